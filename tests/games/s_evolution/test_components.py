"""The pack: read, checked, every mistake explained."""

from pathlib import Path

import pytest

from speciate.core.errors import BadOption
from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.cards import FIRST_DISASTER, JOKER, card_text, face_of, strength_of
from speciate.games.s_evolution.components import PACKS, SEvolutionPack
from tests.games.packs import Change, Data, data_of, mistakes_in


def good() -> Data:
    return data_of(PACKS)


def default_pack() -> SEvolutionPack:
    pack = GAME.engine.pack()
    assert isinstance(pack, SEvolutionPack)
    return pack


def mistakes(change: Change) -> list[str]:
    return mistakes_in(PACKS, change)


@pytest.mark.rule("s-evolution:setup.deck")
def test_every_deck_has_24_cards_three_jokers_and_two_disasters() -> None:
    for decks in (default_pack().decks, default_pack().generous):
        assert len(decks) == 4
        for deck in decks:
            assert len(deck) == 24
            assert {strength_of(card) for card in deck if face_of(card) == JOKER} == {6}
            assert sorted(card_text(card)[:9] for card in deck if face_of(card) >= FIRST_DISASTER)[0] == "science-4"
            assert sum(face_of(card) == JOKER for card in deck) == 3
            assert sum(face_of(card) >= FIRST_DISASTER for card in deck) == 2


@pytest.mark.parametrize(("decks", "total"), [("decks", 35), ("generous", 38)])
def test_the_reconstructed_decks_yield_what_the_documents_say(decks: str, total: int) -> None:
    for deck in getattr(default_pack(), decks):
        faces = [face_of(card) for card in deck]
        assert sum(1 if face == JOKER else face for face in faces if face < FIRST_DISASTER) == total


@pytest.mark.rule("s-evolution:setup.discoveries")
def test_late_discoveries_are_in_the_decks_colour_and_early_ones_in_others() -> None:
    colours = default_pack().colours
    for deck in range(4):
        assert colours[deck * 6 + 3 : deck * 6 + 6] == (deck, deck, deck)
        assert deck not in colours[deck * 6 : deck * 6 + 3]
    assert sorted(colours) == sorted(list(range(4)) * 6)


def test_the_default_pack_says_where_its_data_comes_from() -> None:
    assert GAME.engine.pack() is GAME.engine.pack()
    provenance = default_pack().to_json()["provenance"]
    assert isinstance(provenance, dict)
    assert provenance["suits"] == "rulebook"
    assert set(provenance.values()) == {"rulebook", "reconstructed"}


def test_an_owner_can_play_with_the_cards_of_the_box(tmp_path: Path) -> None:
    text = PACKS.file.read_text(encoding="utf-8").replace('name = "s-evolution"', 'name = "mine"')
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('food    = ["1+1", "1+1",', 'food    = ["1+2", "1+1",'), encoding="utf-8")
    state = GAME.new(3, pack=GAME.engine.pack(file))
    written = state.to_json()
    assert written["pack"] == "mine"
    assert "food-1+2" in str(written["decks"])
    assert GAME.position(written).digest() == state.digest()


def test_the_generous_cards_may_be_left_out() -> None:
    """Then that option changes nothing."""
    data = good()
    del data["generous"]
    pack = GAME.engine.pack(data)
    assert isinstance(pack, SEvolutionPack)
    assert pack.generous == pack.decks
    del data["provenance"]["generous"]
    assert GAME.engine.pack(data).doubts == []


def spoil(table: str, key: str, value: object) -> Change:
    return lambda data: data[table].__setitem__(key, value)


