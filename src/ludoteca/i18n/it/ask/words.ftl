# Che cosa la ricerca delle domande sa dell’italiano: parole che non dicono nulla, che dicono poco, che dicono lo stesso.

stop = il, lo, la, i, gli, le, l, un, uno, una, di, d, a, ad, da, in, con, su, per, tra, fra, del, dello, della, dell, dei, degli, delle, al, allo, alla, all, ai, agli, alle, dal, dalla, dall, dai, dagli, dalle, nel, nello, nella, nell, nei, negli, nelle, sul, sulla, sull, sui, sugli, sulle, e, ed, o, che, chi, c, ci, vi, si, se, mi, me, ti, te, ne, è, sono, sei, sia, era, ho, hai, ha, abbiamo, hanno, mio, mia, miei, mie, tuo, tua, suo, sua, suoi, sue, questo, questa, quello, quella, quelli, poi, anche, ma, cosa, cos, io, tu, lui, lei, noi, loro, qui, già, proprio, ogni, essere, avere, sta, stanno, molto, così, quindi, davvero, qualcosa, qualcuno, nessuno, quale, quali, serve, servono, come, avendo
weak = quando, quanto, quanti, quante, quanta, perché, dove, posso, può, puoi, possono, si può, devo, deve, devono, bisogna, succede, capita, fa, fanno, faccio, fare, funziona, funzionano, significa, vuole, dire, vuol, voglio, volta, non, gioco, giocare, partita, giocatore, giocatori, spiega, usa, usare, possibile, permesso

alike-build = costruire, costruisco, costruito, edificare, mettere, metto, piazzare, fabbricare, tirare, posare
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
alike-must = obbligo, obbligatorio, obbligato, costretto, forza, dovere
alike-tie = pareggio, pari, parità, stesso, spareggio
alike-same = stesso, uguale, uguali, identico, identica, doppione, stessa
alike-second = due, secondo, seconda, doppio, doppia, altro, altra, entrambi, 2
alike-empty = vuoto, finire, esaurito, esaurire, terminare, finite, finiti, finisce, manca, mancano
alike-lose = perdere, perdo, perso, persa, perde
alike-keep = tenere, tengo, conservare, conservo, mantenere, immagazzinare, resta, restano
alike-cover = coprire, copro, coperto, sopra, sostituire, rimpiazzare
alike-secret = segreto, nascosto, vedere, guardare, mostrare, noto, pubblico, conoscere
alike-limit = limite, massimo, max
alike-move = spostare, sposto, muovere, muovo, riordinare, risistemare
alike-round = round, turno, giro
alike-produce = produrre, produco, produce, prodotto, prodotta, produzione, produci
alike-third = tre, terzo, terza, 3
alike-twelve = dodici, dodicesimo, 12
alike-seven = sette, 7
alike-four = quattro, 4
alike-five = cinque, 5
alike-six = sei, 6
