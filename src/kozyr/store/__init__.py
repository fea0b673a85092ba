"""What must outlive the process: an append-only log for each table, and the guests; SQLite unless told otherwise."""
