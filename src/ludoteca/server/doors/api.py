"""The JSON API of games and tables. Every answer is a shape of `wire`; every error is a `Refused`."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from litestar import Controller, Request, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.protocol import Game
from ludoteca.i18n.texts import brought, package_of

from .. import wire
from ..errors import Refusal, refusal
from ..matches.info import all_components_of, explained, components_of, game_info
from ..service import Service
from ..thinking import bots
from .guard import address_of, source_of

AnyRequest = Request[Any, Any, Any]
Here = NamedDependency[Service]
TableId = Annotated[str, PathParameter(max_length=24, pattern=r"^[a-z0-9]+$")]
Key = TableId
GameName = Annotated[str, PathParameter(max_length=wire.TEXT, pattern=r"^[A-Za-z0-9_.-]+$")]
Code = Annotated[str, PathParameter(max_length=24, pattern=r"^[A-Za-z0-9]+$")]


def tokens(request: AnyRequest) -> list[str]:
    """The seat token in the header, if there is one."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not token:
        return []
    if kind.lower() != "bearer" or len(token) > wire.TOKEN:
        raise Refusal("token", "the header is 'Authorization: Bearer <seat token>'")
    return [token.strip()]


def found(name: str) -> Game:
    try:
        return registry.game(name)
    except LudotecaError as error:
        raise refusal(error) from None


class Games(Controller):
    """What can be played, and by whom besides people."""

    path = "/api"
    tags = ["games"]

    @get("/games")
    async def games(self) -> list[wire.GameInfo]:
        """All games with their player counts, options, events and rules versions."""
        return [game_info(registry.game(name)) for name in registry.names()]

    @get("/games/{name:str}")
    async def game(self, name: GameName) -> wire.GameInfo:
        return game_info(found(name))

    @get("/games/{name:str}/data")
    async def data(self, name: GameName) -> dict[str, Any]:
        """The component files as one object: cards, costs, boards. Empty for games of other packages."""
        game = found(name)
        merged: dict[str, Any] = {}
        if game.name in registry.OURS:
            for text in registry.component_files(game.name).values():
                merged |= json.loads(text)
        return merged

    @get("/games/{name:str}/components")
    async def components(self, name: GameName, request: AnyRequest) -> list[wire.ComponentGroup]:
        """What is printed on the components, by group. The query names options, and may name the number of players as
        `seats`; what it leaves out is at its default. Empty for a game that lists nothing."""
        return components_of(found(name), dict(request.query_params))

    @get("/games/{name:str}/components/all")
    async def all_components(self, name: GameName) -> list[wire.ComponentGroup]:
        """What is printed on everything that any options bring; each says with which."""
        return all_components_of(found(name))

    @get("/games/{name:str}/ask")
    async def ask(
        self,
        name: GameName,
        request: AnyRequest,
        q: Annotated[str, QueryParameter(max_length=wire.QUESTION)] = "",
        lang: Annotated[str, QueryParameter(pattern="^(it|en)$")] = "it",
    ) -> list[wire.Explained]:
        """What the rules and the glossary answer to a question in words, the best first; nothing if no word of it is
        known. The query may name options and `seats`, as for components: what is not played with them comes later."""
        wanted = {one: value for one, value in request.query_params.items() if one not in ("q", "lang")}
        # The first question to a game reads its texts, which takes a moment.
        return await asyncio.to_thread(explained, found(name), lang, q, wanted)

    @get("/games/{name:str}/texts")
    async def texts(self, name: GameName) -> dict[str, str]:
        """The Fluent texts that a game of another package brings along, by language. Empty for ours: a client has
        them."""
        game = found(name)
        return brought(game.name, package_of(game))

    @get("/games/{name:str}/actions")
    async def actions(self, name: GameName) -> list[wire.ActionInfo]:
        """Every answer there is, by code."""
        return [
            wire.ActionInfo(action.code, action.text, list(action.targets), action.secret, action.closes)
            for action in found(name).actions
        ]

    @get("/levels")
    async def levels(self) -> list[wire.LevelInfo]:
        """Who can be seated as a bot, weakest first."""
        return bots.levels()


