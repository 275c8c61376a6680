"""The door: foreign hosts and origins, too many requests, headers that keep browsers safe."""

from __future__ import annotations

from contextlib import nullcontext
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Refusal
from ..limits.budgets import Buckets, Pace
from ..limits.under_way import UnderWay
from ..metrics import Metrics
from ..settings import Settings
from . import policy

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
# Links to tables are secrets of a kind: they must not travel to other sites.
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "content-security-policy": policy.NOTHING,
}
NETWORK_BITS = 64
COST = "cost"  # an option of a route: what a request costs, against one for a plain one
PATH = 2000  # letters of a path, and of one part of it: a file system would stumble over longer ones
PART = 200
ADDRESS = 64  # letters of what a proxy tells to be an address


class Guard(ASGIMiddleware):
    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.hosts = set(settings.names())
        self.origins = set(settings.origins)
        self.metrics = metrics
        self.buckets = Buckets(settings.requests_per_second, settings.request_burst)
        self.pace = Pace(settings.patience_seconds)
        # All that come through a proxy have one connection each to it, so the requests of an address are counted too.
        self.under_way = UnderWay(
            "too many requests of one address at once: refused",
            "too many requests at once",
            settings.http_connections_per_address,
        )
        metrics.gauges["requests"] = lambda: self.under_way.total

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        check_path(scope["path"])
        self._check_host(headers)
        if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE:
            self._check_origin(headers)
        source = source_of(scope)
        cost = float(scope["route_handler"].opt.get(COST, 1.0))
        # A websocket is counted as one, as long as it lasts.
        with self.under_way.one(source) if scope["type"] == ScopeType.HTTP else nullcontext():
            await self.pace.keep("requests", source, cost, self.buckets.of(source))
            await next_app(scope, receive, send)

    def _check_host(self, headers: Headers) -> None:
        """A page on the internet may point its own name at this machine; it is not answered."""
        host = headers.get("host", "")
        if self.hosts and host not in self.hosts and host.rpartition(":")[0] not in self.hosts:
            raise Refusal("origin", "this server does not go by that name")

    def _check_origin(self, headers: Headers) -> None:
        """Browsers tell where a page comes from; programs do not, and need not."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return
        if site_of(origin) != headers.get("host", ""):
            raise Refusal("origin", "pages of other sites may not play here")


def check_path(path: str) -> None:
    """Letters that no path of ours has are trouble for databases and file systems."""
    if len(path) > PATH or any(len(part) > PART for part in path.split("/")):
        raise Refusal("malformed", "that path is too long")
    if not path.isprintable():
        raise Refusal("malformed", "a path has no control characters")


def site_of(origin: str) -> str | None:
    """Host and port of a page; None if that is no address at all."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


async def add_headers(message: Message, scope: Scope) -> None:
    """For every answer of the application, also where no path fits."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def source_of(scope: Scope) -> str:
    """Who limits are for: an address, or the whole network of an IPv6 one, since a household has billions of those."""
    return source(address_of(scope))


@lru_cache(maxsize=1024)
def source(address: str) -> str:
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:ADDRESS]
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> NETWORK_BITS << NETWORK_BITS))
