"""What a built site must keep: every link leads somewhere, and nothing comes from elsewhere."""

import os
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from scripts.site.sources import line_names

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}


class Page(HTMLParser):
    """What an HTML file leads to, loads, and can be led to. Of code only its lines: there is much of it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids = line_names(text)
        if not self.ids:
            self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value for name, value in attrs if value is not None}
        self.ids.update(values[name] for name in ("id", "name") if name in values)
        if tag in LOADED and LOADED[tag] in values and values.get("rel") not in ("canonical", "next", "prev"):
            self.loads.append(values[LOADED[tag]])
        elif tag == "a" and "href" in values:
            self.links.append(values["href"])


def mistakes(site: Path) -> list[str]:
    """Every link that leads nowhere and everything that would be fetched from another place."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        here = path.relative_to(site).as_posix()
        found += [f"{here} loads {url}" for url in page.loads if urlsplit(url).scheme not in ("", "data")]
        for url in {*page.links, *page.loads}:
            if why := leads_nowhere(url, path, pages):
                found.append(f"{here}: {url} {why}")
    return found


def leads_nowhere(url: str, path: Path, pages: dict[Path, Page]) -> str:
    parts = urlsplit(url)
    if parts.scheme or parts.netloc or parts.path.startswith("/"):
        return ""
    target = Path(os.path.normpath(path.parent / unquote(parts.path))) if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return "does not exist"
    if parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids:
        return "has no such place"
    return ""
