"""Making tables: their seats as planned, and the secret that all draws of their match come from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import time
from typing import Any

from ludoteca.bots.levels import MIDDLE
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.fair import SECRET_BYTES, commitment_to

from .. import wire
from ..errors import Refusal, refusal
from ..store import Conflict, keys
from ..store import tables as stored
from ..store.models import GameTable, Seat
from .auth import OWNER, new_code, new_id
from .beginning import Beginning
from .bot_names import name_bots
from .new import free, must_be_sayable, must_know, new_seat, new_table

ATTEMPTS = 5


def new_secret() -> bytes:
    """What all draws of a match are made from."""
    return secrets.token_bytes(SECRET_BYTES)


class Creation:
    def __init__(self, beginning: Beginning) -> None:
        self.beginning = beginning
        self.lobby = beginning.lobby
        self.store = self.lobby.store

    async def create(self, wish: wire.NewTable) -> wire.Seated:
        try:
            game = registry.game(wish.game)
            options = game.settle(len(wish.seats), wish.options)
        except LudotecaError as error:
            raise refusal(error) from None
        table = new_table(game.name, game.version, game.data, options, len(wish.seats), OWNER)
        table.public = wish.public
        return await self.seat(table, wish, wish.start)

    async def seat(
        self,
        table: GameTable,
        wish: wire.NewTable | wire.PlayOn,
        start: bool,
        rows: Sequence[dict[str, Any]] = (),
    ) -> wire.Seated:
        """Keep a new table with the seats that are planned for it, and begin if nobody is awaited. `rows` are those of
        a match that it is played on from."""
        if sum(plan.who == "me" for plan in wish.seats) > 1:
            raise Refusal("option", "only one seat can be mine; others at my screen are 'here'")
        seats = [self._planned(number, plan) for number, plan in enumerate(wish.seats)]
        name_bots(seats)
        own = [number for number, plan in enumerate(wish.seats) if plan.who == "me"]
        own += [number for number, plan in enumerate(wish.seats) if plan.who == "here"]
        if start:
            self.beginning.makers.admit(seats)
        table.owner = own[0] if own else OWNER
        table.name, table.autostart = wish.name, start
        if wish.words:
            self._first_words(wish, seats, own)
        await self.give_secret(table, wish.commitment)
        await self.add(table, seats, rows)
        if start and not any(free(seat) for seat in seats):
            await self.beginning.begin(table, seats)
        tokens = [self.lobby.token(table.id, number, 1) for number in own] or [self.lobby.token(table.id, OWNER, 0)]
        return wire.Seated(await self.lobby.info(table.id), tokens)

    async def commit(self) -> wire.Committed:
        """Commit to a secret for a table that is still to be made."""
        secret = new_secret()
        await keys.add_commitment(self.store, commitment_to(secret), secret.hex(), time())
        return wire.Committed(commitment_to(secret))

    async def give_secret(self, table: GameTable, commitment: str = "") -> None:
        """The secret that was committed to, which serves once, or a new one."""
        secret = new_secret().hex()
        if commitment:
            kept = await keys.use_commitment(self.store, commitment)
            if kept is None:
                raise Refusal("option", "that commitment was used, or it is too old; ask for another one")
            secret = kept
        table.secret, table.commitment = secret, commitment_to(bytes.fromhex(secret))

    def _first_words(self, wish: wire.NewTable | wire.PlayOn, seats: list[Seat], own: list[int]) -> None:
        """Words that the maker of a table adds while making it: after a commitment, never before."""
        if not wish.commitment:
            raise Refusal("option", "words come after the commitment: ask for one first, or add them at the open table")
        if not own:
            raise Refusal("option", "words belong to a seat, and none of these is yours")
        must_be_sayable(wish.words)
        seats[own[0]].words = wish.words

    def _planned(self, number: int, plan: wire.SeatPlan) -> Seat:
        if plan.who == "bot":
            level = plan.level or MIDDLE
            must_know(level)
            return new_seat(number, "bot", plan.name, level, taken=True)
        who = "person" if plan.who == "me" else plan.who
        return new_seat(number, who, plan.name, "", taken=plan.who in ("me", "here"))

    async def add(self, table: GameTable, seats: list[Seat], rows: Sequence[dict[str, Any]] = ()) -> None:
        """Put it into the database, under another code if the first is in use."""
        for _ in range(ATTEMPTS):
            table.id, table.code = new_id(), new_code()
            for seat in seats:
                seat.table_id = table.id
            try:
                await stored.add(self.store, table, seats, rows)
                return
            except Conflict:
                continue
        raise Refusal("busy", "no free code was found; try again")
