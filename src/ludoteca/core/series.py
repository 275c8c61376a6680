"""Several answers at once: the order in which they can be played, found on a copy of the position."""

from __future__ import annotations

from .chance import NOBODY
from .errors import Illegal
from .notation import legal, menu
from .protocol import Action, Decision, Game, State


def in_order(state: State, asked: list[Action], seat: int) -> list[Action]:
    """The answers of a seat in an order in which they are legal: as given, or in canonical order. Answers that a
    forced tail carries out by itself are left out, and so is a closing one where the series has ended by itself.
    Several are tried on a copy."""
    if len(asked) == 1:
        return [legal(state.game, state.decision, asked[0].code)]
    try:
        return tried(state, asked, seat, False)
    except Illegal as error:
        try:
            return tried(state, asked, seat, True)
        except Illegal:
            raise error from None


def tried(state: State, asked: list[Action], seat: int, sort: bool) -> list[Action]:
    trial = state.clone()
    left = list(asked)
    played: list[Action] = []
    while left:
        decision = trial.decision
        if decision is None or decision.seat != seat:
            raise Illegal(f"'{left[0].text}' is one answer too many: {now(decision)}")
        action = following(state.game, left, decision, sort)
        left.remove(action)
        played.append(action)
        trial.chance.record()
        trial.tail = []
        reveals = trial.reveals
        series = bool(trial.stack[-1].pool(trial))
        trial.apply(action)
        strike(state.game, left, trial.tail)
        if series and len(left) == 1 and left[0].closes and not goes_on(trial, decision):
            left.clear()
        if left and (reveals != trial.reveals or any(draw.seen != NOBODY for draw in trial.chance.log or ())):
            raise Illegal(f"'{left[0].text}' must wait: '{action.text}' shows something first")
    return played


def following(game: Game, left: list[Action], decision: Decision, sort: bool) -> Action:
    if sort:
        fit = [action for action in left if action in decision.actions]
        if fit:
            return min(fit, key=lambda action: (action.closes, action.verb, action.code))
    return legal(game, decision, left[0].code)


def strike(game: Game, left: list[Action], tail: list[int]) -> None:
    """A forced tail may be named: its answers are done with."""
    for code in tail:
        if game.actions[code] in left:
            left.remove(game.actions[code])


def goes_on(trial: State, before: Decision) -> bool:
    """Whether the series that was asked `before` is still open; one can end by itself before it is closed."""
    decision = trial.decision
    return decision is not None and (decision.seat, decision.ask) == (before.seat, before.ask)


def check_early(decision: Decision, pool: list[Action], asked: list[Action]) -> None:
    """Refuse what does not answer the whole of a question before its turn. In a series a pick may be named as often as
    the pool holds it, in any order; what closes the series comes last or is left out."""
    picked = [action for action in asked if not (pool and action.closes and action is asked[-1])]
    can = pool or decision.actions
    closing = [action for action in decision.actions if pool and action.closes]
    for action in picked:
        if action in closing:
            raise Illegal(f"'{action.text}' ends {decision.ask}: it is named last")
        if action not in can:
            possible = menu(Decision(decision.seat, decision.ask, list(dict.fromkeys([*can, *closing]))))
            raise Illegal(f"'{action.text}' does not answer {decision.ask} early; possible: {possible}")
    if not decision.least <= len(picked) <= decision.most:
        raise Illegal(f"{decision.ask} takes {decision.least} to {decision.most} answers, not {len(picked)}")
    for action in picked:
        named, most = picked.count(action), can.count(action)
        if named > most:
            often = "once" if most == 1 else f"{most} times"
            raise Illegal(f"'{action.text}' was named {named} times, but {decision.ask} can take it {often}")


def now(decision: Decision | None) -> str:
    return "the game is over" if decision is None else f"seat {decision.seat} is asked {decision.ask} now"
