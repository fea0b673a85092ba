"""The first tables: guests, tables, members and the append-only log."""

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this step."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("members_by_time", "members", ["guest", "touched"])
    op.create_table(
        "log",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Go back to an empty database."""
    for name in ("log", "members", "tables", "guests"):
        op.drop_table(name)
