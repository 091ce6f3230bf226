"""What Alembic runs: all changes in the transaction of the connection that it is handed."""

from __future__ import annotations

from alembic import context

from edubba.server.storage import Base

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    render_as_batch=connection.dialect.name == "sqlite",  # SQLite changes a table by making it anew
    compare_type=True,
)
context.run_migrations()
