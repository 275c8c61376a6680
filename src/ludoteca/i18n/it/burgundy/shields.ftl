# Gli scudi: presi con un doppio, servono finché si paga il tributo (E 11).

option-shields = Scudi
    .help = Nei depositi ci sono scudi: due dadi uguali te ne danno uno al posto di entrambe le azioni. Valgono finché stanno sui tuoi castelli, costano una moneta ciascuno alla fine di ogni fase e alla fine danno punti. (E 11)
    .brief = Con un doppio prendi uno scudo: sul castello dà un potere, a ogni fine fase costa un tributo.
option-shields-no = no
option-shields-yes = sì
option-shield_one = Scudo 1
    .help = Se lo scudo che unisce tutti i pascoli unisce anche le loro aree, o solo le greggi. (E 11.8, E R24)
    .ask = Lo scudo 1 unisce
option-shield_one-area = greggi e aree
option-shield_one-herds = solo le greggi
term-no-shields = Vale per le partite con gli scudi.

## Scudi

name-shield_1 = Scudo 1
    .the = lo Scudo 1
    .sign = Sc1
    .help = Tutti i tuoi pascoli sono uno solo: ogni specie vi conta gli animali di tutti, e solo l’ultima casella di pascolo completa un’area, grande quanto tutti insieme. 12 punti alla fine.
    .rule = E 11.8
name-shield_2 = Scudo 2
    .the = lo Scudo 2
    .sign = Sc2
    .help = Ogni volta che un altro giocatore ottiene lavoratori, ne ottieni uno anche tu. 12 punti alla fine.
    .rule = E 11.8
name-shield_3 = Scudo 3
    .the = lo Scudo 3
    .sign = Sc3
    .help = Puoi pagare il tributo con i lavoratori, uno al posto di ogni moneta. 12 punti alla fine.
    .rule = E 11.8
name-shield_4 = Scudo 4
    .the = lo Scudo 4
    .sign = Sc4
    .help = Non c’è limite alle tessere che puoi tenere da posare: hai spazi chiave quanti ne servono. 12 punti alla fine.
    .rule = E 11.8
name-shield_5 = Scudo 5
    .the = lo Scudo 5
    .sign = Sc5
    .help = Con una nave puoi prendere anche tutte le merci di un tipo, da tutti e sei i depositi. 12 punti alla fine.
    .rule = E 11.8
name-shield_6 = Scudo 6
    .the = lo Scudo 6
    .sign = Sc6
    .help = Scegli una volta un altro giocatore: i suoi monasteri valgono anche per te, pure quelli che posa dopo (non il monastero 27). 12 punti alla fine.
    .rule = E 11.8
name-shield_7 = Scudo 7
    .the = lo Scudo 7
    .sign = Sc7
    .help = Le tessere bonus che prendi da ora danno il doppio dei punti. 8 punti alla fine.
    .rule = E 11.8
name-shield_8 = Scudo 8
    .the = lo Scudo 8
    .sign = Sc8
    .help = Le tue miniere danno il doppio dell’argento. 8 punti alla fine.
    .rule = E 11.8
name-shield_9 = Scudo 9
    .the = lo Scudo 9
    .sign = Sc9
    .help = Vendendo ricevi una moneta per ogni tessera merce. 8 punti alla fine.
    .rule = E 11.8
name-shield_10 = Scudo 10
    .the = lo Scudo 10
    .sign = Sc10
    .help = Alla fine i tuoi monasteri contano il doppio. 8 punti alla fine.
    .rule = E 11.8
name-shield_11 = Scudo 11
    .the = lo Scudo 11
    .sign = Sc11
    .help = Quando posi un castello puoi prendere uno scudo di qualsiasi deposito al posto della sua azione. 8 punti alla fine.
    .rule = E 11.8
name-shield_12 = Scudo 12
    .the = lo Scudo 12
    .sign = Sc12
    .help = Le merci che vendi danno il doppio dei punti. 8 punti alla fine.
    .rule = E 11.8
