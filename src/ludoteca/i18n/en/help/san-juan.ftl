# What “help WORD” tells at the table in the terminal: the words it is found by, and the text.

topic-rules = San Juan in short
    .words = rules, how to play, game, turn, round
    .rule = SJ 3, SJ 12-16, SJ 50-56
    .help =
        A card is three things: a building when it lies in your city, money while it is in your hand, a good when it lies face down on a production building.
        In a round each player in turn takes one of the five roles. Everybody then does what the role says, whoever took it first and with a privilege:
        Builder: build one card of your hand, paying with other cards of it (privilege: one card less).
        Producer: a good for one of your production buildings (privilege: for two).
        Trader: sell one good for cards (privilege: two).
        Councillor: look at two cards and keep one (privilege: five).
        Prospector: only whoever takes it draws a card.
        At the start of a round, whoever holds more than seven cards discards the rest.
        The game ends when somebody has twelve buildings and that builder phase is over. Most points win.
topic-symbols = The table and its signs
    .words = symbols, signs, legend, board, colours
    .help =
        ▣ Indigo  a production building with a good, ▢ one without.
        Statue 3/3  a card in your hand: what it costs, and its points; ? points are counted at the end.
        Chapel +2  two cards are tucked beneath it. (new) it works from the next phase on.
        ♛  the governor, who takes a role first. 4/12 behind a name: four buildings, and twelve end the game.
        ●▲■◆★ stand for the players.
topic-money = Paying
    .words = pay, paying, money, cost, costs, price, discard
    .rule = SJ 19-25
    .help = What you build costs as many cards as its number says; you choose which of your hand you discard. The builder pays one less. A smithy makes production buildings one cheaper, a quarry the violet ones.
topic-goods = Goods
    .words = goods, good, produce, production, plant
    .rule = SJ 29-33
    .help = A card from the pile, face down on a production building, which holds one. Only the kind of the building counts. Indigo brings least when it is sold, silver most.
topic-prices = Prices
    .words = prices, sell, selling, sale, tile, tiles
    .rule = SJ 36-43
    .help = Five tiles say what each good brings, in cards. The trader turns the next one up; it holds for everybody in this phase, and then goes below the others. “Last prices” shows the one before.
topic-buildings = Buildings
    .words = buildings, building, city, violet
    .rule = SJ 55, SJ 58-61
    .help = Production buildings make goods; you may have several of one kind. Violet buildings each have an effect, from the phase after they were built; of each you may have one. Twelve buildings end the game. “help library” explains a building.
topic-governor = Governor
    .words = governor, start player, first player
    .rule = SJ 5, SJ 12-14
    .help = Who takes a role first in this round. With the next round it passes to the left. With two players the governor takes a first and a third role.
topic-hand = Your hand
    .words = hand, limit, cards, card
    .rule = SJ 51-54
    .help = You see your cards alone; how many each holds is known. At the start of a round, seven at most (twelve with a tower); at other times as many as you like.
topic-points = Points
    .words = points, score, end, win, winner
    .rule = SJ 55-57
    .help = What is printed on your buildings, one for each card beneath a chapel, and what the guild hall, the city hall, the triumphal arch and the palace count. The game ends after the builder phase in which somebody has a twelfth building. On a tie, most cards and goods win.
