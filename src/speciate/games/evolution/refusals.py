"""The judge of every move: what is asked before the phase is, and the facts a player wants to hear."""

from typing import Final, final

from speciate.core.moves import ARG_MASK, KIND_MASK, SHIFTS, arg_a, arg_b, arg_c, kind_of
from speciate.core.refusal import NO_SUCH_MOVE, Reason
from speciate.games.evolution import catalogue, moves
from speciate.games.evolution.rules import attack
from speciate.games.evolution.state import DEAL, START, Table
from speciate.kit.steps import Judge, StepState

NATURES_KINDS: Final = (moves.FIRST, moves.DRAW)


@final
class EvolutionJudge(Judge):
    def unreadable(self, move: int) -> Reason:
        """play.species-place: a side that is neither left nor right has no code at all."""
        return catalogue.SPECIES_PLACE if move > 0 and move & KIND_MASK == moves.NEW else NO_SUCH_MOVE

    def why_not_drawn(self, state: StepState, move: int) -> Reason:  # noqa: ARG002 (the contract of `Judge`)
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
    """What a message mentions: pieces, and for an attack the target and the sizes."""
    args: dict[str, object] = {}
    row = table.players[seat].species
    form = moves.CODEC.kinds[kind_of(move)]
    if form.number not in NATURES_KINDS:
        for (name, arg_type), shift in zip(form.args, SHIFTS, strict=False):
            value = (move >> shift) & ARG_MASK
            if arg_type.name in ("card", "trait"):
                args[name] = arg_type.to_json(value)
            elif name in ("species", "attacker") and value < len(row):
                args["species"] = [seat, row[value].id]
    target = table.species_at(arg_b(move), arg_c(move)) if reason in catalogue.ABOUT_A_TARGET else None
    if target is not None:
        args["target"] = [arg_b(move), target.id]
    if target is not None and reason is catalogue.ATTACK_SIZE:
        attacker = row[arg_a(move)]
        args["size"] = attack.attack_size(attacker)
        args["needed"] = attack.defence_size(table, target, attacker.ignoring) + 1
    return args
