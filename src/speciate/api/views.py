"""What one seat may know of a table."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

from speciate.core.game import GameSpec
from speciate.core.seats import seat_name
from speciate.core.state import View
from speciate.table.imagined import ImaginedTable
from speciate.table.words import NOT_PRINTED, Printed


class SeatView(Mapping[str, Any]):
    """What one seat may know: reads like a dict of plain data, prints as a board, and shows itself in a notebook.

    >>> import speciate
    >>> view = speciate.new("evolution", seats=3, seed=1).view(0)
    >>> view["players"][0]["hand"]
    ['fat-tissue+4', 'pack-hunting-2', 'symbiosis+1', 'warning-call+1']
    >>> view["players"][1]["hand"]
    ['?', '?', '?', '?']
    """

    def __init__(
        self,
        game: GameSpec,
        view: View,
        names: Sequence[str],
        agents: Sequence[str],
        lang: str,
        printed: Printed = NOT_PRINTED,
    ) -> None:
        self.seat = view.seat
        self._game = game
        self._view = view
        self._names = names
        self._agents = agents
        self._lang = lang
        self._printed = printed

    @cached_property
    def _data(self) -> dict[str, Any]:
        return self._view.to_json()

    def to_json(self) -> dict[str, Any]:
        """The plain data, as a server and a program in any language get it."""
        return self._view.to_json()

    def encoded(self) -> bytes:
        """The same written as JSON, several times as fast as by `json.dumps`."""
        return self._view.encoded()

    def imagine(self, rng: Random | None = None) -> ImaginedTable:
        """A whole table that fits everything this seat has seen, to try moves on."""
        chance = rng or Random()
        return ImaginedTable(self._game, self._view.determinize(chance), chance)

    def __getitem__(self, field: str) -> Any:
        return self._data[field]

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)

    def __repr__(self) -> str:
        return f"<SeatView: {self._game.id}, seat {seat_name(self.seat)}>"

    def __str__(self) -> str:
        from speciate.api.drawing import Drawing

        return Drawing(*self._drawn(), printed=self._printed).text()

    def _repr_html_(self) -> str:
        from speciate.api.drawing import Drawing

        return Drawing(*self._drawn(), printed=self._printed).html()

    def _drawn(self) -> tuple[GameSpec, dict[str, Any], Sequence[str], Sequence[str], str, list[int]]:
        you = [self.seat] if self.seat >= 0 else []
        return self._game, self._data, self._names, self._agents, self._lang, you
