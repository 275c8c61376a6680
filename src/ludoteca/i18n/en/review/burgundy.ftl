# Why an answer is good in The Castles of Burgundy, or another is not, as a review says it to the seat that was asked.

## Areas, kinds, points

review-burgundy-closes = You complete an area of { $size }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $more } for phase { $phase }.
review-burgundy-grows = You go on with an area of { $size }: { $left ->
    [one] one hex is still missing
   *[other] { $left } hexes are still missing
}.
review-burgundy-wins-bonus = You cover the last hex of a kind ({ $colour }): a bonus of { $points } points.
review-burgundy-nears-bonus = Of one kind ({ $colour }) { $left ->
    [one] one hex is left then
   *[other] { $left } hexes are left then
}: the bonus is worth { $points } points.
review-burgundy-herd = { $before ->
    [0] The livestock scores { $points } points
   *[other] With the animals already in the pasture you score { $points } points
}.
review-burgundy-feeds = With { $tile_the } your monasteries will count { $points } points more at the end.
review-burgundy-scores = At once { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $source }.
review-burgundy-opens = You open { $hexes ->
    [one] one new hex to build on
   *[other] { $hexes } new hexes to build on
}.
review-burgundy-makes-room = Your storage is full: this frees a place.

## What tiles do

review-burgundy-castle = Placed, the Castle gives another action with any number.
review-burgundy-mine = A Mine placed now still yields { $silver } silver until the end.
review-burgundy-works-on = Until the end { $tile_the } works for you: { $rounds ->
    [one] in this last round
   *[other] { $rounds } rounds more
}.
review-burgundy-counts-last = At the end { $tile_the } counts: { $points } points with the duchy as it is.
review-burgundy-ship = With a Ship you can load { $goods ->
    [one] one good
   *[other] { $goods } goods
} from depot { $depot }.
review-burgundy-goes-first = With a Ship you go to the head of the turn order.
review-burgundy-goes-before = With a Ship you pass { $seat } in the turn order.
review-burgundy-watchtower = Placed, the Watchtower scores { $points } points.
review-burgundy-bank = Placed, the Bank gives { $silver } silver.
review-burgundy-boarding-house = Placed, the Boarding house gives { $workers } workers.
review-burgundy-warehouse = Placed, the Warehouse can sell { $goods ->
    [one] one good
   *[other] { $goods } goods
}: { $points } points.
review-burgundy-city-hall = Placed, the City hall places another tile, too, { $tile_the } for instance.
review-burgundy-fetches = When you place { $tile_the } you take another tile from the depots.

## Costs and dice

review-burgundy-pays-workers = The other choice costs { $workers ->
    [one] one worker
   *[other] { $workers } workers
}.
review-burgundy-pays-silver = The other choice costs { $silver } silver.
review-burgundy-hires = You take { $workers } workers.
review-burgundy-hires-first = You have no workers: this brings { $workers }.
review-burgundy-earns-silver = It brings { $silver } silver besides.
review-burgundy-keeps-dice = You pay { $silver } silver, and the dice are left for something else.
review-burgundy-either-way = The other choice stays possible right afterwards.
review-burgundy-then-other = The other choice stays possible right afterwards; not the other way round.

## Goods

review-burgundy-sells = You sell { $goods ->
    [one] one good
   *[other] { $goods } goods
}: { $points } points and { $silver } silver.
review-burgundy-frees-place = You free a place for another kind of goods.
review-burgundy-feeds-sales = With the goods sold your monasteries will count { $points ->
    [one] 1 point
   *[other] { $points } points
} more at the end.
review-burgundy-more-lie = Of goods { $good } { $goods ->
    [one] one more lies
   *[other] { $goods } more lie
} in the depots: your stack can grow.
review-burgundy-loads = From depot { $depot } you load { $goods ->
    [one] one good
   *[other] { $goods } goods
}.
review-burgundy-loads-same = Of the goods of depot { $depot } { $goods ->
    [one] one goes
   *[other] { $goods } go
} onto stacks you have.
review-burgundy-takes-places = The goods of depot { $depot } would take { $places ->
    [one] one new place
   *[other] { $places } new places
}.
review-burgundy-denies-goods = You take away { $goods ->
    [one] one good
   *[other] { $goods } goods
} of a kind that { $seat } holds already.
review-burgundy-stows = Of goods { $good } { $goods ->
    [one] one lies
   *[other] { $goods } lie
} there.
review-burgundy-sold-next = With the die that is left you can sell goods { $good } at once.

