"""The JSON API of a match: playing without a websocket, and looking back; and what a host wants to know."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, MediaType, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

import ludoteca

from .. import reach, wire
from ..errors import Refusal
from ..guest import Guest
from ..messages import HANDLINGS, handle, hint, tag_of
from ..settings import loopback
from .api import AnyRequest, Here, Key, TableId, tokens
from .guard import COST, address_of, source_of
from .polling import state

LOOK = 2.0  # what it costs to look back


async def guest(service: Here, request: AnyRequest, table_id: TableId) -> Guest:
    """The sender of a request, in the room of the table."""
    held = tokens(request)
    await service.lobby.visitor(table_id, held)  # the room may not have heard yet of a seat given away
    made = Guest(service, await service.hall.room(table_id), source_of(request.scope))
    made.greet(wire.Hello(held))
    return made


Me = NamedDependency[Guest]


class Play(Controller):
    """Playing without a websocket: for simple programs. The messages that change a match are routes beside these."""

    path = "/api/tables/{table_id:str}"
    tags = ["play"]
    dependencies = {"me": Provide(guest)}

    @get("/state")
    async def state(
        self,
        me: Me,
        since: Annotated[int | None, QueryParameter(ge=0)] = None,
        wait: Annotated[float, QueryParameter(ge=0, le=60)] = 0,
    ) -> Response[bytes]:
        """The position and the log from row `since` on; `wait` so many seconds for the next row,
        or, without `since`, for the start."""
        return Response(await state(me, since, wait), media_type=MediaType.JSON)

    @post("/hint", status_code=HTTP_200_OK)
    async def hint(self, me: Me, data: JSONBody[wire.Hint]) -> wire.HintResult:
        """What a bot would answer in my place."""
        return (await hint(me, data)).hint

    @get("/record")
    async def record(self, service: Here, table_id: TableId) -> dict[str, Any]:
        """Everything there is of a finished match."""
        return await service.records.record(table_id)


def act_route(message: type[wire.In]) -> HTTPRouteHandler:
    """A route for a message that changes a match, with the name that it has on the websocket."""

    async def act(me: Guest, data: Any) -> wire.Out | None:
        return await handle(me, data)

    act.__name__, act.__doc__ = tag_of(message), message.__doc__
    body: Any = JSONBody  # of a type that is known when this runs
    act.__annotations__ = {"me": Me, "data": body[message], "return": wire.Ack}
    return post(f"/{tag_of(message)}", status_code=HTTP_200_OK)(act)


ACTS = Router(
    path=Play.path,
    route_handlers=[act_route(message) for message, handling in HANDLINGS.items() if handling.acts],
    tags=["play"],
    dependencies={"me": Provide(guest)},
)


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
        await service.limits.costly(source_of(request.scope))
        return await service.archive.share(key, tokens(request), data)

    @post("/replays/{key:str}/table", status_code=HTTP_201_CREATED)
    async def play_on(self, service: Here, request: AnyRequest, key: Key, data: JSONBody[wire.PlayOn]) -> wire.Seated:
        """A new table from a position of a finished match, with bots or friends; with bots it begins at once."""
        source = source_of(request.scope)
        await service.limits.costly(source)
        with service.begun_by(source):
            return await service.do(service.onward.play_on(key, tokens(request), data))


class Records(Controller):
    """Records from elsewhere: much larger than anything else that is sent here."""

    path = "/api"
    tags = ["replays"]

    @post("/records", status_code=HTTP_201_CREATED)
    async def upload(self, service: Here, request: AnyRequest, data: JSONBody[dict[str, Any]]) -> wire.ReplayInfo:
        """Keep a record from elsewhere, to replay and share it."""
        await service.limits.costly(source_of(request.scope))
        return await service.records.upload(data)


class House(Controller):
    """For the host of the server."""

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

    @get("/api/reach")
    async def where(self, service: Here) -> wire.Reach:
        """Where friends reach this server."""
        return wire.Reach(reach.hosts(service.settings), reach.opening(service.settings))

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def metrics(self, service: Here, request: AnyRequest) -> str:
        """Counters for Prometheus, for this machine unless the host opened them."""
        if not service.settings.metrics_public and not loopback(address_of(request.scope)):
            raise Refusal("unknown", "there is nothing here")
        return service.metrics.text()
