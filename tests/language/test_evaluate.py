"""A scripted model is measured: who won from where, what was refused and what came of it."""

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import speciate
from speciate.core.errors import BadOption, SpeciateError, UnknownName
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.lab.contest import ONE, Contest
from speciate.language import ProgramModel, Terms, evaluate
from speciate.language.evaluate import plan
from speciate.language.models import ModelFailed, read_answer
from speciate.language.obfuscation import Obfuscation
from tests.language.playing import TITLES, ListingModel

PROGRAM = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"text": "[" + ("end" if "decision" in json.loads(line)["text"] else "") + "]"}), flush=True)
"""


def test_a_model_that_draws_from_the_list_is_never_refused_and_sits_everywhere() -> None:
    model = ListingModel(Random(1))
    result = evaluate(model, "s-evolution", seats=3, against=["random"], games=2, seed=3, terms=Terms(list_moves=True))
    (level,) = result.levels
    assert level.games == 3 and level.fair == 1 / 3  # made up to a whole deal
    seats = Counter(text.partition("You are Player ")[2][:1] for text in model.asked)
    assert set(seats) == {"0", "1", "2"}
    assert result.tally.illegal == 0 and result.illegal_rate.mean == 0 and result.tally.given_up == 0
    assert result.tally.moves >= result.tally.decisions == len(model.asked)
    assert set(result.ratings) == {"model", "random"} and result.ratings["model"].low < result.ratings["model"].high
    assert "rating of model" in str(result) and "wins" in str(result)


def test_the_same_seed_gives_the_same_evaluation() -> None:
    first, second = (
        evaluate(ListingModel(Random(2)), "s-evolution", games=2, against=["random"], terms=Terms(list_moves=True))
        for _ in range(2)
    )
    assert str(first) == str(second)


def test_refusals_are_counted_by_rule_and_by_what_followed() -> None:
    asked: list[str] = []

    def model(text: str) -> str:
        asked.append(text)
        if "Your answer [" in text:
            hand = text.partition("Your hand: ")[2].split()
            stubborn = "seat 1." in text  # there it never lays a card, and one is laid for it
            return f"[food {hand[0]}]" if "Food selection" in text and not stubborn else "[end]"
        return "I attack! [attack 0>1.0]" if len(asked) % 4 == 1 else "no brackets here"

    result = evaluate(model, "evolution", against=["random"], games=2, terms=Terms(tries=2))
    tally = result.tally
    assert tally.illegal_first > 0 and result.illegal_rate.mean > 0.5
    order = tally.rules["evolution:feed.order"]
    assert order.count > 0 and 0 < order.mended <= order.count and tally.rules["unreadable"].count > 0
    assert (
        tally.given_up > 0
        and tally.answers == len(asked)
        and tally.illegal == sum(r.count for r in tally.rules.values())
    )
    assert 0 < result.mended.mean < 1
    assert not any("You can play" in text for text in asked)  # no list unless it is asked for
    again = next(text for text in asked if "Your answer [attack" in text)
    assert '"attack 0>1.0" is refused: ' in again and "Rule evolution:" in again


def test_where_all_play_together_teams_play_the_same_deals(tmp_path: Path) -> None:
    model = ListingModel(Random(1))
    terms = Terms(list_moves=True)
    result = evaluate(model, "evolutopia", against=["random"], seats=2, games=2, terms=terms, records=tmp_path)
    assert [(level.level, level.games) for level in result.levels] == [("model", 2), ("random", 2)]
    assert result.ratings == {} and "team of model" in str(result)
    records = sorted(tmp_path.glob("*.jsonl"))
    assert len(records) == 4
    assert speciate.load(records[0]).outcome is not None


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_made_up_names_read_back_and_hide_the_title(game: GameSpec) -> None:
    model = ListingModel(Random(1))
    result = evaluate(model, game.id, against=["random"], games=1, terms=Terms(list_moves=True, obfuscate=True))
    assert result.tally.illegal == 0 and result.tally.decisions > 5
    assert not any(game.title in text for text in model.asked)


def test_made_up_names_are_one_for_one() -> None:
    names = Obfuscation(get_game("evolution"), 1)
    code = "card long-neck+3; trait 0"
    hidden = names.hide(code)
    assert "long-neck" not in hidden and names.show(hidden) == code
    assert "carnivore" not in names.hide("Carnivores, carnivore+3 and a Carnivore").lower()
    assert names.hide("long-neck") == names.hide("Long Neck").lower()
    assert (
        Obfuscation(get_game("evolution"), 1).hide(code) == hidden != Obfuscation(get_game("evolution"), 2).hide(code)
    )


def test_each_level_is_met_with_the_same_deals() -> None:
    one, two = plan("evolution", ["random", "greedy"], 3, 4, "x", None)
    assert one.rounds() == two.rounds() and one.deal_seed(0) == two.deal_seed(0)
    assert isinstance(one, Contest) and one.mode == ONE and len(one.rounds()) == 6


def test_what_cannot_be_evaluated_says_so() -> None:
    with pytest.raises(UnknownName, match="bot"):
        evaluate(str, "evolution", against=["genius"])
    with pytest.raises(BadOption, match="2 to 6 players"):
        evaluate(str, "evolution", seats=9)
    with pytest.raises(BadOption, match="at least one level"):
        evaluate(str, "evolution", against=[])


@pytest.mark.parametrize(
    ("text", "code"),
    [("[end]", "end"), ("no [a] but [card x; trait 0] ok", "card x; trait 0"), ("first\n pass \n", "pass"), ("", "")],
)
def test_the_code_in_an_answer(text: str, code: str) -> None:
    assert read_answer(text) == code


def test_a_program_is_asked_on_stdin_and_answers_on_stdout(tmp_path: Path) -> None:
    path = tmp_path / "model.py"
    path.write_text(PROGRAM, encoding="utf-8")
    model = ProgramModel(f"{sys.executable} {path}")
    try:
        assert [model("Your decision: what?"), model("other")] == ["[end]", "[]"]
    finally:
        model.close()
        model.close()


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        ("import sys; sys.stdin.readline()", "has ended"),
        ("import time; time.sleep(9)", "not answered"),
        ("print('hello', flush=True); input()", "hello"),
        (f"print({json.dumps(json.dumps({'move': 'end'}))}, flush=True); input()", "move"),
    ],
)
def test_a_program_that_does_not_answer_is_named(tmp_path: Path, program: str, complaint: str) -> None:
    path = tmp_path / "model.py"
    path.write_text(program, encoding="utf-8")
    model = ProgramModel(f"{sys.executable} {path}", seconds=3 if complaint != "not answered" else 0.2)
    try:
        with pytest.raises(ModelFailed, match=complaint):
            model("what?")
    finally:
        model.close()


def test_a_program_that_does_not_exist_is_named() -> None:
    with pytest.raises(SpeciateError, match="no-such-program"):
        ProgramModel("no-such-program")("what?")
