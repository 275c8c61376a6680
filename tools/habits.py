"""What bots do in whole games of one table: every event counted by who did it.

A count is named by the kind of an event and the first thing it names, as `build smithy` or `load corn`; its amounts
stand behind that, as `load corn amount`. What is about nobody, as `round`, is counted for the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ludoteca.arena.play import play_out, seat_players
from ludoteca.core.match import Match
from ludoteca.core.protocol import ALL, Event, Game
from ludoteca.core.reader import EventView, event
from ludoteca.core.registry import game

TABLE = -1
JOINED = "joined"


@dataclass
class Habits:
    """Sums over all seats of some games. `having` counts the seats that did it at least once."""

    games: int = 0
    seats: int = 0
    sums: Counter[str] = field(default_factory=Counter)
    having: Counter[str] = field(default_factory=Counter)
    table: Counter[str] = field(default_factory=Counter)

    def add(self, match: Match) -> None:
        """Count a match that is over."""
        found = counted(match.game, [*match.start_events, *(one for step in match.line for one in step.events)])
        self.games += 1
        self.seats += match.state.seats
        for seat, counts in found.items():
            if not 0 <= seat < match.state.seats:  # the table, or a party without a seat
                self.table.update(counts)
                continue
            self.sums.update(counts)
            self.having.update(name for name, count in counts.items() if count > 0)

    def join(self, other: Habits) -> None:
        self.games += other.games
        self.seats += other.seats
        for mine, theirs in ((self.sums, other.sums), (self.having, other.having), (self.table, other.table)):
            mine.update(theirs)

    def mean(self, names: Sequence[str]) -> float:
        """Of all these together, for a seat."""
        return sum(self.sums[name] for name in names) / self.seats

    def share(self, name: str) -> float:
        """Of the seats, those that did it."""
        return self.having[name] / self.seats

    def a_round(self, name: str) -> float:
        """How often it was done in a round, by all together."""
        return self.sums[name] / self.table["round"]

    def a_game(self, name: str) -> float:
        """Of what is about nobody."""
        return self.table[name] / self.games


def counted(played: Game, happened: Sequence[Event]) -> dict[int, Counter[str]]:
    """The counts by seat."""
    found: dict[int, Counter[str]] = {}
    masters: dict[object, object] = {}  # in Venezia, of what is being built
    for one in happened:
        seen = event(played, one, ALL)
        seat = seen.get("seat", TABLE)
        assert isinstance(seat, int)
        counts = found.setdefault(seat, Counter())
        for name, amount in named(seen):
            counts[name] += amount
        if seen["kind"] == "pawn":
            masters[seen["card"]] = seat
        elif seen["kind"] == "play" and masters.get(seen["card"], seat) not in (TABLE, seat):
            counts[JOINED] += 1
    return found


def named(seen: EventView) -> Iterator[tuple[str, int]]:
    """What an event is counted as."""
    kind = str(seen["kind"])
    thing = next((said for name, said in seen.items() if name != "kind" and isinstance(said, str)), "")
    for name in {kind, f"{kind} {thing}".rstrip()}:
        yield name, 1
        for number, amount in seen.items():
            if number != "seat" and isinstance(amount, int):
                yield f"{name} {number}", amount


def habits(name: str, players: int, who: str, seeds: Sequence[int]) -> Habits:
    """What copies of a bot do against each other, in a game for each seed."""
    played, found = game(name), Habits()
    for seed in seeds:
        match = Match(played, players, {}, seed)
        play_out(match, seat_players(played, [who] * players, seed))
        found.add(match)
    return found
