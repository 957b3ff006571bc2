"""Random play to the end, a turn at a time."""

from collections import Counter
from random import Random
from typing import cast

import pytest

from speciate.core.moves import pack
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolution import moves, random_play
from speciate.games.evolution.cards import NO_CARD, trait_of
from speciate.games.evolution.flow import EvolutionState
from speciate.games.evolution.phases import feed
from speciate.games.evolution.state import FEED, FOOD, PLAY, Player
from speciate.kit.dice import dice_of

GAME = get_game("evolution")


class MoveByMove:
    """The same dice, thrown for one of the listed moves each time."""

    def __init__(self, state: EvolutionState, rng: Random) -> None:
        self.state = state
        self.dice = dice_of(rng)
        if state.round == 0:
            state.settle(rng)
        self.hands = [player.hand[:] for player in state.players]  # as they lie in random play
        self.moves = 0

    def play(self) -> int:
        while self.state.actor != NOBODY:
            if self.state.actor == NATURE:
                self.deal()
            else:
                self.move(self.state.actor)
                self.moves += 1
        return self.moves

    def deal(self) -> None:
        for player, hand in zip(self.state.players, self.hands, strict=True):
            player.hold(hand)
        random_play.deal(self.state, self.dice)
        for player, hand in zip(self.state.players, self.hands, strict=True):
            player.hold(sorted(hand))
        self.state.advance()

    def move(self, seat: int) -> None:
        legal = self.state.legal(seat)
        player, hand = self.state.players[seat], self.hands[seat]
        if self.state.phase == FEED and feed.can_think(player):
            hand.sort()
        thrown = self.candidates(player, hand) or legal
        assert Counter(legal) == Counter([move for move in thrown if move in legal])
        while (move := thrown[at := self.dice.randrange(len(thrown))]) not in legal:
            pass
        self.state.apply(seat, move)
        if thrown is not legal and at < len(hand) and len(player.hand) < len(hand):
            hand[at] = hand[-1]
            hand.pop()
        elif len(player.hand) < len(hand):
            hand[:] = player.hand

    def candidates(self, player: Player, hand: list[int]) -> list[int]:
        """What the dice are thrown for; what is not legal is thrown again. None where it is thrown for legal moves."""
        if self.state.phase == FOOD:
            return [first_of(moves.FOOD, hand, at) for at in range(len(hand))]
        if self.state.phase != PLAY:
            return []
        if player.held == NO_CARD:
            cards = [first_of(moves.CARD, hand, at) for at in range(len(hand))]
            laid = [
                pack(moves.DROP, place, trait_of(card))
                for place, species in enumerate(player.species)
                for card in species.cards
            ]
            return [*cards, moves.END, *laid]
        uses = (moves.TRAIT, moves.BODY, moves.POPULATION)
        grown = [pack(use, place) for use in uses for place in range(len(player.species))]
        return [*grown, pack(moves.NEW, moves.LEFT), pack(moves.NEW, moves.RIGHT)]


def first_of(kind: int, hand: list[int], at: int) -> int:
    """The move with a card, unless an equal one lies before it."""
    return pack(kind, hand[at]) if hand.index(hand[at]) == at else -1


def move_by_move(state: EvolutionState, rng: Random) -> int:
    return MoveByMove(state, rng).play()


def new(seats: int, quick: bool) -> EvolutionState:
    return cast(EvolutionState, GAME.new(seats, {"quick": quick}))


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_is_the_game_of_the_listed_moves(seats: int, quick: bool) -> None:
    for seed in range(5):
        one, other = new(seats, quick), new(seats, quick)
        assert GAME.engine.play_out(one, Random(seed)) == move_by_move(other, Random(seed))
        assert one.digest() == other.digest()


def test_it_goes_on_from_anywhere() -> None:
    """Between the steps of a turn, of a feeding and of a deal."""
    rng = Random(1)
    state = new(4, quick=False)
    while state.actor != NOBODY:
        one, other, seed = state.copy(), state.copy(), rng.random()
        if state.round:
            assert GAME.engine.play_out(one, Random(seed)) == move_by_move(other, Random(seed))
            assert one.digest() == other.digest()
        if state.actor == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            state.apply(state.actor, state.any_move(state.actor, rng.random))


def test_hands_are_in_order_afterwards() -> None:
    state = new(4, quick=False)
    GAME.engine.play_out(state, Random(2))
    hands = [player.hand for player in state.players]
    assert any(hands)
    assert hands == [sorted(hand) for hand in hands]
