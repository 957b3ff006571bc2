"""Phase 4: feeding turns, round and round until nobody can feed.

A turn is one normal feeding (a plant, or an attack), with Intelligence before or after it.
"""

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import A, B, C, any_of, arg_a, arg_b, arg_c, kind_of, pack
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evolution import catalogue, events, moves
from speciate.games.evolution.cards import (
    CARNIVORE,
    FAT_TISSUE,
    INTELLIGENCE,
    NO_CARD,
    OBJECTS,
    TRAITS,
    card_text,
    food_of,
)
from speciate.games.evolution.phases.phase import Phase
from speciate.games.evolution.rules import attack, taking
from speciate.games.evolution.state import Player, Species, Table, own_discards, seat_after
from speciate.games.evolution.traits import intelligence

UNCLEAR: Final = -1  # a number of species that nobody has counted


@final
class Feed(Phase):
    def open(self, table: Table) -> None:
        """feed.order: from the first player."""
        reveal_food(table)
        table.turn = table.first
        table.fed = False
        table.acted = False
        table.idle = 0
        for player in table.players:
            player.declined = False

    def next_actor(self, table: Table) -> int:
        """feed.pass: who can do nothing is passed over; when all were in a row, the phase is over (feed.order)."""
        while table.idle < table.seats:
            if can_act(table, table.turn):
                return table.turn
            end_turn(table)
        return NOBODY

    def refuse_elsewhere(self, table: Table, seat: int, move: int) -> Reason | None:  # noqa: ARG002 (the contract of `Step`)
        """trait.intelligence-plants, trait.intelligence-attack say themselves when they are used."""
        if kind_of(move) == moves.THINK:
            return catalogue.NOT_THINK_NOW
        return catalogue.NOT_IGNORE_NOW if kind_of(move) == moves.IGNORE else self.not_now

    def pending(self, table: Table) -> list[Decision]:
        naming = table.naming >= 0
        return [Decision(table.turn, "ignore" if naming else self.name, step=naming)]

    def legal(self, table: Table, seat: int) -> list[int]:
        out: list[int] = []
        if seat != table.turn:
            return out
        player = table.players[seat]
        if table.naming >= 0:
            add_names(player.species[table.naming], out)
            return out
        if not table.fed:
            add_feedings(table, player, True, out)
        if not out:  # fed already, or nothing it must do
            if not table.fed and not player.declined:
                add_feedings(table, player, False, out)
            out.append(moves.END)
        add_thoughts(player, out)
        return out

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        """Mostly it is only which of the hungry takes a plant: those are counted, without a list."""
        player = table.players[seat]
        grazers = count_grazers(table, player)
        if grazers == 0:
            return any_of(self.legal(table, seat), random)
        return moves.FEED | hungry_at(player, int(random() * float(grazers))) << A

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        if seat != table.turn:
            return catalogue.NOT_YOUR_FEED
        player = table.players[seat]
        kind = kind_of(move)
        if kind == moves.IGNORE:
            return refuse_name(table, player, arg_a(move))
        if table.naming >= 0:
            return catalogue.NAME_FIRST
        if kind == moves.END:
            return refuse_end(table, player)
        if arg_a(move) >= len(player.species):
            return catalogue.THINK_NO_SPECIES if kind == moves.THINK else catalogue.FEED_NO_SPECIES
        species = player.species[arg_a(move)]
        if kind == moves.THINK:
            return refuse_thought(player, species, arg_b(move))
        if kind == moves.FEED:
            return refuse_feed(table, player, species)
        return refuse_attack(table, player, species, arg_b(move), arg_c(move))

    def apply(self, table: Table, seat: int, move: int) -> None:
        eat(table, seat, table.players[seat], move)


def reveal_food(table: Table) -> None:
    """reveal.sum: plants by the sum of the cards, never below 0; the cards are discarded."""
    cards: list[Any] = []
    total: i64 = 0
    for player in table.players:
        if player.food_card != NO_CARD:
            cards.append(OBJECTS[player.food_card])
            total += food_of(player.food_card)
            player.food_card = NO_CARD
    table.hole = max(0, table.hole + total)
    own_discards(table).extend(cards)
    if table.listener is not None:
        events.food_revealed(table, cards, total)


def end_turn(table: Table) -> None:
    table.idle += 1
    if table.acted:
        table.idle = 0
    table.fed = False
    table.acted = False
    table.turn = seat_after(table, table.turn)


# -- who can feed -----------------------------------------------------------------------------


