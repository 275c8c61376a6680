# The Castles of Burgundy. Ids come from the component data; help is in our own words, with the number of the rule.
-livestock-help = Tanti punti quanti sono gli animali, più quelli della stessa specie già sulle tessere dello stesso pascolo.

## Options

option-duchies = Ducati
    .help = Come si assegnano i ducati: secondo il regolamento, a caso, lo stesso per tutti, o per nome: «7», oppure uno per posto come «3.12.4_2011». (CoB 6)
option-duchies-book = dal regolamento: una plancia a testa, si sceglie il lato
option-duchies-random = un ducato qualsiasi a caso per ciascuno
    .short = fra tutti
option-duchies-same = un ducato a caso, uguale per tutti
    .short = uno, uguale per tutti
option-duchies-11-18 = uno dei ducati 11-18 a caso per ciascuno
    .short = fra 11–18
option-duchies-19-22 = uno dei ducati 19-22 a caso per ciascuno
    .short = fra 19–22
option-duchies-23-30 = uno dei ducati 23-30 a caso per ciascuno
    .short = fra 23–30
option-discard_any = Fare posto a ogni tessera
    .help = Si può scartare una tessera per fare posto a qualsiasi tessera guadagnata, non solo a quelle prese con un dado. (CoB A4)
option-discard_any-no = no: solo prendendo con un dado
option-discard_any-yes = sì
option-tiebreak = Parità
    .help = Chi vince in caso di parità. Da regolamento meno caselle vuote, nel gioco a squadre di più. (CoB A1)
option-tiebreak-book = come da regolamento
option-tiebreak-fewest = meno caselle vuote
option-tiebreak-most = più caselle vuote
option-letter = Alla lettera
    .help = Si può anche lasciare un dado inutilizzato o rinunciare all’azione del castello. (CoB 22, CoB 35)
option-letter-no = no
option-letter-yes = sì

term-nobody-to-play-with = Chi gioca da solo ha bisogno di un ducato per il solitario, o dello Châteauma come avversario.

## Kinds of tiles

name-monastery = Monastero
    .the = il Monastero
name-livestock = Bestiame
    .the = il Bestiame
name-building = Edificio
    .the = l’Edificio

## Tiles

name-castle = Castello
    .the = il Castello
    .sign = Cast
    .help = Subito un’azione in più, come con un dado di qualsiasi numero.
    .rule = CoB 35
name-mine = Miniera
    .the = la Miniera
    .sign = Mini
    .help = Una moneta d’argento alla fine di ogni fase.
    .rule = CoB 18, CoB 36
name-ship = Nave
    .the = la Nave
    .sign = Nave
    .help = Prendi tutte le merci di un deposito, per quanto hai posto; poi la tua pedina avanza di uno spazio nell’ordine di turno.
    .rule = CoB 32-34
name-market = Mercato
    .the = il Mercato
    .sign = Merc
    .help = Puoi prendere una nave o del bestiame da un deposito numerato qualsiasi.
    .rule = CoB 41
name-carpenter = Carpenteria
    .the = la Carpenteria
    .sign = Carp
    .help = Puoi prendere un edificio da un deposito numerato qualsiasi.
    .rule = CoB 41
name-church = Chiesa
    .the = la Chiesa
    .sign = Chie
    .help = Puoi prendere una miniera, un monastero o un castello da un deposito numerato qualsiasi.
    .rule = CoB 41
name-warehouse = Magazzino
    .the = il Magazzino
    .sign = Maga
    .help = Puoi vendere un tipo delle tue merci, senza dado.
    .rule = CoB 42
name-boarding_house = Pensione
    .the = la Pensione
    .sign = Pens
    .help = Quattro lavoratori.
    .rule = CoB 43
name-bank = Banca
    .the = la Banca
    .sign = Banc
    .help = Due monete d’argento.
    .rule = CoB 43
name-city_hall = Municipio
    .the = il Municipio
    .sign = Muni
    .help = Puoi posare un’altra tua tessera, qualunque sia il numero della casella.
    .rule = CoB 44, CoB A5
name-watchtower = Torre di guardia
    .the = la Torre di guardia
    .sign = Torr
    .help = Quattro punti.
    .rule = CoB 43
name-cow_2 = 2 mucche
    .sign = 2muc
    .help = { -livestock-help }
    .rule = CoB 37-38
name-cow_3 = 3 mucche
    .sign = 3muc
    .help = { -livestock-help }
    .rule = CoB 37-38
