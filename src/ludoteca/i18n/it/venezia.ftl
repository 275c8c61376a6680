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
    .why = Tutte e { $needed } le carte di questo edificio sono già sul tavolo: non se ne possono aggiungere altre.
reason-play-as-set = sarebbe l’edificio intero: giocalo tutto insieme
    .why = Con questa carta sarebbero tutte e { $needed } tue: allora si giocano insieme, come un edificio tuo.
reason-played-in-order = l’hai già passata
    .why = Le carte si giocano tipo per tipo, sempre nello stesso ordine, e questo tipo l’hai già passato.
reason-incomplete = { $laid } carte su { $needed }
    .why = Un edificio si costruisce quando tutte le sue { $needed } carte sono sul tavolo; di questo ce ne sono { $laid }.
reason-built-on = già costruito
    .why = Lì c’è già un edificio.
reason-swamp = palude
    .why = C’è ancora una palude: prima che ci si possa costruire, qualcuno deve prosciugarla.
reason-no-bridge-site = non è l’estremità di un ponte
    .why = Un Ponte sta sulle due estremità di una linea tratteggiata sopra un canale, e qui non ne comincia nessuna.
reason-other-end = l’altra estremità non è libera
    .why = Un ponte vuole libere tutte e due le estremità; oltre il canale { $ends_n ->
        [one] { $ends } non lo è
       *[other] { $ends } non lo sono
    }.
reason-end-not-free = non è libero
    .why = Un ponte vuole libere tutte e due le estremità; { $ends_n ->
        [one] { $ends } non lo è
       *[other] { $ends } non lo sono
    }.
reason-no-room = non c’è posto accanto
    .why = Questo edificio copre { $hexes } spazi che si toccano, tutti liberi, e intorno a questo sono troppo pochi.
reason-not-joined = il ponte non ci arriva
    .why = Si conta solo uno dei due quartieri che il ponte unisce, e questo non è fra i due.
reason-no-swamp = nessuna palude
    .why = Lì non c’è nessuna palude: non c’è niente da prosciugare.
reason-chosen-already = già scelta
    .why = È la palude che hai appena scelto; la seconda dev’essere un’altra.
reason-passed-over = l’hai già passata
    .why = Quando le scelte sono più d’una si fanno in un solo ordine, e questa l’hai già passata.
reason-hand-would-exceed = avresti in mano più di { $limit } carte
    .why = Scoprendone una e prendendone tre avresti in mano { $then } carte; il limite è { $limit }.
reason-too-few-cards = troppo poche carte da prendere
    .why = Per una carta che scopri ne prendi altre tre, e da prendere { $cards ->
        [0] non ce n’è nessuna
        [one] ce n’è una sola
       *[other] ce ne sono solo { $cards }
    }.
reason-type-lies-open = quel tipo è già scoperto
    .why = Una carta di questo tipo è già scoperta; quella che scopri dev’essere di un tipo che non lo è.
reason-pile-empty = nessuna carta rimasta
    .why = Il mazzo è vuoto, e non ci sono scarti per farne uno nuovo.
reason-just-laid-open = l’hai appena scoperta
    .why = È la carta che hai appena scoperto: in cambio ne prendi altre tre.
reason-taken-in-order = l’hai già passata
    .why = Le carte scoperte si prendono in un solo ordine, e questa l’hai già passata.
reason-worth-nothing = non vale niente
    .why = Questo gettone non vale oro: pagandolo non avresti niente.
reason-given-in-order = l’hai già passato
    .why = I gettoni si posano a partire da quello che vale di più, e sei già passato a quelli che valgono meno.
reason-too-little-gold = { $missing ->
        [one] ti manca un oro
       *[other] ti mancano { $missing } ori
    }
    .why = Ogni spazio in avanti costa 5 ori, e tu { $gold ->
        [0] non ne hai
        [one] ne hai uno
       *[other] ne hai { $gold }
    }.
reason-gold-own-turn = solo nel tuo turno
    .why = L’oro si cambia solo nel proprio turno, e questo è il turno di { $seat }.
reason-gold-midway = prima rispondi a questa
    .why = L’oro si cambia prima di cominciare una risposta o dopo averla data, non a metà.

zone-bridge = ponte { $kind }
zone-tokens = il tuo oro
zone-quarter = quartiere { $kind }
zone-pile = mazzo
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
