"""What a bot thinks of a position: points scored, this round's needs, the rounds to come, and sets of Discoveries.

A trick under way is finished in thought: those who have not played lay a middling card, and everyone takes in turn
what serves them best. The table may be an imagined one, so nothing here is a secret.
"""

from typing import Final

from speciate.games.s_evolution.cards import (
    AGES,
    DISCOVERY,
    FIRST_DISASTER,
    JOKER,
    NO_CARD,
    NO_DISCOVERY,
    NO_SUIT,
    SUITS,
    face_of,
    is_discovery,
    strength_of,
    suit_of,
)
from speciate.games.s_evolution.editions import FACTORY, FARM, LAB, PRESTIGE, SHIELD
from speciate.games.s_evolution.editions import TRADE as TRADE_BUILDING
from speciate.games.s_evolution.options import SET_POINTS
from speciate.games.s_evolution.phases import needs, scoring
from speciate.games.s_evolution.rules import choosing, colours, stock, workers
from speciate.games.s_evolution.state import DISASTER, HARVEST, NEEDS, OVER, PLAY, TAKE, Player, Table
from speciate.kit.trick import highest_first

OTHERS: Final = 0.3  # what the others' prospects count against one's own
CARD_YIELD: Final = 1.35  # of a card still to be taken, about
STRENGTH: Final = 0.07  # what a point of strength in hand adds to a card still to be taken
SPARE: Final = [0.3, 0.45, 0.5]  # a resource that no need asks for, by kind; a list, for mypyc loses tuples of floats
JOKER_EXTRA: Final = 0.15  # for the choice
DISASTER_COST: Final = 2.2
TRADE_WORTH: Final = 0.5  # of buildings that produce nothing, in resources a round and level
PRESTIGE_WORTH: Final = 0.5
SHIELD_WORTH: Final = 0.35
AGE_WORTH: Final = 0.5  # better rules of play, and a Discovery more within reach
COMING: Final = 0.8  # the share of a Discovery's points counted while it is still in hand


def evaluate(table: Table, seat: int) -> float:
    """One's own prospects, less a part of the others' average."""
    if table.phase == OVER:
        return final_points(table, seat)
    hauls = trick_hauls(table)
    others = 0.0
    for other in range(table.seats):
        if other != seat:
            others += prospects(table, other, hauls[other])
    return prospects(table, seat, hauls[seat]) - OTHERS * others / (table.seats - 1)


def final_points(table: Table, seat: int) -> float:
    """The margin over the best of the others, which is all that counts in the end."""
    outcome = scoring.score(table)
    best = max([score for other, score in enumerate(outcome.scores) if other != seat])
    won = 5.0 if seat in outcome.winners else 0.0
    return 10.0 * (outcome.scores[seat] - best) + won


def level(player: Player, building: int) -> float:
    return float(workers.level(player, building))


# -- the trick on the table -----------------------------------------------------------------------------


def trick_hauls(table: Table) -> list[int]:
    """Which resource card each seat will take of the trick under way; NO_CARD where none."""
    hauls = [NO_CARD] * table.seats
    if table.phase == PLAY:
        cards = [expected_card(table, seat) for seat in range(table.seats)]
        order = expected_order(table, cards)
    elif table.phase == TAKE:
        cards = [NO_CARD if player.card_taken else player.card for player in table.players]
        order = [seat for seat in table.order if not is_discovery(table.players[seat].card)]
    else:
        return hauls
    lying = [card for card in cards if card != NO_CARD and not is_discovery(card)]
    for seat in order:
        best = 0
        best_worth = -1000.0
        for at, card in enumerate(lying):
            worth = card_worth(table, table.players[seat], card)
            if worth > best_worth:
                best, best_worth = at, worth
        hauls[seat] = lying.pop(best)
    return hauls


