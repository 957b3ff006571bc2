"""What a bot thinks of a position: how near the victory all of them share is, and how near the defeat.

A point of an indicator that counts is 3. Turns cost nothing, cycles do: so every useful action is taken before the
crises are managed, and what is half done is worth a share of what it will bring.
"""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolutopia import between_cycles
from speciate.games.evolutopia.names import (
    ASSIGN,
    CHOOSE,
    INAUGURATE,
    KINDS,
    MANAGE,
    NONE,
    RECRUIT,
    SITE,
)
from speciate.games.evolutopia.rules import effects, experts, territory
from speciate.games.evolutopia.state import ASSIGN as ASSIGN_STEP
from speciate.games.evolutopia.state import (
    BLOCK,
    DISMISS,
    LOOK,
    OVER,
    PLACE,
    TAKEN,
    WON,
    Site,
    Table,
    is_nuisance,
)

# the end
VICTORY: Final = 400.0
DEFEAT: Final = -800.0
LOG_ODDS: Final = 20.0  # points for one of the log-odds of winning
# the city
POINT: Final = 3.0  # of an indicator among the best, on its way to the target
SPARE_POINT: Final = 0.7  # of another one, or beyond the target
DANGER: Final = [30.0, 8.0, 1.5]  # an indicator at 0, 1, 2
NUISANCE: Final = 12.0
STEP_AWAY: Final = 4.0  # each square between the built city and a nuisance
# the crisis track: each beacon, and ever more towards the last
BEACON: Final = 14.0
LAST_BEACONS: Final = 24.0
CYCLE: Final = 5.0  # each time the crises are managed, a new one comes
# shares of what an evolution will bring
STUDIED: Final = 0.12
STARTED: Final = 0.3
STAFFED: Final = 0.45  # more when all its experts are there
FINISHED: Final = 0.1  # more when it can be inaugurated at once
# shares of what an expert in the zone brings where it is needed
AT_HAND: Final = 0.8  # it can still be assigned in this cycle
LATER: Final = 0.45
EXPECTED: Final = 1.0  # of the mean draw
# whether the current crisis will be managed
IN_HAND: Final = 0.9  # its experts are in the zone and can be assigned
HOPED_FOR: Final = 0.5  # they may still be recruited
UNLIKELY: Final = 0.1
OTHER_HARM: Final = 2.0  # of an unmanaged crisis, neither indicator nor pawn
# the rest
PLAN: Final = 1.5
USE: Final = 0.4  # of a role, towards the second
USUAL_WORTH: Final = 9.0  # of an evolution one has not seen


def evaluate(table: Table, _: int) -> float:
    """The log-odds of winning, the same for every seat: they win or lose together."""
    if table.current() == OVER:
        return (VICTORY if table.result == WON else DEFEAT + city(table)) / LOG_ODDS
    return between_cycles.log_odds(table) if table.current() == BLOCK else within_cycle(table) / LOG_ODDS


def within_cycle(table: Table) -> float:
    """Within a cycle: what is done, and a share of what is half done, in points."""
    blocked = taken_actions(table)
    left = assignable(table, blocked)
    harm = unmanaged_harm(table)
    value = city(table) - track(table, table.pawn) - CYCLE * float(table.cycles)
    value -= harm * (1.0 - crisis_chance(table, blocked, left))
    value += works(table, blocked, left, harm)
    for player in table.players:
        uses: i64 = player.uses if player.uses < table.setup.role_uses else table.setup.role_uses
        value += PLAN * len(player.plans) + USE * float(uses)
    return value


# -- the city -------------------------------------------------------------------------------------------------


def city(table: Table) -> float:
    """Indicators and nuisances: the two halves of a victory, and the danger of a defeat."""
    value = points(table, table.indicators)
    for square, content in enumerate(table.squares):
        if is_nuisance(content):
            value -= NUISANCE + STEP_AWAY * float(between_cycles.gap(table, square))
    return value


