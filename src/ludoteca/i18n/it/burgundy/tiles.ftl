# Monasteries 27 and 28, crane and geese (E 2).

option-tiles = Quattro tessere in più
    .help = I monasteri 27 e 28, la gru e le oche si mescolano alle altre tessere. (E 2)
    .brief = Monasteri 27 e 28, la gru e le oche fra le altre tessere.
option-tiles-no = no
option-tiles-yes = sì

name-monastery_27 = Monastero 27
    .the = il Monastero 27
    .sign = Mon27
    .help = Nell’ordine di turno la tua pedina sta sempre in cima alla sua pila, chiunque vi arrivi.
    .rule = E 2.2
name-monastery_28 = Monastero 28
    .the = il Monastero 28
    .sign = Mon28
    .help = Nel tuo turno compri due lavoratori per una moneta d’argento, quante volte vuoi.
    .rule = E 2.3
name-crane = Gru
    .the = la Gru
    .sign = Gru
    .help = Puoi usare una volta l’effetto di un edificio qualsiasi. A fine partita vale come un edificio in più per il migliore dei tuoi monasteri che ne contano uno.
    .rule = E 2.4-2.6
name-geese = 2 oche
    .the = le Oche
    .sign = 2och
    .help = Due punti, più quelli di un’altra specie dello stesso pascolo: la migliore. Da lì in poi ogni bestiame posato in quel pascolo dà due punti in più.
    .rule = E 2.7-2.10

ask-crane-effect = Gru: quale edificio imita?
    .no = Nessuno
    .effect = { $a }
    .step = un edificio qualsiasi
act-effect = La gru imita: { $a }
    .group = Gru
    .item = { $a }
act-hire = Monastero 28: due lavoratori per una moneta d’argento
    .group = Monastero 28
    .item = due lavoratori per una moneta d’argento
    .do = Ingaggia

event-crane = { $own ->
    [yes] La tua gru imita: { $tile }
   *[no] La gru di { $seat } imita: { $tile }
}

## Why not

reason-no-ship-livestock = nei depositi non ci sono navi né bestiame
    .why = Nei depositi numerati non ci sono né navi né bestiame.
reason-no-mine-monastery-castle = nei depositi non ci sono miniere, monasteri né castelli
    .why = Nei depositi numerati non ci sono miniere, monasteri né castelli.
reason-no-goods = non hai merci
    .why = Non hai merci da vendere.
reason-nothing-to-place = niente da posare
    .why = Nessuna delle tessere che tieni da parte si può posare adesso.
