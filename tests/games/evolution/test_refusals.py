"""Every reason of the catalogue, provoked: the message and the facts it mentions.

Which rule a person would name for a move is in `tests/conformance/illegal/evolution.py`.
"""

from typing import cast

import pytest

from speciate.core.moves import pack
from speciate.core.refusal import NO_SUCH_MOVE, Reason, Refusal
from speciate.core.seats import NATURE, SPECTATOR
from speciate.games.evolution import GAME, catalogue, moves
from speciate.games.evolution.cards import TRAITS
from speciate.games.evolution.catalogue import RULES
from speciate.games.evolution.flow import EvolutionState
from tests.games.evolution.build import Json, bystander, play, player, species, table, why_not

Case = tuple[str, EvolutionState, int, str, Json]
CARD = ["horns+3", "horns+4"]
THINKER = ("carnivore", "intelligence")
REASONS = [reason for reason in vars(catalogue).values() if isinstance(reason, Reason)]


def food_cases() -> list[Case]:
    laid = table(
        player(species(), hand=["horns+3"], food_card="horns+4"), player(species(), hand=["ambush-3"]), phase="food"
    )
    feeding = table(player(species(), hand=["horns+3"]), player(species()), hole=1)
    return [
        ("not-food-now", feeding, 0, "food horns+3", {"card": "horns+3"}),
        ("food-already", laid, 0, "food horns+3", {"card": "horns+3"}),
        ("food-from-hand", laid, 1, "food horns+3", {"card": "horns+3"}),
        ("food-required", laid, 1, "end", {}),
    ]


def play_cases() -> list[Case]:
    full = species("fertile", "ambush", body=6, population=6)
    step = table(player(full, hand=CARD), player(species(), hand=["ambush-3"]), phase="play")
    use = table(player(full, species("horns+1"), hand=["horns+4"], held="horns+3"), player(species()), phase="play")
    feeding = table(player(species(), hand=CARD), player(species()), hole=1)
    mine: Json = {"species": [0, 0]}
    return [
        ("not-play-now", feeding, 0, "card horns+3", {"card": "horns+3"}),
        ("not-your-play", step, 1, "card ambush-3", {"card": "ambush-3"}),
        ("play-from-hand", step, 0, "card ambush-3", {"card": "ambush-3"}),
        ("card-first", step, 0, "body 0", mine),
        ("use-first", use, 0, "card horns+4", {"card": "horns+4"}),
        ("use-first", use, 0, "end", {}),
        ("play-no-species", use, 0, "trait 2", {}),
        ("play-no-species", step, 0, "drop 1 horns", {"trait": "horns"}),
        ("trait-limit", use, 0, "trait 0", mine),
        ("trait-unique", use, 0, "trait 1", {"species": [0, 1]}),
        ("track-limit", use, 0, "population 0", mine),
        ("track-limit", use, 0, "body 0", mine),
        ("drop-missing", step, 0, "drop 0 horns", {**mine, "trait": "horns"}),
    ]


def leaf_cases() -> list[Case]:
    row = [
        species("fertile", "long-neck", population=2, used=["fertile", "long-neck"]),
        species("long-neck", "carnivore"),
        species("fat-tissue", "long-neck", food=1, fat=1),
        species("fat-tissue"),
    ]
    dry = table(player(species("fertile"), species("long-neck")), player(species("long-neck")), phase="leaf", hole=0)
    wet = table(
        player(species("fertile", population=6), *row, species("long-neck"), species("long-neck", food=1)),
        bystander(),
        phase="leaf",
        hole=2,
    )
    return [
        ("not-leaf-now", table(player(species("fertile")), bystander(), hole=1), 0, "fertile 0", {"species": [0, 0]}),
        ("not-your-leaf", dry, 1, "long-neck 0", {"species": [1, 0]}),
        ("leaf-no-species", dry, 0, "fertile 2", {}),
        ("leaf-no-trait", dry, 0, "fertile 1", {"species": [0, 1]}),
        ("leaf-no-trait", dry, 0, "long-neck 0", {"species": [0, 0]}),
        ("leaf-no-trait", dry, 0, "fat 0", {"species": [0, 0]}),
        ("leaf-used", wet, 0, "fertile 1", {"species": [0, 1]}),
        ("leaf-used", wet, 0, "long-neck 1", {"species": [0, 1]}),
        ("fertile-no-food", dry, 0, "fertile 0", {"species": [0, 0]}),
        ("fertile-full", wet, 0, "fertile 0", {"species": [0, 0]}),
        ("neck-carnivore", wet, 0, "long-neck 2", {"species": [0, 2]}),
        ("neck-full", wet, 0, "long-neck 6", {"species": [0, 6]}),
        ("fat-empty", wet, 0, "fat 4", {"species": [0, 4]}),
        ("fat-full", wet, 0, "fat 3", {"species": [0, 3]}),
    ]


