"""How tables look, sign by sign. SPECIATE_SNAPSHOTS=1 writes the files anew: look at them before you keep them."""

import io
import os
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from speciate.cli.board_frame import board_of, open_view, scores
from speciate.cli.look import Json, Look
from speciate.cli.terminal import Terminal
from speciate.core.outcome import Outcome
from speciate.core.registry import get_game
from speciate.core.seats import SPECTATOR
from speciate.core.state import State
from tests.cli import positions

SNAPSHOTS = Path(__file__).parent / "snapshots"
NAMES = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"]


def look(
    state: State,
    lang: str = "en",
    width: int = 80,
    you: tuple[int, ...] = (0,),
    compact: bool = False,
    game: str = "evolution",
) -> Look:
    terminal = Terminal(lang)
    words = terminal.words(get_game(game), NAMES[: state.seats])
    return Look(words, terminal.t, width, ["human", "greedy", "random", "greedy"], you, compact)


def rendered(thing: Any, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True, highlight=False, markup=False)
    console.print(thing)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def view(state: State, seat: int) -> Json:
    return dict(state.view(seat).to_json())


def check(name: str, text: str) -> None:
    path = SNAPSHOTS / f"{name}.txt"
    if os.environ.get("SPECIATE_SNAPSHOTS") == "1":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


BOARD = board_of("evolution")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_feeding_phase_as_a_player_sees_it(lang: str) -> None:
    state = positions.feeding()
    check(f"feeding-{lang}", rendered(BOARD.draw(view(state, 0), look(state, lang))))


def test_the_feeding_phase_on_a_wide_screen() -> None:
    state = positions.feeding()
    check("feeding-wide", rendered(BOARD.draw(view(state, 0), look(state, width=130)), 130))


def test_the_feeding_phase_on_a_low_screen() -> None:
    state = positions.feeding()
    check("feeding-compact", rendered(BOARD.draw(view(state, 0), look(state, compact=True))))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_playing_cards_as_a_player_sees_it(lang: str) -> None:
    state = positions.playing()
    check(f"playing-{lang}", rendered(BOARD.draw(view(state, 0), look(state, lang))))


def test_a_spectator_sees_backs_of_cards_only() -> None:
    state = positions.playing()
    text = rendered(BOARD.draw(view(state, SPECTATOR), look(state, you=())))
    check("playing-spectator", text)
    for hidden in ("Burrowing", "Ambush", "Fertile", "Foraging"):
        assert hidden not in text


def test_everything_open_shows_every_hand() -> None:
    state = positions.playing()
    text = rendered(BOARD.draw(open_view(state), look(state, you=())))
    check("playing-open", text)
    assert "Burrowing +3" in text and "Foraging +3" in text


@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    for state in (positions.feeding(), positions.playing()):
        for compact in (False, True):
            lines = rendered(BOARD.draw(view(state, 0), look(state, width=width, compact=compact)), width).splitlines()
            assert max(len(line) for line in lines) <= width


def test_every_seat_has_a_sign_beside_its_colour() -> None:
    text = rendered(BOARD.draw(view(positions.feeding(), 0), look(positions.feeding())))
    assert all(sign in text for sign in ("● Ann", "▲ Bo", "■ Cy"))


# -- evolutopia ---------------------------------------------------------------------------------------

EVOLUTOPIA = board_of("evolutopia")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_city_in_a_crisis_as_a_player_sees_it(lang: str) -> None:
    state = positions.city()
    check(f"evolutopia-{lang}", rendered(EVOLUTOPIA.draw(view(state, 0), look(state, lang, game="evolutopia"))))


def test_a_city_on_a_wide_screen() -> None:
    state = positions.city()
    check("evolutopia-wide", rendered(EVOLUTOPIA.draw(view(state, 0), look(state, width=130, game="evolutopia")), 130))


def test_a_city_on_a_low_screen() -> None:
    state = positions.city()
    text = rendered(EVOLUTOPIA.draw(view(state, 0), look(state, compact=True, game="evolutopia")))
    check("evolutopia-compact", text)
    assert len(text.splitlines()) <= 21


@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_no_line_of_a_city_is_wider_than_the_screen(width: int) -> None:
    state = positions.city()
    for compact in (False, True):
        drawn = EVOLUTOPIA.draw(view(state, 0), look(state, "fr", width, compact=compact, game="evolutopia"))
        assert max(len(line) for line in rendered(drawn, width).splitlines()) <= width


