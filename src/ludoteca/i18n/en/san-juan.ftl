# San Juan. Ids come from the component data; help is in our own words, with the number of the rule.

## Options

option-start_hand = Chosen start hand
    .help = Everybody draws more cards than usual at the start and keeps four. (SJ 99)
option-start_hand-no = no: four cards each
option-start_hand-yes = yes: five to eight cards, keep four
option-events = Events
    .help = Six event cards are shuffled into the deck and can be picked instead of a role. (E1)
option-events-no = without
option-events-yes = with the six events
option-edition = Edition
    .help = The second edition has a dearer prefecture, another guild hall and another gold mine. (SJ 63, SJ 88, SJ 95)
option-edition-first = first (2004)
option-edition-second = second (2014)
option-letter = By the letter
    .help = Every “may” of the rules is asked, even where nobody would refuse. (SJ 17, SJ 61)
option-letter-no = no
option-letter-yes = yes

## Goods

name-indigo = indigo
name-sugar = sugar
name-tobacco = tobacco
name-coffee = coffee
name-silver = silver

## Roles

name-builder = Builder
    .the = the Builder
    .help = Everybody may build one card from the hand and pays its cost with other cards. The Builder pays one less.
    .rule = SJ 19-28
name-producer = Producer
    .the = the Producer
    .help = Everybody lays one good on an empty production building. The Producer lays two.
    .rule = SJ 29-35
name-trader = Trader
    .the = the Trader
    .help = A price tile is turned up and everybody may sell one good for cards. The Trader may sell two.
    .rule = SJ 36-44
name-councillor = Councillor
    .the = the Councillor
    .help = Everybody draws two cards and keeps one. The Councillor chooses among five.
    .rule = SJ 45-47
name-prospector = Prospector
    .the = the Prospector
    .help = The Prospector alone draws one card. Then the gold mines work.
    .rule = SJ 48-49

## Production buildings

name-indigo_plant = Indigo plant
    .the = the Indigo plant
    .short = Indigo
    .help = Holds one indigo. Indigo always sells for 1 card.
    .rule = SJ 29-33
name-sugar_mill = Sugar mill
    .the = the Sugar mill
    .short = Sugar
    .help = Holds one sugar. Sugar sells for 1 or 2 cards.
    .rule = SJ 29-33
name-tobacco_storage = Tobacco storage
    .the = the Tobacco storage
    .short = Tobacco
    .help = Holds one tobacco. Tobacco sells for 1 or 2 cards.
    .rule = SJ 29-33
name-coffee_roaster = Coffee roaster
    .the = the Coffee roaster
    .short = Coffee
    .help = Holds one coffee. Coffee sells for 2 or 3 cards.
    .rule = SJ 29-33
name-silver_smelter = Silver smelter
    .the = the Silver smelter
    .short = Silver
    .help = Holds one silver. Silver sells for 2 or 3 cards.
    .rule = SJ 29-33

## Violet buildings

name-smithy = Smithy
    .the = the Smithy
    .help = Production buildings cost you one card less.
    .rule = SJ 62
name-gold_mine = Gold mine
    .the = the Gold mine
    .help = After every Prospector turn up four cards. If all four costs differ, one of them is yours.
    .rule = SJ 63
name-archive = Archive
    .the = the Archive
    .help = With the Councillor you discard from the whole hand, not only from the cards just drawn.
    .rule = SJ 66
name-poor_house = Poor house
    .the = the Poor house
    .help = If one card at most is left in your hand after building, draw one.
    .rule = SJ 67-69
name-black_market = Black market
    .the = the Black market
    .short = Blk market
    .help = When you build, up to two of your goods can pay in place of cards.
    .rule = SJ 70
name-trading_post = Trading post
    .the = the Trading post
    .help = In every Trader phase you may sell one good more.
    .rule = SJ 71
name-well = Well
    .the = the Well
    .help = Draw a card if you produce two goods or more in one Producer phase.
    .rule = SJ 72
name-market_stand = Market stand
    .the = the Market stand
    .short = Mkt stand
    .help = Draw a card if you sell two goods or more in one Trader phase.
    .rule = SJ 73
name-crane = Crane
    .the = the Crane
    .help = A new building may go on top of one of yours, and costs that much less. The old one is out of play; the Crane itself cannot be covered.
    .rule = SJ 74-80
name-chapel = Chapel
    .the = the Chapel
    .help = At the start of every round you may tuck one card of your hand beneath it: a point each at the end.
    .rule = SJ 81-84
