"""The table of S-Evolution: the trick in the middle, a board for each player, the own hand nearest to the prompt."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from speciate.cli.look import HIDDEN, Json, Look, box, colour, dotted, pips, side_by_side
from speciate.core.moves import Move
from speciate.core.seats import NATURE
from speciate.games.s_evolution.cards import SUITS, parse_card

SIGNS = {"food": "♣", "tools": "⚒", "science": "✶"}
SUIT_COLOURS = {"food": "color(28)", "tools": "color(130)", "science": "color(98)"}
# the colours of Discoveries, each with the first letter of its name beside it
DISCOVERY_COLOURS = {"red": "color(160)", "green": "color(28)", "blue": "color(32)", "yellow": "color(136)"}
GOOD = "bold color(28)"
BAD = "bold color(160)"
JOKER = "★"
LEVELS = "▮▯"
PEOPLE = "●○"  # a full pip is at work
CARD_INNER = 15  # of a card of the trick: four stand side by side on 80 columns
ACTION = ("disaster", "harvest", "trade", "needs", "manage")
PRODUCERS = {"food": "farm", "tools": "factory", "science": "lab"}
BARRING = {"food": "famine", "tools": "earthquake", "science": "fanaticism"}

# Refusals that anybody would expect: another time, another's turn, a piece that is not there.
PLAIN = frozenset(
    {"game-over", "no-such-move", "natures-move", "no-worker", "no-such-disaster", "trade-same", "take-no-card"}
)


def draw(view: Json, look: Look) -> RenderableType:
    """Header, trick, the others from the next seat on, and the person's own board and hand last."""
    seats = int(view["seats"])
    you = int(view["seat"]) if view.get("seat") is not None else -1
    order = [(you + step) % seats for step in range(1, seats + 1)] if you >= 0 else list(range(seats))
    parts: list[RenderableType] = [header(view, look)]
    if view["phase"] in ("play", "take"):
        parts += trick(view, look)
    for seat in order:
        parts += player_lines(view, seat, look)
    if you >= 0:
        parts += own_hand(view, you, look)
        parts += shop(view, you, look)
    return Group(*parts)


def pieces(view: Json) -> Mapping[str, Sequence[int]]:
    """Seats, small numbers, and the cards the person holds."""
    hand = view["players"][int(view["seat"])]["hand"]
    known = sorted({parse_card(card) for card in hand if card != "?"})
    return {"seat": range(int(view["seats"])), "number": (1, 2), "card": known}


def is_plain(key: str) -> bool:
    return key in PLAIN or key.startswith("not-") or key.endswith("-from-hand")


def say_move(view: Json, move: Move, look: Look) -> str:
    """A card that can be taken is named, with whoever played it."""
    if move.kind != "take":
        return ""
    seat = int(str(move.args["seat"]))
    card = view["players"][seat]["card"]
    said = look.words.t(f"discovery-{card}") if is_discovery(card) else look.words.card(card)
    if seat in look.you:
        return look.t("s-evolution-take-own", card=said)
    return look.t("s-evolution-take", card=said, name=look.words.seat(seat))


# -- words and signs --------------------------------------------------------------------------------


def suit_sign(suit: str, look: Look, named: bool = True) -> Text:
    name = f" {look.words.t(f'suit-{suit}')}" if named else ""
    return Text(f"{SIGNS[suit]}{name}", f"bold {SUIT_COLOURS[suit]}")


def card_face(card: str, look: Look) -> tuple[Text, str]:
    """`♣ Food 3`, and what it gives."""
    if card == "?":
        return Text(HIDDEN * 5, "dim"), ""
    suit, _, rest = card.partition("-")
    strength, _, face = rest.partition("+")
    return Text.assemble(suit_sign(suit, look), f" {strength}"), look.words.t(f"face-{face}")


def is_discovery(card: str) -> bool:
    return "+" not in card


