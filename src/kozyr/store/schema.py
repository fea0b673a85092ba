"""The tables of the database, as the migrations leave them."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970
)

# Who has, or had, a seat where: the list behind "my games".
members = Table(
    "members",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("code", String(16), primary_key=True),
    Column("touched", BigInteger, nullable=False),  # seconds since 1970
    Index("members_by_time", "guest", "touched"),
)

# Append-only: row n of a table is written once and never changed.
log = Table(
    "log",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),  # JSON
)

# What was found looking back on a finished deal; written once.
reviews = Table(
    "reviews",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),  # counted from 1 at each table
    Column("body", Text, nullable=False),  # JSON
)
