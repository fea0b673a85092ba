"""${message}."""

from alembic import op
import sqlalchemy as sa

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this step."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Go back to the step before."""
    ${downgrades if downgrades else "pass"}
