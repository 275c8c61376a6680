"""Servers as processes of their own, to be killed. They are forked from one that has everything imported already."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import socket
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx

from ludoteca.server.settings import Settings

from .house import FREE, PATIENCE


def context() -> ForkServerContext:
    made = multiprocessing.get_context("forkserver")
    made.set_forkserver_preload(["ludoteca.server.run"])
    return made


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def run(settings: Settings, log: str) -> None:
    """What the child does: serve, with its output in a file."""
    with Path(log).open("ab", buffering=0) as target:
        os.dup2(target.fileno(), 1)
        os.dup2(target.fileno(), 2)
    from ludoteca.server.run import serve

    serve(settings)


class ServerProcess:
    def __init__(self, url: str, folder: Path, **settings: Any) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.settings = Settings(db=url, port=self.port, bot_workers=1, **{**FREE, **settings})
        self.process: BaseProcess | None = None

    def start(self) -> None:
        self.process = context().Process(target=run, args=(self.settings, str(self.log)))
        self.process.start()

    async def ready(self) -> None:
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=self.base) as client:
            while True:
                try:
                    if (await client.get("/health")).is_success:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.01)

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.join(PATIENCE)
            process.close()

    def stop(self) -> None:
        """As a host would."""
        process, self.process = self.process, None
        if process is not None:
            process.terminate()
            process.join(PATIENCE)
            assert process.exitcode is not None, "the server did not stop"
            process.close()
