"""How a refusal is made, and what every one of them may need."""

from ludoteca.core.preview import Blocked, Value, Way, way

from ..data import BUILDING_IDS
from ..player import Player
from ..position import PuertoRico


def blocked(
    target: str,
    reason: str,
    rule: str,
    ways: list[Way] | None = None,
    rules: list[str] | None = None,
    held: str = "",
    **args: Value,
) -> Blocked:
    made = Blocked(target=target, reason=reason, args=args, rule=rule, rules=rules or [], ways=ways or [])
    if held:
        made["held"] = held
    return made


def possible(s: PuertoRico) -> set[int]:
    """The things that can be chosen now."""
    return set() if s.decision is None else {action.thing for action in s.decision.actions}


def at_work(player: Player, kind: int, rule: str) -> tuple[list[Way], list[str]]:
    """A building that would help: with a colonist on it where it stands, else in the city; and the rules for it."""
    if player.owns(kind):
        return [way("manned", building=BUILDING_IDS[kind])], [rule, "PR 61"]
    return [way("building", building=BUILDING_IDS[kind])], [rule]
