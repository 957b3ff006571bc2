"""The Action phase: who acts when, and choices that several of its steps can ask for."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import any_of, arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.s_evolution import catalogue, events, moves
from speciate.games.s_evolution.cards import ALL_SUITS, NO_SUIT, SUITS, disaster_of, is_disaster
from speciate.games.s_evolution.options import LEAST_POPULATION
from speciate.games.s_evolution.phases.phase import Phase
from speciate.games.s_evolution.rules import stock, workers
from speciate.games.s_evolution.rules.menus import menus_of
from speciate.games.s_evolution.state import DISASTER, HARVEST, NO_SEAT, Player, Table
from speciate.kit.turn_order import clockwise

# disaster.famine, disaster.earthquake, disaster.fanaticism: why a joker may not be this suit
BARRED: Final = (catalogue.NO_FOOD_IN_FAMINE, catalogue.NO_TOOLS_IN_EARTHQUAKE, catalogue.NO_SCIENCE_IN_FANATICISM)
DISMISSALS: Final = menus_of(moves.DISMISS, workers.COUNT)
LOSSES: Final = menus_of(moves.LOSE, len(SUITS))
GAINS: Final = menus_of(moves.GAIN, len(SUITS))


def open_phase(table: Table) -> None:
    """action.order-2013, action.order-2.0. What was hidden or open this round is so no longer."""
    table.lead = table.winner if table.setup.edition.winner_acts_first else table.turn
    table.winner = NO_SEAT
    table.trump = NO_SUIT
    for player in table.players:
        player.obscured = False
        player.invaded = False
        player.void = 0
    begin(table, table.lead)


def begin(table: Table, seat: i64) -> None:
    """action.whole, disaster.first: one player's whole phase, which begins with the disasters taken."""
    table.phase = DISASTER
    table.turn = seat
    suffering: list[int] = []
    for card in table.players[seat].taken:
        if is_disaster(card):
            suffering.append(disaster_of(card))
    suffering.sort()
    clear(table)
    table.suffering = suffering
    events.tell(table, "action", seat)


def clear(table: Table) -> None:
    """What belongs to one player's phase only."""
    table.held_off = 0
    table.barred = 0
    table.storms = 0
    table.grown = False
    table.evolved = False


def pass_on(table: Table) -> bool:
    """action.whole: the next player clockwise begins; False when all have acted."""
    seat = clockwise(table.turn, table.seats)
    if seat == table.lead:
        return False
    begin(table, seat)
    return True


# -- steps -------------------------------------------------------------------------------------------


class ActionStep(Phase):
    """A step of one player's Action phase. A choice of one resource or worker can be owed in any, before it goes on."""

    def __init__(self, name: str, kinds: tuple[int, ...] = (), not_now: Reason | None = None, asks: str = "") -> None:
        super().__init__(name, (*kinds, moves.GAIN, moves.LOSE, moves.DISMISS), not_now)
        self.asks = asks or name  # how the decision of the step itself is called

    # what a step says of its own, when no such choice is owed

    def must_choose(self, table: Table) -> bool:  # noqa: ARG002 (a step that knows more overrides it)
        """Whether the player who acts has something to decide."""
        return False

    def options(self, table: Table) -> list[int]:  # noqa: ARG002 (a step that knows more overrides it)
        return []

    def any_option(self, table: Table, random: Callable[[], float]) -> int:
        """One of `options`, each as likely. A step may find it without the list."""
        return any_of(self.options(table), random)

    def refuse_option(self, table: Table, move: int) -> Reason | None:  # noqa: ARG002 (a step that knows more overrides it)
        return self.not_now

    def take_option(self, table: Table, seat: int, move: int) -> None:
        raise NotImplementedError(f"{self.name} takes no moves")

    def refuse_now(self, table: Table, kind: int) -> Reason | None:  # noqa: ARG002 (a step that knows more overrides it)
        """Why not one of its moves, at another time."""
        return self.not_now

    # what follows

    def next_actor(self, table: Table) -> int:
        if owes_choice(table) or self.must_choose(table):
            return table.turn
        return NOBODY

    def pending(self, table: Table) -> list[Decision]:
        return [Decision(table.turn, moves.CODEC.kinds[owed(table)].name if owes_choice(table) else self.asks)]

    def legal(self, table: Table, seat: int) -> list[int]:
        if seat != table.turn:
            return []
        return choices(table)[:] if owes_choice(table) else self.options(table)

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:  # noqa: ARG002 (the contract of `Step`)
        if owes_choice(table):
            return any_of(choices(table), random)
        return self.any_option(table, random)

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        kind = kind_of(move)
        if seat != table.turn:
            return not_your_action(table, seat)
        if moves.is_choice(kind):
            return refuse_choice(table, kind, arg_a(move))
        return self.refuse_now(table, kind) if owes_choice(table) else self.refuse_option(table, move)

    def refuse_elsewhere(self, table: Table, seat: int, move: int) -> Reason | None:
        if seat != table.turn and isinstance(table.step(), ActionStep):
            return not_your_action(table, seat)
        kind = kind_of(move)
        return not_now(table, kind) if moves.is_choice(kind) else self.refuse_now(table, kind)

    def apply(self, table: Table, seat: int, move: int) -> None:
        if moves.is_choice(kind_of(move)):
            choose(table, seat, kind_of(move), arg_a(move))
        else:
            self.take_option(table, seat, move)


