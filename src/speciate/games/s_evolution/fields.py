"""Every field of a table of S-Evolution, once: how it is written, and what it means. In the order of the digest."""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from speciate.core.errors import SpeciateError, UnknownName
from speciate.games.s_evolution import eye
from speciate.games.s_evolution.cards import (
    AGES,
    DISASTERS,
    DISCOVERY,
    NO_CARD,
    NO_DISCOVERY,
    NO_SUIT,
    SEAT_COLOURS,
    SUITS,
    UNKNOWN,
    card_text,
    discovery_text,
    is_discovery,
    make_discovery,
    parse_card,
    parse_discovery,
)
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.options import HAND_SIZE, MOST_POPULATION
from speciate.games.s_evolution.state import LEVEL_BITS, NO_SEAT, NOT_PAID, PHASES, PLAY, START, STOCK_BITS, Player
from speciate.kit.fields import Field, ForTheEye, Parts, Shape
from speciate.kit.forms import Code, Count, Flag, Form, Mask, Number, Numbers, Thing, Things, Word, one_of
from speciate.kit.reading import Reader

MANY: Final = 999  # more than any count of the game


def parse_played(text: str) -> int:
    """What lies in a trick: a resource card or a Discovery."""
    is_one = text.partition("-")[0] in SEAT_COLOURS
    return DISCOVERY + parse_discovery(text) if is_one else parse_card(text)


def parse_disaster(text: str) -> int:
    if text not in DISASTERS:
        raise UnknownName("disaster", text, DISASTERS)
    return DISASTERS.index(text)


CARD: Final = Code(lambda card, _: card_text(card), lambda text, _: parse_card(text), "card", UNKNOWN)
PLAYED: Final = Code(lambda card, _: card_text(card), lambda text, _: parse_played(text), "card", UNKNOWN, NO_CARD)
DISCOVERED: Final = Code(
    lambda card, _: discovery_text(card), lambda text, _: parse_discovery(text), "Discovery", none=NO_DISCOVERY
)
SUFFERED: Final = Code(lambda disaster, _: DISASTERS[disaster], lambda text, _: parse_disaster(text), "disaster")

BAG: Final = Things(CARD, bag=True)
COUNT: Final = Number(0, MANY)
HANDFUL: Final = Number(0, HAND_SIZE)
SEAT: Final = Number(0, lambda table: table.seats - 1)
SUIT: Final = Word(SUITS, none=NO_SUIT)
SUIT_SET: Final = Mask(SUITS, "suit")
SUFFERING: Final = Things(SUFFERED, bag=True)
SUFFERING.typescript = f"({one_of(DISASTERS)})[]"


@final
class Tracks(Form):
    """Small numbers packed into one, a few bits each: written by name."""

    def __init__(self, names: Sequence[str], bits: int, most: Callable[[Any, int], int]) -> None:
        self.names = names
        self.bits = bits
        self.most = most  # at a table, of the place of a name
        self.typescript = "{ " + "; ".join([f"{name}: number" for name in names]) + " }"

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        mask = (1 << self.bits) - 1
        return {name: value >> (self.bits * at) & mask for at, name in enumerate(self.names)}

    def read(self, reader: Reader, key: str, table: Any) -> object:
        inner = reader.reader(key)
        value = 0
        for at, name in enumerate(self.names):
            value |= inner.integer(name, 0, self.most(table, at), 0) << (self.bits * at)
        inner.close()
        return value


