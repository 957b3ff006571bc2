"""Evolution: the watering hole, and every species as `place=letter body/population/food traits`."""

from speciate.language.boards import Json, listed, owner
from speciate.table.words import Words, letter

SHORT = 4  # letters of a trait's name: enough to tell all seventeen apart
LEGEND = "Species: place=letter body/population/food traits"


def describe(view: Json, words: Words, brief: int) -> list[str]:
    legend = LEGEND + (f" (their first {SHORT} letters)" if brief else "")
    lines = [hole(view), legend]
    for seat in range(view["seats"]):
        player = view["players"][seat]
        facts = owner(view, words, seat) + (", first player" if seat == view["first"] and view["round"] else "")
        hand = "" if seat == view["seat"] else f"{len(player['hand'])} cards, "
        row = "; ".join(species(place, one, brief) for place, one in enumerate(player["species"]))
        lines.append(f"{facts}: {hand}bag {player['bag']} | {row or 'no species'}")
    return lines + own_cards(view)


def hole(view: Json) -> str:
    laid = [seat for seat, player in enumerate(view["players"]) if player["food_card"]]
    facts = [f"Watering hole: {view['hole']} plants"]
    if laid and view["phase"] == "food":
        facts.append("food cards laid by " + " ".join(map(str, laid)))
    facts.append(f"deck {view['deck']}, discards {len(view['discards'])}")
    if view["last_round"]:
        facts.append("last round" if view["last_round"] == view["round"] else "one more round after this")
    return ", ".join(facts) + "."


def species(place: int, one: Json, brief: int) -> str:
    names = [trait(card, brief) for card in one["traits"]]
    fat = one["fat"]
    if fat:
        names.append(f"({fat} fat)")
    names += ["face-down:" + ("?" if card == "?" else trait(card, brief)) for card in one["face_down"]]
    if one["ignoring"]:
        names.append("ignores " + ",".join(name[: SHORT if brief else None] for name in one["ignoring"]))
    numbers = f"{one['body']}/{one['population']}/{one['food']}"
    return " ".join([f"{place}={letter(one['id'])} {numbers}", *names])


def trait(card: str, brief: int) -> str:
    """The trait of a card: what it is worth as food no longer counts."""
    name = card.rstrip("0123456789")[:-1]
    return name[:SHORT] if brief else name


def own_cards(view: Json) -> list[str]:
    if view["seat"] < 0:
        return []
    own = view["players"][view["seat"]]
    lines = [f"Your hand: {listed(own['hand']) or 'empty'}"]
    if own["held"]:
        lines.append(f"Being played: {own['held']}")
    if own["food_card"]:
        lines.append(f"Your food card: {own['food_card']}")
    return lines
