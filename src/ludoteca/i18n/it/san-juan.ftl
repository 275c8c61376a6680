# San Juan. Ids come from the component data; help is in our own words, with the number of the rule.

## Options

option-start_hand = Mano iniziale scelta
    .help = All’inizio si pescano più carte del solito e se ne tengono quattro. (SJ 99)
option-start_hand-no = no: quattro carte a testa
option-start_hand-yes = sì: da cinque a otto carte, se ne tengono quattro
option-events = Eventi
    .help = Sei carte evento si mescolano nel mazzo e si possono scegliere al posto di un ruolo. (E1)
option-events-no = senza
option-events-yes = con i sei eventi
option-edition = Edizione
    .help = Nella seconda edizione la Prefettura costa di più, la Sala delle Corporazioni e la Miniera d’oro sono diverse. (SJ 63, SJ 88, SJ 95)
option-edition-first = prima (2004)
option-edition-second = seconda (2014)
option-letter = Alla lettera
    .help = Ogni «può» del regolamento diventa una domanda, anche dove nessuno rifiuterebbe. (SJ 17, SJ 61)
option-letter-no = no
option-letter-yes = sì

## Goods

name-indigo = indaco
name-sugar = zucchero
name-tobacco = tabacco
name-coffee = caffè
name-silver = argento

## Roles

name-builder = Costruttore
    .the = il Costruttore
    .help = Tutti possono costruire una carta della mano e la pagano scartandone altre. Il Costruttore paga una carta in meno.
    .rule = SJ 19-28
name-producer = Artigiano
    .the = l’Artigiano
    .help = Tutti mettono una merce su un impianto vuoto. L’Artigiano ne mette due.
    .rule = SJ 29-35
name-trader = Mercante
    .the = il Mercante
    .help = Si scopre una tessera Emporio e tutti possono vendere una merce in cambio di carte. Il Mercante ne può vendere due.
    .rule = SJ 36-44
name-councillor = Consigliere
    .the = il Consigliere
    .help = Tutti pescano due carte e ne tengono una. Il Consigliere sceglie fra cinque.
    .rule = SJ 45-47
name-prospector = Cercatore d’oro
    .the = il Cercatore d’oro
    .short = Cercatore
    .help = Solo il Cercatore d’oro pesca una carta. Poi lavorano le Miniere d’oro.
    .rule = SJ 48-49

## Production buildings

name-indigo_plant = Impianto dell’Indaco
    .the = l’Impianto dell’Indaco
    .short = Indaco
    .help = Tiene una merce d’indaco. L’indaco si vende sempre a 1 carta.
    .rule = SJ 29-33
name-sugar_mill = Mulino dello Zucchero
    .the = il Mulino dello Zucchero
    .short = Zucchero
    .help = Tiene una merce di zucchero. Lo zucchero si vende a 1 o 2 carte.
    .rule = SJ 29-33
name-tobacco_storage = Impianto del Tabacco
    .the = l’Impianto del Tabacco
    .short = Tabacco
    .help = Tiene una merce di tabacco. Il tabacco si vende a 1 o 2 carte.
    .rule = SJ 29-33
name-coffee_roaster = Torrefazione del Caffè
    .the = la Torrefazione del Caffè
    .short = Caffè
    .help = Tiene una merce di caffè. Il caffè si vende a 2 o 3 carte.
    .rule = SJ 29-33
name-silver_smelter = Fonderia dell’Argento
    .the = la Fonderia dell’Argento
    .short = Argento
    .help = Tiene una merce d’argento. L’argento si vende a 2 o 3 carte.
    .rule = SJ 29-33

## Violet buildings

name-smithy = Fabbro
    .the = il Fabbro
    .help = Gli impianti di produzione ti costano una carta in meno.
    .rule = SJ 62
name-gold_mine = Miniera d’oro
    .the = la Miniera d’oro
    .short = Miniera
    .help = Dopo ogni Cercatore d’oro scopri quattro carte: se i costi sono tutti diversi, una è tua.
    .rule = SJ 63
name-archive = Archivio
    .the = l’Archivio
    .help = Con il Consigliere scarti da tutta la mano, non solo dalle carte appena pescate.
    .rule = SJ 66
name-poor_house = Ospizio
    .the = l’Ospizio
    .help = Se dopo aver costruito ti resta al massimo una carta in mano, ne peschi una.
    .rule = SJ 67-69
