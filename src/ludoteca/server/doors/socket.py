"""One websocket: somebody at a table, with any number of its seats, or none."""

from __future__ import annotations

import asyncio
import logging
import re

from litestar.exceptions import WebSocketDisconnect

from .. import wire
from ..errors import Refusal, unavailable
from ..guest import Guest
from ..logs import brief, say
from ..matches.rooms import Room
from ..service import Service
from ..store import Unavailable
from .guard import source_of
from .hearing import Hearer
from .telling import FAULT, TRY_LATER, Closing, Sender, Socket, Teller

ID = re.compile(r"[a-z0-9]{1,24}")


class Connection(Guest):
    """A guest for as long as a websocket lasts: the player of its seats is present meanwhile."""

    def __init__(self, service: Service, room: Room, sender: Sender) -> None:
        super().__init__(service, room, source_of(sender.socket.scope))
        self.seats: set[int] = set()
        self.teller = Teller(self, sender)
        self.hearer = Hearer(self, sender)

    def greet(self, hello: wire.Hello) -> None:
        if hello != self.hearer.greeted:
            super().greet(hello)
        visitor = self.visitor()
        came, went = visitor.mine - self.seats, self.seats - visitor.mine
        self.seats = visitor.mine
        self.teller.begin(hello)
        self.service.hall.presence.came(self.room.id, came)
        self.service.hall.presence.went(self.room.id, went)

    async def run(self) -> None:
        """Hear the guest, and tell him what is new, until one of both ends."""
        first = await self._first()
        self.room.listeners.add(self.teller)
        await self.hearer.greet(first)
        tasks = [asyncio.create_task(self.teller.tell()), asyncio.create_task(self.hearer.hear())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _first(self) -> wire.Hello:
        try:
            async with asyncio.timeout(self.service.settings.hello_seconds):
                first = await self.hearer.next()
        except TimeoutError:
            raise Closing(Refusal("malformed", "no hello came")) from None
        if not isinstance(first, wire.Hello):
            raise Closing(Refusal("malformed", "the first message must be hello"))
        return first

    def end(self) -> None:
        self.room.listeners.discard(self.teller)
        if self.hearer.slow is not None:
            self.hearer.slow.cancel()
        self.service.hall.presence.went(self.room.id, self.seats)


async def serve(service: Service, socket: Socket, table_id: str) -> None:
    """Hold a connection until one side ends it."""
    await socket.accept()
    sender = Sender(socket, service.metrics)
    try:
        check_id(table_id)
        room = await service.hall.room(table_id)
    except Refusal as refusal:
        await sender.say_goodbye(refusal)
        return
    except Unavailable:
        await sender.say_goodbye(unavailable(), TRY_LATER)
        return
    connection = Connection(service, room, sender)
    try:
        await connection.run()
    except Closing as closing:
        await sender.say_goodbye(closing.refusal)
    except WebSocketDisconnect:
        pass  # the other side is gone; it may come again
    except Exception as error:
        say("a connection failed", logging.ERROR, error, table=brief(table_id))
        await sender.close(FAULT, "the server made a mistake")
    finally:
        connection.end()


def check_id(table_id: str) -> None:
    """What no table can be called is not looked for: databases stumble over some letters."""
    if not ID.fullmatch(table_id):
        raise Refusal("unknown", "there is no such table")