name-cow_4 = 4 mucche
    .sign = 4muc
    .help = { -livestock-help }
    .rule = CoB 37-38
name-sheep_2 = 2 pecore
    .sign = 2pec
    .help = { -livestock-help }
    .rule = CoB 37-38
name-sheep_3 = 3 pecore
    .sign = 3pec
    .help = { -livestock-help }
    .rule = CoB 37-38
name-sheep_4 = 4 pecore
    .sign = 4pec
    .help = { -livestock-help }
    .rule = CoB 37-38
name-pig_2 = 2 maiali
    .sign = 2mai
    .help = { -livestock-help }
    .rule = CoB 37-38
name-pig_3 = 3 maiali
    .sign = 3mai
    .help = { -livestock-help }
    .rule = CoB 37-38
name-pig_4 = 4 maiali
    .sign = 4mai
    .help = { -livestock-help }
    .rule = CoB 37-38
name-chicken_2 = 2 galline
    .sign = 2gal
    .help = { -livestock-help }
    .rule = CoB 37-38
name-chicken_3 = 3 galline
    .sign = 3gal
    .help = { -livestock-help }
    .rule = CoB 37-38
name-chicken_4 = 4 galline
    .sign = 4gal
    .help = { -livestock-help }
    .rule = CoB 37-38
name-monastery_1 = Monastero 1
    .the = il Monastero 1
    .sign = Mon1
    .help = Nelle tue città lo stesso edificio può stare più di una volta.
    .rule = CoB 40
name-monastery_2 = Monastero 2
    .the = il Monastero 2
    .sign = Mon2
    .help = Alla fine di ogni fase ogni tua miniera dà anche un lavoratore.
    .rule = CoB 18
name-monastery_3 = Monastero 3
    .the = il Monastero 3
    .sign = Mon3
    .help = Due monete d’argento anziché una ogni volta che vendi.
    .rule = CoB 28
name-monastery_4 = Monastero 4
    .the = il Monastero 4
    .sign = Mon4
    .help = Un lavoratore in più ogni volta che vendi.
    .rule = CoB 28
name-monastery_5 = Monastero 5
    .the = il Monastero 5
    .sign = Mon5
    .help = Con una nave puoi prendere anche le merci di un deposito vicino a quello scelto.
    .rule = CoB A6
name-monastery_6 = Monastero 6
    .the = il Monastero 6
    .sign = Mon6
    .help = Una volta per turno due lavoratori ti danno un edificio da un deposito numerato.
    .rule = CoB A2
name-monastery_7 = Monastero 7
    .the = il Monastero 7
    .sign = Mon7
    .help = Un punto in più per ogni tessera bestiame che dà punti quando ne posi una.
    .rule = CoB 52
name-monastery_8 = Monastero 8
    .the = il Monastero 8
    .sign = Mon8
    .help = Ogni lavoratore cambia un dado di uno o di due.
    .rule = CoB 53
name-monastery_9 = Monastero 9
    .the = il Monastero 9
    .sign = Mon9
    .help = Per posare un edificio il dado può valere uno in più o in meno.
    .rule = CoB A7
name-monastery_10 = Monastero 10
    .the = il Monastero 10
    .sign = Mon10
    .help = Per posare una nave o del bestiame il dado può valere uno in più o in meno.
    .rule = CoB A7
name-monastery_11 = Monastero 11
    .the = il Monastero 11
    .sign = Mon11
    .help = Per posare un castello, una miniera o un monastero il dado può valere uno in più o in meno.
    .rule = CoB A7
name-monastery_12 = Monastero 12
    .the = il Monastero 12
    .sign = Mon12
    .help = Per prendere una tessera il dado può valere uno in più o in meno.
    .rule = CoB A7
name-monastery_13 = Monastero 13
    .the = il Monastero 13
    .sign = Mon13
    .help = Quando prendi lavoratori con un’azione, anche una moneta d’argento.
    .rule = CoB 54, CoB A8
name-monastery_14 = Monastero 14
    .the = il Monastero 14
    .sign = Mon14
    .help = Quattro lavoratori anziché due quando ne prendi con un’azione.
    .rule = CoB 54, CoB A8
name-monastery_15 = Monastero 15
    .the = il Monastero 15
    .sign = Mon15
    .help = A fine partita 2 punti per ogni tipo di merce venduta.
    .rule = CoB 55
