"""What is printed of a position: the roles that are taken alone."""

from __future__ import annotations

from collections.abc import Mapping


def brief(view: Mapping[str, object]) -> Mapping[str, object]:
    roles = view["roles"]
    assert isinstance(roles, dict)
    return {**view, "roles": {role: f"by seat {seat}" for role, seat in roles.items() if seat >= 0}}
