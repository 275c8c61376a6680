"""What to load, to sell and to take in Puerto Rico."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.puerto_rico.actions import BY_WHARF, LOAD, PASS, SELL
from ludoteca.games.puerto_rico.data import GOOD_IDS, GOODS
from ludoteca.games.puerto_rico.packed import count, some
from ludoteca.games.puerto_rico.phases.trader import Trader, good_offers
from ludoteca.games.puerto_rico.position import PuertoRico

from ..ground import Args, Ground, ground
from .eyes import Eyes
from .storage import made_by_others, sold_later

KEPT = 0.15  # for each doubloon that a good left over sells for more
HINDERED = 0.3  # for each barrel that somebody else cannot load
SAILS = 0.3
TIED = 0.1  # for each place fewer on the largest empty ship
ROOM = 0.4
SALE = 0.1  # for each doubloon that somebody else does not get
WAITS = 0.4
NEXT = 0.2  # for each barrel of the next harvest that finds room


def loaded(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """PR 51-56: points now, and what is left for the next loads, one's own and those of others."""
    if best.verb != LOAD:
        return []
    one = eyes.facts(best)
    good, points, barrels = GOOD_IDS[best.thing], one["points"], one["barrels"]
    if other is None or other.verb != LOAD:
        return [ground(points, "load-points", "PR 56", good=good, barrels=barrels, points=points)]
    two = eyes.facts(other)
    args: Args = {"good": good, "barrels": barrels, "points": points, "fewer": two["points"]}
    found = [ground(points - two["points"], "load-more", "PR 56", **args)]
    if best.thing != other.thing:
        price, lower = eyes.s.setup.price[other.thing], eyes.s.setup.price[best.thing]
        args = {"good": GOOD_IDS[other.thing], "price": price, "other": good, "lower": lower}
        found.append(ground(KEPT * (price - lower), "keeps-dearer", "PR 46", **args))
        found += [*contested(eyes, best, other), *waits(eyes, best, other)]
    elif BY_WHARF not in (best.source, other.source):
        found += by_ship(eyes, best, one["room_left"], two["room_left"])
        found += tied_up(eyes, best, other)
    return [*found, *left_for(eyes, best, other)]


def by_ship(eyes: Eyes, best: Action, left: int, less: int) -> list[Ground]:
    """PR 54, 59: of two empty ships one that sails at once, or one that takes the next barrels too."""
    if not left and less:
        return [ground(SAILS, "ship-sails", "PR 59", ship=best.source + 1)]
    makes = int(count(eyes.player.makes(), best.thing))
    weight = NEXT * (min(makes, left) - min(makes, less))
    args: Args = {"ship": best.source + 1, "good": GOOD_IDS[best.thing], "barrels": makes, "room": left, "less": less}
    return [ground(weight, "next-room", "PR 59", **args)]


def tied_up(eyes: Eyes, best: Action, other: Action) -> list[Ground]:
    """PR 53: the larger of two empty ships is gone for the kinds that others make and no ship carries yet."""
    s, kinds = eyes.s, [good for good in range(GOODS) if good != best.thing and eyes.s.ship_with(good) < 0]
    wanted = sum(min(int(count(s.players[seat].makes(), good)), 1) for seat in eyes.others() for good in kinds)
    if not wanted or any(eyes.have(good) or count(eyes.player.makes(), good) for good in kinds):
        return []
    free, more = largest(after_load(eyes, best)), largest(after_load(eyes, other))
    args: Args = {"good": GOOD_IDS[best.thing], "ship": best.source + 1, "room": free, "more": more}
    return [ground(TIED * (more - free), "ties-up", "PR 53", **args)]


def largest(s: PuertoRico) -> int:
    """The room of the largest empty ship, 0 if there is none."""
    return max((s.room(ship) for ship in range(len(s.setup.ships)) if s.empty(ship)), default=0)


def rivals(eyes: Eyes, good: int) -> list[int]:
    """Who else has barrels of a good, the one with most of them first."""
    found = [seat for seat in eyes.others() if eyes.have(good, seat)]
    return sorted(found, key=lambda seat: -eyes.have(good, seat))


def at_risk(eyes: Eyes, action: Action) -> int:
    """How many barrels would find no room if all others loaded that kind first."""
    good = action.thing
    if action.source == BY_WHARF:
        return 0
    room = eyes.known.room(eyes.s, good)
    fits = min(eyes.have(good), room)
    return fits - min(eyes.have(good), max(room - sum(eyes.have(good, seat) for seat in eyes.others()), 0))


def contested(eyes: Eyes, best: Action, other: Action) -> list[Ground]:
    """PR 53: the others want the same room."""
    risk = at_risk(eyes, best) - at_risk(eyes, other)
    seats = rivals(eyes, best.thing)
    if not seats or best.source == BY_WHARF:
        return []
    args: Args = {"good": GOOD_IDS[best.thing], "seat": seats[0], "barrels": eyes.have(best.thing, seats[0])}
    return [ground(eyes.known.ship * risk, "contested", "PR 53", **args, room=eyes.known.room(eyes.s, best.thing))]


