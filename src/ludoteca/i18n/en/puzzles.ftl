# Puzzles: positions of real games, one question, the best answer and why.

puzzle-heading = Puzzles
puzzle-title = Puzzle
puzzle-told = The answer
puzzle-lead = Positions from real games. One question, one best answer, and why.
puzzle-none = No puzzles yet.
puzzle-none-text = This server has none. Whoever reviews a finished match can give one.
puzzle-back = Back to the puzzles
puzzle-game = Game
puzzle-due = { $count ->
    [one] one to repeat today
   *[other] { $count } to repeat today
}

# Modes
puzzle-mode = Mode
puzzle-mode-train = Train
puzzle-mode-clean = No mistakes
puzzle-mode-rush = Three minutes
puzzle-mode-train-short = Puzzle
puzzle-mode-clean-short = No mistakes
puzzle-mode-rush-short = Three minutes
puzzle-mode-train-says = Take your time: only here the rating moves.
puzzle-mode-clean-says = Harder and harder, up to the first mistake. One may be skipped.
puzzle-mode-rush-says = How many do you get right? The clock stops while you read why.
puzzle-mode-best = Your record: { $count }.
puzzle-mixed-train = Mixed, at my level
puzzle-mixed-clean = Begin, mixed
puzzle-mixed-rush = Go, mixed

# Themes
puzzle-by-theme = { $game }, by theme
puzzle-theme = theme
puzzle-done = done
puzzle-right = right
puzzle-way = go
puzzle-done-of = { $done } of { $count }
puzzle-continue = Continue
puzzle-begin = Begin
puzzle-note = A puzzle you got wrong comes back after 3, 10 and 30 days. Players can give their own: from the review, “Puzzle”.

# The day
puzzle-of-day = of the day · { $day }
puzzle-solve = Solve
puzzle-look-again = Look again
puzzle-day-right = Done: right.
puzzle-day-wrong = Done: it will be back.
puzzle-level-is = difficulty { $rating }
puzzle-days-title = Days in a row
puzzle-days = { $count ->
    [0] no days in a row yet
    [one] day in a row
   *[other] days in a row
}
puzzle-days-missing = { $count ->
    [one] day in a row · today is missing
   *[other] days in a row · today is missing
}
puzzle-day-on = done
puzzle-day-off = nothing

# The rating
puzzle-rating-of = Puzzle rating, { $game }
puzzle-rating-sure = puzzles, ±{ $deviation }
puzzle-band = the band is the uncertainty: it narrows as you play
puzzle-unrated = it settles with the first answers
puzzle-curve-says = The rating over the last { $count } answers, from { $from } to { $to }
puzzle-lasts = Last ones
puzzle-all = All
puzzle-fewer = Fewer
puzzle-was-right = right:
puzzle-was-wrong = wrong:

