# Puerto Rico. Ids come from the component data; help is in our own words, with the number of the rule.

## Options

option-balanced = Bilanciata
    .help = Fabbrica e Università si scambiano il prezzo, e chi comincia con il granturco ha un doblone in meno. (PR 3, PR 69, PR 70)
option-balanced-no = no
option-balanced-yes = sì
option-letter = Alla lettera
    .help = Ogni «può» del regolamento diventa una domanda, anche dove nessuno rifiuterebbe. (PR 11, PR 12)
option-letter-no = no
option-letter-yes = sì

## Goods and tiles

name-corn = granturco
    .help = Cresce senza bisogno di palazzi. Si vende a 0.
    .rule = PR 41
name-indigo = indaco
    .help = Ha bisogno di una fabbrica di indaco, piccola o grande. Si vende a 1.
    .rule = PR 42
name-sugar = zucchero
    .help = Ha bisogno di un mulino dello zucchero, piccolo o grande. Si vende a 2.
    .rule = PR 42
name-tobacco = tabacco
    .help = Ha bisogno della conservazione del tabacco. Si vende a 3.
    .rule = PR 42
name-coffee = caffè
    .help = Ha bisogno della torrefazione del caffè. Si vende a 4.
    .rule = PR 42
name-quarry = cava
    .help = Ogni cava occupata toglie un doblone al prezzo di un palazzo; al massimo 1, 2, 3 o 4 secondo la colonna del palazzo.
    .rule = PR 37

## Roles

name-settler = Colonizzatore
    .the = il Colonizzatore
    .short = Colonizz.
    .help = Tutti possono prendere una piantagione scoperta. Il Colonizzatore può prendere invece una cava.
    .rule = PR 16-22
name-mayor = Sindaco
    .the = il Sindaco
    .help = I coloni della nave si dividono e ciascuno ridispone tutti i propri. Il Sindaco ne riceve uno in più dalla scorta.
    .rule = PR 23-32
name-builder = Costruttore
    .the = il Costruttore
    .short = Costrutt.
    .help = Tutti possono costruire un palazzo. Il Costruttore paga un doblone in meno.
    .rule = PR 33-39
name-craftsman = Artigiano
    .the = l’Artigiano
    .help = Tutti producono con le piantagioni e i palazzi occupati. L’Artigiano prende una merce in più di un tipo che ha appena prodotto.
    .rule = PR 40-45
name-trader = Commerciante
    .the = il Commerciante
    .short = Commerc.
    .help = Tutti possono vendere una merce all’emporio, che non prende due volte lo stesso tipo. Il Commerciante incassa un doblone in più.
    .rule = PR 46-50
name-captain = Capitano
    .the = il Capitano
    .help = Chi può deve caricare le navi: un punto a barile. Il Capitano ha un punto in più. Quello che non si può conservare va perso.
    .rule = PR 51-60
name-prospector = Cercatore d’oro
    .the = il Cercatore d’oro
    .short = Cercatore
    .help = Prende un doblone; gli altri non fanno niente.
    .rule = PR 15
name-prospector_2 = Cercatore d’oro II
    .the = il secondo Cercatore d’oro
    .short = Cercat. II
    .help = Prende un doblone; gli altri non fanno niente.
    .rule = PR 15

## Buildings

name-small_indigo_plant = Fabbrica di indaco piccola
    .the = la Fabbrica di indaco piccola
    .short = Indaco picc.
    .line = 1 cerchietto
    .help = Con un colono lavora l’indaco di una piantagione occupata.
    .rule = PR 42
name-small_sugar_mill = Mulino dello zucchero piccolo
    .the = il Mulino dello zucchero piccolo
    .short = Zucch. picc.
    .line = 1 cerchietto
    .help = Con un colono lavora lo zucchero di una piantagione occupata.
    .rule = PR 42
name-indigo_plant = Fabbrica di indaco
    .the = la Fabbrica di indaco
    .short = Fab. indaco
    .line = 3 cerchietti
    .help = Ogni colono lavora l’indaco di una piantagione occupata, fino a tre.
    .rule = PR 42