name-black_market = Mercato nero
    .the = il Mercato nero
    .short = Merc. nero
    .help = Quando costruisci puoi pagare con le tue merci al posto delle carte, due al massimo.
    .rule = SJ 70
name-trading_post = Stazione commerciale
    .the = la Stazione commerciale
    .short = Stazione
    .help = In ogni fase del Mercante puoi vendere una merce in più.
    .rule = SJ 71
name-well = Pozzo
    .the = il Pozzo
    .help = Peschi una carta se in una fase dell’Artigiano produci almeno due merci.
    .rule = SJ 72
name-market_stand = Bancarella
    .the = la Bancarella
    .help = Peschi una carta se in una fase del Mercante vendi almeno due merci.
    .rule = SJ 73
name-crane = Gru
    .the = la Gru
    .help = Un nuovo palazzo può andare sopra uno dei tuoi e costa altrettanto in meno. Quello sotto esce dal gioco; la Gru non si può coprire.
    .rule = SJ 74-80
name-chapel = Chiesa
    .the = la Chiesa
    .help = All’inizio di ogni round puoi infilarci sotto una carta della mano: un punto ciascuna a fine partita.
    .rule = SJ 81-84
name-tower = Torre
    .the = la Torre
    .help = Il tuo limite di mano è dodici carte anziché sette.
    .rule = SJ 85
name-aqueduct = Acquedotto
    .the = l’Acquedotto
    .help = In ogni fase dell’Artigiano produci una merce in più.
    .rule = SJ 86
name-carpenter = Falegnameria
    .the = la Falegnameria
    .help = Peschi una carta ogni volta che hai costruito e pagato un palazzo viola.
    .rule = SJ 87
name-prefecture = Prefettura
    .the = la Prefettura
    .help = Con il Consigliere puoi tenere due carte anziché una.
    .rule = SJ 88
name-market_hall = Mercato
    .the = il Mercato
    .help = Se in una fase del Mercante vendi qualcosa, peschi una carta in più.
    .rule = SJ 89
name-quarry = Cava
    .the = la Cava
    .help = I palazzi viola ti costano una carta in meno.
    .rule = SJ 90
name-library = Biblioteca
    .the = la Biblioteca
    .help = Raddoppia il privilegio del ruolo che hai scelto; in due giocatori una volta per round.
    .rule = SJ 91-93
name-statue = Statua
    .the = la Statua
    .help = Un monumento: vale i suoi punti e conta per l’Arco della Vittoria.
    .rule = SJ 94
name-victory_column = Obelisco
    .the = l’Obelisco
    .help = Un monumento: vale i suoi punti e conta per l’Arco della Vittoria.
    .rule = SJ 94
name-hero = Cavaliere
    .the = il Cavaliere
    .help = Un monumento: vale i suoi punti e conta per l’Arco della Vittoria.
    .rule = SJ 94
name-guild_hall = Sala delle Corporazioni
    .the = la Sala delle Corporazioni
    .short = Corporazioni
    .help = A fine partita 2 punti per ogni tuo impianto di produzione. (Seconda edizione: 1 per impianto e 1 per tipo.)
    .rule = SJ 95
name-city_hall = Municipio
    .the = il Municipio
    .help = A fine partita 1 punto per ogni tuo palazzo viola, sé stesso compreso.
    .rule = SJ 96
name-triumphal_arch = Arco della Vittoria
    .the = l’Arco della Vittoria
    .short = Arco
    .help = A fine partita 4, 6 o 8 punti per uno, due o tre monumenti.
    .rule = SJ 97
name-palace = Residenza
    .the = la Residenza
    .help = A fine partita 1 punto in più ogni 4 punti che hai.
    .rule = SJ 98

## Events

name-earthquake = Terremoto
    .the = il Terremoto
    .help = Ciascuno deve scartare un proprio palazzo con tutto ciò che vi sta sopra e sotto.
    .rule = E6
name-debt_relief = Estinzione dei debiti
    .the = l’Estinzione dei debiti
    .help = Ciascuno pesca tre carte.
    .rule = E7
name-taxes = Tasse
    .the = le Tasse
    .help = Tutti scartano una carta, tranne chi ha scelto l’evento.
    .rule = E8
name-general_amnesty = Amnistia generale
    .the = l’Amnistia generale
    .help = Ciascuno può scartare quante carte vuole e ripescarne altrettante.
    .rule = E9
name-governor_visit = Visita del Governatore
    .the = la Visita del Governatore
    .help = Si ripete un ruolo già usato in questo round, privilegio compreso.
    .rule = E10
