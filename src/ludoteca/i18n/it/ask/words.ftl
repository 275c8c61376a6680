# Che cosa la ricerca delle domande sa dell’italiano: parole che non dicono nulla, che dicono poco, che dicono lo stesso.

stop = il, lo, la, i, gli, le, l, un, uno, una, di, d, a, ad, da, in, con, su, per, tra, fra, del, dello, della, dell, dei, degli, delle, al, allo, alla, all, ai, agli, alle, dal, dalla, dall, dai, dagli, dalle, nel, nello, nella, nell, nei, negli, nelle, sul, sulla, sull, sui, sugli, sulle, e, ed, o, che, c, ci, vi, si, se, mi, me, ti, te, ne, è, sono, sei, sia, era, ho, hai, ha, abbiamo, hanno, mio, mia, miei, mie, tuo, tua, suo, sua, suoi, sue, questo, questa, quello, quella, quelli, poi, anche, ma, cosa, cos, io, tu, lui, lei, noi, loro, qui, proprio, ogni, essere, avere, sta, stanno, molto, così, quindi, davvero, qualcosa, qualcuno, nessuno, serve, servono, come, avendo, anch, c era
weak = mettere, metto, quando, quanto, quanti, quante, quanta, perché, dove, posso, può, puoi, possono, succede, capita, fa, fanno, faccio, fare, funziona, funzionano, significa, dire, vuol, voglio, volta, non, gioco, giocare, partita, giocatore, giocatori, spiega, usa, usare, possibile, permesso, chi, quale, quali, più, vuole, ancora
# Accanto a una parola che chiede apertamente («quale nave devo ...») le parole del dovere dicono poco.
open = quale, quali, quanto, quanti, quante, quanta, dove, quando, chi, come
duty = obbligo, devo, deve, devono, bisogna

# La prima parola di ogni riga sta per tutte le altre.
idiom-build = costruire, tirare su, mettere su
idiom-exist = esistono, ci sono, ce ne sono
idiom-must = obbligo, per forza, sono obbligato, sono costretto, bisogna per forza
idiom-demolish = demolire, buttare giù, tirare giù, togliere di mezzo
idiom-discard = scartare, buttare via, butto via, gettare via, liberarsi di, dare via, do via
idiom-empty = esaurito, non ce n è più, non ce ne sono più, non ci sono più
idiom-begin = comincia, inizia per primo, comincia per primo, parte per primo, gioca per primo
idiom-immediately = subito, non appena, in questo stesso turno
idiom-look = guardare, dare un occhiata
idiom-several = più, più di uno, più di una, nello stesso momento, in una volta
idiom-end = finisce, game over

alike-choose = scegliere, sceglie, scelgo, scelto, scelta, sceglierlo, prendere, prendo, preso, presa, prenderlo, decidere, decide, tocca
alike-immediately = subito, appena, immediatamente, direttamente
alike-demolish = demolire, abbattere, togliere, eliminare, distruggere
alike-several = due, tre, quattro, più, diversi, parecchi, insieme, tutti
alike-give = dare, dà, danno, rendere, rende, paga, pagare, guadagnare, guadagno
alike-build = costruire, costruisco, costruito, edificare, fabbricare
alike-end = finire, fine, finisce, termina, terminare, ultimo, ultima, conclude, conclusione, smettere
alike-win = vincere, vince, vinto, vittoria, vincitore
alike-points = punti, punto, punteggio, pv
alike-discard = scartare, scarto, buttare, butto, gettare, eliminare, via
alike-draw = pescare, pesco, prendere, prendo, prende, preso, ricevere, ricevo, pigliare, tirare
alike-money = soldi, denaro, monete, moneta
alike-pay = pagare, pago, costa, costo, costare, prezzo, caro, spendere, spendo, pagamento, economico
alike-less = sconto, meno, risparmiare, riduzione, ridotto
alike-sell = vendere, vendo, vendita, venduto, commerciare, cedere
alike-begin = iniziare, inizio, inizia, comincia, cominciare, partire, primo, prima, preparazione, avvio
alike-order = ordine, orario, senso, giro, sequenza
alike-skip = passare, passo, saltare, salto, rinunciare, rinuncio, niente, nulla, rifiutare, senza
alike-must = obbligo, obbligatorio, obbligato, costretto, devo, deve, devono, dovere, bisogna
alike-tie = pareggio, pari, parità, stesso, spareggio
alike-same = stesso, uguale, uguali, identico, identica, doppione, stessa
alike-second = due, secondo, seconda, doppio, doppia, altro, altra, entrambi, 2
alike-empty = vuoto, finire, esaurito, esaurire, terminare, finite, finiti, finisce, manca, mancano
alike-lose = perdere, perdo, perso, persa, perde
alike-keep = tenere, tengo, conservare, conservo, mantenere, immagazzinare, resta, restano
alike-cover = coprire, copro, coperto, sopra, sostituire, rimpiazzare
alike-secret = segreto, nascosto, vedere, guardare, mostrare, noto, pubblico, conoscere
alike-limit = limite, massimo, max
alike-lay = posare, mettere, metto, piazzare, piazzo, messo
alike-move = spostare, sposto, muovere, muovo, riordinare, risistemare
alike-round = round, turno, giro
alike-produce = produrre, produco, produce, prodotto, prodotta, produzione, produci
alike-third = tre, terzo, terza, 3
alike-twelve = dodici, dodicesimo, 12
alike-seven = sette, 7
alike-four = quattro, 4
alike-five = cinque, 5
alike-six = sei, 6
