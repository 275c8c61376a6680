# Venezia: risposte a ciò che chiede chi gioca, con parole nostre e i numeri delle regole.

alike-hex = spazio, casella, esagono, cella, posto
alike-ponte = ponte, ponti
alike-casa = casa, case, casetta
alike-palazzo = palazzo, palazzi
alike-campo = campo, piazza, campi
alike-basilica = basilica, chiesa, cattedrale
alike-quarter = quartiere, isola, sestiere
alike-gondola = gondola, barca, segnalino
alike-gold = oro, ori, soldi, denaro, monete
alike-swamp = palude, acquitrino
alike-master = mastro, capo
alike-imaginary = immaginario, finto, fantasma, virtuale
alike-deck = mazzo, pila

## A turn

rule-turn-parts = Le tre azioni del turno
    .text = Prima giochi carte e costruisci, poi bonifichi, poi peschi: sempre in quest’ordine. Ognuna si può saltare, ma una volta passati oltre non si torna indietro.
    .rule = VE 12, VE A1
    .words = ordine del turno, cosa posso fare nel mio turno, posso saltare un’azione, ho dimenticato di pescare, pescare prima di giocare, bonificare prima di costruire, non fare niente, passare
rule-play-cards = Carte a volontà
    .text = Quante carte vuoi della tua mano, di quanti tipi vuoi, o anche nessuna. Restano scoperte davanti a te, divise per tipo.
    .rule = VE 13
    .words = quante carte in un turno, giocare tipi diversi, giocare tutte le carte, non giocare carte, più carte insieme, calare carte
rule-hand-counts-not = Le carte in mano non costruiscono
    .text = Per un edificio contano solo le carte che stanno davanti ai giocatori. Quelle che hai ancora in mano non contano mai.
    .rule = VE 14
    .words = usare carte dalla mano, contano le carte nascoste, solo carte sul tavolo, carte che ho ancora in mano, tenere le carte e costruire
rule-cards-before-building = Prima tutte le carte, poi si costruisce
    .text = Prima giochi tutte le carte che vuoi in questo turno, poi si costruisce. Quando sul tabellone è cominciato il primo edificio, fino al prossimo turno non ne giochi più.
    .rule = VE 23
    .words = giocare ancora carte dopo aver costruito, costruire e poi giocare altre carte, un’altra carta adesso, tardi per una carta, carte fra due edifici
rule-must-build = Ciò che è completo si costruisce
    .text = Ogni edificio che ha sul tavolo tutte le sue carte si costruisce in questo turno, chiunque le abbia giocate. Non si può tenere per dopo.
    .rule = VE 24, VE A1
    .words = devo costruire per forza, si deve costruire subito, aspettare a costruire, tenerlo per dopo, rimandare un edificio, non costruire apposta
rule-building-order = L’ordine di più edifici
    .text = Se sono completi più edifici, l’ordine lo sceglie chi è di turno. Ognuno si conclude, con posto, tesori e gondole, prima del successivo.
    .rule = VE 25
    .words = quale edificio prima, più edifici completi insieme, chi decide l’ordine, scegliere quale viene dopo, due edifici nello stesso turno, da quale comincio, due edifici pronti, partire da
rule-building-steps = Che cosa segue a un edificio
    .text = Prima si sceglie il posto, poi chi partecipa e ha la gondola lungo il quartiere prende un tesoro, poi si muovono le gondole. Alla fine la pedina torna a casa e le carte vanno agli scarti.
    .rule = VE 31, VE 42, VE 45
    .words = prima il tesoro o la mossa, cosa viene prima, passi della costruzione, dopo aver messo un edificio, quando si muovono le gondole

## Buildings and cards

rule-cards-needed = Le carte che servono
    .text = Per una casa basta una carta; per palazzo, campo e ponte ne servono tre, per la basilica quattro. Non importa se stanno davanti a un giocatore solo o a più d’uno.
    .rule = VE 15
    .words = quante carte per un palazzo, quante carte per una basilica, quante ne servono, quanto costa costruire, prezzo di un edificio, carte necessarie, quando è completo
rule-spaces-needed = Quanto occupano gli edifici
    .text = Casa e campo occupano uno spazio, il palazzo due vicini, la basilica tre che si toccano tutti fra loro, il ponte uno per ogni lato di un canale. Devono essere tutti liberi.
    .rule = VE 15, VE 27, VE A20
    .words = quanti spazi occupa, quanto è grande un palazzo, forma della basilica, dimensione, triangolo, quanto posto serve
