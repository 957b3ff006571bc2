"""The page of a tournament: complete, in both languages, and it loads nothing."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import speciate.lab
from speciate.lab import report_tables
from speciate.lab.arena import ArenaSeatResult
from speciate.lab.contest import FREE, ONE, Contest
from speciate.lab.plots import Axis, Dot, intervals, short
from speciate.lab.report import page
from speciate.lab.report_tables import Figures
from speciate.lab.standings import Standings
from speciate.table.words import LANGUAGES
from tests.lab.sentences import arguments

FOLDER = Path(speciate.lab.__file__).parent
VOID = {"meta", "line", "circle", "rect"}
EVIL = "<script>alert(1)</script>.py:Bot"

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def made(mode: str = FREE, games: int = 8) -> Standings:
    """A tournament that needs no games: the second bot always wins, and its name is not nice."""
    contest = Contest("evolution", ("random", EVIL), 2, games, "test", mode, {"quick": True})
    standings = Standings(contest)
    for now in contest.rounds():
        rows = [
            ArenaSeatResult(now.number, now.deal, seat, player, contest.labels[player], 10 + 5 * player + now.deal,
                  2 - player, float(player), 40 + now.deal, 20, 80, 0.5, 0.1, player,
                  "bot failed: silent for 5 s" * player, {}, {})
            for seat, player in enumerate(now.players)
        ]  # fmt: skip
        standings.add(rows)
    standings.rate()
    return standings


class Checker(HTMLParser):
    """Every tag closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))


@every_language
@pytest.mark.parametrize("mode", [FREE, ONE])
def test_the_page_is_well_formed_and_loads_nothing(lang: str, mode: str) -> None:
    checker = Checker()
    checker.feed(page(made(mode), lang))
    assert checker.open == []
    tags = {tag for tag, _ in checker.seen}
    assert not tags & {"script", "link", "img", "iframe", "object", "embed", "image", "use"}
    assert not {name for _, attributes in checker.seen for name in attributes} & {"src", "href", "srcset", "onload"}
    assert not re.search(r"@import|url\(|https?:", page(made(mode), lang))
    drawings = [attributes for tag, attributes in checker.seen if tag == "svg"]
    assert len(drawings) == 4 and all(attributes["role"] == "img" for attributes in drawings)


@every_language
def test_the_page_is_light_and_dark_and_says_its_language(lang: str) -> None:
    text = page(made(), lang)
    assert f'<html lang="{lang}">' in text
    assert "prefers-color-scheme: dark" in text and "viewport" in text
    assert EVIL not in text and "&lt;script&gt;" in text
    assert "silent for 5 s" in text and "quick=True" in text


def test_numbers_are_written_as_the_language_does() -> None:
    english, french = Figures("en"), Figures("fr")
    assert (english.number(1234.5, 1), french.number(1234.5, 1)) == ("1\u202f234.5", "1\u202f234,5")
    assert (english.percent(0.255), french.percent(0.255)) == ("25.5\u202f%", "25,5\u202f%")
    assert english.number(float("nan")) == "–"


@every_language
def test_a_failure_is_one_line_that_names_the_bot(lang: str) -> None:
    (line,) = report_tables.failures(made(), Figures(lang))
    assert line.startswith(EVIL) and "silent for 5 s" in line and "\n" not in line


def test_every_bot_has_a_row_in_every_table_of_bots() -> None:
    strength, versus, seats, costs = report_tables.grids(made(), Figures("en"))
    assert [len(grid.rows) for grid in (strength, versus, seats, costs)] == [2, 2, 2, 2]
    assert strength.rows[0][0] == EVIL  # the stronger one first
    assert versus.rows[0][1:] == ["–", "100.0\u202f%"]
    assert all(len(row) == len(grid.columns) for grid in (strength, versus, seats, costs) for row in grid.rows)
    assert costs.rows[0][3] == "4.0"  # 80 options at 20 choices


def test_one_game_is_enough_for_a_page() -> None:
    standings = made(games=1)
    assert "<svg" in page(standings, "en")


@pytest.mark.parametrize(("low", "high"), [(0, 0), (3, 3.0001), (-5, 1e6), (0.2, 0.9), (1400, 1600)])
def test_an_axis_has_round_numbers_and_holds_its_values(low: float, high: float) -> None:
    scale = Axis(low, high, 0, 100)
    assert scale.low <= low + 1e-9 and scale.high >= high - 1e-9
    assert 2 <= len(scale.ticks) <= 9
    assert -1e-9 <= scale.at(low) <= scale.at(high) <= 100 + 1e-9


def test_a_long_name_keeps_its_end() -> None:
    assert short("./a/very/long/path/to/bot.py:MyBot") == "…/to/bot.py:MyBot"
    drawing = intervals("t", [Dot("a" * 40, 5, 4, 6, "5", 0)], "axis")
    assert "a" * 40 in drawing  # whole in the tooltip


# -- the words --------------------------------------------------------------------------------------


def test_both_languages_say_the_same_and_everything_is_used() -> None:
    assert list(arguments(FOLDER, "en")) == list(arguments(FOLDER, "fr"))
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    unused = [
        key
        for key in arguments(FOLDER, "en")
        if not re.search(f"[\"']{key}[\"']", source) and not key.startswith("engine-")
    ]
    assert unused == []
