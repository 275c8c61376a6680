# The Castles of Burgundy: answers to what players ask, in our own words, with the numbers of the rules.

alike-hex = hex, hexagon, space, cell
alike-pasture = pasture, field, meadow
alike-alone = alone, solo, myself, solitaire
alike-duchy = duchy, board, plate, mat
alike-storage = storage, store, reserve, hand
alike-silver = silver, silverling, coin, coins, money
alike-livestock = livestock, animal, animals, cattle
alike-goods = goods, good, ware, wares, merchandise
alike-area = area, region
alike-castle = castle, burgundy
alike-die = die, dice
alike-worker = worker, labourer
alike-monastery = monastery, abbey, cloister, yellow
alike-ship = ship, boat
alike-city = city, town
alike-tribute = tribute, tax
alike-grape = grape, vine, wine
alike-partner = partner, teammate, mate, ally

## The start

rule-setup-start = What everybody begins with
    .text = Three goods drawn at random, one silver and a castle; the starting player has 1 worker, the next 2, then 3 and 4. A lot decides who starts.
    .rule = CoB 7-9
    .words = starting goods, starting silver, workers at the start, who begins, why has he more workers, setup
rule-first-castle = The castle of the start
    .text = You put it on any castle hex of your duchy, before the first round. It has no action and no points; everything you place later grows from it.
    .rule = CoB 11
    .words = where does the first castle go, choose my castle, starting castle, does the starting castle give an action, best castle hex
rule-duchies = Duchies differ
    .text = A duchy is a board of 37 hexes: the colour of a hex says which tile goes there, its number with which die. The book deals everybody a plate and lets them choose its side; in a first game all play duchy 1 or all play duchy 2.
    .rule = CoB 6, CoB 27
    .about = duchies
    .words = choose my duchy, which board do I play, numbers on the hexes, colours of the hexes, same board for all, which duchy for a first game

## Phases and rounds

rule-game-length = Five phases of five rounds
    .text = The game always lasts 25 rounds: five phases, A to E, of five rounds each. So everybody uses 50 dice in all.
    .rule = CoB 12
    .words = how long is the game, how many rounds, how many turns do I have, how many phases, number of actions
rule-new-phase = What a new phase clears and fills
    .text = All tiles left in the depots, the black one too, go out of the game, and every space gets a new tile of its colour at random. Goods in the depots stay, and so does what you have stored.
    .rule = CoB 13, CoB 14, CoB 16
    .words = new tiles, tiles nobody took, do tiles stay, when are depots refilled, do goods stay in the depot, will this tile still be there
rule-depots-by-players = Fewer players, fewer tiles
    .text = Spaces marked 4 are filled with four players only, and for two the board has fewer spaces. With three, one space of depot 6 holds a castle in phases A, C and E, and a mine in B and D.
    .rule = CoB 2, CoB 14, CoB 15
    .words = two players, three players, how many tiles in a depot, spaces stay empty, number of tiles, depot 6 mine or castle, why is there no tile
rule-goods-coming = Where the goods come from
    .text = Each phase has five goods, open to all, one for each round. At the start of a round its good goes to the depot that the white die shows, and stays until a ship takes it.
    .rule = CoB 17, CoB 20
    .words = how do goods get into the depots, new goods, next goods, which good comes next, why are goods there
rule-phase-end = The end of a phase
    .text = After the fifth round everybody gets one silver for each mine in the duchy, and some monasteries pay too. Then the next phase begins.
    .rule = CoB 18
    .words = when do mines pay, when do I get silver, after the fifth round, income, what happens between phases
rule-roll = Everybody rolls at once
    .text = At the start of a round all players roll their two dice at the same time, and everybody can see them. You keep them until your turn.
    .rule = CoB 19
    .words = when do I roll, roll again, reroll, see the dice of the others, are dice secret, new dice
rule-white-die = The white die
    .text = It only says to which depot the good of this round goes. Nobody can use it for an action, and workers cannot change it.
    .rule = CoB 20
    .words = what is the white die for, use the white die, third die, change the white die, who rolls the white die, extra die
rule-turn-order = Who plays before whom
    .text = Whoever is furthest on the order track plays first; of markers in one stack the top one comes first. The order holds for a whole round: a ship moves you ahead for the next.
    .rule = CoB 21, CoB 34, CoB A10
    .words = who goes first, order of play, turn track, marker stack, same space on the track, become first player, why am I last, clockwise, who is first player

## A turn

rule-two-actions = Two actions, one for each die
    .text = With each die you take a tile, place one, sell goods or take two workers. Choose the order freely; you may do the same thing twice.
    .rule = CoB 22
    .words = what can I do in my turn, same action twice, take two tiles, place two tiles, two equal dice, how many actions, choose the order
rule-unused-die = A die that fits nothing
    .text = Two workers can always be taken, with any number, so no die is ever useless. Leaving a die unused is offered only if the table plays by the letter.
    .rule = CoB 29, CoB 22
    .words = pass, skip an action, do nothing with a die, bad roll, useless die, do I have to use both dice, my number fits nowhere, save a die
rule-change-die = Workers change a die
    .text = Each worker you give changes one of your dice by one, up or down, and 6 and 1 are neighbours. You may use several on one die, at any time in your turn; it is no action.
    .rule = CoB 23, CoB 24
    .words = change the number, another number, turn a 1 into a 6, several workers on one die, is it an action, I need a 5, adjust a die, plus one minus one, how many workers on a die, spend workers
rule-take-tile = Taking a tile
    .text = A die takes any one tile from the depot of its number. It goes into a free place of your storage.
    .rule = CoB 25
    .words = get a tile, which tiles can I take, from which depot, pick up a tile, take from another depot, draft
rule-straight-to-duchy = Never straight into the duchy
    .text = A tile you take always goes into your storage first. Even if you place it with your very next action, it needs a free place there.
    .rule = CoB 25, CoB 45
    .words = take and place at once, place directly, skip the storage, same die take and place, use a tile immediately, straight from the depot
rule-storage-full = Storage is full
    .text = You have three places. With all of them full, a take by a die lets you put one stored tile out of the game first.
    .rule = CoB 26, CoB A4
    .words = three tiles stored, no room for a tile, how many tiles can I keep, fourth tile, key spaces full, make room, take with a full storage, I have three tiles, take another
rule-throw-away = A tile I no longer want
    .text = Only to make room when a die or a castle’s action takes another: one stored tile then leaves the game. At any other moment it stays in your storage.
    .rule = CoB 26, CoB A4
    .words = discard a tile, throw a tile away, give a tile back, return a tile to the depot, swap a tile, useless tile, free a place
