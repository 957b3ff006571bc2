"""Builds the site: stages the pages, lets Zensical render each language, puts the parts together and checks them."""

import json
import lzma
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

from scripts.site import check, french_search
from scripts.site.made import made_pages
from scripts.site.shelves import ROOT, navigation
from scripts.site.staging import FRENCH, Staging, written_pages

LOOK = Path(__file__).parent / "look"
LANGUAGES = {"en": "English", "fr": "Français"}
SWITCHES = {"en": ("Switch to dark", "Switch to light"), "fr": ("Passer au sombre", "Passer au clair")}
HOMES = {  # of each language, from the home of this one
    "en": {"en": "index.html", "fr": f"{FRENCH}index.html"},
    "fr": {"en": "../index.html", "fr": "index.html"},
}
FEATURES = [
    "content.code.copy",
    "navigation.footer",
    "navigation.indexes",
    "navigation.tabs",
    "navigation.top",
    "search.highlight",
    "toc.follow",
]
# looks back over 16 MB, which are all the pages; text has no pattern of four bytes (pb)
SQUEEZE = {"id": lzma.FILTER_LZMA2, "preset": 7 | lzma.PRESET_EXTREME, "pb": 0}
NOT_NEEDED = ("404.html", "assets/stylesheets/classic")


class SiteBroken(Exception):
    """What is wrong with the pages, one thing a line."""


def build(work: Path) -> Path:
    """The whole site, sound and complete, in a folder of `work`, which is a folder of its own."""
    shutil.rmtree(work, ignore_errors=True)
    staging = Staging(written_pages() | made_pages(), work)
    staging.stage()
    (work / "pages/fr").rename(work / "pages-fr")
    (work / "pages").rename(work / "pages-en")
    site = work / "site"
    render("en", staging, work, site)
    render("fr", staging, work, site / "fr")
    french_search.translate(site / "fr")
    staging.finish(site)
    if wrong := check.mistakes(site):
        raise SiteBroken("\n".join(wrong))
    return site


def pack(site: Path, archive: Path) -> None:
    """As one file; the same pages give the same bytes."""
    unfinished = archive.with_suffix(".new")
    with lzma.open(unfinished, "w", filters=[SQUEEZE]) as squeezed, tarfile.open(fileobj=squeezed, mode="w") as file:
        for path in sorted(path for path in site.rglob("*") if path.is_file()):
            about = tarfile.TarInfo(path.relative_to(site).as_posix())
            about.size = path.stat().st_size
            with path.open("rb") as content:
                file.addfile(about, content)
    unfinished.replace(archive)


def render(lang: str, staging: Staging, work: Path, site: Path) -> None:
    pages = work / f"pages-{lang}"
    shutil.copytree(LOOK, pages / "look")
    shutil.copyfile(ROOT / "web/public/leaf.svg", pages / "look/leaf.svg")
    settings = work / f"{lang}.toml"
    written = work / f"site-{lang}"
    project = configuration(lang, staging.pages(lang), pages, written)
    settings.write_text("[project]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in project.items()))
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(settings)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=work, env={**os.environ, "NO_COLOR": "1"})
    if done.returncode:
        raise SiteBroken(done.stdout + done.stderr)
    for name in NOT_NEEDED:
        path = written / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    shutil.move(written, site)


def configuration(lang: str, pages: list[str], folder: Path, site: Path) -> dict[str, Any]:
    to_dark, to_light = SWITCHES[lang]
    return {
        "site_name": "Speciate",
        "docs_dir": folder.name,
        "site_dir": site.name,
        "use_directory_urls": False,
        "nav": navigation(lang, pages),
        "extra_css": ["look/site.css"],
        "theme": {
            "variant": "modern",
            "language": lang,
            "font": False,  # none is fetched from elsewhere
            "logo": "look/leaf.svg",
            "favicon": "look/leaf.svg",
            "features": FEATURES,
            "palette": [
                palette("light", "default", "lucide/moon", to_dark),
                palette("dark", "slate", "lucide/sun", to_light),
            ],
        },
        "extra": {
            "generator": False,
            "alternate": [{"name": LANGUAGES[one], "link": link, "lang": one} for one, link in HOMES[lang].items()],
        },
    }


def palette(name: str, scheme: str, icon: str, words: str) -> dict[str, Any]:
    media = f"(prefers-color-scheme: {name})"
    return {"media": media, "scheme": scheme, "toggle": {"icon": icon, "name": words}}


def toml(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
