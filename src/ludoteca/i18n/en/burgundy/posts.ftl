# Border posts (E 4).

option-posts = Border posts
    .help = Three posts stand around every duchy. Joining two of them by tiles scores the value of the phase; the first two players to join all three take a bonus tile. (E 4)
    .brief = Two posts joined by tiles score the value of the phase; all three bring a bonus tile.
    .ask = What scores
option-posts-no = no
option-posts-pairs = yes: every pair that is joined scores
    .short = every pair
option-posts-once = yes: only the first pair scores
    .short = only the first pair
term-no-posts-on-board = The board file does not say where the posts stand.

fact-links = { $links ->
    [one] joins two border posts
   *[other] joins { $links } pairs of border posts
}
fact-border_tile = with a border tile

event-link = { $own ->
    [yes] You join { $pairs ->
        [one] two border posts
       *[other] { $pairs } pairs of border posts
    }
   *[no] { $seat } joins { $pairs ->
        [one] two border posts
       *[other] { $pairs } pairs of border posts
    }
}
event-border_tile = { $own ->
    [yes] You have joined all three border posts and take { $place ->
        [1] the large
       *[other] the small
    } border tile
   *[no] { $seat } has joined all three border posts and takes { $place ->
        [1] the large
       *[other] the small
    } border tile
}
cause-posts = for border posts
source-posts = border posts

table-posts = Border posts
table-post = post { $post }: hexes { $hexes }
table-border-left = tiles { $points }
table-border-gone = no tile left
table-joined = Joined
table-post-pair = posts { $one } and { $other }
table-border-tile = { $place ->
    [1] large border tile
   *[other] small border tile
}

## At the browser’s table

web-bu-posts = Border posts
web-bu-post = Border post { $post }
web-bu-posts-of = { $count } of 3
web-bu-posts-help = Two posts that a path of tiles joins bring the bonus of the phase; whoever joins all three first takes a bonus tile.
web-bu-posts-pay = joining two brings { $points } now
web-bu-post-reached = reached by a tile
web-bu-post-not-reached = not reached yet
web-bu-touches-post = touches border post { $post }
web-bu-all-posts = all border posts
web-bu-post-stands = { $side ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
} post, { $reached ->
    [yes] reached
   *[no] not reached
}
