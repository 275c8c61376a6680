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
term-own-board = Who plays alone has a board of its own.
term-not-alone = The rules say nothing of it for one player.
term-no-target = Only who plays alone has a target.

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
