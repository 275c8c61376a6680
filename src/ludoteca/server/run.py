"""Running the application on a port."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from ludoteca.core.errors import LudotecaError

from . import logs
from .doors.app import make_app
from .doors.protocol import door, raise_open_files
from .limits.hits import LIMITS_HIT
from .settings import Settings
from .store import Store
from .store.opening import open_store

GOODBYE_SECONDS = 5
SWITCH_SECONDS = 0.001
# Looking through all objects of 500 matches for garbage stops every answer for a third of a second and finds next to
# nothing, since matches are freed by their counts. So that is done once for some two million objects; the young ones
# are looked through often, a few at a time.
COLLECT = (700, 5, 600)


class Server(uvicorn.Server):
    """Opens the store, and calls `listening` with its address as soon as it answers there."""

    def __init__(
        self, config: uvicorn.Config, address: str, store: Store, listening: Callable[[str], None] = lambda _: None
    ) -> None:
        super().__init__(config)
        self.address = address
        self.store = store
        self.listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await open_store(self.store)  # here, where what is wrong with it can be said in one line
        await super().startup(sockets)
        if self.started:
            self.listening(self.address)

    async def on_tick(self, counter: int) -> bool:
        LIMITS_HIT.tell()
        return await super().on_tick(counter)


def serve(settings: Settings, opened: Callable[[str], None] = lambda _: None) -> None:
    """Serve until somebody stops it; `opened` is called with the address as soon as it answers."""

    def listening(where: str) -> None:
        print(f"Ludoteca is at {where}", flush=True)
        opened(where)

    logs.set_up(settings.log_json)
    # Matches are rebuilt in threads; the thread that answers must not wait long for them.
    sys.setswitchinterval(SWITCH_SECONDS)
    raise_open_files()
    app = make_app(settings)
    listener = bind(settings.host, settings.port)
    server = Server(configured(app, settings), address(listener), app.state.service.store, listening)
    collect_seldom()
    with listener:
        server.run(sockets=[listener])
    if not server.started:
        raise LudotecaError("the server could not start; see its log")


def configured(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How the web server is to treat connections."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        http=door(settings),
        # A message somewhat above our own limit is refused with a reason; far above it the connection is cut.
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
    )


def collect_seldom() -> None:
    """Leave what is there by now, modules above all, out of every later search for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        made = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise LudotecaError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    except OverflowError:
        raise LudotecaError(f"cannot listen on port {port}: ports go from 0 to 65535") from None
    # Only of a socket that says it is TCP asyncio sends small messages at once: else an update waits for the
    # acknowledgement of the message before it, some 40 ms.
    return socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, fileno=made.detach())


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
