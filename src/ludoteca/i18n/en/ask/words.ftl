# What the search of questions knows of English: words that say nothing, words that say little, words that mean the same.

stop = a, an, the, of, to, in, on, at, for, by, with, from, and, or, is, are, am, be, been, was, were, it, its, this, that, these, those, there, i, me, my, mine, we, us, our, you, your, s, t, d, ll, ve, re, m, he, she, his, her, they, them, their, as, if, so, than, then, any, some, do, does, did, has, have, had, just, too, also, into, please, about, got, get, gets, getting, make, makes, thing, things, one, ones, someone, somebody, anybody, who, up, here, actually, really, still, even, would, could, should
weak = when, what, how, many, much, why, which, where, can, may, must, will, happens, happen, allowed, possible, need, want, mean, means, work, works, not, don, no, game, play, player, players, tell, explain, exactly, use, good

alike-build = build, building, construct, erect, put, place
alike-end = end, ends, finish, over, finished, last, stop
alike-win = win, winner, wins, won, victory
alike-points = points, point, vp, score, scoring, scores
alike-discard = discard, throw, drop, ditch, away, rid
alike-draw = draw, pick, take, receive
alike-money = money, coins, coin, cash
alike-pay = pay, cost, costs, price, expensive, dear, spend, payment, paying, cheap
alike-less = cheaper, discount, less, reduction, save
alike-sell = sell, sale, sold, trade
alike-begin = begin, start, beginning, first, setup, opening
alike-order = order, clockwise, turn, sequence
alike-skip = pass, skip, decline, refuse, nothing, without
alike-must = must, obliged, forced, compulsory, have, mandatory, required
alike-tie = tie, ties, draw, equal, equality, tied
alike-same = same, identical, equal, duplicate, copy
alike-second = second, two, twice, another, double, both, 2
alike-empty = empty, runs, run, out, exhausted, gone, none
alike-lose = lose, lost, loses, losing
alike-keep = keep, hold, store, save
alike-cover = cover, over, top, replace
alike-secret = secret, hidden, see, look, show, known, public, open
alike-limit = limit, maximum, max, most
alike-move = move, shift, rearrange, relocate
alike-round = round, turn
alike-produce = produce, production, producing
alike-third = three, third, 3
alike-twelve = twelve, twelfth, 12
alike-seven = seven, 7
alike-four = four, 4
alike-five = five, 5
alike-six = six, 6