name-sugar_mill = Mulino dello zucchero
    .the = il Mulino dello zucchero
    .short = Mul. zucchero
    .line = 3 cerchietti
    .help = Ogni colono lavora lo zucchero di una piantagione occupata, fino a tre.
    .rule = PR 42
name-tobacco_storage = Conservazione del tabacco
    .the = la Conservazione del tabacco
    .short = Cons. tabacco
    .line = 3 cerchietti
    .help = Ogni colono lavora il tabacco di una piantagione occupata, fino a tre.
    .rule = PR 42
name-coffee_roaster = Torrefazione del caffè
    .the = la Torrefazione del caffè
    .short = Torrefaz.
    .line = 2 cerchietti
    .help = Ogni colono lavora il caffè di una piantagione occupata, fino a due.
    .rule = PR 42
name-small_market = Mercato piccolo
    .the = il Mercato piccolo
    .short = Mercato picc.
    .line = +1 se vendi
    .help = Un doblone in più su ciò che vendi all’emporio.
    .rule = PR 62
name-hacienda = Hacienda
    .the = l’Hacienda
    .line = 1 piantagione in più
    .help = Quando colonizzi puoi prima pescare una piantagione coperta e posarla.
    .rule = PR 63-64
name-construction_hut = Capanna della costruzione
    .the = la Capanna della costruzione
    .short = Capanna
    .line = cave anche per te
    .help = Quando colonizzi puoi prendere una cava al posto di una piantagione.
    .rule = PR 65
name-small_warehouse = Magazzino piccolo
    .the = il Magazzino piccolo
    .short = Magazz. picc.
    .line = conservi 1 tipo
    .help = Dopo il carico conservi tutti i barili di un tipo, oltre al barile singolo che conservano tutti.
    .rule = PR 68
name-hospice = Ospizio
    .the = l’Ospizio
    .line = segnalino con colono
    .help = Il segnalino che prendi arriva con un colono sopra; non quello dell’Hacienda.
    .rule = PR 66
name-office = Ufficio
    .the = l’Ufficio
    .line = vendi merci uguali
    .help = Puoi vendere un tipo di merce che l’emporio ha già.
    .rule = PR 67
name-large_market = Mercato grande
    .the = il Mercato grande
    .short = Mercato gr.
    .line = +2 se vendi
    .help = Due dobloni in più su ciò che vendi all’emporio.
    .rule = PR 62
name-large_warehouse = Magazzino grande
    .the = il Magazzino grande
    .short = Magazz. gr.
    .line = conservi 2 tipi
    .help = Dopo il carico conservi tutti i barili di due tipi, oltre al barile singolo che conservano tutti.
    .rule = PR 68
name-factory = Fabbrica
    .the = la Fabbrica
    .line = dobloni se produci
    .help = Quando produci, 0, 1, 2, 3 o 5 dobloni per uno, due, tre, quattro o cinque tipi di merce.
    .rule = PR 69
name-university = Università
    .the = l’Università
    .line = palazzo con colono
    .help = Il palazzo che costruisci arriva con un colono sopra.
    .rule = PR 70
name-harbor = Porto
    .the = il Porto
    .line = +1 PV a ogni carico
    .help = Un punto in più ogni volta che carichi.
    .rule = PR 71
name-wharf = Molo
    .the = il Molo
    .line = una nave tutta tua
    .help = Una volta per fase del Capitano tutti i tuoi barili di un tipo possono partire su una nave tua.
    .rule = PR 72-73
name-guild_hall = Sede della corporazione
    .the = la Sede della corporazione
    .short = Corporaz.
    .line = PV per produzione
    .help = Se occupata, a fine partita 1 punto per ogni tuo palazzo di produzione piccolo e 2 per ogni grande.
    .rule = PR 79
name-residence = Residenza
    .the = la Residenza
    .line = 4–7 PV per isola
    .help = Se occupata, a fine partita da 4 a 7 punti secondo le caselle piene della tua isola.
    .rule = PR 80
