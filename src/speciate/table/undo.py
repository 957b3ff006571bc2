"""Taking a move back: free as long as nothing has been revealed since, so that nobody can peek."""

from typing import NamedTuple

from speciate.core.seats import NATURE
from speciate.table.match import Match


class WayBack(NamedTuple):
    """The position an undo returns to; or -1 and why there is none: `chance`, `others`, `revealed`, `nothing`."""

    to: int
    obstacle: str = ""


def way_back(match: Match, seat: int) -> WayBack:
    """The position before `seat`'s last own choice, if it was the last thing that happened and showed nothing.

    Moves that were forced on the player are taken back together with the choice before them, for they
    would only be played again.
    """
    if match.record.is_finished:
        return WayBack(-1, "nothing")
    entries = match.record.entries
    line = match.timeline.line()
    while len(line) > 1:
        last = entries[line[-1] - 1]
        if last.seat != seat:
            return WayBack(-1, "chance" if last.seat == NATURE else "others")
        if any(event.name in match.game.engine.reveals for event in match.happened[line[-1] - 1]):
            return WayBack(-1, "revealed")
        line.pop()
        if not last.forced:
            return WayBack(line[-1])
    return WayBack(-1, "nothing")
