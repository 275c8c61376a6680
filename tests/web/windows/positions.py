"""Positions of mid-game in which somebody is asked each kind of question, the fullest that random play came to.

Which kinds there are is read off the games. The file beside says by which number a match is played (`played.py`) and
after how many answers the question comes; run this module to look for them again after a change of the rules:

    python -m tests.web.windows.positions [TABLE ...]
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.i18n.catalogue import asks, messages
from tests.web.windows.played import new_match, step

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.protocol import Decision

FOUND = Path(__file__).with_name("positions.json")


class Table(NamedTuple):
    """A game as its table is drawn: for whom, how it is played, and of which expansions questions are asked there.
    Questions that nobody is asked so come from games by the letter of the book."""

    game: str
    players: tuple[int, ...]
    options: tuple[dict[str, str], ...] = ({},)
    expansions: tuple[str, ...] = ()


ALONE = {"tiles": "yes", "white": "yes", "inns": "yes"}
MANY = {**ALONE, "duchies": "23-30", "posts": "pairs", "routes": "own", "shields": "yes"}
ALL = {**MANY, "vineyards": "yes"}
CHATEAU = {**ALL, "inns": "no", "chateau": "hard"} | {f"chateau_{letter}": "yes" for letter in "abcd"}
# The fewest and the most that each table is drawn for.
TABLES = {
    "san-juan": Table(
        "san-juan",
        (2, 4),
        ({}, {"events": "yes"}, {"events": "yes", "edition": "second"}, {"start_hand": "yes"}),
    ),
    "puerto-rico": Table("puerto-rico", (2, 5), ({}, {"balanced": "yes"})),
    "venezia": Table("venezia", (2, 5), ({}, {"gold_windows": "all"})),
    "burgundy": Table("burgundy", (2, 4), ({}, {"duchies": "random"}, {"discard_any": "yes"})),
    "burgundy-link": Table("burgundy", (2, 4), ({"duchies": "11-18", "link": "yes"},), ("boards",)),
    "burgundy-many": Table("burgundy", (2, 4), (MANY,), ("tiles", "posts", "white", "inns", "routes", "shields")),
    "burgundy-vineyards": Table("burgundy", (2, 4), (ALL, {"vineyards": "yes"}), ("vineyards",)),
    "burgundy-team": Table(
        "burgundy", (4,), ({"team": "beginner"}, {"team": "expert"}, {"team": "beginner", **ALONE}), ("team",)
    ),
    "burgundy-solo": Table("burgundy", (1,), ({"solo": "33"}, {"solo": "34"}, {"solo": "33", **ALONE}), ("solo",)),
    "burgundy-chateau": Table("burgundy", (1, 3), (CHATEAU, {"chateau": "medium"}), ("chateau",)),
}
# A question that only this number of players is asked: the third player of Venezia is nobody at a larger table.
ONLY = {("venezia", "turn.third"): 2}
LETTER = {"letter": "yes"}
# What is asked at every table of a game that has expansions, with the most to choose from.
TURN = "turn.act"
HAND = 12  # the longest hand that stays: with a tower; longer ones are for a moment
GAMES = 40
MORE_GAMES = 1000  # for questions that hardly anybody is asked
MIDDLE = 60  # answers
LONGEST = 600  # answers: games by the letter can be played for ever


class Position(NamedTuple):
    """A question of a match: the number it is played by, how many answers came before, and who is asked. Each is of
    one of the `TABLES`, or of a game that has none."""

    game: str
    players: int
    ask: str
    options: dict[str, str]
    number: int
    answers: int
    seat: int


def kinds(table: str) -> list[str]:
    """Every question of a table, by the game's own declarations."""
    game, _, _, expansions = TABLES[table]
    files = [f"{game}/{one}.ftl" for one in expansions] or [f"{game}.ftl"]
    texts = {key for file in files for key in messages("en", file)}
    found = {ask for ask in asks(registry.game(game)) if f"ask-{ask.replace('.', '-')}" in texts}
    return sorted(found | {TURN} if expansions else found)