name-fortress = Fortezza
    .the = la Fortezza
    .line = 1 PV ogni 3 coloni
    .help = Se occupata, a fine partita 1 punto ogni tre coloni che hai.
    .rule = PR 81
name-customs_house = Dogana
    .the = la Dogana
    .line = 1 PV ogni 4 PV presi
    .help = Se occupata, a fine partita 1 punto ogni quattro punti presi con le navi.
    .rule = PR 82
name-city_hall = Municipio
    .the = il Municipio
    .line = 1 PV per palazzo viola
    .help = Se occupato, a fine partita 1 punto per ogni tuo palazzo viola, sé stesso compreso.
    .rule = PR 83

## Questions

ask-round-role = Quale ruolo scegli?
ask-settler-hacienda = Peschi una piantagione con l’Hacienda?
    .pass = Non pescare
ask-settler-take = Quale segnalino prendi per la tua isola?
    .pass = Nessuno
ask-settler-hospice = Metti un colono sul nuovo segnalino con l’Ospizio?
    .pass = No
ask-mayor-privilege = Prendi dalla scorta il colono del Sindaco?
    .pass = No
ask-mayor-boarding = Prendi un colono dalla nave?
    .pass = No
ask-mayor-man = { $most ->
    [one] Dove va il tuo colono?
   *[other] Dove vanno i tuoi { $most } coloni?
}
ask-builder-build = Che cosa costruisci? { $doubloons ->
    [one] Hai un doblone.
   *[other] Hai { $doubloons } dobloni.
}
    .pass = Non costruire
ask-builder-university = Metti un colono con l’Università? Il palazzo è { $building_the }.
    .pass = No
ask-craftsman-produce = Quali merci produci?
    .pass = Basta così
ask-craftsman-bonus = Quale merce prendi come Artigiano?
    .pass = Nessuna
ask-trader-sell = { $spaces ->
    [one] Che cosa vendi? All’emporio resta una casella.
   *[other] Che cosa vendi? All’emporio restano { $spaces } caselle.
}
    .pass = Non vendere
ask-captain-load = Che cosa carichi, e dove?
    .pass = Per ora non caricare
ask-captain-point = Prendi il punto?
    .pass = No
ask-captain-store = { $most ->
    [one] Quale merce metti in magazzino?
   *[other] Quali { $most } merci metti in magazzino?
}
    .pass = Basta così
ask-captain-keep = Di quale merce conservi un barile? Ciò che resta va perso.
    .pass = Nessuna

## Why it is asked

trail-round = {""}
trail-settler = Colonizzatore
trail-privilege = Sindaco
trail-boarding = Sindaco
trail-placement = Sindaco
trail-builder = Costruttore
trail-production = Artigiano
trail-bonus = Artigiano
trail-trader = Commerciante
trail-captain = Capitano
trail-storage = Capitano, fine fase

## Answers

act-pass = Passo
act-role = { $a }
act-take = { $a_id ->
    [quarry] Cava
   *[other] Piantagione di { $a }
}
act-hacienda = Pesca una piantagione
act-hospice = Metti un colono
act-university = Metti un colono
act-man = { $a_id ->
    [corn] Piantagione di { $a }
    [indigo] Piantagione di { $a }
    [sugar] Piantagione di { $a }
    [tobacco] Piantagione di { $a }
    [coffee] Piantagione di { $a }
    [quarry] Cava
   *[other] { $a }
}
act-build = { $a }
act-bonus = { $a }
act-sell = { $a }
act-load = { $b_id ->
    [wharf] { $a } con il Molo
   *[other] { $a } sulla nave { $b }
}
act-store = { $a }
act-keep = { $a }
act-colonist-supply = Prendilo
act-colonist-ship = Prendilo
act-produce = { $a }
act-point-captain = Prendi il punto del Capitano
act-point-harbor = Prendi il punto del Porto
act-stack = Dalla pila { $a }

## What is worth knowing

