"""`python -m tests.golden.make` writes anew: golden records, playthroughs, and all that is kept besides.

Only for a change that is meant to change them; a change of rules also takes a new rules version.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from speciate.bots.registry import make_bot
from speciate.core.game import GameSpec
from speciate.core.registry import all_games
from speciate.core.streams import stream
from speciate.lab.playthrough import NAMES, playthrough
from speciate.table.match import Match
from tests.bots import choices, learned_play, thoughts
from tests.golden import habits, heard, refused, taken_back, told

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE.parent.parent / "docs" / "playthroughs"


class Golden(NamedTuple):
    """One golden game: who plays it, by which variants."""

    game: GameSpec
    bots: list[str]
    options: dict[str, object]
    name: str

    @property
    def path(self) -> Path:
        return HERE / self.game.id / self.game.rules_version / f"{self.name}.jsonl"


def goldens() -> Iterator[Golden]:
    """Every game: random play for every number of seats, bots in the middle, each variant once."""
    for game in all_games().values():
        for seats in range(game.min_seats, game.max_seats + 1):
            yield Golden(game, ["random"] * seats, {}, f"{seats}-random")
        middle = (game.min_seats + game.max_seats) // 2
        yield Golden(game, ["greedy"] * middle, {}, f"{middle}-greedy")
        for option in game.options:
            if option.type == "bool":
                value = not option.default
                yield Golden(game, ["random"] * middle, {option.name: value}, f"{middle}-{option.name}")
            for choice in option.choices:
                if choice != option.default and not option.advanced:
                    name = f"{middle}-{option.name}-{choice}"
                    yield Golden(game, ["random"] * middle, {option.name: choice}, name)


def play(golden: Golden) -> Match:
    bots = {seat: make_bot(name, stream(golden.name, f"seat {seat}")) for seat, name in enumerate(golden.bots)}
    match = Match.new(golden.game, NAMES[: len(bots)], golden.bots, golden.options, seed=golden.name)
    while match.step(bots) is not None:
        pass
    return match


def playthroughs() -> Iterator[tuple[GameSpec, dict[str, object], Path]]:
    """One for each game, and one for each edition that is not the usual one."""
    for game in all_games().values():
        yield game, {}, PLAYTHROUGHS / f"{game.id}.txt"
        for option in game.options:
            for choice in option.choices:
                if option.name == "edition" and choice != option.default:
                    yield game, {option.name: choice}, PLAYTHROUGHS / f"{game.id}-{choice}.txt"


def read(game: GameSpec, options: dict[str, object]) -> str:
    """The playthrough of a game: bots that play well, the fewest seats that make it interesting."""
    return playthrough(game, ["greedy"] * min(3, game.max_seats), 1, options=options)


if __name__ == "__main__":
    from tests.server import contract  # needs a database's library, which not every Python has that golden games run on

    for golden in goldens():
        play(golden).record.save(golden.path)
        print(golden.path.relative_to(HERE))
    for kept in (told, habits, heard, refused, taken_back, thoughts, choices, learned_play, contract):
        kept.KEPT.write_text("\n".join(kept.lines()) + "\n", encoding="utf-8")
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for game, options, path in playthroughs():
        path.write_text(read(game, options), encoding="utf-8")
