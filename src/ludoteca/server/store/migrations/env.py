"""Run by Alembic. The connection comes from `ludoteca.server.store.engine.migrate`."""

from __future__ import annotations

from alembic import context

from ludoteca.server.store.models import GameTable

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=GameTable.metadata,
    version_table="schema_version",
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
