"""Every announcement, and who may hear it. Callers check `table.listener` first, so silence costs nothing."""

from typing import Final

from speciate.core.event import EVERYONE, Event, only
from speciate.core.outcome import Outcome
from speciate.games.evolution.cards import TRAITS, card_text, food_of, trait_names
from speciate.games.evolution.state import FEED, PLAY, Player, Species, Table

# Each event with its arguments and their types; the locales have a sentence for each (`event-<name>`).
EVENTS: Final[dict[str, dict[str, str]]] = {
    "first-player": {"seat": "seat"},
    "round": {"round": "number", "seat": "seat"},
    "last-round": {"round": "number"},
    "species-given": {"species": "species"},
    "drew": {"seat": "seat", "card": "card"},
    "drew-unseen": {"seat": "seat"},
    "reshuffled": {"count": "number"},
    "nothing-to-draw": {"seat": "seat", "count": "number"},
    "food-laid": {"seat": "seat", "card": "card"},
    "food-laid-unseen": {"seat": "seat"},
    "trait-laid": {"species": "species", "card": "card"},
    "trait-laid-unseen": {"species": "species"},
    "trait-dropped": {"species": "species", "card": "card"},
    "species-created": {"species": "species", "card": "card", "side": "side"},
    "body-grew": {"species": "species", "card": "card", "count": "number"},
    "population-grew": {"species": "species", "card": "card", "count": "number"},
    "play-ended": {"seat": "seat"},
    "cards-shown": {"seat": "seat", "cards": "cards"},
    "species-shown": {"species": "species", "body": "number", "population": "number", "traits": "traits"},
    "traits-revealed": {"species": "species", "traits": "traits"},
    "fertile": {"species": "species", "count": "number"},
    "fat-moved": {"species": "species"},
    "food-revealed": {"cards": "cards", "sum": "number", "count": "number"},
    "plants-from-hole": {"species": "species", "count": "number", "cause": "cause"},
    "plants-from-bank": {"species": "species", "count": "number", "cause": "cause"},
    "meat": {"species": "species", "count": "number", "cause": "cause"},
    "thought": {"species": "species", "card": "card"},
    "ignored": {"species": "species", "trait": "trait"},
    "attacked": {"species": "species", "target": "species"},
    "gored": {"species": "species", "target": "species", "count": "number"},
    "lost-population": {"species": "species", "count": "number"},
    "bagged": {"seat": "seat", "count": "number"},
    "extinct": {"species": "species", "count": "number"},
    "declined": {"seat": "seat"},
    "starved": {"species": "species", "count": "number"},
    "game-over": {"scores": "scores", "winners": "seats"},
}

# The rule each comes from, where the case does not choose another: see `rule_of`.
RULE_OF: Final = {
    "first-player": "setup.players",
    "round": "end.first-player",
    "last-round": "over.deal",
    "species-given": "deal.species",
    "drew": "deal.cards",
    "drew-unseen": "deal.cards",
    "reshuffled": "deal.reshuffle",
    "nothing-to-draw": "deal.exhausted",
    "food-laid": "food.secret",
    "food-laid-unseen": "food.secret",
    "trait-laid": "play.trait",
    "trait-laid-unseen": "play.trait",
    "trait-dropped": "play.trait-discard",
    "species-created": "play.species",
    "body-grew": "play.body",
    "population-grew": "play.population",
    "play-ended": "play.order",
    "cards-shown": "play.quick",
    "species-shown": "play.quick",
    "traits-revealed": "play.reveal",
    "fertile": "leaf.fertile",
    "fat-moved": "leaf.fat",
    "food-revealed": "reveal.sum",
    "plants-from-hole": "feed.plant",
    "plants-from-bank": "leaf.long-neck",
    "meat": "attack.meat",
    "thought": "trait.intelligence-plants",
    "ignored": "trait.intelligence-attack",
    "attacked": "attack.target",
    "gored": "trait.horns",
    "lost-population": "attack.loss",
    "bagged": "end.bag",
    "extinct": "extinct.board",
    "declined": "feed.fat-optional",
    "starved": "end.starve",
    "game-over": "score.total",
}

# A taking by a trait comes from that trait.
RULE_OF_CAUSE: Final = {
    "long-neck": "leaf.long-neck",
    "cooperation": "trait.cooperation",
    "intelligence": "trait.intelligence-plants",
    "scavenger": "trait.scavenger",
}

