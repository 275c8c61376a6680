"""Tables: made, joined, started, left, played again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any

from ludoteca.core import registry
from ludoteca.core import rows as kinds
from ludoteca.core.errors import LudotecaError
from ludoteca.core.fair import SECRET_BYTES, commitment_to
from ludoteca.core.match import Match
from ludoteca.core.rows import BOT, PERSON

from .. import wire
from ..errors import Refusal, refusal
from ..matches import moves
from ..matches.hall import Hall
from ..matches.info import table_info
from ..matches.journal import Journal, dealt_from
from ..matches.rooms import Room
from ..matches.summary import give_forced, summarize
from ..store import Conflict
from ..store import tables as stored
from ..store.models import GameTable, Seat
from .auth import OWNER, Held, Signer, new_code, new_id, valid
from .new import default_level, free, must_be_sayable, must_know, new_seat, new_table

ATTEMPTS = 5


def new_secret() -> bytes:
    """What all draws of a match are made from."""
    return secrets.token_bytes(SECRET_BYTES)


@dataclass
class Visitor:
    """Somebody at a table: the seats they hold, whether they left them or not, and whether the table is theirs."""

    table: GameTable
    seats: list[Seat]
    mine: set[int]
    owner: bool

    @property
    def plays(self) -> set[int]:
        """The seats they play now. Of the others they read and do no more than everybody may."""
        return {seat for seat in self.mine if self.seats[seat].control == PERSON}

    def one(self) -> Seat:
        """The seat of somebody who holds one."""
        if not self.mine:
            raise Refusal("not-yours", "you hold no seat at this table")
        return self.seats[min(self.mine)]

    def numbered(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("unknown", f"there is no seat {number}")
        return self.seats[number]

    def must_own(self) -> None:
        if not self.owner:
            raise Refusal("not-yours", "only the owner of the table may do that")


class Lobby:
    def __init__(self, hall: Hall, signer: Signer) -> None:
        self.hall = hall
        self.store = hall.store
        self.signer = signer

    # Who is who

    def read(self, table_id: str, tokens: Sequence[str]) -> list[Held]:
        held = [self.signer.read(token) for token in tokens]
        if any(seat.table != table_id for seat in held):
            raise Refusal("token", "this seat token is for another table")
        return held

    def known(self, held: Sequence[Held], table: GameTable, seats: list[Seat]) -> Visitor:
        """Whoever brought these tokens, if they are all still valid."""
        if not all(valid(seat, seats) for seat in held):
            raise Refusal("token", "this seat was given to somebody else, or its player left before the start")
        mine = {seat.seat for seat in held}
        return Visitor(table, seats, mine - {OWNER}, table.owner in mine)

    def visitor_in(self, room: Room, held: Sequence[Held]) -> Visitor:
        """The same as the room stands now."""
        if room.table is None:
            raise Refusal("unknown", "this table was closed")
        return self.known(held, room.table, room.seats)

    async def visitor(self, table_id: str, tokens: Sequence[str]) -> Visitor:
        held = self.read(table_id, tokens)
        return self.known(held, *await self.find(table_id))

    async def find(self, table_id: str) -> stored.Found:
        found = await stored.find(self.store, table_id)
        if found is None:
            raise Refusal("unknown", "there is no such table")
        return found

    # Looking

    async def info(self, table_id: str) -> wire.TableInfo:
        return table_info(*await self.find(table_id))

    async def by_code(self, code: str) -> wire.TableInfo:
        found = await stored.by_code(self.store, code.upper())
        if found is None:
            raise Refusal("unknown", "there is no table with that code")
        return table_info(*found)

    async def listed(self, status: str, game: str, limit: int) -> list[wire.TableInfo]:
        return [table_info(*found) for found in await stored.listed(self.store, status, game, limit)]

    async def mine(self, tokens: Sequence[str]) -> list[wire.MyTable]:
        """My tables, my turn first, then the newest. Tokens that are no longer good are passed over."""
        held = []
        for token in tokens:
            try:
                held.append(self.signer.read(token))
            except Refusal:
                continue
        found = await stored.some(self.store, list({seat.table for seat in held}))
        tables = []
        for seat in held:
            if seat.table in found and valid(seat, found[seat.table][1]):
                info = table_info(*found[seat.table])
                turn = info.status == "running" and info.asked == seat.seat and info.seats[seat.seat].control == PERSON
                tables.append(wire.MyTable(info, seat.seat, turn))
        return sorted(tables, key=lambda mine: (not mine.turn, mine.table.status == "over", -mine.table.updated))

    # Making

    async def create(self, wish: wire.NewTable) -> wire.Seated:
        try:
            game = registry.game(wish.game)
            options = game.settle(len(wish.seats), wish.options)
        except LudotecaError as error:
            raise refusal(error) from None
        if sum(plan.who == "me" for plan in wish.seats) > 1:
            raise Refusal("option", "only one seat can be mine; others at my screen are 'here'")
        seats = [self._planned(number, plan) for number, plan in enumerate(wish.seats)]
        own = [number for number, plan in enumerate(wish.seats) if plan.who == "me"]
        own += [number for number, plan in enumerate(wish.seats) if plan.who == "here"]
        if wish.start:
            self.hall.bots.makers.admit(seats)
        table = new_table(game.name, game.version, game.data, options, len(seats), own[0] if own else OWNER)
        table.name, table.public, table.autostart = wish.name, wish.public, wish.start
        if wish.words:
            self._first_words(wish, seats, own)
        await self._give_secret(table, wish.commitment)
        await self.add(table, seats)
        if wish.start and not any(free(seat) for seat in seats):
            await self._begin(table, seats)
        tokens = [self.token(table.id, number, 1) for number in own] or [self.token(table.id, OWNER, 0)]
        return wire.Seated(await self.info(table.id), tokens)

    async def commit(self) -> wire.Committed:
        """Commit to a secret for a table that is still to be made."""
        secret = new_secret()
        await stored.add_commitment(self.store, commitment_to(secret), secret.hex(), time())
        return wire.Committed(commitment_to(secret))

    async def _give_secret(self, table: GameTable, commitment: str = "") -> None:
        """The secret that was committed to, which serves once, or a new one."""
        secret = new_secret().hex()
        if commitment:
            kept = await stored.use_commitment(self.store, commitment)
            if kept is None:
                raise Refusal("option", "that commitment was used, or it is too old; ask for another one")
            secret = kept
        table.secret, table.commitment = secret, commitment_to(bytes.fromhex(secret))

    def _first_words(self, wish: wire.NewTable, seats: list[Seat], own: list[int]) -> None:
        """Words that the maker of a table adds while making it: after a commitment, never before."""
        if not wish.commitment:
            raise Refusal("option", "words come after the commitment: ask for one first, or add them at the open table")
        if not own:
            raise Refusal("option", "words belong to a seat, and none of these is yours")
        must_be_sayable(wish.words)
        seats[own[0]].words = wish.words

    def _planned(self, number: int, plan: wire.SeatPlan) -> Seat:
        if plan.who == "bot":
            level = plan.level or default_level(self.hall.settings.stand_in)
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

    def token(self, table_id: str, seat: int, generation: int) -> wire.SeatToken:
        return wire.SeatToken(seat, self.signer.token(table_id, seat, generation))

    # Starting

    async def start(self, table_id: str, tokens: Sequence[str], wish: wire.Start) -> wire.TableInfo:
        visitor = await self.visitor(table_id, tokens)
        visitor.must_own()
        if visitor.table.status != "open":
            raise Refusal("not-running", "the match has begun already")
        empty = [seat for seat in visitor.seats if free(seat)]
        if empty and wish.fill is None:
            raise Refusal("refused", f"seat {empty[0].seat} is still free")
        for seat in empty:
            must_know(str(wish.fill))
            seat.who, seat.level, seat.taken, seat.name, seat.control = "bot", str(wish.fill), True, "", BOT
        self.hall.bots.makers.admit(visitor.seats)
        await self._begin(visitor.table, visitor.seats)
        return await self.info(table_id)

    async def _begin(self, table: GameTable, seats: list[Seat]) -> None:
        """Deal. The first rows say which seats bots play; forced answers may follow. Words that somebody added while we
        dealt must not be lost: then it is done again with them."""
        for _ in range(ATTEMPTS):
            if await self._begun(table, seats):
                return
            said = (await self.find(table.id))[1]
            for seat in seats:
                seat.words = said[seat.seat].words
        raise Refusal("busy", "words are being added all the time; try again")

    async def _begun(self, table: GameTable, seats: list[Seat]) -> bool:
        """Whether the match has begun; if not, the words have changed meanwhile."""
        now = time()
        match = await asyncio.to_thread(self._deal, table, seats)
        journal = Journal(match, now)
        summary = summarize(match, now)
        values: dict[str, Any] = {
            "version": match.game.version,
            "data": match.game.data,
            "start": journal.head()["start"],
            "created": now,
            "updated": now,
            **{name: getattr(summary, name) for name in ("rows", "asked", "bot_asked", "status", "scores", "ranking")},
        }
        changes = {
            seat.seat: {"who": seat.who, "level": seat.level, "taken": True, "name": seat.name, "control": seat.control}
            for seat in seats
            if seat.control == BOT
        }
        words = [seat.words for seat in seats]
        done = await stored.start(self.store, table.id, values, changes, words, journal.news(0, journal.rows), now)
        if done == "words":
            return False
        if done == "begun":
            self.hall.metrics.count("matches", table.game)
            await self.hall.table_changed(table.id)
            await self.hall.room(table.id)
        return True

    def _deal(self, table: GameTable, seats: list[Seat]) -> Match:
        match = Match(registry.game(table.game), table.players, table.options, fair=dealt_from(table, seats))
        for seat in seats:
            if seat.control == BOT:
                match.take(seat.seat, BOT)
        give_forced(match, seats)
        return match

    async def seated(self, table: GameTable, seat: int) -> None:
        """Somebody sat down: a running match has its player again, a full table begins."""
        if table.status == "running":
            room = await self.hall.room(table.id)
            # What the last player of this seat agreed to, the new one has not.
            stale: dict[int, dict[str, Any]] = {
                other.seat: {"agreed": []} for other in room.seats if seat in other.agreed
            }
            values = {"gone": "", "level": "", "agreed": []}
            await moves.hand_over(room, seat, kinds.TAKE, PERSON, values, stale)
            await self.hall.table_changed(table.id)
            return
        table, seats = await self.find(table.id)
        if table.autostart and table.status == "open" and not any(free(other) for other in seats):
            await self._begin(table, seats)
        else:
            await self.hall.table_changed(table.id)

    async def close(self, table_id: str, tokens: Sequence[str]) -> None:
        visitor = await self.visitor(table_id, tokens)
        visitor.must_own()
        if not await stored.remove(self.store, table_id, "open"):
            raise Refusal("refused", "a match that has begun is played to its end")
        await self.hall.table_changed(table_id)

    # Again

    async def rematch(self, table_id: str, tokens: Sequence[str], commitment: str = "") -> wire.Seated:
        """My seats at the table that follows this one. Who asks first makes it; it begins when all have said yes."""
        visitor = await self.visitor(table_id, tokens)
        if visitor.table.status != "over":
            raise Refusal("not-over", "the match is not over")
        if not visitor.mine and not visitor.owner:
            raise Refusal("not-yours", "only those who played may ask for a rematch")
        self.hall.bots.makers.admit(visitor.seats)
        next_id = visitor.table.rematch or await self._follow_up(visitor, commitment)
        given = []
        for number in sorted(visitor.mine):
            name = visitor.seats[number].name
            generation = await stored.take_seat(self.store, next_id, number, name)
            if generation is not None:
                given.append(self.token(next_id, number, generation))
        table, _ = await self.find(next_id)
        if visitor.owner and table.owner == OWNER:
            given.append(self.token(next_id, OWNER, 0))
        if not given:
            raise Refusal("full", "your seat at the next table is taken already")
        await self.seated(table, given[0].seat)
        await self.hall.table_changed(table_id)
        return wire.Seated(await self.info(next_id), given)

    async def _follow_up(self, visitor: Visitor, commitment: str) -> str:
        """Make the table that follows; if somebody was faster, use theirs."""
        old = visitor.table
        game = registry.game(old.game)
        owner = min(visitor.mine) if visitor.mine else OWNER
        table = new_table(old.game, game.version, game.data, dict(old.options), old.players, owner)
        table.name, table.public, table.autostart, table.follows = old.name, old.public, True, old.id
        seats = []
        for seat in visitor.seats:
            # A seat at somebody's screen is a person's seat here: whoever held it takes it again by its token.
            bot = seat.who == "bot"
            seats.append(new_seat(seat.seat, "bot" if bot else "person", seat.name, seat.level if bot else "", bot))
        await self._give_secret(table, commitment)
        await self.add(table, seats)
        if await stored.change_table(self.store, old.id, {"rematch": ""}, {"rematch": table.id}):
            return table.id
        await stored.remove(self.store, table.id, "open")
        return (await self.find(old.id))[0].rematch
