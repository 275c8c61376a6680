"""Every table, at every kind of question, in every window: proved by geometry, with nothing scrolled.

Every second question of an expansion and every third of a base game is taken through windows of every third frame, a
turn with expansions through all, with few players or with many, in one language or the other, in turn, so that every
window meets both of each; every third with every tab of a phone. The long run takes all of them through all windows
with both, in both, with every tab and drawer open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.windows.geometry import Glass
from tests.web.windows.positions import ONLY, TABLES, TURN, Position, kinds, position, positions
from tests.web.windows.tables import Room
from tests.web.windows.windows import WINDOWS, Window

# A question with much on the table.
BUSY = {
    "san-juan": "builder.build",
    "puerto-rico": "builder.build",
    "venezia": "building.site",
}  # elsewhere a turn
LANGS = ("it", "en")
SHOWN = 60  # lines of what is wrong
# What a pick changes is the question bar, and the tabs are the same from one question to the next.
PICKED = 3
TABS = 3
QUESTIONS = [(table, ask) for table in TABLES for ask in kinds(table)]
SAMPLED = [
    (table, ask)
    for table, one in TABLES.items()
    for at, ask in enumerate(kinds(table))
    if at % (2 if one.expansions else 3) == 0 or (one.expansions and ask == TURN)
]
IDS = [f"{table.replace('-', '_')}-{ask}" for table, ask in QUESTIONS]

Rooms = Callable[[str], Room]


@pytest.fixture(scope="module")
def room(chromium: Browser, house: House) -> Iterator[Rooms]:
    """A browser for each language, for all questions of this file."""
    made: dict[str, Room] = {}

    def find(lang: str) -> Room:
        if lang not in made:
            made[lang] = Room(chromium, house, lang)
        return made[lang]

    yield find
    for one in made.values():
        one.context.close()


def seated(table: str, number: int) -> int:
    """How many players: few or many, in turn."""
    counts = TABLES[table].players
    return counts[number % len(counts)]


def opening(number: int) -> tuple[int, str]:
    """Which of the two counts of players, and which language: each meets each in its turn."""
    return number % 2, LANGS[number // 2 % 2]


def sample(number: int, every: bool = False) -> list[Window]:
    """A window of each frame, or of every third, in turn: which regions stand where is the same in all of a frame."""
    # So that neither goes with the turns of `opening`.
    turn, third = number // 12 + number % 4, number // 4 % 3
    frames = {frame: [one for one in WINDOWS if one.frame == frame] for frame in (one.frame for one in WINDOWS)}
    return [windows[turn % len(windows)] for at, windows in enumerate(frames.values()) if every or at % 3 == third]


def look_through(
    glass: Glass, windows: Sequence[Window], said: str, drawers: bool = False, tabs: bool = True
) -> list[str]:
    """What is wrong, each with the windows it is wrong in; then in some of them again with one of a series picked."""
    found: dict[str, list[str]] = {}
    for picked, some in (("", windows), ("[picked] ", windows[::PICKED])):
        if picked and not glass.pick():
            break
        for window in some:
            for fault in glass.faults(window, drawers and not picked, tabs and not picked):
                found.setdefault(f"{picked}{fault}", []).append(window.name)
    new = [fault for fault in found if fault.removeprefix("[picked] ") == fault or fault[9:] not in found]
    return [f"{said}, {' '.join(found[fault])}: {fault}" for fault in new]


def titled(place: Position, lang: str) -> str:
    return f"{place.ask}, {place.players} players, {lang}"


def none(found: list[str]) -> None:
    if found:
        more = [f"and {len(found) - SHOWN} more"] if len(found) > SHOWN else []
        pytest.fail("\n".join([f"{len(found)} faults", *found[:SHOWN], *more]), pytrace=False)


@pytest.mark.parametrize("table", TABLES)
def test_every_kind_of_question_has_a_position(table: str) -> None:
    wanted = {(ask, players) for ask in kinds(table) for players in TABLES[table].players}
    nobody = {(ask, players) for ask, players in wanted if ONLY.get((table, ask), players) != players}
    assert set(positions(table)) == wanted - nobody


def test_every_window_meets_both_languages_and_both_counts() -> None:
    met = {
        (one.name, *half)
        for number in range(len(SAMPLED))
        for one in sample(number)
        for half in enumerate(opening(number))
    }
    assert len(met) == len(WINDOWS) * 4


@pytest.mark.parametrize(("table", "ask"), SAMPLED)
def test_a_question_is_right_in_windows_of_every_kind(room: Rooms, table: str, ask: str) -> None:
    number = SAMPLED.index((table, ask))
    count, lang = opening(number)
    place = position(table, ask, seated(table, count))
    glass = room(lang).sit(place)
    if TABLES[table].game == "burgundy":  # elsewhere some answers are buttons beside the question
        none(room(lang).out_of_reach(glass))
    none(
        look_through(
            glass,
            sample(number, every=bool(TABLES[table].expansions) and ask == TURN),
            titled(place, lang),
            tabs=number % TABS == 0,
        )
    )


@pytest.mark.parametrize("table", TABLES)
def test_what_opens_is_right_in_every_frame(room: Rooms, table: str) -> None:
    number = list(TABLES).index(table)
    count, lang = opening(number)
    place = position(table, kinds(table)[0], seated(table, count))
    none(look_through(room(lang).sit(place), sample(number), titled(place, lang), drawers=True))


@pytest.mark.parametrize("table", TABLES)
def test_waiting_for_somebody_else_is_right_in_every_frame(room: Rooms, table: str) -> None:
    number = list(TABLES).index(table)
    count, lang = opening(number + 1)
    place = position(table, BUSY.get(table, TURN), seated(table, count))
    none(look_through(room(lang).wait(place), sample(number + 2), titled(place, lang)))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("table", "ask"), QUESTIONS, ids=IDS)
def test_a_question_is_right_in_every_window_with_everybody_in_every_language(
    room: Rooms, table: str, ask: str, lang: str
) -> None:
    found: list[str] = []
    for place in [place for (kind, _), place in positions(table).items() if kind == ask]:
        found += look_through(room(lang).sit(place), WINDOWS, titled(place, lang), drawers=True)
    none(found)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("table", TABLES)
def test_waiting_is_right_in_every_window_with_everybody_in_every_language(room: Rooms, table: str, lang: str) -> None:
    found: list[str] = []
    for players in TABLES[table].players:
        place = position(table, BUSY.get(table, TURN), players)
        found += look_through(room(lang).wait(place), WINDOWS, titled(place, lang))
    none(found)
