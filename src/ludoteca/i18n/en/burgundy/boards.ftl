# Duchies 11-18: the castle link, and castles bought back (E 1).

option-link = Castle link
    .help = On duchies 11-18 every tile but a castle touches a castle, or tiles of its own colour lead from it to one; castles left over can be bought back. (E 1)
    .brief = Every tile touches a castle, or its own colour leads to one.
option-link-no = no
option-link-yes = yes
term-castles-apart = The castle link is for duchies 11-18 alone.

act-reclaim = Buy a castle back: both dice and 5 points
    .group = Castles set aside
    .item = a castle for both dice and 5 points
    .do = Buy back

reason-no-link = no castle linked to it
    .why = On these boards a tile needs a link to a castle besides: one beside it, or tiles of its own colour that lead to one.
reason-dice-used = both dice must be unused
    .why = To buy a castle back takes both dice of a turn, and one of yours is used.
reason-too-few-points = { $missing ->
    [one] one point short
   *[other] { $missing } points short
}
    .why = To buy a castle back costs { $price } points, and you have { $missing } too few.
zone-aside = castles set aside

event-reclaim = { $own ->
    [yes] You buy a castle back
   *[no] { $seat } buys a castle back
}
source-castles = castles bought back

table-aside = Set aside
table-aside-castles = { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}

## At the browser’s table

web-bu-castles-aside = { $count ->
    [one] one castle set aside
   *[other] { $count } castles set aside
}
web-bu-castle-back = Buy a castle back
web-bu-castle-back-help = Both dice of a turn and 5 points bring a castle that was left over into your storage.
