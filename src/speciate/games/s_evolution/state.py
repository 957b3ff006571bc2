"""What lies on the table."""

from typing import Final, final

from mypy_extensions import i64

from speciate.games.s_evolution.cards import NO_CARD, NO_DISCOVERY, NO_SUIT
from speciate.games.s_evolution.options import Setup
from speciate.kit.tables import GameState

# Phases, in rulebook order.
START: Final = 0  # the first player is drawn
HAND: Final = 1
TRUMP: Final = 2
PLAY: Final = 3
TAKE: Final = 4
DISASTER: Final = 5  # from here on the steps of one player's Action phase
HARVEST: Final = 6
TRADE: Final = 7
NEEDS: Final = 8
MANAGE: Final = 9
OVER: Final = 10

PHASES: Final = ("start", "hand", "trump", "play", "take", "disaster", "harvest", "trade", "needs", "manage", "over")

NO_SEAT: Final = -1
STOCK_BITS: Final = 4  # of a resource in `Player.stock`
SEAT_BITS: Final = 3  # of a seat in `Table.choosers`, where 0 is none
SEAT_MASK: Final = 7
MOST_CHOOSERS: Final = 20  # as many as fit; there are never more than seats
LEVEL_BITS: Final = 2  # of a building in `Player.levels`
NOT_PAID: Final = -1  # the needs of the player who acts are still to be paid


def seats_in(choosers: i64) -> list[int]:
    """The seats that a number like `Table.choosers` holds, the next first."""
    seats: list[int] = []
    while choosers > 0:
        seats.append((choosers & SEAT_MASK) - 1)
        choosers >>= SEAT_BITS
    return seats


def choosers_of(seats: list[int]) -> i64:
    """The same the other way round."""
    choosers: i64 = 0
    for seat in reversed(seats):
        choosers = choosers << SEAT_BITS | (seat + 1)
    return choosers


@final
class Player:
    """One seat: its board, its Discoveries, its deck and hand, what it has taken this round.

    Copies of a table share its lists of cards but `taken`: they are replaced, never changed (or see
    `phases.hand.own_cards`).
    """

    def __init__(
        self, deck: list[int], hand: list[int], taken: list[int], spent: list[int], aside: list[int] | None = None
    ) -> None:
        self.age: i64 = 1
        self.population: i64 = 0
        self.score: i64 = 0
        self.stock: i64 = 0  # four bits a resource: see `rules.stock`
        self.levels: i64 = 0  # two bits a building, 0 without a worker: see `rules.workers`
        self.deck = deck  # a bag: its order means nothing
        self.hand = hand  # resource cards, sorted
        # hand.blind: cards that nobody has looked at. They stay in the deck, which is one bag of unknown cards
        # with them, until one is turned up.
        self.unseen: i64 = 0
        self.owed: i64 = 0  # cards it is about to draw
        self.discovery: i64 = NO_DISCOVERY  # in hand, or shuffled among the unseen cards
        self.slots: tuple[int, ...] = ()  # the Discovery at each Age's place, NO_DISCOVERY while it is played
        self.up: i64 = 0  # those of them face up, a bit an Age
        self.card: i64 = NO_CARD  # played to this trick; a Discovery as DISCOVERY + its number
        self.card_taken = False  # somebody has taken it
        self._claim: i64 = 0  # how early it takes a card, while `rules.choosing` orders them; no part of the position
        self.taken = taken  # resource cards taken this round
        self.aside = [] if aside is None else aside  # disasters turned up in the first round of 2013, until it ends
        self.void: i64 = 0  # suits it has shown not to hold this round, by not following
        self.obscured = False  # plays unseen: this round, or (once the Action phase began) the next
        self.invaded = False  # plays with an open hand, likewise
        self.rose = False  # has risen an Age by its needs this round
        self.spent = spent  # in views: the cards of its deck that have been played

    def set_slot(self, age: i64, discovery: i64) -> None:
        """Puts a Discovery (or none) at an Age's place. `slots` is replaced, for copies share it."""
        slots = list(self.slots)
        slots[age - 1] = discovery
        self.slots = tuple(slots)

    def copy(self) -> "Player":
        other = Player(self.deck, self.hand, self.taken[:], self.spent, self.aside)
        other.age = self.age
        other.population = self.population
        other.score = self.score
        other.stock = self.stock
        other.levels = self.levels
        other.unseen = self.unseen
        other.owed = self.owed
        other.discovery = self.discovery
        other.slots = self.slots  # replaced, never changed
        other.up = self.up
        other.card = self.card
        other.card_taken = self.card_taken
        other.void = self.void
        other.obscured = self.obscured
        other.invaded = self.invaded
        other.rose = self.rose
        return other


class Table(GameState):
    """Everything that lies on a table of S-Evolution, and nothing that happens to it.

    Rules live in `phases/` and `rules/`; `flow.py` makes it the State the contract asks for.
    """

    def __init__(
        self,
        setup: Setup,
        players: list[Player] | None = None,
        suffering: list[int] | None = None,
    ) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.players = [] if players is None else players
        self.gone: tuple[int, ...] = ()  # resource cards out of the game, all decks together
        self.round: i64 = 0
        self.phase: i64 = START
        self.lead: i64 = 0  # where the current turn order begins: the trick's leader, the first to act
        self.turn: i64 = 0  # whose turn it is to play, choose or act
        self.owing: i64 = 0  # cards about to be drawn, all seats together
        self.turning = False  # nature turns up a card of `turn`, who plays unseen
        self.replacing = False  # ... because the one before was a disaster of the first round
        self.trump: i64 = NO_SUIT
        self.colour: i64 = NO_SUIT  # the set colour of the trick
        self.choosers: i64 = 0  # the seats still to choose a card of the trick, the next in the lowest bits
        self.winner: i64 = NO_SEAT  # who chose, or will choose, the first resource card of the trick
        # the Action phase of `turn`
        # its disasters still to be applied; replaced, never changed
        self.suffering = [] if suffering is None else suffering
        self.held_off: i64 = 0  # disasters its Shield has held off
        self.barred: i64 = 0  # suits whose cards are lost to Famine and its like
        self.storms: i64 = 0  # how much less each production building yields
        self.gains: i64 = 0  # resources of its choice it is about to gain
        self.losses: i64 = 0  # resources of its choice it is about to lose
        self.trades: i64 = 0  # resources whose kind it can still change
        self.met: i64 = NOT_PAID  # how many needs it has met
        self.unmet: i64 = 0  # and how many not
        self.rising = False  # whether it rises an Age is for it to say
        self.grown = False  # has bought population this round
        self.evolved = False  # has bought an Age this round

    def copy_to(self, other: "Table") -> None:
        """What `other`, a copy, was not given when it was made."""
        other.actor = self.actor
        other.gone = self.gone  # replaced, never changed
        other.round = self.round
        other.phase = self.phase
        other.lead = self.lead
        other.turn = self.turn
        other.owing = self.owing
        other.turning = self.turning
        other.replacing = self.replacing
        other.trump = self.trump
        other.colour = self.colour
        other.choosers = self.choosers
        other.winner = self.winner
        other.held_off = self.held_off
        other.barred = self.barred
        other.storms = self.storms
        other.gains = self.gains
        other.losses = self.losses
        other.trades = self.trades
        other.met = self.met
        other.unmet = self.unmet
        other.rising = self.rising
        other.grown = self.grown
        other.evolved = self.evolved
