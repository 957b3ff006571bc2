"""Data of bots: every row is what a replay of its game shows, and an interrupted run ends as one that was not."""

import importlib.util
import json
from pathlib import Path

import numpy as np
import pytest

from speciate.bots.levels import LEVELS
from speciate.cli.main import main
from speciate.core.errors import BadOption, SpeciateError, UnknownName
from speciate.core.streams import stream
from speciate.lab.plan import Plan
from speciate.research import Session, data
from speciate.research.data.maker import fill
from speciate.research.data.shard import BEYOND

BOTS = ["casual", "random"]


def make(folder: Path, games: int = 3, **wishes: object) -> data.Card:
    return data.make("s-evolution", folder, **{"bots": BOTS, "games": games, "shard_games": 1} | wishes)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "casual"
    make(path)
    return path


def all_rows(folder: Path) -> dict[str, np.ndarray]:
    (batch,) = data.load(folder, rows=100_000)
    return batch


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_every_row_is_what_a_replay_shows(folder: Path) -> None:
    rows = all_rows(folder)
    session = Session("s-evolution", seats=2)
    at = 0
    for game in range(3):
        session.rng = stream(f"1/{game}", "nature")
        session.begin()
        first = at
        while not session.is_over:
            seat = session.owing()[0]
            seen = session.observe(seat, owes=True)
            assert (rows["game"][at], rows["step"][at], rows["seat"][at]) == (game, at - first, seat)
            assert rows["bot"][at] == (seat + game) % 2
            assert (rows["observation"][at] == seen["observation"]).all()
            assert (rows["mask"][at] == seen["action_mask"]).all()
            assert rows["legal"][at] == len(session.state.legal(seat))
            session.act(seat, int(rows["action"][at]))
            at += 1
        outcome = session.outcome
        assert outcome is not None
        paid = session.final_rewards()
        for row in range(first, at):
            seat = rows["seat"][row]
            assert rows["score"][row] == outcome.scores[seat]
            assert rows["result"][row] == (1 / len(outcome.winners) if seat in outcome.winners else 0)
            assert rows["reward"][row] == pytest.approx(paid[seat])
    assert at == len(rows["game"])


def test_the_card_counts_and_describes(folder: Path) -> None:
    card = data.Card.read(folder)
    rows = all_rows(folder)
    assert card.complete and card.files == card.counts["games"] == 3
    assert card.counts["decisions"] == len(rows["game"])
    assert card.counts["choices"] == (rows["legal"] > 1).sum()
    assert card.counts["searched"] == card.counts["beyond"] == 0
    assert {*card.schema} - {"visited"} == set(rows)
    said = (folder / "README.md").read_text(encoding="utf-8")
    assert card.command() in said and card.settings["pack digest"] in said
    assert "speciate data make s-evolution --seats 2 --bots casual,random --games 3 --seed 1" in card.command()


def test_an_interrupted_run_goes_on_to_the_same_files(folder: Path, tmp_path: Path) -> None:
    whole = contents(folder)
    settings = data.Settings(Plan("s-evolution", tuple(BOTS), 3, "1"), shard_games=1)
    begun = fill(settings, tmp_path / "again")
    next(begun)
    begun.close()
    (tmp_path / "again" / ".shard-000001.parquet.1.abcd").write_bytes(b"half")  # what a power cut leaves
    card = data.Card.read(tmp_path / "again")
    assert (card.files, card.complete) == (1, False)
    assert "not yet complete" in (tmp_path / "again" / "README.md").read_text(encoding="utf-8")
    told: list[tuple[int, int]] = []
    make(tmp_path / "again", progress=lambda done, of: told.append((done, of)))
    (tmp_path / "again" / ".shard-000001.parquet.1.abcd").unlink()
    assert contents(tmp_path / "again") == whole
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_folder_of_others_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(SpeciateError, match=r"other settings \(seed was 1, now 2\); name another folder"):
        make(folder, seed="2")
    with pytest.raises(SpeciateError, match=r"bots was \['casual', 'random'\], now"):
        make(folder, bots=["random", "random"])
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(SpeciateError, match="is not empty, and what is in it is no data"):
        make(tmp_path)
    with pytest.raises(SpeciateError, match="there is no card"):
        data.load(tmp_path)


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    make(tmp_path / "d", games=1, bots=["random", "random"])
    (tmp_path / "d" / "shard-000000.parquet").write_bytes(b"PAR1 no")
    with pytest.raises(SpeciateError, match=r"shard-000000.parquet: is damaged; delete it"):
        make(tmp_path / "d", games=1, bots=["random", "random"])
    (tmp_path / "d" / "card.json").write_text("{}", encoding="utf-8")
    with pytest.raises(SpeciateError, match=r"card.json: is damaged"):
        data.load(tmp_path / "d")


