"""Tables and games as everybody may see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from time import time
from typing import Any

import msgspec

from ludoteca.asking import ask
from ludoteca.core import registry
from ludoteca.core.components import Group
from ludoteca.core.edge import box, components
from ludoteca.core.errors import LudotecaError
from ludoteca.core.fields import USUAL
from ludoteca.core.options import plain
from ludoteca.core.parties import sides
from ludoteca.core.protocol import EventKind, Game, Term

from .. import wire
from ..errors import refusal
from ..store.models import GameTable, Seat
from .journal import halted

# A connected seat is noted again every so often; one that has not been for longer is away.
PRESENCE_SECONDS = 20.0
AWAY_SECONDS = 50.0
PARTIES_KEPT = 1000  # kinds of tables


def table_info(table: GameTable, seats: Sequence[Seat]) -> wire.TableInfo:
    why = halted(table)
    status: Any = "halted" if why and table.status == "running" else table.status
    return wire.TableInfo(
        id=table.id,
        code=table.code,
        name=table.name,
        game=table.game,
        version=table.version,
        options=dict(table.options),
        changed=list(changed(table.game, tuple(table.options.items()))),
        public=table.public,
        status=status,
        seats=[seat_info(seat, table.owner) for seat in seats],
        rows=table.rows,
        asked=table.asked,
        created=table.created,
        updated=table.updated,
        halted=why,
        rematch=table.rematch,
        follows=table.follows,
        origin=origin(table),
        commitment=table.commitment,
        parties=list(parties(table.game, table.data, len(seats), tuple(table.options.items()))),
        scores=list(table.scores),
        ranking=list(table.ranking),
    )


def origin(table: GameTable) -> wire.Origin | None:
    return None if table.origin is None else msgspec.convert(table.origin, wire.Origin)


@lru_cache(PARTIES_KEPT)
def parties(game: str, data: str, seats: int, options: tuple[tuple[str, str], ...]) -> Sequence[int]:
    """The party of each seat at such a table; each its own where the game is not here, or not with these `data`."""
    try:
        found = registry.game(game)
        return sides(found.new(seats, dict(options), 0)) if found.data == data else range(seats)
    except LudotecaError:
        return range(seats)


@lru_cache(PARTIES_KEPT)
def changed(game: str, options: tuple[tuple[str, str], ...]) -> Sequence[str]:
    """The options that are not at their defaults; none where the game is not here."""
    try:
        defaults = {option.name: option.values[0] for option in registry.game(game).options}
    except LudotecaError:
        return []
    return [name for name, value in options if value != defaults.get(name, value)]


def seat_info(seat: Seat, owner: int) -> wire.SeatInfo:
    who: Any = seat.who
    control: Any = seat.control
    gone: Any = seat.gone
    return wire.SeatInfo(
        seat=seat.seat,
        who=who,
        name=seat.name,
        level=seat.level,
        taken=seat.taken,
        online=online(seat),
        owner=seat.seat == owner,
        control=control,
        gone=gone,
        auto=seat.auto,
        words=seat.words,
        agreed=list(seat.agreed),
    )


def online(seat: Seat) -> bool:
    """Seen lately. Far in the future is not lately: a clock was wrong, and those who are here are noted again soon."""
    return abs(time() - seat.seen) < AWAY_SECONDS


def game_info(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        version=game.version,
        data=game.data,
        standing=game.standing(),
        seats=list(game.seats),
        options=[wire.OptionInfo(option.name, list(option.values), list(option.each)) for option in game.options],
        terms=[term_info(term) for term in game.terms],
        sources=list(game.sources),
        events=[event_info(kind) for kind in game.events],
        kinds=USUAL | dict(game.preview().kinds),
        codes=len(game.actions),
    )


def event_info(kind: EventKind) -> wire.EventInfo:
    fields = [wire.FieldInfo(field.name, field.kind, field.name in kind.secret) for field in kind.fields]
    return wire.EventInfo(kind.name, fields)


def components_of(game: Game, wanted: Mapping[str, str]) -> list[wire.ComponentGroup]:
    """What is printed under the wanted options; `seats` among them is the number of players, else the least that
    they allow."""
    return [group_info(group) for group in components(game, settled(game, wanted))]


def settled(game: Game, wanted: Mapping[str, str]) -> dict[str, str]:
    options = {name: value for name, value in wanted.items() if name != "seats"}
    seats = wanted.get("seats", str(game.fewest(options)))
    try:
        return game.settle(int(seats) if len(seats) == 1 and seats.isdecimal() else 0, options)
    except LudotecaError as error:
        raise refusal(error) from None


def explained(game: Game, lang: str, question: str, wanted: Mapping[str, str]) -> list[wire.Explained]:
    """The entries that answer a question best, first; where options are named, those that are played with them."""
    options = settled(game, wanted) if wanted else None
    found = [one.entry for one in ask(game, lang, question, options)]
    return [wire.Explained(one.id, one.title, one.text, list(one.rules), plain(one.when)) for one in found]


def all_components_of(game: Game) -> list[wire.ComponentGroup]:
    """Whatever the options may bring."""
    return [group_info(group) for group in box(game)]


def group_info(group: Group) -> wire.ComponentGroup:
    found = [wire.ComponentInfo(one.id, dict(one.printed), plain(one.when)) for one in group.components]
    return wire.ComponentGroup(group.name, found, plain(group.when))


def term_info(term: Term) -> wire.TermInfo:
    return wire.TermInfo(plain(term.when), plain(term.needs), plain(term.either), term.why, term.rule)
