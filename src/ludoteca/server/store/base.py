"""What all tables of the database are made of."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ForeignKey, String, Table
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = 24
WORD = 60
WORDS = 120
DIGEST = 64
Json = Any  # lists and objects as JSON knows them


class Model(DeclarativeBase):
    """Times are seconds since 1970."""


def table_key() -> Mapped[str]:
    return mapped_column(String(ID), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True)


def table_of(model: type[Model]) -> Table:
    table = model.__table__
    assert isinstance(table, Table)
    return table
