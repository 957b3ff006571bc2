"""Phase 4, before the food is revealed: Fertile, Long Neck and Fat Tissue."""

from typing import final

from speciate.core.moves import arg_a, kind_of, pack
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evolution import catalogue, events, moves
from speciate.games.evolution.cards import CARNIVORE, FAT_TISSUE, FERTILE, LONG_NECK
from speciate.games.evolution.phases.phase import Phase
from speciate.games.evolution.rules import taking
from speciate.games.evolution.state import Species, Table
from speciate.games.evolution.traits import fat_tissue, fertile, long_neck


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
            if has_choice(table, table.turn):
                return table.turn
            end_turn(table)
        return NOBODY

    def close(self, table: Table) -> None:
        for player in table.players:
            for species in player.species:
                species.used = 0

    def legal(self, table: Table, seat: int) -> list[int]:
        """leaf.order: a player with several chooses their order; leaf.optional: or ends."""
        out: list[int] = []
        if seat != table.turn:
            return out
        for place, species in enumerate(table.players[seat].species):
            if refuse_fertile(table, species) is None:
                out.append(pack(moves.FERTILE, place))
            if refuse_long_neck(species) is None:
                out.append(pack(moves.LONG_NECK, place))
            if refuse_fat(species) is None:
                out.append(pack(moves.FAT, place))
        out.append(moves.END)
        return out

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        if seat != table.turn:
            return catalogue.NOT_YOUR_LEAF
        kind = kind_of(move)
        if kind == moves.END:
            return None
        row = table.players[seat].species
        place = arg_a(move)
        if kind == moves.FERTILE:
            return refuse_fertile(table, row[place]) if place < len(row) else catalogue.FERTILE_NO_SPECIES
        if kind == moves.LONG_NECK:
            return refuse_long_neck(row[place]) if place < len(row) else catalogue.NECK_NO_SPECIES
        return refuse_fat(row[place]) if place < len(row) else catalogue.FAT_NO_SPECIES

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


def has_choice(table: Table, seat: int) -> bool:
    for species in table.players[seat].species:
        if species.traits & (FERTILE | LONG_NECK | FAT_TISSUE):
            if refuse_fertile(table, species) is None:
                return True
            if refuse_long_neck(species) is None or refuse_fat(species) is None:
                return True
    return False


def refuse_fertile(table: Table, species: Species) -> Reason | None:
    """leaf.fertile: once, with food on the watering hole, never above the track."""
    if not species.traits & FERTILE:
        return catalogue.FERTILE_NO_TRAIT
    if species.used & FERTILE:
        return catalogue.FERTILE_USED
    if table.hole == 0:
        return catalogue.FERTILE_NO_FOOD
    return None if species.population < table.setup.track_limit else catalogue.FERTILE_FULL


def refuse_long_neck(species: Species) -> Reason | None:
    """leaf.long-neck: once, for a plant eater with room."""
    if not species.traits & LONG_NECK:
        return catalogue.NECK_NO_TRAIT
    if species.used & LONG_NECK:
        return catalogue.NECK_USED
    if species.traits & CARNIVORE:
        return catalogue.NECK_CARNIVORE
    return None if taking.room(species, 0) > 0 else catalogue.NECK_FULL


def refuse_fat(species: Species) -> Reason | None:
    """leaf.fat: while there is stored food and hunger."""
    if not species.traits & FAT_TISSUE:
        return catalogue.FAT_NO_TRAIT
    if species.fat == 0:
        return catalogue.FAT_EMPTY
    return None if fat_tissue.can_move(species) else catalogue.FAT_FULL
