"""Gymnasium: one seat learns, bots of any level sit in the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from speciate.bots.bot_loader import check_bot, open_bot
from speciate.core.errors import BadOption
from speciate.core.streams import stream
from speciate.research.picture import RENDER_MODES, Picture
from speciate.research.session import LOST, Observation, Session
from speciate.table.agent import Agent, Request, close_agents

ANY_SEAT = -1


class SingleEnv(gymnasium.Env[Observation, Any]):
    """One table, seen from one seat: by default another one in each game.

    `opponents` is the name of a bot (`random`, `greedy`, `casual` …, a file or a program as on the command line), or
    one name for each of the other seats, clockwise. The mask of legal actions is in the observation and in `info`.
    """

    def __init__(
        self,
        session: Session,
        opponents: str | Sequence[str] = "random",
        seat: int = ANY_SEAT,
        render_mode: str | None = None,
    ) -> None:
        self.session = session
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 2}
        self.render_mode = render_mode
        self.observation_space = session.space
        self.action_space: spaces.Discrete = session.actions.space
        names = [opponents] * (session.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != session.seats - 1:
            raise BadOption(f"there are {session.seats - 1} other seats, not {len(names)}")
        if not ANY_SEAT <= seat < session.seats:
            raise BadOption(f"seat is 0 to {session.seats - 1}, or -1 for another one in each game, not {seat}")
        for name in set(names):
            check_bot(name, session.game)
        self._names = names
        self._wanted = seat
        self._bots: dict[int, Agent] = {}
        self._picture = Picture(session, render_mode)
        self.seat = max(0, seat)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        session = self.session
        number = int(self.np_random.integers(2**62))
        session.begin(number)
        self.seat = stream(number, "seat").randrange(session.seats) if self._wanted == ANY_SEAT else self._wanted
        self._sit_down(number)
        self._others_play()
        if session.is_over:  # nobody needed this seat: rare, and of no use to a learner
            return self.reset(options=options)
        if session.rewards.is_shaped:
            session.hint(self.seat)
        observation = session.observe(self.seat, True)
        return observation, {"action_mask": observation["action_mask"]}

    def _sit_down(self, number: int) -> None:
        close_agents(self._bots.values())
        others = [(self.seat + 1 + place) % self.session.seats for place in range(len(self._names))]
        self._bots = {
            seat: open_bot(name, stream(number, f"seat-{seat}")) for seat, name in zip(others, self._names, strict=True)
        }

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        session = self.session
        if not session.attempt(self.seat, int(action)):
            observation = session.observe(self.seat, True)
            return observation, LOST, True, False, {"action_mask": observation["action_mask"], "illegal": True}
        self._others_play()
        over = session.is_over
        observation = session.observe(self.seat, not over)
        info: dict[str, Any] = {"action_mask": observation["action_mask"]}
        if over:
            return observation, session.final_rewards()[self.seat], True, False, {**info, **session.report(self.seat)}
        beyond = session.choosing(self.seat).beyond
        if beyond:
            info["beyond"] = beyond
        return observation, session.hint(self.seat) if session.rewards.is_shaped else 0.0, False, False, info

    def _others_play(self) -> None:
        """Until this seat alone is waited for. What others choose in secret, they choose without having seen ours."""
        session = self.session
        while not session.is_over:
            owed = [decision for decision in session.state.pending() if decision.seat != self.seat]
            if not owed:
                return
            decision = owed[0]
            bot = self._bots[decision.seat]
            view = session.state.view(decision.seat) if bot.needs_view else None
            move = bot.choose(Request(session.game, decision, session.state.legal(decision.seat), view))
            session.make(decision.seat, move)

    def action_masks(self) -> Any:
        """The mask as Stable-Baselines3's maskable algorithms ask for it."""
        return self.session.mask(self.seat, self.session.owes(self.seat)).astype(bool)

    def render(self) -> Any:
        return self._picture.render()

    def close(self) -> None:
        close_agents(self._bots.values())
        self._bots = {}


def single_env(
    game: str,
    opponents: str | Sequence[str] = "random",
    seat: int = ANY_SEAT,
    render_mode: str | None = None,
    illegal: str = "lose",
    **wishes: Any,
) -> SingleEnv:
    """One seat learns; `wishes` are those of `Session`."""
    return SingleEnv(Session(game, illegal=illegal, **wishes), opponents, seat, render_mode)
