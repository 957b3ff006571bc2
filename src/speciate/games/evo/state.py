"""What lies on the table."""

from random import Random
from typing import Final, final

from mypy_extensions import i64

from speciate.games.evo.cards import NO_BONUS, UNKNOWN
from speciate.games.evo.options import Setup
from speciate.kit.bag import shuffle
from speciate.kit.tables import GameState, TableView

# Phases, in rulebook order; the sixth is two here, for it can end the game between them.
SETUP: Final = 0  # beaches and cards are drawn
INITIATIVE: Final = 1
CLIMATE: Final = 2
MOVEMENT: Final = 3
BIRTHS: Final = 4
SURVIVAL: Final = 5
METEOR: Final = 6
AUCTION: Final = 7
OVER: Final = 8

PHASES: Final = ("setup", "initiative", "climate", "movement", "births", "survival", "meteor", "auction", "over")

EMPTY: Final = 9  # a region without a dino: no seat, and in compiled code a number as quickly read as a seat
NOWHERE: Final = -1  # no region
NO_LOT: Final = -1
NO_SEAT: Final = -1


@final
class Player:
    """One seat: its species on the island and on its portrait, its points, its event cards.

    Genes and hand seldom change: they are replaced, never changed, so that copies can share them.
    """

    __slots__ = ("bonus", "dinos", "discount", "dropped", "genes", "hand", "outbid", "owed", "points", "spent")

    def __init__(self, dinos: list[i64], genes: list[i64], hand: list[i64]) -> None:
        self.dinos = dinos  # the regions they stand on, in ascending order
        self.genes = genes  # how many of each kind its portrait shows, the printed ones too
        self.points: i64 = 0
        self.spent: i64 = 0  # points paid for genes so far
        self.hand = hand  # event cards, sorted
        self.owed: i64 = 0  # event cards it is about to draw
        self.bonus: tuple[int, ...] = NO_BONUS  # what event cards add this round, by effect
        self.discount: i64 = 0  # auction.mutant: of the auction that runs
        self.outbid = False  # has been outbid in the auction that runs
        self.dropped = False  # has dropped out of it

    def copy(self) -> "Player":
        other = Player(self.dinos[:], self.genes, self.hand)
        other.points = self.points
        other.spent = self.spent
        other.owed = self.owed
        other.bonus = self.bonus
        other.discount = self.discount
        other.outbid = self.outbid
        other.dropped = self.dropped
        return other


