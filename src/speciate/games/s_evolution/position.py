"""How a table of S-Evolution is read and written."""

from collections.abc import Mapping
from typing import Any, Final, cast, final

from speciate.core.options import number_of
from speciate.games.s_evolution import flow, possible
from speciate.games.s_evolution.cards import AGES, SEAT_COLOURS
from speciate.games.s_evolution.components import PACKS
from speciate.games.s_evolution.fields import BAG, TABLE
from speciate.games.s_evolution.options import HAND_SIZE, OPTIONS, SEATS, Setup
from speciate.kit.mistakes import Mistakes
from speciate.kit.reading import Reader
from speciate.kit.tables import GameState, Positions


@final
class SEvolutionPositions(Positions):
    """Only `players` is required: what is left out is as in the tricks of a later round.

    Decks that are left out are made of the cards that lie nowhere else.
    """

    def fresh(self, top: Reader, seats: int, options: dict[str, object]) -> GameState:
        pack = PACKS.usual()
        decks = pack.generous if options["generous"] else pack.decks
        colours = pack.colours
        name = top.word("pack", default=pack.name)
        if top.has("decks"):
            decks = tuple([tuple(deck) for deck in read_decks(top, seats, number_of(options, "rounds"))])
            colours = tuple(read_colours(top))
        elif name != pack.name:
            top.note("pack", "other-pack", name=name, usual=pack.name)
        return flow.SEvolutionState(Setup(seats, options, decks, colours, name))

    def agreed(self, table: Any) -> dict[str, object]:
        """The cards of a pack of one's own travel with the position."""
        setup = table.setup
        data: dict[str, object] = {"options": setup.options, "pack": setup.pack}
        pack = PACKS.usual()
        usual = pack.generous if setup.options["generous"] else pack.decks
        if setup.decks != usual[: setup.seats] or setup.colours != pack.colours:
            data["decks"] = [BAG.write(deck, table) for deck in setup.decks]
            data["colours"] = [SEAT_COLOURS[colour] for colour in setup.colours]
        return data

    def check(self, table: Any, data: Mapping[str, object], mistakes: Mistakes) -> None:
        players = cast(list[Mapping[str, object]], data["players"])
        possible.check(table, ["deck" in player for player in players], mistakes)


def read_decks(top: Reader, seats: int, rounds: int) -> list[list[int]]:
    """The decks of a pack of one's own."""
    lists = top.items("decks")
    top.when(len(lists) != seats, "decks", "decks", count=len(lists), seats=seats)
    decks: list[list[int]] = []
    for at in range(seats):
        own = Reader({"deck": lists[at] if at < len(lists) else []}, f"decks[{at}]", top.mistakes, top.prefix)
        deck = [card for card in cast(list[int], BAG.read(own, "deck", None)) if card >= 0]
        own.when(len(deck) < HAND_SIZE * rounds, "", "deck-size", count=len(deck), rounds=rounds, hand=HAND_SIZE)
        decks.append(deck)
    return decks


def read_colours(top: Reader) -> list[int]:
    words = top.words("colours")
    if len(words) != len(SEAT_COLOURS) * AGES or not set(words) <= set(SEAT_COLOURS):
        top.note("colours", "colours", count=len(SEAT_COLOURS) * AGES)
        return list(PACKS.usual().colours)
    return [SEAT_COLOURS.index(word) for word in words]


POSITIONS: Final = SEvolutionPositions("s-evolution", SEATS, OPTIONS, TABLE)
