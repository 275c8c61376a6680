"""The law of matches that are played on from a position of another one."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Refused
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.onward import played_on
from ludoteca.core.playout import choose
from ludoteca.core.reader import question
from ludoteca.core.rows import DEAL, KEEP

from .tables import Table, random_match, replayed


def playing_on_holds(table: Table, times: int = 1) -> None:
    """From any position of a match another one can be played on: who keeps what he held is where the first one was;
    dealt again, a seat sees what it saw and nothing is lost. Its record replays by itself, and nobody goes back behind
    its beginning, not even if all agree."""
    source = random_match(table)
    dice = table.choices()
    for time in range(times):
        ply = int(dice.below(len(source.line)))
        seat = int(dice.below(table.seats))
        where = f"{table} played on from {ply} by seat {seat}"
        kept = played_on(source, ply, seat, KEEP, time)
        then = Match(table.game, table.seats, table.options, table.seed)
        for step in source.line[:ply]:
            then.replay(step.row.text, step.seat, step.row.draws)
        assert fingerprint(kept.state) == fingerprint(then.state), f"{where}: somebody did not keep what he held"
        dealt = played_on(source, ply, seat, DEAL, time)
        assert dealt.state.view(seat) == then.state.view(seat), f"{where}: the view changed"
        assert question(dealt.state, seat) == question(then.state, seat), f"{where}: the question changed"
        assert dealt.state.components() == then.state.components(), f"{where}: components"
        for match in (kept, dealt):
            goes_on(match, dice, where)


def goes_on(match: Match, dice: Chance, where: str) -> None:
    begun = fingerprint(match.state)
    assert fingerprint(replayed(match).state) == begun, f"{where}: the record begins otherwise"
    while match.decision is not None and dice.below(20):
        match.play(choose(match.decision.actions, dice).code)
    if match.line:
        match.undo(match.line[-1].seat, match.line[0].number, range(match.seats))
        assert fingerprint(match.state) == begun, f"{where}: all that was played since is not taken back"
    for row in range(match.origin + 1):
        try:
            match.undo(0, row, range(match.seats))
        except Refused:
            continue
        raise AssertionError(f"{where}: row {row} of the other match was taken back")
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    again = replayed(match)
    assert fingerprint(again.state) == fingerprint(match.state), f"{where}: the replay differs"
    assert again.rows == match.rows and again.record() == match.record(), f"{where}: the rows of the replay differ"
