"""Seat tokens: signed, short, and valid for one generation of a seat. There are no accounts."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from time import time

from ludoteca.core.rows import BOT

from ..errors import Refusal
from ..store import Store
from ..store.keys import signing_keys
from ..store.models import Seat, SigningKey

OWNER = -1  # the seat number of an owner who does not play
PURPOSE = b"ludoteca seat"
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


@dataclass(frozen=True)
class Held:
    """A seat that somebody has proved to hold."""

    table: str
    seat: int
    generation: int


class Signer:
    """Signs with the newest key, verifies with any."""

    def __init__(self, keys: dict[int, bytes]) -> None:
        self.keys = keys
        self.newest = max(keys)

    def token(self, table: str, seat: int, generation: int) -> str:
        payload = f"{table}.{seat}.{generation}.{self.newest}"
        return f"{payload}.{self._sign(self.newest, payload)}"

    def read(self, token: str) -> Held:
        """What a token says, if it is one of ours."""
        payload, _, sign = token.rpartition(".")
        parts = payload.split(".")
        try:
            table, seat, generation, key = parts[0], int(parts[1]), int(parts[2]), int(parts[3])
        except (IndexError, ValueError):
            raise Refusal("token", "this is no seat token") from None
        # Compared as bytes: a text with other than ASCII letters would be an error, not a difference.
        same = hmac.compare_digest(sign.encode(), self._sign(key, payload).encode())
        if len(parts) != 4 or key not in self.keys or not same:
            raise Refusal("token", "this seat token is not one of ours")
        return Held(table, seat, generation)

    def _sign(self, key: int, payload: str) -> str:
        secret = self.keys.get(key, b"no such key")
        digest = hmac.digest(secret, PURPOSE + payload.encode(), "sha256")
        return urlsafe_b64encode(digest).decode().rstrip("=")


async def signer(store: Store) -> Signer:
    """The keys live in the database, so that all processes on it sign alike."""
    first = SigningKey(id=1, secret=secrets.token_hex(32), made=time())
    return Signer({key.id: bytes.fromhex(key.secret) for key in await signing_keys(store, first)})


def valid(held: Held, seats: list[Seat]) -> bool:
    """Whether the seat is still held by this token."""
    if held.seat == OWNER:
        return held.generation == 0
    if not 0 <= held.seat < len(seats):
        return False
    seat = seats[held.seat]
    # A seat that was given away while a bot plays it is its earlier player's until somebody else sits down.
    waits = seat.taken or seat.control == BOT
    return waits and seat.who != "bot" and seat.generation == held.generation


def new_id(length: int = 14) -> str:
    """For links: 70 bits, nothing that looks alike."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_code() -> str:
    """To be read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