class Table(GameState):
    """Everything that lies on a table of Evo, and nothing that happens to it.

    Rules live in `phases/` and `rules/`; `flow.py` lists the phases in the rulebook's order.
    """

    setup: Setup
    players: list[Player]
    board: list[i64]  # by region, the seat whose dino stands there, or EMPTY
    pile: list[int]  # event cards to draw: a bag, its order means nothing
    discards: list[int]  # event cards played, face up
    bag: list[int]  # genes
    gone: list[int]  # card genes, out of the game
    phase: i64
    round: i64
    climate: i64  # the cell of the loop the pawn stands on
    meteor: i64  # the cell of the turn track
    die: i64  # the face it shows since the last roll; 0 before the first
    order: list[i64]  # the seats in this round's order, as far as it is known
    turn: i64  # the place in the order of whoever acts
    asking: bool  # the seats are asked for event cards, before the phase goes on
    climate_played: bool  # event.climate-once
    barren: bool  # an event card forbids births this round
    steps: i64  # left to the seat that moves
    attacker: i64  # an attack waits for the die: from here
    target: i64  # to there
    swimmer: i64  # the dino that swims, its landing not yet chosen
    births: i64  # newborns the seat at turn still has to place
    young: list[i64]  # those it has placed, in ascending order
    lots: list[i64]  # genes laid out for the auction
    bids: list[int]  # by lot
    bidders: list[int]  # by lot
    lot: i64  # the lot a bidder has chosen, the amount not yet named
    rebidder: i64  # auction.outbid: who bids again before the next
    undrawn: i64  # genes still to be drawn for the auction
    gifts: i64  # genes an event card gives the seat at turn
    owing: i64  # event cards about to be drawn, all seats together
    _cradles: list[int] | None  # the births to choose from, once they are worked out; no part of the position

    def __init__(self, setup: Setup, other: "Table | None" = None) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        if other is None:
            self.clear()
        else:
            self.become(other)

    def clear(self) -> None:
        """Nothing lies on the table yet."""
        self.players = []
        self.board = []
        self.pile = []
        self.discards = []
        self.bag = []
        self.gone = []
        self.phase = SETUP
        self.round = 0
        self.climate = 0
        self.meteor = 0
        self.die = 0
        self.order = []
        self.turn = 0
        self.asking = False
        self.climate_played = False
        self.barren = False
        self.steps = 0
        self.attacker = NOWHERE
        self.target = NOWHERE
        self.swimmer = NOWHERE
        self.births = 0
        self.young = []
        self.lots = []
        self.bids = []
        self.bidders = []
        self.lot = NO_LOT
        self.rebidder = NO_SEAT
        self.undrawn = 0
        self.gifts = 0
        self.owing = 0
        self._cradles = None

    def become(self, other: "Table") -> None:
        """A table like another that shares nothing that changes: a copy is made so, without an empty table before.

        What is never changed but replaced, because it seldom changes, is shared: the order, discards, card genes gone.
        """
        self.actor = other.actor
        self.players = [player.copy() for player in other.players]
        self.board = other.board[:]
        self.pile = other.pile[:]
        self.discards = other.discards
        self.bag = other.bag[:]
        self.gone = other.gone
        self.phase = other.phase
        self.round = other.round
        self.climate = other.climate
        self.meteor = other.meteor
        self.die = other.die
        self.order = other.order
        self.turn = other.turn
        self.asking = other.asking
        self.climate_played = other.climate_played
        self.barren = other.barren
        self.steps = other.steps
        self.attacker = other.attacker
        self.target = other.target
        self.swimmer = other.swimmer
        self.births = other.births
        self.young = other.young[:]
        self.lots = other.lots[:]
        self.bids = other.bids[:]
        self.bidders = other.bidders[:]
        self.lot = other.lot
        self.rebidder = other.rebidder
        self.undrawn = other.undrawn
        self.gifts = other.gifts
        self.owing = other.owing
        self._cradles = None  # changed in place: a copy works it out again, if at all

    def open(self, phase: int) -> None:
        """The table goes on to another phase."""
        raise NotImplementedError

    def begin(self) -> None:
        """The event cards of this phase are played: what it is about begins."""
        raise NotImplementedError

    def hide(self, seat: int) -> None:
        """event.hidden: the others' hands and the pile are backs of cards; all else is for all to see."""
        for owner, player in enumerate(self.players):
            if owner != seat:
                player.hand = [UNKNOWN] * len(player.hand)
        self.pile = [UNKNOWN] * len(self.pile)
        self.bag = sorted(self.bag)  # how it lies is not to be seen, and must not tell an imagined table from another

    def imagine(self, view: TableView, rng: Random) -> None:
        """Nothing that is done with a card tells of the others, so every deal of the unseen ones is as likely."""
        if view.worked_out is None:
            view.worked_out = self.unseen_cards()
        unseen = view.worked_out[:]
        shuffle(unseen, rng)
        for player in self.players:
            if UNKNOWN in player.hand:
                player.hand = sorted([unseen.pop() for _ in player.hand])
        self.pile = unseen

    def unseen_cards(self) -> list[int]:
        """Every card of the pack that does not lie open."""
        unseen = self.setup.pack.events[:]
        seen = self.discards[:]
        for player in self.players:
            seen += player.hand
        for card in seen:
            if card != UNKNOWN:
                unseen.remove(card)
        return unseen


def is_counted(table: Table) -> bool:
    """survive.points: whether the survivors of this round have brought their points."""
    return table.phase == METEOR or table.phase == AUCTION or table.phase == OVER