rule-place-tile = Where a tile may go
    .text = On an empty hex of its colour that shows the number of your die, beside a tile that lies in your duchy already. What the tile does happens at once.
    .rule = CoB 27
    .words = place a tile, where can I put it, colour of the hex, number of the hex, must it touch another tile, adjacent, not next to my tiles, put it anywhere, does it have to touch my other tiles
rule-other-colour = Colours must match
    .text = No: a tile goes only on hexes of its own colour, and no worker and no building changes that. Any neighbour will do, of whatever colour.
    .rule = CoB 27
    .words = wrong colour, different colour, ship on a green hex, put a building on a castle hex, does the neighbour need the same colour, jump to another area
rule-placed-stays = What is placed stays
    .text = A tile in the duchy never moves again, never leaves and is never replaced. Nothing can be placed on top of it.
    .rule = CoB 31
    .words = move a tile, remove a placed tile, replace a tile, swap two tiles, overbuild, take it back, change my mind
rule-sell-goods = Selling goods
    .text = A die sells the goods of its number: exactly one silver in all, and for each of them 2, 3 or 4 points with 2, 3 or 4 players. Sold goods lie face down beside your board.
    .rule = CoB 28
    .words = how do I sell, points for goods, silver for goods, what are goods worth, how much for three goods, which goods can I sell
rule-sell-part = Only the whole stack is sold
    .text = No part of it can be kept: all your goods of that number go at once. Goods of another number need another sale.
    .rule = CoB 28
    .words = sell only one, keep some goods, sell half, sell all my goods at once, two kinds with one die, sell different goods together, sell just one of my goods, sell one of three goods, sell fewer goods, sell them singly
rule-take-workers = Taking workers
    .text = Any die, whatever it shows, brings two workers. There is no limit to how many you may have, and they never run out.
    .rule = CoB 29, CoB 1
    .words = get workers, more workers, how many workers can I have, limit of workers, run out of workers, which number for workers, maximum of workers
rule-black-purchase = Buying from the black depot
    .text = Once in your turn two silver buy any of its tiles, besides your two actions and at any moment: before, between or after them. No die is needed.
    .rule = CoB 30, CoB A3
    .words = black depot, buy a tile, price of a black tile, how much silver, when can I buy, is buying an action, use of silver, middle of the board
rule-buy-twice = One purchase in a turn
    .text = No: only once in each turn, however much silver you have.
    .rule = CoB 30
    .words = buy twice, two black tiles, buy several tiles, I have a lot of silver, four silver two tiles, second purchase
rule-buy-full = No purchase with a full storage
    .text = A purchase needs a free place: no stored tile may be put out of the game for it. Place one first, or take the discard with a die.
    .rule = CoB 30, CoB A4
    .words = buy with three tiles stored, purchase needs room, why can’t I buy, full storage and silver, discard to buy
rule-black-by-effects = Nothing else opens the black depot
    .text = No: dice, castle, market, church and carpenter take from the six numbered depots only. Black tiles are bought.
    .rule = CoB 30, CoB 41
    .words = take from the black depot with a die, church from the black depot, castle action black depot, black tile for free, market black depot
rule-black-tiles = What black tiles are
    .text = Ordinary tiles of all six colours with a black back: once you have one it is placed and works like any other. There are new ones in every phase.
    .rule = CoB 16
    .words = are black tiles different, black back, what is in the black depot, place a black tile, colour of a black tile

## Tiles

rule-ship-depot = A ship empties any depot
    .text = Yes, any of the six: the number of your die does not matter. The ship takes all goods there, as far as you have room.
    .rule = CoB 32
    .words = which depot does a ship use, goods with a ship, choose the depot, does the die matter for a ship, get goods, how do I get goods
rule-goods-limit = Three kinds of goods
    .text = You store three kinds at most, but as many of each as you like. What finds no room stays in the depot; of several new kinds you choose which to take.
    .rule = CoB 32, CoB 33
    .words = how many goods can I have, fourth kind of goods, limit of goods, no room for goods, different goods, goods storage full, how many goods can I store
rule-leave-goods = Goods with room come along
    .text = You may not leave goods of a kind you have, nor of a new kind while there is room. But you may choose a depot with nothing in it.
    .rule = CoB A6
    .words = refuse goods, do I have to take goods, leave some goods, take only one kind, ship without goods, empty depot, take all the goods
rule-ship-marker = A ship moves the marker
    .text = Each ship takes your marker one space ahead on the order track, on top of those already there. If you are now first, the white die is yours from the next round on.
    .rule = CoB 34
    .words = play earlier, move ahead, get the white die, overtake on the track, order after a ship, does it change this round
rule-castle-action = The action of a castle
    .text = At once one more action with a number of your choice: take, place, sell or two workers. Everything that helps with dice helps here too.
    .rule = CoB 35, CoB A8
    .words = extra action, bonus action, any number, after placing a castle, sell with a castle, keep the castle action for later
rule-chains = One tile sets off another
    .text = Yes, without limit: a castle may place a castle, a city hall another building, and each does what it does. The last effect is finished first.
    .rule = CoB 35, CoB 44, CoB A12
    .words = chain, combo, castle after castle, city hall places a castle, several effects in one turn, effect of the second tile, two castles in a row
rule-mine-silver = Mines pay at the end of a phase
    .text = Nothing when placed, but one silver at the end of every phase from then on, the present one included.
    .rule = CoB 36, CoB 18
    .words = does a mine give silver now, mine placed in the last round, income from mines, how often does a mine pay
rule-livestock-points = How livestock scores
    .text = The animals on the tile, plus those of all tiles of the same species already in that pasture. Earlier tiles so score again each time; they need not touch the new one.
    .rule = CoB 37, CoB 38
    .words = points for cows, points for sheep, do old animals score again, must animals touch, how many points for a pig, second tile of the same animal
rule-livestock-mixed = Different animals in one pasture
    .text = Yes, they may stand together; each species counts for itself. Animals in other pastures do not count.
    .rule = CoB 37, CoB 38
    .words = mix animals, cows and sheep together, two species, other pasture, two pastures, only one kind of animal, sheep and pigs in one field, live together
rule-effect-unusable = A building whose effect is no use
    .text = You may place it all the same; the effect is then lost, it cannot be used later. What it would let you take, place or sell you may also decline.
    .rule = CoB 39
    .words = market without ships, no tile to take, effect lost, save the effect, use it later, must I use the effect, decline a building, place it anyway, a building I do not need
