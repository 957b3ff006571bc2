"""Items can only be appended, answers know their age, and a row to try whether the database takes writes."""

import sqlalchemy as sa
from alembic import op

from speciate.server.guards import create_guard, drop_guard

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("answers", sa.Column("at", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    create_guard(op.get_bind())


def downgrade() -> None:
    drop_guard(op.get_bind())
    op.drop_table("heartbeat")
    op.drop_column("answers", "at")
