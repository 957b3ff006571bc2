"""Imagined tables: they fit everything the seat has seen."""

from collections import Counter
from random import Random

import pytest

from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State
from speciate.games.evolution import GAME
from speciate.games.evolution.cards import trait_of
from speciate.games.evolution.determinize import needed_origins
from speciate.games.evolution.flow import EvolutionState
from tests.games.evolution.build import hand, play, player, settle, species, table, texts


def imagined(state: State, seat: int, seed: int) -> EvolutionState:
    other = state.determinize(seat, Random(seed))
    assert isinstance(other, EvolutionState)
    return other


def cards_of(state: EvolutionState) -> Counter[int]:
    """Every card that lies somewhere."""
    cards = Counter(state.deck + state.aside + state.discards)
    for each in state.players:
        cards.update(each.hand + each.discarding)
        cards.update(card for one in each.species for card in one.cards)
        cards.update(card for card in (each.held, each.food_card) if card >= 0)
    return cards


@pytest.mark.parametrize(("seats", "quick"), [(2, False), (3, False), (4, True), (6, False)])
def test_an_imagined_table_looks_the_same_to_the_seat_through_a_whole_game(seats: int, quick: bool) -> None:
    rng = Random(seats)
    state = GAME.new(seats, {"quick": quick})
    assert isinstance(state, EvolutionState)
    reshuffled = 0
    while state.actor != NOBODY:
        if rng.random() < 0.05 or (state.renewed and rng.random() < 0.2):
            seat = rng.choice([SPECTATOR, *range(seats)])
            other = imagined(state, seat, reshuffled)
            assert other.view(seat) == state.view(seat)
            assert cards_of(other) == Counter(state.setup.cards)
            assert other.legal(seat) == state.legal(seat)
            assert (other.actor, len(other.deck), other.owing) == (state.actor, len(state.deck), state.owing)
            reshuffled += bool(state.renewed)
        if state.actor == NATURE:
            state.settle(rng)
        else:
            legal = state.legal(state.actor)
            state.apply(state.actor, legal[int(rng.random() * len(legal))])
    assert reshuffled > 0


@pytest.mark.parametrize(("seats", "quick"), [(2, False), (4, True)])
def test_an_imagined_table_can_be_played_to_the_end(seats: int, quick: bool) -> None:
    rng = Random(seats)
    state = GAME.new(seats, {"quick": quick})
    state.settle(rng)
    for _ in range(60):
        legal = state.legal(state.actor)
        state.apply(state.actor, legal[int(rng.random() * len(legal))])
        settle_any(state, rng)
    other = imagined(state, 1, 3)
    while other.actor != NOBODY:
        legal = other.legal(other.actor)
        other.apply(other.actor, legal[int(rng.random() * len(legal))])
        settle_any(other, rng)
    assert cards_of(other) == Counter(other.setup.cards)


def settle_any(state: State, rng: Random) -> None:
    if state.actor == NATURE:
        state.settle(rng)


def test_the_same_randomness_imagines_the_same_table() -> None:
    state = table(player(species(), hand=["horns", "ambush"]), player(species(), hand=["fertile"]), phase="play")
    view = state.view(1)
    assert view.determinize(Random(5)).digest() == view.determinize(Random(5)).digest()
    assert view.determinize(Random(5)).digest() != view.determinize(Random(6)).digest()


def test_hidden_cards_of_all_others_tell_how_many_are_old_and_how_many_new() -> None:
    """Seats before the viewer and after it: who drew one card and holds three has at least two of before."""
    hands = (["horns", "ambush", "fertile"], ["climbing"], ["carnivore", "symbiosis"])
    state = table(*[player(species(), hand=cards) for cards in hands], phase="play")
    for each, drawn, kept in zip(state.players, (1, 0, 2), (2, 0, 1), strict=True):
        each.drawn, each.kept = each.hand[:drawn], each.hand[:kept]
    aside, deck = len(state.aside), len(state.deck)
    needed = [needed_origins(state, seat) for seat in (SPECTATOR, 0, 1, 2)]
    assert needed == [(aside + old, deck + new) for old, new in ((3, 3), (1, 2), (2, 2), (3, 2))]


def test_what_the_seat_sees_is_never_imagined_elsewhere() -> None:
    state = table(
        player(species("long-neck+9"), hand=["horns+5", "horns+1"]),
        player(species(), hand=["ambush", "ambush"]),
        discards=["fertile+7"],
        phase="play",
    )
    for seed in range(30):
        other = imagined(state, 0, seed)
        assert hand(other, 0) == ["horns+1", "horns+5"]
        assert not {"long-neck+9", "horns+5", "horns+1", "fertile+7"} & set(hand(other, 1))


def test_hidden_cards_are_imagined_anywhere_they_could_be() -> None:
    """The other's real hand, its real food card and the deck are all guesses to the seat."""
    state = table(
        player(species(), hand=["horns+5"]),
        player(species(), hand=["ambush-3", "ambush-2"], food_card="ambush-1"),
        phase="play",
    )
    hands, laid = set(), set()
    for seed in range(60):
        other = imagined(state, 0, seed)
        hands.add(tuple(hand(other, 1)))
        laid.add(other.players[1].food_card)
    assert len(hands) > 50
    assert len(laid) > 30


@pytest.mark.rule("evolution:play.trait-unique")
def test_face_down_traits_never_double_a_trait() -> None:
    state = table(
        player(species(), hand=["horns+5"]),
        player(species("carnivore", down=["horns", "fertile"]), species(down=["ambush", "climbing", "long-neck"])),
        player(species()),
        phase="play",
        turn=1,
    )
    for seed in range(200):
        other = imagined(state, 0, seed)
        assert other.view(0) == state.view(0)
        for one in other.players[1].species:
            traits = [trait_of(card) for card in one.cards]
            assert len(set(traits)) == len(traits)
            assert one.traits == sum(1 << trait for trait in traits)


