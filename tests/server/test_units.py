"""The systemd units of the guide: systemd understands them, and they leave little open."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
PROGRAM = "/opt/speciate/bin/speciate"
MOST = 3.0  # of 10: what systemd calls OK
needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None,
    reason="systemd-analyze is not here: install it (Debian: apt-get install systemd)",
)


def units() -> dict[str, str]:
    """Each unit of the guide by the name it is given there."""
    text = GUIDE.read_text(encoding="utf-8")
    found = re.findall(r"`/etc/systemd/system/([\w-]+\.service)`(?:(?!```).)*?```ini\n(.*?)```", text, re.DOTALL)
    return dict(found)


def analyze(*args: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(["systemd-analyze", *args], capture_output=True, text=True, timeout=60)


def test_the_guide_has_a_unit_for_the_server_and_one_for_backups() -> None:
    assert list(units()) == ["speciate.service", "speciate-backup.service"]


@needs_systemd
@pytest.mark.parametrize("name", units())
def test_systemd_understands_every_line(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(units()[name].replace(PROGRAM, "/bin/true"), encoding="utf-8")
    done = analyze("verify", "--man=no", str(path))
    assert name not in done.stderr, done.stderr


@needs_systemd
@pytest.mark.parametrize("name", units())
def test_little_is_left_open(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(units()[name], encoding="utf-8")
    done = analyze("security", "--offline=true", "--no-pager", str(path))
    if "offline" in done.stderr:
        pytest.skip("this systemd-analyze cannot judge a file offline (systemd 250 can)")
    level = re.search(r"exposure level for \S+: ([\d.]+)", done.stdout)
    assert level is not None, done.stdout + done.stderr
    assert float(level[1]) <= MOST