name-free_build = Costruzione libera
    .the = la Costruzione libera
    .help = Ciascuno può costruire gratis una carta di costo 4 o meno. Nessun palazzo aiuta.
    .rule = E11-E12

## Questions

ask-round-pick = Quale ruolo scegli?
ask-builder-build = Che cosa costruisci?
    .pass = Non costruire
ask-builder-cover = Dove costruisci { $card_the }?
ask-builder-library = Usi la Biblioteca per { $card_the }?
ask-builder-use = Peschi la carta che ti spetta per aver costruito?
    .pass = Non pescare
ask-builder-discount = Usi lo sconto per { $card_the }?
    .pass = Paga il prezzo intero
ask-builder-pay = { $due ->
    [one] Con che cosa paghi? Una carta da scartare.
   *[other] Con che cosa paghi? { $due } carte da scartare.
}
ask-producer-produce = { $most ->
    [one] Dove metti la merce?
   *[other] Dove metti le { $most } merci?
}
    .pass = Basta così
ask-producer-use = Peschi la carta del Pozzo?
    .pass = Non pescare
ask-trader-sell = { $most ->
    [one] Che cosa vendi? Una merce al massimo.
   *[other] Che cosa vendi? { $most } merci al massimo.
}
    .pass = Non vendere
ask-trader-use = Peschi la carta che ti spetta per la vendita?
    .pass = Non pescare
ask-councillor-draw = Peschi con il Consigliere?
    .pass = Non pescare
ask-councillor-library = Usi la Biblioteca per tre carte in più?
ask-councillor-keep = { $most ->
    [one] Quale carta tieni?
   *[other] Quali carte tieni? Da { $least } a { $most }.
}
    .pass = Non tenerne altre
ask-councillor-discard = { $least ->
    [0] Scarti una carta? Puoi anche tenerle tutte.
    [one] Quale carta della mano scarti?
   *[other] Quali { $least } carte della mano scarti?
}
    .pass = Non scartarne altre
ask-prospector-draw = Peschi con il Cercatore d’oro?
    .pass = Non pescare
ask-prospector-library = Usi la Biblioteca per una seconda carta?
ask-gold_mine-use = Scopri quattro carte con la Miniera d’oro?
    .pass = Lascia stare la miniera
ask-gold_mine-mine = Costi tutti diversi: quale carta prendi dalla Miniera d’oro?
    .pass = Nessuna
ask-chapel-tuck = Infili una carta sotto la Chiesa?
    .pass = Nessuna
ask-limit-discard = { $least ->
    [one] Hai una carta di troppo in mano: quale scarti?
   *[other] Hai { $least } carte di troppo in mano: quali scarti?
}
ask-tower-discard = { $least ->
    [0] Con la Torre puoi tenere tutte le carte. Ne scarti qualcuna?
    [one] Anche con la Torre hai una carta di troppo. Ne scarti altre?
   *[other] Anche con la Torre hai { $least } carte di troppo. Ne scarti altre?
}
    .pass = Tieni le altre
ask-start-discard = { $least ->
    [one] Tieni quattro carte: quale scarti?
   *[other] Tieni quattro carte: quali { $least } scarti?
}
ask-taxes-discard = Quale carta paghi di tasse?
ask-amnesty-change = Quali carte cambi? Al massimo { $most }.
    .pass = Non cambiarne altre
ask-earthquake-quake = Quale dei tuoi palazzi crolla?
ask-visit-role = Quale ruolo ripeti?
ask-free_build-build = Che cosa costruisci gratis?
    .pass = Non costruire

## Why it is asked

trail-round = {""}
trail-builder = Costruttore
trail-construction = cantiere
trail-pay = pagamento
trail-producer = Artigiano
trail-trader = Mercante
trail-councillor = Consigliere
trail-keep = carte pescate
trail-prospector = Cercatore d’oro
trail-goldmine = Miniera d’oro
trail-chapel = Chiesa
trail-down = limite di mano
trail-starthand = mano iniziale
trail-toss = scarto
trail-earthquake = Terremoto
trail-debtrelief = Estinzione dei debiti
trail-taxes = Tasse
trail-amnesty = Amnistia generale
trail-change = cambio di carte
trail-freebuild = Costruzione libera
trail-visit = Visita del Governatore

## Answers