rule-begin-building = Iniziare un edificio
    .text = Lo inizi giocando almeno una delle sue carte, ma non tutte, mentre nessun altro ne ha davanti a sé. Prendi subito la pedina di quel tipo e sei il mastro costruttore.
    .rule = VE 16
    .words = cominciare un edificio, giocare la prima carta, essere il primo, avere la pedina, diventare mastro costruttore, aprire un cantiere
rule-join-building = Partecipare a ciò che altri hanno iniziato
    .text = Puoi aggiungere carte a un edificio iniziato da un altro: almeno una, al massimo quante ne mancano. Da allora partecipi anche ai suoi punti.
    .rule = VE 17
    .words = unirsi all’edificio di un altro, costruire insieme, aggiungere carte a quello di un avversario, collaborare, intromettersi, edificio in comune, partecipare, un altro l’ha cominciato, aggiungermi
rule-take-pawn = Il mastro costruttore cambia
    .text = Appena davanti a te hai più carte di quel tipo del mastro costruttore, devi prendergli la pedina. Se ne hai quante lui non cambia niente.
    .rule = VE 17
    .words = rubare la pedina, togliere la pedina, chi ha più carte, stesso numero di carte, parità fra mastri, rifiutare la pedina, perdere la pedina, superare il mastro, prendere la pedina a un avversario
rule-card-ceiling = Mai più carte di quelle che servono
    .text = Le carte di tutti insieme non possono superare quelle che servono a un edificio comune. Se un altro ha due carte basilica puoi aggiungerne due, non tre.
    .rule = VE 18
    .words = troppe carte, superare il numero, carte in più, giocarne tre se ne mancano due, più carte del necessario, limite per un edificio
rule-finish-alone = Completato da soli in più turni
    .text = Puoi iniziare un edificio e aggiungere le carte che mancano nei turni dopo. Se intanto nessun altro ne ha giocata una, sei il solo costruttore e i punti sono tutti tuoi.
    .rule = VE 19
    .words = aggiungere il resto il turno dopo, finire più tardi il mio edificio, un po’ alla volta, nessun altro ha partecipato, in due turni, non riesco a completarlo in questo turno, non ho ancora abbastanza carte
rule-build-alone = Costruito da soli in un turno
    .text = Se giochi in un turno tutte le carte di un edificio lo costruisci da solo, anche se altri hanno carte di quel tipo. Le loro carte restano dove sono, e anche la pedina.
    .rule = VE 20, VE A4
    .words = tutte le carte in una volta, costruire senza dividere, senza gli altri, quattro carte basilica, un altro l’ha già iniziato, ho tutte le carte io, farlo per conto mio, farlo tutto da solo, altri l’hanno iniziato
rule-same-kind-twice = Lo stesso tipo due volte nel turno
    .text = Si può: una volta con tutte le carte tue, e una insieme ad altri. Nello stesso turno puoi anche costruirne uno da solo e iniziarne un altro dello stesso tipo.
    .rule = VE 21, VE A5
    .words = due edifici uguali, due palazzi nello stesso turno, di nuovo lo stesso edificio, uno da solo e uno insieme, cinque carte ponte
rule-casa = Più case, ognuna per conto suo
    .text = Ogni carta casa è una casa intera, che vale un punto solo per te. Non ha mastro costruttore, nessuno può partecipare, e in un turno ne puoi costruire diverse, una dopo l’altra.
    .rule = VE 22, VE 36
    .words = gli altri possono partecipare alla mia casa, pedina della casa, due case in un turno, quante case, mastro costruttore della casa, dividere una casa
rule-two-kinds = Davanti a te due tipi al massimo
    .text = Finito di costruire puoi tenere davanti a te carte di due tipi al massimo. Quelle degli altri tipi si scartano; mentre costruisci per un momento possono essere di più.
    .rule = VE 46
    .words = quanti edifici in costruzione, tre edifici iniziati, troppi tipi, partecipare a quanti edifici, carte di troppo, iniziare un terzo edificio, quanti cantieri
rule-drop-with-pawn = Un tipo scartato e la sua pedina
    .text = Scegli tu quale tipo se ne va, per intero. La pedina passa a chi ha più carte di quel tipo, in parità al più vicino in senso orario, e torna sul tabellone se non ne ha nessuno.
    .rule = VE 46, VE A7
    .words = quali carte scarto, rinunciare a un edificio, avevo la pedina, a chi va la mia pedina, abbandonare un edificio
