"""Evolution in numbers: what a view looks like as bytes, and which moves there are within the bounds."""

from collections.abc import Mapping
from typing import Final, cast, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from speciate.core.encoding import MOST, put
from speciate.games.evolution.cards import CARD_CODES, NO_CARD, TEXTS, TRAITS, UNKNOWN, bit_of, trait_of
from speciate.games.evolution.moves import CODEC, DRAW, FIRST
from speciate.games.evolution.options import Setup
from speciate.games.evolution.state import PHASES, Player, Species, Table
from speciate.kit.encodings import TableEncoding
from speciate.kit.tables import GameState

#: Nothing limits a row of species but the cards; games of random players have at most 10, of good ones 7.
BOUNDS: Final = {"species": 12}

NUMBERS: Final = ("watering hole", "round", "last round", "deck", "out of the game", "fed", "acted", "idle seats")
OF_A_SEAT: Final = ("food in bag", "cards", "species", "declines fat")
OF_A_SPECIES: Final = ("here", "body size", "population", "food", "fat", "face down", "names a trait")
OPEN: Final = 1
FACE_DOWN: Final = 2  # one's own
USED: Final = 3  # this round


@final
class EvolutionEncoding(TableEncoding):
    def __init__(self, setup: Setup, bounds: Mapping[str, int]) -> None:
        super().__init__(CODEC, setup.seats, (FIRST, DRAW), BOUNDS, bounds)
        cards = sorted(set(setup.cards))
        self.slots: i64 = self.bounds["species"]
        self.places = [-1] * CARD_CODES  # of a card in the parts that have one number a card
        for place, card in enumerate(cards):
            self.places[card] = place
        self.domains["card"] = cards
        self.domains["species"] = list(range(self.bounds["species"]))
        self.domains["trait"] = list(range(len(TRAITS)))
        self.domains["side"] = [0, 1]
        self.lay_out(setup, [TEXTS[card] for card in cards], [setup.counts[card] for card in cards])

    def lay_out(self, setup: Setup, cards: list[str], counts: list[int]) -> None:
        add, choose = self.layout.add, self.layout.choose
        seats = self.around
        row = [f"species {place}" for place in range(self.bounds["species"])]
        track, deck = setup.track_limit, len(setup.cards)
        self.phase_at: i64 = choose("phase", "where the round is", PHASES)
        self.first_at: i64 = choose("first", "who has the first player marker", seats)
        self.turn_at: i64 = choose("turn", "whose turn it is, where players take turns", seats)
        highs = [MOST, MOST, 1, deck, deck, 1, 1, setup.seats - 1]
        self.numbers_at: i64 = add("table", "numbers of the table", NUMBERS, highs)
        highs = [MOST, deck, MOST, 1]
        self.seats_at: i64 = add("seats", "what all know of each seat", OF_A_SEAT, highs, (seats,))
        highs = [1, track, track, track, track, len(TRAITS), 1]
        self.species_at: i64 = add("species", "the species from left to right", OF_A_SPECIES, highs, (seats, row))
        about = "traits of each species: 1 open, 2 face down (one's own), 3 used this round"
        values = ("", "", "face down", "used")
        self.traits_at: i64 = add("traits", about, TRAITS, USED, (seats, row), values=values)
        self.ignored_at: i64 = add("ignored", "what Intelligence ignores in the next attack", TRAITS, 1, (seats, row))
        self.hand_at: i64 = add("hand", "one's own cards", cards, counts)
        self.held_at: i64 = choose("held", "the card taken from hand, its use not yet chosen", cards)
        self.laid_at: i64 = choose("laid", "one's own card on the watering hole", cards)
        self.own_at: i64 = add("discarding", "quick variant: one's own discards that nobody has seen", cards, counts)
        self.discards_at: i64 = add("discards", "the discard pile", cards, counts)
        self.renewed_at: i64 = add("renewed", "what the deck was made of at the last reshuffle", cards, counts)

    def fill_seen(self, source: GameState, me: i64, out: BytesWriter, at: i64) -> None:
        table = cast(Table, source)
        put(out, at + self.phase_at + table.phase, 1)
        self.point(out, at + self.first_at, table.first, me)
        self.point(out, at + self.turn_at, table.turn, me)
        self.fill_numbers(table, out, at + self.numbers_at)
        for seat, player in enumerate(table.players):
            self.fill_seat(player, seat == me, self.place(seat, me), out, at)
        if 0 <= table.naming < self.slots:
            thinker = self.place(table.turn, me) * self.slots + table.naming
            put(out, at + self.species_at + thinker * len(OF_A_SPECIES) + len(OF_A_SPECIES) - 1, 1)
        if me >= 0:
            self.fill_own(table.players[me], out, at)
        self.fill_cards(table.discards, out, at + self.discards_at)
        self.fill_cards(table.renewed, out, at + self.renewed_at)

    def fill_numbers(self, table: Table, out: BytesWriter, at: i64) -> None:
        put(out, at, table.hole)
        put(out, at + 1, table.round)
        put(out, at + 2, 1 if table.last_round else 0)
        put(out, at + 3, len(table.deck) - table.unreachable)
        put(out, at + 4, len(table.aside) + table.unreachable)
        put(out, at + 5, 1 if table.fed else 0)
        put(out, at + 6, 1 if table.acted else 0)
        put(out, at + 7, table.idle)

    def fill_seat(self, player: Player, own: bool, place: i64, out: BytesWriter, at: i64) -> None:
        """The card laid on the watering hole counts with those of the hand: that it lies there, `waiting` tells.

        So does what the others hold between hand and table. play.quick: they are seen as they were before they played.
        """
        if not own and player.shown is not None:
            player = player.shown
        to = at + self.seats_at + place * len(OF_A_SEAT)
        cards: i64 = len(player.hand)
        if player.food_card != NO_CARD:
            cards += 1
        if not own and player.held != NO_CARD:
            cards += 1
        put(out, to, player.bag)
        put(out, to + 1, cards)
        put(out, to + 2, len(player.species))
        put(out, to + 3, 1 if player.declined else 0)
        row: i64 = place * self.slots
        end = row + self.slots
        for species in player.species:
            if row < end:
                self.fill_species(species, own, row, out, at)
                row += 1

    def fill_species(self, species: Species, own: bool, row: i64, out: BytesWriter, at: i64) -> None:
        to = at + self.species_at + row * len(OF_A_SPECIES)
        put(out, to, 1)
        put(out, to + 1, species.body)
        put(out, to + 2, species.population)
        put(out, to + 3, species.food)
        put(out, to + 4, species.fat)
        put(out, to + 5, self.fill_traits(species, own, out, at + self.traits_at + row * len(TRAITS)))
        ignoring = species.ignoring
        to = at + self.ignored_at + row * len(TRAITS)
        while ignoring:
            if ignoring & 1:
                put(out, to, 1)
            ignoring >>= 1
            to += 1

    def fill_traits(self, species: Species, own: bool, out: BytesWriter, at: i64) -> i64:
        """Its traits, face down only one's own. Returns how many lie face down."""
        down: i64 = 0
        for held in species.cards:
            card: i64 = held
            if card == UNKNOWN:
                down += 1
            elif species.hidden & bit_of(card):
                down += 1
                if own:
                    put(out, at + trait_of(card), FACE_DOWN)
            else:
                put(out, at + trait_of(card), USED if species.used & bit_of(card) else OPEN)
        return down

    def fill_own(self, player: Player, out: BytesWriter, at: i64) -> None:
        self.fill_cards(player.hand, out, at + self.hand_at)
        self.fill_cards(player.discarding, out, at + self.own_at)
        if player.held != NO_CARD:
            put(out, at + self.held_at + self.places[player.held], 1)
        if player.food_card != NO_CARD:
            put(out, at + self.laid_at + self.places[player.food_card], 1)

    def fill_cards(self, cards: list[int], out: BytesWriter, at: i64) -> None:
        """As `count` does, but in place: most numbers of an observation are made here."""
        places = self.places
        for card in cards:
            place: i64 = places[card]
            place += at
            if out[place] < MOST:
                out[place] = out[place] + 1
