# Venezia. Ids come from the component data; help is in our own words, with the number of the rule.

## Options

option-shared_crossing = One crossing
    .help = Whether 10 and 45 are one space for gondolas. (VE A9)
option-shared_crossing-yes = yes: 10 and 45 are one space
option-shared_crossing-no = no
option-start_borders = The start borders a quarter
    .help = Whether a gondola on the start can win a treasure. (VE A10)
option-start_borders-yes = yes
option-start_borders-no = no
option-gold_windows = Asking for gold
    .help = When a question for gold is put by itself: only where it matters, or at every moment. (VE A11)
option-gold_windows-useful = where it matters
option-gold_windows-all = at every moment
option-letter = By the letter
    .help = Every “may” of the rules is asked, even where nobody would refuse. (VE 57, VE A8)
option-letter-no = no
option-letter-yes = yes

## Buildings

name-basilica = Basilica
    .the = the Basilica
    .help = Four cards, three hexes that all touch. Always 7 points.
    .rule = VE 15, VE 36
name-palazzo = Palazzo
    .the = the Palazzo
    .help = Three cards, two hexes side by side. A point for each hex around it without a building.
    .rule = VE 15, VE 37
name-campo = Campo
    .the = the Campo
    .help = Three cards, one hex. A point for each hex around it with a building.
    .rule = VE 15, VE 38
name-ponte = Ponte
    .the = the Ponte
    .help = Three cards, two hexes across a canal. A point for each casa in one of the two quarters.
    .rule = VE 15, VE 30, VE 39
name-casa = Casa
    .the = the Casa
    .help = One card, one hex, one point; it has no master builder.
    .rule = VE 15, VE 22, VE 36
party-name = the third player

## Questions

ask-turn-third = When is the card of the third player drawn?
ask-cards-play = Which cards do you play?
    .built = No more cards
ask-building-order = Which building comes next?
ask-building-site = Where do you build { $card_the }?
ask-building-points = The casas of which quarter count for the Ponte?
ask-building-gold = Do you exchange gold now?
ask-building-treasure = Do you take the treasure?
ask-building-move = Do you move your gondola?
ask-building-drop = You may keep two types in front of you: which one goes?
ask-drain = { $most ->
    [one] Which swamp do you drain? One at most.
   *[other] Which swamps do you drain? { $most } at most. +n: new sites for basilicas, palazzi and bridges.
}
    .enough = Drain no more
ask-draw = How do you draw?
ask-draw-take = { $due ->
    [one] Which card do you take?
   *[other] Which { $due } cards do you take? Open ones first, the rest from the pile.
}
    .deck = { $cards ->
        [one] One from the pile
       *[other] The rest from the pile
    }
ask-turn-gold = Do you exchange gold before your turn ends?
ask-gold-give = Which tokens do you pay? Five gold for a step.
    .paid = That is all
ask-gold-final = The last exchange of the game: do you exchange gold?

## Why it is asked

trail-turn = {""}
trail-cards = {""}
trail-buildings = building
trail-building = {""}
trail-excess = too many types
trail-drain = draining
trail-draw = drawing
trail-take = {""}
trail-exchange = gold
trail-closing = end of the game

## Answers: alone, and under the head of a group

act-gold = Exchange gold
act-no-gold = Keep the gold
act-set = { $a }: the whole building, alone
act-play = { $a }
act-built = No more cards
act-order = { $a }
act-order-set = { $a }, built alone
act-points = { $a } { $name }
act-show = Lay { $a } open and take three cards
act-open = Take { $a }, open
act-deck = One from the pile
act-no-draw = Draw nothing
act-drop = { $a }
act-third-now = Now
act-third-later = At the end of my turn
act-give = { $a } gold
act-paid = That is all
act-take-treasure = Take it
act-leave-treasure = Leave it
act-move = Move
act-stay = Stay
act-site = { $hexes }
    .group = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .item = { $hexes }
act-drain = { $a }
    .group = { $quarter }
    .item = { $a }
act-enough = Drain no more

## What is worth knowing

fact-card = {""}
fact-alone = {""}
fact-master = { $alone ->
    [yes] {""}
   *[no] master builder: { $master }
}
fact-chooser = {""}
fact-buildings = {""}
fact-needed = {""}
fact-laid = { $needed ->
    [1] {""}
   *[other] { $laid } of { $needed } cards
}
fact-mine = {""}
fact-completes = { $verb ->
    [set] {""}
   *[other] is built
}
fact-takes_pawn = you become master builder
fact-types = {""}
fact-copies = {""}
fact-sites = { $verb ->
    [drain] room for { $sites }
   *[other] { $sites ->
        [0] no room on the board now
       *[other] {""}
    }
}
    .brief = { $verb ->
        [drain] +{ $sites_sum }
       *[other] { $sites ->
            [0] no room on the board now
           *[other] {""}
        }
    }
fact-hexes = {""}
fact-ends = the last piece: the game ends
fact-points = {""}
fact-shares = { $shares }
    .item = { $seat } to { $to }{ $jumps_n ->
        [0] {""}
       *[other] {" "}past { $jumps }
    }{ $treasure ->
        [yes] {" "}+ treasure
       *[no] {""}
    }
