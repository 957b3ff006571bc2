"""Sentences: names put into them, plurals, languages, and mistakes that must not pass in silence."""

import re
from collections import defaultdict
from itertools import product
from random import Random

import pytest

from speciate.core.errors import UnknownName
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.moves import Move, pack
from speciate.core.refusal import Reason, Refusal
from speciate.core.registry import get_game
from speciate.games.evolution import catalogue
from speciate.games.evolution.cards import TRAITS, card_text
from speciate.games.evolution.components import PACKS
from speciate.table.sentences import BrokenSentence
from speciate.table.words import LANGUAGES, Messages, Words, letter, species_ids

GAME: GameSpec = get_game("evolution")
NAMES = ["Ann", "Bob", "Cleo"]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def en() -> Words:
    return Words(GAME, "en", NAMES)


@pytest.fixture
def fr() -> Words:
    return Words(GAME, "fr", NAMES)


def say(words: Words, code: str, seat: int = 0) -> str:
    """A move in words, in rows whose species have the ids 2, 0, 1 from left to right."""
    return words.move(GAME.parse(code), seat, lambda _seat, place: (2, 0, 1)[place])


# -- messages -----------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match='unknown language "xx"; known: en, fr'):
        Messages(GAME.package, "xx")


def test_an_unknown_key_or_attribute_is_a_key_error(en: Words) -> None:
    for key in ("no-such-key", "title.help", "trait-horns.smell"):
        with pytest.raises(KeyError, match=key):
            en.t(key)


def test_a_missing_argument_is_an_error_not_a_hole_in_the_sentence(en: Words) -> None:
    with pytest.raises(BrokenSentence, match=r"en\.ftl: event-drew"):
        en.t("event-drew", seat="Ann")


def test_a_message_takes_any_argument_name() -> None:
    assert Messages(GAME.package, "en").t("title", key="x", self="y") == "Evolution"


def test_a_damaged_file_is_refused(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path_factory.mktemp("broken")
    for name, source in (("junk_words", "what is this\n"), ("double_words", "a = 1\na = 2\n")):
        (root / name / "locales").mkdir(parents=True)
        (root / name / "__init__.py").touch()
        (root / name / "locales" / "en.ftl").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(root))
    with pytest.raises(BrokenSentence, match="unreadable"):
        Messages("junk_words", "en")
    with pytest.raises(BrokenSentence, match="a is defined twice"):
        Messages("double_words", "en")


# -- names ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "text"), [(0, "A"), (25, "Z"), (26, "AA"), (27, "AB"), (701, "ZZ"), (702, "AAA")])
def test_species_are_lettered(number: int, text: str) -> None:
    assert letter(number) == text


def test_cards_are_named_by_trait_and_food(en: Words, fr: Words) -> None:
    assert en.card("horns+3") == "Horns +3"
    assert en.card("defensive-herding-2") == "Defensive Herding -2"
    assert fr.card("warning-call+0") == "Cri d’Alerte +0"
    assert en.card("?") == "a face-down card"


def test_a_seat_nobody_holds_has_its_number(en: Words) -> None:
    assert [en.seat(0), en.seat(4), en.seat(-1)] == ["Ann", "4", "nature"]


def test_rules_options_traits_and_phases(en: Words, fr: Words) -> None:
    assert en.rule("attack.size")[0] == "Larger than the prey"
    assert en.rule("evolution:attack.size") == en.rule("attack.size")
    assert fr.option("quick")[0] == "Jeu rapide"
    assert (en.trait("long-neck"), fr.trait("long-neck")) == ("Long Neck", "Long Cou")
    assert (en.phase("food"), fr.phase("over")) == ("Food selection", "Fin de la partie")
    assert en.seats == ("Ann", "Bob", "Cleo")


@pytest.mark.rule("speciate:move.form")
def test_the_rule_of_no_game_is_known_at_every_table(en: Words, fr: Words) -> None:
    assert en.rule("speciate:move.form")[0] == "What a move is"
    assert fr.rule("speciate:move.form")[0] == "Ce qu’est un coup"
    with pytest.raises(UnknownName, match=r'did you mean "speciate:move\.form"'):
        en.rule("speciate:move.from")


def test_an_unknown_rule_or_option_suggests_the_nearest(en: Words) -> None:
    with pytest.raises(UnknownName, match=r'did you mean "attack\.size"'):
        en.rule("attack.sise")
    with pytest.raises(UnknownName, match='did you mean "quick"'):
        en.option("quik")


