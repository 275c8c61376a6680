"""What is kept of reviews and of puzzles."""

from __future__ import annotations

from sqlalchemy import JSON, Float, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from .base import WORD, Json, Model, table_key


class Review(Model):
    """The review of a match of so many `rows` at a depth, and how far it is; `asked` is when somebody last wanted it.
    What was found so far lies beside it, as this `release` of the program with reviews of this `format` found it. A
    whole one is `review` alone, as compressed JSON."""

    __tablename__ = "reviews"
    __table_args__ = (Index("ix_reviews_status", "status", "asked"),)

    table_id: Mapped[str] = table_key()
    depth: Mapped[str] = mapped_column(String(10), primary_key=True)
    status: Mapped[str] = mapped_column(String(10))
    reason: Mapped[str] = mapped_column(Text, default="")
    release: Mapped[str] = mapped_column(String(WORD))
    format: Mapped[int] = mapped_column(Integer)
    rows: Mapped[int] = mapped_column(Integer)
    done: Mapped[int] = mapped_column(Integer, default=0)
    due: Mapped[int] = mapped_column(Integer, default=0)
    seconds: Mapped[float | None] = mapped_column(Float, default=None)
    now: Mapped[Json | None] = mapped_column(JSON(none_as_null=True), default=None)
    asked: Mapped[float] = mapped_column(Float)
    review: Mapped[bytes | None] = mapped_column(LargeBinary, default=None)


class ReviewPart(Model):
    """What a review that is not whole yet found at a ply."""

    __tablename__ = "review_parts"

    table_id: Mapped[str] = table_key()
    depth: Mapped[str] = mapped_column(String(10), primary_key=True)
    ply: Mapped[int] = mapped_column(Integer, primary_key=True)
    part: Mapped[bytes] = mapped_column(LargeBinary)


class Puzzle(Model):
    """A puzzle that somebody gave here: `source` is a `ludoteca.review.puzzle.Source`, whose record goes up to the
    position and names nobody. It stays when the match that it comes from is removed."""

    __tablename__ = "puzzles"

    id: Mapped[str] = mapped_column(String(WORD), primary_key=True)
    game: Mapped[str] = mapped_column(String(WORD))
    version: Mapped[int] = mapped_column(Integer)
    data: Mapped[str] = mapped_column(String(WORD))
    players: Mapped[int] = mapped_column(Integer)
    theme: Mapped[str] = mapped_column(String(WORD))
    rating: Mapped[int] = mapped_column(Integer)
    deviation: Mapped[int] = mapped_column(Integer)
    source: Mapped[bytes] = mapped_column(LargeBinary)
    made: Mapped[float] = mapped_column(Float, index=True)


class Gift(Model):
    """A decision that its player gave as a puzzle, and what became of it; `at` is when somebody last began to look at
    it."""

    __tablename__ = "gifts"

    table_id: Mapped[str] = table_key()
    ply: Mapped[int] = mapped_column(Integer, primary_key=True)
    status: Mapped[str] = mapped_column(String(10), index=True)
    reason: Mapped[str] = mapped_column(Text, default="")
    puzzle: Mapped[str] = mapped_column(String(WORD), default="")
    at: Mapped[float] = mapped_column(Float)
