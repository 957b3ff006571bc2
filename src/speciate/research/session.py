"""One game under way, in numbers: what every environment is made of."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from speciate.core.errors import BadOption
from speciate.core.game import GameSpec, Pack
from speciate.core.outcome import Outcome
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.research.actions import Choosing, IllegalAction, Mask, Spelling, TokenActions, actions_of
from speciate.research.observation import Observations, encoding_of
from speciate.research.rewards import Rewards

Observation = dict[str, Any]  # "observation" (a vector, or arrays by name) and "action_mask"
SHAPES = ("flat", "named")
ILLEGAL = ("raise", "lose", "replace")
LOST = -1.0  # for an illegal action, where that loses
PLACES = 8  # bits of a byte: where a token stands in a spelling, of at most four


class Session:
    """A table of one game, as environments need it.

    `actions` is "fixed" or "tokens", `observations` "flat" or "named", `rewards` "result", "score" or "shaped" with
    its `discount`; `bounds` limit what a game does not limit. `illegal` says what an action does that the mask
    forbids: it raises IllegalAction, loses the game for whoever tried ("lose"), or a legal move is drawn in its place
    ("replace").
    """

    def __init__(
        self,
        game: str | GameSpec,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: Pack | Path | Mapping[str, object] | None = None,
        actions: str = "fixed",
        observations: str = "flat",
        rewards: str = "result",
        discount: float = 1.0,
        bounds: dict[str, int] | None = None,
        illegal: str = "raise",
    ) -> None:
        self.game = get_game(game) if isinstance(game, str) else game
        self.seats = self.game.max_seats if seats is None else seats
        self.options = dict(options or {})
        self.pack = pack if isinstance(pack, Pack) else self.game.engine.pack(pack)
        self.encoding = encoding_of(self.game, self.fresh(), bounds)
        self.actions = actions_of(self.encoding, actions)
        self.spelt_at = -1
        if isinstance(self.actions, TokenActions):
            self.spelt_at = self._make_room(self.actions)
        self.observations = Observations(self.encoding)
        self.rewards = Rewards(self.game, rewards, discount)
        self.named = _one_of("observations", observations, SHAPES) == "named"
        self.illegal = _one_of("illegal", illegal, ILLEGAL)
        seen: spaces.Space[Any] = self.observations.named_space if self.named else self.observations.flat_space
        mask = spaces.Box(0, 1, (self.actions.size,), np.int8)
        self.space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.rng = Random()
        self.state = self.fresh()
        self.beyond = 0  # legal moves so far that lay beyond the bounds, where they were looked for
        self._choosing: dict[int, Choosing] = {}
        self._waiting = self.actions.waiting()
        self._potentials: dict[int, float] = {}

    def fresh(self) -> State:
        return self.game.new(self.seats, self.options, self.pack)

    def _make_room(self, actions: TokenActions) -> int:
        """A part at the end for what has been spelt of a move: where each token stands, a bit a place."""
        encoding = self.encoding
        at = encoding.layout.add("spelt", "tokens spelt so far: a bit for each place", actions.alphabet.names, PLACES)
        if encoding.blank:
            encoding.blank += bytes(actions.size)
        return at

    # -- a game

    def begin(self, seed: int | None = None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self.state = self.fresh()
        self._choosing.clear()
        self._potentials.clear()
        if self.state.actor == NATURE:
            self.state.settle(self.rng)

    @property
    def is_over(self) -> bool:
        return self.state.actor == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def owing(self) -> list[int]:
        """The seats that owe a decision."""
        return [decision.seat for decision in self.state.pending()]

    # -- what a seat sees and may do

    def choosing(self, seat: int) -> Choosing:
        """The decision that a seat owes, as far as it has been made."""
        found = self._choosing.get(seat)
        if found is None:
            found = self.actions.choosing(seat, self.state.legal(seat))
            self._choosing[seat] = found
            self.beyond += found.beyond
        return found

    def owes(self, seat: int) -> bool:
        return seat == self.state.actor or seat in self.owing()

    def mask(self, seat: int, owes: bool) -> Mask:
        """Who owes nothing can only wait."""
        return self.choosing(seat).mask() if owes else self._waiting.copy()

    def observe(self, seat: int, owes: bool) -> Observation:
        vector = self.observations.seen(self.state, seat)
        if self.spelt_at >= 0 and owes:
            self._show_spelling(self.choosing(seat), vector)
        seen = self.observations.named(vector) if self.named else vector
        return {"observation": seen, "action_mask": self.mask(seat, owes)}

    def _show_spelling(self, choosing: Choosing, vector: NDArray[np.uint8]) -> None:
        assert isinstance(choosing, Spelling)
        for place, token in enumerate(choosing.spelt()):
            vector[self.spelt_at + token] |= 1 << place

    # -- what happens

    def act(self, seat: int, action: int) -> bool:
        """Takes the action of a seat that owes one; False where a move is not yet wholly said. Nature follows."""
        move = self.choosing(seat).choose(action)
        if move is None:
            return False
        self.make(seat, move)
        return True

    def attempt(self, seat: int, action: int) -> bool:
        """`act`, with whatever `illegal` says of an action that the mask forbids; False where that loses the game."""
        try:
            self.act(seat, action)
        except IllegalAction:
            if self.illegal == "raise":
                raise
            if self.illegal == "lose":
                return False
            self.act(seat, self.any_action(seat))
        return True

    def make(self, seat: int, move: int) -> None:
        """A legal move of the engine's own, and what nature adds to it."""
        state = self.state
        state.apply(seat, move)
        self._choosing.pop(seat, None)
        if state.actor == NATURE:
            state.settle(self.rng)
        if self._choosing:  # what others have begun to say in secret stays said
            owing = self.owing()
            self._choosing = {other: begun for other, begun in self._choosing.items() if other in owing}

    def any_action(self, seat: int) -> int:
        """A legal action, each as likely."""
        return int(self.rng.choice(np.flatnonzero(self.choosing(seat).mask()).tolist()))

    # -- what it is worth

    def hint(self, seat: int) -> float:
        """The shaping reward of a seat that is about to choose; 0 for the first time."""
        potential = self.rewards.potential(self.state, seat)
        before = self._potentials.get(seat)
        self._potentials[seat] = potential
        return 0.0 if before is None else self.rewards.discount * potential - before

    def final_rewards(self) -> list[float]:
        """Of a game that is over; what is left of the potentials is paid back."""
        outcome = self.outcome
        assert outcome is not None
        paid = self.rewards.final(outcome)
        return [reward - self._potentials.pop(seat, 0.0) for seat, reward in enumerate(paid)]

    def report(self, seat: int) -> dict[str, Any]:
        """What an environment tells besides at the end of a game."""
        outcome = self.outcome
        assert outcome is not None
        return {"score": outcome.scores[seat], "won": seat in outcome.winners}


def _one_of(what: str, name: str, names: tuple[str, ...]) -> str:
    if name not in names:
        raise BadOption(f'{what} is one of {", ".join(names)}, not "{name}"')
    return name
