"""Manual pages: one for every command in both languages, made of its help, and readable by groff."""

import shutil
import subprocess
from pathlib import Path

import pytest

from speciate.cli.main import build
from speciate.cli.manual import escaped
from tests.cli.conftest import Run


def names(command: object, path: str = "speciate") -> list[str]:
    inner = getattr(command, "commands", {})
    return [path, *(each for name, one in inner.items() for each in names(one, f"{path}-{name}"))]


@pytest.mark.parametrize(("lang", "folder", "option"), [("en", "man1", "OPTIONS"), ("fr", "fr/man1", "COMMANDES")])
def test_every_command_has_a_page_that_groff_reads(
    run: Run, tmp_path: Path, lang: str, folder: str, option: str
) -> None:
    assert run("man", "--out", tmp_path, "--lang", lang).code == 0
    pages = list((tmp_path / folder).glob("*.1"))
    assert sorted(page.stem for page in pages) == sorted(names(build().whole()))
    assert f'.SH "{option}"' in (tmp_path / folder / "speciate.1").read_text(encoding="utf-8")
    if shutil.which("groff") is None:
        pytest.skip("groff is not here: install it (Debian: apt-get install groff-base)")
    line = ["groff", "-man", "-K", "utf8", "-T", "utf8", "-ww", "-z", *map(str, pages)]
    done = subprocess.run(line, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_page_says_what_the_help_says(run: Run) -> None:
    page = run("man", "pack", "check").out
    about = run("pack", "check", "--help").out.split("\n\n")[1].split()
    assert page.startswith('.TH "SPECIATE\\-PACK\\-CHECK" 1 ""')
    assert " ".join(about).replace("-", "\\-") in page
    assert page.endswith('.SH "SEE ALSO"\nspeciate\\-pack(1)\n')
    assert "SPECIATE_HOME" in run("man").out


def test_a_page_of_no_command_is_one_line(run: Run) -> None:
    assert 'unknown command "pack chek"; did you mean "pack check"?' in run("man", "pack", "chek").mistake()


@pytest.mark.parametrize(
    ("text", "roff"),
    [("a-b", "a\\-b"), (".so /etc/passwd", "\\&.so /etc/passwd"), ("'x", "\\&'x"), ("C:\\new", "C:\\enew")],
)
def test_nothing_in_a_sentence_is_taken_for_a_request(text: str, roff: str) -> None:
    assert escaped(text) == roff
