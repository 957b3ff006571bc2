"""How a table of S-Evolution looks, sign by sign. SPECIATE_SNAPSHOTS=1 writes the files anew."""

import pytest

from speciate.cli.board_frame import board_of, open_view
from speciate.cli.look import Look
from speciate.cli.terminal import Terminal
from speciate.core.registry import get_game
from speciate.core.seats import SPECTATOR
from speciate.core.state import State
from tests.cli.test_boards import NAMES, check, rendered, view
from tests.games.s_evolution.build import lay, player, table, trick

BOARD = board_of("s-evolution")


def look(state: State, lang: str = "en", width: int = 80, you: tuple[int, ...] = (0,), compact: bool = False) -> Look:
    terminal = Terminal(lang)
    words = terminal.words(get_game("s-evolution"), NAMES[: state.seats])
    return Look(words, terminal.t, width, ["human", "greedy", "random", "greedy"], you, compact)


def in_a_trick() -> State:
    """Bo leads, Cy plays a Discovery, Di's hand lies open, and Ann must follow."""
    state = trick(
        player(
            age=5, population=4, score=12, stock=(2, 1, 3), workers={"farm": 1, "trade": 2, "prestige": 1},
            hand=["t1", "t6", "f3"], taken=["f2", "s6"], up=[2, 4, 5],
        ),
        player(age=3, population=3, score=9, stock=(1, 0, 0), hand=["t2", "s1", "s2"], taken=["hurricane"]),
        player(age=3, score=4, hand=["f1", "s5"], discovery="blue-3"),
        player(age=6, score=20, stock=(8, 8, 2), hand=["f6", "s3", "t5"], invaded=True, workers={"shield": 2}),
        lead=1, trump="food", round=4,
    )  # fmt: skip
    lay(state, "t2", "discovery", "t5")
    return state


def in_management() -> State:
    """Cy, struck by Obscurantism, has acted before Ann; Bo, with a Famine to come and few points to lose, has not."""
    one = player(age=3, population=3, score=7, stock=(0, 3, 4), workers={"farm": 1, "trade": 3}, taken=["f1"])
    struck = player(age=2, taken=["obscurantism"], obscured=True)
    waiting = player(age=3, score=1, stock=(0, 2, 0), population=3, taken=["famine", "f3"], workers={"farm": 1})
    return table(one, waiting, struck, phase="manage", round=3, lead=2, turn=0)


def unseen() -> State:
    return trick(player(age=1, unseen=2), player(age=2, hand=["f1", "s2"]), edition="2013")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_trick_as_a_player_sees_it(lang: str) -> None:
    state = in_a_trick()
    text = rendered(BOARD.draw(view(state, 0), look(state, lang)))
    check(f"s-evolution-trick-{lang}", text)
    if lang == "en":
        assert "chooses 2nd" in text and "must follow" in text and "trump ♣ Food" in text


def test_a_trick_on_a_low_and_on_a_wide_screen() -> None:
    state = in_a_trick()
    check("s-evolution-trick-compact", rendered(BOARD.draw(view(state, 0), look(state, compact=True))))
    check("s-evolution-trick-wide", rendered(BOARD.draw(view(state, 0), look(state, width=130)), 130))


def test_a_low_screen_of_24_lines_has_room_for_four_players() -> None:
    state = in_a_trick()
    assert rendered(BOARD.draw(view(state, 0), look(state, compact=True))).count("\n") <= 11


def test_management_shows_what_everything_costs() -> None:
    state = in_management()
    text = rendered(BOARD.draw(view(state, 0), look(state)))
    check("s-evolution-manage", text)
    assert "Prices" in text and "Farm 2⚒" in text and "Trade 1" not in text
    assert "♣ 0+1/3 −2" in text and "→ −1" in text  # the Farm produces, the card is lost; below 0 there is nothing


def test_cards_nobody_has_looked_at_are_backs() -> None:
    state = unseen()
    check("s-evolution-unseen", rendered(BOARD.draw(view(state, 0), look(state))))


def test_a_spectator_sees_open_hands_only() -> None:
    state = in_a_trick()
    text = rendered(BOARD.draw(view(state, SPECTATOR), look(state, you=())))
    assert "♣6★" in text  # Di's
    assert "♣3+3" not in text  # Ann's
    assert "♣3+3" in rendered(BOARD.draw(open_view(state), look(state, you=())))


@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    for state in (in_a_trick(), in_management(), unseen()):
        for compact in (False, True):
            lines = rendered(BOARD.draw(view(state, 0), look(state, width=width, compact=compact)), width).splitlines()
            assert max(len(line) for line in lines) <= width


def test_why_not_leaves_out_what_goes_without_saying() -> None:
    assert BOARD.is_plain("not-your-play") and BOARD.is_plain("no-worker")
    assert not BOARD.is_plain("must-follow") and not BOARD.is_plain("cannot-pay")
    pieces = BOARD.pieces(view(in_a_trick(), 0))
    assert list(pieces["seat"]) == [0, 1, 2, 3] and len(pieces["card"]) == 3
