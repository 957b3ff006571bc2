"""The list of what 2.0 changed: every entry names rules that exist and has its texts; the table is what is played."""

import pytest

from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.catalogue import RULES
from speciate.games.s_evolution.editions import EDITIONS, FIRST_EDITION, SECOND_EDITION, edition_named
from speciate.table.words import LANGUAGES, Words

# What 2.0 changed, for players: the entry's name, the rule of 2013 and that of 2.0 (without the edition's mark if
# one slug holds in both). Texts: `difference-<name>`, `.first` (2013) and `.second` (2.0), in every language.
DIFFERENCES = (
    ("age-one", "hand.blind-age-one", "hand.look"),
    ("first-round", "hand.no-disaster-2013", "hand.no-disaster-2.0"),
    ("ties", "tie.2013", "tie.2.0"),
    ("trump", "trump.choice-2013", "trump.choice-2.0"),
    ("action-order", "action.order-2013", "action.order-2.0"),
    ("jokers", "disaster.famine", "disaster.famine"),
    ("hurricane", "disaster.hurricane-2013", "disaster.hurricane-2.0"),
    ("late-disasters", "disaster.last-round-2013", "disaster.last-round-2.0"),
    ("paying", "needs.pay-2013", "needs.pay-2.0"),
    ("points", "needs.score", "needs.lose-2.0"),
    ("rising", "needs.rise-2013", "needs.rise-2.0"),
    ("growth", "manage.pop-2013", "manage.pop-2.0"),
    ("prestige", "worker.prestige-2013", "worker.prestige-2.0"),
    ("shield", "worker.protection-2013", "worker.shield-2.0"),
    ("last-discovery", "over.sixth", "over.last-discovery-2.0"),
)


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