## Stored tiles

review-burgundy-only-here = For { $tile_the } this is the only hex now.
review-burgundy-no-hex = For { $tile_the } there is no hex left in your duchy.
review-burgundy-nowhere = For { $tile_the } there is no hex beside your tiles now.
review-burgundy-many-hexes = For { $tile_the } { $hexes ->
    [one] one hex lies
   *[other] { $hexes } hexes lie
} beside your tiles.
review-burgundy-no-time = You have { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} still to place, and { $rounds ->
    [one] this is the last round
   *[other] { $rounds } rounds are left with this one
}.
review-burgundy-waiting = Of this kind ({ $colour }) you store { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} already.
review-burgundy-can-close = With { $tile_the } you can complete an area of { $size }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $more } in this phase.
review-burgundy-can-grow = With { $tile_the } you can go on with an area of { $size }: { $left ->
    [one] one hex is missing
   *[other] { $left } hexes are missing
}.
review-burgundy-can-bonus = Of one kind ({ $colour }) { $left ->
    [one] you lack one hex
   *[other] you lack { $left } hexes
}: the bonus is worth { $points } points.
review-burgundy-can-herd = { $before ->
    [0] With { $tile_the } you can score { $points } points
   *[other] With { $tile_the } and the animals already in the pasture you can score { $points } points
}.
review-burgundy-placed-next = With the other die ({ $die }) you can place { $tile_the } at once.
review-burgundy-last-one = In the numbered depots it is the last tile of this kind: { $colour }.
review-burgundy-rival-closes = With { $tile_the } { $seat } could complete an area of { $size }.
review-burgundy-drops-one = You have no room: the other choice discards a tile.
review-burgundy-fills-storage = The other choice fills your storage.

## The first castle

review-burgundy-castle-near = { $hexes } hexes lie around it.
review-burgundy-castle-colours = The hexes around it are of { $colours } kinds.
review-burgundy-castle-numbers = The hexes around it have { $numbers } different numbers.
review-burgundy-castle-small = Beside it { $areas ->
    [one] lies one small area
   *[other] lie { $areas } small areas
}: to complete one in phase A brings { $more } points more.

## Expansions

review-burgundy-white-castle = Placed, the White castle gives an action with the number of the white die.
review-burgundy-crane = Placed, the Crane does what a building of your choice does.
review-burgundy-inn-grows = With an Inn the area will count as { $size }: { $points } points more when it is complete.
review-burgundy-nears-post = You bring two border posts nearer: { $left ->
    [one] one tile is
   *[other] { $left } tiles are
} missing between them.
review-burgundy-can-near = With { $tile_the } you can bring two border posts nearer: { $left ->
    [one] one tile is
   *[other] { $left } tiles are
} missing between them then.
review-burgundy-links = You link { $hexes ->
    [one] one new hex
   *[other] { $hexes } new hexes
} to a castle.
review-burgundy-can-link = With { $tile_the } you can link { $hexes ->
    [one] one new hex
   *[other] { $hexes } new hexes
} to a castle.
review-burgundy-route-workers = The trade route brings { $workers } workers.
review-burgundy-route-silver = The trade route brings { $silver } silver.
review-burgundy-pays-points = The other choice costs both dice and { $points } points.
review-burgundy-shield = With { $tile_the } you have { $points } points at the end, if you keep it.
review-burgundy-both-dice = The other choice ({ $tile }) takes both dice.
review-burgundy-vine-points = The vineyard counts { $points ->
    [one] 1 point
   *[other] { $points } points
} more for you.
review-burgundy-vine-level = You complete a level of the vineyard: you choose a grape tile.
review-burgundy-grape = This grape tile ({ $grape }) scores an area at once: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
