# Words of the whole product: terminal, server, browser.

language = Italiano

game-san-juan = San Juan
game-puerto-rico = Puerto Rico
game-venezia = Venezia
game-burgundy = I Castelli di Borgogna

level-1 = Novizio
level-2 = Apprendista
level-3 = Lavorante
level-4 = Veterano
level-5 = Maestro
level-6 = Gran maestro

you = tu
    .name = Tu
seat = Giocatore { $number }

# Lists: "a, b and c"; equal things once, with their number.
list-between = ,{" "}
list-last = {" "}e{" "}
amount = { $count } { $name }
times = { $name } ×{ $count }

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
rule = regola { $rule }

# Where a match was played on from another one.
log-from = { $how ->
    [you] Si riprende da qui: ciò che non potevi sapere è stato ridistribuito
    [other] Si riprende da qui: ciò che { $name } non poteva sapere è stato ridistribuito
   *[kept] Si riprende da qui: ognuno tiene ciò che aveva
}
# Where a match leaves its guide.
log-free = { $how ->
    [you] Lasci la guida: da qui si gioca liberamente
    [other] { $name } lascia la guida: da qui si gioca liberamente
   *[end] La guida finisce qui: ora si gioca liberamente
}
