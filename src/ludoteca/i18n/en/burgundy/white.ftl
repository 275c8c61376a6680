# White castles, with monastery 29 (E 5).

option-white = White castles
    .help = Eight white castles and monastery 29 are mixed among the others: buildings that give an action with the white die. (E 5)
    .brief = Buildings that give an action with the white die at once.
option-white-no = no
option-white-yes = yes

name-white_castle = White castle
    .the = the White castle
    .sign = White
    .help = At once one action more with the number of the white die; workers change it as usual.
    .rule = E 5.2
name-monastery_29 = Monastery 29
    .the = Monastery 29
    .sign = Mon29
    .help = At the end 4 points for each white castle of yours.
    .rule = E 2.6, CoB 56

ask-white_castle-act = The White castle gives you an action with the white die, { $die }.{ $full ->
    [yes] {" "}If you take a tile, one of yours must go: there is no room.
   *[no] {""}
}
    .no = Do without
    .step = action with the white die
