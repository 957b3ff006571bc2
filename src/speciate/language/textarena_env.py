"""Environments for TextArena (the package `textarena`): every game, every number of players.

`register()` makes them known as `Speciate-Evolution-v0`, `Speciate-Evo-v0`, … A player answers with a code in
[brackets]. What cannot be played is refused by its rule; whoever has had their tries is out: a random bot plays on for
them, and their reward is that of a loser.
"""

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import textarena as ta

from speciate.core.errors import BadOption, SpeciateError
from speciate.core.game import GameSpec
from speciate.core.registry import all_games, get_game
from speciate.core.streams import stream
from speciate.language.choices import read_choice
from speciate.language.model_agent import INTRODUCTION, WITH_LIST
from speciate.language.models import read_answer
from speciate.language.moment import Moment, moment_of
from speciate.language.seat_text import SeatText
from speciate.table.match import Match

TRIES = 2  # answers that cannot be played, of one decision, before one is out
WON, LOST = 1, -1


class SpeciateEnv(ta.Env):  # type: ignore[misc]  # the package has no types
    """One table. Players are asked one at a time, sealed choices too: none sees what another has chosen."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        list_moves: bool = False,
        error_allowance: int = TRIES,
    ) -> None:
        self.game: GameSpec = get_game(game)
        self._options = options or {}
        self._list_moves = list_moves
        self._allowance = error_allowance
        self._text = SeatText()

    def reset(self, num_players: int, seed: int | None = None) -> None:
        if not self.game.min_seats <= num_players <= self.game.max_seats:
            low, high = self.game.min_seats, self.game.max_seats
            raise BadOption(f"{self.game.id} is for {low} to {high} players, not {num_players}", "option-seats")
        names = [f"Player {player}" for player in range(num_players)]
        self.match = Match.new(self.game, names, options=self._options, seed=seed)
        self._rng = Random() if seed is None else stream(seed, "out")
        self._told = [0] * num_players
        self._out: set[int] = set()
        self.state = ta.MinimalMultiPlayerState(num_players=num_players, seed=seed, error_allowance=self._allowance)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._go_on()

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:  # noqa: ARG002 (the package's signature)
        introduction = WITH_LIST if self._list_moves else INTRODUCTION
        return f"{introduction}\n{self._text.syntax(self._moment(player_id))}"

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        player = self.state.current_player_id
        self._observe(player, action, ta.ObservationType.PLAYER_ACTION, player)
        moment = self._moment(player)
        try:
            moves = read_choice(self.game, read_answer(action))
            self.match.check(player, moves)
        except SpeciateError as error:
            if self.state.set_invalid_move(reason=self._text.error(moment, error)):
                self._out.add(player)
                self.state.made_invalid_move = False
                self._go_on()
        else:
            for move in moves:
                self.match.play(player, move)
            self._go_on()
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)

    def _go_on(self) -> None:
        """Up to the next choice of a player who is in: shows them the table, and everybody the result."""
        while self.match.outcome is None:
            seat = self.match.pending()[0].seat
            legal = self.match.legal(seat).packed
            if len(legal) > 1 and seat not in self._out:
                self._ask(seat)
                return
            self.match.play(seat, self._rng.choice(legal), forced=len(legal) == 1)
        outcome = self.match.outcome
        rewards = {}
        for seat in range(len(self.match.names)):
            won = seat in outcome.winners and seat not in self._out
            rewards[seat] = WON if won else LOST
        self.state.set_game_outcome(rewards, self._text.result(self._moment(0), outcome))

    def _ask(self, seat: int) -> None:
        moment = self._moment(seat)
        self._told[seat] = len(self.match.happened)
        self.state.manually_set_current_player_id(seat, force=True)
        news = self._text.news(moment)
        if news:
            self._observe(seat, news, ta.ObservationType.GAME_MESSAGE)
        self._observe(seat, self._text.view(moment), ta.ObservationType.GAME_BOARD)
        if self._list_moves:
            self._observe(seat, self._text.legal(moment), ta.ObservationType.GAME_BOARD)

    def _observe(self, seat: int, text: str, kind: Any, sender: int = ta.GAME_ID) -> None:
        self.state.add_observation(message=text, observation_type=kind, from_id=sender, to_id=seat)

    def _moment(self, seat: int) -> Moment:
        return moment_of(self.match, seat, self._told[seat])


def environment_id(game: str) -> str:
    """`s-evolution` is `Speciate-SEvolution-v0`."""
    name = "".join(part.capitalize() for part in re.split("-", game))
    return f"Speciate-{name}-v0"


def register() -> list[str]:
    """Makes every game known to `textarena.make`, and says under which names. May be called twice."""
    names = []
    for game in all_games().values():
        if not game.listed:
            continue
        name = environment_id(game.id)
        names.append(name)
        if name not in ta.envs.registration.ENV_REGISTRY:
            wrappers = [ta.wrappers.LLMObservationWrapper]
            ta.register(id=name, entry_point=SpeciateEnv, default_wrappers=wrappers, game=game.id)
            ta.register(id=f"{name}-raw", entry_point=SpeciateEnv, default_wrappers=[], game=game.id)
    return names
