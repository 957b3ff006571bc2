"""Evolutopia: indicators and crises, the works with the experts they need, the city, the players."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from speciate.language.boards import Json, owner
from speciate.table.words import Words


def describe(view: Json, words: Words, brief: int) -> list[str]:
    return [
        stakes(view),
        *crisis(view, words, brief),
        *works(view, words, brief),
        experts(view, brief),
        city(view, brief),
        actions(view),
        *players(view, words, brief),
    ]


def stakes(view: Json) -> str:
    options = view["options"]
    values = ", ".join(f"{name} {value}" for name, value in view["indicators"].items())
    goal = f"to win: {options['target_count']} at {options['target']} and no nuisance left; lost at 0"
    return f"Indicators: {values} ({goal}). Crisis pawn {view['pawn']}, lost at {options['beacons']}."


def crisis(view: Json, words: Words, brief: int) -> Iterator[str]:
    code = view["crisis"]
    if not code:
        return
    printed = view["box"]["crises"][code]
    there = staff(view["crisis_experts"], brief)
    harm = effects(words, printed["unmanaged"])
    name = "" if brief > 1 else f" {words.t(f'crisis-{code}')}"
    yield f"Crisis {code}{name}: needs {needed(printed['experts'], brief)}, has {there}; unmanaged: {harm}"
    if view["steps"][-1] == "arrival":
        for number, option in enumerate(printed["arrival"], start=1):
            yield f" option {number}: {effects(words, option)}"


def effects(words: Words, some: Sequence[Json]) -> str:
    return " · ".join(effect(words, one) for one in some)


def effect(words: Words, one: Json) -> str:
    args: dict[str, Any] = {"n": one.get("n", 1)}
    if "indicator" in one:
        args = {"n": f"{one['n']:+d}", "indicator": words.t(f"indicator-{one['indicator']}")}
    if "kind" in one:
        args["kind"] = words.t(f"expert-{one['kind']}")
    return words.t(f"effect-{one['op']}", **args)


def works(view: Json, words: Words, brief: int) -> Iterator[str]:
    """Sites, then what is studied or set aside, then the evolution that shows on the pile."""
    for site in view["sites"]:
        yield f"Site: {tile(view, words, site['tile'], brief)} has {staff(site['experts'], brief)}"
    for title, codes in (("Study", view["study"]), ("Aside", view["aside_tiles"]), ("Pile", [view["top"]])):
        if any(codes):
            yield f"{title}: " + "; ".join(tile(view, words, code, brief) for code in codes if code)


def tile(view: Json, words: Words, code: str, brief: int) -> str:
    printed = view["box"]["tiles"][code]
    name = "" if brief else f" {words.t(f'tile-{code}')}"
    letters = 3 if brief else None
    brings = " ".join(f"{indicator[:letters]}{by:+d}" for indicator, by in printed["gains"].items())
    sign = "" if printed["pictogram"] == "none" else f" {printed['pictogram']}"
    return f"{code}{name} ({needed(printed['experts'], brief)} -> {brings}{sign})"


def needed(kinds: Mapping[str, int], brief: int) -> str:
    names = [kind[:3] if brief else kind for kind, count in kinds.items() for _ in range(count)]
    return " ".join(names) or "nobody"


def staff(kinds: Sequence[str], brief: int) -> str:
    """An expert that counts as another is written with both names; the last is what it counts as."""
    return " ".join(kind[:3] if brief > 1 and " " not in kind else kind for kind in kinds) or "nobody"


def experts(view: Json, brief: int) -> str:
    parts = [("Experts zone", "zone"), ("aside", "aside"), ("bag", "bag")]
    said = []
    for title, key in parts:
        some = " ".join(f"{kind[: 3 if brief else None]} {count}" for kind, count in view[key].items() if count)
        if some or key != "aside":
            said.append(f"{title}: {some or 'empty'}")
    if view["drawn"]:
        said.append(f"just drawn: {view['drawn']}")
    return "; ".join(said) + "."


def city(view: Json, brief: int) -> str:
    taken = {name: content for name, content in view["squares"].items() if content}
    nuisances = view["box"]["nuisances"]
    said = [f"{name} {content}" for name, content in taken.items() if content not in nuisances]
    said += [
        f"{name} nuisance {nuisances[content][: 3 if brief else None]}"
        for name, content in taken.items()
        if content in nuisances
    ]
    return f"City, a1 to d4: {', '.join(said)}; the rest empty."


def actions(view: Json) -> str:
    facts = [f"Blocked actions: {' '.join(view['blocked']) or 'none'}"]
    if view["offered"]:
        facts.append("offered: " + " ".join(view["offered"]))
    return "; ".join(facts) + "."


def players(view: Json, words: Words, brief: int) -> Iterator[str]:
    for seat, player in enumerate(view["players"]):
        facts = [f"role {named(words, 'role', player['roles'], brief)}"]
        if view["seats"] > 1 and player["uses"] < view["options"]["role_uses"]:
            facts[0] += f" {player['uses']}/{view['options']['role_uses']}"
        if player["plans"]:
            facts.append(f"plans {named(words, 'plan', player['plans'], brief)}")
        if player["silent"]:
            facts.append("silent")
        yield f"{owner(view, words, seat)}: {', '.join(facts)}"
        if seat == view["seat"] and not brief:
            yield from talents(view, words, player)


def named(words: Words, kind: str, codes: Sequence[str], brief: int) -> str:
    """Codes with their printed names, or without."""
    return ", ".join(code if brief > 1 else f"{code} {words.t(f'{kind}-{code}')}" for code in codes) or "none"


def talents(view: Json, words: Words, player: Json) -> Iterator[str]:
    """What one's own role and good plans do."""
    for role in player["roles"]:
        key = f"talent-{view['box']['roles'][role]}"
        yield f" {role}: {words.t(f'{key}.when')} – {words.t(key)}"
    for plan in player["plans"]:
        yield f" {plan}: {words.t('does-' + view['box']['plans'][plan])}"
