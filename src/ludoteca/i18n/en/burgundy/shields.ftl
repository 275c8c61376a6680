# Shields: taken for a double, they serve while they are paid for (E 11).

option-shields = Shields
    .help = Shields lie in the depots: two equal dice get you one in place of both actions. They work while they lie on your castles, cost a silver each at the end of every phase, and score at the end. (E 11)
    .brief = A double takes a shield: on a castle it is a power, and costs tribute at the end of each phase.
option-shields-no = no
option-shields-yes = yes
option-shield_one = Shield 1
    .help = Whether the shield that joins all pastures joins their areas too, or only the herds. (E 11.8, E R24)
    .ask = Shield 1 joins
option-shield_one-area = herds and areas
option-shield_one-herds = herds only
term-no-shields = This is for games with shields.

## Shields

name-shield_1 = Shield 1
    .the = Shield 1
    .sign = Sh1
    .help = All your pastures are one: a herd counts the animals of all of them, and only the last pasture hex completes an area, as large as all together. 12 points at the end.
    .rule = E 11.8
name-shield_2 = Shield 2
    .the = Shield 2
    .sign = Sh2
    .help = Whenever another player gains workers, you gain one. 12 points at the end.
    .rule = E 11.8
name-shield_3 = Shield 3
    .the = Shield 3
    .sign = Sh3
    .help = You may pay tribute with workers, one in place of each silver. 12 points at the end.
    .rule = E 11.8
name-shield_4 = Shield 4
    .the = Shield 4
    .sign = Sh4
    .help = There is no limit to what you can store. 12 points at the end.
    .rule = E 11.8
name-shield_5 = Shield 5
    .the = Shield 5
    .sign = Sh5
    .help = With a ship you may also take all goods of one kind, from all six depots. 12 points at the end.
    .rule = E 11.8
name-shield_6 = Shield 6
    .the = Shield 6
    .sign = Sh6
    .help = Choose another player once: their monasteries count as yours too, also those they place later (not Monastery 27). 12 points at the end.
    .rule = E 11.8
name-shield_7 = Shield 7
    .the = Shield 7
    .sign = Sh7
    .help = Bonus tiles you take from now on score double. 8 points at the end.
    .rule = E 11.8
name-shield_8 = Shield 8
    .the = Shield 8
    .sign = Sh8
    .help = Your mines pay double silver. 8 points at the end.
    .rule = E 11.8
name-shield_9 = Shield 9
    .the = Shield 9
    .sign = Sh9
    .help = Selling brings one silver for each goods tile. 8 points at the end.
    .rule = E 11.8
name-shield_10 = Shield 10
    .the = Shield 10
    .sign = Sh10
    .help = At the end your monasteries count double. 8 points at the end.
    .rule = E 11.8
name-shield_11 = Shield 11
    .the = Shield 11
    .sign = Sh11
    .help = When you place a castle you may take a shield of any depot in place of its action. 8 points at the end.
    .rule = E 11.8
name-shield_12 = Shield 12
    .the = Shield 12
    .sign = Sh12
    .help = Goods you sell score double. 8 points at the end.
    .rule = E 11.8
name-shield_13 = Shield 13
    .the = Shield 13
    .sign = Sh13
    .help = At the end all your shields count double, this one too. 4 points at the end.
    .rule = E 11.8
name-shield_14 = Shield 14
    .the = Shield 14
    .sign = Sh14
    .help = At the end of each phase you may place a tile of a numbered depot straight into your duchy, whatever the number of its hex. 4 points at the end.
    .rule = E 11.8
name-shield_15 = Shield 15
    .the = Shield 15
    .sign = Sh15
    .help = At the end of each phase you may place a tile of the black depot straight into your duchy, whatever the number of its hex. 4 points at the end.
    .rule = E 11.8
name-shield_16 = Shield 16
    .the = Shield 16
    .sign = Sh16
    .help = Once a turn one of your dice may be any number. 4 points at the end.
    .rule = E 11.8
name-shield_17 = Shield 17
    .the = Shield 17
    .sign = Sh17
    .help = Areas you complete count one hex more. 4 points at the end.
    .rule = E 11.8
name-shield_18 = Shield 18
    .the = Shield 18
    .sign = Sh18
    .help = Your tiles need no tile beside them. 4 points at the end.
    .rule = E 11.8
name-wild = of any number

## Questions

ask-shield-replace = { $shield_the } comes to your castles. { $free ->
    [yes] Does another leave the game for it?
   *[no] Which one leaves the game for it?
}
    .no = Keep all
    .step = which one goes
ask-shield-drop = { $missing ->
    [one] Your storage has its limit again: which tile leaves the game?
   *[other] Your storage has its limit again: { $missing } tiles must go. Which?
}
    .drop = { $a }
    .step = which leaves
ask-ship-kind = Shield 5: which kind of goods do you also take, from all depots?
    .no = None
    .step = one kind of goods
ask-steward-take = Shield 14: which tile do you place in your duchy?
    .no = None
    .step = a tile
