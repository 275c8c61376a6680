"""Make the file of puzzles of a game, as the package has it: bots play matches, puzzles are found in them, and of each
theme so many are kept.

    python -m tools.make_puzzles GAME [--matches 100] [--first 80000] [--most 260] [--each 90] [-j 1] [--found FILE]

What was found is kept in runs/puzzles/GAME.jsonl, a match in each line; a run adds the matches that are not there yet
and writes src/ludoteca/data/puzzles/GAME.jsonl.gz from all of them. Best run compiled.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from ludoteca.bots.roster import maker
from ludoteca.cli.output import progress
from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.review.files import write
from ludoteca.review.find import find
from ludoteca.review.puzzle import Source

from .pages import ROOT

BOTS = ("net", "greedy", "veteran", "journeyman", "net", "master")
FIRST = 80_000


def played(name: str, seed: int) -> Match:
    """A match of bots of several kinds, with each number of players by turns."""
    game = registry.game(name)
    counts = [seats for seats in game.seats if seats > 1]
    seats = counts[seed // 2 % len(counts)]
    match = Match(game, seats, {}, FIRST + seed)
    bots = [maker(BOTS[(seat * 5 + seed) % len(BOTS)])(game, seed * 10 + seat) for seat in range(seats)]
    while (decision := match.decision) is not None:
        known = match.state.determinize(decision.seat, seed + len(match.rows))
        only = len(decision.actions) == 1
        match.play((decision.actions[0] if only else bots[decision.seat].choose(known, decision.seat)).code)
    return match


def found(name: str, seed: int) -> tuple[int, list[Source]]:
    return seed, list(find([played(name, seed)], 1000, None))


def chosen(sources: Iterable[Source], most: int, each: int) -> list[Source]:
    """Rare themes first; of no theme more than `each`."""
    sources = list(sources)
    total = Counter(puzzle.theme for source in sources for puzzle in source.puzzles)
    count: Counter[str] = Counter()
    kept: list[Source] = []
    for source in sorted(sources, key=lambda one: (min(total[puzzle.theme] for puzzle in one.puzzles), first(one))):
        some = [puzzle for puzzle in source.puzzles if count[puzzle.theme] < each][: max(most - count.total(), 0)]
        if some:
            count.update(puzzle.theme for puzzle in some)
            rows = source.record["rows"][: max(puzzle.ply for puzzle in some)]
            kept.append(Source({**source.record, "rows": rows}, some, source.people))
    return sorted(kept, key=first)


def first(source: Source) -> str:
    return source.puzzles[0].id


def run(given: argparse.Namespace) -> None:
    path: Path = given.found or ROOT / "runs" / "puzzles" / f"{given.game}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    kept: dict[int, list[Source]] = {}
    for line in path.read_text().splitlines() if path.exists() else ():
        seed, sources = json.loads(line)
        kept[seed] = msgspec.convert(sources, list[Source])
    wanted = [seed for seed in range(given.first, given.first + given.matches) if seed not in kept]
    with path.open("a") as file, progress(f"puzzles of {given.game}", len(wanted)) as step:
        for seed, sources in searched(given.game, wanted, given.j):
            kept[seed] = sources
            file.write(msgspec.json.encode([seed, sources]).decode() + "\n")
            file.flush()
            step()
    out = ROOT / "src" / "ludoteca" / "data" / "puzzles" / f"{given.game}.jsonl.gz"
    all_sources = [source for seed in sorted(kept) for source in kept[seed]]
    best = chosen(all_sources, given.most, given.each)
    write(out, best)
    themes = Counter(puzzle.theme for source in best for puzzle in source.puzzles)
    print(f"{out.name}: {themes.total()} puzzles from {len(best)} of {len(kept)} matches, {dict(themes)}")


def searched(name: str, seeds: Sequence[int], processes: int) -> Iterable[tuple[int, list[Source]]]:
    if processes <= 1:
        yield from (found(name, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(found, name), seeds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--matches", type=int, default=100, help="how many are played (100)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one (0)")
    parser.add_argument("--most", type=int, default=260, help="puzzles that are kept (260)")
    parser.add_argument("--each", type=int, default=90, help="of each theme at most (90)")
    parser.add_argument("--found", type=Path, help="where all that was found is kept (runs/puzzles/GAME.jsonl)")
    parser.add_argument("-j", type=int, default=1, help="processes (1)")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