# -- events -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (Event("drew-unseen", {"seat": 1}), "Bob draws a card.", "Bob pioche une carte."),
        (
            Event("species-created", {"species": [0, 1], "card": "horns+3", "side": "left"}),
            "B (Ann) is a new species on the left (Horns +3 discarded).",
            "B (Ann) est une nouvelle espèce à gauche (Cornes +3 en défausse).",
        ),
        (
            Event("attacked", {"species": [0, 0], "target": [2, 27], "size": 5, "defence": 2}),
            "A (Ann) attacks AB (Cleo): size 5 against 2.",
            "A (Ann) attaque AB (Cleo) : taille 5 contre 2.",
        ),
        (
            Event("traits-revealed", {"species": [1, 0], "traits": ["carnivore", "ambush"]}),
            "A (Bob) reveals: Carnivore, Ambush.",
            "A (Bob) dévoile\u00a0: Carnivore, Embuscade.",
        ),
        (
            Event("species-shown", {"species": [1, 0], "body": 2, "population": 3, "traits": []}),
            "A (Bob) has body size 2, population 3 and the traits: –.",
            "A (Bob)\u00a0: taille 2, population 3, traits\u00a0: –.",
        ),
        (
            Event("meat", {"species": [1, 0], "count": 2, "cause": "scavenger"}),
            "A (Bob) takes 2 meat (Scavenger).",
            "A (Bob) prend 2 viandes (Charognard).",
        ),
        (
            Event("game-over", {"scores": [35, 20, 35], "winners": [0, 2]}),
            "The game is over: Ann 35, Bob 20, Cleo 35. Victory goes to Ann, Cleo.",
            "La partie est finie\u00a0: Ann 35, Bob 20, Cleo 35. La victoire revient à Ann, Cleo.",
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Event) else "",
)
def test_events_name_players_species_cards_and_traits(
    event: Event, english: str, french: str, en: Words, fr: Words
) -> None:
    assert en.event(event) == english
    assert fr.event(event) == french


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [(0, "0 plants", "0 plante"), (1, "1 plant", "1 plante"), (2, "2 plants", "2 plantes")],
)
def test_plurals_follow_the_language(count: int, english: str, french: str, en: Words, fr: Words) -> None:
    event = Event("plants-from-hole", {"species": [0, 0], "count": count, "cause": "feed"})
    assert en.event(event) == f"A (Ann) takes {english} from the watering hole (feeding)."
    assert fr.event(event) == f"A (Ann) prend {french} au plan d’eau (repas)."


def test_a_number_is_said_by_its_kind() -> None:
    """A count stays one, a seat is a player, an Age has a name; of what has none it is the number."""
    words = Words(get_game("s-evolution"), "en", ["Ann", "Bo", "Cy"])
    said = [words._say(kind, 1) for kind in ("number", "seat", "age", "suit")]
    assert said == [1, "Bo", words.t("age-1"), "1"]


def test_a_word_the_game_does_not_have_is_an_error(en: Words) -> None:
    with pytest.raises(KeyError, match="cause-magic"):
        en.event(Event("meat", {"species": [0, 0], "count": 1, "cause": "magic"}))


# -- moves --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "english", "french"),
    [
        ("food horns+3", "Lay Horns +3 face down on the watering hole", "Poser Cornes +3 face cachée au plan d’eau"),
        (
            "card ambush-1",
            "Take Ambush -1 from your hand to play it",
            "Prendre Embuscade -1 de votre main pour la jouer",
        ),
        ("body 1", "A (Ann): body size +1", "A (Ann)\u00a0: taille +1"),
        (
            "new right",
            "Discard the card: new species on the right",
            "Défausser la carte\u00a0: nouvelle espèce à droite",
        ),
        ("drop 0 horns", "C (Ann): discard Horns", "C (Ann)\u00a0: défausser Cornes"),
        ("attack 1>2.0", "Attack C (Cleo) with A (Ann)", "Attaquer C (Cleo) avec A (Ann)"),
        ("ignore climbing", "Ignore Climbing", "Ignorer Grimpante"),
        ("first 1", "Bob becomes first player", "Bob devient premier joueur"),
        ("end", "End your turn", "Terminer votre tour"),
    ],
)
def test_moves_name_species_by_id_and_owner(code: str, english: str, french: str, en: Words, fr: Words) -> None:
    assert say(en, code) == english
    assert say(fr, code) == french


def test_a_species_is_the_mover_s_unless_a_seat_comes_before_it(en: Words) -> None:
    assert say(en, "attack 0>0.1", seat=1) == "Attack A (Ann) with C (Bob)"


def test_species_ids_are_read_from_a_view() -> None:
    ids = species_ids({"players": [{"species": []}, {"species": [{"id": 4}, {"id": 0}]}]})
    assert [ids(1, 0), ids(1, 1)] == [4, 0]


# -- refusals and decisions ---------------------------------------------------------------------------------


def test_a_refusal_tells_the_facts(en: Words, fr: Words) -> None:
    args: dict[str, object] = {"species": [0, 0], "target": [1, 1], "size": 3, "needed": 7}
    refusal = Refusal("evolution:attack.size", "attack-size", args)
    assert en.refusal(refusal) == "A (Ann) attacks with size 3; against B (Bob) it needs at least 7."
    assert fr.refusal(refusal).startswith("A (Ann) attaque avec une taille de 3")


@every_language
def test_every_decision_says_what_to_do(lang: str) -> None:
    words = Words(GAME, lang, NAMES)
    kinds = ("first", "draw", "food", "play", "use", "leaf", "feed", "ignore")
    assert len({words.decision(kind) for kind in kinds}) == len(kinds)


