# The review of a finished match: its page, and what the replay says of it.

web-review-title = { $game }, { $first } to { $second }
web-review-title-one = { $game }: { $first }

## Asking for it, waiting for it

web-review-ask = What could you have done?
web-review-ask-says = The computer plays the game again, decision by decision: who was winning, what each choice cost, and how much was luck. Each seat is judged on what it could know.
web-review-begin = Review the game
web-review-behind = on the server, in the background · you may close the page
web-review-depth = How deep?
web-review-depth-quick = Quick
    .says = Finds the big errors.
web-review-depth-standard = Standard
    .says = Right for nearly every game.
web-review-depth-deep = Deep
    .says = Narrower margins, for those who want to argue.
web-review-seconds = about { $count } seconds
web-review-minutes = { $count ->
    [one] about a minute
   *[other] about { $count } minutes
}
web-review-left = { $time } left
web-review-cannot = This game cannot be reviewed
web-review-refused = The server does not know how to judge games like this one.
web-review-is-waiting = Review waiting for its turn
web-review-is-running = Review under way
web-review-is-stopped = Review stopped
web-review-is-failed = The review broke off
web-review-is-none = Review stopped
web-review-done = { $done } of { $due } decisions
web-review-of-rounds = round { $round } of { $rounds }
web-review-progress = Progress of the review
web-review-tell = Tell me when ready
web-review-telling = You will be told
web-review-stop = Stop
web-review-on = Go on with it
web-review-ready = The review of { $name } is ready.
web-review-open = Open it

## Who was winning

web-review-winning = Who was winning
web-review-fills = fills from the left
web-review-look-share = Win share
web-review-look-share-short = Share
web-review-look-points = Expected points
web-review-look-points-short = Points
web-review-look-table = Table
web-review-look-table-short = Table
web-review-chart-shares = Win share of { $names } over { $rounds } rounds{ $whole ->
    [yes] {""}
   *[no] , so far up to round { $last }
}. The table has the same numbers.
web-review-chart-points = Expected points of { $names } over { $rounds } rounds{ $whole ->
    [yes] {""}
   *[no] , so far up to round { $last }
}. The table has the same numbers.
web-review-slider = Moment of the game
web-review-table-says = At the beginning of each round: the win share, and small the expected points.
web-review-before = { $own ->
    [yes] R{ $round }, before you
   *[no] R{ $round }, before { $name }
}
web-review-at-end = End of the game

## Luck or skill

web-review-luck = Luck or skill
web-review-at-the-end = when the review is done
web-review-part-luck = luck
web-review-part-errors = own errors
web-review-part-gifts = gifts of others
web-review-takes = takes
web-review-gives = gives
web-review-share-points = points of win share
web-review-without = without luck
web-review-instead = instead of { $share }
web-review-precision = precision { $count }
web-review-precision-none = no real choice
web-review-no-seat = moved by the rules
web-review-precision-later = precision …
web-review-precision-word = precision
web-review-luck-word = luck, share points
web-review-little-luck = Luck is small here: it gave or took nobody 15 points of win share.
web-review-split-says = { $name }: luck { $luck }, own errors { $errors }, gifts of others { $gifts } points of win share

## The decisions

web-review-costliest = Costliest decisions
web-review-all-decisions = All decisions
web-review-whose = Whose
web-review-decisions-of = Decisions of { $name }
web-review-so-far = { $count } so far
web-review-number = Number
web-review-chose = { $own ->
    [yes] you chose
   *[no] chosen
}
web-review-better = better was
web-review-was-best = the best
web-review-within = within the margin
web-review-within-says = The difference is within the margin: nobody can say that it is an error.
web-review-points = points
web-review-cost-points = { $points } points
web-review-no-errors = { $own ->
    [yes] No choice of yours cost more than its margin.
   *[no] No choice of { $name } cost more than its margin.
}
web-review-no-decisions = { $own ->
    [yes] No decision of yours yet.
   *[no] No decision of { $name } yet.
}
web-review-others = { $count ->
    [one] One other decision: { $points } points in all
   *[other] Other { $count } decisions: { $points } points in all
}
web-review-in-all = { $count ->
    [one] One decision
   *[other] { $count } decisions
}
web-review-all = All
web-review-fewer = Only the costliest
web-review-three = the three best
web-review-win = win
web-review-chosen = { $own ->
    [yes] you
   *[no] chosen
}
web-review-then = Then:
web-review-go-to = Go to move { $move }
web-review-play-on = Play on from here
web-review-now = Now: round { $round }, { $name }
web-review-latest = Just seen, { $name }:
web-review-simulations = { $count } simulations a decision
web-review-below = Below the margin (±{ $margin }) a choice is never called an error.
web-review-could-know = Each seat is judged on what it could know.
web-review-verdict = better was: { $best }, { $points } points
web-review-verdict-hidden = there was better, { $points } points

