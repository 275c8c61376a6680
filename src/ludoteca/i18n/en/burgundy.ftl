# The Castles of Burgundy. Ids come from the component data; help is in our own words, with the number of the rule.
-livestock-help = As many points as animals, and again those of the same kind on tiles in the same pasture.

## Options

option-duchies = Duchies
    .help = How the duchies are dealt: by the book, at random, the same for all, or named: “7”, or one for each seat as “3.12.4_2011”. (CoB 6)
option-duchies-book = by the book: a plate each, choose its side
option-duchies-random = any duchy at random for each
    .short = among all
option-duchies-same = one duchy at random, the same for all
    .short = one, the same for all
option-duchies-11-18 = one of duchies 11-18 at random for each
    .short = among 11–18
option-duchies-19-22 = one of duchies 19-22 at random for each
    .short = among 19–22
option-duchies-23-30 = one of duchies 23-30 at random for each
    .short = among 23–30
option-discard_any = Make room for any tile
    .help = A stored tile may be discarded to make room for any tile gained, not only for one taken with a die. (CoB A4)
option-discard_any-no = no: only when taking with a die
option-discard_any-yes = yes
option-tiebreak = Ties
    .help = Who wins a tie. By the book fewest empty hexes, in the team game most. (CoB A1)
option-tiebreak-book = by the book
option-tiebreak-fewest = fewest empty hexes
option-tiebreak-most = most empty hexes
option-letter = By the letter
    .help = Leaving a die unused and declining the action of a castle are offered too. (CoB 22, CoB 35)
option-letter-no = no
option-letter-yes = yes

term-nobody-to-play-with = One person needs a duchy for one player, or Châteauma to play against.

## Kinds of tiles

name-monastery = Monastery
    .the = the Monastery
name-livestock = Livestock
    .the = the Livestock
name-building = Building
    .the = the Building

## Tiles

name-castle = Castle
    .the = the Castle
    .sign = Cast
    .help = At once one action more, as with a die of any number.
    .rule = CoB 35
name-mine = Mine
    .the = the Mine
    .sign = Mine
    .help = One silver at the end of every phase.
    .rule = CoB 18, CoB 36
name-ship = Ship
    .the = the Ship
    .sign = Ship
    .help = Take all goods of one depot, as far as you have room; then your marker goes one space ahead in the order of turns.
    .rule = CoB 32-34
name-market = Market
    .the = the Market
    .sign = Mkt
    .help = You may take a ship or livestock from any numbered depot.
    .rule = CoB 41
name-carpenter = Carpenter
    .the = the Carpenter
    .sign = Carp
    .help = You may take a building from any numbered depot.
    .rule = CoB 41
name-church = Church
    .the = the Church
    .sign = Chur
    .help = You may take a mine, a monastery or a castle from any numbered depot.
    .rule = CoB 41
name-warehouse = Warehouse
    .the = the Warehouse
    .sign = Ware
    .help = You may sell one kind of your goods, without a die.
    .rule = CoB 42
name-boarding_house = Boarding house
    .the = the Boarding house
    .sign = Brdg
    .help = Four workers.
    .rule = CoB 43
name-bank = Bank
    .the = the Bank
    .sign = Bank
    .help = Two silver.
    .rule = CoB 43
name-city_hall = City hall
    .the = the City hall
    .sign = Hall
    .help = You may place another stored tile, whatever the number of its hex.
    .rule = CoB 44, CoB A5
name-watchtower = Watchtower
    .the = the Watchtower
    .sign = Tower
    .help = Four points.
    .rule = CoB 43
name-cow_2 = 2 cows
    .sign = 2cow
    .help = { -livestock-help }
    .rule = CoB 37-38
name-cow_3 = 3 cows
    .sign = 3cow
    .help = { -livestock-help }
    .rule = CoB 37-38
name-cow_4 = 4 cows
    .sign = 4cow
    .help = { -livestock-help }
    .rule = CoB 37-38
name-sheep_2 = 2 sheep
    .sign = 2shp
    .help = { -livestock-help }
    .rule = CoB 37-38
name-sheep_3 = 3 sheep
    .sign = 3shp
    .help = { -livestock-help }
    .rule = CoB 37-38
name-sheep_4 = 4 sheep
    .sign = 4shp
    .help = { -livestock-help }
    .rule = CoB 37-38
name-pig_2 = 2 pigs
    .sign = 2pig
    .help = { -livestock-help }
    .rule = CoB 37-38
