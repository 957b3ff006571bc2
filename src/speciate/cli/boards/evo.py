"""The table of Evo: the island as rows of hexagons, climate and meteor, the auction, portraits, one's cards.

In a terminal the island lies on its side: a line is a column of the printed map, and every other line is set in by half
a region, so that each region touches the two beside it, two above and two below.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from speciate.cli.look import GLYPHS, HIDDEN, Json, Look, colour, dotted
from speciate.cli.rows import Rows
from speciate.core.moves import Move
from speciate.core.seats import NATURE
from speciate.games.evo.cards import parse_card

GENES = {  # with the short name that heads its column
    "tail": "evo-tail",
    "leg": "evo-leg",
    "horn": "evo-horn",
    "egg": "evo-egg",
    "fur": "evo-fur",
    "parasol": "evo-parasol",
    "mutant": "evo-mutant",
}
BONUSES = {"leg": "leg", "egg": "egg", "fur": "fur", "parasol": "parasol"}  # by gene, the effect that adds to it
SCALE = 7  # auction.any-amount: the columns printed on the table, 0 to 6
MOST_BIDS = 7  # listed at once; any other can be typed
CELL = 6  # characters that a region is wide; wider where the screen allows
WIDE_CELL = 8
WIDE = 110  # from this width on tracks and auction stand beside the island

# Each terrain has a sign beside its colour, each zone too.
SIGNS = {"Y": "∴", "G": '"', "B": "∩", "R": "^"}
TERRAINS = {"Y": "beach", "G": "meadow", "B": "hill", "R": "mountain"}
GROUND = {"Y": "color(222)", "G": "color(114)", "B": "color(180)", "R": "color(252)"}
INK = "color(16)"
PAPER = "color(231)"
MILD = "temperate"
ZONES = {MILD: "✓", "cold": "-", "hot": "+", "deadly": "×"}

# Refusals that anybody would expect: another time, another's turn, a piece that is not there.
PLAIN = frozenset(
    {
        "game-over",
        "no-such-move",
        "natures-move",
        "no-region",
        "no-lot",
        "card-needs-target",
        "card-has-no-target",
        "card-not-on-oneself",
        "strike-no-dino",
        "move-not-adjacent",
        "land-first",
        "land-not-now",
        "swim-not-now",
        "birth-too-far",
        "birth-apart",
        "remove-no-dino",
        "lot-first",
        "amount-first",
    }
)


class Region(NamedTuple):
    """A region as a screen needs it: its row and its place in half regions from the left edge."""

    name: str
    row: int
    at: int
    terrain: str
    star: bool


def regions(view: Json) -> list[Region]:
    """The island of a view, from its columns."""
    columns = view["island"]
    west = min(column["q"] for column in columns)
    left = min(2 * column["r"] + column["q"] for column in columns)
    counts: dict[int, int] = {}
    out: list[Region] = []
    for column in columns:
        row = column["q"] - west
        for step, sign in enumerate(column["regions"].split()):
            counts[row] = counts.get(row, 0) + 1
            at = 2 * (column["r"] + step) + column["q"] - left
            out.append(Region(f"{chr(97 + row)}{counts[row]}", row, at, sign[0], sign.endswith("*")))
    return out


def draw(view: Json, look: Look) -> RenderableType:
    """Header; the island with climate, meteor and auction beside or below it; portraits; one's own cards."""
    parts: list[RenderableType] = [header(view, look)]
    beside = look.width >= WIDE and not look.compact
    land = island(view, look, WIDE_CELL if beside and look.width >= 150 else CELL)
    tracks: list[RenderableType] = [*climate(view, look, beside)]
    tracks.append(meteor(view, look))
    if view["lots"]:
        tracks += [Text(), auction(view, look)]
    if beside:
        grid = Table.grid(padding=(0, 3))
        grid.add_column(min_width=max(line.cell_len for line in land))
        grid.add_row(Group(*land), Group(*tracks))
        parts.append(grid)
    else:
        parts += [*land, *tracks]
    parts.append(portraits(view, look))
    if int(view["seat"]) >= 0:
        parts += own_hand(view["players"][int(view["seat"])], look)
    return Group(*parts)


def pieces(view: Json) -> Mapping[str, Sequence[int]]:
    """Regions, one's own dinos, seats, the cards one holds, the genes for sale."""
    codes = {region.name: code(region.name) for region in regions(view)}
    own = view["players"][int(view["seat"])]
    return {
        "region": list(codes.values()),
        "dino": [codes[name] for name in own["dinos"]],
        "seat": range(int(view["seats"])),
        "card": sorted({parse_card(card) for card in own["hand"]}),
        "lot": range(len(view["lots"])),
        "amount": range(SCALE),
    }


