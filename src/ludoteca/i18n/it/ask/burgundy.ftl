# I Castelli di Borgogna: risposte a ciò che chiede chi gioca, con parole nostre e i numeri delle regole.

alike-hex = casella, spazio, esagono, cella
alike-pasture = pascolo, prato, recinto
alike-alone = solitario, solo, soli, sola
alike-duchy = ducato, plancia, tabella
alike-storage = chiave, scorta
alike-silver = argento, monete, moneta, soldi, denaro
alike-livestock = bestiame, animale, animali
alike-goods = merce, merci
alike-area = area, regione, zona
alike-castle = castello
alike-die = dado, dadi
alike-worker = lavoratore, operaio
alike-monastery = monastero, abbazia, convento
alike-ship = nave, barca
alike-city = città, paese
alike-tribute = tributo, tassa
alike-grape = uva, vitigno, vino, grappolo
alike-partner = compagno, alleato, socio

## The start

rule-setup-start = Con che cosa si comincia
    .text = Tre merci a caso, una moneta d’argento e un castello; chi inizia ha 1 lavoratore, il successivo 2, poi 3 e 4. Chi inizia lo decide la sorte.
    .rule = CoB 7-9
    .words = merci iniziali, argento all’inizio, lavoratori all’inizio, chi comincia, perché lui ha più lavoratori, preparazione
rule-first-castle = Il castello iniziale
    .text = Lo metti su una casella castello a tua scelta, prima del primo round. Non dà azioni né punti; tutto quello che poserai cresce da lì.
    .rule = CoB 11
    .words = dove va il primo castello, scegliere il castello, castello di partenza, il castello iniziale dà un’azione, casella castello migliore
rule-duchies = I ducati sono diversi
    .text = Un ducato è una plancia di 37 caselle: il colore di una casella dice quale tessera ci va, il numero con quale dado. Da regolamento ognuno riceve una plancia e ne sceglie il lato; alla prima partita tutti giocano l’1 o tutti il 2.
    .rule = CoB 6, CoB 27
    .about = duchies
    .words = scegliere il ducato, con quale plancia gioco, numeri sulle caselle, colori delle caselle, stessa plancia per tutti, quale ducato alla prima partita

## Phases and rounds

rule-game-length = Cinque fasi di cinque round
    .text = La partita dura sempre 25 round: cinque fasi, da A a E, di cinque round ciascuna. Ognuno usa quindi 50 dadi in tutto.
    .rule = CoB 12
    .words = quanto dura la partita, quanti round, quanti turni ho, quante fasi, numero di azioni
rule-new-phase = Una nuova fase svuota e riempie
    .text = Le tessere rimaste nei depositi, anche in quello nero, escono dal gioco, e ogni posto riceve a caso una nuova tessera del suo colore. Le merci nei depositi restano, e così le tue tessere da posare.
    .rule = CoB 13, CoB 14, CoB 16
    .words = nuove tessere, tessere che nessuno ha preso, le tessere restano, quando si riempiono i depositi, le merci restano nel deposito, ci sarà ancora questa tessera
rule-depots-by-players = In meno giocatori, meno tessere
    .text = I posti segnati con 4 si riempiono solo in quattro, e in due il tabellone ne ha di meno. In tre un posto del deposito 6 riceve un castello nelle fasi A, C ed E, una miniera in B e D.
    .rule = CoB 2, CoB 14, CoB 15
    .words = in due giocatori, in tre giocatori, quante tessere in un deposito, posti che restano vuoti, numero di tessere, deposito 6 miniera o castello, perché manca una tessera
rule-goods-coming = Da dove vengono le merci
    .text = Ogni fase ha cinque merci, visibili a tutti, una per round. All’inizio del round la sua merce va nel deposito indicato dal dado bianco, e ci resta finché una nave non la prende.
    .rule = CoB 17, CoB 20
    .words = come arrivano le merci nei depositi, nuove merci, prossima merce, quale merce arriva, perché ci sono merci lì
rule-phase-end = La fine di una fase
    .text = Dopo il quinto round ognuno riceve una moneta d’argento per ogni miniera del suo ducato, e rendono anche alcuni monasteri. Poi comincia la fase seguente.
    .rule = CoB 18
    .words = quando rendono le miniere, quando ricevo argento, dopo il quinto round, rendita, cosa succede fra le fasi
rule-roll = Si tira tutti insieme
    .text = All’inizio del round tutti tirano insieme i loro due dadi, e tutti li vedono. Restano così fino al tuo turno.
    .rule = CoB 19
    .words = quando si tirano i dadi, ritirare, tirare di nuovo, vedere i dadi degli altri, i dadi sono segreti, nuovi dadi
rule-white-die = Il dado bianco
    .text = Dice soltanto in quale deposito va la merce di questo round. Nessuno lo può usare per un’azione, e i lavoratori non lo cambiano.
    .rule = CoB 20
    .words = a cosa serve il dado bianco, usare il dado bianco, terzo dado, cambiare il dado bianco, chi tira il dado bianco, dado in più
rule-turn-order = Chi gioca prima di chi
    .text = Gioca per primo chi è più avanti sul tracciato dell’ordine; in una pila viene prima chi sta sopra. L’ordine vale per tutto il round: una nave ti porta avanti per il prossimo.
    .rule = CoB 21, CoB 34, CoB A10
    .words = chi inizia, chi va per primo, ordine di gioco, tracciato, pila di pedine, stesso spazio del tracciato, diventare primo giocatore, perché sono ultimo, senso orario, si decide chi è il primo giocatore

## A turn

rule-two-actions = Due azioni, una per dado
    .text = Con ogni dado prendi una tessera, ne posi una, vendi merci o prendi due lavoratori. L’ordine lo scegli tu, e puoi fare due volte la stessa cosa.
    .rule = CoB 22
    .words = cosa posso fare nel mio turno, due volte la stessa azione, prendere due tessere, posare due tessere, due dadi uguali, quante azioni, scegliere l’ordine
rule-unused-die = Un dado che non serve
    .text = Due lavoratori si possono sempre prendere, con qualsiasi numero: nessun dado è mai inutile. Lasciarne uno inutilizzato si può solo se al tavolo si gioca alla lettera.
    .rule = CoB 29, CoB 22
    .words = passare, saltare un’azione, non usare un dado, tiro sfortunato, dado inutile, devo usare entrambi i dadi, il mio numero non va bene, conservare un dado
rule-change-die = I lavoratori cambiano un dado
    .text = Ogni lavoratore che dai cambia uno dei tuoi dadi di uno, in su o in giù, e 6 e 1 sono vicini. Ne puoi usare diversi sullo stesso dado, in ogni momento del tuo turno; non è un’azione.
    .rule = CoB 23, CoB 24
    .words = cambiare il numero, un altro numero, da 1 a 6, più lavoratori su un dado, è un’azione, mi serve un 5, modificare un dado, più uno meno uno, quanti lavoratori su un dado
rule-take-tile = Prendere una tessera
    .text = Un dado prende una tessera a scelta dal deposito del suo numero. Va in un posto libero fra quelle da posare.
    .rule = CoB 25
    .words = ottenere una tessera, quali tessere posso prendere, da quale deposito, raccogliere una tessera, prendere da un altro deposito
rule-straight-to-duchy = Mai direttamente nel ducato
    .text = Una tessera presa passa sempre prima fra quelle da posare. Anche se la posi subito con l’azione seguente, lì deve avere un posto.
    .rule = CoB 25, CoB 45
    .words = prendere e posare subito, posare direttamente, saltare gli spazi chiave, prendere e posare con lo stesso dado, usare subito una tessera, dritta dal deposito
rule-storage-full = Tutti i posti occupati
    .text = I posti sono tre. Se sono tutti occupati, prendendo con un dado una delle tue tessere da posare esce prima dal gioco.
    .rule = CoB 26, CoB A4
    .words = tre tessere da posare, non ho posto, quante tessere posso tenere, quarta tessera, spazi chiave pieni, fare posto, prendere con i posti pieni, ho già tre tessere, prenderne un’altra