def not_your_action(table: Table, seat: i64) -> Reason:
    """action.whole: the player before is not done, or one's own phase is over; action.order-2013, action.order-2.0."""
    ahead = (seat - table.turn) % table.seats
    waiting = (table.lead - table.turn - 1) % table.seats
    return table.setup.edition.not_first_to_act if 1 < ahead <= waiting else catalogue.NOT_YOUR_ACTION


# -- choices of one resource or worker ----------------------------------------------------------------


def must_dismiss(player: Player) -> bool:
    """disaster.epidemic, needs.starve: more workers than population."""
    return player.levels != 0 and workers.placed(player) > player.population


def owes_choice(table: Table) -> bool:
    """Whether the player who acts must name a worker or a resource before anything else happens."""
    player = table.players[table.turn]
    if must_dismiss(player):
        return True
    if table.losses:
        settle_losses(table, player)
        if table.losses:
            return True
    if table.gains:
        if gainable(table) == 0:
            table.gains = 0  # every kind is barred: the jokers are worth nothing
        return table.gains > 0
    return False


def settle_losses(table: Table, player: Player) -> None:
    """disaster.last-round-2.0: without a choice, what there is goes; nobody loses more than they have."""
    while table.losses:
        kinds = [suit for suit in range(len(SUITS)) if stock.amount(player, suit)]
        if len(kinds) > 1:
            return
        if kinds:
            lose_resource(table, table.turn, kinds[0])
        else:
            table.losses = 0


def gainable(table: Table) -> i64:
    """The kinds a resource of choice may be. disaster.famine and its like: in 2013 a joker may not be the lost kind."""
    if table.phase == HARVEST and table.setup.edition.jokers_barred:
        return ALL_SUITS & ~table.barred
    return ALL_SUITS


def owed(table: Table) -> i64:
    """The kind of choice that is owed: only one is at a time."""
    if must_dismiss(table.players[table.turn]):
        return moves.DISMISS
    return moves.LOSE if table.losses else moves.GAIN


def choices(table: Table) -> list[int]:
    """The list is shared and must not be changed (`rules.menus`)."""
    player = table.players[table.turn]
    kind = owed(table)
    if kind == moves.DISMISS:
        return DISMISSALS[workers.standing(player)]
    return LOSSES[stock.kinds(player)] if kind == moves.LOSE else GAINS[gainable(table)]


def refuse_choice(table: Table, kind: i64, what: i64) -> Reason | None:
    player = table.players[table.turn]
    dismissing = must_dismiss(player)
    if kind == moves.DISMISS:
        if not dismissing:
            return not_now(table, kind)
        return None if workers.level(player, what) else no_worker(table)
    if dismissing:
        return not_now(table, kind)
    if kind == moves.LOSE:
        if not table.losses:
            return not_now(table, kind)
        return None if stock.amount(player, what) else catalogue.LOSE_NONE
    if table.losses or not table.gains:
        return not_now(table, kind)
    return None if (gainable(table) >> what) & 1 else BARRED[what]


def no_worker(table: Table) -> Reason:
    """disaster.epidemic, needs.starve: the worker who goes is one that was placed."""
    return catalogue.NO_WORKER_IN_EPIDEMIC if table.phase == DISASTER else catalogue.NO_WORKER_TO_STARVE


def choose(table: Table, seat: i64, kind: i64, what: i64) -> None:
    if kind == moves.DISMISS:
        workers.set_level(table.players[seat], what, 0)
        events.tell(table, "worker-dismissed", seat, what)
    elif kind == moves.LOSE:
        lose_resource(table, seat, what)
    else:
        table.gains -= 1
        stock.add(table, table.players[seat], what, 1)
        events.tell(table, "gained", seat, what)


def lose_resource(table: Table, seat: i64, suit: i64) -> None:
    table.losses -= 1
    stock.take(table.players[seat], suit, 1)
    events.tell(table, "lost", seat, suit, 1)


def lose_population(table: Table, seat: i64) -> None:
    """needs.min-pop: one less, never below 1."""
    player = table.players[seat]
    if player.population > LEAST_POPULATION:
        player.population -= 1
        events.tell(table, "population-fell", seat, player.population)


def not_now(table: Table, kind: i64) -> Reason:
    """Why not such a choice, at another time."""
    if kind == moves.DISMISS:
        return catalogue.NO_EPIDEMIC if table.phase == DISASTER else catalogue.NOBODY_STARVED
    return table.setup.edition.not_lose_now if kind == moves.LOSE else catalogue.NOT_GAIN_NOW