fact-counted = counts { $counted }
    .brief = {""}
fact-not_counted = {""}
fact-quarters = { $quarters }
    .item = { $points } in { $quarter }: { $shares }
fact-quarter = {""}
fact-name = {""}
fact-casas = { $casas ->
    [one] one casa
   *[other] { $casas } casas
}
fact-gold = { $verb ->
    [give] {""}
   *[other] { $gold } gold
}
fact-landings = leads to { $landings }
    .item = { $to }{ $jumps_n ->
        [0] {""}
       *[other] {" "}past { $jumps }
    }
fact-lost = { $verb ->
    [give] {""}
   *[other] { $lost ->
        [0] {""}
       *[other] { $lost } lost
    }
}
fact-steps = { $verb ->
    [give] {""}
   *[other] { $steps ->
        [0] {""}
        [one] one step
       *[other] { $steps } steps
    }
}
fact-to = { $verb ->
    [give] {""}
   *[other] to { $to }
}
fact-jumps = { $verb ->
    [give] {""}
   *[other] past { $jumps }
}
fact-borders = {""}
fact-chest = { $chest } left
fact-deck = pile { $deck }
fact-discards = {""}
fact-hand = then { $hand } in hand
fact-cards = { $verb ->
    [drop] { $cards ->
        [one] one card of yours
       *[other] { $cards } cards of yours
    }
   *[other] {""}
}
fact-pawn = { $pawn_id ->
    [none] {""}
   *[other] master builder then: { $pawn }
}

## Why not

reason-building-complete = its cards are complete
    .why = All { $needed } cards of this building lie on the table already: no more of them can be added.
reason-play-as-set = that would be the whole building: play it as one
    .why = With this card all { $needed } would be yours alone: then they are played together, as a building of your own.
reason-played-in-order = you have gone past it
    .why = Cards are played type by type, always in one order, and you have gone past this type.
reason-incomplete = { $laid } of { $needed } cards
    .why = A building goes up when all its { $needed } cards lie on the table; of this one there are { $laid }.
reason-built-on = built on
    .why = A building stands there already.
reason-swamp = swamp
    .why = There is still a swamp: somebody has to drain it before anything can stand there.
reason-no-bridge-site = no end of a bridge
    .why = A Ponte stands on the two ends of a dashed line across a canal, and none begins here.
reason-other-end = the other end is not free
    .why = A bridge needs both its ends empty; { $ends_n ->
        [one] across the canal from here, { $ends } is not
       *[other] across the canals from here, { $ends } are not
    }.
reason-end-not-free = not free
    .why = A bridge needs both its ends empty; { $ends_n ->
        [one] { $ends } is not
       *[other] { $ends } are not
    }.
reason-no-room = no room beside it
    .why = This building covers { $hexes } hexes that touch, all of them empty, and around this one there are too few.
reason-not-joined = the bridge does not lead there
    .why = Only one of the two quarters that the bridge joins can be counted, and this is neither of them.
reason-no-swamp = no swamp
    .why = No swamp lies there: there is nothing to drain.
reason-chosen-already = chosen already
    .why = This is the swamp you have just chosen; the second one must be another.
reason-passed-over = you have gone past it
    .why = Several things are named in one order, and you have gone past this one.
reason-hand-would-exceed = your hand would hold more than { $limit }
    .why = With one card laid open and three taken you would hold { $then } cards; the limit is { $limit }.
reason-too-few-cards = too few cards to take
    .why = For a card that you lay open you take three others, and { $cards ->
        [0] there is none
        [one] there is only one
       *[other] there are only { $cards }
    } to take.
reason-type-lies-open = its type lies open already
    .why = A card of this type lies open already; the one you lay open must be of a type that does not.
reason-pile-empty = no card left
    .why = The pile is empty, and there are no discards to make a new one of.
reason-just-laid-open = you have just laid it open
    .why = This is the card that you have just laid open: you take three others for it.
reason-taken-in-order = you have gone past it
    .why = Open cards are taken in one order, and you have gone past this one.
reason-worth-nothing = worth nothing
    .why = This token is worth no gold: paying with it would bring nothing.
reason-given-in-order = you have gone past it
    .why = Tokens are laid out the dearest first, and you have gone on to cheaper ones.
reason-too-little-gold = { $missing } gold short
    .why = Each step costs 5 gold, and you have { $gold }.
reason-gold-own-turn = only in your own turn
    .why = Gold is paid only in one’s own turn, and this is that of { $seat }.
reason-gold-midway = answer this first
    .why = You can pay before an answer is begun and after it is given, not halfway through.

zone-bridge = bridge { $kind }
zone-tokens = your gold
zone-quarter = quarter { $kind }
zone-pile = pile
zone-hex = hex { $kind }
    .many = { $kinds }
zone-token = token { $kind }
    .many = tokens { $kinds }

## What happened

