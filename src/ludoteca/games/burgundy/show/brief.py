"""What is printed of a position: what lies there, and of what is printed on a duchy its hexes alone, row by row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

PRINTED = frozenset({"phase_bonus", "area_points", "track", "rounds", "spaces"})


def brief(view: Mapping[str, Any]) -> Mapping[str, object]:
    left = {name: value for name, value in view.items() if name not in PRINTED}
    return {**left, "players": [{**player, **duchy(player["duchy"])} for player in view["players"]]}


def duchy(seen: Mapping[str, Any]) -> Mapping[str, object]:
    """Its number, and each hex as its tile, or as `ship/4`: colour and number."""
    rows: dict[str, list[str]] = {}
    for (row, _), colour, number, tile in zip(
        seen["places"], seen["colours"], seen["numbers"], seen["tiles"], strict=True
    ):
        rows.setdefault(f"row_{row + 1}", []).append(f"{colour}/{number}" if tile is None else f"[{tile}]")
    return {"duchy": seen["id"], **{name: ["  ".join(hexes)] for name, hexes in rows.items()}}
