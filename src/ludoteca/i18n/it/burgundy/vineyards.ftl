# I vigneti: tessere doppie su una plancia propria (E 12).
-double-help = Occupa due spazi chiave. Piantata nel tuo vigneto dà ciò che mostrano le sue due caselle; i suoi vitigni contano alla fine, secondo la grandezza delle loro aree.

option-vineyards = Vigneti
    .help = Tessere doppie con vitigni si prendono e si piantano in un vigneto proprio; ciò che coprono dà bonus, e le aree di un vitigno contano alla fine. La nostra plancia vigneto non è quella stampata. (E 12)
    .brief = Tessere doppie d’uva su una seconda plancia: bonus quando si piantano, punti per le aree.
    .ask = Vitigni
option-vineyards-no = no
option-vineyards-yes = sì, con tutti e sei i vitigni
    .short = tutti e sei
option-vineyards-fewer = sì, con meno vitigni: due escono in due giocatori, uno in tre
    .short = meno, se si è in pochi
term-all-grapes-for-four = In quattro servono tutti i vitigni.

name-vineyard = Vigneto
    .the = il vigneto
    .help = Dodici caselle doppie su quattro livelli: la prima tessera va sul più basso, le altre accanto a una già posata.
    .rule = E 12.12-12.14
name-green = uva verde
    .sign = ve
    .colour = verde
name-blue = uva blu
    .sign = bl
    .colour = blu
name-red = uva rossa
    .sign = ro
    .colour = rosso
name-white = uva bianca
    .sign = bi
    .colour = bianco
name-yellow = uva gialla
    .sign = gi
    .colour = giallo
name-purple = uva viola
    .sign = vi
    .colour = viola
name-black = una tessera del deposito nero o del negozio
name-double = una tessera doppia del deposito
name-double_green = Doppia verde
    .the = la doppia verde
    .sign = ve-ve
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_blue = Doppia blu
    .the = la doppia blu
    .sign = bl-bl
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_red = Doppia rossa
    .the = la doppia rossa
    .sign = ro-ro
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_white = Doppia bianca
    .the = la doppia bianca
    .sign = bi-bi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_yellow = Doppia gialla
    .the = la doppia gialla
    .sign = gi-gi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_purple = Doppia viola
    .the = la doppia viola
    .sign = vi-vi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_green_blue = Doppia verde e blu
    .the = la doppia verde e blu
    .sign = ve-bl
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_green_red = Doppia verde e rossa
    .the = la doppia verde e rossa
    .sign = ve-ro
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_green_white = Doppia verde e bianca
    .the = la doppia verde e bianca
    .sign = ve-bi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_green_yellow = Doppia verde e gialla
    .the = la doppia verde e gialla
    .sign = ve-gi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_green_purple = Doppia verde e viola
    .the = la doppia verde e viola
    .sign = ve-vi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_blue_red = Doppia blu e rossa
    .the = la doppia blu e rossa
    .sign = bl-ro
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_blue_white = Doppia blu e bianca
    .the = la doppia blu e bianca
    .sign = bl-bi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_blue_yellow = Doppia blu e gialla
    .the = la doppia blu e gialla
    .sign = bl-gi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_blue_purple = Doppia blu e viola
    .the = la doppia blu e viola
    .sign = bl-vi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_red_white = Doppia rossa e bianca
    .the = la doppia rossa e bianca
    .sign = ro-bi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_red_yellow = Doppia rossa e gialla
    .the = la doppia rossa e gialla
    .sign = ro-gi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_red_purple = Doppia rossa e viola
    .the = la doppia rossa e viola
    .sign = ro-vi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_white_yellow = Doppia bianca e gialla
    .the = la doppia bianca e gialla
    .sign = bi-gi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_white_purple = Doppia bianca e viola
    .the = la doppia bianca e viola
    .sign = bi-vi
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_yellow_purple = Doppia gialla e viola
    .the = la doppia gialla e viola
    .sign = gi-vi
    .help = { -double-help }
    .rule = E 12.1, E 12.12

ask-vine-use = Quale delle tue tessere doppie va sulla casella { $hex } del vigneto?
    .use = { $a }
    .step = quale tessera
ask-vine-order = Quale dei due bonus prima?
    .next = { $effect }
    .step = quale bonus prima
ask-vine-black = Quale tessera del deposito nero o del negozio prendi gratis?
    .no = Nessuna
    .step = una tessera gratis
ask-vine-depot = Quale tessera doppia del deposito prendi gratis?
    .no = Nessuna
    .step = una tessera doppia
ask-vine-grape = Un livello è pieno: quale tessera vitigno prendi?
    .grape = { $a }
    .step = una tessera vitigno
trail-planted = piantata sul { $a }

