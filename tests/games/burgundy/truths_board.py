"""Whether what lies on the main board, in the purse and in the storage stands in the way as it is said."""

from __future__ import annotations

from tests.games.burgundy.about import colour, given, kind, number, tile, zone
from tests.games.burgundy.concerned import SHIELD_3, ask, asked, mine, top
from tests.games.burgundy.truths_dice import BEFORE
from tests.laws.obstacles import Truth

from ludoteca.core.preview import Blocked
from ludoteca.games.burgundy.actions import DROP, PLACE
from ludoteca.games.burgundy.data import COLOUR_IDS, NONE
from ludoteca.games.burgundy.expansions.numbers import DOUBLES
from ludoteca.games.burgundy.expansions.tiles.crane import Crane
from ludoteca.games.burgundy.expansions.vineyards.codes import GRAPE_IDS
from ludoteca.games.burgundy.phases.act import can_store
from ludoteca.games.burgundy.position import Burgundy

SHIELD_11 = 50


def price(s: Burgundy, one: Blocked) -> int:
    """What it costs in silver, or in workers where it is paid with them."""
    if one["reason"] == "too-few-workers":
        return 2 if zone(one) == "tile" else number(one)
    if zone(one) == "tribute":
        return len(top(s).kept(mine(s))) - number(one)
    return 1 if zone(one) == "tile" else 2


def short_of(s: Burgundy, one: Blocked) -> bool:
    purse = mine(s).workers if one["reason"] == "too-few-workers" else mine(s).silver
    return given(one, "price") == price(s, one) and given(one, "missing") == price(s, one) - purse > 0


def too_few_points(s: Burgundy, one: Blocked) -> bool:
    return one["args"] == {"price": 5, "missing": 5 - sum(s.players[asked(s)].points)} and given(one, "missing") > 0


def brings(*colours: str) -> Truth:
    """What a fetch takes, by the answers that there are: they are all of these colours, and this is none of them."""

    def truth(s: Burgundy, one: Blocked) -> bool:
        assert s.decision is not None
        taken = {colour(s, s.spaces[action.thing]) for action in s.decision.actions if action.targets}
        return taken <= {COLOUR_IDS.index(name) for name in colours} - {colour(s, tile(s, one))}

    return truth


def none_lies(*colours: str) -> Truth:
    """Nothing of these colours in the numbered depots."""

    def truth(s: Burgundy, _: Blocked) -> bool:
        lying = {COLOUR_IDS[colour(s, kind)] for kind in s.spaces[:24] if kind != NONE}
        return not lying & set(colours) and can_store(s, asked(s))

    return truth


def full_of_goods(s: Burgundy, one: Blocked) -> bool:
    """CoB 32: nothing that lies there is of a kind one has, and there is no place for another kind."""
    held = {good for good, count in enumerate(mine(s).goods) if count}
    if zone(one) == "ware":
        lying = {number(one) - 1}
    else:
        lying = {good for good in range(6) if s.ware(number(one) - 1, good)}
    return lying != set() and not lying & held and len(held) == given(one, "most") == 3


def beside_first(s: Burgundy, one: Blocked) -> bool:
    """CoB A6: depots lie in a ring."""
    return given(one, "depot") == top(s).depot + 1 and (number(one) - given(one, "depot")) % 6 in (2, 3, 4)


def passed(s: Burgundy, one: Blocked) -> bool:
    """A pick of less than the last one of the series."""
    last = top(s).floor if ask(s) == "tribute.forfeit" else top(s).last
    marked = ask(s) == "tribute.forfeit" and top(s).marked >> (number(one) - 1) & 1
    return number(one) - 1 < last and not marked


def earlier(s: Burgundy, one: Blocked) -> bool:
    """E 11.7: of those that may still go so many must that this one cannot be the first."""
    kept = top(s).kept(mine(s))
    purse = mine(s).silver + (mine(s).workers if mine(s).has(SHIELD_3) else 0)
    behind = [shield for shield in kept if shield >= number(one) - 1]
    return given(one, "due") == len(kept) - purse > len(behind)


def used_before(s: Burgundy, one: Blocked) -> bool:
    """Bits of what a seat has used: 1 bought, 2 monastery 6, 16 shield 16."""
    return s.players[asked(s)].used & (2 if zone(one) == "tile" else 16) != 0


def no_room(s: Burgundy, _: Blocked) -> bool:
    return s.slots(asked(s)) <= 0 and not s.setting.discard_any


def not_two(s: Burgundy, _: Blocked) -> bool:
    return s.slots(asked(s)) < 2 and not s.setting.discard_any


def grape(s: Burgundy, one: Blocked) -> int:
    return GRAPE_IDS.index(kind(one))


def nothing_to_place(s: Burgundy, _: Blocked) -> bool:
    """E 2.4: a trial of the city hall asks for no hex."""
    trial = s.clone()
    top(trial).apply(trial, next(answer for answer in s.rules.actions if answer.text == "effect city_hall"))
    decision = top(trial).step(trial)
    return decision is None or not any(action.verb == PLACE for action in decision.actions)


def sells_nothing(s: Burgundy, _: Blocked) -> bool:
    return isinstance(top(s), Crane) and sum(mine(s).goods) == 0


def narrow(s: Burgundy, one: Blocked) -> bool:
    """E R33: a double tile is to come, and to discard this one leaves too little room for it."""
    assert s.decision is not None
    wide = s.spaces[top(s).space] >= DOUBLES
    drops = {action.thing for action in s.decision.actions if action.verb == DROP}
    return wide and tile(s, one) < DOUBLES and all(other >= DOUBLES for other in drops)


def castle_elsewhere(s: Burgundy, _: Blocked) -> bool:
    return ask(s) not in BEFORE and bool(mine(s).has(SHIELD_11))
