"""Other Pythons: what they are to run is there, and what they need is locked."""

import yaml
from scripts.pythons import native, wasm
from scripts.pythons.__main__ import VERSIONS


def test_the_folders_that_other_pythons_run_are_there() -> None:
    folders = {*native.TESTS, *wasm.TESTS}
    assert [name for name in folders if not (native.ROOT / "tests" / name).is_dir()] == []
    assert [name for name in wasm.LEFT_OUT if not (native.ROOT / f"tests/{name}.py").is_file()] == []


def test_what_the_one_in_webassembly_installs_is_locked() -> None:
    lock = (native.ROOT / "requirements/test.txt").read_text(encoding="utf-8")
    asked = [word for word in wasm.install(lock) if "==" in word]
    assert len(asked) == len(wasm.PACKAGES) and all(f"\n{word} " in f"\n{lock}" for word in asked)


def test_the_workflow_runs_the_same_folders_on_the_same_versions() -> None:
    text = (native.ROOT / ".github/workflows/tests.yml").read_text(encoding="utf-8")
    matrix = yaml.safe_load(text)["jobs"]["pythons"]["strategy"]["matrix"]
    assert tuple(matrix["python"]) == VERSIONS and len(matrix["system"]) == 3
    usual, *others = [set(row["folders"].split()) for row in matrix["include"]]
    assert usual == {f"tests/{name}" for name in native.TESTS}
    assert all(folders < usual for folders in others)
