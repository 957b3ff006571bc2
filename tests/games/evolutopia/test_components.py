"""Packs: ours holds what the rulebook counts, mistakes are all named, new cards need no code."""

import copy
import tomllib
from random import Random
from typing import Any

import pytest

from speciate.core.errors import BadOption, BadPack, BadPosition
from speciate.core.seats import NOBODY
from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.components import PACKS
from speciate.games.evolutopia.flow import EvolutopiaState
from speciate.games.evolutopia.names import EXPERTS, INDICATORS
from speciate.games.evolutopia.phases import plans, roles
from speciate.games.evolutopia.rules import effects
from speciate.games.evolutopia.rules.experts import kind_of_expert, of_kind
from speciate.table.words import LANGUAGES, Words
from tests.games.evolutopia.build import fresh, play


def pack_data() -> dict[str, Any]:
    return copy.deepcopy(tomllib.loads(PACKS.file.read_text(encoding="utf-8")))


def mistakes(data: dict[str, Any]) -> str:
    with pytest.raises(BadPack) as caught:
        GAME.engine.pack(data)
    return str(caught.value)


def test_every_evolution_brings_what_it_needs_and_one_more_without_a_pictogram() -> None:
    for tile in pack_data()["evolution"]:
        plain = tile.get("pictogram", "none") == "none"
        assert sum(tile["gains"].values()) == sum(tile["experts"].values()) + plain


def test_nuisances_are_the_ten_pairs_of_two_indicators() -> None:
    pairs = {frozenset((tile["front"], tile["back"])) for tile in pack_data()["nuisance"]}
    assert len(pairs) == 10
    assert all(len(pair) == 2 for pair in pairs)


def test_crises_ask_for_every_kind_alike_and_never_for_the_one_they_send_home() -> None:
    asked = dict.fromkeys(EXPERTS, 0)
    for crisis in pack_data()["crisis"]:
        for kind, count in crisis["experts"].items():
            asked[kind] += count
        released = [effect.get("kind") for option in crisis["arrival"] for effect in option["effects"]]
        assert not set(released) & set(crisis["experts"])
    assert set(asked.values()) == {8}


def test_every_crisis_has_an_option_that_always_changes_something() -> None:
    always = {"crisis-track", "indicator", "extra-block"}
    for crisis in pack_data()["crisis"]:
        assert any(option["effects"][0]["op"] in always for option in crisis["arrival"])


def test_all_mistakes_of_a_pack_are_named_at_once() -> None:
    data = pack_data()
    data["crisis"][0]["unmanaged"][0]["op"] = "earthquake"
    data["evolution"].pop()
    data["level"]["1"]["nuisances"] = ["b2", "z9"]
    data["role"][3]["op"] = "fly"
    text = mistakes(data)
    for wrong in ("earthquake", "34", "z9", "b2", "fly"):
        assert wrong in text


@pytest.mark.parametrize(
    ("path", "value", "mistake"),
    [
        (("evolution", 0, "gains"), {}, "evolution[0].gains change no indicator"),
        (("evolution", 0, "experts"), {"urbanist": 1}, 'did you mean "neo-urbanist"?'),
        (("crisis", 0, "unmanaged", 1, "n"), 0, "crisis[0].unmanaged[1].n is 0: it would change nothing"),
        (("level", "2", "nuisances"), [], "level.2.nuisances are none: a level has at least one"),
        (("level", "2", "indicators"), 9, "level.2.indicators is 9, outside 1 to 5"),
        (("evolution", 0, "count"), 2, "evolution[0].count is 2, outside 0 to 1"),
    ],
)
def test_mistakes_say_what_is_wrong(path: tuple[Any, ...], value: object, mistake: str) -> None:
    data = pack_data()
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    assert mistake in mistakes(data)


@pytest.mark.rule("evolutopia:setup.discovery")
@pytest.mark.parametrize(
    ("key", "value", "mistake"),
    [
        ("nuisances", ["b4", "d2", "d4"], "level.discovery.nuisances are 3, the rulebook has 2 (setup.discovery)"),
        ("indicators", 2, "level.discovery.indicators is 2, the rulebook has 3"),
        ("crisis_pawn", 1, "level.discovery.crisis_pawn is 1, the rulebook has 2"),
    ],
)
def test_another_discovery_game_is_house_rules(key: str, value: object, mistake: str) -> None:
    data = pack_data()
    assert GAME.engine.pack(data).departures == []
    data["level"]["discovery"][key] = value
    data["provenance"]["levels"] = "owner"
    assert GAME.engine.pack(data).departures == [mistake]