rule-throw-away = Una tessera che non voglio più
    .text = Solo per far posto quando un dado o l’azione di un castello ne prende un’altra: allora una tua tessera da posare esce dal gioco. In ogni altro momento resta lì.
    .rule = CoB 26, CoB A4
    .words = scartare una tessera, buttare una tessera, restituire una tessera, rimetterla nel deposito, cambiare una tessera, tessera inutile, liberare un posto
rule-place-tile = Dove può andare una tessera
    .text = Su una casella libera del suo colore con il numero del tuo dado, accanto a una tessera già posata. Il suo effetto vale subito.
    .rule = CoB 27
    .words = posare una tessera, dove la posso mettere, colore della casella, numero della casella, deve toccare un’altra tessera, adiacente, lontano dalle mie tessere, metterla dovunque, deve toccare le mie tessere
rule-other-colour = Il colore deve essere quello
    .text = No: una tessera va solo su caselle del suo colore, e nessun lavoratore o edificio lo cambia. Il vicino invece può essere di qualsiasi colore.
    .rule = CoB 27
    .words = colore sbagliato, colore diverso, nave su una casella verde, edificio su una casella castello, il vicino deve avere lo stesso colore, passare a un’altra area
rule-placed-stays = Ciò che è posato resta
    .text = Una tessera nel ducato non si sposta più, non esce e non si sostituisce. Sopra non ci si può posare niente.
    .rule = CoB 31
    .words = spostare una tessera, togliere una tessera posata, sostituire una tessera, scambiare due tessere, costruire sopra, riprenderla, ho cambiato idea
rule-sell-goods = Vendere merci
    .text = Un dado vende le merci del suo numero: una sola moneta d’argento in tutto, e per ciascuna 2, 3 o 4 punti in 2, 3 o 4 giocatori. Le merci vendute restano coperte accanto alla tua plancia.
    .rule = CoB 28
    .words = come si vende, punti per le merci, argento per le merci, quanto valgono le merci, quanto per tre merci, quali merci posso vendere
rule-sell-part = Si vende tutta la pila
    .text = Non se ne può tenere una parte: partono insieme tutte le tue merci di quel numero. Per quelle di un altro numero serve un’altra vendita.
    .rule = CoB 28
    .words = venderne solo una, tenere qualche merce, venderne metà, vendere tutte le merci insieme, due tipi con un dado, vendere merci diverse, venderne una parte
rule-take-workers = Prendere lavoratori
    .text = Qualsiasi dado, che cosa mostri non importa, dà due lavoratori. Puoi averne quanti vuoi, e non finiscono mai.
    .rule = CoB 29, CoB 1
    .words = ottenere lavoratori, più lavoratori, quanti lavoratori posso avere, limite di lavoratori, finiscono i lavoratori, che numero per i lavoratori
rule-black-purchase = Comprare dal deposito nero
    .text = Una volta nel tuo turno due monete d’argento ne comprano una tessera a scelta, oltre alle due azioni e in ogni momento: prima, in mezzo o dopo. Non serve un dado.
    .rule = CoB 30, CoB A3
    .words = deposito nero, comprare una tessera, prezzo di una tessera nera, quanto argento, quando posso comprare, comprare è un’azione, usare l’argento, centro del tabellone
rule-buy-twice = Un solo acquisto per turno
    .text = No: una volta sola per turno, per quanto argento tu abbia.
    .rule = CoB 30
    .words = comprare due volte, due tessere nere, comprare più tessere, ho molto argento, quattro monete due tessere, secondo acquisto
rule-buy-full = Senza posto non si compra
    .text = Per comprare serve un posto libero: non puoi scartare una tessera per questo. Posane prima una.
    .rule = CoB 30, CoB A4
    .words = comprare con i posti pieni, perché non posso comprare, posti pieni e argento, scartare per comprare, acquisto senza posto
rule-black-by-effects = Nient’altro apre il deposito nero
    .text = No: dadi, castello, mercato, chiesa e carpenteria prendono solo dai sei depositi numerati. Le tessere nere si comprano.
    .rule = CoB 30, CoB 41
    .words = prendere dal deposito nero con un dado, chiesa e deposito nero, azione del castello nel deposito nero, tessera nera gratis, mercato e deposito nero
rule-black-tiles = Che cosa sono le tessere nere
    .text = Tessere comuni dei sei colori, con il dorso nero: una volta prese si posano e valgono come tutte le altre. A ogni fase ce ne sono di nuove.
    .rule = CoB 16
    .words = le tessere nere sono diverse, dorso nero, cosa c’è nel deposito nero, posare una tessera nera, colore di una tessera nera

## Tiles

rule-ship-depot = Una nave svuota un deposito a scelta
    .text = Sì, uno qualsiasi dei sei: il numero del dado non conta. La nave prende tutte le merci che ci sono, per quanto hai posto.
    .rule = CoB 32
    .words = quale deposito per la nave, merci con una nave, scegliere il deposito, conta il dado per la nave, ottenere merci, come si prendono le merci
rule-goods-limit = Tre tipi di merci
    .text = Tieni tre tipi al massimo, ma di ognuno quante ne vuoi. Ciò che non ha posto resta nel deposito; fra più tipi nuovi scegli tu quali prendere.
    .rule = CoB 32, CoB 33
    .words = quante merci posso avere, quarto tipo di merci, limite di merci, non c’è posto per le merci, merci diverse, spazi merce pieni, quante merci posso tenere
rule-leave-goods = Le merci che hanno posto si prendono
    .text = Non puoi lasciare merci di un tipo che hai già, né di un tipo nuovo finché c’è posto. Puoi però scegliere un deposito vuoto.
    .rule = CoB A6
    .words = rifiutare le merci, devo prendere le merci, lasciare qualche merce, prendere un solo tipo, nave senza merci, deposito vuoto, prendere tutte le merci
rule-ship-marker = Una nave fa avanzare la pedina
    .text = Ogni nave porta avanti di uno spazio la tua pedina sul tracciato dell’ordine, sopra quelle già lì. Se ora sei in testa, dal prossimo round il dado bianco è tuo.
    .rule = CoB 34
    .words = giocare prima, andare avanti, prendere il dado bianco, superare sul tracciato, ordine dopo una nave, vale già in questo round
rule-castle-action = L’azione di un castello
    .text = Subito un’altra azione con un numero a tua scelta: prendere, posare, vendere o due lavoratori. Tutto ciò che vale per i dadi vale anche qui.
    .rule = CoB 35, CoB A8
    .words = azione in più, azione extra, qualsiasi numero, dopo aver posato un castello, vendere con il castello, tenere l’azione del castello per dopo
rule-chains = Una tessera ne muove un’altra
    .text = Sì, senza limite: un castello può posare un castello, un municipio un altro edificio, e ognuno fa la sua parte. Si conclude prima l’ultimo effetto.
    .rule = CoB 35, CoB 44, CoB A12
    .words = catena, combinazione, castello dopo castello, il municipio posa un castello, più effetti in un turno, effetto della seconda tessera, due castelli di fila
rule-mine-silver = Le miniere rendono a fine fase
    .text = Niente quando si posano, ma una moneta d’argento alla fine di ogni fase, a cominciare da quella in corso.
    .rule = CoB 36, CoB 18
    .words = la miniera dà argento subito, miniera posata all’ultimo round, rendita delle miniere, quante volte rende una miniera
rule-livestock-points = I punti del bestiame
    .text = Gli animali della tessera, più quelli di tutte le tessere della stessa specie già nel pascolo. Le tessere di prima danno così punti ogni volta; non serve che tocchino la nuova.
    .rule = CoB 37, CoB 38
    .words = punti delle mucche, punti delle pecore, gli animali di prima danno ancora punti, gli animali devono toccarsi, quanti punti per un maiale, seconda tessera dello stesso animale
rule-livestock-mixed = Animali diversi nello stesso pascolo
    .text = Sì, possono stare insieme; ogni specie conta per sé. Gli animali di altri pascoli non contano.
    .rule = CoB 37, CoB 38
    .words = mescolare animali, mucche e pecore insieme, due specie, altro pascolo, due pascoli, un solo tipo di animale, pecore e maiali insieme
rule-effect-unusable = Un edificio senza effetto utile
    .text = Lo puoi posare lo stesso; l’effetto allora è perso, non si può usare dopo. A ciò che farebbe prendere, posare o vendere puoi anche rinunciare.
    .rule = CoB 39
    .words = mercato senza navi, nessuna tessera da prendere, effetto perso, conservare l’effetto, usarlo dopo, devo usare l’effetto, rinunciare all’effetto, posarlo lo stesso, metterlo lo stesso, edificio che non mi serve, edificio inutile
