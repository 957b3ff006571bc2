"""How the levels of Evo that search play on: rules of thumb that waste little, and no move that is a folly."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import A, arg_a, arg_b, kind_of, pack
from speciate.games.evo import cards, moves, policy
from speciate.games.evo.cards import amount_of, effect_of
from speciate.games.evo.judgement import NUMBERS
from speciate.games.evo.phases import auction, births, movement
from speciate.games.evo.rules import combat, dinos, event_cards, zones
from speciate.games.evo.rules.zones import COLD, HOT, TEMPERATE
from speciate.games.evo.state import AUCTION, BIRTHS, EMPTY, MOVEMENT, NO_LOT, NOWHERE, SURVIVAL, Player, Table
from speciate.kit.auction import lowest_bid
from speciate.kit.weighing import best_of

WHIM: Final = 1.0  # how far a gene may seem better or worse than it is
ATTACKS: Final = 0.5  # how often a dino that could stay attacks with good odds
GOOD_ODDS: Final = 4  # wins up to this roll, or higher
PLAYS: Final = 0.6  # how often a card is played that is of use now


def choose(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    phase = table.phase
    if table.asking:
        return choose_card(table, seat, random)
    if phase == AUCTION:
        return choose_bid(table, seat, random)
    if phase == MOVEMENT:
        return choose_step(table, seat, random) if table.swimmer == NOWHERE else best_place(table, seat, random)
    return best_place(table, seat, random)


# -- on the island ----------------------------------------------------------------------------------


def covers(table: Table, player: Player, temperate: i64, but: i64 = NOWHERE) -> tuple[i64, i64]:
    """Furs and parasols left over, or missing when below 0; as if there were no dino in the region `but`."""
    warm = zones.room_in(player, COLD)
    shade = zones.room_in(player, HOT)
    terrains = table.setup.island.terrains
    for region in player.dinos:
        if region != but:
            zone = zones.zone_of(terrains[region], temperate)
            if zone == COLD:
                warm -= 1
            elif zone == HOT:
                shade -= 1
    return warm, shade


def outlook(table: Table, region: i64) -> float:
    """How likely it is mild there next round, or nearly so."""
    odds = table.setup.forecast.odds[table.climate]
    terrain = table.setup.island.terrains[region]
    total = 2.0 * float(odds[terrain])
    if terrain > 0:
        total += float(odds[terrain - 1])
    if terrain + 1 < len(odds):
        total += float(odds[terrain + 1])
    return total / 12.0


def best_place(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """Where to be born, to land, or whom to remove: what lives now and next round."""
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    island = table.setup.island
    temperate = table.setup.loop[table.climate]
    removing = table.phase == SURVIVAL
    warm, shade = covers(table, table.players[seat], temperate, table.swimmer)
    values: list[float] = []
    for move in legal:
        region = island.regions[arg_a(move)]
        value = outlook(table, region) + 0.5 * random()
        if removing:
            value = -value
        else:
            zone = zones.zone_of(island.terrains[region], temperate)
            if zone == TEMPERATE:
                value += 2.5
            elif zones.bears(zone, warm > 0, shade > 0):
                value += 2.0
        values.append(value)
    return best_of(legal, values)


def choose_step(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """Out of a region that kills, by one step or two, or by an attack; with good odds an attack; otherwise the end."""
    player = table.players[seat]
    temperate = table.setup.loop[table.climate]
    terrains = table.setup.island.terrains
    warm, shade = covers(table, player, temperate)
    count = len(player.dinos)
    first = int(random() * float(count))
    lost: list[int] = []
    for i in range(count):
        region = player.dinos[(first + i) % count]
        if zones.is_lost_in(zones.zone_of(terrains[region], temperate), warm, shade):
            step = policy.step_to_safety(table, region, temperate, warm > 0, shade > 0)
            if step != NOWHERE:
                return step
            lost.append(region)
    for region in lost:
        step = last_resort(table, seat, region, temperate)
        if step != NOWHERE:
            return step
    if random() < ATTACKS:
        return policy.attack(table, seat, player)
    return moves.END


def last_resort(table: Table, seat: i64, region: i64, temperate: i64) -> i64:
    """Two steps to a mild region, or an attack on one: who must die anyway has nothing to lose."""
    island = table.setup.island
    player = table.players[seat]
    ways = island.ways[region]
    for i, near in enumerate(island.adjacent[region]):
        holder = table.board[near]
        if holder == EMPTY:
            if table.steps > 1:
                for beyond in island.adjacent[near]:
                    if table.board[beyond] == EMPTY and island.terrains[beyond] == temperate:
                        return moves.MOVE | ways[i]
        elif holder != seat and island.terrains[near] == temperate and movement.may_attack(table, player, holder):
            return moves.MOVE | ways[i]
    return NOWHERE


# -- cards --------------------------------------------------------------------------------------------


def choose_card(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """A card that is of use now, more often than not."""
    player = table.players[seat]
    for card in player.hand:
        if event_cards.fits(table, card) and random() < PLAYS:
            move = use_of(table, seat, player, card)
            if move != NOWHERE:
                return move
    return moves.PASS


def use_of(table: Table, seat: i64, player: Player, card: i64) -> i64:
    """The best move with a card, if it is of use in this round; otherwise NOWHERE."""
    effect = effect_of(card)
    amount = amount_of(card)
    if effect == cards.STRIKE:
        return best_strike(table, player)
    if cards.is_aimed(card):
        target = target_of(table, seat, effect)
        return pack(moves.AIM, card, target) if target != NOWHERE else NOWHERE
    useful = False
    if effect == cards.CLIMATE:
        cell = (table.climate + amount) % len(table.setup.loop)
        useful = alive_in(table, player, table.setup.loop[cell]) >= usually_alive(table, player) + 1.0
    elif effect == cards.LEG:
        useful = count_lost(table, player) > movement.most_steps(player)
    elif effect == cards.EGG:
        useful = dinos.reserve(table, player) >= births.eggs(player) + amount
    elif effect == cards.FUR or effect == cards.PARASOL:
        useful = count_lost(table, player) > 0 and survives_with(table, player, effect)
    elif effect == cards.BARREN:
        useful = births.eggs(player) <= 1 and len(player.dinos) > 0
    elif effect == cards.GENE or effect == cards.REBATE:
        useful = True
    return pack(moves.PLAY, card) if useful else NOWHERE


def best_strike(table: Table, player: Player) -> i64:
    """At a dino of the one who has most points, of those who have more dinos."""
    found: i64 = NOWHERE
    most: i64 = -1
    for other in table.players:
        if len(other.dinos) > len(player.dinos) and other.points > most:
            most = other.points
            found = pack(moves.STRIKE, table.setup.island.codes[other.dinos[0]])
    return found


def target_of(table: Table, seat: i64, effect: i64) -> i64:
    """Whom it costs a dino; of several the one with most points."""
    found: i64 = NOWHERE
    most: i64 = -1
    for other in range(table.seats):
        rival = table.players[other]
        if other != seat and rival.points > most and is_hurt(table, rival, effect):
            most = rival.points
            found = other
    return found


def is_hurt(table: Table, rival: Player, effect: i64) -> bool:
    if effect == cards.EGG:
        return len(rival.dinos) > 1 and births.eggs(rival) > 0
    warm, shade = covers(table, rival, table.setup.loop[table.climate])
    if effect == cards.FUR:
        return warm <= 0 and zones.room_in(rival, COLD) > 0
    if effect == cards.PARASOL:
        return shade <= 0 and zones.room_in(rival, HOT) > 0
    lost = count_lost(table, rival)
    return effect == cards.LEG and 0 < movement.most_steps(rival) <= lost


def survives_with(table: Table, player: Player, effect: i64) -> bool:
    """Whether a fur, or a parasol, would save a dino."""
    warm, shade = covers(table, player, table.setup.loop[table.climate])
    return warm < 0 if effect == cards.FUR else shade < 0


def alive_in(table: Table, player: Player, temperate: i64) -> float:
    """The dinos that live where they stand."""
    warm, shade = covers(table, player, temperate)
    terrains = table.setup.island.terrains
    alive: i64 = min(warm, 0) + min(shade, 0)
    for region in player.dinos:
        if zones.zone_of(terrains[region], temperate) != zones.DEADLY:
            alive += 1
    return float(alive)


def usually_alive(table: Table, player: Player) -> float:
    total = 0.0
    faces = 0
    for terrain, weight in enumerate(table.setup.forecast.odds[table.climate]):
        if weight:
            total += float(weight) * alive_in(table, player, terrain)
            faces += weight
    return total / float(faces)


def count_lost(table: Table, player: Player) -> i64:
    return len(player.dinos) - int(alive_in(table, player, table.setup.loop[table.climate]))


# -- at the auction ---------------------------------------------------------------------------------


def choose_bid(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """The gene that is most above its price, at the lowest bid that costs anything."""
    if table.lot != NO_LOT:
        return moves.BID | fair_bid(table, table.players[seat], table.lot) << A
    return policy.choose_lot(table, seat, random, NUMBERS, WHIM)


def fair_bid(table: Table, player: Player, lot: i64) -> i64:
    """The lowest bid that stands; what a discount pays is bid at once, for it costs nothing."""
    return max(lowest_bid(table.bids, lot), min(auction.discount(player), auction.purse(player)))


# -- moves worth a thought --------------------------------------------------------------------------


def worthwhile(table: Table, seat: i64) -> list[int]:
    """All but follies: newborns and last steps into certain death, bids that are higher than need be.

    Whoever is outbid may bid again at once, so nothing is lost by bidding little.
    """
    if table.asking:
        return table.legal(seat)
    player = table.players[seat]
    if table.phase == AUCTION and table.lot != NO_LOT:
        return [moves.BID | fair_bid(table, player, table.lot) << A]
    legal = table.legal(seat)
    if table.phase == BIRTHS:
        return living_births(table, player, legal)
    if table.phase == MOVEMENT and table.steps == 1 and table.swimmer == NOWHERE:
        return living_steps(table, player, legal)
    return legal


def living_births(table: Table, player: Player, legal: list[int]) -> list[int]:
    """Where the newborn lives, if it can anywhere; cards in hand may still bring a fur or a parasol."""
    island = table.setup.island
    temperate = table.setup.loop[table.climate]
    warm, shade = covers(table, player, temperate)
    for card in player.hand:
        if effect_of(card) == cards.FUR:
            warm += max(0, amount_of(card))
        elif effect_of(card) == cards.PARASOL:
            shade += max(0, amount_of(card))
    kept: list[int] = []
    for move in legal:
        zone = zones.zone_of(island.terrains[island.regions[arg_a(move)]], temperate)
        if zones.bears(zone, warm > 0, shade > 0):
            kept.append(move)
    return kept or legal


def living_steps(table: Table, player: Player, legal: list[int]) -> list[int]:
    """With the last step nobody goes where it must die; who must die anyway may attack."""
    island = table.setup.island
    temperate = table.setup.loop[table.climate]
    warm, shade = covers(table, player, temperate)
    cold = zones.room_in(player, COLD) > 0
    hot = zones.room_in(player, HOT) > 0
    kept: list[int] = []
    for move in legal:
        if kind_of(move) == moves.MOVE:
            end = island.regions[arg_b(move)]
            if not zones.bears(zones.zone_of(island.terrains[end], temperate), cold, hot):
                start = zones.zone_of(island.terrains[island.regions[arg_a(move)]], temperate)
                if table.board[end] == EMPTY or not zones.is_lost_in(start, warm, shade):
                    continue
        kept.append(move)
    return kept


def promising(table: Table, seat: i64) -> list[int]:
    """Beyond the choice that is asked for: of cards, those of use; of steps, those to where a dino lives."""
    if table.asking:
        return useful_cards(table, seat)
    if table.phase == MOVEMENT and table.swimmer == NOWHERE:
        return bearable_steps(table, seat, table.legal(seat))
    return worthwhile(table, seat)


def useful_cards(table: Table, seat: i64) -> list[int]:
    player = table.players[seat]
    out: list[int] = []
    last: i64 = -1
    for card in player.hand:
        if card != last and event_cards.fits(table, card):
            last = card
            effect = effect_of(card)
            move = use_of(table, seat, player, card)
            if move != NOWHERE:
                out.append(move)
            elif effect == cards.ATTACK or effect == cards.DEFENCE or effect == cards.FAR_EGG:
                out.append(pack(moves.PLAY, card))
    out.append(moves.PASS)
    return out


def bearable_steps(table: Table, seat: i64, legal: list[int]) -> list[int]:
    """Steps to where a dino lives, attacks on such regions, and of those who must die any way out."""
    island = table.setup.island
    player = table.players[seat]
    temperate = table.setup.loop[table.climate]
    warm, shade = covers(table, player, temperate)
    kept: list[int] = []
    for move in legal:
        if kind_of(move) == moves.MOVE:
            start = zones.zone_of(island.terrains[island.regions[arg_a(move)]], temperate)
            end = island.regions[arg_b(move)]
            zone = zones.zone_of(island.terrains[end], temperate)
            lives = zones.bears(zone, warm > 0 or start == COLD, shade > 0 or start == HOT)
            is_lost = zones.is_lost_in(start, warm, shade)
            holder = table.board[end]
            if holder == EMPTY:
                if not lives and not (is_lost and table.steps > 1):
                    continue
            elif not is_lost and (not lives or combat.wins_up_to(table, player, table.players[holder]) < GOOD_ODDS):
                continue
        kept.append(move)
    return kept
