"""Experts and the places that need them: evolutions on site, and the current crisis."""

from speciate.games.evolutopia.names import CRISIS_PLACE, KINDS, NONE
from speciate.games.evolutopia.state import COUNTS_AS, Site, Table


def expert(kind: int, counts_as: int) -> int:
    return kind | counts_as << COUNTS_AS


def kind_of_expert(expert: int) -> int:
    return expert & 7


def role_of_expert(expert: int) -> int:
    """The kind it counts as where it is."""
    return expert >> COUNTS_AS


def in_zone(table: Table) -> int:
    count = 0
    for kind in range(KINDS):
        count += table.zone[kind]
    return count


def in_bag(table: Table) -> int:
    count = 0
    for kind in range(KINDS):
        count += table.bag[kind]
    return count


def missing(needs: list[int], experts: list[int], kind: int) -> int:
    """assign.needed: how many of a kind are still wanted."""
    count = needs[kind]
    for one in experts:
        if role_of_expert(one) == kind:
            count -= 1
    return count


def is_complete(needs: list[int], experts: list[int]) -> bool:
    """An expert goes only where it is needed, so counting them is enough."""
    wanted = 0
    for kind in range(KINDS):
        wanted += needs[kind]
    return len(experts) == wanted


def site_of(table: Table, tile: int) -> Site | None:
    for site in table.sites:
        if site.tile == tile:
            return site
    return None


def wants(table: Table, place: int, kind: int) -> bool:
    """assign.needed: whether a site or the crisis still needs an expert of this kind."""
    if place == CRISIS_PLACE:
        crisis = table.crisis
        return crisis != NONE and missing(table.setup.crisis_needs[crisis], table.crisis_experts, kind) > 0
    site = site_of(table, place)
    return site is not None and missing(table.setup.needs[place], site.experts, kind) > 0


def experts_at(table: Table, place: int) -> list[int]:
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


def put(table: Table, kind: int, place: int, counts_as: int) -> None:
    experts = experts_at(table, place)
    experts.append(expert(kind, counts_as))
    experts.sort()  # equal positions look alike


def release(table: Table, experts: list[int]) -> None:
    """All of them go back into the bag."""
    for one in experts:
        table.bag[kind_of_expert(one)] += 1
    experts.clear()


def release_kind(table: Table, kind: int) -> int:
    """Every expert of a kind in play goes back into the bag, whatever it counts as; returns how many."""
    count = table.zone[kind]
    table.zone[kind] = 0
    for place in places(table):
        experts = experts_at(table, place)
        for at in range(len(experts) - 1, -1, -1):
            if kind_of_expert(experts[at]) == kind:
                experts.pop(at)
                count += 1
    table.bag[kind] += count
    return count


def in_play(table: Table, kind: int) -> bool:
    if table.zone[kind]:
        return True
    for place in places(table):
        for one in experts_at(table, place):
            if kind_of_expert(one) == kind:
                return True
    return False