def points(table: Table, indicators: list[int]) -> float:
    """The best indicators count up to the target, the others a little; low ones are a danger."""
    target = table.setup.target
    best = sorted(indicators, reverse=True)
    value = 0.0
    for place in range(KINDS):
        level = best[place]
        counted = level if level < target else target
        if place < table.setup.target_count:
            value += POINT * counted + SPARE_POINT * (level - counted)
        else:
            value += SPARE_POINT * counted
        if level < len(DANGER):
            value -= DANGER[level]
    return value


def track(table: Table, pawn: int) -> float:
    left = table.setup.beacons - pawn
    return BEACON * pawn + LAST_BEACONS / (left if left > 0 else 0.5)


# -- the crisis -------------------------------------------------------------------------------------------------


def unmanaged_harm(table: Table) -> float:
    """What the current crisis would cost, left unmanaged."""
    if table.crisis == NONE:
        return 0.0
    after = table.indicators[:]
    pawn = table.pawn
    harm = 0.0
    for effect in table.setup.crisis_unmanaged[table.crisis]:
        row = effects.row_of(effect)
        if row is effects.CRISIS_TRACK:
            pawn += effects.number_of(effect)
        elif row is effects.INDICATOR:
            which = effects.which_of(effect)
            level = after[which] + effects.number_of(effect)
            after[which] = level if level > 0 else 0
        else:
            harm += OTHER_HARM
    return harm + points(table, table.indicators) - points(table, after) + track(table, pawn) - track(table, table.pawn)


def crisis_chance(table: Table, blocked: int, left: int) -> float:
    """How likely the current crisis will be managed."""
    if table.crisis == NONE:
        return 0.0
    needs = table.setup.crisis_needs[table.crisis]
    missing = 0
    absent = 0
    for kind in range(KINDS):
        wanted = experts.missing(needs, table.crisis_experts, kind)
        missing += wanted
        if wanted > table.zone[kind]:
            absent += wanted - table.zone[kind]
    if missing == 0:
        return 1.0
    started = 0.02 * len(table.crisis_experts)
    if missing > left:
        return UNLIKELY + started
    if absent == 0:
        return IN_HAND + started
    recruiting = not blocked >> RECRUIT & 1 or table.current() == PLACE or table.current() == DISMISS
    return (HOPED_FOR if recruiting else UNLIKELY) + started


# -- evolutions and experts ---------------------------------------------------------------------------------------


def taken_actions(table: Table) -> int:
    """The blocked actions, with the one under way."""
    if table.acted != NONE and table.acted != MANAGE and TAKEN in table.steps:
        return table.blocked | 1 << table.acted
    return table.blocked


def assignable(table: Table, blocked: int) -> int:
    """How many experts can still be assigned in this cycle."""
    if ASSIGN_STEP in table.steps:
        return table.assign_limit - table.assigned
    return 0 if blocked >> ASSIGN & 1 else table.setup.assign_most


def works(table: Table, blocked: int, left: int, harm: float) -> float:
    """What is studied and on site, the experts at hand for it, and the actions that are free."""
    value = 0.0
    wanted: list[list[float]] = [[], [], [], [], []]  # by kind: what each expert that is missing somewhere is worth
    finished = 0
    for site in table.sites:
        whole = worth(table, site.tile)
        value += STARTED * whole + staff(table, site, whole, wanted)
        if len(site.experts) == total(table.setup.needs[site.tile]):
            finished += 1
            if not blocked >> INAUGURATE & 1:
                value += FINISHED * whole
    if table.crisis != NONE:
        want_for_crisis(table, harm, wanted)
    for tile in table.study:
        value += STUDIED * worth(table, tile)
    if table.current() == LOOK:
        value += STUDIED * USUAL_WORTH - 0.1 * len(table.aside_tiles)
    return value + in_zone(table, blocked, left, wanted) + free_actions(table, blocked, finished)


