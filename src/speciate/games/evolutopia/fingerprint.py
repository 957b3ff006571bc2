"""A position as the JSON that digests of Evolutopia are taken of, since the first record: keys in order, no spaces.

Records ask for it at every move, so it is written by hand: several times faster than the fields can tell it, and the
same. The conformance suite names a field that is forgotten here.
"""

from typing import Final

from mypy_extensions import i64

from speciate.core.digest import canonical_whole
from speciate.games.evolutopia import box, fields, names, steps
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.names import EXPERTS, INDICATORS, NONE
from speciate.games.evolutopia.phases import draws
from speciate.games.evolutopia.rules.experts import of_kind
from speciate.games.evolutopia.state import Player, Site, Table


def quoted(words: tuple[str, ...]) -> list[str]:
    """Each as JSON, and at last what stands for `NONE`: names of this game hold nothing that JSON writes otherwise."""
    return [*[f'"{word}"' for word in words], "null"]


TILES: Final = quoted(names.TILE_NAMES)
NUISANCES: Final = quoted(names.NUISANCE_NAMES)
CRISES: Final = quoted(names.CRISIS_NAMES)
PLANS: Final = quoted(names.PLAN_NAMES)
ROLES: Final = quoted(names.ROLE_NAMES)
KINDS: Final = quoted(EXPERTS)
ACTED: Final = quoted(fields.ACTED)
DRAWS: Final = quoted(draws.NAMES)
ACTIONS: Final = quoted(names.ACTIONS)
RESULTS: Final = quoted(at.RESULTS)
EXPERT_TEXTS: Final = [
    f'"{fields.write_expert(one)}"' if max(one & 7, one >> at.COUNTS_AS) < len(EXPERTS) else ""
    for one in range(1 << 2 * at.COUNTS_AS)
]
SQUARES: Final = [f'"{text}"' for text in fields.square_texts()]


def in_order(words: tuple[str, ...]) -> list[int]:
    """The numbers of the words, as their names come in JSON."""
    return sorted(range(len(words)), key=lambda number: words[number])


def entries(words: tuple[str, ...], values: list[str]) -> list[list[str]]:
    """Of each word, in its order in JSON, what stands there for each of some values."""
    return [[f'"{words[number]}":{value}' for value in values] for number in in_order(words)]


FEW: Final = 64  # counts whose texts are kept
EXPERT_ORDER: Final = in_order(EXPERTS)
EXPERT_COUNTS: Final = entries(EXPERTS, [str(count) for count in range(FEW)])
INDICATOR_ORDER: Final = in_order(INDICATORS)
INDICATOR_COUNTS: Final = entries(INDICATORS, [str(count) for count in range(FEW)])
SQUARE_ORDER: Final = in_order(names.SQUARE_NAMES)
SQUARE_ENTRIES: Final = entries(names.SQUARE_NAMES, SQUARES)


def listed(texts: list[str], numbers: list[int]) -> str:
    if not numbers:
        return "[]"
    return "[" + ",".join([texts[number] for number in numbers]) + "]"


def bag(texts: list[str], numbers: list[int]) -> str:
    return listed(texts, sorted(numbers) if len(numbers) > 1 else numbers)


def counts(words: tuple[str, ...], order: list[int], texts: list[list[str]], numbers: list[int]) -> str:
    found: list[str] = []
    for place, which in enumerate(order):
        number = numbers[which]
        found.append(texts[place][number] if 0 <= number < FEW else f'"{words[which]}":{number}')
    return "{" + ",".join(found) + "}"


def experts(packed: i64) -> str:
    found = [EXPERT_COUNTS[place][of_kind(packed, which)] for place, which in enumerate(EXPERT_ORDER)]
    return "{" + ",".join(found) + "}"


def flag(value: bool) -> str:
    return "true" if value else "false"


