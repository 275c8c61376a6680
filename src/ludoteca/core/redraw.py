"""Find any random event of a match again, and draw it differently: the same game with other luck."""

from __future__ import annotations

from dataclasses import dataclass

from . import rows as kinds
from .chance import Need, Outcome
from .errors import Refused
from .fair import START
from .match import Match
from .record import from_record, so_far


@dataclass(repr=False)
class Drawn:
    """One random event: the row it belongs to (START for the set-up), its place among the draws of that row, what
    was drawn, what came, who saw it (EVERYBODY, NOBODY or a seat), and whether an undo has taken it back."""

    row: int
    index: int
    kind: str
    value: int
    seen: int
    undone: bool

    def __repr__(self) -> str:
        return f"Drawn(row {self.row}, {self.index}: {self.kind} {self.value}, seen by {self.seen})"


def drawn(match: Match) -> list[Drawn]:
    """Every random event of a match, oldest first."""
    names = match.game.chances
    found = [
        Drawn(START, index, names[draw.kind], draw.value, draw.seen, False)
        for index, draw in enumerate(match.start_draws)
    ]
    for at, row in enumerate(match.rows):
        undone = bool(row.draws) and not match.in_effect(at)
        for index, draw in enumerate(row.draws):
            found.append(Drawn(at, index, names[draw.kind], draw.value, draw.seen, undone))
    return found


def weights(match: Match, row: int, index: int) -> list[int]:
    """What could have come in that event: the weight of each value, 0 for those that were impossible."""
    before = _draws(match, row, index)[:index]
    try:
        _again(match, row, list(before), True)
    except Need as need:
        return need.weights
    raise Refused(f"row {row} makes no draw {index}")


def redraw(match: Match, row: int, index: int, value: int) -> Match:
    """A new match that runs like this one up to that event, where `value` comes instead; draws after it in the same
    row are made again. The match itself is not changed."""
    draws = _draws(match, row, index)
    return _again(match, row, [*draws[:index], Outcome(draws[index].kind, value, draws[index].seen)], False)


def _draws(match: Match, row: int, index: int) -> tuple[Outcome, ...]:
    if not START <= row < len(match.rows):
        raise Refused(f"there is no row {row}; the match has {len(match.rows)}")
    draws = match.start_draws if row == START else match.rows[row].draws
    if not 0 <= index < len(draws):
        where = "the start" if row == START else f"row {row}"
        raise Refused(f"there is no draw {index} at {where}; it has {len(draws)}")
    return draws


def _again(match: Match, row: int, draws: list[Outcome], whole: bool) -> Match:
    """The match up to and with `row`, its draws given as far as they go; if those are not `whole`, others follow."""
    if row == START:
        return Match(
            match.game, match.seats, match.options, match.seed, start=draws, whole=whole, position=match.position
        )
    # Without the secret of the match: what comes instead was never drawn from it.
    other = from_record(so_far(match), lambda _: match.game, row)
    again = match.rows[row]
    if again.kind == kinds.FROM:
        other.play_on(again.seat, again.text, draws, whole)
        return other
    assert again.kind == kinds.PLAY, "only these rows draw"
    other.replay(again.text, again.seat, draws, whole)
    other.play_waiting()
    return other