event-turn = {""}
event-score = { $source_id ->
    [jumps] { $points_signed } jumped
    [gold] { $points_signed } by gold
   *[other] { $points_signed } { $source }
}
    .tail = yes
event-play = { $own ->
    [yes] You play { $items }
   *[no] { $seat } plays { $items }
}
    .item = { $card }
event-set = { $own ->
    [yes] You build { $card_the } alone, with all its cards
   *[no] { $seat } builds { $card_the } alone, with all its cards
}
event-pawn = { $seat_id ->
    [none] The master builder goes home: { $card }
   *[other] { $own ->
        [yes] You are master builder: { $card }
       *[no] { $seat } is master builder: { $card }
    }
}
event-built = { $own ->
    [yes] You build { $card_the } on { $site }
   *[no] { $seat } builds { $card_the } on { $site }
}
event-no_room = There is no room for { $card_the }: its cards are lost
event-points = The casas of { $quarter } count: { $points }
event-treasure = { $own ->
    [yes] You win a treasure worth { $value }
   *[no] { $seat } wins a treasure
}
event-move = { $own ->
    [yes] Your gondola goes from { $from } to { $to }
   *[no] { $seat }’s gondola goes from { $from } to { $to }
}
event-discard = { $own ->
    [yes] You discard { $items }
   *[no] { $seat } discards { $items }
}
    .item = { $card } ×{ $number }
event-drain = { $own ->
    [yes] You drain { $items }
   *[no] { $seat } drains { $items }
}
    .item = { $value_id ->
        [none] { $hex }
       *[other] { $hex } (gold { $value })
    }
event-paid = { $own ->
    [yes] You pay { $gold } gold
   *[no] { $seat } pays { $gold } gold
} for { $steps ->
    [one] a step
   *[other] { $steps } steps
}
event-spent = { $number } × { $value }
    .tail = yes
event-show = { $own ->
    [yes] You lay { $card_the } open
   *[no] { $seat } lays { $card_the } open
}
event-open = { $own ->
    [yes] You take { $items } from the open cards
   *[no] { $seat } takes { $items } from the open cards
}
    .item = { $card }
event-draw = { $own ->
    [yes] You draw { $items }
   *[no] { $count ->
        [one] { $seat } draws a card
       *[other] { $seat } draws { $count } cards
    }
}
    .item = { $card }
event-shuffle = { $cards ->
    [one] The discards are shuffled: { $cards } card to draw
   *[other] The discards are shuffled: { $cards } cards to draw
}
event-flush = Four cards lie open: they are discarded
event-third = { $kept ->
    [0] The card of the third player is discarded: { $card }
   *[other] The third player gets { $card }
}
event-close = { $cause_id ->
    [sixty] A gondola has reached 60: the game ends
   *[other] The last piece is built ({ $cause }): the game ends
}
event-no_treasure = { $own ->
    [yes] There is no treasure left for you
   *[no] There is no treasure left for { $seat }
}

## Points

source-basilica = Basilica
source-palazzo = Palazzo
source-campo = Campo
source-ponte = Ponte
source-casa = Casa
source-gold = gold
source-jumps = spaces jumped

## The table

table-house = not the printed board
table-deck = pile { $cards }
table-discards = discards { $cards }
table-chest = treasures { $treasures }
table-open = Open
table-left = Left
table-begun = Begun
table-hand = Hand
table-shown = Seen
table-hand-count = hand { $cards }
table-front = In front
table-alone = alone
table-pawns = master builder of { $names }
table-at = space { $at }
table-swamps = { $swamps ->
    [one] 1 swamp
   *[other] { $swamps } swamps
}
table-treasures = { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}
table-gold = gold { $gold }
table-tokens = Tokens
table-borders = beside { $names }
table-swamp = swamp
table-free = free
table-houses = casas { $casas }
table-free-here = free hexes { $hexes }
table-built-here = built { $hexes }
table-swamps-here = swamps { $hexes }
table-crowd = hand · swamps · treasures
table-none = none

## The last round

last-round = Last turn: the game is closing
    .short = Last turn

# For whoever plays for the first times: what a choice would bring

web-coach-card = { $name }: { $how ->
    [built] with this one it is built, on one of { $sites } places
    [lost] with this one it is full, but no room: cards lost
    [leads] with this one { $laid ->
        [one] one card
       *[other] { $laid } cards
    } of { $needed }, and you are master
   *[begun] with this one { $laid ->
        [one] one card
       *[other] { $laid } cards
    } of { $needed }: { $left ->
        [one] one is missing
       *[other] { $left } are missing
    }
}.
web-coach-play = { $count ->
    [0] No single card completes a building.
   *[other] One card alone builds: { $what }.
}
web-coach-site = Here: { $count ->
    [0] no points
    [one] one point
   *[other] { $count } points
} for you{ $treasure ->
    [yes] , and a treasure
   *[no] {""}
}.
web-coach-sites = By the place you choose you score { $least } to { $most } points.
web-coach-swamp = Without this swamp: more room for { $count ->
    [0] case and campi
   *[other] { $what }
}.
