"""Who plays the games of a study: any bot, `policy` (the game's own rule of thumb, at once) and `search-N`."""

import re
from collections.abc import Callable
from random import Random

from speciate.bots.bot_loader import check_bot, open_bot
from speciate.bots.levels import Level
from speciate.bots.search_bot import SearchBot
from speciate.core.game import Engine, GameSpec
from speciate.core.state import State, View
from speciate.table.agent import Agent, Request

POLICY = "policy"
SEARCH = re.compile(r"search-([1-9]\d{0,5})")  # a search with so many rounds
WORLDS = 2
Choose = Callable[[State, int], int]


class Player:
    """One seat of one game. Without an agent it plays by the game's policy, which needs neither view nor list."""

    def __init__(self, rng: Random, agent: Agent | None) -> None:
        self.random = rng.random
        self.agent = agent

    def chooser(self, game: GameSpec) -> Choose:
        """`choose` for one game; the policy without a detour, because it is asked millions of times."""
        if self.agent is None:
            policy, random = game.engine.policy, self.random
            return lambda state, seat: policy(state, seat, random)
        return lambda state, seat: self.choose(game, state, seat)

    def choose(self, game: GameSpec, state: State, seat: int, legal: list[int] | None = None) -> int:
        """Its move; `legal`, if it is given, is all it may choose from."""
        if self.agent is None:
            return chosen_by_policy(game.engine, state, seat, self, legal)
        decision = next(owed for owed in state.pending() if owed.seat == seat)
        moves = state.legal(seat) if legal is None else legal
        return self.agent.choose(Request(game, decision, moves, self.view(state, seat)))

    def view(self, state: State, seat: int) -> View | None:
        assert self.agent is not None
        return state.view(seat) if self.agent.needs_view else None


TRIES = 8  # how often the policy is asked again for a move that is allowed


def chosen_by_policy(engine: Engine, state: State, seat: int, player: Player, legal: list[int] | None) -> int:
    move = engine.policy(state, seat, player.random)
    if legal is None:
        return move
    for _ in range(TRIES):
        if move in legal:
            return move
        move = engine.policy(state, seat, player.random)
    return legal[int(player.random() * len(legal))]


def open_player(name: str, rng: Random) -> Player:
    """The player of that name with its own random stream."""
    return Player(rng, None if name == POLICY else open_agent(name, rng))


def open_agent(name: str, rng: Random) -> Agent:
    search = SEARCH.fullmatch(name)
    if search is None:
        return open_bot(name, rng)
    return SearchBot(rng, name, Level(worlds=WORLDS, iterations=int(search[1]), overlooks=0.0))


def check_player(name: str, game: GameSpec) -> None:
    """Raises an error of one line for a player that does not exist."""
    if name != POLICY and not SEARCH.fullmatch(name):
        check_bot(name, game, (POLICY, "search-60"))