act-harvest = { $known ->
    [no] Prendi la tessera doppia sul posto { $b }
   *[yes] { $a_id ->
        [any] Prendi { $tile_the } sul posto { $b }
       *[other] Dado { $die }: prendi { $tile_the } sul posto { $b }
    }
}
    .group = { $a_id ->
        [any] Tessere doppie
       *[other] Dado { $die }: tessere doppie
    }
    .item = { $b } { $tile }
    .do = Prendi
act-plant = { $known ->
    [no] Pianta una tessera doppia sulla casella { $b }
   *[yes] { $a_id ->
        [any] Pianta { $tile_id ->
            [none] una tessera doppia
           *[other] { $tile_the }
        } sulla casella { $b }
       *[other] Dado { $die }: pianta { $tile_id ->
            [none] una tessera doppia
           *[other] { $tile_the }
        } sulla casella { $b }
    }
}
    .group = { $a_id ->
        [any] Pianta
       *[other] Dado { $die }: pianta
    }
    .item = { $tile_id ->
        [none] una tessera doppia
       *[other] { $tile }
    } su { $b }
    .do = Pianta
act-grape = Prendi una tessera vitigno: { $a }
act-next-left = Prima il bonus a sinistra
act-next-right = Prima il bonus a destra
act-buy-shop-1 = { $known ->
    [no] Compra la tessera doppia sul posto 1 del negozio
   *[yes] Compra { $tile_the } nel negozio, posto 1
}
    .group = Compra nel negozio (2 monete)
    .item = 1 { $tile }
    .do = Compra
act-pick-shop-1 = { $known ->
    [no] Prendi la tessera doppia sul posto 1 del negozio
   *[yes] Prendi { $tile_the } dal negozio, posto 1
}
    .group = Prendi dal negozio
    .item = 1 { $tile }
    .do = Prendi
act-buy-shop-2 = { $known ->
    [no] Compra la tessera doppia sul posto 2 del negozio
   *[yes] Compra { $tile_the } nel negozio, posto 2
}
    .group = Compra nel negozio (2 monete)
    .item = 2 { $tile }
    .do = Compra
act-pick-shop-2 = { $known ->
    [no] Prendi la tessera doppia sul posto 2 del negozio
   *[yes] Prendi { $tile_the } dal negozio, posto 2
}
    .group = Prendi dal negozio
    .item = 2 { $tile }
    .do = Prendi
act-buy-shop-3 = { $known ->
    [no] Compra la tessera doppia sul posto 3 del negozio
   *[yes] Compra { $tile_the } nel negozio, posto 3
}
    .group = Compra nel negozio (2 monete)
    .item = 3 { $tile }
    .do = Compra
act-pick-shop-3 = { $known ->
    [no] Prendi la tessera doppia sul posto 3 del negozio
   *[yes] Prendi { $tile_the } dal negozio, posto 3
}
    .group = Prendi dal negozio
    .item = 3 { $tile }
    .do = Prendi

fact-brings = dà { $brings }
fact-effect = {""}
fact-opens = {""}
fact-vines = { $vines ->
    [0] {""}
   *[other] +{ $vines } alla fine
}

reason-slot-out-of-reach = { $missing ->
    [one] ti manca un lavoratore
   *[other] ti mancano { $missing } lavoratori
}
    .why = Ci vuole uno di questi numeri: { $numbers }. Per portare un dado al più vicino { $missing ->
        [one] ti servirebbe ancora un lavoratore
       *[other] ti servirebbero ancora { $missing } lavoratori
    }.
reason-no-vine-beside = nessuna tessera doppia accanto
    .why = Una tessera doppia va accanto a una già piantata, e accanto a questa casella non ce n’è.
reason-lowest-level-first = la prima tessera va sul livello più basso
    .why = La tua prima tessera doppia parte dal livello più basso del vigneto.
reason-no-double-tile = non hai tessere doppie
    .why = Qui si pianta solo una tessera doppia, e da parte non ne hai.
reason-goes-by-left = scegli la casella di sinistra
    .why = La tua tessera doppia mostra due volte la stessa uva: si pianta con la casella di sinistra delle due.
reason-vineyard-full = il vigneto è pieno
    .why = Gli spazi doppi del tuo vigneto sono tutti coperti.
reason-no-vine-number = nessuna casella con un numero che raggiungi
    .why = Uno spazio ci sarebbe, ma per il numero più vicino { $missing ->
        [one] ti servirebbe ancora un lavoratore
       *[other] ti servirebbero ancora { $missing } lavoratori
    }.
reason-no-room-for-two = non c’è posto per una tessera doppia
    .why = Una tessera doppia occupa due posti, e due posti liberi non li hai.
reason-not-in-duchy = solo nel vigneto
    .why = Una tessera doppia si pianta nel vigneto e non va mai nel ducato.
reason-not-in-vineyard = solo nel ducato
    .why = Nel vigneto vanno solo le tessere doppie.
