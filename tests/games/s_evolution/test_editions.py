"""The list of what 2.0 changed: every entry names rules that exist and has its texts; the table is what is played."""

import pytest

from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.catalogue import RULES
from speciate.games.s_evolution.editions import DIFFERENCES, EDITIONS, FIRST_EDITION, SECOND_EDITION, edition_named
from speciate.table.words import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_difference_has_a_text_for_either_edition(lang: str) -> None:
    words = Words(GAME, lang, [])
    for name, _, _ in DIFFERENCES:
        texts = [
            words.t(f"difference-{name}"),
            words.t(f"difference-{name}.first"),
            words.t(f"difference-{name}.second"),
        ]
        assert len(set(texts)) == 3
    listed = {key.removeprefix("difference-") for key in words.keys if key.startswith("difference-")}
    assert listed == {name for name, _, _ in DIFFERENCES}


def test_every_rule_of_one_edition_only_is_in_the_list() -> None:
    cited = {slug for _, first, second in DIFFERENCES for slug in (first, second)}
    assert cited <= set(RULES)
    ours = {slug for slug in RULES if slug.endswith(("2013", "2.0"))} | {"hand.blind-age-one", "hand.look"}
    assert ours - cited == set()


def test_editions_are_found_by_name() -> None:
    assert [edition_named(name) for name in EDITIONS] == [FIRST_EDITION, SECOND_EDITION]
    assert [edition.name for edition in (FIRST_EDITION, SECOND_EDITION)] == list(EDITIONS)
    option = next(option for option in GAME.options if option.name == "edition")
    assert (option.default, option.choices) == ("2.0", EDITIONS)
    for edition in (FIRST_EDITION, SECOND_EDITION):
        for building, prices in enumerate(edition.prices):
            assert [edition.price(building, level) for level in range(len(prices) + 1)] == [*prices, 0]