@pytest.mark.rule("evolution:play.trait-unique")
def test_a_hand_of_like_cards_still_lays_different_traits() -> None:
    """Nearly all that is left is Carnivore: three different face-down traits must be found all the same."""
    state = table(
        player(species(), hand=["horns", "fertile"]),
        player(species(down=["carnivore", "horns", "ambush"])),
        player(species()),
        deck=["carnivore"] * 8,
        rest="discards",
        phase="play",
        turn=1,
    )
    for seed in range(50):
        other = imagined(state, 0, seed)
        traits = {trait_of(card) for card in other.players[1].species[0].cards}
        assert len(traits) == 3


# -- after a reshuffle ------------------------------------------------------------------------------


def reshuffled_while_dealing() -> EvolutionState:
    """Three hands of Horns, Burrowing and Climbing; the deck is empty, so the next deal is from the discards."""
    state = table(
        player(species(food=1), hand=["horns+1", "horns+2"]),
        player(species(food=1), hand=["burrowing+1", "burrowing+2"]),
        player(species(food=1), hand=["climbing+1", "climbing+2"]),
        deck=[],
        rest="discards",
    )
    assert state.renewed
    return state


@pytest.mark.rule("evolution:deal.reshuffle")
def test_hands_of_seats_that_have_not_drawn_since_hold_only_old_cards() -> None:
    state = reshuffled_while_dealing()
    old = Counter(state.old)
    assert texts(old.elements()) == [
        "burrowing+1",
        "burrowing+2",
        "climbing+1",
        "climbing+2",
        "horns+1",
        "horns+2",
    ]
    for seed in range(40):
        other = imagined(state, 0, seed)
        both = hand(other, 1) + hand(other, 2)
        assert sorted(both) == ["burrowing+1", "burrowing+2", "climbing+1", "climbing+2"]
        assert Counter(other.deck) == Counter(state.deck)


@pytest.mark.rule("evolution:deal.reshuffle")
def test_the_deck_is_imagined_only_from_the_reshuffled_discards() -> None:
    state = reshuffled_while_dealing()
    settle(state)
    renewed = Counter(state.renewed)
    for seed in range(40):
        for seat in (0, 1, 2, SPECTATOR):
            other = imagined(state, seat, seed)
            assert other.view(seat) == state.view(seat)
            assert not Counter(other.deck) - renewed
            assert not {"horns+1", "burrowing+1", "climbing+1"} & set(texts(other.deck))


@pytest.mark.rule("evolution:deal.reshuffle")
def test_a_hand_holds_no_more_new_cards_than_were_drawn_since() -> None:
    state = reshuffled_while_dealing()
    settle(state)
    for seed in range(40):
        other = imagined(state, 0, seed)
        for seat in (1, 2):
            new = Counter(other.players[seat].hand) - Counter(state.old)
            assert new.total() <= len(state.players[seat].drawn) == 4
            old = Counter(other.players[seat].hand) - Counter(state.renewed)
            assert old.total() <= len(state.players[seat].kept) == 2


@pytest.mark.rule("evolution:deal.reshuffle")
def test_a_laid_food_card_may_be_an_old_one_or_a_new_one() -> None:
    state = reshuffled_while_dealing()
    settle(state)
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    renewed = set(state.renewed)
    laid = Counter(imagined(state, 0, seed).players[1].food_card in renewed for seed in range(300))
    # two old cards and four new ones: about a third of the guesses is old
    assert 60 <= laid[False] <= 140


@pytest.mark.rule("evolution:play.reveal")
def test_a_face_down_trait_may_be_an_old_card_or_a_new_one() -> None:
    state = reshuffled_while_dealing()
    settle(state)
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    play(state, 1, f"card {hand(state, 1)[0]}", "trait 0")
    renewed = set(state.renewed)
    down = Counter(imagined(state, 0, seed).players[1].species[0].cards[0] in renewed for seed in range(300))
    assert 60 <= down[False] <= 140


@pytest.mark.rule("evolution:setup.two-players")
def test_cards_set_aside_are_imagined_only_from_the_old_ones() -> None:
    base = table(player(species(food=1), hand=["horns+1"]), player(species(food=1), hand=["climbing+1"]))
    cards = texts(base.deck)
    state = table(
        player(species(food=1), hand=["horns+1"]),
        player(species(food=1), hand=["climbing+1"]),
        deck=cards[:40],
        discards=cards[40:],
    )
    assert len(state.aside) == 40
    settle(state)
    old = Counter(state.old)
    for seed in range(40):
        other = imagined(state, 0, seed)
        assert other.view(0) == state.view(0)
        assert not Counter(other.aside) - old
        assert not Counter(other.deck) - Counter(state.renewed)


@pytest.mark.rule("evolution:deal.reshuffle")
def test_an_imagined_table_can_itself_be_imagined_from() -> None:
    state = reshuffled_while_dealing()
    settle(state)
    inner = imagined(state, 0, 1)
    for seat in range(3):
        assert imagined(inner, seat, 2).view(seat) == inner.view(seat)


def test_a_view_that_nobody_keeps_is_imagined_into_as_a_copy_would_be() -> None:
    rng = Random(11)
    state = GAME.new(4)
    state.settle(rng)
    while state.actor != NOBODY:
        for seat in range(4):
            seed = rng.random()
            once = state.determinize(seat, Random(seed))
            assert once.digest() == state.view(seat).determinize(Random(seed)).digest()
            assert once.actor == state.actor
        for _ in range(5):
            if state.actor != NOBODY:
                state.apply(state.actor, state.any_move(state.actor, rng.random))
                state.settle(rng)
