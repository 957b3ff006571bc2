"""What every step of the game can be asked. One class a step, in the file of its phase; `flow.py` lists them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from speciate.core.refusal import Reason

if TYPE_CHECKING:
    from speciate.games.evolutopia.state import Table


class Step:
    """The player whose turn it is chooses a move of one of `kinds`, or the step goes on by itself."""

    number: i64 = 0  # as tables hold it, from `state.py`
    name: str = ""  # as positions and decisions write it
    kinds: tuple[int, ...] = ()  # the kinds of moves it takes
    is_half: bool = True  # the second half of a choice: what was begun can be judged only when it is carried through

    def legal(self, table: "Table") -> list[int]:  # noqa: ARG002 (a step that asks something overrides it)
        """The moves that `refuse` lets pass."""
        return []

    def refuse(self, table: "Table", move: i64) -> Reason | None:  # noqa: ARG002 (as above)
        """The rule that forbids a move of one of `kinds`, or None."""
        return None

    def apply(self, table: "Table", move: i64) -> None:
        raise NotImplementedError

    def run(self, table: "Table") -> bool:  # noqa: ARG002 (as above)
        """Goes on without asking anybody. True when something was done."""
        return False
