"""The JSON API of a match: playing without a websocket, and looking back; and what a host wants to know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

import ludoteca

from .. import wire
from ..errors import Refusal
from ..lobby.auth import Held
from ..lobby.lobby import Visitor
from ..matches import moves
from ..matches.rooms import Room
from ..service import Service
from ..settings import loopback
from .api import AnyRequest, Here, Key, TableId, tokens
from .guard import COST, address_of, source_of

LOOK = 2.0  # what it costs to look back


@dataclass
class Player:
    """Whoever sends a request, in the room of the table."""

    service: Service
    room: Room
    held: list[Held]

    def visitor(self) -> Visitor:
        return self.service.lobby.visitor_in(self.room, self.held)

    async def act(self, message: moves.Act) -> wire.Ack:
        return wire.Ack(message.id, await self.service.act(self.room, self.visitor(), message))


async def player(service: Here, request: AnyRequest, table_id: TableId) -> Player:
    await service.lobby.visitor(table_id, tokens(request))
    return Player(service, await service.hall.room(table_id), service.lobby.read(table_id, tokens(request)))


Me = NamedDependency[Player]


class Play(Controller):
    """Playing without a websocket: for simple programs."""

    path = "/api/tables/{table_id:str}"
    tags = ["play"]
    dependencies = {"me": Provide(player)}

    @get("/state")
    async def state(
        self,
        service: Here,
        request: AnyRequest,
        table_id: TableId,
        since: Annotated[int | None, QueryParameter(ge=0)] = None,
        wait: Annotated[float, QueryParameter(ge=0, le=60)] = 0,
    ) -> Response[bytes]:
        """The position and the log from row `since` on; `wait` so many seconds for the next row."""
        data = await service.state(table_id, tokens(request), since, wait)
        return Response(data, media_type=MediaType.JSON)

    @post("/answer", status_code=HTTP_200_OK)
    async def answer(self, me: Me, data: JSONBody[wire.Answer]) -> wire.Ack:
        """The answer to the question at `row`, by codes or texts. The same one sent twice is played once."""
        return await me.act(data)

    @post("/early", status_code=HTTP_200_OK)
    async def early(self, me: Me, data: JSONBody[wire.Early]) -> wire.Ack:
        """The answer to a question of mine that is not open yet."""
        return await me.act(data)

    @post("/undo", status_code=HTTP_200_OK)
    async def undo(self, me: Me, data: JSONBody[wire.Undo]) -> wire.Ack:
        """Take back my last answer, or all from `to` on; where that is not mine alone to do, propose it."""
        return await me.act(data)

    @post("/reset", status_code=HTTP_200_OK)
    async def reset(self, me: Me, data: JSONBody[wire.Reset]) -> wire.Ack:
        """Back to the first question of my turn."""
        return await me.act(data)

    @post("/consent", status_code=HTTP_200_OK)
    async def consent(self, me: Me, data: JSONBody[wire.Consent]) -> wire.Ack:
        """Yes or no to the open proposal to go back."""
        return await me.act(data)

    @post("/hint", status_code=HTTP_200_OK)
    async def hint(self, me: Me, request: AnyRequest, data: JSONBody[wire.Hint]) -> wire.HintResult:
        """What a bot would answer in my place."""
        await me.service.costly(source_of(request.scope))
        return await me.service.hint(me.room, lambda: me.visitor().plays, data)

    @get("/record")
    async def record(self, service: Here, table_id: TableId) -> dict[str, Any]:
        """Everything there is of a finished match."""
        return await service.archive.record(table_id)


class Replays(Controller):
    """Looking back."""

    path = "/api"
    tags = ["replays"]

    @get("/replays/{key:str}", opt={COST: LOOK})
    async def info(
        self,
        service: Here,
        request: AnyRequest,
        key: Key,
        reader: Annotated[int | None, QueryParameter(ge=-2, lt=wire.SEATS)] = None,
    ) -> wire.ReplayInfo:
        """A match by a table's id or a share key, with its log for one reader."""
        return await service.archive.info(key, tokens(request), reader)

    @get("/replays/{key:str}/frames", opt={COST: LOOK})
    async def frames(
        self,
        service: Here,
        request: AnyRequest,
        key: Key,
        start: Annotated[int, QueryParameter(ge=0)] = 0,
        count: Annotated[int, QueryParameter(ge=1, le=60)] = 1,
        reader: Annotated[int | None, QueryParameter(ge=-2, lt=wire.SEATS)] = None,
    ) -> list[wire.ReplayFrame]:
        """Positions from ply `start` on."""
        return await service.archive.frames(key, tokens(request), reader, start, count)

    @post("/replays/{key:str}/share", status_code=HTTP_201_CREATED)
    async def share(self, service: Here, request: AnyRequest, key: Key, data: JSONBody[wire.Share]) -> wire.Shared:
        """A link to a finished match that does not tell whose it was, if `names` is false."""
        await service.costly(source_of(request.scope))
        return await service.archive.share(key, tokens(request), data)


class Records(Controller):
    """Records from elsewhere: much larger than anything else that is sent here."""

    path = "/api"
    tags = ["replays"]

    @post("/records", status_code=HTTP_201_CREATED)
    async def upload(self, service: Here, request: AnyRequest, data: JSONBody[dict[str, Any]]) -> wire.ReplayInfo:
        """Keep a record from elsewhere, to replay and share it."""
        await service.costly(source_of(request.scope))
        return await service.archive.upload(data)


class House(Controller):
    """For whoever looks after the server."""

    tags = ["house"]

    @get("/health")
    async def health(self, service: Here) -> Response[wire.Health]:
        """200 while the database keeps what is written, else 503 and why."""
        why = await service.health.trouble()
        health = wire.Health(
            ok=not why,
            version=ludoteca.__version__,
            database=service.store.kind,
            compiled=ludoteca.compiled,
            rooms=len(service.hall.rooms),
            connections=service.connections,
            why=why,
        )
        return Response(health, status_code=503 if why else 200)

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def metrics(self, service: Here, request: AnyRequest) -> str:
        """Counters for Prometheus, for this machine unless the host opened them."""
        if not service.settings.metrics_public and not loopback(address_of(request.scope)):
            raise Refusal("unknown", "there is nothing here")
        return service.metrics.text()
