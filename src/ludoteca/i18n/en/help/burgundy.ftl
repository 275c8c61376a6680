# What “help WORD” tells at the table in the terminal: the words it is found by, and the text.

topic-rules = The Castles of Burgundy in short
    .words = rules, how to play, game, turn, round
    .rule = CoB 12, CoB 22, CoB 50
    .help =
        You cover the hexes of your duchy with tiles and score for it. There are five phases A to E of five rounds; each round everybody rolls two dice and has two actions, one for each die:
        take a tile from the depot of that number into your storage (three places);
        place a tile from your storage on a hex of its kind with that number, beside a tile that lies there already: what it does happens at once;
        sell all your goods of that number for one silver and some points;
        take two workers. Any die will do.
        Each worker changes a die by one, up or down (6 and 1 are neighbours). Once a turn two silver buy a tile of the black depot.
        An area that is fully covered scores at once: more for a larger one, and more in an earlier phase. Whoever covers all hexes of a kind first gets a bonus.
topic-symbols = The map and its signs
    .words = symbols, signs, map, legend, board, colours
    .help =
        ♜ castle  ◊ mine  ✚ monastery  ≈ ship  ♣ livestock  ⌂ building
        12 ◊3  an empty hex of your duchy: hex 12, for a mine, placed with a 3. With › before it a tile of yours can go there now.
        On a coloured ground: a hex that is covered, and by what.
        2 ✚Mon3 ⌂Hall ·25  depot 2 with its tiles, then goods 2 and 5 that a ship takes from there.
        2.3  the third tile of depot 2.
        Dice: [4], struck through when it is used. ♟ worker.
        Goods 3×2: two goods of the number 3. Coming: the goods of the rounds to come; Bonus: what is left for whoever covers all of a kind.
topic-dice = Dice
    .words = dice, die, number, numbers, roll, action, actions
    .rule = CoB 22-29
    .help = Each of your two dice is one action: take from the depot of its number, place on a hex of its number, sell goods of its number, or take two workers. Workers change it: each by one up or down, 6 and 1 are neighbours. The white die of the first player only says to which depot the next goods go.
topic-workers = Workers
    .words = worker, workers
    .rule = CoB 23, CoB 29, CoB 50
    .help = Each changes one of your dice by one, up or down, before you use it; 6 and 1 are neighbours. With any die you take two. At the end two workers are worth one point.
topic-silver = Silver
    .words = silver, silverling, silverlings, money, coin, coins, buy
    .rule = CoB 28, CoB 30, CoB 50
    .help = Once in your turn two silver buy any tile of the black depot, besides your actions. You get silver for selling goods, from mines at the end of each phase, and from the bank. At the end each is worth one point.
topic-depot = Depots
    .words = depot, depots
    .rule = CoB 13-14, CoB 25
    .help = Six depots, one for each number of a die, filled anew at the start of each phase. A die takes one tile from the depot of its number. Goods lie there for ships.
topic-black = The black depot
    .words = black depot, black, shop
    .rule = CoB 30, CoB 41
    .help = Once in your turn you may buy one of its tiles for two silver; it goes into your storage. No die and no building takes from there.
topic-storage = Storage
    .rule = CoB 25-26
    .words = storage, store, supply
    .help = Three places for tiles that you took and have not yet placed. If all are full, one of them goes out of the game before a die takes another; buying, and what a building lets you take, need a free place.
topic-goods = Goods
    .words = goods, good, wares, sell, selling, sold
    .rule = CoB 28, CoB 32, CoB 50
    .help = Ships bring them from the depots; you store at most three kinds. With a die you sell all goods of its number: one silver in all, and for each of them as many points as there are players. At the end each that was not sold is worth one point.
topic-livestock = Livestock
    .words = livestock, animals, animal, pasture, cow, cows, pig, pigs, sheep, chicken, chickens
    .rule = CoB 37
    .help = When placed it scores its animals, and once more all animals of the same kind that lie in the same pasture already: 3 cows beside 4 cows score 7. A pasture is an area of hexes for livestock that touch.
topic-building = Buildings
    .words = building, buildings, city
    .rule = CoB 39-40
    .help = Each has an effect when it is placed; “help market” and so on explain it. In a city, an area of hexes for buildings that touch, there may be one of each sort only.
topic-monastery = Monasteries
    .words = monastery, monasteries, abbey
    .rule = CoB 50
    .help = Each has a rule of its own that holds from now on, or gives points at the end: “help monastery 15” explains it.
topic-area = Areas
    .words = area, areas, complete, region
    .rule = CoB 46
    .help = Hexes of one kind that touch. When the last one is covered the area scores: 1, 3, 6, 10, 15, 21, 28 or 36 points for 1 to 8 hexes, and 10, 8, 6, 4 or 2 more in phase A to E.
topic-duchy = Duchies
    .words = duchy, duchies, plate, side
    .rule = CoB 6, CoB 27
    .help = Your board: hexes of six kinds, each with the number of the die that places there. You begin with one castle; every further tile lies beside one that is there already. “help duchy 2” shows duchy 2.
topic-phase = Phases
    .words = phase, phases
    .rule = CoB 12-18
    .help = Five, A to E, of five rounds each. At the start of a phase all depots are filled anew; what lay there is gone, but goods stay. At the end of a phase each mine gives one silver. Completing an area brings more in an early phase.
topic-order = The order of turns
    .words = order, order of turns, turn order, first player, white die
    .rule = CoB 19-21, CoB 34
    .help = Each ship moves your marker one space ahead; whoever is furthest ahead plays first; on the same space, whoever arrived last. The first player also rolls the white die: the goods of this round go to the depot of its number.
topic-bonus = Bonus
    .words = bonus, bonus tiles
    .rule = CoB 48
    .help = Whoever first covers all hexes of a kind in their duchy gets the larger number behind its sign, the second the smaller one.
topic-points = Points
    .words = points, score, end, win, winner
    .rule = CoB 46-51
    .help =
        During the game: completed areas, livestock, goods that are sold, watchtowers, and the bonus for covering all of a kind.
        At the end: one for each good not sold, one for each silver, one for two workers, and what some monasteries give.
        Most points win; on a tie, fewest empty hexes.
