"""A guest: somebody in the room of a table, whatever door they came by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import wire
from .lobby.auth import Held
from .lobby.visitor import Visitor
from .matches.rooms import Room
from .service import Service


@dataclass(eq=False)
class Guest:
    """Somebody in the room of a table, on a websocket or with a request. `held` are the seats they proved to hold."""

    service: Service
    room: Room
    source: str
    held: Sequence[Held] = ()

    def greet(self, hello: wire.Hello) -> None:
        """Learn who this is."""
        self.held = self.service.lobby.read(self.room.id, hello.tokens)
        self.visitor()

    def visitor(self) -> Visitor:
        """Who this is as the room stands now: seats are left, given away and taken again while connections last."""
        return self.service.lobby.visitor_in(self.room, self.held)

    def plays(self) -> set[int]:
        return self.visitor().plays