rule-effect-once = Un edificio vale una volta
    .text = Solo quando si posa, senza dado e senza azione. Dopo resta lì e basta.
    .rule = CoB 39
    .words = effetto a ogni round, usare di nuovo la banca, edificio più volte, effetto permanente, un edificio costa un’azione
rule-same-building = Un solo edificio uguale per città
    .text = No: in una città, cioè un’area di caselle edificio che si toccano, ognuno degli otto può stare una volta sola. In un’altra delle tue città può starci di nuovo.
    .rule = CoB 40
    .words = due banche, stesso edificio due volte, secondo mercato, due torri nella stessa città, cos’è una città, edificio già presente, un’altra città
rule-effect-tile-room = Le tessere degli edifici vogliono posto
    .text = Ciò che prendono mercato, carpenteria o chiesa va in un posto libero fra le tessere da posare. Se non ce n’è, non ricevi niente: per questo non si scarta.
    .rule = CoB 41, CoB A4
    .words = chiesa con i posti pieni, mercato senza posto, tessera di un edificio nel ducato, posto libero per la carpenteria, scartare per la chiesa
rule-warehouse-sale = Il magazzino vende come un dado
    .text = Sì: tutta la pila di un tipo a tua scelta, per una moneta d’argento e i punti consueti. Non serve un dado con quel numero.
    .rule = CoB 42
    .words = vendere senza dado, vendere qualsiasi merce, argento del magazzino, punti del magazzino, vendere due volte nello stesso turno
rule-city-hall-place = Il municipio non guarda il numero
    .text = Posa un’altra delle tue tessere su una casella con qualsiasi numero. Colore, tessera vicina e un solo edificio uguale per città restano d’obbligo.
    .rule = CoB 44, CoB A5
    .words = seconda tessera subito, posare senza dado, il numero non conta, posare in più, il municipio vuole un numero

## Scoring

rule-area-points = Punti di un’area
    .text = Quando si copre la sua ultima casella: 1, 3, 6, 10, 15, 21, 28 o 36 per 1–8 caselle, e in più il bonus della fase. Un’area a metà non dà niente.
    .rule = CoB 46
    .words = quanto vale un’area, completare un’area, area grande, grandezza di una regione, area non finita, punti delle aree
rule-phase-bonus = Completare presto rende di più
    .text = Ogni area completata dà altri 10 punti nella fase A, poi 8, 6, 4, e 2 nella fase E. La sua grandezza qui non conta.
    .rule = CoB 46
    .words = finire presto, bonus della fase, prima le aree piccole, perché dieci punti, punti per fase, tardi nella partita
rule-start-castle-score = Il castello iniziale non dà punti
    .text = No, non dà punti nemmeno dove copre da solo un’area di una casella.
    .rule = CoB 47
    .words = punti del castello di partenza, area di una casella con il castello, il castello iniziale completa un’area
rule-bonus-tiles = Coprire tutte le caselle di un tipo
    .text = Chi copre per primo tutte le caselle di un colore prende 5, 6 o 7 punti in 2, 3 o 4 giocatori, il secondo 2, 3 o 4. I punti arrivano subito; il terzo e il quarto non prendono niente.
    .rule = CoB 48
    .words = bonus di un colore, primo a finire un colore, tutte le miniere, tutti i monasteri posati, bonus per il secondo, il terzo non prende niente
rule-score-order = Prima i punti, poi l’effetto
    .text = Prima i punti dell’area e della fase, poi la tessera bonus, poi l’effetto della tessera. Tutto subito, non a fine partita.
    .rule = CoB 46, CoB A9
    .words = quando ricevo i punti, ordine dei punti, punti subito, durante la partita, a fine partita o subito
rule-final-points = Punti a fine partita
    .text = Uno per ogni merce non venduta, uno per ogni moneta d’argento, uno ogni due lavoratori, e quello che danno i tuoi monasteri. Le tessere non posate non contano.
    .rule = CoB 50
    .words = conteggio finale, argento avanzato, lavoratori avanzati, merci non vendute, cosa conta alla fine, le risorse valgono punti
rule-stored-at-end = Le tessere non posate non valgono
    .text = No: a fine partita conta solo ciò che sta nel ducato. Un monastero che non hai posato non dà niente.
    .rule = CoB 50
    .words = tessere non posate, monastero non posato, punti per le tessere tenute, penalità per tessere rimaste, le caselle vuote tolgono punti, perdere punti, punti in meno
rule-tie = Parità
    .text = Fra chi ha gli stessi punti vince chi ha meno caselle vuote, poi chi è più indietro sul tracciato dell’ordine. Il tavolo si può impostare anche al contrario.
    .rule = CoB 51, CoB A1
    .words = stessi punti, pareggio, chi vince a pari punti, spareggio
rule-nothing-hidden = Quasi niente è nascosto
    .text = Dadi, tessere da posare, merci, argento e lavoratori di tutti sono visibili. Solo ciò che verrà dai sacchetti, e dalle merci ancora coperte, non lo sa nessuno.
    .rule = CoB 17, CoB 19, CoB 55
    .words = guardare le tessere degli altri, segreto, informazioni nascoste, vedere le merci degli altri, cosa arriverà

## Monasteries

rule-monastery-start = Da quando vale un monastero
    .text = Dal momento in cui è nel tuo ducato, per tutto ciò che fai dopo; quelli che danno punti contano una volta, a fine partita. Finché non è posato non fa niente.
    .rule = CoB 27, CoB 50
    .words = quando vale un monastero, tessere gialle, effetto permanente, monastero non posato, per quanto tempo vale
rule-free-step = Passo gratis e lavoratori insieme
    .text = Sì: il passo dei monasteri da 9 a 12 non costa niente e si somma ai lavoratori che dai. È uno solo, anche con il monastero 8.
    .rule = CoB A7
    .words = monastero 9 e lavoratori, cambiare un dado senza lavoratori, più uno gratis, sommare lavoratori e monastero, monastero 8 e 12
rule-neighbour-depot = Depositi vicini
    .text = Per il monastero 5 i depositi stanno in cerchio da 1 a 6: anche 6 e 1 sono vicini. Al secondo si può rinunciare.
    .rule = CoB A6
    .words = quali depositi sono vicini, deposito 1 e 6, accanto a un deposito, la nave prende da due depositi, devo usare il monastero 5
rule-six-and-purchase = Il monastero 6 oltre all’acquisto
    .text = Sì, tutti e due nello stesso turno: due lavoratori per un edificio non sono l’acquisto. Anche questo vale una volta per turno e vuole un posto libero.
    .rule = CoB A2
    .words = edificio per lavoratori, comprare e usare il monastero 6, monastero una volta per turno, pagare con i lavoratori, lavoratori al posto dell’argento
rule-monastery-counts = Che cosa contano i monasteri da 16 a 23
    .text = Tutti gli edifici di quel tipo nell’intero ducato, in qualunque città: 4 punti ciascuno. Contano quelli posati prima e quelli posati dopo.
    .rule = CoB 56
    .words = quattro punti per edificio, edifici posati prima del monastero, contare in tutte le città, punti per le banche, conta l’ordine
rule-sold-goods-count = Contano solo le merci vendute
    .text = I monasteri 15 e 25 guardano tutto ciò che hai venduto nella partita, anche prima di posarli. Le merci non vendute per loro non contano.
    .rule = CoB 55, CoB 57
    .words = merci vendute prima, guardare le merci vendute, merci non vendute e monastero, tipi di merci vendute, quante merci ho venduto
rule-worker-monasteries = I monasteri 13 e 14, e dove no
    .text = Valgono ogni volta che un’azione prende lavoratori, anche quella di un castello, ma non per i quattro della pensione.
    .rule = CoB 54, CoB A8
    .words = pensione e monastero 14, quattro lavoratori, più lavoratori con un monastero, lavoratori del castello, argento con i lavoratori