fact-coins = { $coins ->
    [0] {""}
    [one] con un doblone sopra
   *[other] con { $coins } dobloni sopra
}
fact-tiles = { $verb ->
    [role] { $tiles_n ->
        [0] niente da prendere
       *[other] {""}
    }
    [take] { $tiles ->
        [0] sulla tua isola non ce n’è
       *[other] sulla tua isola { $tiles }, di cui { $colonists } con colono
    }
   *[other] {""}
}
fact-hacienda = e una con l’Hacienda
fact-hospice = con un colono
fact-colonists = { $verb ->
    [role] { $colonists ->
        [one] ricevi un colono
       *[other] ricevi { $colonists } coloni
    }
    [man] qui { $colonists } su { $circles }
   *[other] {""}
}
fact-empty_circles = { $empty_circles ->
    [one] un cerchietto vuoto
   *[other] { $empty_circles } cerchietti vuoti
}
fact-terms = {""}
fact-prices = {""}
fact-discount = paghi { $discount } in meno
fact-doubloons = { $verb ->
    [role] { $a_id ->
        [builder] {""}
        [trader] { $good_id ->
            [none] niente da vendere
           *[other] { $good }: { $doubloons }{ $terms_n ->
                [1] {""}
               *[other] {" "}({ $terms })
           }
        }
       *[other] { $doubloons ->
            [one] un doblone
           *[other] { $doubloons } dobloni
        }
    }
    [build] { $doubloons ->
        [0] non ti resta niente
        [one] te ne resta 1
       *[other] te ne restano { $doubloons }
    }
   *[other] { $doubloons ->
        [0] per niente
        [one] un doblone
       *[other] { $doubloons } dobloni{ $terms_n ->
            [1] {""}
           *[other] {" "}({ $terms })
       }
    }
}
fact-buildings = { $buildings_n ->
    [one] puoi pagare un palazzo
   *[other] puoi pagare { $buildings_n } palazzi
}
fact-goods = { $verb ->
    [role] produci { $goods }
   *[other] fa produrre { $goods }
}
    .item = { $count ->
        [one] un barile di { $name }
       *[other] { $count } barili di { $name }
    }
fact-barrels = { $verb ->
    [role] { $barrels ->
        [0] non produci niente
       *[other] {""}
    }
   *[other] { $barrels ->
        [one] un barile
       *[other] { $barrels } barili
    }
}
fact-bonus = { $verb ->
    [role] e una merce in più
   *[other] +{ $bonus } alla fine se è occupato
}
fact-factory = { $factory ->
    [0] {""}
    [one] Fabbrica: 1 doblone
   *[other] Fabbrica: { $factory } dobloni
}
fact-others = gli altri: { $others }
    .item = { $role_id ->
        [mayor] { $seat } { $amount ->
            [one] un colono
           *[other] { $amount } coloni
        }
        [builder] { $seat } può pagare { $amount ->
            [one] un palazzo
           *[other] { $amount } palazzi
        }
        [craftsman] { $seat } { $amount ->
            [one] un barile
           *[other] { $amount } barili
        }
        [trader] { $seat } vende { $good } per { $amount }
       *[other] { $seat } { $amount ->
            [one] un punto
           *[other] { $amount } punti
        }
    }
fact-after = {""}
fact-good = {""}
fact-spaces_left = {""}
fact-points = { $verb ->
    [role] { $points ->
        [0] niente da caricare
        [one] primo carico 1 punto
       *[other] primo carico { $points } punti{ $terms_n ->
            [1] {""}
           *[other] {" "}({ $terms })
       }
    }
    [man] { $points ->
        [one] +1 punto alla fine
       *[other] +{ $points } punti alla fine
    }
    [load] { $points ->
        [one] un punto
       *[other] { $points } punti{ $terms_n ->
            [1] {""}
           *[other] {" "}({ $terms })
       }
    }
   *[other] { $points ->
        [one] un punto
       *[other] { $points } punti
    }
}
fact-most = { $most ->
    [0] {""}
   *[other] al massimo { $most }
}
fact-from = { $from_id ->
    [ship] dalla nave
   *[other] dalla scorta
}
fact-face_down = coperte: { $face_down }
fact-price = { $terms_n ->
    [1] prezzo { $price }
   *[other] prezzo { $price } ({ $terms })
}
    .brief = prezzo { $price }
