"""PettingZoo, all agents at once (parallel): sealed choices are truly simultaneous, and who owes nothing waits."""

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from speciate.research.actions import IllegalAction
from speciate.research.picture import RENDER_MODES, Picture
from speciate.research.session import LOST, Observation, Session

Agent = str
Stepped = tuple[
    dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]
]


class TogetherEnv(ParallelEnv[Agent, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One table. Whoever owes a decision acts, all of them in one step; the others' only legal action is waiting."""

    def __init__(self, session: Session, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        super().__init__()
        self.session = session
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {"name": f"speciate/{session.game.id}-v1", "render_modes": RENDER_MODES, "render_fps": 2}
        self.possible_agents = [f"player_{seat}" for seat in range(session.seats)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, session.space)
        self.action_spaces = {agent: spaces.Discrete(session.actions.size) for agent in self.possible_agents}
        self.agents: list[Agent] = []
        self._owing: list[int] = []
        self._picture = Picture(session, render_mode)
        self._steps = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

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
        losers = [seat for seat in self._owing if not self._act(seat, int(actions[self.possible_agents[seat]]))]
        over = bool(losers) or session.is_over
        if losers:
            rewards.update({self.possible_agents[seat]: LOST for seat in losers})
        elif over:
            rewards = dict(zip(self.possible_agents, session.final_rewards(), strict=True))
            infos = {agent: session.report(seat) for seat, agent in enumerate(self.possible_agents)}
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

    def _act(self, seat: int, action: int) -> bool:
        """False where an illegal action loses. The choices of others do not change what a seat may do here."""
        session = self.session
        try:
            session.act(seat, action)
        except IllegalAction:
            if session.illegal == "raise":
                raise
            if session.illegal == "lose":
                return False
            session.act(seat, session.any_action(seat))
        return True

    def render(self) -> Any:
        return self._picture.render()

    def close(self) -> None:
        """Nothing is open."""


def parallel_env(
    game: str, render_mode: str | None = None, max_cycles: int | None = None, illegal: str = "lose", **wishes: Any
) -> TogetherEnv:
    """All agents at once; `wishes` are those of `Session`."""
    return TogetherEnv(Session(game, illegal=illegal, **wishes), render_mode, max_cycles)
