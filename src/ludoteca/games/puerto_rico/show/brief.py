"""What is printed of a position: of the buildings on sale how many are left, and not what stands on them."""

from __future__ import annotations

from collections.abc import Mapping


def brief(view: Mapping[str, object]) -> Mapping[str, object]:
    market = view["market"]
    assert isinstance(market, list)
    return {**view, "market": {entry["building"]: entry["left"] for entry in market}}