def json_of(table: Table, options: str, pack: str) -> str:
    """`options` and `pack` as JSON: they are the same as long as the game lasts."""
    texts = [
        actions_part(table),
        crises_part(table),
        f'"game":"evolutopia","indicators":{counts(INDICATORS, INDICATOR_ORDER, INDICATOR_COUNTS, table.indicators)}',
        f'"losing":{table.losing},"nuisances":{bag(NUISANCES, table.nuisances)},"offered":{offered(table)}',
        f'"opened":{TILES[table.opened]},"options":{options},"owed":{listed(DRAWS, table.owed)},"pack":{pack}',
        piles_part(table),
        turn_part(table),
    ]
    return "{" + ",".join(texts) + "}"


def actions_part(table: Table) -> str:
    """From `acted` to `covered`."""
    blocked = [action for action in range(len(names.ACTIONS)) if table.blocked >> action & 1]
    return (
        f'"acted":{ACTED[table.acted]},"anywhere":{flag(table.anywhere)}'
        f',"aside":{experts(table.aside)}'
        f',"aside_tiles":{listed(TILES, table.aside_tiles)},"asides":{table.asides}'
        f',"assign_limit":{table.assign_limit},"assigned":{table.assigned}'
        f',"bag":{experts(table.bag)}'
        f',"blocked":{listed(ACTIONS, blocked)},"blocks":{table.blocks},"covered":{bag(SQUARES, table.covered)}'
    )


def crises_part(table: Table) -> str:
    """From `crises` to `first`."""
    effects = "[]"
    if table.effects:
        effects = canonical_whole([box.write_effect(one) for one in table.effects]).decode()
    return (
        f'"crises":{bag(CRISES, table.crises)},"crises_top":{listed(CRISES, table.crises_top)}'
        f',"crises_under":{listed(CRISES, table.crises_under)},"crisis":{CRISES[table.crisis]}'
        f',"crisis_experts":{bag(EXPERT_TEXTS, table.crisis_experts)},"cycles":{table.cycles}'
        f',"drawn":{KINDS[table.drawn]},"effects":{effects},"first":{table.first}'
    )


def piles_part(table: Table) -> str:
    """From `pawn` to `roles_under`."""
    players = ",".join([player_text(player) for player in table.players])
    return (
        f'"pawn":{table.pawn},"plans":{bag(PLANS, table.plans)},"plans_under":{listed(PLANS, table.plans_under)}'
        f',"players":[{players}],"remedy":{flag(table.remedy)},"result":{RESULTS[table.result]}'
        f',"role_used":{flag(table.role_used)},"roles":{bag(ROLES, table.roles)}'
        f',"roles_under":{listed(ROLES, table.roles_under)}'
    )


def turn_part(table: Table) -> str:
    """From `seats` to `zone`."""
    sites = ",".join([site_text(site) for site in table.sites])
    contents = table.squares
    squares = ",".join([SQUARE_ENTRIES[place][contents[which]] for place, which in enumerate(SQUARE_ORDER)])
    step_names = table.step_names()
    under_way = ",".join([f'"{step_names[step]}"' for step in at.steps_in(table.stack)])
    return (
        f'"seats":{table.seats},"sites":[{sites}],"spare":{bag(EXPERT_TEXTS, table.spare)}'
        f',"squares":{{{squares}}},"steps":[{under_way}],"study":{listed(TILES, table.study)}'
        f',"tiles":{bag(TILES, table.tiles)},"tiles_under":{listed(TILES, table.tiles_under)}'
        f',"top":{TILES[table.top]},"turn":{table.turn},"turns":{table.turns},"wild":{flag(table.wild)}'
        f',"zone":{experts(table.zone)}'
    )


def player_text(player: Player) -> str:
    plans, roles = bag(PLANS, player.plans), listed(ROLES, player.roles)
    return f'{{"plans":{plans},"roles":{roles},"silent":{flag(player.silent)},"uses":{player.uses}}}'


def site_text(site: Site) -> str:
    return f'{{"experts":{bag(EXPERT_TEXTS, site.experts)},"tile":{TILES[site.tile]}}}'


def offered(table: Table) -> str:
    if not table.offered:
        return "[]"
    return listed(ROLES if steps.holds(table, at.PICK) else CRISES, table.offered)


assert NONE == -1, "the last text of a list is that of nothing"