name-tower = Tower
    .the = the Tower
    .help = Your hand limit is twelve cards in place of seven.
    .rule = SJ 85
name-aqueduct = Aqueduct
    .the = the Aqueduct
    .help = In every Producer phase you lay one good more.
    .rule = SJ 86
name-carpenter = Carpenter
    .the = the Carpenter
    .help = Draw a card each time you have built and paid a violet building.
    .rule = SJ 87
name-prefecture = Prefecture
    .the = the Prefecture
    .help = With the Councillor you may keep two cards in place of one.
    .rule = SJ 88
name-market_hall = Market hall
    .the = the Market hall
    .short = Mkt hall
    .help = In a Trader phase in which you sell anything, draw one card more.
    .rule = SJ 89
name-quarry = Quarry
    .the = the Quarry
    .help = Violet buildings cost you one card less.
    .rule = SJ 90
name-library = Library
    .the = the Library
    .help = Doubles the privilege of the role you picked; at two players once in a round.
    .rule = SJ 91-93
name-statue = Statue
    .the = the Statue
    .help = A monument: worth its points, and counted by the Triumphal arch.
    .rule = SJ 94
name-victory_column = Victory column
    .the = the Victory column
    .short = Column
    .help = A monument: worth its points, and counted by the Triumphal arch.
    .rule = SJ 94
name-hero = Hero
    .the = the Hero
    .help = A monument: worth its points, and counted by the Triumphal arch.
    .rule = SJ 94
name-guild_hall = Guild hall
    .the = the Guild hall
    .help = At the end 2 points for each of your production buildings. (Second edition: 1 for each, and 1 for each kind.)
    .rule = SJ 95
name-city_hall = City hall
    .the = the City hall
    .help = At the end 1 point for each of your violet buildings, itself included.
    .rule = SJ 96
name-triumphal_arch = Triumphal arch
    .the = the Triumphal arch
    .short = Arch
    .help = At the end 4, 6 or 8 points for one, two or three monuments.
    .rule = SJ 97
name-palace = Palace
    .the = the Palace
    .help = At the end 1 point more for every 4 points you have.
    .rule = SJ 98

## Events

name-earthquake = Earthquake
    .the = the Earthquake
    .help = Everybody must discard one of their own buildings, with all that lies beneath and upon it.
    .rule = E6
name-debt_relief = Debt relief
    .the = the Debt relief
    .help = Everybody draws three cards.
    .rule = E7
name-taxes = Taxes
    .the = the Taxes
    .help = Everybody but the one who picked it discards a card.
    .rule = E8
name-general_amnesty = General amnesty
    .the = the General amnesty
    .help = Everybody may discard any number of cards and draw as many.
    .rule = E9
name-governor_visit = Governor’s visit
    .the = the Governor’s visit
    .help = Carry out a role again that was used in this round, with its privilege.
    .rule = E10
name-free_build = Free build
    .the = the Free build
    .help = Everybody may build a card of cost 4 or less for nothing. No building helps.
    .rule = E11-E12

## Questions

ask-round-pick = Which role do you take?
ask-builder-build = What do you build?
    .pass = Build nothing
ask-builder-cover = Where do you build { $card_the }?
ask-builder-library = Do you use the Library for { $card_the }?
ask-builder-use = Do you draw the card for your building?
    .pass = Don’t draw
ask-builder-discount = Do you use your discount for { $card_the }?
    .pass = Pay the full price
ask-builder-pay = { $due ->
    [one] What do you pay with? One card to discard.
   *[other] What do you pay with? { $due } cards to discard.
}
ask-producer-produce = { $most ->
    [one] Where do you lay your good?
   *[other] Where do you lay your { $most } goods?
}
    .pass = Don’t produce
ask-producer-use = Do you draw the card of the Well?
    .pass = Don’t draw
ask-trader-sell = { $most ->
    [one] What do you sell? One good at most.
   *[other] What do you sell? { $most } goods at most.
}
    .pass = Don’t sell
ask-trader-use = Do you draw the card for your sale?
    .pass = Don’t draw
ask-councillor-draw = Do you draw cards with the Councillor?
    .pass = Don’t draw
ask-councillor-library = Do you use the Library for three cards more?
ask-councillor-keep = { $most ->
    [one] Which card do you keep?
   *[other] Which cards do you keep? { $least } to { $most }.
}
    .pass = Keep no more
ask-councillor-discard = { $least ->
    [0] Do you discard a card? You may keep them all.
    [one] Which card of your hand do you discard?
   *[other] Which { $least } cards of your hand do you discard?
}
    .pass = Discard no more
