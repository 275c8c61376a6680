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
term-not-for-teams = The rules say nothing of it for teams.

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