def short_card(card: str, look: Look) -> Text:
    """`♣3` with its yield, joker or disaster: small enough for a list."""
    suit, _, rest = card.partition("-")
    strength, _, face = rest.partition("+")
    sign = suit_sign(suit, look, named=False)
    if face == "joker":
        return Text.assemble(sign, strength, (JOKER, "bold"))
    what = f"+{face}" if face.isdecimal() else f" {look.words.t(f'face-{face}')}"
    return Text.assemble(sign, strength, (what, "" if face.isdecimal() else BAD))


def age_name(age: int, look: Look) -> str:
    return f"{look.words.t(f'age-{age}')} {look.words.t(f'age-{age}.name')}"


def ordinal(place: int, look: Look) -> str:
    return look.t("s-evolution-nth" if look.compact else "s-evolution-place", place=place)


# -- the middle of the table ------------------------------------------------------------------------


def header(view: Json, look: Look) -> RenderableType:
    words = look.words
    title = f"{words.t('title')} {view['options']['edition']}"
    rounds = look.t("s-evolution-round", round=int(view["round"]), rounds=int(view["options"]["rounds"]))
    parts: list[Text | str] = [title, rounds, Text(words.phase(view["phase"]), "bold")]
    if view["trump"]:
        parts.append(Text.assemble(look.t("s-evolution-trump"), " ", suit_sign(view["trump"], look)))
    return Rule(dotted(parts), align="left", characters="─", style="dim")


def trick(view: Json, look: Look) -> list[Text]:
    """The cards in the order they are played, each with its place in the order of choosing as it stands."""
    lead, seats = int(view["lead"]), int(view["seats"])
    colour_set = view["colour"]
    head = [Text(look.t("s-evolution-trick"), "bold"), Text.assemble(look.seat(lead), " ", look.t("s-evolution-leads"))]
    if colour_set:
        head.append(Text.assemble(look.t("s-evolution-colour"), " ", suit_sign(colour_set, look)))
    else:
        head.append(Text(look.t("s-evolution-no-colour"), "dim"))
    around = [(lead + step) % seats for step in range(seats)]
    title = Text.assemble(" ", dotted(head))
    if look.compact:
        cards = [Text.assemble(look.seat(seat), " ", played_short(view, seat, look)) for seat in around]
        return [title, Text.assemble("  ", Text("   ").join(cards))]
    drawn = [played(view, seat, look) for seat in around]
    names = [look.words.seat(seat)[: CARD_INNER - 2] for seat in around]
    boxes = [
        box(name, lines, CARD_INNER, 3, colour(seat)) for name, lines, seat in zip(names, drawn, around, strict=True)
    ]
    return [title, *side_by_side(boxes, look.width)]


def played(view: Json, seat: int, look: Look) -> list[Text]:
    """What a seat has played: the card, what it gives, and when its player chooses."""
    player = view["players"][seat]
    if not player["card"]:
        return [Text(), Text(look.t("s-evolution-nothing-played" if holds(player) else "s-evolution-out"), "dim")]
    if player["card_taken"]:
        return [Text(), Text(look.t("s-evolution-taken"), "dim"), standing(view, seat, look)]
    if is_discovery(player["card"]):
        return discovery_card(view, player["card"], look)
    face, gives = card_face(player["card"], look)
    return [face, Text(gives, "dim"), standing(view, seat, look)]


def played_short(view: Json, seat: int, look: Look) -> Text:
    card = view["players"][seat]["card"]
    if not card:
        return Text("…" if holds(view["players"][seat]) else "–", "dim")
    if view["players"][seat]["card_taken"]:
        return Text.assemble((look.t("s-evolution-taken"), "dim"), " ", standing(view, seat, look))
    face = Text(look.words.t(f"discovery-{card}")) if is_discovery(card) else short_card(card, look)
    return Text.assemble(face, " ", standing(view, seat, look))


def holds(player: Json) -> bool:
    return bool(player["hand"] or player["unseen"] or player["discovery"])