name-pig_3 = 3 pigs
    .sign = 3pig
    .help = { -livestock-help }
    .rule = CoB 37-38
name-pig_4 = 4 pigs
    .sign = 4pig
    .help = { -livestock-help }
    .rule = CoB 37-38
name-chicken_2 = 2 chickens
    .sign = 2hen
    .help = { -livestock-help }
    .rule = CoB 37-38
name-chicken_3 = 3 chickens
    .sign = 3hen
    .help = { -livestock-help }
    .rule = CoB 37-38
name-chicken_4 = 4 chickens
    .sign = 4hen
    .help = { -livestock-help }
    .rule = CoB 37-38
name-monastery_1 = Monastery 1
    .the = Monastery 1
    .sign = Mon1
    .help = In your cities a kind of building may stand more than once.
    .rule = CoB 40
name-monastery_2 = Monastery 2
    .the = Monastery 2
    .sign = Mon2
    .help = At the end of every phase each of your mines also gives a worker.
    .rule = CoB 18
name-monastery_3 = Monastery 3
    .the = Monastery 3
    .sign = Mon3
    .help = Two silver in place of one each time you sell.
    .rule = CoB 28
name-monastery_4 = Monastery 4
    .the = Monastery 4
    .sign = Mon4
    .help = A worker more each time you sell.
    .rule = CoB 28
name-monastery_5 = Monastery 5
    .the = Monastery 5
    .sign = Mon5
    .help = With a ship you may also take the goods of a depot next to the one chosen.
    .rule = CoB A6
name-monastery_6 = Monastery 6
    .the = Monastery 6
    .sign = Mon6
    .help = Once a turn two workers get you a building from a numbered depot.
    .rule = CoB A2
name-monastery_7 = Monastery 7
    .the = Monastery 7
    .sign = Mon7
    .help = One point more for each livestock tile that scores when you place one.
    .rule = CoB 52
name-monastery_8 = Monastery 8
    .the = Monastery 8
    .sign = Mon8
    .help = Each worker changes a die by one or by two.
    .rule = CoB 53
name-monastery_9 = Monastery 9
    .the = Monastery 9
    .sign = Mon9
    .help = For placing a building the die may be one more or one less.
    .rule = CoB A7
name-monastery_10 = Monastery 10
    .the = Monastery 10
    .sign = Mon10
    .help = For placing a ship or livestock the die may be one more or one less.
    .rule = CoB A7
name-monastery_11 = Monastery 11
    .the = Monastery 11
    .sign = Mon11
    .help = For placing a castle, a mine or a monastery the die may be one more or one less.
    .rule = CoB A7
name-monastery_12 = Monastery 12
    .the = Monastery 12
    .sign = Mon12
    .help = For taking a tile the die may be one more or one less.
    .rule = CoB A7
name-monastery_13 = Monastery 13
    .the = Monastery 13
    .sign = Mon13
    .help = When you take workers by an action, also one silver.
    .rule = CoB 54, CoB A8
name-monastery_14 = Monastery 14
    .the = Monastery 14
    .sign = Mon14
    .help = Four workers in place of two when you take workers by an action.
    .rule = CoB 54, CoB A8
name-monastery_15 = Monastery 15
    .the = Monastery 15
    .sign = Mon15
    .help = At the end 2 points for each kind of goods sold.
    .rule = CoB 55
name-monastery_16 = Monastery 16
    .the = Monastery 16
    .sign = Mon16
    .help = At the end 4 points for each warehouse of yours.
    .rule = CoB 56
name-monastery_17 = Monastery 17
    .the = Monastery 17
    .sign = Mon17
    .help = At the end 4 points for each watchtower of yours.
    .rule = CoB 56
name-monastery_18 = Monastery 18
    .the = Monastery 18
    .sign = Mon18
    .help = At the end 4 points for each carpenter of yours.
    .rule = CoB 56
name-monastery_19 = Monastery 19
    .the = Monastery 19
    .sign = Mon19
    .help = At the end 4 points for each church of yours.
    .rule = CoB 56
name-monastery_20 = Monastery 20
    .the = Monastery 20
    .sign = Mon20
    .help = At the end 4 points for each market of yours.
    .rule = CoB 56
name-monastery_21 = Monastery 21
    .the = Monastery 21
    .sign = Mon21
    .help = At the end 4 points for each boarding house of yours.
    .rule = CoB 56
