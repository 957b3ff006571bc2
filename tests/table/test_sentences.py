"""A file of sentences is understood bit by bit, and says what it says when it is understood at once."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import speciate
from speciate.table.sentences import BrokenSentence, Sentences

FILES = sorted(Path(speciate.__file__).parent.rglob("locales/*.ftl"))


def test_every_file_has_the_sentences_that_a_whole_reading_finds() -> None:
    assert FILES
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        entries = FluentParser().parse(text).body
        assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == [], path
        keys = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
        assert Sentences(path.stem[-2:], text, path.name).keys == keys, path


def test_a_sentence_knows_those_it_mentions() -> None:
    text = "all = { two }, { -three }\n# between\ntwo = two of { $of }\n    .more = more\n-three = { four }\nfour = 4\n"
    sentences = Sentences("en", text, "en.ftl")
    assert sentences.say("all", "", {"of": "five"}) == "two of five, 4"
    assert sentences.say("two", "more", {}) == "more"
    assert sentences.keys == {"all", "two", "four"}


def test_a_damaged_sentence_is_refused_when_it_is_said() -> None:
    sentences = Sentences("en", "good = well\nbad = { $open\n", "en.ftl")
    assert sentences.say("good", "", {}) == "well"
    with pytest.raises(BrokenSentence, match=r"en\.ftl: unreadable: 'bad = "):
        sentences.say("bad", "", {})
