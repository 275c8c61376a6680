"""Records on their way to us: few at a time, and of one address one, from the first byte until the replay is there."""

from __future__ import annotations

from litestar import Router
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from ..errors import Refusal
from ..limits.hits import limit_hit
from ..settings import Settings
from .api_play import Records
from .guard import source_of


class Uploads(ASGIMiddleware):
    """Decides before the body is read, so that what waits takes no memory."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int) -> None:
        self.most = most
        self.under_way: set[str] = set()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        source = source_of(scope)
        if source in self.under_way:
            limit_hit("more than one record of one address at once: refused", source)
            raise Refusal("too-many", "one record at a time; wait until the last one is here")
        if len(self.under_way) >= self.most:
            limit_hit("too many records at once: refused", source)
            raise Refusal("busy", "many records are coming in just now; try again later")
        self.under_way.add(source)
        try:
            await next_app(scope, receive, send)
        finally:
            self.under_way.discard(source)


def records(settings: Settings) -> Router:
    return Router(
        path="/",
        route_handlers=[Records],
        middleware=[Uploads(settings.uploads)],
        request_max_body_size=settings.record_bytes,
    )
