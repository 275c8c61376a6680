# Puerto Rico. Ids come from the component data; help is in our own words, with the number of the rule.

## Options

option-balanced = Balanced
    .help = Factory and university swap their prices, and who begins with corn has one doubloon less. (PR 3, PR 69, PR 70)
option-balanced-no = no
option-balanced-yes = yes
option-letter = By the letter
    .help = Every “may” of the rules is asked, even where nobody would refuse. (PR 11, PR 12)
option-letter-no = no
option-letter-yes = yes

## Goods and tiles

name-corn = corn
    .help = Grows without a building. Sells for 0.
    .rule = PR 41
name-indigo = indigo
    .help = Needs an indigo plant, small or large. Sells for 1.
    .rule = PR 42
name-sugar = sugar
    .help = Needs a sugar mill, small or large. Sells for 2.
    .rule = PR 42
name-tobacco = tobacco
    .help = Needs a tobacco storage. Sells for 3.
    .rule = PR 42
name-coffee = coffee
    .help = Needs a coffee roaster. Sells for 4.
    .rule = PR 42
name-quarry = quarry
    .help = Each occupied quarry makes a building one doubloon cheaper; at most 1, 2, 3 or 4 by the column of the building.
    .rule = PR 37

## Roles

name-settler = Settler
    .the = the Settler
    .help = Everybody may take one plantation from the row. The Settler may take a quarry instead.
    .rule = PR 16-22
name-mayor = Mayor
    .the = the Mayor
    .help = The colonists of the ship are shared out and everybody places all of theirs anew. The Mayor gets one more from the supply.
    .rule = PR 23-32
name-builder = Builder
    .the = the Builder
    .help = Everybody may build one building. The Builder pays one doubloon less.
    .rule = PR 33-39
name-craftsman = Craftsman
    .the = the Craftsman
    .help = Everybody produces with occupied plantations and buildings. The Craftsman takes one more good of a kind just produced.
    .rule = PR 40-45
name-trader = Trader
    .the = the Trader
    .help = Everybody may sell one good to the trading house, which takes no kind twice. The Trader gets one doubloon more.
    .rule = PR 46-50
name-captain = Captain
    .the = the Captain
    .help = Everybody who can must load goods on the ships, a point a barrel. The Captain gets one point more. What cannot be stored is lost.
    .rule = PR 51-60
name-prospector = Prospector
    .the = the Prospector
    .help = Takes one doubloon; nobody else does anything.
    .rule = PR 15
name-prospector_2 = Prospector II
    .short = Prosp. II
    .the = the second Prospector
    .help = Takes one doubloon; nobody else does anything.
    .rule = PR 15

## Buildings

name-small_indigo_plant = Small indigo plant
    .the = the Small indigo plant
    .short = Sm. indigo
    .line = 1 space
    .help = With one colonist it makes indigo of one occupied plantation.
    .rule = PR 42
name-small_sugar_mill = Small sugar mill
    .the = the Small sugar mill
    .short = Sm. sugar
    .line = 1 space
    .help = With one colonist it makes sugar of one occupied plantation.
    .rule = PR 42
name-indigo_plant = Indigo plant
    .the = the Indigo plant
    .line = 3 spaces
    .help = Each colonist makes indigo of one occupied plantation, up to three.
    .rule = PR 42
name-sugar_mill = Sugar mill
    .the = the Sugar mill
    .line = 3 spaces
    .help = Each colonist makes sugar of one occupied plantation, up to three.
    .rule = PR 42
name-tobacco_storage = Tobacco storage
    .the = the Tobacco storage
    .short = Tobacco st.
    .line = 3 spaces
    .help = Each colonist makes tobacco of one occupied plantation, up to three.
    .rule = PR 42
name-coffee_roaster = Coffee roaster
    .the = the Coffee roaster
    .short = Coffee r.
    .line = 2 spaces
    .help = Each colonist makes coffee of one occupied plantation, up to two.
    .rule = PR 42
