"""What the others do can be seen: everything that happens is shown by itself, in order, as it was then."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from playwright.sync_api import WebSocket

from speciate.core.event import read_event
from speciate.core.registry import get_game
from speciate.table.words import Words
from tests.server.scenes import views_of
from tests.web.conftest import NewVisitor
from tests.web.pages import Visitor, open_table_with, send

# a page on which what is shown passes twenty times as fast: calm, but a test need not wait for it;
# its patience with the server is as long as ever
HURRY = """
    const later = window.setTimeout;
    window.setTimeout = (act, ms = 0, ...rest) => later(act, ms < 3000 ? ms / 20 : ms, ...rest);
"""

RUSH = HURRY.replace("ms / 20", "ms / 500")  # everything is shown, but for no longer than it takes to draw

# notes down what the page shows, each time it is another thing: the sentence, who is lit, the numbers on the board
WATCH = """(numbers) => {
  window.shown = [];
  const parts = (node) => [...(node?.childNodes ?? [])].map(words).join(" ");
  const words = (node) => (node?.nodeType === Node.TEXT_NODE ? node.data : parts(node));
  new MutationObserver(() => {
    const version = Number(document.querySelector("[data-showing]")?.dataset.showing ?? 0);
    if (!version || version === window.shown.at(-1)?.version) return;
    const seats = [...document.querySelectorAll("aside .players li")];
    const lit = seats.findIndex((seat) => seat.classList.contains("thinking"));
    const sentence = document.querySelector("[data-what-now]").innerText.trim();
    const board = numbers.map((piece) => words(document.querySelector(`.board [data-piece="${piece}"]`)));
    window.shown.push({ version, sentence, lit, board });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""

SEALED = "The others are choosing too; nobody sees your choice yet."
View = dict[str, Any]


class Title(NamedTuple):
    """A game to watch: its options, and pieces of its board with the number that each shows."""

    seats: int
    options: dict[str, Any]
    pieces: list[str]
    numbers: Callable[[View], list[int]]


def of_players(key: str) -> Callable[[View], list[int]]:
    return lambda view: [player[key] for player in view["players"]]


INDICATORS = list(get_game("evolutopia").new(2).view(0).to_json()["indicators"])  # type: ignore[call-overload]  # it is an object
TITLES = {
    "evolution": Title(3, {"cards_per_species": 0, "set_aside": 80}, ["bag:0", "bag:1", "bag:2"], of_players("bag")),
    "evo": Title(3, {}, ["points:0", "points:1", "points:2"], of_players("points")),
    "s-evolution": Title(2, {}, ["score:0", "score:1"], of_players("score")),
    "evolutopia": Title(
        2,
        {},
        [f"indicator:{name}" for name in INDICATORS],
        lambda view: [view["indicators"][name] for name in INDICATORS],
    ),
}


class Sight:
    """What a page was told, and what it showed."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.views: dict[int, View] = {}
        self.news: list[dict[str, Any]] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        update = json.loads(frame).get("update")
        if update is not None:
            self.news[update["version"] - len(update["news"]) :] = update["news"]
            self.views.update(views_of(update.get("scenes", []), update.get("view", {})))

    def shown(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.visitor.page.evaluate("window.shown")
        return found


def seated_first(news: dict[str, Any]) -> int | None:
    """Who acts in an event, where its arguments say so."""
    seat = news.get("seat")
    species = news.get("species")
    if isinstance(seat, int) and seat >= 0:
        return seat
    return int(species[0]) if isinstance(species, list) else None


@pytest.mark.parametrize("game", TITLES)
def test_everything_that_happens_in_a_game_is_shown(visit: NewVisitor, game: str) -> None:
    """A whole game with random players: sentence, lit seat and position of every event, in order, none left out."""
    title = TITLES[game]
    ann = visit("about:blank", speed="calm", script=RUSH, fresh=True)  # its sockets are listened to
    sight = Sight(ann, game)
    table, host, (token,) = open_table_with(ann.url, ["Ann"], title.seats, title.options, game)
    for seat in range(1, title.seats):
        send(ann.url, table, host, {"do": "seat-bot", "seat": seat, "bot": "random"})
    ann.page.goto(f"/table/{table}#seat=0&token={token}")
    ann.page.wait_for_selector("[data-ready]")
    ann.page.evaluate(WATCH, title.pieces)
    ann.ready()
    play_to_the_end(ann, table, token)
    ann.page.wait_for_selector("dialog [data-headline]", timeout=90_000)  # the result: all was shown before it
    shown = sight.shown()
    events = {version: item for version, item in enumerate(sight.news, 1) if "event" in item}
    assert [each["version"] for each in shown] == list(events)
    words = Words(get_game(game), "en", ann.page.locator("aside .players .name").all_inner_texts())
    for each in shown:
        check(each, events[each["version"]], sight.views[each["version"]], words, title)


def check(each: dict[str, Any], news: dict[str, Any], view: View, words: Words, title: Title) -> None:
    sentence = words.event(read_event(news))
    # while one has something to choose, that stands before it, and after it that nobody sees a sealed choice
    seen = " ".join(each["sentence"].split()).removeprefix("Your turn: ").removesuffix(SEALED).strip()
    assert seen == " ".join(sentence.split()), news
    actor = seated_first(news)
    if actor is not None:
        assert each["lit"] == actor, news
    numbers = [int(found.group()) for text in each["board"] if (found := re.search(r"-?\d+", text))]
    assert numbers == title.numbers(view), news


def play_to_the_end(ann: Visitor, table: str, token: str) -> None:
    """The seat plays at random, past the page."""
    rng = Random(3)
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=ann.url, headers=headers, trust_env=False, verify=False) as client:
        for _ in range(5_000):
            update = client.get(f"/api/tables/{table}", params={"since": 10**6}).json()
            if update["table"]["status"] == "over":
                return
            if legal := update.get("legal"):
                send(ann.url, table, token, {"do": "play", "moves": [rng.choice(legal)]})
            else:
                ann.page.wait_for_timeout(10)
    raise AssertionError("the game does not end")
