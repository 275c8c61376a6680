# Vineyards: double tiles on a board of their own (E 12).
-double-help = It fills two key spaces. Planted in your vineyard it brings what its two hexes show; its grapes count at the end, by the size of their areas.

option-vineyards = Vineyards
    .help = Double tiles with grapes are taken and planted in a vineyard of one’s own; what they cover brings bonuses, and areas of a grape count at the end. Our vineyard board is not the printed one. (E 12)
    .brief = Double tiles of grapes on a second board: bonuses when planted, points for areas.
    .ask = Grapes
option-vineyards-no = no
option-vineyards-yes = yes, with all six grapes
    .short = all six
option-vineyards-fewer = yes, with fewer grapes: two leave with two players, one with three
    .short = fewer with few players
term-all-grapes-for-four = With four players all grapes are needed.

name-vineyard = Vineyard
    .the = the vineyard
    .help = Twelve double spaces on four levels: the first tile goes on the lowest one, the others beside one that lies there.
    .rule = E 12.12-12.14
name-green = green grape
    .sign = gr
    .colour = green
name-blue = blue grape
    .sign = bl
    .colour = blue
name-red = red grape
    .sign = re
    .colour = red
name-white = white grape
    .sign = wh
    .colour = white
name-yellow = yellow grape
    .sign = ye
    .colour = yellow
name-purple = purple grape
    .sign = pu
    .colour = purple
name-black = a tile of the black depot or the shop
name-double = a double tile of the depot
name-double_green = Double green
    .the = the double green
    .sign = gr-gr
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_blue = Double blue
    .the = the double blue
    .sign = bl-bl
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_red = Double red
    .the = the double red
    .sign = re-re
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_white = Double white
    .the = the double white
    .sign = wh-wh
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_yellow = Double yellow
    .the = the double yellow
    .sign = ye-ye
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_purple = Double purple
    .the = the double purple
    .sign = pu-pu
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_green_blue = Double green and blue
    .the = the double green and blue
    .sign = gr-bl
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_green_red = Double green and red
    .the = the double green and red
    .sign = gr-re
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_green_white = Double green and white
    .the = the double green and white
    .sign = gr-wh
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_green_yellow = Double green and yellow
    .the = the double green and yellow
    .sign = gr-ye
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_green_purple = Double green and purple
    .the = the double green and purple
    .sign = gr-pu
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_blue_red = Double blue and red
    .the = the double blue and red
    .sign = bl-re
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_blue_white = Double blue and white
    .the = the double blue and white
    .sign = bl-wh
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_blue_yellow = Double blue and yellow
    .the = the double blue and yellow
    .sign = bl-ye
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_blue_purple = Double blue and purple
    .the = the double blue and purple
    .sign = bl-pu
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_red_white = Double red and white
    .the = the double red and white
    .sign = re-wh
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_red_yellow = Double red and yellow
    .the = the double red and yellow
    .sign = re-ye
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_red_purple = Double red and purple
    .the = the double red and purple
    .sign = re-pu
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_white_yellow = Double white and yellow
    .the = the double white and yellow
    .sign = wh-ye
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_white_purple = Double white and purple
    .the = the double white and purple
    .sign = wh-pu
    .help = { -double-help }
    .rule = E 12.1, E 12.12
name-double_yellow_purple = Double yellow and purple
    .the = the double yellow and purple
    .sign = ye-pu
    .help = { -double-help }
    .rule = E 12.1, E 12.12

ask-vine-use = Which of your double tiles goes to vineyard hex { $hex }?
    .use = { $a }
    .step = which tile
ask-vine-order = Which of the two bonuses first?
    .next = { $effect }
    .step = which bonus first
ask-vine-black = Which tile of the black depot or the shop do you take for nothing?
    .no = Take none
    .step = a tile for nothing
ask-vine-depot = Which double tile of the depot do you take for nothing?
    .no = Take none
    .step = a double tile
ask-vine-grape = A level is full: which grape tile do you take?
    .grape = { $a }
    .step = a grape tile
trail-planted = planted on { $a }

