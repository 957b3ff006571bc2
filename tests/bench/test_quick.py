"""The quick comparison: the compiled engine of another tree is put where it belongs, and nothing else."""

from pathlib import Path

import pytest

from bench import compare, quick


def test_a_compiled_engine_is_copied_with_its_folders(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    for name in ("src/core.so", "src/speciate/core/state.so", "src/speciate/core/state.py", "build/old.so"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(name)
    quick.copy_engine(source, target)
    assert {str(path) for path in quick.compiled(target)} == {"src/core.so", "src/speciate/core/state.so"}
    assert not (target / "src/speciate/core/state.py").exists()


@pytest.mark.skipif(not (compare.HERE / ".git").exists(), reason="a source archive has no commits")
def test_the_last_commit_is_unpacked_as_it_was() -> None:
    quick.unpack_last_commit()
    name = "src/speciate/core/seats.py"
    assert (quick.LAST / name).read_bytes() == quick.git("show", f"HEAD:{name}")
