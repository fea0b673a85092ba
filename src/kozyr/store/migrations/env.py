"""Alembic's entry: runs the steps on the connection that `kozyr.store.engine` hands over."""

from alembic import context
from sqlalchemy import Connection

from kozyr.store.schema import metadata

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