act-harvest = { $known ->
    [no] Take the double tile on place { $b }
   *[yes] { $a_id ->
        [any] Take { $tile_the } on place { $b }
       *[other] Die { $die }: take { $tile_the } on place { $b }
    }
}
    .group = { $a_id ->
        [any] Double tiles
       *[other] Die { $die }: double tiles
    }
    .item = { $b } { $tile }
    .do = Take
act-plant = { $known ->
    [no] Plant a double tile on hex { $b }
   *[yes] { $a_id ->
        [any] Plant { $tile_id ->
            [none] a double tile
           *[other] { $tile_the }
        } on hex { $b }
       *[other] Die { $die }: plant { $tile_id ->
            [none] a double tile
           *[other] { $tile_the }
        } on hex { $b }
    }
}
    .group = { $a_id ->
        [any] Plant
       *[other] Die { $die }: plant
    }
    .item = { $tile_id ->
        [none] a double tile
       *[other] { $tile }
    } on { $b }
    .do = Plant
act-grape = Take a grape tile: { $a }
act-next-left = First the left bonus
act-next-right = First the right bonus
act-buy-shop-1 = { $known ->
    [no] Buy the double tile on place 1 of the shop
   *[yes] Buy { $tile_the } in the shop, place 1
}
    .group = Buy in the shop (2 silver)
    .item = 1 { $tile }
    .do = Buy
act-pick-shop-1 = { $known ->
    [no] Take the double tile on place 1 of the shop
   *[yes] Take { $tile_the } from the shop, place 1
}
    .group = Take from the shop
    .item = 1 { $tile }
    .do = Take
act-buy-shop-2 = { $known ->
    [no] Buy the double tile on place 2 of the shop
   *[yes] Buy { $tile_the } in the shop, place 2
}
    .group = Buy in the shop (2 silver)
    .item = 2 { $tile }
    .do = Buy
act-pick-shop-2 = { $known ->
    [no] Take the double tile on place 2 of the shop
   *[yes] Take { $tile_the } from the shop, place 2
}
    .group = Take from the shop
    .item = 2 { $tile }
    .do = Take
act-buy-shop-3 = { $known ->
    [no] Buy the double tile on place 3 of the shop
   *[yes] Buy { $tile_the } in the shop, place 3
}
    .group = Buy in the shop (2 silver)
    .item = 3 { $tile }
    .do = Buy
act-pick-shop-3 = { $known ->
    [no] Take the double tile on place 3 of the shop
   *[yes] Take { $tile_the } from the shop, place 3
}
    .group = Take from the shop
    .item = 3 { $tile }
    .do = Take

fact-brings = brings { $brings }
fact-effect = {""}
fact-opens = {""}
fact-vines = { $vines ->
    [0] {""}
   *[other] +{ $vines } at the end
}

reason-slot-out-of-reach = { $missing ->
    [one] one worker short
   *[other] { $missing } workers short
}
    .why = It takes one of these numbers: { $numbers }. To turn a die to the nearest would cost { $missing ->
        [one] one worker more than you have
       *[other] { $missing } workers more than you have
    }.
reason-no-vine-beside = no double tile beside it
    .why = A double tile goes beside one that you have planted, and beside this hex lies none.
reason-lowest-level-first = the first tile goes on the lowest level
    .why = Your first double tile starts on the lowest level of the vineyard.
reason-no-double-tile = you have no double tile
    .why = Only a double tile is planted here, and you have stored none.
reason-goes-by-left = choose the left hex
    .why = Your double tile shows the same grape twice, so it goes by the left hex of the two.
reason-vineyard-full = no double space left
    .why = All double spaces of your vineyard are covered.
reason-no-vine-number = no space with a number you can reach
    .why = There is a space for it, but the nearest number would cost { $missing ->
        [one] one worker more than you have
       *[other] { $missing } workers more than you have
    }.
reason-no-room-for-two = no room for a double tile
    .why = A double tile takes two storage places, and you have not two that are empty.
reason-not-in-duchy = only in the vineyard
    .why = A double tile is planted in the vineyard and never goes into the duchy.
reason-not-in-vineyard = only in the duchy
    .why = Only double tiles go into the vineyard.
