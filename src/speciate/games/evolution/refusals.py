"""Why not? The judge of every move, with the facts a player wants to hear."""

from speciate.core.moves import KIND_MASK, arg_a, arg_b, arg_c, kind_of
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE
from speciate.games.evolution import moves
from speciate.games.evolution.cards import TRAITS, card_text
from speciate.games.evolution.catalogue import (
    ATTACK_ITSELF,
    ATTACK_SIZE,
    GAME_OVER,
    NATURES_MOVE,
    NO_SUCH_MOVE,
    NOT_FEED_NOW,
    NOT_FOOD_NOW,
    NOT_LEAF_NOW,
    NOT_PLAY_NOW,
    NOT_THIS_CHANCE,
    OK,
    REFUSALS,
    SPECIES_PLACE,
    WARNING_CALL_PROTECTS,
)
from speciate.games.evolution.phases import feed, food, leaf, play
from speciate.games.evolution.rules import attack
from speciate.games.evolution.state import FEED, FOOD, LEAF, OVER, PLAY, START, Table


def refuse(table: Table, seat: int, move: int) -> int:
    """OK, or the number of the refusal in the catalogue."""
    if not moves.CODEC.readable(move) or not NATURE <= seat < table.seats:
        # play.species-place: a side that is neither left nor right has no code at all
        return SPECIES_PLACE if move > 0 and move & KIND_MASK == moves.NEW else NO_SUCH_MOVE
    if table.phase == OVER:
        return GAME_OVER
    if seat == NATURE:
        return refuse_chance(table, move)
    if table.actor == NATURE or kind_of(move) == moves.FIRST or kind_of(move) == moves.DRAW:
        return NATURES_MOVE
    return refuse_player(table, seat, move)


def refuse_chance(table: Table, move: int) -> int:
    """setup.players, deal.cards: nature names the first player, then deals what the deck holds."""
    if table.actor != NATURE:
        return NOT_THIS_CHANCE
    if table.phase == START:
        return OK if kind_of(move) == moves.FIRST and arg_a(move) < table.seats else NOT_THIS_CHANCE
    return OK if kind_of(move) == moves.DRAW and arg_a(move) in table.deck else NOT_THIS_CHANCE


def refuse_player(table: Table, seat: int, move: int) -> int:
    """A move of another phase is refused by that phase's own rule; the rest is for the phase to say."""
    kind = kind_of(move)
    phase = table.phase
    if kind == moves.FOOD:
        return food.refuse(table, seat, arg_a(move)) if phase == FOOD else NOT_FOOD_NOW
    if kind == moves.END and (phase == LEAF or phase == FEED):
        return leaf.refuse(table, seat, move) if phase == LEAF else feed.refuse(table, seat, move)
    if moves.CARD <= kind <= moves.DROP or kind == moves.END:
        return play.refuse(table, seat, move) if phase == PLAY else NOT_PLAY_NOW
    if moves.FERTILE <= kind <= moves.FAT:
        return leaf.refuse(table, seat, move) if phase == LEAF else NOT_LEAF_NOW
    return feed.refuse(table, seat, move) if phase == FEED else NOT_FEED_NOW


def explain(table: Table, seat: int, move: int, code: int) -> Refusal:
    """The refusal with what its message mentions: pieces, and for an attack the sizes."""
    slug, key = REFUSALS[code]
    args: dict[str, object] = {}
    if code not in (NO_SUCH_MOVE, SPECIES_PLACE) and seat >= 0:
        add_pieces(table, seat, move, args)
        if kind_of(move) == moves.ATTACK and ATTACK_ITSELF <= code <= WARNING_CALL_PROTECTS:
            add_sizes(table, seat, move, code, args)
    return Refusal(f"evolution:{slug}", key, args)


def add_pieces(table: Table, seat: int, move: int, args: dict[str, object]) -> None:
    kind = kind_of(move)
    row = table.players[seat].species
    if kind in (moves.FOOD, moves.CARD):
        args["card"] = card_text(arg_a(move))
    elif kind == moves.IGNORE:
        args["trait"] = TRAITS[arg_a(move)]
    elif kind not in (moves.FIRST, moves.DRAW, moves.NEW, moves.END) and arg_a(move) < len(row):
        args["species"] = [seat, row[arg_a(move)].id]
    if kind == moves.DROP:
        args["trait"] = TRAITS[arg_b(move)]
    elif kind == moves.THINK:
        args["card"] = card_text(arg_b(move))


def add_sizes(table: Table, seat: int, move: int, code: int, args: dict[str, object]) -> None:
    attacker = table.players[seat].species[arg_a(move)]
    if arg_b(move) >= table.seats:
        return
    owner = table.players[arg_b(move)]
    if arg_c(move) < len(owner.species):
        target = owner.species[arg_c(move)]
        args["target"] = [arg_b(move), target.id]
        if code == ATTACK_SIZE:
            args["size"] = attack.attack_size(attacker)
            args["needed"] = attack.defence_size(table, target, attacker.ignoring) + 1
