# Words of the whole product: terminal, server, browser.

language = English

game-san-juan = San Juan
game-puerto-rico = Puerto Rico
game-venezia = Venezia
game-burgundy = The Castles of Burgundy

level-1 = Novice
level-2 = Apprentice
level-3 = Journeyman
level-4 = Veteran
level-5 = Master
level-6 = Grandmaster

you = you
    .name = You
seat = Player { $number }

# Lists: "a, b and c"; equal things once, with their number.
list-between = ,{" "}
list-last = {" "}and{" "}
amount = { $count } { $name }
times = { $name } ×{ $count }

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rule = rule { $rule }

# Where a match was played on from another one.
log-from = { $how ->
    [you] Played on from here: what you could not know was dealt again
    [other] Played on from here: what { $name } could not know was dealt again
   *[kept] Played on from here: everybody keeps what they held
}
# Where a match leaves its guide.
log-free = { $how ->
    [you] You leave the guide: from here play is free
    [other] { $name } leaves the guide: from here play is free
   *[end] The guide ends here: from now on play is free
}
