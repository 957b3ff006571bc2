"""Experts and the places that need them: evolutions on site, and the current crisis."""

from typing import Final

from mypy_extensions import i64

from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia.names import CRISIS_PLACE, KINDS, NEED, NONE
from speciate.games.evolutopia.state import COUNTS_AS, Site, Table

# Sets of kinds are masks with a bit every NEED bits, so that they come straight out of packed needs.
ANY_KIND: Final = 1 | 1 << NEED | 1 << 2 * NEED | 1 << 3 * NEED | 1 << 4 * NEED


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


def total(counts: list[int]) -> i64:
    """Of zone or bag: how many experts there are."""
    count: i64 = 0
    for of_kind in counts:
        count += of_kind
    return count


def one_more(counts: list[int], kind: i64) -> list[int]:
    """The same with one more of a kind: a list of its own, for copies of a table may share the old one."""
    more = counts[:]
    more[kind] += 1
    return more


def kinds_in(counts: list[int]) -> i64:
    """Of zone or bag: the kinds there are, as a mask."""
    kinds: i64 = 0
    bit: i64 = 1
    for of_kind in counts:
        if of_kind:
            kinds |= bit
        bit <<= NEED
    return kinds


def kinds_among(counts: list[int]) -> list[int]:
    """The same as a list."""
    return [kind for kind in range(KINDS) if counts[kind]]


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
        wanted -= 1 << NEED * (one >> COUNTS_AS)
    return (wanted | wanted >> 1 | wanted >> 2) & ANY_KIND


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
        short = missing(needs, there, kind) - table.zone[kind]
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
    bit: i64 = 1 << NEED * kind
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
    experts = experts_at(table, place)
    experts.append(expert(kind, counts_as))
    experts.sort()  # equal positions look alike


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
        table.bag[kind_of_expert(one)] += 1
    experts.clear()


def release_kind(table: Table, kind: i64) -> i64:
    """Every expert of a kind in play goes back into the bag, whatever it counts as; returns how many."""
    count: i64 = table.zone[kind]
    table.zone[kind] = 0
    for place in places(table):
        experts = experts_at(table, place)
        for at in range(len(experts) - 1, -1, -1):
            if kind_of_expert(experts[at]) == kind:
                experts.pop(at)
                count += 1
    table.bag[kind] += count
    return count


def in_play(table: Table, kind: i64) -> i64:
    """How many of a kind are in the zone, on sites and on the crisis."""
    count: i64 = table.zone[kind]
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
