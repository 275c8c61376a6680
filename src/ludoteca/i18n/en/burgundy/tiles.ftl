# Monasteries 27 and 28, crane and geese (E 2).

option-tiles = Four more tiles
    .help = Monasteries 27 and 28, crane and geese are mixed among the others. (E 2)
    .brief = Monasteries 27 and 28, crane and geese among the other tiles.
option-tiles-no = no
option-tiles-yes = yes

name-monastery_27 = Monastery 27
    .the = Monastery 27
    .sign = Mon27
    .help = In the order of turns your marker always lies on top of its stack, whoever comes there.
    .rule = E 2.2
name-monastery_28 = Monastery 28
    .the = Monastery 28
    .sign = Mon28
    .help = In your turn a silver buys you two workers, as often as you like.
    .rule = E 2.3
name-crane = Crane
    .the = the Crane
    .sign = Crane
    .help = You may have the effect of any building once. At the end it counts as one building more for your best monastery of those that count a building.
    .rule = E 2.4-2.6
name-geese = 2 geese
    .the = the Geese
    .sign = 2gse
    .help = Two points, and those of one other kind of animal in the same pasture: the best. From then on any livestock placed there scores two more.
    .rule = E 2.7-2.10

ask-crane-effect = The Crane: as which building does it work?
    .no = As none
    .effect = { $a }
    .step = any building
act-effect = The crane works as { $a }
    .group = Crane
    .item = { $a }
act-hire = Monastery 28: two workers for a silver
    .group = Monastery 28
    .item = two workers for a silver
    .do = Hire

event-crane = { $own ->
    [yes] Your crane works as { $tile }
   *[no] { $seat }’s crane works as { $tile }
}

## Why not

reason-no-ship-livestock = no ship or livestock in the depots
    .why = Neither a ship nor livestock lies in the numbered depots.
reason-no-mine-monastery-castle = no mine, monastery or castle in the depots
    .why = No mine, monastery or castle lies in the numbered depots.
reason-no-goods = you have no goods
    .why = You have no goods to sell.
reason-nothing-to-place = nothing to place
    .why = None of your stored tiles can be placed now.
