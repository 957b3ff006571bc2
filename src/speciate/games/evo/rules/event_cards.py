"""Event cards: when they may be played, on whom, and what they do."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of, pack
from speciate.core.refusal import Reason
from speciate.games.evo import cards, catalogue, events, moves
from speciate.games.evo.cards import amount_of, card_text, effect_of, is_aimed
from speciate.games.evo.rules import dinos, places
from speciate.games.evo.state import EMPTY, NOWHERE, PHASES, Player, Table

#: event.when: the moment each effect belongs to, a phase and whether it is the asking before it.
MOMENTS: Final[list[i64]] = [PHASES.index(row.phase) << 1 | (not row.in_turn) for row in cards.CARD_EFFECTS]


def open_window(table: Table) -> None:
    """The seats are asked for event cards before a phase goes on."""
    table.asking = True
    table.turn = 0


def is_quiet(table: Table) -> bool:
    """event.first-rounds"""
    return table.round <= table.setup.quiet_rounds


def fits(table: Table, card: i64) -> bool:
    """event.when: whether a card's moment is now."""
    return MOMENTS[effect_of(card)] == moment(table)


def moment(table: Table) -> i64:
    if table.asking:
        return table.phase << 1 | 1
    return table.phase << 1


def moment_of(card: int) -> str:
    """event.when: a card's moment in a word."""
    row = cards.CARD_EFFECTS[effect_of(card)]
    return row.name if row.in_turn else row.phase


# -- what can be done -----------------------------------------------------------------------------


def can_play(table: Table, player: Player) -> bool:
    """Whether the moment of one of the player's cards is now; not whether it finds a dino to strike."""
    now = moment(table)
    for card in player.hand:
        if MOMENTS[effect_of(card)] == now:
            return True
    return False


def add_plays(table: Table, player: Player, out: list[int]) -> None:
    """event.many: each different card whose moment it is, with everyone it can be aimed at."""
    now = moment(table)
    last: i64 = -1
    for card in player.hand:
        if card == last or MOMENTS[effect_of(card)] != now:
            continue
        last = card
        if effect_of(card) == cards.STRIKE:
            add_strikes(table, player, out)
        elif is_aimed(card):
            for other in range(table.seats):
                if table.players[other] is not player:
                    out.append(pack(moves.AIM, card, other))
        else:
            out.append(pack(moves.PLAY, card))


def add_strikes(table: Table, player: Player, out: list[int]) -> None:
    for other in table.players:
        if len(other.dinos) > len(player.dinos):
            for region in other.dinos:
                out.append(pack(moves.STRIKE, table.setup.island.codes[region]))


def refuse(table: Table, seat: int, move: int) -> Reason | None:
    kind = kind_of(move)
    card = cards.STRIKE_CARD if kind == moves.STRIKE else arg_a(move)
    reason = refuse_time(table, seat, card)
    if reason is not None:
        return reason
    if kind == moves.STRIKE:
        return refuse_strike(table, seat, table.setup.island.regions[arg_a(move)])
    if kind == moves.PLAY:
        return catalogue.CARD_NEEDS_TARGET if is_aimed(card) or effect_of(card) == cards.STRIKE else None
    if not is_aimed(card):
        return catalogue.CARD_HAS_NO_TARGET
    if arg_b(move) >= table.seats:
        return catalogue.NO_SUCH_SEAT
    return catalogue.CARD_NOT_ON_ONESELF if arg_b(move) == seat else None


def refuse_time(table: Table, seat: int, card: int) -> Reason | None:
    """event.first-rounds, event.climate-once, event.when: at its moment, from one's hand."""
    if is_quiet(table):
        return catalogue.CARD_TOO_EARLY
    if card not in table.players[seat].hand:
        return catalogue.CARD_FROM_HAND
    if effect_of(card) == cards.CLIMATE and table.climate_played:
        return catalogue.CLIMATE_ONCE
    if seat != table.actor or not fits(table, card):
        return catalogue.CARD_OTHER_TIME
    return None if table.swimmer == NOWHERE else catalogue.LAND_FIRST


def refuse_strike(table: Table, seat: int, region: int) -> Reason | None:
    if region == NOWHERE:
        return catalogue.NO_REGION
    owner = table.board[region]
    if owner == EMPTY or owner == seat:
        return catalogue.STRIKE_NO_DINO
    return None if len(table.players[owner].dinos) > len(table.players[seat].dinos) else catalogue.STRIKE_NOT_MORE


# -- what it does ---------------------------------------------------------------------------------


def apply(table: Table, seat: int, move: int) -> None:
    kind = kind_of(move)
    if kind == moves.STRIKE:
        apply_strike(table, seat, table.setup.island.regions[arg_a(move)])
    elif kind == moves.AIM:
        apply_aim(table, seat, arg_a(move), arg_b(move))
    else:
        apply_play(table, seat, arg_a(move))


def apply_aim(table: Table, seat: int, card: int, target: int) -> None:
    discard(table, seat, card)
    add_bonus(table.players[target], effect_of(card), amount_of(card))
    if table.listener is not None:
        events.tell(table, "card-aimed", {"seat": seat, "card": card_text(card), "target": target})


def discard(table: Table, seat: int, card: int) -> None:
    """event.when: a card played is discarded."""
    player = table.players[seat]
    hand = player.hand[:]
    places.drop(hand, card)
    player.hand = hand
    table.discards = [*table.discards, card]


def apply_play(table: Table, seat: int, card: int) -> None:
    discard(table, seat, card)
    effect = effect_of(card)
    if effect == cards.CLIMATE:
        table.climate_played = True  # event.climate-once
    elif effect == cards.BARREN:
        table.barren = True
    elif effect == cards.GENE:
        table.gifts = amount_of(card)
    else:
        add_bonus(table.players[seat], effect, amount_of(card))
    if table.listener is not None:
        events.tell(table, "card-played", {"seat": seat, "card": card_text(card)})
    if effect == cards.CLIMATE:
        move_climate(table, amount_of(card))  # which is told by itself


def add_bonus(player: Player, effect: int, amount: int) -> None:
    """event.duration: counted until the round ends, when every bonus is forgotten."""
    values = list(player.bonus)
    # two cards that let newborns go far do not let them go farther than each says
    values[effect] = max(values[effect], amount) if effect == cards.FAR_EGG else values[effect] + amount
    player.bonus = tuple(values)


def apply_strike(table: Table, seat: int, region: int) -> None:
    owner = table.board[region]
    discard(table, seat, cards.STRIKE_CARD)
    dinos.take(table, region)
    if table.listener is not None:
        events.fought(table, "struck", seat, owner, region, {})
    dinos.tell_if_extinct(table, owner)


def move_climate(table: Table, cells: int) -> None:
    """climate.loop: forward or back, round and round."""
    table.climate = (table.climate + cells) % len(table.setup.loop)
    if table.listener is not None:
        events.climate(table)