rule-same-building-monastery = Il monastero 1 toglie il limite
    .text = Con questo monastero lo stesso edificio può stare più volte nelle tue città, da allora in poi. Ognuno fa la sua parte quando si posa.
    .rule = CoB 40
    .words = due banche con un monastero, permettere lo stesso edificio, più edifici uguali, nessun limite nella città
rule-others-duchy = Ognuno ha il suo ducato
    .text = No: posi tessere solo nel tuo ducato, e nessuno può toglierne niente. Ci si ostacola solo nei depositi e nella corsa alle tessere bonus.
    .rule = CoB 27
    .words = attaccare, prendere da un altro giocatore, posare nel ducato di un altro, rubare, interazione, scambiare fra giocatori, danneggiare

## Duchies 11-18: castle link

rule-link = Il legame a un castello
    .text = Ogni nuova tessera tocca un castello, oppure tessere del suo colore la uniscono a uno senza interruzioni. Questo in più delle solite regole per posare.
    .rule = E 1.2
    .option = link=yes
    .words = deve toccare un castello, legame ai castelli, perché non posso posare qui, collegata a un castello, stesso colore fino al castello, un altro colore in mezzo, tessera legata a un castello
rule-link-castles = I nuovi castelli non hanno bisogno di legame
    .text = No: un castello si posa con le solite regole, accanto a qualsiasi tessera. Da allora altre tessere vi si possono legare.
    .rule = E 1.3
    .option = link=yes
    .words = castello accanto a un castello, il castello ha bisogno di legame, posare un nuovo castello, castello lontano dagli altri
rule-link-buy-back = Ricomprare un castello
    .text = Nel tuo turno i due dadi, ancora non usati, e 5 punti ne portano uno in un posto libero fra le tessere da posare. Servono almeno 5 punti.
    .rule = E 1.4, E R3
    .option = link=yes
    .words = avere un altro castello, castello per punti, pagare con i punti, entrambi i dadi per un castello, castelli messi da parte, cinque punti, comprare un castello con i punti
rule-link-aside = I castelli messi da parte
    .text = Solo i castelli rimasti in un deposito, numerato o nero, alla fine di una fase. Uno fatto uscire dal gioco da un giocatore è perso.
    .rule = E 1.4, E R4
    .option = link=yes
    .words = quali castelli si ricomprano, castello scartato, nessun castello da comprare, castelli rimasti, castello nero, riprendere un castello, castelli da riprendere
rule-link-others = Che cosa porta a un castello
    .text = Castelli bianchi e gru portano come edifici, le oche come bestiame. Una locanda non porta da nessuna parte e deve toccare lei stessa un castello; una casella castello vuota non lega niente.
    .rule = E R2
    .option = link=yes
    .words = locanda e legame, castello bianco come legame, casella castello vuota, legame della gru, la locanda collega
rule-link-duchies = Legame solo per i ducati 11-18
    .text = Legame e castelli ricomprati si giocano solo se tutti hanno un ducato da 11 a 18. I ducati da 19 a 22 hanno solo disposizioni nuove, nessuna regola.
    .rule = E 1.5, E R41
    .words = legame su altre plance, ducati da 11 a 18, ducati da 19 a 22, plance del campionato, regole dei ducati speciali

## Monasteries 27 and 28, crane, geese

rule-tiles-mixed = Dove compaiono le quattro tessere
    .text = I due monasteri fra le tessere gialle, gru e oche nel deposito nero. Di ognuna ce n’è una sola, e può anche non arrivare.
    .rule = E 2.1
    .option = tiles=yes
    .words = dove trovo la gru, quante gru, quando arrivano le oche, tessere in più in quale deposito, trovare il monastero 27
rule-top-of-stack = Sempre in cima con il monastero 27
    .text = Sì: da quando lo posi la tua pedina sta in cima alla sua pila, anche se qualcuno arriva dopo sullo stesso spazio.
    .rule = E 2.2, E R5
    .option = tiles=yes
    .words = qualcuno arriva sul mio spazio, restare avanti sul tracciato, monastero 27 e ordine, chi è primo in una pila
rule-hire-often = Comprare lavoratori con il monastero 28
    .text = Quante volte puoi pagare, in ogni momento del tuo turno: una moneta d’argento per due lavoratori. Non è un’azione, e non è l’acquisto del turno.
    .rule = E 2.3, E R6
    .option = tiles=yes
    .words = lavoratori per argento, comprare lavoratori più volte, comprare lavoratori e una tessera nera, prezzo dei lavoratori
rule-crane-copies = La gru imita qualsiasi edificio
    .text = Come uno qualsiasi degli otto, anche se non ne hai nessuno; se sono in gioco i castelli bianchi, anche come uno di quelli. Puoi anche rinunciarvi.
    .rule = E 2.4, E R7
    .option = tiles=yes
    .words = copiare un edificio, gru senza edifici, gru come castello bianco, quale effetto con la gru, rinunciare alla gru, gru come la banca, gru può fare
rule-crane-counts = La gru in città e a fine partita
    .text = È un edificio di un tipo tutto suo, perciò sta in ogni città. A fine partita conta una volta, per il migliore dei tuoi monasteri che contano edifici.
    .rule = E 2.6, E R8
    .option = tiles=yes
    .words = gru con una banca in città, la gru conta come, gru e monastero 22, la gru conta due volte
rule-geese-score = I punti delle oche
    .text = Due punti, più quelli di un’altra specie nel pascolo, la migliore. Con 2 mucche e 3 mucche fanno 7.
    .rule = E 2.7, E 2.10, E R8
    .option = tiles=yes
    .words = punti per le oche, oche con le mucche, oche accanto a due specie, quale animale con le oche
rule-geese-later = Le oche danno punti anche dopo
    .text = Ogni tessera bestiame che posi poi nel loro pascolo dà due punti in più. Per il monastero 24 le oche sono una specie in più, per il monastero 7 una tessera in più che dà punti.
    .rule = E 2.8, E 2.9
    .option = tiles=yes
    .words = animali accanto alle oche, oche di nuovo, oche e monastero 24, oche e monastero 7, specie delle oche

## Border posts

rule-posts-join = Collegare due posti di frontiera
    .text = La tessera che li collega dà il valore della fase: 10, 8, 6, 4 o 2 punti. Basta un percorso di tessere di qualsiasi colore da un posto all’altro.
    .rule = E 4.2
    .option = posts=pairs|once
    .words = unire i posti, percorso fra i posti, quali tessere collegano, punti per due posti, stesso colore fra i posti
rule-posts-third = Il terzo posto fa due coppie
    .text = Sì: collegato agli altri due forma due nuove coppie, e ognuna dà il valore della fase. Dove conta solo la prima coppia porta solo la tessera bonus.
    .rule = E 4.2, E R9
    .option = posts=pairs|once
    .words = tutti e tre i posti, punti per il terzo posto, quante volte danno punti i posti, seconda coppia
rule-posts-bonus = Il primo che li collega tutti e tre
    .text = Il primo prende una tessera bonus da 5, 6 o 7 punti in 2, 3 o 4 giocatori, il secondo una da 2, 3 o 4; gli altri niente. Per il monastero 26 è una tessera bonus come le altre.
    .rule = E 4.3
    .option = posts=pairs|once
    .words = tessera bonus di frontiera, corsa ai posti, secondo a collegare tutti i posti, tessera di frontiera e monastero 26
rule-posts-where = Dove stanno i posti
    .text = I tre posti stanno sulla cornice intorno al ducato, e ognuno tocca due caselle del bordo. Una tessera su una delle due lo raggiunge; stando sulla cornice vanno bene con qualsiasi ducato da 37 caselle.
    .rule = E 4.4
    .option = posts=pairs|once
    .about = border_posts
    .words = come si raggiunge un posto, dove sono i posti di frontiera, quale casella tocca un posto, posti con il mio ducato, bordo del ducato
rule-posts-when = Una tessera, più coppie
    .text = Una tessera sola che collega insieme tutti e tre i posti dà tre coppie, poi la tessera bonus. Prima vengono i punti dell’area che completa.
    .rule = E 4.2, E R9
    .option = posts=pairs|once
    .words = tre posti con una tessera, ordine dei punti con i posti, trenta punti, collegare tutto insieme

## White castles

