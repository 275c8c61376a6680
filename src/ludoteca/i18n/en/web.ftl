# The web client: everything that is not of one game.

web-skip = Skip to content
web-home = Home
web-nav = Sections
web-play = Play
web-mine = My games
web-learn = Learn
web-about = About
web-language = Language
web-theme = Theme
web-theme-light = light
web-theme-dark = dark
web-theme-auto = like the system
web-hero = Four classics, one table.
web-hero-sub = Against bots, with friends or on one screen. Free, open, no account.
web-name = Your name
web-who-are-you = What is your name?
web-ok = OK
web-again = Try again
web-name-of = Name of player { $number }
web-code = Table code
web-code-is = Or the code
web-enter = Enter
web-new = New table
web-games = Games
web-rules-of = { $game }: the rules, piece by piece
web-how-of = How { $game } is played
web-options-of = Choose players and options for { $game }
web-play-now = Play now
web-opening = One moment…
web-my-tables = My tables
web-all = All
web-none-mine = Your games will be here: each move is saved as it is made.
web-none-ended = No finished game yet.
web-public = Public tables
web-none-public = No public table right now.
web-filter = Filter
web-filter-all = All
web-filter-open = Free seats
web-filter-running = Running
web-fault-offline = The server does not answer. Check that it is running, then try again.
web-fault-server = Something went wrong on the server: try again.
web-fault-malformed = The server did not understand this.
web-fault-too-big = This file is too big.
web-fault-too-many = Too fast: wait a moment, then try again.
web-fault-unknown = There is no such thing here (any more).
web-fault-token = This seat is not held by this browser.
web-fault-not-yours = This is not yours to do.
web-fault-wrong-seat = Somebody else is asked.
web-fault-stale = The table has moved on: look again.
web-fault-illegal = This answer is not possible now.
web-fault-refused = This is not possible now.
web-fault-guide = That is possible, but now the guide asks for something else.
web-fault-option = The game does not have this option.
web-fault-full = There is no free seat.
web-fault-not-running = The game has not begun, or is over.
web-fault-not-over = Only its players see a game before it is over.
web-fault-halted = This game was begun under other rules: it cannot be shown here.
web-fault-busy = The server is busy: try again.
web-fault-origin = The server accepts no requests from another site.
web-no-code = No table with the code { $code }.
web-you = You
web-you-name = Guest
web-level = Level
web-level-1 = almost at random
web-level-2 = knows the rules, gets distracted
web-level-3 = sound, looks at this move only
web-level-4 = thinks a little ahead
web-level-5 = learned from millions of games
web-level-6 = the strongest, takes its time
web-status-open = waiting for players
web-status-running = running
web-won-with = { $names } won with { $points }
web-automatic = the automatic player
web-status-halted = view only
web-status-closed = closed
web-turn-of = { $name } to move
web-with = with { $names }
web-team = Team { $team }
web-versus = against
web-team-note = Partners win together.
web-sit-with = Sit with { $name }
web-sit-team = Sit in team { $team }
web-your-turn = Your turn
web-open = Open
web-sit = Sit down
web-stand-up = Stand up
web-watch = Watch
web-review = Review
web-review-of-match = Review of the game
web-match-pages = Pages of the game
web-result = Result
web-which = What will you play?
web-who-plays = Who plays
web-who-plays-note = Every seat has its colour and its shape.
web-here-note = the screen is covered in between
web-variants = Variants and rules
web-base-game = Base game
web-duchy = Duchy { $id }
web-duchy-for = Whose duchy
web-stands-verified = verified from several sources
web-stands-single-source = from one source
web-stands-inferred = inferred
web-stands-house = our own: drawn by us
web-summary = { $count } players · { $minutes }′
web-begins-now = It begins at once.
web-begins-bots = Only bots play: you watch.
web-begins-friends = Then you invite friends with a link, and begin when you like.
web-seats = Seats
web-players = Players
web-who-me = Me
web-who-person = Friend
web-who-bot = Bot
web-who-here = Beside me
web-friend-note = Once the table is open you have a link to invite with.
web-rules = Rules
web-title = Name of the table (optional)
web-make-public = Visible to everybody
web-begin = Begin
web-open-table = Open the table
web-standing-verified = Component data verified from several sources.
web-standing-other = The components of this game are as its package has them.
web-standing-venezia = Cards and pieces are verified; the map and the values of the tokens are ours.
web-standing-burgundy = Tiles are verified; of the 32 duchies 7 are verified, 13 come from one source, 12 are ours.
web-no-table = There is no such table (any more).
web-closed = The table was closed.
web-close-table = Close the table
web-table = Table
web-lost-page = There is no such page.
web-lost-page-note = The link may be old, or a letter of it went missing.
web-invite = Link for friends
web-invite-closed = So far this server answers this computer alone. To invite people in the same network, stop it and start it like this:
web-invite-alone = This computer is in no network that friends could reach.
web-copy = Copy
web-copied = Link copied.
web-seat-free = free seat
web-online = online
web-offline = offline
web-wait-owner = It begins when whoever opened the table says so.
web-close = Close
web-menu = Menu
web-replay = Replay
web-over = Game over
web-lost = Reconnecting…
web-trouble = The server cannot read or save this table just now.
web-retrying = Trying again…
web-question = Question
web-waiting-for = Waiting for { $name }
web-told = { $names }: { $said }
web-told-pass = { $own ->
    [yes] You pass
   *[no] { $count ->
        [one] { $names } passes
       *[other] { $names } pass
    }
}
web-told-waiting = { $count ->
    [one] +1 move
   *[other] +{ $count } moves
}
web-told-more = { $count ->
    [one] One more move, in the log
   *[other] { $count } more moves, in the log
}
web-late = Waiting for the server…
web-thinking = Thinking…
web-undo = Undo
web-undo-help = Back to your previous answer (Z)
web-undo-none = Nothing to undo: something was shown or somebody has answered
web-back-ask = Ask to go back
web-back-ask-help = Others have seen something or answered: it goes back if all agree (Z)
web-back-asked = You asked to go back. { $agreed_n ->
    [0] Still to agree: { $missing }.
   *[other] Agreed: { $agreed }. Still to agree: { $missing }.
}
web-back-declined = { $count ->
    [one] { $names } does not agree: nothing is taken back.
   *[other] Not everybody agrees: nothing is taken back.
}
web-back-withdraw = Withdraw the request
web-watching = You are watching: others play.
web-reset = Start over
web-reset-help = Back to the start of your turn
web-suggest = Pick for me
web-hint = Hint
web-confirm = Confirm
web-your-hand = Your hand
web-do-build = { $price ->
    [0] Build for free
   *[other] Build for { $price }
}
web-do-role = Take
web-do-take = Take
web-do-sell = Sell
web-do-load = Load
web-do-keep = Keep
web-do-bonus = Take
web-picked = { $count } of { $most }
web-log = Log
web-log-earlier = Earlier lines
web-log-undo = { $own ->
    [yes] You go back
   *[no] { $name } goes back
}
web-since = Since your last turn
web-for-you = for you
web-why = Why this is asked
web-ask-why = Why?
web-why-not = Why not: { $name }
web-pair = Now the other half: the good or the ship.
web-tap-help = Touch anything to see what it does.
web-hint-best = The answer advised
web-hint-share = { $percent }% of wins to expect (“{ $next }”: { $other }%)
web-hint-points = { $points ->
    [one] one point more to expect than from “{ $next }”
   *[other] { $points } points more to expect than from “{ $next }”
}
web-hint-level = as good as “{ $next }”
web-log-news = Log, { $count ->
    [0] nothing new
    [one] one new line
   *[other] { $count } new lines
}
web-points-now = Points in view
web-your-city = Your city
web-limit = Limit { $limit } at round start
web-end = End
web-building-site = On site
web-deck = Deck
web-discards = Discards
web-you-pay = you pay { $price }
web-pay = You pay
web-discarded = Chosen
web-hand-empty = No card in hand
web-event = Event
web-role-builder = pays 1 less
web-role-producer = 1 more good
web-role-trader = 1 more sale
web-role-councillor = looks at 5 cards
web-role-prospector = draws 1 card
web-cover = { $name }, it is your turn
web-cover-note = Pass the screen. The cards stay covered until you are ready.
web-cover-ready = I am { $name }
web-proposal = { $name } asks to go back.
web-agree = Agree
web-disagree = No
web-finished-you = It is over! You win.
web-finished = { $count ->
    [one] It is over! { $name } wins.
   *[other] It is over! { $name } win.
}
web-halted = This game was begun under other rules: it can only be looked at.
web-speed = Pace
web-pace = Pace
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = instant
web-pace-still = without movement
web-sound = Sounds
web-volume = Volume of sounds
web-confirm-moves = Ask me to confirm my moves
web-forced = Give forced answers for me
web-count-hidden = Show what could be counted
web-to-bot = Give to a bot
web-to-person = Offer to a person
web-give-ask = May somebody else have the seat of { $name }? Whoever sits down there sees its hand, so all must agree.
web-give-wait = { $count ->
    [0] Everybody agrees
   *[other] Still to agree: { $names }
}
web-give-withdraw = Withdraw the offer
web-give-free = free, for whoever has the link
web-give-sit = The seat of { $name } is free; a bot plays there until somebody sits down.
web-seat-left = left, may come back
web-seat-resigned = resigned
web-leave = Leave the game
web-leave-sure = Yes, leave: a bot plays until I come back
web-resign = Resign
web-resign-sure = Yes, resign: a bot plays on for good
web-stay = Stay
web-gone-left = You left: a bot plays for you, and you see what everybody sees.
web-come-back = Come back
web-gone-resigned = You resigned: a bot plays to the end, and you watch.
web-keys = Keys
web-keys-letters = Letters and digits as shortcuts
web-key-arrows-cap = Arrows
web-key-arrows = from a thing to the next
web-key-digits = choose what can be chosen
web-key-enter-cap = Enter
web-key-enter = chooses where you are
web-key-confirm = confirms
web-key-pass = passes
web-key-escape = drops what is picked, closes
web-key-undo = undoes
web-key-hint = asks for a hint
web-key-numbers = shows the numbers 1 to 9
web-key-log = opens the log
web-key-why = why not, of the thing you are on
web-key-menu = this menu
web-key-screen = full screen
web-running = Running
web-ended = Finished
web-record = Games in a file
web-record-note = Open the record of a game, from this server or another, and replay it move by move. You can also drop the file here.
web-record-open = Open a record
web-record-down = Download the game
web-not-record = This file is not a record.
web-record-version = This game was played with other rules or other components: it cannot be replayed here.
web-record-row = This record is damaged: move { $row } is not possible.
web-not-over = The game is not over yet.
web-never-ended = This game was never finished.
web-led-always = In the lead from the first round to the last.
web-led-since = In the lead for good since round { $round }.
web-led-end = In the lead only in the last round.
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-winner = wins
web-not-won = does not win
web-tie-lost = tie lost
web-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
web-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-wins = { $margin ->
    [0] { $name } wins the tie
    [one] { $name } wins by one point
   *[other] { $name } wins by { $margin } points
}
web-win-together = { $margin ->
    [0] { $names } win the tie
    [one] { $names } win by one point
   *[other] { $names } win by { $margin } points
}
web-game-lost = The game is lost
web-shared-win = Shared victory: { $names }
web-tie-san-juan = { $shared ->
    [yes] Equal on points, and on cards in hand and goods too.
   *[no] Equal on points: more cards in hand and goods decide.
}
web-tie-puerto-rico = { $shared ->
    [yes] Equal on points, and on doubloons and goods too.
   *[no] Equal on points: more doubloons and goods decide.
}
web-tie-burgundy = { $tiebreak ->
    [most] Equal on points: most empty hexes decide, then the later in turn order.
   *[other] Equal on points: fewest empty hexes decide, then the later in turn order.
}
web-moments = Moments of the game
web-moments-short = Moments
web-moment-round = Round { $round }
web-moment-gain = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
web-moment-lead = leads from here
web-moment-level = never behind again
web-moment-ahead = takes the lead
web-moment-behind = { $count ->
    [one] { $name } is 1 point behind
   *[other] { $name } is { $count } points behind
}
web-moment-furthest = the widest gap before winning
web-moment-count = The last count
web-by-source = Where the points come from
web-source = Source
web-total = Total
web-curve = Points over the rounds
web-curve-points = Points
web-curve-gap = Behind
web-curve-table = Table
web-end-mark = end
web-curve-says = Points of each player at { $count } moments of the game
web-round = Round
web-rematch = Rematch
web-replay-costs = What each decision cost, if there is a review
web-replay-start = Start of the game
web-replay-slider = Moves of the game
web-replay-at = move { $ply } of { $plies }
web-replay-turn = { $name }’s turn
web-replay-points = now { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-replay-keeps = { $own ->
    [yes] You keep { $things }.
   *[no] Left: { $things }.
}
web-first = To the start
web-last = To the end
web-lane-san-juan = hand { $cards } · city { $buildings }
web-lane-hand = Hand of { $name }
web-lane-city = City of { $name }
web-lane-back = a card face down
web-lane-paid = discard
web-lane-keeps = { $own ->
    [yes] You keep { $cards }
   *[no] { $name } keeps { $cards }
}
web-lane-island = Island of { $name }
web-lane-open = Show everything of { $name }
web-lane-close = Show only the hand of { $name }
web-you-here = you
web-go-on = Play on from here
web-go-on-says = A new table begins after move { $ply } of this game. It is marked as played on, with a link back to this move.
web-go-on-seat = Which seat is yours?
web-go-on-whom = With whom?
web-go-on-bots = Bots
web-go-on-friends = Friends
web-go-on-dealt = What { $name } could not know is dealt again before you begin: the hands of the others, the decks, and whatever else lies hidden.
web-go-on-kept = Everybody keeps what they held in this game, and the decks stay as they were: who has looked at the replay knows them. Friends come by a link.
web-origin = Played on from another game: see that move
web-origin-short = The game it was played on from
web-go-on-begin = Open the table
web-before = Previous move
web-after = Next move
web-round-before = Previous round
web-round-after = Next round
web-replay-keys = Keys: arrows move by move, with Ctrl by round; Home and End; Space plays, 1 to 4 set the speed, P changes the view, S shares; with a review E goes to the next error, with Shift to the one before.
web-share-replay = Share the replay
web-share-eyes = It opens with the view of everybody: all hands are open.
web-share-review = Share the review
web-share-here = Begin at this move
web-share-hide = Hide the names
web-share-link = Link
web-share-copy = Copy the link
web-back-table = Back to the table
web-run = Play
web-pause = Pause
web-perspective = Through whose eyes
web-eyes-of = Through the eyes of { $name }
web-see-all = Everybody’s view: all hands open
web-see-all-short = All
web-see-public = spectators
web-share = Share
web-fair = Fair dealing
web-fair-says = Before the first draw the server fixes a secret and shows its fingerprint, the commitment: it cannot swap it any more. After the match anybody can check that every draw came from that secret and from your words.
web-fair-commitment = Commitment
web-fair-secret = Secret
web-fair-copy-commitment = Copy the commitment
web-fair-copy-secret = Copy the secret
web-fair-copied = Copied.
web-fair-words = Your words (optional)
web-fair-words-of = Words of { $name } (optional)
web-fair-words-note = Whatever comes to mind: it goes into every draw, and everybody sees it.
web-fair-kept = Your words are kept.
web-fair-unfit = These words cannot be kept: one line, 120 characters at most, no invisible signs.
web-fair-expired = The commitment had expired. Here is another: give your words again, then begin.
web-fair-broken = The server now shows another commitment than at first: do not trust the draws of this table.
web-verify = Check the draws
web-verify-intro = The record of a finished match reveals the secret its draws came from. This page works them all out again, here in your browser.
web-verify-going = The match is not over yet.
web-verify-going-note = The secret is told at the end: whoever knew it now would know every draw to come.
web-verify-fits = All in order
web-verify-fits-note = { $count ->
    [one] The one draw that was checked came from the secret and the words.
   *[other] All { $count } draws that were checked came from the secret and the words.
}
web-verify-differs = Does not fit
web-verify-unknown = Cannot be checked
web-verify-secret = The secret told at the end is not the one the server committed to.
web-verify-draw = Row { $row }, draw { $number } ({ $kind }): the secret gives { $expected }, the record says { $found }.
web-verify-draw-start = Set-up, draw { $number } ({ $kind }): the secret gives { $expected }, the record says { $found }.
web-verify-weights = Row { $row }, draw { $number } ({ $kind }): the record does not say what could have come.
web-verify-weights-start = Set-up, draw { $number } ({ $kind }): the record does not say what could have come.
web-verify-damaged = What the record says of its secret is damaged.
web-verify-no-secret = The record reveals no secret: the match is older than this check, or was dealt without it.
web-verify-no-draws = Nothing has been drawn since this match got its secret.
web-verify-noted = The commitment is not the one that this browser noted at the beginning.
web-verify-words = The record holds other words than were given from this browser.
web-verify-since = The match was under way already when it got its secret: what was drawn before row { $row } cannot be checked.
web-verify-played-on = This match was played on from another: what was drawn before row { $row } is checked in that one’s own record.
web-verify-guide = This match was begun by a guide: what was drawn before row { $row } was prepared.
web-verify-on-guide = This match was begun by a guide and has not left it yet: all that was drawn was prepared.
web-verify-step-secret = Commitment and secret
web-verify-opens = The commitment is the fingerprint (SHA-256) of this very secret.
web-verify-opens-not = The commitment is the fingerprint of another secret.
web-verify-untold = The record holds neither.
web-verify-step-noted = Seen before the first draw
web-verify-noted-same = This browser noted the same commitment before the first draw, on { $when }.
web-verify-noted-late = This browser noted the same commitment on { $when }, before the first move; the set-up had been dealt by then.
web-verify-noted-other = At the beginning this browser noted another one:
web-verify-noted-none = This browser did not see the table before the first draw. Somebody who did can compare the commitment.
web-verify-noted-file = This browser has noted no such commitment. Compare it with the one that was shown at the table.
web-verify-step-words = Words of the players
web-verify-words-note = They came after the commitment and before the first draw: the server could not pick a secret to suit them.
web-verify-words-none = Nobody added any: the draws come from the secret alone.
web-verify-no-words = no words
web-verify-words-other = Given from here: “{ $words }”
web-verify-step-draws = Draws
web-verify-checked = { $from ->
    [none] { $count } of { $all } draws checked.
    [start] { $count } of { $all } draws checked, the set-up included.
   *[row] { $count } of { $all } draws checked, from row { $row } on.
}
web-verify-mark-yes = fits
web-verify-mark-no = does not fit
web-verify-mark-open = not checked
web-verify-not = What this page does not check
web-verify-not-weights = Whether the weights of each draw follow from the rules: this page knows none. The command does that, on the file of the match:
web-verify-not-host = Nor what the host did with it: whoever runs the server could read the secret, and every hand, during the match, and with a seat there pick words to suit it.
web-verify-file = A record from a file
web-verify-file-note = Choose it, or drop it here. It does not leave your browser.
web-draws = All draws
web-draws-note = Rows and outcomes count from 0, as in the record. Draws that were taken back count too.
web-draws-number = No.
web-draws-row = Row
web-draws-kind = What
web-draws-weights = Weights of the outcomes
web-draws-outcome = Outcome
web-draws-expected = By secret
web-draws-equal = { $count ->
    [one] a single one
   *[other] { $count } equal ones
}
web-draws-start = start
web-draw-governor = governor
web-draw-deal = hand dealt
web-draw-draw = draw
web-draw-good = good
web-draw-tile = tile
web-draw-turn_up = turned up
web-draw-reveal = turned up
web-draw-first = first player
web-draw-third = third player
web-draw-swamp = swamp
web-draw-treasure = treasure
web-draw-plate = duchy board
web-draw-duchy = duchy
web-draw-start = turn order
web-draw-die = die
web-draw-white = white die
web-intro-aim = What it is about
web-intro-turn = Your turn
web-intro-end = The end
web-intro-san-juan-aim = Build a city from the cards in your hand: most points win. A card is a building, the money for one, or a good.
web-intro-san-juan-turn = Take a role: everybody does what it says, and you do it a little better. Once all have chosen, a new round begins.
web-intro-san-juan-end = When somebody has twelve buildings: that Builder is played to its end, then points are counted.
web-intro-puerto-rico-aim = Lay out plantations, put colonists to work on them, ship what grows: shipped goods and buildings bring the points.
web-intro-puerto-rico-turn = Take one of the free roles: everybody acts by it, you first and with an advantage. Roles left over gain a doubloon.
web-intro-puerto-rico-end = When the colonists run short, a city is full or the last point chip is gone, the round is played to its end.
web-intro-venezia-aim = Drain the lagoon and build Venice: points move your gondola, and the one furthest along wins.
web-intro-venezia-turn = Lay cards and build what they suffice for, drain up to two swamps, draw cards. You may join a building somebody began: who leads it scores all, the others half.
web-intro-venezia-end = When all buildings of one type stand, or a gondola reaches space 60. Gold still buys steps then.
web-intro-burgundy-aim = Fill your duchy with tiles: animals, goods sold, whole areas and colours bring points, and most points win.
web-intro-burgundy-turn = Two dice, two actions: take a tile from the depot of that number, place one on a hex of that number, sell the goods of that number, or take two workers. A worker changes a die by one.
web-intro-burgundy-end = After five phases of five rounds; what is left over counts a little.
web-search = Search a name, a word, a rule
web-search-none = Nothing here speaks of “{ $words }”.
web-card-cost = cost { $count }
web-card-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-group-roles = Roles
web-group-plants = Production buildings
web-group-violet = Violet buildings
web-group-events = Events
web-group-options = Options
web-group-buildings = Buildings
web-group-lands = Castles, mines, ships
web-group-livestock = Livestock
web-group-monasteries = Monasteries
web-group-tiles = Tiles
web-group-more_tiles = Four more tiles
web-group-white_castles = White castles
web-group-shields = Shields
web-group-vineyards = Vineyards
web-about-what = What it is
web-about-what-text = Ludoteca is an open table and a laboratory for board games: exact rules, bots, replays, open data. Anybody can host it.
web-about-publishers = Authors and publishers
web-about-publishers-text = Ludoteca is not affiliated with any publisher or author of the games. Names and numbers are facts; texts and drawings are our own. If you like a game, buy it.
web-about-data = Data of our own
web-about-data-text = Where a printed component could not be verified the data are ours and say so: the map and token values of Venezia, and 12 of the 32 duchies of Burgundy (13 more come from a single source). Cards, buildings and tiles are checked against several sources.
web-about-licence = Licences
web-about-licence-text = Code, texts and drawings of Ludoteca are under the MIT licence. The pages also use the work of others:
web-about-work = Work
web-about-for = What for
web-about-under = Licence
web-about-for-svelte = what the pages are made with
web-about-for-fluent = the texts in every language
web-about-for-lucide = icons of buttons and bars
web-about-for-fraunces = font of titles and numbers
web-about-for-inter = font of everything else
web-about-for-noble = the digests with which draws are checked
web-about-for-icons = pictures on cards and buildings, by Lorc, Delapouite and the other authors named there, recoloured
web-about-privacy = Privacy
web-about-privacy-text = No account, no tracking. Your name and your seats stay in this browser; the server keeps the games only.
web-against = { $count } bots · { $level }
web-bot = bot · { $level }
web-start-fill = { $count ->
    [one] A bot ({ $level }) takes the seat that is still free.
   *[other] Bots ({ $level }) take the { $count } seats that are still free.
}
web-when-monument = Monument
web-when-game_end = Game end
web-when-round_start = Round start
web-when-any_role_chosen = Your role
web-pr-parts = Parts of the table
web-pr-port = Port
web-pr-house = Trading house
web-pr-market = Buildings
web-pr-island = Island
web-pr-city = City
web-pr-of = { $count } of 12
web-pr-row = Plantations
web-pr-quarries = Quarries, stack
web-pr-stacks = { $count } tiles face down
web-pr-colonists = Colonists, supply { $supply }
web-pr-colonists-short = Colonists
web-pr-supply = supply { $count }
web-pr-ship = Ship of { $spaces }: { $barrels ->
    [one] one barrel of { $good }
   *[other] { $barrels } barrels of { $good }
}
web-pr-vp = VP
web-pr-ends = Game end
web-pr-ends-vp = VP in the pool: when the last is taken, this round is the last
web-pr-ends-colonists = colonists in the supply: when they cannot refill the ship, this round is the last
web-pr-ends-city = spaces used in the fullest city: at the twelfth, this round is the last
web-pr-column = { $points } VP
web-pr-points = { $points } VP
web-pr-price = price { $price }
web-pr-manned = occupied
web-pr-doubloons = doubloons
web-pr-chips = VP chips
web-pr-total = Points with buildings
web-pr-most = { $points ->
    [0] nothing to load
   *[other] up to { $points }
}
web-pr-goods = Goods
web-pr-next = + next production
web-pr-legend-price = price for you, quarries off
web-pr-legend-can = you can afford it
web-pr-legend-own = already yours
web-pr-sells = sell { $good }
web-pr-sells-none = nothing to sell
web-pr-no-tile = no tile
web-pr-quarry-too = or a quarry
web-pr-plantation = a plantation
web-pr-on-card = 1 + { $count } on the card
web-pr-from-ship = From the ship
web-pr-tab-roles = Roles
web-pr-tab-port = Port
web-pr-tab-market = Buildings
web-pr-tab-board = My board
web-pr-tab-rivals = Others
web-pr-men = { $count } of { $circles }
web-pr-then = then { $number }
web-pr-men-here = { $count } of { $circles } here
web-pr-whose = { $name } · { $seat }
web-pr-load = { $good } on the ship of { $spaces }
web-pr-ship-name = Ship of { $spaces }
web-pr-ship-help = All barrels of one kind that fit are loaded, a point each. A ship carries one kind, and no two ships the same. Whoever can load must.
web-pr-ship-now = { $barrels } of { $spaces }: { $good }
web-pr-ship-empty = empty
web-pr-player-makes = produces { $goods }
web-pr-player-makes-none = produces nothing
web-pr-player-colonists = { $count ->
    [one] one colonist
   *[other] { $count } colonists
}
web-pr-player-off = { $count ->
    [0] no discount
    [one] a discount of 1
   *[other] discounts up to { $count }
}
web-pr-makes-more = { $good } { $before } → { $after }
web-pr-makes-less = without it: { $good } { $before } → { $after }
web-pr-both-island = makes more only with another occupied plantation: { $name }
web-pr-both-city = makes more only with another colonist here: { $name }
web-pr-free = { $count ->
    [0] full
   *[other] { $count } free
}
web-pr-cap = { $count ->
    [one] one quarry at most
   *[other] { $count } quarries at most
}
web-pr-circles = { $count ->
    [0] no empty circle
    [one] one empty circle
   *[other] { $count } empty circles
}
web-pr-buildings = { $count ->
    [0] off; no building
    [one] off; one building
   *[other] off; { $count } buildings
}
web-brings-builder = you pay { $count } less
web-brings-producer = { $count ->
    [0] no empty plant
    [one] you make 1 good
   *[other] you make { $count } goods
}
web-brings-trader = { $count ->
    [0] nothing to sell
    [one] you sell 1
   *[other] you sell for { $count }
}
web-brings-councillor = you see { $count } cards
web-brings-prospector = { $count ->
    [one] you draw 1
   *[other] you draw { $count }
}

# The map of Venezia

web-vz-map = Map of the lagoon
web-vz-sites = On the map
web-vz-start = START
web-vz-house = Board drawn by us, not the publisher’s
web-vz-site = { $card } in { $quarter }, { $count ->
    [one] hex { $hexes }
   *[other] hexes { $hexes }
}: { $shares }
web-vz-end = The houses of { $quarter } count: { $shares }
web-vz-share = { $me ->
    [yes] { $count ->
        [one] 1 point for you
       *[other] { $count } points for you
    }
   *[no] { $count } for { $name }
}{ $treasure ->
    [yes] {" "}with a treasure
   *[no] {""}
}
web-vz-nothing = no points
web-vz-drain = Swamp { $hex }, { $quarter }{ $count ->
    [0] {""}
    [one] : one new site
   *[other] : { $count } new sites
}
web-vz-own-gondola = Your gondola
web-vz-before = Site before
web-vz-next = Next site
web-vz-nth = { $at ->
    [0] { $count } sites
   *[other] { $at } of { $count }
}
web-vz-move = Move the map
web-vz-nearer = Zoom in
web-vz-farther = Zoom out
web-vz-quarters = Quarters
web-vz-card = a hidden card
web-vz-front = In front of { $name }
web-vz-open = Open cards
web-vz-house-brief = drawn by us
web-vz-spoken = { $name }: { $swamps ->
    [0] no swamps
    [one] one swamp
   *[other] { $swamps } swamps
}; { $built ->
    [0] no buildings
   *[other] { $built }
}; { $free ->
    [0] no free hexes
   *[other] free: { $free }
}

# The table of Venezia

web-ve-turn = turn { $turn }
web-ve-step-build = Play and build
web-ve-step-drain = Drain
web-ve-step-draw = Draw
web-ve-buildings = Buildings
web-ve-column-master = master
web-ve-column-left = left
web-ve-no-master = no master
web-ve-nobody = free
web-ve-ready = ready
web-ve-left = { $left } of { $pieces } left
web-ve-of = of { $count }
web-ve-master = master builder: { $name }
web-ve-you-are-master = you are the master builder
web-ve-ends = It ends when a type runs out ({ $names }: { $left }) or a gondola reaches { $last }.
web-ve-ended = The match is closing.
web-ve-cards = Cards on the table
web-ve-open = Open
web-ve-open-card = { $name }, open
web-ve-open-none = none
web-ve-deck = Deck
web-ve-discards = Discards
web-ve-chest = { $count ->
    [one] one treasure left
   *[other] { $count } treasures left
}
web-ve-chest-word = { $count ->
    [one] treasure
   *[other] treasures
}
web-ve-swamps = { $count ->
    [one] one swamp left
   *[other] { $count } swamps left
}
web-ve-swamps-word = { $count ->
    [one] swamp
   *[other] swamps
}
web-ve-front = In front of you
web-ve-front-none = Nothing begun: play a card to begin a building.
web-ve-my-cards = { $count ->
    [one] one card of yours
   *[other] { $count } cards of yours
}
web-ve-cards-of = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-ve-hand = Your hand
web-ve-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-ve-hand-none = No cards in hand.
web-ve-counts-basilica = 7 points
web-ve-counts-palazzo = 1 per unbuilt
web-ve-counts-campo = 1 per built
web-ve-counts-ponte = 1 per casa
web-ve-counts-casa = 1 point
web-ve-takes-pawn = you become the master builder
web-ve-show = lay it open and take three cards
web-ve-show-short = open: +3
web-ve-set = alone: { $count }
web-ve-gold = Your gold
web-ve-gold-none = no tokens
web-ve-gold-most = { $steps ->
    [one] up to one step
   *[other] up to { $steps } steps
}
web-ve-gold-help = Five gold for a step forward, at any moment of your turn. What is left over is lost.
web-ve-gold-not-now = No gold can be exchanged now
web-ve-tokens = { $count ->
    [one] one token of { $value }
   *[other] { $count } tokens of { $value }
}
web-ve-token = Token of { $value }
web-ve-pay = Tokens to pay
web-ve-pay-sum = You pay { $gold } gold
web-ve-pay-more = Not enough for a step: add tokens.
web-ve-pay-way = { $steps ->
    [one] one step
   *[other] { $steps } steps
}: { $from } → { $to }
web-ve-pay-over = you jump { $names }
web-ve-pay-lost = { $count ->
    [one] One gold is lost
   *[other] { $count } gold are lost
}
web-ve-parts = Parts of the table
web-ve-tab-map = Map
web-ve-tab-works = Buildings
web-ve-tab-cards = Cards
web-ve-tab-gold = Gold
web-ve-your-master = you are the master: you choose
web-ve-for-master = you choose for the third
web-ve-quarters = { $count } quarters
web-ve-laid = { $laid } of { $needed } cards
web-ve-pieces = { $left ->
    [one] the last one is left
   *[other] { $left } left
}
web-ve-whose = { $name }, { $seat }
web-ve-pile-deck = Deck
web-ve-pile-deck-help = Cards drawn unseen; when it is empty the discards are shuffled.
web-ve-pile-deck-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-ve-pile-discard = Discards
web-ve-pile-discard-help = Cards of buildings that stand, and the open ones when there are four.
web-ve-pile-treasure = Treasures
web-ve-pile-treasure-help = Whoever takes part in a building wins one if their gondola borders that quarter.
web-ve-pile-treasure-count = { $count ->
    [one] one left
   *[other] { $count } left
}
web-ve-pile-swamp = Swamps
web-ve-pile-swamp-help = Nothing is built on a swamp; whoever drains it keeps its gold.
web-ve-pile-swamp-count = { $count ->
    [one] one left
   *[other] { $count } left
}
web-ve-third-help = It has neither gondola nor hand: its cards count for buildings like everybody's.
web-ve-seen = in hand, seen: { $names }
web-ve-hex = Hex { $hex }, { $quarter }
web-ve-site = { $card } in { $quarter }
web-ve-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-ve-counted = { $count } of { $all } around count
web-ve-treasure = treasure
web-ve-no-treasure = no treasure
web-ve-jumps = jumps { $names }
web-ve-share = { $name } +{ $points }, { $from } → { $to }{ $over ->
    [yes] {" "}over { $jumps }
   *[no] {""}
}{ $treasure ->
    [yes] {" "}and a treasure
   *[no] {""}
}
web-ve-space = Space { $at }
web-ve-gondola = Gondola of { $name }
web-ve-no-shore = borders no quarter
web-do-gold = Exchange gold
web-do-site = Build here
web-do-order = This first
web-do-points = Count this
web-do-show = Lay open
web-do-open = Take
web-do-deck = Draw
web-do-third = Now
web-do-move = Move

# The duchies and depots of Burgundy
web-bu-way-all = Everybody against everybody
web-bu-way-chateau = With Châteauma
web-bu-way-team = In teams
web-bu-way-solo = Alone
web-bu-count = { $count ->
    [one] 1 expansion
   *[other] { $count } expansions
}
web-bu-own-duchy = Your duchy
web-bu-duchy-of = Duchy of { $name }: { $left ->
    [one] 1 empty space
   *[other] { $left } empty spaces
}. Look at it closely
web-bu-duchy-has = Duchy of { $name }: { $left ->
    [one] 1 empty space
   *[other] { $left } empty spaces
}
web-bu-left = { $left ->
    [one] 1 empty space
   *[other] { $left } empty spaces
}
web-bu-land-castle = castle
web-bu-land-mine = mine
web-bu-land-monastery = monastery
web-bu-land-ship = ship
web-bu-land-livestock = pasture
web-bu-land-building = city
web-bu-space = { $land } { $number }
web-bu-place-here = you may place here{ $points ->
    [0] { "" }
    [one] : 1 point
   *[other] : { $points } points
}{ $workers ->
    [0] { "" }
    [one] , 1 worker
   *[other] , { $workers } workers
}
web-bu-depots = Depots
web-bu-depot = Depot { $depot }
web-bu-black = Black depot
web-bu-depot-empty = Nothing is left here.
web-bu-buy = buy
web-bu-open-depot = Look at depot { $depot }
web-bu-open-black = Look at the black depot
web-bu-fetch-from = Take the goods of depot { $depot }
web-bu-tile-black = { $tile }, black depot: { $silver } silver
web-bu-tile-depot = { $tile }, depot { $depot }{ $workers ->
    [0] { "" }
    [one] , 1 worker
   *[other] , { $workers } workers
}
web-bu-costs-workers = { $count ->
    [one] Costs 1 worker
   *[other] Costs { $count } workers
}
web-bu-ware = { $count ->
    [one] good { $good }
   *[other] { $count } goods { $good }
}
web-bu-phases = Phases
web-bu-phase-bonus = Phase { $phase }: { $points } more points for a complete area
web-bu-round-good = Round { $round }: good { $good }
web-bu-face-down = Goods of a later phase, face down
web-bu-order = Order
web-bu-order-is = Turn order: { $order }
web-bu-white-die = white die
web-bu-white-shows = { $number ->
    [0] white die, not rolled yet
   *[other] white die: { $number }
}
web-bu-bonuses = Bonus for covering all spaces of a colour
web-bu-bonus-first = first: { $points } points
web-bu-bonus-second = second: { $points } points

# The table of Burgundy
web-bu-title = Castles of Burgundy
web-bu-short = Burgundy
web-bu-round = Phase { $phase }, round { $round } of { $rounds }
web-bu-round-short = { $phase } · { $round }/{ $rounds }
web-bu-board = Common board
web-bu-parts = Parts of the table
web-bu-tab-duchy = Your duchy
web-bu-tab-depots = Depots
web-bu-todo = To do
web-bu-may-buy = you may buy from the black depot for { $price } silver
web-bu-dice = Dice
web-bu-die = Die { $value }{ $spent ->
    [yes] , used
   *[no] {""}
}
web-bu-die-help = With a die you do one thing: take, place, sell, or workers. Each worker turns it by one.
web-bu-die-reach = { $now ->
    [0] nothing as it lies
    [one] 1 thing as it lies
   *[other] { $now } things as it lies
}, { $more ->
    [0] nothing more with workers
    [one] 1 with workers
   *[other] { $more } with workers
}
web-bu-any-number = An action of any number
web-bu-resources = Resources
web-bu-workers = { $count ->
    [one] worker
   *[other] workers
}
web-bu-workers-name = Workers
web-bu-workers-help = You use a die, whatever it shows, and take workers.
web-bu-take-workers = +{ $count } { $count ->
    [one] worker
   *[other] workers
} for a die
web-bu-silver = silver
web-bu-free = free
web-bu-points = { $count ->
    [one] point
   *[other] points
}
web-bu-points-of = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-bu-sale = { $points } each, { $silver } silver
web-bu-sold = Sold
web-bu-sold-name = Goods sold
web-bu-nothing-sold = Nothing is sold yet.
web-bu-goods = Goods { $good }
web-bu-stack = Goods { $good }: { $count }
web-bu-sells = Selling them now: { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $silver } silver{ $workers ->
    [0] {""}
    [one] , and 1 worker
   *[other] , and { $workers } workers
}.
web-bu-ware-help = You take this kind of goods; what has no room stays in the depot.
web-bu-no-wares = no goods
web-bu-end = At the end
web-bu-end-total = +{ $points } at the end
web-bu-end-help = What the end would add now.
web-bu-played = has played
web-bu-area-points = Area complete
web-bu-phase-adds = + { $points } in phase { $phase }
web-bu-with-die = with the { $value }
web-bu-as-it-lies = with a die
web-bu-either-die = with either die
web-bu-with-workers = with workers
web-bu-in-depot = depot { $depot }
web-bu-in-black = black depot: { $price } silver
web-bu-worth = it would now be worth { $points ->
    [one] 1 point
   *[other] { $points } points
} to you at the end
web-bu-area = area of { $size }, { $left ->
    [one] 1 space empty
   *[other] { $left } spaces empty
}
web-bu-area-done = area of { $size }, complete
web-bu-pays = completing it now scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-bu-colour-left = bonus of { $points } for covering the whole colour: { $left } to go
web-bu-space-help = A tile of this colour goes here, beside one of yours, with a die of { $number }.
web-bu-tile-on = { $tile } on { $number }
web-bu-places-for = { $count ->
    [one] 1 space for it
   *[other] { $count } spaces for it
}
web-bu-which-die = Which die? They cost the same.
web-bu-holding = In hand: { $die ->
    [0] { $tile }
   *[other] die { $die }{ $tile ->
        [none] {""}
       *[other] {" "}and { $tile }
    }
}. Touch it again to put it down.
web-bu-step-die = Die
web-bu-step-now = now
web-bu-step-then = then
web-bu-step-more = { $count ->
    [one] one more step
   *[other] { $count } more steps
}

# A table of any game, drawn from its zones

web-zone-times = { $count } times
web-zone-hidden = { $count ->
    [one] one face down
   *[other] { $count } face down
}

# Asking in words: the search field over rules and glossary

web-ask-field = Ask in your own words
web-ask-hint = Can I …? When …? What does … do?
web-ask-clear = Clear the question
web-ask-examples = For example
web-ask-with = with: { $options }
web-ask-more = { $count ->
    [one] One answer more
   *[other] { $count } answers more
}
web-ask-found = { $count ->
    [one] One answer. { $title }: { $text }
   *[other] { $count } answers. First: { $title }: { $text }
}
web-ask-none = No rule or word of this game answers that. Try a word that stands on the table, such as the name of a building.
web-ask-san-juan-1 = Can I build a second quarry?
web-ask-san-juan-2 = Can a building hold two goods?
web-ask-san-juan-3 = When is the game over?
web-ask-san-juan-4 = What is the library for?
web-ask-puerto-rico-1 = Do I have to load my goods?
web-ask-puerto-rico-2 = Why does my plantation give nothing?
web-ask-puerto-rico-3 = When is the game over?
web-ask-puerto-rico-4 = What is the hospice for?
web-ask-venezia-1 = May I build with somebody else?
web-ask-venezia-2 = How do I drain a swamp?
web-ask-venezia-3 = When is the game over?
web-ask-venezia-4 = What is gold for?
web-ask-burgundy-1 = Can I change a die?
web-ask-burgundy-2 = Where may I lay a tile?
web-ask-burgundy-3 = How many rounds do we play?
web-ask-burgundy-4 = What do animals score?

# The guided game

web-guide = Guide
web-guide-list = Guided game
web-guide-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
web-guide-kept = If you leave, go on from here any time.
web-guide-done = done
web-guide-step = step { $number } of { $count }
web-guide-yours = { $touch ->
    [yes] Your move
   *[no] Your click
}
web-guide-note-other = You may, but now try this:
web-guide-note-read = Read this first, then go on:
web-guide-confirm = Chosen: now confirm.
web-guide-door = First touch: { $tab }.
web-guide-why = Why?
web-guide-short = In short
web-guide-go-on = Go on
web-guide-past = You have done this already.
web-guide-back = To step { $number }
web-guide-skip = Skip the guide
web-guide-skip-short = Skip
web-guide-leave = Leave the guide? From here you play freely.
web-guide-stay = Stay
web-guide-skipped = Guide skipped: from here you play freely.
web-guide-stays = The guide cannot be left just now: try again in a moment.
web-guide-did = What you did
web-guide-play-on = Go on with this game
web-guide-other = Guide to { $game }
web-guide-learn = Back to Learn

# The page “Learn”: the guided round, a round in a minute, the words

web-learn-title = You learn by playing.
web-learn-sub = One guided round for each game, four minutes each. Then questions, words and rules when you need them.
web-learn-pieces = Rules piece by piece
web-puzzles = Puzzles
web-learn-guide = Play a guided round
web-learn-resume = Go on from step { $step }
web-learn-again = Play it again
web-learn-short-guide = Try it
web-learn-short-resume = Go on
web-learn-short-again = Again
web-learn-at = step { $step } of { $steps }
web-learn-done = done on { $day }
web-learn-minutes = four-minute guide
web-learn-steps = { $count } steps · four minutes
web-learn-ask = Ask why
web-learn-ask-note = what can be done, and which rule says so
web-learn-words = Words of the game
web-learn-search = Word or rule number
web-learn-offer = First time?
web-learn-offer-text = Guided round, 4 minutes.
web-learn-offer-close = Do not offer the guide to { $game } again
web-minute = A round in one minute
web-minute-of = { $game }, a round in one minute
web-minute-loops = loops
web-minute-pause = Pause
web-minute-play = Play
web-minute-before = Picture before
web-minute-next = Next picture
web-coach = The coach says what a choice brings
