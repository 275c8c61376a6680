"""Playing on from a position of a match that is over: a new table, which holds the old match up to there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.core.rows import draws_to_json, row_to_json

from .. import wire
from ..errors import Refusal
from ..lobby.auth import OWNER
from ..lobby.creation import Creation
from ..lobby.new import new_table
from ..matches.replays import Replay
from .archive import Archive


class Onward:
    def __init__(self, archive: Archive, creation: Creation) -> None:
        self.archive = archive
        self.creation = creation

    async def play_on(self, key: str, tokens: Sequence[str], wish: wire.PlayOn) -> wire.Seated:
        """My seat at a table that begins where the match was after `ply` answers. Its rows are kept with it at once:
        the old match may be forgotten before the new one begins."""
        access = await self.archive.access(key, tokens)
        old = access.room.table
        assert old is not None
        if old.status == "running":
            raise Refusal("not-over", "a match is played on from when it is over")
        return await self.begin(await self.archive.replay(access.room), key, wish)

    async def begin(self, replay: Replay, key: str, wish: wire.PlayOn, puzzle: bool = False) -> wire.Seated:
        """The same of any match, or of the game of a `puzzle`. Only what is drawn at the new table is vouched for."""
        match = replay.match
        if len(wish.seats) != match.seats:
            raise Refusal("option", f"this match has {match.seats} seats, not {len(wish.seats)}")
        mine = [number for number, plan in enumerate(wish.seats) if plan.who == "me"]
        if len(mine) != 1:
            raise Refusal("option", "one of the seats is mine, and only one")
        must_go_on(replay, wish.ply)
        game = replay.game
        table = new_table(game.name, game.version, game.data, dict(match.options), match.seats, OWNER)
        table.start = draws_to_json(game, match.start_draws)
        table.vouched = wish.ply
        redealt = all(plan.who in ("me", "bot") for plan in wish.seats)
        table.origin = msgspec.to_builtins(wire.Origin(key, wish.ply, mine[0], redealt, puzzle))
        return await self.creation.seat(table, wish, True, rows(replay, wish.ply))


def must_go_on(replay: Replay, ply: int) -> None:
    if ply > replay.plies:
        raise Refusal("illegal", f"there is no position {ply}; the match has {replay.plies}")
    if replay.state(ply).decision is None:
        raise Refusal("illegal", "the match is over there: there is nothing to play on from")


def rows(replay: Replay, ply: int) -> list[dict[str, Any]]:
    """What was answered up to there, at the time it was."""
    steps = replay.match.steps[:ply]
    return [row_to_json(replay.game, step.row) | {"at": step.at} for step in steps]
