"""An attack: may it happen, and what it does."""

from mypy_extensions import i64

from speciate.core.refusal import Reason
from speciate.games.evolution import cards, catalogue, events
from speciate.games.evolution.rules import extinction, taking
from speciate.games.evolution.state import Player, Species, Table
from speciate.games.evolution.traits import (
    ambush,
    burrowing,
    climbing,
    defensive_herding,
    hard_shell,
    horns,
    pack_hunting,
    scavenger,
    symbiosis,
    warning_call,
)


def attack_size(attacker: Species) -> i64:
    """The size that counts when it attacks, with what Intelligence ignores for the attack."""
    if attacker.traits & cards.PACK_HUNTING & ~attacker.ignoring:
        return pack_hunting.size(attacker)
    return attacker.body


def defence_size(table: Table, target: Species, ignored: i64) -> i64:
    """The size that counts when it is attacked."""
    if target.traits & cards.HARD_SHELL & ~ignored:
        return hard_shell.size(table, target)
    return target.body


def refuse_hunter(attacker: Species) -> Reason | None:
    """trait.carnivore, attack.room: why a species cannot attack anything at all."""
    if not attacker.traits & cards.CARNIVORE:
        return catalogue.ATTACK_NOT_CARNIVORE
    if taking.room(attacker, attacker.ignoring) == 0:
        return catalogue.ATTACK_ROOM
    return None


def refuse_target(table: Table, attacker: Species, size: i64, owner: Player, place: i64) -> Reason | None:
    """Why a carnivore of `size` cannot attack the species at `place` of `owner`'s row.

    attack.target: any species but itself; attack.size: a smaller one; then the target's own traits.
    """
    target = owner.species[place]
    if target is attacker:
        return catalogue.ATTACK_ITSELF
    ignored = attacker.ignoring
    if size <= defence_size(table, target, ignored):
        return catalogue.ATTACK_SIZE
    traits = target.traits & ~ignored
    if traits & cards.CLIMBING and climbing.protects(attacker.traits):
        return catalogue.CLIMBING_PROTECTS
    if traits & cards.DEFENSIVE_HERDING and defensive_herding.protects(target, attacker):
        return catalogue.HERDING_PROTECTS
    if traits & cards.BURROWING and burrowing.protects(target):
        return catalogue.BURROWING_PROTECTS
    if traits & cards.SYMBIOSIS and symbiosis.protects(owner, place, target):
        return catalogue.SYMBIOSIS_PROTECTS
    if warning_call.protects(owner, place, ignored) and not ambush.surprises(attacker.traits & ~ignored):
        return catalogue.WARNING_CALL_PROTECTS
    return None


def has_target(table: Table, attacker: Species) -> bool:
    """Whether a carnivore can attack anything (see feed.must)."""
    return refuse_hunter(attacker) is None and finds_prey(table, attacker, attack_size(attacker))


def finds_prey(table: Table, attacker: Species, size: i64) -> bool:
    """Whether it could attack anything if it attacked with `size`."""
    for owner in table.players:
        for place in range(len(owner.species)):
            if refuse_target(table, attacker, size, owner, place) is None:
                return True
    return False


def resolve(table: Table, seat: i64, attacker: Species, target_seat: i64, target: Species) -> None:
    """attack.sequence: Horns; the target's loss; the attacker's meat; Scavengers. Each taking brings its chain."""
    ignored = attacker.ignoring
    meat = target.body
    if table.listener is not None:
        args = {
            "target": events.species_ref(target_seat, target),
            "size": attack_size(attacker),
            "defence": defence_size(table, target, ignored),
        }
        events.of_species(table, seat, attacker, "attacked", args)
    attacker.ignoring = 0  # it was for this attack only
    if target.traits & cards.HORNS & ~ignored:
        horns.gore(table, seat, attacker, target_seat, target)
    lose_population(table, target_seat, target)
    if attacker.population > 0:
        # attack.meat: as much as the target's printed body, up to the attacker's room
        taking.take(table, seat, attacker, meat, taking.MEAT, "attack", ignored)
    if not ignored & cards.SCAVENGER:
        scavenger.feast(table, seat, ignored)


def lose_population(table: Table, seat: i64, target: Species) -> None:
    """attack.loss, attack.kill"""
    target.population -= 1
    events.counted(table, seat, target, "lost-population", target.population)
    if target.population == 0:
        extinction.die(table, seat, target)
    else:
        taking.spill(table, seat, table.players[seat], target)