@final
class Ages(Form):
    """A bit an Age: written as their numbers."""

    typescript = "number[]"

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return [age for age in range(1, AGES + 1) if value >> (age - 1) & 1]

    def read(self, reader: Reader, key: str, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        mask = 0
        for age in reader.items(key):
            if isinstance(age, bool) or not isinstance(age, int) or not 1 <= age <= AGES:
                reader.wrong(key, f"holds {age!r}, which is no Age")
            else:
                mask |= 1 << (age - 1)
        return mask


@final
class Places(Form):
    """setup.discoveries: the Discovery at each Age's place, null where there is none."""

    typescript = "(string | null)[]"

    def write(self, value: Any, table: Any) -> object:
        return [None if one == NO_DISCOVERY else DISCOVERED.write(one, table) for one in value]

    def read(self, reader: Reader, key: str, table: Any) -> object:
        texts = reader.items(key)
        if len(texts) != AGES:
            reader.wrong(key, f"are {len(texts)}, one an Age makes {AGES}")
            texts = [None] * AGES
        return tuple([self.read_one(reader, key, text, table) for text in texts])

    def read_one(self, reader: Reader, key: str, text: object, table: Any) -> int:
        try:
            return DISCOVERED.read(text, table) if isinstance(text, str) else NO_DISCOVERY
        except SpeciateError as error:
            reader.wrong(key, f"is unreadable: {error}")
            return NO_DISCOVERY

    def add(self, value: Any, row: list[int]) -> None:
        row += value


@final
class Spent(Field):
    """What all have seen of a deck. On a whole table it follows from the rest; a view cannot work it out."""

    def __init__(self) -> None:
        super().__init__("spent", BAG, "the cards of its deck that have been played, all rounds together")
        self.names = ()

    def write(self, data: dict[str, object], owner: Any, table: Any, view: bool) -> None:
        if view:
            data[self.key] = BAG.write(owner.spent, table)

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:
        if view:
            owner.spent = BAG.read(reader, self.key, table)

    def add(self, owner: Any, row: list[int]) -> None:
        pass

    def types(self, view: bool) -> list[tuple[str, str]]:
        return [(self.key, BAG.typescript)] if view else []


@final
class Seats(Parts):
    """setup.discoveries: left out, the six of one's own deck, but for the one in hand or in the trick."""

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:
        super().read(reader, owner, table, view)
        for seat, player in enumerate(owner.players):
            if not player.slots:
                slots = [make_discovery(seat, age) for age in range(1, AGES + 1)]
                is_out = player.discovery != NO_DISCOVERY or is_discovery(player.card)
                if is_out and not player.card_taken:
                    slots[player.age - 1] = NO_DISCOVERY
                player.slots = tuple(slots)
        table.owing = sum([player.owed for player in owner.players])


PLAYER: Final = Shape(
    "Player",
    lambda _: Player(),
    (
        Field("age", Number(1, AGES), "its Age"),
        Field(
            "population",
            Number(1, MOST_POPULATION),
            "its people",
            default=lambda _, table: table.setup.start_population,
        ),
        Field("score", COUNT, "the points of its needs so far"),
        Field("stock", Tracks(SUITS, STOCK_BITS, lambda table, _: table.setup.stock_limit), "the resource tracks"),
        Field(
            "levels",
            Tracks(BUILDINGS, LEVEL_BITS, lambda table, at: len(table.setup.edition.prices[at])),
            "the level of the worker on each building, 0 without one",
            key="workers",
        ),
        Field("unseen", HANDFUL, "cards of its hand that nobody has looked at; they are counted with the deck"),
        Field("owed", HANDFUL, "cards it is about to draw"),
        Field("discovery", Thing(DISCOVERED), "the Discovery in hand, or shuffled among the unseen cards"),
        Field("up", Ages(), "the Ages whose Discovery lies face up"),
        Field("card", Thing(PLAYED), "what it has played to this trick, a resource card or a Discovery"),
        Field("card_taken", Flag(), "somebody has taken that card"),
        Field("void", SUIT_SET, "suits it has shown not to hold this round, by not following"),
        Field("obscured", Flag(), "plays unseen: this round, or the next once the Action phase has begun"),
        Field("invaded", Flag(), "plays with an open hand, likewise"),
        Field("rose", Flag(), "has risen an Age by its needs this round"),
        Field("slots", Places(), "the Discovery at each Age's place, null while it is played", key="discoveries"),
        Field("deck", BAG, "the cards it can still draw", seen=Count(UNKNOWN, MANY)),
        Field("hand", BAG, "the resource cards in its hand"),
        Field("taken", BAG, "the resource cards it has taken this round"),
        Field("aside", BAG, "disasters turned up in the first round of 2013, until it ends"),
        Spent(),
    ),
    derived=("spent",),
    for_the_eye=(
        ForTheEye(
            "rules",
            '"blind" | "free" | "colour" | "trump"',
            "which rules of play its cards follow",
            lambda player, table, _: eye.rules_of_play(table, player),
        ),
        ForTheEye(
            "needs",
            "{ " + "; ".join([f"{name}?: number" for name in SUITS]) + " }",
            "what its people ask for",
            lambda player, _, __: eye.needed(player),
        ),
        ForTheEye(
            "sets",
            "number",
            "what its Discoveries face up are worth",
            lambda player, table, _: eye.set_points(table, player),
        ),
    ),
)

TABLE: Final = Shape(
    "SEvolutionView",
    lambda table: table,
    (
        Field("phase", Word(PHASES), "where the round is", default=lambda *_: PLAY),
        Field(
            "round",
            Number(0, lambda table: table.setup.rounds),
            "from 1 on; 0 before the first player is drawn",
            default=lambda table, _: 0 if table.phase == START else min(2, table.setup.rounds),
        ),
        Field("lead", SEAT, "where the turn order begins: who leads the trick, or acts first"),
        Field("turn", SEAT, "whose turn it is to play, choose or act", default=lambda table, _: table.lead),
        Field("turning", Flag(), "a card of a player who plays unseen is being turned up"),
        Field("replacing", Flag(), "because the one before was a disaster of the first round"),
        Field("trump", SUIT, "the trump of the round"),
        Field("colour", SUIT, "the set colour of the trick"),
        Field(
            "winner",
            Number(0, lambda table: table.seats - 1, none=NO_SEAT),
            "who chose, or will choose, the first resource card of the trick",
        ),
        Field("held_off", COUNT, "disasters that the Shield of the player who acts has held off"),
        Field("barred", SUIT_SET, "suits whose cards are lost to Famine and its like"),
        Field("storms", COUNT, "how much less each production building yields"),
        Field("gains", COUNT, "resources of its choice the player who acts is about to gain"),
        Field("losses", COUNT, "resources of its choice it is about to lose"),
        Field("trades", COUNT, "resources whose kind it can still change"),
        Field("met", Number(NOT_PAID, len(SUITS)), "needs it has met; -1 while they are not paid"),
        Field("unmet", Number(0, len(SUITS)), "needs it has not met"),
        Field("rising", Flag(), "it has to say whether it rises an Age"),
        Field("grown", Flag(), "it has bought people this round"),
        Field("evolved", Flag(), "it has bought an Age this round"),
        Field("order", Numbers(0, lambda table: table.seats - 1), "the seats still to choose a card of the trick"),
        Field("suffering", SUFFERING, "disasters still to be applied to the player who acts"),
        Field("gone", Things(CARD, bag=True, as_tuple=True), "the resource cards out of the game, of all decks"),
        Seats("players", PLAYER, "every seat", counted=False),
    ),
    derived=("owing",),
    for_the_eye=(
        ForTheEye("choosing", "number[]", "the seats in the order they choose", lambda table, *_: eye.choosers(table)),
        ForTheEye(
            "places",
            "Record<string, number>",
            "for each card the seat may play: as which one it would choose",
            lambda table, _, seat: eye.places(table, seat),
        ),
        ForTheEye(
            "prices",
            f"Record<{one_of(['grow', 'evolve', *BUILDINGS])}, {{ with: {one_of(SUITS)}; prices: number[] }}>",
            "what things cost in this edition",
            lambda table, *_: eye.prices(table.setup),
        ),
        ForTheEye(
            "discovery_colours",
            f"Record<string, {one_of(SEAT_COLOURS)}>",
            "the colour of every Discovery in play",
            lambda table, *_: eye.discovery_colours(table.setup),
        ),
    ),
)
