"""The worked examples of the rulebook, played through."""

import pytest

from speciate.core.event import Event
from speciate.core.seats import NATURE
from speciate.games.evo import GAME
from speciate.games.evo.flow import EvoState
from tests.games.evo.build import (
    BEACH,
    HILL,
    MEADOW,
    MEADOW_BACK,
    MOUNTAIN,
    Json,
    codes,
    dinos,
    kind,
    nature,
    play,
    player,
    table,
)


def zones(climate: int) -> dict[str, str]:
    data: Json = table(player("c1"), climate=climate).view(0).to_json()
    found: dict[str, str] = data["zones"]
    return found


@pytest.mark.rule("evo:climate.zones")
@pytest.mark.parametrize("climate", [MEADOW, MEADOW_BACK])
def test_climate_example_1_the_pawn_on_either_green_cell(climate: int) -> None:
    """Meadows are mild, hills cold, beaches hot, mountains deadly."""
    assert zones(climate) == {"meadow": "temperate", "hill": "cold", "beach": "hot", "mountain": "deadly"}


@pytest.mark.rule("evo:climate.zones")
def test_climate_example_2_the_pawn_on_the_grey_cell() -> None:
    """Mountains are mild, hills hot; nothing is cold; beaches and meadows are deadly."""
    assert zones(MOUNTAIN) == {"mountain": "temperate", "hill": "hot", "beach": "deadly", "meadow": "deadly"}


# one dino on a beach, two on meadows, five on hills, two on mountains; two furs and one parasol
HERD = ["a1", "a2", "b2", "a3", "a4", "c3", "c6", "c7", "b3", "b4"]


@pytest.mark.rule("evo:survive.choice")
def test_survival_example_with_five_hills_in_a_hill_climate() -> None:
    """The beach dino dies, one of the two meadow dinos must go, both mountain dinos live thanks to the furs."""
    state = table(player(*HERD, genes="fur"), phase="survival", asking=True, climate=HILL)
    assert "a1" not in dinos(state, 0)
    assert codes(state, 0) == ["remove a2", "remove b2"]
    play(state, 0, "remove b2")
    assert sorted(dinos(state, 0)) == sorted(["a2", "a3", "a4", "c3", "c6", "c7", "b3", "b4"])
    assert state.players[0].points == 18


@pytest.mark.rule("evo:survive.deadly")
def test_survival_example_with_five_hills_in_a_beach_climate() -> None:
    """All on hills and mountains die, and the parasol is of no use: nothing is hot. The two meadows are cold."""
    state = table(player(*HERD, genes="fur"), phase="survival", asking=True, climate=BEACH)
    assert dinos(state, 0) == ["a1", "a2", "b2"]


@pytest.mark.rule("evo:auction.mutant")
@pytest.mark.parametrize(("bid", "paid"), [(5, 3), (1, 0)])
def test_the_auction_with_two_mutants(bid: int, paid: int) -> None:
    """Five points offered for a leg cost three; one point offered costs nothing."""
    lots = [{"gene": gene} for gene in ("leg", "egg", "fur")]
    state = table(player("c1", genes="mutant mutant"), phase="auction", lots=lots)
    play(state, 0, "lot 0 leg", f"bid {bid}")
    play(state, 1, "lot 1 egg", "bid 0")
    play(state, 2, "lot 2 fur", "bid 0")
    assert state.players[0].points == 10 - paid


# horns of the attacker and of the attacked, and the rolls that win; None: no attack
COMBAT_TABLE = [
    (1, 1, {1, 2}),
    (1, 0, {1, 2, 3, 4}),
    (2, 0, {1, 2, 3, 4, 5}),
    (3, 0, {1, 2, 3, 4, 5}),
    (0, 1, {1}),
    (0, 2, None),
    (0, 3, None),
]


@pytest.mark.rule("evo:combat.odds")
@pytest.mark.parametrize(("own", "theirs", "wins"), COMBAT_TABLE)
def test_the_combat_table(own: int, theirs: int, wins: set[int] | None) -> None:
    def start() -> tuple[Json, Json]:
        return player("c1", genes="horn " * own), player("c2", genes="horn " * theirs)

    if wins is None:
        assert "move c1>c2" not in codes(table(*start()), 0)
        return
    won = set()
    for face in range(1, 7):
        state = nature(play(table(*start()), 0, "move c1>c2"), f"roll {face}")
        if dinos(state, 0) == ["c2"]:
            won.add(face)
    assert won == wins


@pytest.mark.rule("evo:initiative.tail")
def test_at_the_start_of_the_game_the_order_is_drawn_since_all_are_equal() -> None:
    state = GAME.new(4)
    assert isinstance(state, EvoState)
    while kind(state) != "first":
        nature(state, codes(state, NATURE)[0])
    assert codes(state, NATURE) == ["first 0", "first 1", "first 2", "first 3"]


@pytest.mark.rule("evo:move.turns")
@pytest.mark.rule("evo:birth.count")
def test_a_round_has_six_phases_and_each_is_over_for_all_before_the_next() -> None:
    """Initiative, climate, movement, births, survival and points, evolution: the meteor, then the genes."""
    state = table(player("a1", "a2", "a3"), player("d8"), player("f4", "g1"), phase="initiative")
    told: list[Event] = []
    state.listener = told
    while state.round == 1:
        play(state, state.actor, codes(state, state.actor)[0])
    phases = ["rolled", "moved", "born", "scored", "meteor", "gene-laid", "gene-bought"]
    names = [event.name for event in told if event.name in phases]
    assert list(dict.fromkeys(names)) == phases
    assert names == sorted(names, key=phases.index)
    for each in ("moved", "born", "scored", "gene-bought"):
        assert [event.args["seat"] for event in told if event.name == each] == [1, 2, 0]


@pytest.mark.rule("evo:move.steps")
def test_a_second_leg_moves_one_dino_twice_or_two_dinos_once() -> None:
    once = play(table(player("c1", "c6", genes="leg")), 0, "move c1>c2", "move c6>c5")
    twice = play(table(player("c1", "c6", genes="leg")), 0, "move c1>c2", "move c2>c3")
    assert dinos(once, 0) == ["c2", "c5"]
    assert dinos(twice, 0) == ["c3", "c6"]