def waits(eyes: Eyes, best: Action, other: Action) -> list[Ground]:
    """PR 53: a kind that nobody else has, on a ship that carries it already, can be loaded later; the better one needs
    room that is not sure to be left."""
    good = other.thing
    ship = eyes.s.ship_with(good)
    if rivals(eyes, good) or ship < 0 or eyes.s.room(ship) < eyes.have(good):
        return []
    if not rivals(eyes, best.thing) and eyes.s.ship_with(best.thing) >= 0:
        return []
    return [ground(WAITS, "can-wait", "PR 53", good=GOOD_IDS[good], ship=ship + 1, room=eyes.s.room(ship))]


def left_for(eyes: Eyes, best: Action, other: Action) -> list[Ground]:
    """What still fits after the one load and after the other: of one's own, and of somebody else."""
    one, two = after_load(eyes, best), after_load(eyes, other)
    found = []
    for good in range(GOODS):
        if good in (best.thing, other.thing) or not eyes.have(good):
            continue
        barrels, fewer = (min(eyes.have(good), eyes.known.room(s, good)) for s in (one, two))
        args: Args = {"good": GOOD_IDS[good], "barrels": barrels, "fewer": fewer}
        found.append(ground(eyes.known.ship * (barrels - fewer), "own-room", "PR 53", **args))
    for seat in eyes.others():
        for good in range(GOODS):
            have = eyes.have(good, seat)
            barrels, more = (min(have, eyes.known.room(s, good)) for s in (one, two))
            args = {"seat": seat, "good": GOOD_IDS[good], "have": have, "barrels": barrels, "more": more}
            found.append(ground(HINDERED * (more - barrels), "hinders", "PR 53", **args))
    return found


def after_load(eyes: Eyes, action: Action) -> PuertoRico:
    """The ships after a load."""
    then = eyes.s.clone()
    if action.source != BY_WHARF:
        number = min(eyes.have(action.thing), eyes.s.room(action.source))
        then.put_aboard(action.source, action.thing, number)
    return then


def sold(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """PR 46-50: doubloons now; a barrel that is kept for a ship; a space that somebody else wanted."""
    if best.verb == PASS:
        return for_ship(eyes, other) if other is not None else []
    good, doubloons = best.thing, eyes.facts(best)["doubloons"]
    if other is None or other.verb == PASS:
        weight = doubloons * eyes.doubloon
        found = [ground(weight, "sale", "PR 46", good=GOOD_IDS[good], doubloons=doubloons)]
        return found + blocked_sale(eyes, good, -1)
    fewer = eyes.facts(other)["doubloons"]
    args: Args = {"good": GOOD_IDS[good], "doubloons": doubloons, "other": GOOD_IDS[other.thing], "fewer": fewer}
    found = [ground((doubloons - fewer) * eyes.doubloon, "sale-better", "PR 46", **args)]
    return [*found, *for_ship(eyes, other, good), *blocked_sale(eyes, good, other.thing)]


def for_ship(eyes: Eyes, other: Action, good: int = -1) -> list[Ground]:
    """PR 56: the barrel that is not sold finds room on a ship; the one that is sold (-1: none) would not."""
    if other.verb != SELL or eyes.known.room(eyes.s, other.thing) < eyes.have(other.thing):
        return []
    if good >= 0 and eyes.known.room(eyes.s, good) >= eyes.have(good):
        return []
    args: Args = {"good": GOOD_IDS[other.thing], "room": eyes.known.room(eyes.s, other.thing)}
    return [ground(eyes.known.ship, "for-ship", "PR 56", **args)]


def blocked_sale(eyes: Eyes, good: int, instead: int) -> list[Ground]:
    """PR 47-48: whose best sale is gone, and would not be after the other answer (-1: nothing is sold)."""
    frame = eyes.s.stack[-1]
    assert isinstance(frame, Trader)
    found = []
    for seat in eyes.others():
        if frame.to_come(seat):
            lost, kept = offers_after(eyes, seat, good), offers_after(eyes, seat, instead)
            gone = kept & ~lost
            if gone and gone.bit_length() == kept.bit_length():
                thing = gone.bit_length() - 1
                weight = SALE * (eyes.s.setup.price[thing] - eyes.s.setup.price[max(lost.bit_length() - 1, 0)])
                found.append(ground(weight, "blocks-sale", "PR 47", seat=seat, good=GOOD_IDS[thing]))
    return found


def offers_after(eyes: Eyes, seat: int, good: int) -> int:
    then = eyes.s.clone()
    if good >= 0:
        then.house += some(1, good)
    return good_offers(then, then.players[seat])


def taken_extra(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """PR 45: the one more barrel of the craftsman."""
    s, good = eyes.s, best.thing
    if other is None or other.verb != best.verb:
        return [ground(eyes.known.barrel(s, good, eyes.left), "extra", "PR 45", good=GOOD_IDS[good])]
    price, lower = s.setup.price[good], s.setup.price[other.thing]
    args: Args = {"good": GOOD_IDS[good], "price": price, "other": GOOD_IDS[other.thing], "lower": lower}
    found = [ground(0.2 * (price - lower) * eyes.doubloon, "sells-for", "PR 46", **args)]
    room, less = (eyes.known.room(s, one) - eyes.have(one) for one in (good, other.thing))
    if room > 0 >= less:
        args = {"good": GOOD_IDS[good], "room": room, "other": GOOD_IDS[other.thing]}
        found.append(ground(ROOM, "extra-room", "PR 53", **args))
    found += sold_later(eyes, other.thing, good)
    return found + made_by_others(eyes, good, other.thing)
