"""Packs with something changed in them, and what is said of the mistakes: for the tests of every game's components."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from speciate.core.errors import BadPack
from speciate.kit.packs import Packs

Data = dict[str, Any]
Change = Callable[[Data], object]


def data_of(packs: Packs[Any]) -> Data:
    """The game's own pack as it is written, for oneself."""
    return tomllib.loads(packs.file.read_text(encoding="utf-8"))


def mistakes_in(packs: Packs[Any], change: Change) -> list[str]:
    """All that is wrong with the game's own pack after a change."""
    data = data_of(packs)
    change(data)
    with pytest.raises(BadPack) as error:
        packs.read(data, "my.toml")
    assert str(error.value).startswith("my.toml: ")
    return error.value.mistakes