name-monastery_16 = Monastero 16
    .the = il Monastero 16
    .sign = Mon16
    .help = A fine partita 4 punti per ogni magazzino nel tuo ducato.
    .rule = CoB 56
name-monastery_17 = Monastero 17
    .the = il Monastero 17
    .sign = Mon17
    .help = A fine partita 4 punti per ogni torre di guardia nel tuo ducato.
    .rule = CoB 56
name-monastery_18 = Monastero 18
    .the = il Monastero 18
    .sign = Mon18
    .help = A fine partita 4 punti per ogni carpenteria nel tuo ducato.
    .rule = CoB 56
name-monastery_19 = Monastero 19
    .the = il Monastero 19
    .sign = Mon19
    .help = A fine partita 4 punti per ogni chiesa nel tuo ducato.
    .rule = CoB 56
name-monastery_20 = Monastero 20
    .the = il Monastero 20
    .sign = Mon20
    .help = A fine partita 4 punti per ogni mercato nel tuo ducato.
    .rule = CoB 56
name-monastery_21 = Monastero 21
    .the = il Monastero 21
    .sign = Mon21
    .help = A fine partita 4 punti per ogni pensione nel tuo ducato.
    .rule = CoB 56
name-monastery_22 = Monastero 22
    .the = il Monastero 22
    .sign = Mon22
    .help = A fine partita 4 punti per ogni banca nel tuo ducato.
    .rule = CoB 56
name-monastery_23 = Monastero 23
    .the = il Monastero 23
    .sign = Mon23
    .help = A fine partita 4 punti per ogni municipio nel tuo ducato.
    .rule = CoB 56
name-monastery_24 = Monastero 24
    .the = il Monastero 24
    .sign = Mon24
    .help = A fine partita 4 punti per ogni specie di bestiame nel tuo ducato.
    .rule = CoB 57
name-monastery_25 = Monastero 25
    .the = il Monastero 25
    .sign = Mon25
    .help = A fine partita 1 punto per ogni merce venduta.
    .rule = CoB 57
name-monastery_26 = Monastero 26
    .the = il Monastero 26
    .sign = Mon26
    .help = A fine partita 3 punti per ogni tua tessera bonus.
    .rule = CoB 48, CoB 50

## Questions

ask-setup-side = La tua plancia ha due lati, i ducati { $sides }: quale giochi?
ask-setup-castle = Su quale casella sta il tuo primo castello?
ask-turn-act = { $dice_n ->
    [1] Che cosa fai con l’altro dado?
   *[other] Da dove cominci? Hai due dadi.
}{ $full ->
    [yes] {" "}Se prendi una tessera, una delle tue esce: non hai posto.
   *[no] {""}
}
ask-turn-end = I due dadi sono usati. Altro?
ask-turn-use = Quale delle tue tessere va sulla casella { $hex }?
    .use = { $a }
    .step = quale tessera
ask-turn-drop = Non c’è posto: quale delle tue tessere esce dal gioco per { $tile_the }?
    .drop = { $a }
    .step = quale esce
ask-castle-act = Il Castello ti dà un’azione con un numero qualsiasi.{ $full ->
    [yes] {" "}Se prendi una tessera, una delle tue esce: non hai posto.
   *[no] {""}
}
    .no = Rinuncia
    .step = azione libera
ask-city_hall-place = Il Municipio ti fa posare un’altra tessera.
    .no = Nessuna
    .step = un’altra tessera
ask-market-take = Mercato: quale nave o bestiame prendi?
    .no = Nessuno
    .step = nave o bestiame
ask-carpenter-take = Carpenteria: quale edificio prendi?
    .no = Nessuno
    .step = un edificio
ask-church-take = Chiesa: quale miniera, monastero o castello prendi?
    .no = Nessuno
    .step = miniera, monastero o castello
ask-monastery_6-take = Monastero 6: quale edificio prendi per due lavoratori?
    .no = Nessuno
    .step = un edificio
ask-warehouse-sell = Magazzino: quali merci vendi?
    .no = Nessuna
    .step = una vendita
ask-ship-depot = Da quale deposito la tua Nave prende le merci?
    .step = le merci
ask-ship-second = Da quale deposito vicino prendi anche le merci?
    .no = Nessuno
    .step = altre merci
ask-ship-goods = { $most ->
    [one] C’è posto per un nuovo tipo di merce: quale?
   *[other] C’è posto per { $most } nuovi tipi di merce: quali?
}
    .step = quali merci

