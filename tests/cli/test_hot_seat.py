"""Several people at one screen: nobody sees another's hand."""

import io
import re
import sys
from itertools import pairwise

import pytest

from speciate.cli.screen import Screen
from speciate.cli.terminal import CLEAR, Terminal
from tests.cli.conftest import Run

START = ("play", "evolution", "--seats", "human,human,greedy", "--names", "Ann,Bo,Cy", "--seed", "5")
CURTAIN = "Pass the screen to {}, who then presses Enter."


def hand_of(screen: str) -> set[str]:
    """The cards drawn as a hand on one screen."""
    boxes = screen.partition("Your hand\n")[2].partition("What happened")[0]
    return set(re.findall(r"│ ([A-Z][\w ]+ [+-]\d+) │", boxes))


def test_a_curtain_comes_down_whenever_the_screen_changes_hands(run: Run) -> None:
    out = run(*START, typed="\n1\n\n1\n\nq\n").out
    curtains = re.findall(r"Pass the screen to (\w+)", out)
    assert curtains[:2] == ["Ann", "Bo"]
    assert len(curtains) <= 3


def test_a_sealed_choice_stays_behind_the_curtain(run: Run) -> None:
    out = run(*START, typed="\n1\n\nq\n").out
    assert out.lstrip().startswith("● Ann")
    before, _, rest = out.partition(CURTAIN.format("Ann"))
    anns, _, bos = rest.partition(CURTAIN.format("Bo"))
    assert "Your hand" not in before
    assert len(hand_of(anns)) >= 3 and hand_of(bos)
    laid = re.search(r"\[1-\d\] > 1\n", anns)
    assert laid is not None
    behind = anns[laid.end() :]  # between Ann's answer and the curtain
    assert not re.search(r"[+-]\d", behind) and "Your hand" not in behind
    assert not re.search(r"Ann (draws \d cards:|lays [A-Z])", bos)
    assert "Ann lays a card face down" in bos


def test_whoever_looks_already_goes_on_without_a_curtain(run: Run) -> None:
    out = run(*START, typed="\n1\n" * 40).out
    curtains = re.findall(r"Pass the screen to (\w+)", out)
    assert len(curtains) > 3
    assert all(one != other for one, other in pairwise(curtains))


def test_one_person_among_bots_never_sees_a_curtain(run: Run) -> None:
    out = run("play", "evolution", "--seats", "greedy,human,random", "--seed", "5", typed="1\n1\n1\nq\n").out
    assert "Pass the screen" not in out


def test_everyone_is_told_only_what_is_new(run: Run) -> None:
    out = run(*START, typed="\n1\n\n1\n\nq\n").out
    assert out.count("Round 1 begins") == 2


def test_a_forced_card_is_asked_for_all_the_same(run: Run) -> None:
    """Were it played unasked, all would know that its owner had no other; the last card of a hand is no secret."""
    start = ("play", "s-evolution", "--seed", "5", "--names", "Ann,Bo", "--seats")
    forced = r"(?:Ann|Bo) \[1\] > "
    assert re.search(forced, run(*start, "human,human", typed="\n1\n" * 120).out)
    assert not re.search(forced, run(*start, "human,greedy", typed="1\n" * 120).out)


def test_on_a_screen_the_curtain_clears_what_was_scrolled_away_too() -> None:
    terminal = Terminal("en")
    file = io.StringIO()
    terminal.console = Screen(file=file, force_terminal=True)
    terminal.clear()
    assert file.getvalue() == CLEAR and "\x1b[3J" in CLEAR


def test_answers_cannot_be_called_back_by_the_next_player(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: "food horns+3")
    readline.clear_history()
    assert Terminal("en").ask("> ") == "food horns+3"
    assert readline.get_current_history_length() == 0


def test_who_plays_together_needs_no_curtain(run: Run) -> None:
    start = ("play", "evolutopia", "--seats", "human,human", "--names", "Ann,Bo", "--seed", "5")
    out = run(*start, typed="act recruit\ndraw\n" + "place\n" * 5 + "act choose\nstudy\nq\n").out
    assert "Pass the screen" not in out
    assert "Ann [" in out and "Bo [" in out


def test_experts_set_aside_are_shown_while_one_recruits(run: Run) -> None:
    start = ("play", "evolutopia", "--seats", "human,human", "--names", "Ann,Bo", "--seed", "5")
    out = run(*start, typed="act recruit\n1\nq\n").out
    assert re.search(r"Experts .* Aside [A-Z]1 .* Bag ", out)
