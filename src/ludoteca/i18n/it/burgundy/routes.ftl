# Trade routes (E 8).

option-routes = Rotte commerciali
    .help = Le merci vendute vanno una a una sulla propria fila di spazi. Quella che finisce su uno spazio con il suo numero dà il bonus di quello spazio. (E 8)
    .brief = Le merci vendute riempiono la tua rotta, da sinistra; al posto giusto danno un bonus.
    .ask = Ordine
option-routes-no = no
option-routes-random = sì, le tessere in ordine casuale
    .short = a caso
option-routes-own = sì, ognuno sceglie l’ordine delle sue tessere
    .short = ognuno sceglie il suo

ask-setup-route = Quale tessera è la numero { $place } della tua rotta commerciale?
    .lay = Tessera { $a }
ask-route-take = La tua rotta commerciale: { $bonus_id ->
    [take_ship_livestock] quale nave o bestiame prendi?
    [take_building] quale edificio prendi?
    [take_mine_monastery_castle] quale miniera, monastero o castello prendi?
   *[other] quale tessera prendi?
}
    .no = Nessuna
    .step = una tessera con la rotta
act-lay = Posa la tessera { $a }
trail-route = merci { $a } sulla rotta

fact-route = { $route }
    .item = { $good }: { $bonus_id ->
        [workers_4] 4 lavoratori
        [silver_2] 2 monete d’argento
        [vp_4] 4 punti
        [take_ship_livestock] una nave o bestiame
        [take_building] un edificio
        [take_mine_monastery_castle] una miniera, un monastero o un castello
       *[other] una tessera qualsiasi
    }

fact-caravan = sulla rotta: { $caravan }
    .item = { $bonus_id ->
        [none] niente
        [workers_4] 4 lavoratori
        [silver_2] 2 monete d’argento
        [vp_4] 4 punti
        [take_ship_livestock] una nave o bestiame
        [take_building] un edificio
        [take_mine_monastery_castle] una miniera, un monastero o un castello
       *[other] una tessera qualsiasi
    }

event-route = { $own ->
    [yes] La tua rotta commerciale: tessera { $items }
   *[no] La rotta commerciale di { $seat }: tessera { $items }
}
    .item = { $route }
event-caravan = { $own ->
    [yes] Sulla tua rotta commerciale vanno merci { $items }
   *[no] Sulla rotta commerciale di { $seat } vanno merci { $items }
}
    .item = { $good }
cause-routes = per la rotta
source-routes = rotte commerciali

table-route = Rotta commerciale
table-route-hand = Da ordinare
table-route-space = { $good }: { $bonus ->
    [workers_4] 4 lavoratori
    [silver_2] 2 monete d’argento
    [vp_4] 4 punti
    [take_ship_livestock] nave o bestiame
    [take_building] edificio
    [take_mine_monastery_castle] miniera, monastero o castello
   *[other] tessera qualsiasi
}

## At the browser’s table

web-bu-route = Rotta commerciale
web-bu-route-of = { $count } di { $all }
web-bu-route-short = { $count }/{ $all }
web-bu-route-empty = ancora senza tessere
web-bu-route-tile = Tessera { $id } della rotta
web-bu-route-help = Le merci che vendi vanno una a una sul prossimo spazio libero; dove il numero è lo stesso ottieni subito il bonus.
web-bu-route-won = { $space }: ottenuto
web-bu-route-missed = { $space }: mancato, c’è la merce { $sold }
web-bu-route-house = tessera nostra: quella stampata non si è trovata
web-key-route = alla tua rotta commerciale