ask-prospector-draw = Do you draw a card with the Prospector?
    .pass = Don’t draw
ask-prospector-library = Do you use the Library for a second card?
ask-gold_mine-use = Do you turn up four cards with the Gold mine?
    .pass = Leave the mine alone
ask-gold_mine-mine = All costs differ: which card do you take from the Gold mine?
    .pass = Take none
ask-chapel-tuck = Do you tuck a card beneath the Chapel?
    .pass = Tuck none
ask-limit-discard = { $least ->
    [one] One card too many in your hand: which do you discard?
   *[other] { $least } cards too many in your hand: which do you discard?
}
ask-tower-discard = { $least ->
    [0] The Tower lets you keep all your cards. Do you discard any?
    [one] Even with the Tower one card is too many. Do you discard more?
   *[other] Even with the Tower { $least } cards are too many. Do you discard more?
}
    .pass = Keep the rest
ask-start-discard = { $least ->
    [one] You keep four cards: which one do you discard?
   *[other] You keep four cards: which { $least } do you discard?
}
ask-taxes-discard = Which card do you pay as tax?
ask-amnesty-change = Which cards do you change? { $most } at most.
    .pass = Change no more
ask-earthquake-quake = Which of your buildings falls?
ask-visit-role = Which role do you carry out again?
ask-free_build-build = What do you build for nothing?
    .pass = Build nothing

## Why it is asked

trail-round = {""}
trail-builder = Builder
trail-construction = construction
trail-pay = payment
trail-producer = Producer
trail-trader = Trader
trail-councillor = Councillor
trail-keep = cards drawn
trail-prospector = Prospector
trail-goldmine = Gold mine
trail-chapel = Chapel
trail-down = hand limit
trail-starthand = start hand
trail-toss = discard
trail-earthquake = Earthquake
trail-debtrelief = Debt relief
trail-taxes = Taxes
trail-amnesty = General amnesty
trail-change = change of cards
trail-freebuild = Free build
trail-visit = Governor’s visit

## Answers

act-pass = Pass
act-library = Use the Library
act-no-library = Keep the Library for later
act-no-cover = On a new place
act-role = { $a }
act-event = Event: { $a }
act-visit = { $a } again
act-build = { $a }
act-cover = On top of { $a_the }
act-cover-loaded = On top of { $a_the }, losing its good
act-pay = { $a }
act-spend = { $a } (a good)
act-discard = { $a }
act-keep = { $a }
act-tuck = { $a }
act-mine = { $a }
act-produce = { $a }
act-sell = { $a }
act-quake = { $a }
act-quake-loaded = { $a }, with its good
act-change = { $a }
act-use = Draw with { $a_the }
act-use-smithy = Pay one card less
act-use-quarry = Pay one card less
act-use-gold_mine = Turn up four cards
act-draw = Draw

## What is worth knowing