name-small_market = Small market
    .the = the Small market
    .short = Sm. market
    .line = +1 when you sell
    .help = One doubloon more for what you sell to the trading house.
    .rule = PR 62
name-hacienda = Hacienda
    .the = the Hacienda
    .line = 1 more plantation
    .help = When you settle, you may first draw a face-down plantation and place it.
    .rule = PR 63-64
name-construction_hut = Construction hut
    .the = the Construction hut
    .short = Hut
    .line = quarries for you too
    .help = When you settle, you may take a quarry in place of a plantation.
    .rule = PR 65
name-small_warehouse = Small warehouse
    .the = the Small warehouse
    .short = Sm. warehouse
    .line = stores 1 kind
    .help = After loading you keep all barrels of one kind, besides the single one that everybody keeps.
    .rule = PR 68
name-hospice = Hospice
    .the = the Hospice
    .line = tile with a colonist
    .help = The tile you take comes with a colonist on it; not the one of the hacienda.
    .rule = PR 66
name-office = Office
    .the = the Office
    .line = sell a kind twice
    .help = You may sell a kind the trading house already has.
    .rule = PR 67
name-large_market = Large market
    .the = the Large market
    .short = Lg. market
    .line = +2 when you sell
    .help = Two doubloons more for what you sell to the trading house.
    .rule = PR 62
name-large_warehouse = Large warehouse
    .the = the Large warehouse
    .short = Lg. warehouse
    .line = stores 2 kinds
    .help = After loading you keep all barrels of two kinds, besides the single one that everybody keeps.
    .rule = PR 68
name-factory = Factory
    .the = the Factory
    .line = pays for kinds made
    .help = When you produce, 0, 1, 2, 3 or 5 doubloons for one to five kinds.
    .rule = PR 69
name-university = University
    .the = the University
    .line = building with a colonist
    .help = What you build comes with a colonist on it.
    .rule = PR 70
name-harbor = Harbor
    .the = the Harbor
    .line = +1 VP each load
    .help = One point more each time you load.
    .rule = PR 71
name-wharf = Wharf
    .the = the Wharf
    .line = a ship of your own
    .help = Once in a captain phase all your barrels of one kind may sail on a ship of your own.
    .rule = PR 72-73
name-guild_hall = Guild hall
    .the = the Guild hall
    .line = VP for production
    .help = Occupied, at the end 1 point for each small and 2 for each large production building of yours.
    .rule = PR 79
name-residence = Residence
    .the = the Residence
    .line = 4–7 VP by island
    .help = Occupied, at the end 4 to 7 points by the filled spaces of your island.
    .rule = PR 80
name-fortress = Fortress
    .the = the Fortress
    .line = 1 VP per 3 colonists
    .help = Occupied, at the end 1 point for every three colonists of yours.
    .rule = PR 81
name-customs_house = Customs house
    .the = the Customs house
    .short = Customs
    .line = 1 VP per 4 VP shipped
    .help = Occupied, at the end 1 point for every four points of shipping.
    .rule = PR 82
name-city_hall = City hall
    .the = the City hall
    .line = 1 VP per violet building
    .help = Occupied, at the end 1 point for each violet building of yours, itself included.
    .rule = PR 83

## Questions

ask-round-role = Which role do you take?
ask-settler-hacienda = Do you draw a plantation with the Hacienda?
    .pass = Draw none
ask-settler-take = Which tile do you take for your island?
    .pass = Take none
ask-settler-hospice = Do you put a colonist on the new tile with the Hospice?
    .pass = Put none
ask-mayor-privilege = Do you take the Mayor’s colonist from the supply?
    .pass = Take none
ask-mayor-boarding = Do you take a colonist from the ship?
    .pass = Take none
ask-mayor-man = { $most ->
    [one] Where does your colonist go?
   *[other] Where do your { $most } colonists go?
}
ask-builder-build = What do you build? { $doubloons ->
    [one] You have one doubloon.
   *[other] You have { $doubloons } doubloons.
}
    .pass = Build nothing
