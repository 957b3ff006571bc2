"""Tables played with components of one's own."""

import json
import time
from pathlib import Path

import pytest

import speciate
from speciate.core.errors import BadOption, BadPack, UnknownName
from speciate.server.packs import read_packs
from tests.server.web import Web, web

USUAL = Path(speciate.__file__).parent / "games/evo/pack.toml"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The usual pack of Evo under another name, with one card changed into another."""
    text = USUAL.read_text(encoding="utf-8")
    name = next(line for line in text.splitlines() if line.startswith("name = "))
    card = next(line for line in text.splitlines() if line.startswith('card = "'))
    path = tmp_path / "mine.toml"
    changed = text.replace(name, 'name = "from my box"', 1).replace(card, 'card = "climate+3"', 1)
    path.write_text(changed, encoding="utf-8")
    assert changed != text
    return path


def play_out(site: Web) -> str:
    """A game of bots; returns the path of its table once it is over."""
    opened = site.send("/api/tables", {"game": "evo", "seats": 3})[1]
    path = f"/api/tables/{opened['table']}"
    for seat in range(3):
        command = {"id": f"bot-{seat}", "do": "seat-bot", "seat": seat, "bot": "random"}
        assert site.send(f"{path}/commands", command, opened["token"])[1]["ok"]
    for _ in range(600):
        if site.look(path)[1]["table"]["status"] == "over":
            return path
        time.sleep(0.1)
    raise AssertionError("the bots do not come to an end")


def test_a_table_keeps_the_components_it_was_opened_with(sqlite: str, mine: Path) -> None:
    with web(sqlite, packs=(f"evo={mine}",)) as site:
        path = play_out(site)
        evolution = site.send("/api/tables", {"game": "evolution", "seats": 2})[1]["table"]
        assert site.look(f"/api/tables/{evolution}")[1]["table"]["pack"] == ""
        site.send("/api/tables", {"game": "evo", "seats": 3, "public": True})
        assert [row["house"] for row in site.look("/api/tables")[1] if row["game"] == "evo"] == [True]
        assert "house" not in site.look(f"/api/tables/{evolution}")[1]["table"]
    mine.unlink()
    with web(sqlite) as site:
        table = site.look(path)[1]
        assert table["table"]["pack"] == "from my box"
        assert table["view"]["components"]["events"][0]["card"] == "climate+3"
        record = site.client.get(f"{path}/record").text
        header = json.loads(record.splitlines()[0])
        assert header["pack"]["name"] == "from my box"
        # one card is another than usual, and the pack does not say that it was copied: house rules, marked everywhere
        assert header["pack"]["house"] is table["table"]["house"] is True
        status, found = site.send("/api/replays", {"record": record, "name": "Again"})
        assert status == 201, found
        again = site.look(f"/api/tables/{found['table']}")[1]["table"]
        assert (again["pack"], again["house"]) == ("from my box", True)


def test_names_that_a_pack_gives_are_told_to_whoever_looks(sqlite: str, tmp_path: Path) -> None:
    text = USUAL.parent.with_name("s_evolution").joinpath("pack.toml").read_text(encoding="utf-8")
    path = tmp_path / "named.toml"
    path.write_text(text + '\n[names]\nred-1 = { en = "Knotted string", fr = "Cordelette" }\n', encoding="utf-8")
    with web(sqlite, packs=(f"s-evolution={path}",)) as site:
        named = site.send("/api/tables", {"game": "s-evolution", "seats": 2})[1]["table"]
        told = {"en": {"discovery-red-1": "Knotted string"}, "fr": {"discovery-red-1": "Cordelette"}}
        assert site.look(f"/api/tables/{named}")[1]["printed"] == told
        usual = site.send("/api/tables", {"game": "evolution", "seats": 2})[1]["table"]
        assert "printed" not in site.look(f"/api/tables/{usual}")[1]


def test_a_server_has_one_pack_of_a_game(mine: Path) -> None:
    assert read_packs([f"evo={mine}"])["evo"].name == "from my box"
    with pytest.raises(BadOption, match="two packs of evo"):
        read_packs([f"evo={mine}", f"evo={USUAL}"])
    with pytest.raises(BadOption, match="GAME=FILE"):
        read_packs([str(mine)])
    with pytest.raises(UnknownName, match='did you mean "evo"'):
        read_packs([f"ev={mine}"])
    with pytest.raises(BadPack, match="cannot be read"):
        read_packs(["evo=nowhere.toml"])