def standing(view: Json, seat: int, look: Look) -> Text:
    """When a seat chooses: as the trick stands, or of those still to choose."""
    if seat in view["choosing"]:
        return Text(ordinal(view["choosing"].index(seat) + 1, look), "bold")
    return Text()


# -- a player -----------------------------------------------------------------------------------------


def player_lines(view: Json, seat: int, look: Look) -> list[Text]:
    player = view["players"][seat]
    own = seat == int(view.get("seat", -1))
    top = player_title(view, seat, player, look)
    second = [needs_line(view, seat, player, look), people(player, look), hand_line(view, seat, player, look)]
    third = [buildings(player, look), discoveries(view, player, look), taken(player, look)]
    if look.compact and not own:
        return compact_lines(player, seat, second, look)
    lines = [top, *fitted(second, look), *fitted(third, look)]
    return [line for line in lines if line.plain.strip()]


def compact_lines(player: Json, seat: int, facts: Sequence[Text], look: Look) -> list[Text]:
    """Another player on one line where it fits: for low screens."""
    points = str(player["score"]) + (f"+{player['sets']}" if player.get("sets") else "")
    name = Text.assemble(look.seat(seat), f" {look.words.t('age-' + str(player['age']))} · {points}")
    line = dotted([name, *facts])
    return [line] if line.cell_len <= look.width else [dotted([name, *facts[:2]])]


def fitted(facts: Sequence[Text], look: Look) -> list[Text]:
    """Facts on one line; the last on a line of its own where they are too long together."""
    line = Text.assemble("   ", dotted(facts))
    if line.cell_len <= look.width:
        return [line]
    return [Text.assemble("   ", dotted(facts[:-1])), Text.assemble("   ", facts[-1])]


def player_title(view: Json, seat: int, player: Json, look: Look) -> Text:
    name = look.seat(seat)
    role = look.role(seat)
    if role:
        name = Text.assemble(name, f" ({role})")
    age = int(player["age"])
    points = look.t("s-evolution-points", count=int(player["score"]))
    facts: list[Text | str] = [
        name,
        Text(age_name(age, look), "bold"),
        rules_said(player, look),
        points + (f" +{player['sets']}" if player.get("sets") else ""),
    ]
    if seat in view["waiting"] and NATURE not in view["waiting"]:
        facts.append(Text("◀ " + look.t("s-evolution-to-move"), f"bold {colour(seat)}"))
    line = dotted(facts)
    if line.cell_len > look.width:
        facts[1] = Text(look.words.t(f"age-{age}"), "bold")
        line = dotted(facts)
    return line


def rules_said(player: Json, look: Look) -> Text:
    """What the Age allows in tricks; who plays open or unseen."""
    rules = player.get("rules", "free")
    names = {
        "blind": look.t("s-evolution-plays-blind"),
        "free": look.t("s-evolution-plays-free"),
        "colour": look.t("s-evolution-plays-colour"),
        "trump": look.t("s-evolution-plays-trump"),
    }
    text = Text(names[rules], "bold" if rules == "blind" else "")
    if player["invaded"]:
        text = Text.assemble(text, ", ", (look.t("s-evolution-open"), "bold"))
    return text


def needs_line(view: Json, seat: int, player: Json, look: Look) -> Text:
    """For each resource: in stock, coming, needed this round, and whether it will do."""
    paid = has_paid(view, seat)
    parts: list[Text] = []
    score = before = int(player["score"])
    for suit in SUITS:
        have = int(player["stock"][suit])
        more = 0 if paid else coming(view, seat, player, suit)
        text = Text.assemble(suit_sign(suit, look, named=False), f" {have}", (f"+{more}" if more else "", "bold"))
        need = 0 if paid else int(player.get("needs", {}).get(suit, 0))
        if need:
            left = have + more - need
            text = Text.assemble(text, f"/{need} ", ("✓", GOOD) if left >= 0 else (f"−{-left}", BAD))
            # needs.score, needs.lose-2.0: need by need, and never below 0
            score = max(0, score + (int(player["population"]) if left >= 0 else unmet_points(view, left)))
        parts.append(text)
    jokers = sum(1 for card in player["taken"] if card.endswith("+joker"))
    if jokers and not paid and not harvested(view, seat):
        parts.append(Text(look.t("s-evolution-jokers", count=jokers)))
    if not paid and view["round"]:
        parts.append(Text(f"→ {score - before:+d}".replace("-", "−"), "dim"))
    return Text("  ").join(parts)


