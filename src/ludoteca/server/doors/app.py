"""The web application: doors, errors, static files."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

import ludoteca

from .. import wire
from ..errors import Refusal, unavailable
from ..logs import say
from ..service import Service
from ..settings import Settings
from ..store import Unavailable
from . import api, api_play, api_review
from .guard import COST, Guard, add_headers, source_of
from .policy import policy_of
from .reference import Reference
from .socket import serve
from .telling import Socket
from .uploads import records

WEB = Path(ludoteca.__file__).parent / "web"
REASONS: dict[int, wire.Reason] = {
    401: "token", 403: "not-yours", 404: "unknown", 405: "malformed", 413: "too-big", 429: "too-many", 503: "busy",
}  # fmt: skip
YEAR = 31_536_000
FILE, ARRIVAL = 0.2, 2.0  # what they cost: a page has a dozen files; who comes to a table may be the first there
UNPLAIN = f"Expected `str` matching regex {wire.PLAIN!r}"  # how that is said by the library that reads messages


def make_app(settings: Settings) -> Litestar:
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await service.open()
        try:
            yield
        finally:
            await service.close()

    return Litestar(
        route_handlers=[
            *(api.Games, api.Tables, api_play.Play, api_play.ACTS),
            *(api_play.Replays, api_review.Reviews, api_review.Puzzles, api_play.House),
            *(records(settings), play, *static()),
        ],
        dependencies={"service": Provide(provide_service, sync_to_thread=False)},
        exception_handlers={
            Refusal: on_refusal,
            Unavailable: on_unavailable,
            HTTPException: on_http,
            RecursionError: on_depth,
            Exception: on_fault,
        },
        middleware=[Guard(settings, service.metrics)],
        before_send=[add_headers],
        plugins=[service.channels],
        lifespan=[lifespan],
        state=State({"service": service}),
        openapi_config=openapi(),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=settings.request_bytes,
        logging_config=None,
        debug=False,
    )


def provide_service(state: State) -> Service:
    made: Service = state.service
    return made


@websocket("/ws/tables/{table_id:str}", opt={COST: ARRIVAL})
async def play(socket: Socket, service: NamedDependency[Service], table_id: FromPath[str]) -> None:
    with service.limits.websockets.one(source_of(socket.scope)):
        await serve(service, socket, table_id)


# Errors


def refused(refusal: Refusal) -> Response[wire.Refused]:
    said = wire.Refused(0, refusal.reason, refusal.message, refusal.row)
    return Response(said, status_code=refusal.status)


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.Refused]:
    request.app.state.service.metrics.count("refused", refusal.reason)
    return refused(refusal)


def on_unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[wire.Refused]:
    say("a request found no database", logging.WARNING, why=str(error), path=request.scope.get("path_template", ""))
    return on_refusal(request, unavailable())


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refused]:
    """What the framework refuses: unknown paths, bodies of the wrong shape."""
    if error.status_code >= 500:
        return on_fault(request, error)
    reason = REASONS.get(error.status_code, "malformed")
    extra = [str(item.get("message", "")) for item in error.extra] if isinstance(error.extra, list) else []
    message = "; ".join([error.detail, *extra]).replace(UNPLAIN, wire.NOT_PLAIN)[:500]
    said = wire.Refused(0, reason, message)
    return Response(said, status_code=error.status_code, headers=error.headers)


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Refused]:
    """JSON that is nested deeper than anybody needs."""
    return refused(Refusal("malformed", "the body is nested too deep"))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """A fault of ours: into the log, not to the client. A path may hold a table's id, so its form alone is logged."""
    say("a request failed", logging.ERROR, error, path=request.scope.get("path_template", ""))
    return Response(wire.Refused(0, "busy", "the server made a mistake; it is in its log"), status_code=500)


# The browser's part


def static() -> list[Any]:
    """The built client, if it is in the package; its own paths all give the same page."""
    page = WEB / "index.html"
    if not page.exists():
        return [bare]
    assets = create_static_files_router(
        path="/assets",
        directories=[WEB / "assets"],
        cache_control=CacheControlHeader(max_age=YEAR, immutable=True, public=True),
        include_in_schema=False,
        opt={COST: FILE},
    )
    return [assets, client]


@cache
def page_policy() -> str:
    return policy_of((WEB / "index.html").read_text(encoding="utf-8"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(path: FromPath[str] = "") -> File:
    """The page, or a file beside it."""
    wanted = (WEB / path.lstrip("/")).resolve()
    if path.strip("/") and wanted.is_file() and wanted.is_relative_to(WEB.resolve()):
        return File(wanted, content_disposition_type="inline")
    headers = {"cache-control": "no-cache", "content-security-policy": page_policy()}
    return File(WEB / "index.html", content_disposition_type="inline", media_type="text/html", headers=headers)


@get("/", include_in_schema=False, media_type="text/html")
async def bare() -> str:
    """What is shown where no client was built into the package."""
    return "<!doctype html><title>Ludoteca</title><p>The server is running. Its API: <a href='/schema'>/schema</a>"


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Ludoteca",
        version=ludoteca.__version__,
        description="Tables, seats, play and replays. Errors have the shape of `Refused`; see docs/wire.md.",
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[Reference(path="/"), JsonRenderPlugin()],
        components=Components(
            security_schemes={
                "seat": SecurityScheme(type="http", scheme="bearer", description="the token of a seat"),
            }
        ),
        security=[{}, {"seat": []}],
    )
