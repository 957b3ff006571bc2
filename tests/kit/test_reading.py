"""What a person wrote, read: every mistake is noted with its place, and with what may have been meant."""

from speciate.kit.packs import read_about
from speciate.kit.reading import Reader


def test_a_field_that_does_not_belong_is_noted_with_the_one_that_may_be_meant() -> None:
    mistakes: list[str] = []
    reader = Reader({"urbanist": 1, "colour": 2}, "experts", mistakes)
    reader.integer("neo-urbanist", 0, 5, 0)
    reader.close()
    assert mistakes == [
        'experts.urbanist is not a field that belongs here; did you mean "neo-urbanist"?',
        "experts.colour is not a field that belongs here",
    ]


def test_a_field_that_is_there_is_not_what_was_meant() -> None:
    mistakes: list[str] = []
    reader = Reader({"leg": 1, "legs": 2}, "", mistakes)
    reader.integer("leg", 0, 5)
    reader.close()
    assert mistakes == ["legs is not a field that belongs here"]


def test_a_pack_with_an_empty_name_is_noted() -> None:
    mistakes: list[str] = []
    read_about(Reader({"pack": {"name": " "}, "provenance": {}}, "", mistakes), "evo", ())
    assert mistakes == ["pack.name is empty; a pack is known by its name"]
