"""How a table of Evolution is read and written."""

from collections.abc import Mapping
from typing import Any, Final, final

from speciate.games.evolution import flow, possible
from speciate.games.evolution.components import PACKS
from speciate.games.evolution.fields import CARDS, TABLE, read_cards
from speciate.games.evolution.options import OPTIONS, SEATS, Setup
from speciate.kit.mistakes import Mistakes
from speciate.kit.reading import Reader
from speciate.kit.tables import GameState, Positions


@final
class EvolutionPositions(Positions):
    """Only `players` is required: what is left out is as in a fresh round.

    A deck that is left out is made of the cards that lie nowhere else.
    """

    def fresh(self, top: Reader, seats: int, options: dict[str, object]) -> GameState:
        pack = PACKS.usual()
        name = top.word("pack", default=pack.name)
        cards = pack.cards
        if top.has("cards"):
            cards = tuple(sorted(read_cards(top, "cards", None)))
        elif name != pack.name:
            top.note("pack", "other-pack", name=name, usual=pack.name)
        return flow.EvolutionState(Setup(seats, options, cards, name), [], [], [])

    def agreed(self, table: Any) -> dict[str, object]:
        """The cards of a pack of one's own travel with the position."""
        setup = table.setup
        data: dict[str, object] = {"options": setup.options, "pack": setup.pack}
        if setup.cards != PACKS.usual().cards:
            data["cards"] = CARDS.write(setup.cards, table)
        return data

    def check(self, table: Any, data: Mapping[str, object], mistakes: Mistakes) -> None:
        possible.check_numbers(table, mistakes)
        possible.check_cards(table, "deck" in data, mistakes)
        possible.check_phase(table, mistakes)


POSITIONS: Final = EvolutionPositions("evolution", SEATS, OPTIONS, TABLE)
