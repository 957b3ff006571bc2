"""Evo: the island as rows of hexagons, two signs a region; climate and meteor, the auction, portraits, one's cards."""

from typing import NamedTuple

from speciate.kit.hexes import Hex, adjacency
from speciate.language.boards import Json, counted, listed, owner
from speciate.table.words import Words

SIGNS = {"Y": "b", "G": "m", "B": "h", "R": "^"}
TERRAINS = {"b": "beach", "m": "meadow", "h": "hill", "^": "mountain"}


class Region(NamedTuple):
    name: str
    at: Hex
    sign: str


def describe(view: Json, words: Words, brief: int) -> list[str]:
    land = regions(view)
    lines = [zones(view), *island(view, land), tracks(view)]
    if view["lots"]:
        lines.append("Auction: " + ", ".join(lot(place, one) for place, one in enumerate(view["lots"])))
    lines += [portrait(view, words, seat, brief) for seat in view["order"] or range(view["seats"])]
    if view["seat"] >= 0:
        lines += own(view, words, land, brief)
    return lines


def regions(view: Json) -> list[Region]:
    """Named as moves name them: the row's letter, and the place in it from the left."""
    columns = view["island"]
    west = min(column["q"] for column in columns)
    counts: dict[int, int] = {}
    out: list[Region] = []
    for column in columns:
        row = column["q"] - west
        for step, terrain in enumerate(column["regions"].split()):
            counts[row] = counts.get(row, 0) + 1
            at = (column["q"], column["r"] + step)
            out.append(Region(f"{chr(97 + row)}{counts[row]}", at, SIGNS[terrain[0]]))
    return out


def zones(view: Json) -> str:
    meanings = [f"{sign} {name} {view['zones'][name]}" for sign, name in TERRAINS.items()]
    return "Island, a row a line, region = terrain and seat there (row c, 2nd region: c2): " + ", ".join(meanings)


def island(view: Json, land: list[Region]) -> list[str]:
    """Set in by half a region from row to row, so that each touches two above and two below."""
    holders = {name: seat for seat, player in enumerate(view["players"]) for name in player["dinos"]}
    left = min(2 * region.at[1] + region.at[0] for region in land)
    rows: dict[str, str] = {}
    for region in land:
        indent = 2 * region.at[1] + region.at[0] - left
        row = rows.get(region.name[0], region.name[0] + " ")
        holder = holders.get(region.name)
        rows[region.name[0]] = row.ljust(indent + 2) + region.sign + ("." if holder is None else str(holder))
    return list(rows.values())


def tracks(view: Json) -> str:
    """The climate on its loop, the meteor on its way, and what is left to do."""
    loop = " ".join(f"[{name}]" if at == view["climate"] else name for at, name in enumerate(view["loop"]))
    risky = next(cell for cell, faces in enumerate(view["track"]) if faces)
    facts = [f"Climate loop: {loop}. Meteor on {view['meteor']}, the game can end from {risky} on"]
    facts += [f"{name} left: {view[name]}" for name in ("steps", "births") if view[name]]
    if view["barren"]:
        facts.append("no births this round")
    return ". ".join(facts) + "."


def lot(place: int, one: Json) -> str:
    return f"{place} {one['gene']}" + ("" if one["bid"] is None else f" ({one['bid']} by seat {one['seat']})")


def portrait(view: Json, words: Words, seat: int, brief: int) -> str:
    player = view["players"][seat]
    genes = counted(player["portrait"], 1 if brief > 1 else 0)
    facts = [f"{player['points']} points", f"dinos {' '.join(player['dinos']) or 'none'}", genes]
    if player["bonus"]:
        facts.append("this round " + " ".join(f"{name}{by:+d}" for name, by in player["bonus"].items()))
    if seat != view["seat"] and player["hand"]:
        facts.append(f"{len(player['hand'])} cards")
    return f"{owner(view, words, seat)}: {', '.join(facts)}"


def own(view: Json, words: Words, land: list[Region], brief: int) -> list[str]:
    """One's cards with what they do, and the regions beside each dino."""
    player = view["players"][view["seat"]]
    lines: list[str] = []
    if brief:
        lines += [f"Your cards: {listed(player['hand'])}"] if player["hand"] else []
    else:
        lines += [f"Your card {card}: {effect(card, words)}" for card in player["hand"]]
    if view["phase"] in ("movement", "births") and not brief and player["dinos"]:
        beside = adjacency([region.at for region in land])
        near = {one.name: [land[other].name for other in beside[place]] for place, one in enumerate(land)}
        lines.append("Beside: " + "; ".join(f"{name}: {' '.join(near[name])}" for name in player["dinos"]))
    return lines


def effect(card: str, words: Words) -> str:
    """What a card does; one that counts down is aimed at an opponent, who is told the plain number."""
    name = card.rstrip("0123456789")[:-1]
    amount = int(card[len(name) :])
    aimed = amount < 0 and name != "climate"
    return words.t(f"card-{name}.{'aimed' if aimed else 'help'}", amount=abs(amount) if aimed else amount)
