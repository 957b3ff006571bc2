"""What lies on the table."""

from typing import Any, Final, final

from mypy_extensions import i64

from speciate.games.evolution.cards import NO_CARD
from speciate.games.evolution.moves import WITH_CARD
from speciate.games.evolution.options import Setup
from speciate.kit.tables import GameState

# Phases, in rulebook order. The two that only nature acts in come with the phase they belong to.
START: Final = 0  # the first player is drawn
DEAL: Final = 1
FOOD: Final = 2
PLAY: Final = 3
LEAF: Final = 4
FEED: Final = 5
AFTERMATH: Final = 6  # cards for species that starved
OVER: Final = 7

PHASES: Final = ("start", "deal", "food", "play", "leaf", "feed", "aftermath", "over")

UNCOUNTED: Final = -1
NOTHING: Final[list[int]] = []  # what most copies have none of; shared by them, so it is replaced and never added to


@final
class Species:
    """A species board with its traits. `id` counts its owner's species and never changes; positions do."""

    __slots__ = ("body", "cards", "fat", "food", "hidden", "id", "ignoring", "population", "traits", "used")

    def __init__(self, id: i64) -> None:
        self.id: i64 = id
        self.body: i64 = 1
        self.population: i64 = 1
        self.food: i64 = 0
        self.fat: i64 = 0  # food stored on Fat Tissue
        self.cards: tuple[int, ...] = ()  # its trait cards, in the order they were laid
        self.traits: i64 = 0  # the traits of `cards`, as a mask
        self.hidden: i64 = 0  # those of them still face down
        self.used: i64 = 0  # leaf traits already activated this round
        self.ignoring: i64 = 0  # traits Intelligence has named for its next attack

    def copy(self) -> "Species":
        other = Species(self.id)
        other.body = self.body
        other.population = self.population
        other.food = self.food
        other.fat = self.fat
        other.cards = self.cards
        other.traits = self.traits
        other.hidden = self.hidden
        other.used = self.used
        other.ignoring = self.ignoring
        return other


@final
class Player:
    """One seat: its row of species from left to right, its hand, its bag."""

    __slots__ = (
        "_kinds", "bag", "declined", "discarding", "drawn", "ended", "food_card", "hand", "held", "is_hand_shared",
        "kept", "next_id", "owed", "shown", "species",
    )  # fmt: skip

    def __init__(self, species: list[Species], hand: list[int]) -> None:
        self.species = species
        self.next_id: i64 = 0
        self.hand = hand  # sorted; changed by `draw` and `take`, replaced by `hold`
        self.is_hand_shared = False  # with a copy of this seat
        self._kinds: i64 = UNCOUNTED  # how many different cards the hand has; `count_kinds` says it
        self.bag: i64 = 0
        self.food_card: i64 = NO_CARD  # laid on the watering hole, until the food is revealed
        self.held: i64 = NO_CARD  # taken from hand, its use not yet chosen
        self.ended = False  # has ended its turn of the play phase
        self.declined = False  # does not want to fill Fat Tissue any more this round
        self.owed: i64 = 0  # cards it is about to draw
        self.discarding = NOTHING  # quick variant: discards nobody has seen yet
        self.shown: Player | None = None  # quick variant: what the others still see of this seat
        # After a reshuffle: the hand held at that moment and the cards drawn since. Who saw the discards
        # knows what the new deck is made of, so `determinize` must keep the two apart.
        self.kept = NOTHING
        self.drawn = NOTHING

    def new_species(self) -> Species:
        """Body 1, population 1, numbered after its owner's earlier ones; not yet in the row."""
        species = Species(self.next_id)
        self.next_id += 1
        return species

    def hold(self, hand: list[int]) -> None:
        """Has these cards in hand instead, sorted."""
        self.hand = hand
        self.is_hand_shared = False
        self._kinds = UNCOUNTED

    def own_hand(self) -> list[int]:
        """The hand for changing: a list of its own from now on."""
        if self.is_hand_shared:
            self.hand = self.hand[:]
            self.is_hand_shared = False
        return self.hand

    # Loops of their own, not `insort` and `remove`: compiled, those make an object of every number they look at.

    def draw(self, drawn: Any) -> None:
        """A card comes into the hand, as the object it was in the deck."""
        card: i64 = drawn
        hand = self.own_hand()
        at: i64 = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        if self._kinds >= 0 and (at == 0 or hand[at - 1] != card):
            self._kinds += 1
        hand.insert(at, drawn)

    def take(self, card: i64) -> None:
        """A card leaves the hand."""
        hand = self.own_hand()
        at: i64 = 0
        while hand[at] != card:
            at += 1
        hand.pop(at)
        if self._kinds >= 0 and (at == len(hand) or hand[at] != card):
            self._kinds -= 1

    def mix(self) -> None:
        """Gives up the order of the hand, for whoever keeps to `own_hand` alone until the next `hold`."""
        self.hold(self.hand[:])

    def moves_of(self, kind: i64) -> list[int]:
        """A move of this kind with each different card of the hand."""
        made = WITH_CARD[kind]
        out: list[Any] = []
        last: i64 = NO_CARD
        for held in self.hand:
            card: i64 = held
            if card != last:
                out.append(made[card])
                last = card
        return out

    def count_kinds(self) -> i64:
        """How many different cards the hand has: counted once, then kept up by whoever draws and takes."""
        if self._kinds == UNCOUNTED:
            self._kinds = 0
            last: i64 = NO_CARD
            for held in self.hand:
                card: i64 = held
                if card != last:
                    self._kinds += 1
                    last = card
        return self._kinds

    def kind_at(self, at: i64) -> i64:
        """One of the different cards, in their order."""
        last: i64 = NO_CARD
        for held in self.hand:
            card: i64 = held
            if card != last:
                last = card
                at -= 1
                if at < 0:
                    break
        return last

    def copy(self) -> "Player":
        other = Player([species.copy() for species in self.species], self.hand)
        other.is_hand_shared = True
        self.is_hand_shared = True
        other._kinds = self._kinds
        other.next_id = self.next_id
        other.bag = self.bag
        other.food_card = self.food_card
        other.held = self.held
        other.ended = self.ended
        other.declined = self.declined
        other.owed = self.owed
        other.discarding = self.discarding  # replaced, never changed
        if self.shown is not None:
            other.shown = self.shown.copy()
        other.kept = self.kept  # likewise
        other.drawn = self.drawn  # likewise
        return other


