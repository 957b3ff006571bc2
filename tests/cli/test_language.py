"""Which language is spoken."""

import pytest

from speciate.cli import language
from speciate.core.errors import SpeciateError, UnknownName
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LC_ALL": "en_GB", "SPECIATE_LANG": "fr"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr"}, "fr"),
    ],
)
def test_the_first_variable_that_is_set_decides(variables: dict[str, str], lang: str) -> None:
    assert language.from_environment(variables) == lang


def test_the_option_may_stand_anywhere_but_after_two_dashes() -> None:
    assert language.take_option(["--lang", "fr", "games"]) == ("fr", ["games"])
    assert language.take_option(["games", "--lang=fr"]) == ("fr", ["games"])
    assert language.take_option(["rules", "--", "--lang", "fr"]) == ("", ["rules", "--", "--lang", "fr"])


def test_a_language_nobody_speaks_here_is_a_mistake() -> None:
    with pytest.raises(UnknownName):
        language.take_option(["--lang", "de"])
    with pytest.raises(SpeciateError):
        language.take_option(["games", "--lang"])


def test_the_option_works_before_and_after_the_command(run: Run) -> None:
    before = run("--lang", "fr", "games")
    after = run("games", "--lang", "fr")
    assert before.out == after.out
    assert "de 2 à 6 joueurs" in before.out


def test_the_environment_is_heard(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECIATE_LANG", "fr")
    assert (
        "erreur : le jeu « evolutoin » n’existe pas ; vouliez-vous dire « evolution » ?" in run("play", "evolutoin").err
    )
