"""What lies on the table, and nothing that happens to it.

Everything is open in this game but what chance has still to show. So a pile is a bag of unseen cards whose order
means nothing, and a queue of cards put under it, whose order everybody knows.
"""

from typing import Final, final

from mypy_extensions import i64

from speciate.games.evolutopia.names import KINDS, NONE, SQUARES
from speciate.games.evolutopia.options import Setup
from speciate.kit.tables import GameState

# -- steps: what happens now. The top of the stack is asked first; those below wait until it is done. -----
# Their classes are in `phases/`, and `flow.py` lists them in this order.

SETUP: Final = 0
TURN: Final = 1  # an action, the crises, a good plan or a role
TAKEN: Final = 2  # the action is over and gets its marker (nobody is asked)
AFTER: Final = 3  # after the action: good plans and roles, then the end of the turn
LOOK: Final = 4  # choosing: the top tile, into the study zone or aside
STUDY_ROOM: Final = 5  # the study zone is too full: one tile goes under the pile
UNDER_PILE: Final = 6  # tiles set aside go under the pile, in the order one likes
START: Final = 7  # which evolution goes on site
SITE_ROOM: Final = 8  # the site zone is too full: one goes under the pile
SPARE: Final = 9  # the experts of that one: experts zone or bag
PICTOGRAM: Final = 10  # of the evolution just put on site (nobody is asked)
BONUS: Final = 11  # a blue pictogram
DISMISS: Final = 12  # recruiting: set experts of the zone aside, then draw
PLACE: Final = 13  # the expert drawn: into the zone or aside
ASSIGN: Final = 14
OPEN: Final = 15  # which evolution is inaugurated
BUILD: Final = 16  # where it goes
EFFECTS: Final = 17  # effects of a crisis in a row (nobody is asked)
LOSE_EXPERT: Final = 18
LOSE_STUDY: Final = 19
VACATE: Final = 20
SCRAP: Final = 21
LOSE_PLAN: Final = 22
SHELVE: Final = 23  # the old crisis leaves (nobody is asked)
MEDIATE: Final = 24  # draw the next crisis, or use a role that chooses it
KEEP: Final = 25  # which of two crises comes
ARRIVAL: Final = 26  # what the crisis does as it comes
UNBLOCK_ALL: Final = 27  # (nobody is asked)
BLOCK: Final = 28
FETCH: Final = 29  # role: an expert of one's choice from the bag
VISION: Final = 30  # role: the top tile
DISPATCH: Final = 31  # role: one expert moves
RESPOND: Final = 32  # role: one expert to the crisis
SUMMON: Final = 33  # good plan: an expert of the bag straight to its place
UNBLOCK: Final = 34
BOOST: Final = 35
WATCH: Final = 36
RENEW: Final = 37  # solo: a new role comes (nobody is asked)
PICK: Final = 38  # solo: which role
OVER: Final = 39

STEP_BITS: Final = 6  # of a step among those under way, where 0 is none
STEP_MASK: Final = 63
MOST_STEPS: Final = 10  # as many as fit; fewer can be under way (`possible.py`)

ALL_BLOCKED: Final = (1 << KINDS) - 1  # the mask of all actions

# what the table is busy with, for headings
PHASES: Final = ("setup", "turn", "choose", "site", "recruit", "assign", "inaugurate", "crises", "after", "over")

# -- draws: what nature owes, in order ----------------------------------------------------------------

DRAW_FIRST: Final = 0
DRAW_NUISANCE: Final = 1
DRAW_STUDY: Final = 2  # a tile to the study zone, at the start
DRAW_SITE: Final = 3
DRAW_TOP: Final = 4  # the next tile of the pile comes to light
DRAW_ZONE: Final = 5  # an expert to the zone, at the start
DRAW_EXPERT: Final = 6  # an expert to be placed or set aside
DRAW_CRISIS: Final = 7
DRAW_OFFER: Final = 8  # a crisis to choose from, or to look at
DRAW_PLAN: Final = 9
DRAW_ROLE: Final = 10  # a role for the next seat that has none
DRAW_SECOND: Final = 11  # the hidden role of the player whose turn it is
DRAW_CHOICE: Final = 12  # solo: a role to choose from

# -- the territory: a square holds nothing, the start tile, a nuisance or an evolution (its number) -------

EMPTY: Final = -1
START_TILE: Final = -2
NUISANCE: Final = 64  # plus twice the number of the tile, plus its side


def is_nuisance(square: i64) -> bool:
    return square >= NUISANCE


def is_evolution(square: i64) -> bool:
    return square != EMPTY and square != START_TILE and not is_nuisance(square)


def stacked(steps: list[int]) -> i64:
    """Steps as `Table.stack` holds them, the last on top."""
    stack: i64 = 0
    for step in steps:
        stack = stack << STEP_BITS | (step + 1)
    return stack


def steps_in(stack: i64) -> list[int]:
    """The same as a list."""
    steps: list[int] = []
    while stack > 0:
        steps.append((stack & STEP_MASK) - 1)
        stack >>= STEP_BITS
    steps.reverse()
    return steps


NO_RESULT: Final = 0
WON: Final = 1
LOST: Final = 2
RESULTS: Final = ("", "won", "lost")

# An expert in its place is one int: its kind, and the kind it counts as.
COUNTS_AS: Final = 3


@final
class Site:
    """An evolution on site and the experts on it."""

    __slots__ = ("experts", "tile")

    def __init__(self, tile: i64, experts: list[int]) -> None:
        self.tile = tile
        self.experts = experts

    def copy(self) -> "Site":
        return Site(self.tile, self.experts[:])


