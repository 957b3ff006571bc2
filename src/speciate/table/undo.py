"""Taking a move back: free as long as nothing has been revealed since, so that nobody can peek.

Whether it is free must itself tell nobody anything: it depends only on what the seat made or heard of, and on who
owes a decision, which all can see. What another seat did unseen since is no obstacle.

While a sealed phase is open its choices do not touch each other, whatever their order: the seat takes back its own
and those of the others stand, heard of or not. Once the next sealed phase has begun the others may have chosen in
it, and that rests on the move: it is not free any more, whether or not they have. Elsewhere what was done unseen is
half a choice (a card taken in hand, not yet used): it goes with the move it rests on, and its maker hears of it.
"""

from typing import NamedTuple

from speciate.core.decision import Decision
from speciate.core.seats import NATURE
from speciate.core.state import State
from speciate.table.match import Match

MOST_UNDOS = 100  # a seat and a game: more than anyone needs who plays, few enough for a table to be read quickly
LONGEST = 4_000  # entries of a record in which one against bots still takes back: hundreds of times, and room to end


class UndoPoint(NamedTuple):
    """The position an undo returns to, and whether others' moves are kept.

    Or -1 and why there is none: `chance`, `others`, `sealed`, `revealed`, `nothing`, `enough`, `long`.
    """

    to: int
    obstacle: str = ""
    keep: bool = False


def find_undo_point(match: Match, seat: int) -> UndoPoint:
    """The position before `seat`'s last own choice, if nothing that it knows of happened since or was shown by it.

    Moves that were forced on the player are taken back together with the choice before them, for they
    would only be played again.
    """
    timeline = match.timeline
    if match.record.is_finished:
        return UndoPoint(-1, "nothing")
    if timeline.undos(seat) >= MOST_UNDOS:  # each seat has its own: what others take back unseen does not count
        return UndoPoint(-1, "enough")
    others = False  # somebody else has moved, and the seat knows
    for position in timeline.backwards():
        entry = match.record.entries[position - 1]
        if entry.seat == seat:
            if timeline.reveals(position):
                return UndoPoint(-1, "others" if others else "revealed")
            if not entry.forced:
                return _before(match, position, others)
        elif entry.seat == NATURE:
            return UndoPoint(-1, "others" if others else "chance")
        elif timeline.knows(seat, position):
            if not is_sealed(timeline.state):
                return UndoPoint(-1, "others")
            others = True
    return UndoPoint(-1, "others" if others else "nothing")


def _before(match: Match, choice: int, others: bool) -> UndoPoint:
    """The position before a choice that showed nothing; `others` have moved since to the knowledge of its seat."""
    timeline = match.timeline
    if is_open_since(match, choice):
        return UndoPoint(timeline.before(choice), keep=True)
    if others:
        return UndoPoint(-1, "others")
    seat = match.record.entries[choice - 1].seat
    if any(owed.sealed and owed.seat != seat for owed in match.pending()):
        return UndoPoint(-1, "sealed")
    return UndoPoint(timeline.before(choice))


def find_point_against_bots(match: Match, seat: int) -> UndoPoint:
    """The position before `seat`'s last choice, whatever happened since; sealed choices of the bots stand."""
    last = last_choice(match, seat)
    if match.record.is_finished or not last:
        return UndoPoint(-1, "nothing")
    if match.position >= LONGEST:
        return UndoPoint(-1, "long")
    choice = first_half(match, last)
    return UndoPoint(match.timeline.before(choice), keep=is_open_since(match, choice))


def first_half(match: Match, choice: int) -> int:
    """The position of the move that began a choice: a card is taken in hand, then used."""
    entries = match.record.entries
    seat = entries[choice - 1].seat
    own = (at for at in match.timeline.backwards() if at <= choice and entries[at - 1].seat == seat)
    return next((at for at in own if not is_second_half(match, at)), choice)


def is_second_half(match: Match, choice: int) -> bool:
    decision = decision_at(match, choice)
    return decision is not None and decision.step


def decision_at(match: Match, choice: int) -> Decision | None:
    """What was asked of the seat that made a standing move."""
    seat = match.record.entries[choice - 1].seat
    pending = match.timeline.standing(match.timeline.before(choice)).pending()
    return next((decision for decision in pending if decision.seat == seat), None)


def last_choice(match: Match, seat: int) -> int:
    """The position of the last move that `seat` chose itself and that stands; 0 when there is none."""
    entries = match.record.entries
    mine = (at for at in match.timeline.backwards() if entries[at - 1].seat == seat and not entries[at - 1].forced)
    return next(mine, 0)


def is_sealed(state: State) -> bool:
    """Whether all who choose now do so unseen by each other."""
    return all(owed.sealed for owed in state.pending())


def is_open_since(match: Match, choice: int) -> bool:
    """Whether the phase in which a standing move was chosen is sealed and has gone on since."""
    return is_open_after(match, match.timeline.before(choice))


def is_open_after(match: Match, before: int) -> bool:
    """Whether all that was done since a standing position was chosen in one sealed phase, which is still open.

    Seats drop out of a sealed phase one by one; where one owes a choice again, another phase has begun.
    """
    timeline = match.timeline
    state = timeline.standing(before)
    owing = {owed.seat for owed in state.pending()}
    for position in timeline.after(before):
        if not is_sealed(state):
            return False
        entry = match.record.entries[position - 1]
        state.apply(entry.seat, entry.packed)
        now = {owed.seat for owed in state.pending()}
        if not now <= owing:
            return False
        owing = now
    return is_sealed(state)
