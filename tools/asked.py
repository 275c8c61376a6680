"""Ask the search the written questions (tests/asking/questions) and print which it misses, or ask one of your own.

python tools/asked.py san-juan it               those not held back
python tools/asked.py san-juan it --all         all of them
python tools/asked.py san-juan it -q "posso …"  one question: what is found, with scores
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.asking.written import FIRST, read

from ludoteca.asking import ask
from ludoteca.core.registry import game


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("lang")
    parser.add_argument("--all", action="store_true", help="those held back too")
    parser.add_argument("-q", "--question", help="ask this instead")
    chosen = parser.parse_args()
    if chosen.question:
        for entry, score in ask(game(chosen.game), chosen.lang, chosen.question):
            print(f"{score:6.2f} {entry.id}: {entry.title} ({', '.join(entry.rules)})\n       {entry.text}")
        return 0
    missed = first = 0
    questions = [one for one in read(chosen.game, chosen.lang) if chosen.all or not one.held_back]
    for one in questions:
        found = ask(game(chosen.game), chosen.lang, one.question)
        ids = [entry.id for entry, _ in found]
        first += bool(ids) and ids[0] in one.right
        if not one.right & set(ids[:FIRST]):
            missed += 1
            places = [ids.index(right) + 1 for right in sorted(one.right) if right in ids]
            held = " (held back)" if one.held_back else ""
            print(f"{one.question}{held}\n    wanted {' | '.join(sorted(one.right))}, at {places or 'no place'}")
            print("".join(f"    {score:6.2f} {entry.id}\n" for entry, score in found[:FIRST]), end="")
    print(f"{len(questions)} questions: {missed} missed, {first} right at once")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
