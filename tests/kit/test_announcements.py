"""Rows of announcements: arguments with their types in a few words."""

from speciate.kit.announcements import Announcement


def test_a_type_that_is_called_like_its_argument_is_left_out() -> None:
    row = Announcement("move.steps", "seat from:region region")
    assert row.args == {"seat": "seat", "from": "region", "region": "region"}
    assert not row.reveals


def test_an_announcement_may_say_nothing_but_its_name() -> None:
    assert Announcement("meteor.last", reveals=True).args == {}


def test_the_first_of_two_rules_is_the_one_that_is_usual() -> None:
    row = Announcement("needs.eat trade.sell")
    assert (row.rule, row.rules) == ("needs.eat", ["needs.eat", "trade.sell"])
