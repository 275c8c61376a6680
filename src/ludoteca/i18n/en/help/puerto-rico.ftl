# What “help WORD” tells at the table in the terminal: the words it is found by, and the text.

topic-rules = Puerto Rico in short
    .words = rules, how to play, game, turn, round
    .rule = PR 8-15, PR 77
    .help =
        In a round each player in turn takes one of the roles, with the doubloons that lie on it. Everybody then does what the role says, whoever took it first and with a privilege:
        Settler: take a plantation (privilege: or a quarry).
        Mayor: colonists from the ship, and everybody places all of theirs anew (privilege: one more).
        Builder: build one building (privilege: for one doubloon less).
        Craftsman: plantations and buildings with colonists make goods (privilege: one good more).
        Trader: sell one good to the trading house (privilege: for one doubloon more).
        Captain: load goods on the ships for a point each, as long as anybody can (privilege: one point).
        Prospector: one doubloon for whoever takes it.
        The roles nobody took get a doubloon each. The game ends with the round in which the points or the colonists run out or a city is full.
topic-symbols = The table and its signs
    .words = symbols, signs, legend, board, colours
    .help =
        corn •◦  two plantations of corn, one with a colonist. Sugar mill •◦◦ a building with three circles, one of them occupied.
        1 ▣▢▢▢ corn  ship 1 with one barrel of corn and room for three more.
        2 Hospice ×2  a building for sale: what it costs, and how many are left.
        +1 below a role: a doubloon for whoever takes it. city 4/12: four of twelve city spaces are used.
        San Juan 2: two colonists for whom there was no circle. ♛ the governor. ●▲■◆★ stand for the players.
topic-doubloons = Doubloons
    .words = doubloon, doubloons, money, coin, coins, price, cost
    .rule = PR 10, PR 14, PR 34
    .help = Money, for building alone. They come from the trader, from roles nobody took, from the prospector and from some buildings.
topic-colonists = Colonists
    .words = colonist, colonists, circle, circles, san juan, occupied
    .rule = PR 23-27
    .help = A plantation, a quarry or a building works only with a colonist on its circle. The mayor’s ship brings them; then everybody places all of theirs anew, and none may stay in San Juan while a circle is empty.
topic-island = The island
    .words = island, plantation, plantations, quarries
    .rule = PR 20-21, PR 37, PR 41-42
    .help = Twelve spaces for plantations and quarries. Corn needs no building; the other goods need a plantation and a building of their kind, both with colonists. Each quarry with a colonist makes buildings one doubloon cheaper, as far as their column allows.
topic-city = The city
    .words = city, building, buildings, large buildings, violet
    .rule = PR 34-36
    .help = Twelve spaces; large buildings take two. Of each building you may have one. Production buildings make goods; the others have an effect while they have a colonist. “help hospice” explains a building.
topic-goods = Goods
    .words = goods, good, barrel, barrels, produce, supply
    .rule = PR 41-42, PR 57
    .help = Corn, indigo, sugar, tobacco and coffee, worth 0 to 4 doubloons in this order. For the captain each barrel is a point, whatever it holds. After the captain you keep one barrel, and with warehouses all of one kind or more.
topic-ships = Ships
    .words = ship, ships, load, loading, cargo, sail
    .rule = PR 51-54, PR 59
    .help = Each ship takes one kind of goods, and no two ships the same kind. Whoever can load must: of the kind they choose, as many as there is room for. A full ship sails after the phase; others keep their load.
topic-house = The trading house
    .words = trading house, house, sell, selling, sale, trade
    .rule = PR 46-49
    .help = Four spaces, for four different goods. It pays what a good is worth; markets add to that, an office lets you sell what is there already. It is emptied when it is full.
topic-governor = Governor
    .words = governor, start player, first player
    .rule = PR 8, PR 14
    .help = Who takes a role first in this round. With the next round it passes to the left.
topic-points = Points
    .words = points, score, chips, victory points, end, win, winner
    .rule = PR 74-84
    .help = For each barrel that is loaded, printed on buildings, and for large buildings with a colonist. The game ends with the round in which the chips run out, the colonists do not suffice for the ship, or somebody has filled all twelve spaces of their city. On a tie, most doubloons and goods win.
