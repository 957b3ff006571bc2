"""The lab of a server: for its owner alone, and only where it was asked for."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from speciate.core.registry import get_game
from speciate.server.laboratory import owner_key
from tests.server.web import FOREIGN, Web, web

RUN: dict[str, Any] = {
    "title": "Horns",
    "game": "evolution",
    "variants": [{"name": "printed"}, {"name": "four cards", "options": {"cards_each_round": 4}}],
    "tables": [{"name": "two", "bots": ["random", "random"]}],
    "measures": ["rounds", "score"],
    "games": 30,
}
ADDRESSES = [
    ("GET", "/api/lab/runs"),
    ("POST", "/api/lab/runs"),
    ("GET", "/api/lab/runs/x"),
    ("POST", "/api/lab/runs/x/stop"),
    ("POST", "/api/lab/runs/x/resume"),
    ("POST", "/api/lab/runs/x/delete"),
    ("GET", "/api/lab/runs/x/against/y"),
    ("GET", "/api/lab/games/evolution"),
    ("POST", "/api/lab/check"),
    ("POST", "/api/lab/write"),
    ("POST", "/api/lab/read"),
    ("POST", "/api/lab/tables"),
]


class Owner:
    """Whoever runs the server, with the key."""

    def __init__(self, site: Web, folder: Path) -> None:
        self.site = site
        self.key = owner_key(folder)

    def get(self, path: str) -> tuple[int, Any]:
        return self.site.look(f"/api/lab/{path}", self.key)

    def post(self, path: str, data: object = None, **headers: str) -> tuple[int, Any]:
        return self.site.send(f"/api/lab/{path}", data, self.key, **headers)

    def wait(self, id: str, state: str) -> dict[str, Any]:
        for _ in range(600):
            run: dict[str, Any] = self.get(f"runs/{id}")[1]
            if run["head"]["state"] == state:
                return run
            assert run["head"]["state"] != "failed", run["trouble"]
            time.sleep(0.1)
        raise AssertionError(run["head"])


@pytest.fixture
def owner(sqlite: str, tmp_path: Path) -> Iterator[Owner]:
    with web(sqlite, lab_folder=str(tmp_path / "lab")) as site:
        yield Owner(site, tmp_path / "lab")


def test_without_a_lab_nothing_is_there(sqlite: str) -> None:
    with web(sqlite) as site:
        for method, path in [*ADDRESSES, ("GET", "/lab"), ("GET", "/lab/x")]:
            assert site.send(path, None, "", method)[0] in (404, 405), path
        assert not any("/lab" in path for path in site.look("/api/schema/openapi.json")[1]["paths"])


def test_a_stranger_is_turned_away_everywhere(owner: Owner) -> None:
    for method, path in ADDRESSES:
        for key in ("", "guess", owner.key + "x"):
            status, said = owner.site.send(path, None, key, method)
            assert status in (401, 429), (path, said)
    assert owner.site.send("/api/lab/runs", RUN, owner.key, Origin=FOREIGN)[0] == 403
    assert owner.get("runs") == (200, [])


def test_the_key_is_the_owners_alone_and_stays(tmp_path: Path) -> None:
    key = owner_key(tmp_path / "lab")
    assert len(key) >= 32 and owner_key(tmp_path / "lab") == key
    assert (tmp_path / "lab/key").stat().st_mode & 0o077 == 0


def test_a_run_is_played_elsewhere_kept_and_compared(owner: Owner) -> None:
    first, second = [owner.post("runs", {**RUN, "title": title})[1]["id"] for title in ("one", "other")]
    run = owner.wait(first, "finished")
    assert run["progress"]["deals"] == 30 and run["asked"]["title"] == "one"
    assert [trace["points"][-1]["deals"] for trace in run["progress"]["traces"]] == [30, 30]
    rows = {(row["measure"], row["variant"]): row for row in run["progress"]["summary"]["rows"]}
    assert rows["rounds", "four cards"]["difference"] < 0
    owner.wait(second, "finished")
    status, both = owner.get(f"runs/{first}/against/{second}")
    assert status == 200 and {row.get("difference", 0.0) for row in both["rows"]} == {0.0}
    assert [head["title"] for head in owner.get("runs")[1]].count("one") == 1
    assert owner.post(f"runs/{first}/delete")[0] == 200
    assert owner.get(f"runs/{first}")[0] == 404


def test_what_is_wrong_is_said_and_nothing_is_kept(owner: Owner) -> None:
    spoilt: list[tuple[dict[str, Any], str]] = [
        ({"games": 0}, "games"),
        ({"game": "chess"}, "chess"),
        ({"measures": ["luck"]}, "luck"),
        ({"tables": [{"name": "two", "bots": ["random"]}]}, "2"),
        ({"tables": [{"name": "two", "bots": ["program:rm", "random"]}]}, "program:rm"),
        ({"variants": [{"name": "printed", "options": {"cards": 3}}]}, "cards"),
        ({"variants": [{"name": "printed", "pack": {"food": {}}}]}, "pack"),
        ({"title": "a\nb"}, "title"),
        ({"variants": [{"name": "printed"}, {"name": "printed"}]}, "same name"),
    ]
    for change, word in spoilt:
        status, said = owner.post("runs", {**RUN, **change})
        assert status == 400 and word in said["error"], (change, said)
    refused = {"variants": [{"name": "printed", "options": {"cards_each_round": 99}}]}
    status, said = owner.post("runs?lang=fr", {**RUN, **refused})
    assert status == 400 and "l’option cards_each_round est un nombre entier" in said["error"]
    for id in ("x", "..", "%2e%2e%2fkey"):
        assert owner.post(f"runs/{id}/resume")[0] == 404
    assert owner.get("runs") == (200, [])


def test_a_pack_is_judged_field_by_field_in_the_language_of_the_reader(owner: Owner) -> None:
    form = owner.get("games/evolution")[1]["pack"]
    assert form["fields"]["food.horns"] == {"low": -15, "high": 16}
    pack = form["pack"] | {"food": form["pack"]["food"] | {"horns": [99]}}
    said = owner.post("check?lang=fr", {"game": "evolution", "pack": pack})[1]
    assert [mistake["place"] for mistake in said["mistakes"]] == ["food.horns"]
    assert "nourriture" in said["mistakes"][0]["text"]
    pack["food"]["horns"] = [9]
    said = owner.post("check", {"game": "evolution", "pack": pack})[1]
    assert said["mistakes"] == [] and {each["place"] for each in said["departures"]} == {"food.horns", "food"}


def test_a_pack_is_saved_and_opened_as_a_file(owner: Owner, tmp_path: Path) -> None:
    pack = owner.get("games/evo")[1]["pack"]["pack"]
    text = owner.post("write", {"game": "evo", "pack": pack})[1]["text"]
    assert owner.post("read?game=evo", {"text": text}) == (200, {"game": "evo", "pack": pack})
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    assert not get_game("evo").engine.pack(tmp_path / "mine.toml").is_house
    assert owner.post("read?game=evolution", {"text": text})[1]["key"] == "pack-other-game"
    assert owner.post("read?game=evo", {"text": text, "more": ""})[0] == 400
    status, said = owner.post("read?game=evo&lang=fr", {"text": "x = "})
    assert status == 400 and "TOML" in said["error"] and str(tmp_path) not in said["error"]


def test_a_table_is_played_with_the_changed_pack(owner: Owner) -> None:
    pack = owner.get("games/evolution")[1]["pack"]["pack"]
    pack["pack"]["name"] = "Few horns"
    pack["food"]["horns"] = [9]
    status, opened = owner.post("tables", {"game": "evolution", "seats": 2, "pack": pack})
    assert status == 201
    table = owner.site.look(f"/api/tables/{opened['table']}")[1]["table"]
    assert table["pack"] == "Few horns" and table["house"] is True
    pack["food"] = {"horns": [9]}
    status, said = owner.post("tables?lang=fr", {"game": "evolution", "seats": 2, "pack": pack})
    assert status == 400 and "pioche" in said["error"]
