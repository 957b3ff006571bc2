"""A link with a seat in it gives that seat to whoever opens it, if the server says so; no other link takes anything."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.pages import Visitor, open_table_with, send

INVALID = {"en": "This link is not valid for this table", "fr": "Ce lien n’est pas valable pour cette table"}


class Table:
    """Ann and Bo at a table, and the links to their seats."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.id, self.host, self.tokens = open_table_with(url, ["Ann", "Bo"], 2, {})
        for token in self.tokens:
            send(url, self.id, token, {"do": "ready"})

    def link(self, seat: int, token: str = "") -> str:
        return f"{self.url}/table/{self.id}#seat={seat}&token={token or self.tokens[seat]}"


def held(visitor: Visitor) -> list[tuple[int, str]]:
    seats = visitor.page.evaluate("JSON.parse(localStorage.getItem('speciate.seats') ?? '[]')")
    return [(int(each["seat"]), str(each["token"])) for each in seats]


def invalid(visitor: Visitor, lang: str = "en") -> None:
    expect(visitor.page.get_by_role("alert")).to_contain_text(INVALID[lang])
    assert "token" not in visitor.page.url, "an address is read by others"


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_a_broken_link_leaves_the_seat_that_is_held(visit: NewVisitor, lang: str) -> None:
    ann = visit("about:blank", locale=lang)
    table = Table(ann.url)
    ann.page.goto(table.link(0))
    ann.expect_live()
    for token in ("garbage", "x" * 40, "x" * 100, Table(ann.url).tokens[0], table.host):
        ann.may_fail = True  # the browser itself says that the server did not take it
        ann.page.goto("about:blank")
        ann.page.goto(table.link(0, token))
        invalid(ann, lang)
        assert held(ann) == [(0, table.tokens[0])]
    ann.expect_live()
    expect(ann.players.first).to_contain_text({"en": "you", "fr": "vous"}[lang])
    ann.page.locator(".hand [data-verb=food]").first.click()
    expect(ann.page.locator(".hand [data-verb=food]")).to_have_count(0)  # and it still plays


def test_who_holds_no_seat_looks_on_after_a_broken_link(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    ann.page.goto(Table(ann.url).link(0, "garbage"))
    invalid(ann)
    assert held(ann) == []
    expect(ann.what_now).to_contain_text("You are watching.")


def test_a_new_link_takes_the_place_of_the_old_one(visit: NewVisitor) -> None:
    """Before the game a host needs nobody's leave for that."""
    ann = visit("about:blank")
    table, host, tokens = open_table_with(ann.url, ["Ann", "Bo"], 2, {})
    ann.page.goto(f"{ann.url}/table/{table}#seat=0&token={tokens[0]}")
    ann.page.wait_for_selector("[data-ready]")
    reply = httpx.post(
        f"{ann.url}/api/tables/{table}/reissue",
        json={"seat": 0},
        headers={"Authorization": f"Bearer {host}"},
        trust_env=False,
        verify=False,
    )
    fresh = reply.json()["token"]
    ann.may_fail = True  # the line of the old seat may still be opening
    ann.page.goto(f"{ann.url}/table/{table}#seat=0&token={fresh}")  # the same page: it is not even loaded again
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.page.wait_for_selector("[data-ready]")
    assert held(ann) == [(0, fresh)]
    ann.ready()


def test_a_second_link_gives_a_second_seat(visit: NewVisitor) -> None:
    ann = visit("about:blank")
    table = Table(ann.url)
    for seat in (0, 1):
        ann.page.goto(table.link(seat))
        expect(ann.page.get_by_text("Pass the screen to").or_(ann.what_now).first).to_be_visible()
    assert held(ann) == list(enumerate(table.tokens))