rule-white-castle-action = L’azione di un castello bianco
    .text = Subito un’azione con il numero del dado bianco; i lavoratori lo cambiano per te, il dado resta com’è. Va bene qualsiasi azione di un dado.
    .rule = E 5.2
    .option = white=yes
    .words = usare il dado bianco, castello bianco qualsiasi numero, lavoratori sul dado bianco, castello bianco diverso dal castello
rule-white-castle-city = Un castello bianco è un edificio
    .text = Va su una casella edificio e, come gli altri edifici, una volta per città. Non è un castello: non va sulle caselle castello e non porta scudi.
    .rule = E 5.2, CoB 40
    .option = white=yes
    .words = castello bianco su una casella castello, due castelli bianchi in una città, colore del castello bianco, dove va un castello bianco, scudo sul castello bianco
rule-white-castle-supply = Come arrivano i castelli bianchi
    .text = Si mescolano alle altre tessere: sei fra gli edifici, due fra le nere, e il monastero 29 fra i monasteri. Perciò non compaiono tutti.
    .rule = E 5.1
    .option = white=yes
    .words = quanti castelli bianchi, trovare un castello bianco, dove sono i castelli bianchi, castello bianco nel deposito nero
rule-white-castle-helps = I monasteri aiutano il castello bianco
    .text = Sì: la sua azione è l’azione di un dado, quindi valgono i passi gratis dei monasteri da 9 a 12 e tutto ciò che aiuta a vendere o a prendere lavoratori.
    .rule = E 5.2, CoB 35
    .option = white=yes
    .words = monastero con castello bianco, passo gratis sul dado bianco, vendere con il castello bianco, lavoratori con il castello bianco

## Inns

rule-inns-come = Una locanda a ogni fase
    .text = All’inizio di ogni fase una locanda arriva accanto al deposito nero. Quelle che nessuno compra restano lì e si accumulano.
    .rule = E 6.1, E 6.2
    .option = inns=yes
    .words = quante locande, le locande restano, locanda che nessuno ha comprato, quando arriva una locanda, due locande lì
rule-inn-buy = Comprare una locanda
    .text = Due monete d’argento, al posto di una tessera del deposito nero: è l’unico acquisto del tuo turno. Le serve un posto libero fra le tessere da posare.
    .rule = E 6.3
    .option = inns=yes
    .words = prezzo di una locanda, prendere una locanda con un dado, locanda e tessera nera nello stesso turno, come si ottiene una locanda
rule-inn-place = Una locanda sta su ogni colore
    .text = Su una casella libera di qualsiasi colore, ma con le solite regole: il numero di un dado e una tessera accanto. Per il resto si posa come le altre.
    .rule = E 6.4
    .option = inns=yes
    .words = dove metto una locanda, locanda su una casella miniera, la locanda vuole un numero, colore della locanda, locanda dovunque
rule-inn-one = Una sola locanda per area
    .text = No: ogni area colorata del tuo ducato ne può avere una sola. Le altre aree possono avere la loro.
    .rule = E 6.4
    .option = inns=yes
    .words = due locande nella stessa area, seconda locanda, più locande, quante locande posso posare
rule-inn-size = Una locanda ingrandisce la sua area
    .text = L’area conta uno di più: una da 4 caselle con una locanda dà 15 punti invece di 10. Otto caselle con una locanda ne danno 45, una casella sola 3.
    .rule = E 6.6, E 6.7
    .option = inns=yes
    .words = area con una locanda, punti con una locanda, nove caselle, 45 punti, locanda su una casella sola, area più grande di uno
rule-inn-covers = Una locanda copre, e basta
    .text = Non fa niente: su una casella miniera non dà argento, in un pascolo non ha animali. Ma la casella conta come coperta, per l’area e per il bonus del colore.
    .rule = E 6.5
    .option = inns=yes
    .words = effetto della locanda, locanda in un pascolo, la locanda conta per la tessera bonus, locanda e colore completo, argento dalla locanda
rule-inn-monastery = Nessun passo gratis per una locanda
    .text = I monasteri da 9 a 11 non aiutano: parlano di colori, e una locanda non ne ha. I lavoratori aiutano come sempre.
    .rule = E R10
    .option = inns=yes
    .words = monastero 9 per una locanda, passo gratis locanda, cambiare il dado per una locanda, monastero 11 locanda

## Trade routes

rule-routes-tiles = Le tessere di una rotta commerciale
    .text = Ognuno ne riceve 5, 4 o 3 in 2, 3 o 4 giocatori, messe in fila. Ciascuna ha tre spazi, ognuno con il numero di una merce e un bonus.
    .rule = E 8.1, E 8.2
    .option = routes=random|own
    .about = routes
    .words = quante tessere rotta, lunghezza della rotta, cosa c’è su una tessera rotta, spazi della rotta
rule-routes-order = L’ordine delle tessere rotta
    .text = Stanno come sono state pescate, a meno che al tavolo ognuno scelga il suo ordine. Allora lo scegli una volta, dopo aver visto le tue merci, e resta così.
    .rule = E 8.3, E 8.4, E R11
    .option = routes=random|own
    .words = scegliere la rotta, ordinare le tessere rotta, cambiare la rotta dopo, ordine della mia rotta
rule-routes-fill = Le merci vendute vanno sulla rotta
    .text = Le merci che vendi vanno una a una sul prossimo spazio libero, da sinistra a destra. Non puoi saltare uno spazio.
    .rule = E 8.5
    .option = routes=random|own
    .words = dove vanno le merci sulla rotta, saltare uno spazio della rotta, scegliere lo spazio, riempire la rotta
rule-routes-bonus = Una merce sul suo numero
    .text = Dà subito il bonus di quello spazio, prima della merce seguente. Su un altro numero non dà niente.
    .rule = E 8.6
    .option = routes=random|own
    .words = bonus della rotta, numero sbagliato sulla rotta, numero uguale, quando ricevo il bonus della rotta
rule-routes-full = Quando la rotta è piena
    .text = Le altre merci si vendono come sempre, senza bonus, e vanno fra le vendute.
    .rule = E 8.7
    .option = routes=random|own
    .words = niente più spazio sulla rotta, fine della rotta, più merci che spazi, rotta completa, nessuno spazio libero sulla rotta
rule-routes-sold = Le merci sulla rotta sono vendute
    .text = Ricevi come sempre l’argento e i punti della vendita, e i monasteri 15 e 25 le contano.
    .rule = E 8.5, CoB 28
    .option = routes=random|own
    .words = ricevo ancora l’argento, punti per le merci sulla rotta, monastero 15 e rotta, merci sulla rotta contano come vendute
rule-routes-sales = Ogni vendita riempie la rotta
    .text = Non importa da dove viene: un dado, un castello, un magazzino, una gru o un vigneto.
    .rule = E R11
    .option = routes=random|own
    .words = magazzino e rotta, vendita con un castello e rotta, quali vendite contano per la rotta
rule-routes-room = Un bonus della rotta senza posto
    .text = Una tessera della rotta vuole un posto libero fra quelle da posare; se non c’è, il bonus è perso. La tessera puoi anche lasciarla dov’è.
    .rule = E R3
    .option = routes=random|own
    .words = tessera della rotta con i posti pieni, bonus della rotta perso, rifiutare la tessera della rotta, niente posto per la tessera della rotta

## Teams

rule-team-shared = Che cosa condividono i compagni
    .text = Plancia, argento, lavoratori, merci, monasteri, miniere e due spazi chiave: li usano entrambi. Dadi, pedina e punti sono di ciascuno.
    .rule = E 9.9
    .option = team=beginner|expert
    .words = usare i lavoratori del compagno, argento del compagno, merci in comune, cosa appartiene alla squadra, di chi è il monastero
rule-team-private = Che cosa resta privato
    .text = Ogni giocatore ha due spazi chiave e due dadi che il compagno non può usare. Le tessere non passano mai da uno spazio chiave a un altro.
    .rule = E 9.8, E 9.10, E 9.11
    .option = team=beginner|expert
    .words = dadi del compagno, posare la tessera del compagno, dare una tessera al compagno, spostare una tessera fra gli spazi chiave, tessere private
rule-team-halves = Si gioca su tutta la plancia
    .text = Una squadra ha una plancia di due metà, e tutti e due posano sull’una e sull’altra. Le solite regole per posare valgono per l’intera plancia.
    .rule = E 9.2, E 9.12
    .option = team=beginner|expert
    .about = team_boards
    .words = la mia metà della plancia, posare sull’altra metà, plancia di squadra, plancia per due
