"""Why, in Puerto Rico."""

from __future__ import annotations

from typing import Any

from ludoteca.core.protocol import Action, Decision

from ..shape import Reason


def why(s: Any, decision: Decision, best: Action, other: Action | None) -> list[Reason]:
    return []
