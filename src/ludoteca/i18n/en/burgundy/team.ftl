# The team game: two against two (E 9).

option-team = Teams
    .help = Two against two: partners sit crosswise, share a board of two halves, goods, silver, workers and two key spaces, and add up their points. (E 9)
option-team-no = no
option-team-beginner = yes, on the beginners’ side
    .short = for beginners
option-team-expert = yes, on the experts’ side
    .short = for experts
name-team = Teams’ board, beginners’ side
name-team_expert = Teams’ board, experts’ side

term-two-against-two = Four play in teams, two against two.
term-team-board = A team has a board of its own.
term-not-for-teams = The rules do not provide for it in the team game.

ask-turn-slot = { $way_id ->
    [come] Where do you keep { $tile_the }?
    [drop] { $tile } lies in a shared key space and in one of yours: which one leaves the game?
   *[place] { $tile } lies in a shared key space and in one of yours: which one do you place?
}
    .step = which key space
act-shared = In the shared key spaces
act-private = In your own key spaces

table-teams = Teams
table-partner = with
table-shared = shared
table-private = own
table-free = { $number } free

web-log-point = { $own ->
    [yes] You point at hex { $at }
   *[no] { $name } points at hex { $at }
}

## At the browser’s table

web-bu-team = Team { $team }
web-bu-team-duchy = { $mine ->
    [yes] Your duchy
   *[no] Team { $team }
}
web-bu-team-points = The team: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-bu-team-pan = Move the view of the duchy
web-bu-resources-shared = Shared resources
web-bu-goods-shared = Shared goods
web-bu-keys-own = Yours, private
web-bu-keys-shared = The team’s
web-bu-keys-theirs = private spaces
web-bu-keys-common = shared
web-bu-keys-own-help = Only you can place what you keep here.
web-bu-keys-shared-help = Both you and { $name } can place what lies here.
web-bu-partners-only = only { $name } can place it
web-bu-locked = { $tile }, private space of { $name }
web-bu-partner = Your partner
web-bu-partner-of = Your partner: { $name }
web-bu-partner-up = is playing
web-bu-partner-first = plays first
web-bu-partner-after = after
web-bu-point = Point at a hex
web-bu-point-short = Point
web-bu-pointing = Touch a hex
web-key-point = point at a hex for your partner

## Why not

reason-partners-own = your partner’s own
    .why = It lies in a private key space of your partner, who alone may use it.
