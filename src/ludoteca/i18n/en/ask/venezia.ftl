# Venezia: answers to what players ask, in our own words, with the numbers of the rules.

alike-hex = hex, hexagon, space, field, cell
alike-ponte = ponte, bridge, bridges
alike-casa = casa, casas, house, houses
alike-palazzo = palazzo, palazzi, palace, palaces
alike-campo = campo, square, piazza
alike-basilica = basilica, church, cathedral
alike-quarter = quarter, district, island
alike-gondola = gondola, boat, marker
alike-gold = gold, money, coin, coins
alike-swamp = swamp, marsh, bog
alike-master = master, boss, leader
alike-imaginary = imaginary, dummy, ghost, fake, virtual
alike-deck = deck, pile, stack

## A turn

rule-turn-parts = The three parts of a turn
    .text = First play cards and build, then drain swamps, then draw: always in this order. You may leave out any part, but once you have gone on there is no way back to it.
    .rule = VE 12, VE A1
    .words = order of a turn, what can I do in my turn, can I skip a part, I forgot to draw, draw before playing, drain before building, do nothing this turn, pass
rule-play-cards = Any number of cards
    .text = As many cards of your hand as you like, of as many kinds as you like, or none at all. They lie open in front of you, sorted by kind.
    .rule = VE 13
    .words = how many cards in one turn, play different kinds, play all my cards, play none, several cards at once, lay down cards
rule-hand-counts-not = Cards in hand build nothing
    .text = Only cards that lie in front of players count towards a building. What you still hold in your hand never does.
    .rule = VE 14
    .words = use cards from my hand, do hidden cards count, only cards on the table, keep cards and build, cards I still hold
rule-cards-before-building = All cards before the first building
    .text = Play all the cards you want in this turn first, then build. Once the first building is begun on the board you can play no more cards until your next turn.
    .rule = VE 23
    .words = play more cards after building, build and then play again, another card now, too late for a card, cards between two buildings
rule-must-build = Complete means built
    .text = Every building whose cards all lie on the table is built in this turn, whoever played them. You cannot hold it back for later.
    .rule = VE 24, VE A1
    .words = do I have to build, must it be built now, wait with building, save it for later, delay a building, not build on purpose
rule-building-order = The order of several buildings
    .text = If several buildings are complete, the player whose turn it is chooses their order. Each is finished, with site, treasures and moves, before the next one.
    .rule = VE 25
    .words = which building first, several complete at once, who decides the order, choose what comes next, two buildings in a turn, which one do I begin with
rule-building-steps = What a building brings, step by step
    .text = First its place is chosen, then whoever has a part in it and a gondola beside the quarter takes a treasure, then the gondolas move. Last the pawn goes home and the cards to the discards.
    .rule = VE 31, VE 42, VE 45
    .words = treasure or move first, what comes first, steps of building, after placing a building, when do gondolas move

## Buildings and cards

rule-cards-needed = Cards a building needs
    .text = A casa needs one card; palazzo, campo and ponte need three, the basilica four. It does not matter whether they lie before one player or before several.
    .rule = VE 15
    .words = how many cards for a palazzo, how many cards for a basilica, what does it cost to build, price of a building, cards required, is it complete
rule-spaces-needed = How large buildings are
    .text = Casa and campo take one hex, a palazzo two that touch, a basilica three that all touch each other, a ponte one on each side of a canal. All these hexes must be empty.
    .rule = VE 15, VE 27, VE A20
    .words = how many hexes does it take, size of a palazzo, size of a basilica, shape of a building, triangle, footprint, how much room
rule-begin-building = Beginning a building
    .text = You begin one by playing at least one of its cards, but not all, while no other player has cards of that kind. You take its pawn at once and are its master builder.
    .rule = VE 16
    .words = start a new building, play the first card, be the first, get the pawn, become master builder, open a building site
rule-join-building = Taking part in what others began
    .text = You may add to a building that another player has begun: at least one card, at most as many as are still missing. From then on you share its points.
    .rule = VE 17
    .words = join another player’s building, build together, add cards to somebody’s building, help an opponent, butt in, cooperate, share a building, somebody has started it, can I join in, somebody else’s bridge, join a palace others started
