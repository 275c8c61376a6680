"""What an answer brings, as plain data: amounts, and the terms they are the sum of."""

from ludoteca.core.preview import Value
from ludoteca.core.protocol import Action

from ..actions import (  # fmt: skip
    BONUS,
    BUILD,
    COLONIST_SHIP,
    COLONIST_SUPPLY,
    KEEP,
    LOAD,
    MAN,
    PRODUCE,
    ROLE,
    SELL,
    STACK,
    STORE,
    TAKE,
    USE_HACIENDA,
    USE_HOSPICE,
    USE_UNIVERSITY,
)
from ..phases.builder import Builder
from ..phases.captain import Captain
from ..phases.placement import Placement
from ..phases.trader import Trader
from ..player import Player
from ..position import PuertoRico
from .answers import (
    build_facts,
    colonist_facts,
    keep_facts,
    load_facts,
    man_facts,
    sale_facts,
    stack_facts,
    supply_facts,
    take_facts,
)
from .roles import role_facts


def facts(s: PuertoRico, action: Action) -> dict[str, Value]:
    """Of an answer to the open question."""
    if s.decision is None:
        return {}
    seat, verb, thing = s.decision.seat, action.verb, action.thing
    player = s.players[seat]
    top = s.stack[-1]
    if verb == ROLE:
        return role_facts(s, seat, thing)
    if verb == TAKE:
        return take_facts(player, thing)
    if verb == MAN and isinstance(top, Placement):
        return man_facts(s, top, thing)
    if verb == BUILD and isinstance(top, Builder):
        return build_facts(s, player, thing, 1 if seat == top.owner else 0)
    if verb == LOAD and isinstance(top, Captain):
        return load_facts(s, seat, top, thing, action.source)
    if verb == SELL and isinstance(top, Trader):
        return sale_facts(s, player, thing, seat == top.owner)
    return small_facts(s, player, verb, thing)


def small_facts(s: PuertoRico, player: Player, verb: int, thing: int) -> dict[str, Value]:
    if verb in (USE_HOSPICE, USE_UNIVERSITY, COLONIST_SUPPLY):
        return colonist_facts(s)
    if verb in (USE_HACIENDA, STACK):
        return stack_facts(s)
    if verb == COLONIST_SHIP:
        return {"from": "ship"}
    if verb in (STORE, KEEP):
        return keep_facts(player, thing, verb == STORE)
    if verb in (BONUS, PRODUCE):
        return supply_facts(s, player, thing)
    return {}