def expected_card(table: Table, seat: int) -> int:
    """What a seat has played, or the middling one of what it may play."""
    player = table.players[seat]
    if player.card != NO_CARD or not player.hand:
        return player.card
    bound = colours.bound_to(table, player)
    able = [card for card in player.hand if bound == NO_SUIT or suit_of(card) == bound]
    able.sort(key=strength_of)
    return able[len(able) // 2]


def expected_order(table: Table, cards: list[int]) -> list[int]:
    """take.order, as it would be with these cards."""
    colour = table.colour
    seat = table.lead
    for _ in range(table.seats):
        card = cards[seat]
        if (
            colour == NO_SUIT
            and card >= 0
            and not is_discovery(card)
            and colours.has_colour(table, table.players[seat])
        ):
            colour = suit_of(card)
        seat = (seat + 1) % table.seats
    keys: list[int] = []
    for seat, card in enumerate(cards):
        plays = card >= 0 and not is_discovery(card)
        keys.append(choosing.choosing_key(table, seat, card, colour) if plays else choosing.NO_KEY)
    return highest_first(keys)


def card_worth(table: Table, player: Player, card: int) -> float:
    """A card to take: by how much it brings towards the needs; a disaster costs, unless it is held off."""
    face = face_of(card)
    if face >= FIRST_DISASTER:
        shield = level(player, SHIELD)
        return -DISASTER_COST if shield == 0.0 else 2.0 * (shield - 1.0)
    if face == JOKER:
        return JOKER_EXTRA + max([units_worth(table, player, suit, 1) for suit in range(len(SUITS))])
    return units_worth(table, player, suit_of(card), face)


def units_worth(table: Table, player: Player, suit: int, count: int) -> float:
    """So many units of a resource on top of stock and cards taken."""
    have = float(stock.amount(player, suit)) + level(player, suit)
    for card in player.taken:
        if suit_of(card) == suit and face_of(card) < JOKER:
            have += float(face_of(card))
    need = float(player.population) if suit < needs.kinds(player.age) else 0.0
    short = max(0.0, need - have)
    useful = min(float(count), short)
    room = max(0.0, table.setup.stock_limit - have)
    return useful + SPARE[suit] * (min(float(count), room) - min(useful, room))


# -- one player -------------------------------------------------------------------------------------------


def prospects(table: Table, seat: int, haul: int) -> float:
    player = table.players[seat]
    total = float(player.score) + discoveries_worth(table, player)
    rounds = float(table.setup.rounds - table.round)
    age = float(player.age)
    have = [float(stock.amount(player, suit)) for suit in range(len(SUITS))]
    if not has_paid(table, seat):
        expect_harvest(table, seat, player, haul, have)
        points, rise = round_points(table, player, have)
        total += points
        age += rise
    spare = 0.0
    for suit in range(len(SUITS)):
        spare += SPARE[suit] * max(0.0, have[suit])
    if rounds > 0.0:
        total += 0.8 * spare + future(table, player, age, int(rounds))
    elif player.rose and table.setup.edition.last_rise_counts:
        total += 1.5
    if player.obscured or player.invaded:
        total -= 0.8
    return total


def has_paid(table: Table, seat: int) -> bool:
    """Whether a player's needs of this round are behind them."""
    if table.phase < DISASTER:
        return False
    after = (seat - table.lead) % table.seats
    now = (table.turn - table.lead) % table.seats
    return after < now or (after == now and table.phase >= NEEDS)


def expect_harvest(table: Table, seat: int, player: Player, haul: int, have: list[float]) -> None:
    """Adds what the cards taken, the buildings, and the tricks to come will bring."""
    jokers = 0.0
    acting = table.phase >= DISASTER and seat == table.turn
    if acting and table.phase >= HARVEST:
        jokers = float(table.gains)
    else:
        taken = player.taken if haul == NO_CARD else [*player.taken, haul]
        for card in taken:
            face = face_of(card)
            if face == JOKER:
                jokers += 1.0
            elif face < FIRST_DISASTER:
                have[suit_of(card)] += float(face)
            elif not level(player, SHIELD):
                have[0] -= DISASTER_COST / 3.0
                have[1] -= DISASTER_COST / 3.0
                have[2] -= DISASTER_COST / 3.0
        for building in (FARM, FACTORY, LAB):
            have[building] += level(player, building)
    extra = 0.0
    for card in player.hand:
        extra += CARD_YIELD + STRENGTH * float(strength_of(card) - 3)
    extra += CARD_YIELD * float(player.unseen)
    wanted = needs.kinds(player.age)
    for suit in range(len(SUITS)):
        have[suit] += extra / 3.0
    spread(player, wanted, jokers + 0.7 * level(player, TRADE_BUILDING), have)


def spread(player: Player, wanted: int, units: float, have: list[float]) -> None:
    """Resources of choice go where most is missing."""
    while units > 0.0:
        worst = 0
        for suit in range(wanted):
            if have[suit] < have[worst]:
                worst = suit
        if have[worst] >= float(player.population):
            worst = 2  # Science buys most
        have[worst] += min(1.0, units)
        units -= 1.0


def round_points(table: Table, player: Player, have: list[float]) -> tuple[float, float]:
    """The points this round's needs should bring, and the chance of rising an Age; takes what is paid out of `have`."""
    people = float(player.population)
    edition = table.setup.edition
    points = 0.0
    all_met = 1.0
    none_met = 1.0
    for suit in range(needs.kinds(player.age)):
        missing = people - have[suit]
        chance = min(1.0, max(0.0, 1.0 - 0.55 * missing)) if missing > 0.0 else 1.0
        points += people * chance
        if edition.unmet_costs_points:
            points -= (1.0 - chance) * max(0.0, missing)
        have[suit] -= people * chance if not edition.unmet_spends else min(people, have[suit])
        all_met *= chance
        none_met *= 1.0 - chance
    fall = none_met if player.age > needs.SAFE_AGES else 0.0
    return points, (all_met if player.age < AGES else 0.0) - fall


def future(table: Table, player: Player, age: float, rounds: int) -> float:
    """The rounds to come, if things go on like this: an income that meets the needs or does not."""
    made = 0.0
    for building in (FARM, FACTORY, LAB):
        made += level(player, building)
    helpers = TRADE_WORTH * level(player, TRADE_BUILDING)
    helpers += PRESTIGE_WORTH * level(player, PRESTIGE) + SHIELD_WORTH * level(player, SHIELD)
    income = 4.5 * CARD_YIELD + made + helpers
    people = float(player.population)
    total = 0.0
    for _ in range(rounds):
        need = people * (1.0 + (age - 1.0) / 2.0)
        met = min(1.0, income / need)
        total += need * met * met
        if table.setup.edition.unmet_costs_points:
            total -= 0.5 * need * (1.0 - met)
        if met > 0.85:
            age = min(float(AGES), age + 1.0)
            total += AGE_WORTH
        total += 0.35 * (income - need * met)
    return total


def discoveries_worth(table: Table, player: Player) -> float:
    """score.sets: the points of those face up, and most of those of one about to be."""
    counts = scoring.set_sizes(table, player)
    total = 0.0
    for count in counts:
        total += SET_POINTS[count]
    coming = player.discovery
    if is_discovery(player.card) and not player.card_taken:
        coming = player.card - DISCOVERY
    if coming != NO_DISCOVERY:
        count = counts[table.setup.colours[coming]]
        total += COMING * (SET_POINTS[count + 1] - SET_POINTS[count])
    return total
