"""Other Pythons: what they are to run is there, and what they need is locked."""

from scripts.pythons import native, wasm


def test_the_folders_that_other_pythons_run_are_there() -> None:
    folders = {*native.TESTS, *wasm.TESTS}
    assert [name for name in folders if not (native.ROOT / "tests" / name).is_dir()] == []
    assert [name for name in wasm.LEFT_OUT if not (native.ROOT / f"tests/{name}.py").is_file()] == []


def test_what_the_one_in_webassembly_installs_is_locked() -> None:
    lock = (native.ROOT / "requirements/test.txt").read_text(encoding="utf-8")
    asked = [word for word in wasm.install(lock) if "==" in word]
    assert len(asked) == len(wasm.PACKAGES) and all(f"\n{word} " in f"\n{lock}" for word in asked)
