"""`speciate play`: a person at the prompt."""

import io
import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from speciate.cli.main import main
from speciate.core.registry import get_game
from speciate.table.record import Record, read_record
from speciate.table.timeline import replay
from tests.cli.conftest import Run, saves

START = ("play", "evolution", "--seats", "human,greedy,random", "--names", "Ann,Bo,Cy", "--seed", "7")


def digest(path: Path) -> str:
    return replay(read_record(path))[0].state.digest()


def only_save(home: Path) -> Path:
    (path,) = saves(home)
    return path


def moves_of(record: Record, seat: int) -> list[str]:
    return [entry.code for entry in record.entries if entry.is_move and entry.seat == seat]


# -- a whole game ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A game typed blindly; its home and everything that was printed."""
    home = tmp_path_factory.mktemp("home")
    printed = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPECIATE_HOME", str(home))
        patch.setenv("COLUMNS", "80")
        patch.setattr(sys, "stdin", io.StringIO("1\n2\n3\n" * 800))
        patch.setattr(sys, "stdout", printed)
        code = main(["play", "evolution", "--seats", "human,random", "--names", "Ann,Bo", "--seed", "3"])
    assert code == 0
    return home, printed.getvalue()


def test_a_whole_game_ends_with_the_account_and_how_to_replay_it(whole_game: tuple[Path, str]) -> None:
    home, out = whole_game
    path = only_save(home)
    record = read_record(path)
    assert record.is_finished
    end = out[out.index("The game is over\n") :]
    assert "Food in the bag" in end and "Trait cards" in end and "Total" in end
    assert "wins!" in end or "share the win!" in end
    assert f"speciate replay {path}" in end


def test_forced_moves_are_marked_in_the_record_and_told(whole_game: tuple[Path, str]) -> None:
    home, out = whole_game
    forced = [entry for entry in read_record(only_save(home)).entries if entry.forced]
    assert forced and all(entry.seat == 0 for entry in forced)
    assert "(the only possible move)" in " ".join(out.split())


def test_nothing_of_the_others_hands_is_printed(whole_game: tuple[Path, str]) -> None:
    home, out = whole_game
    game = get_game("evolution")
    line, happened = replay(read_record(only_save(home)))
    drawn = [event.args["card"] for events in happened for event in events if event.name == "drew"]
    assert drawn and game.id == line.record.header.game.id
    assert not re.search(r"Bo draws \d+ cards:", out) and "Bo draws Horns" not in out


def test_a_finished_game_is_not_resumed(whole_game: tuple[Path, str], run: Run) -> None:
    path = only_save(whole_game[0])
    before = path.read_bytes()
    assert f"speciate replay {path}" in run("play", "--resume", path).mistake()
    assert path.read_bytes() == before


# -- the prompt -----------------------------------------------------------------------------------


def test_one_person_sees_the_table_the_news_and_the_choices(run: Run) -> None:
    out = run(*START, typed="q\n").out
    assert "● Ann (you)" in out and "▲ Bo (greedy)" in out and "■ Cy (random)" in out
    assert "Choose a card from your hand to lay face down on the watering hole." in out
    assert re.search(r"Ann draws 4 cards: .+", out) and "Bo draws 4 cards." in out
    assert re.search(r"^ 1  Lay .+ face down on the watering hole +food ", out, re.MULTILINE)
    assert "Pass the screen" not in out


def test_the_same_in_french(run: Run) -> None:
    out = run("--lang", "fr", *START, typed="?\nq\n").out
    assert "● Ann (vous)" in out and "Votre main" in out and "Ann pioche 4 cartes" in out
    assert "ce que vous ne pouvez pas faire" in out and "La partie est sauvegardée" in out


def test_a_move_is_a_number_or_a_code(run: Run, home: Path) -> None:
    first = run(*START, typed="1\nend\nq\n")
    assert first.code == 0
    record = read_record(only_save(home))
    laid, ended = moves_of(record, 0)[:2]
    assert laid.startswith("food ") and ended == "end"
    only_save(home).unlink()
    run(*START, typed=f"{laid}\nend\nq\n")
    assert moves_of(read_record(only_save(home)), 0)[:2] == [laid, ended]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("0", "There is no choice 0"),
        ("99", "There is no choice 99: choices go from 1 to 4."),
        ("-1", "There is no choice -1"),
        ("fod", '"fod" is neither a number of the list nor a command'),
        ("food", "unreadable move"),
        ("food horns+99", "unreadable move"),
        ("end", "Lay a food card first: nobody may skip it."),
        ("attack 0>1.0", "That can be done only in the feeding phase."),
        ("w", "What you cannot do now, and why"),
        ("why attack 0>1.0", "feed.order"),
        ("why attack", "That can be done only in the feeding phase."),
        ("why qqq", 'No refused move has to do with "qqq".'),
        ("why food nonsense", "I cannot read"),
        ("r", "Which rule?"),
        ("r horns", "Whoever attacks this species loses 1 population"),
        ("r attack.size", "Larger than the prey"),
        ("rule qqq", 'No rule has to do with "qqq".'),
        ("l", "Round 1 begins"),
        ("l 2", "sentences before these"),
        ("l all", "will be the first player"),
        ("u", "It cannot be taken back: another player has moved since."),
        ("s", "Saved in "),
        ("?", "take back your last choice"),
        ("help", "draw the table again"),
        ("\x1b[A?", '"[A?" is neither'),
    ],
)
def test_whatever_is_typed_is_answered(run: Run, typed: str, says: str) -> None:
    result = run(*START, typed=f"{typed}\nq\n")
    assert result.code == 0 and result.err == ""
    assert " ".join(says.split()) in " ".join(result.out.split())


