"""Event cards: when they may be played, on whom, and what they do."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evo import events, moves
from speciate.games.evo.cards import (
    BARREN,
    CARD_EFFECTS,
    CLIMATE,
    FAR_EGG,
    GENE,
    STRIKE,
    STRIKE_CARD,
    SWIM,
    amount_of,
    card_text,
    effect_of,
    is_aimed,
)
from speciate.games.evo.catalogue import (
    CARD_FROM_HAND,
    CARD_HAS_NO_TARGET,
    CARD_NEEDS_TARGET,
    CARD_NOT_ON_ONESELF,
    CARD_OTHER_TIME,
    CARD_TOO_EARLY,
    CLIMATE_ONCE,
    LAND_FIRST,
    NO_REGION,
    NO_SUCH_SEAT,
    NOT_CARD_NOW,
    NOT_YOUR_CARD,
    STRIKE_NO_DINO,
    STRIKE_NOT_MORE,
)
from speciate.games.evo.rules import dinos
from speciate.games.evo.state import CLIMATE as CLIMATE_PHASE
from speciate.games.evo.state import EMPTY, MOVEMENT, NOWHERE, PHASES, Player, Table

WINDOWS: Final = [PHASES.index(row.phase) for row in CARD_EFFECTS]  # event.when: the phase each effect belongs to


# -- asking ---------------------------------------------------------------------------------------


def open_window(table: Table) -> None:
    """event.order: before a phase goes on the seats are asked in the round's order, each until they pass."""
    table.asking = True
    table.turn = 0


def next_actor(table: Table) -> i64:
    """Whoever holds a card is asked, whatever card it is: event.hidden. event.first-rounds: nobody at first."""
    if table.round > table.setup.quiet_rounds and not (table.phase == CLIMATE_PHASE and table.climate_played):
        while table.turn < table.seats:
            seat = table.order[table.turn]
            if table.players[seat].hand:
                return seat
            table.turn += 1
    table.asking = False
    table.turn = 0
    return NOBODY


def fits(table: Table, card: i64) -> bool:
    """event.when: whether a card's moment is now."""
    effect = effect_of(card)
    return WINDOWS[effect] == table.phase and (effect == SWIM) != table.asking


def moment_of(card: i64) -> str:
    """event.when: a card's moment in a word."""
    row = CARD_EFFECTS[effect_of(card)]
    return row.name if row.in_turn else row.phase


# -- what can be done -----------------------------------------------------------------------------


def legal(table: Table, seat: i64) -> list[int]:
    """What a seat that is asked can answer."""
    out: list[int] = []
    if seat == table.order[table.turn]:
        add_plays(table, seat, out)
        out.append(moves.PASS)
    return out


def add_plays(table: Table, seat: i64, out: list[int]) -> None:
    """event.many: each different card whose moment it is, with everyone it can be aimed at."""
    last: i64 = -1
    for card in table.players[seat].hand:
        if card == last or not fits(table, card):
            continue
        last = card
        if effect_of(card) == STRIKE:
            add_strikes(table, seat, out)
        elif is_aimed(card):
            for other in range(table.seats):
                if other != seat:
                    out.append(moves.aim(card, other))
        else:
            out.append(moves.play(card))


def add_strikes(table: Table, seat: i64, out: list[int]) -> None:
    own = len(table.players[seat].dinos)
    for player in table.players:
        if len(player.dinos) > own:
            for region in player.dinos:
                out.append(moves.strike(table.setup.island.codes[region]))


def refuse(table: Table, seat: i64, move: i64) -> Reason | None:
    kind = kind_of(move)
    if kind == moves.PASS:
        if not table.asking:
            return NOT_CARD_NOW
        return None if seat == table.order[table.turn] else NOT_YOUR_CARD
    card = STRIKE_CARD if kind == moves.STRIKE else arg_a(move)
    reason = refuse_time(table, seat, card)
    if reason is not None:
        return reason
    if kind == moves.STRIKE:
        return refuse_strike(table, seat, table.setup.island.regions[arg_a(move)])
    if kind == moves.PLAY:
        return CARD_NEEDS_TARGET if is_aimed(card) or effect_of(card) == STRIKE else None
    if not is_aimed(card):
        return CARD_HAS_NO_TARGET
    if arg_b(move) >= table.seats:
        return NO_SUCH_SEAT
    return CARD_NOT_ON_ONESELF if arg_b(move) == seat else None


