"""What is announced lies on the table when it is announced: whoever plays a game back sees what the sentence says."""

import pytest

from speciate.games.s_evolution import GAME
from tests.games.announced import Json, Told, told

SUITS = ("food", "tools", "science")
BARS = {"famine": "food", "earthquake": "tools", "fanaticism": "science"}


GAMES = [(4, seed, edition) for edition in ("2013", "2.0") for seed in (1, 2)] + [(2, 3, "2013"), (3, 4, "2.0")]


@pytest.fixture(scope="module")
def games() -> Told:
    """Several games one after the other: between them every announcement is made."""
    return [row for seats, seed, edition in GAMES for row in told(GAME.new(seats, {"edition": edition}), seed)]


def only(games: Told, *names: str) -> list[tuple[str, Json, Json, Json]]:
    """With the table's view and that before it; each of the announcements is there."""
    found = [(event.name, dict(event.args), view, before) for event, view, before in games if event.name in names]
    assert {name for name, *_ in found} == set(names)
    return found


def own(view: Json, args: Json) -> Json:
    player: Json = view["players"][args["seat"]]
    return player


def test_a_card_told_as_played_lies_in_the_trick_and_nowhere_else(games: Told) -> None:
    for _, args, view, _ in only(games, "played", "turned"):
        assert own(view, args)["card"] == args["card"]
    for _, args, view, _ in only(games, "discovery-played", "discovery-turned"):
        assert own(view, args)["card"] == args["discovery"]
        assert own(view, args)["discovery"] is None
    for _, args, view, _ in only(games, "disaster-replaced"):
        assert args["card"] in own(view, args)["aside"]


def test_a_discovery_lies_where_it_is_told(games: Told) -> None:
    for _, args, view, _ in only(games, "discovery-drawn"):
        assert own(view, args)["discovery"] == args["discovery"]
        assert args["discovery"] not in own(view, args)["discoveries"]
    for name, args, view, _ in only(games, "discovery-taken", "discovery-up", "discovery-down"):
        player = own(view, args)
        age = player["discoveries"].index(args["discovery"]) + 1
        assert (age in player["up"]) == (name != "discovery-down")


def test_trump_colour_and_order_are_as_told(games: Told) -> None:
    for _, args, view, _ in only(games, "trump-named"):
        assert view["trump"] == args["suit"]
    for _, args, view, _ in only(games, "colour-set"):
        assert view["colour"] == args["suit"]
    for _, args, view, _ in only(games, "trick-order"):
        assert view["order"] == args["seats"]
    for _, args, view, before in only(games, "took"):
        assert view["players"][args["from"]]["card_taken"]
        assert sorted(own(view, args)["taken"]) == sorted([*own(before, args)["taken"], args["card"]])


def test_a_round_and_an_action_phase_have_begun_when_they_are_told(games: Told) -> None:
    for _, args, view, _ in only(games, "round"):
        assert (view["round"], view["lead"], view["phase"]) == (args["round"], args["seat"], "hand")
        assert not any(player["taken"] for player in view["players"])
    for _, args, view, _ in only(games, "action"):
        assert (view["turn"], view["phase"]) == (args["seat"], "disaster")


def test_a_disaster_has_done_what_is_told(games: Told) -> None:
    for name, args, view, before in only(games, "disaster", "disaster-held-off"):
        assert len(view["suffering"]) == len(before["suffering"]) - 1 or before["turn"] != view["turn"]
        if name == "disaster-held-off":
            assert view["held_off"] > 0
        elif args["disaster"] in BARS:
            assert BARS[args["disaster"]] in view["barred"]
        elif args["disaster"] in ("obscurantism", "invasion") and view["round"] < view["options"]["rounds"]:
            assert own(view, args)["obscured" if args["disaster"] == "obscurantism" else "invaded"]


def test_resources_are_in_stock_as_told(games: Told) -> None:
    for _, args, view, before in only(games, "harvested"):
        for suit in SUITS:
            assert own(view, args)["stock"][suit] == own(before, args)["stock"][suit] + args[suit]
    for name, args, view, before in only(games, "gained", "lost", "need-met"):
        change = args.get("count", 1) * (1 if name == "gained" else -1)
        limit = view["options"]["stock_limit"]
        assert own(view, args)["stock"][args["suit"]] == min(limit, own(before, args)["stock"][args["suit"]] + change)
    for _, args, view, before in only(games, "traded"):
        now, then = own(view, args)["stock"], own(before, args)["stock"]
        assert (now[args["given"]], now[args["got"]]) == (then[args["given"]] - 1, then[args["got"]] + 1)


def test_points_ages_people_and_workers_are_as_told(games: Told) -> None:
    for name, args, view, before in only(games, "scored", "points-lost"):
        change = args["count"] if name == "scored" else -args["count"]
        assert own(view, args)["score"] == args["score"] == own(before, args)["score"] + change
    for _, args, view, _ in only(games, "age-rose", "age-fell", "stayed"):
        assert own(view, args)["age"] == args["age"]
    for _, args, view, _ in only(games, "population-grew", "population-fell"):
        assert own(view, args)["population"] == args["count"]
    for name, args, view, _ in only(games, "built", "removed", "worker-dismissed"):
        assert own(view, args)["workers"][args["building"]] == (args["level"] if name == "built" else 0)


def test_the_end_is_told_at_the_end(games: Told) -> None:
    for _, args, view, _ in only(games, "game-over"):
        assert view["phase"] == "over"
        assert args["scores"] == [player["score"] + player["sets"] for player in view["players"]]