rule-take-pawn = The master builder changes
    .text = As soon as you have more cards of the kind in front of you than the master builder has, you must take the pawn. With as many cards as he has, nothing changes.
    .rule = VE 17
    .words = steal the pawn, take over as master builder, who has the majority, same number of cards, tie for master builder, refuse the pawn, lose the pawn, more cards than him, grab the pawn of an opponent
rule-card-ceiling = No more cards than it needs
    .text = The cards of all players together may not exceed what a shared building needs. If two basilica cards lie before somebody else you may add two, but not three.
    .rule = VE 18
    .words = too many cards, exceed the number, extra cards, play three when two are missing, more cards than needed, limit for a building
rule-finish-alone = Finished alone over several turns
    .text = You may begin a building and add the missing cards in later turns. If nobody else has put a card to it by then you are its only builder and all points are yours.
    .rule = VE 19
    .words = add the rest next turn, finish my building later, build slowly, bit by bit, nobody else joined, over two turns, cannot complete it this turn, not enough cards yet
rule-build-alone = Built alone in one turn
    .text = Play all the cards of a building in one turn and you build it alone, even if others have cards of that kind. Their cards stay, and so does the pawn, wherever it is.
    .rule = VE 20, VE A4
    .words = play the whole set, all cards at once, build without sharing, ignore the others’ cards, four basilica cards, somebody has already begun it, build it by myself, all on my own, others have started it, on one’s own
rule-same-kind-twice = The same kind twice in a turn
    .text = It is possible: once with a whole set of your own, and once together with others. You may even play a whole set and, in the same turn, begin another building of that kind.
    .rule = VE 21, VE A5
    .words = two of the same building, two palazzi in one turn, same building again, one alone and one together, five ponte cards
rule-casa = Several casas, each alone
    .text = Each casa card is a casa of its own, worth one point to you alone. It never has a master builder, nobody can join in, and you may build several in a turn, one after the other.
    .rule = VE 22, VE 36
    .words = can others join my casa, pawn for the casa, two casas in a turn, how many houses, master builder of a house, share a casa
rule-two-kinds = Two kinds in front at most
    .text = When building is over you may keep cards of two kinds at most. Cards of any further kind are discarded; during your building more may lie there for a while.
    .rule = VE 46
    .words = how many buildings under construction, three buildings begun, too many kinds, part in how many buildings, excess cards, begin a third building
rule-drop-with-pawn = A discarded kind and its pawn
    .text = You choose which whole kind goes. Its pawn then goes to the player with most cards of it, on a tie to the nearest clockwise, and back to the board if nobody has any.
    .rule = VE 46, VE A7
    .words = which cards do I discard, give up a building, I held the pawn, who gets my pawn, abandon a building
rule-pawn-home = The pawn after building
    .text = When a joint building is done its pawn goes back to the board, and its cards to the discards. If somebody built alone with a whole set, the pawn stays where it was.
    .rule = VE 45, VE 20
    .words = do I keep the pawn, pawn goes back, return the pawn, used cards, where do played cards go

## On the board

rule-where-to-build = Free ground only
    .text = On hexes without a swamp and without a building, and every hex that the building takes must be free. A drawn stone with hammer and chisel is free ground.
    .rule = VE 26, VE 27
    .words = where can I build, build on a swamp, build on the stone, what is hammer and chisel, free hex, occupied hex, which places are allowed
rule-no-room = A building without room
    .text = A building that fits nowhere when its moment comes is not built: its cards are discarded and nobody gets points or treasures. The pawn of a joint building goes back to its place on the board.
    .rule = VE 28, VE A6
    .words = nowhere to build, it does not fit, no space left, what happens if it cannot be built, lose the cards, spoil a rival’s building, board is full
rule-who-chooses-site = Who chooses the place
    .text = Whoever builds alone. If several have cards in it, the one who holds the pawn chooses, even when it is another player’s turn.
    .rule = VE 29
    .words = who decides where it goes, can I choose the site, it is not my turn, where does our building stand, joint building place