name-monastery_22 = Monastery 22
    .the = Monastery 22
    .sign = Mon22
    .help = At the end 4 points for each bank of yours.
    .rule = CoB 56
name-monastery_23 = Monastery 23
    .the = Monastery 23
    .sign = Mon23
    .help = At the end 4 points for each city hall of yours.
    .rule = CoB 56
name-monastery_24 = Monastery 24
    .the = Monastery 24
    .sign = Mon24
    .help = At the end 4 points for each kind of animal in your duchy.
    .rule = CoB 57
name-monastery_25 = Monastery 25
    .the = Monastery 25
    .sign = Mon25
    .help = At the end 1 point for each goods tile sold.
    .rule = CoB 57
name-monastery_26 = Monastery 26
    .the = Monastery 26
    .sign = Mon26
    .help = At the end 3 points for each of your bonus tiles.
    .rule = CoB 48, CoB 50

## Questions

ask-setup-side = Your plate has two sides, duchies { $sides }: which do you play?
ask-setup-castle = On which hex does your first castle stand?
ask-turn-act = { $dice_n ->
    [1] What do you do with your other die?
   *[other] What do you do first? You have two dice.
}{ $full ->
    [yes] {" "}If you take a tile, one of yours must go: there is no room.
   *[no] {""}
}
ask-turn-end = Both dice are used. Anything more?
ask-turn-use = Which of your tiles goes to hex { $hex }?
    .use = { $a }
    .step = which tile
ask-turn-drop = There is no room for { $tile_the }: which of your tiles leaves the game?
    .drop = { $a }
    .step = which leaves
ask-castle-act = The Castle gives you an action with any number.{ $full ->
    [yes] {" "}If you take a tile, one of yours must go: there is no room.
   *[no] {""}
}
    .no = Do without
    .step = free action
ask-city_hall-place = The City hall lets you place another tile.
    .no = Place none
    .step = another tile
ask-market-take = The Market: which ship or livestock do you take?
    .no = Take none
    .step = ship or livestock
ask-carpenter-take = The Carpenter: which building do you take?
    .no = Take none
    .step = a building
ask-church-take = The Church: which mine, monastery or castle do you take?
    .no = Take none
    .step = mine, monastery or castle
ask-monastery_6-take = Monastery 6: which building do you take for two workers?
    .no = Take none
    .step = a building
ask-warehouse-sell = The Warehouse: which goods do you sell?
    .no = Sell none
    .step = a sale
ask-ship-depot = From which depot does your Ship take the goods?
    .step = goods
ask-ship-second = From which depot beside it do you also take the goods?
    .no = None
    .step = more goods
ask-ship-goods = { $most ->
    [one] There is room for one new kind of goods: which?
   *[other] There is room for { $most } new kinds of goods: which?
}
    .step = which goods

## Why it is asked

trail-die = die { $b }
trail-placed = { $a } placed{ $c ->
    [0] {""}
   *[other] {" "}({ $c_signed })
}

## Answers: alone, and under the head of a group

act-take = { $known ->
    [no] Take a tile from { $b }
   *[yes] { $a_id ->
        [any] Take { $tile } from { $b }
       *[other] Die { $die }: take { $tile } from { $b }
    }
}
    .group = { $a_id ->
        [any] Take
       *[other] Die { $die }: take
    }
    .item = { $b } { $tile }
    .do = Take
act-place = { $known ->
    [no] Place a tile on hex { $b }
   *[yes] { $a_id ->
        [any] Place { $tile_id ->
            [none] a tile
           *[other] { $tile }
        } on hex { $b }
       *[other] Die { $die }: place { $tile_id ->
            [none] a tile
           *[other] { $tile }
        } on hex { $b }
    }
}
    .group = { $a_id ->
        [any] Place
       *[other] Die { $die }: place
    }
    .item = { $tile_id ->
        [none] a tile
       *[other] { $tile }
    } on { $b }
    .do = { $points ->
        [0] Place
       *[other] Place, +{ $points }
    }
act-sell = { $a_id ->
    [any] Sell goods { $b }
   *[other] Die { $die }: sell goods { $b }
}
    .group = { $a_id ->
        [any] Sell
       *[other] Die { $die }: sell
    }
    .item = goods { $b }
    .do = Sell, +{ $points }
act-workers = { $a_id ->
    [any] Take workers
   *[other] Die { $die }: take workers
}
    .group = { $a_id ->
        [any] Workers
       *[other] Die { $die }: workers
    }
    .item = take workers
    .do = Take workers
