"""One answer on its way through the server passes the places that docs/architecture.md names, and no others."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

import ludoteca
from ludoteca.server import wire

from .house import house
from .trouble import eventually

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(ludoteca.compiled, reason="compiled functions are not seen on their way"),
]
ROOT = Path(ludoteca.__file__).parent
REPOSITORY = ROOT.parent.parent
PLACE = re.compile(r"`([\w./]+(?:\.py|\.ts|/))`")
MOST = 12


def section() -> str:
    page = (REPOSITORY / "docs" / "architecture.md").read_text()
    return page.split("## The walk of an answer\n")[1].split("\n## ")[0]


def walk() -> list[str]:
    """The numbered places."""
    return [place for line in section().splitlines() if re.match(r"\d+\. ", line) for place in PLACE.findall(line)[:1]]


def asked() -> set[str]:
    """The places that are asked on the way."""
    return set(PLACE.findall(section().split("Asked on the way")[1]))


def place_of(frame: FrameType) -> str:
    """The file of a function of ours; all rules of games are one place."""
    file = Path(frame.f_code.co_filename)
    if not file.is_relative_to(ROOT):
        return ""
    place = file.relative_to(ROOT).as_posix()
    return "games/" if place.startswith("games/") else place


def places_below(frame: FrameType) -> list[str]:
    """The places in which a function was called from, the innermost first."""
    found, at = [], frame.f_back
    while at is not None:
        found.append(place_of(at))
        at = at.f_back
    return found


class Trace:
    """The places that were come to, in the order in which they were first. `back` are those of the walk that were
    called from a later one."""

    def __init__(self, line: list[str]) -> None:
        self.line = line
        self.places: dict[str, None] = {}
        self.back: set[tuple[str, str]] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        place = place_of(frame) if event == "call" else ""
        if not place or BESIDE & {place, *(below := places_below(frame))}:
            return
        self.places[place] = None
        # A game is asked again by whoever shows it.
        if place in self.line and place != "games/":
            later = self.line[self.line.index(place) + 1 :]
            self.back |= {(place, one) for one in below if one in later}


# What a server does every so often, whatever is answered.
BESIDE = {
    *("server/run.py", "server/service.py", "server/duties.py"),
    *("server/matches/presence.py", "server/matches/healing.py"),
}


@contextmanager
def traced(trace: Trace) -> Iterator[None]:
    sys.setprofile(trace)
    try:
        yield
    finally:
        sys.setprofile(None)


def test_the_walk_is_short_and_comes_to_no_place_twice() -> None:
    places = walk()
    assert len(places) <= MOST and len(set(places)) == len(places)
    assert not set(places) & asked()
    for place in (*places, *asked()):
        root = REPOSITORY if place.startswith("web/") else ROOT
        assert (root / place).exists(), f"there is no {place} any more"


async def test_an_answer_goes_the_way_that_is_written_down(sqlite_url: str) -> None:
    line = [place for place in walk() if not place.startswith("web/")]
    trace = Trace(line)
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        async with server.sit(table, tokens[:1]) as ada, server.sit(table, tokens[1:]) as bea:
            for player in (ada, bea):
                await player.until(lambda who=player: who.update is not None)
            await eventually(lambda: not server.service.hall.presence.news)
            for player in (ada, bea):
                await player.ask(wire.Ping())
            first, other = (ada, bea) if ada.my_menu() is not None else (bea, ada)
            menu, row = first.my_menu(), first.row()
            assert menu is not None
            code = next(choice.code for choice in menu.choices if choice.now)
            with traced(trace):
                await first.ask(wire.Answer(row, [code]))
                await other.until(lambda: other.row() > row)
    assert [place for place in trace.places if place in line] == line
    assert set(trace.places) == {*line, *asked()}
    assert not trace.back
