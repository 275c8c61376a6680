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
from ...expansions.shields.brings import COPYIST_SHIELD, WILD_SHIELD, Shields
from ...expansions.shields.numbers import COPY, FORFEIT, FORFEITED, SHIELD, SHIELDS, TAKEN
from ...expansions.shields.phase_end import Steward, StewardPlace
from ...expansions.shields.powers import TURNED_ONE, Oust, double_price, other
from ...expansions.shields.tribute import Tribute
from ...expansions.shields.watch import worth
from ...phases.turn import Turn
from ...position import Burgundy, Rules
from ...privileges import COPYIST, SHIELD_BY_CASTLE, SILVER_EACH, TRIBUTE_BY_WORKERS
from ...privileges import WILD_DIE as WILD_DIE_SHIELD
from ...reach import ANY
from ..shapes import ShieldsPlayer, ShieldsTable
from ..why.because import because
from ..why.board import depot_spaces
from ..why.duchy import for_one
from ..why.reach import acts
from ..why.straight import pick_spaces, unplaceable
from ..why.vines import hexes

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
    """Shields in the depots and those that one holds; at the end of a phase, tiles of the stewards and tribute."""
    top = s.stack[-1]
    if isinstance(top, Steward):
        spaces = pick_spaces(s) if top.done % 2 else depot_spaces(s)
        return unplaceable(s, seat, spaces, "E 11.8")
    if isinstance(top, StewardPlace):
        kind = s.spaces[top.space]
        return for_one(s, seat, kind) if s.setting.tiles[kind].width == 1 else hexes(s, seat, [kind])
    if isinstance(top, Tribute):
        return paying(s, seat, top) if top.paying else forfeiting(s, seat, top)
    if not acts(s):
        return []
    lying = [(depot, f"shield:{shield + 1}") for depot in range(DEPOTS) for shield in lying_in(s, depot)]
    return [blocked(s, seat, depot, target) for depot, target in lying] + working(s, seat)


def blocked(s: Burgundy, seat: int, depot: int, target: str) -> Blocked:
    """E 11.3: why a shield in a depot cannot be taken."""
    e = s.estate(seat)
    if not isinstance(s.stack[-1], Turn):
        # Shield 11 works with a castle that was placed, not with what acts like one.
        return because(target, "shield-not-here" if e.has(SHIELD_BY_CASTLE) else "shield-by-dice", "E 11.3")
    if s.players[seat].spent:
        return because(target, "die-gone", "E 11.3")
    missing = double_price(s, seat, e, depot + 1) - e.workers
    return because(target, "no-double", "E 11.3", depot=depot + 1, missing=missing)


def working(s: Burgundy, seat: int) -> list[Blocked]:
    """E 11.8: shields of mine that work when I say so: 6 and 16."""
    e = s.estate(seat)
    found = []
    if e.has(COPYIST):
        found.append(because(f"arms:{COPYIST_SHIELD}", "copied-already", "E 11.8"))
    if e.has(WILD_DIE_SHIELD):
        target = f"arms:{WILD_SHIELD}"
        if s.players[seat].used & TURNED_ONE:
            found.append(because(target, "used-before", "E 11.8"))
        elif isinstance(s.stack[-1], Turn):
            found.append(because(target, "no-die", "E 11.8"))
        else:
            found.append(because(target, "no-die-now", "E 11.8"))
    return found


def forfeiting(s: Burgundy, seat: int, top: Tribute) -> list[Blocked]:
    """E 11.7: shields that were given up or passed over, and those before which others come."""
    e = s.estate(seat)
    purse = e.silver + (e.workers if e.has(TRIBUTE_BY_WORKERS) else 0)
    found = []
    for shield in held(e):
        target = f"arms:{shield + 1}"
        if top.marked >> shield & 1:
            found.append(because(target, "given-up", "E 11.7"))
        elif shield < top.floor:
            found.append(because(target, "passed-over", "E 11.7"))
        else:
            found.append(because(target, "earlier-first", "E 11.7", due=len(top.kept(e)) - purse))
    return found


def paying(s: Burgundy, seat: int, top: Tribute) -> list[Blocked]:
    """Shield 3: numbers of workers that are not there, or leave too much for the silver."""
    e = s.estate(seat)
    price = len(top.kept(e))
    found = []
    for number in range(price + 1):
        target = f"tribute:{number}"
        if number > e.workers:
            found.append(because(target, "too-few-workers", "E 11.8", price=number, missing=number - e.workers))
        elif price - number > e.silver:
            left = price - number
            found.append(because(target, "too-dear", "E 11.8", price=left, missing=left - e.silver))
    return found


def forecast(s: Burgundy, e: Estate) -> dict[str, int]:
    points = worth(e, brought(s.setting.expansions).heraldry.points)
    return {s.game.sources[SHIELD_POINTS]: points} if points else {}


def components(game: Rules) -> list[Group]:
    heraldry = brought(getattr(game, "expansions", ())).heraldry
    printed = zip(IDS, heraldry.points, heraldry.standings, strict=True)
    return [Group("shields", [Component(id_, {"points": points, "standing": how}) for id_, points, how in printed])]
