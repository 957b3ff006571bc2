"""A seat at a table: who sits there, and who plays it now."""

from typing import Any

import msgspec


class TableSeat(msgspec.Struct):
    """A seat at the table, before and during the game."""

    name: str = ""
    agent: str = ""  # empty: free
    owner: str = ""  # who sat down here, and may take it back from a bot
    ready: bool = False
    webhook: str = ""  # known to nobody but its owner
    colour: str = ""

    @property
    def free(self) -> bool:
        return not self.agent

    def to_json(self) -> dict[str, Any]:
        """As everyone sees it."""
        return {"name": self.name, "agent": self.agent, "ready": self.ready, "colour": self.colour}
