"""Whatever a file holds, reading it ends in a record or in one clear error."""

import contextlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speciate.core.errors import BadRecord, SpeciateError
from speciate.server.imports import read_items
from speciate.table.record import parse_record
from speciate.table.timeline import Timeline, check, replay
from tests.conformance.play import budget
from tests.table.mutants import GOLDEN, VALUES, every_value_everywhere, mutant

EACH = 1 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 37  # of all values in all places
TEXTS = [path.read_text(encoding="utf-8") for path in GOLDEN]


def judge(text: str) -> None:
    """As if somebody had worked out all marks anew: only the rules stand in the way."""
    record = parse_record(text)
    timeline = Timeline(record.header)
    for number, entry in enumerate(record.entries, start=2):
        check(timeline, entry, number)
        timeline.append(entry)


READERS: list[Callable[[str], object]] = [
    lambda text: replay(parse_record(text)),
    lambda text: read_items(text, "Imported", False),
    judge,
]


def first_of_each_game() -> list[Path]:
    return list({path.parts[-3]: path for path in reversed(GOLDEN)}.values())


@pytest.mark.parametrize("path", first_of_each_game(), ids=lambda path: path.parts[-3])
def test_any_value_in_any_place_is_taken_or_refused(path: Path) -> None:
    mutants = every_value_everywhere(path.read_text(encoding="utf-8"), EACH)
    for text in mutants:
        with contextlib.suppress(SpeciateError):
            judge(text)


@pytest.mark.parametrize(("field", "value"), [("agent", "\ud800"), ("note", "\ud800"), ("data", ["pack"])])
def test_what_cannot_be_written_down_again_is_refused(field: str, value: object) -> None:
    """Half a sign of two, or a list for a pack of components: JSON, but nothing that a record can say."""
    lines = [json.loads(line) for line in TEXTS[0].splitlines()[:3]]
    holder = {"agent": lines[0]["seats"][0], "data": lines[0]["pack"], "note": lines[2]}[field]
    holder[field] = value
    with pytest.raises(BadRecord, match=r"line [13] is"):
        replay(parse_record("\n".join(json.dumps(line) for line in lines) + "\n"))


@budget(4)
@given(seed=st.integers(0, 2**32), reader=st.sampled_from(READERS))
def test_a_changed_record_is_read_or_refused_and_nothing_else(seed: int, reader: Callable[[str], object]) -> None:
    rng = Random(seed)
    text = mutant(rng.choice(TEXTS), rng)
    with contextlib.suppress(SpeciateError):
        reader(text)


@given(text=st.text() | st.lists(st.sampled_from([repr(value) for value in VALUES])).map("\n".join))
def test_any_text_is_refused(text: str) -> None:
    for ending in ("", "\n"):
        with pytest.raises(SpeciateError):
            parse_record(text + ending)