## Why it is asked

trail-die = dado { $b }
trail-placed = { $a } in gioco{ $c ->
    [0] {""}
   *[other] {" "}({ $c_signed })
}

## Answers: alone, and under the head of a group

act-take = { $known ->
    [no] Prendi una tessera da { $b }
   *[yes] { $a_id ->
        [any] Prendi { $tile_the } da { $b }
       *[other] Dado { $die }: prendi { $tile_the } da { $b }
    }
}
    .group = { $a_id ->
        [any] Prendi
       *[other] Dado { $die }: prendi
    }
    .item = { $b } { $tile }
    .do = Prendi
act-place = { $known ->
    [no] Posa una tessera sulla casella { $b }
   *[yes] { $a_id ->
        [any] Posa { $tile_id ->
            [none] una tessera
           *[other] { $tile_the }
        } sulla casella { $b }
       *[other] Dado { $die }: posa { $tile_id ->
            [none] una tessera
           *[other] { $tile_the }
        } sulla casella { $b }
    }
}
    .group = { $a_id ->
        [any] Posa
       *[other] Dado { $die }: posa
    }
    .item = { $tile_id ->
        [none] una tessera
       *[other] { $tile }
    } sulla { $b }
    .do = { $points ->
        [0] Posa
       *[other] Posa, +{ $points }
    }
act-sell = { $a_id ->
    [any] Vendi le merci { $b }
   *[other] Dado { $die }: vendi le merci { $b }
}
    .group = { $a_id ->
        [any] Vendi
       *[other] Dado { $die }: vendi
    }
    .item = merci { $b }
    .do = Vendi, +{ $points }
act-workers = { $a_id ->
    [any] Prendi lavoratori
   *[other] Dado { $die }: prendi lavoratori
}
    .group = { $a_id ->
        [any] Lavoratori
       *[other] Dado { $die }: lavoratori
    }
    .item = prendi lavoratori
    .do = Prendi lavoratori
act-end = Finisci il turno
act-no = No
act-buy = { $known ->
    [no] Compra una tessera dal deposito nero, posto { $a }
   *[yes] Compra { $tile_the } dal deposito nero, posto { $a }
}
    .group = Compra (2 monete)
    .item = { $a } { $tile }
    .do = Compra
act-use = { $a }
act-use-monastery_6 = Usa il Monastero 6: un edificio per due lavoratori
    .group = Monastero 6
    .item = un edificio per due lavoratori
act-drop = Scarta { $a }
act-depot = Deposito { $a }
act-goods = Merci { $a }
act-side = { $known ->
    [no] Lato { $a }
   *[yes] Ducato { $duchy }
}

## What is worth knowing

fact-die = {""}
fact-workers = { $workers ->
    [0] {""}
    [one] −1 lavoratore
   *[other] −{ $workers } lavoratori
}
    .brief = { $workers ->
        [0] {""}
       *[other] −{ $workers }♟
    }
fact-tile = {""}
fact-tiles = una fra { $tiles_names }
fact-then = { $then_id ->
    [castle-act] poi un’azione libera
    [city_hall-place] poi un’altra tessera
    [market-take] poi una nave o del bestiame
    [carpenter-take] poi un edificio
    [church-take] poi miniera, monastero o castello
    [crane-effect] poi un edificio qualsiasi
    [white_castle-act] poi un’azione con il dado bianco
    [warehouse-sell] poi una vendita
    [route-take] poi una tessera con la rotta
    [turn-drop] una tessera deve uscire
   *[other] {""}
}
    .brief = { $then_id ->
        [castle-act] poi un’azione libera
        [city_hall-place] poi un’altra tessera
        [market-take] poi una nave o del bestiame
        [carpenter-take] poi un edificio
        [church-take] poi miniera, monastero o castello
        [crane-effect] poi un edificio qualsiasi
        [white_castle-act] poi un’azione con il dado bianco
        [warehouse-sell] poi una vendita
        [route-take] poi una tessera con la rotta
       *[other] {""}
    }
fact-points = { $points ->
    [one] +1 punto
   *[other] { $points_signed } punti
}
fact-causes = { $causes_n ->
    [1] {""}
   *[other] ({ $causes_full })
}
fact-workers_gained = { $workers_gained ->
    [one] +1 lavoratore
   *[other] +{ $workers_gained } lavoratori
}
    .brief = +{ $workers_gained }♟
