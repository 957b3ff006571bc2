"""The container's files say what they promise. `make container` lints them, performs the steps and tries the result."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from scripts.container.build import ignored
from scripts.container.dockerfile import ROOT, BadDockerfile, ours, read

from speciate.cli.serve import read_config
from speciate.cli.terminal import Terminal

SECRET_WORDS = ("PASSWORD", "SECRET", "TOKEN")


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_what_runs_is_nobodys_root_and_says_whether_it_lives() -> None:
    final = ours()[-1]
    assert final.last("USER").text == "10001:10001"
    assert "/health" in final.health_command[-1]
    assert [*final.last("ENTRYPOINT").words, *final.last("CMD").words] == ["speciate", "serve"]
    assert final.environment["SPECIATE_HOME"] == final.last("VOLUME").text == final.last("WORKDIR").text
    assert not any(word in " ".join(map(str, final.instructions)) for word in ("apt-get", "pip install", "gcc"))


def test_what_is_copied_exists_and_is_sent_along() -> None:
    patterns = ignored((ROOT / ".dockerignore").read_text(encoding="utf-8"))
    stages = ours()
    for stage in stages:
        for copy in stage.all("COPY"):
            *sources, _ = [word for word in copy.words if not word.startswith("--")]
            if "--from" in copy.text:
                assert copy.words[0].removeprefix("--from=") in [each.name for each in stages], copy
                continue
            for source in sources:
                assert (ROOT / source).exists(), copy
                assert not any(pattern.fullmatch(source) for pattern in patterns), copy


@pytest.mark.parametrize(
    ("path", "is_left_out"),
    [
        (".git", True),
        ("secrets", True),
        ("speciate.db-wal", True),
        ("tests/x/.env", True),
        ("src/speciate/core/state.cpython-313-x86_64-linux-gnu.so", True),
        ("src/speciate/server/page.py", False),
        ("src/speciate/server/page", True),
        ("docs/build.md", False),
        (".github", False),
    ],
)
def test_what_is_left_out(path: str, is_left_out: bool) -> None:
    patterns = ignored((ROOT / ".dockerignore").read_text(encoding="utf-8"))
    assert any(pattern.fullmatch(path) for pattern in patterns) == is_left_out


def test_servers_share_a_database_and_can_write_nowhere(compose: dict[str, Any]) -> None:
    first, second = compose["services"]["server-1"], compose["services"]["server-2"]
    assert first == second and first["read_only"] is True and first["cap_drop"] == ["ALL"]
    assert "ports" not in first and "ports" not in compose["services"]["database"]
    proxy = compose["services"]["proxy"]
    assert first["environment"]["FORWARDED_ALLOW_IPS"] == proxy["networks"]["inside"]["ipv4_address"]
    assert set(proxy["networks"]) & set(first["networks"]) == {"inside"}  # there is but one address it comes from
    assert compose["networks"]["inside"]["internal"] is True


def test_what_compose_says_of_the_database_counts(compose: dict[str, Any], tmp_path: Path) -> None:
    """The image's own variables are there too."""
    secret = tmp_path / "database_url"
    secret.write_text("postgresql+psycopg://of-the-secret\n", encoding="utf-8")
    named = compose["services"]["server-1"]["environment"]
    assert named["SPECIATE_DATABASE_FILE"] == "/run/secrets/database_url"
    environment = ours()[-1].environment | named | {"SPECIATE_DATABASE_FILE": str(secret)}
    assert read_config(Terminal("en"), {}, environment, None).database == "postgresql+psycopg://of-the-secret"


def test_secrets_are_files_and_no_variable_holds_one(compose: dict[str, Any]) -> None:
    used = {name for service in compose["services"].values() for name in service.get("secrets", [])}
    assert used == set(compose["secrets"])
    assert all(Path(each["file"]).parts[0] == "secrets" for each in compose["secrets"].values())
    for service in compose["services"].values():
        for name, value in service.get("environment", {}).items():
            assert "://" not in value and (name.endswith("_FILE") or not any(word in name for word in SECRET_WORDS))


def test_the_proxy_leads_to_both_servers_and_asks_whether_they_are_ready(compose: dict[str, Any]) -> None:
    text = (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8")
    assert "server-1:8000 server-2:8000" in text and "health_uri /ready" in text and "tls internal" in text
    assert "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro" in compose["services"]["proxy"]["volumes"]


def test_a_line_that_is_not_known_is_refused() -> None:
    with pytest.raises(BadDockerfile, match="ONBUILD"):
        read("FROM x\nONBUILD RUN true\n")
