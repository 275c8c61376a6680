"""Which guide a match was begun by, if it was, and how far it is with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("guide", sa.String(60), nullable=False, server_default=""))
    op.add_column("game_tables", sa.Column("guided", sa.String(10), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("guided", "guide"):
        op.drop_column("game_tables", name)
