"""An open auction of several lots at once: everyone stands on one lot, and whoever is outbid bids again.

`bids` and `bidders` hold for each lot the standing bid and who made it, or NO_BID and FREE.
"""

from typing import Final

from mypy_extensions import i64

NO_BID: Final = -1
FREE: Final = -1


def lowest_bid(bids: list[int], lot: i64) -> i64:
    """The least that can be offered for a lot: nothing if nobody wants it, else more than the standing bid."""
    return bids[lot] + 1


def place(bids: list[int], bidders: list[int], lot: i64, seat: i64, amount: i64) -> i64:
    """`seat` stands on a lot; returns whoever was outbid, or FREE."""
    ousted: i64 = bidders[lot]
    bids[lot] = amount
    bidders[lot] = seat
    return ousted


def is_free(bidders: list[int]) -> bool:
    """Whether there is a lot nobody has bid on."""
    for seat in bidders:
        if seat == FREE:
            return True
    return False


def lot_of(bidders: list[int], seat: i64) -> i64:
    """The lot a seat stands on, or FREE."""
    for lot, bidder in enumerate(bidders):
        if bidder == seat:
            return lot
    return FREE
