"""The positions that were written by hand, one of each game."""

import json
from pathlib import Path
from typing import Any

import ludoteca

BY_HAND = Path(__file__).parent.parent / "positions"


def written(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((BY_HAND / f"{name}.json").read_text())
    return found


def asked(state: ludoteca.State) -> tuple[int, str, list[str]]:
    assert state.decision is not None
    return state.decision.seat, state.decision.ask, [action.text for action in state.decision.actions]
