"""What there is to be said of a move at first sight: a few numbers of features, packed as `kit.features` tells.

Most moves have a worth by a rule of thumb (`tricks`, `evaluate`, `policy`): how far a move falls short of the best one
is told in steps, and beside it what the rule of thumb does not see.
"""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.games.s_evolution import cards, evaluate, learned, moves, policy, tricks, worth
from speciate.games.s_evolution.cards import DISCOVERY, NO_CARD, NO_SUIT, face_of, is_discovery, strength_of, suit_of
from speciate.games.s_evolution.editions import SHIELD
from speciate.games.s_evolution.phases import needs, scoring
from speciate.games.s_evolution.rules import choosing, colours, stock, workers
from speciate.games.s_evolution.state import SEAT_BITS, SEAT_MASK, Player, Table
from speciate.kit.features import at_most, four, three, two

# Where the features of each family begin. They are written out, so that they are constants when compiled.
CARD: Final = 1  # a card to play: by how many others play after it, how far its trick falls short of the best,
CARD_KEPT: Final = 41  # by the cards in hand, the rules of colour and its strength,
CARD_PLACE: Final = 95  # by how many play after it, and the place among those who choose,
CARD_FACE: Final = 111  # by that it chooses first, last or between, and its face,
CARD_COLOUR: Final = 147  # and by the rules of colour, and whether it leads, follows, trumps or neither
DISCOVERED: Final = 159  # a Discovery to play: by how many play after it, and the round,
DISCOVERED_SET: Final = 183  # by how many of its Age lie there, and the set of its own colour,
DISCOVERED_GAP: Final = 199  # and how far it falls short
TAKEN: Final = 209  # a card to take: by how many choose after it, how far it falls short of the best,
TAKEN_FACE: Final = 249  # by the Shield, and its face,
TAKEN_NEED: Final = 285  # by its resource, how many of it are missing, and how many it brings,
DENIED: Final = 345  # and how far what it leaves falls short, for who chooses next
SET: Final = 351  # a Discovery to take: by the set it joins
TRUMP: Final = 358  # a trump: by whether one may play trumps, its suit and how many cards of it are in hand,
TRUMP_STRENGTH: Final = 388  # and how far its strength falls short of the strongest suit's
GAINED: Final = 394  # a resource of choice: before the last round and in it, its kind, how many are missing,
GAINED_STOCK: Final = 430  # its kind and the stock,
GAINED_NEED: Final = 445  # and whether its need is the nearest to be met
LOST: Final = 447  # a resource given up: its kind, and how many are missing
TRADED: Final = 465  # a trade: both kinds, by how many are to spare of one, and missing of the other,
TRADED_LATE: Final = 561  # in the last round
TRADES_END: Final = 567  # no more trades: before the last round and in it, by those left
BOUGHT: Final = 575  # a purchase: by what it brings, the price taken off,
BOUGHT_GAP: Final = 589  # how far that falls short of the best,
BOUGHT_ROUND: Final = 597  # what it is, by the rounds to come,
BOUGHT_PEOPLE: Final = 702  # by the population,
BOUGHT_AGE: Final = 750  # and by the Age
PURCHASES_END: Final = 798  # no more purchases: by the rounds to come and the stock left,
PURCHASES_END_GAP: Final = 838  # and how far that falls short
RISE: Final = 846  # to rise an Age: by the rounds to come and the Age,
RISE_MISSING: Final = 882  # and by what the people will miss there
SUFFERED: Final = 887  # a disaster, suffered or held off
DISMISSED: Final = 903  # a worker that goes: its building and level
REST: Final = 921  # to stay in an Age, and what is no choice
SIZE: Final = 922

FAMILIES: Final = (
    ("card", CARD), ("card-kept", CARD_KEPT), ("card-place", CARD_PLACE), ("card-face", CARD_FACE),
    ("card-colour", CARD_COLOUR), ("discovered", DISCOVERED), ("discovered-set", DISCOVERED_SET),
    ("discovered-gap", DISCOVERED_GAP), ("taken", TAKEN), ("taken-face", TAKEN_FACE), ("taken-need", TAKEN_NEED),
    ("denied", DENIED), ("set", SET), ("trump", TRUMP), ("trump-strength", TRUMP_STRENGTH), ("gained", GAINED),
    ("gained-stock", GAINED_STOCK), ("gained-need", GAINED_NEED), ("lost", LOST), ("traded", TRADED),
    ("traded-late", TRADED_LATE), ("trades-end", TRADES_END), ("bought", BOUGHT), ("bought-gap", BOUGHT_GAP),
    ("bought-round", BOUGHT_ROUND), ("bought-people", BOUGHT_PEOPLE), ("bought-age", BOUGHT_AGE),
    ("purchases-end", PURCHASES_END), ("purchases-end-gap", PURCHASES_END_GAP), ("rise", RISE),
    ("rise-missing", RISE_MISSING), ("suffered", SUFFERED), ("dismissed", DISMISSED), ("rest", REST),
)  # fmt: skip