ask-steward-black = Shield 15: which tile do you place in your duchy?
    .no = None
    .step = a tile
ask-steward-place = Where do you place { $tile_the }?
    .step = where
ask-tribute-forfeit = Tribute, one silver for each shield. { $missing ->
    [0] Do you give one up instead of paying?
    [one] You are one short: which shield goes?
   *[other] You are { $missing } short: which shields go?
}
    .done = { $silver ->
        [0] Pay
       *[other] Pay { $silver } silver
    }
    .step = tribute
ask-tribute-pay = Tribute: { $shields } to pay. With silver or with workers (shield 3)?
    .step = tribute
trail-steward = end of the phase

## Answers

act-shield = { $known ->
    [no] Take shield { $a }
   *[yes] Take { $shield_the }
}
    .group = Take a shield
    .item = { $shield }
    .do = Take
act-forfeit = { $known ->
    [no] Give up shield { $a }
   *[yes] Give up { $shield_the }
}
act-tribute = { $a ->
    [0] All with silver
    [one] One worker
   *[other] { $a } workers
}
act-copy = { $known ->
    [no] Copy the player { $a } on
   *[yes] Copy the monasteries of { $seat_id ->
        [none] Châteauma
       *[other] { $seat }
    }
}
    .group = Shield 6: copy
    .item = { $seat_id ->
        [none] Châteauma
       *[other] { $seat }
    }
act-wild = Shield 16: { $a_id ->
    [d1] your first die is any number
   *[other] your second die is any number
}
    .group = Shield 16
    .item = { $a_id ->
        [d1] first die
       *[other] second die
    }

## What is worth knowing

fact-shield = {""}
fact-seat = {""}
fact-lost = without { $lost_the }

## Why not

reason-shield-by-dice = needs both dice, or Shield 11
    .why = A shield costs both dice of a turn; with Shield 11 it may also be had for the action of a castle.
reason-shield-not-here = only with a castle just placed
    .why = Shield 11 works with a castle that was placed, and this action comes of something else.
reason-die-gone = needs both dice
    .why = A shield costs both dice of a turn, and one of yours is used.
reason-no-double = { $missing ->
    [one] one worker short of a double
   *[other] { $missing } workers short of a double
}
    .why = It takes two dice of { $depot }: to turn them would cost { $missing ->
        [one] one worker more than you have
       *[other] { $missing } workers more than you have
    }.
reason-copied-already = chosen already
    .why = Whose monasteries Shield 6 copies is chosen once, and you have chosen.
reason-no-die-now = no die is used now
    .why = Shield 16 turns a die of yours, and this action needs none.
reason-given-up = given up already
    .why = You have given this shield up.
reason-earlier-first = an earlier one must go first
    .why = Shields are named by number and { $due ->
        [one] one more has
       *[other] { $due } more have
    } to go: give up an earlier one first.
zone-arms = shield { $kind } of yours
zone-tribute = { $kind } workers
zone-shield = shield { $kind }
    .many = shields { $kinds }

## What happened

event-crest = Shields in the depots: { $items }
    .item = { $shield } ({ $depot })
event-shield = { $own ->
    [yes] You take { $shield_the }
   *[no] { $seat } takes { $shield_the }
}
event-forfeit = { $own ->
    [yes] You give up { $shield_the }
   *[no] { $seat } gives up { $shield_the }
}
event-tribute = { $own ->
    [yes] You pay tribute
   *[no] { $seat } pays tribute
}
event-copy = { $own ->
    [yes] You copy the monasteries of { $whom_id ->
        [none] Châteauma
       *[other] { $whom }
    }
   *[no] { $seat } copies the monasteries of { $whom_id ->
        [none] Châteauma
       *[other] { $whom }
    }
}
event-wild = { $own ->
    [yes] One of your dice is any number
   *[no] One of { $seat }’s dice is any number
}
cause-shields = for shields
source-shields = shields

## The table

table-shields = Shields
table-copies = copies { $name }

## At the browser’s table

web-bu-shields-own = Your shields
web-bu-shields-short = shields
web-bu-shield-in = { $shield }, in depot { $depot }, { $points } points at the end
web-bu-shield-for = { $workers ->
    [0] with your two dice
    [one] with one worker
   *[other] with { $workers } workers
}
web-bu-shield-tribute = tribute: one silver at every end of a phase
web-bu-shield-unpaid = not paid for: it leaves the game
web-bu-tribute = tribute at the end of the phase: { $silver } silver
web-bu-tribute-short = tribute { $silver }
web-bu-castles-free = { $count ->
    [one] one castle without a shield
   *[other] { $count } castles without a shield
}
web-bu-castles-free-short = { $count ->
    [one] 1 free castle
   *[other] { $count } free castles
}
web-bu-castle-carries = carries { $shield }
web-bu-double = Your double takes a shield
web-bu-double-takes = { $count ->
    [one] takes the shield
   *[other] takes a shield
}