@final
class Player:
    __slots__ = ("plans", "roles", "silent", "uses")

    def __init__(self, roles: list[int], plans: list[int]) -> None:
        # both are shared by copies of a table: replaced, never changed
        self.roles = roles  # face up; a second one lies hidden until it is unlocked
        self.plans = plans  # good plans, face up, sorted
        self.uses: i64 = 0  # of a role, towards the second
        self.silent = False  # plan.silence

    def copy(self) -> "Player":
        other = Player(self.roles, self.plans)
        other.uses = self.uses
        other.silent = self.silent
        return other


class Table(GameState):
    """Rules live in `phases/` and `rules/`; `flow.py` makes this the State the contract asks for."""

    def __init__(self, setup: Setup, bare: bool = False) -> None:
        """With `bare` nothing is laid out: `copy_to` does it."""
        super().__init__(setup.seats)
        self.setup = setup
        if not bare:
            self.clear()

    def clear(self) -> None:
        """An empty table."""
        self.stack: i64 = SETUP + 1  # the steps under way, see `steps.py`
        self.owed: list[int] = []  # draws, the next one first; replaced, never changed: copies share it
        self.players: list[Player] = []
        self.first: i64 = NONE
        self.turn: i64 = NONE
        self.turns: i64 = 0  # begun so far
        self.cycles: i64 = 0  # times the crises were managed
        self.result: i64 = NO_RESULT
        # Score & Crises
        self.indicators = [self.setup.indicator_start] * KINDS  # setup.indicators
        self.pawn: i64 = self.setup.crisis_start  # setup.crisis-pawn
        self.crisis: i64 = NONE
        self.crisis_experts: list[int] = []
        self.crises: list[int] = []  # unseen, sorted
        self.crises_top: list[int] = []  # seen and put back on top, the next one first
        self.crises_under: list[int] = []  # put under the pile, the next one first
        # Actions
        self.blocked: i64 = 0  # a bit for each action
        self.study: list[int] = []
        self.sites: list[Site] = []
        self.zone: i64 = 0  # experts, counted by kind: see `rules/experts.py`
        self.bag: i64 = 0
        # Territory
        self.squares = [EMPTY] * SQUARES
        self.nuisances: list[int] = []  # unseen or left in the box, sorted
        self.covered: list[int] = []  # nuisances under evolutions, as on the squares, sorted
        # piles
        self.top: i64 = NONE  # the tile that shows
        self.tiles: list[int] = []
        self.tiles_under: list[int] = []
        self.plans: list[int] = []
        self.plans_under: list[int] = []
        self.roles: list[int] = []
        self.roles_under: list[int] = []
        # this turn
        self.acted: i64 = NONE  # the action taken, or MANAGE
        self.role_used = False
        self.anywhere = False  # plan: the next evolution need not be next to another
        # the step under way
        self.aside_tiles: list[int] = []
        self.aside: i64 = 0  # experts set aside, counted likewise
        self.asides: i64 = 0  # of them, those drawn this time
        self.drawn: i64 = NONE  # the expert to place
        self.spare: list[int] = []  # experts of a site that was cleared
        self.assigned: i64 = 0
        self.assign_limit: i64 = 0
        self.wild = False  # role: one expert may count as any kind
        self.opened: i64 = NONE  # the evolution to place
        self.remedy = False  # role: it must go on a nuisance, any
        self.effects: list[int] = []  # of a crisis, still to come
        self.losing: i64 = 0  # how many are still to go
        self.blocks: i64 = 0  # actions still to block
        self.offered: list[int] = []  # crises or roles to choose from

    def current(self) -> i64:
        """What is asked now."""
        return (self.stack & STEP_MASK) - 1

    def step_names(self) -> tuple[str, ...]:
        """How positions write the steps, by number."""
        raise NotImplementedError

    def is_blocked(self, action: i64) -> bool:
        return self.blocked >> action & 1 != 0

    def copy_to(self, other: "Table") -> None:
        """Makes `other` a table like this one that shares nothing that changes.

        Lists that change seldom are shared: whoever changes one puts another in its place.
        """
        other.actor = self.actor
        other.stack = self.stack
        other.owed = self.owed
        other.players = [player.copy() for player in self.players]
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.cycles = self.cycles
        other.result = self.result
        other.indicators = self.indicators[:]
        other.pawn = self.pawn
        other.crisis = self.crisis
        other.crisis_experts = self.crisis_experts[:]
        other.crises = self.crises
        other.crises_top = self.crises_top
        other.crises_under = self.crises_under
        other.blocked = self.blocked
        other.study = self.study[:]
        other.sites = [site.copy() for site in self.sites]
        other.zone = self.zone
        other.bag = self.bag
        other.squares = self.squares[:]
        other.nuisances = self.nuisances
        other.covered = self.covered
        other.top = self.top
        other.tiles = self.tiles[:]
        other.tiles_under = self.tiles_under[:]
        other.plans = self.plans
        other.plans_under = self.plans_under
        other.roles = self.roles
        other.roles_under = self.roles_under
        self.copy_turn_to(other)

    def copy_turn_to(self, other: "Table") -> None:
        other.acted = self.acted
        other.role_used = self.role_used
        other.anywhere = self.anywhere
        other.aside_tiles = self.aside_tiles
        other.aside = self.aside
        other.asides = self.asides
        other.drawn = self.drawn
        other.spare = self.spare
        other.assigned = self.assigned
        other.assign_limit = self.assign_limit
        other.wild = self.wild
        other.opened = self.opened
        other.remedy = self.remedy
        other.effects = self.effects
        other.losing = self.losing
        other.blocks = self.blocks
        other.offered = self.offered
