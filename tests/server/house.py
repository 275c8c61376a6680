"""A server in this process, and people who come to it over the network."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets

from ludoteca.server import wire
from ludoteca.server.doors.app import make_app
from ludoteca.server.run import Server, address, bind, configured
from ludoteca.server.service import Service
from ludoteca.server.settings import Settings

PATIENCE = 30.0
FREE = {
    "requests_per_second": 1e6,
    "request_burst": 10**6,
    "messages_per_second": 1e6,
    "message_burst": 10**6,
    "address_messages_per_second": 1e6,
    "address_message_burst": 10**6,
    "http_connections_per_address": 10**6,
    "patience_seconds": 0.01,
    "bot_tables": 1000,
    "bot_tables_per_address": 1000,
    "stand_in": "journeyman",  # the strongest would think for a second where nothing is compiled
}
decode: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)


class House:
    """A running server: its address, a client, and its insides."""

    def __init__(self, base: str, client: httpx.AsyncClient, service: Service) -> None:
        self.base = base
        self.client = client
        self.service = service

    async def call(self, method: str, path: str, body: Any = None, token: str = "", status: int = 0) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.client.request(method, path, json=body, headers=headers)
        if status:
            assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        else:
            assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def table(self, game: str, seats: Sequence[str | dict[str, Any]], **more: Any) -> tuple[str, list[str]]:
        """A new table; its id and the tokens of whoever made it."""
        plans = [plan if isinstance(plan, dict) else {"who": plan, "name": plan} for plan in seats]
        made = await self.call("POST", "/api/tables", {"game": game, "seats": plans, **more})
        return made["table"]["id"], [seat["token"] for seat in made["tokens"]]

    async def friends(self, game: str, players: int, **more: Any) -> tuple[str, list[str]]:
        """A running match between people on different connections; the tokens by seat."""
        table, tokens = await self.table(game, ["me", *["person"] * (players - 1)], **more)
        for seat in range(1, players):
            joined = await self.call("POST", f"/api/tables/{table}/join", {"name": f"p{seat}", "seat": seat})
            tokens.append(joined["tokens"][0]["token"])
        return table, tokens

    @asynccontextmanager
    async def sit(self, table: str, tokens: Sequence[str] = (), since: int = 0) -> AsyncIterator[Player]:
        url = self.base.replace("http://", "ws://")
        async with websockets.connect(f"{url}/ws/tables/{table}", max_size=2**24) as socket:
            player = Player(socket)
            await player.send(wire.Hello(list(tokens), since))
            await player.until(lambda: player.table is not None)
            yield player


class Player:
    """One connection, with the last things it heard."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.table: wire.TableInfo | None = None
        self.mine: list[int] = []
        self.update: wire.Update | None = None
        self.log: dict[int, list[wire.Entry]] = {}
        self.replies: dict[int, wire.Ack | wire.Refused | wire.Hinted | wire.Pong] = {}
        self.heard: list[bytes] = []
        self.next_id = 1

    async def send(self, message: wire.In) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> wire.FromServer:
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv()
        raw = data.encode() if isinstance(data, str) else data
        self.heard.append(raw)
        message = decode.decode(raw)
        if isinstance(message, wire.Table):
            self.table, self.mine = message.table, message.mine
        elif isinstance(message, wire.Update):
            self.update = message
            kept = [] if message.fresh else self.log.get(message.reader, [])
            log = self.log[message.reader] = kept + message.entries
            rows = [entry.row for entry in log]
            first = -1 if message.fresh or not rows else rows[0]
            assert rows == list(range(first, message.row)) or not rows, "the log has gaps or repeats itself"
        else:
            self.replies[message.id] = message
        return message

    async def until(self, condition: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await self.hear()

    async def ask(self, message: Any) -> wire.Ack | wire.Refused | wire.Hinted | wire.Pong:
        """Send a message and wait for what is said to it."""
        message.id, self.next_id = self.next_id, self.next_id + 1
        await self.send(message)
        await self.until(lambda: message.id in self.replies)
        return self.replies[message.id]

    async def turn(self) -> wire.Update:
        """Wait until one of my seats is asked, or the match is over."""
        await self.until(lambda: self.update is not None and (self.update.result or self.my_menu() is not None))
        assert self.update is not None
        return self.update

    def my_menu(self) -> wire.Menu | None:
        return self.update.question.menu if self.update is not None and self.update.question is not None else None

    def row(self) -> int:
        assert self.update is not None
        return self.update.row

    async def play(self, dice: random.Random) -> bool:
        """Wait for my turn and give any answer; False when the match is over."""
        update = await self.turn()
        menu = self.my_menu()
        if menu is None:
            return False
        code = dice.choice([choice.code for choice in menu.choices if choice.now])
        reply = await self.ask(wire.Answer(update.row, [code]))
        assert isinstance(reply, wire.Ack), reply
        await self.until(lambda: self.row() >= reply.row)
        return True

    async def play_on(self, seed: int, most: int = 10**6) -> None:
        dice = random.Random(seed)
        for _ in range(most):
            if not await self.play(dice):
                return


@asynccontextmanager
async def house(url: str, **settings: Any) -> AsyncIterator[House]:
    """A server on a free port; gone with the block."""
    chosen = Settings(db=url, port=0, bot_workers=1, **{**FREE, **settings})
    app = make_app(chosen)
    listener = bind("127.0.0.1", 0)
    config = configured(app, chosen)
    config.timeout_graceful_shutdown = 1
    server = Server(config, address(listener), app.state.service.store)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined] # signals belong to pytest
    running = asyncio.create_task(server.serve([listener]))
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started and not running.done():
                await asyncio.sleep(0.01)
        if running.done():
            running.result()
        async with httpx.AsyncClient(base_url=address(listener), timeout=PATIENCE) as client:
            yield House(address(listener), client, app.state.service)
    finally:
        server.should_exit = True
        await running
