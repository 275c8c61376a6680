"""Scripted players: one connection for every seat of a match, and the time that an answer takes to all of them."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from typing import Any

import msgspec
import websockets

SEATS = 8


class Choice(msgspec.Struct):
    code: int
    now: bool


class Menu(msgspec.Struct):
    choices: list[Choice]


class Question(msgspec.Struct):
    seat: int
    menu: Menu | None


class Message(msgspec.Struct):
    """What the generator reads of a message."""

    type: str
    row: int | None = None
    question: Question | None = None
    reason: str = ""


decode = msgspec.json.Decoder(Message).decode


class Measures:
    """What is noted of all matches: the seconds until an answer was back with its player (`own`) and with the last one
    at the table (`all`), bytes that came, what went wrong. `done` is set with every answer that is back with all."""

    def __init__(self) -> None:
        self.own: list[float] = []
        self.all: list[float] = []
        self.errors: list[str] = []
        self.bytes = 0
        self.done = asyncio.Event()

    def begin(self) -> None:
        """Forget the times so far."""
        self.own, self.all, self.bytes = [], [], 0


class Seat:
    """One connection."""

    def __init__(self, match: Match, number: int, token: str) -> None:
        self.match = match
        self.number = number
        self.token = token
        self.socket: websockets.ClientConnection | None = None

    async def run(self, base: str) -> None:
        url, come = f"{base}/ws/tables/{self.match.id}", forwarded(SEATS * self.match.number + self.number)
        async with websockets.connect(url, max_size=2**24, compression=None, additional_headers=come) as socket:
            self.socket = socket
            await socket.send(json.dumps({"type": "hello", "tokens": [self.token]}))
            async for data in socket:
                self.match.heard(self, decode(data), len(data))


class Match:
    """One match: who is asked now, and the answer that is under way."""

    def __init__(self, measures: Measures, number: int, id: str, tokens: dict[int, str]) -> None:
        self.measures = measures
        self.number = number
        self.id = id
        self.seats = [Seat(self, seat, token) for seat, token in sorted(tokens.items())]
        self.row = -1
        self.asker: Seat | None = None
        self.codes: list[int] = []
        self.sent = 0.0
        self.sent_row = -1
        self.missing: set[int] = set()
        self.over = False

    def heard(self, seat: Seat, message: Message, size: int) -> None:
        if message.type == "refused":
            self.measures.errors.append(f"refused: {message.reason}")
        elif message.type == "update" and message.row is not None:
            self.measures.bytes += size
            self.over = message.question is None
            if self.sent and message.row > self.sent_row and seat.number in self.missing:
                self.arrived(seat)
            if message.question is not None and message.question.menu is not None and message.row > self.row:
                self.row = message.row
                self.asker = seat
                self.codes = [choice.code for choice in message.question.menu.choices if choice.now]

    def arrived(self, seat: Seat) -> None:
        took = time.perf_counter() - self.sent
        self.missing.discard(seat.number)
        if seat.number == self.answered:
            self.measures.own.append(took)
        if not self.missing:
            self.measures.all.append(took)
            self.sent = 0.0
            self.measures.done.set()

    def waits(self) -> bool:
        return self.asker is not None and not self.sent and not self.over

    async def answer(self, dice: random.Random) -> None:
        seat, self.asker = self.asker, None
        assert seat is not None and seat.socket is not None
        self.answered = seat.number
        self.missing = {other.number for other in self.seats}
        self.sent_row = self.row
        self.sent = time.perf_counter()
        code = dice.choice(self.codes)
        await seat.socket.send(json.dumps({"type": "answer", "row": self.row, "codes": [code], "id": 1}))


def forwarded(number: int) -> dict[str, str]:
    """The header of a proxy that had this from an address of its own."""
    return {"x-forwarded-for": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}


def post(base: str, game: str, players: int, come: dict[str, str]) -> Any:
    body = json.dumps({"game": game, "seats": [{"who": "me"}, *[{"who": "here"}] * (players - 1)]}).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, {"content-type": "application/json", **come})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())
