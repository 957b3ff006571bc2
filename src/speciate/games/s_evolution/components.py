"""Reads and checks a pack: the cards of the decks, their disasters, the colours of the Discoveries."""

from typing import Final

from speciate.core.errors import BadOption, SpeciateError, UnknownName
from speciate.core.game import Pack
from speciate.games.s_evolution.cards import (
    AGES,
    DISASTERS,
    FIRST_DISASTER,
    JOKER,
    SCIENCE,
    SEAT_COLOURS,
    STRENGTHS,
    SUITS,
    TOOLS,
    discovery_text,
    face_of,
    is_small,
    make_card,
    parse_face,
    strength_of,
    suit_of,
)
from speciate.games.s_evolution.options import HAND_SIZE, Setup
from speciate.kit import packs
from speciate.kit.mistakes import said
from speciate.kit.reading import Reader

# setup.deck, printed in the rulebooks
CARDS_A_SUIT: Final = 8
MOST_CARDS: Final = 60  # of a deck: what can be borne
JOKER_STRENGTH: Final = 6
DISASTER_STRENGTH: Final = 4
DISASTER_SUITS: Final = (TOOLS, SCIENCE)

TABLES: Final = ("suits", "cards", "disasters", "discoveries")
GENEROUS: Final = ("generous",)  # may be left out
Decks = tuple[tuple[int, ...], ...]


class SEvolutionPack(Pack):
    """`decks` and `generous`: the resource cards of each deck, sorted; `colours`: of each Discovery."""

    def __init__(self, name: str, data: dict[str, object], decks: Decks, generous: Decks, colours: tuple[int, ...]):
        super().__init__(name, data)
        self.decks = decks
        self.generous = generous
        self.colours = colours


def read(top: Reader) -> SEvolutionPack:
    is_generous = top.has("generous")
    name = packs.read_about(top, "s-evolution", TABLES + GENEROUS if is_generous else TABLES, GENEROUS)
    disasters = read_disasters(top.reader("disasters"))
    decks = make_decks(read_cards(top.reader("cards")), disasters)
    generous = make_decks(read_cards(top.reader("generous")), disasters) if is_generous else decks
    colours = read_colours(top.reader("discoveries"))
    pack = SEvolutionPack(name, dict(top.data), decks, generous, tuple(colours))
    if top.has("names"):
        read_names(top.reader("names"), pack)
    pack.tables = {"cards": resources(decks[0]), "disasters": disasters, "discoveries": colours}
    if is_generous:
        pack.tables["generous"] = resources(generous[0])
    pack.doubts = doubled(disasters)
    return pack


def read_names(table: Reader, pack: SEvolutionPack) -> None:
    """What the Discoveries are called, each by its deck and Age (`red-4`); those left out keep our names."""
    for discovery in range(len(SEAT_COLOURS) * AGES):
        name = discovery_text(discovery)
        packs.read_name(table, name, pack, f"discovery-{name}")


def doubled(disasters: list[list[int]]) -> list[SpeciateError]:
    """Eight disasters on eight cards: one that comes twice may be a slip of the pen."""
    doubts: list[SpeciateError] = []
    for disaster, name in enumerate(DISASTERS):
        places = [
            f"{SEAT_COLOURS[deck]} {SUITS[suit]}"
            for deck, pair in enumerate(disasters)
            for suit, each in zip(DISASTER_SUITS, pair, strict=True)
            if each == disaster
        ]
        if len(places) > 1:
            where = ", ".join(places)
            doubts.append(SpeciateError(said("s-evolution:doubled", name=name, count=len(places), where=where)))
    return doubts


def read_disasters(table: Reader) -> list[list[int]]:
    """For each deck its two disasters: of the Tools 4 and of the Science 4."""
    out: list[list[int]] = []
    for deck in SEAT_COLOURS:
        pair = table.reader(deck)
        out.append([DISASTERS.index(pair.word(SUITS[suit], DISASTERS)) for suit in DISASTER_SUITS])
    return out