act-end = End the turn
act-no = No
act-buy = { $known ->
    [no] Buy a tile from the black depot, place { $a }
   *[yes] Buy { $tile } from the black depot, place { $a }
}
    .group = Buy (2 silver)
    .item = { $a } { $tile }
    .do = Buy
act-use = { $a }
act-use-monastery_6 = Use Monastery 6: a building for two workers
    .group = Monastery 6
    .item = a building for two workers
act-drop = Discard { $a }
act-depot = Depot { $a }
act-goods = Goods { $a }
act-side = { $known ->
    [no] Side { $a }
   *[yes] Duchy { $duchy }
}

## What is worth knowing

fact-die = {""}
fact-workers = { $workers ->
    [0] {""}
    [one] −1 worker
   *[other] −{ $workers } workers
}
    .brief = { $workers ->
        [0] {""}
       *[other] −{ $workers }♟
    }
fact-tile = {""}
fact-tiles = one of { $tiles_names }
fact-then = { $then_id ->
    [castle-act] then a free action
    [city_hall-place] then another tile
    [market-take] then a ship or livestock
    [carpenter-take] then a building
    [church-take] then a mine, monastery or castle
    [crane-effect] then any building
    [white_castle-act] then an action with the white die
    [warehouse-sell] then a sale
    [route-take] then a tile by the route
    [turn-drop] a tile must go
   *[other] {""}
}
    .brief = { $then_id ->
        [castle-act] then a free action
        [city_hall-place] then another tile
        [market-take] then a ship or livestock
        [carpenter-take] then a building
        [church-take] then a mine, monastery or castle
        [crane-effect] then any building
        [white_castle-act] then an action with the white die
        [warehouse-sell] then a sale
        [route-take] then a tile by the route
       *[other] {""}
    }
fact-points = { $points ->
    [one] +1 point
   *[other] { $points_signed } points
}
fact-causes = { $causes_n ->
    [1] {""}
   *[other] ({ $causes_full })
}
fact-workers_gained = { $workers_gained ->
    [one] +1 worker
   *[other] +{ $workers_gained } workers
}
    .brief = +{ $workers_gained }♟
fact-silver = {""}
fact-silver_gained = +{ $silver_gained } silver
fact-goods = { $goods ->
    [one] 1 goods tile
   *[other] { $goods } goods tiles
}
fact-sold = { $sold ->
    [one] 1 tile
   *[other] { $sold } tiles
}
    .brief = ×{ $sold }
fact-completes = completes { $completes ->
    [one] an area of 1
   *[other] an area of { $completes }
}
fact-bonus = with a bonus tile
fact-duchy = {""}
fact-standing = { $standing_id ->
    [house] a layout of our own
   *[other] {""}
}

## Why not

reason-covered = a tile lies there
    .why = A tile lies there already, and tiles that were placed never leave.
reason-no-die = no die left
    .why = It takes a die, and both of yours are used in this turn.
reason-die-used = used in this turn
    .why = This die is used already; each die is good for one action in a turn.
reason-same-die = shows what the other die shows
    .why = Both dice show the same: use the other one first, it comes to the same.
reason-needs-no-die = this action needs no die
    .why = This action is done without a die; yours wait for your turn to go on.
reason-out-of-reach = { $missing ->
    [one] one worker short
   *[other] { $missing } workers short
}
    .why = It takes a { $number }: to turn a die to it would cost { $missing ->
        [one] one worker more than you have
       *[other] { $missing } workers more than you have
    }.
reason-no-neighbour = no tile beside it
    .why = A tile goes only beside one that lies in your duchy already, and beside this hex lies none.
reason-no-tile = you have no tile for it
    .why = None of your stored tiles goes to a hex of this colour ({ $colour }).
reason-other-colour = another colour
    .why = This hex is for tiles of another colour ({ $colour }).
reason-not-its-colour = another colour
    .why = This tile is not of the colour of the hex that you have chosen.
reason-no-castle-hex = for a castle only
    .why = Your first castle starts on a hex for castles, and this is none.
reason-city-has = this city has it already
    .why = Each building stands once in a city, and { $tile_the } stands in this one already.
reason-no-number = no hex with a number you can reach
    .why = There is a hex for it, but the nearest number would cost { $missing ->
        [one] one worker more than you have
       *[other] { $missing } workers more than you have
    }.
