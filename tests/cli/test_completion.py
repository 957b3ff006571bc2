"""Shells complete our words: each asks in its own way, and gets commands, options and what can stand for a value."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from speciate.bots.levels import LEVELS
from speciate.bots.registry import BOTS, styles_of
from speciate.cli.commands import MODULES
from speciate.cli.completion import SHELLS, VALUES, VARIABLE
from speciate.cli.main import build
from tests.cli.conftest import Run

LISTED = ["evo", "evolution", "evolutopia", "s-evolution"]


Complete = Callable[..., list[str]]


@pytest.fixture
def complete(run: Run, monkeypatch: pytest.MonkeyPatch) -> Complete:
    """What bash is told: the words of a line, the last of which is not finished."""

    def call(*words: str) -> list[str]:
        with monkeypatch.context() as environment:
            environment.setenv(VARIABLE, "complete_bash")
            environment.setenv("COMP_WORDS", "\n".join(["speciate", *words]))
            environment.setenv("COMP_CWORD", str(len(words)))
            result = run()
        assert result.code == 0 and result.err == ""
        return result.out.split()

    return call


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("pl", ["play"]),
        ("zzz", []),
        ("play e", ["evo", "evolution", "evolutopia"]),
        ("rules ", LISTED),
        ("lab metrics s", ["s-evolution"]),
        ("pack show evol", ["evolution", "evolutopia"]),
        ("play evolution --see", ["--seed"]),
        ("play evolution --la", ["--lang"]),
        ("--vers", ["--version"]),
        ("play evolution --seats human,gre", ["human,greedy"]),
        (
            "sim evolution --bots ",
            [*BOTS, *(f"{level}-{style}" for level in LEVELS for style in styles_of("evolution"))],
        ),
        ("sim evolution --bots strong-h", ["strong-hunter", "strong-hoarder"]),
        ("sim template --bots ma", []),
        ("play evolution --option qui", ["quick=true", "quick=false"]),
        ("play evolution --option quick = t", ["true"]),
        ("play evolution --option quick =", ["true", "false"]),
        ("play nonsense --option ", []),
        ("serve --pack evol", ["evolution=", "evolutopia="]),
        ("admin list --status g", ["gathering"]),
        ("completion ", list(SHELLS)),
        ("--lang ", ["en", "fr"]),
        ("--lang fr play evolu", ["evolution", "evolutopia"]),
        ("play --lang fr evolu", ["evolution", "evolutopia"]),
    ],
)
def test_what_can_stand_there(complete: Complete, line: str, answers: list[str]) -> None:
    assert complete(*line.split(" ")) == answers


def test_every_command_and_every_one_of_its_options_is_offered(complete: Complete) -> None:
    assert complete("") == list(MODULES)
    for name, command in build().whole().commands.items():
        inner = getattr(command, "commands", None)
        if inner is not None:
            assert complete(name, "") == list(inner)
        options = {word for parameter in command.params for word in parameter.opts if word.startswith("--")}
        assert set(complete(name, "--")) == options | {"--help", "--lang"}, name


def test_zsh_and_fish_show_the_sentences_in_the_language_of_the_person(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPECIATE_LANG", "fr")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "speciate ga")
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    for shell in ("zsh", "fish"):
        monkeypatch.setenv(VARIABLE, f"complete_{shell}")
        said = run().out
        assert "games" in said and "Les jeux" in said and "play" not in said


def in_shell(shell: str, folder: Path, *commands: str) -> subprocess.CompletedProcess[str]:
    """What the shell prints, with our program on its path."""
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here: install it (Debian: apt-get install {shell})")
    program = folder / "speciate"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m speciate.cli "$@"\n')
    program.chmod(0o755)
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
    return subprocess.run(
        [shell, "-c", "\n".join(commands)], capture_output=True, text=True, env=environment, timeout=60
    )


def test_bash_itself_completes(run: Run, tmp_path: Path) -> None:
    script = run("completion", "bash").out
    asked = 'COMP_WORDS=(speciate play evol); COMP_CWORD=2; _speciate_completion speciate; echo "${COMPREPLY[@]}"'
    done = in_shell("bash", tmp_path, script, asked)
    assert done.stdout.split() == ["evolution", "evolutopia"], done.stderr


def test_zsh_itself_completes_at_the_first_press_of_the_key(run: Run, tmp_path: Path) -> None:
    """The file is read only then, as one of those in `fpath`."""
    (tmp_path / "_speciate").write_text(run("completion", "zsh").out)
    parts_of_zsh = "compdef() { }; _arguments() { print -r -- $@ }"  # what its own completion brings along
    asked = f"fpath=({tmp_path}); autoload _speciate; words=(speciate pla); CURRENT=2; _speciate"
    done = in_shell("zsh", tmp_path, parts_of_zsh, asked)
    assert '"play":"Play a whole game' in done.stdout, done.stderr


def test_every_shell_has_a_script_and_others_are_told(run: Run) -> None:
    for shell in SHELLS:
        assert VARIABLE in run("completion", shell).out
    assert 'unknown shell "tcsh"' in run("completion", "tcsh").mistake()


def test_the_names_that_values_go_by_are_those_of_parameters() -> None:
    """A name that no help page has any more completes nothing."""

    def metavars(command: object) -> set[str]:
        own = {str(parameter.metavar or "").strip("[]") for parameter in getattr(command, "params", [])}
        return own.union(*(metavars(inner) for inner in getattr(command, "commands", {}).values()))

    assert set(VALUES) <= metavars(build().whole())
