"""Why of a good nothing is made: what is missing on the way from the plantation to the barrel."""

from ludoteca.core.preview import Blocked, way

from ..data import BUILDING_IDS, CORN, GOOD_IDS, GOODS, PLANTS, PRODUCTS
from ..packed import count
from ..phases.craftsman import Bonus, Production
from ..player import Player
from ..position import PuertoRico
from .refused import blocked


def making_reasons(s: PuertoRico, player: Player, frame: Production | Bonus) -> list[Blocked]:
    """PR 41-45: for each kind that cannot be taken from the supply. By the letter of the book the kinds to produce are
    named one after the other."""
    makes = player.makes()
    last, made = (frame.last, frame.made) if isinstance(frame, Production) else (0, 0)
    found = []
    for good in range(GOODS):
        if (made >> good) & 1:
            found.append(blocked(f"supply:{GOOD_IDS[good]}", "made-already", "PR 42", good=GOOD_IDS[good]))
        elif not count(makes, good):
            found.append(not_made(player, good))
        elif not count(s.supply, good):
            found.append(blocked(f"supply:{GOOD_IDS[good]}", "supply-out", "PR 44", good=GOOD_IDS[good]))
        elif good < last:
            name = GOOD_IDS[last - 1]
            found.append(blocked(f"supply:{GOOD_IDS[good]}", "passed-over", "PR 42", place=name))
    return found


def not_made(player: Player, good: int) -> Blocked:
    """PR 23, 41-42: the first thing that is missing."""
    name, target = GOOD_IDS[good], f"supply:{GOOD_IDS[good]}"
    rule = "PR 41" if good == CORN else "PR 42"
    plants = [kind for kind in range(PLANTS) if PRODUCTS[kind] == good]
    owned = [kind for kind in plants if player.owns(kind)]
    if not count(player.tiles, good):
        return blocked(target, "no-plantation", rule, [way("settled", good=name)], good=name)
    if plants and not owned:
        ways = [way("building", building=BUILDING_IDS[kind]) for kind in plants]
        return blocked(target, "no-plant", rule, ways, good=name)
    if not player.manned(good):
        return blocked(target, "plantation-empty", "PR 23", [way("by_mayor")], rules=[rule], good=name)
    ways = [way("manned", building=BUILDING_IDS[kind]) for kind in owned]
    return blocked(target, "plant-empty", "PR 23", ways, rules=[rule], good=name)