rule-effect-once = A building works once
    .text = Only when it is placed, without a die and without an action. Afterwards it just lies there.
    .rule = CoB 39
    .words = effect every round, use the bank again, building again and again, permanent effect, does a building cost an action
rule-same-building = One of each building in a city
    .text = No: in one city, an area of building hexes that touch, each of the eight may stand once. In another of your cities it may stand again.
    .rule = CoB 40
    .words = two banks, same building twice, second market, two watchtowers in a city, what is a city, building already there, another city
rule-effect-tile-room = Tiles from buildings need room
    .text = What market, carpenter or church take goes into a free place of your storage. With none free you get nothing: no tile is discarded for it.
    .rule = CoB 41, CoB A4
    .words = church with full storage, market no room, tile from a building into the duchy, free place for the carpenter, discard for the church
rule-warehouse-sale = A warehouse sells like a die
    .text = Yes: the whole stack of one kind, of your choice, for one silver and the usual points. It needs no die of that number.
    .rule = CoB 42
    .words = sell without a die, sell any goods, warehouse silver, warehouse points, sell twice in a turn
rule-city-hall-place = A city hall ignores the number
    .text = It places another of your stored tiles on a hex with any number. Colour, a neighbouring tile and one building of a kind in a city still hold.
    .rule = CoB 44, CoB A5
    .words = second tile at once, place without a die, number does not matter, extra placement, city hall needs a number

## Scoring

rule-area-points = Points for an area
    .text = When its last hex is covered: 1, 3, 6, 10, 15, 21, 28 or 36 for 1 to 8 hexes, and the bonus of the phase besides. A part of an area brings nothing.
    .rule = CoB 46
    .words = how much does an area score, complete an area, big area, size of a region, half finished area, points for regions
rule-phase-bonus = Early areas pay more
    .text = Each area completed scores 10 more in phase A, then 8, 6, 4, and 2 in phase E. Its size makes no difference to that.
    .rule = CoB 46
    .words = finish early, bonus of the phase, small areas first, why ten points, points by phase, late in the game
rule-start-castle-score = The first castle scores nothing
    .text = No, it brings no points even where it fills an area of one hex by itself.
    .rule = CoB 47
    .words = points for the starting castle, area of one hex with the castle, castle at the start completes an area
rule-bonus-tiles = Covering all hexes of a kind
    .text = Whoever covers all hexes of a colour first gets 5, 6 or 7 points with 2, 3 or 4 players, the second 2, 3 or 4. The points come at once; third and fourth get nothing.
    .rule = CoB 48
    .words = bonus for a colour, first to finish a colour, all mines, all monasteries placed, second player bonus, third player nothing
rule-score-order = Points before the effect
    .text = First come the points for the area and the phase, then a bonus tile, then what the tile does. All of them at once, not at the end.
    .rule = CoB 46, CoB A9
    .words = when do I get points, order of scoring, points at once, scored immediately, during the game
rule-final-points = Points at the end
    .text = One for each good not sold, one for each silver, one for every two workers, and what your monasteries give. Tiles still in storage count nothing.
    .rule = CoB 50
    .words = final scoring, leftover silver, leftover workers, unsold goods, what counts at the end, are resources worth points
rule-stored-at-end = Stored tiles are worth nothing
    .text = No: only what lies in the duchy counts when the game ends. A monastery you could not place gives nothing.
    .rule = CoB 50
    .words = tiles not placed, monastery in storage at the end, points for stored tiles, penalty for tiles left, empty hexes cost points, lose points for tiles, minus points
rule-tie = A tie
    .text = Of players with equal points the one with fewer empty hexes wins, then the one further back on the order track. The table can be set up the other way round.
    .rule = CoB 51, CoB A1
    .words = same points, draw, who wins on equal points, tie break
rule-nothing-hidden = Almost nothing is hidden
    .text = Dice, stored tiles, goods, silver and workers of everybody are open. Only what will come from the bags, and from the goods still face down, nobody knows.
    .rule = CoB 17, CoB 19, CoB 55
    .words = look at others’ tiles, secret, hidden information, see the goods of others, what will come next

## Monasteries

rule-monastery-start = From when a monastery works
    .text = From the moment it lies in your duchy, for everything you do after; those with points count once, when the game ends. In storage it does nothing.
    .rule = CoB 27, CoB 50
    .words = when does a monastery work, yellow tiles, permanent effect, monastery in storage, how long does it work
rule-free-step = Free steps and workers together
    .text = Yes: the one step of monasteries 9 to 12 costs nothing and adds to the workers you give. It is one step, also with monastery 8.
    .rule = CoB A7
    .words = monastery 9 and workers, change a die without workers, plus one for free, add workers to a monastery, monastery 8 and 12
rule-neighbour-depot = Neighbouring depots
    .text = For monastery 5 the depots lie in a ring from 1 to 6, so 6 and 1 are neighbours. The second depot may be left alone.
    .rule = CoB A6
    .words = which depots are neighbours, depot 1 and 6, next to a depot, ship takes from two depots, monastery 5 must I
rule-six-and-purchase = Monastery 6 beside the purchase
    .text = Yes, both in the same turn: its two workers for a building are no purchase. It too works once a turn and needs a free place.
    .rule = CoB A2
    .words = building for workers, buy and use monastery 6, once per turn monastery, pay with workers, workers instead of silver
rule-monastery-counts = What monasteries 16 to 23 count
    .text = All buildings of the kind shown in your whole duchy, in whichever city: 4 points for each. Those placed before count as well as those placed after.
    .rule = CoB 56
    .words = four points for each building, buildings placed before the monastery, count in all cities, points for banks, is the order important
rule-sold-goods-count = Only sold goods count
    .text = Monasteries 15 and 25 look at everything you have sold in the game, also before you placed them. Unsold goods do not count for them.
    .rule = CoB 55, CoB 57
    .words = goods sold before, look at my sold goods, unsold goods monastery, kinds of goods sold, how many goods did I sell
rule-worker-monasteries = Monasteries 13 and 14, and where not
    .text = They work whenever an action takes workers, that of a castle too, but not for the four workers of a boarding house.
    .rule = CoB 54, CoB A8
    .words = boarding house and monastery 14, four workers, more workers with a monastery, castle workers, silver with workers
rule-same-building-monastery = Monastery 1 lifts the limit
    .text = With it the same building may stand several times in your cities, from then on. Each does what it does when it is placed.
    .rule = CoB 40
    .words = two banks with a monastery, allow the same building, more of the same building, no limit in a city
