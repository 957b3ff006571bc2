"""PettingZoo, one agent after the other (AEC): sealed choices are made in turn and stay hidden until all are in."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from speciate.core.seats import NOBODY
from speciate.research.agents import Agent, Agents
from speciate.research.session import LOST, Observation, Session


class TurnsEnv(Agents, AECEnv[Agent, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One table. `max_cycles` truncates it after so many actions of each agent on average."""

    def __init__(self, session: Session, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        super().__init__(session, render_mode)
        self.metadata["is_parallelizable"] = False
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._limit = None if max_cycles is None else max_cycles * session.seats
        self._steps = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (PettingZoo's)
        self.session.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._paid = False
        self._select()

    def observe(self, agent: Agent) -> Observation:
        return self.session.observe(self._seat_of[agent], agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        seat = self._seat_of[agent]
        self._steps += 1
        if not self.session.attempt(seat, int(action)):
            self._end({agent: LOST})
        elif self.session.state.actor == NOBODY:
            self._end(self.by_agent(self.session.final_rewards()))
            self.infos = self.reports()
        elif self._limit is not None and self._steps >= self._limit:
            self.truncations = dict.fromkeys(self.agents, True)
            self._next_agent(seat)
        else:
            self._select()

    def _select(self) -> None:
        seat = self.session.state.actor
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        if self.session.rewards.is_shaped:
            self.rewards[agent] = self.session.hint(seat)
            self._cumulative_rewards[agent] += self.rewards[agent]
            self._paid = True
        beyond = self.session.choosing(seat).beyond
        self.infos[agent] = {"beyond": beyond} if beyond else {}

    def _end(self, rewards: dict[Agent, float]) -> None:
        self.rewards.update(rewards)
        self._paid = True
        self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            self._cumulative_rewards[agent] += self.rewards[agent]
        self._next_agent(self._seat_of[self.agent_selection])

    def _next_agent(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[(seat + 1) % self.session.seats]


def raw_env(game: str, render_mode: str | None = None, max_cycles: int | None = None, **wishes: Any) -> TurnsEnv:
    """One agent after the other, without wrappers; `wishes` are those of `Session`."""
    return TurnsEnv(Session(game, **wishes), render_mode, max_cycles)


def env(game: str, **wishes: Any) -> AECEnv[Agent, Observation, int]:
    """`raw_env` with the wrappers that PettingZoo's own games have: an illegal action loses at once."""
    inner: AECEnv[Agent, Observation, int] = raw_env(game, **wishes)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=LOST)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)