def test_a_bot_that_searches_tells_what_it_tried(tmp_path: Path) -> None:
    card = make(tmp_path / "d", games=1, bots=["strong", "random"])
    rows = all_rows(tmp_path / "d")
    searched = rows["visits"].any(axis=1)
    assert card.counts["searched"] == searched.sum() > 10
    assert (rows["bot"][searched] == 0).all() and (rows["legal"][searched] > 1).all()
    assert not (rows["visits"].astype(bool) & ~rows["mask"]).any()
    chosen = rows["visits"][np.arange(len(rows["action"])), rows["action"]][searched]
    assert (chosen == rows["visits"][searched].max(axis=1)).mean() > 0.9
    tried = rows["visits"][searched].sum(axis=1)
    # no choice is clear sooner; of a tree that is used again moves that are not worth a thought are not told
    assert (tried > LEVELS["strong"].iterations / 3).mean() > 0.9
    assert (tried <= LEVELS["strong"].iterations).all() and tried.max() > tried.min()


def test_a_move_beyond_the_bounds_is_kept_and_counted(tmp_path: Path) -> None:
    bounds = {"species": 1}
    card = data.make("evolution", tmp_path / "d", "random", seats=2, games=1, bounds=bounds)
    rows = all_rows(tmp_path / "d")
    assert card.counts["beyond"] == (rows["action"] == BEYOND).sum() > 0
    kept = data.load(tmp_path / "d", rows=100_000, choices=True)
    assert all((batch["action"] >= 0).all() and (batch["legal"] > 1).all() for batch in kept)


def test_batches_are_full_and_lose_nothing(folder: Path) -> None:
    rows = all_rows(folder)
    parts = list(data.load(folder, rows=50))
    assert {len(part["game"]) for part in parts[:-1]} == {50}
    for name, column in rows.items():
        assert (np.concatenate([part[name] for part in parts]) == column).all(), name
    only = list(data.load(folder, rows=50, columns=["step"]))
    assert [*only[0]] == ["step"]
    with pytest.raises(UnknownName, match="column"):
        data.load(folder, columns=["steps"])
    with pytest.raises(BadOption, match="1 row or more"):
        data.load(folder, rows=0)


def test_a_seed_mixes_the_rows_anew_each_time(folder: Path) -> None:
    rows = all_rows(folder)
    mixed = data.load(folder, rows=100_000, columns=["game", "step"], seed=3)
    (first,), (second,) = list(mixed), list(mixed)
    assert not np.array_equal(first["step"], second["step"])
    places = sorted(zip(first["game"].tolist(), first["step"].tolist(), strict=True))
    assert places == list(zip(rows["game"].tolist(), rows["step"].tolist(), strict=True))
    (again,) = list(data.load(folder, rows=100_000, columns=["game", "step"], seed=3))
    assert np.array_equal(first["step"], again["step"])


def test_tensors_are_the_same_numbers(folder: Path) -> None:
    batches = data.load(folder, rows=50)
    if importlib.util.find_spec("torch") is None:
        with pytest.raises(SpeciateError, match="need PyTorch"):
            next(batches.torch())
        return
    for tensors, arrays in zip(batches.torch(), batches, strict=True):
        assert all((tensors[name].numpy() == array).all() for name, array in arrays.items())


def test_bots_of_others_make_no_data(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="our own bots only"):
        make(tmp_path / "d", bots=["examples/first_bot.py:FirstBot"])


def test_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = str(tmp_path / "d")
    line = [
        "data",
        "make",
        "s-evolution",
        "--seats",
        "2",
        "--bots",
        "random",
        "--games",
        "4",
        "--shard",
        "2",
        "--out",
        out,
    ]
    assert main(line) == 0
    assert "4 games with" in capsys.readouterr().out
    assert json.loads((tmp_path / "d" / "card.json").read_text(encoding="utf-8"))["complete"]
    assert main([*line, "--seed", "other"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "seed was 1, now other" in said

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    (tmp_path / "d" / "shard-000001.parquet").unlink()
    monkeypatch.setattr("speciate.research.data.shard.ShardWriter.write", stop)
    assert main(line) == 130
    assert "2 of 4 games" in capsys.readouterr().out
    assert not data.Card.read(tmp_path / "d").complete
