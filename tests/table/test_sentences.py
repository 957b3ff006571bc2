"""A file of sentences is understood bit by bit, and says what it says when it is understood at once."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import speciate
from speciate.table.plain_sentences import ITSELF, plain
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


def in_full(block: str) -> dict[str, str]:
    """What Fluent itself makes of one message."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(block))
    message = bundle.get_message(block.partition(" ")[0])
    patterns = {ITSELF: message.value, **message.attributes}
    return {name: str(bundle.format_pattern(pattern, {})[0]) for name, pattern in patterns.items() if pattern}


def test_what_is_read_without_fluent_says_what_fluent_says() -> None:
    """On the command line's own sentences, which have every form there is."""
    text = next(path for path in FILES if path.parts[-3:] == ("cli", "locales", "fr.ftl")).read_text(encoding="utf-8")
    blocks = [block for block in re.split(r"^(?=[a-z])|^#.*", text, flags=re.MULTILINE) if block[:1].isalpha()]
    told = [(block, plain(block)) for block in blocks]
    assert sum(None not in said.values() for _, said in told) > len(blocks) // 3
    for block, said in told:
        if any(said.values()):
            full = in_full(block)
            assert full.keys() == said.keys(), block
            assert {name: full[name] for name, text in said.items() if text is not None} == {
                name: text for name, text in said.items() if text is not None
            }


@pytest.mark.parametrize(
    "block",
    [
        "a = one\n    two\n\n      three  \n    four\n",
        "a =\n    one\n      two\n",
        "a = one  \n    .b = two\n        three\n    .c =\n        four\n\n\n",
        "a =\n    .b = only this\n",
        'a = { "  " } blanks\n    .b = none\n',
        'a = {"{"} braces { "}" }\n',
    ],
)
def test_lines_are_joined_as_fluent_joins_them(block: str) -> None:
    full = in_full(block)
    said = plain(block)
    assert full.keys() == said.keys()
    assert all(text in (None, full[name]) for name, text in said.items()) and any(said.values())


@pytest.mark.parametrize("block", ["a =\n", "a = one\n    [two] three\n", "a = one } two\n", "-a = term\n"])
def test_what_is_odd_is_left_to_fluent(block: str) -> None:
    assert plain(block) == {ITSELF: None}
