"""Sensible moves found at once, for play-outs: what a player does who does not think long.

Play-outs are many, so a look must cost little more than listing the moves; `evaluate` judges where they end.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.games.s_evolution import evaluate, moves, worth
from speciate.games.s_evolution.cards import DISCOVERY, NO_CARD, SCIENCE, SUITS, is_discovery, strength_of, suit_of
from speciate.games.s_evolution.editions import paid_with
from speciate.games.s_evolution.options import MOST_POPULATION
from speciate.games.s_evolution.phases import manage, needs, scoring
from speciate.games.s_evolution.rules import stock, workers
from speciate.games.s_evolution.state import MANAGE, PLAY, TAKE, TRADE, TRUMP, Player, Table
from speciate.kit.bag import any_by_weight
from speciate.kit.weighing import best_of

STRENGTH: Final = 0.3  # how much likelier a card is played for each point of strength
WHIM: Final = 0.8  # how far a purchase may seem better or worse than it is


def choose(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    return choose_by(table, seat, worth.fit_of(table), random)


def choose_by(table: Table, seat: i64, numbers: worth.Numbers, random: Callable[[], float]) -> i64:
    """`numbers` are what purchases are judged by."""
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    phase = table.phase
    if phase == PLAY:
        return choose_card(legal, random)
    player = table.players[seat]
    if phase == TAKE:
        return best_discovery(table, player, legal) if is_discovery(player.card) else best_card(table, player, legal)
    if phase == TRUMP:
        return longest_suit(player, legal)
    kind = kind_of(legal[0])
    if kind == moves.GAIN:
        return scarcest(player, legal)
    if kind == moves.LOSE:
        return most_plentiful(player, legal)
    if phase == MANAGE and kind != moves.DISMISS:
        return best_purchase(table, player, legal, numbers, random)
    if phase == TRADE:
        return useful_trade(player, legal)
    if kind == moves.RISE:
        return legal[0]
    return legal[int(random() * float(len(legal)))]


def choose_card(legal: list[int], random: Callable[[], float]) -> i64:
    """Any card, strong ones rather; a Discovery as soon as a middling one."""
    weights: list[float] = []
    for move in legal:
        strength = strength_of(arg_a(move)) if kind_of(move) == moves.PLAY else evaluate.MIDDLING
        weights.append(1.0 + STRENGTH * float(strength))
    return any_by_weight(legal, weights, random)


def best_card(table: Table, player: Player, legal: list[int]) -> i64:
    return best_of(legal, [evaluate.card_worth(table, player, table.players[arg_a(move)].card) for move in legal])


def best_discovery(table: Table, player: Player, legal: list[int]) -> i64:
    """The one that makes the larger set."""
    sizes = scoring.set_sizes(table, player)
    colours = [table.setup.colours[table.players[arg_a(move)].card - DISCOVERY] for move in legal]
    return best_of(legal, [float(sizes[colour]) for colour in colours])


def longest_suit(player: Player, legal: list[int]) -> i64:
    counts = [0] * len(SUITS)
    for card in player.hand:
        if card != NO_CARD:
            counts[suit_of(card)] += strength_of(card)
    return legal[counts.index(max(counts))]


# -- the Action phase ---------------------------------------------------------------------------------


def missing(player: Player, suit: i64) -> i64:
    """How much more of a resource the people will ask for than there is; what they do not ask for is never missing."""
    need = player.population if suit < needs.kinds(player.age) else 0
    return need - stock.amount(player, suit)


def scarcest(player: Player, legal: list[int]) -> i64:
    """The need that is nearest to being met; without one, what buys most."""
    best: i64 = -1
    least: i64 = MOST_POPULATION + 1
    for move in legal:
        short = missing(player, arg_a(move))
        if 0 < short < least:
            best, least = move, short
    return best if best >= 0 else legal[len(legal) - 1]


def most_plentiful(player: Player, legal: list[int]) -> i64:
    return best_of(legal, [-float(missing(player, arg_a(move))) for move in legal])


def useful_trade(player: Player, legal: list[int]) -> i64:
    """Of what is to spare into what is missing."""
    for move in legal:
        if kind_of(move) == moves.TRADE and missing(player, arg_a(move)) < 0 < missing(player, arg_b(move)):
            return move
    return moves.DONE


def best_purchase(
    table: Table, player: Player, legal: list[int], numbers: worth.Numbers, random: Callable[[], float]
) -> i64:
    """What seems to bring more than it costs, through a whim; nothing is taken back."""
    rounds = float(table.setup.rounds - table.round)
    before = numbers.development(rounds, float(player.age), float(player.population), player.levels)
    best: i64 = moves.DONE
    best_gain = 0.0
    for move in legal:
        kind = kind_of(move)
        if kind == moves.REMOVE or kind == moves.DONE:
            continue
        gain = purchased(table, player, move, numbers, rounds) - before + WHIM * (random() - 0.5)
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def purchased(table: Table, player: Player, move: i64, numbers: worth.Numbers, rounds: float) -> float:
    """The development after a purchase, less what the resources paid would have been worth."""
    age = float(player.age)
    people = float(player.population)
    levels = player.levels
    kind = kind_of(move)
    if kind == moves.GROW:
        edition = table.setup.edition
        cost = numbers.stock[edition.growth_paid_with] * float(manage.growth_price(table, arg_a(move)))
        people += float(arg_a(move))
    elif kind == moves.EVOLVE:
        cost = numbers.stock[SCIENCE] * float(table.setup.evolve_price)
        age += 1.0
        if not (player.up >> player.age) & 1:
            cost -= numbers.discovery
    else:
        building = arg_a(move)
        now = workers.level(player, building)
        cost = numbers.stock[paid_with(building)] * float(table.setup.edition.price(building, now))
        levels += 1 << (building << 1)
    return numbers.development(rounds, age, people, levels) - cost
