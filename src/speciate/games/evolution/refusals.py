"""Why not? The judge of every move, with the facts a player wants to hear."""

from typing import Final

from speciate.core.moves import KIND_MASK, arg_a, arg_b, arg_c, kind_of
from speciate.core.refusal import NO_SUCH_MOVE, Reason, Refusal, full_slug
from speciate.core.seats import NATURE
from speciate.games.evolution import catalogue, moves
from speciate.games.evolution.cards import TRAITS, card_text
from speciate.games.evolution.phases import feed, food, leaf, play
from speciate.games.evolution.rules import attack
from speciate.games.evolution.state import DEAL, FEED, FOOD, LEAF, OVER, PLAY, START, Table

PLAY_MOVES: Final = (moves.CARD, moves.TRAIT, moves.NEW, moves.BODY, moves.POPULATION, moves.DROP)
LEAF_MOVES: Final = (moves.FERTILE, moves.LONG_NECK, moves.FAT)
# The sentences that mention what was to be attacked.
ABOUT_TARGET: Final = (
    catalogue.ATTACK_ITSELF,
    catalogue.ATTACK_SIZE,
    catalogue.ATTACK_ROOM,
    catalogue.CLIMBING_PROTECTS,
    catalogue.HERDING_PROTECTS,
    catalogue.BURROWING_PROTECTS,
    catalogue.SYMBIOSIS_PROTECTS,
    catalogue.WARNING_CALL_PROTECTS,
)


def refuse(table: Table, seat: int, move: int) -> Reason | None:
    if not moves.CODEC.readable(move) or not NATURE <= seat < table.seats:
        # play.species-place: a side that is neither left nor right has no code at all
        return catalogue.SPECIES_PLACE if move > 0 and move & KIND_MASK == moves.NEW else NO_SUCH_MOVE
    if table.phase == OVER:
        return catalogue.GAME_OVER
    if seat == NATURE:
        return refuse_chance(table, move)
    kind = kind_of(move)
    if kind == moves.FIRST or table.phase == START:
        return catalogue.FIRST_BY_CHANCE
    if kind == moves.DRAW or table.actor == NATURE:
        # extinct.board: what nature deals in another phase is for species that died
        is_deal = kind == moves.DRAW or table.phase == DEAL
        return catalogue.CARDS_BY_CHANCE if is_deal else catalogue.EXTINCT_CARDS_BY_CHANCE
    return refuse_player(table, seat, move)


def refuse_chance(table: Table, move: int) -> Reason | None:
    """setup.players, deal.cards: nature names the first player, then deals what the deck holds."""
    kind = kind_of(move)
    is_turn = table.actor == NATURE
    if kind == moves.FIRST:
        is_drawn = is_turn and table.phase == START and arg_a(move) < table.seats
        return None if is_drawn else catalogue.NOT_THIS_SEAT
    if kind == moves.DRAW:
        is_dealt = is_turn and table.phase != START and arg_a(move) in table.deck
        return None if is_dealt else catalogue.NOT_THIS_CARD
    return NO_SUCH_MOVE


def refuse_player(table: Table, seat: int, move: int) -> Reason | None:
    """A move of another phase is refused by that phase's own rule; the rest is for the phase to say."""
    phase = table.phase
    kind = kind_of(move)
    if kind == moves.END:
        if phase == FOOD:
            return food.refuse_end(table, seat)
        if phase == LEAF:
            return leaf.refuse(table, seat, move)
        return feed.refuse(table, seat, move) if phase == FEED else play.refuse(table, seat, move)
    if kind == moves.FOOD:
        return food.refuse(table, seat, arg_a(move)) if phase == FOOD else catalogue.NOT_FOOD_NOW
    if kind in PLAY_MOVES:
        if phase == PLAY:
            return play.refuse(table, seat, move)
        return catalogue.NOT_DROP_NOW if kind == moves.DROP else catalogue.NOT_PLAY_NOW
    if kind in LEAF_MOVES:
        return leaf.refuse(table, seat, move) if phase == LEAF else catalogue.NOT_LEAF_NOW
    if phase == FEED:
        return feed.refuse(table, seat, move)
    if kind == moves.THINK:
        return catalogue.NOT_THINK_NOW
    return catalogue.NOT_IGNORE_NOW if kind == moves.IGNORE else catalogue.NOT_FEED_NOW


def explain(table: Table, seat: int, move: int, reason: Reason) -> Refusal:
    """The refusal with what its message mentions: pieces, and for an attack the sizes."""
    args: dict[str, object] = {}
    if reason is not NO_SUCH_MOVE and reason is not catalogue.SPECIES_PLACE and seat >= 0:
        add_pieces(table, seat, move, args)
        if reason in ABOUT_TARGET:
            add_target(table, seat, move, reason, args)
    return Refusal(full_slug("evolution", reason), reason.key, args)


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


def add_target(table: Table, seat: int, move: int, reason: Reason, args: dict[str, object]) -> None:
    attacker = table.players[seat].species[arg_a(move)]
    if arg_b(move) >= table.seats:
        return
    owner = table.players[arg_b(move)]
    if arg_c(move) < len(owner.species):
        target = owner.species[arg_c(move)]
        args["target"] = [arg_b(move), target.id]
        if reason is catalogue.ATTACK_SIZE:
            args["size"] = attack.attack_size(attacker)
            args["needed"] = attack.defence_size(table, target, attacker.ignoring) + 1
