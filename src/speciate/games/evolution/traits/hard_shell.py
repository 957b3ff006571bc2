"""Hard Shell."""

from mypy_extensions import i64

from speciate.games.evolution.state import Species, Table


def size(table: Table, species: Species) -> i64:
    """trait.hard-shell: its size when attacked; the meat is still by the printed body."""
    return species.body + table.setup.shell_bonus
