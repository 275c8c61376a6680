# Playing alone (E 10).

option-solo = Playing alone
    .help = One player against the clock: fill all 37 hexes within 25 rounds. Points push towards a target that falls, and each time it is reached an action more is gained. (E 10)
option-solo-no = no
option-solo-33 = yes, on board 33 for beginners
    .short = board 33, for beginners
option-solo-34 = yes, on board 34 for experts
    .short = board 34, for experts
option-target = First target
    .help = The points at which the first extra action comes; each further target is 5 lower. The lower, the easier. (E 10.21)
option-target-50 = 50, by the book
option-target-30 = 30, much easier
option-target-40 = 40, easier
option-target-60 = 60, harder
term-for-one = This is a game for one.
term-own-board = A player alone has a board of their own.
term-not-alone = The rules do not provide for it in solo play.
term-no-target = Only solo play has a target.

name-blank = Face-down tile
    .the = the face-down tile
    .sign = ■■■
    .help = A black tile bought with five goods, lying face down. It goes on an empty hex of any colour and does nothing else.
    .rule = E 10.11-10.13

ask-solo-act = The target is reached: one action with any number. The next target is { $target }.{ $full ->
    [yes] {" "}If you take a tile, one of yours must go: there is no room.
   *[no] {""}
}
    .no = Do without
    .step = free action
ask-solo-top_up = { $missing ->
    [one] One point is missing
   *[other] { $missing } points are missing
} to the target of { $target }: do you buy { $missing ->
    [one] it for one silver
   *[other] them for { $missing } silver
}?
    .no = Keep the silver
    .step = buy points
ask-solo-order = What comes first of what { $tile_the } brings? { $missing ->
    [one] One point is missing
   *[other] { $missing } points are missing
} to the target.
    .step = which first
ask-solo-pick = All hexes of a kind are covered ({ $colour }): which tile of the black depot do you place at once?
    .no = Place none
    .step = a black tile
ask-solo-place = Where do you place { $tile_the }?
    .step = where
ask-solo-swap = { $number } of your goods for a tile of the black depot that will lie face down: which one?
    .no = Swap nothing
    .step = goods for a tile
ask-solo-goods = { $most ->
    [one] Which good do you give as the last one?
   *[other] Which { $most } goods do you give?
}
    .step = which goods

act-top-up = Buy the missing points
act-first-area = First the points of the area
act-first-phase = First the points of the phase
act-first-colour = First the tile for the colour
act-first-effect = First what the tile does

fact-target = reaches the target
fact-colour = covers a kind: { $colour }

event-target = The target is reached: the next one is { $target }
event-prune = The white die removes { $tile_the } from { $space }
event-sink = Goods leave the depots: { $items }
    .item = { $good }
event-swap = { $own ->
    [yes] For that you turn { $tile_the } face down
   *[no] For that { $seat } turns { $tile_the } face down
}
event-give = { $own ->
    [yes] You give goods { $items }
   *[no] { $seat } gives goods { $items }
}
    .item = { $good }
event-colour = { $own ->
    [yes] You have covered all hexes of a kind: { $colour }
   *[no] { $seat } has covered all hexes of a kind: { $colour }
}

table-solo-target = Target
table-solo-mark = { $mark } of { $target } points
table-solo-empty = { $hexes ->
    [one] one empty hex
   *[other] { $hexes } empty hexes
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} with this one
table-solo-lost = Goods gone
table-solo-under = Face down
table-solo-rivers = Rivers

## At the browser’s table

web-bu-solo-missing = { $missing } to go
web-bu-solo-way = { $mark } of { $target } points on the way to the target
web-bu-solo-of = of { $target }
web-bu-solo-past = reached
web-bu-solo-now = now
web-bu-solo-down-to = then down to { $least }
web-bu-solo-stays = where it stays
web-bu-solo-target-brief = When you get there you start again at 0, the target falls by { $step } and you have one more action. Points beyond it are lost.
web-bu-solo-target-help = Whoever gets to the target starts again at 0 and has an action with any number; the target falls by { $step }, never below { $least }. Points beyond it are lost. With every gain of points those that are missing may be bought for one silver each.
web-bu-solo-win = To win
web-bu-solo-win-help = You win by covering all { $hexes } spaces within { $all } rounds; nothing else counts.
web-bu-solo-left = { $empty ->
    [one] 1 empty space
   *[other] { $empty } empty spaces
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} with this one
web-bu-solo-left-short = { $empty } empty, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
web-bu-solo-empty = empty spaces of { $hexes }
web-bu-solo-rounds = rounds with this one
web-bu-solo-pace = spaces a round
web-bu-solo-round = Round
web-bu-solo-round-of = round { $round } of { $all }
web-bu-solo-colours = Colour complete: a black tile, straight into the duchy
web-bu-solo-colour = { $land }: { $done } of { $all }
web-bu-solo-colour-left = { $left ->
    [0] complete
    [one] 1 space to go
   *[other] { $left } spaces to go
}
web-bu-solo-colour-help = Whoever covers all spaces of a colour chooses a tile of the black depot and places it at once, whatever its number; its effect counts.
web-bu-solo-pruned = { $tile }: gone in this round
web-bu-solo-pruned-help = At the start of every round a tile in the depot of the white die leaves the game.
web-bu-solo-joined = banks joined
web-bu-solo-open = still to be joined
web-bu-solo-ours = lands laid out by us
web-bu-solo-across = across the river: { $hexes }
web-bu-solo-give = goods { $good }: you give { $given } of { $have }
web-bu-solo-hex-before = space before
web-bu-solo-hex-next = next space
web-bu-solo-reach = Get to { $target }
web-bu-solo-first-area = Area
web-bu-solo-first-phase = Phase
web-bu-solo-first-colour = Colour
web-bu-solo-first-effect = Effect
web-lost-burgundy = There were still empty spaces in the duchy after the last round: the aim of covering them all was not reached. (E 10.20)
web-won-burgundy = All spaces of the duchy are covered. (E 10.20)