rule-others-duchy = Everybody has a duchy alone
    .text = No: you place tiles in your own duchy only, and nobody can take anything out of it. You get in each other’s way only in the depots and in the race for bonus tiles.
    .rule = CoB 27
    .words = attack, take from another player, place in another’s duchy, steal, interaction, trade with players, harm

## Duchies 11-18: castle link

rule-link = Linked to a castle
    .text = Every new tile touches a castle tile, or tiles of its own colour lead from it to one without a gap. That comes on top of the usual rules for placing.
    .rule = E 1.2
    .option = link=yes
    .words = must it touch a castle, castle link, why can’t I place here, connected to a castle, same colour up to the castle, another colour in between, not connected
rule-link-castles = New castles need no link
    .text = No: a castle is placed by the usual rules, beside any tile. From then on other tiles can hang on it.
    .rule = E 1.3
    .option = link=yes
    .words = castle beside a castle, does a castle need a link, place a new castle, castle far from other castles
rule-link-buy-back = Buying a castle back
    .text = In your turn both dice, still unused, and 5 points bring one into a free place of your storage. You need at least 5 points.
    .rule = E 1.4, E R3
    .option = link=yes
    .words = get another castle, castle for points, pay with points, both dice for a castle, castles set aside, five points, buy a castle with points
rule-link-aside = Castles set aside
    .text = Only castles that were still in a depot, numbered or black, when a phase ended. One that a player put out of the game is gone for good.
    .rule = E 1.4, E R4
    .option = link=yes
    .words = which castles can be bought back, discarded castle, no castle to buy, castles left over, black castle
rule-link-others = What leads to a castle
    .text = White castles and the crane lead like buildings, geese like livestock. An inn leads nowhere and must touch a castle itself; an empty castle hex links nothing.
    .rule = E R2
    .option = link=yes
    .words = inn and castle link, white castle as a link, empty castle hex, crane link, does an inn connect
rule-link-duchies = Castle link for duchies 11-18 only
    .text = Castle link and castles bought back are played only if everybody has a duchy of 11 to 18. Duchies 19 to 22 bring new layouts and no rules.
    .rule = E 1.5, E R41
    .words = link on other boards, duchies 11 to 18, duchies 19 to 22, championship boards, special duchy rules

## Monasteries 27 and 28, crane, geese

rule-tiles-mixed = Where the four tiles turn up
    .text = The two monasteries among the yellow tiles, crane and geese in the black depot. There is one of each, and it may not come at all.
    .rule = E 2.1
    .option = tiles=yes
    .words = where is the crane, how many cranes, when do the geese come, extra tiles in which depot, find monastery 27
rule-top-of-stack = Staying on top with monastery 27
    .text = Yes: from the moment you place it your marker lies on top of its stack, even when somebody sails onto that space later.
    .rule = E 2.2, E R5
    .option = tiles=yes
    .words = somebody arrives on my space, stay ahead on the track, monastery 27 order, who is first in a stack
rule-hire-often = Buying workers with monastery 28
    .text = As often as you can pay, at any moment of your turn: one silver for two workers. It is no action, and not the purchase of the turn.
    .rule = E 2.3, E R6
    .option = tiles=yes
    .words = workers for silver, buy workers several times, buy workers and a black tile, price of workers
rule-crane-copies = The crane works as any building
    .text = As any of the eight, even if you have none of them; with white castles in play as one of those too. You may also let it do nothing.
    .rule = E 2.4, E R7
    .option = tiles=yes
    .words = copy a building, crane without buildings, crane as white castle, which effect with the crane, decline the crane, crane as a bank
rule-crane-counts = The crane in a city and at the end
    .text = It is a building of a kind of its own, so it fits into every city. At the end it counts once, for the best of your monasteries that count buildings.
    .rule = E 2.6, E R8
    .option = tiles=yes
    .words = crane with a bank in the city, crane counts as, crane and monastery 22, does the crane count twice
rule-geese-score = How geese score
    .text = Two points, and those of one other species in the pasture, the best one. With 2 cows and 3 cows there that makes 7.
    .rule = E 2.7, E 2.10, E R8
    .option = tiles=yes
    .words = points for geese, geese with cows, geese beside two species, which animal with the geese
rule-geese-later = Geese go on scoring
    .text = Every livestock tile you place in their pasture later scores two more. For monastery 24 geese are a species of their own, for monastery 7 one more tile that scores.
    .rule = E 2.8, E 2.9
    .option = tiles=yes
    .words = animals beside geese, geese again, geese and monastery 24, geese and monastery 7, species for geese

## Border posts

rule-posts-join = Joining two border posts
    .text = The tile that joins them scores the value of the phase: 10, 8, 6, 4 or 2 points. A path of tiles of any colour, from one post to the other, will do.
    .rule = E 4.2
    .option = posts=pairs|once
    .words = connect posts, path between posts, which tiles join posts, points for two posts, same colour between posts
rule-posts-third = The third post makes two pairs
    .text = Yes: joined to the other two it makes two new pairs, and each scores the value of the phase. Where only the first pair pays, it brings nothing but the bonus tile.
    .rule = E 4.2, E R9
    .option = posts=pairs|once
    .words = all three posts, points for the third post, how often do posts score, second pair
rule-posts-bonus = First to join all three
    .text = The first takes a bonus tile of 5, 6 or 7 points with 2, 3 or 4 players, the second one of 2, 3 or 4; others get none. For monastery 26 it is a bonus tile like the rest.
    .rule = E 4.3
    .option = posts=pairs|once
    .words = bonus tile of the border, race for the posts, second player to join all posts, border tile and monastery 26
rule-posts-where = Where the posts stand
    .text = Three posts stand on the frame around your duchy, each touching two hexes at its edge. A tile on either of them reaches the post; because of the frame any duchy of 37 hexes will do.
    .rule = E 4.4
    .option = posts=pairs|once
    .about = border_posts
    .words = how do I reach a post, where is a border post, which hex touches a post, posts with my duchy, edge of the duchy
rule-posts-when = One tile, several pairs
    .text = A single tile that joins all three posts at once scores three pairs, then the bonus tile. Points for an area it completes come first.
    .rule = E 4.2, E R9
    .option = posts=pairs|once
    .words = three posts with one tile, order of points with posts, thirty points, join everything at once

## White castles

rule-white-castle-action = The action of a white castle
    .text = At once one action with the number of the white die; workers change that number for you, the die itself stays. Any action of a die will do.
    .rule = E 5.2
    .option = white=yes
    .words = use the white die, white castle any number, workers on the white die, white castle different from a castle
