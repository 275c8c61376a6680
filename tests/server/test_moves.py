"""A choice says what it moves for certain, and the row that comes of it begins so."""

from __future__ import annotations

import random

import pytest

from ludoteca.core import registry
from ludoteca.server import wire

from .house import house

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", registry.OURS)
async def test_what_a_choice_says_it_moves_is_how_its_row_begins(sqlite_url: str, game: str) -> None:
    async with house(sqlite_url) as server:
        players = registry.game(game).fewest({})
        table, tokens = await server.table(game, ["me", *[{"who": "bot", "level": "random"}] * (players - 1)])
        async with server.sit(table, tokens) as me:
            dice = random.Random(5)
            said: dict[int, wire.Choice] = {}
            for _ in range(20):
                update, menu = await me.turn(), me.my_menu()
                if menu is None:
                    break
                choice = said[update.row] = dice.choice([one for one in menu.choices if one.now])
                reply = await me.ask(wire.Answer(update.row, [choice.code]))
                assert isinstance(reply, wire.Ack), reply
                await me.until(lambda to=reply.row: me.row() >= to)
            told = {entry.row: entry.events for entry in me.log[0]}
            for row, choice in said.items():
                assert told[row][: len(choice.moves)] == choice.moves
            assert any(choice.moves for choice in said.values())