FACES: Final = 12  # that features tell apart: yields of 1, 2, 3 and more, and so on, a joker, and each disaster


# -- steps --------------------------------------------------------------------------------------------


def shortfall(gap: float) -> i64:
    """How far a worth falls short of the best one: 0 to 9."""
    if gap < 0.5:
        if gap < 0.02:
            return 0
        if gap < 0.12:
            return 1
        return 2 if gap < 0.25 else 3
    if gap < 1.0:
        return 4 if gap < 0.75 else 5
    if gap < 1.75:
        return 6 if gap < 1.35 else 7
    return 8 if gap < 2.5 else 9


def coarsely(gap: float) -> i64:
    """The same in fewer steps: 0 to 7."""
    if gap < 0.4:
        if gap < 0.01:
            return 0
        return 1 if gap < 0.2 else 2
    if gap < 1.2:
        return 3 if gap < 0.7 else 4
    if gap < 2.0:
        return 5
    return 6 if gap < 3.5 else 7


def brought(gain: float) -> i64:
    """What a purchase brings: 0 to 13."""
    if gain < 0.0:
        if gain < -1.0:
            return 0 if gain < -2.0 else 1
        if gain < -0.4:
            return 2 if gain < -0.7 else 3
        return 4 if gain < -0.15 else 5
    if gain < 0.7:
        if gain < 0.2:
            return 6
        return 7 if gain < 0.4 else 8
    if gain < 1.5:
        return 9 if gain < 1.0 else 10
    if gain < 4.0:
        return 11 if gain < 2.5 else 12
    return 13


def face_class(card: i64) -> i64:
    face: i64 = face_of(card)
    if face >= cards.FIRST_DISASTER:
        return face - cards.FIRST_DISASTER + 4
    return 3 if face == cards.JOKER else at_most(face, 3) - 1


def is_last(table: Table) -> i64:
    return 1 if table.round == table.setup.rounds else 0


def to_come(table: Table, most: i64) -> i64:
    """The rounds to come, of which there are 1 to `most` where it matters."""
    left: i64 = table.setup.rounds - table.round
    return at_most(left, most)


def short(player: Player, suit: i64) -> i64:
    """How much of a resource is missing: two to spare or more, one, none, missing one, two, more."""
    missing: i64 = policy.missing(player, suit)
    if missing < -2:
        missing = -2
    return at_most(missing, 3) + 2


# -- the trick ------------------------------------------------------------------------------------------


def of_cards(table: Table, seat: i64, legal: list[int]) -> list[int]:
    """Cards to play, and a Discovery."""
    player = table.players[seat]
    values = tricks.CHOSEN.values(table, seat, legal)
    best = max(values)
    coming: i64 = at_most(tricks.to_come(table, seat), 3)
    age: i64 = colours.trick_age(table, player)
    rule: i64 = 0
    if age >= colours.TRUMP_AGE:
        rule = 2
    elif age >= colours.COLOUR_AGE:
        rule = 1
    seen: list[int] = []
    for at, move in enumerate(legal):
        gap: i64 = shortfall(best - values[at])
        if kind_of(move) == moves.PLAY:
            seen.append(of_card(table, seat, arg_a(move), coming, rule, gap))
        elif kind_of(move) == moves.DISCOVERY:
            seen.append(of_discovery(table, player, coming, gap))
        else:
            seen.append(REST)
    return seen


