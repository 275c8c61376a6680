"""The file of a guide: JSON with a line for each row and step, so that changes can be read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tools.guides.plan import Plan

from ludoteca.guides import parsed


def text(plan: Plan) -> str:
    """As it goes into the file, once it was read back by the rules."""
    data = plan.data()
    parsed(data, str(data["game"]))
    record = data.pop("record")
    steps = data.pop("steps")
    head = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in data.items()]
    inner = [
        f'    "options": {json.dumps(record["options"])},',
        f'    "start": {listed(record["start"], 4)},',
        f'    "rows": {listed(record["rows"], 4)}',
    ]
    lines = ["{", *head, '  "record": {', *inner, "  },", f'  "steps": {listed(steps, 2)}', "}"]
    return "\n".join(lines) + "\n"


def listed(items: Sequence[Any], indent: int) -> str:
    """A list with a line for each item."""
    inside = ",\n".join(" " * (indent + 2) + json.dumps(item, ensure_ascii=False) for item in items)
    return f"[\n{inside}\n{' ' * indent}]" if items else "[]"
