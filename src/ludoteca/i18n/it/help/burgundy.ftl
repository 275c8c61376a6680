# Ciò che «aiuto PAROLA» dice al tavolo nel terminale: le parole con cui lo si trova, e il testo.

topic-rules = I Castelli di Borgogna in breve
    .words = regole, regola, come si gioca, gioco, turno, round
    .rule = CoB 12, CoB 22, CoB 50
    .help =
        Si coprono di tessere le caselle del proprio ducato, e si fanno punti. Le fasi sono cinque, da A a E, di cinque round; in ogni round ognuno tira due dadi e ha due azioni, una per dado:
        prendere una tessera dal deposito di quel numero e metterla fra quelle da posare (tre posti);
        posarne una su una casella del suo tipo con quel numero, accanto a una tessera già posata: il suo effetto vale subito;
        vendere tutte le merci di quel numero per una moneta d’argento e qualche punto;
        prendere due lavoratori, con qualsiasi dado.
        Ogni lavoratore cambia un dado di uno, in su o in giù (6 e 1 sono vicini). Una volta per turno due monete d’argento comprano una tessera del deposito nero.
        Un’area tutta coperta dà subito punti: di più se è grande, e di più nelle prime fasi. Chi copre per primo tutte le caselle di un tipo riceve un bonus.
topic-symbols = La mappa e i suoi segni
    .words = simboli, segni, mappa, legenda, plancia, colori
    .help =
        ♜ castello  ◊ miniera  ✚ monastero  ≈ nave  ♣ bestiame  ⌂ edificio
        12 ◊3  una casella libera del tuo ducato: il 12, per una miniera, si posa con un 3. Con › davanti ora vi può andare una tua tessera.
        Su fondo colorato: una casella coperta, e da che cosa.
        2 ✚Mon3 ⌂Mun ·25  il deposito 2 con le sue tessere, poi le merci 2 e 5 che una nave prende da lì.
        2.3  la terza tessera del deposito 2.
        Dadi: [4], barrato quando è usato. ♟ lavoratore.
        Merci 3×2: due merci del numero 3. In arrivo: le merci dei prossimi round; Bonus: ciò che resta a chi copre tutto di un tipo.
topic-dice = Dadi
    .words = dado, dadi, numero, numeri, lancio, azione, azioni
    .rule = CoB 22-29
    .help = Ognuno dei tuoi due dadi è un’azione: prendere dal deposito del suo numero, posare su una casella del suo numero, vendere le merci del suo numero, o prendere due lavoratori. I lavoratori lo cambiano di uno ciascuno, in su o in giù; 6 e 1 sono vicini. Il dado bianco del primo giocatore dice in quale deposito vanno le prossime merci.
topic-workers = Lavoratori
    .words = lavoratore, lavoratori, operaio, operai
    .rule = CoB 23, CoB 29, CoB 50
    .help = Ognuno cambia uno dei tuoi dadi di uno, in su o in giù, prima di usarlo; 6 e 1 sono vicini. Con qualsiasi dado ne prendi due. Alla fine due lavoratori valgono un punto.
topic-silver = Argento
    .words = argento, argenti, soldi, moneta, monete, comprare, denaro
    .rule = CoB 28, CoB 30, CoB 50
    .help = Una volta nel tuo turno due monete d’argento comprano una tessera qualsiasi del deposito nero, oltre alle tue azioni. L’argento viene dalla vendita di merci, dalle miniere a fine fase e dalla banca. Alla fine ogni moneta vale un punto.
topic-depot = Depositi
    .words = deposito, depositi
    .rule = CoB 13-14, CoB 25
    .help = Sei depositi, uno per ogni numero del dado, riempiti di nuovo all’inizio di ogni fase. Un dado prende una tessera dal deposito del suo numero. Lì stanno anche le merci, per le navi.
topic-black = Il deposito nero
    .words = deposito nero, nero, negozio
    .rule = CoB 30, CoB 41
    .help = Una volta nel tuo turno puoi comprare una delle sue tessere per due monete d’argento; va fra quelle da posare. Nessun dado e nessun edificio prende da lì.