def of_card(table: Table, seat: i64, card: i64, coming: i64, rule: i64, gap: i64) -> i64:
    player = table.players[seat]
    held: i64 = at_most(len(player.hand), 4) - 2
    if held < 0:
        held = 0
    kept = CARD_KEPT + 18 * held + 6 * rule + strength_of(card) - 1
    ahead: i64 = at_most(choosing.place_with(table, seat, card) - 1, 3)
    where: i64 = 1
    if ahead == 0:
        where = 0
    elif coming == 0 and ahead == table.seats - 1:
        where = 2
    suit = suit_of(card)
    what: i64 = 3
    if rule == 2 and suit == table.trump:
        what = 2
    elif table.colour == NO_SUIT:
        what = 0
    elif suit == table.colour:
        what = 1
    there = four(
        CARD + 10 * coming + gap, kept, CARD_PLACE + 4 * coming + ahead, CARD_FACE + FACES * where + face_class(card)
    )
    return there | (CARD_COLOUR + 4 * rule + what) << 40


def of_discovery(table: Table, player: Player, coming: i64, gap: i64) -> i64:
    own: i64 = player.discovery
    lying: i64 = 0
    for other in table.players:
        card: i64 = other.card
        if is_discovery(card) and (card - DISCOVERY - own) % cards.AGES == 0:
            lying += 1
    there: i64 = scoring.set_sizes(table, player)[table.setup.colours[own]]
    number: i64 = at_most(table.round, 6) - 1
    return three(
        DISCOVERED + 6 * coming + number,
        DISCOVERED_SET + 4 * at_most(lying, 3) + at_most(there, 3),
        DISCOVERED_GAP + gap,
    )


def of_takings(table: Table, seat: i64, legal: list[int]) -> list[int]:
    player = table.players[seat]
    if is_discovery(player.card):
        sizes = scoring.set_sizes(table, player)
        joined: list[int] = []
        for move in legal:
            size: i64 = sizes[table.setup.colours[table.players[arg_a(move)].card - DISCOVERY]]
            joined.append(SET + size)
        return joined
    lying = [table.players[arg_a(move)].card for move in legal]
    values = [evaluate.card_worth(table, player, card) for card in lying]
    best = max(values)
    behind = table.choosers >> SEAT_BITS
    after: i64 = at_most(len(legal) - 1, 3)
    theirs = [0.0] * len(legal)
    most = 0.0
    if behind:
        rival = table.players[(behind & SEAT_MASK) - 1]
        theirs = [evaluate.card_worth(table, rival, card) for card in lying]
        most = max(theirs)
    seen: list[int] = []
    for at, one in enumerate(lying):
        card: i64 = one
        gap = shortfall(best - values[at])
        denied: i64 = coarsely(most - left_to(theirs, at)) if behind else 0
        seen.append(of_taking(player, card, TAKEN + 10 * after + gap, at_most(denied, 5)))
    return seen


def left_to(values: list[float], gone: int) -> float:
    """The best of what is left."""
    best = evaluate.WORST
    for at, value in enumerate(values):
        if at != gone and value > best:
            best = value
    return best


def of_taking(player: Player, card: i64, first: i64, denied: i64) -> i64:
    face: i64 = face_of(card)
    shield: i64 = at_most(workers.level(player, SHIELD), 2)
    there = three(first, TAKEN_FACE + FACES * shield + face_class(card), DENIED + denied)
    if face >= cards.JOKER:
        return there
    suit: i64 = suit_of(card)
    missing: i64 = player.population - stock.amount(player, suit) - worth.at(player.levels, suit)
    if suit >= needs.kinds(player.age):
        missing = 0
    for taken in player.taken:
        if suit_of(taken) == suit and face_of(taken) < cards.JOKER:
            missing -= face_of(taken)
    if missing < 0:
        missing = 0
    return there | (TAKEN_NEED + 20 * suit + 4 * at_most(missing, 4) + at_most(face, 4) - 1) << 30


def of_trumps(table: Table, player: Player, legal: list[int]) -> list[int]:
    counts = [0, 0, 0]
    strengths = [0, 0, 0]
    for card in player.hand:
        if card != NO_CARD:
            counts[suit_of(card)] += 1
            strengths[suit_of(card)] += strength_of(card)
    most: i64 = max(strengths)
    may: i64 = 1 if colours.may_trump(table, player) else 0
    seen: list[int] = []
    for move in legal:
        suit: i64 = arg_a(move)
        count: i64 = counts[suit]
        less: i64 = (most - strengths[suit] + 1) // 2
        seen.append(two(TRUMP + 15 * may + 5 * suit + at_most(count, 4), TRUMP_STRENGTH + at_most(less, 5)))
    return seen


# -- resources of choice ------------------------------------------------------------------------------------