def feed_cases() -> list[Case]:
    hungry = table(
        player(species(population=2), species("carnivore"), species(food=1), species("fat-tissue", body=2, food=1)),
        bystander(),
        hole=9,
    )
    fed = table(
        player(species("intelligence", population=4), species("carnivore", body=2), hand=CARD),
        bystander(),
        hole=9,
        fed=True,
    )
    dry = table(player(species(), species("carnivore", body=2)), bystander(), hole=0)
    declined = table(
        player(species("fat-tissue", food=1), species(*THINKER), hand=CARD, declined=True), bystander(), hole=9
    )
    playing = table(player(species()), bystander(), phase="play")
    mine: Json = {"species": [0, 0]}
    return [
        ("not-feed-now", playing, 0, "feed 0", mine),
        ("not-your-feed", hungry, 1, "feed 0", {"species": [1, 0]}),
        ("feed-no-species", hungry, 0, "feed 4", {}),
        ("fed-already", fed, 0, "feed 0", mine),
        ("fed-already", fed, 0, "attack 1>0.0", {"species": [0, 1]}),
        ("feed-carnivore", hungry, 0, "feed 1", {"species": [0, 1]}),
        ("feed-no-plant", dry, 0, "feed 0", mine),
        ("feed-full", hungry, 0, "feed 2", {"species": [0, 2]}),
        ("feed-hungry-first", hungry, 0, "feed 3", {"species": [0, 3]}),
        ("fat-declined", declined, 0, "feed 0", mine),
        ("must-feed", hungry, 0, "end", {}),
    ]


def attack_cases() -> list[Case]:
    prey = [
        species("climbing"),
        species("defensive-herding"),
        species("burrowing", food=1),
        species("symbiosis"),
        species("warning-call", body=2),
        species(),
        species(body=6),
        species("hard-shell", body=2),
    ]
    state = table(
        player(species("carnivore", body=3), species(body=3), species("carnivore", body=3, food=1)),
        player(*prey),
        hole=9,
    )
    mine: Json = {"species": [0, 0]}
    return [
        ("attack-not-carnivore", state, 0, "attack 1>1.0", {"species": [0, 1]}),
        ("attack-no-target", state, 0, "attack 0>1.8", mine),
        ("attack-no-target", state, 0, "attack 0>2.0", mine),
        ("attack-itself", state, 0, "attack 0>0.0", {**mine, "target": [0, 0]}),
        ("attack-size", state, 0, "attack 0>1.6", {**mine, "target": [1, 6], "size": 3, "needed": 7}),
        ("attack-size", state, 0, "attack 0>1.7", {**mine, "target": [1, 7], "size": 3, "needed": 7}),
        ("attack-room", state, 0, "attack 2>1.5", {"species": [0, 2], "target": [1, 5]}),
        ("climbing-protects", state, 0, "attack 0>1.0", {**mine, "target": [1, 0]}),
        ("herding-protects", state, 0, "attack 0>1.1", {**mine, "target": [1, 1]}),
        ("burrowing-protects", state, 0, "attack 0>1.2", {**mine, "target": [1, 2]}),
        ("symbiosis-protects", state, 0, "attack 0>1.3", {**mine, "target": [1, 3]}),
        ("warning-call-protects", state, 0, "attack 0>1.5", {**mine, "target": [1, 5]}),
    ]


