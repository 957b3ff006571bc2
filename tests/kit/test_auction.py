"""An auction of several lots: standing, outbidding, free lots."""

from speciate.kit.auction import FREE, NO_BID, is_free, lot_of, lowest_bid, place


def test_a_free_lot_begins_at_nothing_and_a_standing_bid_must_be_topped() -> None:
    assert lowest_bid([NO_BID, 0, 4], 0) == 0
    assert lowest_bid([NO_BID, 0, 4], 1) == 1
    assert lowest_bid([NO_BID, 0, 4], 2) == 5


def test_placing_a_bid_says_who_was_outbid() -> None:
    bids, bidders = [NO_BID, NO_BID], [FREE, FREE]
    assert place(bids, bidders, 1, 3, 2) == FREE
    assert (bids, bidders) == ([NO_BID, 2], [FREE, 3])
    assert place(bids, bidders, 1, 0, 5) == 3
    assert lot_of(bidders, 0) == 1
    assert lot_of(bidders, 3) == FREE


def test_whether_a_lot_is_free() -> None:
    assert is_free([2, FREE])
    assert not is_free([2, 0])