def can_feed(table: Table, species: Species) -> bool:
    """feed.plant, feed.no-plants, trait.fat-tissue: whether a normal feeding is possible for it."""
    if species.traits & CARNIVORE:
        return attack.has_target(table, species)
    return table.hole > 0 and taking.room(species, 0) > 0


def must_feed(table: Table, player: Player) -> bool:
    """feed.must: one of its hungry species can feed."""
    for species in player.species:
        if species.food < species.population and can_feed(table, species):
            return True
    return False


def can_fill_fat(table: Table, player: Player) -> bool:
    """feed.fat-optional: a species that is not hungry could store food."""
    if player.declined:
        return False
    for species in player.species:
        if species.traits & FAT_TISSUE and species.food >= species.population and can_feed(table, species):
            return True
    return False


def can_think(player: Player) -> bool:
    """trait.intelligence-free: Intelligence can be used, even where no normal feeding is possible."""
    if not player.hand:
        return False
    for species in player.species:
        if species.traits & INTELLIGENCE and refuse_thinker(species) is None:
            return True
    return False


def can_act(table: Table, seat: i64) -> bool:
    player = table.players[seat]
    if table.naming >= 0:
        return True
    if not table.fed and (must_feed(table, player) or can_fill_fat(table, player)):
        return True
    return can_think(player)


# -- what can be done -------------------------------------------------------------------------


def add_feedings(table: Table, player: Player, hungry: bool, out: list[int]) -> None:
    """The normal feedings of its hungry species, or those that only fill Fat Tissue."""
    for place, species in enumerate(player.species):
        if taking.is_hungry(species) != hungry:
            continue
        if not species.traits & CARNIVORE:
            if table.hole > 0 and taking.room(species, 0) > 0:
                out.append(moves.FEED | place << A)
        elif attack.refuse_hunter(species) is None:
            add_attacks(table, place, species, out)


def count_grazers(table: Table, player: Player) -> i64:
    """How many species can take a plant, if that is all there is to choose from; else 0."""
    if table.hole == 0:
        return 0
    count = count_easily(table, player)
    if count < 0:
        return 0
    return count


def count_easily(table: Table, player: Player) -> i64:
    """The same at the beginning of a turn, where 0 says that nothing can be done, and UNCLEAR to look more closely."""
    if table.fed or table.naming >= 0:
        return UNCLEAR
    count: i64 = 0
    fat: i64 = 0
    for species in player.species:
        traits = species.traits
        if traits & INTELLIGENCE and player.hand:
            return UNCLEAR
        if species.food < species.population:
            if traits & CARNIVORE:
                return UNCLEAR
            count += 1
        else:
            fat |= traits & FAT_TISSUE
    if fat and (count == 0 or table.hole == 0):
        return UNCLEAR
    if table.hole == 0:
        return 0
    return count


def hungry_at(player: Player, at: i64) -> i64:
    """The place of one of its hungry species."""
    for place, species in enumerate(player.species):
        if species.food < species.population:
            at -= 1
            if at < 0:
                return place
    raise AssertionError("there are fewer hungry species than were counted")


def add_attacks(table: Table, place: i64, attacker: Species, out: list[int]) -> None:
    size = attack.attack_size(attacker)
    for seat, owner in enumerate(table.players):
        for target in range(len(owner.species)):
            if attack.refuse_target(table, attacker, size, owner, target) is None:
                out.append(moves.ATTACK | place << A | seat << B | target << C)


def add_thoughts(player: Player, out: list[int]) -> None:
    """trait.intelligence-plants, trait.intelligence-attack: each card of the hand, to each that can use it."""
    for place, species in enumerate(player.species):
        if species.traits & INTELLIGENCE and refuse_thinker(species) is None:
            last = NO_CARD
            for card in player.hand:
                if card != last:
                    out.append(pack(moves.THINK, place, card))
                    last = card


def add_names(species: Species, out: list[int]) -> None:
    """trait.intelligence-attack: every trait but Carnivore that is not ignored yet."""
    for trait in range(len(TRAITS)):
        if (intelligence.NAMEABLE >> trait) & 1 and not (species.ignoring >> trait) & 1:
            out.append(pack(moves.IGNORE, trait))


# -- what cannot ------------------------------------------------------------------------------


def refuse_end(table: Table, player: Player) -> Reason | None:
    """feed.must: a hungry species that can feed must; trait.intelligence-free: thinking does not replace it."""
    if table.fed or not must_feed(table, player):
        return None
    return catalogue.MUST_FEED_TOO if table.acted else catalogue.MUST_FEED


