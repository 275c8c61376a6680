"""What `State.apply` checks while somebody looks for a mistake of his program (`game.careful`)."""

from __future__ import annotations

from .errors import Illegal, LudotecaError
from .given import shown
from .notation import legal
from .protocol import NOTHING, Action, State
from .registry import interned

TAKE = "take one of state.decision.actions"


def check(state: State, action: object) -> None:
    """Refuse what is not the very action that answers the open question, and say what was called with what."""
    where = f"apply on {state.game.name}"
    if not isinstance(action, Action):
        raise Illegal(f"{where}: {shown(action)} is no action; {TAKE}")
    if state.decision is None and action is not NOTHING:
        raise Illegal(f"{where}: '{action.text}' was answered, but the game is over")
    if action is not state.game.actions[min(action.code, len(state.game.actions) - 1)]:
        raise Illegal(f"{where}: {foreign(action)}")
    try:
        legal(state.game, state.decision, action.code)
    except Illegal as error:
        raise Illegal(f"{where}: {error}") from None


def foreign(action: Action) -> str:
    """What an action is that is none of the game."""
    if action is NOTHING:
        return f"NOTHING is no answer; {TAKE}"
    try:
        known = interned(action.home, action.code)
    except (LudotecaError, IndexError):
        known = NOTHING
    if known is not action:
        return f"'{action.text}', code {action.code}, was made by hand and is no action of any game; {TAKE}"
    return f"'{action.text}' is an action of {action.home}, another game"
