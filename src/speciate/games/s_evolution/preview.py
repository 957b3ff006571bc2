"""What a player of S-Evolution can foresee: what the needs will bring, and what the sets are worth.

Counted are the stock, the cards taken, the buildings and the disasters taken; not counted are jokers and Trade, which
are still the player's choice.
"""

from typing import Final

from speciate.games.s_evolution import cards
from speciate.games.s_evolution.options import SET_POINTS
from speciate.games.s_evolution.phases import action, disaster, harvest, needs, scoring
from speciate.games.s_evolution.rules import stock
from speciate.games.s_evolution.rules.ties import tie_key
from speciate.games.s_evolution.state import DISASTER, HARVEST, NEEDS, OVER, Table
from speciate.kit.tables import like
from speciate.kit.turn_order import clockwise

BEFORE: Final = DISASTER  # the step of a seat that has not acted this round


def facts(table: Table, _: int) -> dict[str, object]:
    """Of the whole table; `lost` are the cards that the one who acts took in vain."""
    out: dict[str, object] = {
        "needs": [forecast(table, each) for each in range(table.seats)],
        "sets": [sets(table, each) for each in range(table.seats)],
        "places": ranking(table),
    }
    if table.phase >= DISASTER and table.phase != OVER:
        out["lost"] = [cards.card_text(card) for card in table.players[table.turn].taken if is_lost(table, card)]
    return out


# -- the needs of a round -----------------------------------------------------------------------------


def step_of(table: Table, seat: int) -> int:
    """How far the Action phase of a seat is: its step; BEFORE where it has not begun, OVER where it has ended."""
    if table.phase == OVER:
        return OVER
    if table.phase < DISASTER:
        return BEFORE
    if seat == table.turn:
        return int(table.phase)
    each: int = int(table.lead)
    while each != table.turn:
        if each == seat:
            return OVER
        each = int(clockwise(each, table.seats))
    return BEFORE


def forecast(table: Table, seat: int) -> dict[str, object]:
    """What the needs bring if nothing more is chosen; once those of this round are `paid`, the next round's."""
    step = step_of(table, seat)
    player = table.players[seat]
    then = like(table)
    if table.phase < DISASTER or seat != table.turn:
        action.begin(then, seat)
    jokers = int(then.gains) if seat == table.turn else 0
    if step < HARVEST:
        jokers += len([card for card in player.taken if cards.face_of(card) == cards.JOKER])
        suffer(then, seat)
        harvest.gather(then)
    people = then.players[seat]
    asked = needs.kinds(people.age)
    tracks: list[dict[str, object]] = []
    for suit, name in enumerate(cards.SUITS):
        have = int(stock.amount(player, suit))
        there = int(stock.amount(people, suit))
        need = int(people.population) if suit < asked else 0
        tracks.append(
            {"suit": name, "have": have, "coming": there - have, "need": need, "missing": max(0, need - there)}
        )
    return {"paid": step >= NEEDS, "tracks": tracks, "jokers": jokers, **verdict(then, seat)}


def suffer(table: Table, seat: int) -> None:
    """disaster.first: one after the other; those that the Shield holds off first, as most would choose."""
    while table.suffering:
        struck = table.suffering[0]
        if disaster.can_hold_off(table):
            disaster.hold_off(table, seat, struck)
        else:
            disaster.strike(table, seat, struck)
    table.losses = 0


def verdict(table: Table, seat: int) -> dict[str, object]:
    """What paying brings: points, an Age gained or lost, hunger."""
    player = table.players[seat]
    score, age, population = int(player.score), int(player.age), int(player.population)
    table.rising = False
    needs.open_phase(table)
    may_rise = table.rising
    needs.close_phase(table)
    return {
        "points": int(player.score) - score,
        "rises": bool(may_rise or player.age > age),
        "falls": player.age < age,
        "starves": player.population < population,
    }


def is_lost(table: Table, card: int) -> bool:
    """harvest.cards: its resources are lost to a disaster that has struck."""
    face = cards.face_of(card)
    return face != cards.JOKER and 0 < face < cards.FIRST_DISASTER and bool(table.barred >> cards.suit_of(card) & 1)


# -- the tally ------------------------------------------------------------------------------------------


def sets(table: Table, seat: int) -> list[dict[str, object]]:
    """score.sets: the colours of which a player has Discoveries face up."""
    sizes = scoring.set_sizes(table, table.players[seat])
    return [
        {"colour": cards.SEAT_COLOURS[colour], "count": count, "points": SET_POINTS[count]}
        for colour, count in enumerate(sizes)
        if count
    ]


def ranking(table: Table) -> list[int]:
    """over.win: the seats as they stand, best first; the tie rule leaves no equals."""
    keys: list[tuple[int, int, int]] = []
    for seat, player in enumerate(table.players):
        total = int(player.score) + scoring.set_points(table, player)
        keys.append((-total, -int(tie_key(table, seat)), seat))
    return [seat for _, _, seat in sorted(keys)]
