"""Laws of what is shown: events and previews tell no secret."""

from __future__ import annotations

from ludoteca.bots.suggest import suggest
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.preview import Preview
from ludoteca.core.protocol import PUBLIC, State
from ludoteca.core.reader import event as event_view

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
