"""Every field of a table of S-Evolution, once: how it is written, and what it means. In the order of the digest."""

from typing import Any, Final, final

from speciate.games.s_evolution import cards, eye, fingerprint
from speciate.games.s_evolution.cards import SUITS, UNKNOWN, card_text, discovery_text, parse_card, parse_discovery
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.options import HAND_SIZE, MOST_POPULATION
from speciate.games.s_evolution.state import (
    LEVEL_BITS,
    MOST_CHOOSERS,
    NO_SEAT,
    NOT_PAID,
    PHASES,
    PLAY,
    START,
    STOCK_BITS,
    Player,
    choosers_of,
    seats_in,
)
from speciate.kit.fields import Field, ForTheEye, SeenOnly
from speciate.kit.forms import (
    Bits,
    Code,
    Count,
    Flag,
    Form,
    Mask,
    Number,
    Packed,
    Places,
    Thing,
    Things,
    Word,
    named,
    one_of,
)  # fmt: skip
from speciate.kit.reading import Reader
from speciate.kit.shapes import Parts, Shape

MANY: Final = 999  # more than any count of the game


def parse_played(text: str) -> int:
    """What lies in a trick: a resource card or a Discovery."""
    is_one = text.partition("-")[0] in cards.SEAT_COLOURS
    return cards.DISCOVERY + parse_discovery(text) if is_one else parse_card(text)


CARD: Final = Code(lambda card, _: card_text(card), lambda text, _: parse_card(text), UNKNOWN, texts=cards.TEXTS)
PLAYED: Final = Code(lambda card, _: card_text(card), lambda text, _: parse_played(text), UNKNOWN, cards.NO_CARD)
DISCOVERED: Final = Code(
    lambda card, _: discovery_text(card),
    lambda text, _: parse_discovery(text),
    none=cards.NO_DISCOVERY,
    texts=cards.DISCOVERY_TEXTS,
)
SUFFERED: Final = named("disaster", cards.DISASTERS)

BAG: Final = Things(CARD, bag=True)
COUNT: Final = Number(0, MANY)
PEOPLE: Final = Number(1, MOST_POPULATION)
HANDFUL: Final = Number(0, HAND_SIZE)
SEAT: Final = Number(0, lambda table: table.seats - 1)
SUIT: Final = Word(SUITS, none=cards.NO_SUIT)
SUIT_SET: Final = Mask(SUITS, "suit")
SUFFERING: Final = Things(SUFFERED, bag=True)
SUFFERING.typescript = f"({one_of(cards.DISASTERS)})[]"
# what only views say, as the page knows it
RULES_OF_PLAY: Final = one_of(["blind", "free", "colour", "trump"])
COUNTS_AS: Final = one_of(["discovery", "trump", "colour", "rest"]) + " | null"
NEEDED: Final = "{ " + "; ".join([f"{name}?: number" for name in SUITS]) + " }"
PLACES: Final = "Record<string, number>"
PRICES: Final = f"Record<{one_of(['grow', 'evolve', *BUILDINGS])}, {{ with: {one_of(SUITS)}; prices: number[] }}>"
COLOURS: Final = f"Record<string, {one_of(cards.SEAT_COLOURS)}>"


@final
class Choosers(Form):
    """Who still chooses, as a list of seats. Of more than fit the first are kept, and are as impossible."""

    typescript = "number[]"

    def write(self, value: Any, table: Any) -> object:  # noqa: ARG002 (the contract of `Form`)
        return seats_in(value)

    def read(self, reader: Reader, key: str, table: Any) -> object:
        return choosers_of(reader.numbers(key, 0, table.seats - 1)[:MOST_CHOOSERS])

    def add(self, value: Any, row: list[int]) -> None:
        seats = seats_in(value)
        row += [len(seats), *seats]


