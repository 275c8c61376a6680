# Why an answer is good in Venezia, or another is not, as a review says it to the seat that was asked.

## Cards

review-venezia-alone = Costruisci da solo { $card_the }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} nel posto migliore di oggi, e tutti tuoi.
review-venezia-completes = Con { $cards ->
    [one] questa carta
   *[other] { $cards } carte dalla mano
} si costruisce { $card_the }, e il mastro costruttore sei tu: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} nel posto migliore di oggi.
review-venezia-completes-half = Con { $cards ->
    [one] questa carta
   *[other] { $cards } carte dalla mano
} si costruisce { $card_the }: per te la metà, { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
} nel posto migliore di oggi.
review-venezia-partners = { $card }: { $cards ->
    [one] una carta degli altri lavora
   *[other] { $cards } carte degli altri lavorano
} per te.
review-venezia-feeds = Con l’altra scelta si costruisce { $card_the }, e nel posto migliore di oggi { $seat } { $points ->
    [0] non ha punti
    [one] ha 1 punto
   *[other] ha { $points } punti
}.
review-venezia-progress = { $card }: con questa { $laid ->
    [one] c’è la prima carta
   *[other] sono { $laid } carte
} su { $needed }, e il mastro costruttore sei tu.
review-venezia-takes-pawn = Togli a { $seat } il mastro costruttore: { $card }.
review-venezia-works-for = Con l’altra scelta il mastro costruttore resta { $seat }: { $card }.
review-venezia-works-for-third = Con l’altra scelta il mastro costruttore resta il terzo giocatore: { $card }.
review-venezia-third-type = Hai già due tipi in costruzione: a fine turno uno dei tre andrebbe scartato.
review-venezia-no-room = Per { $card_the } adesso non c’è posto sul tabellone: le carte andrebbero perse.
review-venezia-casa = La Casa si costruisce subito: 1 punto.
review-venezia-casa-treasure = La gondola tocca { $quarter }: una Casa lì porta anche un tesoro.
review-venezia-spends = Con l’altra scelta in mano ti { $left ->
    [one] resta una carta sola
   *[other] restano { $left } carte
}.
review-venezia-last-card = Con l’altra scelta resti senza carte, e senza carte non se ne scopre una per pescarne tre.
review-venezia-room-to-draw = Con { $cards } carte in mano non potresti pescarne tre: così fai posto.
review-venezia-keeps-set = Hai in mano { $cards } carte su { $needed }: { $card }. Giocandole tutte insieme, l’edificio è solo tuo.
review-venezia-play-both = Dopo { $card_the } puoi giocare anche { $second_the }; al contrario no.
review-venezia-drops = Con l’altra scelta scarti { $card_the }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} su { $needed }.

## Buildings

