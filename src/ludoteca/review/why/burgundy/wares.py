"""Goods: loading and selling them, CoB 28, 32-33."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.burgundy import tell
from ludoteca.games.burgundy.actions import FIRST, SECOND
from ludoteca.games.burgundy.data import DEPOTS, GOODS
from ludoteca.games.burgundy.estate import Estate, put
from ludoteca.games.burgundy.phases.ship import Loading
from ludoteca.games.burgundy.privileges import SILVER_EACH

from ..merits import Merit, merit
from .brought import more_points
from .costs import workers
from .known import Asked, Outcome

AT_ONCE = 1.0  # what is sold with the other die has not to wait
DENIED = 0.3  # for each good that another collects
LATER = 0.15  # for each good that still lies in a depot
PLACE = 0.4  # of the goods storage


def fitting_goods(a: Asked, depot: int) -> list[tuple[int, int]]:
    """CoB 32-33: the goods of a depot that find room, with their numbers: all of the kinds held, of new kinds as many
    as there are places, the larger stacks first."""
    s, e = a.s, a.e
    lying = [(good, s.ware(depot, good)) for good in range(GOODS) if s.ware(depot, good)]
    fresh = sorted((one for one in lying if not e.goods[one[0]]), key=lambda one: -one[1])
    free = s.setting.goods_slots - e.kinds_of_goods()
    return [one for one in lying if e.goods[one[0]]] + fresh[: max(free, 0)]


def sale(a: Asked, good: int) -> tuple[int, int, int]:
    """CoB 28: what selling a stack brings: goods, points, silver."""
    s, e = a.s, a.e
    number = e.goods[good]
    return number, s.sale_points(e, number), (number if e.has(SILVER_EACH) else 1) + e.has(3)


def selling(a: Asked, action: Action) -> list[Merit]:
    s, e = a.s, a.e
    goods, points, silver = sale(a, action.thing)
    worth = a.h.sale(s, e, action.thing)
    found = [merit("sale", worth, "sells", "CoB 28", goods=goods, points=points, silver=silver)]
    outcome = Outcome(s, action)
    found += [*workers(a, outcome), *more_points(a, outcome), *on_the_route(a, outcome, silver)]
    counted = s.all_monasteries(after_sale(a, action.thing)) - s.all_monasteries(e)
    if counted:
        found.append(merit("monasteries", float(counted), "feeds-sales", "CoB 55", points=counted))
    lying = sum(s.ware(depot, action.thing) for depot in range(DEPOTS))
    if lying and a.h.rounds(s):
        found.append(merit("later", -LATER * lying, "more-lie", "CoB 32", goods=lying, good=action.thing + 1))
    if e.kinds_of_goods() == s.setting.goods_slots and a.h.rounds(s):
        found.append(merit("places", PLACE, "frees-place", "CoB 32"))
    return found


def on_the_route(a: Asked, outcome: Outcome, silver: int) -> list[Merit]:
    """E 8.6: what a sale brings beside the usual."""
    hired = sum(event.b for event in outcome.told(tell.WORKERS) if event.a == a.seat and event.b > 0) - a.e.has(4)
    earned = outcome.number(tell.SILVER, a.seat) - silver
    found: list[Merit] = []
    if hired > 0:
        found.append(merit("route", hired * a.h.worker(a.s), "route-workers", "E 8.6", workers=hired))
    if earned > 0:
        found.append(merit("route", earned * a.h.silver(a.s), "route-silver", "E 8.6", silver=earned))
    return found


def after_sale(a: Asked, good: int) -> Estate:
    """CoB 55, 57: the duchy with a stack on its sold pile."""
    trial = a.e.clone()
    trial.sold = put(trial.sold, good, trial.sold[good] + trial.goods[good])
    return trial


def loading(a: Asked, action: Action) -> list[Merit]:
    """CoB 32: of a whole depot."""
    s, e = a.s, a.e
    depot = action.thing
    fitting = fitting_goods(a, depot)
    goods = sum(number for _, number in fitting)
    if not goods:
        return []
    found = [merit("goods", a.h.cargo(s, e, depot), "loads", "CoB 32", goods=goods, depot=depot + 1)]
    same = sum(number for good, number in fitting if e.goods[good])
    if same:
        found.append(merit("same", 0.3 * same, "loads-same", "CoB 32", goods=same, depot=depot + 1))
    fresh = sum(not e.goods[good] for good, _ in fitting)
    if fresh and a.h.rounds(s) > 1:
        found.append(merit("places", -PLACE * fresh, "takes-places", "CoB 32", places=fresh, depot=depot + 1))
    found += denied(a, fitting)
    return found + [one for good, _ in fitting for one in sold_next(a, good)][:1]


def denied(a: Asked, fitting: list[tuple[int, int]]) -> list[Merit]:
    """CoB 32: what the stacks of another player will not grow by."""
    s = a.s
    if a.h.rounds(s) == 0:
        return []
    found: list[Merit] = []
    for seat in range(s.seats):
        e = s.estate(seat)
        goods = sum(number for good, number in fitting if e.goods[good])
        if goods and s.party(seat) != s.party(a.seat):
            found.append(merit("denied", DENIED * goods, "denies-goods", "CoB 32", seat=seat, goods=goods))
    return sorted(found, key=lambda one: -one.points)[:1]


def stowing(a: Asked, action: Action) -> list[Merit]:
    """CoB 33: one new kind."""
    top = a.s.stack[-1]
    if not isinstance(top, Loading):
        return []
    good = action.thing
    number = a.s.ware(top.depot, good)
    worth = number * a.h.good(a.s)
    return [merit("goods", worth, "stows", "CoB 33", goods=number, good=good + 1), *sold_next(a, good)]


def sold_next(a: Asked, good: int) -> list[Merit]:
    """CoB 28: a stack whose number the die shows that is left."""
    player = a.s.players[a.seat]
    for source in (FIRST, SECOND):
        if not player.has_spent(source) and player.die(source) == good + 1:
            return [merit("next", AT_ONCE, "sold-next", "CoB 28", good=good + 1)]
    return []
