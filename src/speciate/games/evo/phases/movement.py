"""Phase 3: each player in turn moves their dinos, step by step; entering a held region is an attack."""

from typing import final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import A, arg_a, arg_b, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE
from speciate.games.evo import catalogue, events, genes, moves
from speciate.games.evo.cards import LEG, SWIM
from speciate.games.evo.island import bits_of
from speciate.games.evo.phases.phase import Phase
from speciate.games.evo.rules import combat, dinos, event_cards
from speciate.games.evo.state import EMPTY, NOWHERE, Player, Table


@final
class Movement(Phase):
    """move.turns: in the round's order, each their whole movement."""

    def begin_turn(self, table: Table) -> None:
        table.steps = most_steps(table.players[table.order[table.turn]])

    def next_actor(self, table: Table) -> int:
        return super().next_actor(table) if table.attacker == NOWHERE else NATURE

    def has_turn(self, table: Table, player: Player) -> bool:
        return table.steps > 0 and len(player.dinos) > 0

    def end(self, table: Table) -> None:
        table.steps = 0  # those of a last seat without a dino too

    def pending(self, table: Table) -> list[Decision]:
        swims = table.swimmer != NOWHERE
        return [Decision(table.actor, "land" if swims else "move", step=swims)]

    # -- what can be done

    def legal(self, table: Table, seat: int) -> list[int]:
        if seat != table.actor:
            return []
        if table.swimmer != NOWHERE:
            return landings(table)
        player = table.players[seat]
        island = table.setup.island
        out = steps_by_borders(table, player) if island.is_large else steps_by_bits(table, player)
        if player.bonus[SWIM] and has_free_coast(table):
            add_swims(table, player, out)
        if not event_cards.is_quiet(table):
            event_cards.add_plays(table, player, out)
        out.append(moves.END)
        return out

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        """event.when: a card to swim with is played in one's own movement."""
        if kind_of(move) in (moves.PLAY, moves.AIM, moves.STRIKE):
            return event_cards.refuse(table, seat, move)
        return super().refuse(table, seat, move)

    def judge(self, table: Table, seat: int, move: int) -> Reason | None:
        kind = kind_of(move)
        if kind == moves.LAND:
            return refuse_landing(table, arg_a(move))
        if table.swimmer != NOWHERE:
            return catalogue.LAND_FIRST
        if kind == moves.END:
            return None
        region = table.setup.island.regions[arg_a(move)]
        if region == NOWHERE:
            return catalogue.NO_REGION
        if table.board[region] != seat:
            return catalogue.MOVE_NO_DINO
        player = table.players[seat]
        if kind == moves.SWIM:
            return refuse_swim(table, player, region)
        return refuse_step(table, player, region, table.setup.island.regions[arg_b(move)])

    # -- what it does

    def apply(self, table: Table, seat: int, move: int) -> None:
        kind = kind_of(move)
        regions = table.setup.island.regions
        if kind == moves.MOVE:
            apply_step(table, seat, regions[arg_a(move)], regions[arg_b(move)])
        elif kind == moves.END:
            table.steps = 0  # move.steps: moving is optional
        elif kind == moves.SWIM:
            table.swimmer = regions[arg_a(move)]
        elif kind == moves.LAND:
            apply_landing(table, seat, regions[arg_a(move)])
        else:
            event_cards.apply(table, seat, move)


def most_steps(player: Player) -> int:
    """move.steps: as many as legs, this round's cards counted in."""
    return max(0, player.genes[genes.LEG] + player.bonus[LEG])


def steps_by_bits(table: Table, player: Player) -> list[int]:
    """The steps of a player's dinos, who has one. Each dino's are a list that is kept."""
    menus = table.setup.island.steps
    closed = closed_to(table, player)
    herd = player.dinos
    out = menus.menu(herd[0], closed)[:]
    at: i64 = 1
    count: i64 = len(herd)
    while at < count:
        out += menus.menu(herd[at], closed)
        at += 1
    return out


def steps_by_borders(table: Table, player: Player) -> list[int]:
    """The same on any island."""
    island = table.setup.island
    out: list[int] = []
    for region in player.dinos:
        for side, to in enumerate(island.adjacent[region]):
            holder = table.board[to]
            if holder == EMPTY or may_attack(table, player, holder):
                out.append(moves.MOVE | island.ways[region][side])
    return out


def closed_to(table: Table, player: Player) -> i64:
    """move.own, combat.outmatched: the regions that no dino of a player may step into, as bits (`island.py`)."""
    closed = bits_of(player.dinos)
    horns = combat.attack(player)
    for other in table.players:
        if other is not player and horns - combat.defence(other) < combat.FEWEST:
            closed |= bits_of(other.dinos)
    return closed


def may_attack(table: Table, player: Player, holder: i64) -> bool:
    """move.own, combat.outmatched. move.climate-blind: the climate is not asked."""
    other = table.players[holder]
    return other is not player and combat.horns_ahead(player, other) >= combat.FEWEST


def add_swims(table: Table, player: Player, out: list[int]) -> None:
    island = table.setup.island
    for region in player.dinos:
        if island.coast[region]:
            out.append(moves.SWIM | island.codes[region] << A)


def landings(table: Table) -> list[int]:
    island = table.setup.island
    free = [region for region, holder in enumerate(table.board) if holder == EMPTY and island.coast[region]]
    return [moves.LAND | island.codes[region] << A for region in free]


def has_free_coast(table: Table) -> bool:
    coast = table.setup.island.coast
    for region, holder in enumerate(table.board):
        if holder == EMPTY and coast[region]:
            return True
    return False


def refuse_step(table: Table, player: Player, start: int, end: int) -> Reason | None:
    """move.steps: to a bordering region; move.own, move.one-each; combat.outmatched."""
    if end == NOWHERE:
        return catalogue.NO_REGION
    if end not in table.setup.island.adjacent[start]:
        return catalogue.MOVE_NOT_ADJACENT
    holder = table.board[end]
    if holder == EMPTY or may_attack(table, player, holder):
        return None
    return catalogue.MOVE_OWN if table.players[holder] is player else catalogue.ATTACK_OUTMATCHED


def refuse_swim(table: Table, player: Player, region: int) -> Reason | None:
    """event.when: only with the card, from coast to coast."""
    if not player.bonus[SWIM]:
        return catalogue.SWIM_NOT_NOW
    if not table.setup.island.coast[region]:
        return catalogue.SWIM_INLAND
    return None if has_free_coast(table) else catalogue.SWIM_NO_ROOM


def refuse_landing(table: Table, code: int) -> Reason | None:
    if table.swimmer == NOWHERE:
        return catalogue.LAND_NOT_NOW
    region = table.setup.island.regions[code]
    if region == NOWHERE:
        return catalogue.NO_REGION
    if not table.setup.island.coast[region]:
        return catalogue.LAND_INLAND
    return None if table.board[region] == EMPTY else catalogue.LAND_OCCUPIED


def apply_step(table: Table, seat: int, start: int, end: int) -> None:
    """combat.step: an attack costs its one step too, and who wins it may move on."""
    table.steps -= 1
    if table.board[end] == EMPTY:
        dinos.step(table, seat, start, end)
        if table.listener is not None:
            events.stepped(table, "moved", seat, start, end)
    else:
        combat.declare(table, seat, start, end)


def apply_landing(table: Table, seat: int, region: int) -> None:
    start = table.swimmer
    table.swimmer = NOWHERE
    table.steps -= 1
    event_cards.add_bonus(table.players[seat], SWIM, -1)
    dinos.step(table, seat, start, region)
    if table.listener is not None:
        events.stepped(table, "swam", seat, start, region)
