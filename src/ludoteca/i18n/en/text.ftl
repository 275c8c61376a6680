# The table in the terminal.

party = Party { $number }

## Commands: the words they are called by, the first one shown

command-help = help ? h
    .what = this list; with a word, what that means: see below
command-why = why
    .what = why you are asked; “why 3”, “why NAME”: what an answer brings
command-suggest = suggest
    .what = a sensible answer to a long question; “suggest yes” plays it
command-hint = hint
    .what = the best answers by a search; “hint 1” plays the first
command-undo = undo u z
    .what = take back an answer that revealed nothing; or “undo anyway”
command-reset = reset
    .what = back to the first question of your turn
command-log = log
    .what = what happened; “log 50” or “log all” for more
command-table = table
    .what = show the table again; Enter alone: the question too
command-look = look
    .what = what lies in front of a player: “look NAME”
command-points = points score
    .what = the points by source, as they stand
command-notation = notation
    .what = show or hide the notation of each answer
command-language = language lang
    .what = “language it” or “language en”
command-fair = fair
    .what = what everything is drawn from, and how that can be checked
command-skip = skip
    .what = leave the guide and play freely
command-save = save
    .what = keep the game in a file: “save FILE”
command-load = load
    .what = go on with a game from a file: “load FILE”
command-quit = quit exit q
    .what = leave the table; the match is kept

command-anyway = anyway
command-yes = yes y
command-new = new n
command-drop = drop forget

## Asking and answering

text-prompt = >{" "}
text-how = Number, name or ↑↓ · hint · why · help · undo · log · table · look NAME · quit
text-open = “{ $group }” to open
text-not-all = the rest: “table”
text-group = answers { $first } to { $last }
text-open-group = “{ $group }” tells its answers; so do the others.
text-how-long = Answer with the number, the name or the notation of an answer. For several at once: “1 3 3”, or names with commas between them. The cursor keys ↑ and ↓ go through the answers, Enter takes one.
text-commands = Commands
text-since = Since your last answer
text-so-far = So far
text-happened = What happened
text-watching = You are watching · Ctrl-C leaves
text-more = { $count ->
    [one] one line before these: “log”
   *[other] { $count } lines before these: “log”
}
text-news = { $count ->
    [one] one line since your last answer: “log”
   *[other] { $count } lines since your last answer: “log”
}
text-news-so-far = { $count ->
    [one] one line so far: “log”
   *[other] { $count } lines so far: “log”
}
text-table-more = { $count ->
    [one] one more line of the table: “table”
   *[other] { $count } more lines of the table: “table”
}
text-log = Log
text-trail = During
text-picked = Picked: { $names }. { $left ->
    [0] None left.
    [one] One left.
   *[other] { $left } left.
}
text-refused = { $name }: { $reason } ({ $rule })
text-because = { $name }: { $why }
text-more-refused = { $count ->
    [one] one more line: “why”
   *[other] { $count } more lines: “why”
}
text-refused-why = what cannot be chosen, and why: “why”
text-empty = No answer was given.
text-no-number = There is no { $number }: the answers go from 1 to { $last }.
text-no-answer = “{ $word }” is no answer here. “help” lists the commands.
text-several = “{ $word }” could be: { $found }.
text-not-now = “{ $word }” is not possible now.
text-not-so-many = { $name }: { $count ->
    [0] none left to pick.
    [one] only one left to pick.
   *[other] only { $count } left to pick.
}
text-too-many = { $most ->
    [one] Only one more pick is allowed.
   *[other] Only { $most } more picks are allowed.
}
text-not-together = These picks are not possible together.

## Guided first games

text-guide-step = Step { $number } of { $count } · { $title }
text-guide-act = → { $act } ({ $rules })
text-guide-answer = Answer: { $names }
text-guide-other = That is possible, but now try this: { $names }.
text-guide-go-on = Enter to go on, “skip” to leave the guide >{" "}
text-no-guide = There is no guide here, or it is over.

## Help