topic-storage = Le tessere da posare
    .rule = CoB 25-26
    .words = da posare, spazi chiave, spazio chiave, riserva, posti, tessere, tessera, plancia personale
    .help = Tre posti, gli «spazi chiave», per le tessere che hai preso e non ancora posato. Se sono tutti pieni, una esce dal gioco prima che un dado ne prenda un’altra; per comprare, e per ciò che un edificio fa prendere, serve un posto libero.
topic-goods = Merci
    .words = merci, merce, vendere, vendita, vendute
    .rule = CoB 28, CoB 32, CoB 50
    .help = Le portano le navi dai depositi; se ne tengono tre tipi al massimo. Con un dado vendi tutte quelle del suo numero: una moneta d’argento in tutto, e per ciascuna tanti punti quanti sono i giocatori. Alla fine ognuna non venduta vale un punto.
topic-livestock = Bestiame
    .words = bestiame, animali, animale, pascolo, pascoli, mucca, mucche, maiale, maiali, pecora, pecore, gallina, galline
    .rule = CoB 37
    .help = Quando si posa dà punti per i suoi animali, e di nuovo per tutti quelli della stessa specie che sono già nello stesso pascolo: 3 mucche accanto a 4 mucche danno 7 punti. Un pascolo è un’area di caselle per il bestiame che si toccano.
topic-building = Edifici
    .words = edificio, edifici, città
    .rule = CoB 39-40
    .help = Ognuno ha un effetto quando si posa: «aiuto mercato» e così via dicono quale. In una città, cioè in un’area di caselle per edifici che si toccano, ce ne può essere uno solo di ogni tipo.
topic-monastery = Monasteri
    .words = monastero, monasteri, abbazia
    .rule = CoB 50
    .help = Ognuno ha una regola sua, che vale da quel momento o che dà punti alla fine: «aiuto monastero 15» la dice.
topic-area = Aree
    .words = area, aree, completa, regione
    .rule = CoB 46
    .help = Caselle dello stesso tipo che si toccano. Quando è coperta l’ultima l’area dà 1, 3, 6, 10, 15, 21, 28 o 36 punti per 1–8 caselle, e altri 10, 8, 6, 4 o 2 nelle fasi da A a E.
topic-duchy = Ducati
    .words = ducato, ducati, lato
    .rule = CoB 6, CoB 27
    .help = La tua plancia: caselle di sei tipi, ognuna con il numero del dado con cui vi si posa. Si comincia con un castello; ogni altra tessera va accanto a una già posata. «aiuto ducato 2» mostra il ducato 2.
topic-phase = Fasi
    .words = fase, fasi
    .rule = CoB 12-18
    .help = Cinque, da A a E, di cinque round ciascuna. All’inizio di una fase tutti i depositi si riempiono di nuovo; quello che c’era esce dal gioco, ma le merci restano. A fine fase ogni miniera dà una moneta d’argento. Completare un’area rende di più nelle prime fasi.
topic-order = L’ordine di turno
    .words = ordine, ordine di turno, primo giocatore, dado bianco
    .rule = CoB 19-21, CoB 34
    .help = Ogni nave porta avanti di uno la tua pedina; chi è più avanti gioca per primo, sullo stesso spazio chi è arrivato per ultimo. Il primo giocatore tira anche il dado bianco: le merci del round vanno nel deposito di quel numero.
topic-bonus = Bonus
    .words = bonus, tessere bonus
    .rule = CoB 48
    .help = Chi copre per primo tutte le caselle di un tipo nel suo ducato riceve il numero più alto accanto al segno di quel tipo, il secondo quello più basso.
topic-points = Punti
    .words = punti, punteggio, fine, vincere, vincitore
    .rule = CoB 46-51
    .help =
        Durante la partita: aree completate, bestiame, merci vendute, torri di guardia, e il bonus per aver coperto tutto di un tipo.
        Alla fine: uno per ogni merce non venduta, uno per ogni moneta d’argento, uno ogni due lavoratori, e quello che danno alcuni monasteri.
        Vince chi ha più punti; a parità chi ha meno caselle libere.
