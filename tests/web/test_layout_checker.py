"""The layout checker finds what is wrong with small pages, and nothing where all is well."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.layout.showing import CHECKER

Check = Callable[..., list[str]]

WIDTH, HEIGHT = 400, 300


@pytest.fixture(scope="module")
def check(browser: Browser) -> Iterator[Check]:
    """Says the faults of a page, as `kind: text`."""
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT})
    context.add_init_script(CHECKER)
    page = context.new_page()
    page.goto("about:blank")

    def of(body: str, touch: bool = False) -> list[str]:
        style = "body { margin: 0; font: 16px/1.3 sans-serif } button { position: absolute; width: 60px; height: 40px }"
        page.evaluate("(html) => (document.documentElement.innerHTML = html)", f"<style>{style}</style><body>{body}")
        found = page.evaluate("(touch) => layoutFaults(touch)", touch)
        return sorted({f"{fault['kind']}: {fault['text']}" for fault in found})

    yield of
    context.close()


def at(left: int, top: int, more: str = "") -> str:
    return f'style="position: absolute; left: {left}px; top: {top}px; {more}"'


def test_what_lies_side_by_side_is_fine(check: Check) -> None:
    assert check(f"<button {at(0, 0)}>A</button><button {at(60, 0)}>B</button><p {at(0, 60)}>Some words</p>") == []


def test_two_buttons_that_overlap_are_found(check: Check) -> None:
    assert check(f"<button {at(0, 0)}>A</button><button {at(45, 10)}>B</button>") == ["covered: A", "overlap: A"]


def test_a_button_that_lies_on_the_edge_of_another_is_found(check: Check) -> None:
    small = at(88, 50, "width: 24px; height: 24px")
    assert check(f"<button {at(0, 0, 'width: 200px; height: 60px')}>A</button><button {small}></button>") == [
        "overlap: A"
    ]


def test_a_veil_over_a_button_is_found_and_one_that_lets_clicks_through_is_not(check: Check) -> None:
    veil = at(0, 0, "width: 100px; height: 100px")
    assert check(f"<button {at(0, 0)}></button><div {veil}></div>") == ["covered: "]
    assert (
        check(f"<button {at(0, 0)}></button><div {at(0, 0, 'width: 99px; height: 99px; pointer-events: none')}></div>")
        == []
    )


def test_two_texts_on_each_other_are_found(check: Check) -> None:
    assert check(f"<p {at(0, 0)}>one</p><p {at(10, 4)}>other</p>") == ["overlap: one"]


def test_lines_that_are_close_do_not_overlap_where_their_letters_do_not(check: Check) -> None:
    assert check(f"<p {at(0, 0, 'margin: 0')}>one</p><p {at(0, 15, 'margin: 0')}>one</p>") == []


def test_a_text_under_a_sheet_is_found(check: Check) -> None:
    sheet = at(0, 0, "width: 100px; height: 50px; background: white")
    assert check(f"<p {at(0, 10)}>below</p><div {sheet}></div>") == ["covered: below"]


def test_a_word_that_is_cut_is_found(check: Check) -> None:
    cut = at(0, 0, "width: 50px; overflow: hidden; white-space: nowrap")
    assert check(f"<p {cut}>interminable</p>") == ["cut: interminable"]
    dots = at(0, 0, "width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis")
    assert check(f"<p {dots}>interminable</p>") == ["cut: interminable"]


def test_an_accent_that_is_cut_is_found(check: Check) -> None:
    low = at(0, 40, "height: 12px; line-height: 12px; font-size: 16px; overflow: hidden; margin: 0")
    assert check(f"<p {low}>Évo</p>") == ["cut: Évo"]
    assert check(f"<p {low}>evo</p>") == []


def test_what_is_outside_the_window_is_found(check: Check) -> None:
    outside = check(
        f"<div {at(0, 0, 'width: 400px; height: 300px; overflow: hidden')}><button {at(380, 0)}>A</button></div>"
    )
    assert outside == ["cut: A"]
    assert check(f"<button {at(-20, 0)}>A</button>") == ["cut: A"]


def test_a_page_that_is_larger_than_the_window_is_found(check: Check) -> None:
    assert check(f"<div {at(0, 0, 'width: 500px; height: 10px')}></div>") == ["scrolls: "]


def test_what_can_be_scrolled_to_is_fine(check: Check) -> None:
    row = at(0, 0, "width: 100px; height: 60px; overflow: auto hidden")
    cards = "".join(f"<button {at(left, 0)}>{left}</button>" for left in (10, 80, 300))
    assert check(f"<div {row}>{cards}</div>") == []


def test_a_word_that_is_broken_is_found(check: Check) -> None:
    narrow = at(0, 0, "width: 50px; overflow-wrap: anywhere")
    assert check(f"<p {narrow}>interminable</p>") == ["broken: interminable"]
    assert check(f"<p {narrow}>so many words</p>") == []
    assert check(f"<p {narrow}>inter-<wbr>min-<wbr>able</p>") == []


def test_a_small_target_is_found_and_what_is_pressed_often_is_larger_on_touch(check: Check) -> None:
    assert check(f"<button {at(0, 0, 'width: 20px; height: 40px')}></button>") == ["small: "]
    often = f"<button data-often {at(0, 0, 'width: 60px; height: 40px')}></button>"
    assert check(often) == []
    assert check(often, touch=True) == ["small: "]


def test_drawings_do_not_count_but_what_can_be_read_does(check: Check) -> None:
    unread = 'aria-hidden="true"'
    drawing = f'<svg {unread} {at(0, 0, "pointer-events: none")}><text y="16">other</text></svg>'
    assert check(f"<p {at(0, 0)}>one</p>{drawing}") == []
    assert check(f"<p {at(0, 0)}>one</p><p {unread} {at(0, 4, 'pointer-events: none')}>other</p>") == ["overlap: one"]


def test_a_text_that_ends_in_dots_for_less_than_a_pixel_is_found(check: Check) -> None:
    dots = "overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font: 16px monospace"
    wide = check(f'<p style="width: 4ch; {dots}">four</p>')
    narrow = check(f'<p style="width: calc(4ch - 0.6px); {dots}">four</p>')
    assert (wide, narrow) == ([], ["cut: four"])


def test_a_text_that_sticks_out_of_what_it_is_written_on_is_found(check: Check) -> None:
    long = "<span style='white-space: nowrap'>interminable</span>"
    assert check(f"<button {at(0, 0)}>{long}</button>") == ["spills: interminable"]
    assert check(f"<button {at(0, 0, 'width: 200px')}>{long}</button>") == []


def test_what_is_scrolled_away_is_still_on_its_sheet(check: Check) -> None:
    lines = "".join(f"<p style='margin: 0'>{line}</p>" for line in "ABCDEF")
    sheet = at(0, 0, "width: 100px; height: 50px; background: white")
    assert check(f"<div {sheet}>{lines}</div>") != []
    assert check(f"<div {sheet.replace('height', 'overflow: auto; height')}>{lines}</div>") == []


def test_a_card_that_sticks_out_of_its_panel_is_found(check: Check) -> None:
    panel = "width: 100px; height: 60px; background: white"
    card = "background: gold; height: 40px; margin: 0"
    assert check(f"<div {at(0, 0, panel)}><p style='{card}'>A</p></div>") == []
    assert check(f"<div {at(0, 0, panel)}><p style='{card}; margin-top: 30px'>A</p></div>") == ["spills: A"]
    badge = at(80, 0, f"width: 40px; {card}")  # laid over the edge on purpose
    assert check(f"<div {at(0, 0, panel)}><p {badge}>A</p></div>") == []


def test_cards_of_a_fan_lie_over_each_other(check: Check) -> None:
    cards = "".join(f"<li><button {at(30 * place, 0)}>{place}</button></li>" for place in range(3))
    assert check(f'<ul data-layout="fan">{cards}</ul>') == []
    assert check(f"<ul>{cards}</ul>") != []


def test_pieces_stand_on_the_ground_but_do_not_hide_it(check: Check) -> None:
    ground = f'<button data-layout="ground" {at(0, 0, "width: 100px; height: 100px")}></button>'
    assert check(f"{ground}<button {at(20, 30)}></button>") == []
    assert check(f"{ground}<button {at(0, 0, 'width: 100px; height: 100px')}></button>") == ["covered: "]


def test_what_opens_over_the_board_covers_nothing_that_can_be_chosen(check: Check) -> None:
    tray = f'<div data-layout="over" {at(0, 0, "width: 99px; height: 99px; background: white")}>Choose</div>'
    assert check(f'<button class="press off" {at(0, 0)}>A</button>{tray}') == []
    assert check(f'<button class="press" {at(0, 0)}>A</button>{tray}') != []


def test_what_sticks_out_of_what_opens_over_the_board_is_found(check: Check) -> None:
    below = f"<p {at(120, 8)}>Bruno</p>"
    tray = at(0, 0, "width: 99px; height: 99px; background: white")
    assert check(f'{below}<div data-layout="over" {tray}><button {at(90, 0)}>11</button></div>') != []
    assert check(f'{below}<div data-layout="over" {tray}><button {at(30, 0)}>11</button></div>') == []


def test_a_button_as_large_as_its_parent_stands_for_it(check: Check) -> None:
    whole = at(0, 0, "width: 100%; height: 100%")
    assert (
        check(f"<div {at(0, 0, 'width: 100px; height: 60px')}><p {at(20, 0)}>Card</p><button {whole}></button></div>")
        == []
    )
