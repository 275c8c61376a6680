"""The limits of a server, for each address that talks to it."""

from __future__ import annotations

from ..settings import Settings
from .budgets import Bucket, Buckets, Pace
from .under_way import UnderWay
from .wrong_codes import WrongCodes

GIFTS, GIFT_SECONDS = 20, 30.0  # decisions that one address may give at once, and the time until it may give another
COSTLY = 10.0  # what making or guessing something costs, against one for any other request


class Limits:
    def __init__(self, settings: Settings) -> None:
        self.pace = Pace(settings.patience_seconds)
        self.making = Buckets(settings.requests_per_second, settings.request_burst)
        self.talking = Buckets(settings.address_messages_per_second, settings.address_message_burst)
        self.wrong_codes = WrongCodes()
        self.giving = Buckets(1 / GIFT_SECONDS, GIFTS)
        self.websockets = UnderWay(
            "too many websockets: refused",
            "too many connections",
            settings.connections_per_address,
            settings.connections,
        )

    async def costly(self, source: str) -> None:
        """Requests that make something, or let guess something, are fewer."""
        await self.pace.keep("requests of this kind", source, COSTLY, self.making.of(source))

    async def heard(self, source: str, bucket: Bucket, cost: float) -> None:
        """A message came: it is its turn as soon as its connection and its address may say so much."""
        await self.pace.keep("messages", source, cost, bucket, self.talking.of(source))