rule-pawn-home = La pedina dopo la costruzione
    .text = Finito un edificio comune la pedina torna sul tabellone e le carte agli scarti. Se qualcuno ha costruito da solo con tutte le carte, la pedina resta dov’era.
    .rule = VE 45, VE 20
    .words = tengo la pedina, la pedina torna indietro, rimettere la pedina, carte usate, dove vanno le carte giocate

## On the board

rule-where-to-build = Solo dove è libero
    .text = Negli spazi senza palude e senza edifici, e tutti quelli che l’edificio occupa devono essere liberi. Dove è disegnata la pietra con martello e scalpello lo spazio è libero.
    .rule = VE 26, VE 27
    .words = dove posso costruire, costruire su una palude, costruire sulla pietra, martello e scalpello, spazio libero, spazio occupato, quali posti vanno bene
rule-no-room = Un edificio senza posto
    .text = Un edificio che al suo momento non sta da nessuna parte non si costruisce: le sue carte si scartano e nessuno riceve punti o tesori. La pedina di un edificio comune torna al suo posto sul tabellone.
    .rule = VE 28, VE A6
    .words = non c’è posto, non ci sta, non c’è spazio, cosa succede se non si può costruire, perdere le carte, rovinare l’edificio di un altro, tabellone pieno
rule-who-chooses-site = Chi sceglie il posto
    .text = Chi costruisce da solo. Se hanno carte in più d’uno sceglie chi ha la pedina, anche quando è il turno di un altro.
    .rule = VE 29
    .words = chi decide dove va, posso scegliere io il posto, non è il mio turno, dove sta l’edificio comune, chi lo mette sul tabellone
rule-ponte-site = I posti per un ponte
    .text = Solo sui due spazi che una linea bianca tratteggiata unisce attraverso un canale, uno per quartiere. Devono essere liberi tutti e due, senza palude.
    .rule = VE 30
    .words = dove si mette un ponte, ponte dovunque, linea tratteggiata, linea bianca sul canale, unire due quartieri, estremità del ponte, ponte su qualsiasi canale
rule-across-canal = Oltre il canale non si è vicini
    .text = No. Quello che sta dall’altra parte di un canale non è mai vicino, nemmeno dove un ponte unisce le due rive.
    .rule = VE 41, VE A18
    .words = dall’altra parte dell’acqua, oltre il canale, il ponte rende vicini, adiacente attraverso il canale, riva opposta

## Treasures and the canal

rule-treasure-who = Chi riceve un tesoro
    .text = Chi partecipa all’edificio e in quel momento, prima che le gondole si muovano, ha la gondola lungo il suo quartiere. Prende per primo il mastro costruttore, poi gli altri in senso orario.
    .rule = VE 31, VE 32
    .words = come si ottiene un tesoro, gondola accanto al quartiere, premio per chi è vicino, quando prendo un tesoro, ordine dei tesori, più giocatori prendono tesori
rule-treasure-ponte = Il tesoro per un ponte
    .text = Per un ponte basta che la gondola sia lungo uno dei due quartieri. Anche se li lambisce entrambi il tesoro è uno solo.
    .rule = VE 32, VE A8
    .words = due tesori per un ponte, il ponte tocca due quartieri, ponte vicino alla mia gondola, entrambi i quartieri
rule-treasure-empty = I tesori sono finiti
    .text = Se non ce ne sono più nessuno ne riceve. I tesori che si pagano tornano coperti nella scorta, e si possono pescare di nuovo.
    .rule = VE 33, VE 49, VE A12
    .words = tesori esauriti, forziere vuoto, non bastano i tesori per tutti, i tesori tornano, quanti tesori ci sono
rule-crossing = L’incrocio del 10 e del 45
    .text = Questo incrocio lambisce tutti e quattro i quartieri intorno. È un solo spazio: una gondola sul 10 occupa anche il 45, e viceversa.
    .rule = VE 34, VE A9
    .words = spazio con due numeri, 10/45, lo stesso spazio due volte, gondola sul 45 blocca il 10, quattro quartieri insieme, crocevia
rule-quarter-beside = Il quartiere lungo la gondola
    .text = Ogni spazio del canale lambisce uno o due quartieri; l’incrocio 10 e 45 quattro. Dal 57 al 60 non ne tocchi nessuno, quindi niente tesori.
    .rule = VE 34
    .words = quale quartiere tocco, nessun quartiere vicino, spazi dal 57 al 60, la mia gondola confina, vicino alla riva, sono abbastanza vicino, gondola sul 58, tesoro al 58
