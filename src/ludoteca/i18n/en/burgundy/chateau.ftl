# Châteauma, the automatic player (E 13-17). Events carry the number of their rule.

party-name = Châteauma

## Options

option-chateau = Automatic player (Châteauma)
    .help = An automatic player joins one, two or three people; it counts as a player everywhere and wins ties. The level says what its cards are worth. (E 13-14)
option-chateau-no = no
option-chateau-easy = easy
    .short = Easy
option-chateau-medium = medium, as in a first game
    .short = Medium
option-chateau-hard = hard
    .short = Hard
option-chateau_a = Châteauma: buried tiles
    .help = Five spaces of its duchy are covered from the start, so its bonus tiles come sooner. (E 15.2)
    .brief = five tiles face down in its duchy from the start
option-chateau_a-no = no
option-chateau_a-yes = yes
option-chateau_b = Châteauma: a mine to begin with
    .help = A building, a castle and a mine lie in its duchy from the start; the mine pays. (E 15.3)
    .brief = a building, a mine and a castle placed already
option-chateau_b-no = no
option-chateau_b-yes = yes
option-chateau_c = Châteauma begins
    .help = It is first in the order of turns; the others have a worker more each. (E 15.4)
    .brief = it plays first
option-chateau_c-no = no
option-chateau_c-yes = yes
option-chateau_d = Châteauma: extra turns
    .help = A tile moved onto a die symbol of its duchy lets it choose another tile at once. (E 15.5)
    .brief = extra turns when it covers die symbols
option-chateau_d-no = no
option-chateau_d-yes = yes

term-four-parties = Four parties at most, Châteauma among them.
term-no-inns-with-chateau = Inns are not played with Châteauma.
term-no-teams-with-chateau = Châteauma plays against people, not against teams.
term-no-solo-with-chateau = Either a duchy for one player or Châteauma.
term-modifies-chateau = It makes Châteauma stronger.

## Names

name-left_card = the left card
name-right_card = the right card
name-symbol_sell = sell goods
name-symbol_double = take a double tile

## What happened

event-card = Card { $card } is now { $side }
    .rule = E 14.9
event-select = The white die selects { $side }: { $card }
    .rule = E 14.2
event-automa = Châteauma rolls { $die }
    .rule = E 14.7
event-search = It looks from depot { $depot } on for card { $card }
    .rule = E 14.7
event-in_vain = depot { $depot }: nothing fits
    .rule = E 14.7
    .tail = yes
event-chosen = It takes { $tile_the } from { $space }
    .rule = E 14.7
event-from_reserve = It takes { $tile_the } from its reserve
    .rule = E 14.7
event-cover = { $tile } on hex { $hex } of card { $card }
    .rule = E 14.7
event-cover_wild = A wild tile goes on hex { $hex } of card { $card }
    .rule = E 14.7
event-wild_tile = Nothing fits: { $tile_the } of the black depot becomes a wild tile of its reserve
    .rule = E 14.7
event-tile_bonus = The bonus of { $tile_the }
    .rule = E 14.8
event-card_bonus = The symbol of the card: { $symbol }
    .rule = E 14.9
event-fruitless = nothing comes of it
    .rule = E 14.8
    .tail = yes
event-stow = { $tile } goes from { $space } to its reserve
    .rule = E 13.9
event-complete = It completes card { $card }, worth { $points }
    .rule = E 14.9
event-move = { $tile } moves to its duchy, { $left ->
    [0] where that kind is complete
    [one] where 1 of that kind is free
   *[other] where { $left } of that kind are free
}
    .rule = E 14.9
event-again = A die symbol of its duchy is covered: it chooses again
    .rule = E 15.5
event-reshuffle = Its completed cards are shuffled
    .rule = E 14.9
event-post_card = Border posts on { $number ->
    [one] one completed card
   *[other] { $number } completed cards
}
    .rule = E 16.6
event-buried = { $number } tiles lie face down in its duchy
    .rule = E 15.2

## Points

source-cards = territory cards
source-reserve = reserve

## The table

table-chateau-card = Card { $number }
table-chateau-selected = selected
table-chateau-pays = +{ $points }
table-chateau-reserve = Reserve
table-chateau-wild = { $number } wild
table-chateau-duchy = Its duchy
table-chateau-free = { $number } free
table-chateau-doubles = { $number ->
    [one] 1 double tile
   *[other] { $number } double tiles
}
table-chateau-shields = { $number ->
    [one] 1 shield
   *[other] { $number } shields
}

## At the browser’s table

web-bu-automa = Châteauma
web-bu-automa-turn = Châteauma’s turn
web-bu-automa-open = See all of Châteauma
web-bu-automa-close = Back to my duchy
web-bu-automa-steps = The six steps of its turn
web-bu-automa-no-turn = It has not played yet.
web-bu-automa-step-1 = Choose and place
web-bu-automa-step-2 = Bonus of the tile
web-bu-automa-step-3 = Bonus of the card
web-bu-automa-step-4 = Complete cards
web-bu-automa-step-5 = Bonus tiles
web-bu-automa-step-6 = Purchase
web-bu-automa-none-1 = It chooses nothing.
web-bu-automa-none-2 = The tile brings nothing now.
web-bu-automa-none-3 = No symbol was covered in this turn.
web-bu-automa-none-4 = No card is complete.
web-bu-automa-none-5 = No type of its duchy has just been covered.
web-bu-automa-none-6 = It buys nothing: it lacks silver, or there is nothing to buy.
web-bu-automa-vain = { $count ->
    [one] Depot { $depots }: nothing that fits.
   *[other] Depots { $depots }: nothing that fits.
}
web-bu-automa-moves = To its duchy go: { $tiles }.
web-bu-automa-next = Next
web-bu-automa-skip = To my turn
web-bu-automa-again = See the turn again
web-bu-automa-alone = steps go on by themselves
web-bu-automa-rolls = Châteauma has rolled { $die }
web-bu-automa-board = side { $board }, only the number of spaces counts
web-bu-automa-deck = in the deck
web-bu-automa-pile = completed
web-bu-automa-row = { $land }: { $covered } of { $of } covered
web-bu-automa-posts = { $count ->
    [one] 1 card with a border post
   *[other] { $count } cards with a border post
}
web-bu-automa-over = { $count ->
    [one] 1 more tile
   *[other] { $count } more tiles
}
web-bu-automa-card = Card { $card }, { $covered } of { $of } covered, worth { $points }{ $selected ->
    [yes] , chosen by the white die
   *[no] {""}
}
web-bu-automa-card-help = With a white die of 1 to 4 it plays on the left card, with 5 and 6 on the right one. A full card gives its points, and its tiles go to the duchy.
web-bu-automa-free = missing: { $lands }
web-bu-automa-full = complete
web-bu-automa-worth = easy { $easy }, medium { $medium }, hard { $hard }
web-bu-automa-reserve-help = Tiles that came by bonuses and purchases: it uses them when no depot has what it looks for. One face down stands for any type. It buys the type of which it has fewest.