ask-builder-university = Do you put a colonist on { $building_the } with the University?
    .pass = Put none
ask-craftsman-produce = Which kinds do you produce?
    .pass = Produce no more
ask-craftsman-bonus = Which good do you take as Craftsman?
    .pass = Take none
ask-trader-sell = { $spaces ->
    [one] What do you sell? One space is left in the trading house.
   *[other] What do you sell? { $spaces } spaces are left in the trading house.
}
    .pass = Sell nothing
ask-captain-load = What do you load, and where?
    .pass = Load nothing now
ask-captain-point = Do you take the point?
    .pass = Leave it
ask-captain-store = { $most ->
    [one] Which kind do you store in the warehouse?
   *[other] Which { $most } kinds do you store in the warehouses?
}
    .pass = Store no more
ask-captain-keep = Of which kind do you keep one barrel? What is left is lost.
    .pass = Keep none

## Why it is asked

trail-round = {""}
trail-settler = Settler
trail-privilege = Mayor
trail-boarding = Mayor
trail-placement = Mayor
trail-builder = Builder
trail-production = Craftsman
trail-bonus = Craftsman
trail-trader = Trader
trail-captain = Captain
trail-storage = Captain, end of phase

## Answers

act-pass = Pass
act-role = { $a }
act-take = { $a_id ->
    [quarry] Quarry
   *[other] Plantation: { $a }
}
act-hacienda = Draw a plantation
act-hospice = Put a colonist
act-university = Put a colonist
act-man = { $a_id ->
    [corn] Plantation: { $a }
    [indigo] Plantation: { $a }
    [sugar] Plantation: { $a }
    [tobacco] Plantation: { $a }
    [coffee] Plantation: { $a }
    [quarry] Quarry
   *[other] { $a }
}
act-build = { $a }
act-bonus = { $a }
act-sell = { $a }
act-load = { $b_id ->
    [wharf] { $a } by the Wharf
   *[other] { $a } on ship { $b }
}
act-store = { $a }
act-keep = { $a }
act-colonist-supply = Take it
act-colonist-ship = Take it
act-produce = { $a }
act-point-captain = Take the Captain’s point
act-point-harbor = Take the Harbor’s point
act-stack = From stack { $a }

## What is worth knowing

fact-coins = { $coins ->
    [0] {""}
    [one] one doubloon lies on it
   *[other] { $coins } doubloons lie on it
}
fact-tiles = { $verb ->
    [role] { $tiles_n ->
        [0] no tile to take
       *[other] {""}
    }
    [take] { $tiles ->
        [0] none on your island
       *[other] { $tiles } on your island, { $colonists } occupied
    }
   *[other] {""}
}
fact-hacienda = and one from the Hacienda
fact-hospice = with a colonist
fact-colonists = { $verb ->
    [role] { $colonists ->
        [one] you get one colonist
       *[other] you get { $colonists } colonists
    }
    [man] { $colonists } of { $circles } here
   *[other] {""}
}
fact-empty_circles = { $empty_circles ->
    [one] one empty circle
   *[other] { $empty_circles } empty circles
}
fact-terms = {""}
fact-prices = {""}
fact-discount = you pay { $discount } less
fact-doubloons = { $verb ->
    [role] { $a_id ->
        [builder] {""}
        [trader] { $good_id ->
            [none] nothing to sell
           *[other] { $good }: { $doubloons }{ $terms_n ->
                [1] {""}
               *[other] {" "}({ $terms })
           }
        }
       *[other] { $doubloons ->
            [one] one doubloon
           *[other] { $doubloons } doubloons
        }
    }
    [build] { $doubloons ->
        [0] leaves you nothing
       *[other] leaves you { $doubloons }
    }
   *[other] { $doubloons ->
        [0] for nothing
        [one] one doubloon
       *[other] { $doubloons } doubloons{ $terms_n ->
            [1] {""}
           *[other] {" "}({ $terms })
       }
    }
}
fact-buildings = { $buildings_n ->
    [one] you can pay for one building
   *[other] you can pay for { $buildings_n } buildings
}
fact-goods = { $verb ->
    [role] you produce { $goods }
   *[other] makes { $goods }
}
    .item = { $count } { $name }
