"""Records: they say everything, they replay without a seed, and they show it when someone changed them."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speciate.core.errors import BadRecord
from speciate.core.registry import get_game
from speciate.table.match import Match
from speciate.table.record import Header, Record, parse_record, read_record
from speciate.table.timeline import replay, replay_text
from tests.table.matches import new_match, play_on


@pytest.fixture(scope="module")
def text() -> str:
    """A finished game, with an undo in it."""
    match = play_on(new_match(), 40)
    match.undo(0, match.position - 3)
    return "\n".join(play_on(match).record.lines()) + "\n"


def test_a_record_replays_without_a_seed_to_the_same_digest() -> None:
    match = play_on(new_match(seed=5))
    text = "\n".join(match.record.lines()) + "\n"
    assert "seed" not in text
    again = replay_text(text)
    assert again.state.digest() == match.digest()
    assert again.record.lines() == match.record.lines()


def test_a_record_survives_the_disk(tmp_path: Path) -> None:
    match = play_on(new_match(), 50)
    match.record.save(tmp_path / "game.jsonl")
    resumed = Match.resume(read_record(tmp_path / "game.jsonl"))
    assert resumed.digest() == match.digest()
    assert len(resumed.happened) == len(match.happened) == match.position
    assert resumed.position == match.position


def test_a_pack_of_ones_own_travels_with_the_record() -> None:
    game = get_game("evolution")
    data = json.loads(json.dumps(game.engine.pack().to_json()))
    data["pack"]["name"] = "mine"
    data["food"]["horns"] = [9] * 7
    match = Match.new(game, ["Ann", "Bo"], pack=game.engine.pack(data), seed=1)
    again = replay_text("\n".join(match.record.lines()) + "\n")
    assert again.state.digest() == match.digest()
    assert again.record.header.pack.name == "mine"


def test_house_rules_are_marked_and_records_from_before_the_mark_stay_as_they_are() -> None:
    game = get_game("evolution")
    data = json.loads(json.dumps(game.engine.pack().to_json()))
    data["food"]["horns"] = [9]
    match = play_on(Match.new(game, ["Ann", "Bo"], pack=game.engine.pack(data), seed=1), 5)
    assert match.record.header.to_json()["pack"]["house"] is True  # type: ignore[index]
    assert replay_text("\n".join(match.record.lines()) + "\n").record.lines() == match.record.lines()
    earlier = Header(game, match.record.header.options, game.engine.pack(data), ["Ann", "Bo"], ["human"] * 2, False)
    assert "house" not in str(earlier.to_json())
    again = replay_text("\n".join(Record(earlier).lines()) + "\n").record
    assert again.lines() == Record(earlier).lines() and again.header.pack.is_house
    assert "house" not in str(new_match().record.header.to_json())


@pytest.mark.parametrize("id", ["evo", "evolution", "evolutopia", "s-evolution", "template"])
def test_a_copy_of_the_usual_pack_is_the_usual_pack(id: str) -> None:
    game = get_game(id)
    copy = json.loads(json.dumps(game.engine.pack().to_json()))
    match = Match.new(game, ["Ann", "Bo", "Cy"], pack=game.engine.pack(copy), seed=1)
    assert replay_text("\n".join(match.record.lines()) + "\n").state.digest() == match.digest()


def changed(text: str, number: int, **fields: object) -> str:
    """The record with fields of one line replaced."""
    lines = text.splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **fields})
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: text[:0], "empty"),
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: changed(text, 0, rules="0.1"), "rules 0.1"),
        (lambda text: changed(text, 0, game="evolutoin"), 'did you mean "evolution"'),
        (lambda text: changed(text, 0, format="chess"), "speciate-record/1"),
        (lambda text: changed(text, 0, seats=[{"name": "X", "agent": "random"}] * 3), "line 1 was changed"),
        (lambda text: changed(text, 0, options={"quick": "maybe"}), "yes or no"),
        (lambda text: changed(text, 1, move="first 7"), "line 2"),
        (lambda text: changed(text, 5, move="draw unicorn+3"), "line 6"),
        (lambda text: changed(text, 5, seat="x"), "line 6 is damaged"),
        (lambda text: changed(text, 5, note="hello"), "line 6 was changed"),
        (lambda text: "\n".join([*text.splitlines()[:7], *text.splitlines()[8:]]) + "\n", "line 8"),
        (lambda text: text + text.splitlines()[-1] + "\n", "after the end"),
        (lambda text: changed(text, -1, end={"scores": [1, 2, 3], "winners": [2], "breakdown": []}), "result"),
        (lambda text: text.replace("\n", "\n[]\n", 1), "line 2 is not an object"),
        (lambda text: text.replace("\n", "\nnonsense\n", 1), "line 2 is not JSON"),
        (
            lambda text: text.replace("}\n", "}", 2).replace("}{", "}\n{", 1).replace("}{", "} {") + "\n",
            "line 2 is not JSON",
        ),
        (lambda text: text.replace("\n", "\n\n", 1), "line 2 is not JSON"),
    ],
)
def test_a_damaged_record_is_named_with_its_line(text: str, damage: object, message: str) -> None:
    assert callable(damage)
    with pytest.raises(BadRecord, match=message):
        replay(parse_record(damage(text)))


@given(data=st.data())
def test_no_single_changed_character_goes_unnoticed(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 2))
    letter = data.draw(st.characters(codec="ascii", exclude_categories=["Cc"]).filter(lambda c: c != text[at]))
    try:
        again = replay_text(text[:at] + letter + text[at + 1 :])
    except BadRecord:
        return
    # only white space and the like between fields can change without changing what is said
    assert "\n".join(again.record.lines()) + "\n" == text


def test_a_file_that_is_not_there_or_not_text_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        read_record(tmp_path / "nowhere")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="not text"):
        read_record(tmp_path / "picture")
