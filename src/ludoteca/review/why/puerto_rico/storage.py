"""What is lost at the end of a captain phase of Puerto Rico, and what is kept rather."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.puerto_rico.actions import LOAD, STORE
from ludoteca.games.puerto_rico.data import GOOD_IDS, OFFICE
from ludoteca.games.puerto_rico.packed import count, unpacked
from ludoteca.games.puerto_rico.phases.captain import Captain, captain, load_offers
from ludoteca.games.puerto_rico.phases.storage import warehouse_kinds
from ludoteca.games.puerto_rico.player import Player
from ludoteca.games.puerto_rico.position import PuertoRico

from ..ground import Args, Ground, ground
from .eyes import Eyes

ROOM = 0.1  # of a point, for each place on a ship
AGAIN = 0.2  # for each barrel that a craftsman brings again
HOUSE = 0.2
RIVAL = 0.1  # for each of the others who makes the same good


def lost_at_least(eyes: Eyes) -> int:
    """PR 57, 68: the barrels that would be lost even if nobody else loaded anything, were the captain taken now."""
    return fewest_lost(eyes.s, eyes.seat, captain(eyes.s, eyes.seat), {})


def fewest_lost(s: PuertoRico, seat: int, frame: Captain, known: dict[tuple[int, int, int], int]) -> int:
    player = s.players[seat]
    key = (int(player.goods), int(s.cargo), frame.wharves)
    if key not in known:
        acts = load_offers(s, player, frame.wharf(player, seat))
        lost = [] if any(one.verb == LOAD and one.source < len(s.setup.ships) for one in acts) else [spoiled(player)]
        for action in acts:
            if action.verb == LOAD:
                other, then = s.clone(), frame.clone()
                then.load(other, seat, action.thing, action.source)
                lost.append(fewest_lost(other, seat, then, known))
        known[key] = min(lost)
    return known[key]


def spoiled(player: Player) -> int:
    """PR 57, 68: of what was not loaded all but the fullest kinds in the warehouses, and one barrel."""
    numbers = sorted(unpacked(player.goods, len(GOOD_IDS)), reverse=True)
    return max(sum(numbers[warehouse_kinds(player) :]) - 1, 0)


def stored(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """Which kind to keep."""
    if other is None or best.verb != other.verb:
        return []
    s, good, gone = eyes.s, best.thing, other.thing
    price, lower = s.setup.price[good], s.setup.price[gone]
    args: Args = {"good": GOOD_IDS[good], "price": price, "other": GOOD_IDS[gone], "lower": lower}
    found = [ground(0.2 * (price - lower) * eyes.doubloon, "sells-for", "PR 46", **args)]
    if best.verb == STORE:
        barrels, fewer = eyes.have(good), eyes.have(gone)
        weight = (barrels - fewer) * eyes.known.barrel(s, good, eyes.left)
        args = {"good": GOOD_IDS[good], "barrels": barrels, "other": GOOD_IDS[gone], "fewer": fewer}
        found.append(ground(weight, "stores-more", "PR 68", **args))
    found += [*sold_later(eyes, gone, good), *shipped_later(eyes, good, gone), *made_again(eyes, good, gone)]
    return found + made_by_others(eyes, good, gone)


def sold_later(eyes: Eyes, gone: int, good: int) -> list[Ground]:
    """PR 47: what lies in the house cannot be sold to it again until it is emptied."""
    if eyes.player.works(OFFICE) or not count(eyes.s.house, gone) or count(eyes.s.house, good):
        return []
    return [ground(HOUSE, "house-has", "PR 47", good=GOOD_IDS[gone])]


def shipped_later(eyes: Eyes, good: int, gone: int) -> list[Ground]:
    """PR 53, 59: the ships as they will be at the next captain, as things stand."""
    then = eyes.s.clone()
    for ship in range(len(then.setup.ships)):
        if then.room(ship) == 0:
            then.empty_ship(ship)
    room, less = eyes.known.room(then, good), eyes.known.room(then, gone)
    args: Args = {"good": GOOD_IDS[good], "room": room, "other": GOOD_IDS[gone], "less": less}
    return [ground(ROOM * (room - less), "ship-room", "PR 53", "PR 59", **args)]


def made_again(eyes: Eyes, good: int, gone: int) -> list[Ground]:
    """PR 41-43: what the next craftsman brings more of."""
    makes = eyes.player.makes()
    again, fewer = int(count(makes, gone)), int(count(makes, good))
    args: Args = {"good": GOOD_IDS[gone], "barrels": again}
    return [ground(AGAIN * (again - fewer), "makes-again", "PR 41", "PR 42", **args)]


def made_by_others(eyes: Eyes, good: int, gone: int) -> list[Ground]:
    """PR 47, 53: how many others will want the same ship, or the same space of the house."""
    makers, more = (
        sum(1 for seat in eyes.others() if count(eyes.s.players[seat].makes(), one)) for one in (good, gone)
    )
    args: Args = {"good": GOOD_IDS[good], "makers": makers, "other": GOOD_IDS[gone], "more": more}
    return [ground(RIVAL * (more - makers), "fewer-make", "PR 47", "PR 53", **args)]