# The question
puzzle-ask = Find the best answer.
puzzle-ask-from = { $from ->
    [people] From a real game.
   *[bots] From a game between bots.
} Choose on the table as if you were playing: the share in the victory counts, not the points of now.
puzzle-ask-round = { $from ->
    [people] From a real game, round { $round }.
   *[bots] From a game between bots, round { $round }.
} Choose on the table as if you were playing: the share in the victory counts, not the points of now.
puzzle-difficulty = Difficulty
puzzle-time = Time
puzzle-skip = Skip, come back later
puzzle-skip-short = Skip
puzzle-seconds-left = { $count } seconds left.
puzzle-known = What you know
puzzle-known-all = You see what the player saw here, and no more.
puzzle-before = The last round
puzzle-known-san-juan-piles = Deck { $deck }, discards { $discards }: which cards they are cannot be seen.
puzzle-known-san-juan-end = { $who ->
    [you] You have the most buildings, { $count }: the twelfth ends the game.
   *[other] { $name } has the most buildings, { $count }: the twelfth ends the game.
}
puzzle-known-puerto-rico-left = { $chips } victory points and { $colonists } colonists are left.
puzzle-known-puerto-rico-end = The fullest city has { $spaces } of 12 spaces built.
puzzle-known-venezia-deck = { $deck ->
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
puzzle-known-venezia-left = The scarcest building is { $name }: { $count ->
    [one] one is left.
   *[other] { $count } are left.
}
puzzle-known-burgundy-rounds = { $count ->
    [0] This is the last round.
    [one] After this there is one round only.
   *[other] After this there are { $count } rounds.
}
puzzle-known-burgundy-depots = The dice of the rounds to come are not known, nor are the tiles.

# The path
puzzle-path = Your path
puzzle-run = This run
puzzle-row = in a row
puzzle-in-a-row = { $count ->
    [one] one right
   *[other] { $count } right
}
puzzle-right-so-far = right
puzzle-best = your record
puzzle-week = this week
puzzle-last-says = Last answers: { $right } of { $count } right

# The answer
puzzle-mark-best = The best
puzzle-mark-mine = Yours
puzzle-right-is = Right: { $answer }
puzzle-better-was = There was better: { $answer }
puzzle-time-over = Time is up
puzzle-best-was = Better was: { $answer }
puzzle-not-weighed = Your answer was not among those worth weighing.
puzzle-costs = Yours, “{ $answer }”, costs { $cost } of the victory.
puzzle-level = As good as the best, { $answer }: the difference is within the margin.
puzzle-ahead = { $cost } of the victory more than the second, “{ $answer }”.
puzzle-right-in = Right, in { $time }
puzzle-wrong-in = Wrong, in { $time }
puzzle-now = now { $rating }
puzzle-row-record = in a row, record { $record }
puzzle-race-record = right, record { $record }
puzzle-not-counted = Seen before: this time does not count.
puzzle-comes-back = Back on { $day }
puzzle-over-clean = { $count ->
    [one] The run ends here: one without a mistake.
   *[other] The run ends here: { $count } without a mistake.
}
puzzle-over-rush = { $count ->
    [one] Three minutes, one right.
   *[other] Three minutes, { $count } right.
}
puzzle-why = Why
puzzle-look = What to look at
puzzle-look-why = Why
puzzle-look-table = The table
puzzle-answers = All answers
puzzle-share = victory
puzzle-you = (you)
puzzle-margin = margin ±{ $margin }: below it two answers count as level
puzzle-real = { $from ->
    [people] In the real game the player chose “{ $answer }”
   *[bots] In the game the bot chose “{ $answer }”
} { $place ->
    [1] and won.
   *[other] and finished in place { $place } of { $parties }.
}
puzzle-retry = Try again, unrated
puzzle-play-on = Play on from here
puzzle-play-on-short = Play on
puzzle-play-on-says = A new table opens from this position: you in the player’s seat, the others are bots. What could not be known from here is dealt again.
puzzle-next = Next puzzle
puzzle-next-short = Next
puzzle-once-more = Once more
puzzle-no-more = There are no others for now.

# Themes, by game
puzzle-theme-san-juan-role = Choosing a role
    .text = what you give the others
puzzle-theme-san-juan-build = What to build
    .text = now, or a round later
puzzle-theme-san-juan-six = Six-cost buildings
    .text = when they are worth the price
puzzle-theme-san-juan-pay = What to pay with
    .text = the cards that do not come back
puzzle-theme-san-juan-trade = Sell or keep
    .text = today’s tile and the next
puzzle-theme-san-juan-produce = What to produce
    .text = which plant, when goods run short
puzzle-theme-san-juan-keep = What to keep
    .text = of the cards drawn, those that serve
puzzle-theme-san-juan-end = Last rounds
    .text = counting up to twelve
puzzle-theme-puerto-rico-role = Choosing a role
    .text = the privilege, and the favour to others
puzzle-theme-puerto-rico-build = What to build
    .text = spend now, or wait
puzzle-theme-puerto-rico-plant = Plantation or quarry
    .text = what to grow on the island
puzzle-theme-puerto-rico-colonists = Where to put colonists
    .text = what works, and what waits
puzzle-theme-puerto-rico-load = What to ship
    .text = which good, on which ship
puzzle-theme-puerto-rico-store = What to store
    .text = what does not spoil
puzzle-theme-puerto-rico-sell = What to sell
    .text = the places of the trading house
puzzle-theme-puerto-rico-end = Last rounds
    .text = who ends it, and when
puzzle-theme-venezia-cards = Which cards to play
    .text = alone, or with the others
puzzle-theme-venezia-site = Where to build
    .text = the place that brings most
puzzle-theme-venezia-drain = What to drain
    .text = swamps, taken at the right moment
puzzle-theme-venezia-gold = Gold
    .text = spend it, or put it by
puzzle-theme-venezia-draw = What to draw
    .text = from the market or the deck
puzzle-theme-venezia-building = Building sites
    .text = who leads, and who helps
puzzle-theme-venezia-end = Last turns
    .text = before it closes
puzzle-theme-burgundy-dice = How to use the dice
    .text = the action that is worth the die
puzzle-theme-burgundy-place = Where to place the tile
    .text = the right space, the right region
puzzle-theme-burgundy-castle = Castles
    .text = the extra action, well spent
puzzle-theme-burgundy-ship = Ships
    .text = which goods, and which place in line
puzzle-theme-burgundy-sell = What to sell
    .text = now, or when the stack is higher
puzzle-theme-burgundy-bonus = Bonuses
    .text = first to complete a colour
puzzle-theme-burgundy-end = Last rounds
    .text = what still has time to pay
