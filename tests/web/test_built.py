"""What was built, and what is made from the source: small, fresh, and served with a strict policy."""

import gzip
import re
from pathlib import Path

import httpx
import msgspec
import pytest
from scripts import position_docs, view_types, wire_types, word_samples

from speciate.server import page, vocabulary, wire
from tests.client.conftest import ServerProcess
from tests.server.web import web

ROOT = Path(__file__).parents[2]
FIRST_SCREEN = 150_000  # bytes gzipped: what a browser loads before home is there


def first_screen() -> set[Path]:
    """The files of home: what index.html names, and what those import, the game's picture included."""
    assets = page.FOLDER / "assets"
    index = (page.FOLDER / "index.html").read_text(encoding="utf-8")
    found = {page.FOLDER / "index.html"}
    wanted = re.findall(r"/assets/([\w.-]+)", index)
    wanted += [path.name for path in assets.iterdir() if re.match(r"(App|card)-", path.name)]
    while wanted:
        path = assets / wanted.pop()
        if path in found:
            continue
        found.add(path)
        if path.suffix == ".js":  # static imports only: others are loaded when their screen is shown
            wanted += re.findall(r'from\s*"\./([\w.-]+)"', path.read_text(encoding="utf-8"))
            wanted += re.findall(r'import\s*"\./([\w.-]+)"', path.read_text(encoding="utf-8"))
    return found


def test_the_first_screen_is_small() -> None:
    files = first_screen()
    assert any(path.name.startswith("App-") for path in files)
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert size < FIRST_SCREEN, {path.name: len(gzip.compress(path.read_bytes())) for path in files}


def test_the_types_of_the_page_are_those_of_the_wire() -> None:
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.render(), "python scripts/wire_types.py"


@pytest.mark.parametrize("game", view_types.shapes())
def test_the_types_of_the_page_are_those_of_the_fields(game: str) -> None:
    title, shape = view_types.shapes()[game]
    made = (view_types.TARGET / f"{game}.ts").read_text(encoding="utf-8")
    assert made == view_types.render(title, shape), "python -m scripts.view_types"


def test_the_keys_of_positions_are_documented_as_they_are_declared() -> None:
    assert position_docs.TARGET.read_text(encoding="utf-8") == position_docs.render(), "python -m scripts.position_docs"


def test_the_sentences_the_page_is_tested_with_are_those_of_python() -> None:
    assert word_samples.TARGET.read_bytes() == word_samples.render(), "python scripts/word_samples.py"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_has_words_for_every_reason_of_the_server(lang: str) -> None:
    folders = [ROOT / "src/speciate/server", ROOT / "src/speciate/table"]
    source = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    keys = set(re.findall(r'NotAllowed\([^()]*?, "([a-z-]+)"', source)) | {"no-table", "too-much"}
    records = set(re.findall(r'BadRecord\(.*?, "(record-[a-z-]+)"', source))
    assert len(keys) > 20 and len(records) > 10
    keys |= records - {"record-unreadable"}  # of files, which the server has none of
    words = (ROOT / f"web/src/locales/{lang}.ftl").read_text(encoding="utf-8")
    assert keys <= set(re.findall(r"^error-([a-z-]+) =", words, re.MULTILINE))


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text(encoding="utf-8")


def test_what_is_told_is_what_the_wire_says(tmp_path: Path) -> None:
    with web(f"sqlite:///{tmp_path / 'wire.db'}") as asking:
        msgspec.convert(asking.look("/health")[1], wire.Health)
        msgspec.convert(asking.look("/api/games")[1], list[wire.GameForm])
        party = asking.open(3, public=True)
        msgspec.convert(party.seen(), wire.Update)
        party.begin()
        for token in ("", *party.tokens):
            msgspec.convert(party.seen(token), wire.Update)
        for seat in range(3):
            party.move(seat)
        msgspec.convert(party.seen(party.tokens[0]), wire.Update)
        assert party.do(party.tokens[0], "undo")[1]["ok"]
        assert msgspec.convert(party.seen(), wire.Update).table.question is not None
        msgspec.convert(asking.look("/api/tables")[1], list[wire.Summary])
        msgspec.convert(asking.send("/api/mine", {"tokens": party.tokens})[1], list[wire.Mine])
        msgspec.convert(asking.look(f"{party.path}/line", party.tokens[0])[1], wire.PastLine)
        msgspec.convert(asking.look(f"{party.path}?at=3", party.tokens[0])[1], wire.PastPosition)
        status, words = asking.look("/api/games/evolution/words?lang=fr")
        assert status == 200
        assert msgspec.convert(words, vocabulary.Vocabulary).lang == "fr"
        assert asking.look("/api/games/evolution/words?lang=xx")[0] == 400
        assert asking.look("/api/games/nosuchgame/words")[0] == 400
        assert "random" in asking.look("/api/bots")[1]


@pytest.mark.parametrize("path", ["/", "/table/any", "/replay/any", "/rules/evolution", "/learn/evolution"])
def test_every_screen_is_the_page_with_a_strict_policy(server: ServerProcess, path: str) -> None:
    reply = httpx.get(server.url + path, trust_env=False, verify=False)
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    policy = reply.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert reply.headers["referrer-policy"] == "no-referrer"
    assert reply.headers["cache-control"] == "no-cache"
    assert not re.search(r"<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=", reply.text), "nothing inline"


def test_an_address_that_leads_nowhere_is_the_page_for_people_and_an_error_for_programs(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, trust_env=False, verify=False) as client:
        visit = client.get("/no/such/place", headers={"Accept": "text/html,*/*"})
        assert (visit.status_code, visit.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "default-src 'none'" in visit.headers["content-security-policy"]
        for path, accept in (("/no/such/place", "*/*"), ("/api/nothing", "text/html"), ("/assets/no.js", "text/html")):
            reply = client.get(path, headers={"Accept": accept})
            assert (reply.status_code, "error" in reply.json()) == (404, True), path


def test_assets_are_kept_for_good_and_nothing_else_is_served(server: ServerProcess) -> None:
    name = next(path.name for path in (page.FOLDER / "assets").iterdir() if path.suffix == ".js")
    with httpx.Client(base_url=server.url, trust_env=False, verify=False) as client:
        reply = client.get(f"/assets/{name}")
        assert "immutable" in reply.headers["cache-control"]
        assert reply.headers["content-encoding"] == "gzip"
        assert client.get(f"/assets/{name}", headers={"Accept-Encoding": "identity"}).content == reply.content
        for path in ("/assets/..%2f..%2fapp.py", "/assets/../app.py", "/assets/nosuch.js", "/app.py", "/assets/"):
            assert client.get(path).status_code == 404, path


def test_a_server_without_the_page_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "none")
    with web(f"sqlite:///{tmp_path / 'page.db'}") as asking:
        status, text = asking.look("/")
    assert status == 503
    assert "make play" in text and "npm run build" in text