def rows(legal: Sequence[Move]) -> Rows | None:
    """A bid is typed as it is: the number is the amount. Of many the lowest are listed, and the highest."""
    if not legal or any(move.kind != "bid" for move in legal):
        return None
    amounts = [int(str(move.args["amount"])) for move in legal]
    listed = amounts if len(amounts) <= MOST_BIDS else [*amounts[: MOST_BIDS - 1], amounts[-1]]
    return Rows(legal, amounts, listed)


def question(view: Json, kind: str, look: Look) -> str:
    """Which gene the bid is for."""
    if kind != "bid" or view["lot"] is None:
        return ""
    return look.t("evo-bid-on", gene=look.words.t("gene-" + view["lots"][view["lot"]]["gene"]))


def code(name: str) -> int:
    """A region's name as moves carry it."""
    return (ord(name[0]) - 97) << 4 | int(name[1:])


def is_plain(key: str) -> bool:
    return key in PLAIN or key.startswith("not-")


# -- the island -----------------------------------------------------------------------------------


def header(view: Json, look: Look) -> RenderableType:
    words = look.words
    parts: list[Text | str] = [words.t("title")]
    if view["round"]:
        parts.append(look.t("evo-round", round=int(view["round"])))
    parts.append(Text(words.phase(view["phase"]), "bold"))
    if view["barren"]:
        parts.append(Text(look.t("evo-barren"), "bold reverse"))
    return Rule(dotted(parts), align="left", characters="─", style="dim")


