"""Runs kept in a folder, and the processes that play them."""

import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from speciate.core.registry import get_game
from speciate.lab.asked_run import AskedRun, AskedTable, AskedVariant
from speciate.lab.experiment_run import ExperimentFolder
from speciate.lab.jobs import Jobs
from speciate.lab.pack_form import COUNT, form_of, judge
from speciate.lab.shelf import PROGRESS, RESULTS, NoSuchRun, Shelf
from speciate.lab.toml_text import toml_text

GAMES = ("evolution", "evo", "s-evolution", "evolutopia")
TABLES = [AskedTable("two", ["random", "random"])]
LONG = AskedRun("Long", "evolution", [AskedVariant("printed"), AskedVariant("again")], TABLES, ["score"], games=20_000)
PATIENCE = 60.0  # seconds, on a busy machine


@pytest.fixture
def jobs(tmp_path: Path) -> Iterator[Jobs]:
    jobs = Jobs(Shelf(tmp_path / "runs"), workers=1)
    yield jobs
    jobs.close()


def until(is_so: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_run_is_stopped_and_gone_on_with_and_no_deal_counts_twice(jobs: Jobs, tmp_path: Path) -> None:
    id = jobs.shelf.add(LONG)
    folder = jobs.shelf.place(id)
    jobs.start(id)
    until((folder / PROGRESS).exists)
    assert jobs.shelf.read(id, jobs.running).head.state == "running"
    jobs.stop(id)
    head = jobs.shelf.heads(jobs.running)[0]
    assert (head.state, head.title) == ("stopped", "Long") and 0 < head.deals < head.games
    kept = (folder / RESULTS / "deals.jsonl").read_bytes()
    assert Shelf(tmp_path / "runs").heads(frozenset())[0] == head  # whoever looks next finds the same
    jobs.start(id)
    until(lambda: jobs.shelf.heads(jobs.running)[0].deals > head.deals)
    jobs.stop(id)
    whole = kept[: kept.rindex(b"\n") + 1]
    assert (folder / RESULTS / "deals.jsonl").read_bytes().startswith(whole)
    progress = jobs.shelf.read(id, frozenset()).progress
    assert progress is not None
    deals = [point.deals for point in progress.traces[0].points]
    assert deals == sorted(set(deals)) and len(list(ExperimentFolder(folder / RESULTS).deals())) >= progress.deals


def test_only_what_lies_on_the_shelf_is_found(jobs: Jobs, tmp_path: Path) -> None:
    (tmp_path / "asked.json").touch()
    for id in ("", ".", "..", "../runs", "nothing"):
        with pytest.raises(NoSuchRun):
            jobs.shelf.place(id)


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_is_written_as_it_is_read(game: str) -> None:
    pack = form_of(game).pack
    assert tomllib.loads(toml_text(pack)) == pack


def test_any_text_is_written_as_it_is_read() -> None:
    data = {"a b": 'q"\\\n\x7f\u2028é', "t": {"é.x": [1, -2.5, True, {"k": []}, {}]}}
    assert tomllib.loads(toml_text(data)) == data


# -- the form of a pack ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_form_knows_what_may_stand_in_every_field(game: str) -> None:
    """Each limit is the check's own: at it a pack passes this field, beyond it the field is named."""
    form = form_of(game)
    assert judge(get_game(game), form.pack, "en")[0].mistakes == []
    limited = {place for place, field in form.fields.items() if field.high is not None}
    numbers = {place for place in numbers_in(form.pack, "") if not place.startswith("pack.")}
    assert {place for place in limited if not place.endswith(f".{COUNT}")} <= numbers <= limited


def numbers_in(value: object, place: str) -> Iterator[str]:
    """Where numbers stand, by the names that the form has for them; lists of numbers are one field."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from numbers_in(part, f"{place}.{key}" if place else key)
    elif isinstance(value, list):
        for part in value:
            yield from numbers_in(part, f"{place}[]" if isinstance(part, dict) else place)
    elif isinstance(value, int):
        yield place


def test_the_form_tells_words_and_how_many_there_may_be() -> None:
    fields = {place: msgspec.to_builtins(field) for place, field in form_of("evolutopia").fields.items()}
    assert fields["evolution[].count"] == {"low": 0, "high": 1}
    assert fields["evolution[].pictogram"] == {"words": ["blue", "green", "none"]}
    assert form_of("evo").fields["climate.start"].high == 5  # cells of the loop, as it is
