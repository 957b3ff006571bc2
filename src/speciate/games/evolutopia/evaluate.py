"""What a bot thinks of a position: how near the victory all of them share is, and how near the defeat.

A point of an indicator that counts is 3. Turns cost nothing, cycles do: so every useful action is taken before the
crises are managed, and what is half done is worth a share of what it will bring.
"""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolutopia import between_cycles, heuristics, steps
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.heuristics import Use
from speciate.games.evolutopia.names import ASSIGN, CHOOSE, INAUGURATE, KINDS, MANAGE, NONE, RECRUIT, SITE
from speciate.games.evolutopia.rules import effects, ending, experts
from speciate.games.evolutopia.state import Site, Table, is_nuisance

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
AT_THE_END: Final = 0.5  # beacons left, where there are none
CYCLE: Final = 5.0  # each time the crises are managed, a new one comes
# shares of what an evolution will bring
STUDIED: Final = 0.12
STARTED: Final = 0.3
STAFFED: Final = 0.45  # more when all its experts are there
FIRST_EXPERT: Final = 0.7  # of an even share: the last expert counts more than the first,
LAST_EXPERT: Final = 0.3  # by so much where it is,
NEXT_EXPERT: Final = 0.6  # and by so much where it is wanted
EACH_ASIDE: Final = 0.1  # less for each evolution set aside
FINISHED: Final = 0.1  # more when it can be inaugurated at once
# shares of what an expert in the zone brings where it is needed
AT_HAND: Final = 0.8  # it can still be assigned in this cycle
LATER: Final = 0.45
EXPECTED: Final = 1.0  # of the mean draw
IF_RECRUITED: Final = 0.6  # of that, as long as recruiting is free
NOT_WANTED: Final = 0.1  # what an expert brings that is needed nowhere
DRAWN_ASIDE: Final = 0.05  # less for each expert drawn and set aside
# whether the current crisis will be managed
IN_HAND: Final = 0.9  # its experts are in the zone and can be assigned
HOPED_FOR: Final = 0.5  # they may still be recruited
UNLIKELY: Final = 0.1
EACH_THERE: Final = 0.02  # more for each expert on it
OTHER_HARM: Final = 2.0  # of an unmanaged crisis, neither indicator nor pawn
# actions that are free, beyond what is counted elsewhere
FREE_ASSIGN: Final = 1.5
FREE_RECRUIT: Final = 0.4
FREE_INAUGURATE: Final = Use(0.9, 0.5, 0.5)  # for later; for what is finished
FREE_SITE: Final = Use(0.8, 0.2, 0.1)  # a site is free; none is; nothing is studied
FREE_CHOOSE: Final = Use(1.3, 0.5, 0.2)  # nothing is studied; there is room; there is none
# the rest
PLAN: Final = 1.5
USE: Final = 0.4  # of a role, towards the second
USUAL_WORTH: Final = 9.0  # of an evolution one has not seen


def evaluate(table: Table, _: int) -> float:
    """The log-odds of winning, the same for every seat: they win or lose together."""
    if table.current() == at.OVER:
        return (VICTORY if table.result == at.WON else DEFEAT + city(table)) / LOG_ODDS
    return between_cycles.log_odds(table) if table.current() == at.BLOCK else within_cycle(table) / LOG_ODDS


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
    return BEACON * pawn + LAST_BEACONS / (left if left > 0 else AT_THE_END)


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
        if wanted > experts.of_kind(table.zone, kind):
            absent += wanted - experts.of_kind(table.zone, kind)
    if missing == 0:
        return 1.0
    started = EACH_THERE * len(table.crisis_experts)
    if missing > left:
        return UNLIKELY + started
    if absent == 0:
        return IN_HAND + started
    recruiting = not blocked >> RECRUIT & 1 or table.current() == at.PLACE or table.current() == at.DISMISS
    return (HOPED_FOR if recruiting else UNLIKELY) + started


# -- evolutions and experts ---------------------------------------------------------------------------------------