class Tables(Controller):
    """Tables and seats."""

    path = "/api"
    tags = ["tables"]

    @get("/tables")
    async def tables(
        self,
        service: Here,
        status: Annotated[str, QueryParameter(pattern="^(open|running|over)?$")] = "",
        game: Annotated[str, QueryParameter(max_length=wire.TEXT, pattern=r"^[A-Za-z0-9_.-]*$")] = "",
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    ) -> list[wire.TableInfo]:
        """Public tables, newest first: open and running ones unless a status is named."""
        return await service.lobby.listed(status, game, limit)

    @post("/tables", status_code=HTTP_201_CREATED)
    async def create(self, service: Here, request: AnyRequest, data: JSONBody[wire.NewTable]) -> wire.Seated:
        """Make a table; it begins at once if nobody else is awaited and `start` is true."""
        source = source_of(request.scope)
        await service.limits.costly(source)
        with service.begun_by(source):
            return await service.do(service.creation.create(data))

    @post("/commitments", status_code=HTTP_201_CREATED)
    async def commit(self, service: Here, request: AnyRequest) -> wire.Committed:
        """A commitment to a secret of the server's, for a table that is to begin as soon as it is made."""
        await service.limits.costly(source_of(request.scope))
        return await service.creation.commit()

    @get("/tables/{table_id:str}")
    async def table(self, service: Here, table_id: TableId) -> wire.TableInfo:
        return await service.lobby.info(table_id)

    @delete("/tables/{table_id:str}")
    async def close(self, service: Here, request: AnyRequest, table_id: TableId) -> None:
        """By the owner, before the start."""
        await service.do(service.beginning.close(table_id, tokens(request)))

    @get("/codes/{code:str}")
    async def code(self, service: Here, request: AnyRequest, code: Code) -> wire.TableInfo:
        """The table with a short code."""
        await service.limits.costly(source_of(request.scope))
        with service.limits.wrong_codes.trying(address_of(request.scope)):
            return await service.lobby.by_code(code)

    @post("/tables/{table_id:str}/join", status_code=HTTP_201_CREATED)
    async def join(self, service: Here, table_id: TableId, data: JSONBody[wire.Join]) -> wire.Seated:
        """Sit down, on the named seat or any free one. Keep the token: it is the seat."""
        return await service.do(service.seating.join(table_id, data))

    @post("/tables/{table_id:str}/start", status_code=HTTP_200_OK)
    async def start(
        self, service: Here, request: AnyRequest, table_id: TableId, data: JSONBody[wire.Start]
    ) -> wire.TableInfo:
        """By the owner; `fill` seats bots where nobody sits."""
        with service.begun_by(source_of(request.scope)):
            return await service.do(service.beginning.start(table_id, tokens(request), data))

    @patch("/tables/{table_id:str}/seats/{seat:int}")
    async def change_seat(
        self,
        service: Here,
        request: AnyRequest,
        table_id: TableId,
        seat: FromPath[int],
        data: JSONBody[wire.ChangeSeat],
    ) -> wire.TableInfo:
        """My name and whether forced answers are given for me; the owner: who plays the seat."""
        return await service.do(service.seating.change_seat(table_id, seat, tokens(request), data))

    @post("/tables/{table_id:str}/seats/{seat:int}/agree", status_code=HTTP_200_OK)
    async def agree(
        self,
        service: Here,
        request: AnyRequest,
        table_id: TableId,
        seat: FromPath[int],
        data: JSONBody[wire.AgreeSeat],
    ) -> wire.TableInfo:
        """Whether I agree to give a seat that has been played to another person; a no ends the request."""
        return await service.do(service.seating.give_away.answer(table_id, seat, tokens(request), data))

    @post("/tables/{table_id:str}/leave", status_code=HTTP_200_OK)
    async def leave(self, service: Here, request: AnyRequest, table_id: TableId) -> None:
        """Before the start the seat is free again, afterwards a bot goes on until I return."""
        await service.do(service.seating.leave(table_id, tokens(request)))

    @post("/tables/{table_id:str}/resign", status_code=HTTP_200_OK)
    async def resign(self, service: Here, request: AnyRequest, table_id: TableId) -> None:
        """A bot goes on, for good: I watch from now on."""
        await service.do(service.seating.resign(table_id, tokens(request)))

    @post("/tables/{table_id:str}/return", status_code=HTTP_200_OK)
    async def come_back(self, service: Here, request: AnyRequest, table_id: TableId) -> None:
        """I left, or was replaced by a bot while I was away, and am back."""
        await service.do(service.seating.come_back(table_id, tokens(request)))

    @post("/tables/{table_id:str}/rematch", status_code=HTTP_200_OK)
    async def rematch(
        self, service: Here, request: AnyRequest, table_id: TableId, data: JSONBody[wire.Again | None] = None
    ) -> wire.Seated:
        """My seats at the table that follows; the tokens of several seats go in the body."""
        wish = data or wire.Again()
        mine = list(dict.fromkeys([*tokens(request), *wish.tokens]))
        with service.begun_by(source_of(request.scope)):
            return await service.do(service.rematch.ask(table_id, mine, wish.commitment))

    @post("/mine", status_code=HTTP_200_OK)
    async def mine(self, service: Here, data: JSONBody[wire.Mine]) -> list[wire.MyTable]:
        """My tables by the tokens I hold, my turn first."""
        return await service.lobby.mine(data.tokens)
