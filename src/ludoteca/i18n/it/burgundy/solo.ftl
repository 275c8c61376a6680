# Modalità solitario (E 10).

option-solo = Solitario
    .help = Da soli contro il tempo: riempire tutte le 37 caselle entro 25 round. I punti avanzano verso un obiettivo che scende, e ogni volta che lo si raggiunge c’è un’azione in più. (E 10)
option-solo-no = no
option-solo-33 = sì, sulla plancia 33 per principianti
    .short = plancia 33, per principianti
option-solo-34 = sì, sulla plancia 34 per esperti
    .short = plancia 34, per esperti
option-target = Primo obiettivo
    .help = I punti a cui arriva la prima azione in più; ogni obiettivo successivo è più basso di 5. Più è basso, più è facile. (E 10.21)
option-target-50 = 50, come da regolamento
option-target-30 = 30, molto più facile
option-target-40 = 40, più facile
option-target-60 = 60, più difficile
term-for-one = È un gioco per una persona sola.
term-own-board = Chi gioca da solo ha una plancia propria.
term-not-alone = Le regole non lo prevedono in solitario.
term-no-target = Solo chi gioca da solo ha un obiettivo.

name-blank = Tessera coperta
    .the = la tessera coperta
    .sign = ■■■
    .help = Una tessera nera comprata con cinque merci, a faccia in giù. Va su una casella vuota di qualsiasi colore e non fa altro.
    .rule = E 10.11-10.13

ask-solo-act = Obiettivo raggiunto: un’azione con qualsiasi numero. Il prossimo obiettivo è { $target }.{ $full ->
    [yes] {" "}Se prendi una tessera, una delle tue esce: non hai posto.
   *[no] {""}
}
    .no = Rinuncia
    .step = azione libera
ask-solo-top_up = { $missing ->
    [one] Manca un punto
   *[other] Mancano { $missing } punti
} all’obiettivo di { $target }: { $missing ->
    [one] lo compri per una moneta
   *[other] li compri per { $missing } monete
}?
    .no = Tieni le monete
    .step = comprare punti
ask-solo-order = Che cosa viene prima di ciò che porta { $tile_the }? { $missing ->
    [one] Manca un punto
   *[other] Mancano { $missing } punti
} all’obiettivo.
    .step = che cosa prima
ask-solo-pick = Tutte le caselle di un tipo sono coperte ({ $colour }): quale tessera del deposito nero posi subito?
    .no = Nessuna
    .step = una tessera nera
ask-solo-place = Dove posi { $tile_the }?
    .step = dove
ask-solo-swap = { $number } delle tue merci per una tessera del deposito nero che resterà coperta: quale?
    .no = Nessuno scambio
    .step = merci per una tessera
ask-solo-goods = { $most ->
    [one] Quale merce dai per ultima?
   *[other] Quali { $most } merci dai?
}
    .step = quali merci

act-top-up = Compra i punti mancanti
act-first-area = Prima i punti dell’area
act-first-phase = Prima i punti della fase
act-first-colour = Prima la tessera per il colore
act-first-effect = Prima l’effetto della tessera

fact-target = raggiunge l’obiettivo
fact-colour = copre un tipo: { $colour }

event-target = Obiettivo raggiunto: il prossimo è { $target }
event-prune = Il dado bianco toglie { $tile_the } da { $space }
event-sink = Merci che lasciano i depositi: { $items }
    .item = { $good }
event-swap = { $own ->
    [yes] In cambio giri { $tile_the } a faccia in giù
   *[no] In cambio { $seat } gira { $tile_the } a faccia in giù
}
event-give = { $own ->
    [yes] Dai le merci { $items }
   *[no] { $seat } dà le merci { $items }
}
    .item = { $good }
event-colour = { $own ->
    [yes] Hai coperto tutte le caselle di un tipo: { $colour }
   *[no] { $seat } ha coperto tutte le caselle di un tipo: { $colour }
}

table-solo-target = Obiettivo
table-solo-mark = { $mark } di { $target } punti
table-solo-empty = { $hexes ->
    [one] una casella vuota
   *[other] { $hexes } caselle vuote
}, { $rounds ->
    [one] un round
   *[other] { $rounds } round
} con questo
table-solo-lost = Merci perse
table-solo-under = Coperte
table-solo-rivers = Fiumi

## At the browser’s table

web-bu-solo-missing = { $missing ->
    [one] ne manca 1
   *[other] ne mancano { $missing }
}
web-bu-solo-way = { $mark } di { $target } punti verso l’obiettivo
web-bu-solo-of = su { $target }
web-bu-solo-past = raggiunto
web-bu-solo-now = adesso
web-bu-solo-down-to = poi giù fino a { $least }
web-bu-solo-stays = e lì resta
web-bu-solo-target-brief = Quando ci arrivi riparti da 0, l’obiettivo scende di { $step } e hai un’azione in più. I punti oltre si perdono.
web-bu-solo-target-help = Chi arriva all’obiettivo riparte da 0 e ha un’azione con qualsiasi numero; l’obiettivo scende di { $step }, mai sotto { $least }. I punti oltre si perdono. Con ogni guadagno di punti quelli che mancano si comprano, una moneta l’uno.
web-bu-solo-win = Per vincere
web-bu-solo-win-help = Vince chi copre tutte le { $hexes } caselle entro { $all } round; nient’altro conta.
web-bu-solo-left = { $empty ->
    [one] 1 casella vuota
   *[other] { $empty } caselle vuote
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
} con questo
web-bu-solo-left-short = { $empty ->
    [one] 1 vuota
   *[other] { $empty } vuote
}, { $rounds } round
web-bu-solo-empty = caselle vuote su { $hexes }
web-bu-solo-rounds = round con questo
web-bu-solo-pace = caselle a round
web-bu-solo-round = Round
web-bu-solo-round-of = round { $round } di { $all }
web-bu-solo-colours = Colore completo: una tessera nera, subito nel ducato
web-bu-solo-colour = { $land }: { $done } di { $all }
web-bu-solo-colour-left = { $left ->
    [0] completo
    [one] manca 1 casella
   *[other] mancano { $left } caselle
}
web-bu-solo-colour-help = Chi copre tutte le caselle di un colore sceglie una tessera del deposito nero e la posa subito nel ducato, qualunque sia il numero; il suo effetto vale.
web-bu-solo-pruned = { $tile }: tolta in questo round
web-bu-solo-pruned-help = All’inizio di ogni round una tessera del deposito del dado bianco lascia il gioco.
web-bu-solo-joined = rive unite
web-bu-solo-open = ancora da unire
web-bu-solo-ours = terre disposte da noi
web-bu-solo-across = oltre il fiume: { $hexes }
web-bu-solo-give = merci { $good }: ne dai { $given } di { $have }
web-bu-solo-hex-before = casella precedente
web-bu-solo-hex-next = casella successiva
web-bu-solo-reach = Arriva a { $target }
web-bu-solo-first-area = Area
web-bu-solo-first-phase = Fase
web-bu-solo-first-colour = Colore
web-bu-solo-first-effect = Effetto
web-lost-burgundy = Alla fine dell’ultimo round c’erano ancora caselle vuote nel ducato: l’obiettivo di coprirle tutte non è raggiunto. (E 10.20)
web-won-burgundy = Tutte le caselle del ducato sono coperte. (E 10.20)
