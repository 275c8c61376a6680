"""What `State.apply` checks while somebody looks for a mistake of his program (`game.careful`)."""

from __future__ import annotations

from .errors import Illegal
from .notation import legal
from .protocol import Action, State


def check(state: State, action: object) -> None:
    """Refuse what is not the very action that answers the open question, and say what was called with what."""
    where = f"apply on {state.game.name}"
    if not isinstance(action, Action):
        raise Illegal(f"{where}: {action!r} is no action; take one of state.decision.actions")
    if state.decision is None:
        raise Illegal(f"{where}: '{action.text}' was answered, but the game is over")
    if action is not state.game.actions[min(action.code, len(state.game.actions) - 1)]:
        raise Illegal(f"{where}: '{action.text}' is an action of {action.home}, another game")
    try:
        legal(state.game, state.decision, action.code)
    except Illegal as error:
        raise Illegal(f"{where}: {error}") from None
