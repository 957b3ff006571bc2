"""What happened at a table on a server, as sentences of the terminal."""

import pytest

from speciate.cli.remote_match import table_sentence
from speciate.cli.terminal import Terminal
from speciate.client.messages import Json

NAMES = {0: "Ann", 1: "Bo"}


def name_of(seat: int) -> str:
    return NAMES.get(seat, "")


NEWS: list[tuple[Json, str, str]] = [
    ({"table": "asked", "seat": -4, "what": "reissue", "of": 1}, "The host asks for a new link", "L’hôte demande"),
    ({"table": "asked", "seat": 0, "what": "pause", "of": 0}, "Ann asks for a pause", "Ann demande une pause"),
    ({"table": "reissued", "seat": 1}, "seat 2 (Bo)", "la place 2 (Bo)"),
    ({"table": "dropped", "what": "undo"}, "The question has lapsed.", "La demande est caduque."),
    ({"table": "rested", "ms": 95_000}, "for 95 seconds while", "pendant 95 secondes, le"),
    ({"table": "rested", "ms": 1_000}, "for one second while", "pendant une seconde, le"),
]


@pytest.mark.parametrize(("news", "english", "french"), NEWS)
def test_what_the_table_tells_is_a_sentence_in_both_languages(news: Json, english: str, french: str) -> None:
    for lang, says in (("en", english), ("fr", french)):
        assert says in table_sentence(Terminal(lang), news, name_of)


@pytest.mark.parametrize(
    "news",
    [
        {"table": "of-the-future", "seat": 0},
        {"table": "asked", "seat": 0, "what": "of-the-future", "of": 1},
        {"chat": "", "seat": 0, "name": "Ann", "gone": True},
    ],
)
def test_what_a_newer_server_tells_or_nobody_may_read_any_more_is_passed_over(news: Json) -> None:
    assert table_sentence(Terminal("en"), news, name_of) == ""
