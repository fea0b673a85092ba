"""The steps by which the database came to its present tables, oldest first (Alembic)."""
