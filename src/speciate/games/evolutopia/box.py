"""What is printed on every tile and card of a pack, by its name: for screens, which draw from views alone."""

from typing import Final

from speciate.games.evolutopia import names
from speciate.games.evolutopia.components import EvolutopiaPack
from speciate.games.evolutopia.names import EXPERTS, INDICATORS, SIDES
from speciate.games.evolutopia.rules import effects
from speciate.kit.forms import one_of

NEEDS: Final[str] = f"Partial<Record<{one_of(EXPERTS)}, number>>"
GAINS: Final[str] = f"Partial<Record<{one_of(INDICATORS)}, number>>"
EFFECTS: Final[str] = f"{{ op: string; n?: number; indicator?: {one_of(INDICATORS)}; kind?: {one_of(EXPERTS)} }}[]"
TYPESCRIPT: Final[str] = (
    f"{{ tiles: Record<string, {{ experts: {NEEDS}; gains: {GAINS}; pictogram: {one_of(names.PICTOGRAMS)} }}>; "
    f"nuisances: Record<string, {one_of(INDICATORS)}>; "
    f"crises: Record<string, {{ experts: {NEEDS}; arrival: {EFFECTS}[]; unmanaged: {EFFECTS} }}>; "
    "plans: Record<string, string>; roles: Record<string, string> }"
)


def contents(pack: EvolutopiaPack) -> dict[str, object]:
    """Made once for each pack; every view shares it and nobody changes it."""
    if not pack.box:
        pack.box = {
            "tiles": {name: write_tile(pack, tile) for tile, name in enumerate(names.TILE_NAMES)},
            "nuisances": {
                f"{name}.{SIDES[side]}": INDICATORS[pack.nuisance_indicators[2 * tile + side]]
                for tile, name in enumerate(names.NUISANCE_NAMES)
                for side in range(len(SIDES))
            },
            "crises": {name: write_crisis(pack, crisis) for crisis, name in enumerate(names.CRISIS_NAMES)},
            "plans": {name: pack.plans[plan].name for plan, name in enumerate(names.PLAN_NAMES)},
            "roles": {name: pack.talents[role].name for role, name in enumerate(names.ROLE_NAMES)},
        }
    return pack.box


def write_tile(pack: EvolutopiaPack, tile: int) -> dict[str, object]:
    gains = pack.gains[tile]
    return {
        "experts": write_needs(pack.needs[tile]),
        "gains": {name: gains[which] for which, name in enumerate(INDICATORS) if gains[which]},
        "pictogram": names.PICTOGRAMS[pack.pictograms[tile]],
    }


def write_crisis(pack: EvolutopiaPack, crisis: int) -> dict[str, object]:
    return {
        "experts": write_needs(pack.crisis_needs[crisis]),
        "arrival": [[write_effect(one) for one in option] for option in pack.crisis_options[crisis]],
        "unmanaged": [write_effect(one) for one in pack.crisis_unmanaged[crisis]],
    }


def write_needs(needs: list[int]) -> dict[str, int]:
    return {name: needs[kind] for kind, name in enumerate(EXPERTS) if needs[kind]}


def write_effect(one: int) -> dict[str, object]:
    row = effects.row_of(one)
    data: dict[str, object] = {"op": row.name}
    if row.key:
        data[row.key] = row.names[effects.which_of(one)]
    if row.is_counted:
        data["n"] = effects.number_of(one)
    return data
