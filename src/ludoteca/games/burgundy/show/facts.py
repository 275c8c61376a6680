"""What an answer costs and brings, found by trying it, and what each die reaches."""

from __future__ import annotations

from ludoteca.core.preview import NOTHING, Value
from ludoteca.core.protocol import Action, Decision, Event

from .. import tell
from ..actions import BUY, FIRST, PICK, PLACE, SECOND, SIDE, SOURCE_IDS, TAKE, USE
from ..data import ADJUSTS, COLOUR_IDS, COLOURS
from ..phases.turn import Turn
from ..position import Burgundy
from ..reach import workers_for
from .more import each

# What belongs to an answer ends where one of these is told.
AFTERWARDS = (tell.TURN, tell.ROUND, tell.PHASE_END, tell.OVER)


def facts(s: Burgundy, action: Action) -> dict[str, Value]:
    """Found by trying: what happens until the turn goes on or somebody else is up."""
    assert s.decision is not None
    seat = s.decision.seat
    if action.verb == SIDE:
        board = s.rules.boards[sides(s, seat)[action.thing]]
        return {"duchy": board.name, "standing": board.standing}
    trial = s.clone()
    trial.events = []
    trial.apply(action)
    for _, answer in each(trial, "alike"):
        trial.apply(answer)
    events = until_afterwards(trial.events)
    found = meant(s, seat, action) | told(s, seat, events)
    if len(events) == len(trial.events) and trial.decision is not None:
        found |= what_follows(trial, trial.decision, seat)
    return found


def what_follows(trial: Burgundy, question: Decision, seat: int) -> dict[str, Value]:
    """The question that comes of an answer, and which tiles could be meant by it."""
    if question.seat != seat or isinstance(trial.stack[-1], Turn):
        return {}
    found: dict[str, Value] = {"then": question.ask}
    if all(action.verb == USE for action in question.actions):
        found["tiles"] = {
            trial.tile_id(action.thing): facts(trial, action).get("points", 0) for action in question.actions
        }
    return found


def sides(s: Burgundy, seat: int) -> list[int]:
    """The two duchies of the plate this seat drew."""
    return next(plate for plate in s.rules.plates if s.estate(seat).duchy in plate)


def open_dice(s: Burgundy, seat: int) -> list[int]:
    return [source for source in (FIRST, SECOND) if not s.players[seat].has_spent(source)]


def die_reach(s: Burgundy, seat: int, source: int) -> dict[str, Value]:
    """The workers each number costs with a die, by what it is used for; -1 where there are too few."""
    e = s.estate(seat)
    value = s.players[seat].die(source)

    def costs(adjust: int) -> list[Value]:
        found = [workers_for(e.has(8), e.has(adjust), value, number) for number in range(1, 7)]
        return [cost if cost <= e.workers else -1 for cost in found]

    place: dict[str, Value] = {COLOUR_IDS[colour]: costs(ADJUSTS[colour]) for colour in range(COLOURS)}
    return {"die": SOURCE_IDS[source], "value": value, "take": costs(12), "sell": costs(0), "place": place}


def meant(s: Burgundy, seat: int, action: Action) -> dict[str, Value]:
    """What an answer names by place: the value of its die, and the tile that lies there (`none`: several fit)."""
    named: dict[str, Value] = {}
    if action.source in (FIRST, SECOND):
        named["die"] = s.players[seat].die(action.source)
    if action.verb in (TAKE, BUY, PICK):
        named["tile"] = s.tile_id(s.spaces[action.thing])
    elif action.verb == PLACE:
        named["tile"] = NOTHING
    for _, more in each(s, "facts", action):
        named |= more
    return named


def until_afterwards(events: list[Event]) -> list[Event]:
    for at, event in enumerate(events):
        if event.kind in AFTERWARDS:
            return events[:at]
    return events


def told(s: Burgundy, seat: int, events: list[Event]) -> dict[str, Value]:
    """Costs, gains and points by cause, as the events of an answer tell them; what others gain by it is left out."""
    found: dict[str, Value] = {"workers": 0}
    sums = {"points": 0, "workers": 0, "workers_gained": 0, "silver": 0, "silver_gained": 0, "goods": 0}
    causes: dict[str, int] = {}
    for event in events:
        if event.kind in (tell.SCORE, tell.WORKERS, tell.SILVER) and event.a != seat:
            continue
        if event.kind == tell.SCORE:
            sums["points"] += event.c
            cause = s.game.sources[event.b]
            causes[cause] = causes.get(cause, 0) + event.c
        elif event.kind in (tell.WORKERS, tell.SILVER):
            what = "workers" if event.kind == tell.WORKERS else "silver"
            sums[what if event.b < 0 else f"{what}_gained"] += abs(event.b)
        elif event.kind == tell.LOAD:
            sums["goods"] += 1
        elif event.kind == tell.SELL:
            found["sold"] = event.c
        elif event.kind in (tell.TAKE, tell.BUY, tell.PLACE):
            found["tile"] = s.tile_id(event.c)
        elif event.kind == tell.AREA:
            found["completes"] = event.c
        elif event.kind == tell.BONUS:
            found["bonus"] = f"{COLOUR_IDS[event.b]}.{event.c + 1}"
        for _, more in each(s, "told", event):
            found |= more
    found |= {name: number for name, number in sums.items() if number}
    if causes:
        found["causes"] = [{"cause": cause, "number": number} for cause, number in causes.items()]
    return found