rule-team-start = Con che cosa comincia una squadra
    .text = Con 2 monete d’argento, tre merci e 3 lavoratori per la prima squadra o 5 per la seconda. Il castello sta al centro; sul lato per esperti ne sceglie la casella il primo giocatore della squadra.
    .rule = E 9.3-9.5, E R12
    .option = team=beginner|expert
    .words = lavoratori della squadra all’inizio, castello della squadra, argento iniziale della squadra, vantaggio della seconda squadra
rule-team-order = I compagni non giocano di seguito
    .text = Nel primo round le squadre si alternano. Poi decide il tracciato dell’ordine, con una pedina per ogni giocatore.
    .rule = E 9.7
    .option = team=beginner|expert
    .words = chi inizia a squadre, ordine di turno delle squadre, il compagno gioca dopo di me, alternarsi
rule-team-ships = Una nave alla fine del tracciato
    .text = Se la pedina è già sull’ultimo spazio, va in cima alla pila.
    .rule = E 9.13
    .option = team=beginner|expert
    .words = più di sei navi, pedina sull’ultimo spazio, fine del tracciato
rule-team-win = Quale squadra vince
    .text = Quella con più punti sommando i due giocatori; in parità, secondo il regolamento, quella con più caselle vuote. Se pari anche in questo, hanno vinto entrambe.
    .rule = E 9.14, E 9.15, E R13
    .option = team=beginner|expert
    .words = sommare i punti dei compagni, parità fra squadre, più caselle vuote, punteggio di squadra
rule-team-points = Punti e tessere bonus di una squadra
    .text = I punti vanno a chi agisce, e alla fine si sommano. Una tessera bonus va a una squadra una volta sola, con il valore per quattro giocatori.
    .rule = E 9.6, E 9.14
    .option = team=beginner|expert
    .words = a chi vanno i punti a squadre, tessera bonus della squadra, punti miei o della squadra, area completata dal compagno
rule-team-full = Tutti e quattro gli spazi chiave pieni
    .text = Prendendo con un dado esce allora una delle quattro tessere che puoi usare, comune o tua, e la nuova va al suo posto. Finché c’è posto negli uni e negli altri scegli tu dove metterla.
    .rule = E 9.8, E R14
    .option = team=beginner|expert
    .words = niente posto a squadre, dove tengo una tessera a squadre, spazio comune o privato, scartare una tessera comune

## Playing alone

rule-solo-goal = Come si vince da soli
    .text = Si coprono tutte le 37 caselle del ducato entro 25 round: con l’ultima si vince subito. I punti non contano, portano solo altre azioni.
    .rule = E 10.20, E R21
    .option = solo=33|34
    .words = vincere il solitario, scopo del solitario, i punti contano in solitario, riempire la plancia, perdere il solitario
rule-solo-target = Raggiungere l’obiettivo
    .text = Hai un’azione con qualsiasi numero, riparti da 0, e l’obiettivo scende di 5, mai sotto 5. I punti oltre l’obiettivo si perdono.
    .rule = E 10.18
    .option = solo=33|34
    .words = obiettivo raggiunto, punti oltre l’obiettivo, azione in più in solitario, 50 punti, prossimo obiettivo, ripartire da zero
rule-solo-buy-points = Comprare punti
    .text = Ogni volta che guadagni punti l’argento ne compra altri, una moneta l’uno. Ti si offre esattamente ciò che manca all’obiettivo, se lo puoi pagare.
    .rule = E 10.17, E R19
    .option = solo=33|34
    .words = punti per argento, arrivare all’obiettivo con l’argento, argento in solitario, punti mancanti, pagare per i punti
rule-solo-prune = A ogni round una tessera se ne va
    .text = Dopo il tiro esce dal gioco la prima tessera del deposito del dado bianco. Se è vuoto tocca al deposito seguente, da 1 a 6.
    .rule = E 10.7, E R15
    .option = solo=33|34
    .words = perché è sparita una tessera, tessera tolta, dado bianco in solitario, quale tessera si toglie
rule-solo-ship = Una nave in solitario
    .text = Prende tutte le merci di un deposito, e quelle di tutti gli altri escono dal gioco. Puoi tenere quanti tipi vuoi.
    .rule = E 10.10, E 10.2, E R16
    .option = solo=33|34
    .words = merci perse con una nave, altri depositi svuotati, tipi di merci in solitario, perché sono sparite le merci
rule-solo-swap = Cinque merci per una tessera nera
    .text = Subito dopo una nave puoi dare cinque merci qualsiasi per una tessera del deposito nero, una volta per nave. Va coperta in uno spazio chiave libero.
    .rule = E 10.11
    .option = solo=33|34
    .words = scambiare merci, cinque merci, merci per una tessera, quando posso scambiare le merci, a cosa servono le merci in solitario, merci da soli, le merci servono
rule-solo-blank = Le tessere coperte
    .text = Vanno su una casella di qualsiasi colore con le solite regole, numero e vicino compresi, e la coprono. Non fanno altro.
    .rule = E 10.12, E 10.13, E R10
    .option = solo=33|34
    .words = posare una tessera coperta, lato nero in su, tessera jolly, effetto della tessera coperta, dove va la tessera scambiata
rule-solo-colour = Un colore completo, in solitario
    .text = Niente punti: scegli invece una tessera del deposito nero e la posi subito, qualunque sia il numero, con il suo effetto. Se completa un altro colore ne hai ancora una.
    .rule = E 10.16, E R18
    .option = solo=33|34
    .words = bonus di un colore in solitario, tutte le caselle di un colore, tessera nera gratis, completare un colore in solitario
rule-solo-monasteries = I monasteri danno punti subito, in solitario
    .text = Ciò che conterebbero alla fine lo contano subito quando li posi, e poi mai più. Conviene quindi posarli tardi.
    .rule = E 10.14, E 10.15, E R17
    .option = solo=33|34
    .words = punti dei monasteri in solitario, monastero 26 in solitario, quando danno punti i monasteri da soli
rule-solo-rivers = Solo i fiumi portano altrove
    .text = Il ducato è diviso in parti, unite solo dai fiumi: la casella oltre l’acqua vale come vicina dove la plancia unisce le due rive. Per il resto ogni parte sta per sé.
    .rule = E 10.9
    .option = solo=33|34
    .about = solo_boards
    .words = attraversare il fiume, altra regione in solitario, perché non posso posare lì in solitario, isole della plancia, plancia 33, plancia 34
rule-solo-order = Scegliere che cosa viene prima
    .text = Scegli tu l’ordine di ciò che porta una tessera: punti dell’area, punti della fase, tessera per il colore, effetto. Ti si chiede dove l’ordine conta per l’obiettivo.
    .rule = E 10.19, E R20
    .option = solo=33|34
    .words = ordine dei punti in solitario, effetto prima dei punti, area prima della fase
rule-solo-start = Come comincia il solitario
    .text = Con 1 moneta d’argento, 2 lavoratori, tre merci e un castello dove vuoi. I depositi sono quelli per due giocatori.
    .rule = E 10.1, E 10.4
    .option = solo=33|34
    .words = preparazione in solitario, lavoratori all’inizio in solitario, giocare per conto mio, un giocatore, obiettivo più facile

## Shields

rule-shield-double = Un doppio prende uno scudo
    .text = Con due dadi uguali puoi prendere uno scudo dal deposito di quel numero al posto di entrambe le azioni. I due dadi devono essere ancora da usare.
    .rule = E 11.3, E R22
    .option = shields=yes
    .words = come si ottiene uno scudo, prendere uno scudo, due dadi uguali, doppi, scudo con un dado solo
rule-shield-workers = I lavoratori possono fare il doppio
    .text = Sì: i lavoratori possono cambiare l’uno o l’altro dado finché sono uguali. Il monastero 8 aiuta, i monasteri da 9 a 12 no.
    .rule = E 11.5, E 11.6, E R22
    .option = shields=yes
    .words = fare un doppio, cambiare i dadi per uno scudo, non ho un doppio, lavoratori per uno scudo
