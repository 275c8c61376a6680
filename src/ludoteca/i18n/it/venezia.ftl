# Venezia. Ids come from the component data; help is in our own words, with the number of the rule.

## Options

option-shared_crossing = Un solo incrocio
    .help = Se il 10 e il 45 sono un solo spazio per le gondole. (VE A9)
option-shared_crossing-yes = sì: 10 e 45 sono lo stesso spazio
option-shared_crossing-no = no
option-start_borders = La partenza tocca un quartiere
    .help = Se una gondola alla partenza può vincere un tesoro. (VE A10)
option-start_borders-yes = sì
option-start_borders-no = no
option-gold_windows = Quando si chiede dell’oro
    .help = Quando c’è una domanda a parte per l’oro: solo dove conta, o in ogni momento. (VE A11)
option-gold_windows-useful = dove conta
option-gold_windows-all = in ogni momento
option-letter = Alla lettera
    .help = Ogni «può» del regolamento diventa una domanda, anche dove nessuno rifiuterebbe. (VE 57, VE A8)
option-letter-no = no
option-letter-yes = sì

## Buildings

name-basilica = Basilica
    .the = la Basilica
    .help = Quattro carte, tre spazi che si toccano tutti. Sempre 7 punti.
    .rule = VE 15, VE 36
name-palazzo = Palazzo
    .the = il Palazzo
    .help = Tre carte, due spazi vicini. Un punto per ogni spazio intorno senza edifici.
    .rule = VE 15, VE 37
name-campo = Campo
    .the = il Campo
    .help = Tre carte, uno spazio. Un punto per ogni spazio intorno con un edificio.
    .rule = VE 15, VE 38
name-ponte = Ponte
    .the = il Ponte
    .help = Tre carte, due spazi da una parte e dall’altra di un canale. Un punto per ogni casa in uno dei due quartieri.
    .rule = VE 15, VE 30, VE 39
name-casa = Casa
    .the = la Casa
    .help = Una carta, uno spazio, un punto; non ha mastro costruttore.
    .rule = VE 15, VE 22, VE 36
party-name = il terzo giocatore

## Questions

ask-turn-third = Quando si pesca la carta del terzo giocatore?
ask-cards-play = Quali carte giochi?
    .built = Basta carte
ask-building-order = Quale edificio viene adesso?
ask-building-site = Dove costruisci { $card_the }?
ask-building-points = Di quale quartiere contano le case per il Ponte?
ask-building-gold = Cambi dell’oro adesso?
ask-building-treasure = Prendi il tesoro?
ask-building-move = Muovi la gondola?
ask-building-drop = Davanti a te puoi tenere due tipi: quale se ne va?
ask-drain = { $most ->
    [one] Quale palude bonifichi? Una al massimo.
   *[other] Quali paludi bonifichi? { $most } al massimo. +n: nuovi luoghi per basiliche, palazzi e ponti.
}
    .enough = Basta così
ask-draw = Come peschi?
ask-draw-take = { $due ->
    [one] Quale carta prendi?
   *[other] Quali { $due } carte prendi? Prima le scoperte, il resto dal mazzo.
}
    .deck = { $cards ->
        [one] Una dal mazzo
       *[other] Il resto dal mazzo
    }
ask-turn-gold = Cambi dell’oro prima di finire il turno?
ask-gold-give = Quali gettoni paghi? Ogni 5 ori la gondola avanza di uno spazio.
    .paid = Ecco tutto
ask-gold-final = Ultimo cambio della partita: cambi dell’oro?

## Why it is asked

trail-turn = {""}
trail-cards = {""}
trail-buildings = costruzione
trail-building = {""}
trail-excess = troppi tipi
trail-drain = bonifica
trail-draw = pesca
trail-take = {""}
trail-exchange = oro
trail-closing = fine partita

## Answers: alone, and under the head of a group

act-gold = Cambia oro
act-no-gold = Tieni l’oro
act-set = { $a }: l’edificio intero, da solo
act-play = { $a }
act-built = Basta carte
act-order = { $a }
act-order-set = { $a }, da solo
act-points = { $a } { $name }
act-show = Scopri { $a } e prendi tre carte
act-open = Prendi { $a }, scoperta
act-deck = Una dal mazzo
act-no-draw = Non pescare
act-drop = { $a }
act-third-now = Adesso
act-third-later = Alla fine del mio turno
act-give = { $a ->
    [one] 1 oro
   *[other] { $a } ori
}
act-paid = Ecco tutto
act-take-treasure = Prendilo
act-leave-treasure = Lascialo
act-move = Muovi
act-stay = Resta
act-site = { $hexes }
    .group = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    .item = { $hexes }
act-drain = { $a }
    .group = { $quarter }
    .item = { $a }
act-enough = Basta così

