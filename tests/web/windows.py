"""Windows of the browser, kept for whoever comes next with the same settings: a new one costs as much as a test."""

from typing import Any

from playwright.sync_api import Browser

from tests.web.pages import Visitor

SPARE = 6  # windows that wait for somebody


class Windows:
    """Everybody finds a window as if it were new: nothing stored, nothing heard, the pointer outside. What a browser
    keeps of the page's files stays, and so do scripts and broken lines: who adds some asks for a `fresh` window."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[tuple[str, Visitor]] = []
        self._taken: list[tuple[str, Visitor]] = []

    def open(self, url: str, script: str, settings: dict[str, Any], patience: float, is_fresh: bool) -> Visitor:
        key = "" if is_fresh else repr((url, script, sorted(settings.items())))
        found = next((each for each in self._free if key and each[0] == key), None)
        if found is not None:
            self._free.remove(found)
        else:
            context = self._browser.new_context(base_url=url, **settings)
            context.set_default_timeout(patience)
            context.add_init_script(script)
            found = (key, Visitor(context, url))
        self._taken.append(found)
        return found[1]

    def leave(self) -> list[str]:
        """Everybody goes; tells what went wrong on their pages."""
        problems: list[str] = []
        for key, visitor in self._taken:
            if key:
                tidy(visitor)
                self._free.append((key, visitor))
            else:
                visitor.context.close()
            problems += visitor.forget()
        self._taken = []
        while len(self._free) > SPARE:
            self._free.pop(0)[1].context.close()
        return problems


def tidy(visitor: Visitor) -> None:
    page, context = visitor.page, visitor.context
    for other in context.pages:
        if other is not page:
            other.close()
    page.goto(f"{visitor.url}/health")  # of the same origin, and without a script
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    page.mouse.move(0, 0)
    if page.viewport_size != visitor.size and visitor.size is not None:
        page.set_viewport_size(visitor.size)