def unmet_points(view: Json, left: int) -> int:
    """needs.lose-2.0: a point for each resource missing; 2013 takes none."""
    return left if view["options"]["edition"] == "2.0" else 0


def coming(view: Json, seat: int, player: Json, suit: str) -> int:
    """What the cards taken and the buildings will bring before the needs are paid."""
    if harvested(view, seat):
        return 0
    struck = disasters(view, player)
    cards = [card.rpartition("+")[2] for card in player["taken"] if card.startswith(suit)]
    yields = 0 if BARRING[suit] in struck else sum(int(face) for face in cards if face.isdecimal())
    storms = struck.count("hurricane") if view["options"]["edition"] == "2.0" else 0
    return yields + max(0, int(player["workers"][PRODUCERS[suit]]) - storms)


def disasters(view: Json, player: Json) -> list[str]:
    """Those a player has taken and will suffer: the Shield holds off all, in 2013 only one."""
    faces = [card.rpartition("+")[2] for card in player["taken"]]
    struck = [face for face in faces if face != "joker" and not face.isdecimal()]
    if player["workers"]["shield"] and (view["options"]["edition"] == "2.0" or len(struck) == 1):
        return []
    return struck


def steps_done(view: Json, seat: int) -> int:
    """How many steps of the Action phase a seat has behind it this round; all of them once it has acted."""
    if view["phase"] not in ACTION:
        return 0
    seats = int(view["seats"])
    after, now = (seat - view["lead"]) % seats, (view["turn"] - view["lead"]) % seats
    if after != now:
        return len(ACTION) if after < now else 0
    return ACTION.index(view["phase"])


def harvested(view: Json, seat: int) -> bool:
    return steps_done(view, seat) >= ACTION.index("harvest")


def has_paid(view: Json, seat: int) -> bool:
    return view["phase"] == "over" or steps_done(view, seat) >= ACTION.index("needs")


def people(player: Json, look: Look) -> Text:
    busy = sum(1 for level in player["workers"].values() if level)
    population = int(player["population"])
    return Text.assemble(look.t("s-evolution-people"), f" {population} ", pips(busy, population, PEOPLE))


def hand_line(view: Json, seat: int, player: Json, look: Look) -> Text:
    """How many cards another has in hand, or which, if they lie open."""
    if seat == int(view.get("seat", -1)) or not holds(player):
        return Text()
    known = [card for card in player["hand"] if card != "?"]
    count = len(player["hand"]) + int(player["unseen"])
    if look.compact and not known:
        return Text(f"{HIDDEN}{count}" + ("+1" if player["discovery"] else ""))
    parts = [Text(look.t("s-evolution-hand", count=count))]
    if known:
        parts = [Text(" ").join(short_card(card, look) for card in known)]
    if player["discovery"]:
        parts.append(Text(look.t("s-evolution-and-discovery")))
    if player["void"]:
        signs = Text("").join(suit_sign(suit, look, named=False) for suit in player["void"])
        parts.append(Text.assemble((look.t("s-evolution-void"), "dim"), " ", signs))
    return Text(" ").join(parts)


def buildings(player: Json, look: Look) -> Text:
    tops = {"trade": 3}
    built = [
        Text(f"{look.words.t(f'building-{name}')} {pips(level, tops.get(name, 2), LEVELS)}")
        for name, level in player["workers"].items()
        if level
    ]
    return Text("  ").join(built)


