"""Experts and the places that need them: evolutions on site, and the current crisis."""

from typing import Final

from mypy_extensions import i64

from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia.names import CRISIS_PLACE, KINDS, NEED, NONE
from speciate.games.evolutopia.state import COUNTS_AS, Site, Table

# Experts in zone and bag, those set aside and those that are needed are counted in one number each, NEED bits a kind.
# Sets of kinds are masks with a bit every NEED bits, so that they come straight out of such counts.
ANY_KIND: Final = 1 | 1 << NEED | 1 << 2 * NEED | 1 << 3 * NEED | 1 << 4 * NEED
LAST_KIND: Final = (KINDS - 1) * NEED  # where its count begins
COUNT: Final = (1 << NEED) - 1  # the bits of a count


def expert(kind: i64, counts_as: i64) -> i64:
    return kind | counts_as << COUNTS_AS


def kind_of_expert(expert: i64) -> i64:
    return expert & 7


def role_of_expert(expert: i64) -> i64:
    """The kind it counts as where it is."""
    return expert >> COUNTS_AS


def in_zone(table: Table) -> i64:
    return total(table.zone)


def in_bag(table: Table) -> i64:
    return total(table.bag)


def unit(kind: i64) -> i64:
    """One expert of a kind, to be added to counts or taken from them."""
    return 1 << NEED * kind


def of_kind(counts: i64, kind: i64) -> i64:
    return counts >> NEED * kind & COUNT


def total(counts: i64) -> i64:
    """Of all kinds: multiplied so, the sum of the counts stands where that of the last kind was."""
    return counts * ANY_KIND >> LAST_KIND & COUNT


def kinds_in(counts: i64) -> i64:
    """The kinds there are, as a mask."""
    return (counts | counts >> 1 | counts >> 2) & ANY_KIND


def kinds_among(counts: i64) -> list[int]:
    """The same as a list."""
    return [kind for kind in range(KINDS) if of_kind(counts, kind)]


def missing(needs: list[int], experts: list[int], kind: i64) -> i64:
    """assign.needed: how many of a kind are still wanted."""
    count: i64 = needs[kind]
    for one in experts:
        if role_of_expert(one) == kind:
            count -= 1
    return count


def missing_kinds(wanted: i64, experts: list[int]) -> i64:
    """assign.needed: the kinds still wanted, as a mask; `wanted` is what is needed in all, packed."""
    one: i64
    for one in experts:
        wanted -= unit(role_of_expert(one))
    return kinds_in(wanted)


def missing_at(table: Table, site: Site) -> i64:
    return missing_kinds(table.setup.wanted[site.tile], site.experts)


def missing_at_crisis(table: Table) -> i64:
    if table.crisis == NONE:
        return 0
    return missing_kinds(table.setup.crisis_wanted[table.crisis], table.crisis_experts)


def missing_anywhere(table: Table) -> i64:
    kinds = missing_at_crisis(table)
    for site in table.sites:
        kinds |= missing_at(table, site)
    return kinds


def lacking(table: Table, needs: list[int], there: list[int]) -> i64:
    """How many of the missing experts the zone cannot give."""
    count: i64 = 0
    kind: i64
    for kind in range(KINDS):
        short = missing(needs, there, kind) - of_kind(table.zone, kind)
        if short > 0:
            count += short
    return count


def site_of(table: Table, tile: i64) -> Site | None:
    for site in table.sites:
        if site.tile == tile:
            return site
    return None


def wants(table: Table, place: i64, kind: i64) -> bool:
    """assign.needed: whether a site or the crisis still needs an expert of this kind."""
    bit = unit(kind)
    if place == CRISIS_PLACE:
        return missing_at_crisis(table) & bit != 0
    site = site_of(table, place)
    return site is not None and missing_at(table, site) & bit != 0


def refuse_at(table: Table, place: i64, kind: i64, no_place: Reason) -> Reason | None:
    """assign.needed: why nobody who counts as this kind can go there; `no_place` if it is neither site nor crisis."""
    if wants(table, place, kind):
        return None
    return why.NOT_NEEDED_THERE if place in places(table) else no_place


def experts_at(table: Table, place: i64) -> list[int]:
    """The experts of a site or the crisis, for changing; the place must exist."""
    if place == CRISIS_PLACE:
        return table.crisis_experts
    site = site_of(table, place)
    assert site is not None
    return site.experts


def places(table: Table) -> list[int]:
    """Where experts work: the sites, then the crisis if there is one."""
    out = [site.tile for site in table.sites]
    if table.crisis != NONE:
        out.append(CRISIS_PLACE)
    return out


def put(table: Table, kind: i64, place: i64, counts_as: i64) -> None:
    join(experts_at(table, place), expert(kind, counts_as))


def join(experts: list[int], one: i64) -> None:
    """Sorted, so that equal positions look alike."""
    at: i64 = len(experts)
    while at > 0 and experts[at - 1] > one:
        at -= 1
    experts.insert(at, one)


def take(experts: list[int], kind: i64) -> None:
    """One of a kind leaves its place: of two, the one that counts there as another kind."""
    leaver = expert(kind, kind)
    for one in experts:
        if kind_of_expert(one) == kind and role_of_expert(one) != kind:
            leaver = one
    experts.remove(leaver)


def release(table: Table, experts: list[int]) -> None:
    """All of them go back into the bag."""
    for one in experts:
        table.bag += unit(kind_of_expert(one))
    experts.clear()


def release_kind(table: Table, kind: i64) -> i64:
    """Every expert of a kind in play goes back into the bag, whatever it counts as; returns how many."""
    count = of_kind(table.zone, kind)
    table.zone -= count * unit(kind)
    for place in places(table):
        experts = experts_at(table, place)
        for at in range(len(experts) - 1, -1, -1):
            if kind_of_expert(experts[at]) == kind:
                experts.pop(at)
                count += 1
    table.bag += count * unit(kind)
    return count


def in_play(table: Table, kind: i64) -> i64:
    """How many of a kind are in the zone, on sites and on the crisis."""
    count = of_kind(table.zone, kind)
    for site in table.sites:
        count += count_of(site.experts, kind)
    return count + count_of(table.crisis_experts, kind)


def count_of(experts: list[int], kind: i64) -> i64:
    """How many of a kind are among them, whatever they count as."""
    count: i64 = 0
    for one in experts:
        if kind_of_expert(one) == kind:
            count += 1
    return count


def holds(experts: list[int], kind: i64) -> bool:
    return count_of(experts, kind) > 0