rule-ponte-site = Places for a ponte
    .text = Only on the two hexes that a white dashed line joins across a canal, one in each quarter. Both must be free, without swamp.
    .rule = VE 30
    .words = where can a bridge go, build a bridge anywhere, dashed line, white line over the canal, join two quarters, ends of a bridge, bridge over any canal
rule-across-canal = Neighbours end at the canal
    .text = No. What lies on the other side of a canal never counts as a neighbour, not even where a ponte joins the two sides.
    .rule = VE 41, VE A18
    .words = across the water, other side of the canal, does a bridge make neighbours, adjacent over the canal, opposite shore

## Treasures and the canal

rule-treasure-who = Who gets a treasure
    .text = Everybody who has a part in the building and whose gondola lies beside its quarter at that moment, before the gondolas move. The master builder takes first, the others follow clockwise.
    .rule = VE 31, VE 32
    .words = how do I get a treasure, gondola beside the quarter, reward for building near my boat, when do I take a treasure, order of taking treasures, several players get treasures
rule-treasure-ponte = A treasure for a ponte
    .text = For a ponte it is enough if your gondola lies beside one of its two quarters. Even if it lies beside both you get one treasure only.
    .rule = VE 32, VE A8
    .words = two treasures for a bridge, bridge touches two quarters, bridge beside my gondola, both quarters
rule-treasure-empty = No treasure left
    .text = With no treasure left nobody gets one. Treasures that are paid go back into the stock, face down, and can be drawn again.
    .rule = VE 33, VE 49, VE A12
    .words = treasures run out, empty chest, not enough treasures for all, do treasures come back, how many treasures are there
rule-crossing = The crossing of 10 and 45
    .text = This crossing borders all four quarters around it. It is one single space: a gondola on 10 occupies 45 too, and the other way round.
    .rule = VE 34, VE A9
    .words = space with two numbers, 10/45, same space twice, gondola on 45 blocks 10, four quarters at once, crossroads
rule-quarter-beside = The quarter beside a gondola
    .text = Each space of the canal borders one or two quarters; the crossing 10 and 45 borders four. From 57 to 60 there is none beside you, so no treasures either.
    .rule = VE 34
    .words = which quarter do I touch, no quarter beside me, spaces 57 to 60, does my gondola border it, near the shore, am I close enough, gondola on 58, treasure at 58
rule-start-space = On the starting space
    .text = All gondolas may lie on the start together. Whether it borders a quarter, so that you can win a treasure from there, is an option of the table; usually it does.
    .rule = VE 10, VE A10
    .words = several gondolas on the start, treasure from the start, space zero, not moved yet, does the start touch a quarter

## Points and moves

rule-points-basilica = The worth of a basilica
    .text = Always 7 points, wherever it stands. That is the full value: of a joint basilica the master builder gets 7, everybody else in it 3.
    .rule = VE 36
    .words = points for the basilica, seven points, how much does a church give, fixed value, best building
rule-points-palazzo = The worth of a palazzo
    .text = One point for each neighbouring hex without a building, whether it is still a swamp or already free. A shore takes neighbours away, so it pays best inland on open ground.
    .rule = VE 37, VE 41
    .words = points for the palace, undeveloped neighbours, empty hexes around, swamps around it count, where does a palazzo pay most
rule-points-campo = The worth of a campo
    .text = One point for each neighbouring hex that carries a building or a part of one. Hexes count, not buildings: a large building beside it counts with every hex that touches it, and so do bridge ends.
    .rule = VE 38, VE A19
    .words = points for the square, buildings around it, developed neighbours, does a large building count twice, where does a campo pay most
rule-points-ponte = The worth of a ponte
    .text = One point for each casa in one of the two quarters it joins; the master builder chooses which. Casas that stood there from the start count too.
    .rule = VE 39, VE A24
    .words = points for the bridge, count the houses, casas of which quarter, both quarters, choose the quarter, do printed houses count
rule-share-points = How points are shared
    .text = The master builder gets the full value, everybody else with at least one card in the building half of it, rounded down. Whoever builds alone takes everything.
    .rule = VE 40
    .words = half the points, who gets what, split the points, rounded down, my share of a joint building, how much do I get if I only helped