class Table(GameState):
    """Everything that lies on a table of Evolution, and nothing that happens to it.

    Rules live in `phases/`, `rules/` and `traits/`; `flow.py` makes it the State the contract asks for.
    """

    def __init__(self, setup: Setup, players: list[Player], deck: list[int], discards: list[int]) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.players = players
        self.deck = deck  # a bag: its order means nothing; who changes it takes it from `own_deck`
        self.is_deck_shared = False  # with a copy of this table
        # setup.two-players: so many cards of the deck never come up. Which ones is settled by never drawing them.
        self.unreachable: i64 = 0
        self.aside = NOTHING  # those cards, once the deck has been reshuffled without them
        self.discards = discards  # a bag too: face up, known to all; who changes it takes it from `own_discards`
        self.are_discards_shared = False
        self.renewed = NOTHING  # what the last reshuffle made the deck of, and
        self.old = NOTHING  # what was in hands and aside at that moment: both known to all
        self.hole: i64 = 0  # plants on the watering hole
        self.first: i64 = 0  # the seat with the first player marker
        self.round: i64 = 0
        self.last_round: i64 = 0  # 0 while nobody knows
        self.phase: i64 = START
        self.turn: i64 = 0
        self.owing: i64 = 0  # cards about to be drawn, all seats together
        self.fed = False  # this feeding turn's normal feeding is done
        self.acted = False  # something was eaten or thought of in this feeding turn
        self.idle: i64 = 0  # seats in a row that did nothing
        self.naming: i64 = -1  # the species whose Intelligence must name a trait

    def pass_turn(self) -> None:
        """The next player's turn, until the first player's would come again."""
        following = seat_after(self, self.turn)
        if following != self.first:
            self.turn = following

    def species_at(self, seat: i64, place: i64) -> Species | None:
        """What lies there, if anything does."""
        if seat >= self.seats or place >= len(self.players[seat].species):
            return None
        return self.players[seat].species[place]

    def copy_to(self, other: "Table") -> None:
        """Makes `other`, which has its players, deck and discards, a table like this one in all the rest.

        Both have the same two bags: whoever changes one first makes it its own.
        """
        other.is_deck_shared = True
        other.are_discards_shared = True
        self.is_deck_shared = True
        self.are_discards_shared = True
        other.actor = self.actor
        other.unreachable = self.unreachable
        other.aside = self.aside  # replaced, never changed
        other.renewed = self.renewed  # likewise
        other.old = self.old  # likewise
        other.hole = self.hole
        other.first = self.first
        other.round = self.round
        other.last_round = self.last_round
        other.phase = self.phase
        other.turn = self.turn
        other.owing = self.owing
        other.fed = self.fed
        other.acted = self.acted
        other.idle = self.idle
        other.naming = self.naming


def own_deck(table: Table) -> list[int]:
    """The deck for changing: a list of its own from now on. Like the next ones not a method, see `seat_after`."""
    if table.is_deck_shared:
        table.deck = table.deck[:]
        table.is_deck_shared = False
    return table.deck


def own_discards(table: Table) -> list[int]:
    """The same of the discards."""
    if table.are_discards_shared:
        table.discards = table.discards[:]
        table.are_discards_shared = False
    return table.discards


def seat_after(table: Table, seat: i64) -> i64:
    """The seat to the left of `seat`. Not a method: those of a class with subclasses cannot be inlined."""
    following = seat + 1
    if following < table.seats:  # no `if ... else 0`: compiled, that makes an object of the number
        return following
    return 0
