"""What draws on a terminal."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text


class Screen(Console):
    """A console that leaves it to `main` what to do when its reader has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def draw(self, thing: RenderableType, style: str = "", one_line: bool = False, end: str = "\n") -> None:
        """Texts are never read as markup; on one line whatever the width, if that is asked for."""
        self.print(Text(thing, style) if isinstance(thing, str) else thing, soft_wrap=one_line, end=end)


def inset(text: str, style: str) -> RenderableType:
    return Padding(Text(text, style), (0, 0, 0, 3), expand=False)


def bullets(sentences: Sequence[str]) -> RenderableType:
    grid = Table.grid()
    for sentence in sentences:
        grid.add_row(" · ", Text(sentence))
    return grid
