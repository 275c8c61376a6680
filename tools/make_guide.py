"""Make a guided first game from a small script: `python -m tools.make_guide [GAME ...]`, all of them without a name.

`tools/guides/<game>.py` has a `plan`, which says what table it is and what happens there, and `data/guides/<game>.json`
is what comes of it. See `tools/guides/plan.py` for what a script can say. When rules or components change so that a
guide no longer fits, this says at which answer; mend the script and make it again."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from tools.guides.plan import Plan
from tools.guides.writing import text

from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import OURS

HERE = Path(__file__).resolve().parent
DATA = HERE.parent / "src" / "ludoteca" / "data" / "guides"


def planned(name: str) -> Plan | None:
    """What the script of a game says; None for a game that has none."""
    module = name.replace("-", "_")
    if not (HERE / "guides" / f"{module}.py").is_file():
        return None
    found: Plan = import_module(f"tools.guides.{module}").plan()
    return found


def main(wanted: list[str]) -> None:
    for name in wanted or list(OURS):
        try:
            plan = planned(name)
            if plan is None:
                print(f"{name}: no script")
                continue
            DATA.mkdir(exist_ok=True)
            (DATA / f"{name}.json").write_text(text(plan), encoding="utf-8")
        except LudotecaError as error:
            sys.exit(f"{name}: {error}")
        print(f"{name}: {len(plan.steps)} steps, {len(plan.match.rows)} answers")


if __name__ == "__main__":
    main(sys.argv[1:])