reason-grape-out = not in this game
    .why = This grape has left the game at the start.
reason-no-grape-left = none left
    .why = No tile of this grape is left.
zone-vine = depot of double tiles { $kind }
    .many = depot of double tiles { $kinds }
zone-shop = shop { $kind }
    .many = shop { $kinds }
zone-vineyard = vineyard hex { $kind }
    .many = vineyard hexes { $kinds }

event-grape_out = Not in this game: { $grape }
event-grape_tile = { $own ->
    [yes] You take a grape tile: { $grape }
   *[no] { $seat } takes a grape tile: { $grape }
}
event-plant = { $own ->
    [yes] You plant { $tile_the } on vineyard hex { $vine }
   *[no] { $seat } plants { $tile_the } on vineyard hex { $vine }
}
event-level = { $own ->
    [yes] You have filled level { $level } of your vineyard
   *[no] { $seat } has filled level { $level } of the vineyard
}
cause-vineyards = for vineyards
source-vineyards = vineyards

table-vine-depot = Doubles
table-vine-shop = Shop (2 silver)
table-vine-stock = Grape tiles
table-vines = Vineyard
table-vine-grapes = Grapes
table-vine-space = die { $die }: { $left }, { $right }
table-vine-areas = { $grape } { $sizes }
table-vine-points = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}

## At the browser’s table

web-bu-own-vineyard = Your vineyard
web-bu-tab-vineyard = Vineyard
web-bu-vineyard-of = Vineyard of { $name }: { $count ->
    [one] 1 double space covered
   *[other] { $count } double spaces covered
}
web-bu-vine-house = The vineyard board is our own: the printed one was not found.
web-bu-vine-house-short = our own board
web-bu-vine-depot = Vineyard depot
web-bu-vine-slot = vineyard depot, die { $numbers }
web-bu-vine-in-slot = { $tile }, vineyard depot, die { $numbers }
web-bu-vine-shop = shop, { $price } silver
web-bu-vine-shop-short = Shop
web-bu-vine-in-shop = { $tile }, shop, { $price } silver
web-bu-vine-space = double space, level { $level ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $level }
}, die { $die }: { $brings }
web-bu-vine-space-short = Double space { $die }, level { $level }
web-bu-vine-planted = { $left } and { $right }, level { $level }
web-bu-vine-first = { $side ->
    [left] first grape on the left
   *[right] first grape on the right
}
web-bu-vine-space-help = A double tile of yours goes on a space with the number of the die, beside one that lies there; the first one on the lowest level. You get what its two hexes show, in the order you like.
web-bu-vine-level = level { $level }: { $covered } of { $of } spaces covered
web-bu-vine-turn = Turn
web-bu-vine-turn-help = Swap the two grapes of the tile (R)
web-bu-vine-tiles = Your grape tiles
web-bu-vine-area = area of { $size }
web-bu-vine-areas = { $grape }, areas: { $sizes }
web-bu-vine-areas-help = At the end each grape tile pays one area of its grape, the largest first.
web-bu-vine-at-end = at the end
web-bu-vine-stock = Reserve
web-bu-vine-stock-why = 1 for each full level
web-bu-vine-left = { $grape }, { $count } left
web-bu-vine-has = { $tiles }: { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
web-bu-vine-tile-help = Whoever covers a whole level takes one. At the end it pays one area of its grape, the more the larger that is.
web-bu-vine-bonus-help = Both are yours: the one you choose comes first, then the other.
web-bu-vine-gives-carpenter = a building
web-bu-vine-gives-bank = 2 silver
web-bu-vine-gives-boarding_house = 4 workers
web-bu-vine-gives-market = ship or livestock
web-bu-vine-gives-church = mine, monastery or castle
web-bu-vine-gives-watchtower = 4 points
web-bu-vine-gives-warehouse = sell one good
web-bu-vine-gives-city_hall = place a tile
web-bu-vine-gives-castle = any action
web-bu-vine-gives-black = black tile or shop
web-bu-vine-gives-double = double tile
web-key-vineyard = to your vineyard
web-key-turn = turns the double tile
