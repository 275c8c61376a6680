"""Where a match was played on from, if it was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("origin", sa.JSON, nullable=True))


def downgrade() -> None:
    op.drop_column("game_tables", "origin")