reason-no-hex = no hex beside your tiles
    .why = No empty hex of its colour ({ $colour }) lies beside a tile of yours.
reason-no-hex-left = no hex left for it
    .why = All hexes of its colour ({ $colour }) in your duchy are covered.
reason-duchy-full = no empty hex left
    .why = Your duchy has no empty hex any more.
reason-too-narrow = too small
    .why = Two storage places are needed, and to discard this tile would make but one.
reason-bought-before = you have bought in this turn
    .why = One may buy once in a turn, and you have bought already.
reason-too-dear = { $missing ->
    [one] one silver short
   *[other] { $missing } silver short
}
    .why = It costs { $price } silver, and you have { $missing } too little.
reason-no-room = no room for another tile
    .why = All your storage places are taken; only a die that takes a tile may discard one for it.
reason-used-before = used in this turn
    .why = It works once in a turn, and you have used it already.
reason-too-few-workers = { $missing ->
    [one] one worker short
   *[other] { $missing } workers short
}
    .why = It costs { $price } workers, and you have { $missing } too few.
reason-only-ships-livestock = ships and livestock only
    .why = What you take now must be a ship or livestock.
reason-only-buildings = buildings only
    .why = What you take now must be a building.
reason-only-mines-monasteries-castles = mines, monasteries and castles only
    .why = What you take now must be a mine, a monastery or a castle.
reason-not-from-black = not from the black depot
    .why = You take from the numbered depots now, never from the black one.
reason-no-building = no building in the depots
    .why = No building lies in the numbered depots.
reason-no-goods-room = no room for these goods
    .why = You keep at most { $most } kinds of goods, and this would be one more.
reason-depot-before = taken already
    .why = The ship has been to this depot; the Monastery adds one beside it.
reason-not-beside = not beside depot { $depot }
    .why = The second depot must be a neighbour of the first one, depot { $depot }.
reason-depot-empty = no goods there
    .why = No goods lie in this depot.
reason-passed-over = you have gone past it
    .why = Several things are named in one order, and you have gone past this one.

zone-die = die { $kind }
zone-workers = workers
zone-wares = goods of depot { $kind }
zone-ware = goods { $kind }
zone-duchy = hex { $kind }
    .many = hexes { $kinds }
zone-depot = depot { $kind }
    .many = depot { $kinds }
zone-black = black { $kind }
    .many = black { $kinds }
zone-goods = goods { $kind }
    .many = goods { $kinds }

## What happened

event-duchy = { $own ->
    [yes] You play duchy { $duchy }
   *[no] { $seat } plays duchy { $duchy }
}
event-deal = { $own ->
    [yes] Your goods: { $items }
   *[no] { $seat }’s goods: { $items }
}
    .item = { $good }
event-start = { $own ->
    [yes] You begin
   *[no] { $seat } begins
}
event-phase = Phase { $phase } begins
event-fill = The depots are filled
    .item = { $tile }
event-clear = What is left in the depots leaves the game
    .item = { $tile }
event-lane = Goods of the rounds: { $items }
    .item = { $good }
event-round = Phase { $phase }, round { $round }
event-roll = { $own ->
    [yes] You roll { $first } and { $second }
   *[no] { $seat } rolls { $first } and { $second }
}
event-white = The white die shows { $die }: goods { $good } go to that depot
event-turn = {""}
event-take = { $own ->
    [yes] You take { $tile_the } { event-take.where }
   *[no] { $seat } takes { $tile_the } { event-take.where }
}
    .where = { $space_id ->
        [vine-1] from the vineyards’ depot
        [vine-2] from the vineyards’ depot
        [vine-3] from the vineyards’ depot
        [vine-4] from the vineyards’ depot
        [vine-5] from the vineyards’ depot
        [vine-6] from the vineyards’ depot
        [shop-1] from the shop
        [shop-2] from the shop
        [shop-3] from the shop
       *[other] from { $space }
    }
event-buy = { $own ->
    [yes] You buy { $tile_the } { event-buy.where }
   *[no] { $seat } buys { $tile_the } { event-buy.where }
}
    .where = { $space_id ->
        [shop-1] from the shop
        [shop-2] from the shop
        [shop-3] from the shop
       *[other] from the black depot
    }
