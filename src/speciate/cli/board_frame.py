"""The frame of every table: what was last seen, what to do, and the choices. Boards of games are in `boards/`."""

import importlib.util
from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from speciate.cli.boards import plain
from speciate.cli.look import Json, Look
from speciate.cli.rows import Rows
from speciate.core.outcome import Outcome
from speciate.core.seats import SPECTATOR
from speciate.core.state import State

MANY_CHOICES = 10  # more are set in two columns where they fit


class Board(Protocol):
    """What a file of `boards/` offers: the module itself is the board."""

    def draw(self, view: Json, look: Look) -> RenderableType:
        """The table as the JSON of a View tells it."""

    def pieces(self, view: Json) -> Mapping[str, Sequence[int]]:
        """For "why not": by type of argument, the packed values that name something on the table."""

    def is_plain(self, key: str) -> bool:
        """Whether a refusal goes without saying (not now, no such piece), and is left out of "why not"."""


def board_of(game: str) -> Board:
    """The board of a game, or the one that shows any game as it is."""
    module = game.replace("-", "_")
    name = f"speciate.cli.boards.{module}"
    if not module.isidentifier() or importlib.util.find_spec(name) is None:
        return cast(Board, plain)
    return cast(Board, importlib.import_module(name))


def open_view(state: State) -> Json:
    """Everything on the table, put together from what each seat may know of itself."""
    view = dict(state.view(SPECTATOR).to_json())
    players = view.get("players")
    if isinstance(players, list) and len(players) == state.seats:
        seen = [cast(Json, state.view(seat).to_json()) for seat in range(state.seats)]
        view["players"] = [seen[seat]["players"][seat] for seat in range(state.seats)]
    return view


def choices(sentences: Sequence[str], rows: Rows, width: int) -> RenderableType:
    """Numbered, each with the code that says the same."""
    digits = len(str(max(rows.listed)))
    longest = max(len(sentence) for sentence in sentences)
    lines = [
        Text.assemble((f" {number:>{digits}}", "bold"), f"  {sentence:<{longest}}", (f"  {move.code}", "dim"))
        for number, sentence, move in zip(rows.listed, sentences, rows.moves, strict=True)
    ]
    widest = max(line.cell_len for line in lines)
    if len(lines) > MANY_CHOICES and 2 * widest + 6 <= width:
        return Columns(lines, column_first=True, padding=(0, 3), width=widest)
    return Text("\n").join(lines)


def scores(outcome: Outcome, look: Look) -> RenderableType:
    """The final account: the parts of each score, the winners first."""
    words = look.words
    parts = list(outcome.breakdown[0]) if outcome.breakdown else []
    table = Table(box=None, padding=(0, 2), show_header=True, header_style="dim")
    table.add_column("")
    for part in parts:
        table.add_column(part_name(look, part), justify="right")
    table.add_column(part_name(look, "total"), justify="right")
    order = sorted(range(len(outcome.scores)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    for seat in order:
        numbers = [str(outcome.breakdown[seat][part]) for part in parts]
        crown = Text(" ★", "bold") if seat in outcome.winners else Text("")
        total = Text(str(outcome.scores[seat]), "bold")
        table.add_row(Text.assemble(look.seat(seat), crown), *numbers, total)
    winners = ", ".join(words.seat(seat) for seat in outcome.winners)
    line = look.t("end-winners", count=len(outcome.winners), names=winners)
    grid = Table.grid()
    grid.add_row(table)
    grid.add_row(Text(f"\n{line}", "bold"))
    if is_tie(outcome) and "tie-break" in words.keys:
        grid.add_row(Text(words.t("tie-break"), "dim"))
    return grid


def is_tie(outcome: Outcome) -> bool:
    """Whether somebody else has as many points as the winner, so that the score alone does not say who won."""
    return outcome.scores.count(max(outcome.scores)) > 1


def part_name(look: Look, part: str) -> str:
    """`score-food` in the game's own words; the bare name where it has none."""
    key = f"score-{part}"
    return look.words.t(key) if key in look.words.keys else look.t("end-total") if part == "total" else part