def test_a_question_about_a_legal_move_says_so(run: Run, home: Path) -> None:
    run(*START, typed="1\nq\n")
    code = moves_of(read_record(only_save(home)), 0)[0]
    assert "is possible now" in run(*START, typed=f"why {code}\nq\n").out


def test_enter_and_b_draw_the_table_again(run: Run) -> None:
    assert run(*START, typed="\nb\nq\n").out.count("Your hand") == 3


def test_undo_goes_back_step_by_step_until_something_was_revealed(run: Run, home: Path) -> None:
    out = run(*START, typed="1\n1\nu\nu\nq\n").out
    assert "Ann takes a move back." in out
    record = read_record(only_save(home))
    assert [entry.to >= 0 for entry in record.entries].count(True) >= 1
    assert moves_of(record, 0)[0].startswith("food ") and moves_of(record, 0)[1].startswith("card ")
    sound = run("replay", only_save(home), "--verify")
    assert sound.code == 0 and "sound" in sound.out


def test_no_auto_asks_even_for_a_single_move(run: Run, home: Path) -> None:
    run(*START, "--no-auto", typed="1\n" * 60)
    assert not any(entry.forced for entry in read_record(only_save(home)).entries)


def test_options_reach_the_game(run: Run, home: Path) -> None:
    run(*START, "--option", "quick=yes", "--option", "track_limit=5", typed="q\n")
    options = read_record(only_save(home)).header.options
    assert options["quick"] is True and options["track_limit"] == 5


def test_an_owners_pack_travels_with_the_game(run: Run, home: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = run("pack", "show", "evolution").out.replace('name = "evolution"', 'name = "mine"')
    path.write_text(text, encoding="utf-8")
    run(*START, "--pack", path, typed="q\n")
    assert read_record(only_save(home)).header.pack.name == "mine"


def test_a_game_without_a_board_of_its_own_can_be_played(run: Run) -> None:
    result = run("play", "template", "--seats", "human,greedy", "--seed", "1", typed="1\n" * 200)
    assert result.code == 0 and "The game is over" in result.out


def test_usual_seats_need_not_be_named(run: Run) -> None:
    out = run("play", "evolution", "--seed", "1", typed="q\n").out
    assert "● Player (you)" in out and out.count("(casual)") >= 2


# -- saving and going on --------------------------------------------------------------------------


def test_the_end_of_the_input_saves_and_quits(run: Run, home: Path) -> None:
    result = run(*START, typed="1\n")
    assert result.code == 0 and result.err == ""
    assert f"speciate play --resume {only_save(home)}" in result.out


def test_resume_takes_the_newest_unfinished_game(run: Run, home: Path) -> None:
    run(*START, typed="1\nq\n")
    path = only_save(home)
    before = digest(path)
    assert run("play", "--resume", typed="q\n").code == 0
    assert run("play", "evolution", "--resume", typed="q\n").code == 0
    assert run("play", "--resume", path, typed="q\n").code == 0
    assert saves(home) == [path] and digest(path) == before


def test_a_resumed_game_goes_on_to_its_end(run: Run) -> None:
    run("play", "template", "--seats", "human,random", "--seed", "2", typed="1\n")
    result = run("play", "--resume", typed="1\n" * 200)
    assert "The game is over" in result.out
    assert "there is no unfinished game" in run("play", "--resume").mistake()


def test_a_save_of_another_game_is_not_taken_for_this_one(run: Run, home: Path) -> None:
    run("play", "template", "--seats", "human,random", typed="q\n")
    assert "there is no unfinished game" in run("play", "evolution", "--resume").mistake()
    assert "a game of template" in run("play", "evolution", only_save(home), "--resume").mistake()


@pytest.mark.parametrize("damage", ["cut", "changed", "not json", "empty"])
def test_a_damaged_save_is_named_and_left_alone(run: Run, home: Path, damage: str) -> None:
    run(*START, typed="1\nq\n")
    path = only_save(home)
    lines = path.read_text(encoding="utf-8").splitlines()
    if damage == "changed":
        entry = json.loads(lines[4])
        entry["h"] = "0" * 16
        lines[4] = json.dumps(entry)
    elif damage == "not json":
        lines[4] = "{"
    text = {"cut": "\n".join(lines)[:-9], "empty": ""}.get(damage, "\n".join(lines) + "\n")
    path.write_text(text, encoding="utf-8")
    assert str(path) in run("play", "--resume", path).mistake()
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_game_loses_nothing(
    run: Run, home: Path, command: list[str], environment: dict[str, str], how: signal.Signals
) -> None:
    process = subprocess.Popen(
        [*command, *START],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(b"1\nend\n")
    process.stdin.flush()
    seen = b""
    while seen.count(b"] > ") < 3:
        some = process.stdout.read1(4096)  # type: ignore[attr-defined]
        assert some, seen.decode()
        seen += some
    process.send_signal(how)
    out, err = process.communicate(timeout=30)
    path = only_save(home)
    before, lines = digest(path), path.read_text(encoding="utf-8")
    assert moves_of(read_record(path), 0)[:2][1] == "end"
    if how == signal.SIGINT:
        assert process.returncode == 130 and err == b""
        assert f"speciate play --resume {path}" in out.decode()
    assert run("play", "--resume", typed="q\n").code == 0
    assert digest(path) == before and path.read_text(encoding="utf-8") == lines


def test_a_folder_that_cannot_be_written_is_one_line(run: Run, home: Path) -> None:
    home.write_text("in the way", encoding="utf-8")
    assert str(home) in run(*START, typed="q\n").mistake()
