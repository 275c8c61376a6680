"""What the server says of itself."""

from __future__ import annotations

from typing import Literal

from .base import Out

Trouble = Literal["", "full", "read-only", "locked", "away"]


class Reach(Out):
    """Where friends reach this server: `hosts` are its names and addresses in their network; while it listens to its
    own machine alone, `command` opens it to the network of the house."""

    hosts: list[str]
    command: str


class Health(Out):
    """`ok` while the database keeps what is written, else `why` not: the disk is full, it is read-only, locked (or too
    slow to answer in time), or away. The rest tells what is running here."""

    ok: bool
    version: str
    database: str
    compiled: bool
    rooms: int
    connections: int
    why: Trouble = ""
