"""The titles as OpenSpiel games, with their parameters, and how they are registered."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pyspiel

from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.research.openspiel import mini
from speciate.research.openspiel.box import first_box
from speciate.research.openspiel.observer import Observer
from speciate.research.openspiel.state import SpeciateState
from speciate.research.openspiel.tables import Agreement, table_of

#: By the names that Speciate has for them.
NAMES = {id: f"speciate_{id.replace('-', '_')}" for id in ("evo", "evolution", "evolutopia", "s-evolution")}
OPEN = ("evolutopia",)  # nothing is hidden there

#: No rule ends every game: players may build and tear down. The tests of all games hold random play to this, chance
#: included, and no game of any options came near it.
MOST_STEPS = 20_000


class SpeciateGame(pyspiel.Game):  # type: ignore[misc]
    id: str  # of the game, in Speciate

    def __init__(self, params: Mapping[str, Any]) -> None:
        spec = get_game(self.id)
        agreement = Agreement(
            self.id,
            int(params.get("players", fewest(spec))),
            str(params.get("options", "")),
            str(params.get("pack", "")),
            bool(params.get("mini", False)),
        )
        self.table = table_of(agreement)
        super().__init__(game_type(spec), _info(spec, agreement), dict(params))
        self.start = first_box(self.table)

    def new_initial_state(self, position: Any = None) -> SpeciateState:
        """The beginning, or a position: as JSON, as a dictionary or as the struct of a state."""
        if position is None:
            return SpeciateState(self)
        if hasattr(position, "to_dict"):
            position = position.to_dict()
        text = position if isinstance(position, str) else json.dumps(position)
        return SpeciateState(self, first_box(self.table, text))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002 (OpenSpiel's)
        kind = iig_obs_type if hasattr(iig_obs_type, "perfect_recall") else None  # C++ leaves it out by moving `params`
        return Observer(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return MOST_STEPS


def fewest(spec: GameSpec) -> int:
    """How many play unless it is said: two, or as many as it takes."""
    return max(2, spec.min_seats)


def game_type(spec: GameSpec) -> Any:
    kinds = pyspiel.GameType
    parameters: dict[str, object] = {"players": fewest(spec), "options": "", "pack": ""}
    if spec.id in mini.GAMES:
        parameters["mini"] = False
    open_to_all = spec.id in OPEN
    return kinds(
        short_name=NAMES[spec.id],
        long_name=f"Speciate: {spec.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if open_to_all else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if spec.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=spec.max_seats,
        min_num_players=spec.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # what one has seen grows without a bound
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _info(spec: GameSpec, agreement: Agreement) -> Any:
    table = table_of(agreement)
    return pyspiel.GameInfo(
        num_distinct_actions=table.actions.size,
        max_chance_outcomes=len(table.outcomes.moves),
        num_players=agreement.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if spec.cooperative else 0.0,
        max_game_length=MOST_STEPS,
    )


# A class each, because OpenSpiel keeps what makes a game beyond the end of Python: a function would be freed too late.


class EvoGame(SpeciateGame):
    id = "evo"


class EvolutionGame(SpeciateGame):
    id = "evolution"


class EvolutopiaGame(SpeciateGame):
    id = "evolutopia"


class SEvolutionGame(SpeciateGame):
    id = "s-evolution"


def register() -> None:
    for game in (EvoGame, EvolutionGame, EvolutopiaGame, SEvolutionGame):
        pyspiel.register_game(game_type(get_game(game.id)), game)
