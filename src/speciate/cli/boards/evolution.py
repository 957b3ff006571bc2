"""The table of Evolution: rows of species as cards, the watering hole, hands, piles."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from speciate.cli.look import HIDDEN, MEAT, PLANT, Json, Look, box, colour, dotted, pips, side_by_side
from speciate.core.seats import NATURE
from speciate.games.evolution.cards import parse_card
from speciate.table.words import letter

BODY = "▰▱"
EATEN = "●○"  # a full pip is food, an empty one hunger
FAT = "◆◇"
LEAST_INNER = 15  # of a species card; longer trait names widen it
MOST_INNER = 22
MOST_PLANTS = 24  # drawn one by one; beyond that the number says it

# Refusals that anybody would expect: another time, another's turn, a piece that is not there.
PLAIN = frozenset(
    {
        "game-over",
        "no-such-move",
        "natures-move",
        "food-already",
        "card-first",
        "use-first",
        "name-first",
        "drop-missing",
        "leaf-no-trait",
        "think-no-trait",
        "ignore-not-now",
        "attack-no-target",
        "attack-itself",
    }
)


def draw(view: Json, look: Look) -> RenderableType:
    """Header, the others from the next seat on, and the person's own row and hand nearest to the prompt."""
    parts: list[RenderableType] = [header(view, look)]
    seats = int(view["seats"])
    you = int(view["seat"])
    order = [(you + step) % seats for step in range(1, seats + 1)] if you >= 0 else list(range(seats))
    parts += hole(view, look)
    inner = card_width(view, look)
    for seat in order:
        parts.append(player_line(view, seat, look))
        parts += row(view, seat, look, inner)
    if you >= 0:
        parts += own_hand(view["players"][you], look)
    return Group(*parts)


def pieces(view: Json) -> Mapping[str, Sequence[int]]:
    """Places of the longest row, seats, and the cards the person holds."""
    players = view["players"]
    longest = max(len(player["species"]) for player in players)
    own = players[int(view["seat"])]
    cards = [*own["hand"], *([own["held"]] if own["held"] else [])]
    known = sorted({parse_card(card) for card in cards})
    return {"species": range(longest), "seat": range(int(view["seats"])), "card": known}


def is_plain(key: str) -> bool:
    return key in PLAIN or key.startswith("not-") or key.endswith(("-from-hand", "-no-species"))


# -- the middle of the table ----------------------------------------------------------------------


def header(view: Json, look: Look) -> RenderableType:
    words = look.words
    parts: list[Text | str] = [words.t("title"), look.t("evolution-round", round=int(view["round"]))]
    parts.append(Text(words.phase(view["phase"]), "bold"))
    if view["last_round"] and view["phase"] != "over":
        last = view["last_round"] == view["round"]
        parts.append(Text(look.t("evolution-last-round" if last else "evolution-one-more"), "bold reverse"))
    return Rule(dotted(parts), align="left", characters="─", style="dim")


def hole(view: Json, look: Look) -> list[Text]:
    """Plants, laid food cards and the piles; on two lines where one is too short."""
    plants = int(view["hole"])
    laid = sum(1 for player in view["players"] if player["food_card"])
    left = Text.assemble(
        " ",
        (look.t("evolution-hole"), "bold"),
        " ",
        ("♣" * min(plants, MOST_PLANTS), PLANT),
        f" {look.t('evolution-plants', count=plants)}" if plants else look.t("evolution-no-plants"),
    )
    middle = Text(f"{HIDDEN * 2} {look.t('evolution-food-cards', count=laid)}") if laid else Text()
    piles = [
        look.t("evolution-deck", count=int(view["deck"])),
        look.t("evolution-discards", count=len(view["discards"])),
    ]
    if view["aside"]:
        piles.append(look.t("evolution-aside", count=int(view["aside"])))
    right = dotted(piles)
    line = dotted([left, middle, right])
    return [line] if line.cell_len <= look.width else [dotted([left, middle]), Text.assemble(" ", right)]


# -- a player -------------------------------------------------------------------------------------


def player_line(view: Json, seat: int, look: Look) -> Text:
    player = view["players"][seat]
    name = look.seat(seat)
    role = look.role(seat)
    if role:
        name = Text.assemble(name, f" ({role})")
    facts: list[Text | str] = [name]
    if view["first"] == seat and view["round"]:
        facts.append(Text("⚑ " + look.t("evolution-first"), "bold"))
    facts.append(look.t("evolution-hand", count=len(player["hand"])))
    facts.append(look.t("evolution-bag", count=int(player["bag"])))
    facts.append(status(view, seat, look))
    return dotted(facts)


