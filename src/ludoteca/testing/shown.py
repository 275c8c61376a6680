"""Laws of what is shown: events, previews and what answers move tell no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludoteca.bots.suggest import suggest
from ludoteca.core.certain import moves
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.preview import Preview
from ludoteca.core.protocol import PUBLIC, Event, State
from ludoteca.core.reader import EventView
from ludoteca.core.reader import event as event_view

from .matches import series
from .tables import Table, random_match


def events_keep_secrets(table: Table) -> None:
    """An event read by others lacks what is for one seat alone, and every reader gets plain data."""
    for told in table.game.events:
        assert all(field.name != "kind" for field in told.fields), (
            f"{table}: a field of {told.name} is called kind, as the event's name is"
        )
    match = random_match(table)
    for event in match.all_events():
        kind = table.game.events[event.kind]
        public = event_view(table.game, event, PUBLIC)
        assert not set(kind.secret) & set(public), f"{table}: {kind.name} tells everybody"


def previews_are_plain(table: Table, every: int = 3) -> None:
    """Question, facts, reasons and suggestions answer everywhere, tell no secret: dealt again for the asked seat, all
    is the same. A suggestion can be played."""
    preview = table.game.preview()
    match = Match(table.game, table.seats, table.options, table.seed)
    dice = table.choices()
    number = 0
    while match.decision is not None:
        if number % every == 0:
            where = f"{table} step {number} {match.decision.ask}"
            assert preview.question(match.state)["key"], where
            dealt = match.state.determinize(match.decision.seat, number)
            assert shown(preview, dealt) == shown(preview, match.state), f"{where}: the preview tells a secret"
            for block in preview.blocked(match.state):
                assert block["reason"] and block["rule"] and ":" in block["target"], where
            suggestion = suggest(match.state)
            if suggestion:
                match.fork().play_all([action.code for action in suggestion])
        match.play(choose(match.decision.actions, dice).code)
        number += 1


def shown(preview: Preview[State], state: State) -> list[object]:
    """All that is shown with the open question."""
    assert state.decision is not None
    facts = [preview.facts(state, action) for action in state.decision.actions]
    return [preview.question(state), facts, preview.blocked(state), suggest(state)]


def certain_moves_happen(table: Table, every: int = 3) -> None:
    """What an answer moves for certain is what its row begins with, and what the picks of a series move is among what
    the series brings. It tells no secret: dealt again for the asked seat, it is the same, and nothing is drawn."""
    match = Match(table.game, table.seats, table.options, table.seed)
    dice = table.choices()
    number = 0
    while match.decision is not None:
        seat, where = match.decision.seat, f"{table} step {number} {match.decision.ask}"
        certain = moves(match.state)
        if number % every == 0:
            dealt = moves(match.state.determinize(seat, number))
            assert views(match, dealt, seat) == views(match, certain, seat), f"{where}: it tells a secret"
        codes = series(match, dice)
        first = codes[0]
        before = len(match.line)
        for code in codes:
            match.play(code)
        rows = match.line[before:]
        begins = plain(rows[0].events)[: len(certain[first])]
        assert plain(certain[first]) == begins, f"{where}: {certain[first]} is not how {rows[0]} begins"
        told = Counter(event for row in rows for event in plain(row.events))
        closing = {action.code for action in table.game.actions if action.closes}
        picked = Counter(event for code in set(codes) - closing for event in plain(certain.get(code, ())))
        assert picked <= told, f"{where}: {codes} move {picked - told}, which did not happen"
        number += 1


def plain(events: Iterable[Event]) -> list[tuple[int, int, int, int]]:
    return [(event.kind, event.a, event.b, event.c) for event in events]


def views(match: Match, certain: dict[int, list[Event]], seat: int) -> dict[int, list[EventView]]:
    return {code: [event_view(match.game, one, seat) for one in events] for code, events in certain.items()}
