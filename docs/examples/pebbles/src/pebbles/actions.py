"""Everything that can be answered. Codes never move: what is added later is added at the end."""

from __future__ import annotations

from ludoteca.core.protocol import Action

from .table import KINDS

DONE = 0
LAY = 1


def table(home: str) -> list[Action]:
    texts = [("done", ""), *((f"lay {kind}", f"hand:{kind}") for kind in KINDS)]
    return [
        Action(home, code, text, (target,) if target else (), closes=code == DONE)
        for code, (text, target) in enumerate(texts)
    ]
