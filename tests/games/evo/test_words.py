"""Names of cards: the printed ones have their own, any other says what it does."""

import pytest

from speciate.core.event import Event
from speciate.games.evo import GAME
from speciate.games.evo.cards import CARD_EFFECTS
from speciate.table.words import LANGUAGES, Words


def words(lang: str) -> Words:
    return Words(GAME, lang, ["Ann", "Bo", "Cy"])


def test_the_cards_of_the_pack_have_names() -> None:
    assert words("en").card("leg-1") == "Cramp"
    assert words("fr").card("climate+1") == "Saison pressée"
    assert words("en").card("?") == "an event card"


def test_a_new_card_is_named_by_its_effect_and_amount() -> None:
    assert words("en").card("leg+3") == "Legs 3"
    assert words("fr").card("egg-2") == "Œufs -2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_can_be_written_says_what_it_does(lang: str) -> None:
    for effect in CARD_EFFECTS:
        for amount in filter(effect.allows, range(effect.least, effect.most + 1)):
            assert words(lang).card(f"{effect.name}{amount:+d}")
            aimed = amount < 0 and effect.signed
            assert words(lang).t(f"card-{effect.name}.{'aimed' if aimed else 'help'}", amount=abs(amount))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_meteor_is_told_with_one_stop_at_the_end(lang: str) -> None:
    said = [words(lang).event(Event("meteor", {"left": left})) for left in (0, 1, 2)]
    assert said[0].endswith("!") and all(sentence.endswith(".") for sentence in said[1:])
