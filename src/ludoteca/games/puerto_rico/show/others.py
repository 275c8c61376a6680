"""Who else gets what from a role, as things stand: each of the others for itself, those who get nothing left out."""

from ludoteca.core.bits import members
from ludoteca.core.preview import NOTHING, Value

from ..actions import LOAD
from ..data import BUILDER, CAPTAIN, CRAFTSMAN, GOOD_IDS, GOODS, MAYOR, ROLE_IDS, TRADER
from ..packed import count, some, total
from ..phases.builder import building_offers
from ..phases.captain import captain, load_offers
from ..phases.trader import good_offers
from ..player import Player
from ..position import PuertoRico
from .answers import load_facts, points_of, sale, summed


def others(s: PuertoRico, seat: int, role: int, facts: dict[str, Value]) -> list[Value]:
    """Each with the role and an amount: colonists, buildings within their means, barrels, doubloons, points."""
    behind = [(seat + place) % s.seats for place in range(1, s.seats)]
    amounts: list[tuple[int, str]] = []
    if role == MAYOR:
        amounts = [(aboard_for(s, place), NOTHING) for place in range(1, s.seats)]
    elif role == BUILDER:
        amounts = [(len(list(members(building_offers(s, s.players[other], 0)))), NOTHING) for other in behind]
    elif role == CRAFTSMAN:
        amounts = [(int(total(made)), NOTHING) for made in produced(s, seat)[1:]]
    elif role == TRADER:
        then = s.clone()
        good = facts["good"]
        then.house += some(1, GOOD_IDS.index(good)) if isinstance(good, str) and good != NOTHING else 0
        amounts = [sold(then, s.players[other]) for other in behind]
    elif role == CAPTAIN:
        amounts = [(first_load(s, seat, other), NOTHING) for other in behind]
    return [
        {"seat": other, "role": ROLE_IDS[role], "amount": amount, "good": good}
        for other, (amount, good) in zip(behind, amounts, strict=False)
        if amount or good != NOTHING
    ]


def aboard_for(s: PuertoRico, place: int) -> int:
    """PR 25: of the ship's colonists, for the player so many places behind the mayor."""
    return (s.aboard + s.seats - 1 - place) // s.seats


def produced(s: PuertoRico, seat: int) -> list[int]:
    """What each player would produce, from the craftsman on, while the supply lasts."""
    supply = s.supply
    made: list[int] = []
    for place in range(s.seats):
        makes = s.players[(seat + place) % s.seats].makes()
        got = 0
        for good in range(GOODS):
            got += int(some(min(int(count(makes, good)), int(count(supply, good))), good))
        supply -= got
        made.append(got)
    return made


def best_sale(s: PuertoRico, player: Player) -> int:
    """The dearest kind that can be sold, or -1."""
    return int(good_offers(s, player)).bit_length() - 1


def sold(s: PuertoRico, player: Player) -> tuple[int, str]:
    """What the best sale of somebody who is not the trader pays, and of what."""
    good = best_sale(s, player)
    return (0, NOTHING) if good < 0 else (summed(*sale(s, player, good, False)), GOOD_IDS[good])


def first_load(s: PuertoRico, owner: int, seat: int) -> int:
    """The points of somebody's best load, were it the first."""
    frame, player = captain(s, owner), s.players[seat]
    acts = [one for one in load_offers(s, player, frame.wharf(player, seat)) if one.verb == LOAD]
    return max((points_of(load_facts(s, seat, frame, one.thing, one.source)) for one in acts), default=0)
