"""Answers as text: one word for the verb and ids from the data, separated by single spaces."""

from .errors import Illegal
from .protocol import Action, Decision, Game


def find(game: Game, answer: int | str) -> Action:
    """The action of a code or a text, whether or not it is possible now."""
    if isinstance(answer, str):
        text = " ".join(answer.split())
        for action in game.actions:
            if action.text == text:
                return action
        raise Illegal(f"'{answer}' is not an answer of {game.name}")
    if 0 <= answer < len(game.actions):
        return game.actions[answer]
    raise Illegal(f"{game.name} has no action code {answer}; codes go from 0 to {len(game.actions) - 1}")


def menu(decision: Decision, most: int = 12) -> str:
    """What is possible now, for an error message."""
    texts = [action.text for action in decision.actions]
    more = f" and {len(texts) - most} more" if len(texts) > most else ""
    return ", ".join(texts[:most]) + more


def legal(game: Game, decision: Decision | None, answer: int | str) -> Action:
    """The action, if the open question allows it."""
    action = find(game, answer)
    if decision is None:
        raise Illegal(f"'{action.text}' was answered, but the game is over")
    if action not in decision.actions:
        raise Illegal(f"'{action.text}' does not answer {decision.ask}; possible: {menu(decision)}")
    return action


def verb(action: Action) -> str:
    return action.text.split(" ", 1)[0]
