"""Tables, seats, rows and what goes with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def table_key() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "game_tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(24), nullable=False, unique=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.String(60), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("autostart", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("owner", sa.Integer, nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("start", sa.JSON, nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("bot_asked", sa.Boolean, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("ranking", sa.JSON, nullable=False),
        sa.Column("rematch", sa.String(24), nullable=False),
        sa.Column("follows", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ix_game_tables_listed", "game_tables", ["public", "status", "updated"])
    op.create_index("ix_game_tables_bots", "game_tables", ["status", "bot_asked"])
    op.create_table(
        "seats",
        table_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("level", sa.String(60), nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("control", sa.String(10), nullable=False),
        sa.Column("gone", sa.String(10), nullable=False),
        sa.Column("auto", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "match_rows",
        table_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("ask", sa.Text, nullable=False),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "proposals",
        table_key(),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("back_to", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
    )
    op.create_table(
        "leases",
        table_key(),
        sa.Column("holder", sa.String(24), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        table_key(),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("views", sa.JSON, nullable=False),
    )
    op.create_table(
        "shares",
        sa.Column("key", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("reader", sa.Integer, nullable=False),
        sa.Column("names", sa.Boolean, nullable=False),
    )
    op.create_index("ix_shares_table_id", "shares", ["table_id"])
    op.create_table(
        "signing_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(128), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def downgrade() -> None:
    tables = ("signing_keys", "shares", "snapshots", "leases", "proposals", "match_rows", "seats", "game_tables")
    for table in tables:
        op.drop_table(table)
