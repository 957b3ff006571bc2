"""What games there are, and what can be agreed before one."""

from dataclasses import dataclass

from speciate.core.game import GameSpec
from speciate.core.options import Value
from speciate.core.registry import all_games
from speciate.table.words import Words


@dataclass(frozen=True)
class GameOption:
    """One choice of the set-up. `type` is `bool`, `int` or `choice`; designers change the `advanced` ones."""

    name: str
    type: str
    default: Value
    help: str
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 0
    advanced: bool = False


@dataclass(frozen=True)
class GameInfo:
    """A game: its id, its title, how many can play (fewest, most) and its options."""

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[GameOption, ...]
    rules_version: str
    cooperative: bool = False


def games(lang: str = "en") -> list[GameInfo]:
    """The games there are, with the texts of their options in `lang` (`en` or `fr`).

    >>> import speciate
    >>> for game in speciate.games():
    ...     print(game.id, game.seats)
    evo (3, 5)
    evolution (2, 6)
    evolutopia (1, 5)
    s-evolution (2, 4)
    """
    return [game_info(game, lang) for game in all_games().values() if game.listed]


def game_info(game: GameSpec, lang: str = "en") -> GameInfo:
    words = Words(game, lang, [])
    options = tuple(
        GameOption(
            option.name,
            option.type,
            option.default,
            words.option(option.name)[1],
            option.choices,
            option.minimum,
            option.maximum,
            option.advanced,
        )
        for option in game.options
    )
    seats = (game.min_seats, game.max_seats)
    return GameInfo(game.id, game.title, seats, options, game.rules_version, game.cooperative)