fact-barrels = { $verb ->
    [role] { $barrels ->
        [0] you produce nothing
       *[other] {""}
    }
   *[other] { $barrels ->
        [one] one barrel
       *[other] { $barrels } barrels
    }
}
fact-bonus = { $verb ->
    [role] and one good more
   *[other] +{ $bonus } at the end if occupied
}
fact-factory = { $factory ->
    [0] {""}
    [one] Factory: 1 doubloon
   *[other] Factory: { $factory } doubloons
}
fact-others = others: { $others }
    .item = { $role_id ->
        [mayor] { $seat } { $amount ->
            [one] one colonist
           *[other] { $amount } colonists
        }
        [builder] { $seat } can pay for { $amount ->
            [one] one building
           *[other] { $amount } buildings
        }
        [craftsman] { $seat } { $amount ->
            [one] one barrel
           *[other] { $amount } barrels
        }
        [trader] { $seat } sells { $good } for { $amount }
       *[other] { $seat } { $amount ->
            [one] one point
           *[other] { $amount } points
        }
    }
fact-after = {""}
fact-good = {""}
fact-spaces_left = {""}
fact-points = { $verb ->
    [role] { $points ->
        [0] nothing to load
        [one] first load 1 point
       *[other] first load { $points } points{ $terms_n ->
            [1] {""}
           *[other] {" "}({ $terms })
       }
    }
    [man] { $points ->
        [one] +1 point at the end
       *[other] +{ $points } points at the end
    }
    [load] { $points ->
        [one] one point
       *[other] { $points } points{ $terms_n ->
            [1] {""}
           *[other] {" "}({ $terms })
       }
    }
   *[other] { $points ->
        [one] one point
       *[other] { $points } points
    }
}
fact-most = { $most ->
    [0] {""}
   *[other] { $most } at most
}
fact-from = { $from_id ->
    [ship] from the ship
   *[other] from the supply
}
fact-face_down = face down: { $face_down }
fact-price = { $terms_n ->
    [1] price { $price }
   *[other] price { $price } ({ $terms })
}
    .brief = price { $price }
fact-stock = {""}
fact-fills_city = fills your city: the game ends after this round
fact-university = with a colonist
fact-circles = {""}
fact-plants = for { $plants }
fact-left = { $left ->
    [0] {""}
   *[other] { $left } left over
}
fact-room_left = { $room_left ->
    [0] fills the ship
   *[other] {""}
}
fact-kept = { $kept ->
    [one] one barrel kept
   *[other] { $kept } barrels kept
}
fact-lost = { $lost ->
    [0] {""}
   *[other] { $lost } lost
}
fact-have = you have { $have }
fact-supply = { $supply } in the supply

cause-cost = cost
cause-price = price
cause-privilege = privilege
cause-quarries = quarries
cause-coins = on the card
cause-ship = from the ship
cause-shipping = barrels
cause-doubloons = in your purse

## Why not

reason-role-taken = { $own ->
    [yes] you have it
   *[no] taken by { $seat }
}
    .why = each role is taken once in a round, and { $own ->
        [yes] you have taken { $role_the } already
       *[no] { $seat } has taken { $role_the } already
    }
reason-not-in-row = not in the row
    .why = you take one of the plantations that lie face up, and none of them is { $tile } now
reason-no-quarry-left = none left
    .why = all quarries are taken, and none comes back before the end of the game
reason-settler-or-hut-only = for the Settler or by the Construction hut
    .why = a quarry is for whoever took the Settler, or for the owner of an occupied Construction hut
reason-face-down = only by the Hacienda
    .why = you choose among the plantations that lie face up: only the owner of an occupied Hacienda draws from the stacks
