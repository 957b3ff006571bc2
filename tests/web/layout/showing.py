"""The real page, shown positions as if they were tables: all it asks of a table is answered by the engine, the rest by
the server. One page shows one after another without being loaded again."""

import json
from base64 import b64decode
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Route, WebSocketRoute

from tests.web.layout.positions import Position
from tests.web.layout.sizes import Size

CHECKER: Final = "".join(
    Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("sight.js", "checker.js")
)

#: Counts the answers that the page waits for.
COUNTING: Final = """
window.layoutWaits = 0;
window.fetch = new Proxy(window.fetch, {
    apply: async (fetch, self, given) => {
        window.layoutWaits++;
        try {
            return await Reflect.apply(fetch, self, given);
        } finally {
            setTimeout(() => window.layoutWaits--); // first it is read
        }
    },
});
"""
#: Waits until nothing changes any more: boards measure themselves, and draw again.
SETTLED: Final = """async function settled() {
    const frame = () => new Promise(requestAnimationFrame);
    let changed = true;
    const watch = new MutationObserver(() => (changed = true));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let calm = 0, frames = 0; calm < 2 && frames < 200; frames++) {
        changed = false;
        await frame();
        calm = changed || layoutWaits ? 0 : calm + 1;
    }
    watch.disconnect();
}"""
FAULTS: Final = f"async ([isTouch, part]) => {{ {SETTLED}; await settled(); return layoutFaults(isTouch, part); }}"
#: The tabs are beside the board, or open over it from a bar.
OPEN_TAB: Final = """(place) => {
    const tabs = [...document.querySelectorAll("[role=tab], .tabs button")].filter((tab) => tab.checkVisibility());
    if (tabs[place].ariaPressed !== "true") tabs[place].click();
}"""
GO: Final = """(path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""

#: Nothing of the page is painted while it is laid out, which takes as long as all the rest.
HIDE: Final = "document.documentElement.style.opacity = 0"
MARK: Final = """(boxes) => {
    document.documentElement.style.opacity = 1;
    const layer = document.querySelector("dialog:modal") ?? document.body;
    for (const [x, y, width, height] of boxes) {
        const mark = layer.appendChild(document.createElement("div"));
        mark.className = "layout-fault";
        Object.assign(mark.style, {
            position: "fixed", zIndex: 1e6, left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
            outline: "2px solid red", pointerEvents: "none",
        });
    }
}"""

UNMARK: Final = f"document.querySelectorAll('.layout-fault').forEach((mark) => mark.remove()); {HIDE}"

Fault = dict[str, Any]


class Showing:
    """A browser's page in one language."""

    def __init__(self, browser: Browser, url: str, lang: str, positions: list[Position]) -> None:
        self.lang = lang
        self._positions = {position.id: position for position in positions}
        self._previews: dict[str, str] = {}
        context = browser.new_context(
            base_url=url, locale=lang, reduced_motion="reduce", viewport=None, service_workers="block"
        )
        context.set_default_timeout(20_000)
        self._context = context
        seats = [
            {"table": each.id, "seat": each.data["me"], "token": "t", "name": "", "game": each.game.id, "at": 0}
            for each in positions
            if each.data["me"] >= 0
        ]
        kept = {"speciate.seats": seats, "speciate.settings": {"lang": lang, "welcomed": True}}
        context.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)})) localStorage[key] = JSON.stringify(value)"
        )
        context.add_init_script(COUNTING)
        context.add_init_script(CHECKER)
        context.route_web_socket("**/api/tables/*/socket", self._tell)
        context.route("**/api/tables/*/preview", self._foresee)
        self._page = context.new_page()
        self._devtools = context.new_cdp_session(self._page)
        self._size: Size | None = None
        self._page.goto("/")
        self._page.evaluate(HIDE)

    def close(self) -> None:
        self._context.close()

    def show(self, position: Position, size: Size) -> None:
        self._resize(size)
        self._page.evaluate(GO, f"/table/{position.id}")
        self._page.wait_for_selector("[data-live=true] [data-piece]")
        if position.data["outcome"]:
            self._page.wait_for_selector("dialog:modal")  # the final scores, which are loaded only then
        self._page.evaluate(f"({SETTLED})()")

    def faults(self, size: Size, part: str = "") -> list[Fault]:
        """What is wrong with what is shown, or with a part of it, at this size."""
        self._resize(size)
        found: list[Fault] = self._page.evaluate(FAULTS, [size.is_touch, part])
        return found

    def open_tab(self, place: int) -> None:
        self._page.evaluate(OPEN_TAB, place)

    def picture(self, path: Path, faults: list[Fault]) -> None:
        """With a frame around what is wrong."""
        self._page.evaluate(MARK, [fault["box"] for fault in faults])
        path.write_bytes(b64decode(self._devtools.send("Page.captureScreenshot")["data"]))
        self._page.evaluate(UNMARK)

    def _resize(self, size: Size) -> None:
        """Without Playwright's own way, which takes longer."""
        metrics = {"width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": False}
        self._devtools.send("Emulation.setDeviceMetricsOverride", metrics)
        if self._size is None or self._size.is_touch != size.is_touch:
            self._devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": size.is_touch})
        self._size = size

    def _tell(self, socket: WebSocketRoute) -> None:
        position = self._positions[socket.url.split("/tables/")[1].split("/")[0]]

        def answer(message: str | bytes) -> None:
            told = {"n": 1, "update": position.update()} if "protocol" in json.loads(message) else {"pong": 1}
            socket.send(json.dumps(told))

        socket.on_message(answer)

    def _foresee(self, route: Route) -> None:
        position = self._positions[route.request.url.split("/tables/")[1].split("/")[0]]
        asked = f"{position.id} {route.request.post_data}"
        if asked not in self._previews:
            body = json.loads(route.request.post_data or "{}")
            self._previews[asked] = json.dumps(position.preview(body["after"]))
        route.fulfill(body=self._previews[asked], content_type="application/json")