def test_what_is_left_out_keeps_its_number_and_comes_up_nowhere() -> None:
    data = pack_data()
    for key in ("evolution", "nuisance", "crisis", "plan", "role"):
        data[key][4]["count"] = 0
    pack = GAME.engine.pack(data)
    assert "evolution has 34 left; the rulebook has 35" in pack.departures
    written = GAME.new(4, {}, pack).to_json()
    assert "e05" not in str(written["tiles"]) and "e06" in str(written["tiles"])
    assert "n05" not in str(written["nuisances"]) and "c05" not in str(written["crises"])
    assert "b5" not in str(written["plans"]) and "r05" not in str(written["roles"])
    written["tiles"].append("e05")  # type: ignore[attr-defined]
    with pytest.raises(BadPosition, match="e05 lies 1 times, the pack has 0"):
        GAME.position(written)


def test_a_box_too_small_for_a_table_is_refused_there() -> None:
    data = pack_data()
    for tile in data["evolution"][:8]:
        tile["count"] = 0
    with pytest.raises(BadOption, match="has 27 evolutions; with zones of this size 28 are needed"):
        GAME.new(2, {}, GAME.engine.pack(data))
    assert GAME.new(2, {"site_zone": 2}, GAME.engine.pack(data))
    data = pack_data()
    data["role"][0]["count"] = data["nuisance"][0]["count"] = 0
    with pytest.raises(BadOption, match="has 9 roles; so many players need 10"):
        GAME.new(5, {}, GAME.engine.pack(data))
    with pytest.raises(BadOption, match="has 9 nuisances; this map needs 10"):
        GAME.new(2, {"level": "own", "own_nuisances": 65535}, GAME.engine.pack(data))


@pytest.mark.rule("evolutopia:solo.roles")
def test_the_tinkerer_stays_in_the_box_whatever_a_pack_makes_of_it() -> None:
    data = pack_data()
    data["pack"]["name"] = "mine"
    data["role"][0]["op"] = "assign-one-more"
    state = GAME.new(1, {}, GAME.engine.pack(data))
    assert isinstance(state, EvolutopiaState)
    assert 0 not in state.roles and len(state.roles) == 9
    for role in data["role"][:9]:
        role["op"] = "copy-role"
    assert "leaves 1 roles to play alone with, fewer than 2" in mistakes(data)


def test_a_new_crisis_of_known_effects_needs_no_code() -> None:
    data = pack_data()
    data["pack"]["name"] = "mine"
    data["crisis"][0]["arrival"] = [
        {"effects": [{"op": "indicator", "indicator": "energy", "n": -1}, {"op": "study-away", "n": 2}]}
    ]
    state = GAME.position({**fresh().to_json(), "pack": "mine", "components": data})
    assert isinstance(state, EvolutopiaState)
    play(state, "manage")
    if state.pending()[0].kind == "mediate":
        play(state, "draw")
    play(state, "crisis c01", "option 1")
    assert state.indicators[INDICATORS.index("energy")] == 1
    assert state.pending()[0].kind == "lose-study"


def test_a_position_of_a_pack_of_ones_own_reads_back() -> None:
    data = pack_data()
    data["pack"]["name"] = "mine"
    state = GAME.new(2, {}, GAME.engine.pack(data))
    assert GAME.position(state.to_json()).digest() == state.digest()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_of_the_vocabulary_explains_itself(lang: str) -> None:
    words = Words(GAME, lang, ["Ann", "Bo"])
    for op in effects.NAMES:
        for n in (1, 2):
            assert words.t(f"effect-{op}", n=n, indicator="Comfort", kind="Builder")
    for op in plans.NAMES:
        assert words.t(f"does-{op}")
    for op in roles.NAMES:
        assert words.t(f"talent-{op}")
        assert words.t(f"talent-{op}.when")


@pytest.mark.parametrize("seats", [1, 3])
def test_experts_are_never_lost(seats: int) -> None:
    rng = Random(seats)
    state = fresh(seats)
    while state.actor != NOBODY:
        state.apply(state.actor, rng.choice(state.legal(state.actor)))
        at_work = [one for site in state.sites for one in site.experts] + state.crisis_experts + state.spare
        for kind in range(len(EXPERTS)):
            loose = of_kind(state.zone + state.bag + state.aside, kind) + (state.drawn == kind)
            assert loose + [kind_of_expert(one) for one in at_work].count(kind) == 5