rule-move-order = Who moves first
    .text = The master builder’s gondola goes first, then the others who had a part in the building, clockwise. Each moves ahead by its points.
    .rule = VE 42
    .words = order of moving gondolas, who goes first, clockwise from the master builder, move at the same time, does everybody move
rule-jump = Occupied spaces are jumped
    .text = There is room for one gondola on each space. A space where another lies is passed over and not counted, so you get further with the same points.
    .rule = VE 43
    .words = two gondolas on one space, pass another gondola, overtake, does an occupied space count, somebody is in my way, jump over, land on another gondola

## Swamps and gold

rule-drain = Draining one or two swamps
    .text = After building you may take one or two swamps off the board, wherever you like, or none. You need no gondola nearby and pay nothing.
    .rule = VE 47
    .words = how many swamps, which swamps may I remove, clear a swamp anywhere, three swamps, does draining cost something, do I have to drain
rule-build-on-drained = Drained ground is for later
    .text = From your next turn on: your building is over when you drain. Those who play before you can use the ground too.
    .rule = VE 47
    .words = build on drained ground, drain and build in the same turn, use it at once, new ground, others build there first, build at once where the swamp was
rule-swamp-gold = The gold of a swamp
    .text = The token of a drained swamp is yours and is worth 0, 1 or 2 gold. You see the value only after you have taken it.
    .rule = VE 3, VE 47
    .words = value of a swamp, gold under a swamp, what is under the token, look before draining, worth zero
rule-gold-steps = Five gold, one step
    .text = Every 5 gold move your gondola one space ahead. You may pay for several spaces at once.
    .rule = VE 48, VE A11
    .words = what is gold for, spend money, buy steps, how much for a space, is gold worth points, pay to move, how much gold to go ahead
rule-gold-when = When gold may be spent
    .text = At any moment of your own turn, even between two moves for the same building, and once more at the end of the game. Never in another player’s turn.
    .rule = VE 48, VE A11
    .words = spend gold in another’s turn, pay during building, pay before the others move, pay at the end of my turn, exchange at any time
rule-gold-mix = Both sorts of gold together
    .text = You may pay with both together. Swamp tokens that are paid leave the game, treasures go back into the stock.
    .rule = VE 49
    .words = mix swamps and treasures, pay with different tokens, where do spent tokens go, combine tokens
rule-no-change = No change is given
    .text = No. What you pay beyond a multiple of 5 is lost: 7 gold bring one step and no more.
    .rule = VE 50
    .words = get change, pay too much, gold left over, pay seven for one step, is the rest lost
rule-secret-gold = Gold is secret
    .text = Only you know what your tokens are worth; how many tokens you have everybody can see. What swamps and treasures still on the board are worth nobody knows.
    .rule = VE 35, VE A23
    .words = look at the tokens of others, who sees my gold, do I have to show my gold, hidden value, how much money do they have, peek at a swamp

## Drawing

rule-draw-one = Drawing one card
    .text = You take one of the open cards, or the top card of the deck without seeing it first.
    .rule = VE 51
    .words = take an open card, top card of the deck, choose a card, draw from the pile, only one card
rule-draw-three = Drawing three cards
    .text = Lay one card of your hand open beside the deck, then take exactly three. The card you lay open must be of a kind that does not lie open yet.
    .rule = VE 52
    .words = get more cards, put a card beside the deck, swap a card for three, lay one open, two cards instead of three, a kind that lies open already
rule-draw-mixing = Open cards first, then the deck
    .text = When you draw three you may mix, but take the open ones first, then from the deck. You may not take back the card you have just laid open.
    .rule = VE 52
    .words = mix open cards and deck, take back my card, deck first then open, see the card before taking another, one open and two from the deck
rule-hand-limit = Five cards in hand
    .text = Five at most, at every moment. With five in hand you draw nothing; with four you draw one, and laying one open for three is not possible.
    .rule = VE 53, VE A2
    .words = hand limit, full hand, more than five cards, draw with five cards, draw three with four cards, too many cards in hand
rule-deck-empty = The deck is empty
    .text = As soon as a card is due and the deck has none, the discards are shuffled into a new one, even in the middle of a draw. For three cards there must be three left to take.
    .rule = VE 54, VE A3
    .words = no cards left, deck runs out, shuffle the discards, reshuffle, not enough cards for three, draw pile used up, no more cards to draw