def intelligence_cases() -> list[Case]:
    everything = [trait for trait in TRAITS if trait != "carnivore"]
    state = table(
        player(
            species("carnivore", body=3),
            species("intelligence", food=1),
            species(*THINKER, food=1),
            species(*THINKER, ignoring=everything),
            species("intelligence", population=2),
            hand=CARD,
        ),
        bystander(),
        hole=9,
    )
    naming = table(player(species(*THINKER, ignoring=["horns"]), hand=CARD), bystander(), hole=9)
    play(naming, 0, "think 0 horns+3")
    card: Json = {"card": "horns+3"}
    return [
        ("name-first", naming, 0, "end", {}),
        ("name-first", naming, 0, "think 0 horns+4", {"species": [0, 0], "card": "horns+4"}),
        ("think-no-trait", state, 0, "think 0 horns+3", {"species": [0, 0], **card}),
        ("think-from-hand", state, 0, "think 4 ambush-3", {"species": [0, 4], "card": "ambush-3"}),
        ("think-full", state, 0, "think 1 horns+3", {"species": [0, 1], **card}),
        ("think-no-room", state, 0, "think 2 horns+3", {"species": [0, 2], **card}),
        ("think-all-named", state, 0, "think 3 horns+3", {"species": [0, 3], **card}),
        ("ignore-not-now", state, 0, "ignore horns", {"trait": "horns"}),
        ("ignore-carnivore", naming, 0, "ignore carnivore", {"trait": "carnivore"}),
        ("ignore-twice", naming, 0, "ignore horns", {"trait": "horns"}),
    ]


def nature_cases() -> list[Case]:
    dealing = table(player(species(food=1), hand=CARD), player(species(food=1)))
    feeding = table(player(species()), player(species()), hole=1)
    over = table(player(species()), player(species()), phase="over")
    return [
        ("natures-move", dealing, 0, "food horns+3", {"card": "horns+3"}),
        ("natures-move", feeding, 0, "draw horns+3", {}),
        ("game-over", over, 0, "feed 0", {"species": [0, 0]}),
        ("not-this-chance", feeding, NATURE, "draw horns+3", {}),
        ("not-this-chance", dealing, NATURE, "first 0", {}),
        ("not-this-chance", cast(EvolutionState, GAME.new(3)), NATURE, "first 4", {}),
        ("no-such-move", feeding, SPECTATOR, "feed 0", {}),
        ("no-such-move", feeding, 2, "feed 0", {}),
    ]


CASES = [
    *food_cases(),
    *play_cases(),
    *leaf_cases(),
    *feed_cases(),
    *attack_cases(),
    *intelligence_cases(),
    *nature_cases(),
]


@pytest.mark.parametrize(
    ("key", "state", "seat", "code", "args"), CASES, ids=[f"{case[0]}: {case[3]}" for case in CASES]
)
def test_a_refusal_mentions_the_facts(key: str, state: EvolutionState, seat: int, code: str, args: Json) -> None:
    refusal = why_not(state, seat, code)
    assert (refusal.key, refusal.args) == (key, args)


@pytest.mark.rule("evolution:play.species-place")
def test_a_place_between_two_species_is_refused() -> None:
    """No text code can say it."""
    state = table(player(species(), species(), held="horns+3"), player(species()), phase="play")
    assert state.refusal(0, pack(moves.NEW, 2)) == Refusal("evolution:play.species-place", "species-place", {})


@pytest.mark.parametrize("move", [-1, 63, pack(moves.CARD, 4095), pack(moves.DROP, 0, 17), pack(moves.END, 1)])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    state = table(player(species()), player(species()), hole=1)
    refusal = state.refusal(0, move)
    assert refusal is not None
    assert refusal.key == "no-such-move"


def test_every_sentence_of_the_catalogue_is_provoked_here() -> None:
    provoked = {case[0] for case in CASES} | {"species-place"}
    assert {reason.key for reason in REASONS} | {NO_SUCH_MOVE.key} == provoked


def test_every_reason_cites_a_rule_of_the_catalogue_and_none_is_there_twice() -> None:
    assert {reason.slug for reason in REASONS} <= set(RULES)
    assert len({(reason.slug, reason.key) for reason in REASONS}) == len(REASONS)
    assert len(set(RULES)) == len(RULES)
