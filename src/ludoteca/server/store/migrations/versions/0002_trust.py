"""Secrets that matches are dealt from, the words of their players, and consent to giving a seat away."""

from __future__ import annotations

import secrets
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TABLES = sa.table(
    "game_tables",
    sa.column("id", sa.String),
    sa.column("status", sa.String),
    sa.column("secret", sa.String),
    sa.column("commitment", sa.String),
    sa.column("vouched", sa.Integer),
    sa.column("rows", sa.Integer),
)


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.add_column("game_tables", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("game_tables", sa.Column("vouched", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("words", sa.String(120), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("agreed", sa.JSON, nullable=False, server_default="[]"))
    op.create_table(
        "commitments",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_commitments_made", "commitments", ["made"])
    give_secrets()


def give_secrets() -> None:
    """A match under way draws from a secret from its next row on; what came before cannot be vouched for."""
    connection = op.get_bind()
    going = sa.select(TABLES.c.id, TABLES.c.rows).where(TABLES.c.status.in_(("open", "running")))
    for table_id, rows in connection.execute(going).all():
        secret = secrets.token_bytes(32)
        values = {"secret": secret.hex(), "commitment": sha256(secret).hexdigest(), "vouched": rows}
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(values))


def downgrade() -> None:
    op.drop_table("commitments")
    for name in ("agreed", "words"):
        op.drop_column("seats", name)
    for name in ("vouched", "commitment", "secret"):
        op.drop_column("game_tables", name)
