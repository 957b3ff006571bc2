"""A report of the lab in a real browser: drawn, saved, read aloud, and without a word to anybody."""

import struct
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, expect

from speciate.lab.experiment import Experiment, Seats, Variant
from speciate.lab.experiment_run import run_experiment
from speciate.lab.figures import page as pages
from speciate.lab.figures.reports import write_report
from tests.lab.test_figures import changed_oaks
from tests.web.pages import PHONE
from tests.web.test_access import AXE, GRAVE, RUN

EVIL = "<b>bold</b>"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert pages.script(), "the plots have not been built: make page"
    folder = tmp_path_factory.mktemp("report")
    variants = (Variant("usual"), Variant(EVIL, pack=changed_oaks(9)))
    seats = (Seats("two", ("random", "random")), Seats("three", ("random",) * 3))
    run_experiment(Experiment("Acorns", "template", variants, seats, 30, measures=("score", "seat_1")), folder / "lab")
    for lang in ("en", "fr"):
        write_report(folder / "lab", folder / f"{lang}.html", lang)
    return folder


@pytest.fixture
def opened(browser: Browser, report: Path) -> Iterator[Page]:
    """As somebody who reads French on a phone in the dark."""
    context = browser.new_context(color_scheme="dark", **PHONE)
    page = context.new_page()
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("request", lambda request: heard.append(request.url))
    page.goto((report / "fr.html").as_uri())
    yield page
    context.close()
    assert heard == [(report / "fr.html").as_uri()]  # nothing was refused, nothing went wrong, nobody was asked


def test_every_figure_is_drawn_and_can_be_looked_at_closely(opened: Page) -> None:
    plots = opened.locator(".plot")
    expect(plots).to_have_count(4)
    for number in range(4):
        expect(plots.nth(number).locator("svg path").first).to_be_attached()
        expect(plots.nth(number)).to_have_attribute("aria-label", opened.locator("section h2").nth(number).inner_text())
    expect(opened.locator(".still")).to_have_count(0)
    width = opened.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width == 0, "nothing is wider than a phone"
    expect(opened.locator("b")).to_have_count(0)
    dot = plots.first.locator("svg path[d*='A5.5']").first.bounding_box()  # the circle of a dot
    assert dot is not None
    opened.mouse.move(dot["x"] + dot["width"] / 2, dot["y"] + dot["height"] / 2)
    expect(plots.first.locator("svg text").filter(has_text="±")).to_be_attached()


def test_pictures_and_tables_are_saved(opened: Page) -> None:
    section = opened.locator("section").first
    saved: dict[str, bytes] = {}
    for kind in ("csv", "svg", "png"):
        with opened.expect_download() as download:
            section.locator(f"button[data-file={kind}]").click()
        assert download.value.suggested_filename == f"score-difference.{kind}"
        saved[kind] = Path(download.value.path()).read_bytes()
    lines = saved["csv"].decode("utf-8-sig").splitlines()
    assert lines[0] == "table,moyenne,écart,±,p" and [line.split(",")[0] for line in lines[1:]] == ["two", "three"]
    assert ElementTree.fromstring(saved["svg"]).tag == "{http://www.w3.org/2000/svg}svg"
    assert saved["png"].startswith(b"\x89PNG")
    wide, high = struct.unpack(">II", saved["png"][16:24])
    assert wide > 500 and high > 100  # twice as sharp as the phone is wide


def test_the_dark_and_the_light_are_followed(opened: Page) -> None:
    ground = opened.locator(".plot svg rect").first
    dark = ground.get_attribute("fill")
    assert dark is not None
    opened.emulate_media(color_scheme="light")
    expect(ground).not_to_have_attribute("fill", dark)


def test_axe_finds_nothing_grave(opened: Page) -> None:
    opened.evaluate(AXE.read_text(encoding="utf-8"))
    grave = [found["id"] for found in opened.evaluate(RUN) if found["impact"] in GRAVE]
    assert grave == []