rule-start-space = Alla partenza
    .text = Alla partenza le gondole possono stare tutte insieme. Se tocca un quartiere, così da poter vincere tesori anche da lì, lo dice un’opzione del tavolo; di solito lo tocca.
    .rule = VE 10, VE A10
    .words = più gondole alla partenza, tesoro dalla partenza, spazio zero, non mi sono ancora mosso, la partenza tocca un quartiere

## Points and moves

rule-points-basilica = Quanto vale una basilica
    .text = Sempre 7 punti, dovunque stia. È il valore intero: di una basilica comune il mastro costruttore ne prende 7, ogni altro 3.
    .rule = VE 36
    .words = punti della basilica, sette punti, quanto dà una basilica, valore fisso, edificio migliore
rule-points-palazzo = Quanto vale un palazzo
    .text = Un punto per ogni spazio vicino senza edifici, che sia ancora palude o già libero. Lungo la riva i vicini sono meno, perciò rende di più all’interno, dove non c’è ancora niente.
    .rule = VE 37, VE 41
    .words = punti del palazzo, vicini senza edifici, spazi vuoti intorno, contano le paludi intorno, dove rende di più un palazzo
rule-points-campo = Quanto vale un campo
    .text = Un punto per ogni spazio vicino che porta un edificio o una sua parte. Contano gli spazi, non gli edifici: di uno grande ogni spazio che lo tocca, e anche la testa di un ponte.
    .rule = VE 38, VE A19
    .words = punti del campo, edifici intorno, vicini costruiti, un edificio grande conta due volte, dove rende di più un campo, piazza
rule-points-ponte = Quanto vale un ponte
    .text = Un punto per ogni casa in uno dei due quartieri che unisce: quale, lo sceglie il mastro costruttore. Contano anche le case che c’erano dall’inizio.
    .rule = VE 39, VE A24
    .words = punti del ponte, contare le case, case di quale quartiere, entrambi i quartieri, scegliere il quartiere, contano le case già stampate
rule-share-points = Come si dividono i punti
    .text = Il mastro costruttore prende il valore intero, ogni altro che ha almeno una carta nell’edificio la metà, arrotondata per difetto. Chi costruisce da solo prende tutto.
    .rule = VE 40
    .words = metà dei punti, quanto prende ognuno, spartire i punti, arrotondare, la mia parte in un edificio comune, quanto ricevo se ho solo partecipato
rule-move-order = Chi muove per primo
    .text = Prima va la gondola del mastro costruttore, poi quelle degli altri che hanno partecipato, in senso orario. Ognuna avanza dei suoi punti.
    .rule = VE 42
    .words = ordine delle gondole, chi va prima, senso orario dal mastro costruttore, muovere insieme, si muovono tutti
rule-jump = Gli spazi occupati si scavalcano
    .text = In ogni spazio sta una gondola sola. Quello occupato da un’altra si scavalca e non si conta, così con gli stessi punti arrivi più lontano.
    .rule = VE 43
    .words = due gondole sullo stesso spazio, superare una gondola, sorpassare, conta lo spazio occupato, c’è una gondola davanti, saltare, fermarsi dove c’è un’altra gondola

## Swamps and gold

rule-drain = Bonificare una o due paludi
    .text = Dopo aver costruito puoi togliere dal tabellone una o due paludi, dove vuoi, oppure nessuna. Non serve avere la gondola lì vicino e non si paga niente.
    .rule = VE 47
    .words = quante paludi, quali paludi posso togliere, bonificare dovunque, tre paludi, bonificare costa, devo bonificare
rule-build-on-drained = Dove si bonifica si costruisce dopo
    .text = Dal tuo prossimo turno: quando bonifichi hai già finito di costruire. Chi gioca prima di te però può già usare quegli spazi.
    .rule = VE 47
    .words = costruire dove ho bonificato, bonificare e costruire nello stesso turno, usarlo subito, terreno nuovo, altri ci costruiscono prima, costruire subito dove ho tolto la palude
rule-swamp-gold = L’oro di una palude
    .text = Il gettone di una palude bonificata è tuo e vale 0, 1 o 2 ori. Il valore lo vedi solo dopo averlo preso.
    .rule = VE 3, VE 47
    .words = valore di una palude, oro sotto una palude, cosa c’è sotto il gettone, guardare prima di bonificare, vale zero