fact-price = { $terms_n ->
    [0] free
    [1] { $price ->
        [0] free
       *[other] pay { $price }
    }
   *[other] { $price ->
        [0] free ({ $terms })
       *[other] pay { $price } ({ $terms })
    }
}
fact-terms = {""}
fact-cost = { $first ->
    [price] {""}
   *[other] cost { $cost }
}
fact-points = { $a_id ->
    [guild_hall] scores at the end
    [city_hall] scores at the end
    [triumphal_arch] scores at the end
    [palace] scores at the end
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
fact-crane = or over a building with the Crane
fact-points_lost = { $points_lost ->
    [0] {""}
    [one] loses { $points_lost } point
   *[other] loses { $points_lost } points
}
fact-good_lost = {""}
fact-builds = {""}
fact-discount = you pay { $discount } less
fact-goods = { $goods ->
    [0] nothing to produce
    [one] you produce { $goods } good
   *[other] you produce { $goods } goods
}
fact-sales = { $sales ->
    [0] no good to sell
    [one] you sell { $sales } good
   *[other] you sell up to { $sales } goods
}
fact-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
fact-draw = { $keep ->
    [one] you draw { $draw } cards and keep one
   *[other] you draw { $draw } cards and keep { $keep }
}
fact-keep = {""}
fact-whole_hand = discarding from the whole hand
fact-worth = worth { $worth } now
fact-draws = { $draws_n ->
    [one] then you draw a card: { $draws }
   *[other] then you draw { $draws_n } cards: { $draws }
}
fact-then = {""}
fact-others = the others: { $others }
    .item = { $role_id ->
        [builder] { $seat } has { $amount ->
            [one] one card
           *[other] { $amount } cards
        } in hand
        [producer] { $seat } { $amount ->
            [one] one good
           *[other] { $amount } goods
        }
        [trader] { $seat } sells { $amount ->
            [one] one good
           *[other] { $amount } goods
        }{ $cards ->
            [0] {""}
           *[other] {" "}for { $cards }
        }
       *[other] { $seat } keeps { $amount ->
            [one] one card
           *[other] { $amount } cards
        }
    }

cause-cost = cost
cause-privilege = Builder
cause-hand = in hand
cause-means = cards and goods
cause-allowed = at most

## Why not

reason-crane-itself = the Crane cannot be covered
    .why = the Crane covers other buildings, but can never be covered itself
reason-role-taken = { $own ->
    [yes] you have it
   *[no] taken by { $seat }
}
    .why = each role is taken once in a round, and { $own ->
        [yes] you have taken { $role_the } already
       *[no] { $seat } has taken { $role_the } already
    }
reason-role-not-used = not used in this round yet
    .why = the Governor’s visit repeats a role that was used in this round, and nobody has taken { $role_the } yet
reason-already-built = already in your city
    .why = a city holds only one violet building of each kind, and { $card_the } stands in yours already
reason-too-dear = { $missing ->
    [one] { $missing } card short
   *[other] { $missing } cards short
}
    .why = it costs { $cover_id ->
        [none] { $cost }
       *[other] { $cost } over { $cover_the }
    }{ $cheaper ->
        [yes] , { $price } for you
       *[no] {""}
    }; without this card you have { $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $goods ->
        [0] {""}
        [one] {" "}and { $goods } good
       *[other] {" "}and { $goods } goods
    } to pay with: { $missing } short
reason-same-building = a building never covers its like
    .why = a building never covers one of its own kind, and this is { $card_the } too
reason-no-role-used = no role has been used in this round
    .why = the Governor’s visit repeats a role that was used in this round, and none has been yet
reason-plant-loaded = a good lies there already
    .why = each production building holds a single good, and one lies here already
reason-plant-empty = nothing to sell
    .why = you sell goods that lie on your production buildings, and none lies here
reason-above-four = costs more than 4
    .why = Free build gives away buildings that cost 4 at most, and this one costs { $cost }
reason-being-built = the building to be paid for
    .why = { $card_the } is the very building you are paying for: the other cards of your hand pay for it
reason-market-new = the Black market does not work yet
    .why = goods pay only by the Black market, and yours works from the end of this phase on
reason-no-market = only by the Black market
    .why = cards of your hand pay for a building: goods do so only for the owner of a Black market
reason-not-cheapest = not the cheapest
    .why = { $mine_the } gives the cheapest of the four cards turned up, which is { $card_the }
reason-passed-over = comes before { $card_the }
    .why = cards are named in their order, and with { $card_the } you have passed this one

## What would make it possible, behind "It could be done"

way-more_cards = { $missing ->
    [one] with one more card
   *[other] with { $missing } more cards
}
way-cheaper = with { $card_the } in your city (−1)
way-as_builder = if you had taken the Builder (−{ $off })
way-by_goods = with { $card_the } and { $goods ->
    [one] one of your goods
   *[other] { $goods } of your goods
}
way-by_crane = with { $card_the }, over { $cover_the }
way-building = with { $card_the } in your city
way-next_round = in the next round
way-role_first = once somebody has taken a role
way-builder_phase = in a Builder phase, for its price
way-after_builders = after this phase
way-sold = once this good is sold
way-produced = once a good is produced here

zone-city = { $kind_id ->
    [new] A new place
   *[other] { $kind }
}

## What happened

event-round = Round { $number }: { $own ->
    [yes] you are governor
   *[no] { $governor } is governor
}
event-role = { $own ->
    [yes] You take { $role_the }
   *[no] { $seat } takes { $role_the }
}
event-event = { $own ->
    [yes] You pick the event: { $event }
   *[no] { $seat } picks the event: { $event }
}
event-event_up = An event comes up: { $event }
event-shuffle = { $cards ->
    [one] The discards are shuffled: { $cards } card to draw
   *[other] The discards are shuffled: { $cards } cards to draw
}
event-card = { $own ->
    [yes] You draw { $items }
   *[no] { $card_id ->
        [none] { $count ->
            [one] { $seat } draws a card
           *[other] { $seat } draws { $count } cards
        }
       *[other] { $seat } draws { $items }
    }
}
    .item = { $card }
event-discard = { $own ->
    [yes] You discard { $items }
   *[no] { $card_id ->
        [none] { $count ->
            [one] { $seat } discards a card
           *[other] { $seat } discards { $count } cards
        }
       *[other] { $seat } discards { $items }
    }
}
    .item = { $card }
event-build = { $own ->
    [yes] You build { $card_the }
   *[no] { $seat } builds { $card_the }
}{ $cover_id ->
    [none] {""}
   *[other] {" "}over { $cover_the }
}
event-paid = { $price ->
    [0] at no cost
    [one] price { $price } card
   *[other] price { $price } cards
}
    .tail = yes
event-produce = { $own ->
    [yes] You produce { $items }
   *[no] { $seat } produces { $items }
}
    .item = { $plant }
event-sell = { $own ->
    [yes] You sell { $items }
   *[no] { $seat } sells { $items }
}
    .item = { $plant }
event-earn = { $cards ->
    [one] for { $cards } card
   *[other] for { $cards } cards
}
    .tail = yes
event-tile = Prices: indigo { $indigo }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }, silver { $silver }
event-turn_up = Turned up: { $items }
    .item = { $card }
