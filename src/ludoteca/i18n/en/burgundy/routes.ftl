# Trade routes (E 8).

option-routes = Trade routes
    .help = Goods that are sold go one by one onto a row of spaces of one’s own. One that lies on a space with its number brings the bonus of that space. (E 8)
    .brief = Goods that are sold fill your route from the left; in their place they bring a bonus.
    .ask = Order
option-routes-no = no
option-routes-random = yes, the tiles in random order
    .short = at random
option-routes-own = yes, everybody chooses the order of their tiles
    .short = everybody chooses

ask-setup-route = Which tile is number { $place } of your trade route?
    .lay = Tile { $a }
ask-route-take = Your trade route: { $bonus_id ->
    [take_ship_livestock] which ship or livestock do you take?
    [take_building] which building do you take?
    [take_mine_monastery_castle] which mine, monastery or castle do you take?
   *[other] which tile do you take?
}
    .no = Take none
    .step = a tile by the route
act-lay = Lay tile { $a }
trail-route = goods { $a } onto the route

fact-route = { $route }
    .item = { $good }: { $bonus_id ->
        [workers_4] 4 workers
        [silver_2] 2 silver
        [vp_4] 4 points
        [take_ship_livestock] a ship or livestock
        [take_building] a building
        [take_mine_monastery_castle] a mine, monastery or castle
       *[other] any tile
    }

fact-caravan = on the route: { $caravan }
    .item = { $bonus_id ->
        [none] nothing
        [workers_4] 4 workers
        [silver_2] 2 silver
        [vp_4] 4 points
        [take_ship_livestock] a ship or livestock
        [take_building] a building
        [take_mine_monastery_castle] a mine, monastery or castle
       *[other] any tile
    }

event-route = { $own ->
    [yes] Your trade route: tile { $items }
   *[no] { $seat }’s trade route: tile { $items }
}
    .item = { $route }
event-caravan = { $own ->
    [yes] Onto your trade route go goods { $items }
   *[no] Onto { $seat }’s trade route go goods { $items }
}
    .item = { $good }
cause-routes = for the trade route
source-routes = trade routes

table-route = Trade route
table-route-hand = To be laid
table-route-space = { $good }: { $bonus ->
    [workers_4] 4 workers
    [silver_2] 2 silver
    [vp_4] 4 points
    [take_ship_livestock] ship or livestock
    [take_building] building
    [take_mine_monastery_castle] mine, monastery or castle
   *[other] any tile
}

## At the browser’s table

web-bu-route = Trade route
web-bu-route-of = { $count } of { $all }
web-bu-route-short = { $count }/{ $all }
web-bu-route-empty = no tiles yet
web-bu-route-tile = Tile { $id } of the route
web-bu-route-help = Goods you sell go one by one onto the next free space; where the number is the same you have its bonus at once.
web-bu-route-won = { $space }: won
web-bu-route-missed = { $space }: missed by goods { $sold }
web-bu-route-house = our own tile: the printed one was not found
web-key-route = to your trade route
