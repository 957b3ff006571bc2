"""`speciate rules`: by slug, by trait, by words."""

import re
from pathlib import Path

import pytest

from speciate.cli import rule_sources, rulebook
from speciate.cli.terminal import Terminal
from speciate.core.game import GameSpec
from speciate.core.registry import all_games, get_game
from speciate.games.evolution.catalogue import RULES
from speciate.table.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.cli.test_replay import at_a_terminal

GAME = get_game("evolution")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_without_a_rule_all_are_printed_in_order_under_their_headings(run: Run, game: GameSpec, lang: str) -> None:
    words = Words(game, lang, [])
    expected: list[str] = []
    above = ""
    for slug in game.engine.rules:
        heading = words.t(f"topic-{slug.partition('.')[0]}")
        if heading != above:
            expected += [heading, "─" * len(heading)]
        above = heading
        title, text = words.rule(slug)
        expected += [f"{title}  {game.id}:{slug}", text]
    lines = [line for line in run("rules", game.id, "--lang", lang).out.splitlines() if line]
    assert lines[: len(expected)] == expected


def test_a_section_or_the_beginning_of_a_slug_prints_those_rules_only(run: Run) -> None:
    for query in ("attack", "attack."):
        out = run("rules", "evolution", query).out
        assert re.findall(r"evolution:(\S+)", out) == [slug for slug in RULES if slug.startswith("attack.")]
    out = run("rules", "evolution", "trait.intelligence").out
    assert set(re.findall(r"evolution:(\S+)", out)) == {s for s in RULES if s.startswith("trait.intelligence")}


def test_a_slug_there_is_not_names_the_nearest(run: Run) -> None:
    assert 'unknown rule "atack.size"; did you mean "attack.size"?' in run("rules", "evolution", "atack.size").mistake()
    assert "vouliez-vous dire « attack.size »" in run("rules", "evolution", "atack.size", "--lang", "fr").mistake()


def test_at_a_terminal_the_rules_are_read_page_by_page(command: list[str], environment: dict[str, str]) -> None:
    paged = {**environment, "PAGER": "sed 's/^/page: /'"}
    code, seen = at_a_terminal([*command, "rules", "evolution", "score"], paged, [])
    assert code == 0 and "page: Scores" in seen and "evolution:score.total" in seen


@pytest.mark.parametrize(
    ("lang", "title", "point"), [("en", "What changed", "Ties"), ("fr", "Ce qui a changé", "Égalités")]
)
def test_a_game_of_two_editions_says_what_the_later_one_changed(run: Run, lang: str, title: str, point: str) -> None:
    out = run("rules", "s-evolution", "--lang", lang).out
    changes = out[out.index(title) :]
    assert "2013" in changes and "2.0" in changes and point in changes
    assert title not in run("rules", "evolution", "--lang", lang).out


def test_a_rule_is_shown_with_its_text_its_code_and_its_tests(run: Run) -> None:
    out = run("rules", "evolution", "trait.horns").out
    assert "evolution:trait.horns" in out
    assert "traits/horns.py:" in out and "gore" in out
    assert "test_horns.py:" in out


@pytest.mark.parametrize(
    ("lang", "query", "slugs"),
    [
        ("en", "attack.size", ["attack.size"]),
        ("en", "evolution:attack.size", ["attack.size"]),
        ("en", "horns", ["trait.horns"]),
        ("en", "Fat Tissue", ["trait.fat-tissue"]),
        ("en", "hard-shell", ["trait.hard-shell"]),
        ("fr", "cornes", ["trait.horns"]),
        ("fr", "cooperation", ["trait.cooperation"]),
        ("en", "score", ["score.total", "score.ties"]),
    ],
)
def test_a_rule_is_found_by_what_people_type(lang: str, query: str, slugs: list[str]) -> None:
    assert rulebook.find(Terminal(lang).words(GAME, []), query) == slugs


def test_a_trait_with_several_rules_lists_them(run: Run) -> None:
    out = run("rules", "evolution", "intelligence").out
    assert out.count("trait.intelligence-") == 3


def test_words_of_the_text_are_searched(run: Run) -> None:
    assert "setup.deck" in run("rules", "evolution", "129", "trait", "cards").out


def test_the_language_is_the_persons(run: Run) -> None:
    assert "Dans le code" in run("rules", "evolution", "cornes", "--lang", "fr").out


@pytest.mark.parametrize("slug", RULES)
def test_every_rule_is_cited_somewhere_in_the_code(slug: str) -> None:
    assert rule_sources.citations(GAME.package, slug)


def test_a_slug_that_begins_another_is_not_mistaken_for_it() -> None:
    names = {place.name for place in rule_sources.citations(GAME.package, "play.trait")}
    unique = {place.name for place in rule_sources.citations(GAME.package, "play.trait-unique")}
    assert "takes_trait" in unique and "takes_trait" not in names


def test_an_installed_package_has_no_tests_beside_it(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rule_sources, "tests_folder", lambda _: None)
    monkeypatch.chdir(tmp_path)
    assert "in the source repository" in run("rules", "evolution", "trait.horns").out