rule-white-castle-city = A white castle is a building
    .text = It goes on a building hex, and like other buildings once in each city. It is no castle: not for castle hexes, and it carries no shield.
    .rule = E 5.2, CoB 40
    .option = white=yes
    .words = white castle on a castle hex, two white castles in a city, colour of the white castle, where does a white castle go, shield on a white castle
rule-white-castle-supply = How white castles come
    .text = They are mixed among the others: six among the buildings, two among the black tiles, and monastery 29 among the monasteries. So not all of them turn up.
    .rule = E 5.1
    .option = white=yes
    .words = how many white castles, find a white castle, where are white castles, white castle in the black depot
rule-white-castle-helps = Monasteries help a white castle
    .text = Yes: its action is the action of a die, so the free steps of monasteries 9 to 12 and all that helps with selling or workers apply.
    .rule = E 5.2, CoB 35
    .option = white=yes
    .words = monastery with white castle, free step on the white die, sell with the white castle, workers with the white castle

## Inns

rule-inns-come = One inn in each phase
    .text = At the start of each phase one inn is put beside the black depot. Inns nobody buys stay there and pile up.
    .rule = E 6.1, E 6.2
    .option = inns=yes
    .words = how many inns, do inns stay, inn nobody bought, when does an inn come, two inns there
rule-inn-buy = Buying an inn
    .text = Two silver, in place of a tile of the black depot: it is the one purchase of your turn. It needs a free place of your storage.
    .rule = E 6.3
    .option = inns=yes
    .words = price of an inn, take an inn with a die, inn and black tile in one turn, how do I get an inn
rule-inn-place = An inn fits every colour
    .text = On an empty hex of any colour, but by the usual rules: the number of a die and a tile beside it. It is not placed any more easily than others.
    .rule = E 6.4
    .option = inns=yes
    .words = where can I put an inn, inn on a mine hex, does an inn need a number, colour of an inn, place an inn anywhere
rule-inn-one = One inn in each area
    .text = No: each coloured area of your duchy can hold one only. Other areas can have one of their own.
    .rule = E 6.4
    .option = inns=yes
    .words = two inns in one area, second inn, several inns, how many inns may I place
rule-inn-size = An inn makes its area larger
    .text = It counts one more: an area of 4 hexes with an inn scores 15 instead of 10. Eight hexes with an inn score 45, a single hex 3.
    .rule = E 6.6, E 6.7
    .option = inns=yes
    .words = area with an inn, points with an inn, nine hexes, 45 points, inn on a single hex, area size plus one
rule-inn-covers = An inn covers, and nothing more
    .text = It does nothing itself: on a mine hex it brings no silver, in a pasture no animals. But the hex counts as covered, for the area and for the bonus of its colour.
    .rule = E 6.5
    .option = inns=yes
    .words = effect of an inn, inn in a pasture, inn counts for the bonus tile, inn and colour complete, silver from an inn
rule-inn-monastery = No free step for an inn
    .text = Monasteries 9 to 11 do not help: they name colours, and an inn has none. Workers help as always.
    .rule = E R10
    .option = inns=yes
    .words = monastery 9 for an inn, free step inn, change the die for an inn, monastery 11 inn

## Trade routes

rule-routes-tiles = The tiles of a trade route
    .text = Everybody gets 5, 4 or 3 with 2, 3 or 4 players, and lays them in a row. Each has three spaces, with the number of a good and a bonus on each.
    .rule = E 8.1, E 8.2
    .option = routes=random|own
    .about = routes
    .words = how many route tiles, length of the route, what is on a route tile, spaces of the route
rule-routes-order = The order of the route tiles
    .text = They lie as they were drawn, unless the table lets everybody choose. You then choose once, after seeing your goods, and they stay so.
    .rule = E 8.3, E 8.4, E R11
    .option = routes=random|own
    .words = choose the route, arrange my route tiles, change the route later, order of my route
rule-routes-fill = Sold goods go onto the route
    .text = Goods you sell go one by one onto the next free space, from left to right. You may not skip a space.
    .rule = E 8.5
    .option = routes=random|own
    .words = where do goods go on the route, skip a space of the route, choose the space, fill the route
rule-routes-bonus = A good on its own number
    .text = It brings the bonus of that space at once, before the next good is laid. On any other number it brings nothing.
    .rule = E 8.6
    .option = routes=random|own
    .words = bonus of the route, wrong number on the route, matching number, when do I get the route bonus
rule-routes-full = When the route is full
    .text = Further goods are sold as ever, without bonuses, and go to the sold pile.
    .rule = E 8.7
    .option = routes=random|own
    .words = no space left on the route, end of the route, more goods than spaces, route complete, no free space on the route
rule-routes-sold = Goods on the route are sold goods
    .text = You get the silver and the points of the sale as always, and monasteries 15 and 25 count them.
    .rule = E 8.5, CoB 28
    .option = routes=random|own
    .words = do I still get silver, points for goods on the route, monastery 15 and the route, goods on the route count as sold
rule-routes-sales = Every sale fills the route
    .text = Whatever made it: a die, a castle, a warehouse, a crane or a vineyard.
    .rule = E R11
    .option = routes=random|own
    .words = warehouse and route, castle sale and route, which sales count for the route
rule-routes-room = A route bonus without room
    .text = A tile from the route needs a free place of your storage; without one that bonus is lost. You may also leave the tile where it is.
    .rule = E R3
    .option = routes=random|own
    .words = tile from the route full storage, route bonus lost, refuse a route tile, no room for a route tile

## Teams

rule-team-shared = What partners share
    .text = Board, silver, workers, goods, monasteries, mines and two key spaces; either may use all of it. Each has dice, a marker and points alone.
    .rule = E 9.9
    .option = team=beginner|expert
    .words = use my partner’s workers, partner’s silver, shared goods, what belongs to the team, whose monastery
rule-team-private = What stays private
    .text = Each player has two key spaces and two dice that the partner may not use. Tiles never move from one key space to another.
    .rule = E 9.8, E 9.10, E 9.11
    .option = team=beginner|expert
    .words = partner’s dice, place my partner’s tile, give a tile to my partner, move a tile between storages, private tiles
rule-team-halves = Both play on the whole board
    .text = A team has one board of two halves, and both partners place on either half. The usual rules for placing hold across the whole of it.
    .rule = E 9.2, E 9.12
    .option = team=beginner|expert
    .about = team_boards
    .words = my half of the board, place on the other half, team board, board for two