## What is worth knowing

fact-card = {""}
fact-alone = {""}
fact-master = { $alone ->
    [yes] {""}
   *[no] mastro costruttore: { $master }
}
fact-chooser = {""}
fact-buildings = {""}
fact-needed = {""}
fact-laid = { $needed ->
    [1] {""}
   *[other] { $laid } di { $needed } carte
}
fact-mine = {""}
fact-completes = { $verb ->
    [set] {""}
   *[other] si costruisce
}
fact-takes_pawn = diventi mastro costruttore
fact-types = {""}
fact-copies = {""}
fact-sites = { $verb ->
    [drain] fa posto a { $sites }
   *[other] { $sites ->
        [0] adesso non c’è posto sul tabellone
       *[other] {""}
    }
}
    .brief = { $verb ->
        [drain] +{ $sites_sum }
       *[other] { $sites ->
            [0] adesso non c’è posto sul tabellone
           *[other] {""}
        }
    }
fact-hexes = {""}
fact-ends = l’ultimo pezzo: la partita finisce
fact-points = {""}
fact-shares = { $shares }
    .item = { $seat } a { $to }{ $jumps_n ->
        [0] {""}
       *[other] {" "}scavalcando { $jumps }
    }{ $treasure ->
        [yes] {" "}+ tesoro
       *[no] {""}
    }
fact-counted = conta { $counted }
    .brief = {""}
fact-not_counted = {""}
fact-quarters = { $quarters }
    .item = { $points } in { $quarter }: { $shares }
fact-quarter = {""}
fact-name = {""}
fact-casas = { $casas ->
    [one] una casa
   *[other] { $casas } case
}
fact-gold = { $verb ->
    [give] {""}
   *[other] { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }
}
fact-landings = si arriva a { $landings }
    .item = { $to }{ $jumps_n ->
        [0] {""}
       *[other] {" "}scavalcando { $jumps }
    }
fact-lost = { $verb ->
    [give] {""}
   *[other] { $lost ->
        [0] {""}
        [one] 1 perso
       *[other] { $lost } persi
    }
}
fact-steps = { $verb ->
    [give] {""}
   *[other] { $steps ->
        [0] {""}
        [one] uno spazio
       *[other] { $steps } spazi
    }
}
fact-to = { $verb ->
    [give] {""}
   *[other] a { $to }
}
fact-jumps = { $verb ->
    [give] {""}
   *[other] scavalcando { $jumps }
}
fact-borders = {""}
fact-chest = ne restano { $chest }
fact-deck = mazzo { $deck }
fact-discards = {""}
fact-hand = poi { $hand } in mano
fact-cards = { $verb ->
    [drop] { $cards ->
        [one] una tua carta
       *[other] { $cards } tue carte
    }
   *[other] {""}
}
fact-pawn = { $pawn_id ->
    [none] {""}
   *[other] mastro costruttore poi: { $pawn }
}

## Why not

reason-building-complete = le sue carte sono complete
reason-play-as-set = sarebbe l’edificio intero: giocalo tutto insieme
reason-played-in-order = già chiesta prima
reason-built-on = già costruito
reason-swamp = palude
reason-no-bridge-site = non è l’estremità di un ponte
reason-no-room = non c’è posto accanto
reason-hand-would-exceed = avresti in mano più di { $limit } carte
reason-too-few-cards = troppo poche carte da prendere
reason-type-lies-open = quel tipo è già scoperto
reason-just-laid-open = l’hai appena scoperta
reason-taken-in-order = già chiesta prima
reason-worth-nothing = non vale niente
reason-given-in-order = già chiesto prima
reason-not-enough = non basterebbe

zone-hex = spazio { $kind }
    .many = { $kinds }
zone-token = gettone { $kind }
    .many = gettoni { $kinds }

## What happened

event-turn = {""}
event-score = { $source_id ->
    [jumps] { $points_signed } scavalcando
    [gold] { $points_signed } con l’oro
   *[other] { $points_signed } { $source }
}
    .tail = yes
event-play = { $own ->
    [yes] Giochi { $items }
   *[no] { $seat } gioca { $items }
}
    .item = { $card }
event-set = { $own ->
    [yes] Costruisci { $card_the } da solo, con tutte le carte
   *[no] { $seat } costruisce { $card_the } da solo, con tutte le carte
}
event-pawn = { $seat_id ->
    [none] Il mastro costruttore torna a casa: { $card }
   *[other] { $own ->
        [yes] Sei il mastro costruttore: { $card }
       *[no] Mastro costruttore è { $seat }: { $card }
    }
}
event-built = { $own ->
    [yes] Costruisci { $card_the } in { $site }
   *[no] { $seat } costruisce { $card_the } in { $site }
}
event-no_room = Non c’è posto per { $card_the }: le carte sono perse
event-points = Contano le case di { $quarter }: { $points }
event-treasure = { $own ->
    [yes] Vinci un tesoro da { $value }
   *[no] { $seat } vince un tesoro
}
event-move = { $own ->
    [yes] La tua gondola va da { $from } a { $to }
   *[no] La gondola di { $seat } va da { $from } a { $to }
}
event-discard = { $own ->
    [yes] Scarti { $items }
   *[no] { $seat } scarta { $items }
}
    .item = { $card } ×{ $number }