event-drop = { $own ->
    [yes] You discard { $tile_the }
   *[no] { $seat } discards { $tile_the }
}
event-place = { $own ->
    [yes] You place { $tile_the } on hex { $hex }
   *[no] { $seat } places { $tile_the } on hex { $hex }
}
event-area = { $own ->
    [yes] You complete an area of { $size }
   *[no] { $seat } completes an area of { $size }
}
event-bonus = { $own ->
    [yes] You have covered all hexes of a kind: { $colour }
   *[no] { $seat } has covered all hexes of a kind: { $colour }
}
event-sell = { $own ->
    [yes] You sell { $number ->
        [one] one good { $good }
       *[other] { $number } goods { $good }
    }
   *[no] { $seat } sells { $number ->
        [one] one good { $good }
       *[other] { $number } goods { $good }
    }
}
event-workers = { $number ->
    [1] +1 worker
    [-1] −1 worker
   *[other] { $number_signed } workers
}
    .tail = yes
event-silver = { $number_signed } silver
    .tail = yes
event-load = { $own ->
    [yes] You load goods { $items }
   *[no] { $seat } loads goods { $items }
}
    .item = { $good }
event-sail = { $own ->
    [yes] Your marker goes to space { $marker }
   *[no] { $seat }’s marker goes to space { $marker }
}
event-power = { $own ->
    [yes] You use Monastery { $monastery }
   *[no] { $seat } uses Monastery { $monastery }
}
event-score = { $source_id ->
    [areas] { $points_signed } for the area
    [phases] { $points_signed } for the phase
    [bonus_tiles] { $points_signed } bonus
    [livestock] { $points_signed } livestock
    [watchtowers] { $points_signed } watchtower
    [sales] { $points_signed } points
    [monasteries] { $points_signed } monasteries
    [goods] { $points_signed } goods left
    [silver] { $points_signed } silver left
    [workers] { $points_signed } workers left
   *[other] { $points_signed } { $source }
}
    .tail = yes
event-pass = { $own ->
    [yes] { $dice ->
        [0] You do without
        [one] You leave a die unused
       *[other] You leave both dice unused
    }
   *[no] { $dice ->
        [0] { $seat } does without
        [one] { $seat } leaves a die unused
       *[other] { $seat } leaves both dice unused
    }
}
event-phase_end = Phase { $phase } ends
event-over = The game ends: what is left over is counted

## Points

cause-areas = for the area
cause-phases = for the phase
cause-bonus_tiles = for the bonus tile
cause-livestock = for livestock
cause-watchtowers = for the watchtower
cause-sales = for the sale
source-areas = areas
source-phases = phases
source-bonus_tiles = bonus tiles
source-livestock = livestock
source-watchtowers = watchtowers
source-sales = sales
source-monasteries = monasteries
source-goods = goods left
source-silver = silver left
source-workers = workers left

## The table

table-phase = Phase { $phase }, round { $round }
table-phase-bonus = area +{ $points }
table-white = white die { $die }
table-depot = Depot { $number }
table-goods-here = goods { $goods }
table-black = Black (2 silver)
table-lane = To come
table-bonus = Bonus
table-empty = empty
table-duchy-of = Duchy { $name }
table-house = our own layout
table-dice = dice
table-spent = used
table-storage = Storage
table-goods = Goods
table-sold = sold { $number }
table-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
table-silver = { $silver } silver
table-left = Left
table-order = Order
table-crowd = workers · silver · points
table-end = at the end +{ $points }
table-works = Monasteries
table-depots = depots: tiles · goods
table-hex-read = 9 { $building }6: hex, die
table-plan-read = { $building }6: with a 6
table-areas = areas { $sizes }
table-hex-empty = hex { $hex } needs a { $number }
table-hex-full = hex { $hex } { $tile }
table-none = none

## The last round

last-round = Last round
    .short = Last round

# For whoever plays for the first times: what a die would bring

web-coach-dice = { $touch ->
    [yes] Tap a die
   *[no] Point at a die
}: this line says what you can do with it.
web-coach-die = With the { $value }: { $uses }.
web-coach-or = or
web-coach-take = { $count ->
    [one] take { $name }
   *[other] take 1 of { $count } tiles
}
web-coach-place = place { $name }{ $count ->
    [0] {""}
    [one] {" "}(one point)
   *[other] {" "}({ $count } points)
}
web-coach-place-more = or { $count ->
    [one] another
   *[other] { $count } others
}
web-coach-sell = sell { $count ->
    [one] one good
   *[other] { $count } goods
} ({ $points } points)
web-coach-workers = { $count } workers
