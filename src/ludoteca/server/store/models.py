"""What is kept. The rows of a match are only ever added; their key decides who wrote one first."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Float, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from .base import DIGEST, ID, WORD, WORDS, Json, Model, table_key
from .review_models import Gift, Puzzle, Review, ReviewPart


class GameTable(Model):
    """A table, from its making to the end of its match. What follows from the rows and is wanted in lists (`rows`,
    `asked`, `bot_asked`, `scores`, `guided`) is kept here too, written together with them."""

    __tablename__ = "game_tables"
    __table_args__ = (
        Index("ix_game_tables_listed", "public", "status", "updated"),
        Index("ix_game_tables_bots", "status", "bot_asked"),
    )

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    code: Mapped[str] = mapped_column(String(ID), unique=True)
    name: Mapped[str] = mapped_column(String(WORD))
    game: Mapped[str] = mapped_column(String(WORD))
    version: Mapped[int] = mapped_column(Integer)
    data: Mapped[str] = mapped_column(String(WORD))
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    players: Mapped[int] = mapped_column(Integer)
    public: Mapped[bool] = mapped_column(Boolean)
    autostart: Mapped[bool] = mapped_column(Boolean)
    status: Mapped[str] = mapped_column(String(10))
    owner: Mapped[int] = mapped_column(Integer)
    uploaded: Mapped[bool] = mapped_column(Boolean, default=False)
    seed: Mapped[int | None] = mapped_column(BigInteger, default=None)
    start: Mapped[Json] = mapped_column(JSON, default=None)
    # What draws are made from (see `ludoteca.core.fair`), and the first row whose draws were. Matches of older releases
    # were dealt from a seed; those that were over by then have no secret.
    secret: Mapped[str] = mapped_column(String(DIGEST), default="")
    commitment: Mapped[str] = mapped_column(String(DIGEST), default="")
    vouched: Mapped[int] = mapped_column(Integer, default=0)
    rows: Mapped[int] = mapped_column(Integer, default=0)
    asked: Mapped[int | None] = mapped_column(Integer, default=None)
    bot_asked: Mapped[bool] = mapped_column(Boolean, default=False)
    scores: Mapped[list[int]] = mapped_column(JSON, default=list)
    ranking: Mapped[list[int]] = mapped_column(JSON, default=list)
    rematch: Mapped[str] = mapped_column(String(ID), default="")
    follows: Mapped[str] = mapped_column(String(ID), default="")
    # Where the match was played on from, as `wire.Origin` says it. Its rows lie there before it begins.
    origin: Mapped[Json | None] = mapped_column(JSON(none_as_null=True), default=None)
    # The guide that it was begun by, and how far it is with that: see `server.summary`.
    guide: Mapped[str] = mapped_column(String(WORD), default="")
    guided: Mapped[str] = mapped_column(String(10), default="")
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)


class Seat(Model):
    """A seat of a table. A token is valid for one `generation`; giving the seat to another person begins the next."""

    __tablename__ = "seats"

    table_id: Mapped[str] = table_key()
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    who: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(WORD), default="")
    level: Mapped[str] = mapped_column(String(WORD), default="")
    taken: Mapped[bool] = mapped_column(Boolean, default=False)
    generation: Mapped[int] = mapped_column(Integer, default=0)
    control: Mapped[str] = mapped_column(String(10))
    gone: Mapped[str] = mapped_column(String(10), default="")
    auto: Mapped[bool] = mapped_column(Boolean, default=True)
    seen: Mapped[float] = mapped_column(Float, default=0.0)
    words: Mapped[str] = mapped_column(String(WORDS), default="")
    # The seats that agree to give this one to another person; none while nobody has asked.
    agreed: Mapped[Json] = mapped_column(JSON, default=list)


class MatchRow(Model):
    """One row of a match: see `ludoteca.core.rows`."""

    __tablename__ = "match_rows"

    table_id: Mapped[str] = table_key()
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    ask: Mapped[str] = mapped_column(Text)
    draws: Mapped[Json] = mapped_column(JSON)
    agreed: Mapped[Json] = mapped_column(JSON)
    at: Mapped[float] = mapped_column(Float)


class Proposal(Model):
    """A seat asks the others to go back. It holds for one number of rows only."""

    __tablename__ = "proposals"

    table_id: Mapped[str] = table_key()
    rows: Mapped[int] = mapped_column(Integer)
    seat: Mapped[int] = mapped_column(Integer)
    back_to: Mapped[int] = mapped_column(Integer)
    agreed: Mapped[Json] = mapped_column(JSON)


class Lease(Model):
    """Which process plays the bots of a match, or reviews it when it is over, and until when (seconds since 1970, by
    the database's clock)."""

    __tablename__ = "leases"

    table_id: Mapped[str] = table_key()
    holder: Mapped[str] = mapped_column(String(ID))
    until: Mapped[float] = mapped_column(Float)


class Snapshot(Model):
    """The last views of a running match, by reader: what is shown if its rules are no longer here."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = table_key()
    rows: Mapped[int] = mapped_column(Integer)
    views: Mapped[Json] = mapped_column(JSON)


class Share(Model):
    """A link to a replay that does not tell which table it was."""

    __tablename__ = "shares"

    key: Mapped[str] = mapped_column(String(ID), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(ID), ForeignKey("game_tables.id", ondelete="CASCADE"), index=True)
    ply: Mapped[int] = mapped_column(Integer)
    reader: Mapped[int] = mapped_column(Integer)
    names: Mapped[bool] = mapped_column(Boolean)


class Commitment(Model):
    """A secret that was committed to for a table that is still to be made."""

    __tablename__ = "commitments"

    commitment: Mapped[str] = mapped_column(String(DIGEST), primary_key=True)
    secret: Mapped[str] = mapped_column(String(DIGEST))
    made: Mapped[float] = mapped_column(Float, index=True)


class SigningKey(Model):
    """What seat tokens are signed with; the newest signs, all verify."""

    __tablename__ = "signing_keys"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    secret: Mapped[str] = mapped_column(String(128))
    made: Mapped[float] = mapped_column(Float)


# In an order in which they can be copied: whatever points at a table comes after it.
MODELS: tuple[type[Model], ...] = (
    *(SigningKey, Commitment, GameTable, Seat, MatchRow, Proposal, Lease, Snapshot, Share),
    *(Review, ReviewPart, Gift, Puzzle),
)  # fmt: skip
