"""S-Evolution in numbers: what a view looks like as bytes, and which moves there are."""

from collections.abc import Mapping
from typing import Final, cast, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from speciate.core.encoding import MOST, count, put
from speciate.core.moves import MoveKind, pack
from speciate.games.s_evolution import moves
from speciate.games.s_evolution.cards import (
    AGES,
    CARD_CODES,
    DISASTERS,
    DISCOVERY,
    NO_DISCOVERY,
    SUITS,
    TEXTS,
    UNKNOWN,
    discovery_text,
    is_discovery,
    is_resource,
)
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.options import HAND_SIZE, MOST_POPULATION, Setup
from speciate.games.s_evolution.rules.sight import sees_hand
from speciate.games.s_evolution.state import LEVEL_BITS, PHASES, STOCK_BITS, Player, Table, seats_in
from speciate.kit.encodings import TableEncoding
from speciate.kit.tables import GameState

OF_CHANCE: Final = (moves.FIRST, moves.DRAW, moves.TURN, moves.TURN_DISCOVERY)

NUMBERS: Final = (
    "round", "turning", "replacing", "held off", "storms", "gains", "losses", "trades", "paid", "met", "unmet",
    "rising", "grown", "evolved",
)  # fmt: skip
OF_A_SEAT: Final = (
    "age", "population", "score", "deck", "cards", "unseen", "card taken", "plays unseen", "open hand", "rose",
)  # fmt: skip
HERE: Final = 1
FACE_UP: Final = 2
IN_HAND: Final = 3


