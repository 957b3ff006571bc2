"""Pieces that move cost little: no board is laid out anew in every frame in which one of its pieces moves."""

import pytest

from tests.web.conftest import NewVisitor
from tests.web.pages import open_table_with, send

FRAMES = 12

# every piece of a kind moves, frame by frame, however busy the machine is
MOVE = """async ({ kind, frames }) => {
  const pieces = [...document.querySelectorAll(`.board [data-piece="${kind}"], .board [data-piece^="${kind}:"]`)];
  const frame = () => new Promise(requestAnimationFrame);
  const way = [{ transform: "scale(0.7)" }, { transform: "none" }];
  const moves = pieces.map((piece) => piece.animate(way, { duration: frames * 20 }));
  for (const move of moves) move.pause();
  for (let at = 0; at < frames; at++) {
    for (const move of moves) move.currentTime = at * 20;
    await frame();
  }
  for (const move of moves) move.cancel();
}"""
PIECES = "[...document.querySelectorAll('.board [data-piece]')].map(({ dataset }) => dataset.piece)"
# what is written in these is part of the drawing; each moves once a round
SELDOM = {"evo": {"climate"}, "s-evolution": {"dial"}}
TRIES = 3  # something else may be laid out meanwhile, as long as the page is new


@pytest.mark.parametrize(("game", "seats"), [("evolution", 2), ("evo", 3), ("s-evolution", 2), ("evolutopia", 2)])
def test_a_piece_that_moves_is_not_laid_out_in_every_frame(visit: NewVisitor, game: str, seats: int) -> None:
    ann = visit("about:blank", reduced_motion="no-preference")
    table, host, (token,) = open_table_with(ann.url, ["Ann"], seats, {}, game)
    for seat in range(1, seats):
        send(ann.url, table, host, {"do": "seat-bot", "seat": seat, "bot": "random"})
    page = ann.page
    page.goto(f"/table/{table}#seat=0&token={token}")
    ann.ready()
    page.wait_for_selector(".board [data-piece]")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def layouts() -> int:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return int(next(each["value"] for each in metrics if each["name"] == "LayoutCount"))

    def is_costly(kind: str) -> bool:
        before = layouts()
        page.evaluate(MOVE, {"kind": kind, "frames": FRAMES})
        return layouts() - before > FRAMES / 2

    kinds = {piece.split(":")[0] for piece in page.evaluate(PIECES)} - SELDOM.get(game, set())
    costly = {kind for kind in kinds if all(is_costly(kind) for _ in range(TRIES))}
    assert not costly, "laid out in every frame: is a number or a word part of a drawing?"