## A puzzle from a decision of mine

web-review-gift = Puzzle
web-review-gift-says = Gives this position to the puzzles, without names.
web-review-gift-checking = The server is looking whether it makes a puzzle…
web-review-gift-taken = It has become a puzzle.
web-review-gift-see = See it
web-review-gift-refused = It makes no puzzle: no answer is clearly the best there, or the best is the first that comes to mind.

## How it is made

web-review-method = How the review is made
web-review-judged = { $judge }, { $count } simulations a decision · margin ±{ $margin }
web-review-judge-net = A trained network
web-review-judge-heuristic = The rules of thumb of the bots
web-review-method-judge = Who judges
web-review-method-judge-says = { $judge }, with at most { $count } simulations a decision. The figures are the same every time, because simulations are counted and not seconds.
web-review-method-margin = The margin
web-review-method-margin-says = Each comparison has its own, usually ±{ $share } of win share and ±{ $points } points. What lies within is never called an error.
web-review-method-precision = Precision
web-review-method-precision-says = 100 × (1 − share lost in errors ÷ share at stake). At stake, in each decision, is how much better the best answer is than a random one.
web-review-method-luck-says = Everything that came by chance is weighed against all that could have come instead. Start + luck − errors + gifts + rest = result, in points of win share.
web-review-method-residual-says = The rest is what the judgement does not explain: how much its estimates change from one position to the next.
web-review-sum-start = start
web-review-sum-luck = luck
web-review-sum-errors = errors
web-review-sum-gifts = gifts
web-review-sum-residual = rest
web-review-sum-result = result
web-review-again = Review it again

## How the game would have gone on

web-review-does-role = { $own ->
    [yes] you take
   *[no] { $names } takes
} { $a_the }
web-review-does-build = { $own ->
    [yes] you build
   *[no] { $names } builds
} { $a_the }
web-review-does-pay = { $own ->
    [yes] you pay with
   *[no] { $names } pays with
} { $a_the }
web-review-does-discard = { $own ->
    [yes] you discard
   *[no] { $names } discards
} { $a_the }
web-review-does-keep = { $own ->
    [yes] you keep
   *[no] { $names } keeps
} { $a_the }
web-review-does-puerto-rico-keep = { $own ->
    [yes] you keep
   *[no] { $names } keeps
} a barrel of { $a }
web-review-does-tuck = { $own ->
    [yes] you tuck
   *[no] { $names } tucks
} { $a_the } under the chapel
web-review-does-produce = { $own ->
    [yes] you produce
   *[no] { $names } produces
} with { $a_the }
web-review-does-puerto-rico-produce = { $own ->
    [yes] you produce
   *[no] { $names } produces
} { $a }
web-review-does-sell = { $own ->
    [yes] you sell
   *[no] { $names } sells
} { $a }
web-review-does-store = { $own ->
    [yes] you store
   *[no] { $names } stores
} { $a }
web-review-does-bonus = { $own ->
    [yes] you take
   *[no] { $names } takes
} one more { $a }
web-review-does-play = { $own ->
    [yes] you play
   *[no] { $names } plays
} { $a }
web-review-does-order = { $own ->
    [yes] you begin
   *[no] { $names } begins
} with { $a }
web-review-does-site = { $own ->
    [yes] you choose
   *[no] { $names } chooses
} where to build
web-review-does-drain = { $own ->
    [yes] you drain
   *[no] { $names } drains
} a swamp
web-review-does-deck = { $own ->
    [yes] you draw
   *[no] { $names } draws
} from the deck
web-review-does-built = { $own ->
    [yes] you play
   *[no] { $names } plays
} no more cards
web-review-does-end = { $own ->
    [yes] you end
   *[no] { $names } ends
} the turn
web-review-does-burgundy-sell = { $own ->
    [yes] you sell
   *[no] { $names } sells
} goods
web-review-does-burgundy-workers = { $own ->
    [yes] you take
   *[no] { $names } takes
} workers
