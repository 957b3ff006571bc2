"""How a table of S-Evolution is read and written."""

from collections.abc import Mapping
from typing import Any, Final, cast, final

from speciate.games.s_evolution import components, flow, possible
from speciate.games.s_evolution.cards import AGES, SEAT_COLOURS
from speciate.games.s_evolution.fields import BAG, TABLE
from speciate.games.s_evolution.options import OPTIONS, SEATS, Setup
from speciate.kit.reading import Reader
from speciate.kit.tables import GameState, Positions


@final
class SEvolutionPositions(Positions):
    """Only `players` is required: what is left out is as in the tricks of a later round.

    Decks that are left out are made of the cards that lie nowhere else.
    """

    def fresh(self, top: Reader, seats: int, options: dict[str, object]) -> GameState:
        pack = components.default()
        decks = pack.generous if options["generous"] else pack.decks
        colours = pack.colours
        name = top.word("pack", default=pack.name)
        if top.has("decks"):
            decks = tuple([tuple(deck) for deck in read_decks(top, seats)])
            colours = tuple(read_colours(top))
        elif name != pack.name:
            top.wrong("pack", f'is "{name}", not "{pack.name}", so `decks` and `colours` must list its cards')
        return flow.SEvolutionState(Setup(seats, options, decks, colours, name))

    def agreed(self, table: Any) -> dict[str, object]:
        """The cards of a pack of one's own travel with the position."""
        setup = table.setup
        data: dict[str, object] = {"options": setup.options, "pack": setup.pack}
        pack = components.default()
        usual = pack.generous if setup.options["generous"] else pack.decks
        if setup.decks != usual[: setup.seats] or setup.colours != pack.colours:
            data["decks"] = [BAG.write(deck, table) for deck in setup.decks]
            data["colours"] = [SEAT_COLOURS[colour] for colour in setup.colours]
        return data

    def check(self, table: Any, data: Mapping[str, object], mistakes: list[str]) -> None:
        players = cast(list[Mapping[str, object]], data["players"])
        possible.check(table, ["deck" in player for player in players], mistakes)


def read_decks(top: Reader, seats: int) -> list[list[int]]:
    """The decks of a pack of one's own."""
    lists = top.items("decks")
    if len(lists) != seats:
        top.wrong("decks", f"are {len(lists)}, one a seat makes {seats}")
    decks: list[list[int]] = []
    for at in range(seats):
        own = Reader({"deck": lists[at] if at < len(lists) else []}, f"decks[{at}]", top.mistakes)
        deck = [card for card in cast(list[int], BAG.read(own, "deck", None)) if card >= 0]
        if len(deck) != len(components.default().decks[0]):
            own.wrong("", f"has {len(deck)} cards, not 24 (setup.deck)")
        decks.append(deck)
    return decks


def read_colours(top: Reader) -> list[int]:
    words = top.words("colours")
    if len(words) != len(SEAT_COLOURS) * AGES or not set(words) <= set(SEAT_COLOURS):
        top.wrong("colours", f"must name the colours of all {len(SEAT_COLOURS) * AGES} Discoveries")
        return list(components.default().colours)
    return [SEAT_COLOURS.index(word) for word in words]


POSITIONS: Final = SEvolutionPositions("s-evolution", SEATS, OPTIONS, TABLE)