# -- evo ----------------------------------------------------------------------------------------------

EVO = board_of("evo")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_island_as_a_player_sees_it(lang: str) -> None:
    state = positions.island()
    check(f"evo-move-{lang}", rendered(EVO.draw(view(state, 0), look(state, lang, game="evo"))))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_auction_on_a_wide_screen(lang: str) -> None:
    state = positions.auction()
    check(f"evo-auction-{lang}", rendered(EVO.draw(view(state, 1), look(state, lang, 120, (1,), game="evo")), 120))


def test_an_island_on_a_low_screen() -> None:
    state = positions.island()
    text = rendered(EVO.draw(view(state, 0), look(state, compact=True, game="evo")))
    check("evo-compact", text)
    assert len(text.splitlines()) <= 19


def test_an_island_shows_each_dino_and_no_card_of_others() -> None:
    state = positions.island()
    text = rendered(EVO.draw(view(state, 2), look(state, you=(2,), game="evo")))
    assert text.count("▲") == len(state.players[1].dinos) + 1  # and in the list of players
    assert "Spring legs" not in text and "Big brother" in text


@pytest.mark.parametrize("width", [66, 80, 100, 120, 160])
def test_no_line_of_an_island_is_wider_than_the_screen(width: int) -> None:
    for state in (positions.island(), positions.auction()):
        for compact in (False, True):
            for lang in ("en", "fr"):
                drawn = EVO.draw(view(state, 0), look(state, lang, width, compact=compact, game="evo"))
                assert max(len(line) for line in rendered(drawn, width).splitlines()) <= width


def test_why_not_of_evo_asks_about_what_is_on_the_table() -> None:
    state = positions.auction()
    found = EVO.pieces(view(state, 1))
    assert len(found["region"]) == 70 and len(found["dino"]) == len(state.players[1].dinos)
    assert len(found["lot"]) == 5 and len(found["card"]) == 1
    assert EVO.is_plain("not-bid-now") and not EVO.is_plain("lot-too-dear")


def test_a_game_without_a_board_is_shown_as_its_view_tells_it() -> None:
    game = get_game("template")
    state = game.new(2)
    terminal = Terminal("en")
    plain = Look(terminal.words(game, ["Ann", "Bo"]), terminal.t, 80, ["human", "greedy"], (0,))
    text = rendered(board_of("template").draw(view(state, 0), plain))
    assert "● Ann (you)" in text and "▲ Bo (greedy)" in text and "Bag: 36" in text
    assert text.startswith("Round 0 · Drawing")
    french = Look(Terminal("fr").words(game, ["Ann", "Bo"]), terminal.t, 80, ["human", "greedy"], (0,))
    placed = game.position({"players": [{"hand": ["oak"]}, {"hand": ["poppy"]}], "pot": ["maize"]})
    text = rendered(board_of("template").draw(view(placed, 0), french))
    assert "Main: chêne" in text and "Main: ?" in text and "Pot: maïs" in text


def test_the_account_names_the_parts_of_a_score_and_the_winners() -> None:
    parts = [{"food": 3, "population": 1, "traits": 0}, {"food": 9, "population": 2, "traits": 1}]
    text = rendered(scores(Outcome([4, 12], [1], parts), look(positions.playing())))
    check("scores", text)
    assert text.index("Bo") < text.index("Ann") and "Bo wins!" in text
    shared = rendered(scores(Outcome([4, 4], [0, 1], [parts[0], parts[0]]), look(positions.playing(), "fr")))
    assert "Ann, Bo se partagent la victoire !" in shared


@pytest.mark.parametrize(("lang", "reason"), [("en", "the most trait cards win"), ("fr", "le plus de cartes Trait")])
def test_a_tie_is_explained_and_a_plain_win_is_not(lang: str, reason: str) -> None:
    parts = [{"food": 3, "population": 1, "traits": 0}, {"food": 2, "population": 1, "traits": 1}]
    tied = rendered(scores(Outcome([4, 4], [1], parts), look(positions.playing(), lang)))
    assert reason in tied
    assert reason not in rendered(scores(Outcome([4, 5], [1], parts), look(positions.playing(), lang)))