FOOD = ["1+1", "1+1", "2+2", "2+2", "3+3", "4+2", "5+1", "6+joker"]
TOOLS = ["1+1", "1+1", "2+2", "2+2", "3+3", "4+disaster", "5+1", "6+joker"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (spoil("cards", "food", ["9+1", *FOOD[1:]]), 'cards.food holds "9+1"; a card is strength+yield'),
        (spoil("cards", "food", ["one", *FOOD[1:]]), 'cards.food holds "one"; a card is strength+yield'),
        (spoil("cards", "food", ["1+9", *FOOD[1:]]), 'cards.food holds "1+9": a card yields 1 to 6'),
        (spoil("cards", "food", ["1+famin", *FOOD[1:]]), 'did you mean "famine"?'),
        (spoil("cards", "tools", ["1+famine", *TOOLS[1:]]), "stands under [disasters]"),
        (spoil("cards", "food", [*FOOD[:5], "4+disaster", *FOOD[6:]]), "only tools and science can have them"),
        (lambda data: data.update(cards={"food": ["1+1"] * 3}), "cards has 3 cards, 3 of them no disasters"),
        (lambda data: data.update(cards={"tools": ["4+disaster"] * 9}), "cards has 9 cards, 0 of them no disasters"),
        (spoil("generous", "food", ["1+1"] * 60), "generous has 76 cards"),
        (spoil("disasters", "red", {"tools": "famin", "science": "decline"}), 'unknown word "famin"'),
        (spoil("disasters", "red", {"tools": "famine"}), "disasters.red.science is missing"),
        (spoil("discoveries", "red", ["green"]), "discoveries.red has 1 colours"),
        (spoil("discoveries", "red", ["gren", *["red"] * 5]), 'discoveries.red: unknown colour "gren"'),
        (spoil("provenance", "cards", "guessed"), 'unknown word "guessed"'),
        (spoil("pack", "game", "evolution"), "pack.game"),
        (lambda data: data.pop("disasters"), "disasters is missing"),
        (lambda data: data.update(colour="red"), "colour is not a field that belongs here"),
    ],
)
def test_every_mistake_is_explained(change: Change, message: str) -> None:
    assert any(message in mistake for mistake in mistakes(change)), mistakes(change)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (spoil("cards", "food", FOOD[1:]), "cards.food has 7 cards, the rulebook has 8 of a suit (setup.deck)"),
        (spoil("cards", "food", ["1+joker", *FOOD[1:]]), "holds a 1 that is a joker; the 6s are jokers"),
        (spoil("cards", "food", [*FOOD[:7], "6+1"]), "holds a 6 that is no joker; the 6s are jokers"),
        (spoil("cards", "tools", FOOD), "cards.tools has 0 disasters, the rulebook has 1"),
        (spoil("cards", "tools", ["3+disaster", *TOOLS[1:]]), "holds a disaster of strength 3; only the 4s of tools"),
        (spoil("generous", "food", []), "generous.food has 0 cards"),
        (spoil("disasters", "red", {"tools": "fanaticism", "science": "decline"}), "disasters: not what the usual"),
        (spoil("discoveries", "red", ["red"] * 6), "discoveries: not what the usual pack has"),
    ],
)
def test_what_is_not_as_printed_is_house_rules(change: Change, message: str) -> None:
    data = good()
    assert not GAME.engine.pack(data).is_house
    change(data)
    pack = GAME.engine.pack(data)
    assert any(message in departure for departure in pack.departures), pack.departures


@pytest.mark.rule("s-evolution:hand.draw")
def test_a_small_deck_lasts_for_fewer_rounds() -> None:
    data = good()
    data["cards"]["food"] = []
    pack = GAME.engine.pack(data)
    with pytest.raises(BadOption, match="have 16 cards, too few for 6 rounds of 4"):
        GAME.new(2, pack=pack)
    state = GAME.new(2, {"rounds": 4}, pack)
    assert GAME.position(state.to_json()).digest() == state.digest()


def test_every_mistake_is_told_at_once() -> None:
    def several(data: Data) -> None:
        data["cards"]["food"][0] = "nine"
        data["disasters"]["blue"]["tools"] = "flood"
        data["pack"]["name"] = 3

    assert len(mistakes(several)) == 3