fact-silver = {""}
fact-silver_gained = +{ $silver_gained } { $silver_gained ->
    [one] moneta
   *[other] monete
}
fact-goods = { $goods ->
    [one] 1 merce
   *[other] { $goods } merci
}
fact-sold = { $sold ->
    [one] 1 tessera
   *[other] { $sold } tessere
}
    .brief = ×{ $sold }
fact-completes = completa { $completes ->
    [one] un’area da 1
   *[other] un’area da { $completes }
}
fact-bonus = con una tessera bonus
fact-duchy = {""}
fact-standing = { $standing_id ->
    [house] disposizione nostra
   *[other] {""}
}

## Why not

reason-covered = lì c’è già una tessera
    .why = Lì c’è già una tessera, e quelle posate non si tolgono più.
reason-no-die = non hai più dadi
    .why = Ci vuole un dado, e in questo turno li hai usati tutti e due.
reason-die-used = già usato in questo turno
    .why = Questo dado l’hai già usato: ogni dado vale un’azione per turno.
reason-same-die = mostra lo stesso numero dell’altro
    .why = I due dadi mostrano lo stesso numero: usa prima l’altro, è la stessa cosa.
reason-needs-no-die = questa azione non vuole dadi
    .why = Questa azione si fa senza dado; i tuoi servono quando il turno va avanti.
reason-out-of-reach = { $missing ->
    [one] ti manca un lavoratore
   *[other] ti mancano { $missing } lavoratori
}
    .why = Ci vuole un { $number }: per portarci un dado { $missing ->
        [one] ti servirebbe ancora un lavoratore
       *[other] ti servirebbero ancora { $missing } lavoratori
    }.
reason-no-neighbour = non c’è nessuna tessera accanto
    .why = Una tessera va solo accanto a una già posata nel tuo ducato, e accanto a questa casella non ce n’è.
reason-no-tile = non hai una tessera adatta
    .why = Fra le tessere che tieni da parte nessuna va su una casella di questo colore ({ $colour }).
reason-other-colour = è di un altro colore
    .why = Questa casella è per tessere di un altro colore ({ $colour }).
reason-not-its-colour = è di un altro colore
    .why = Questa tessera non è del colore della casella che hai scelto.
reason-no-castle-hex = solo per un castello
    .why = Il primo castello parte da una casella per castelli, e questa non lo è.
reason-city-has = in questa città c’è già
    .why = In una città ogni edificio sta una volta sola, e qui { $tile_the } c’è già.
reason-no-number = nessuna casella con un numero che raggiungi
    .why = Una casella ci sarebbe, ma per il numero più vicino { $missing ->
        [one] ti servirebbe ancora un lavoratore
       *[other] ti servirebbero ancora { $missing } lavoratori
    }.
reason-no-hex = nessuna casella accanto alle tue tessere
    .why = Nessuna casella vuota del suo colore ({ $colour }) è accanto a una tua tessera.
reason-no-hex-left = non ci sono più caselle per lei
    .why = Nel tuo ducato le caselle del suo colore ({ $colour }) sono tutte coperte.
reason-duchy-full = non ci sono più caselle vuote
    .why = Nel tuo ducato non ci sono più caselle vuote.
reason-too-narrow = troppo piccola
    .why = Servono due posti, e scartando questa tessera se ne libera uno solo.
reason-bought-before = in questo turno hai già comprato
    .why = Si compra una volta per turno, e tu hai già comprato.
reason-too-dear = { $missing ->
    [one] ti manca una moneta d’argento
   *[other] ti mancano { $missing } monete d’argento
}
    .why = Costa { $price ->
        [one] una moneta d’argento
       *[other] { $price } monete d’argento
    }: te ne { $missing ->
        [one] manca una
       *[other] mancano { $missing }
    }.
reason-no-room = non hai posto per un’altra tessera
    .why = I tuoi posti per le tessere sono tutti occupati; se ne può scartare una solo quando si prende con un dado.
reason-used-before = già usato in questo turno
    .why = Vale una volta per turno, e l’hai già usato.
reason-too-few-workers = { $missing ->
    [one] ti manca un lavoratore
   *[other] ti mancano { $missing } lavoratori
}
    .why = Costa { $price ->
        [one] un lavoratore
       *[other] { $price } lavoratori
    }: te ne { $missing ->
        [one] manca uno
       *[other] mancano { $missing }
    }.
