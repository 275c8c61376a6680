"""Positions of mid-game in which somebody is asked each kind of question, the fullest that random play came to.

Which kinds there are is read off the games. The file beside says by which number a match is played (`played.py`) and
after how many answers the question comes; run this module to look for them again after a change of the rules:

    python -m tests.web.windows.positions
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.i18n.catalogue import asks, messages
from tests.web.windows.played import new_match, step

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.protocol import Decision

FOUND = Path(__file__).with_name("positions.json")
# The fewest and the most that each table is drawn for.
PLAYERS = {"san-juan": (2, 4), "puerto-rico": (2, 5), "venezia": (2, 5), "burgundy": (2, 4)}
# A question that only this number of players is asked: the third player of Venezia is nobody at a larger table.
ONLY = {("venezia", "turn.third"): 2}
# How it is played; questions that nobody is asked so come from games by the letter of the book.
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "san-juan": ({}, {"events": "yes"}, {"events": "yes", "edition": "second"}, {"start_hand": "yes"}),
    "puerto-rico": ({}, {"balanced": "yes"}),
    "venezia": ({}, {"gold_windows": "all"}),
    "burgundy": ({}, {"duchies": "random"}, {"discard_any": "yes"}),
}
LETTER = {"letter": "yes"}
HAND = 12  # the longest hand that stays: with a tower; longer ones are for a moment
GAMES = 40
MIDDLE = 60  # answers
LONGEST = 600  # answers: games by the letter can be played for ever


class Position(NamedTuple):
    """A question of a match: the number it is played by, how many answers came before, and who is asked."""

    game: str
    players: int
    ask: str
    options: dict[str, str]
    number: int
    answers: int
    seat: int


def kinds(game: str) -> list[str]:
    """Every question of the game, by its own declarations."""
    # Those of expansions have their texts elsewhere: no table in the browser draws them yet.
    drawn = messages("en", f"{game}.ftl")
    return sorted(ask for ask in asks(registry.game(game)) if f"ask-{ask.replace('.', '-')}" in drawn)


def fullness(match: Match, decision: Decision) -> int:
    """How much there is to show and to choose from."""
    view: dict[str, Any] = dict(match.state.view(decision.seat))
    hand = view["players"][decision.seat].get("hand", 0)
    if isinstance(hand, int) and hand > HAND:
        return 0
    return len(json.dumps(view)) + 60 * len(decision.actions) + 40 * decision.most


def search(game: str, players: int) -> dict[str, Position]:
    """The fullest position of each kind."""
    found: dict[str, Position] = {}
    for sets in (OPTIONS[game], (LETTER,)):
        best: dict[str, int] = {}
        for options, number in itertools.product(sets, range(GAMES)):
            for match, decision in questions(game, players, options, number):
                full = fullness(match, decision)
                if full > best.get(decision.ask, 0 if decision.ask not in found else full):
                    best[decision.ask] = full
                    place = Position(game, players, decision.ask, options, number, len(match.line), decision.seat)
                    found[decision.ask] = place
    return dict(sorted(found.items()))


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


def positions(game: str) -> dict[tuple[str, int], Position]:
    """The positions that were found, by question and number of players."""
    kept = json.loads(FOUND.read_text())[game]
    return {
        (ask, int(players)): Position(game, int(players), ask, *place)
        for players, places in kept.items()
        for ask, place in places.items()
    }


def position(game: str, ask: str, players: int) -> Position:
    """Of a question that so many are never asked, the one of those who are."""
    return positions(game)[ask, ONLY.get((game, ask), players)]


def main() -> int:
    found = {game: {players: search(game, players) for players in counts} for game, counts in PLAYERS.items()}
    rows = []
    for game, counts in found.items():
        for players, places in counts.items():
            body = ",\n".join(f"   {json.dumps(ask)}: {json.dumps(place[3:])}" for ask, place in places.items())
            rows.append((game, f'  "{players}": {{\n{body}\n  }}'))
            for ask in sorted(set(kinds(game)) - set(places)):
                print(f"{game}, {players} players: {ask} did not come up", file=sys.stderr)
    games = [f' "{game}": {{\n' + ",\n".join(row for name, row in rows if name == game) + "\n }" for game in PLAYERS]
    FOUND.write_text("{\n" + ",\n".join(games) + "\n}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
