# The page of a new table, and what is said of a table away from it.

## A new table

web-bu-setup-presets = Begin with
web-bu-preset-first = First game
web-bu-preset-first-help = The base game for two, everybody on duchy 1
web-bu-preset-base = Base game
web-bu-preset-base-help = No expansions, duchies by the book
web-bu-preset-everything = All of it
web-bu-preset-everything-help = Every expansion that goes with the others, for three
web-bu-preset-team = In teams
web-bu-preset-team-help = Two against two, no expansions
web-bu-preset-solo = Alone
web-bu-preset-solo-help = Against the clock, on board 33
web-bu-preset-lot = By lot
web-bu-preset-lot-help = Any of the tables that are possible
web-bu-setup-ways = How it is played
web-bu-way-all-says = two to four seats
web-bu-way-chateau-says = an opponent made of cards, against one, two or three people
web-bu-way-team-says = four players, two against two on a shared board
web-bu-way-solo-says = against the clock, on boards 33 and 34
web-bu-setup-nth = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
web-bu-setup-expansions = Expansions
web-bu-setup-expansions-note = { $count ->
    [0] none in play
    [one] one in play
   *[other] { $count } in play
}; the grey ones say why they cannot be
web-bu-setup-how = How they work
web-bu-setup-some = At random
web-bu-setup-gone = No longer in play: { $names }.
web-bu-setup-chosen-duchies = the duchies that were chosen
web-bu-setup-team = Team { $team }
web-bu-setup-automatic = an opponent made of cards, level { $level }
web-bu-chateau = Châteauma
web-bu-chateau-says = to win you must beat it: it wins ties
web-bu-chateau-level = Level
web-bu-chateau-worth = At this level its best card is worth { $points } points.
web-bu-chateau-modifiers = Modifiers
web-bu-duchies-book = a plate 1–10 each, by lot; its side is chosen at the table
web-bu-duchies-each = choose a duchy for every seat
web-bu-duchies-one = the same for everybody
web-bu-duchies-lot = one each, by lot
web-bu-duchies-team = choose the side
web-bu-duchies-solo = choose the board
web-bu-deal-book = By the book
web-bu-deal-each = One each
web-bu-deal-one = All alike
web-bu-deal-lot = By lot
web-bu-sets = Sets of duchies
web-bu-set-base = Base game 1–10
web-bu-set-11-18 = Castles 11–18
web-bu-set-19-22 = Championship and special 19–22
web-bu-set-23-30 = Borders 23–30
web-bu-set-team = Teams 31–32
web-bu-set-solo = Alone 33–34
web-bu-board-team = beginners
web-bu-board-team_expert = experts
web-bu-setup-drawing = How its parts lie to each other is drawn by us.
web-bu-setup-posts = Where the border posts stand is inferred from a picture.
web-bu-setup-minutes = about { $minutes }′
web-bu-setup-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-bu-setup-none = none

## How well components are attested

web-bu-stands-verified = { $part ->
    [some] { $count } of { $of } verified
   *[all] Verified
}
web-bu-stands-single-source = { $part ->
    [some] { $count } of { $of } from one source
   *[all] One source
}
web-bu-stands-inferred = { $part ->
    [some] { $count } of { $of } inferred
   *[all] Inferred
}
web-bu-stands-house = { $part ->
    [some] { $count } of { $of } ours
   *[all] Our own
}
web-bu-stands-verified-long = verified by several sources
web-bu-stands-single-source-long = from one source only
web-bu-stands-inferred-long = inferred
web-bu-stands-house-long = our own: the original was not found
web-bu-house = { $count ->
    [one] One kind of components is our own
   *[other] { $count } kinds of components are our own
}
web-bu-house-which = See which
web-bu-house-part = { $count } of { $of }
web-bu-house-why = The printed originals of these components were not found: we made them, by the rules.
web-bu-part-chateau_reserve = the order of its reserve
web-bu-part-chateau_a = the A spaces of its duchy
web-bu-part-chateau_b = the B spaces of its duchy
web-bu-part-chateau_d = the die symbols of its duchy
web-bu-part-card_posts = which cards show border posts
web-bu-part-card_shields = which cards show shields
web-group-duchies = Duchies
web-group-border_posts = Border posts
web-group-inns = Inns
web-group-routes = Route tiles
web-group-vineyard_boards = Depot and shop of the vineyards
web-group-grapes = Grapes
web-group-team_boards = Boards for teams
web-group-solo_boards = Boards for one player
web-group-solo = Tiles face down
web-group-territory_cards = Territory cards
web-group-chateau = Châteauma

## What a table is played with

web-bu-in-play = In play
web-bu-count-word = { $count ->
    [one] expansion
   *[other] expansions
}
web-bu-chip = In play: { $way }, { $count ->
    [0] no expansion
    [one] 1 expansion
   *[other] { $count } expansions
}{ $house ->
    [0] {""}
    [one] , one kind of components of our own
   *[other] , { $house } kinds of components of our own
}
