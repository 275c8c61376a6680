"""`ludoteca puzzles`: find puzzles in played games.

Look through data sets, or any files of records, for positions in which one answer is clearly best and not obvious, and
write them to a file as the package has one of each game. The same files give the same puzzles, however many processes
look. docs/review.md tells what a puzzle must be.
"""

from __future__ import annotations

import argparse
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from itertools import islice
from pathlib import Path
from typing import Any

from ludoteca.arena.records import parse, texts
from ludoteca.arena.schedule import pool
from ludoteca.core import registry
from ludoteca.core.errors import BadRecord, LudotecaError, NoFile
from ludoteca.core.record import from_record
from ludoteca.review.files import write
from ludoteca.review.puzzle import Source

from .arguments import Number, add_json
from .output import print_json, print_table, progress
from .running import ended_in_order

ENDINGS = ("*.jsonl.gz", "*.jsonl")
MOST = 200


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "dataset", type=Path, nargs="+", metavar="DATASET", help="the folder of a data set, or a file of records"
    )
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="the file to write, as .jsonl.gz")
    command.add_argument("--most", type=Number(1), default=MOST, metavar="N", help=f"so many are enough ({MOST})")
    command.add_argument("-j", dest="processes", type=Number(1, 1024), default=1, metavar="N", help="processes (1)")
    add_json(command)


def run(given: argparse.Namespace) -> None:
    if not given.out.parent.is_dir() or given.out.is_dir():
        raise LudotecaError(f"cannot write {given.out}: it is a folder, or its folder is not there")
    records = [record for path in given.dataset for file in files(path) for record in read(file)]
    game = one_game(records)
    with ended_in_order(), progress(f"puzzles of {game}", len(records)) as step:
        sources = list(enough(looked(records, given.processes, step), given.most))
    write(given.out, sources)
    themes = Counter(puzzle.theme for source in sources for puzzle in source.puzzles)
    if given.json:
        print_json(
            {"file": str(given.out), "game": game, "matches": len(sources), "themes": dict(sorted(themes.items()))}
        )
        return
    print(f"{given.out}: {themes.total()} puzzles of {game} from {len(sources)} of {len(records)} matches")
    if themes:
        print_table(
            ("theme", "puzzles"), [(theme, str(count)) for theme, count in sorted(themes.items())], numbers=(1,)
        )


def files(path: Path) -> list[Path]:
    """Those of the folder of a data set, or the one that is named."""
    if not path.is_dir():
        return [path]
    found = sorted(file for ending in ENDINGS for file in path.glob(ending))
    if not found:
        raise NoFile(f"{path} is no data set: no file in it ends in .jsonl or .jsonl.gz")
    return found


def read(path: Path) -> Iterator[Any]:
    for line, text in enumerate(texts(path), 1):
        yield parse(text, f"{path} line {line}")


def one_game(records: Sequence[Any]) -> str:
    """Of which game all of them are: each has a file of its own."""
    names = {str(record.get("game")) if isinstance(record, dict) else "" for record in records}
    if len(names) != 1:
        raise BadRecord(f"a file of puzzles is of one game, these are matches of {', '.join(sorted(names))}")
    return registry.game(names.pop()).name


def looked(records: Sequence[Any], processes: int, step: Callable[[], None]) -> Iterator[list[Source]]:
    """What each match holds, in their order; a few are looked through ahead of the one that is waited for."""
    with pool(processes) as workers:
        if workers is None:
            for record in records:
                yield look(record)
                step()
            return
        left, ahead = iter(records), deque[Future[list[Source]]]()
        for record in islice(left, 2 * processes):
            ahead.append(workers.submit(look, record))
        while ahead:
            found = ahead.popleft().result()
            for record in islice(left, 1):
                ahead.append(workers.submit(look, record))
            yield found
            step()


def look(record: Any) -> list[Source]:
    """The puzzles of one match; none if it is not over."""
    from ludoteca.review.find import find  # with the engine, which takes a while to load

    match = from_record(record, registry.game)
    return list(find([match], MOST, None)) if match.over else []


def enough(found: Iterator[list[Source]], most: int) -> Iterator[Source]:
    """Until there are so many puzzles."""
    for source in (source for sources in found for source in sources):
        source.puzzles = source.puzzles[:most]
        most -= len(source.puzzles)
        yield source
        if most == 0:
            return