def of_gains(table: Table, player: Player, legal: list[int]) -> list[int]:
    nearest = policy.scarcest(player, legal)
    late = is_last(table)
    seen: list[int] = []
    for move in legal:
        suit: i64 = arg_a(move)
        seen.append(
            three(
                GAINED + 18 * late + 6 * suit + short(player, suit),
                GAINED_STOCK + 5 * suit + at_most(stock.amount(player, suit), 4),
                GAINED_NEED + 1 if move == nearest else GAINED_NEED,
            )
        )
    return seen


def of_loss(player: Player, move: i64) -> i64:
    suit: i64 = arg_a(move)
    return LOST + 6 * suit + short(player, suit)


def of_trade(table: Table, player: Player, move: i64) -> i64:
    late = is_last(table)
    if kind_of(move) == moves.DONE:
        return TRADES_END + 4 * late + at_most(table.trades, 3)
    given: i64 = arg_a(move)
    got: i64 = arg_b(move)
    pair = 2 * given + got - 1 if got > given else 2 * given + got
    spare: i64 = -policy.missing(player, given)
    missing: i64 = policy.missing(player, got)
    there = TRADED + 16 * pair + 4 * quarter(spare) + quarter(missing)
    return two(there, TRADED_LATE + pair) if late else there


def quarter(number: i64) -> i64:
    """Fewer than none, none, one, more."""
    return at_most(number, 2) + 1 if number >= 0 else 0


# -- management ----------------------------------------------------------------------------------------------


def of_purchases(table: Table, player: Player, legal: list[int]) -> list[int]:
    """Nothing is taken back."""
    lesson = learned.lesson_of(table)
    rounds = float(table.setup.rounds - table.round)
    before = lesson.development(rounds, float(player.age), float(player.population), player.levels)
    gains: list[float] = []
    best = 0.0
    for move in legal:
        kind: i64 = kind_of(move)
        gain = 0.0
        if kind != moves.REMOVE and kind != moves.DONE:
            gain = policy.purchased(table, player, move, lesson, rounds) - before
            if gain > best:
                best = gain
        gains.append(gain)
    left = to_come(table, 5) - 1
    seen: list[int] = []
    for at, move in enumerate(legal):
        kind = kind_of(move)
        if kind == moves.REMOVE:
            seen.append(0)
        elif kind == moves.DONE:
            saved: i64 = at_most(stock.total(player), 7)
            seen.append(two(PURCHASES_END + 8 * left + saved, PURCHASES_END_GAP + coarsely(best)))
        else:
            place: i64 = arg_a(move) + 2 if kind == moves.BUILD else 1 if kind == moves.EVOLVE else 0
            what = thing_of(player, move)
            there = four(
                BOUGHT + brought(gains[at]),
                BOUGHT_GAP + coarsely(best - gains[at]),
                BOUGHT_ROUND + 21 * left + what,
                BOUGHT_PEOPLE + 6 * place + player.population - 1,
            )
            seen.append(there | (BOUGHT_AGE + 6 * place + player.age - 1) << 40)
    return seen


def thing_of(player: Player, move: i64) -> i64:
    """One or two people, an Age, or a level of a building: 0 to 20."""
    kind: i64 = kind_of(move)
    if kind == moves.GROW:
        return arg_a(move) - 1
    if kind == moves.EVOLVE:
        return 2
    building: i64 = arg_a(move)
    return 3 + 3 * building + at_most(workers.level(player, building), 2)


# -- Ages, disasters, workers -----------------------------------------------------------------------------


def of_rise(table: Table, player: Player, move: i64) -> i64:
    if kind_of(move) != moves.RISE:
        return REST
    missing: i64 = 0
    suit: i64
    for suit in range(needs.kinds(at_most(player.age + 1, cards.AGES))):
        lacks: i64 = player.population - stock.amount(player, suit) - worth.at(player.levels, suit)
        if lacks > 0:
            missing += lacks
    return two(RISE + 6 * to_come(table, 5) + player.age - 1, RISE_MISSING + at_most(missing, 4))


def of_disaster(move: i64) -> i64:
    return SUFFERED + arg_a(move) + (8 if kind_of(move) == moves.PROTECT else 0)


def of_dismissal(player: Player, move: i64) -> i64:
    building: i64 = arg_a(move)
    return DISMISSED + 3 * building + workers.level(player, building) - 1