def staff(table: Table, site: Site, whole: float, wanted: list[list[float]]) -> float:
    """The worth of a site's experts, the last more than the first; notes what those still missing would be worth."""
    needs = table.setup.needs[site.tile]
    each = STAFFED * whole / total(needs)
    done = len(site.experts) / total(needs)
    for kind in range(KINDS):
        for _ in range(experts.missing(needs, site.experts, kind)):
            wanted[kind].append(each * (0.7 + 0.6 * done))
    return each * len(site.experts) * (0.7 + 0.3 * done)


def want_for_crisis(table: Table, harm: float, wanted: list[list[float]]) -> None:
    needs = table.setup.crisis_needs[table.crisis]
    each = (IN_HAND - HOPED_FOR) * harm / total(needs)
    for kind in range(KINDS):
        for _ in range(experts.missing(needs, table.crisis_experts, kind)):
            wanted[kind].append(each)


def in_zone(table: Table, blocked: int, left: int, wanted: list[list[float]]) -> float:
    """Experts in the zone by what they are wanted for, and what recruiting would add."""
    matched: list[float] = []
    hope = 0.0
    bag = 0
    for kind in range(KINDS):
        values = wanted[kind]
        if len(values) > 1:
            values.sort(reverse=True)
        here = table.zone[kind]
        for at in range(here if here < len(values) else len(values)):
            matched.append(values[at])
        bag += table.bag[kind]
        hope += table.bag[kind] * (values[here] if here < len(values) else 0.1)
    matched.sort(reverse=True)
    value = 0.0
    for at in range(len(matched)):
        value += (AT_HAND if at < left else LATER) * matched[at]
    if bag == 0:
        return value
    mean = EXPECTED * hope / bag
    if table.current() == PLACE:
        room = table.setup.experts_zone - experts.in_zone(table)
        return value + mean * useful(room, left - len(matched)) - 0.05 * float(table.asides)
    room = table.setup.experts_zone - len(matched)
    if table.current() == DISMISS:
        return value + mean * useful(room, left - len(matched))
    return value if blocked >> RECRUIT & 1 else value + 0.6 * mean * useful(room, left - len(matched))


def useful(room: int, left: int) -> float:
    """The share of their worth that experts still to be drawn have: only some can be assigned in this cycle."""
    soon = left if left < room else room
    if soon < 0:
        soon = 0
    return AT_HAND * soon + LATER * (room - soon)


def free_actions(table: Table, blocked: int, finished: int) -> float:
    """What the actions that are free are good for, beyond what was counted above."""
    value = 0.0
    if not blocked >> ASSIGN & 1:
        value += 1.5
    if not blocked >> RECRUIT & 1:
        value += 0.4
    if not blocked >> INAUGURATE & 1:
        value += 0.5 if finished else 0.9
    room = len(table.sites) < table.setup.site_zone
    if not blocked >> SITE & 1:
        value += 0.1 if not table.study else (0.8 if room else 0.2)
    if not blocked >> CHOOSE & 1:
        studied = len(table.study)
        value += 1.3 if studied == 0 else (0.5 if studied < table.setup.study_zone else 0.2)
    return value


def worth(table: Table, tile: int) -> float:
    """What an evolution would bring now: points, and a nuisance it could cover."""
    gains = table.setup.gains[tile]
    after = table.indicators[:]
    for which in range(KINDS):
        level = after[which] + gains[which]
        if level > table.setup.indicator_most:
            level = table.setup.indicator_most
        after[which] = level if level > 0 else 0
    value = points(table, after) - points(table, table.indicators)
    cover = 0.0
    for square, content in enumerate(table.squares):
        if is_nuisance(content) and gains[territory.nuisance_indicator(table, square)] > 0:
            found = NUISANCE * (1.0 if territory.is_reachable(table, square) else 0.5)
            if found > cover:
                cover = found
    return value + cover


def total(needs: list[int]) -> int:
    count = 0
    for kind in range(KINDS):
        count += needs[kind]
    return count
