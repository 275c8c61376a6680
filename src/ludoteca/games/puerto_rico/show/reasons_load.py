"""Why a good cannot be loaded: alone, on a certain ship, or by the wharf."""

from ludoteca.core.preview import Blocked, Way, way

from ..actions import BY_WHARF, LOAD
from ..data import GOOD_IDS, GOODS, WHARF
from ..packed import count
from ..phases.captain import Captain, best_ships
from ..player import Player
from ..position import PuertoRico
from .refused import at_work, blocked

WHARF_TARGET = "city:wharf"


def load_reasons(s: PuertoRico, player: Player, seat: int, frame: Captain) -> list[Blocked]:
    assert s.decision is not None
    pairs = {(action.thing, action.source) for action in s.decision.actions if action.verb == LOAD}
    own = [good for good in range(GOODS) if count(player.goods, good)]
    goods = {good for good, _ in pairs}
    ships = {ship for _, ship in pairs if ship != BY_WHARF}
    found = [good_reason(s, player, seat, frame, good) for good in own if good not in goods]
    found += [ship_reason(s, player, own, ship) for ship in range(len(s.setup.ships)) if ship not in ships]
    found += [
        pair for good in sorted(goods) for ship in sorted(ships) for pair in pair_reasons(s, player, good, ship, pairs)
    ]
    return found + wharf_reasons(player, seat, frame)


def ship_key(ship: int) -> str:
    return f"ship:{ship + 1}"


def good_reason(s: PuertoRico, player: Player, seat: int, frame: Captain, good: int) -> Blocked:
    """PR 53: its ship is full, or there is no empty one. A wharf would take it, if it were there and unused."""
    ship = s.ship_with(good)
    ways, rules = next_wharf(player, seat, frame)
    target, rules = f"goods:{GOOD_IDS[good]}", [*rules, "PR 59"]
    if ship < 0:
        return blocked(target, "no-empty-ship", "PR 53", ways, rules, good=GOOD_IDS[good])
    return blocked(target, "ship-full", "PR 53", ways, rules, good=GOOD_IDS[good], ship=ship + 1)


def next_wharf(player: Player, seat: int, frame: Captain) -> tuple[list[Way], list[str]]:
    ways, rules = ([], ["PR 72"]) if frame.used_wharf(seat) else at_work(player, WHARF, "PR 72")
    return [*ways, way("ships_sail")], rules


def ship_reason(s: PuertoRico, player: Player, own: list[int], ship: int) -> Blocked:
    """Why nothing of mine goes on it."""
    if not s.empty(ship):
        return laden(s, ship)
    loose = [good for good in own if s.ship_with(good) < 0]
    if not loose:
        return blocked(ship_key(ship), "kinds-on-other-ships", "PR 53")
    return smaller(s, player, max(loose, key=lambda good: int(count(player.goods, good))), ship)


def laden(s: PuertoRico, ship: int) -> Blocked:
    carried, full = GOOD_IDS[s.good_on(ship)], s.room(ship) == 0
    ways = [way("ships_sail")] if full else []
    rules = ["PR 59"] if full else []
    reason = "ship-full" if full else "other-kind"
    return blocked(ship_key(ship), reason, "PR 53", ways, rules=rules, good=carried, ship=ship + 1)


def smaller(s: PuertoRico, player: Player, good: int, ship: int) -> Blocked:
    """PR 54: what this ship takes, and the one that takes more."""
    have = int(count(player.goods, good))
    best = best_ships(s, have)[0]
    return blocked(
        ship_key(ship), "smaller-ship", "PR 54", good=GOOD_IDS[good], here=ship + 1, room=s.room(ship), ship=best + 1,
        barrels=min(have, s.room(best)),
    )  # fmt: skip


def pair_reasons(s: PuertoRico, player: Player, good: int, ship: int, pairs: set[tuple[int, int]]) -> list[Blocked]:
    """Both could be chosen, but not together: said of the one with the other in hand."""
    if (good, ship) in pairs:
        return []
    carrier = s.ship_with(good)
    if carrier >= 0:
        made = blocked(ship_key(ship), "kind-on-ship", "PR 53", good=GOOD_IDS[good], ship=carrier + 1)
    elif s.empty(ship):
        made = smaller(s, player, good, ship)
    else:
        made = blocked(ship_key(ship), "kind-aboard", "PR 53", good=GOOD_IDS[s.good_on(ship)], ship=ship + 1)
    key = f"goods:{GOOD_IDS[good]}"
    return [{**made, "held": key}, {**made, "target": key, "held": ship_key(ship)}]


def wharf_reasons(player: Player, seat: int, frame: Captain) -> list[Blocked]:
    """PR 61, 72: of a wharf in the city that cannot be used."""
    if frame.used_wharf(seat):
        return [blocked(WHARF_TARGET, "wharf-used", "PR 72", [way("next_captain")])]
    if player.owns(WHARF) and not player.works(WHARF):
        return [blocked(WHARF_TARGET, "wharf-empty", "PR 61", [way("by_mayor")], rules=["PR 72"])]
    return []