name-shield_13 = Scudo 13
    .the = lo Scudo 13
    .sign = Sc13
    .help = Alla fine tutti i tuoi scudi contano il doppio, anche questo. 4 punti alla fine.
    .rule = E 11.8
name-shield_14 = Scudo 14
    .the = lo Scudo 14
    .sign = Sc14
    .help = Alla fine di ogni fase puoi posare una tessera di un deposito numerato direttamente nel tuo ducato, con qualsiasi numero. 4 punti alla fine.
    .rule = E 11.8
name-shield_15 = Scudo 15
    .the = lo Scudo 15
    .sign = Sc15
    .help = Alla fine di ogni fase puoi posare una tessera del deposito nero direttamente nel tuo ducato, con qualsiasi numero. 4 punti alla fine.
    .rule = E 11.8
name-shield_16 = Scudo 16
    .the = lo Scudo 16
    .sign = Sc16
    .help = Una volta per turno uno dei tuoi dadi può avere qualsiasi numero. 4 punti alla fine.
    .rule = E 11.8
name-shield_17 = Scudo 17
    .the = lo Scudo 17
    .sign = Sc17
    .help = Le aree che completi contano una casella in più. 4 punti alla fine.
    .rule = E 11.8
name-shield_18 = Scudo 18
    .the = lo Scudo 18
    .sign = Sc18
    .help = Puoi posare anche dove accanto non c’è nessuna tua tessera. 4 punti alla fine.
    .rule = E 11.8
name-wild = a scelta

## Domande

ask-shield-replace = { $shield } arriva sui tuoi castelli. { $free ->
    [yes] Un altro esce dal gioco al suo posto?
   *[no] Quale esce dal gioco al suo posto?
}
    .no = Tienili tutti
    .step = quale esce
ask-shield-drop = { $missing ->
    [one] I tuoi spazi chiave sono di nuovo contati: quale tessera esce dal gioco?
   *[other] I tuoi spazi chiave sono di nuovo contati: devono uscire { $missing } tessere. Quali?
}
    .drop = { $a }
    .step = quale esce
ask-ship-kind = Scudo 5: quale tipo di merci prendi anche, da tutti i depositi?
    .no = Nessuno
    .step = un tipo di merci
ask-steward-take = Scudo 14: quale tessera posi nel tuo ducato?
    .no = Nessuna
    .step = una tessera
ask-steward-black = Scudo 15: quale tessera posi nel tuo ducato?
    .no = Nessuna
    .step = una tessera
ask-steward-place = Dove posi { $tile_the }?
    .step = dove
ask-tribute-forfeit = Tributo, una moneta per ogni scudo. { $missing ->
    [0] Ne cedi uno invece di pagare?
    [one] Te ne manca una: quale scudo cedi?
   *[other] Te ne mancano { $missing }: quali scudi cedi?
}
    .done = { $silver ->
        [0] Paga
        [one] Paga una moneta
       *[other] Paga { $silver } monete
    }
    .step = tributo
ask-tribute-pay = Tributo: { $shields } da pagare. Con argento o con lavoratori (scudo 3)?
    .step = tributo
trail-steward = fine della fase

## Risposte

act-shield = { $known ->
    [no] Prendi lo scudo { $a }
   *[yes] Prendi { $shield_the }
}
    .group = Prendi uno scudo
    .item = { $shield }
    .do = Prendi
act-forfeit = { $known ->
    [no] Cedi lo scudo { $a }
   *[yes] Cedi { $shield_the }
}
act-tribute = { $a ->
    [0] Tutto in argento
    [one] Un lavoratore
   *[other] { $a } lavoratori
}
act-copy = { $known ->
    [no] Copia il giocatore { $a } posti dopo
   *[yes] Copia i monasteri { $seat_id ->
        [none] dello Châteauma
       *[other] di { $seat }
    }
}
    .group = Scudo 6: copia
    .item = { $seat_id ->
        [none] Châteauma
       *[other] { $seat }
    }
act-wild = Scudo 16: { $a_id ->
    [d1] il tuo primo dado vale qualsiasi numero
   *[other] il tuo secondo dado vale qualsiasi numero
}
    .group = Scudo 16
    .item = { $a_id ->
        [d1] primo dado
       *[other] secondo dado
    }

