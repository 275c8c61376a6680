"""New tables and seats, before the database has them, and who may sit there."""

from __future__ import annotations

from time import time

from ludoteca.bots.levels import STRONGEST
from ludoteca.core.fair import WORDS, sayable
from ludoteca.core.rows import BOT, PERSON

from ..errors import Refusal
from ..settings import Settings
from ..store.models import GameTable, Seat
from ..thinking import bots


def new_table(game: str, version: int, data: str, options: dict[str, str], players: int, owner: int) -> GameTable:
    now = time()
    return GameTable(
        id="", code="", name="", game=game, version=version, data=data, options=options, players=players,
        public=False, autostart=False, status="open", owner=owner, created=now, updated=now,
        uploaded=False, start=[], secret="", commitment="", vouched=0,
        rows=0, bot_asked=False, scores=[], ranking=[], rematch="", follows="", origin=None, guide="", guided="",
    )  # fmt: skip


def new_seat(number: int, who: str, name: str, level: str, taken: bool) -> Seat:
    return Seat(
        seat=number, who=who, name=name, level=level, taken=taken, generation=1 if taken else 0,
        control=BOT if who == "bot" else PERSON, gone="", auto=True, seen=0.0, words="", agreed=[],
    )  # fmt: skip


def free(seat: Seat) -> bool:
    return seat.who == "person" and not seat.taken


def must_know(level: str) -> None:
    if not bots.known(level):
        raise Refusal("option", f"no bot '{level}'; there are {', '.join(level.name for level in bots.levels())}")


def must_be_sayable(words: str) -> None:
    if not sayable(words):
        raise Refusal("option", f"words are one line of at most {WORDS} characters, without invisible ones")


def stand_in(settings: Settings) -> str:
    """Who plays for people who left, where nobody said who."""
    return settings.stand_in or STRONGEST
