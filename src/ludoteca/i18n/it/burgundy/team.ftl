# Il gioco a squadre: due contro due (E 9).

option-team = Squadre
    .help = Due contro due: i compagni di squadra siedono alternati agli avversari, condividono una plancia in due metà, merci, argento, lavoratori e due spazi chiave, e sommano i loro punti. (E 9)
option-team-no = no
option-team-beginner = sì, sul lato per principianti
    .short = per principianti
option-team-expert = sì, sul lato per esperti
    .short = per esperti
name-team = Plancia a squadre, lato per principianti
name-team_expert = Plancia a squadre, lato per esperti

term-two-against-two = A squadre si gioca in quattro, due contro due.
term-team-board = Una squadra ha una plancia tutta sua.
term-not-for-teams = Le regole non lo prevedono nel gioco a squadre.

ask-turn-slot = { $way_id ->
    [come] Dove tieni { $tile_the }?
    [drop] { $tile } è in uno spazio chiave condiviso e in uno dei tuoi: quale esce dal gioco?
   *[place] { $tile } è in uno spazio chiave condiviso e in uno dei tuoi: quale posi?
}
    .step = quale spazio chiave
act-shared = Negli spazi chiave condivisi
act-private = Nei tuoi spazi chiave

table-teams = Squadre
table-partner = con
table-shared = in comune
table-private = tuoi
table-free = { $number ->
    [one] { $number } libero
   *[other] { $number } liberi
}

web-log-point = { $own ->
    [yes] Indichi la casella { $at }
   *[no] { $name } indica la casella { $at }
}

## At the browser’s table

web-bu-team = Squadra { $team }
web-bu-team-duchy = { $mine ->
    [yes] Il vostro ducato
   *[no] Squadra { $team }
}
web-bu-team-points = La squadra: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-bu-team-pan = Sposta la vista sul ducato
web-bu-resources-shared = Risorse comuni
web-bu-goods-shared = Merci comuni
web-bu-keys-own = Tuoi, privati
web-bu-keys-shared = Della squadra
web-bu-keys-theirs = spazi privati
web-bu-keys-common = comuni
web-bu-keys-own-help = Quello che tieni qui lo posi solo tu.
web-bu-keys-shared-help = Quello che sta qui lo puoi posare tu e lo può posare { $name }.
web-bu-partners-only = la posa solo { $name }
web-bu-locked = { $tile }, spazio privato di { $name }
web-bu-partner = Chi gioca con te
web-bu-partner-of = Chi gioca con te: { $name }
web-bu-partner-up = sta giocando
web-bu-partner-first = gioca per primo
web-bu-partner-after = dopo
web-bu-point = Indica una casella
web-bu-point-short = Indica
web-bu-pointing = Tocca una casella
web-key-point = indica una casella a chi gioca con te

## Why not

reason-partners-own = è solo di chi gioca con te
    .why = È in uno spazio privato di chi gioca con te: nessun altro la può usare.