rule-gold-steps = Cinque ori, un passo
    .text = Ogni 5 ori la tua gondola avanza di uno spazio. Puoi pagare più spazi in una volta.
    .rule = VE 48, VE A11
    .words = a cosa serve l’oro, spendere soldi, comprare passi, quanto per uno spazio, l’oro vale punti, pagare per muovere, quante monete per avanzare, quanti ori per uno spazio
rule-gold-when = Quando si può spendere l’oro
    .text = In ogni momento del tuo turno, anche fra due mosse dello stesso edificio, e un’ultima volta a fine partita. Mai nel turno di un altro.
    .rule = VE 48, VE A11
    .words = spendere oro nel turno di un altro, pagare mentre si costruisce, pagare prima che gli altri muovano, pagare a fine turno, cambiare in ogni momento
rule-gold-mix = I due tipi di oro insieme
    .text = Puoi pagare con gli uni e gli altri insieme. I gettoni palude pagati escono dal gioco, i tesori tornano nella scorta.
    .rule = VE 49
    .words = mescolare paludi e tesori, pagare con gettoni diversi, dove vanno i gettoni spesi, sommare i gettoni
rule-no-change = Non si dà resto
    .text = No. Quello che paghi oltre un multiplo di 5 è perso: 7 ori danno un passo e nient’altro.
    .rule = VE 50
    .words = ricevere il resto, pagare troppo, oro avanzato, pagare sette per un passo, il resto è perso
rule-secret-gold = L’oro è segreto
    .text = Quanto valgono i tuoi gettoni lo sai solo tu; quanti ne hai lo vedono tutti. Il valore delle paludi e dei tesori ancora sul tavolo non lo conosce nessuno.
    .rule = VE 35, VE A23
    .words = guardare i gettoni degli altri, chi vede il mio oro, devo mostrare il mio oro, valore nascosto, quanti soldi hanno gli altri, sbirciare una palude

## Drawing

rule-draw-one = Pescare una carta
    .text = Prendi una delle carte scoperte, oppure la prima del mazzo, senza vederla prima.
    .rule = VE 51
    .words = prendere una carta scoperta, prima carta del mazzo, scegliere una carta, pescare dal mazzo, una sola carta
rule-draw-three = Pescare tre carte
    .text = Scopri una carta della tua mano accanto al mazzo, poi prendine esattamente tre. Quella che scopri dev’essere di un tipo non ancora scoperto.
    .rule = VE 52
    .words = avere più carte, mettere una carta accanto al mazzo, cambiare una carta con tre, scoprire una carta, due carte invece di tre, un tipo già scoperto, prendere più carte, pescare più carte, più di una carta
rule-draw-mixing = Prima le scoperte, poi il mazzo
    .text = Quando ne peschi tre puoi mescolare, ma prima le scoperte, poi il mazzo. La carta che hai appena scoperto non la puoi riprendere.
    .rule = VE 52
    .words = mescolare scoperte e mazzo, riprendere la mia carta, prima il mazzo e poi le scoperte, una scoperta e due dal mazzo
rule-hand-limit = Cinque carte in mano
    .text = Cinque al massimo, in ogni momento. Con cinque non peschi; con quattro ne peschi una, e non puoi scoprirne una per prenderne tre.
    .rule = VE 53, VE A2
    .words = limite di mano, mano piena, più di cinque carte, pescare con cinque carte, pescarne tre con quattro carte, troppe carte in mano
rule-deck-empty = Il mazzo è finito
    .text = Appena serve una carta e il mazzo non ne ha, si rimescolano gli scarti, anche nel mezzo di una pesca. Per prenderne tre devono essercene ancora tre.
    .rule = VE 54, VE A3
    .words = finiscono le carte, mazzo esaurito, mescolare gli scarti, rimescolare, non bastano le carte per tre, non ci sono più carte da pescare
rule-four-open = Quattro carte scoperte si scartano
    .text = Se alla fine di un turno ci sono quattro carte scoperte si scartano subito tutte.
    .rule = VE 55
    .words = perché le carte scoperte sono sparite, carte scoperte eliminate, quante carte scoperte, carte scoperte a fine turno

## The end

rule-game-end = La fine della partita
    .text = Appena tutti gli edifici di un tipo sono costruiti, o una gondola arriva al 60 o lo supera.
    .rule = VE 56
    .words = quando finisce, quanto dura, chi chiude la partita, finiti gli edifici di un tipo, arrivare a sessanta, ultimo turno