rule-team-start = How a team begins
    .text = With 2 silver, three goods and 3 workers for the first team or 5 for the second. The castle lies in the middle; on the experts’ side the team’s first player chooses its hex.
    .rule = E 9.3-9.5, E R12
    .option = team=beginner|expert
    .words = workers of the team at the start, team castle, starting silver of a team, second team advantage
rule-team-order = Partners do not play one after the other
    .text = In the first round the teams alternate. After that the order track decides, with a marker for each player.
    .rule = E 9.7
    .option = team=beginner|expert
    .words = who plays first in teams, turn order of teams, partner plays after me, alternate
rule-team-ships = A ship at the end of the track
    .text = With the marker already on the last space it goes to the top of the stack there.
    .rule = E 9.13
    .option = team=beginner|expert
    .words = more than six ships, marker on the last space, end of the order track
rule-team-win = Which team wins
    .text = The one with more points of both players together; on a tie the one with more empty hexes, as the book has it. If those are equal too, both have won.
    .rule = E 9.14, E 9.15, E R13
    .option = team=beginner|expert
    .words = add the points of partners, tie between teams, more empty hexes, team score
rule-team-points = Points and bonus tiles of a team
    .text = Points go to whoever acts, and in the end both players’ are added. A bonus tile goes to a team once only, at the value for four players.
    .rule = E 9.6, E 9.14
    .option = team=beginner|expert
    .words = who gets the points in a team, bonus tile of a team, my points or the team’s, area completed by my partner
rule-team-full = All four key spaces full
    .text = A take by a die then puts out one of the four tiles you can reach, shared or yours, and the new one lies in its place. While both kinds have room you choose where a tile goes.
    .rule = E 9.8, E R14
    .option = team=beginner|expert
    .words = no room in a team, where do I store a tile in teams, shared or private space, discard a shared tile

## Playing alone

rule-solo-goal = How one wins alone
    .text = Cover all 37 hexes of the duchy within 25 rounds: the last one wins at once. Points do not count, they only bring more actions.
    .rule = E 10.20, E R21
    .option = solo=33|34
    .words = win the solo game, goal alone, do points matter alone, fill the board, lose the solo game
rule-solo-target = Reaching the target
    .text = You have an action with any number, begin again at 0, and the target goes down by 5, never below 5. Points beyond the target are lost.
    .rule = E 10.18
    .option = solo=33|34
    .words = target reached, points beyond the target, extra action alone, 50 points, next target, marker back to zero
rule-solo-buy-points = Buying points
    .text = Whenever you gain points, silver buys more, one for each. You are offered exactly what is missing to the target, if you can pay it.
    .rule = E 10.17, E R19
    .option = solo=33|34
    .words = points for silver, top up, silver in the solo game, missing points, pay for points
rule-solo-prune = A tile leaves every round
    .text = After the roll the first tile of the white die’s depot goes out of the game. If that depot is empty it is the next one, from 1 to 6.
    .rule = E 10.7, E R15
    .option = solo=33|34
    .words = why did a tile vanish, tile removed, white die alone, which tile is removed
rule-solo-ship = A ship when you play alone
    .text = It takes all goods of one depot, and the goods of all other depots leave the game. You may store as many kinds as you like.
    .rule = E 10.10, E 10.2, E R16
    .option = solo=33|34
    .words = goods lost with a ship, other depots emptied, kinds of goods alone, why did goods vanish
rule-solo-swap = Five goods for a black tile
    .text = Right after a ship you may give any five goods for a tile of the black depot, once for each ship. It lies face down in a free key space.
    .rule = E 10.11
    .option = solo=33|34
    .words = swap goods, five goods, goods for a tile, when can I swap goods, use of goods alone, trade goods, exchange goods for a tile
rule-solo-blank = Face-down tiles
    .text = They go on a hex of any colour by the usual rules, number and neighbour included, and count as covering it. They do nothing else.
    .rule = E 10.12, E 10.13, E R10
    .option = solo=33|34
    .words = place a face-down tile, black side up, joker tile, effect of a face-down tile, where does the swapped tile go
rule-solo-colour = A colour complete, alone
    .text = No points: instead you choose a tile of the black depot and place it at once, whatever the number, with its effect. If that completes another colour you get one more.
    .rule = E 10.16, E R18
    .option = solo=33|34
    .words = bonus for a colour alone, all hexes of a colour, free black tile, complete a colour in the solo game
rule-solo-monasteries = Monasteries score when placed, alone
    .text = What they would count at the end they count at once when you place them, and never again. So place them late.
    .rule = E 10.14, E 10.15, E R17
    .option = solo=33|34
    .words = monastery points alone, monastery 26 alone, when do monasteries score in the solo game
rule-solo-rivers = Over the river to other land
    .text = The duchy lies in parts, and only rivers join them: a hex across the water counts as a neighbour where the board joins the two banks. Everywhere else each part stays by itself.
    .rule = E 10.9
    .option = solo=33|34
    .about = solo_boards
    .words = cross the river, next region alone, why can’t I place there alone, islands of the solo board, board 33, board 34
rule-solo-order = Choosing what comes first
    .text = You order what a tile brings: points of the area, points of the phase, the tile for a colour, its effect. You are asked where the order matters for the target.
    .rule = E 10.19, E R20
    .option = solo=33|34
    .words = order of points alone, effect before points, area before phase
rule-solo-start = How a solo game begins
    .text = With 1 silver, 2 workers, three goods and a castle where you like. The depots are those for two players.
    .rule = E 10.1, E 10.4
    .option = solo=33|34
    .words = setup alone, workers at the start alone, play by myself, one player, easier target

## Shields

rule-shield-double = A double takes a shield
    .text = With two equal dice you may take a shield from the depot of that number instead of both actions. Both dice must still be unused.
    .rule = E 11.3, E R22
    .option = shields=yes
    .words = how do I get a shield, take a shield, two equal dice, doubles, shield with one die
rule-shield-workers = Workers can make the double
    .text = Yes: workers may turn either die until both show the same. Monastery 8 helps with that, monasteries 9 to 12 do not.
    .rule = E 11.5, E 11.6, E R22
    .option = shields=yes
    .words = make a double, change dice for a shield, no double rolled, workers for a shield
rule-shield-castle = A shield lies on a castle
    .text = Each castle tile in your duchy holds one, so you have at most as many shields as castles. White castles carry none.
    .rule = E 11.4
    .option = shields=yes
    .words = where does a shield go, how many shields can I have, no castle for a shield, limit of shields, starting castle and shield