reason-hacienda-before = the Hacienda draws before
    .why = the Hacienda draws from the stacks once, before the usual choice: now you take one that lies face up
reason-hacienda-first = the Hacienda comes first
    .why = the Hacienda comes first: draw with it, or do without, and then choose here
reason-stack-empty = an empty stack
    .why = no plantation is left in this stack
reason-ship-later = the privilege comes from the supply
    .why = the colonist of the privilege comes from the supply: those aboard are shared out right after
reason-only-from-ship = from the ship now
    .why = now the colonists aboard are taken, one at a time: only the privilege came from the supply
reason-circles-full = every circle is taken
    .why = each circle holds one colonist, and { $circles ->
        [one] the only one here is taken
       *[other] all { $circles } here are taken
    }
reason-already-built = already in your city
    .why = a city holds only one building of each kind, and { $building_the } stands in yours already
reason-sold-out = none left
    .why = { $building_the } is no longer for sale: no copy is left, and buildings stay where they were built
reason-no-two-spaces = no two free spaces
    .why = { $building_the } takes two spaces, and your city has no two left
reason-too-dear = { $missing ->
    [one] one doubloon short
   *[other] { $missing } doubloons short
}
    .why = it costs { $cost }{ $cheaper ->
        [yes] , { $price } for you
       *[no] {""}
    }, and you have { $doubloons ->
        [0] no doubloon
        [one] one doubloon
       *[other] { $doubloons } doubloons
    }: { $missing } short
reason-no-plantation = you have no plantation of { $good }
    .why = { $good } takes a plantation of its own, and there is none on your island
reason-plantation-empty = no colonist on the plantation
    .why = a plantation works only with a colonist on it, and yours of { $good } are empty
reason-no-plant = you lack the production building
    .why = the plantation alone is not enough: a production building for { $good } must stand in your city too
reason-plant-empty = no colonist in the production building
    .why = a production building works only with a colonist in it, and yours for { $good } is empty
reason-made-already = produced already
    .why = you have just produced all the { $good } you could: each kind is produced once
reason-supply-out = the supply is out of it
    .why = no barrel of { $good } is left in the supply
reason-passed-over = comes before { $place }
    .why = answers are given in a fixed order, and with { $place } you have passed this one
reason-kind-in-house = already in the trading house
    .why = the trading house buys only kinds it does not hold yet, and { $good } lies there already
reason-ship-full = the ship is full
    .why = a kind of good travels on one ship only, and ship { $ship }, which carries { $good }, is full
reason-no-empty-ship = no ship for it
    .why = no ship carries { $good }, and there is no empty ship to begin one
reason-wharf-used = used in this phase
    .why = the Wharf loads once in a Captain phase, and you have used it in this one
reason-wharf-empty = no colonist on the Wharf
    .why = a building works only with a colonist on it, and your Wharf is empty
reason-smaller-ship = another ship takes more
    .why = the ship that takes the most is chosen: of your { $good } ship { $here } takes { $room } barrels, ship { $ship } takes { $barrels }
reason-other-kind = carries { $good }
    .why = a ship carries one kind of good only, and this one carries { $good }, which you do not have
reason-kind-on-ship = goes on ship { $ship }
    .why = a kind of good travels on one ship only, and { $good } is aboard ship { $ship } already
reason-kind-aboard = the ship carries { $good }
    .why = a ship carries one kind of good only, and ship { $ship } carries { $good } already
reason-kinds-on-other-ships = your goods go on other ships
    .why = a kind of good travels on one ship only, and all of yours are aboard other ships already
reason-in-warehouse = in a warehouse already
    .why = all your { $good } is in a warehouse already: choose among what is left out

## What would make it possible, behind "It could be done"

