"""Where a guide may end: before any question, but not among the picks of one."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from ludoteca.core.errors import BadGuide
from ludoteca.guides import parsed


def venezia() -> dict[str, Any]:
    """The guide of Venezia, which ends with an exchange of gold: two tokens, and that these are all."""
    file = resources.files("ludoteca.data") / "guides" / "venezia.json"
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def test_a_guide_may_end_before_a_series_of_the_one_who_answered_last() -> None:
    data = venezia()
    assert data["record"]["rows"][-1] == {"kind": "play", "seat": 0, "text": "paid"}
    assert parsed(data).rows == len(data["record"]["rows"])


def test_a_guide_that_ends_among_the_picks_of_a_series_is_refused() -> None:
    data = venezia()
    data["record"]["rows"].pop()
    data["steps"][-2]["codes"].remove("paid")
    data["steps"][-1]["rows"] -= 1
    with pytest.raises(BadGuide, match="in the middle of an answer"):
        parsed(data)
