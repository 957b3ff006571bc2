"""What PettingZoo's two forms of environment have in common: agents by name, what they see and may do, a picture."""

from typing import Any

from gymnasium import spaces

from speciate.research.picture import RENDER_MODES, Picture
from speciate.research.session import Session

Agent = str


class Agents:
    """The seats of a session as agents, `player_0` and on. Stands before PettingZoo's class among the bases."""

    def __init__(self, session: Session, render_mode: str | None) -> None:
        super().__init__()
        self.session = session
        self.render_mode = render_mode
        self.metadata = {"name": f"speciate/{session.game.id}-v1", "render_modes": RENDER_MODES, "render_fps": 2}
        self.possible_agents: list[Agent] = [f"player_{seat}" for seat in range(session.seats)]
        self.agents: list[Agent] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, session.space)
        self.action_spaces = {agent: spaces.Discrete(session.actions.size) for agent in self.possible_agents}
        self._picture = Picture(session, render_mode)

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def by_agent(self, values: list[float]) -> dict[Agent, float]:
        """What there is one of for each seat."""
        return dict(zip(self.possible_agents, values, strict=True))

    def reports(self) -> dict[Agent, dict[str, Any]]:
        """What each is told besides when the game is over."""
        return {agent: self.session.report(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        return self._picture.render()

    def close(self) -> None:
        """Nothing is open."""
