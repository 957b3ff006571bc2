"""What there is to be said of a move at first sight: a few numbers of features, packed as `kit.features` tells."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.games.evo import cards, genes, moves, sensible
from speciate.games.evo.cards import amount_of, effect_of
from speciate.games.evo.phases import auction
from speciate.games.evo.rules import combat, event_cards, zones
from speciate.games.evo.rules.zones import at_least_none
from speciate.games.evo.state import EMPTY, NOWHERE, Player, Table
from speciate.games.evo.surroundings import (
    CROWDED,
    LOST,
    Surroundings,
    beside,
    free_of,
    nurseries_of,
    threat_of,
)
from speciate.kit.auction import FREE, lowest_bid
from speciate.kit.features import BITS, at_most, four, three, two

# Where the features of each family begin. They are written out, so that they are constants when compiled.
NOTHING: Final = 0
LOT: Final = 1  # a lot: its gene, by how many of it are there beyond the printed,
LOT_LATE: Final = 41  # and by the rounds to come,
PRICE: Final = 121  # its price, early, later and late,
NEED: Final = 166  # what its gene meets,
GAIN: Final = 198  # and how much less it promises than the best, free or held by somebody
BID: Final = 234  # the amount that is bid: there is one
CARD: Final = 235  # an event card: its effect, for oneself or aimed, of use or not,
CARD_LATE: Final = 287  # by how near the end is,
CARD_LOST: Final = 352  # and by the dinos that would be lost,
AIMED: Final = 404  # at whom it is aimed, and whether it hurts
CLIMATE: Final = 482  # a card for the climate: what it brings oneself,
CLIMATE_OTHERS: Final = 491  # and the others
STRUCK: Final = 500  # a dino that is struck: whose, and how it stands
PASS: Final = 512  # to keep the cards: by those whose time it is, and how near the end is,
PASS_HAND: Final = 532  # and by the hand
STEP: Final = 538  # a step: how the dino stands and would stand, by the steps that are left,
STEP_OUTLOOK: Final = 598  # what it will be like there next round,
STEP_ROOM: Final = 624  # where newborns would live,
STEP_THREAT: Final = 663  # and who is beside it
ATTACK: Final = 672  # an attack: the odds, by how the dino stands,
PRIZE: Final = 700  # and would stand, and whether the other would have died there,
VICTIM: Final = 716  # who that is, by how near the end is,
HERDS: Final = 731  # and how many dinos both have
STEPS_END: Final = 747  # to end the movement: by the dinos that are lost, the steps left and how near the end is
SWIM: Final = 792  # to swim: by how the dino stands
LANDING: Final = 796  # to land: by how it would stand, and the outlook
BIRTH: Final = 848  # a newborn: by how it would stand, and the outlook,
BIRTH_ROOM: Final = 900  # by the room around it,
BIRTH_THREAT: Final = 914  # and by who is beside it, and how near the end is
REMOVAL: Final = 929  # a dino to remove: by the outlook,
REMOVAL_ROOM: Final = 942  # the room around it,
REMOVAL_THREAT: Final = 949  # and who is beside it
DROP: Final = 952
SIZE: Final = 953

FAMILIES: Final = (
    ("lot", LOT), ("lot-late", LOT_LATE), ("price", PRICE), ("need", NEED), ("gain", GAIN), ("bid", BID),
    ("card", CARD), ("card-late", CARD_LATE), ("card-lost", CARD_LOST), ("aimed", AIMED), ("climate", CLIMATE),
    ("climate-others", CLIMATE_OTHERS), ("struck", STRUCK), ("pass", PASS), ("pass-hand", PASS_HAND), ("step", STEP),
    ("step-outlook", STEP_OUTLOOK), ("step-room", STEP_ROOM), ("step-threat", STEP_THREAT), ("attack", ATTACK),
    ("prize", PRIZE), ("victim", VICTIM), ("herds", HERDS), ("steps-end", STEPS_END), ("swim", SWIM),
    ("landing", LANDING), ("birth", BIRTH), ("birth-room", BIRTH_ROOM), ("birth-threat", BIRTH_THREAT),
    ("removal", REMOVAL), ("removal-room", REMOVAL_ROOM), ("removal-threat", REMOVAL_THREAT), ("drop", DROP),
)  # fmt: skip

ON_THE_WAY: Final = 4  # beside LOST and what is better: where nobody lives, but a step from where it is mild


def between(number: i64, most: i64) -> i64:
    """0 to twice as much, for numbers on both sides of 0."""
    if number < -most:
        return 0
    return 2 * most if number > most else number + most


# -- at the auction ---------------------------------------------------------------------------------


def of_lot(table: Table, player: Player, move: i64, rounds: float, behind: float) -> i64:
    """`behind` is by how many points it promises less than the best lot."""
    lot: i64 = arg_a(move)
    gene: i64 = arg_b(move)
    extra: i64 = 0
    if gene != genes.CARD:
        extra = at_most(player.genes[gene] - table.setup.printed[gene], 4)
    cost = at_most(auction.price(player, lowest_bid(table.bids, lot)), 14)
    held: i64 = 0
    holder = table.bidders[lot]
    if holder != FREE:
        held = 1 if table.players[holder].points > player.points else 2
    less = at_most(int(2.0 * behind + 0.99), 11)
    left = at_most(int(rounds + 0.5), 9)
    season: i64 = 0 if rounds >= 5.0 else 1 if rounds >= 2.0 else 2
    there = four(
        LOT + 5 * gene + extra, LOT_LATE + 10 * gene + left, PRICE + 15 * season + cost, GAIN + 12 * held + less
    )
    return there | (NEED + 4 * gene + met(table, player, gene)) << (4 * BITS)


def met(table: Table, player: Player, gene: i64) -> i64:
    """What a gene meets, 0 to 3: the others' horns or tails, the hand, the purse, or the herd."""
    if gene == genes.HORN or gene == genes.TAIL:
        most: i64 = 0
        for other in table.players:
            if other is not player and other.genes[gene] > most:
                most = other.genes[gene]
        return at_most(at_least_none(most - player.genes[gene] + 1), 3)
    if gene == genes.CARD:
        return at_most(len(player.hand), 3)
    if gene == genes.MUTANT:
        return at_most(player.points // 5, 3)
    return at_most(len(player.dinos) // 2, 3)


# -- event cards ------------------------------------------------------------------------------------


def of_pass(table: Table, player: Player, around: Surroundings) -> i64:
    ready: i64 = 0
    for card in player.hand:
        if event_cards.fits(table, card):
            ready += 1
    return two(PASS + 5 * at_most(ready, 3) + around.late, PASS_HAND + at_most(len(player.hand), 5))


def of_card(table: Table, seat: i64, around: Surroundings, move: i64) -> i64:
    player = table.players[seat]
    card: i64 = arg_a(move)
    effect: i64 = effect_of(card)
    if kind_of(move) == moves.AIM:
        target: i64 = arg_b(move)
        hurts: i64 = 1 if sensible.is_hurt(table, table.players[target], effect) else 0
        whom = AIMED + 6 * effect + 3 * hurts + around.standing_of(target)
        return three(CARD + 4 * effect + 2 + hurts, CARD_LATE + 5 * effect + around.late, whom)
    useful: i64 = 1 if sensible.use_of(table, seat, player, card) != NOWHERE else 0
    there = two(CARD + 4 * effect + useful, CARD_LATE + 5 * effect + around.late)
    if effect == cards.CLIMATE:
        return there | of_climate(table, seat, amount_of(card)) << (2 * BITS)
    return there | (CARD_LOST + 4 * effect + at_most(sensible.count_lost(table, player), 3)) << (2 * BITS)


def of_climate(table: Table, seat: i64, amount: i64) -> i64:
    """How many dinos more live than after a roll: one's own, and on average the others'."""
    cell: i64 = (table.climate + amount) % len(table.setup.loop)
    temperate = table.setup.loop[cell]
    own = 0.0
    others = 0.0
    for other, player in enumerate(table.players):
        more = sensible.alive_in(table, player, temperate) - sensible.usually_alive(table, player)
        if other == seat:
            own = more
        else:
            others += more
    others /= float(table.seats - 1)
    return two(CLIMATE + rounded(own), CLIMATE_OTHERS + rounded(others))


def rounded(number: float) -> i64:
    return between(int(number + 100.5) - 100, 4)


def of_strike(table: Table, around: Surroundings, move: i64) -> i64:
    region = table.setup.island.regions[arg_a(move)]
    owner = table.board[region]
    effect: i64 = cards.STRIKE
    struck = STRUCK + 4 * around.standing_of(owner) + stand_of(table, table.players[owner], region)
    return three(CARD + 4 * effect + 2, CARD_LATE + 5 * effect + around.late, struck)


def stand_of(table: Table, owner: Player, region: i64) -> i64:
    """How another's dino stands, at a glance."""
    zone = zones.zone_of(table.setup.island.terrains[region], table.setup.loop[table.climate])
    if zone == zones.TEMPERATE or zone == zones.DEADLY:
        return zone
    return 1 if zones.room_in(owner, zone) > 0 else LOST


# -- on the island ----------------------------------------------------------------------------------


def of_step(table: Table, seat: i64, around: Surroundings, move: i64) -> i64:
    island = table.setup.island
    start = island.regions[arg_a(move)]
    end = island.regions[arg_b(move)]
    if start != around.start:
        around.look_from(table, start)
    stand = around.standing
    terrain = island.terrains[end]
    origin = island.terrains[start]
    bearing = around.bearing(terrain, origin)
    if bearing == LOST and stand < CROWDED:
        return NOTHING
    if table.board[end] != EMPTY:
        return of_attack(table, seat, around, bearing, end)
    if bearing == LOST:
        if table.steps == 1 or not is_near_mild(table, end, around.temperate):
            return NOTHING
        bearing = ON_THE_WAY
    after = beside(table, around, end)
    room = between(nurseries_of(after) - nurseries_of(around.before), 6)
    brighter = (around.outlook(terrain) - around.outlook(origin) + 12) // 2
    return four(
        STEP + 15 * stand + 3 * bearing + at_most(table.steps - 1, 2),
        STEP_OUTLOOK + (13 if stand >= CROWDED else 0) + brighter,
        STEP_ROOM + 13 * around.young + room,
        STEP_THREAT + 3 * threat_of(around.before) + threat_of(after),
    )


def is_near_mild(table: Table, region: i64, temperate: i64) -> bool:
    island = table.setup.island
    for near in island.adjacent[region]:
        if table.board[near] == EMPTY and island.terrains[near] == temperate:
            return True
    return False


def of_attack(table: Table, seat: i64, around: Surroundings, bearing: i64, end: i64) -> i64:
    holder = table.board[end]
    rival = table.players[holder]
    stand = around.standing
    odds = combat.wins_up_to(table, table.players[seat], rival)
    doomed: i64 = 1 if stand_of(table, rival, end) == LOST else 0
    return four(
        ATTACK + 7 * stand + odds,
        PRIZE + 4 * bearing + (2 if stand >= CROWDED else 0) + doomed,
        VICTIM + 5 * around.standing_of(holder) + around.late,
        HERDS + 4 * around.herd + at_most(len(rival.dinos) - 1, 3),
    )


def of_steps_end(table: Table, player: Player, around: Surroundings) -> i64:
    terrains = table.setup.island.terrains
    lost: i64 = 0
    for region in player.dinos:
        if around.stand(terrains[region]) >= CROWDED:
            lost += 1
    return STEPS_END + 15 * at_most(lost, 2) + 5 * at_most(table.steps - 1, 2) + around.late


def of_swim(table: Table, around: Surroundings, move: i64) -> i64:
    island = table.setup.island
    return SWIM + around.stand(island.terrains[island.regions[arg_a(move)]])


def of_landing(table: Table, around: Surroundings, move: i64) -> i64:
    island = table.setup.island
    terrain = island.terrains[island.regions[arg_a(move)]]
    return LANDING + 13 * around.bearing(terrain, island.terrains[table.swimmer]) + around.outlook(terrain)


def of_birth(table: Table, around: Surroundings, move: i64) -> i64:
    island = table.setup.island
    region = island.regions[arg_a(move)]
    terrain = island.terrains[region]
    near = beside(table, around, region)
    return three(
        BIRTH + 13 * around.bearing(terrain, NOWHERE) + around.outlook(terrain),
        BIRTH_ROOM + (7 if table.births > 1 else 0) + free_of(near),
        BIRTH_THREAT + 5 * threat_of(near) + around.late,
    )


def of_removal(table: Table, around: Surroundings, move: i64) -> i64:
    island = table.setup.island
    region = island.regions[arg_a(move)]
    near = beside(table, around, region)
    return three(
        REMOVAL + around.outlook(island.terrains[region]),
        REMOVAL_ROOM + free_of(near),
        REMOVAL_THREAT + threat_of(near),
    )
