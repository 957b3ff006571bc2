"""Every announcement, and who may hear it. Callers check `table.listener` first, so silence costs nothing."""

from typing import Final, final

from speciate.core.event import EVERYONE, Event, only
from speciate.core.outcome import Outcome
from speciate.games.evolution.cards import card_text, food_of, trait_names
from speciate.games.evolution.state import FEED, PLAY, Player, Species, Table


@final
class Kind:
    """All that is known of a kind of event; the locales have a sentence for each (`event-<name>`)."""

    def __init__(self, rule: str, args: dict[str, str], reveals: bool = False) -> None:
        self.rule = rule  # that it comes from, where the case does not choose another: see `rule_of`
        self.args = args  # and their types
        self.reveals = reveals  # something hidden or random: what led to it cannot be taken back freely


KINDS: Final = {
    "first-player": Kind("setup.players", {"seat": "seat"}, reveals=True),
    "round": Kind("end.first-player", {"round": "number", "seat": "seat"}),
    "last-round": Kind("over.deal", {"round": "number"}),
    "species-given": Kind("deal.species", {"species": "species"}),
    "drew": Kind("deal.cards", {"seat": "seat", "card": "card"}, reveals=True),
    "drew-unseen": Kind("deal.cards", {"seat": "seat"}, reveals=True),
    "reshuffled": Kind("deal.reshuffle", {"count": "number"}),
    "nothing-to-draw": Kind("deal.exhausted", {"seat": "seat", "count": "number"}),
    "food-laid": Kind("food.secret", {"seat": "seat", "card": "card"}),
    "food-laid-unseen": Kind("food.secret", {"seat": "seat"}),
    "trait-laid": Kind("play.trait", {"species": "species", "card": "card"}),
    "trait-laid-unseen": Kind("play.trait", {"species": "species"}),
    "trait-dropped": Kind("play.trait-discard", {"species": "species", "card": "card"}),
    "species-created": Kind("play.species", {"species": "species", "card": "card", "side": "side"}),
    "body-grew": Kind("play.body", {"species": "species", "card": "card", "count": "number"}),
    "population-grew": Kind("play.population", {"species": "species", "card": "card", "count": "number"}),
    "play-ended": Kind("play.order", {"seat": "seat"}),
    "cards-shown": Kind("play.quick", {"seat": "seat", "cards": "cards"}, reveals=True),
    "species-shown": Kind(
        "play.quick", {"species": "species", "body": "number", "population": "number", "traits": "traits"}, reveals=True
    ),
    "traits-revealed": Kind("play.reveal", {"species": "species", "traits": "traits"}, reveals=True),
    "fertile": Kind("leaf.fertile", {"species": "species", "count": "number"}),
    "fat-moved": Kind("leaf.fat", {"species": "species"}),
    "food-revealed": Kind("reveal.sum", {"cards": "cards", "sum": "number", "count": "number"}, reveals=True),
    "plants-from-hole": Kind("feed.plant", {"species": "species", "count": "number", "cause": "cause"}),
    "plants-from-bank": Kind("leaf.long-neck", {"species": "species", "count": "number", "cause": "cause"}),
    "meat": Kind("attack.meat", {"species": "species", "count": "number", "cause": "cause"}),
    "thought": Kind("trait.intelligence-plants", {"species": "species", "card": "card"}),
    "ignored": Kind("trait.intelligence-attack", {"species": "species", "trait": "trait"}),
    "attacked": Kind("attack.target", {"species": "species", "target": "species"}),
    "gored": Kind("trait.horns", {"species": "species", "target": "species", "count": "number"}),
    "lost-population": Kind("attack.loss", {"species": "species", "count": "number"}),
    "bagged": Kind("end.bag", {"seat": "seat", "count": "number"}),
    "extinct": Kind("extinct.board", {"species": "species", "count": "number"}),
    "declined": Kind("feed.fat-optional", {"seat": "seat"}),
    "starved": Kind("end.starve", {"species": "species", "count": "number"}),
    "game-over": Kind("score.total", {"scores": "scores", "winners": "seats"}),
}
EVENTS: Final = {name: kind.args for name, kind in KINDS.items()}
REVEALS: Final = frozenset([name for name, kind in KINDS.items() if kind.reveals])

# A taking by a trait comes from that trait.
RULE_OF_CAUSE: Final = {
    "long-neck": "leaf.long-neck",
    "cooperation": "trait.cooperation",
    "intelligence": "trait.intelligence-plants",
    "scavenger": "trait.scavenger",
}


def species_ref(seat: int, species: Species) -> list[int]:
    """How announcements name a species: its owner's seat and its id, which outlives moves in the row."""
    return [seat, species.id]


def rule_of(table: Table, name: str, args: dict[str, object]) -> str:
    """over.later: a reshuffle leaves one more round; fat.discard, attack.loss: food may leave a species early."""
    if "cause" in args:
        return RULE_OF_CAUSE.get(str(args["cause"]), KINDS[name].rule)
    if name == "last-round" and args["round"] != table.round:
        return "over.later"
    if name == "bagged" and table.phase == PLAY:
        return "fat.discard"
    if name == "bagged" and table.phase == FEED:
        return "attack.loss"
    return KINDS[name].rule


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    """Announces something everyone sees."""
    if table.listener is not None:
        table.listener.append(Event(name, args, rule=rule_of(table, name, args)))


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


def of_species(table: Table, seat: int, species: Species, name: str, args: dict[str, object]) -> None:
    """Announces something that a species does or that befalls it."""
    tell_play(table, seat, name, {"species": species_ref(seat, species), **args})


def counted(table: Table, seat: int, species: Species, name: str, count: int) -> None:
    """Something of a species that has a number."""
    if table.listener is not None:
        of_species(table, seat, species, name, {"count": count})


def unseen_event(name: str, args: dict[str, object]) -> Event:
    """What the others hear of a card that they do not see."""
    return Event(name, args, rule=KINDS[name].rule)


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


def game_over(table: Table, outcome: Outcome) -> None:
    tell(table, "game-over", {"scores": list(outcome.scores), "winners": list(outcome.winners)})
