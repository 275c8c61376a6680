# Il gioco a squadre: due contro due (E 9).

option-team = Squadre
    .help = Due contro due: i compagni siedono in croce, condividono una plancia in due metà, merci, argento, lavoratori e due spazi chiave, e sommano i loro punti. (E 9)
option-team-no = no
option-team-beginner = sì, sul lato per principianti
    .short = per principianti
option-team-expert = sì, sul lato per esperti
    .short = per esperti
name-team = Plancia a squadre, lato per principianti
name-team_expert = Plancia a squadre, lato per esperti

term-two-against-two = A squadre si gioca in quattro, due contro due.
term-team-board = Una squadra ha una plancia tutta sua.
term-not-for-teams = Per le squadre le regole non ne parlano.

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
