"""The program as a whole: help, version, and every mistake on one line."""

import subprocess
from pathlib import Path

import pytest

from speciate import __version__, _engine
from tests.cli.conftest import Run

COMMANDS = ["games", "play", "watch", "replay", "show", "rules", "pack", "doctor", "completion", "man"]


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run()
    assert result.code == 0
    assert all(f"\n  {command}" in result.out for command in COMMANDS)


@pytest.mark.parametrize("command", [*COMMANDS, "pack check", "pack show"])
def test_every_command_has_a_help_page_in_both_languages(run: Run, command: str) -> None:
    english = run(*command.split(), "--help")
    french = run("--lang", "fr", *command.split(), "--help")
    assert english.code == french.code == 0
    assert english.out.startswith(f"Usage: speciate {command}")
    assert french.out.startswith(f"Usage : speciate {command}")
    assert "Show this page." in english.out and "Affiche cette page." in french.out
    assert "Show this message" not in english.out + french.out


def test_every_option_is_explained(run: Run) -> None:
    for command in COMMANDS:
        for line in run(command, "--help").out.splitlines():
            words = line.split()
            assert not (words and words[0].startswith("--") and len(words) == 1), line


def test_the_version_says_which_engine_runs(run: Run) -> None:
    result = run("--version")
    assert result.out.startswith(f"speciate {__version__}\n")
    assert ("slower" in result.out) == (_engine.name() == "pure")
    assert "Python 3." in result.out
    assert "moteur" in run("--version", "--lang", "fr").out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("ply evolution", 'unknown command "ply"; did you mean "play"?'),
        ("zzz", 'unknown command "zzz"; known:'),
        ("pack chek x", 'unknown command "chek"; did you mean "check"?'),
        ("play evolutoin", 'unknown game "evolutoin"; did you mean "evolution"?'),
        ("watch evolve", "unknown game"),
        ("rules evolve", "unknown game"),
        ("pack show evolve", "unknown game"),
        ("play", "which game? There are: evo, evolution"),
        ("play evolution --sed 3", 'unknown option "--sed"; did you mean "--seed"?'),
        ("play evolution --seed", "--seed needs a value"),
        ("sim evolution --games many", "--games"),
        ("sim evolution --players 9", "not 9; say how many, as in --players 2"),
        ("arena evolution --bots random --players 9", "not 9"),
        ("watch evolution --seats random", "not 1; name who sits at each seat, as in --seats greedy,greedy"),
        ("play evolution --seats human", "Evolution is for 2 to 6 players, not 1"),
        ("play evolution --seats " + ",".join(["human"] * 7), "not 7"),
        ("play evolution --seats human,greddy", 'unknown kind of player "greddy"; did you mean "greedy"?'),
        ("play evolution --seats greedy,random", "speciate watch evolution --seats greedy,random"),
        ("watch evolution --seats human,greedy", 'unknown kind of player "human"'),
        ("watch evolution --delay -1", "--delay"),
        ("play evolution --names A,B,C,D", "4 names for 3 seats"),
        ("play evolution --names Ann,Ann", 'two players are called "Ann"'),
        ("play evolution --option quik=yes", 'unknown option "quik"; did you mean "quick"?'),
        ("play evolution --option quick", "NAME=VALUE"),
        ("play evolution --option quick=maybe", "option quick is yes or no"),
        ("play evolution --option track_limit=99", "option track_limit is a whole number from 1 to 9"),
        ("play evolution saved.jsonl", "speciate play --resume saved.jsonl"),
        ("play --resume", "there is no unfinished game"),
        ("play --resume nowhere.jsonl", "nowhere.jsonl"),
        ("play evolution --pack nowhere.toml", "nowhere.toml"),
        ("replay", "FILE is missing"),
        ("replay nowhere.jsonl", "nowhere.jsonl"),
        ("show nowhere.json", "nowhere.json"),
        ("pack check nowhere.toml", "nowhere.toml"),
        ("pack check a b c", "c"),
        ("rules evolution atack.size", 'unknown rule "atack.size"; did you mean "attack.size"?'),
        ("rules evolution qqqq", 'no rule has to do with "qqqq"'),
        ("games extra", "extra"),
        ("games --lang de", 'unknown language "de"'),
        ("games --lang", "--lang"),
    ],
)
def test_a_mistake_is_one_line_that_names_it(run: Run, home: Path, line: str, says: str) -> None:
    result = run(*line.split())
    mistake = result.mistake()
    assert mistake.startswith("error: ")
    assert says in mistake
    assert result.out == ""
    assert not home.exists()


def test_mistakes_are_told_in_french_too(run: Run) -> None:
    unknown = run("--lang", "fr", "jouer").mistake()
    assert unknown.startswith("erreur : la commande « jouer » n’existe pas ; possibles : ")
    assert all(command in unknown for command in COMMANDS)
    assert "se joue de 2 à 6" in run("--lang", "fr", "play", "evolution", "--seats", "human").mistake()
    assert "nombre entier de 1 à 9" in run("--lang", "fr", "play", "evolution", "--option", "track_limit=99").mistake()
    assert "nowhere.jsonl : illisible" in run("--lang", "fr", "replay", "nowhere.jsonl").mistake()


def test_as_a_process_a_mistake_ends_with_code_2(shell: Run) -> None:
    assert "did you mean" in shell("play", "evolutoin").mistake()


def test_a_reader_that_goes_away_is_no_mistake(command: list[str], environment: dict[str, str]) -> None:
    line = [*command, "watch", "evolution", "--delay", "0", "--seats", "random,random"]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(timeout=30) == 0
    assert process.stderr.read() == b""
    process.stderr.close()


def test_a_process_without_any_input_saves_and_quits(command: list[str], environment: dict[str, str]) -> None:
    line = " ".join([*command, "play", "template", "--seats", "human,random", "<&-"])
    done = subprocess.run(line, shell=True, capture_output=True, text=True, env=environment, timeout=60)
    assert done.returncode == 0 and done.stderr == ""
    assert "speciate play --resume" in done.stdout
