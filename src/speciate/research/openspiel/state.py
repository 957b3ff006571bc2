"""A position as an OpenSpiel state: one player or chance acts at a time, and what was sealed stays hidden."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import pyspiel

from speciate.core.errors import UnreadableMove
from speciate.core.seats import NATURE, NOBODY
from speciate.research.native.numbering import NO_MOVE, WAIT
from speciate.research.native.odds import numbered, odds
from speciate.research.openspiel.box import Box

if TYPE_CHECKING:
    from speciate.research.openspiel.game import SpeciateGame

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCE = int(pyspiel.PlayerId.CHANCE)
FLOATS = [float(value) for value in range(256)]
assert CHANCE == NATURE  # chance is seat -1 in both worlds: a seat needs no translation unless the game is over


class SpeciateState(pyspiel.State):  # type: ignore[misc]
    """Seats that choose at the same time choose one after the other, by number: none hears what another sealed.

    Methods without an underscore that OpenSpiel has too answer Python at once, where its own way would lead through
    C++ and back; called from C++, those with an underscore answer the same.
    """

    def __init__(self, game: SpeciateGame, box: Box | None = None) -> None:
        super().__init__(game)
        self.box = box or game.start

    # -- who acts, and what can be done

    def current_player(self) -> int:
        actor = self.box.state.actor
        return actor if actor != NOBODY else TERMINAL

    def is_terminal(self) -> bool:
        return self.box.state.actor == NOBODY

    def is_chance_node(self) -> bool:
        return self.box.state.actor == NATURE

    def legal_actions(self, player: int | None = None) -> list[int]:
        actor = self.box.state.actor
        if actor == NATURE:
            return numbered(self.box.state.legal(NATURE), self.box.table.outcomes.numbers)
        if actor == NOBODY or (player is not None and player != actor):
            if player is not None and player < 0:
                raise pyspiel.SpielError(f"player {player} has no legal actions to ask for")
            return []
        return self._legal_actions(actor)

    def _legal_actions(self, player: int) -> list[int]:
        """Moves beyond the bounds have no action; if all have none, action 0 makes the first of them."""
        box = self.box
        return numbered(box.state.legal(player), box.table.numbers[player]) or [WAIT]

    def beyond_bounds(self) -> int:
        """How many legal moves of who acts have no action, because they lie beyond the bounds of the game."""
        actor = self.box.state.actor
        return (
            sum(move not in self.box.table.numbers[actor] for move in self.box.state.legal(actor)) if actor >= 0 else 0
        )

    def chance_outcomes(self) -> list[tuple[int, float]]:
        box = self.box
        return odds(box.state.chance(), box.table.outcomes.numbers)

    def _apply_action(self, action: int) -> None:
        box = self.box
        if box.shared:
            box = self.box = box.own()
        box.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        move = self._move(player, action)
        return "wait" if move == NO_MOVE else self.box.table.codec.text(move)

    def _move(self, player: int, action: int) -> int:
        table = self.box.table
        moves = table.outcomes.moves if player == CHANCE else table.moves[player]
        return moves[action]

    # -- how it ends

    def returns(self) -> list[float]:
        """The rewards of `result`: a win is 1, shared by those who share it, and paid by the others in equal parts."""
        state = self.box.state
        outcome = state.outcome() if state.actor == NOBODY else None
        return [0.0] * state.seats if outcome is None else self.box.table.rewards.final(outcome)

    # -- what is seen

    def __str__(self) -> str:
        return json.dumps(self.box.state.to_json(), separators=(",", ":"))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """As a list, which is what OpenSpiel gives. Most of it is 0: the rest is put into a list of zeros."""
        observations = self.box.table.observations
        vector = observations.seen(self.box.state, self._seat(player))
        found = [0.0] * observations.size
        places = vector.nonzero()[0]
        for at, value in zip(places.tolist(), vector[places].tolist(), strict=True):
            found[at] = FLOATS[value]
        return found

    def _seat(self, player: int | None) -> int:
        seat = self.box.state.actor if player is None else player
        if not 0 <= seat < self.box.state.seats:
            raise pyspiel.SpielError(f"there is no player {seat} to observe for")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpeciateState:
        """A state that `player` cannot tell from this one, made of what it sees alone.

        The others' pasts are not made up with it: their information states say what they see and that it was imagined.
        """
        seed = int(sampler() * 2**52)
        copy: SpeciateState = self.clone()
        copy.box = self.box.imagined(player, seed)
        return copy

    # -- structs: dictionaries that OpenSpiel wraps

    def _to_struct(self) -> dict[str, object]:
        """The whole position; `new_initial_state` of the game takes it."""
        return self.box.state.to_json()

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        return self.box.state.view(player).to_json()

    def _action_to_struct(self, player: int, action: int) -> dict[str, object]:
        """`code` is the move as it is written; `kind` and its arguments by name are the same in pieces."""
        move = self._move(player, action)
        if move == NO_MOVE:
            return {"code": "wait", "kind": "wait"}
        made = self.box.table.codec.move(move)
        return {"code": made.code, "kind": made.kind, **made.args}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        table, actor = self.box.table, self.box.state.actor
        move = table.codec.parse(str(struct["code"]))
        numbers = table.outcomes.numbers if actor == NATURE else table.numbers[actor]
        if move not in numbers:
            raise UnreadableMove(f"{struct['code']} has no action here")
        return [numbers[move]]