text-several-things = “{ $word }” could be: { $found }.
text-help-more = “help rules” tells the game in short, “help symbols” what is drawn; “help WORD” a card, a building or a term; “help can I ...” a question.
text-no-thing = There is nothing called “{ $word }” in this game. “help rules” tells it in short, “help symbols” what is drawn.
text-no-thing-near = There is nothing called “{ $word }” in this game. Did you mean: { $near }?
text-not-played = Not in this match, which is played without: { $options }.
text-no-help = It does what its name says.
text-option-here = In this match: { $value }.
text-kind = Kind: { $kind }.
text-why-can = { $name } can be chosen now: { $facts }.
text-why-alone = { $name } can be chosen now.
text-not-asked = “{ $word }” has no part in this question.
text-suggested = { $name } ({ $number })
text-suggestion = Suggested: { $names }. “suggest yes” plays it.
text-no-suggestion = Nothing to suggest here: “why” and “help” may help you choose.
text-hints = The best answers
text-hinting = Thinking it over …
text-hint-share = { $percent }% to win
text-hint-points = { $points ->
    [one] one point
   *[other] { $points } points
}
text-hint-level = Between the first ones the search sees no difference.
text-hint-play = “hint 1” plays the first.
text-no-hint = No hint, then.
text-hint-picks = No hint with these picks: “undo” takes the last one back.
text-hint-failed = The search for a hint failed ({ $why }). Ask again, or play on.
text-look-who = At whom? { $names }.
text-languages = There are: { $languages }.

## Going back

text-no-undo = Nothing to undo: something was seen since your last answer, or others have answered. “undo anyway” goes back all the same; what was drawn is then drawn anew.
text-nothing-yet = You have not answered anything yet.
text-agree = Does { $name } agree to go back? (yes or no){" "}
text-not-agreed = Not everybody agrees: nothing was undone.

## Files

text-saved = Saved in { $file }.
text-narrowed = { $file } could be read by others; now by you alone: it tells what everybody holds.
text-not-saved = Not saved in { $file }: { $why }.
text-other-file = { $file } is there already and is no record of a match: it was left alone.
text-loaded = Going on with { $file }.
text-not-loaded = { $file } was not loaded: { $why }.
text-no-folder = the folder is not there
text-is-folder = it is a folder
text-not-allowed = writing there is not allowed
text-disk = the disk does not take it (error { $number })
text-unreadable = the file is not there or cannot be read
text-no-record = it is no saved game, or not a whole one
text-bad-row = the move in row { $row } is not possible
text-other-rules = it comes from another version of the rules or from other components
text-unknown-game = a game, options or players that are not here
text-load-what = Which file? “load FILE”.
text-unsaved = The game is not over and not saved: “save FILE” keeps it, “quit” once more leaves it.

## Matches that are kept

text-kept = The match is kept: the next “ludoteca play --text” offers to go on with it.
text-not-kept = From here on the match is not kept ({ $why }): “save FILE” keeps it.
text-kept-title = Matches you have not finished
text-kept-line = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}{ $people ->
    [0] {""}
   *[other] {" "}({ $names })
} · { $answers ->
    [one] one answer
   *[other] { $answers } answers
} · { $at }
text-kept-more = { $count ->
    [one] … and one older match
   *[other] … and { $count } older matches
}
text-kept-how = A number goes on with that match, Enter with the first; “new” begins another, “drop 1” throws the first away, “quit” leaves.
text-not-dropped = It is still there: { $why }.
text-in-use = it is being played in another window

## Turns and the end

text-thinking = The others are playing …
text-cover = { $name }, it is your turn. Nobody else looks: press Enter.{" "}
text-your-turn = { $name }, it is your turn.
text-over = The game is over
text-is-over = The game is over.
text-after = “log all” reads the game again, “save FILE” keeps it, Enter leaves.
text-total = total
text-place = place
text-you-win = You win.
text-wins = { $name } wins.
text-shared = The victory is shared: { $names }.
text-win-together = { $names } win together.
text-lost = The game is lost.
text-which-game = Which game?
text-no-game = There is no game “{ $word }”. A number from the list, or Enter to leave.

## Fair dealing

text-commitment = Everything is drawn from a secret. Its commitment is { $commitment }.
text-ask-words = { $name }, words of your own that go into every draw (Enter for none):{" "}
text-not-sayable = One line of at most { $most } characters, please.
text-words = { $name } added: { $words }
text-later = The secret is told when the game is over.
text-secret = The secret was { $secret }.
text-from-seed = Everything is drawn from the seed { $seed }: whoever knows it can tell what comes.
text-fair = “fair” tells the secret that everything was drawn from; “ludoteca verify FILE” checks a saved game by it.

## Reviews of matches that are over

