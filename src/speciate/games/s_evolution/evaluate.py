"""What a bot thinks of a position: points scored, this round's needs, the rounds to come, and sets of Discoveries.

Between rounds a position is weighed by what such positions came to (`worth`). Within a round this round's needs come
first: a trick under way is finished in thought, those who have not played lay a middling card, and everyone takes in
turn what serves them best. The table may be an imagined one, so nothing here is a secret.
"""

from typing import Final

from speciate.games.s_evolution import cards, worth
from speciate.games.s_evolution.cards import NO_CARD, NO_SUIT, SUITS, face_of, is_discovery, is_resource, suit_of
from speciate.games.s_evolution.editions import FACTORY, FARM, LAB, SHIELD
from speciate.games.s_evolution.editions import TRADE as TRADE_BUILDING
from speciate.games.s_evolution.options import SET_POINTS
from speciate.games.s_evolution.phases import disaster, needs, scoring
from speciate.games.s_evolution.rules import choosing, colours, stock, workers
from speciate.games.s_evolution.state import DISASTER, HAND, HARVEST, NEEDS, OVER, PLAY, TAKE, Player, Table, seats_in
from speciate.kit.weighing import ahead, best_of

OTHERS: Final = 0.3  # what the others' prospects count against one's own
RIVAL: Final = 0.3  # between rounds: what the best of the others counts,
CROWD: Final = 0.2  # and what all others on average
CARD_YIELD: Final = 1.35  # of a card still to be taken, about
STRENGTH: Final = 0.07  # what a point of strength in hand above the middling adds to a card still to be taken
MIDDLING: Final = 3  # a card of this strength, or a Discovery among cards
JOKER_EXTRA: Final = 0.15  # for the choice
DISASTER_COST: Final = 2.2
GIFT: Final = float(disaster.GIFT)  # worker.shield-2.0: what a disaster held off at level 2 brings
TRADED: Final = 0.7  # resources of choice for a level of Trade, about
MISSED: Final = 0.55  # by how much each missing resource makes it less likely that a need is met
WORST: Final = -1000.0  # less than anything is worth
LAST_RISE: Final = 1.5  # over.last-discovery-2.0
COMING: Final = 0.8  # the share of a Discovery's points counted while it is still in hand


def evaluate(table: Table, seat: int) -> float:
    """One's own prospects, less a part of the others' average."""
    if table.phase == OVER or table.phase == HAND:
        return standing(table, seat)
    values = [prospects(table, other, haul) for other, haul in enumerate(trick_hauls(table))]
    return ahead(values, seat, 0.0, OTHERS)


def standing(table: Table, seat: int) -> float:
    """Between rounds and in the end: one's own points less a part of the others', most of all of the best."""
    values = [float(player.score + scoring.set_points(table, player)) for player in table.players]
    if table.phase != OVER:
        for other, player in enumerate(table.players):
            values[other] += at_rest(table, player)
    return ahead(values, seat, RIVAL, CROWD)


def at_rest(table: Table, player: Player) -> float:
    """The points still to come, as far as they depend on what lies before a player when a round begins."""
    fit = worth.fit_of(table)
    rounds = float(table.setup.rounds - table.round + 1)
    total = fit.development(rounds, float(player.age), float(player.population), player.levels)
    total += worth.stock_worth(fit, [float(stock.amount(player, suit)) for suit in range(len(SUITS))])
    if player.discovery != cards.NO_DISCOVERY:
        total += worth.DISCOVERY
    return total + handicap(player)


def handicap(player: Player) -> float:
    """disaster.obscurantism, disaster.invasion: of the round to come."""
    return (worth.OBSCURED if player.obscured else 0.0) + (worth.INVADED if player.invaded else 0.0)


def level(player: Player, building: int) -> float:
    return float(workers.level(player, building))


# -- the trick on the table -----------------------------------------------------------------------------


def trick_hauls(table: Table) -> list[int]:
    """Which resource card each seat will take of the trick under way; NO_CARD where none."""
    hauls = [NO_CARD] * table.seats
    if table.phase == PLAY:
        cards = [expected_card(table, seat) for seat in range(table.seats)]
        colour = table.colour if table.colour != NO_SUIT else choosing.set_colour(table, cards)
        order = choosing.order_of(table, cards, colour)
    elif table.phase == TAKE:
        cards = [NO_CARD if player.card_taken else player.card for player in table.players]
        order = [seat for seat in seats_in(table.choosers) if not is_discovery(table.players[seat].card)]
    else:
        return hauls
    lying = [card for card in cards if is_resource(card)]
    for seat in order:
        hauls[seat] = best_of(lying, [card_worth(table, table.players[seat], card) for card in lying])
        lying.remove(hauls[seat])
    return hauls


