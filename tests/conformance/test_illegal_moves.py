"""What is forbidden is refused by the rule that a person would name; and every rule that forbids something does so."""

import importlib
from dataclasses import dataclass
from importlib.util import find_spec

import pytest

from speciate.core.game import GameSpec
from speciate.core.refusal import PROGRAM
from speciate.core.registry import all_games
from speciate.table.words import LANGUAGES, Words
from tests.conformance.illegal.case import Illegal

FEWEST = 60  # cases a game
NAMES = ("Ann", "Bob", "Cleo", "Dov", "Eve", "Fay")


@dataclass(frozen=True)
class Corpus:
    """What `tests/conformance/illegal/<package>.py` holds for a game."""

    game: GameSpec
    cases: tuple[Illegal, ...]
    forbidding: frozenset[str]  # slugs that forbid or require something of a move
    permitting: frozenset[str]  # slugs that say what happens, and refuse nothing


def corpora() -> list[Corpus]:
    """One for each game that has one; an outside game need not."""
    found = []
    for game in all_games().values():
        name = f"tests.conformance.illegal.{game.package.rpartition('.')[2]}"
        if find_spec(name) is not None:
            module = importlib.import_module(name)
            found.append(Corpus(game, tuple(module.CASES), module.FORBIDDING, module.PERMITTING))
    return found


CORPORA = corpora()
every_corpus = pytest.mark.parametrize("corpus", [pytest.param(corpus, id=corpus.game.id) for corpus in CORPORA])
every_case = pytest.mark.parametrize(
    ("game", "case"),
    [
        pytest.param(corpus.game, case, id=f"{corpus.game.id}: {case.what}")
        for corpus in CORPORA
        for case in corpus.cases
    ],
)


def packed(game: GameSpec, case: Illegal) -> int:
    return int(case.move) if case.is_number else game.parse(case.move).packed


@every_case
def test_the_rule_that_a_person_would_name_refuses_the_move(game: GameSpec, case: Illegal) -> None:
    state = case.state()
    before = state.digest()
    refusal = state.refusal(case.seat, packed(game, case))
    assert refusal is not None, f"{case.move} is legal"
    assert refusal.rule == (case.rule if ":" in case.rule else f"{game.id}:{case.rule}"), refusal
    assert state.digest() == before


@every_case
def test_an_illegal_move_is_not_listed(game: GameSpec, case: Illegal) -> None:
    assert packed(game, case) not in case.state().legal(case.seat)


@every_case
def test_the_reason_can_be_said_in_every_language(game: GameSpec, case: Illegal) -> None:
    refusal = case.state().refusal(case.seat, packed(game, case))
    assert refusal is not None
    said = {Words(game, lang, NAMES).refusal(refusal) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(all(Words(game, lang, NAMES).rule(refusal.rule)) for lang in LANGUAGES)


@every_corpus
def test_there_are_enough_illegal_moves_and_each_is_told_apart(corpus: Corpus) -> None:
    assert len(corpus.cases) >= FEWEST
    assert len({case.what for case in corpus.cases}) == len(corpus.cases)


@every_corpus
def test_every_rule_is_known_to_forbid_something_or_not(corpus: Corpus) -> None:
    assert corpus.forbidding | corpus.permitting == set(corpus.game.engine.rules)
    assert not corpus.forbidding & corpus.permitting


@every_corpus
def test_every_rule_that_forbids_something_is_cited_by_a_refusal(corpus: Corpus) -> None:
    cited = {case.rule for case in corpus.cases if not case.rule.startswith(f"{PROGRAM}:")}
    assert corpus.forbidding - cited == set()
    assert cited - corpus.forbidding == set()