fact-stock = {""}
fact-fills_city = riempie la tua città: la partita finisce dopo questo round
fact-university = con un colono
fact-circles = {""}
fact-plants = per { $plants }
fact-left = { $left ->
    [0] {""}
   *[other] ne avanzano { $left }
}
fact-room_left = { $room_left ->
    [0] riempie la nave
   *[other] {""}
}
fact-kept = { $kept ->
    [one] conservi un barile
   *[other] conservi { $kept } barili
}
fact-lost = { $lost ->
    [0] {""}
   *[other] ne perdi { $lost }
}
fact-have = ne hai { $have }
fact-supply = nella scorta { $supply }

cause-cost = costo
cause-price = prezzo
cause-privilege = privilegio
cause-quarries = cave
cause-coins = sulla carta
cause-ship = dalla nave
cause-shipping = barili
cause-doubloons = in tasca

## Why not

reason-role-taken = { $own ->
    [yes] l’hai già tu
   *[no] l’ha preso { $seat }
}
    .why = ogni ruolo si prende una volta sola per round, e { $role_the } { $own ->
        [yes] l’hai già preso tu
       *[no] l’ha già preso { $seat }
    }
reason-not-in-row = non è fra le scoperte
    .why = si prende una delle piantagioni scoperte, e adesso nessuna è di { $tile }
reason-no-quarry-left = non ce ne sono più
    .why = le cave sono finite: fino alla fine della partita non ne tornano
reason-settler-or-hut-only = solo al Colonizzatore o con la Capanna della costruzione
    .why = prende una cava chi ha scelto il Colonizzatore, oppure chi ha una Capanna della costruzione occupata
reason-face-down = solo con l’Hacienda
    .why = si sceglie fra le piantagioni scoperte: dalle coperte pesca solo chi ha un’Hacienda occupata
reason-hacienda-before = l’Hacienda pesca prima
    .why = l’Hacienda pesca dalle coperte una volta sola, prima della scelta normale: adesso si prende una piantagione scoperta
reason-hacienda-first = prima decidi per l’Hacienda
    .why = l’Hacienda viene prima: pesca, oppure rinuncia, e poi scegli qui
reason-stack-empty = pila vuota
    .why = in questa pila non ci sono più piantagioni da pescare
reason-ship-later = il privilegio viene dalla scorta
    .why = il colono del privilegio viene dalla scorta: quelli della nave si dividono subito dopo
reason-only-from-ship = adesso dalla nave
    .why = adesso si prendono i coloni della nave, uno per volta: dalla scorta veniva solo il privilegio
reason-circles-full = tutti i cerchietti sono occupati
    .why = ogni cerchietto tiene un colono solo, e { $circles ->
        [one] qui l’unico è già occupato
       *[other] qui sono già occupati tutti e { $circles }
    }
reason-already-built = è già nella tua città
    .why = di ogni palazzo ce ne può essere uno solo per città, e { $building_the } sta già nella tua
reason-sold-out = non ce ne sono più
    .why = { $building_the } non è più in vendita: le sue copie sono finite, e i palazzi costruiti restano dove sono
reason-no-two-spaces = non hai due caselle libere
    .why = { $building_the } occupa due caselle, e nella tua città non ne restano due libere
reason-too-dear = { $missing ->
    [one] ti manca un doblone
   *[other] ti mancano { $missing } dobloni
}
    .why = costa { $cost }{ $cheaper ->
        [yes] , per te { $price }
       *[no] {""}
    }, e { $doubloons ->
        [0] non hai dobloni
        [one] hai un doblone
       *[other] hai { $doubloons } dobloni
    }: { $missing ->
        [one] te ne manca uno
       *[other] te ne mancano { $missing }
    }
reason-no-plantation = non hai piantagioni di { $good }
    .why = per produrre { $good } serve una piantagione di { $good }, e sulla tua isola non ce n’è