reason-grape-out = non è in questa partita
    .why = Quest’uva è uscita dal gioco all’inizio.
reason-no-grape-left = non ce ne sono più
    .why = Di quest’uva non è rimasta nessuna tessera.
zone-vine = deposito dei vigneti { $kind }
    .many = deposito dei vigneti { $kinds }
zone-shop = negozio { $kind }
    .many = negozio { $kinds }
zone-vineyard = casella { $kind } del vigneto
    .many = caselle { $kinds } del vigneto

event-grape_out = Fuori da questa partita: { $grape }
event-grape_tile = { $own ->
    [yes] Prendi una tessera vitigno: { $grape }
   *[no] { $seat } prende una tessera vitigno: { $grape }
}
event-plant = { $own ->
    [yes] Pianti { $tile_the } sulla casella { $vine } del vigneto
   *[no] { $seat } pianta { $tile_the } sulla casella { $vine } del vigneto
}
event-level = { $own ->
    [yes] Hai completato il livello { $level } del tuo vigneto
   *[no] { $seat } ha completato il livello { $level } del vigneto
}
cause-vineyards = per i vigneti
source-vineyards = vigneti

table-vine-depot = Doppie
table-vine-shop = Negozio (2 monete)
table-vine-stock = Vitigni
table-vines = Vigneto
table-vine-grapes = Uve
table-vine-space = dado { $die }: { $left }, { $right }
table-vine-areas = { $grape } { $sizes }
table-vine-points = { $points ->
    [one] 1 punto alla fine
   *[other] { $points } punti alla fine
}

## At the browser’s table

web-bu-own-vineyard = Il tuo vigneto
web-bu-tab-vineyard = Vigneto
web-bu-vineyard-of = Vigneto di { $name }: { $count ->
    [one] 1 casella doppia coperta
   *[other] { $count } caselle doppie coperte
}
web-bu-vine-house = La plancia del vigneto l’abbiamo disegnata noi: quella stampata non si è trovata.
web-bu-vine-house-short = plancia nostra
web-bu-vine-depot = Deposito dei vigneti
web-bu-vine-slot = deposito dei vigneti, dado { $numbers }
web-bu-vine-in-slot = { $tile }, deposito dei vigneti, dado { $numbers }
web-bu-vine-shop = negozio, { $price } { $price ->
    [one] moneta
   *[other] monete
}
web-bu-vine-shop-short = Negozio
web-bu-vine-in-shop = { $tile }, negozio, { $price } { $price ->
    [one] moneta
   *[other] monete
}
web-bu-vine-space = casella doppia, livello { $level ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
   *[other] { $level }
}, dado { $die }: { $brings }
web-bu-vine-space-short = Casella doppia { $die }, livello { $level }
web-bu-vine-planted = { $left } e { $right }, livello { $level }
web-bu-vine-first = { $side ->
    [left] primo vitigno a sinistra
   *[right] primo vitigno a destra
}
web-bu-vine-space-help = Una tua tessera doppia va su una casella con il numero del dado, accanto a una già posata; la prima, sul livello più basso. Ti dà ciò che mostrano le due caselle, in un ordine a scelta.
web-bu-vine-level = livello { $level }: { $covered } caselle coperte su { $of }
web-bu-vine-turn = Gira
web-bu-vine-turn-help = Scambia i due vitigni della tessera (R)
web-bu-vine-tiles = Le tue tessere vitigno
web-bu-vine-area = area di { $size }
web-bu-vine-areas = { $grape }, aree: { $sizes }
web-bu-vine-areas-help = Alla fine ogni tessera vitigno paga un’area del suo vitigno, la più grande per prima.
web-bu-vine-at-end = a fine partita
web-bu-vine-stock = Riserva
web-bu-vine-stock-why = 1 per livello coperto
web-bu-vine-left = { $grape }, ne restano { $count }
web-bu-vine-has = { $tiles }: ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-bu-vine-tile-help = Chi copre un intero livello ne prende una. Alla fine paga un’area del suo vitigno, tanto più quanto è grande.
web-bu-vine-bonus-help = Li hai entrambi: quello che scegli viene per primo, poi l’altro.
web-bu-vine-gives-carpenter = un edificio
web-bu-vine-gives-bank = 2 monete d’argento
web-bu-vine-gives-boarding_house = 4 lavoratori
web-bu-vine-gives-market = nave o bestiame
web-bu-vine-gives-church = miniera, monastero o castello
web-bu-vine-gives-watchtower = 4 punti
web-bu-vine-gives-warehouse = vendi una merce
web-bu-vine-gives-city_hall = posa una tessera
web-bu-vine-gives-castle = azione a scelta
web-bu-vine-gives-black = tessera nera o negozio
web-bu-vine-gives-double = tessera doppia
web-key-vineyard = al tuo vigneto
web-key-turn = gira la tessera doppia
