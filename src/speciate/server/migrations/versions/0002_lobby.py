"""The lobby and the abandoned tables are found by one index, however many tables there are."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_lobby", "tables", ["status", "public", "touched"])
    op.drop_index("ix_tables_status", "tables")


def downgrade() -> None:
    op.create_index("ix_tables_status", "tables", ["status"])
    op.drop_index("ix_tables_lobby", "tables")
