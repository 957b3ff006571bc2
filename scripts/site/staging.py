"""Every page of the site as Markdown whose links lead to other pages of it, and the files that go with them."""

import os
import shutil
from functools import partial
from pathlib import Path

from scripts.site import sources
from scripts.site.links import with_links
from scripts.site.shelves import ROOT

FRENCH = "fr/"
# what stands elsewhere in the repository than in docs/
BESIDE = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "bench/RESULTS.md": "results.md",
    "web/README.md": "page.md",
}


def written_pages() -> dict[str, str]:
    """The pages that people wrote, by their paths in the repository."""
    paths = [*sorted((ROOT / "docs").rglob("*.md")), *(ROOT / name for name in BESIDE)]
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def front(path: str) -> str:
    """The site's own front page takes the place of the repository's, with fewer pictures: they are in every wheel."""
    return "docs/index.md" if path == "README.md" else path


def place(path: str) -> str:
    """Where a page of the repository stands in the site, as Markdown."""
    return BESIDE.get(path) or path.removeprefix("docs/")


class Staging:
    """`texts` are all pages by their paths in the repository; made ones have the path they would have there."""

    def __init__(self, texts: dict[str, str], folder: Path) -> None:
        self.texts = texts
        self.folder = folder
        self.sources: dict[str, Path] = {}  # files and folders that are led to, by their paths
        self.assets: dict[str, Path] = {}  # pictures and texts beside the pages

    def stage(self) -> None:
        for path, text in self.texts.items():
            target = self.folder / "pages" / place(path)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(with_links(text, partial(self._resolve, path)), encoding="utf-8")

    def pages(self, lang: str) -> list[str]:
        """The pages of a language, from the folder of that language."""
        places = [place(path) for path in self.texts]
        if lang == "fr":
            return [page.removeprefix(FRENCH) for page in places if page.startswith(FRENCH)]
        return [page for page in places if not page.startswith(FRENCH)]

    def finish(self, site: Path) -> None:
        """Puts beside the built pages what they show and lead to."""
        done: set[str] = set()
        while left := sorted(set(self.sources) - done):  # the page of a folder leads to more of them
            for path in left:
                self._write_source(site, path)
            done.update(left)
        for name, file in self.assets.items():
            target = site / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
        (site / sources.FOLDER / "source.css").write_text(sources.STYLE, encoding="utf-8")
        (site / sources.FOLDER / "source.js").write_text(sources.SCRIPT, encoding="utf-8")

    def _write_source(self, site: Path, path: str) -> None:
        file = self.sources[path]
        target = site / sources.address(path, file.is_dir())
        target.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir():
            inside = sorted(one for one in file.iterdir() if not one.name.startswith(("_", ".")))
            entries = [(one.name, self._address(one)) for one in inside if one.suffix not in (".so", ".pyc")]
            target.write_text(sources.folder_page(path, entries), encoding="utf-8")
        else:
            target.write_text(sources.code_page(file, path), encoding="utf-8")

    def _resolve(self, path: str, link: str) -> str:
        """A link as the site has it; within a language it stays one to Markdown, which Zensical checks."""
        here = place(path)
        file = Path(os.path.normpath(ROOT / path / ".." / link))
        known = front(file.relative_to(ROOT).as_posix())
        if known in self.texts and place(known).startswith(FRENCH) == here.startswith(FRENCH):
            return sources.relative(place(known), here)
        return sources.relative(self._address(file), here)

    def _address(self, file: Path) -> str:
        """Where a file or folder of the repository stands in the site, and that it is needed there."""
        path = front(file.relative_to(ROOT).as_posix())
        if path in self.texts:
            return place(path).removesuffix(".md") + ".html"
        if not file.exists():
            raise FileNotFoundError(f"a page leads to {path}, which does not exist")
        if path.startswith("docs/") and not file.is_dir():
            self.assets[path.removeprefix("docs/")] = file
            return path.removeprefix("docs/")
        self.sources[path] = file
        return sources.address(path, file.is_dir())
