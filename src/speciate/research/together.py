"""PettingZoo, all agents at once (parallel): sealed choices are truly simultaneous, and who owes nothing waits."""

from typing import Any

from pettingzoo import ParallelEnv

from speciate.research.agents import Agent, Agents
from speciate.research.session import LOST, Observation, Session

Stepped = tuple[
    dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]
]


class TogetherEnv(Agents, ParallelEnv[Agent, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One table. Whoever owes a decision acts, all of them in one step; the others' only legal action is waiting."""

    def __init__(self, session: Session, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        super().__init__(session, render_mode)
        self.max_cycles = max_cycles
        self._owing: list[int] = []
        self._steps = 0

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (PettingZoo's)
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        self.session.begin(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        self._owing = self.session.owing()
        if self.session.rewards.is_shaped:
            for seat in self._owing:
                self.session.hint(seat)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[Agent, Observation]:
        owing = self._owing
        return {agent: self.session.observe(seat, seat in owing) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[Agent, int]) -> Stepped:
        session = self.session
        self._steps += 1
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        acting = [(seat, self.possible_agents[seat]) for seat in self._owing]
        # one after the other, for what the others choose does not change what a seat may do
        losers = [agent for seat, agent in acting if not session.attempt(seat, int(actions[agent]))]
        over = bool(losers) or session.is_over
        if losers:
            rewards.update(dict.fromkeys(losers, LOST))
        elif over:
            rewards, infos = self.by_agent(session.final_rewards()), self.reports()
        self._owing = [] if over else session.owing()
        for seat in self._owing:
            agent = self.possible_agents[seat]
            if session.rewards.is_shaped:
                rewards[agent] += session.hint(seat)
            beyond = session.choosing(seat).beyond
            if beyond:
                infos[agent]["beyond"] = beyond
        truncated = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        observations = self._observations()
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, truncated)
        if over or truncated:
            self.agents = []
        return observations, rewards, terminations, truncations, infos


def parallel_env(
    game: str, render_mode: str | None = None, max_cycles: int | None = None, illegal: str = "lose", **wishes: Any
) -> TogetherEnv:
    """All agents at once; `wishes` are those of `Session`."""
    return TogetherEnv(Session(game, illegal=illegal, **wishes), render_mode, max_cycles)
