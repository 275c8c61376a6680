# Pebbles in English. How keys are made: ludoteca/i18n/voice.

game-pebbles = Pebbles

option-sea = Sea
    .help = Whether a wave comes when all have laid. (rule 3)
option-sea-rough = rough
option-sea-calm = calm

## Pebbles and places

name-grey = grey
    .help = A grey pebble: 1 point on the beach.
    .rule = rule 4
name-red = red
    .help = A red pebble: 2 points on the beach.
    .rule = rule 4
name-green = green
    .help = A green pebble: 3 points on the beach.
    .rule = rule 4
name-gold = gold
    .help = A golden pebble: 4 points on the beach.
    .rule = rule 4
name-bag = bag
name-hand = hand
name-beach = beach
name-sea = sea
name-rough = rough
name-calm = calm

## Questions, answers, and what they bring

ask-lay = { $least ->
    [0] Do you lay another pebble on the beach?
   *[other] Which pebbles do you lay on the beach? One or two.
}
trail-rounds = {""}
trail-laying = everybody lays in turn
act-lay = lay { $a }
act-done = that is all
fact-beach = worth { $beach }
fact-pairs = { $pairs ->
    [0] {""}
   *[other] +{ $pairs } for a pair
}
fact-alone = the next wave could take it

## What happened

event-drawn = { $own ->
    [yes] { $pebble_id ->
        [none] You draw a pebble
       *[other] You draw { $pebble }
    }
   *[other] { $seat } draws a pebble
}
event-laid = { $own ->
    [yes] You lay { $items }
   *[other] { $seat } lays { $items }
}
    .item = { $pebble }
event-came = The wave comes for { $pebble }
event-lost = { $own ->
    [yes] You lose { $pebble } to the wave
   *[other] { $seat } loses { $pebble } to the wave
}
event-score = { $points_signed } { $source }
    .tail = yes

## Points

source-beach = beach
source-pairs = pairs
source-hand = left in the hand
