"""Results are never mixed or lost: a run knows what made it, and refuses what something else has made."""

import copy
import json
from dataclasses import replace
from pathlib import Path

import pytest

from speciate.core.registry import get_game
from speciate.lab.contest import Contest
from speciate.lab.experiment import Experiment, Seats, Variant
from speciate.lab.metrics.records import ObserveRecord, origin_of_records
from speciate.lab.metrics.run import origin_of
from speciate.lab.metrics.study import Study
from speciate.lab.origin import OtherOrigin, check_same, digest_of, folder_contents
from speciate.lab.plan import Plan
from speciate.lab.sweep import Sweep
from speciate.lab.training.course import Course
from speciate.lab.training.folder import TOLD_ONLY
from speciate.table.words import LANGUAGES, Messages
from tests.cli.conftest import Run, home, run

__all__ = ["home", "run"]

PLAN = Plan("evolution", ("random", "greedy"), 4, "1")
EXPERIMENT = Experiment("", "evolution", (Variant("printed"),), (Seats("two", ("random", "random")),))
BOT = """
import speciate
from helper import pick

class First(speciate.Bot):
    def choose(self, request):
        return pick(request.packed)
"""


def test_what_a_run_never_looks_into_may_change(tmp_path: Path) -> None:
    """Lessons are played without features and weights: whoever changes these loses no game."""
    (tmp_path / "rules.py").write_text("1")
    (tmp_path / "features.py").write_text("1")
    before = [digest_of([tmp_path], apart) for apart in (frozenset(TOLD_ONLY), frozenset())]
    folder_contents.cache_clear()
    (tmp_path / "features.py").write_text("2")
    after = [digest_of([tmp_path], apart) for apart in (frozenset(TOLD_ONLY), frozenset())]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False]
    assert Course("evolution", 1, 1, "a").origin(TOLD_ONLY) != Course("evolution", 1, 1, "a").origin()


def differing(one: Plan, other: Plan) -> list[str]:
    with pytest.raises(OtherOrigin) as caught:
        check_same(Path("x"), one.origin(), other.origin())
    return caught.value.parts


def test_the_same_plan_has_the_same_origin_also_after_it_was_written() -> None:
    again = replace(PLAN, options={"shell_bonus": 4}, pack=get_game("evolution").engine.pack().to_json())
    check_same(Path("x"), json.loads(json.dumps(PLAN.origin())), again.origin())  # all of this is the usual


def test_what_differs_is_named() -> None:
    assert differing(PLAN, replace(PLAN, seed="2")) == ["seed"]
    assert differing(PLAN, replace(PLAN, options={"shell_bonus": 3})) == ["options"]
    assert differing(PLAN, replace(PLAN, bots=("greedy", "random"))) == ["bots"]
    data = copy.deepcopy(dict(get_game("evolution").engine.pack().to_json()))
    data["food"]["horns"][0] = 9  # type: ignore[index]
    assert differing(PLAN, replace(PLAN, pack=data)) == ["pack"]
    assert "engine" in differing(PLAN, replace(PLAN, game="s-evolution"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_an_origin_has_words(lang: str) -> None:
    contest = Contest("evolution", ("random", "greedy"), 2, 4, "1")
    study, sweep = origin_of(Study("evolution"), ("length",)), Sweep(EXPERIMENT, (), ()).origin()
    parts = [*PLAN.origin(), *contest.origin(), *EXPERIMENT.origin(), *study, *sweep]
    kinds = {part.partition(" ")[0] for part in parts}
    kinds |= set(origin_of_records(ObserveRecord(Study(""), ("length",), False), []))
    keys = Messages("speciate.cli", lang).keys
    assert {f"origin-{kind}" for kind in kinds} == {key for key in keys if key.startswith("origin-")}


@pytest.mark.parametrize("prefix", ["", "trusted:"])
def test_a_script_and_what_it_imports_from_beside_it_belong_to_the_origin(tmp_path: Path, prefix: str) -> None:
    script, helper = tmp_path / "mine.py", tmp_path / "helper.py"
    script.write_text(BOT)
    helper.write_text("def pick(moves): return moves[0]\n")
    (tmp_path / "unrelated.py").write_text("x = 1\n")
    name = f"{prefix}{script}:First"
    plan = replace(PLAN, bots=(name, "random"))
    before = plan.origin()
    (tmp_path / "unrelated.py").write_text("x = 2\n")
    assert plan.origin() == before
    helper.write_text("def pick(moves): return moves[-1]\n")
    with pytest.raises(OtherOrigin) as caught:
        check_same(Path("x"), before, plan.origin())
    assert caught.value.parts == [f"bot {name}"]


def test_the_files_that_a_program_is_given_belong_to_the_origin(tmp_path: Path) -> None:
    weights = tmp_path / "weights"
    weights.write_text("1")
    plan = replace(PLAN, bots=(f"cmd:python3 {weights}", "random"))
    before = plan.origin()
    weights.write_text("2")
    assert plan.origin() != before


def test_sim_leaves_a_finished_result_of_other_options_alone(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    line = ["sim", "evolution", "--games", 3, "--out", out]
    assert run(*line).code == 0
    before = out.read_bytes()
    said = run(*line, "--option", "shell_bonus=3", "--seed", "2").mistake()
    assert f"{out}: was made with something else (other options, another seed)" in said
    assert "d’autres options" in run(*line, "--option", "shell_bonus=3", "--lang", "fr").mistake()
    assert "Nothing was played" in run(*line).out
    (tmp_path / "games.csv.origin.json").unlink()
    assert "does not say what made it" in run(*line).mistake()
    assert out.read_bytes() == before


def test_arena_does_not_go_on_with_a_bot_that_was_edited(run: Run, tmp_path: Path) -> None:
    script = tmp_path / "mine.py"
    script.write_text(BOT.replace("from helper import pick", "pick = min"))
    line = ["arena", "evolution", "--bots", f"trusted:{script}:First,random", "--games", 2, "--out", tmp_path / "cup"]
    assert run(*line).code == 0
    before = (tmp_path / "cup" / "games.jsonl").read_bytes()
    assert run(*line).code == 0  # the same again: all is there already
    script.write_text(script.read_text().replace("min", "max"))
    said = run(*line, "--lang", "en").mistake()
    assert "another version of the bot trusted:" in said
    assert (tmp_path / "cup" / "games.jsonl").read_bytes() == before