def fullness(match: Match, decision: Decision) -> int:
    """How much there is to show and to choose from."""
    view: dict[str, Any] = dict(match.state.view(decision.seat))
    hand = view["players"][decision.seat].get("hand", 0)
    if isinstance(hand, int) and hand > HAND:
        return 0
    return len(json.dumps(view)) + 60 * len(decision.actions) + 40 * decision.most


def search(table: str, players: int) -> dict[str, Position]:
    """The fullest position of each kind; what does not come up is looked for by the letter, then in more games."""
    game, _, sets, _ = TABLES[table]
    letter = tuple({**options, **LETTER} for options in sets)
    missing = set(kinds(table))
    found: dict[str, Position] = {}
    for tried, numbers in ((sets, range(GAMES)), (letter, range(GAMES)), (sets, range(GAMES, MORE_GAMES))):
        found |= fullest(game, players, itertools.product(tried, numbers), missing)
        missing -= set(found)
        if not missing:
            break
    return dict(sorted(found.items()))


def fullest(
    game: str, players: int, matches: Iterable[tuple[dict[str, str], int]], wanted: set[str]
) -> dict[str, Position]:
    """Of each question that is wanted the one of these matches with the most to show."""
    best: dict[str, int] = {}
    found: dict[str, Position] = {}
    for options, number in matches:
        for match, decision in questions(game, players, options, number):
            if decision.ask not in wanted:
                continue
            full = fullness(match, decision)
            if full > best.get(decision.ask, 0):
                best[decision.ask] = full
                place = Position(game, players, decision.ask, options, number, len(match.line), decision.seat)
                found[decision.ask] = place
    return found


def questions(game: str, players: int, options: dict[str, str], number: int) -> Iterator[tuple[Match, Decision]]:
    """A match at each question that has more than one answer: the server gives the only one itself."""
    match = new_match(game, players, options, number)
    while (decision := match.decision) is not None and len(match.line) < LONGEST:
        if len(decision.actions) > 1:
            yield match, decision
        step(match, decision, number)


def somewhere(game: str, players: int) -> Position:
    """A question in the middle of a game that has no drawing of its own, or the last one of a short game."""
    place: Position | None = None
    for match, decision in questions(game, players, {}, number=1):
        place = Position(game, players, decision.ask, {}, 1, len(match.line), decision.seat)
        if len(match.line) >= MIDDLE:
            break
    assert place is not None, f"{game} asks nothing"
    return place


def positions(table: str) -> dict[tuple[str, int], Position]:
    """The positions that were found, by question and number of players."""
    game = TABLES[table].game
    return {
        (ask, int(players)): Position(game, int(players), ask, *place)
        for players, places in kept()[table].items()
        for ask, place in places.items()
    }


def kept() -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(FOUND.read_text())
    return found


def position(table: str, ask: str, players: int) -> Position:
    """Of a question that so many are never asked, the one of those who are."""
    return positions(table)[ask, ONLY.get((table, ask), players)]


def main() -> int:
    """All tables, or those that are named."""
    wanted = sys.argv[1:] or list(TABLES)
    found = kept() if FOUND.exists() else {}
    for table in wanted:
        found[table] = {}
        for players in TABLES[table].players:
            places = search(table, players)
            found[table][str(players)] = {ask: place[3:] for ask, place in places.items()}
            for ask in sorted(set(kinds(table)) - set(places)):
                print(f"{table}, {players} players: {ask} did not come up", file=sys.stderr)
    FOUND.write_text(written({table: found[table] for table in TABLES if table in found}))
    return 0


def written(found: dict[str, dict[str, dict[str, Any]]]) -> str:
    """A line for each position."""
    tables = []
    for table, counts in found.items():
        rows = [
            f'  "{players}": {{\n'
            + ",\n".join(f"   {json.dumps(ask)}: {json.dumps(place)}" for ask, place in places.items())
            + "\n  }"
            for players, places in counts.items()
        ]
        tables.append(f' "{table}": {{\n' + ",\n".join(rows) + "\n }")
    return "{\n" + ",\n".join(tables) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