event-drain = { $own ->
    [yes] Bonifichi { $items }
   *[no] { $seat } bonifica { $items }
}
    .item = { $value_id ->
        [none] { $hex }
       *[other] { $hex } ({ $value ->
            [one] 1 oro
           *[other] { $value } ori
        })
    }
event-paid = { $own ->
    [yes] Paghi { $gold } ori
   *[no] { $seat } paga { $gold } ori
} per { $steps ->
    [one] uno spazio
   *[other] { $steps } spazi
}
event-spent = { $number } × { $value }
    .tail = yes
event-show = { $own ->
    [yes] Scopri { $card_the }
   *[no] { $seat } scopre { $card_the }
}
event-open = { $own ->
    [yes] Prendi fra le scoperte: { $items }
   *[no] { $seat } prende fra le scoperte: { $items }
}
    .item = { $card }
event-draw = { $own ->
    [yes] Peschi { $items }
   *[no] { $count ->
        [one] { $seat } pesca una carta
       *[other] { $seat } pesca { $count } carte
    }
}
    .item = { $card }
event-shuffle = { $cards ->
    [one] Si rimescolano gli scarti: { $cards } carta da pescare
   *[other] Si rimescolano gli scarti: { $cards } carte da pescare
}
event-flush = Quattro carte scoperte: si scartano
event-third = { $kept ->
    [0] La carta del terzo giocatore si scarta: { $card }
   *[other] Il terzo giocatore riceve { $card }
}
event-close = { $cause_id ->
    [sixty] Una gondola è arrivata al 60: la partita finisce
   *[other] È costruito l’ultimo pezzo ({ $cause }): la partita finisce
}
event-no_treasure = { $own ->
    [yes] Per te non ci sono più tesori
   *[no] Per { $seat } non ci sono più tesori
}

## Points

source-basilica = Basilica
source-palazzo = Palazzo
source-campo = Campo
source-ponte = Ponte
source-casa = Casa
source-gold = oro
source-jumps = spazi scavalcati

## The table

table-house = tabellone non originale
table-deck = mazzo { $cards }
table-discards = scarti { $cards }
table-chest = tesori { $treasures }
table-open = Scoperte
table-left = Restano
table-begun = Iniziati
table-hand = Mano
table-shown = Viste
table-hand-count = mano { $cards }
table-front = Davanti
table-alone = da solo
table-pawns = mastro costruttore di { $names }
table-at = spazio { $at }
table-swamps = { $swamps ->
    [one] 1 palude
   *[other] { $swamps } paludi
}
table-treasures = { $treasures ->
    [one] 1 tesoro
   *[other] { $treasures } tesori
}
table-gold = oro { $gold }
table-tokens = Gettoni
table-borders = tocca { $names }
table-swamp = palude
table-free = libero
table-houses = case { $casas }
table-free-here = spazi liberi { $hexes }
table-built-here = costruiti { $hexes }
table-swamps-here = paludi { $hexes }
table-crowd = mano · paludi · tesori
table-none = niente

## The last round

last-round = Ultimo giro: la partita si chiude
    .short = Ultimo giro

# Chi gioca per le prime volte: che cosa porterebbe una scelta

web-coach-card = { $name }: { $how ->
    [built] con questa si costruisce, in uno di { $sites } posti
    [lost] con questa basta, ma manca il posto: carte perse
    [leads] con questa { $laid ->
        [one] una carta
       *[other] { $laid } carte
    } su { $needed }, e guidi tu
   *[begun] con questa { $laid ->
        [one] una carta
       *[other] { $laid } carte
    } su { $needed }: ne { $left ->
        [one] manca una
       *[other] mancano { $left }
    }
}.
web-coach-play = { $count ->
    [0] Nessuna carta da sola completa un edificio.
   *[other] Con una carta sola si costruisce: { $what }.
}
web-coach-site = Qui: { $count ->
    [0] nessun punto
    [one] un punto
   *[other] { $count } punti
} a te{ $treasure ->
    [yes] , e un tesoro
   *[no] {""}
}.
web-coach-sites = Secondo il posto faresti da { $least } a { $most } punti.
web-coach-swamp = Senza questa palude: più posto per { $count ->
    [0] case e campi
   *[other] { $what }
}.