LEAF_ONCE = {"fertile", "long-neck"}
# the traits that matter in each phase, so that a few tables meet every refusal
BUSY = {
    "play": set(TRAITS),
    "leaf": {"carnivore", "fat-tissue", "fertile", "long-neck"},
    "feed": set(TRAITS) - {"fertile", "foraging", "long-neck", "cooperation", "scavenger"},
}


def crowded_table(rng: Random) -> dict[str, object]:
    """Three players with three species of random traits each, in a phase where those traits matter."""
    phase = rng.choice(("play", "leaf", "feed", "feed"))
    cards = [card_text(card) for card in PACKS.usual().cards]
    rng.shuffle(cards)
    cards.sort(key=lambda text: trait_of(text) in BUSY[phase])  # those last are dealt first
    is_sated = phase != "play" and rng.random() < 0.5
    turn = rng.randrange(3)
    players: list[dict[str, object]] = []
    for seat in range(len(NAMES)):
        row = [random_species(cards, phase, is_sated, rng) for _ in range(3)]
        hand = [cards.pop(0) for _ in range(3)]
        held = hand.pop() if phase == "play" and seat == turn and rng.random() < 0.6 else None
        players.append({"species": row, "hand": hand, "held": held, "declined": rng.random() < 0.5})
    fed = phase == "feed" and rng.random() < 0.2
    return {"phase": phase, "players": players, "hole": rng.choice((0, 3)), "turn": turn, "fed": fed}


def random_species(cards: list[str], phase: str, is_sated: bool, rng: Random) -> dict[str, object]:
    traits: dict[str, str] = {}
    if phase == "feed" and rng.random() < 0.3:  # a hunter that thinks: rare by chance, and most can go wrong with it
        for trait in ("carnivore", "intelligence"):
            for text in [text for text in cards if trait_of(text) == trait][:1]:
                traits[trait] = text
                cards.remove(text)
    for _ in range(rng.randrange(4 - len(traits))):
        text = cards.pop()
        traits.setdefault(trait_of(text), text)
    body = rng.choice((1, 3, 6))
    population = rng.choice((1, 3, 6))
    named = rng.choice(([], [trait for trait in TRAITS if trait != "carnivore"], ["ambush", "horns"]))
    return {
        "body": body,
        "population": population,
        "food": population if is_sated else rng.choice((0, population)) if phase != "play" else 0,
        "fat": rng.choice((0, 1, body)) if "fat-tissue" in traits else 0,
        "traits": list(traits.values()),
        "used": [trait for trait in traits if phase == "leaf" and trait in LEAF_ONCE and rng.random() < 0.5],
        "ignoring": named if phase == "feed" and {"carnivore", "intelligence"} <= set(traits) else [],
    }


def trait_of(card: str) -> str:
    return re.sub(r"[+-]\d+$", "", card)


def refusals_of_crowded_tables() -> dict[str, dict[str, Refusal]]:
    """Every small move asked of many tables, before and after a first step; by key and by JSON."""
    rng = Random(4)
    met: dict[str, dict[str, Refusal]] = defaultdict(dict)
    for _ in range(400):
        state = GAME.position(crowded_table(rng))
        for _ in range(2):
            if state.actor < 0:
                break
            for kind, form in GAME.engine.codec.kinds.items():
                for args in product((0, 1, 2, 10), repeat=len(form.args)):
                    for seat in (state.actor, (state.actor + 1) % 3):
                        refusal = state.refusal(seat, pack(kind, *args))
                        if refusal is not None:
                            met[refusal.key][str(refusal.to_json())] = refusal
            moves = state.legal(state.actor)
            thoughts = [move for move in moves if GAME.engine.codec.move(move).kind == "think"]
            state.apply(state.actor, rng.choice(thoughts or moves))
    return met


def test_every_refusal_of_crowded_tables_can_be_said(en: Words, fr: Words) -> None:
    met = refusals_of_crowded_tables()
    for refusals in met.values():
        for refusal in refusals.values():
            assert en.refusal(refusal)
            assert fr.refusal(refusal)
    elsewhere = {
        "food-already",
        "food-from-hand",
        "food-required",
        "natures-move",
        "not-this-chance",
        "game-over",
        "no-such-move",
    }
    reasons = [reason for reason in vars(catalogue).values() if isinstance(reason, Reason)]
    assert {reason.key for reason in reasons} - set(met) - elsewhere == set()


# -- French typography --------------------------------------------------------------------------------------


def test_french_has_its_spaces_and_apostrophes() -> None:
    words = Words(GAME, "fr", NAMES)
    assert words.t("tagline")
    for slug in GAME.engine.rules:
        for text in words.rule(slug):
            assert "'" not in text
            assert not re.search(r"(?<!\u00a0)[:;!?»]", text), text


@every_language
def test_a_move_is_said_by_its_kind_not_by_its_code(lang: str) -> None:
    words = Words(GAME, lang, NAMES)
    move = Move("feed", {"species": 0}, "feed 0", GAME.engine.codec.parse("feed 0"))
    assert words.move(move, 1, lambda _seat, place: place).startswith("A (Bob)")