way-next_round = in the next round
way-in_row = when one is turned up
way-as_settler = if you had taken the Settler
way-as_builder = if you had taken the Builder (−{ $off })
way-building = with { $building_the } in your city and a colonist on it
way-manned = with a colonist on { $building_the }
way-by_mayor = once a colonist stands there, by the Mayor
way-after_hacienda = right after that
way-next_settler = in the next Settler phase
way-next_captain = in the next Captain phase
way-settled = with a plantation of { $good }
way-more_doubloons = { $missing ->
    [one] with one more doubloon
   *[other] with { $missing } more doubloons
}
way-more_quarries = { $quarries ->
    [one] with one more occupied quarry (−1)
   *[other] with { $quarries } more occupied quarries (−{ $quarries })
}
way-house_emptied = when the trading house is emptied
way-ships_sail = when the ship sails, at the end of the phase

zone-ship = { $kind_id ->
    [colonists] Colonists aboard
   *[other] Ship { $kind }
}
zone-pile = { $kind_id ->
    [stacks] Plantations face down
    [colonists] Supply of colonists
   *[other] { $kind }
}
zone-stack = Stack { $kind }
zone-island = { $kind }, on the island
zone-row = Plantation: { $kind }

## What happened

event-round = Round { $number }: { $own ->
    [yes] you are governor
   *[no] { $governor } is governor
}
event-role = { $own ->
    [yes] You take { $role_the }
   *[no] { $seat } takes { $role_the }
}{ $doubloons ->
    [0] {""}
    [one] {" "}with one doubloon
   *[other] {" "}with { $doubloons } doubloons
}
event-prospector = { $own ->
    [yes] You find
   *[no] { $seat } finds
} { $doubloons ->
    [one] one doubloon
   *[other] { $doubloons } doubloons
}
event-coin = A doubloon on: { $items }
    .item = { $role }
event-tile = { $own ->
    [yes] You take { $items }
   *[no] { $seat } takes { $items }
}
    .item = { $tile_id ->
        [quarry] a quarry
       *[other] a plantation of { $tile }
    }
event-drawn = { $own ->
    [yes] You draw a plantation of { $tile } with the Hacienda
   *[no] { $seat } draws a plantation of { $tile } with the Hacienda
}
event-reveal = New plantations: { $items }
    .item = { $tile }
event-discard = { $tiles ->
    [one] One plantation is discarded
   *[other] { $tiles } plantations are discarded
}
event-shuffle = The discarded plantations are shuffled: { $tiles }
event-colonist = { $own ->
    [yes] A colonist goes to your { $place }
   *[no] { $seat } puts a colonist on { $place }
}
event-colonists = { $own ->
    [yes] You get
   *[no] { $seat } gets
} { $ship ->
    [one] one colonist from the ship
   *[other] { $ship } colonists from the ship
}{ $supply ->
    [0] {""}
   *[other] {" "}and { $supply } from the supply
}
event-placed = { $own ->
    [yes] You place your colonists
   *[no] { $seat } places the colonists
}
event-refill = { $colonists ->
    [one] One colonist boards the ship
   *[other] { $colonists } colonists board the ship
}
event-build = { $own ->
    [yes] You build { $building_the } for { $price }
   *[no] { $seat } builds { $building_the } for { $price }
}
event-produce = { $own ->
    [yes] You produce { $items }
   *[no] { $seat } produces { $items }
}
    .item = { $amount } { $good }
event-factory = { $own ->
    [yes] Your Factory pays { $doubloons }
   *[no] { $seat }’s Factory pays { $doubloons }
}
event-bonus = { $own ->
    [yes] You take one more { $good }
   *[no] { $seat } takes one more { $good }
}
event-sell = { $own ->
    [yes] You sell { $good } for { $doubloons }
   *[no] { $seat } sells { $good } for { $doubloons }
}
event-house_emptied = The trading house is emptied
event-load = { $own ->
    [yes] You load { $amount } { $good }
   *[no] { $seat } loads { $amount } { $good }
}{ $ship_id ->
    [wharf] {" "}by the Wharf
   *[other] {" "}on ship { $ship }
}
event-ship_emptied = Ship { $ship } sails with { $amount } { $good }
event-lose = { $own ->
    [yes] You lose { $items }
   *[no] { $seat } loses { $items }
}
    .item = { $amount } { $good }