rule-shield-replace = Replacing a shield
    .text = A new shield may take the place of one you have, even while a castle is free; the old one leaves the game.
    .rule = E 11.4, E R42
    .option = shields=yes
    .words = swap shields, all castles have shields, get rid of a shield, old shield
rule-shield-tribute = Tribute for shields
    .text = At the end of every phase, the last too, each shield costs one silver, before your mines pay. So have it ready.
    .rule = E 11.7, E R40
    .option = shields=yes
    .words = what does a shield cost, pay for shields, when is tribute paid, silver from mines for tribute, last phase tribute
rule-shield-unpaid = A shield that is not paid
    .text = It leaves the game; you choose which, and you may give one up though you could pay. With shield 3 workers can pay too.
    .rule = E 11.7, E R23
    .option = shields=yes
    .words = cannot pay tribute, no silver for a shield, lose a shield, pay tribute with workers, give up a shield
rule-shield-supply = How many shields there are
    .text = Two players find one in each depot, three find nine in all, four two in each. Those taken are not replaced.
    .rule = E 11.1, E 11.2
    .option = shields=yes
    .words = shields in a depot, are shields refilled, no shield left, number of shields
rule-shield-points = Points for shields
    .text = At the end, while you still hold them: 12 for numbers 1 to 6, 8 for 7 to 12, 4 for 13 to 18.
    .rule = E 11.8
    .option = shields=yes
    .words = worth of a shield, shields at the end, points of shield 5, do shields score
rule-shield-phase-end = Shields 14 and 15 at phase end
    .text = Before the tribute, when all have played, you may place one tile of the depots straight into your duchy, whatever the number. Colour and neighbour hold, and its effect works.
    .rule = E 11.8, E R40
    .option = shields=yes
    .words = tile at the end of the phase, free tile with a shield, shield 14 number, before or after tribute
rule-shield-any-die = A die of any number, shield 16
    .text = Once in your turn one of your dice counts as any number; you settle it when you use the die. It may make a double too.
    .rule = E 11.8, E R30
    .option = shields=yes
    .words = any number with a shield, shield 16 double, change a die freely, joker die
rule-shield-copy = Whose monasteries shield 6 copies
    .text = You choose the player once, at any moment of a turn of yours, and it stays so. Points of copied monasteries go by your own tiles.
    .rule = E 11.8, E R27
    .option = shields=yes
    .words = copy monasteries, choose a player for shield 6, change the player copied, use another player’s monastery
rule-shield-pasture = Shield 1 and areas of pastures
    .text = All pastures are then one area: only the last pasture hex completes it, with the size of all together. A table may also join the herds alone.
    .rule = E 11.8, E R24
    .option = shields=yes
    .words = pastures joined, livestock in all pastures, shield 1 area points, complete a pasture with shield 1
rule-shield-anywhere = Placing anywhere with shield 18
    .text = No neighbour is needed in your duchy, for inns neither. Colour, number and one building of a kind in a city still hold.
    .rule = E 11.8, E R31
    .option = shields=yes
    .words = place without a neighbour, shield 18 colour, tile far away, far from my tiles
rule-shield-storage = Losing shield 4
    .text = Without it you have three places again: tiles beyond that leave the game at once, and you choose which.
    .rule = E 11.8
    .option = shields=yes
    .words = unlimited storage, more than three tiles, shield 4 gone, too many stored tiles

## Vineyards

rule-vine-take = Taking a double tile
    .text = A die takes it from the place of its number in the vineyards’ depot. With two or three players each place has two numbers, and either will do.
    .rule = E 12.10, E 12.11
    .option = vineyards=yes|fewer
    .about = vineyard_boards:vineyard_depot
    .words = get a vineyard tile, double tile with a die, grapes depot, which number for a double tile
rule-vine-storage = A double tile fills two places
    .text = Two key spaces, which need not touch. When a die takes one, stored tiles go out of the game until two places are free, and no further.
    .rule = E 12.1, E 12.10, E R33
    .option = vineyards=yes|fewer
    .words = room for a double tile, how many double tiles can I keep, storage and vineyards, discard for a double tile
rule-vine-plant = Where a double tile is planted
    .text = Only in your vineyard, on a double space with the number of the die: the first on the lowest level, each later one beside a tile already planted. Never in the duchy.
    .rule = E 12.12-12.14
    .option = vineyards=yes|fewer
    .words = plant a tile, first vineyard tile, place grapes in the duchy, where to plant, next to another vineyard tile, lowest level
rule-vine-turn = Turning a double tile
    .text = You choose when planting which grape lies where. Afterwards it is neither turned nor moved.
    .rule = E 12.12, E 12.15
    .option = vineyards=yes|fewer
    .words = rotate a tile, which grape left, move a vineyard tile, swap the grapes
rule-vine-bonuses = Both bonuses of a planted tile
    .text = Yes, both spaces it covers pay at once, in the order you like. Most do what a building or a castle does.
    .rule = E 12.16, E R34
    .option = vineyards=yes|fewer
    .words = bonus in the vineyard, both bonuses or one, order of bonuses, what do vineyard spaces give
rule-vine-level = A full level brings a grape tile
    .text = When the last double space of a level is covered you choose a grape tile from the stock, once for each level. If a kind has run out you take another.
    .rule = E 12.19, E R35
    .option = vineyards=yes|fewer
    .words = complete a level, get a grape tile, full row of the vineyard, stock of grapes, how many grape tiles
rule-vine-points = Vineyards at the end
    .text = Each grape tile scores one area of its grape, from 1 point for one grape and 3 for two up to 91 for thirteen. An area without its tile brings nothing.
    .rule = E 12.23, E 12.24
    .option = vineyards=yes|fewer
    .about = grapes
    .words = points for grapes, score the vineyard, area of grapes, two grape tiles of a kind, grapes without a tile
rule-vine-shop = The vineyard shop
    .text = Your purchase of the turn, two silver, may buy a double tile there instead of a black tile. It needs two free key spaces.
    .rule = E 12.20, E 12.21
    .option = vineyards=yes|fewer
    .about = vineyard_boards:vineyard_shop
    .words = buy a double tile, shop price, market of vineyards, shop and black depot in one turn
rule-vine-refill = New double tiles in each phase
    .text = Depot and shop are cleared and filled from the bag: 6 and 3 with four players, 3 and 3 with three, 3 and 1 with two. What was left is gone.
    .rule = E 12.8, E 12.9
    .option = vineyards=yes|fewer
    .words = refill the vineyard depot, do double tiles stay, how many double tiles in the depot
