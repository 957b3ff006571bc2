"""Every announcement, and who may hear it. Callers check `table.listener` first, so silence costs nothing."""

from typing import Final

from speciate.core.event import EVERYONE, Event, only
from speciate.core.outcome import Outcome
from speciate.games.evolution.cards import card_text, food_of, trait_names
from speciate.games.evolution.state import FEED, PLAY, Player, Species, Table
from speciate.kit.announcements import Announcement

# The locales have a sentence for each (`event-<name>`).
ANNOUNCEMENTS: Final = {
    "first-player": Announcement("setup.players", "seat", reveals=True),
    "round": Announcement("end.first-player", "round:number seat"),
    "last-round": Announcement("over.deal", "round:number"),
    "species-given": Announcement("deal.species", "species"),
    "drew": Announcement("deal.cards", "seat card", reveals=True),
    "drew-unseen": Announcement("deal.cards", "seat", reveals=True),
    "reshuffled": Announcement("deal.reshuffle", "count:number"),
    "nothing-to-draw": Announcement("deal.exhausted", "seat count:number"),
    "food-laid": Announcement("food.secret", "seat card"),
    "food-laid-unseen": Announcement("food.secret", "seat"),
    "trait-laid": Announcement("play.trait", "species card"),
    "trait-laid-unseen": Announcement("play.trait", "species"),
    "trait-dropped": Announcement("play.trait-discard", "species card"),
    "species-created": Announcement("play.species", "species card side"),
    "body-grew": Announcement("play.body", "species card count:number"),
    "population-grew": Announcement("play.population", "species card count:number"),
    "play-ended": Announcement("play.order", "seat"),
    "cards-shown": Announcement("play.quick", "seat cards", reveals=True),
    "species-shown": Announcement("play.quick", "species body:number population:number traits", reveals=True),
    "traits-revealed": Announcement("play.reveal", "species traits", reveals=True),
    "fertile": Announcement("leaf.fertile", "species count:number"),
    "fat-moved": Announcement("leaf.fat", "species"),
    "food-revealed": Announcement("reveal.sum", "cards sum:number count:number", reveals=True),
    "plants-from-hole": Announcement("feed.plant", "species count:number cause"),
    "plants-from-bank": Announcement("leaf.long-neck", "species count:number cause"),
    "meat": Announcement("attack.meat", "species count:number cause"),
    "thought": Announcement("trait.intelligence-plants", "species card"),
    "ignored": Announcement("trait.intelligence-attack", "species trait"),
    "attacked": Announcement("attack.target", "species target:species size:number defence:number"),
    "gored": Announcement("trait.horns", "species target:species count:number"),
    "lost-population": Announcement("attack.loss", "species count:number"),
    "bagged": Announcement("end.bag", "seat count:number"),
    "extinct": Announcement("extinct.board", "species count:number"),
    "declined": Announcement("feed.fat-optional", "seat"),
    "starved": Announcement("end.starve", "species count:number"),
    "game-over": Announcement("score.total", "scores winners:seats"),
}

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
        return RULE_OF_CAUSE.get(str(args["cause"]), ANNOUNCEMENTS[name].rule)
    if name == "last-round" and args["round"] != table.round:
        return "over.later"
    if name == "bagged" and table.phase == PLAY:
        return "fat.discard"
    if name == "bagged" and table.phase == FEED:
        return "attack.loss"
    return ANNOUNCEMENTS[name].rule


def tell(table: Table, name: str, args: dict[str, object]) -> None:
    """Announces something everyone sees."""
    if table.listener is not None:
        table.announce(Event(name, args, rule=rule_of(table, name, args)))


def tell_owner(table: Table, seat: int, name: str, card: int, args: dict[str, object], hidden: bool = False) -> None:
    """Announces what `seat` does with a card only it sees; the others hear that it does so, or if `hidden` nothing."""
    if table.listener is not None:
        unseen = f"{name}-unseen"
        redacted = None if hidden else Event(unseen, args, rule=ANNOUNCEMENTS[unseen].rule)
        own = {**args, "card": card_text(card)}
        table.announce(Event(name, own, only(seat), redacted, rule_of(table, name, own)))


def tell_play(table: Table, seat: int, name: str, args: dict[str, object]) -> None:
    """Announces an open act of the play phase; in the quick variant nobody else sees it yet (play.quick)."""
    if table.listener is not None:
        unseen = table.setup.quick and table.phase == PLAY
        audience = only(seat) if unseen else EVERYONE
        table.announce(Event(name, args, audience, rule=rule_of(table, name, args)))


def of_species(table: Table, seat: int, species: Species, name: str, args: dict[str, object]) -> None:
    """Announces something that a species does or that befalls it."""
    tell_play(table, seat, name, {"species": species_ref(seat, species), **args})


def counted(table: Table, seat: int, species: Species, name: str, count: int) -> None:
    """Something of a species that has a number."""
    if table.listener is not None:
        of_species(table, seat, species, name, {"count": count})


def drew(table: Table, seat: int, card: int) -> None:
    tell_owner(table, seat, "drew", card, {"seat": seat})


def food_laid(table: Table, seat: int, card: int) -> None:
    tell_owner(table, seat, "food-laid", card, {"seat": seat})


def trait_laid(table: Table, seat: int, species: Species, card: int) -> None:
    tell_owner(table, seat, "trait-laid", card, {"species": species_ref(seat, species)}, table.setup.quick)


def traits_revealed(table: Table, seat: int, species: Species, revealed: int) -> None:
    tell(table, "traits-revealed", {"species": species_ref(seat, species), "traits": list(trait_names(revealed))})


def quick_reveal(table: Table, seat: int, player: Player, discarded: list[int]) -> None:
    """Quick variant: what a seat did unseen, as it stands when all have ended."""
    if discarded:
        tell(table, "cards-shown", {"seat": seat, "cards": [card_text(card) for card in sorted(discarded)]})
    for species in player.species:
        traits: list[object] = [*trait_names(species.traits)]
        shown = {"body": species.body, "population": species.population, "traits": traits}
        tell(table, "species-shown", {"species": species_ref(seat, species), **shown})


def food_revealed(table: Table, cards: list[int], total: int) -> None:
    names = [card_text(card) for card in sorted(sorted(cards), key=food_of)]  # no trace of who laid which
    tell(table, "food-revealed", {"cards": list(names), "sum": total, "count": table.hole})


def game_over(table: Table, outcome: Outcome) -> None:
    tell(table, "game-over", {"scores": list(outcome.scores), "winners": list(outcome.winners)})
