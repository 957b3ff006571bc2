"""A tournament in a folder: its games as lines while it runs, then as a table, the records, and the page."""

from pathlib import Path

from speciate.core.errors import SpeciateError
from speciate.lab.arena import ArenaSeatResult, FinishedGame
from speciate.lab.contest import Contest
from speciate.lab.journal import JournalFile
from speciate.lab.report import page
from speciate.lab.results import flat, has_parquet, write_rows
from speciate.lab.standings import Standings
from speciate.table.files import write_atomically


class Archive:
    """`games.jsonl` stays: called again with more games, a tournament goes on from it."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        if folder.exists() and not folder.is_dir():
            raise SpeciateError(f'"{folder}" is a file; --out names a folder')
        self.folder = folder
        self.lines: JournalFile[ArenaSeatResult] = JournalFile(
            folder / "games.jsonl", contest.origin(), ArenaSeatResult
        )

    def read(self) -> list[list[ArenaSeatResult]]:
        """The games played already; they may be more than are asked for now, and are kept."""
        return self.lines.read()

    def open(self, done: list[list[ArenaSeatResult]]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.lines.begin(done)

    def add(self, game: FinishedGame) -> None:
        """The record first: a game that is counted has one."""
        if game.record:
            write_atomically(self.record_path(game.rows[0].game), "\n".join(game.record) + "\n")
        self.lines.add(game.rows)

    def record_path(self, number: int) -> Path:
        return self.folder / "records" / f"game-{number:05}.jsonl"

    def close(self) -> None:
        self.lines.close()

    def finish(self, standings: Standings, lang: str) -> list[Path]:
        """Writes the table of all seats and the page; returns what to look at."""
        self.close()
        games = self.folder / ("games.parquet" if has_parquet() else "games.csv")
        write_rows(games, (flat(row) for row in self.lines.rows()))
        report = self.folder / "report.html"
        write_atomically(report, page(standings, lang))
        return [report, games]
