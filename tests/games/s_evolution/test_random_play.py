"""Random play to the end, a trick and a player's purchases at a time."""

from collections import Counter
from random import Random

import pytest

from speciate.core.moves import A, pack
from speciate.core.playout import playout
from speciate.core.seats import NATURE, NOBODY
from speciate.games.s_evolution import GAME, moves, random_play
from speciate.games.s_evolution.cards import NO_DISCOVERY, SUITS
from speciate.games.s_evolution.editions import BUILDINGS, EDITIONS
from speciate.games.s_evolution.flow import SEvolutionState
from speciate.games.s_evolution.phases import hand
from speciate.games.s_evolution.rules import colours
from speciate.games.s_evolution.state import START, Player
from speciate.kit.dice import dice_of
from tests.games.s_evolution.build import decision, listen, new_game, set_up

NOT_ANY = -1  # thrown again: an equal card lies before it


class MoveByMove:
    """The same dice, thrown for one of the listed moves each time."""

    def __init__(self, state: SEvolutionState, rng: Random) -> None:
        self.state = state
        self.dice = dice_of(rng)
        self.hands = [player.hand[:] for player in state.players]  # as they lie in random play
        for player in state.players:
            hand.own_cards(player)
        self.moves = 0

    def play(self) -> int:
        while self.state.actor != NOBODY:
            if self.state.actor == NATURE:
                self.chance()
            else:
                self.move(self.state.actor)
                self.moves += 1
        return self.moves

    def chance(self) -> None:
        state = self.state
        if state.phase == START:
            state.apply(NATURE, moves.FIRST | self.dice.randrange(state.seats) << A)
            return
        for player, cards in zip(state.players, self.hands, strict=True):
            player.hand = cards
        if state.turning:
            hand.settle_turn(state, self.dice.random)
        else:
            random_play.deal(state, self.dice)
        self.hands = [player.hand for player in state.players]
        for player in state.players:
            player.hand = sorted(player.hand)
        state.advance()

    def move(self, seat: int) -> None:
        state, cards = self.state, self.hands[seat]
        legal = state.legal(seat)
        thrown = self.candidates(state.players[seat], cards)
        if not thrown:
            state.apply(seat, moves.FLIP if legal == [moves.FLIP] else state.any_move(seat, self.dice.random))
            return
        assert Counter(legal) == Counter([move for move in thrown if move in legal])
        while (move := thrown[at := self.dice.randrange(len(thrown))]) not in legal:
            pass
        state.apply(seat, move)
        if len(state.players[seat].hand) < len(cards):
            cards[at] = cards[-1]
            cards.pop()

    def candidates(self, player: Player, cards: list[int]) -> list[int]:
        """What the dice are thrown for; what is not legal is thrown again. None where it is done as everywhere."""
        _, kind = decision(self.state)
        if kind == "play" and not colours.is_blind(self.state, player):
            firsts = [pack(moves.PLAY, card) if cards.index(card) == at else NOT_ANY for at, card in enumerate(cards)]
            return firsts if player.discovery == NO_DISCOVERY else [*firsts, moves.DISCOVERY]
        if kind == "take":
            return [pack(moves.TAKE, source) for source in range(self.state.seats)]
        if kind == "gain" and self.state.step().name == "harvest":
            return [pack(moves.GAIN, suit) for suit in range(len(SUITS))]
        if kind == "rise":
            return [moves.RISE, moves.STAY]
        if kind == "trade":
            pairs = [pack(moves.TRADE, given, got) for given in range(len(SUITS)) for got in range(len(SUITS))]
            return [*pairs, moves.DONE]
        if kind == "manage":
            places = [pack(kind, place) for kind in (moves.BUILD, moves.REMOVE) for place in range(len(BUILDINGS))]
            most = self.state.setup.edition.most_growth
            return [*places, moves.DONE, moves.EVOLVE, *(pack(moves.GROW, count) for count in range(1, most + 1))]
        return []


def is_the_same(one: SEvolutionState, other: SEvolutionState, seed: float) -> None:
    """Random play, and that of the listed moves."""
    assert GAME.engine.play_out(one, Random(seed)) == MoveByMove(other, Random(seed)).play()
    assert one.actor == other.actor == NOBODY
    assert one.digest() == other.digest()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"rounds": 3, "start_population": 5, "stock_limit": 4}])
def test_it_is_the_game_of_the_listed_moves(edition: str, seats: int, options: dict[str, object]) -> None:
    for seed in range(5):
        state = set_up(seats, edition=edition, **options)
        is_the_same(state.copy(), state, seed)


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_goes_on_from_anywhere(edition: str) -> None:
    """Between the steps of a trick, of an Action phase and of a deal."""
    rng = Random(1)
    state = set_up(4, edition=edition)
    while state.actor != NOBODY:
        if rng.random() < 0.25:
            is_the_same(state.copy(), state.copy(), rng.random())
        if state.actor == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            state.apply(state.actor, state.any_move(state.actor, rng.random))


def test_a_copy_that_shares_its_cards_is_left_as_it_is() -> None:
    for moves_before in range(0, 60, 6):
        state = new_game(4)
        rng = Random(moves_before)
        for _ in range(moves_before):
            state.apply(state.actor, state.any_move(state.actor, rng.random))
            state.settle(rng)
        before = state.digest()
        GAME.engine.play_out(state.copy(), rng)
        assert state.digest() == before


def test_whoever_listens_hears_a_game_move_by_move() -> None:
    """They may keep a table as it is when a card is drawn."""
    heard, other = new_game(4), new_game(4)
    events = listen(heard)
    assert GAME.engine.play_out(heard, Random(2)) == playout(other, Random(2))
    assert heard.digest() == other.digest() and len(events) > 200