reason-plantation-empty = sulla piantagione non c’è un colono
    .why = una piantagione produce solo con un colono sopra, e le tue di { $good } sono vuote
reason-no-plant = ti manca l’impianto
    .why = la piantagione da sola non basta: in città serve anche un impianto che lavori { $good }
reason-plant-empty = nell’impianto non c’è un colono
    .why = un impianto di produzione lavora solo con un colono dentro, e il tuo per { $good } è vuoto
reason-made-already = già prodotto
    .why = di { $good } hai già prodotto adesso quanto potevi: ogni tipo si produce una volta sola
reason-supply-out = la scorta è finita
    .why = nella scorta non ci sono più barili di { $good }
reason-passed-over = viene prima di { $place }
    .why = le risposte si danno in un ordine fisso, e con { $place } hai già passato questa
reason-kind-in-house = l’emporio ce l’ha già
    .why = l’emporio non compra due volte lo stesso tipo di merce, e di { $good } ne ha già
reason-ship-full = la nave è piena
    .why = ogni tipo di merce viaggia su una nave sola, e la nave { $ship }, che porta { $good }, è piena
reason-no-empty-ship = non c’è una nave per questa merce
    .why = nessuna nave porta { $good }, e una nave vuota per cominciare non c’è
reason-wharf-used = già usato in questa fase
    .why = il Molo carica una volta sola per fase del Capitano, e in questa l’hai già usato
reason-wharf-empty = sul Molo non c’è un colono
    .why = un palazzo funziona solo con un colono sopra, e il tuo Molo è vuoto
reason-smaller-ship = un’altra nave ne carica di più
    .why = si sceglie la nave che ne carica di più: di { $good } sulla nave { $here } entrano { $room } barili, sulla nave { $ship } { $barrels }
reason-other-kind = porta { $good }
    .why = su una nave viaggia un solo tipo di merce, e questa porta { $good }, che tu non hai
reason-kind-on-ship = va sulla nave { $ship }
    .why = ogni tipo di merce viaggia su una nave sola, e di { $good } ce n’è già sulla nave { $ship }
reason-kind-aboard = la nave porta { $good }
    .why = su una nave viaggia un solo tipo di merce, e la nave { $ship } porta già { $good }
reason-kinds-on-other-ships = le tue merci vanno su altre navi
    .why = ogni tipo di merce viaggia su una nave sola, e le tue sono già tutte su altre navi
reason-in-warehouse = è già in magazzino
    .why = il tuo { $good } è già tutto in magazzino: scegli fra quello che resta fuori

## What would make it possible, behind "It could be done"

way-next_round = nel prossimo round
way-in_row = quando se ne scopre una
way-as_settler = prendendo tu il Colonizzatore
way-as_builder = prendendo tu il Costruttore (−{ $off })
way-building = con { $building_the } in città e un colono sopra
way-manned = se sopra { $building_the } ci fosse un colono
way-by_mayor = dopo averci messo un colono, con il Sindaco
way-after_hacienda = subito dopo
way-next_settler = nella prossima fase del Colonizzatore
way-next_captain = nella prossima fase del Capitano
way-settled = con una piantagione di { $good }
way-more_doubloons = { $missing ->
    [one] con un doblone in più
   *[other] con { $missing } dobloni in più
}
way-more_quarries = { $quarries ->
    [one] con una cava occupata in più (−1)
   *[other] con { $quarries } cave occupate in più (−{ $quarries })
}
way-house_emptied = quando l’emporio si svuota
way-ships_sail = quando la nave riparte, alla fine della fase

zone-ship = { $kind_id ->
    [colonists] Coloni sulla nave
   *[other] Nave { $kind }
}
zone-pile = { $kind_id ->
    [stacks] Piantagioni coperte
    [colonists] Scorta dei coloni
   *[other] { $kind }
}
zone-stack = Pila { $kind }
zone-island = { $kind }, sull’isola
zone-row = Piantagione di { $kind }

## What happened