def status(view: Json, seat: int, look: Look) -> Text:
    player = view["players"][seat]
    if seat in view["waiting"] and NATURE not in view["waiting"]:
        return Text("◀ " + look.t("evolution-to-move"), f"bold {colour(seat)}")
    if view["phase"] == "food" and player["food_card"]:
        return Text(look.t("evolution-has-laid"))
    if view["phase"] == "play" and player["ended"]:
        return Text(look.t("evolution-has-ended"))
    return Text()


def row(view: Json, seat: int, look: Look, inner: int) -> list[Text]:
    """The species from left to right, those side by side equally high."""
    player = view["players"][seat]
    if not player["species"]:
        return [Text("   " + look.t("evolution-no-species"), "dim")]
    if look.compact and seat != int(view["seat"]):
        return [compact_line(species, seat, look) for species in player["species"]]
    lines: list[Text] = []
    fitting = max(1, look.width // (inner + 5))
    for start in range(0, len(player["species"]), fitting):
        some = player["species"][start : start + fitting]
        drawn = [species_lines(species, look) for species in some]
        height = max(len(each) for each in drawn)
        letters = [letter(int(species["id"])) for species in some]
        boxes = [box(name, each, inner, height, colour(seat)) for name, each in zip(letters, drawn, strict=True)]
        lines += side_by_side(boxes, look.width)
    held = [*player["hand"], *([player["held"]] if player["held"] else [])]
    if seat != int(view["seat"]) and any(card != "?" for card in held):
        lines.append(Text.assemble("   ", (look.t("evolution-holds"), "dim"), " ", cards_said(held, look)))
    return lines


def compact_line(species: Json, seat: int, look: Look) -> Text:
    """A species on one line, for low screens."""
    body, food, *traits = species_lines(species, look)
    name = Text(f" {letter(int(species['id'])):>2}", f"bold {colour(seat)}")
    body.pad_right(1)
    food.pad_right(max(0, 16 - food.cell_len))
    return Text.assemble(name, "  ", body, "  ", food, Text(", ").join(traits))


def cards_said(cards: Sequence[str], look: Look) -> str:
    return ", ".join(look.words.card(card) for card in cards)


def species_lines(species: Json, look: Look) -> list[Text]:
    """Body; population, as far as it has eaten; then its traits, with the food stored on one."""
    body, population, food = int(species["body"]), int(species["population"]), int(species["food"])
    labels = [look.t("evolution-body"), look.t("evolution-population")]
    width = max(len(label) for label in labels)
    lines = [
        Text(f"{labels[0]:<{width}} {body} {pips(body, max(body, 6), BODY)}"),
        Text.assemble(f"{labels[1]:<{width}} {population} ", (pips(food, population, EATEN), PLANT)),
    ]
    names = [card.rstrip("0123456789")[:-1] for card in species["traits"]]
    for name in names:
        fat = ""
        if name == "fat-tissue":
            fat = " " + pips(int(species["fat"]), body, FAT)
        trait = look.words.trait(name)
        lines.append(Text(trait + fat, f"bold {MEAT}" if name == "carnivore" else ""))
    lines += [face_down(card, look) for card in species["face_down"]]
    if species["ignoring"]:
        ignored = ", ".join(look.words.trait(name) for name in species["ignoring"])
        lines.append(Text(look.t("evolution-ignores", traits=ignored), "italic"))
    return lines


def face_down(card: str, look: Look) -> Text:
    """A trait nobody else sees yet; its owner does."""
    if card == "?":
        return Text(HIDDEN * 8, "dim")
    name = look.words.trait(card.rstrip("0123456789")[:-1])
    return Text.assemble((HIDDEN + " ", "dim"), name)


def card_width(view: Json, look: Look) -> int:
    """Wide enough for the longest line of any species, within reason; the same for the whole table."""
    lengths = [
        line.cell_len
        for player in view["players"]
        for species in player["species"]
        for line in species_lines(species, look)
    ]
    return min(max([LEAST_INNER, *lengths]), MOST_INNER)


def own_hand(player: Json, look: Look) -> Iterator[Text]:
    """The hand as cards, what is being played, what lies on the watering hole."""
    if player["held"]:
        yield Text.assemble(" ", (look.t("evolution-playing"), "bold"), " ", look.words.card(player["held"]))
    if player["food_card"]:
        yield Text.assemble(" ", (look.t("evolution-laid"), "dim"), " ", look.words.card(player["food_card"]))
    if not player["hand"]:
        yield Text(" " + look.t("evolution-empty-hand"), "dim")
        return
    title = Text(" " + look.t("evolution-your-hand"), "bold")
    if look.compact:
        yield Text.assemble(title, "  ", cards_said(player["hand"], look))
        return
    yield title
    names = [look.words.card(card) for card in player["hand"]]
    boxes = [box("", [Text(name)], len(name), 1, "") for name in names]
    yield from side_by_side(boxes, look.width)
