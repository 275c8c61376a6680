# Answers that several expansions have.

act-pick = { $known ->
    [no] Take the tile on place { $a } of the black depot
   *[yes] Take { $tile } from the black depot, place { $a }
}
    .group = Take from the black depot
    .item = { $a } { $tile }
    .do = Take
act-done = That is all

# At the browser’s table: what is mine by expansions.
web-bu-shelf = Also mine
web-bu-powers-short = Powers
web-bu-powers = { $count ->
    [one] One power you can use now
   *[other] { $count } powers you can use now
}
web-bu-power-which = Choose beside this how to use it.
web-key-shields = to shields and powers