review-venezia-site-points = Qui fai { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
review-venezia-site-jumps = La gondola scavalca { $seat } e arriva a { $to }.
review-venezia-site-treasure = La gondola tocca { $quarter }: vinci un tesoro.
review-venezia-site-others = Con l’altra scelta { $seat } fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
review-venezia-site-others-treasure = Con l’altra scelta { $seat } vince un tesoro.
review-venezia-more-houses = In { $quarter } le case diventano { $casas }: tanti punti varrà un Ponte lì.
review-venezia-leaves-points = Per { $card_the } resta ancora un posto da { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
review-venezia-leaves-places = Per { $card_the } { $places ->
    [one] resta un posto
   *[other] restano { $places } posti
}.
review-venezia-leaves-rival = Con l’altra scelta a { $seat } resta, per { $card_the }, un posto da { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
review-venezia-leaves-shore = Nei quartieri che la tua gondola tocca { $places ->
    [one] resta uno spazio libero
   *[other] restano { $places } spazi liberi
}.
review-venezia-order-points = { $card }: adesso può darti { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
review-venezia-order-casa = Prima le case: il Ponte che costruisci dopo le conta.
review-venezia-order-treasure = La gondola adesso tocca un buon posto per { $card_the }: lì vinci anche un tesoro.

## Swamps

review-venezia-drain-gold = Il gettone della palude vale da 0 a { $most } ori.
review-venezia-drain-opens = Bonificando { $hex } { $sites ->
    [one] si apre un posto
   *[other] si aprono { $sites } posti
} per edifici grandi.
review-venezia-drain-places = Bonificando { $hex } { $sites ->
    [one] si apre un posto
   *[other] si aprono { $sites } posti
} per { $card_the }.
review-venezia-drain-shore = { $hex } è in { $quarter }: se ci costruisci finché la gondola lo tocca, vinci un tesoro.
review-venezia-drain-ahead = { $hex } è in { $quarter }, che la tua gondola tocca dallo spazio { $to }.
review-venezia-drain-behind = { $hex } è in { $quarter }, che la tua gondola non tocca più.
review-venezia-drain-first = { $hex } fa posto per { $card_the }, che altrove non ne ha.
review-venezia-drain-better = Su { $hex } { $card_the } varrebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; altrove al massimo { $now }.
review-venezia-drain-worth = Su { $hex } { $card_the } varrebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
review-venezia-drain-helps = { $hex } farebbe posto per { $card_the } che ha iniziato { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
review-venezia-drain-beside = { $hex } è in { $quarter }, che tocca la gondola di { $seat } e non la tua.
review-venezia-drain-both = Dopo { $hex } puoi bonificare anche { $second }; al contrario no.

## Drawing

review-venezia-three-for-one = Prendi tre carte al posto di una.
review-venezia-show-gives = Con l’altra scelta dai via { $card_the }: di quelle carte ne hai { $cards }.
review-venezia-show-helps = Scoprire { $card_the } aiuta { $seat }, che ha già carte di quel tipo sul tavolo.
review-venezia-show-casa = Una Casa scoperta serve a chiunque: si costruisce da sola.
review-venezia-card-casa = La Casa si costruisce con una carta sola.
review-venezia-card-joins = { $card }: con questa hai { $cards } carte su { $needed }.
review-venezia-card-shared = { $card }: altri hanno già posato { $laid ->
    [one] una carta
   *[other] { $laid } carte
} su { $needed }.
review-venezia-card-completes = Con questa hai in mano tutte le carte che oggi mancano per { $card_the }.
review-venezia-card-no-room = Per { $card_the } adesso non c’è posto sul tabellone.
review-venezia-card-third = Hai già due tipi in costruzione, e questo sarebbe il terzo: { $card }.
review-venezia-take-both = Dopo { $card_the } puoi prendere anche { $second_the }; al contrario no.
review-venezia-flush = Le quattro carte scoperte a fine turno si scartano: agli altri non resta niente.

## Gold

review-venezia-gold-last = È l’ultimo cambio: { $steps ->
    [one] uno spazio in più
   *[other] { $steps } spazi in più
}, fino a { $to }.
review-venezia-gold-jumps = Con { $gold } ori la gondola scavalca { $seat } e arriva a { $to }.
review-venezia-gold-shore = Con { $gold } ori la gondola arriva a { $to } e tocca { $quarter }, dove si vincono tesori.
review-venezia-gold-steps = Con { $gold } ori la gondola avanza di { $steps ->
    [one] uno spazio
   *[other] { $steps } spazi
}, fino a { $to }.
review-venezia-gold-keeps = L’oro non scade: si può cambiare ancora, anche a fine partita.
review-venezia-paid-exact = Paghi { $gold } ori per { $steps ->
    [one] uno spazio
   *[other] { $steps } spazi
}, senza perderne.
review-venezia-paid-keeps = Ti { $gold ->
    [one] resta 1 oro
   *[other] restano { $gold } ori
} per un altro momento.
review-venezia-give-exact = Così puoi pagare { $gold } ori giusti per { $steps ->
    [one] uno spazio
   *[other] { $steps } spazi
}.
review-venezia-give-keeps = Il gettone da { $gold } resta tuo.
review-venezia-give-wasted = Con l’altra scelta { $gold } { $gold ->
    [one] oro va perso
   *[other] ori vanno persi
}: non bastano per un altro spazio.
review-venezia-give-steps = Con tutti i gettoni arrivi a { $steps } spazi.

## The imaginary player

review-venezia-third-completes = La sua carta può completare { $card_the }, a cui partecipi.
review-venezia-third-takes = La sua carta potrebbe toglierti il mastro costruttore: { $card }.
review-venezia-third-begins = Se la sua carta comincia { $card_the }, il mastro costruttore è suo; prima puoi cominciare tu.
review-venezia-third-waits = Prima puoi completare tu { $card_the }, con le carte che hai in mano.
