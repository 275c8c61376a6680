"""Reviews of matches, as far as they got, and puzzles that people gave."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def table_key() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "reviews",
        table_key(),
        sa.Column("depth", sa.String(10), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("release", sa.String(60), nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("due", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float),
        sa.Column("now", sa.JSON),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("review", sa.LargeBinary),
    )
    op.create_index("ix_reviews_status", "reviews", ["status", "asked"])
    op.create_table(
        "review_parts",
        table_key(),
        sa.Column("depth", sa.String(10), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("part", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.String(60), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("theme", sa.String(60), nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("deviation", sa.Integer, nullable=False),
        sa.Column("source", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_puzzles_made", "puzzles", ["made"])
    op.create_table(
        "gifts",
        table_key(),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("puzzle", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_gifts_status", "gifts", ["status"])


def downgrade() -> None:
    for table in ("gifts", "puzzles", "review_parts", "reviews"):
        op.drop_table(table)
