"""Why something of mine, or on offer, cannot be chosen now, with the rule behind it and what would help."""

from ludoteca.core.preview import Blocked, way

from ..actions import PLACE_IDS, building_of, tile_of
from ..data import CONSTRUCTION_HUT, GOOD_IDS, GOODS, HACIENDA, OFFICE, QUARRY, ROLE_IDS, STACKS, TILE_IDS, TILES
from ..packed import count
from ..phases.builder import Builder
from ..phases.captain import Captain
from ..phases.craftsman import Bonus, Production
from ..phases.placement import Placement, circles_at, place_at
from ..phases.settler import Settler
from ..phases.storage import Storage
from ..player import Player, crew
from ..position import PuertoRico
from .reasons_build import building_reasons
from .reasons_load import load_reasons
from .reasons_make import making_reasons
from .refused import at_work, blocked, possible


def reasons(s: PuertoRico) -> list[Blocked]:
    """For what the open question leaves out."""
    if s.decision is None:
        return []
    seat, ask = s.decision.seat, s.decision.ask
    player = s.players[seat]
    top = s.stack[-1]
    if ask == "round.role":
        return role_reasons(s)
    if isinstance(top, Settler):
        return settler_reasons(s, player, ask)
    if ask == "mayor.privilege":
        return [blocked("ship:colonists", "ship-later", "PR 24")] if s.aboard else []
    if ask == "mayor.boarding":
        return [blocked("pile:colonists", "only-from-ship", "PR 25")] if s.colonists else []
    if isinstance(top, Placement):
        return placement_reasons(top)
    if isinstance(top, Builder) and ask == "builder.build":
        return building_reasons(s, player, 1 if seat == top.owner else 0)
    if isinstance(top, Production | Bonus):
        return making_reasons(s, player, top)
    if ask == "trader.sell":
        return sale_reasons(s, player)
    if isinstance(top, Captain) and ask == "captain.load":
        return load_reasons(s, player, seat, top)
    return storage_reasons(player, top) if isinstance(top, Storage) else []


def role_reasons(s: PuertoRico) -> list[Blocked]:
    holders = [(ROLE_IDS[role], s.holder(role)) for role in range(s.setup.roles)]
    return [
        blocked(f"role:{role}", "role-taken", "PR 9", [way("next_round")], role=role, seat=holder)
        for role, holder in holders
        if holder >= 0
    ]


# Tiles


def settler_reasons(s: PuertoRico, player: Player, ask: str) -> list[Blocked]:
    if ask == "settler.take":
        return tile_reasons(s, player) + stack_reasons(s, player)
    if ask != "settler.hacienda":
        return []
    row = [f"row:{GOOD_IDS[good]}" for good in range(GOODS) if count(s.row, good)]
    quarry = ["pile:quarry"] if s.quarries else []
    found = [blocked(target, "hacienda-first", "PR 64", [way("after_hacienda")]) for target in (*row, *quarry)]
    if s.letter:
        empty = [stack for stack in range(STACKS) if not count(s.stacks, stack)]
        found += [blocked(f"stack:{stack + 1}", "stack-empty", "PR 63") for stack in empty]
    return found


def tile_reasons(s: PuertoRico, player: Player) -> list[Blocked]:
    can = possible(s)
    found = []
    for tile in range(TILES):
        if tile in can:
            continue
        if tile != QUARRY:
            found.append(blocked(f"row:{TILE_IDS[tile]}", "not-in-row", "PR 17", [way("in_row")], tile=TILE_IDS[tile]))
        elif s.quarries == 0:
            found.append(blocked("pile:quarry", "no-quarry-left", "PR 22"))
        else:
            ways, rules = at_work(player, CONSTRUCTION_HUT, "PR 65")
            found.append(
                blocked("pile:quarry", "settler-or-hut-only", "PR 17", [way("as_settler"), *ways], rules=rules)
            )
    return found


def stack_reasons(s: PuertoRico, player: Player) -> list[Blocked]:
    """PR 63: what lies face down is drawn by a hacienda alone, and before this choice."""
    if not s.stacks:
        return []
    if player.works(HACIENDA):
        return [blocked("pile:stacks", "hacienda-before", "PR 63", [way("next_settler")])]
    ways, rules = at_work(player, HACIENDA, "PR 63")
    return [blocked("pile:stacks", "face-down", "PR 17", ways, rules=rules)]


# Colonists


def placement_reasons(frame: Placement) -> list[Blocked]:
    """PR 23: circles that are full in the plan, and in a series places before the last one named."""
    found = []
    for at, entry in enumerate(frame.places):
        name = PLACE_IDS[place_at(entry)]
        target = f"{'island' if tile_of(place_at(entry)) >= 0 else 'city'}:{name}"
        if at > frame.at or (at == frame.at and frame.spare):
            continue
        circles = circles_at(entry)
        if laid(frame, place_at(entry)) >= circles:
            found.append(blocked(target, "circles-full", "PR 23", place=name, circles=circles))
        else:
            here = PLACE_IDS[place_at(frame.places[frame.at])]
            found.append(blocked(target, "passed-over", "PR 26", place=here))
    return found


def laid(frame: Placement, place: int) -> int:
    """How many colonists stand there in the plan."""
    tile, kind = tile_of(place), building_of(place)
    return int(count(frame.men, tile) if tile >= 0 else crew(frame.crew, kind))


# Goods


def sale_reasons(s: PuertoRico, player: Player) -> list[Blocked]:
    """PR 47, 49, 67: what the house holds already, unless an office works."""
    can = possible(s)
    ways, rules = at_work(player, OFFICE, "PR 67")
    ways = [*ways, way("house_emptied")]
    return [
        blocked(f"goods:{GOOD_IDS[good]}", "kind-in-house", "PR 47", ways, rules=[*rules, "PR 49"], good=GOOD_IDS[good])
        for good in range(GOODS)
        if count(player.goods, good) and good not in can
    ]


def storage_reasons(player: Player, frame: Storage) -> list[Blocked]:
    """PR 57, 68: kinds that are in a warehouse already, or came before the last one named."""
    found = []
    for good in range(GOODS):
        if not count(player.goods, good):
            continue
        target = f"goods:{GOOD_IDS[good]}"
        if (frame.stored >> good) & 1:
            found.append(blocked(target, "in-warehouse", "PR 68", good=GOOD_IDS[good]))
        elif frame.left > 0 and good < frame.last:
            found.append(blocked(target, "passed-over", "PR 68", place=GOOD_IDS[frame.last - 1]))
    return found