def discoveries(view: Json, player: Json, look: Look) -> Text:
    """Those face up, by the first letter of their colour."""
    found = [discovery_colour(view, name) for age, name in enumerate(player["discoveries"], 1) if age in player["up"]]
    if not found:
        return Text()
    letters = [Text(look.words.t(f"colour-{each}")[0].upper(), f"bold {DISCOVERY_COLOURS[each]}") for each in found]
    return Text.assemble(look.t("s-evolution-discoveries"), " ", Text(" ").join(letters))


def discovery_colour(view: Json, name: str) -> str:
    deck, _, age = name.partition("-")
    colours: dict[str, str] = view["discovery_colours"]
    return colours[f"{deck}-{age}"]


def taken(player: Json, look: Look) -> Text:
    if not player["taken"]:
        return Text()
    cards = Text(" ").join(short_card(card, look) for card in player["taken"])
    return Text.assemble((look.t("s-evolution-took"), "dim"), " ", cards)


# -- the own hand, and what can be bought ---------------------------------------------------------------


def own_hand(view: Json, seat: int, look: Look) -> Iterator[Text]:
    player = view["players"][seat]
    if not holds(player):
        return
    title = Text(" " + look.t("s-evolution-your-hand"), "bold")
    discovery = discovery_card(view, player["discovery"], look) if player["discovery"] else None
    if look.compact:
        parts = [hand_short(view, card, look) for card in player["hand"]]
        parts += [Text(HIDDEN * 2, "dim")] * int(player["unseen"])
        parts += [Text(discovery[0].plain, "italic")] if discovery else []
        yield Text.assemble(title, "  ", Text("   ").join(parts))
        return
    cards = [hand_card(view, card, look) for card in player["hand"]]
    cards += [[Text(HIDDEN * 5, "dim")]] * int(player["unseen"])
    cards += [discovery] if discovery else []
    yield title
    height = max(len(lines) for lines in cards)
    inner = min(CARD_INNER, max(line.cell_len for lines in cards for line in lines))
    yield from side_by_side([box("", lines, inner, height, "") for lines in cards], look.width)


def hand_card(view: Json, card: str, look: Look) -> list[Text]:
    face, gives = card_face(card, look)
    lines = [face, Text(gives, "dim")]
    if view["places"]:
        place = view["places"].get(card)
        said = ordinal(place, look) if place else look.t("s-evolution-cannot")
        lines.append(Text(said, "bold" if place else "dim"))
    return lines


def hand_short(view: Json, card: str, look: Look) -> Text:
    if card == "?":
        return Text(HIDDEN * 2, "dim")
    place = view["places"].get(card)
    face = short_card(card, look)
    if place:
        return Text.assemble(face, " → ", (ordinal(place, look), "bold"))
    if view["places"]:
        face.stylize("dim")
    return face


def discovery_card(view: Json, name: str, look: Look) -> list[Text]:
    each = discovery_colour(view, name)
    return [
        Text(look.words.t(f"discovery-{name}")),
        Text(look.t("s-evolution-discovery"), "dim"),
        Text(look.words.t(f"colour-{each}"), f"bold {DISCOVERY_COLOURS[each]}"),
    ]


def shop(view: Json, seat: int, look: Look) -> list[Text]:
    """In management: what everything would cost now."""
    if view["phase"] != "manage" or seat not in view["waiting"]:
        return []
    prices: Json = view["prices"]
    player = view["players"][seat]
    offers = [offer(look.t("s-evolution-people"), prices["grow"], 0, look)]
    offers.append(offer(look.t("s-evolution-age"), prices["evolve"], 0, look))
    for name, level in player["workers"].items():
        if level < len(prices[name]["prices"]):
            offers.append(offer(look.words.t(f"building-{name}"), prices[name], level, look))
    title = Text(f" {look.t('s-evolution-prices')} ", "bold")
    return [Text.assemble(title, Text("  ").join(offers))]


def offer(name: str, price: Json, level: int, look: Look) -> Text:
    return Text.assemble(f"{name} ", f"{price['prices'][level]}", suit_sign(price["with"], look, named=False))
