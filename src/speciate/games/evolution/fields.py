"""Every field of a table of Evolution, once: how it is written, and what it means. In the order of the digest."""

from collections.abc import Sequence
from typing import Any, Final, final

from speciate.games.evolution import fingerprint, possible
from speciate.games.evolution.cards import NO_CARD, TEXTS, TRAITS, UNKNOWN, bit_of, card_text, parse_card
from speciate.games.evolution.state import FEED, OVER, PHASES, START, Player, Species, Table
from speciate.kit.fields import Field
from speciate.kit.forms import Code, Count, Flag, Mask, Number, Thing, Things, Word
from speciate.kit.reading import Reader
from speciate.kit.shapes import MaybePart, Parts, Shape

MANY: Final = 999  # more than any count of the game
ABSENT: Final = -1  # left out, and worked out when the rest is known

CARD: Final = Code(lambda card, _: card_text(card), lambda text, _: parse_card(text), UNKNOWN, NO_CARD, TEXTS)
CARDS: Final = Things(CARD)
BAG: Final = Things(CARD, bag=True)
TRAIT_SET: Final = Mask(TRAITS, "trait")
COUNT: Final = Number(0, MANY)
SEAT: Final = Number(0, lambda table: table.seats - 1)
TRACK: Final = Number(1, lambda table: table.setup.track_limit)


@final
class FaceDown(Field):
    """Which of the trait cards lie face down; a view does not know them. They are read before those that lie open."""

    def __init__(self) -> None:
        about = "the trait cards that still lie face down"
        super().__init__("hidden", TRAIT_SET, about, key="face_down", beside=("cards",))

    def write(self, data: dict[str, object], owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        species: Species = owner
        data[self.key] = CARDS.write(cards_down(species), table) if has_down(species) else []

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        owner.cards = tuple(read_cards(reader, self.key, table))
        for card in owner.cards:
            if card != UNKNOWN:
                owner.hidden |= bit_of(card)

    def types(self, view: bool) -> list[tuple[str, str]]:  # noqa: ARG002 (the contract of `Field`)
        return [(self.key, CARDS.typescript)]


@final
class FaceUp(Field):
    """The trait cards in the order they were laid, of which the face-down ones are written apart."""

    def __init__(self) -> None:
        about = "the trait cards that lie open, in the order they were laid"
        super().__init__("cards", CARDS, about, key="traits", beside=("hidden",))

    def write(self, data: dict[str, object], owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        species: Species = owner
        data[self.key] = CARDS.write(cards_up(species) if has_down(species) else species.cards, table)

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        owner.cards = (*read_cards(reader, self.key, table), *owner.cards)


@final
class Row(Parts):
    """Species from left to right; who leaves out their ids means that they are numbered so."""

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:
        super().read(reader, owner, table, view)
        for place, species in enumerate(owner.species):
            if species.id == ABSENT:
                species.id = place


def has_down(species: Species) -> bool:
    return species.hidden != 0 or UNKNOWN in species.cards


def is_down(species: Species, card: int) -> bool:
    return card == UNKNOWN or species.hidden & bit_of(card) != 0


def cards_down(species: Species) -> list[int]:
    return [card for card in species.cards if is_down(species, card)]


def cards_up(species: Species) -> list[int]:
    return [card for card in species.cards if not is_down(species, card)]


def read_cards(reader: Reader, key: str, table: object) -> Sequence[int]:
    cards = CARDS.read(reader, key, table)
    assert isinstance(cards, list)
    return cards


def next_id(player: Player) -> int:
    """Above every id, where it is not said."""
    return max([species.id for species in player.species], default=-1) + 1


def add_owed(table: Table) -> None:
    table.owing = sum([player.owed for player in table.players])


SPECIES: Final[Shape] = Shape(
    "Species",
    lambda _: Species(ABSENT),
    (
        Field("id", COUNT, "counts its owner's species and never changes"),
        Field("body", TRACK, "body size"),
        Field("population", TRACK, "population"),
        Field("food", COUNT, "food on its board"),
        Field("fat", COUNT, "food stored on Fat Tissue"),
        FaceDown(),
        Field("used", TRAIT_SET, "leaf traits already activated this round"),
        Field("ignoring", TRAIT_SET, "traits Intelligence has named for its next attack"),
        FaceUp(),
    ),
    derived=("traits",),
    finish=possible.finish_species,
    values=fingerprint.values_of_species,
)

PLAYER: Final[Shape] = Shape(
    "Player",
    lambda _: Player([], []),
    (
        Row("species", SPECIES, "its row of species, from left to right"),
        Field("next_id", COUNT, "the id of its next species", default=lambda player, _: next_id(player)),
        Field("bag", COUNT, "food in its bag"),
        Field("food_card", Thing(CARD), "the card laid on the watering hole, until the food is revealed"),
        Field("held", Thing(CARD), "the card taken from hand whose use is not yet chosen"),
        Field("ended", Flag(), "has ended its turn of playing cards, or of leaf traits"),
        Field("declined", Flag(), "does not want to fill Fat Tissue any more this round"),
        Field("owed", COUNT, "cards it is about to draw"),
        Field("hand", BAG, "the cards in its hand"),
        Field("discarding", BAG, "quick variant: discards nobody has seen yet"),
        Field("kept", BAG, "the hand it held at the last reshuffle"),
        Field("drawn", BAG, "the cards it has drawn since then"),
        MaybePart(
            "shown", lambda: PLAYER, "quick variant, while cards are played: what the others still see of this seat"
        ),
    ),
    finish=possible.finish_player,
    values=fingerprint.values_of_player,
)

TABLE: Final[Shape] = Shape(
    "EvolutionView",
    lambda table: table,
    (
        Field("phase", Word(PHASES), "where the round is", default=lambda *_: FEED),
        Field("round", COUNT, "from 1 on", default=lambda table, _: 0 if table.phase == START else 1),
        Field(
            "last_round",
            COUNT,
            "the round the game ends with; 0 while nobody knows",
            default=lambda table, _: table.round if table.phase == OVER else 0,
        ),
        Field("first", SEAT, "the seat with the first player marker"),
        Field("turn", SEAT, "whose turn it is, where players take turns", default=lambda table, _: table.first),
        Field("hole", COUNT, "plants on the watering hole"),
        Field("fed", Flag(), "this feeding turn's normal feeding is done"),
        Field("acted", Flag(), "something was eaten or thought of in this feeding turn"),
        Field("idle", SEAT, "seats in a row that did nothing"),
        Field("naming", Number(-1, MANY), "the species whose Intelligence must name a trait; -1 for none"),
        Field(
            "unreachable",
            COUNT,
            "so many cards of the deck never come up (setup.two-players)",
            default=lambda *_: ABSENT,
            in_views=False,
        ),
        Field("deck", BAG, "the cards that are still to be drawn", seen=Count(UNKNOWN, MANY)),
        Field("aside", BAG, "the cards out of the game, after a reshuffle without them", seen=Count(UNKNOWN, MANY)),
        Field("discards", BAG, "the discard pile, face up"),
        Field("renewed", BAG, "what the last reshuffle made the deck of"),
        Field("old", BAG, "what was in hands and aside at that moment"),
        Parts("players", PLAYER, "every seat", counted=False),
    ),
    derived=("owing",),
    finish=lambda _, table, __: add_owed(table),
)
