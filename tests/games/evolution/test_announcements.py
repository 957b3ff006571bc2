"""Whoever looks at the table at the moment of an announcement sees what it tells: the page shows games that way."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from speciate.core.event import Event
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State, Witness
from speciate.games.evolution import GAME
from speciate.games.evolution.events import ANNOUNCEMENTS
from tests.games.evolution.build import play, player, species, table

Told = dict[str, Any]
Seen = dict[str, Any]
#: Nobody sees a card that is drawn or laid face down; and what is announced before anything has changed.
NOTHING_TO_SEE = {"drew", "drew-unseen", "food-laid", "trait-laid", "attacked", "thought"}


class Onlooker(Witness):
    """Keeps what a spectator sees at each announcement."""

    def __init__(self) -> None:
        self.views: list[Seen] = []

    def see(self, state: State) -> None:
        self.views.append(state.view(SPECTATOR).to_json())


def row(seen: Seen, seat: int) -> dict[int, Seen]:
    return {each["id"]: each for each in seen["players"][seat]["species"]}


def subject(told: Told, seen: Seen) -> Seen | None:
    seat, id = told["species"]
    return row(seen, seat).get(id)


def there(told: Told, seen: Seen) -> Seen:
    found = subject(told, seen)
    assert found is not None
    return found


def trait(card: str) -> str:
    return card.rstrip("0123456789")[:-1]


def open_traits(each: Seen) -> set[str]:
    return {trait(card) for card in each["traits"]}


def gained(told: Told, seen: Seen, before: Seen) -> int:
    """Food on a species and on its Fat Tissue since the last announcement."""
    now, then = there(told, seen), there(told, before)
    return int(now["food"] + now["fat"] - then["food"] - then["fat"])


Check = Callable[[Told, Seen, Seen], bool]

CHECKS: dict[str, Check] = {
    "first-player": lambda told, seen, _: seen["first"] == told["seat"],
    "round": lambda told, seen, _: (seen["round"], seen["first"]) == (told["round"], told["seat"]),
    "last-round": lambda told, seen, _: seen["last_round"] == told["round"],
    "species-given": lambda told, seen, _: subject(told, seen) is not None,
    "reshuffled": lambda told, seen, _: seen["deck"] == told["count"] and not seen["discards"],
    "nothing-to-draw": lambda told, seen, _: seen["players"][told["seat"]]["owed"] == 0,
    "food-laid-unseen": lambda told, seen, _: seen["players"][told["seat"]]["food_card"] == "?",
    "trait-laid-unseen": lambda told, seen, _: "?" in there(told, seen)["face_down"],
    "trait-dropped": lambda told, seen, _: trait(told["card"]) not in open_traits(there(told, seen)),
    "species-created": lambda told, seen, _: subject(told, seen) is not None and told["card"] in seen["discards"],
    "body-grew": lambda told, seen, _: there(told, seen)["body"] == told["count"],
    "population-grew": lambda told, seen, _: there(told, seen)["population"] == told["count"],
    "play-ended": lambda told, seen, _: seen["players"][told["seat"]]["ended"],
    "cards-shown": lambda told, seen, _: set(told["cards"]) <= set(seen["discards"]),
    "species-shown": lambda told, seen, _: (
        [there(told, seen)[key] for key in ("body", "population")] == [told["body"], told["population"]]
        and open_traits(there(told, seen)) == set(told["traits"])
    ),
    "traits-revealed": lambda told, seen, _: set(told["traits"]) <= open_traits(there(told, seen)),
    "fertile": lambda told, seen, _: there(told, seen)["population"] == told["count"],
    "fat-moved": lambda told, seen, before: there(told, seen)["fat"] == there(told, before)["fat"] - 1,
    "food-revealed": lambda told, seen, _: (
        seen["hole"] == told["count"]
        and set(told["cards"]) <= set(seen["discards"])
        and not any(each["food_card"] for each in seen["players"])
    ),
    "plants-from-hole": lambda told, seen, before: (
        gained(told, seen, before) == told["count"] == before["hole"] - seen["hole"]
    ),
    "plants-from-bank": lambda told, seen, before: gained(told, seen, before) == told["count"],
    "meat": lambda told, seen, before: gained(told, seen, before) == told["count"],
    "ignored": lambda told, seen, _: told["trait"] in there(told, seen)["ignoring"],
    "gored": lambda told, seen, _: there(told, seen)["population"] == told["count"],
    "lost-population": lambda told, seen, _: there(told, seen)["population"] == told["count"],
    "starved": lambda told, seen, _: there(told, seen)["population"] == told["count"],
    "bagged": lambda told, seen, before: (
        seen["players"][told["seat"]]["bag"] == before["players"][told["seat"]]["bag"] + told["count"]
        and food_of(seen, told["seat"]) <= food_of(before, told["seat"])
    ),
    "extinct": lambda told, seen, _: subject(told, seen) is None,
    "declined": lambda told, seen, _: seen["players"][told["seat"]]["declined"],
    "game-over": lambda _, seen, __: seen["phase"] == "over",
}


def food_of(seen: Seen, seat: int) -> int:
    return sum(each["food"] + each["fat"] for each in row(seen, seat).values())


def watched(seats: int, quick: bool) -> list[tuple[Event, Seen]]:
    """A whole game, with all that is announced and what a spectator sees at that moment."""
    rng = Random(seats)
    state = GAME.new(seats, {"quick": quick})
    heard: list[Event] = []
    onlooker = Onlooker()
    state.listener = heard
    state.witness = onlooker
    while state.actor != NOBODY:
        seat = state.actor
        if seat == NATURE:
            move = state.draw(rng)
        else:  # some play well, so that species live long enough to have something happen to them
            move = GAME.engine.policy(state, seat, rng.random) if seat % 2 else state.any_move(seat, rng.random)
        state.apply(seat, move)
    return list(zip(heard, onlooker.views, strict=True))


@pytest.mark.parametrize(("seats", "quick"), [(2, False), (4, False), (3, True), (6, True)])
def test_what_is_told_can_be_seen_right_then(seats: int, quick: bool) -> None:
    before: Seen = {}
    for event, seen in watched(seats, quick):
        told = event.heard_by(SPECTATOR)
        if told is not None and told.name in CHECKS:
            assert CHECKS[told.name]({**told.args}, seen, before), told
        before = seen


def test_everything_announced_is_looked_at() -> None:
    assert CHECKS.keys() | NOTHING_TO_SEE == ANNOUNCEMENTS.keys()


def test_food_of_a_discarded_fat_tissue_is_in_the_bag_only_when_that_is_told() -> None:
    state = table(player(species("fat-tissue", body=4, fat=3), bag=2), player(species()), phase="play")
    onlooker = Onlooker()
    state.listener = []
    state.witness = onlooker
    play(state, 0, "drop 0 fat-tissue")
    assert [event.name for event in state.listener] == ["trait-dropped", "bagged"]
    assert [each["players"][0]["bag"] for each in onlooker.views] == [2, 5]
    assert food_of(onlooker.views[1], 0) == 0