def refuse_time(table: Table, seat: i64, card: i64) -> Reason | None:
    """event.first-rounds, event.order, event.climate-once, event.when"""
    if table.round <= table.setup.quiet_rounds:
        return CARD_TOO_EARLY
    if not table.asking and table.phase != MOVEMENT:
        return NOT_CARD_NOW
    acts = seat == table.order[table.turn]
    if table.asking and not acts:
        return NOT_YOUR_CARD
    if card not in table.players[seat].hand:
        return CARD_FROM_HAND
    if effect_of(card) == CLIMATE and table.climate_played:
        return CLIMATE_ONCE
    if not acts or not fits(table, card):
        return CARD_OTHER_TIME
    return None if table.swimmer == NOWHERE else LAND_FIRST


def refuse_strike(table: Table, seat: i64, region: i64) -> Reason | None:
    if region == NOWHERE:
        return NO_REGION
    owner = table.board[region]
    if owner == EMPTY or owner == seat:
        return STRIKE_NO_DINO
    return None if len(table.players[owner].dinos) > len(table.players[seat].dinos) else STRIKE_NOT_MORE


# -- what it does ---------------------------------------------------------------------------------


def apply(table: Table, seat: i64, move: i64) -> None:
    """Plays a card, or passes: a seat that passed is not asked again before this phase."""
    kind = kind_of(move)
    if kind == moves.PASS:
        table.turn += 1
    elif kind == moves.STRIKE:
        apply_strike(table, seat, table.setup.island.regions[arg_a(move)])
    elif kind == moves.AIM:
        target: i64 = arg_b(move)
        discard(table, seat, arg_a(move))
        add_bonus(table.players[target], arg_a(move))
        if table.listener is not None:
            card = card_text(arg_a(move))
            events.tell(table, "card-aimed", {"seat": seat, "card": card, "target": target})
    else:
        apply_play(table, seat, arg_a(move))


def discard(table: Table, seat: i64, card: i64) -> None:
    """event.when: a card played is discarded."""
    table.players[seat].hand.remove(card)
    table.discards.append(card)


def apply_play(table: Table, seat: i64, card: i64) -> None:
    discard(table, seat, card)
    if table.listener is not None:
        events.tell(table, "card-played", {"seat": seat, "card": card_text(card)})
    effect = effect_of(card)
    if effect == CLIMATE:
        move_climate(table, amount_of(card))
        table.climate_played = True  # event.climate-once
    elif effect == BARREN:
        table.barren = True
    elif effect == GENE:
        table.gifts = amount_of(card)
    else:
        add_bonus(table.players[seat], card)


def add_bonus(player: Player, card: i64) -> None:
    """event.duration: counted until the round ends, when every bonus is forgotten."""
    values = list(player.bonus)
    effect = effect_of(card)
    amount = amount_of(card)
    # two cards that let newborns go far do not let them go farther than each says
    values[effect] = max(values[effect], amount) if effect == FAR_EGG else values[effect] + amount
    player.bonus = tuple(values)


def apply_strike(table: Table, seat: i64, region: i64) -> None:
    discard(table, seat, STRIKE_CARD)
    if table.listener is not None:
        name = table.setup.island.names[region]
        events.tell(table, "struck", {"seat": seat, "target": table.board[region], "region": name})
    dinos.take(table, region)


def move_climate(table: Table, cells: i64) -> None:
    """climate.loop: forward or back, round and round."""
    table.climate = (table.climate + cells) % len(table.setup.loop)
    if table.listener is not None:
        events.climate(table)