@final
class Seats(Parts):
    """setup.discoveries: left out, the six of one's own deck, but for the one in hand or in the trick."""

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:
        super().read(reader, owner, table, view)
        for seat, player in enumerate(owner.players):
            if not player.slots:
                slots = [cards.make_discovery(seat, age) for age in range(1, cards.AGES + 1)]
                is_out = player.discovery != cards.NO_DISCOVERY or cards.is_discovery(player.card)
                if is_out and not player.card_taken:
                    slots[player.age - 1] = cards.NO_DISCOVERY
                player.slots = tuple(slots)
        table.owing = sum([player.owed for player in owner.players])


PLAYER: Final = Shape(
    "Player",
    lambda _: Player([], [], [], []),
    (
        Field("age", Number(1, cards.AGES), "its Age"),
        Field("population", PEOPLE, "its people", default=lambda _, table: table.setup.start_population),
        Field("score", COUNT, "the points of its needs so far"),
        Field("stock", Packed(SUITS, STOCK_BITS, lambda table, _: table.setup.stock_limit), "the resource tracks"),
        Field(
            "levels",
            Packed(BUILDINGS, LEVEL_BITS, lambda table, at: len(table.setup.edition.prices[at])),
            "the level of the worker on each building, 0 without one",
            key="workers",
        ),
        Field("unseen", HANDFUL, "cards of its hand that nobody has looked at; they are counted with the deck"),
        Field("owed", HANDFUL, "cards it is about to draw"),
        Field("discovery", Thing(DISCOVERED), "the Discovery in hand, or shuffled among the unseen cards"),
        Field("up", Bits(cards.AGES), "the Ages whose Discovery lies face up"),
        Field("card", Thing(PLAYED), "what it has played to this trick, a resource card or a Discovery"),
        Field("card_taken", Flag(), "somebody has taken that card"),
        Field("void", SUIT_SET, "suits it has shown not to hold this round, by not following"),
        Field("obscured", Flag(), "plays unseen: this round, or the next once the Action phase has begun"),
        Field("invaded", Flag(), "plays with an open hand, likewise"),
        Field("rose", Flag(), "has risen an Age by its needs this round"),
        Field(
            "slots",
            Places(DISCOVERED, cards.AGES),
            "the Discovery at each Age's place, null while it is played",
            key="discoveries",
        ),
        Field("deck", BAG, "the cards it can still draw", seen=Count(UNKNOWN, MANY)),
        Field("hand", BAG, "the resource cards in its hand"),
        Field("taken", BAG, "the resource cards it has taken this round"),
        Field("aside", BAG, "disasters turned up in the first round of 2013, until it ends"),
        SeenOnly("spent", BAG, "the cards of its deck that have been played, all rounds together"),
    ),
    derived=("spent",),
    for_the_eye=(
        ForTheEye("rules", RULES_OF_PLAY, "which rules of play its cards follow", eye.rules_of_play),
        ForTheEye("counts_as", COUNTS_AS, "as what its card in the trick counts", eye.counts_as),
        ForTheEye("needs", NEEDED, "what its people ask for", eye.needed, ("age", "population")),
        ForTheEye("sets", "number", "what its Discoveries face up are worth", eye.sets, ("up", "slots")),
    ),
    values=fingerprint.values_of_player,
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
        Field("choosers", Choosers(), "the seats still to choose a card of the trick", key="order"),
        Field("suffering", SUFFERING, "disasters still to be applied to the player who acts"),
        Field("gone", Things(CARD, bag=True, as_tuple=True), "the resource cards out of the game, of all decks"),
        Seats("players", PLAYER, "every seat", counted=False),
    ),
    derived=("owing",),
    for_the_eye=(
        ForTheEye("choosing", "number[]", "the seats in the order they choose", eye.choosers),
        ForTheEye("places", PLACES, "for each card the seat may play: as which one it would choose", eye.places),
        ForTheEye("prices", PRICES, "what things cost in this edition", eye.prices, ()),
        ForTheEye("discovery_colours", COLOURS, "the colour of every Discovery in play", eye.discovery_colours, ()),
    ),
)