decimal-mark = .
text-review-judge = Judge: { $judge }, { $simulations } simulations a decision at most; margin ±{ $share }, ±{ $points } points
text-judge-net = the network of this game
text-judge-heuristic = the heuristic of this game
text-review-players = { $name } ({ $by })
text-review-split = Luck or skill, in points of win share
text-review-start = start
text-review-luck = luck
text-review-errors = errors
text-review-gifts = gifts
text-review-residual = rest
text-review-result = result
text-review-without-luck = without luck
text-review-precision = precision
text-review-mistakes = mistakes
text-review-of = { $mistakes } of { $decisions }
text-review-winning = Who was winning
text-review-rounds = rounds
text-review-costliest = The costliest decisions
text-review-none = No decision cost more than its margin.
text-review-head = Round { $round } · { $name } · row { $row }
text-review-cost = { $share }, { $points } points (margin ±{ $margin })
text-review-chosen = chosen
text-review-best = best was
text-review-why = why
text-review-then = then
text-review-step = { $name }: { $answer }
text-review-more = { $count ->
    [one] One more mistake: { $share } in all.
   *[other] { $count } more mistakes: { $share } in all.
}
text-review-onward = “ludoteca play --from FILE --until ROW --seat N” plays on from one of these rows, “ludoteca replay” shows all of them.
text-review-written = The report is in { $file }.
text-review-share = win share
text-review-points = points
text-review-round = Round { $round }

## The report of a review, as a page

text-report-winning = Who was winning
text-report-expected = Expected points
text-report-share-chart = Win share of each party after every answer
text-report-points-chart = Expected points of each party after every answer
text-report-share-note = win share; dashed: an even share
text-report-as-table = As a table
text-report-end = end
text-report-skill = Luck or skill
text-report-unit = ← takes · points of win share · gives →
text-report-luck = luck
text-report-errors = own errors
text-report-gifts = gifts of the others
text-report-precise = precision { $precision }
text-report-instead = instead of { $share }
text-report-little-luck = Luck had little part in this match: it moved nobody by 15 points of win share.
text-report-lucky = The greatest luck
text-report-set-up = the set-up
text-report-all = All
text-report-whose = Whose decisions
text-report-cost = { $points } points
text-report-row = row { $row }
text-report-margin = margin ±{ $share }: below it two answers are even
text-report-mine = (chosen)
text-report-then = then { $line }
text-report-every = All { $count } decisions, { $errors ->
    [one] one of them a mistake
   *[other] { $errors } of them mistakes
}
text-report-column-row = row
text-report-column-round = Round
text-report-column-player = player
text-report-column-chosen = chosen
text-report-column-best = better was
text-report-column-cost = cost
text-report-column-margin = margin
text-report-method = Decisions are judged by what their seat could know, luck by what somebody sees who sees everything. Start, luck, errors, gifts and rest add up to the result; without luck: the result less the luck.
text-report-made = Made by Ludoteca { $version }; “ludoteca review FILE --html OUT” makes it again.

## Puzzles

text-puzzle-title = Puzzle: { $theme }
text-puzzle-posed = { $people ->
    [people] From a game between people
   *[bots] From a game between bots
} at { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, difficulty { $rating }. Find the best answer: what counts is the win share, not the points of now.
text-puzzle-how = Number, name or ↑↓ · why · help · log · table · look NAME · skip · quit
text-puzzle-one = One answer, please.
text-puzzle-right = Right: { $answer }
text-puzzle-even = As good as the best, { $best }: the difference is within the margin.
text-puzzle-wrong = There was better: { $best }. Yours costs { $cost } of win share.
text-puzzle-not-weighed = There was better: { $best }. Yours was not among those worth weighing.
text-puzzle-answer = { $number }. { $name } · { $share } to win · { $points } points{ $mine ->
    [yes] {" "}(you)
   *[no] {""}
}
text-puzzle-margin = margin ±{ $margin }: below it two answers are even
text-puzzle-real = { $people ->
    [people] In the real game who sat here chose “{ $answer }”
   *[bots] In the game the bot chose “{ $answer }”
} { $place ->
    [1] and won.
   *[other] and came to place { $place } of { $parties }.
}
text-puzzle-rating = { $game }: { $rating } ±{ $deviation } ({ $counted ->
    [yes] { $change }
   *[no] seen before: not counted
})
text-puzzle-run = { $run } right in a row, best { $best } · { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
text-puzzle-back = { $days ->
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
text-puzzle-today = The puzzle of the day
text-puzzle-today-done = You have answered it today. Here is another one.
text-puzzle-no-more = There are no more for now.
text-puzzle-go-on = Enter for the next one, “quit” to leave >{" "}
text-puzzle-over = It has been answered: Enter for the next one.