## Cosa conviene sapere

fact-shield = {""}
fact-seat = {""}
fact-lost = senza { $lost_the }

## Perché no

reason-shield-by-dice = servono entrambi i dadi, o lo Scudo 11
    .why = Uno scudo costa tutti e due i dadi del turno; con lo Scudo 11 basta l’azione di un castello.
reason-shield-not-here = solo con un castello appena posato
    .why = Lo Scudo 11 vale con un castello posato, e questa azione viene da altro.
reason-die-gone = servono entrambi i dadi
    .why = Uno scudo costa tutti e due i dadi del turno, e uno dei tuoi è usato.
reason-no-double = { $missing ->
    [one] manca un lavoratore per un doppio
   *[other] mancano { $missing } lavoratori per un doppio
}
    .why = Ci vogliono due dadi con il { $depot }: per portarceli { $missing ->
        [one] ti servirebbe ancora un lavoratore
       *[other] ti servirebbero ancora { $missing } lavoratori
    }.
reason-copied-already = già scelto
    .why = Di chi lo Scudo 6 copia i monasteri si sceglie una volta sola, e tu hai già scelto.
reason-no-die-now = adesso non si usa un dado
    .why = Lo Scudo 16 cambia un tuo dado, e questa azione non ne vuole.
reason-given-up = già lasciato
    .why = A questo scudo hai già rinunciato.
reason-earlier-first = prima uno con un numero più basso
    .why = Gli scudi si nominano per numero e { $due ->
        [one] ne deve andare ancora uno
       *[other] ne devono andare ancora { $due }
    }: comincia da uno che viene prima.
zone-arms = il tuo scudo { $kind }
zone-tribute = lavoratori: { $kind }
zone-shield = scudo { $kind }
    .many = scudi { $kinds }

## Cosa è successo

event-crest = Scudi nei depositi: { $items }
    .item = { $shield } ({ $depot })
event-shield = { $own ->
    [yes] Prendi { $shield_the }
   *[no] { $seat } prende { $shield_the }
}
event-forfeit = { $own ->
    [yes] Cedi { $shield_the }
   *[no] { $seat } cede { $shield_the }
}
event-tribute = { $own ->
    [yes] Paghi il tributo
   *[no] { $seat } paga il tributo
}
event-copy = { $own ->
    [yes] Copi i monasteri { $whom_id ->
        [none] dello Châteauma
       *[other] di { $whom }
    }
   *[no] { $seat } copia i monasteri { $whom_id ->
        [none] dello Châteauma
       *[other] di { $whom }
    }
}
event-wild = { $own ->
    [yes] Uno dei tuoi dadi vale qualsiasi numero
   *[no] Uno dei dadi di { $seat } vale qualsiasi numero
}
cause-shields = per gli scudi
source-shields = scudi

## Il tavolo

table-shields = Scudi
table-copies = copia { $name }

## At the browser’s table

web-bu-shields-own = I tuoi scudi
web-bu-shields-short = scudi
web-bu-shield-in = { $shield }, nel deposito { $depot }, { $points } punti alla fine
web-bu-shield-for = { $workers ->
    [0] con i tuoi due dadi
    [one] con un lavoratore
   *[other] con { $workers } lavoratori
}
web-bu-shield-tribute = tributo: una moneta a ogni fine fase
web-bu-shield-unpaid = non pagato: esce dal gioco
web-bu-tribute = { $silver ->
    [one] tributo a fine fase: 1 moneta
   *[other] tributo a fine fase: { $silver } monete
}
web-bu-tribute-short = tributo { $silver }
web-bu-castles-free = { $count ->
    [one] un castello senza scudo
   *[other] { $count } castelli senza scudo
}
web-bu-castles-free-short = { $count ->
    [one] 1 castello libero
   *[other] { $count } castelli liberi
}
web-bu-castle-carries = porta { $shield }
web-bu-double = Il tuo doppio prende uno scudo
web-bu-double-takes = { $count ->
    [one] prende lo scudo
   *[other] prende uno scudo
}