reason-only-ships-livestock = solo navi e bestiame
    .why = Quello che prendi adesso dev’essere una nave o del bestiame.
reason-only-buildings = solo edifici
    .why = Quello che prendi adesso dev’essere un edificio.
reason-only-mines-monasteries-castles = solo miniere, monasteri e castelli
    .why = Quello che prendi adesso dev’essere una miniera, un monastero o un castello.
reason-not-from-black = non dal deposito nero
    .why = Adesso si prende dai depositi numerati, mai da quello nero.
reason-no-building = nei depositi non ci sono edifici
    .why = Nei depositi numerati non c’è nessun edificio.
reason-no-goods-room = non hai posto per queste merci
    .why = Puoi tenere al massimo { $most } tipi di merci, e questo sarebbe uno in più.
reason-depot-before = già svuotato
    .why = In questo deposito la nave c’è già stata; il Monastero ne aggiunge uno vicino.
reason-not-beside = non è accanto al deposito { $depot }
    .why = Il secondo deposito dev’essere vicino al primo, il deposito { $depot }.
reason-depot-empty = lì non ci sono merci
    .why = In questo deposito non ci sono merci.
reason-passed-over = l’hai già passata
    .why = Quando le scelte sono più d’una si fanno in un solo ordine, e questa l’hai già passata.

zone-die = dado { $kind }
zone-workers = lavoratori
zone-wares = merci del deposito { $kind }
zone-ware = merci { $kind }
zone-duchy = casella { $kind }
    .many = caselle { $kinds }
zone-depot = deposito { $kind }
    .many = deposito { $kinds }
zone-black = nero { $kind }
    .many = nero { $kinds }
zone-goods = merci { $kind }
    .many = merci { $kinds }

## What happened

event-duchy = { $own ->
    [yes] Giochi il ducato { $duchy }
   *[no] { $seat } gioca il ducato { $duchy }
}
event-deal = { $own ->
    [yes] Le tue merci: { $items }
   *[no] Le merci di { $seat }: { $items }
}
    .item = { $good }
event-start = { $own ->
    [yes] Cominci tu
   *[no] Comincia { $seat }
}
event-phase = Comincia la fase { $phase }
event-fill = Si riempiono i depositi
    .item = { $tile }
event-clear = Quello che resta nei depositi esce dal gioco
    .item = { $tile }
event-lane = Merci dei round: { $items }
    .item = { $good }
event-round = Fase { $phase }, round { $round }
event-roll = { $own ->
    [yes] Tiri { $first } e { $second }
   *[no] { $seat } tira { $first } e { $second }
}
event-white = Il dado bianco fa { $die }: la merce { $good } va in quel deposito
event-turn = {""}
event-take = { $own ->
    [yes] Prendi { $tile_the } { event-take.where }
   *[no] { $seat } prende { $tile_the } { event-take.where }
}
    .where = { $space_id ->
        [vine-1] dal deposito dei vigneti
        [vine-2] dal deposito dei vigneti
        [vine-3] dal deposito dei vigneti
        [vine-4] dal deposito dei vigneti
        [vine-5] dal deposito dei vigneti
        [vine-6] dal deposito dei vigneti
        [shop-1] dal negozio
        [shop-2] dal negozio
        [shop-3] dal negozio
       *[other] da { $space }
    }
event-buy = { $own ->
    [yes] Compri { $tile_the } { event-buy.where }
   *[no] { $seat } compra { $tile_the } { event-buy.where }
}
    .where = { $space_id ->
        [shop-1] dal negozio
        [shop-2] dal negozio
        [shop-3] dal negozio
       *[other] dal deposito nero
    }
event-drop = { $own ->
    [yes] Scarti { $tile_the }
   *[no] { $seat } scarta { $tile_the }
}
event-place = { $own ->
    [yes] Posi { $tile_the } sulla casella { $hex }
   *[no] { $seat } posa { $tile_the } sulla casella { $hex }
}
event-area = { $own ->
    [yes] Completi un’area da { $size }
   *[no] { $seat } completa un’area da { $size }
}
event-bonus = { $own ->
    [yes] Hai coperto tutte le caselle di un tipo: { $colour }
   *[no] { $seat } ha coperto tutte le caselle di un tipo: { $colour }
}
event-sell = { $own ->
    [yes] Vendi { $number ->
        [one] una merce { $good }
       *[other] { $number } merci { $good }
    }
   *[no] { $seat } vende { $number ->
        [one] una merce { $good }
       *[other] { $number } merci { $good }
    }
}
event-workers = { $number ->
    [1] +1 lavoratore
    [-1] −1 lavoratore
   *[other] { $number_signed } lavoratori
}
    .tail = yes