@final
class SEvolutionEncoding(TableEncoding):
    def __init__(self, setup: Setup, bounds: Mapping[str, int]) -> None:
        super().__init__(moves.CODEC, setup.seats, OF_CHANCE, {}, bounds)
        self.kinds_of_cards = sorted({card for deck in setup.decks for card in deck})
        self.places = [-1] * CARD_CODES  # of a card in the parts that have one number a card
        for place, card in enumerate(self.kinds_of_cards):
            self.places[card] = place
        self.width: i64 = len(self.kinds_of_cards)
        self.discoveries: i64 = setup.seats * AGES
        self.domains["card"] = self.kinds_of_cards
        self.domains["suit"] = list(range(len(SUITS)))
        self.domains["disaster"] = list(range(len(DISASTERS)))
        self.domains["building"] = list(range(len(BUILDINGS)))
        self.domains["number"] = [1, 2]
        self.lay_out(setup)

    def moves(self, kind: MoveKind) -> list[int]:
        """Nothing is traded for itself."""
        if kind.number == moves.TRADE:
            suits = self.domains["suit"]
            return [pack(moves.TRADE, given, got) for given in suits for got in suits if given != got]
        return super().moves(kind)

    def lay_out(self, setup: Setup) -> None:
        add, choose = self.layout.add, self.layout.choose
        seats = self.around
        cards = [TEXTS[card] for card in self.kinds_of_cards]
        decks = [[deck.count(card) for deck in setup.decks] for card in self.kinds_of_cards]
        most, total = [max(counts) for counts in decks], [sum(counts) for counts in decks]
        discoveries = [discovery_text(number) for number in range(self.discoveries)]
        self.phase_at: i64 = choose("phase", "where the round is", PHASES)
        self.lead_at: i64 = choose("lead", "where the turn order begins", seats)
        self.turn_at: i64 = choose("turn", "whose turn it is to play, choose or act", seats)
        self.trump_at: i64 = choose("trump", "the trump of the round", SUITS)
        self.colour_at: i64 = choose("colour", "the set colour of the trick", SUITS)
        self.winner_at: i64 = choose("winner", "who chooses first of the trick", seats)
        places = [f"place {place}" for place in range(setup.seats)]
        self.order_at: i64 = choose("order", "who is still to choose a card of the trick", seats, (places,))
        few = HAND_SIZE * setup.seats
        highs = [setup.rounds, 1, 1, few, few, MOST, MOST, MOST, 1, len(SUITS), len(SUITS), 1, 1, 1]
        self.numbers_at: i64 = add(
            "table", "numbers of the table; those of the action phase are of whose turn it is", NUMBERS, highs
        )
        self.barred_at: i64 = add("barred", "suits whose cards are lost to a disaster", SUITS)
        self.suffering_at: i64 = add("suffering", "disasters still to be applied", DISASTERS, few)
        deck = max([len(cards) for cards in setup.decks])
        highs = [AGES, MOST_POPULATION, MOST, deck, HAND_SIZE, HAND_SIZE, 1, 1, 1, 1]
        self.seats_at: i64 = add("seats", "what all know of each seat", OF_A_SEAT, highs, (seats,))
        self.stock_at: i64 = add("stock", "resources in stock", SUITS, setup.stock_limit, (seats,))
        levels = [len(prices) for prices in setup.edition.prices]
        self.workers_at: i64 = add("workers", "the level of the worker on each building", BUILDINGS, levels, (seats,))
        self.void_at: i64 = add("void", "suits it has shown not to hold this round", SUITS, 1, (seats,))
        values = ("", "face down", "face up", "in hand")
        about = "its Discoveries: 1 face down, 2 face up, 3 in hand or among its unseen cards"
        self.discoveries_at: i64 = add("discoveries", about, discoveries, IN_HAND, (seats,), values=values)
        self.trick_at: i64 = choose("trick", "what it has played to this trick", [*cards, *discoveries], (seats,))
        self.hands_at: i64 = add("hands", "the hands one sees, one's own first", cards, most, (seats,))
        self.taken_at: i64 = add("taken", "resource cards taken this round", cards, total, (seats,))
        self.aside_at: i64 = add("aside", "disasters turned up in the first round of 2013", cards, most, (seats,))
        self.spent_at: i64 = add("spent", "cards of its deck that have been played", cards, most, (seats,))
        self.gone_at: i64 = add("gone", "resource cards out of the game, of all decks", cards, total)

    def fill_seen(self, source: GameState, me: i64, out: BytesWriter, at: i64) -> None:
        table = cast(Table, source)
        put(out, at + self.phase_at + table.phase, 1)
        self.point(out, at + self.lead_at, table.lead, me)
        self.point(out, at + self.turn_at, table.turn, me)
        if table.trump >= 0:
            put(out, at + self.trump_at + table.trump, 1)
        if table.colour >= 0:
            put(out, at + self.colour_at + table.colour, 1)
        self.point(out, at + self.winner_at, table.winner, me)
        for place, seat in enumerate(seats_in(table.choosers)):
            self.point(out, at + self.order_at + place * self.count, seat, me)
        self.fill_numbers(table, out, at + self.numbers_at)
        self.spread(table.barred, len(SUITS), 1, out, at + self.barred_at)
        for disaster in table.suffering:
            count(out, at + self.suffering_at + disaster)
        for seat, player in enumerate(table.players):
            place = self.place(seat, me)
            self.fill_seat(player, place, out, at)
            self.fill_discoveries(player, out, at + self.discoveries_at + place * self.discoveries)
            self.fill_cards_of(player, place, out, at)
            if sees_hand(table, seat, me):
                self.fill_cards(player.hand, out, at + self.hands_at + place * self.width)
            self.fill_spent(player, table.setup.decks[seat], out, at + self.spent_at + place * self.width)
        for card in table.gone:
            count(out, at + self.gone_at + self.places[card])

    def fill_numbers(self, table: Table, out: BytesWriter, at: i64) -> None:
        put(out, at, table.round)
        put(out, at + 1, 1 if table.turning else 0)
        put(out, at + 2, 1 if table.replacing else 0)
        put(out, at + 3, table.held_off)
        put(out, at + 4, table.storms)
        put(out, at + 5, table.gains)
        put(out, at + 6, table.losses)
        put(out, at + 7, table.trades)
        put(out, at + 8, 1 if table.met >= 0 else 0)
        put(out, at + 9, table.met)
        put(out, at + 10, table.unmet)
        put(out, at + 11, 1 if table.rising else 0)
        put(out, at + 12, 1 if table.grown else 0)
        put(out, at + 13, 1 if table.evolved else 0)

    def fill_seat(self, player: Player, place: i64, out: BytesWriter, at: i64) -> None:
        to = at + self.seats_at + place * len(OF_A_SEAT)
        put(out, to, player.age)
        put(out, to + 1, player.population)
        put(out, to + 2, player.score)
        put(out, to + 3, len(player.deck))
        put(out, to + 4, len(player.hand))
        put(out, to + 5, player.unseen)
        put(out, to + 6, 1 if player.card_taken else 0)
        put(out, to + 7, 1 if player.obscured else 0)
        put(out, to + 8, 1 if player.invaded else 0)
        put(out, to + 9, 1 if player.rose else 0)
        self.spread(player.stock, len(SUITS), STOCK_BITS, out, at + self.stock_at + place * len(SUITS))
        self.spread(player.levels, len(BUILDINGS), LEVEL_BITS, out, at + self.workers_at + place * len(BUILDINGS))
        self.spread(player.void, len(SUITS), 1, out, at + self.void_at + place * len(SUITS))

    def spread(self, packed: i64, things: i64, bits: i64, out: BytesWriter, at: i64) -> None:
        """Small numbers that share one int, each in a place of its own."""
        mask: i64 = (1 << bits) - 1
        for which in range(things):
            put(out, at + which, packed >> (bits * which) & mask)

    def fill_discoveries(self, player: Player, out: BytesWriter, at: i64) -> None:
        for age, discovery in enumerate(player.slots):
            if discovery != NO_DISCOVERY:
                put(out, at + discovery, FACE_UP if player.up >> age & 1 else HERE)
        if player.discovery != NO_DISCOVERY:
            put(out, at + player.discovery, IN_HAND)

    def fill_cards_of(self, player: Player, place: i64, out: BytesWriter, at: i64) -> None:
        row = place * self.width
        self.fill_cards(player.taken, out, at + self.taken_at + row)
        self.fill_cards(player.aside, out, at + self.aside_at + row)
        trick = at + self.trick_at + place * (self.width + self.discoveries)
        if is_resource(player.card):
            put(out, trick + self.places[player.card], 1)
        elif is_discovery(player.card):
            put(out, trick + self.width + player.card - DISCOVERY, 1)

    def fill_spent(self, player: Player, deck: tuple[int, ...], out: BytesWriter, at: i64) -> None:
        """A view tells what has been played; of an open table it is what lies in neither deck, hand nor aside."""
        if is_hidden(player.deck) or is_hidden(player.hand):
            self.fill_cards(player.spent, out, at)
            return
        for card in deck:
            count(out, at + self.places[card])
        self.take_off(player.deck, out, at)
        self.take_off(player.hand, out, at)
        self.take_off(player.aside, out, at)

    def take_off(self, cards: list[int], out: BytesWriter, at: i64) -> None:
        for card in cards:
            place = at + self.places[card]
            out[place] = out[place] - 1

    def fill_cards(self, cards: list[int], out: BytesWriter, at: i64) -> None:
        for card in cards:
            if card != UNKNOWN:
                count(out, at + self.places[card])


def is_hidden(cards: list[int]) -> bool:
    """Whether these are the backs of cards: one sees all of them, or none."""
    return len(cards) > 0 and cards[0] == UNKNOWN
