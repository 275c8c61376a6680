# What “help WORD” tells at the table in the terminal: the words it is found by, and the text.

topic-rules = Venezia in short
    .words = rules, how to play, game, turn
    .rule = VE 12, VE 56-60
    .help =
        You build Venice together and against each other. Each building moves the gondolas of those who had a part in it; whose gondola has come furthest wins.
        A turn has three parts, always in this order, and each may be left out:
        1. Play any cards from your hand in front of you. What has all its cards is then built: casa 1 card, palazzo, campo and ponte 3, basilica 4. The cards may lie with several players; who has most of them is master builder, chooses where it stands and gets all the points, the others half.
        2. Drain one or two swamps: where they lay one can build, and their gold is yours.
        3. Draw: one card, or lay one of yours open and take three. Five cards are the most you may hold.
        Every 5 gold move your gondola one space, at any time in your turn and once at the end.
        The game ends when all buildings of a kind are built or a gondola reaches 60.
topic-symbols = The map
    .words = symbols, signs, map, legend, board, colours
    .help =
        a01  a swamp, in small letters: nobody can build there yet. The letter is the quarter.
        A01  a free hex, in capitals: one can build there.
        ✚ Basilica  ♛ Palazzo  ◈ Campo  ∩ Ponte  ⌂ Casa: a hex with that building, or a part of it.
        17  a space of the canal, where gondolas go from the start (0) to 60; ¦ are the posts beyond. ●▲■◆★ are the gondolas of the players.
        ›  before a hex: it is one of the answers to the question.
        ✚ Basilica 4 behind “Left” says that four basilicas are not yet built; 2/3 behind “Begun” that two of three cards are played, and whose the master builder is.
topic-swamp = Swamps
    .words = swamp, swamps, drain, draining, marsh
    .rule = VE 26, VE 47
    .help = After playing cards you may drain one or two swamps, anywhere on the map. Where a swamp lay one can build, you too, but not before your next turn. You keep its token: it is worth 0, 1 or 2 gold, which only you know.
topic-gondola = Gondolas
    .words = gondola, gondolas, track, space, spaces, canal, move, boat
    .rule = VE 34, VE 42-43
    .help = Your gondola counts your points: it moves by what a building is worth, and by one for 5 gold. On each space there is room for one; occupied spaces are jumped and not counted. Where it lies it borders one or two quarters (10 and 45 are one space and border four; 57 to 60 none): if you have a part in a building there, you also get a treasure.
topic-gold = Gold
    .words = gold, money, token, tokens, coin, coins, exchange
    .rule = VE 48-50, VE 58
    .help = Drained swamps are worth 0 to 2 gold, treasures 3 to 6; nobody else sees how much. For every 5 gold your gondola moves one space: at any time in your turn, and once when the game is over. There is no change: what you pay more than that is lost.
topic-treasure = Treasures
    .words = treasure, treasures, chest
    .rule = VE 31-33
    .help = Whoever has a part in a building, and their gondola beside its quarter, gets a treasure of 3 to 6 gold, before the gondolas move. For a ponte one of its two quarters is enough. When the 18 treasures are gone nobody gets one.
topic-master = The master builder
    .words = master, master builder, pawn, builder, joint, together
    .rule = VE 16-20, VE 29, VE 40
    .help = Whoever plays the first card of a kind takes its pawn and is master builder; another player who then has more cards of it takes the pawn over. The master chooses the place and gets all the points, everybody else who has a card of it half of them, rounded down. Whoever plays all cards of a building in one turn builds it alone, whatever cards of it others have. A casa has no master.
topic-quarter = Quarters
    .words = quarter, quarters, island, islands, district
    .rule = VE 30, VE 34
    .help = The five parts of the city, A to E, with canals between them. A ponte joins two of them. Hexes across a canal are not neighbours.
topic-cards = Cards
    .words = card, cards, hand, draw, drawing, pile, open, discards
    .rule = VE 13-14, VE 46, VE 51-55
    .help = Hold five at most. To draw, take one card, open or from the pile; or lay one of yours open and take exactly three, open ones first: not the one you laid down, and it must be of a kind that does not lie open. Four open cards at the end of a turn are discarded. Cards of at most two kinds may stay in front of you: the rest is discarded after building.
topic-site = Where one can build
    .words = site, sites, hex, hexes, place, room, free
    .rule = VE 15, VE 26-30
    .help = On hexes without swamp and without building. A casa and a campo take one, a palazzo two that touch, a basilica three that all touch each other, a ponte two across a canal where the map joins them. If there is no room when a building comes up, its cards are lost.
topic-points = Points
    .words = points, score, worth, value, end, win, winner
    .rule = VE 36-40, VE 60
    .help =
        Casa 1. Basilica 7.
        Palazzo: one for each neighbouring hex that is not built on, swamp or free.
        Campo: one for each neighbouring hex that is built on.
        Ponte: one for each casa in one of its two quarters, the better one.
        The game ends when all buildings of a kind are built or a gondola reaches 60. Everybody then exchanges gold once more; the gondola that has come furthest wins.
topic-third = The third player of two
    .words = third player, imaginary player, imaginary, third
    .rule = VE 61-65
    .help = With two players there is an imaginary third: before or after your turn a card is drawn for it and laid open. It has a part in buildings like anybody else, and where it is master builder the player whose turn it is chooses the place. It has no gondola and cannot win.
