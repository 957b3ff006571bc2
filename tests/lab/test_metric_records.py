"""Metrics from records: the same as from watching the game itself, and nobody's name in them."""

import json
from pathlib import Path
from random import Random

import pytest

import speciate
from speciate.core.registry import get_game
from speciate.lab.metrics.catalogue import WATCHED
from speciate.lab.metrics.records import ObserveRecord, measure_records
from speciate.lab.metrics.study import Study
from speciate.lab.origin import OtherOrigin
from speciate.table.match import Match

NAMES = ["Wilhelmina", "Ferdinand", "Ottilie"]
SOME = ("length", "branching", "seat-advantage", "downtime", "lead-changes", "component-balance")


def played(game: str, seed: int, agents: list[str], takes_back: bool = False) -> Match:
    """A whole game of random moves; with `takes_back` the last but a few is undone once, and the game goes on."""
    match = Match.new(get_game(game), NAMES[: len(agents)], agents, seed=seed)
    rng = Random(seed)
    while match.outcome is None:
        seat = match.pending()[0].seat
        legal = match.legal(seat).packed
        before = match.position
        match.play(seat, legal[int(rng.random() * len(legal))])
        if takes_back and before > 6 and match.outcome is None:
            match.undo(seat, before)
            takes_back = False
    return match


def text(match: Match) -> str:
    return "\n".join(match.record.lines()) + "\n"


@pytest.mark.parametrize("game", ["evolution", "evo", "s-evolution", "evolutopia", "template"])
def test_every_game_can_be_measured_from_a_record(game: str) -> None:
    agents = ["human", "human", "greedy"]
    match = played(game, 1, agents)
    (findings,) = measure_records([text(match)], SOME).findings
    moves = sum(entry.is_move and entry.seat >= 0 for entry in match.record.entries)
    length = {row["measure"]: row["value"] for row in findings["length"].rows if row["of"] == "mean"}
    assert length["moves"] == moves
    assert findings.about["game"] == game and findings.about["records"] == 1
    seen = ObserveRecord(Study(""), ("component-balance",), with_bots=False)(text(match)).seen[0]
    assert all(sum(drawn.values()) for _, drawn, _ in seen)


def test_a_record_shows_what_watching_the_game_has_shown() -> None:
    match = played("evolution", 3, ["human", "human"])
    seen = ObserveRecord(Study(""), SOME, with_bots=False)(text(match))
    drawn = [event for events in match.happened for event in events if event.name == "drew"]
    by_seat = [sum(event.args["seat"] == seat for event in drawn) for seat in (0, 1)]
    components = seen.seen[SOME.index("component-balance")]
    assert [sum(counts.values()) for _, counts, _ in components] == by_seat


def test_what_was_taken_back_does_not_count() -> None:
    match = played("template", 1, ["human", "human"], takes_back=True)
    made = sum(entry.is_move and entry.seat >= 0 for entry in match.record.entries)
    assert any(entry.is_undo for entry in match.record.entries)
    (findings,) = measure_records([text(match)], ("length",)).findings
    assert {row["value"] for row in findings["length"].rows if row["measure"] == "moves"} == {made - 1}


def test_nobodys_name_is_in_what_is_found() -> None:
    texts = [text(played("template", seed, ["human", "human"])) for seed in range(3)]
    found = measure_records(texts, list(WATCHED), Study("", probes=1, rollouts=2, ranking=4))
    said = json.dumps([findings.to_json() for findings in found.findings])
    assert found.findings and not any(name in said for name in NAMES)


def test_what_cannot_be_measured_is_counted_by_why() -> None:
    sound = text(played("template", 1, ["human", "greedy"]))
    lines = sound.splitlines(keepends=True)
    texts = [
        sound,
        text(played("template", 2, ["random", "greedy"])),
        "".join(lines[:-1]),
        "".join([*lines[:3], *lines[4:]]),
        lines[0].replace('"rules": "', '"rules": "0.') + "".join(lines[1:]),
        "",
    ]
    found = measure_records(texts, ("length",))
    assert found.left_out == {"bots": 1, "unfinished": 1, "damaged": 2, "elsewhere": 1}
    assert found.findings[0].about["records"] == 1
    assert measure_records(texts[:2], ("length",), with_bots=True).findings[0].about["records"] == 2


def test_records_that_were_seen_are_not_looked_at_again(tmp_path: Path) -> None:
    texts = [text(played("template", seed, ["human", "human"])) for seed in range(4)] + [""]
    journal = tmp_path / "a.journal"
    whole = measure_records(texts, SOME, journal=journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:4]) + lines[4][:9])
    seen: list[int] = []
    again = measure_records(texts, SOME, journal=journal, progress=lambda done, _: seen.append(done))
    assert seen == [4, 5] and again.left_out == whole.left_out == {"damaged": 1}
    assert again.findings[0].to_json() == whole.findings[0].to_json()
    with pytest.raises(OtherOrigin):
        measure_records(texts[1:], SOME, journal=journal)


def test_the_front_door_reads_folders(tmp_path: Path) -> None:
    for seed in range(2):
        played("template", seed, ["human", "human"]).record.save(tmp_path / f"{seed}.jsonl")
    (findings,) = speciate.lab.records([tmp_path], ["length"])
    assert findings.about["records"] == 2
