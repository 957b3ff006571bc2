"""S-Evolution: the trick, a line for each player's board, the own hand, and what things cost."""

from speciate.language.boards import Json, counted, listed, owner
from speciate.table.words import Words

LETTERS = 3  # of a resource's or a building's name


def describe(view: Json, words: Words, brief: int) -> list[str]:
    lines = [trick(view)]
    lines += [player_line(view, words, seat, brief) for seat in range(view["seats"])]
    if view["seat"] >= 0:
        lines += own(view)
    return lines


def trick(view: Json) -> str:
    facts = [f"Edition {view['options']['edition']}, round {view['round']} of {view['options']['rounds']}"]
    facts.append(f"seat {view['lead']} leads")
    facts += [f"{name} {view[name]}" for name in ("trump", "colour") if view[name]]
    played = [f"{seat} {one['card']}" for seat, one in enumerate(view["players"]) if one["card"]]
    if played and view["phase"] in ("play", "take"):
        taken = [str(seat) for seat, one in enumerate(view["players"]) if one["card_taken"]]
        facts.append("trick by seat: " + ", ".join(played) + (f" (taken: {' '.join(taken)})" if taken else ""))
    if view["choosing"]:
        facts.append("order of choosing " + " ".join(map(str, view["choosing"])))
    return "; ".join(facts) + "."


def player_line(view: Json, words: Words, seat: int, brief: int) -> str:
    player = view["players"][seat]
    short = LETTERS if brief else 0
    facts = [
        f"age {player['age']} plays {player['rules']}",
        f"population {player['population']}",
        f"score {player['score']}" + (f"+{player['sets']} sets" if player["sets"] else ""),
        f"stock {counted(player['stock'], short)}",
        f"needs {counted(player['needs'], short)}",
    ]
    if any(player["workers"].values()):
        facts.append(f"workers {counted(player['workers'], short)}")
    if player["taken"]:
        facts.append(f"took {listed(player['taken'])}")
    if seat != view["seat"]:
        facts.append(others_hand(player))
    colours = [
        view["discovery_colours"][name] for age, name in enumerate(player["discoveries"], 1) if age in player["up"]
    ]
    if colours:
        facts.append("discoveries " + " ".join(colour[: LETTERS if brief else None] for colour in colours))
    if player["void"]:
        facts.append(f"has no {' '.join(player['void'])}")
    return f"{owner(view, words, seat)}: {', '.join(facts)}"


def others_hand(player: Json) -> str:
    """How many cards, or which if they lie open."""
    known = [card for card in player["hand"] if card != "?"]
    count = f"{len(player['hand']) + player['unseen']} cards"
    return (f"hand {listed(known)}" if known else count) + (" and a discovery" if player["discovery"] else "")


def own(view: Json) -> list[str]:
    player = view["players"][view["seat"]]
    cards = [
        card + (f" (would choose {view['places'][card]})" if card in view["places"] else "") for card in player["hand"]
    ]
    if player["unseen"]:
        cards.append(f"{player['unseen']} unseen")
    if player["discovery"]:
        cards.append(f"discovery {view['discovery_colours'][player['discovery']]}")
    lines = [f"Your hand: {listed(cards) or 'empty'}"]
    if view["phase"] == "manage":
        prices = [price(name, one, player["workers"].get(name, 0)) for name, one in view["prices"].items()]
        lines.append("Prices: " + ", ".join(filter(None, prices)))
    return lines


def price(name: str, one: Json, level: int) -> str:
    """Of the next level; nothing at the highest."""
    prices = one["prices"]
    return f"{name} {prices[level]} {one['with']}" if level < len(prices) else ""