event-round = Round { $number }: { $own ->
    [yes] il Governatore sei tu
   *[no] il Governatore è { $governor }
}
event-role = { $own ->
    [yes] Prendi { $role_the }
   *[no] { $seat } prende { $role_the }
}{ $doubloons ->
    [0] {""}
    [one] {" "}con un doblone
   *[other] {" "}con { $doubloons } dobloni
}
event-prospector = { $own ->
    [yes] Trovi
   *[no] { $seat } trova
} { $doubloons ->
    [one] un doblone
   *[other] { $doubloons } dobloni
}
event-coin = Un doblone su: { $items }
    .item = { $role }
event-tile = { $own ->
    [yes] Prendi { $items }
   *[no] { $seat } prende { $items }
}
    .item = { $tile_id ->
        [quarry] una cava
       *[other] una piantagione di { $tile }
    }
event-drawn = { $own ->
    [yes] Peschi con l’Hacienda una piantagione di { $tile }
   *[no] { $seat } pesca con l’Hacienda una piantagione di { $tile }
}
event-reveal = Nuove piantagioni: { $items }
    .item = { $tile }
event-discard = { $tiles ->
    [one] Si scarta una piantagione
   *[other] Si scartano { $tiles } piantagioni
}
event-shuffle = Si rimescolano le piantagioni scartate: { $tiles }
event-colonist = { $own ->
    [yes] Un colono va su: { $place }
   *[no] { $seat } mette un colono su: { $place }
}
event-colonists = { $own ->
    [yes] Ricevi
   *[no] { $seat } riceve
} { $ship ->
    [one] un colono dalla nave
   *[other] { $ship } coloni dalla nave
}{ $supply ->
    [0] {""}
    [one] {" "}e uno dalla scorta
   *[other] {" "}e { $supply } dalla scorta
}
event-placed = { $own ->
    [yes] Disponi i tuoi coloni
   *[no] { $seat } dispone i coloni
}
event-refill = { $colonists ->
    [one] Un colono sale sulla nave
   *[other] { $colonists } coloni salgono sulla nave
}
event-build = { $own ->
    [yes] Costruisci { $building_the } per { $price }
   *[no] { $seat } costruisce { $building_the } per { $price }
}
event-produce = { $own ->
    [yes] Produci { $items }
   *[no] { $seat } produce { $items }
}
    .item = { $amount ->
        [one] un barile di { $good }
       *[other] { $amount } barili di { $good }
    }
event-factory = { $own ->
    [yes] La tua Fabbrica rende { $doubloons }
   *[no] La Fabbrica di { $seat } rende { $doubloons }
}
event-bonus = { $own ->
    [yes] Prendi una merce in più: { $good }
   *[no] { $seat } prende una merce in più: { $good }
}
event-sell = { $own ->
    [yes] Vendi { $good } a { $doubloons }
   *[no] { $seat } vende { $good } a { $doubloons }
}
event-house_emptied = L’emporio si svuota
event-load = { $own ->
    [yes] Carichi
   *[no] { $seat } carica
} { $amount ->
    [one] un barile di { $good }
   *[other] { $amount } barili di { $good }
}{ $ship_id ->
    [wharf] {" "}con il Molo
   *[other] {" "}sulla nave { $ship }
}
event-ship_emptied = La nave { $ship } parte con { $amount ->
    [one] un barile di { $good }
   *[other] { $amount } barili di { $good }
}
event-lose = { $own ->
    [yes] Perdi { $items }
   *[no] { $seat } perde { $items }
}
    .item = { $amount ->
        [one] un barile di { $good }
       *[other] { $amount } barili di { $good }
    }
event-score = { $source_id ->
    [buildings] { $points ->
        [1] +1 punto
       *[other] { $points_signed } punti
    }
    [shipping] { $points ->
        [1] +1 punto
       *[other] { $points_signed } punti
    }
   *[other] { $points_signed } { $source }
}
    .tail = yes
event-ending = { $cause_id ->
    [colonists] I coloni non bastano più: questo è l’ultimo round
    [city] Una città è piena: questo è l’ultimo round
   *[other] I gettoni dei punti sono finiti: questo è l’ultimo round
}
event-over = La partita finisce: si contano i palazzi grandi

