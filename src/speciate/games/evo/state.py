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

EMPTY: Final = -1  # a region without a dino
NOWHERE: Final = -1  # no region
NO_LOT: Final = -1
NO_SEAT: Final = -1


@final
class Player:
    """One seat: its species on the island and on its portrait, its points, its event cards."""

    __slots__ = ("bonus", "dinos", "discount", "dropped", "genes", "hand", "outbid", "owed", "points", "spent")

    def __init__(self, dinos: list[int], genes: list[int], hand: list[int]) -> None:
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
        other = Player(self.dinos[:], self.genes[:], self.hand[:])
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

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.players: list[Player] = []
        self.board: list[int] = []  # by region, the seat whose dino stands there, or EMPTY
        self.pile: list[int] = []  # event cards to draw: a bag, its order means nothing
        self.discards: list[int] = []  # event cards played, face up
        self.bag: list[int] = []  # genes
        self.gone: list[int] = []  # card genes, out of the game
        self.phase: i64 = SETUP
        self.round: i64 = 0
        self.climate: i64 = 0  # the cell of the loop the pawn stands on
        self.meteor: i64 = 0  # the cell of the turn track
        self.die: i64 = 0  # the face it shows since the last roll; 0 before the first
        self.order: list[int] = []  # the seats in this round's order, as far as it is known
        self.turn: i64 = 0  # the place in the order of whoever acts
        self.asking = False  # the seats are asked for event cards, before the phase goes on
        self.climate_played = False  # event.climate-once
        self.barren = False  # an event card forbids births this round
        self.steps: i64 = 0  # left to the seat that moves
        self.attacker: i64 = NOWHERE  # an attack waits for the die: from here
        self.target: i64 = NOWHERE  # to there
        self.swimmer: i64 = NOWHERE  # the dino that swims, its landing not yet chosen
        self.births: i64 = 0  # newborns the seat at turn still has to place
        self.young: list[int] = []  # those it has placed, in ascending order
        self.lots: list[int] = []  # genes laid out for the auction
        self.bids: list[int] = []  # by lot
        self.bidders: list[int] = []  # by lot
        self.lot: i64 = NO_LOT  # the lot a bidder has chosen, the amount not yet named
        self.rebidder: i64 = NO_SEAT  # auction.outbid: who bids again before the next
        self.undrawn: i64 = 0  # genes still to be drawn for the auction
        self.gifts: i64 = 0  # genes an event card gives the seat at turn
        self.owing: i64 = 0  # event cards about to be drawn, all seats together

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

    def copy_to(self, other: "Table") -> None:
        """Makes `other` a table like this one that shares nothing that changes."""
        other.actor = self.actor
        other.players = [player.copy() for player in self.players]
        other.board = self.board[:]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.bag = self.bag[:]
        other.gone = self.gone[:]
        other.phase = self.phase
        other.round = self.round
        other.climate = self.climate
        other.meteor = self.meteor
        other.die = self.die
        other.order = self.order[:]
        other.turn = self.turn
        other.asking = self.asking
        other.climate_played = self.climate_played
        other.barren = self.barren
        other.steps = self.steps
        other.attacker = self.attacker
        other.target = self.target
        other.swimmer = self.swimmer
        other.births = self.births
        other.young = self.young[:]
        other.lots = self.lots[:]
        other.bids = self.bids[:]
        other.bidders = self.bidders[:]
        other.lot = self.lot
        other.rebidder = self.rebidder
        other.undrawn = self.undrawn
        other.gifts = self.gifts
        other.owing = self.owing


def is_counted(table: Table) -> bool:
    """survive.points: whether the survivors of this round have brought their points."""
    return table.phase == METEOR or table.phase == AUCTION or table.phase == OVER