event-score = { $source_id ->
    [buildings] { $points ->
        [1] +1 point
       *[other] { $points_signed } points
    }
    [shipping] { $points ->
        [1] +1 point
       *[other] { $points_signed } points
    }
   *[other] { $points_signed } { $source }
}
    .tail = yes
event-ending = { $cause_id ->
    [colonists] The colonists do not suffice: this is the last round
    [city] A city is full: this is the last round
   *[other] The last point chip is gone: this is the last round
}
event-over = The game ends: the large buildings are counted

## Points

source-shipping = shipping
source-captain = Captain
source-harbor = Harbor
source-buildings = buildings
source-guild_hall = Guild hall
source-residence = Residence
source-fortress = Fortress
source-customs_house = Customs house
source-city_hall = City hall

## The table

last-round = Last round
    .short = Last round
table-round = Round { $number }
table-chips = { $chips ->
    [one] 1 point chip
   *[other] { $chips } point chips
}
table-colonists = { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
}
table-last-round = last round
table-roles = Roles
table-free = free
table-governor = governor
table-doubloons = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
table-ships = Ships
table-ship = ship { $ship }
table-empty = empty
table-house-empty = empty
table-house = Trading house
table-row = Plantations
table-quarries = quarries { $quarries }
table-stacks = face down { $tiles }
table-colonist-ship = colonist ship { $colonists }
table-supply = Supply
table-market = Buildings: price, and how many are left
table-none = none left
table-goods = Goods
table-island = Island
table-city = City
table-spaces = city { $used }/12
table-spaces-read = { $used } of 12 city spaces
table-san-juan = San Juan { $colonists }
table-occupied = { $colonists } of { $circles } occupied
table-circles = { $circles ->
    [one] one circle
   *[other] { $circles } circles
}
table-crowd = doubloons · city · goods
table-cost = price { $cost }

# For whoever plays for the first times: what a choice would bring

web-coach-role = { $touch ->
    [yes] Tap a role
   *[no] Point at a role
}: this line says what it would bring you now.
web-coach-for = { $name } for { $price ->
    [0] nothing
   *[other] { $price }
}
web-coach-more = { $count } more
web-coach-coins = And { $count ->
    [one] the doubloon
   *[other] the { $count } doubloons
} on the card.
web-coach-settler = Settler: { $count ->
    [0] you could take nothing
    [one] you would take { $what }
   *[other] one of { $what }
}.
web-coach-mayor = Mayor: { $count ->
    [0] no colonists
    [one] one colonist
   *[other] { $count } colonists
} for { $empty ->
    [0] no empty circle
    [one] one empty circle
   *[other] { $empty } empty circles
}.
web-coach-builder = Builder: { $count ->
    [0] you could not pay for any building
   *[other] you could build { $what }
}.
web-coach-build = { $count ->
    [0] You cannot pay for any building now.
   *[other] You can build { $what }.
}
web-coach-craftsman = Craftsman: { $count ->
    [0] you would make nothing
    [one] you would make one barrel ({ $what })
   *[other] you would make { $count } barrels ({ $what }, and one extra)
}.
web-coach-trader = Trader: { $sells ->
    [no] you have nothing to sell
   *[yes] you would sell { $name } and gain { $count ->
        [one] one doubloon
       *[other] { $count } doubloons
    }
}.
web-coach-captain = Captain: { $count ->
    [0] you could load nothing
    [one] your first load would score one point
   *[other] your first load would score { $count } points
}{ $most ->
    [0] {""}
   *[other] , { $most } in all at the most
}.
web-coach-prospector = Prospector: you alone would take { $count ->
    [one] one doubloon
   *[other] { $count } doubloons
}.
web-coach-sell = { $count ->
    [0] You cannot sell anything now.
   *[other] You can sell { $what }.
}
web-coach-good-points = { $name } { $count ->
    [one] one point
   *[other] { $count } points
}
web-coach-load = Loading scores now: { $what }.