def refuse_feed(table: Table, player: Player, species: Species) -> Reason | None:
    """feed.plant, feed.no-plants, feed.capacity"""
    if table.fed:
        return catalogue.FED_ALREADY
    if species.traits & CARNIVORE:
        return catalogue.FEED_CARNIVORE
    if taking.room(species, 0) == 0:
        return catalogue.FEED_FULL
    if table.hole == 0:
        return catalogue.FEED_NO_PLANT
    return refuse_fat(table, player, species)


def refuse_attack(table: Table, player: Player, attacker: Species, seat: i64, place: i64) -> Reason | None:
    if table.fed:
        return catalogue.FED_ALREADY
    reason = attack.refuse_hunter(attacker)
    if reason is not None:
        return reason
    if table.species_at(seat, place) is None:
        return catalogue.ATTACK_NO_TARGET
    reason = attack.refuse_target(table, attacker, attack.attack_size(attacker), table.players[seat], place)
    return reason if reason is not None else refuse_fat(table, player, attacker)


def refuse_fat(table: Table, player: Player, species: Species) -> Reason | None:
    """feed.must, feed.fat-optional: only filling Fat Tissue waits for the hungry, and ends with the first no."""
    if taking.is_hungry(species):
        return None
    if must_feed(table, player):
        return catalogue.FEED_HUNGRY_FIRST
    return catalogue.FAT_DECLINED if player.declined else None


def refuse_thinker(species: Species) -> Reason | None:
    """Why a species cannot use Intelligence now, whatever the card."""
    is_carnivore = species.traits & CARNIVORE != 0
    if not species.traits & INTELLIGENCE:
        return catalogue.HUNTER_NO_TRAIT if is_carnivore else catalogue.THINK_NO_TRAIT
    if taking.room(species, species.ignoring if is_carnivore else 0) == 0:
        return catalogue.THINK_NO_ROOM if is_carnivore else catalogue.THINK_FULL
    return catalogue.THINK_ALL_NAMED if is_carnivore and not intelligence.can_name(species) else None


def refuse_thought(player: Player, species: Species, card: i64) -> Reason | None:
    reason = refuse_thinker(species)
    if reason is not None or card in player.hand:
        return reason
    return catalogue.HUNTER_FROM_HAND if species.traits & CARNIVORE else catalogue.THINK_FROM_HAND


def refuse_name(table: Table, player: Player, trait: i64) -> Reason | None:
    """trait.intelligence-attack"""
    if table.naming < 0:
        return catalogue.IGNORE_NOT_NOW
    if not (intelligence.NAMEABLE >> trait) & 1:
        return catalogue.IGNORE_CARNIVORE
    return catalogue.IGNORE_TWICE if (player.species[table.naming].ignoring >> trait) & 1 else None


# -- what it does -----------------------------------------------------------------------------


def eat(table: Table, seat: i64, player: Player, move: i64) -> None:
    kind = kind_of(move)
    if kind == moves.FEED:
        graze(table, seat, player.species[arg_a(move)])
    elif kind == moves.ATTACK:
        table.fed = True
        table.acted = True
        target_seat = arg_b(move)
        target = table.players[target_seat].species[arg_c(move)]
        attack.resolve(table, seat, player.species[arg_a(move)], target_seat, target)
    elif kind == moves.END:
        apply_end(table, seat, player)
    elif kind == moves.THINK:
        apply_thought(table, seat, player, arg_a(move), arg_b(move))
    else:
        species = player.species[table.naming]
        species.ignoring |= 1 << arg_a(move)
        table.naming = -1
        if table.listener is not None:
            events.of_species(table, seat, species, "ignored", {"trait": TRAITS[arg_a(move)]})


def graze(table: Table, seat: i64, species: Species) -> None:
    """feed.plant"""
    table.fed = True
    table.acted = True
    taking.take(table, seat, species, 1, taking.HOLE, "feed", 0)


def apply_end(table: Table, seat: i64, player: Player) -> None:
    """feed.fat-optional: who could have filled Fat Tissue and did not is not asked again this round."""
    if not table.fed and can_fill_fat(table, player):
        player.declined = True
        if table.listener is not None:
            events.tell(table, "declined", {"seat": seat})
    end_turn(table)


def apply_thought(table: Table, seat: i64, player: Player, place: i64, card: i64) -> None:
    species = player.species[place]
    table.acted = True
    player.take(card)
    own_discards(table).append(OBJECTS[card])
    if table.listener is not None:
        events.of_species(table, seat, species, "thought", {"card": card_text(card)})
    if species.traits & CARNIVORE:
        table.naming = place
    else:
        intelligence.eat(table, seat, species)