def expected_card(table: Table, seat: int) -> int:
    """What a seat has played, or the middling one of what it may play."""
    player = table.players[seat]
    if player.card != NO_CARD or not player.hand:
        return player.card
    bound = colours.bound_to(table, player)
    able = [card for card in player.hand if bound == NO_SUIT or suit_of(card) == bound]
    able.sort(key=cards.strength_of)
    return able[len(able) // 2]


def card_worth(table: Table, player: Player, card: int) -> float:
    """A card to take: by how much it brings towards the needs; a disaster costs, unless it is held off."""
    face = face_of(card)
    if face >= cards.FIRST_DISASTER:
        shield = level(player, SHIELD)
        return -DISASTER_COST if shield == 0.0 else GIFT * (shield - 1.0)
    if face == cards.JOKER:
        return JOKER_EXTRA + max([units_worth(table, player, suit, 1) for suit in range(len(SUITS))])
    return units_worth(table, player, suit_of(card), face)


def units_worth(table: Table, player: Player, suit: int, count: int) -> float:
    """So many units of a resource on top of stock and cards taken."""
    have = float(stock.amount(player, suit)) + level(player, suit)
    for card in player.taken:
        if suit_of(card) == suit and face_of(card) < cards.JOKER:
            have += float(face_of(card))
    need = float(player.population) if suit < needs.kinds(player.age) else 0.0
    short = max(0.0, need - have)
    useful = min(float(count), short)
    room = max(0.0, table.setup.stock_limit - have)
    return useful + worth.SPARE[suit] * (min(float(count), room) - min(useful, room))


# -- one player -------------------------------------------------------------------------------------------


def prospects(table: Table, seat: int, haul: int) -> float:
    player = table.players[seat]
    total = float(player.score) + discoveries_worth(table, player)
    rounds = float(table.setup.rounds - table.round)
    rise = 0.0
    have = [float(stock.amount(player, suit)) for suit in range(len(SUITS))]
    if not has_paid(table, seat):
        expect_harvest(table, seat, player, haul, have)
        points, rise = round_points(table, player, have)
        total += points
    if rounds > 0.0:
        return total + future(table, player, rise, have, rounds)
    if table.setup.edition.last_rise_counts and (player.rose or rise > 0.0):
        total += LAST_RISE * (1.0 if player.rose else rise)
    return total


def future(table: Table, player: Player, rise: float, have: list[float], rounds: float) -> float:
    """The rounds to come, from what this one will leave."""
    fit = worth.fit_of(table)
    total = worth.stock_worth(fit, have) + handicap(player)
    total += fit.development(rounds, float(player.age) + rise, float(player.population), player.levels)
    here = worth.DISCOVERY if awaits_discovery(player, player.age) else 0.0
    above = worth.DISCOVERY if awaits_discovery(player, player.age + 1) else 0.0
    return total + here + max(0.0, rise) * (above - here)


def awaits_discovery(player: Player, age: int) -> bool:
    """Whether a player at this Age draws its Discovery next round."""
    return age <= cards.AGES and player.slots[age - 1] != cards.NO_DISCOVERY and not (player.up >> (age - 1)) & 1


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
            if face == cards.JOKER:
                jokers += 1.0
            elif face < cards.FIRST_DISASTER:
                have[suit_of(card)] += float(face)
            elif not level(player, SHIELD):
                for suit in range(len(SUITS)):
                    have[suit] -= DISASTER_COST / float(len(SUITS))
        for building in (FARM, FACTORY, LAB):
            have[building] += level(player, building)
    extra = 0.0
    for card in player.hand:
        extra += CARD_YIELD + STRENGTH * float(cards.strength_of(card) - MIDDLING)
    extra += CARD_YIELD * float(player.unseen)
    wanted = needs.kinds(player.age)
    for suit in range(len(SUITS)):
        have[suit] += extra / float(len(SUITS))
    spread(player, wanted, jokers + TRADED * level(player, TRADE_BUILDING), have)


def spread(player: Player, wanted: int, units: float, have: list[float]) -> None:
    """Resources of choice go where most is missing."""
    while units > 0.0:
        worst = 0
        for suit in range(wanted):
            if have[suit] < have[worst]:
                worst = suit
        if have[worst] >= float(player.population):
            worst = cards.SCIENCE  # it buys most
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
        chance = min(1.0, max(0.0, 1.0 - MISSED * missing)) if missing > 0.0 else 1.0
        points += people * chance
        if edition.unmet_costs_points:
            points -= (1.0 - chance) * max(0.0, missing)
        have[suit] -= people * chance if not edition.unmet_spends else min(people, have[suit])
        all_met *= chance
        none_met *= 1.0 - chance
    fall = none_met if player.age > needs.SAFE_AGES else 0.0
    return points, (all_met if player.age < cards.AGES else 0.0) - fall


def discoveries_worth(table: Table, player: Player) -> float:
    """score.sets: the points of those face up, and most of those of one about to be."""
    counts = scoring.set_sizes(table, player)
    total = 0.0
    for count in counts:
        total += SET_POINTS[count]
    coming = player.discovery
    if is_discovery(player.card) and not player.card_taken:
        coming = player.card - cards.DISCOVERY
    if coming != cards.NO_DISCOVERY:
        count = counts[table.setup.colours[coming]]
        total += COMING * (SET_POINTS[count + 1] - SET_POINTS[count])
    return total