def read_cards(table: Reader) -> list[tuple[int, int, int]]:
    """Suit, strength and face of every card; a disaster's face is FIRST_DISASTER, whichever it is."""
    cards: list[tuple[int, int, int]] = []
    for suit, name in enumerate(SUITS):
        words = table.words(name)
        table.depart(len(words) != CARDS_A_SUIT, name, "cards", count=len(words), cards=CARDS_A_SUIT)
        read = [read_card(table, name, word) for word in words]
        cards += [(suit, strength, face) for strength, face in read]
        check_suit(table, suit, [(strength, face) for strength, face in read if strength])
    check_size(table, cards)
    return cards


def check_size(table: Reader, cards: list[tuple[int, int, int]]) -> None:
    """hand.draw: in the first round nobody draws a disaster, and every hand has four cards."""
    common = len([face for _, _, face in cards if face != FIRST_DISASTER])
    if table.data and not (common >= HAND_SIZE and len(cards) <= MOST_CARDS):
        table.note("", "deck", count=len(cards), common=common, low=HAND_SIZE, high=MOST_CARDS)


def read_card(table: Reader, suit: str, word: str) -> tuple[int, int]:
    strength, plus, face = word.partition("+")
    if not plus or not is_small(strength, STRENGTHS):
        table.note(suit, "card-form", word=word, most=STRENGTHS)
        return 0, 0
    if face == "disaster":
        return int(strength), FIRST_DISASTER
    try:
        value = parse_face(face)
    except SpeciateError as error:
        table.note(suit, "face", word=word, error=error)
        return 0, 0
    if value >= FIRST_DISASTER:
        table.note(suit, "disaster-name", word=word)
        return 0, 0
    return int(strength), value


def check_suit(table: Reader, suit: int, cards: list[tuple[int, int]]) -> None:
    """setup.deck: a 6 is a joker; one 4 of Tools and one of Science are disasters; nothing else is either.

    Other cards may be so in a pack of one's own, but Food has no disaster: none is named for it.
    """
    name = SUITS[suit]
    for strength, face in cards:
        table.depart(face == JOKER and strength != JOKER_STRENGTH, name, "joker", strength=strength)
        table.depart(face != JOKER and strength == JOKER_STRENGTH, name, "no-joker")
        if face == FIRST_DISASTER:
            table.when(suit not in DISASTER_SUITS, name, "food-disaster")
            table.depart(strength != DISASTER_STRENGTH, name, "disaster", strength=strength)
    count = sum([1 for _, face in cards if face == FIRST_DISASTER])
    table.depart(suit in DISASTER_SUITS and count != 1, name, "disasters", count=count)


def make_decks(cards: list[tuple[int, int, int]], disasters: list[list[int]]) -> Decks:
    """The same cards for every deck but for its disasters."""
    decks: list[tuple[int, ...]] = []
    for pair in disasters:
        deck: list[int] = []
        for suit, strength, face in cards:
            if face == FIRST_DISASTER and suit in DISASTER_SUITS:
                face = FIRST_DISASTER + pair[DISASTER_SUITS.index(suit)]
            deck.append(make_card(suit, strength, face))
        decks.append(tuple(sorted(deck)))
    return tuple(decks)


def resources(deck: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """A deck whichever its disasters are: these are compared apart."""
    return sorted([(suit_of(card), strength_of(card), min(face_of(card), FIRST_DISASTER)) for card in deck])


def check_rounds(setup: Setup) -> None:
    """hand.draw: four cards each in every round, or the deck is too small for so many rounds."""
    fewest = min([len(deck) for deck in setup.decks])
    if fewest < HAND_SIZE * setup.rounds:
        raise BadOption(said("s-evolution:few-cards", count=fewest, rounds=setup.rounds, hand=HAND_SIZE))


def read_colours(table: Reader) -> list[int]:
    """The colour of every Discovery, deck by deck, Age by Age."""
    colours: list[int] = []
    for deck in SEAT_COLOURS:
        words = table.words(deck)
        if len(words) != AGES:
            table.note(deck, "colours", count=len(words), ages=AGES)
        for word in words:
            if word not in SEAT_COLOURS:
                table.refuse(deck, UnknownName("colour", word, SEAT_COLOURS))
        colours += [SEAT_COLOURS.index(word) if word in SEAT_COLOURS else 0 for word in words]
    return colours


PACKS: Final[packs.Packs[SEvolutionPack]] = packs.Packs("s-evolution", __file__, read, keeps_game=False)
