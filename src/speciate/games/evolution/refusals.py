"""The judge of every move: what is asked before the phase is, and the facts a player wants to hear."""

from typing import Final, final

from speciate.core.moves import KIND_MASK, arg_a, arg_b, arg_c, kind_of
from speciate.core.refusal import NO_SUCH_MOVE, Reason
from speciate.games.evolution import catalogue, moves
from speciate.games.evolution.cards import TRAITS, card_text
from speciate.games.evolution.rules import attack
from speciate.games.evolution.state import DEAL, START, Table
from speciate.kit.steps import Judge, StepState

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


@final
class EvolutionJudge(Judge):
    def unreadable(self, move: int) -> Reason:
        """play.species-place: a side that is neither left nor right has no code at all."""
        return catalogue.SPECIES_PLACE if move > 0 and move & KIND_MASK == moves.NEW else NO_SUCH_MOVE

    def why_not_drawn(self, state: StepState, move: int) -> Reason:  # noqa: ARG002
        """setup.players, deal.cards: nature names the first player, then deals what the deck holds."""
        if kind_of(move) not in self.natures_kinds:
            return NO_SUCH_MOVE
        return catalogue.NOT_THIS_SEAT if kind_of(move) == moves.FIRST else catalogue.NOT_THIS_CARD

    def why_nature(self, state: StepState, move: int) -> Reason:
        """setup.players, deal.cards; extinct.board: what is dealt in another phase is for species that died."""
        assert isinstance(state, Table)
        kind = kind_of(move)
        if kind == moves.FIRST or state.phase == START:
            return catalogue.FIRST_BY_CHANCE
        is_deal = kind == moves.DRAW or state.phase == DEAL
        return catalogue.CARDS_BY_CHANCE if is_deal else catalogue.EXTINCT_CARDS_BY_CHANCE


def facts(table: Table, seat: int, move: int, reason: Reason) -> dict[str, object]:
    """What a message mentions: pieces, and for an attack the sizes."""
    args: dict[str, object] = {}
    add_pieces(table, seat, move, args)
    if reason in ABOUT_TARGET:
        add_target(table, seat, move, reason, args)
    return args


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
