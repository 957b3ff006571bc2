"""Phase 4, before the food is revealed: Fertile, Long Neck and Fat Tissue."""

from typing import Final, final

from speciate.core.moves import arg_a, kind_of, pack
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evolution import catalogue, events, moves
from speciate.games.evolution.cards import CARNIVORE, FAT_TISSUE, FERTILE, LONG_NECK
from speciate.games.evolution.phases.phase import Phase
from speciate.games.evolution.rules import taking
from speciate.games.evolution.state import Player, Species, Table
from speciate.games.evolution.traits import fat_tissue, fertile, long_neck


@final
class LeafTrait:
    """A trait that acts now: its move, its bit, and the reasons against it that need no look at the table."""

    def __init__(self, kind: int, mask: int, no_species: Reason, no_trait: Reason, used: Reason | None) -> None:
        self.kind = kind
        self.mask = mask
        self.no_species = no_species
        self.no_trait = no_trait
        self.used = used


FERTILE_REASONS: Final = (catalogue.FERTILE_NO_SPECIES, catalogue.FERTILE_NO_TRAIT, catalogue.FERTILE_USED)
NECK_REASONS: Final = (catalogue.NECK_NO_SPECIES, catalogue.NECK_NO_TRAIT, catalogue.NECK_USED)
ACTIVE: Final = FERTILE | LONG_NECK | FAT_TISSUE
LEAF_TRAITS: Final = [
    LeafTrait(moves.FERTILE, FERTILE, *FERTILE_REASONS),
    LeafTrait(moves.LONG_NECK, LONG_NECK, *NECK_REASONS),
    LeafTrait(moves.FAT, FAT_TISSUE, catalogue.FAT_NO_SPECIES, catalogue.FAT_NO_TRAIT, None),
]


@final
class Leaf(Phase):
    def open(self, table: Table) -> None:
        """leaf.order: from the first player. `ended` says who has had their go."""
        table.turn = table.first
        for player in table.players:
            player.ended = False

    def next_actor(self, table: Table) -> int:
        """leaf.order, leaf.optional: the next player who has something to activate and has not ended."""
        while not table.players[table.turn].ended:
            if can_use(table, table.players[table.turn]):
                return table.turn
            end_turn(table)
        return NOBODY

    def close(self, table: Table) -> None:
        for player in table.players:
            for species in player.species:
                species.used = 0

    def legal(self, table: Table, seat: int) -> list[int]:
        """leaf.order: a player with several chooses their order; leaf.optional: or ends."""
        return [*legal_uses(table, seat), moves.END] if seat == table.turn else []

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        if seat != table.turn:
            return catalogue.NOT_YOUR_LEAF
        for trait in LEAF_TRAITS:
            if trait.kind == kind_of(move):
                species = table.species_at(seat, arg_a(move))
                return trait.no_species if species is None else refuse_use(table, species, trait)
        return None  # the end of the turn

    def apply(self, table: Table, seat: int, move: int) -> None:
        kind = kind_of(move)
        if kind == moves.END:
            end_turn(table)
            return
        species = table.players[seat].species[arg_a(move)]
        if kind == moves.FERTILE:
            species.used |= FERTILE
            fertile.grow(species)
            events.counted(table, seat, species, "fertile", species.population)
        elif kind == moves.LONG_NECK:
            species.used |= LONG_NECK
            long_neck.reach(table, seat, species)
        else:
            fat_tissue.move_one(species)
            if table.listener is not None:
                events.of_species(table, seat, species, "fat-moved", {})


def end_turn(table: Table) -> None:
    table.players[table.turn].ended = True
    table.pass_turn()


def can_use(table: Table, player: Player) -> bool:
    """Whether there is one of `legal_uses`."""
    for species in player.species:
        if species.traits & ACTIVE:
            for trait in LEAF_TRAITS:
                if refuse_use(table, species, trait) is None:
                    return True
    return False


def legal_uses(table: Table, seat: int) -> list[int]:
    out: list[int] = []
    for place, species in enumerate(table.players[seat].species):
        if species.traits & ACTIVE:
            for trait in LEAF_TRAITS:
                if refuse_use(table, species, trait) is None:
                    out.append(pack(trait.kind, place))
    return out


def refuse_use(table: Table, species: Species, trait: LeafTrait) -> Reason | None:
    """leaf.fertile, leaf.long-neck: once; leaf.fat: as long as there is stored food and hunger."""
    if not species.traits & trait.mask:
        return trait.no_trait
    if species.used & trait.mask:
        return trait.used
    if trait.mask == FERTILE:
        if table.hole == 0:
            return catalogue.FERTILE_NO_FOOD
        return None if species.population < table.setup.track_limit else catalogue.FERTILE_FULL
    if trait.mask == LONG_NECK:
        if species.traits & CARNIVORE:
            return catalogue.NECK_CARNIVORE
        return None if taking.room(species, 0) > 0 else catalogue.NECK_FULL
    if species.fat == 0:
        return catalogue.FAT_EMPTY
    return None if fat_tissue.can_move(species) else catalogue.FAT_FULL
