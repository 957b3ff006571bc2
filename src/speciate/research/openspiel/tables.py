"""What is the same for all states of one OpenSpiel game: the rules it is played by, and the numbers of its moves."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from speciate.core.encoding import Encoding
from speciate.core.errors import BadOption
from speciate.core.moves import ARG_MASK, SHIFTS, MoveKind
from speciate.core.registry import get_game
from speciate.core.state import State
from speciate.research.actions import FixedActions
from speciate.research.observation import Observations, encoding_of
from speciate.research.openspiel import mini
from speciate.research.rewards import Rewards


class Agreement(NamedTuple):
    """What the parameters of a game come to. It is small, and two that are equal mean the same table."""

    game: str
    players: int
    options: str = ""
    pack: str = ""
    mini: bool = False


def written(options: Mapping[str, object]) -> str:
    """Options as the parameter has them: `edition:2013 generous:yes`. OpenSpiel keeps `=` and `,` to itself."""
    return " ".join(f"{name}:{_word(value)}" for name, value in options.items())


def _word(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def read(text: str) -> dict[str, object]:
    """The inverse of `written`, all values as text."""
    options: dict[str, object] = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon or not value:
            raise BadOption(f'options are written "name:value name:value", not "{text}"')
        options[name] = value
    return options


class Outcomes:
    """Every move that nature can ever make at a table, numbered in order: from codec and pack, so none is missing."""

    def __init__(self, encoding: Encoding) -> None:
        kinds = [encoding.codec.kinds[number] for number in sorted(encoding.of_chance)]
        self.moves = sorted(move for kind in kinds for move in _all_of(encoding, kind))
        self.numbers = {move: number for number, move in enumerate(self.moves)}


def _all_of(encoding: Encoding, kind: MoveKind) -> list[int]:
    found = [kind.number]
    for at, (_, arg_type) in enumerate(kind.args):
        values = encoding.domains.get(arg_type.name)
        if values is None:  # only nature says it, such as what a die shows
            values = [value for value in range(ARG_MASK + 1) if arg_type.allows(value)]
        found = [move | value << SHIFTS[at] for move in found for value in values]
    return found


class Table:
    """A table as it was agreed: its first position, its actions, outcomes of chance, observations and rewards."""

    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        self.spec = get_game(agreement.game)
        self.codec = self.spec.engine.codec
        self.first = _first_position(agreement)
        encoding = encoding_of(self.spec, self.first, mini.BOUNDS if agreement.mini else {})
        self.actions = FixedActions(encoding)
        self.moves = self.actions.table.moves  # by seat and action
        self.numbers = self.actions.table.numbers  # by seat and packed move
        self.outcomes = Outcomes(encoding)
        self.observations = Observations(encoding)
        self.rewards = Rewards(self.spec)

    def at(self, position: Mapping[str, object]) -> State:
        """A position of this table, as `State.to_json` writes it."""
        state = self.spec.engine.position(position)
        found, agreed = state.to_json(), self.first.to_json()
        for name in ("seats", "options", "pack"):
            if found[name] != agreed[name]:
                raise BadOption(f"the position has {name} {found[name]}, the game {agreed[name]}")
        return state


def _first_position(agreement: Agreement) -> State:
    spec = get_game(agreement.game)
    options = read(agreement.options)
    if agreement.mini:
        if agreement.pack:
            raise BadOption("a mini game has a pack of its own")
        return mini.start(spec, agreement.players, options)
    pack = spec.engine.pack(Path(agreement.pack)) if agreement.pack else None
    return spec.new(agreement.players, options, pack)


@lru_cache(maxsize=64)
def table_of(agreement: Agreement) -> Table:
    """Numbering thousands of moves takes a while, and every loaded state asks for its table."""
    return Table(agreement)
