"""Why not: asked of a table with a protection of every sort."""

import pytest

from speciate.cli.board_frame import board_of
from speciate.cli.terminal import Terminal
from speciate.cli.why import WhyNot, candidates
from speciate.core.registry import get_game
from speciate.core.state import State
from speciate.table.match import Match
from tests.cli import positions

NAMES = ["Ann", "Bo", "Cy"]


def ask(state: State, question: str, lang: str = "en") -> None:
    game = get_game("evolution")
    match = Match.new(game, NAMES[: state.seats], seed=1)
    match.timeline.state = state
    terminal = Terminal(lang)
    WhyNot(terminal, match, terminal.words(game, match.names), board_of("evolution"), 0).answer(question)


def test_every_protection_is_named_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    ask(positions.feeding(), "")
    out = capsys.readouterr().out
    for slug in ("attack.size", "trait.burrowing", "trait.defensive-herding", "trait.symbiosis", "feed.must"):
        assert slug in out
    assert "A (Ann) attacks with size 6; against B (Bo) it needs at least 8." in out
    assert "You have no species in that place" not in out
    assert "That can be done only" not in out


def test_each_rule_is_told_once_and_no_sentence_twice(capsys: pytest.CaptureFixture[str]) -> None:
    ask(positions.feeding(), "")
    lines = capsys.readouterr().out.splitlines()
    slugs = [line.split()[-1] for line in lines if line.startswith("✗")]
    assert len(slugs) == len(set(slugs))
    assert len(lines) < 60


def test_a_card_that_fits_nowhere_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    ask(positions.playing(), "")
    out = capsys.readouterr().out
    assert "A (Ann) has this trait already." in out
    assert "play.track-limit" in out


def test_a_move_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    ask(positions.feeding(), "burrow")
    out = capsys.readouterr().out
    assert "trait.burrowing" in out and "attack.size" not in out


def test_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    ask(positions.feeding(), "attack 0>2.0", "fr")
    assert "Fouisseuse" in capsys.readouterr().out


def test_candidates_name_only_what_lies_on_the_table() -> None:
    game = get_game("evolution")
    state = positions.feeding()
    view = dict(state.view(0).to_json())
    codes = [game.engine.codec.text(move) for move in candidates(game.engine.codec, board_of("evolution").pieces(view))]
    assert "attack 0>2.4" in codes and "attack 0>3.0" not in codes
    assert "food horns+3" in codes and "food fertile+4" not in codes
    assert len(codes) == len(set(codes)) < 2000