# Those that show something hidden or random: what led to one cannot be taken back freely.
REVEALS: Final = frozenset(
    {"first-player", "drew", "drew-unseen", "cards-shown", "species-shown", "traits-revealed", "food-revealed"}
)


def species_ref(seat: int, species: Species) -> list[int]:
    """How announcements name a species: its owner's seat and its id, which outlives moves in the row."""
    return [seat, species.id]


def rule_of(table: Table, name: str, args: dict[str, object]) -> str:
    """over.later: a reshuffle leaves one more round; fat.discard, attack.loss: food may leave a species early."""
    if "cause" in args:
        return RULE_OF_CAUSE.get(str(args["cause"]), RULE_OF[name])
    if name == "last-round" and args["round"] != table.round:
        return "over.later"
    if name == "bagged" and table.phase == PLAY:
        return "fat.discard"
    if name == "bagged" and table.phase == FEED:
        return "attack.loss"
    return RULE_OF[name]


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    """Announces something everyone sees."""
    if table.listener is not None:
        table.listener.append(Event(name, args, rule=rule_of(table, name, args)))


def counted(table: Table, name: str, seat: int, species: Species, count: int) -> None:
    """Announces something of a species that has a number."""
    if table.listener is not None:
        table.listener.append(Event(name, {"species": species_ref(seat, species), "count": count}))


def tell_owner(table: Table, seat: int, name: str, args: dict[str, object], redacted: Event | None) -> None:
    """Announces something only `seat` sees; the others hear `redacted`."""
    if table.listener is not None:
        table.listener.append(Event(name, args, only(seat), redacted, rule_of(table, name, args)))


def tell_play(table: Table, seat: int, name: str, args: dict[str, object]) -> None:
    """Announces an open act of the play phase; in the quick variant nobody else sees it yet (play.quick)."""
    if table.listener is not None:
        unseen = table.setup.quick and table.phase == PLAY
        audience = only(seat) if unseen else EVERYONE
        table.listener.append(Event(name, args, audience, rule=rule_of(table, name, args)))


def unseen_event(name: str, args: dict[str, object]) -> Event:
    """What the others hear of a card that they do not see."""
    return Event(name, args, rule=RULE_OF[name])


def drew(table: Table, seat: int, card: int) -> None:
    tell_owner(
        table, seat, "drew", {"seat": seat, "card": card_text(card)}, unseen_event("drew-unseen", {"seat": seat})
    )


def food_laid(table: Table, seat: int, card: int) -> None:
    tell_owner(
        table,
        seat,
        "food-laid",
        {"seat": seat, "card": card_text(card)},
        unseen_event("food-laid-unseen", {"seat": seat}),
    )


def trait_laid(table: Table, seat: int, species: Species, card: int) -> None:
    ref = species_ref(seat, species)
    redacted = None if table.setup.quick else unseen_event("trait-laid-unseen", {"species": ref})
    tell_owner(table, seat, "trait-laid", {"species": ref, "card": card_text(card)}, redacted)


def traits_revealed(table: Table, seat: int, species: Species) -> None:
    tell(table, "traits-revealed", {"species": species_ref(seat, species), "traits": list(trait_names(species.hidden))})


def quick_reveal(table: Table, seat: int, player: Player) -> None:
    """Quick variant: what a seat did unseen, as it stands when all have ended."""
    if player.discarding:
        cards = [card_text(card) for card in sorted(player.discarding)]
        tell(table, "cards-shown", {"seat": seat, "cards": list(cards)})
    for species in player.species:
        tell(
            table,
            "species-shown",
            {
                "species": species_ref(seat, species),
                "body": species.body,
                "population": species.population,
                "traits": list(trait_names(species.traits)),
            },
        )


def food_revealed(table: Table, cards: list[int], total: int) -> None:
    names = [card_text(card) for card in sorted(sorted(cards), key=food_of)]  # no trace of who laid which
    tell(table, "food-revealed", {"cards": list(names), "sum": total, "count": table.hole})


def ignored(table: Table, seat: int, species: Species, trait: int) -> None:
    tell(table, "ignored", {"species": species_ref(seat, species), "trait": TRAITS[trait]})


def game_over(table: Table, outcome: Outcome) -> None:
    tell(table, "game-over", {"scores": list(outcome.scores), "winners": list(outcome.winners)})