rule-vine-free-tiles = Free tiles from the vineyard
    .text = Some spaces give a tile of the black depot or the shop, others a double tile of the depot: without paying and not as the purchase of the turn. Without free key spaces you get nothing.
    .rule = E 12.17, E 12.18, E R3
    .option = vineyards=yes|fewer
    .words = black tile for free, vineyard bonus tile, double tile for free, no room for a free tile
rule-vine-dice = What helps with double tiles
    .text = Workers turn the die as always, and a castle or white castle may take or plant a double tile. Monasteries 9 to 12 and a city hall do not help.
    .rule = E 12.10, E 12.12, CoB 35
    .option = vineyards=yes|fewer
    .words = plant with a castle, city hall and vineyard, monastery 12 vineyard, workers for planting
rule-vine-fewer = Fewer grapes
    .text = With two players two kinds of grapes stay out, with three one; they are drawn by lot. Every double tile that shows one of them is out as well.
    .rule = E 12.7, E R32
    .option = vineyards=fewer
    .words = leave out grapes, which grapes are out, two players vineyards, kinds of grapes removed

## Châteauma

rule-chateau-counts = Châteauma counts as a player
    .text = Yes, wherever players are counted, for points and for tiles. It plays by fixed rules and decides nothing; in the first round it comes last, unless a modifier lets it begin.
    .rule = E 13.1, E 13.7
    .option = chateau=easy|medium|hard
    .words = automatic player, number of players with Châteauma, who plays for Châteauma, robot opponent, bot of cards
rule-chateau-card = Its territory cards
    .text = Two lie open, with hexes to cover; the white die chooses which it works on in this round: 1 to 4 the left one, 5 and 6 the right one.
    .rule = E 14.2, E 13.5
    .option = chateau=easy|medium|hard
    .about = territory_cards
    .words = cards of Châteauma, which card does it play, territory card, white die Châteauma
rule-chateau-chooses = Which tile Châteauma takes
    .text = From its own die’s depot the first tile that fits a free hex of its card, else from the next depots, clockwise. The hexes are tried from left to right and from the top.
    .rule = E 14.7
    .option = chateau=easy|medium|hard
    .words = how does Châteauma choose, will it take my tile, where does it search, its die
rule-chateau-nothing = When no depot has what it needs
    .text = It uses a tile of its reserve that fits, then a wild one; if it has none, it keeps the first black tile face down as a wild one. With the black depot empty it gets two silver.
    .rule = E 14.7
    .option = chateau=easy|medium|hard
    .words = Châteauma finds nothing, wild tile, joker of Châteauma, nothing fits its card
rule-chateau-complete = When it completes a card
    .text = It gets the points of the card, by its level, moves the tiles into its duchy and draws a new card. No area scores for it.
    .rule = E 14.9, E 13.4
    .option = chateau=easy|medium|hard
    .words = points of Châteauma, its card is full, how does it score, level of Châteauma, easy medium hard
rule-chateau-duchy = Its duchy and bonus tiles
    .text = Its duchy only counts how many tiles of each kind it has moved there. When all spaces of a kind are covered it takes the bonus tile, if one is left.
    .rule = E 14.9, E 13.8
    .option = chateau=easy|medium|hard
    .about = chateau:chateau_duchy
    .words = can Châteauma get bonus tiles, duchy of Châteauma, race for bonus tiles, board 35
rule-chateau-effects = What tiles do for it
    .text = Its tiles have effects much like yours, but by fixed rules: a boarding house is 2 points, a castle another tile, market, carpenter and church fill its reserve. It has no workers and ignores what monasteries do.
    .rule = E 14.8, E 13.8
    .option = chateau=easy|medium|hard
    .words = does Châteauma use workers, effects for Châteauma, monasteries of Châteauma, buildings of Châteauma
rule-chateau-reserve = Its reserve
    .text = There it keeps tiles that it bought or got from market, carpenter and church, one stack for each kind. It uses one when no depot has what its card needs, or by a city hall.
    .rule = E 13.9, E 14.8
    .option = chateau=easy|medium|hard
    .about = chateau:chateau_reserve
    .words = stored tiles of Châteauma, reserve of Châteauma, how many tiles can it keep, when does it use its reserve
rule-chateau-symbols = Border posts and shields on its cards
    .text = With border posts the second completed card that shows one scores the value of the phase, the third takes the border tile. With shields a card that shows one takes a shield, face down and without power: one to four of them are worth 8, 15, 25 or 40 at the end.
    .rule = E 16.6, E 16.8
    .option = chateau=easy|medium|hard
    .about = chateau:card_posts, chateau:card_shields
    .words = shields of Châteauma, border posts of Châteauma, symbols on cards, does Châteauma take shields
rule-chateau-buys = What it buys
    .text = With two silver or more, at the end of its turn, one black tile for its reserve: of the kind it has fewest of there, of equal kinds the one that lies first.
    .rule = E 14.10
    .option = chateau=easy|medium|hard
    .words = Châteauma buys, black depot Châteauma, silver of Châteauma, reserve
rule-chateau-sells = When it sells
    .text = When it covers a sale symbol of its card, or by a warehouse: the kind of goods it has most of, for one silver and the usual points. Without goods it gets nothing.
    .rule = E 14.9
    .option = chateau=easy|medium|hard
    .words = goods of Châteauma, Châteauma sells, sale symbol, what does its ship do
rule-chateau-end = Its points at the end, and ties
    .text = It gets 4 for each monastery face up, 2 for each tile on cards not complete, 1 for each good, silver and tile in reserve. You must have more than it has: a tie is its win.
    .rule = E 14.11
    .option = chateau=easy|medium|hard
    .words = beat Châteauma, tie with Châteauma, final points of Châteauma, same points as Châteauma
rule-chateau-modifiers = Making Châteauma harder
    .text = The level says what its cards are worth; modifiers help it besides, in any mix. With A five spaces of its duchy are covered face down, with B a building, a castle and a mine lie open there, with C it begins, and with D a tile moved onto a die symbol brings it another tile.
    .rule = E 13.4, E 15.1-15.5
    .option = chateau=easy|medium|hard
    .about = chateau:chateau_a, chateau:chateau_b, chateau:chateau_d
    .words = harder Châteauma, modifiers, difficulty, too easy
rule-chateau-expansions = What goes with Châteauma
    .text = With up to three people and most expansions. Inns, teams and the solo boards do not go with it.
    .rule = E 16.3, E 16.9
    .option = chateau=easy|medium|hard
    .words = Châteauma with inns, Châteauma and expansions, how many people with Châteauma, Châteauma in a team