rule-shield-castle = Uno scudo sta su un castello
    .text = Ogni castello nel tuo ducato ne porta uno: di scudi ne hai al massimo quanti sono i castelli. I castelli bianchi non ne portano.
    .rule = E 11.4
    .option = shields=yes
    .words = dove va lo scudo, quanti scudi posso avere, nessun castello per lo scudo, limite di scudi, castello iniziale e scudo
rule-shield-replace = Sostituire uno scudo
    .text = Un nuovo scudo può prendere il posto di uno che hai, anche se un castello è libero; il vecchio esce dal gioco.
    .rule = E 11.4, E R42
    .option = shields=yes
    .words = cambiare scudo, tutti i castelli hanno uno scudo, liberarsi di uno scudo, vecchio scudo
rule-shield-tribute = Il tributo per gli scudi
    .text = Alla fine di ogni fase, anche dell’ultima, ogni scudo costa una moneta d’argento, prima che rendano le miniere. Tienila pronta.
    .rule = E 11.7, E R40
    .option = shields=yes
    .words = quanto costa uno scudo, pagare gli scudi, quando si paga il tributo, argento delle miniere per il tributo, tributo nell’ultima fase
rule-shield-unpaid = Uno scudo non pagato
    .text = Esce dal gioco: scegli tu quale, e puoi cederne uno anche se potresti pagare. Con lo scudo 3 pagano anche i lavoratori.
    .rule = E 11.7, E R23
    .option = shields=yes
    .words = non posso pagare il tributo, niente argento per lo scudo, perdere uno scudo, pagare il tributo con lavoratori, cedere uno scudo
rule-shield-supply = Quanti scudi ci sono
    .text = In due ce n’è uno per deposito, in tre nove in tutto, in quattro due per deposito. Quelli presi non vengono sostituiti.
    .rule = E 11.1, E 11.2
    .option = shields=yes
    .words = scudi in un deposito, gli scudi si rinnovano, non ci sono più scudi, numero di scudi
rule-shield-points = I punti degli scudi
    .text = A fine partita, se li hai ancora: 12 per i numeri da 1 a 6, 8 da 7 a 12, 4 da 13 a 18.
    .rule = E 11.8
    .option = shields=yes
    .words = quanto vale uno scudo, scudi a fine partita, punti dello scudo 5, gli scudi danno punti
rule-shield-phase-end = Gli scudi 14 e 15 a fine fase
    .text = Prima del tributo, quando tutti hanno giocato, puoi posare una tessera dei depositi direttamente nel ducato, con qualsiasi numero. Colore e vicino contano, e il suo effetto vale.
    .rule = E 11.8, E R40
    .option = shields=yes
    .words = tessera a fine fase, tessera gratis con uno scudo, numero dello scudo 14, prima o dopo il tributo
rule-shield-any-die = Un dado a piacere, lo scudo 16
    .text = Una volta per turno uno dei tuoi dadi vale qualsiasi numero; lo decidi quando lo usi. Può fare anche un doppio.
    .rule = E 11.8, E R30
    .option = shields=yes
    .words = qualsiasi numero con uno scudo, scudo 16 doppio, cambiare un dado a piacere, dado jolly
rule-shield-copy = Di chi copia i monasteri lo scudo 6
    .text = Scegli il giocatore una volta, in un momento qualsiasi di un tuo turno, e resta quello. I punti dei monasteri copiati si contano sulle tue tessere.
    .rule = E 11.8, E R27
    .option = shields=yes
    .words = copiare monasteri, scegliere un giocatore per lo scudo 6, cambiare il giocatore copiato, usare il monastero di un altro
rule-shield-pasture = Lo scudo 1 e le aree dei pascoli
    .text = I pascoli sono allora un’area sola: la completa solo l’ultima casella pascolo, grande quanto tutti insieme. Il tavolo può anche unire solo le greggi.
    .rule = E 11.8, E R24
    .option = shields=yes
    .words = pascoli uniti, bestiame in tutti i pascoli, scudo 1 punti dell’area, completare un pascolo con lo scudo 1
rule-shield-anywhere = Posare dovunque con lo scudo 18
    .text = Nel ducato non serve un vicino, nemmeno per le locande. Colore, numero e un solo edificio uguale per città restano d’obbligo.
    .rule = E 11.8, E R31
    .option = shields=yes
    .words = posare senza vicino, scudo 18 colore, tessera lontana, lontano dalle mie tessere con uno scudo
rule-shield-storage = Perdere lo scudo 4
    .text = Senza, hai di nuovo tre posti: le tessere in più escono subito dal gioco, e scegli tu quali.
    .rule = E 11.8
    .option = shields=yes
    .words = posti senza limite, più di tre tessere da posare, senza lo scudo 4, troppe tessere tenute

## Vineyards

rule-vine-take = Prendere una tessera doppia
    .text = Un dado la prende dal posto del suo numero nel deposito dei vigneti. In due o tre giocatori ogni posto ha due numeri, e vanno bene entrambi.
    .rule = E 12.10, E 12.11
    .option = vineyards=yes|fewer
    .about = vineyard_boards:vineyard_depot
    .words = ottenere una tessera doppia, tessera doppia con un dado, deposito dei vigneti numero, quale numero per una tessera doppia
rule-vine-storage = Una doppia occupa due posti
    .text = Due spazi chiave, anche non vicini. Quando la prendi con un dado, delle tessere escono finché ci sono due posti liberi, non oltre.
    .rule = E 12.1, E 12.10, E R33
    .option = vineyards=yes|fewer
    .words = posto per una tessera doppia, quante doppie posso tenere, spazi chiave e vigneti, scartare per una doppia
rule-vine-plant = Dove si pianta una doppia
    .text = Solo nel tuo vigneto, su una casella doppia con il numero del dado: la prima sul livello più basso, ogni altra accanto a una già piantata. Mai nel ducato.
    .rule = E 12.12-12.14
    .option = vineyards=yes|fewer
    .words = piantare una tessera, prima tessera del vigneto, posare uva nel ducato, dove piantare, accanto a un’altra doppia, livello più basso
rule-vine-turn = Girare una tessera doppia
    .text = Mentre la pianti scegli quale uva sta da quale parte. Dopo non si gira e non si sposta più.
    .rule = E 12.12, E 12.15
    .option = vineyards=yes|fewer
    .words = ruotare una tessera, quale uva a sinistra, spostare una doppia, scambiare le uve
rule-vine-bonuses = I due bonus di una doppia piantata
    .text = Sì, tutte e due le caselle coperte danno subito il loro bonus, nell’ordine che vuoi. Quasi tutte fanno ciò che fa un edificio o un castello.
    .rule = E 12.16, E R34
    .option = vineyards=yes|fewer
    .words = bonus nel vigneto, entrambi i bonus o uno, ordine dei bonus, cosa danno le caselle del vigneto
rule-vine-level = Un livello pieno dà una tessera vitigno
    .text = Coperta l’ultima casella doppia di un livello scegli una tessera vitigno dalla scorta, una volta per livello. Se un tipo è finito ne prendi un altro.
    .rule = E 12.19, E R35
    .option = vineyards=yes|fewer
    .words = completare un livello, avere una tessera vitigno, fila piena del vigneto, scorta di vitigni, quante tessere vitigno
rule-vine-points = I vigneti a fine partita
    .text = Ogni tessera vitigno paga un’area della sua uva, da 1 punto per un grappolo e 3 per due fino a 91 per tredici. Un’area senza la sua tessera non dà niente.
    .rule = E 12.23, E 12.24
    .option = vineyards=yes|fewer
    .about = grapes
    .words = punti per l’uva, contare il vigneto, area di uva, due tessere vitigno uguali, uva senza tessera
rule-vine-shop = Il negozio dei vigneti
    .text = L’acquisto del turno, due monete d’argento, può prendere lì una doppia invece di una tessera nera. Servono due spazi chiave liberi.
    .rule = E 12.20, E 12.21
    .option = vineyards=yes|fewer
    .about = vineyard_boards:vineyard_shop
    .words = comprare una doppia, prezzo del negozio, mercato dei vigneti, negozio e deposito nero nello stesso turno