rule-four-open = Four open cards are discarded
    .text = If four cards lie open at the end of a turn they are all discarded at once.
    .rule = VE 55
    .words = why did the open cards vanish, open cards cleared, how many cards lie open, end of turn open cards

## The end

rule-game-end = The end of the game
    .text = As soon as all buildings of one kind are built, or a gondola reaches or passes 60.
    .rule = VE 56
    .words = when is it over, how long does it last, who ends the game, all buildings of a kind built, reach sixty, last turn
rule-last-building = After the last building
    .text = Everybody who had a part in it still gets treasures and moves. After that nothing more is built, drained or drawn, not even what was already complete.
    .rule = VE 57, VE A15
    .words = what happens after the last building, can I still drain, can I still draw, does everybody still move, my other complete building
rule-exchange-ends = Reaching 60 by paying
    .text = The game then ends at once, even in the middle of your turn. Treasures and moves of the building in hand are still given, but nothing else is built, nor is one whose place was not yet chosen.
    .rule = VE A14, VE 48
    .words = end the game with gold, buy my way to 60, pay in the middle of building, finish by paying
rule-final-exchange = The last exchange of gold
    .text = When the game is over everybody may pay gold once more, five for each step. It begins with the player after the one whose turn ended the game, who comes last.
    .rule = VE 58, VE A13
    .words = gold left at the end, spend gold after the end, leftover gold, order of the last exchange, who exchanges first
rule-beyond-sixty = Beyond 60
    .text = The posts behind space 60 are further spaces, and there are as many as needed. Whoever goes past 60 keeps all points.
    .rule = VE 59, VE A17
    .words = go past sixty, points beyond the track, posts behind 60, does the track end, extra points
rule-winner = The winner, and ties
    .text = The player whose gondola has come furthest. Ties do not occur, because no two gondolas share a space; only those that never left the start share their place.
    .rule = VE 60, VE A16
    .words = who wins, how do I win, tie, draw, same space at the end, most points

## Two players

rule-third-player = The third player of two
    .text = With two players, one card of the deck is turned over for it in every turn; whoever is on turn chooses whether at the beginning or at the end. It has no gondola and no hand, and cannot win.
    .rule = VE 61, VE 62
    .words = play with two, two players, imaginary player, dummy, when do I draw for it, can it win, does it have a gondola, only two people, two of us
rule-third-excess = A third building for the third player
    .text = A card that would bring the imaginary player into a third building is discarded. Otherwise its cards work like anyone’s: they count towards buildings and win or lose pawns.
    .rule = VE 63, VE 65
    .words = imaginary player has too many kinds, its card is thrown away, can it take my pawn, does it share the points, limit of the imaginary player
rule-third-builds = Where the third player builds
    .text = Where the imaginary player is master builder, the player on turn chooses the place. Its casa is built at once in the same way, and nobody moves for it.
    .rule = VE 64, VE A22
    .words = imaginary player is master builder, who decides for it, casa of the imaginary player, place its building, does the third player choose

## The start

rule-setup-cards = What one begins with
    .text = With three cards in hand and your gondola on the start; nobody has gold. No card lies open yet, and a lot decides who begins.
    .rule = VE 7, VE 10, VE 11
    .words = starting hand, cards at the start, who begins, who goes first, gold at the start, setup
rule-setup-board = The board at the start
    .text = Canals part the city into five quarters of hexes. One building of each kind already stands, only hexes with a stone are free, and all others have a swamp.
    .rule = VE 5, VE 8
    .about = map
    .words = buildings there from the start, where do swamps lie, free hexes at the beginning, setup of the board
rule-pieces = Numbers of cards and pieces
    .text = There are 42 cards: ten for the basilica, eight of each other kind. Of pieces there are 5 basilicas, 6 each of palazzo, campo and ponte, and 19 casas, those on the board at the start among them.
    .rule = VE 1, VE 4
    .words = how many cards are there, how many casas, how many basilicas, size of the deck, how many pieces, houses altogether, in all
