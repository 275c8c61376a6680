"""Fingerprints of random games, spread over player counts and options: one line a game.

Interpreted and compiled, on any machine, the same seeds must print the same lines:

    python tools/fingerprints.py GAME [SEEDS]

With `--seen` a line tells what people and bots can see of a game, and nothing of how the position is kept: the texts of
every menu, every draw, the whole view without the open question, the tally and the places. A change of the code that
changes no rule leaves these lines as they are; `tests/seen` keeps 1,000 of each game, and `--check FILE` plays
the games of such a file again:

    python tools/fingerprints.py --seen GAME [SEEDS]
    python tools/fingerprints.py --check FILE [EVERY]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path

from ludoteca import testing
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.playout import choose
from ludoteca.core.protocol import ALL, Game, State
from ludoteca.core.registry import game

EVERY = 16
# What views tell besides since the lines of tests/seen were kept, of all games and of one; it follows from the rest. A
# dot goes into what is nested, and into every item of a list.
SINCE = ("last_round",)
SINCE_OF = {
    "burgundy": (
        "rounds", "area_points", "track", "price", "players.stacks", "players.sales", "players.sale_silver",
        "players.sale_workers", "players.could", "players.duchy.sizes", "players.duchy.pays", "players.duchy.places",
    ),
}  # fmt: skip
# Sources of points since then, of a game without expansions: nothing comes from them.
SOURCES_OF = {"burgundy": ("castles", "posts", "routes", "shields", "vineyards", "cards", "reserve")}


def spread(made: Game, seeds: int) -> Iterator[testing.Table]:
    """Seed after seed at another table."""
    kinds = testing.table_kinds(made, mixes=8)
    for seed in range(seeds):
        seats, options = kinds[seed % len(kinds)]
        yield testing.Table(made, seats, options, seed)


def lines(made: Game, seeds: int) -> Iterator[str]:
    """Along the way every few positions go into the hash, and the questions."""
    for table in spread(made, seeds):
        seen = blake2b(digest_size=16)
        last = None
        for number, (state, decision) in enumerate(testing.steps(table)):
            seen.update(f"{decision.seat} {decision.ask} {[action.code for action in decision.actions]}".encode())
            if number % EVERY == 0:
                seen.update(fingerprint(state).encode())
            last = state
        assert last is not None
        seen.update(f"{fingerprint(last)} {last.tally()} {last.ranking()}".encode())
        yield f"{table}: {seen.hexdigest()}"


def seen_lines(made: Game, seeds: int) -> Iterator[str]:
    for table in spread(made, seeds):
        yield f"{table}: {seen(table)}"


def seen(table: testing.Table) -> str:
    """A hash of everything that can be seen of a random game, by its texts."""
    told = blake2b(digest_size=16)
    state, dice = table.start(), table.choices()
    number = 0
    while (decision := state.decision) is not None:
        menu = [action.text for action in decision.actions]
        told.update(
            f"{decision.seat} {decision.ask} {menu} {decision.least} {decision.most} {decision.secret}\n".encode()
        )
        if number % EVERY == 0:
            told.update(shown(state))
        state.chance.record()
        state.apply(choose(decision.actions, dice))
        told.update(str([(draw.kind, draw.value, draw.seen) for draw in state.chance.log or ()]).encode())
        number += 1
    told.update(shown(state))
    return told.hexdigest()


def shown(state: State) -> bytes:
    fresh = SOURCES_OF.get(state.game.name, ())
    left_out = [*SINCE, *SINCE_OF.get(state.game.name, ())]
    left_out += [f"{where}.{source}" for where in ("tally", "players.points") for source in fresh]
    view = without(state.view(ALL), left_out)
    rows = zip(state.game.sources, state.tally(), strict=True)
    tally = [points for source, points in rows if source not in fresh or any(points)]
    return f"{json.dumps(view, sort_keys=True)} {tally} {state.ranking()}\n".encode()


def without(value: object, names: Sequence[str]) -> object:
    """The same without what is named."""
    if isinstance(value, list):
        return [without(item, names) for item in value] if names else value
    if not isinstance(value, Mapping):
        return value
    inner = {key: [name[len(key) + 1 :] for name in names if name.startswith(f"{key}.")] for key in value}
    return {key: without(item, inner[key]) for key, item in value.items() if key not in names}


def table_of(line: str) -> testing.Table:
    """The game of a line: `NAME SEATS players seed SEED OPTION=VALUE ...`."""
    name, seats, _, _, seed, *chosen = line.split(": ")[0].split(" ")
    options = dict(option.split("=", 1) for option in chosen)
    return testing.Table(game(name), int(seats), options, int(seed))


def differing(path: Path, every: int = 1) -> list[str]:
    """The lines of a file that come out otherwise now."""
    kept = path.read_text().splitlines()[::every]
    return [line for line in kept if line != f"{table_of(line)}: {seen(table_of(line))}"]


def main(args: list[str]) -> int:
    if args[:1] == ["--check"]:
        path = Path(args[1])
        wrong = differing(path, int(args[2]) if len(args) > 2 else 1)
        print("\n".join(wrong) or f"{path.name}: as before")
        return 1 if wrong else 0
    printed = seen_lines if args[0] == "--seen" else lines
    name, *seeds = args[1:] if args[0] == "--seen" else args
    for line in printed(game(name), int(seeds[0]) if seeds else 1000):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