rule-vine-refill = Nuove doppie a ogni fase
    .text = Deposito e negozio si svuotano e si riempiono dal sacchetto: 6 e 3 in quattro, 3 e 3 in tre, 3 e 1 in due. Quello che restava è perso.
    .rule = E 12.8, E 12.9
    .option = vineyards=yes|fewer
    .words = riempire il deposito dei vigneti, le doppie restano, quante doppie nel deposito
rule-vine-free-tiles = Tessere gratis dal vigneto
    .text = Alcune caselle danno una tessera del deposito nero o del negozio, altre una doppia del deposito: senza pagare e senza contare come acquisto. Senza spazi chiave liberi non ricevi niente.
    .rule = E 12.17, E 12.18, E R3
    .option = vineyards=yes|fewer
    .words = tessera nera gratis dal vigneto, tessera dal bonus del vigneto, doppia gratis, niente posto per la tessera gratis
rule-vine-dice = Che cosa aiuta con le doppie
    .text = I lavoratori cambiano il dado come sempre, e un castello o un castello bianco può prendere o piantare una doppia. I monasteri da 9 a 12 e il municipio non aiutano.
    .rule = E 12.10, E 12.12, CoB 35
    .option = vineyards=yes|fewer
    .words = piantare con un castello, municipio e vigneto, monastero 12 e vigneti, lavoratori per piantare
rule-vine-fewer = Meno vitigni
    .text = In due restano fuori due vitigni, in tre uno; li decide la sorte. Sono fuori anche tutte le doppie che ne mostrano uno.
    .rule = E 12.7, E R32
    .option = vineyards=fewer
    .words = togliere vitigni, quali vitigni sono fuori, vigneti in due, tipi di uva tolti

## Châteauma

rule-chateau-counts = Lo Châteauma conta come un giocatore
    .text = Sì, dovunque si contino i giocatori, per i punti e per le tessere. Gioca secondo regole fisse e non decide niente; nel primo round viene per ultimo, a meno che un modificatore non lo faccia cominciare.
    .rule = E 13.1, E 13.7
    .option = chateau=easy|medium|hard
    .words = giocatore automatico, numero di giocatori con lo Châteauma, chi gioca per lo Châteauma, avversario automatico, robot
rule-chateau-card = Le sue carte territorio
    .text = Due sono scoperte, con caselle da coprire; il dado bianco decide su quale lavora in questo round: da 1 a 4 la sinistra, 5 e 6 la destra.
    .rule = E 14.2, E 13.5
    .option = chateau=easy|medium|hard
    .about = territory_cards
    .words = carte dello Châteauma, su quale carta gioca, carta territorio, dado bianco Châteauma
rule-chateau-chooses = Quale tessera prende lo Châteauma
    .text = Dal deposito del suo dado la prima tessera che va su una casella libera della sua carta, altrimenti dai depositi seguenti, in senso orario. Le caselle si provano da sinistra e dall’alto.
    .rule = E 14.7
    .option = chateau=easy|medium|hard
    .words = come sceglie lo Châteauma, mi prenderà la tessera, dove cerca, il suo dado
rule-chateau-nothing = Quando nessun deposito ha ciò che cerca
    .text = Usa una tessera adatta della sua riserva, poi una jolly; se non ne ha, tiene coperta come jolly la prima tessera nera. Se il deposito nero è vuoto riceve due monete d’argento.
    .rule = E 14.7
    .option = chateau=easy|medium|hard
    .words = lo Châteauma non trova niente, tessera jolly, jolly dello Châteauma, niente va bene per la sua carta
rule-chateau-complete = Quando completa una carta
    .text = Riceve i punti della carta, secondo il livello, passa le tessere nel suo ducato e pesca una nuova carta. Le aree per lui non contano.
    .rule = E 14.9, E 13.4
    .option = chateau=easy|medium|hard
    .words = punti dello Châteauma, la sua carta è piena, come fa punti, livello dello Châteauma, facile medio difficile
rule-chateau-duchy = Il suo ducato e le tessere bonus
    .text = Il suo ducato conta solo quante tessere di ogni tipo vi sono passate. Quando tutte quelle di un tipo sono coperte prende la tessera bonus, se ce n’è.
    .rule = E 14.9, E 13.8
    .option = chateau=easy|medium|hard
    .about = chateau:chateau_duchy
    .words = lo Châteauma prende tessere bonus, ducato dello Châteauma, corsa alle tessere bonus, plancia 35
rule-chateau-effects = Che cosa fanno le tessere per lui
    .text = Le sue tessere hanno effetti simili ai tuoi, ma secondo regole fisse: una pensione dà 2 punti, un castello un’altra tessera, mercato, carpenteria e chiesa riempiono la sua riserva. Non ha lavoratori e ignora ciò che fanno i monasteri.
    .rule = E 14.8, E 13.8
    .option = chateau=easy|medium|hard
    .words = lo Châteauma usa lavoratori, effetti per lo Châteauma, monasteri dello Châteauma, edifici dello Châteauma
rule-chateau-reserve = La sua riserva
    .text = Vi tiene le tessere comprate o avute da mercato, carpenteria e chiesa, una pila per tipo. Ne usa una quando nessun deposito ha ciò che serve alla sua carta, o con un municipio.
    .rule = E 13.9, E 14.8
    .option = chateau=easy|medium|hard
    .about = chateau:chateau_reserve
    .words = tessere da posare dello Châteauma, riserva dello Châteauma, quante tessere può tenere, quando usa la riserva
rule-chateau-symbols = Posti di frontiera e scudi sulle sue carte
    .text = Con i posti di frontiera la seconda carta completata che ne mostra uno dà il valore della fase, la terza prende la tessera di frontiera. Con gli scudi una carta che ne mostra uno prende uno scudo, coperto e senza potere: da uno a quattro valgono alla fine 8, 15, 25 o 40 punti.
    .rule = E 16.6, E 16.8
    .option = chateau=easy|medium|hard
    .about = chateau:card_posts, chateau:card_shields
    .words = scudi dello Châteauma, posti di frontiera dello Châteauma, simboli sulle carte, lo Châteauma prende scudi
rule-chateau-buys = Che cosa compra
    .text = Con almeno due monete, alla fine del suo turno, una tessera nera per la sua riserva: del tipo di cui lì ne ha meno, fra tipi pari quella che viene prima.
    .rule = E 14.10
    .option = chateau=easy|medium|hard
    .words = lo Châteauma compra, deposito nero Châteauma, argento dello Châteauma, riserva
rule-chateau-sells = Quando vende
    .text = Quando copre un simbolo vendita della sua carta, o con un magazzino: il tipo di merci di cui ne ha di più, per una moneta d’argento e i soliti punti. Senza merci non riceve niente.
    .rule = E 14.9
    .option = chateau=easy|medium|hard
    .words = merci dello Châteauma, lo Châteauma vende, simbolo vendita, cosa fa la sua nave
rule-chateau-end = I suoi punti alla fine, e i pareggi
    .text = Riceve 4 per ogni monastero scoperto, 2 per ogni tessera sulle carte non complete, 1 per ogni merce, moneta e tessera in riserva. Per vincere devi averne di più: il pareggio è suo.
    .rule = E 14.11
    .option = chateau=easy|medium|hard
    .words = battere lo Châteauma, pareggio con lo Châteauma, punti finali dello Châteauma, stessi punti dello Châteauma
rule-chateau-modifiers = Rendere più difficile lo Châteauma
    .text = Il livello dice quanto valgono le sue carte; i modificatori lo aiutano in più, mescolati come si vuole. Con A cinque caselle del suo ducato sono già coperte, con B vi sono posati un edificio, un castello e una miniera, con C comincia lui, con D una tessera spostata su un simbolo dado gliene porta un’altra.
    .rule = E 13.4, E 15.1-15.5
    .option = chateau=easy|medium|hard
    .about = chateau:chateau_a, chateau:chateau_b, chateau:chateau_d
    .words = Châteauma più difficile, modificatori, difficoltà, troppo facile
rule-chateau-expansions = Con che cosa si gioca lo Châteauma
    .text = Con un massimo di tre persone e quasi tutte le espansioni. Locande, squadre e plance per il solitario con lui non si usano.
    .rule = E 16.3, E 16.9
    .option = chateau=easy|medium|hard
    .words = Châteauma con le locande, Châteauma ed espansioni, in quanti con lo Châteauma, Châteauma a squadre