event-mined = { $own ->
    [yes] You take { $card } from the Gold mine
   *[no] { $seat } takes { $card } from the Gold mine
}
event-tuck = { $own ->
    [yes] You tuck { $card } beneath the Chapel
   *[no] { $card_id ->
        [none] { $seat } tucks a card beneath the Chapel
       *[other] { $seat } tucks { $card } beneath the Chapel
    }
}
event-library = { $own ->
    [yes] You use the Library
   *[no] { $seat } uses the Library
}
event-quake = { $own ->
    [yes] You lose { $card_the }
   *[no] { $seat } loses { $card_the }
}{ $loaded ->
    [0] {""}
   *[other] {" "}and its good
}
event-score = { $source_id ->
    [buildings] { $points ->
        [1] +1 point
        [-1] −1 point
       *[other] { $points_signed } points
    }
   *[other] { $points_signed } { $source }
}
    .tail = yes
event-function = { $own ->
    [yes] You use { $card_the }
   *[no] { $seat } uses { $card_the }
}
event-dead = Nobody can build any more: the game ends here
event-spend = { $own ->
    [yes] You pay with { $items }
   *[no] { $seat } pays with { $items }
}
    .item = { $plant }
event-over = The game ends: the buildings that count at the end are counted

## Points

source-buildings = buildings
source-chapel = Chapel
source-triumphal_arch = Triumphal arch
source-guild_hall = Guild hall
source-city_hall = City hall
source-palace = Palace

## The table

last-round = Last phase: a city is complete
    .short = Last phase
table-round = Round { $number }
table-roles = Roles
table-free = free
table-governor = governor
table-deck = deck { $cards }
table-discards = discards { $cards }
table-prices = Prices
table-prices-last = Last prices
table-events = Events face up
table-city = City
table-hand = Hand
table-hand-count = hand { $cards }
table-buildings = { $count }/12
table-buildings-read = { $count } of 12 buildings
table-goods = goods { $goods }
table-tucked = { $cards ->
    [one] { $cards } card tucked
   *[other] { $cards } cards tucked
}
table-drawn = Drawn
table-turned = Turned up
table-good-here = with a good
table-new = not yet working
table-over = over { $card }
table-cost = cost { $cost }
table-shown = Known
table-crowd = hand · goods · buildings · points
table-library-used = Library used

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
web-coach-builder = Builder: { $count ->
    [0] you could not pay for any of your cards yet
   *[other] you could build { $what }
}.
web-coach-build = { $count ->
    [0] You cannot pay for any of your cards now.
   *[other] You can build { $what }.
}
web-coach-producer = Producer: { $count ->
    [0] none of your plants is empty, you would make nothing
    [one] you would make one good
   *[other] you would make { $count } goods
}.
web-coach-trader = Trader: { $sales ->
    [0] you have no goods to sell
    [one] you would sell one good{ $known ->
        [yes] {" "}for { $cards ->
            [one] one card
           *[other] { $cards } cards
        }
       *[no] ; the tile will say for how much
    }
   *[other] you would sell { $sales } goods{ $known ->
        [yes] {" "}for { $cards } cards
       *[no] ; the tile will say for how much
    }
}.
web-coach-councillor = Councillor: you would see { $draw } cards and keep { $keep ->
    [one] one
   *[other] { $keep }
}.
web-coach-prospector = Prospector: you alone would draw { $count ->
    [one] one card
   *[other] { $count } cards
}.