act-pass = Passo
act-library = Usa la Biblioteca
act-no-library = Tieni la Biblioteca per dopo
act-no-cover = In un posto nuovo
act-role = { $a }
act-event = Evento: { $a }
act-visit = Di nuovo { $a_the }
act-build = { $a }
act-cover = Sopra { $a_the }
act-cover-loaded = Sopra { $a_the }, perdendo la merce
act-pay = { $a }
act-spend = { $a } (merce)
act-discard = { $a }
act-keep = { $a }
act-tuck = { $a }
act-mine = { $a }
act-produce = { $a }
act-sell = { $a }
act-quake = { $a }
act-quake-loaded = { $a }, con la merce
act-change = { $a }
act-use = Pesca con { $a_the }
act-use-smithy = Paga una carta in meno
act-use-quarry = Paga una carta in meno
act-use-gold_mine = Scopri quattro carte
act-draw = Pesca

## What is worth knowing

fact-price = { $terms_n ->
    [0] gratis
    [1] { $price ->
        [0] gratis
       *[other] paghi { $price }
    }
   *[other] { $price ->
        [0] gratis ({ $terms })
       *[other] paghi { $price } ({ $terms })
    }
}
fact-terms = {""}
fact-cost = { $first ->
    [price] {""}
   *[other] costo { $cost }
}
fact-points = { $a_id ->
    [guild_hall] punti a fine partita
    [city_hall] punti a fine partita
    [triumphal_arch] punti a fine partita
    [palace] punti a fine partita
   *[other] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
fact-crane = o sopra un palazzo, con la Gru
fact-points_lost = { $points_lost ->
    [0] {""}
    [one] perdi { $points_lost } punto
   *[other] perdi { $points_lost } punti
}
fact-good_lost = {""}
fact-builds = {""}
fact-discount = paghi { $discount } in meno
fact-goods = { $goods ->
    [0] niente da produrre
    [one] produci { $goods } merce
   *[other] produci { $goods } merci
}
fact-sales = { $sales ->
    [0] nessuna merce da vendere
    [one] vendi { $sales } merce
   *[other] vendi fino a { $sales } merci
}
fact-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
fact-draw = { $keep ->
    [one] peschi { $draw } carte e ne tieni una
   *[other] peschi { $draw } carte e ne tieni { $keep }
}
fact-keep = {""}
fact-whole_hand = scartando da tutta la mano
fact-worth = adesso ne varrebbe { $worth }
fact-draws = { $draws_n ->
    [one] poi peschi una carta: { $draws }
   *[other] poi peschi { $draws_n } carte: { $draws }
}
fact-then = {""}
fact-others = gli altri: { $others }
    .item = { $role_id ->
        [builder] { $seat } ha { $amount ->
            [one] una carta
           *[other] { $amount } carte
        } in mano
        [producer] { $seat } { $amount ->
            [one] una merce
           *[other] { $amount } merci
        }
        [trader] { $seat } vende { $amount ->
            [one] una merce
           *[other] { $amount } merci
        }{ $cards ->
            [0] {""}
           *[other] {" "}per { $cards }
        }
       *[other] { $seat } tiene { $amount ->
            [one] una carta
           *[other] { $amount } carte
        }
    }

cause-cost = costo
cause-privilege = Costruttore
cause-hand = in mano
cause-means = fra carte e merci
cause-allowed = al massimo

## Why not

reason-crane-itself = la Gru non si può coprire
    .why = la Gru copre gli altri palazzi, ma lei non si può coprire mai
reason-role-taken = { $own ->
    [yes] l’hai già tu
   *[no] l’ha preso { $seat }
}
    .why = ogni ruolo si prende una volta sola per round, e { $role_the } { $own ->
        [yes] l’hai già preso tu
       *[no] l’ha già preso { $seat }
    }
reason-role-not-used = in questo round non è stato ancora usato
    .why = la Visita del Governatore ripete un ruolo già usato in questo round, e { $role_the } non l’ha ancora preso nessuno
reason-already-built = è già nella tua città
    .why = di ogni palazzo viola ce ne può essere uno solo per città, e nella tua c’è già { $card_the }
reason-too-dear = { $missing ->
    [one] ti manca { $missing } carta
   *[other] ti mancano { $missing } carte
}
    .why = { $cover_id ->
        [none] costa { $cost }
       *[other] costa { $cost } sopra { $cover_the }
    }{ $cheaper ->
        [yes] , per te { $price }
       *[no] {""}
    }; tolta questa carta, per pagare { $cards ->
        [0] non hai carte in mano
        [one] hai { $cards } carta in mano
       *[other] hai { $cards } carte in mano
    }{ $goods ->
        [0] {""}
        [one] {" "}e { $goods } merce
       *[other] {" "}e { $goods } merci
    }: { $missing ->
        [one] te ne manca { $missing }
       *[other] te ne mancano { $missing }
    }
reason-same-building = un palazzo non copre mai il suo uguale
    .why = un palazzo non ne copre mai uno uguale, e anche questo è { $card_the }
reason-no-role-used = in questo round nessun ruolo è stato ancora usato
    .why = la Visita del Governatore ripete un ruolo già usato in questo round, e nessuno lo è stato ancora
reason-plant-loaded = c’è già una merce
    .why = su ogni impianto sta una merce sola, e qui ce n’è già una
reason-plant-empty = niente da vendere
    .why = si vendono le merci che stanno sugli impianti, e qui non ce n’è
reason-above-four = costa più di 4
    .why = la Costruzione libera regala palazzi che costano al massimo 4, e questo costa { $cost }
reason-being-built = è il palazzo da pagare
    .why = { $card_the } è proprio il palazzo che stai pagando: si paga con le altre carte della mano
reason-market-new = il Mercato nero non funziona ancora
    .why = con le merci si paga solo grazie al Mercato nero, e il tuo funziona da dopo questa fase
reason-no-market = solo con il Mercato nero
    .why = un palazzo si paga con le carte della mano: anche con le merci solo chi ha il Mercato nero
reason-not-cheapest = non è la meno cara
    .why = { $mine_the } dà la meno cara delle quattro carte scoperte, cioè { $card_the }
reason-passed-over = viene prima di { $card_the }
    .why = le carte si indicano nel loro ordine, e con { $card_the } hai già passato questa

## What would make it possible, behind "It could be done"

way-more_cards = { $missing ->
    [one] con una carta in più
   *[other] con { $missing } carte in più
}
way-cheaper = con { $card_the } in città (−1)
way-as_builder = prendendo tu il Costruttore (−{ $off })
way-by_goods = con { $card_the } e { $goods ->
    [one] una delle tue merci
   *[other] { $goods } delle tue merci
}
way-by_crane = con { $card_the }, sopra { $cover_the }
way-building = con { $card_the } in città
way-next_round = nel prossimo round
way-role_first = dopo che qualcuno ha preso un ruolo
way-builder_phase = in una fase del Costruttore, pagandolo
way-after_builders = dopo questa fase
way-sold = dopo aver venduto questa merce
way-produced = dopo aver prodotto una merce qui

zone-city = { $kind_id ->
    [new] Un posto nuovo
   *[other] { $kind }
}

## What happened

event-round = Round { $number }: { $own ->
    [yes] il Governatore sei tu
   *[no] il Governatore è { $governor }
}
event-role = { $own ->
    [yes] Prendi { $role_the }
   *[no] { $seat } prende { $role_the }
}
event-event = { $own ->
    [yes] Scegli l’evento: { $event }
   *[no] { $seat } sceglie l’evento: { $event }
}
event-event_up = Esce un evento: { $event }
event-shuffle = { $cards ->
    [one] Si rimescolano gli scarti: { $cards } carta da pescare
   *[other] Si rimescolano gli scarti: { $cards } carte da pescare
}
event-card = { $own ->
    [yes] Peschi { $items }
   *[no] { $card_id ->
        [none] { $count ->
            [one] { $seat } pesca una carta
           *[other] { $seat } pesca { $count } carte
        }
       *[other] { $seat } pesca { $items }
    }
}
    .item = { $card }
event-discard = { $own ->
    [yes] Scarti { $items }
   *[no] { $card_id ->
        [none] { $count ->
            [one] { $seat } scarta una carta
           *[other] { $seat } scarta { $count } carte
        }
       *[other] { $seat } scarta { $items }
    }
}
    .item = { $card }
event-build = { $own ->
    [yes] Costruisci { $card_the }
   *[no] { $seat } costruisce { $card_the }
}{ $cover_id ->
    [none] {""}
   *[other] {" "}sopra { $cover_the }
}
event-paid = { $price ->
    [0] senza pagare
    [one] prezzo { $price } carta
   *[other] prezzo { $price } carte
}
    .tail = yes
event-produce = { $own ->
    [yes] Produci { $items }
   *[no] { $seat } produce { $items }
}
    .item = { $plant }
event-sell = { $own ->
    [yes] Vendi { $items }
   *[no] { $seat } vende { $items }
}
    .item = { $plant }
event-earn = { $cards ->
    [one] per { $cards } carta
   *[other] per { $cards } carte
}
    .tail = yes
event-tile = Prezzi: indaco { $indigo }, zucchero { $sugar }, tabacco { $tobacco }, caffè { $coffee }, argento { $silver }
event-turn_up = Scoperte: { $items }
    .item = { $card }
event-mined = { $own ->
    [yes] Prendi { $card } dalla Miniera d’oro
   *[no] { $seat } prende { $card } dalla Miniera d’oro
}
event-tuck = { $own ->
    [yes] Infili sotto la Chiesa { $card }
   *[no] { $card_id ->
        [none] { $seat } infila una carta sotto la Chiesa
       *[other] { $seat } infila sotto la Chiesa { $card }
    }
}
event-library = { $own ->
    [yes] Usi la Biblioteca
   *[no] { $seat } usa la Biblioteca
}
event-quake = { $own ->
    [yes] Perdi { $card_the }
   *[no] { $seat } perde { $card_the }
}{ $loaded ->
    [0] {""}
   *[other] {" "}con la merce
}
event-score = { $source_id ->
    [buildings] { $points ->
        [1] +1 punto
        [-1] −1 punto
       *[other] { $points_signed } punti
    }
   *[other] { $points_signed } { $source }
}
    .tail = yes
event-function = { $own ->
    [yes] Usi { $card_the }
   *[no] { $seat } usa { $card_the }
}
event-dead = Nessuno può più costruire: la partita finisce qui
event-spend = { $own ->
    [yes] Paghi con { $items }
   *[no] { $seat } paga con { $items }
}
    .item = { $plant }
event-over = La partita finisce: si contano i palazzi che valgono alla fine

## Points

source-buildings = palazzi
source-chapel = Chiesa
source-triumphal_arch = Arco della Vittoria
source-guild_hall = Sala delle Corporazioni
source-city_hall = Municipio
source-palace = Residenza

## The table

last-round = Ultima fase: una città è completa
    .short = Ultima fase
table-round = Round { $number }
table-roles = Ruoli
table-free = libero
table-governor = Governatore
table-deck = mazzo { $cards }
table-discards = scarti { $cards }
table-prices = Prezzi
table-prices-last = Ultimi prezzi
table-events = Eventi scoperti
table-city = Città
table-hand = Mano
table-hand-count = mano { $cards }
table-buildings = { $count }/12
table-buildings-read = { $count ->
    [one] un palazzo su 12
   *[other] { $count } palazzi su 12
}
table-goods = merci { $goods }
table-tucked = { $cards ->
    [one] { $cards } carta infilata
   *[other] { $cards } carte infilate
}
table-drawn = Pescate
table-turned = Scoperte
table-good-here = con una merce
table-new = non ancora in funzione
table-over = sopra { $card }
table-cost = costo { $cost }
table-shown = Viste
table-crowd = mano · merci · città · punti
table-library-used = Biblioteca usata

# Chi gioca per le prime volte: che cosa porterebbe una scelta

web-coach-role = { $touch ->
    [yes] Tocca un ruolo
   *[no] Punta un ruolo
}: qui leggi che cosa ti porterebbe ora.
web-coach-for = { $name } { $price ->
    [0] gratis
   *[other] per { $price }
}
web-coach-more = altre { $count }
web-coach-builder = Costruttore: { $count ->
    [0] per ora non potresti pagare nessuna delle tue carte
   *[other] potresti costruire { $what }
}.
web-coach-build = { $count ->
    [0] Ora non puoi pagare nessuna delle tue carte.
   *[other] Puoi costruire { $what }.
}
web-coach-producer = Artigiano: { $count ->
    [0] nessun tuo impianto è vuoto, non produrresti niente
    [one] produrresti una merce
   *[other] produrresti { $count } merci
}.
web-coach-trader = Mercante: { $sales ->
    [0] non hai merci da vendere
    [one] venderesti una merce{ $known ->
        [yes] {" "}per { $cards ->
            [one] una carta
           *[other] { $cards } carte
        }
       *[no] ; quanto rende lo dirà la tessera
    }
   *[other] venderesti { $sales } merci{ $known ->
        [yes] {" "}per { $cards } carte
       *[no] ; quanto rendono lo dirà la tessera
    }
}.
web-coach-councillor = Consigliere: vedresti { $draw } carte e ne terresti { $keep ->
    [one] una
   *[other] { $keep }
}.
web-coach-prospector = Cercatore d’oro: pescheresti { $count ->
    [one] una carta
   *[other] { $count } carte
}, tu solo.
