"""The documentation under /docs: only what was built, by a policy that lets nothing else run."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from scripts.site.builder import pack

from speciate.server import handbook
from speciate.server.app import create_app
from speciate.server.config import Config
from tests.server.web import OURS

INLINE = 'document.title = "a page"'


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the site would be; it is not there yet."""
    monkeypatch.setattr(handbook, "ARCHIVE", tmp_path / "handbook.tar.xz")
    for kept in ("files", "load"):
        monkeypatch.setattr(handbook, kept, getattr(handbook, kept).__wrapped__)
    return tmp_path / "handbook.tar.xz"


@pytest.fixture
def client(tmp_path: Path) -> TestClient[Litestar]:
    """A server that was not started: these files need no database."""
    config = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", hosts=(urlsplit(OURS).netloc,))
    return TestClient(create_app(config), base_url=OURS)


def build(archive: Path) -> None:
    site = archive.parent / "site"
    (site / "fr").mkdir(parents=True)
    (site / "index.html").write_text(f"<script>{INLINE}</script><p>Speciate", encoding="utf-8")
    (site / "fr/index.html").write_text("<p>Jouer", encoding="utf-8")
    (site / "search.json").write_text("{}", encoding="utf-8")
    (archive.parent / "secret.txt").write_text("beside it", encoding="utf-8")
    pack(site, archive)


def test_the_site_is_served_with_the_scripts_it_was_built_with(archive: Path, client: TestClient[Litestar]) -> None:
    build(archive)
    front = client.get("/docs")
    assert (front.status_code, front.url.path) == (200, "/docs/index.html")
    mark = b64encode(sha256(INLINE.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{mark}';" in front.headers["content-security-policy"]
    assert client.get("/docs/fr/").text == "<p>Jouer"
    found = client.get("/docs/search.json")
    assert found.headers["content-type"].startswith("application/json")
    assert client.get("/docs/search.json", headers={"If-None-Match": found.headers["etag"]}).status_code == 304


@pytest.mark.parametrize("path", ["/docs/nowhere.html", "/docs/..%2fsecret.txt", "/docs/fr/..%2f..%2fsecret.txt"])
def test_nothing_else_is_found(archive: Path, client: TestClient[Litestar], path: str) -> None:
    build(archive)
    answer = client.get(path)
    assert answer.status_code == 404 and "beside it" not in answer.text


@pytest.mark.parametrize("path", ["/docs", "/docs/play/evolution.html"])
def test_a_server_without_it_says_how_to_get_it(archive: Path, client: TestClient[Litestar], path: str) -> None:
    assert not archive.exists()
    answer = client.get(path)
    assert answer.status_code == 503
    assert "make docs" in answer.text and "speciate rules" in answer.text
