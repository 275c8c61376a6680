"""Shields as people see them (E 11)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.components import Component, Group
from ludoteca.core.preview import Blocked, Value
from ludoteca.core.protocol import Action, Event, Frame

from ...actions import DONE, FIRST, SECOND
from ...data import DEPOTS, NONE
from ...estate import Estate
from ...expansions.numbers import SHIELD_POINTS
from ...expansions.shields.arms import Overflow, arms, castles, crests, held, lying_in
from ...expansions.shields.brings import Shields
from ...expansions.shields.numbers import COPY, FORFEIT, FORFEITED, SHIELD, SHIELDS, TAKEN
from ...expansions.shields.phase_end import Steward, StewardPlace
from ...expansions.shields.powers import TURNED_ONE, Oust, double_price, other
from ...expansions.shields.tribute import Tribute
from ...expansions.shields.watch import worth
from ...phases.turn import Turn
from ...position import Burgundy, Rules
from ...privileges import SILVER_EACH, TRIBUTE_BY_WORKERS
from ...reach import ANY
from ..shapes import ShieldsPlayer, ShieldsTable

IDS = tuple(f"shield_{number}" for number in range(1, SHIELDS + 1))
WILD_DIE = "wild"


def brought(expansions: Any) -> Shields:
    return next(one for one in expansions if isinstance(one, Shields))


def table(s: Burgundy, who: int) -> ShieldsTable:
    gone = crests(s).gone
    return {
        "depots": [[IDS[shield] for shield in lying_in(s, depot)] for depot in range(DEPOTS)],
        "gone": [IDS[shield] for shield in range(SHIELDS) if gone >> shield & 1],
        "points": dict(zip(IDS, brought(s.setting.expansions).heraldry.points, strict=True)),
        "unpaid": unpaid(s),
        "coming": coming(s),
    }


def player(s: Burgundy, seat: int) -> ShieldsPlayer:
    e = s.estate(seat)
    return {
        "held": [IDS[shield] for shield in held(e)],
        "free": castles(s, e) - len(held(e)),
        "tribute": len(held(e)) * brought(s.setting.expansions).heraldry.tribute,
        "copied": arms(e).copied if arms(e).copied != NONE else None,
        "turned": bool(s.players[seat].used & TURNED_ONE),
        "silver_each": bool(e.has(SILVER_EACH)),
    }


def unpaid(s: Burgundy) -> list[str]:
    """The shields of whoever is asked for tribute that he has given up so far."""
    top = s.stack[-1] if s.stack else None
    return [IDS[shield] for shield in range(SHIELDS) if top.marked >> shield & 1] if isinstance(top, Tribute) else []


def coming(s: Burgundy) -> str | None:
    """The shield for which another may be replaced."""
    top = s.stack[-1] if s.stack else None
    return IDS[top.shield] if isinstance(top, Oust) else None


def words(rules: Rules) -> dict[str, tuple[str, ...]]:
    return {"shield": IDS, "die_of_choice": (WILD_DIE,)}


def args(s: Burgundy) -> dict[str, Value] | None:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Oust):
        return {"shield": IDS[top.shield], "free": castles(s, s.estate(top.seat)) > len(held(s.estate(top.seat)))}
    if isinstance(top, StewardPlace):
        return {"tile": s.tile_id(s.spaces[top.space])}
    if isinstance(top, Overflow):
        return {"missing": -s.slots(top.seat)}
    if isinstance(top, Tribute) and top.done < len(top.turns):
        e = s.estate(top.seat())
        shields = len(top.kept(e))
        purse = e.silver + (e.workers if e.has(TRIBUTE_BY_WORKERS) else 0)
        return {"shields": shields, "missing": max(0, shields - purse)}
    return None


def trail(s: Burgundy, frame: Frame[Burgundy]) -> list[str]:
    return ["steward"] if isinstance(frame, Steward) and frame is not s.stack[-1] else []


def facts(s: Burgundy, action: Action) -> dict[str, Value]:
    assert s.decision is not None
    seat = s.decision.seat
    if action.verb in (SHIELD, FORFEIT):
        return {"shield": IDS[action.thing]}
    if action.verb == COPY:
        return {"seat": other(s, seat, action.thing)}
    if action.verb == DONE:
        return {"silver": 0}
    if action.source in (FIRST, SECOND) and s.players[seat].die(action.source) == ANY:
        return {"die": WILD_DIE}
    return {}


def told(s: Burgundy, event: Event) -> dict[str, Value]:
    if event.kind == TAKEN:
        return {"shield": IDS[event.b]}
    return {"lost": IDS[event.b]} if event.kind == FORFEITED else {}


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    """Why the shields in the depots cannot be taken now."""
    return [blocked(s, seat, depot, f"shield:{shield + 1}") for depot in range(DEPOTS) for shield in lying_in(s, depot)]


def blocked(s: Burgundy, seat: int, depot: int, target: str) -> Blocked:
    args: dict[str, Value] = {}
    if not isinstance(s.stack[-1], Turn):
        reason = "shield-by-dice"
    elif s.players[seat].spent:
        reason = "die-gone"
    else:
        reason = "no-double"
        args = {"missing": double_price(s, seat, s.estate(seat), depot + 1) - s.estate(seat).workers}
    return Blocked(target=target, reason=reason, args=args, rule="E 11.3")


def forecast(s: Burgundy, e: Estate) -> dict[str, int]:
    points = worth(e, brought(s.setting.expansions).heraldry.points)
    return {s.game.sources[SHIELD_POINTS]: points} if points else {}


def components(game: Rules) -> list[Group]:
    heraldry = brought(getattr(game, "expansions", ())).heraldry
    printed = zip(IDS, heraldry.points, heraldry.standings, strict=True)
    return [Group("shields", [Component(id_, {"points": points, "standing": how}) for id_, points, how in printed])]