## Points

source-shipping = navi
source-captain = Capitano
source-harbor = Porto
source-buildings = palazzi
source-guild_hall = Sede della corporazione
source-residence = Residenza
source-fortress = Fortezza
source-customs_house = Dogana
source-city_hall = Municipio

## The table

last-round = Ultimo round
    .short = Ultimo round
table-round = Round { $number }
table-chips = { $chips ->
    [one] 1 gettone PV
   *[other] { $chips } gettoni PV
}
table-colonists = { $colonists ->
    [one] 1 colono
   *[other] { $colonists } coloni
}
table-last-round = ultimo round
table-roles = Ruoli
table-free = libero
table-governor = Governatore
table-doubloons = { $doubloons ->
    [one] 1 doblone
   *[other] { $doubloons } dobloni
}
table-ships = Navi
table-ship = nave { $ship }
table-empty = vuota
table-house-empty = vuoto
table-house = Emporio
table-row = Piantagioni
table-quarries = cave { $quarries }
table-stacks = coperte { $tiles }
table-colonist-ship = nave dei coloni { $colonists }
table-supply = Scorta
table-market = Palazzi: prezzo, e quanti ne restano
table-none = esaurito
table-goods = Merci
table-island = Isola
table-city = Città
table-spaces = città { $used }/12
table-spaces-read = { $used } caselle su 12 in città
table-san-juan = San Juan { $colonists }
table-occupied = { $colonists } su { $circles } con colono
table-circles = { $circles ->
    [one] un cerchietto
   *[other] { $circles } cerchietti
}
table-crowd = dobloni · città · merci
table-cost = prezzo { $cost }

# Chi gioca per le prime volte: che cosa porterebbe una scelta

web-coach-role = { $touch ->
    [yes] Tocca un ruolo
   *[no] Punta un ruolo
}: qui leggi che cosa ti porterebbe ora.
web-coach-for = { $name } { $price ->
    [0] gratis
   *[other] per { $price }
}
web-coach-more = altri { $count }
web-coach-coins = In più { $count ->
    [one] il doblone
   *[other] i { $count } dobloni
} sulla carta.
web-coach-settler = Colonizzatore: { $count ->
    [0] non potresti prendere niente
    [one] prenderesti { $what }
   *[other] una a scelta fra { $what }
}.
web-coach-mayor = Sindaco: { $count ->
    [0] nessun colono
    [one] un colono
   *[other] { $count } coloni
} per { $empty ->
    [0] nessun cerchietto vuoto
    [one] un cerchietto vuoto
   *[other] { $empty } cerchietti vuoti
}.
web-coach-builder = Costruttore: { $count ->
    [0] non potresti pagare nessun palazzo
   *[other] potresti costruire { $what }
}.
web-coach-build = { $count ->
    [0] Ora non puoi pagare nessun palazzo.
   *[other] Puoi costruire { $what }.
}
web-coach-craftsman = Artigiano: { $count ->
    [0] non produrresti niente
    [one] produrresti un barile ({ $what })
   *[other] produrresti { $count } barili ({ $what }, e uno in più)
}.
web-coach-trader = Commerciante: { $sells ->
    [no] non hai niente da vendere
   *[yes] venderesti { $name } e incasseresti { $count ->
        [one] un doblone
       *[other] { $count } dobloni
    }
}.
web-coach-captain = Capitano: { $count ->
    [0] non potresti caricare niente
    [one] con il primo carico faresti un punto
   *[other] con il primo carico faresti { $count } punti
}{ $most ->
    [0] {""}
   *[other] , in tutto al massimo { $most }
}.
web-coach-prospector = Cercatore d’oro: prenderesti { $count ->
    [one] un doblone
   *[other] { $count } dobloni
}, tu solo.
web-coach-sell = { $count ->
    [0] Ora non puoi vendere niente.
   *[other] Puoi vendere { $what }.
}
web-coach-good-points = { $name } { $count ->
    [one] un punto
   *[other] { $count } punti
}
web-coach-load = Ora caricare ti dà: { $what }.