event-silver = { $number ->
    [1] +1 moneta
    [-1] −1 moneta
   *[other] { $number_signed } monete
}
    .tail = yes
event-load = { $own ->
    [yes] Carichi le merci { $items }
   *[no] { $seat } carica le merci { $items }
}
    .item = { $good }
event-sail = { $own ->
    [yes] La tua pedina va allo spazio { $marker }
   *[no] La pedina di { $seat } va allo spazio { $marker }
}
event-power = { $own ->
    [yes] Usi il Monastero { $monastery }
   *[no] { $seat } usa il Monastero { $monastery }
}
event-score = { $source_id ->
    [areas] { $points_signed } per l’area
    [phases] { $points_signed } per la fase
    [bonus_tiles] { $points_signed } bonus
    [livestock] { $points_signed } bestiame
    [watchtowers] { $points_signed } torre di guardia
    [sales] { $points_signed } punti
    [monasteries] { $points_signed } monasteri
    [goods] { $points_signed } merci rimaste
    [silver] { $points_signed } argento rimasto
    [workers] { $points_signed } lavoratori rimasti
   *[other] { $points_signed } { $source }
}
    .tail = yes
event-pass = { $own ->
    [yes] { $dice ->
        [0] Rinunci
        [one] Lasci un dado inutilizzato
       *[other] Lasci inutilizzati i due dadi
    }
   *[no] { $dice ->
        [0] { $seat } rinuncia
        [one] { $seat } lascia un dado inutilizzato
       *[other] { $seat } lascia inutilizzati i due dadi
    }
}
event-phase_end = Finisce la fase { $phase }
event-over = La partita finisce: si conta quello che resta

## Points

cause-areas = per l’area
cause-phases = per la fase
cause-bonus_tiles = per la tessera bonus
cause-livestock = per il bestiame
cause-watchtowers = per la torre di guardia
cause-sales = per la vendita
source-areas = aree
source-phases = fasi
source-bonus_tiles = tessere bonus
source-livestock = bestiame
source-watchtowers = torri di guardia
source-sales = vendite
source-monasteries = monasteri
source-goods = merci rimaste
source-silver = argento rimasto
source-workers = lavoratori rimasti

## The table

table-phase = Fase { $phase }, round { $round }
table-phase-bonus = area +{ $points }
table-white = dado bianco { $die }
table-depot = Deposito { $number }
table-goods-here = merci { $goods }
table-black = Nero (2 monete)
table-lane = In arrivo
table-bonus = Bonus
table-empty = vuoto
table-duchy-of = Ducato { $name }
table-house = disposizione nostra
table-dice = dadi
table-spent = usato
table-storage = Da posare
table-goods = Merci
table-sold = vendute { $number }
table-workers = { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
}
table-silver = { $silver } { $silver ->
    [one] moneta
   *[other] monete
}
table-left = Vuote
table-order = Ordine
table-crowd = lavoratori · argento · punti
table-end = alla fine +{ $points }
table-works = Monasteri
table-depots = depositi: tessere · merci
table-hex-read = 9 { $building }6: n. e dado
table-plan-read = { $building }6: con il 6
table-areas = aree { $sizes }
table-hex-empty = casella { $hex } con il { $number }
table-hex-full = casella { $hex } { $tile }
table-none = nessuna

## The last round

last-round = Ultimo round
    .short = Ultimo round

# Chi gioca per le prime volte: che cosa porterebbe un dado

web-coach-dice = { $touch ->
    [yes] Tocca un dado
   *[no] Punta un dado
}: qui leggi che cosa puoi farne.
web-coach-die = Con il { $value }: { $uses }.
web-coach-or = o
web-coach-take = { $count ->
    [one] prendi { $name }
   *[other] prendi 1 di { $count } tessere
}
web-coach-place = posa { $name }{ $count ->
    [0] {""}
    [one] {" "}(un punto)
   *[other] {" "}({ $count } punti)
}
web-coach-place-more = o { $count ->
    [one] un’altra
   *[other] altre { $count }
}
web-coach-sell = vendi { $count ->
    [one] una merce
   *[other] { $count } merci
} ({ $points } punti)
web-coach-workers = { $count } lavoratori
