"""What is announced lies on the table when it is announced: whoever plays a game back sees what the sentence says."""

import pytest

from speciate.games.evo import GAME
from tests.games.announced import Json, Told, told

GAMES = [(3, 1, None), (4, 2, {"scarce": True}), (5, 3, {"cards": 5}), (4, 4, None)]


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: f"{game[0]} players")
def game(request: pytest.FixtureRequest) -> Told:
    seats, seed, options = request.param
    return told(GAME.new(seats, options), seed)


def only(game: Told, *names: str) -> list[tuple[str, Json, Json, Json]]:
    return [(event.name, dict(event.args), view, before) for event, view, before in game if event.name in names]


def dinos(view: Json, seat: int) -> list[str]:
    found: list[str] = view["players"][seat]["dinos"]
    return found


def test_a_dino_that_moved_swam_or_was_born_stands_where_it_is_told(game: Told) -> None:
    found = only(game, "started", "moved", "swam", "born", "reborn")
    assert len({name for name, *_ in found}) > 2
    for name, args, view, before in found:
        assert args["region"] in dinos(view, args["seat"]), (name, args)
        assert args["region"] not in dinos(before, args["seat"]), (name, args)
        if "from" in args:
            assert args["from"] not in dinos(view, args["seat"]), (name, args)


def test_a_fight_stands_on_the_table_and_ends_as_it_is_told(game: Told) -> None:
    for _, args, view, _ in only(game, "attacked"):
        assert view["fight"][1] == args["region"]
        assert view["fight"][0] in dinos(view, args["seat"])
        assert args["region"] in dinos(view, args["target"])
    for name, args, view, before in only(game, "attack-won", "attack-lost"):
        assert view["die"] == args["face"]
        assert view["fight"] is None
        loser = args["target"] if name == "attack-won" else args["seat"]
        winner = args["seat"] if name == "attack-won" else args["target"]
        assert args["region"] in dinos(view, winner)
        assert len(dinos(view, loser)) == len(dinos(before, loser)) - 1
        assert len(dinos(view, winner)) == len(dinos(before, winner))


def test_whoever_is_told_dead_is_gone(game: Told) -> None:
    for name, args, view, before in only(game, "died", "removed", "struck"):
        owner = args["target"] if name == "struck" else args["seat"]
        regions = args.get("regions", [args.get("region")])
        assert set(regions) <= set(dinos(before, owner)), (name, args)
        assert sorted(dinos(before, owner)) == sorted([*dinos(view, owner), *regions]), (name, args)
    for _, args, view, _ in only(game, "extinct"):
        assert dinos(view, args["seat"]) == []


def test_the_climate_and_the_meteor_stand_where_they_are_told(game: Told) -> None:
    for _, args, view, before in only(game, "rolled"):
        assert view["die"] == args["face"]
        assert view["climate"] == before["climate"]  # the pawn goes with the next announcement
    for _, args, view, _ in only(game, "climate"):
        assert view["loop"][view["climate"]] == args["terrain"]
        assert view["zones"][args["terrain"]] == "temperate"
    for _, args, view, before in only(game, "meteor"):
        assert view["meteor"] == args["cell"] == before["meteor"] + 1
        assert len(view["track"]) - 1 - view["meteor"] == args["left"]
    for _, args, view, _ in only(game, "meteor-rolled"):
        assert view["die"] == args["face"]
    for _, args, view, _ in only(game, "game-over"):
        assert view["phase"] == "over"
        assert [player["points"] for player in view["players"]] == args["scores"]


def test_points_grow_and_are_paid_as_they_are_told(game: Told) -> None:
    for _, args, view, before in only(game, "scored"):
        now, then = (each["players"][args["seat"]] for each in (view, before))
        assert now["points"] == then["points"] + args["count"]
    for _, args, view, before in only(game, "gene-bought", "gene-given"):
        now, then = (each["players"][args["seat"]] for each in (view, before))
        assert now["points"] == then["points"] - args.get("count", 0)
        if args["gene"] == "card":
            assert now["owed"] == then["owed"] + 1
        else:
            assert now["portrait"][args["gene"]] == then["portrait"][args["gene"]] + 1


def test_a_bid_stands_on_its_gene_as_it_is_told(game: Told) -> None:
    for name, args, view, before in only(game, "bid", "outbid"):
        assert {"gene": args["gene"], "bid": args["count"], "seat": args["seat"]} in view["lots"]
        if name == "outbid":
            assert args["target"] in [lot["seat"] for lot in before["lots"]]
            assert args["target"] not in [lot["seat"] for lot in view["lots"]]
            assert view["rebidder"] == args["target"]
    for _, args, view, _ in only(game, "gene-laid"):
        assert view["lots"][-1]["gene"] == args["gene"]
    for _, args, view, _ in only(game, "dropped"):
        assert view["players"][args["seat"]]["dropped"]


def test_a_card_that_is_told_lies_open_and_works(game: Told) -> None:
    found = only(game, "card-played", "card-aimed")
    assert found
    for _, args, view, before in found:
        assert view["discards"].count(args["card"]) == before["discards"].count(args["card"]) + 1
        now, then = (each["players"][args.get("target", args["seat"])]["bonus"] for each in (view, before))
        effect = args["card"].rstrip("+-0123456789")
        whole_table = {"climate": "climate_played", "barren": "barren", "gene": "gifts"}
        if effect in whole_table:
            assert view[whole_table[effect]]
        else:
            assert now.get(effect, 0) != then.get(effect, 0), args


def test_rounds_and_their_order_are_there_when_told(game: Told) -> None:
    for _, args, view, _ in only(game, "round"):
        assert (view["round"], view["lots"], view["order"]) == (args["round"], [], [])
    for _, args, view, _ in only(game, "drawn-first"):
        assert view["order"][-1] == args["seat"]
    for _, args, view, _ in only(game, "order"):
        assert view["order"] == args["seats"]
