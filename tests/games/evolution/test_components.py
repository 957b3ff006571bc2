"""The pack: read, checked, every mistake explained."""

from pathlib import Path

import pytest

from speciate.core.errors import BadOption, BadPack
from speciate.games.evolution import GAME
from speciate.games.evolution.cards import TRAIT_TABLE, TRAITS, food_of, trait_of
from speciate.games.evolution.components import PACKS, EvolutionPack, copies
from tests.games.packs import Change, Data, data_of, mistakes_in

# The published list, told apart from the file: how many of the 129 cards have each food value.
HISTOGRAM = {-3: 2, -2: 3, -1: 4, 0: 7, 1: 10, 2: 15, 3: 25, 4: 25, 5: 18, 6: 11, 7: 6, 8: 2, 9: 1}


def good() -> Data:
    return data_of(PACKS)


def default_pack() -> EvolutionPack:
    pack = GAME.engine.pack()
    assert isinstance(pack, EvolutionPack)
    return pack


def mistakes(change: Change) -> list[str]:
    return mistakes_in(PACKS, change)


@pytest.mark.rule("evolution:setup.deck")
def test_the_default_pack_has_129_cards_17_carnivores_and_7_of_each_other() -> None:
    cards = default_pack().cards
    assert len(cards) == 129
    for number, trait in enumerate(TRAITS):
        assert sum(trait_of(card) == number for card in cards) == (17 if trait == "carnivore" else 7) == copies(trait)


@pytest.mark.rule("evolution:setup.deck")
def test_the_food_values_are_the_published_ones() -> None:
    values = [food_of(card) for card in default_pack().cards]
    assert {value: values.count(value) for value in sorted(set(values))} == HISTOGRAM
    assert sum(values) == 422


def test_the_default_pack_is_read_once_and_says_where_its_data_comes_from() -> None:
    assert GAME.engine.pack() is GAME.engine.pack()
    assert default_pack().name == "evolution"
    assert default_pack().to_json()["provenance"] == {"counts": "rulebook", "food": "published"}


def test_an_owner_can_play_with_other_food_values(tmp_path: Path) -> None:
    text = PACKS.file.read_text(encoding="utf-8").replace('name = "evolution"', 'name = "mine"')
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("[0, 0, 1, 1, 2,", "[-3, -1, 1, 1, 2,"), encoding="utf-8")
    pack = GAME.engine.pack(file)
    state = GAME.new(3, pack=pack)
    assert state.to_json()["pack"] == "mine"
    assert "carnivore-3" in str(state.to_json()["deck"])


def test_a_pack_can_come_as_data() -> None:
    pack = GAME.engine.pack(good())
    assert isinstance(pack, EvolutionPack)
    assert pack.cards == default_pack().cards


OTHER_FOOD = "food: not what the usual pack has, and not marked as copied from a box"


def departures(change: Change) -> list[str]:
    data = good()
    change(data)
    return GAME.engine.pack(data).departures


def test_another_number_of_cards_is_house_rules() -> None:
    assert departures(len) == []  # nothing is changed
    assert departures(lambda data: data["food"]["horns"].pop()) == [
        "food.horns has 6 values, the rulebook has 7 such cards",
        OTHER_FOOD,
    ]
    assert departures(lambda data: data["food"]["carnivore"].append(3)) == [
        "food.carnivore has 18 values, the rulebook has 17 such cards",
        OTHER_FOOD,
    ]


def test_a_trait_can_be_left_out() -> None:
    data = good()
    del data["food"]["ambush"]
    pack = GAME.engine.pack(data)
    assert "food.ambush has 0 values, the rulebook has 7 such cards" in pack.departures
    assert pack.is_house
    assert "ambush" not in str(GAME.new(3, pack=pack).to_json()["deck"])


def test_other_values_are_house_rules_unless_they_are_copied_from_a_box() -> None:
    def other(data: Data) -> None:
        data["food"]["horns"][0] = 2

    def copied(data: Data) -> None:
        other(data)
        data["provenance"]["food"] = "owner"

    assert departures(other) == [OTHER_FOOD]
    assert departures(copied) == []
    assert departures(lambda data: data["food"]["horns"].reverse()) == []  # a deck has no order


def test_a_deck_that_nobody_could_play_with_is_a_mistake() -> None:
    few = mistakes(lambda data: data.update(food={"horns": [1, 2, 3]}))
    assert few == ["food has 3 cards in all; a deck has 8 to 255"]
    many = mistakes(lambda data: data.update(food={"horns": [1] * 256}))
    assert many == ["food has 256 cards in all; a deck has 8 to 255"]


def test_a_small_deck_is_refused_where_all_of_it_would_be_set_aside() -> None:
    data = good()
    data["food"] = {"horns": [1] * 40}
    pack = GAME.engine.pack(data)
    with pytest.raises(BadOption, match="the deck has 40 cards, and 40 of them would be set aside"):
        GAME.new(2, pack=pack)
    assert GAME.new(2, {"set_aside": 20}, pack)
    assert GAME.new(3, pack=pack)


def test_a_misspelt_trait_suggests_the_nearest() -> None:
    def misspell(data: Data) -> None:
        data["food"]["hornes"] = data["food"].pop("horns")

    found = mistakes(misspell)
    assert found == ['food: unknown trait "hornes"; did you mean "horns"?']


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (17, "food.horns holds 17; a food value is -15 to 16"),
        (-16, "food.horns holds -16; a food value is -15 to 16"),
        ("three", "food.horns holds 'three', not a whole number"),
        (2.5, "food.horns holds 2.5, not a whole number"),
        (True, "food.horns holds True, not a whole number"),
    ],
)
def test_a_value_that_no_card_can_have_is_a_mistake(value: object, message: str) -> None:
    assert mistakes(lambda data: data["food"]["horns"].__setitem__(0, value)) == [message]


@pytest.mark.parametrize("part", ["pack", "provenance", "food"])
def test_a_missing_part_is_a_mistake(part: str) -> None:
    assert f"{part} is missing" in mistakes(lambda data: data.pop(part))


def test_a_pack_needs_a_name() -> None:
    assert mistakes(lambda data: data["pack"].pop("name")) == ["pack.name is missing"]


def test_provenance_is_one_of_the_known_words() -> None:
    found = mistakes(lambda data: data["provenance"].update(food="guessed"))
    assert len(found) == 1
    assert 'unknown word "guessed"' in found[0]


@pytest.mark.parametrize(
    ("part", "place"), [(None, "colour"), ("pack", "pack.colour"), ("provenance", "provenance.colour")]
)
def test_an_unknown_field_is_a_mistake(part: str | None, place: str) -> None:
    def add(data: Data) -> None:
        (data if part is None else data[part])["colour"] = "green"

    assert mistakes(add) == [f"{place} is not a field that belongs here"]


def test_every_mistake_is_told_at_once() -> None:
    def spoil(data: Data) -> None:
        data["food"]["horns"][0] = "three"
        data["food"]["ambush"][0] = 40
        data["pack"]["name"] = 3

    assert len(mistakes(spoil)) == 3


def test_a_file_that_is_not_there_or_not_toml_is_explained(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="cannot be read: No such file"):
        GAME.engine.pack(tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("food = [", encoding="utf-8")
    with pytest.raises(BadPack, match="is not TOML"):
        GAME.engine.pack(broken)
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(BadPack, match="is not TOML"):
        GAME.engine.pack(broken)


def test_the_bit_of_a_trait_is_its_place_in_the_table() -> None:
    assert [trait.mask for trait in TRAIT_TABLE] == [1 << place for place in range(len(TRAITS))]