def island(view: Json, look: Look, width: int) -> list[Text]:
    """A line or two for each row of regions, each as wide as two halves."""
    holders = {name: seat for seat, player in enumerate(view["players"]) for name in player["dinos"]}
    rows: dict[int, list[Region]] = {}
    for region in regions(view):
        rows.setdefault(region.row, []).append(region)
    lines: list[Text] = []
    for row in sorted(rows):
        upper, lower = Text("  "), Text("  ")
        at = 0
        for region in rows[row]:
            gap = " " * ((region.at - at) * width // 2)
            above, below = cell(view, look, region, holders.get(region.name, -1), width)
            upper.append(gap).append_text(above)
            lower.append(gap).append_text(below)
            at = region.at + 2
        lines += [upper] if look.compact else [upper, lower]
    return lines


def cell(view: Json, look: Look, region: Region, holder: int, width: int) -> tuple[Text, Text]:
    """Name and terrain; below it the dino, or what the climate is like. On low screens one line says all."""
    ground = f"{INK} on {GROUND[region.terrain]}"
    zone = ZONES[view["zones"][TERRAINS[region.terrain]]]
    star = "*" if region.star else ""
    if look.compact:
        held = chip(holder, look) if holder >= 0 else Text(f" {zone} ", ground)
        name = Text(f"{region.name:<{width - 4}}", ground)
        return Text.assemble(name, held, " "), Text()
    upper = Text(f"{region.name + star:<{width - 3}}{SIGNS[region.terrain]} ", ground)
    if holder >= 0:
        side = (width - 4) // 2
        lower = Text.assemble((" " * side, ground), chip(holder, look), (" " * (width - 4 - side), ground))
    else:
        lower = Text(f"{zone:^{width - 1}}", f"dim {ground}")
    return Text.assemble(upper, " "), Text.assemble(lower, " ")


def chip(seat: int, look: Look) -> Text:
    """A dino: the sign of its seat on white, one's own the other way round."""
    style = f"bold {PAPER} on {colour(seat)}" if seat in look.you else f"bold {colour(seat)} on {PAPER}"
    return Text(f" {GLYPHS[seat]} ", style)


# -- tracks and auction -----------------------------------------------------------------------------


def climate(view: Json, look: Look, beside: bool) -> Iterator[Text]:
    """The loop with the pawn on it, and what each terrain means now."""
    words = look.words
    title = look.t("evo-climate")
    cells = [loop_cell(words.t(f"terrain-{name}"), at == view["climate"]) for at, name in enumerate(view["loop"])]
    if beside:  # there and back again, on two lines
        there, back = cells[: (len(cells) + 1) // 2], cells[(len(cells) + 1) // 2 :]
        yield Text.assemble(" ", (title, "bold"), " ", Text("→", "dim").join(there), ("↓", "dim"))
        yield Text.assemble(" " * (len(title) + 2), Text("←", "dim").join(reversed(back)))
    else:
        yield Text.assemble(" ", (title, "bold"), " ", Text("").join(cells))
    meanings: list[Text] = []
    for letter, terrain in TERRAINS.items():
        zone = view["zones"][terrain]
        ground = Text(f" {SIGNS[letter]} {words.t(f'terrain-{terrain}')} ", f"{INK} on {GROUND[letter]}")
        meanings.append(Text.assemble(ground, (f" {ZONES[zone]} {words.t(f'zone-{zone}')} ", "bold" * (zone == MILD))))
    across = 1 if beside else 4 if sum(one.cell_len + 1 for one in meanings) < look.width else 2
    for start in range(0, len(meanings), across):
        yield Text.assemble(" ", Text(" ").join(meanings[start : start + across]))


def loop_cell(name: str, here: bool) -> Text:
    return Text(f"[{name}]" if here else f" {name} ", "bold reverse" if here else "dim")


def meteor(view: Json, look: Look) -> Text:
    """The cells passed, where the meteor is, and where the die may end the game."""
    line = Text.assemble(" ", (look.t("evo-meteor"), "bold"), " ")
    track = view["track"]
    first = view["meteor"] - view["round"] if view["phase"] in ("meteor", "auction", "over") else None
    begin = first if first is not None else view["meteor"] - max(0, view["round"] - 1)
    for cell in range(begin, len(track)):
        faces = track[cell]
        if cell == view["meteor"]:
            line.append("◉", "bold color(160)")
        elif cell < view["meteor"]:
            line.append("▪", "dim")
        elif cell == len(track) - 1:
            line.append("✗", "bold")
        else:
            line.append(str(len(faces)) if faces else "▫")
    left = len(track) - 1 - int(view["meteor"])
    line.append(f"  {look.t('evo-meteor-left', count=left)}", "dim")
    return line


def auction(view: Json, look: Look) -> RenderableType:
    """A row for each gene, with the sign of whoever stands there at their bid."""
    grid = Table(box=None, padding=(0, 1), header_style="dim", show_edge=False)
    grid.add_column(Text(" " + look.t("evo-auction"), "bold"))
    for amount in range(SCALE):
        grid.add_column(str(amount), justify="center")
    grid.add_column(look.t("evo-more"), justify="center")
    for place, lot in enumerate(view["lots"]):
        chosen = place == view["lot"]
        name = Text(f" {look.words.t('gene-' + lot['gene'])}", "bold reverse" if chosen else "bold")
        marks: list[Text] = [Text("·", "dim") for _ in range(SCALE)] + [Text()]
        if lot["bid"] is not None:
            seat, bid = int(lot["seat"]), int(lot["bid"])
            mark = GLYPHS[seat] if bid < SCALE else f"{GLYPHS[seat]} {bid}"
            marks[min(bid, SCALE)] = Text(mark, f"bold {colour(seat)}")
        grid.add_row(name, *marks)
    return grid


# -- players --------------------------------------------------------------------------------------


def portraits(view: Json, look: Look) -> RenderableType:
    """In the order of the round: points, dinos, genes with this round's bonus, and how many event cards."""
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    grid.add_column("", no_wrap=True)
    for key in ("evo-points", "evo-dinos"):
        grid.add_column(look.t(key), justify="right", no_wrap=True)
    for heading in GENES.values():
        grid.add_column(look.t(heading), justify="center", no_wrap=True)
    grid.add_column(HIDDEN, justify="right", no_wrap=True)
    seats = int(view["seats"])
    for seat in view["order"] if len(view["order"]) == seats else range(seats):
        player = view["players"][seat]
        waits = seat in view["waiting"] and NATURE not in view["waiting"]
        role = look.role(seat)
        mark = Text("▶" if waits else " ", f"bold {colour(seat)}")
        name = Text.assemble(mark, look.seat(seat), f" ({role})" if role else "")
        cells = [str(player["points"]), f"{len(player['dinos'])}/{view['options']['dinos']}"]
        cells += [gene_text(player, gene) for gene in GENES]
        hand = len(player["hand"])
        grid.add_row(name, *cells, str(hand) if hand else "·")
    return grid


def gene_text(player: Json, gene: str) -> str:
    """`2`, or with this round's event cards `2+1`; horns show attack and defence."""
    count = int(player["portrait"][gene])
    bonus = player["bonus"]
    if gene == "horn" and (bonus.get("attack") or bonus.get("defence")):
        return f"{count}{bonus.get('attack', 0):+d}/{bonus.get('defence', 0):+d}"
    extra = bonus.get(BONUSES.get(gene, ""), 0)
    return f"{count}{extra:+d}" if extra else str(count) if count else "·"


def own_hand(player: Json, look: Look) -> Iterator[RenderableType]:
    """One's event cards, with what each does where there is room."""
    if not player["hand"]:
        yield Text(" " + look.t("evo-no-cards"), "dim")
        return
    title = Text.assemble(" ", (look.t("evo-your-cards"), "bold"), " ")
    if look.compact:
        yield Text.assemble(title, ", ".join(look.words.card(card) for card in player["hand"]))
        return
    yield title
    grid = Table.grid(padding=(0, 1))
    for card in player["hand"]:
        grid.add_row("  ", Text(look.words.card(card), "bold"), Text(card_help(card, look), "dim"))
    yield grid


def card_help(card: str, look: Look) -> str:
    """What a card does; one that counts down is aimed at an opponent, who is told the plain number."""
    effect = card.rstrip("0123456789")[:-1]
    amount = int(card[len(effect) :])
    aimed = amount < 0 and effect != "climate"
    return look.words.t(f"card-{effect}.{'aimed' if aimed else 'help'}", amount=abs(amount) if aimed else amount)
