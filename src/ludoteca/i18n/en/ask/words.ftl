# What the search of questions knows of English: words that say nothing, words that say little, words that mean the same.

stop = a, an, the, of, to, in, on, at, for, by, with, from, and, or, is, are, am, be, been, was, were, it, its, this, that, these, those, there, i, me, my, mine, we, us, our, you, your, s, t, d, ll, ve, re, m, he, she, his, her, they, them, their, as, so, than, then, any, some, do, does, did, has, have, had, just, too, also, into, please, about, got, get, gets, getting, make, makes, thing, things, one, ones, someone, somebody, anybody, up, here, actually, really, still, even, would, could, should, lying, lies, want, wants
weak = put, place, when, what, how, many, much, why, which, where, can, may, will, happens, happen, allowed, possible, need, mean, means, work, works, not, don, no, game, play, player, players, tell, explain, exactly, use, good, who, more, anymore, let, lets
# Beside a word that asks openly (“which ship must I ...”) words of duty say little.
open = what, which, where, when, how, who
duty = must, compulsory, mandatory

# The first word of each stands for all that follow.
idiom-build = build, put up, set up a building
idiom-exist = exist, are there, is there
idiom-must = must, have to, has to, had to, need to, needs to, obliged to, forced to
idiom-demolish = demolish, tear down, pull down, take down, knock down
idiom-discard = discard, throw away, throw out, get rid of, give up
idiom-empty = exhausted, run out, runs out, ran out, used up, none left, no more left
idiom-begin = begins, goes first, go first, plays first
idiom-immediately = immediately, as soon as, straight away, right away, this very turn
idiom-look = look, look at, looks at, peek at
idiom-several = several, more than one, at once, at the same time
idiom-end = end, game over, is over

alike-choose = choose, chose, chosen, pick, picked, take, took, taken, decide, select
alike-immediately = immediately, directly, straight, instantly
alike-demolish = demolish, remove, destroy, dismantle
alike-several = several, two, three, four, multiple, many, both
alike-give = give, gives, gave, bring, brings, pay, pays, earn, yield
alike-build = build, built, building, construct, erect
alike-end = end, ends, finish, over, finished, last, stop
alike-win = win, winner, wins, won, victory
alike-points = points, point, vp, score, scoring, scores
alike-discard = discard, throw, drop, ditch, away, rid
alike-draw = draw, drew, drawn, pick, take, receive
alike-money = money, coins, coin, cash
alike-pay = pay, paid, cost, costs, price, expensive, dear, spend, payment, paying, cheap
alike-less = cheaper, discount, less, reduction, save
alike-sell = sell, sale, sold, trade
alike-begin = begin, start, beginning, first, setup, opening
alike-order = order, clockwise, turn, sequence
alike-skip = pass, skip, decline, refuse, nothing, without
alike-must = must, compulsory, mandatory, required, obligatory
alike-tie = tie, ties, draw, equal, equality, tied
alike-same = same, identical, equal, duplicate, copy
alike-second = second, two, twice, another, double, both, 2
alike-empty = empty, exhausted, gone, left
alike-lose = lose, lost, loses, losing
alike-keep = keep, kept, hold, store, save
alike-cover = cover, over, top, replace
alike-secret = secret, hidden, see, look, show, known, public, open
alike-limit = limit, maximum, max, most
alike-lay = lay, place, put, laid
alike-move = move, shift, rearrange, relocate
alike-round = round, turn
alike-produce = produce, production, producing
alike-third = three, third, 3
alike-twelve = twelve, twelfth, 12
alike-seven = seven, 7
alike-four = four, 4
alike-five = five, 5
alike-six = six, 6