rule-last-building = Dopo l’ultimo edificio
    .text = Chi vi ha partecipato riceve ancora i tesori e muove. Poi non si costruisce, non si bonifica e non si pesca più, nemmeno ciò che era già completo.
    .rule = VE 57, VE A15
    .words = cosa succede dopo l’ultimo edificio, si può ancora bonificare, si può ancora pescare, si muovono ancora tutti, il mio altro edificio completo
rule-exchange-ends = Arrivare al 60 pagando
    .text = La partita finisce subito, anche a metà del turno. Tesori e mosse dell’edificio in corso si danno ancora, ma altro non si costruisce, nemmeno quello di cui non è ancora scelto il posto.
    .rule = VE A14, VE 48
    .words = finire la partita con l’oro, comprare il 60, pagare a metà della costruzione, chiudere pagando
rule-final-exchange = L’ultimo cambio dell’oro
    .text = A partita finita ognuno può pagare oro ancora una volta, cinque per ogni passo. Comincia chi siede dopo il giocatore che l’ha chiusa nel suo turno; lui viene per ultimo.
    .rule = VE 58, VE A13
    .words = oro rimasto alla fine, spendere oro a partita finita, oro avanzato, ordine dell’ultimo cambio, chi cambia per primo
rule-beyond-sixty = Oltre il 60
    .text = I pali dopo il 60 sono altri spazi, quanti ne servono. Chi supera il 60 non perde nessun punto.
    .rule = VE 59, VE A17
    .words = superare il sessanta, punti oltre il percorso, pali dopo il 60, il percorso finisce, punti in più
rule-winner = Chi vince, e i pareggi
    .text = Chi è arrivato più lontano con la gondola. Pareggi non ce ne sono, perché due gondole non stanno sullo stesso spazio; solo chi non ha mai lasciato la partenza divide il posto.
    .rule = VE 60, VE A16
    .words = chi vince, come si vince, parità, pareggio, stesso spazio alla fine, più punti

## Two players

rule-third-player = Il terzo giocatore, in due
    .text = In due, a ogni turno si scopre una carta del mazzo per lui; se all’inizio o alla fine lo sceglie chi è di turno. Non ha gondola né mano e non può vincere.
    .rule = VE 61, VE 62
    .words = giocare in due, due giocatori, giocatore immaginario, giocatore finto, quando pesco per lui, può vincere, ha una gondola, siamo solo in due
rule-third-excess = Il terzo edificio dell’immaginario
    .text = Una carta che lo porterebbe in un terzo edificio si scarta. Per il resto le sue carte valgono come quelle di tutti: contano per gli edifici, e con esse prende o perde le pedine.
    .rule = VE 63, VE 65
    .words = l’immaginario ha troppi tipi, la sua carta si butta, può prendermi la pedina, partecipa agli edifici, limite dell’immaginario
rule-third-builds = Dove costruisce l’immaginario
    .text = Dove il mastro costruttore è l’immaginario, il posto lo sceglie chi è di turno. Così anche per una sua casa: si costruisce subito, e nessuno si muove.
    .rule = VE 64, VE A22
    .words = l’immaginario è mastro costruttore, chi decide per lui, casa dell’immaginario, mettere il suo edificio, il terzo giocatore sceglie

## The start

rule-setup-cards = Con che cosa si comincia
    .text = Con tre carte in mano e la gondola alla partenza; oro non ne ha nessuno. Non c’è ancora nessuna carta scoperta, e chi comincia lo decide la sorte.
    .rule = VE 7, VE 10, VE 11
    .words = mano iniziale, carte all’inizio, chi comincia, chi inizia, oro all’inizio, preparazione
rule-setup-board = Il tabellone all’inizio
    .text = I canali dividono la città in cinque quartieri. Un edificio di ogni tipo c’è già, liberi sono solo gli spazi con una pietra, e tutti gli altri hanno una palude.
    .rule = VE 5, VE 8
    .about = map
    .words = edifici già presenti, dove sono le paludi, spazi liberi all’inizio, preparazione del tabellone
rule-pieces = Numero di carte ed edifici
    .text = Le carte sono 42: dieci della basilica, otto di ogni altro tipo. Gli edifici sono 5 basiliche, 6 palazzi, 6 campi, 6 ponti e 19 case, compresi quelli già sul tabellone.
    .rule = VE 1, VE 4
    .words = quante carte ci sono, quante case, quante basiliche, quanto è grande il mazzo, quanti pezzi, in tutto, quanti sono in tutto