def taken_actions(table: Table) -> int:
    """The blocked actions, with the one under way."""
    if table.acted != NONE and table.acted != MANAGE and steps.holds(table, at.TAKEN):
        return table.blocked | 1 << table.acted
    return table.blocked


def assignable(table: Table, blocked: int) -> int:
    """How many experts can still be assigned in this cycle."""
    if steps.holds(table, at.ASSIGN):
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
        if len(site.experts) == table.setup.staff[site.tile]:
            finished += 1
            if not blocked >> INAUGURATE & 1:
                value += FINISHED * whole
    if table.crisis != NONE:
        want_for_crisis(table, harm, wanted)
    for tile in table.study:
        value += STUDIED * worth(table, tile)
    if table.current() == at.LOOK:
        value += STUDIED * USUAL_WORTH - EACH_ASIDE * len(table.aside_tiles)
    return value + in_zone(table, blocked, left, wanted) + free_actions(table, blocked, finished)


def staff(table: Table, site: Site, whole: float, wanted: list[list[float]]) -> float:
    """The worth of a site's experts, the last more than the first; notes what those still missing would be worth."""
    needs = table.setup.needs[site.tile]
    staff = table.setup.staff[site.tile]
    each = STAFFED * whole / staff
    done = len(site.experts) / staff
    note(needs, site.experts, each * (FIRST_EXPERT + NEXT_EXPERT * done), wanted)
    return each * len(site.experts) * (FIRST_EXPERT + LAST_EXPERT * done)


def want_for_crisis(table: Table, harm: float, wanted: list[list[float]]) -> None:
    needs = table.setup.crisis_needs[table.crisis]
    each = (IN_HAND - HOPED_FOR) * harm / table.setup.crisis_staff[table.crisis]
    note(needs, table.crisis_experts, each, wanted)


def note(needs: list[int], there: list[int], each: float, wanted: list[list[float]]) -> None:
    """What each expert that is still missing would be worth."""
    for kind in range(KINDS):
        for _ in range(experts.missing(needs, there, kind)):
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
        here: int = experts.of_kind(table.zone, kind)
        for place in range(here if here < len(values) else len(values)):
            matched.append(values[place])
        unseen: int = experts.of_kind(table.bag, kind)
        bag += unseen
        hope += unseen * (values[here] if here < len(values) else NOT_WANTED)
    matched.sort(reverse=True)
    value = 0.0
    for place in range(len(matched)):
        value += (AT_HAND if place < left else LATER) * matched[place]
    if bag == 0:
        return value
    mean = EXPECTED * hope / bag
    if table.current() == at.PLACE:
        room = table.setup.experts_zone - experts.in_zone(table)
        return value + mean * useful(room, left - len(matched)) - DRAWN_ASIDE * float(table.asides)
    room = table.setup.experts_zone - len(matched)
    if table.current() == at.DISMISS:
        return value + mean * useful(room, left - len(matched))
    return value if blocked >> RECRUIT & 1 else value + IF_RECRUITED * mean * useful(room, left - len(matched))


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
        value += FREE_ASSIGN
    if not blocked >> RECRUIT & 1:
        value += FREE_RECRUIT
    if not blocked >> INAUGURATE & 1:
        value += FREE_INAUGURATE.somewhat if finished else FREE_INAUGURATE.well
    room = len(table.sites) < table.setup.site_zone
    if not blocked >> SITE & 1:
        value += FREE_SITE.hardly if not table.study else FREE_SITE.well if room else FREE_SITE.somewhat
    if not blocked >> CHOOSE & 1:
        more = len(table.study) < table.setup.study_zone
        value += FREE_CHOOSE.well if not table.study else FREE_CHOOSE.somewhat if more else FREE_CHOOSE.hardly
    return value


def worth(table: Table, tile: int) -> float:
    """What an evolution would bring now: points, and a nuisance it could cover."""
    gains = table.setup.gains[tile]
    after = table.indicators[:]
    for which in range(KINDS):
        after[which] = ending.within(0, after[which] + gains[which], table.setup.indicator_most)
    return points(table, after) - points(table, table.indicators) + heuristics.cover(table, gains)
