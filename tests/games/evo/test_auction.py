"""Phase 6, second half: the auction."""

import pytest

from speciate.core.seats import NATURE
from speciate.games.evo.flow import EvoState
from speciate.games.evo.genes import GENES
from tests.games.evo.build import Json, codes, kind, nature, pass_all, play, player, portrait, refused, rule, table


def auction(*players: Json, genes: str = "leg egg fur", **numbers: object) -> EvoState:
    """Genes laid out, nobody has bid yet."""
    lots = [{"gene": gene} for gene in genes.split()]
    return table(*players, phase="auction", lots=lots, **numbers)


@pytest.mark.rule("evo:auction.draw")
@pytest.mark.parametrize(("scarce", "count"), [(False, 3), (True, 2)])
def test_as_many_genes_as_players_are_drawn(scarce: bool, count: int) -> None:
    state = table(player("c1"), phase="survival", asking=True, options={"scarce": scarce})
    drawn = 0
    while kind(state) == "draw":
        nature(state, codes(state, NATURE)[0])
        drawn += 1
    assert drawn == count == len(state.lots)
    assert len(state.bag) == 62 - count


def bagless(count: int) -> EvoState:
    """The bag holds `count` genes, all legs, when the auction begins; the others are on portraits."""
    rest = [6, 12 - count, 8, 8, 8, 8, 6]
    owned = " ".join(" ".join([gene] * number) for gene, number in zip(GENES, rest, strict=False))
    rows = [player("a3", genes=owned), player("b3"), player("c3")]
    gone = ["card"] * 6
    return table(*rows, phase="auction", asking=True, undrawn=3, bag=["leg"] * count, gone=gone, round=1)


@pytest.mark.rule("evo:auction.draw")
def test_a_bag_with_too_few_genes_gives_all_it_has_and_the_last_may_drop_out() -> None:
    state = nature(bagless(2), "draw leg", "draw leg")
    assert kind(state) == "lot"
    assert "drop" not in codes(state, 0)
    play(state, 0, "lot 0 leg", "bid 0")
    assert rule(state, 1, "drop") == "evo:auction.must"
    play(state, 1, "lot 1 leg", "bid 0")
    assert "drop" in codes(state, 2) and "lot 1 leg" in codes(state, 2)
    play(state, 2, "drop")
    assert state.round == 2
    assert [portrait(state, seat)["leg"] for seat in range(3)] == [12, 2, 1]


@pytest.mark.rule("evo:auction.draw")
def test_from_an_empty_bag_there_is_no_auction() -> None:
    state = bagless(0)
    assert state.round == 2


@pytest.mark.rule("evo:auction.bid")
def test_a_bid_is_on_a_free_gene_or_above_the_present_one() -> None:
    state = auction()
    assert codes(state, 0) == ["lot 0 leg", "lot 1 egg", "lot 2 fur"]
    play(state, 0, "lot 1 egg")
    assert codes(state, 0)[:2] == ["bid 0", "bid 1"]
    play(state, 0, "bid 2")
    play(state, 1, "lot 1 egg")
    assert codes(state, 1)[0] == "bid 3"
    assert refused(state, 1, "bid 2").args["count"] == 3
    assert refused(state, 1, "lot 0 leg").key == "amount-first"


@pytest.mark.rule("evo:auction.bid")
def test_a_lot_is_called_by_its_place_and_its_gene() -> None:
    state = auction()
    assert refused(state, 0, "lot 0 egg").key == "no-lot"
    assert refused(state, 0, "lot 3 leg").key == "no-lot"
    assert refused(state, 0, "bid 1").key == "lot-first"


@pytest.mark.rule("evo:auction.outbid")
def test_who_is_outbid_bids_again_before_the_next_player() -> None:
    state = auction()
    play(state, 0, "lot 0 leg", "bid 1")
    play(state, 1, "lot 0 leg", "bid 2")
    assert state.actor == 0
    assert rule(state, 2, "lot 1 egg") == "evo:auction.outbid"
    play(state, 0, "lot 0 leg", "bid 3")
    assert state.actor == 1
    play(state, 1, "lot 1 egg", "bid 0")
    assert state.actor == 2


@pytest.mark.rule("evo:auction.must")
def test_nobody_may_stay_out_or_take_back_a_bid() -> None:
    state = auction()
    assert rule(state, 0, "drop") == "evo:auction.must"
    play(state, 0, "lot 0 leg", "bid 0")
    assert rule(state, 0, "lot 1 egg") == "evo:auction.must"
    play(state, 1, "lot 0 leg", "bid 1")
    assert rule(state, 0, "drop") == "evo:auction.must"


@pytest.mark.rule("evo:auction.any-amount")
def test_bids_above_the_printed_scale_are_allowed() -> None:
    state = play(auction(player("c1", points=20)), 0, "lot 0 leg", "bid 17")
    assert state.bids[0] == 17


@pytest.mark.rule("evo:auction.afford")
def test_nobody_bids_more_than_they_can_pay() -> None:
    state = play(auction(player("c1", points=3, genes="mutant mutant")), 0, "lot 0 leg")
    assert codes(state, 0)[-1] == "bid 5"
    refusal = refused(state, 0, "bid 6")
    assert (refusal.rule, refusal.args["count"]) == ("evo:auction.afford", 5)
    play(state, 0, "bid 5")
    state = auction(player("c1"), player("d1", points=2))
    play(state, 0, "lot 0 leg", "bid 2")
    refusal = refused(state, 1, "lot 0 leg")
    assert (refusal.key, refusal.args["count"], refusal.args["most"]) == ("lot-too-dear", 3, 2)


@pytest.mark.rule("evo:auction.pay")
def test_when_all_stand_apart_each_pays_and_gets_the_gene() -> None:
    state = auction(player("c1"), player("d1"), player("e1"))
    play(state, 0, "lot 0 leg", "bid 4")
    play(state, 1, "lot 2 fur", "bid 1")
    play(state, 2, "lot 1 egg", "bid 0")
    assert [one.points for one in state.players] == [6, 9, 10]
    assert [one.spent for one in state.players] == [4, 1, 0]
    assert [portrait(state, seat)[gene] for seat, gene in enumerate(("leg", "fur", "egg"))] == [2, 2, 2]
    assert state.round == 2 and state.lots == []


@pytest.mark.rule("evo:auction.mutant")
@pytest.mark.parametrize(("bid", "paid"), [(5, 3), (2, 0), (1, 0)])
def test_each_mutant_lowers_the_price_but_not_below_nothing(bid: int, paid: int) -> None:
    state = auction(player("c1", genes="mutant mutant"))
    play(state, 0, "lot 0 leg", f"bid {bid}")
    play(state, 1, "lot 1 egg", "bid 0")
    play(state, 2, "lot 2 fur", "bid 0")
    assert state.players[0].points == 10 - paid


@pytest.mark.rule("evo:auction.mutant")
def test_a_mutant_of_this_round_does_not_count_yet() -> None:
    state = auction(player("c1", hand=["gene+1"]), asking=True, round=3)
    nature(play(state, 0, "play gene+1"), "draw mutant")
    pass_all(state)
    play(state, 0, "lot 0 leg", "bid 2")
    play(state, 1, "lot 1 egg", "bid 0")
    play(state, 2, "lot 2 fur", "bid 0")
    assert state.players[0].points == 8
    assert portrait(state, 0)["mutant"] == 1


def buy_card(state: EvoState) -> EvoState:
    play(state, 0, "lot 0 card", "bid 0")
    play(state, 1, "lot 1 egg", "bid 0")
    return play(state, 2, "lot 2 fur", "bid 0")


@pytest.mark.rule("evo:auction.card")
def test_a_card_gene_leaves_the_game_for_an_event_card() -> None:
    state = buy_card(auction(player("c1"), genes="card egg fur"))
    assert kind(state) == "deal"
    nature(state, "deal leg+2")
    assert len(state.players[0].hand) == 1
    assert [GENES[gene] for gene in state.gone] == ["card"]
    assert "card" not in portrait(state, 0)


@pytest.mark.rule("evo:auction.card")
def test_with_no_card_left_a_card_gene_brings_nothing() -> None:
    state = table(player("c1"))
    everything: Json = state.to_json()
    lots = [{"gene": "card"}, {"gene": "egg"}, {"gene": "fur"}]
    rows = [player("c1"), player("d1"), player("e1")]
    state = table(*rows, phase="auction", lots=lots, pile=[], discards=everything["pile"])
    assert buy_card(state).round == 2
    assert state.players[0].hand == [] and len(state.gone) == 1


@pytest.mark.rule("evo:auction.variant")
def test_with_scarce_genes_who_is_outbid_may_drop_out() -> None:
    state = auction(genes="leg egg", options={"scarce": True})
    play(state, 0, "lot 0 leg", "bid 1")
    assert rule(state, 1, "drop") == "evo:auction.variant"
    play(state, 1, "lot 1 egg", "bid 0")
    assert rule(state, 2, "drop") == "evo:auction.variant"  # not outbid: the last must oust somebody
    play(state, 2, "lot 0 leg", "bid 2")
    assert codes(state, 0) == ["lot 0 leg", "lot 1 egg", "drop"]
    play(state, 0, "drop")
    assert state.round == 2
    assert [one.points for one in state.players] == [10, 10, 8]
    assert not any(one.outbid or one.dropped for one in state.players)  # the next auction is another one


@pytest.mark.rule("evo:auction.variant")
def test_with_scarce_genes_who_can_pay_for_none_drops_out() -> None:
    state = auction(player("c1"), player("d1"), player("e1", points=0), genes="leg egg", options={"scarce": True})
    play(state, 0, "lot 0 leg", "bid 1")
    play(state, 1, "lot 1 egg", "bid 0")
    assert codes(state, 2) == ["drop"]


@pytest.mark.rule("evo:auction.variant")
def test_a_gene_nobody_wants_goes_back_into_the_bag() -> None:
    state = auction(genes="leg egg", options={"scarce": True})
    play(state, 0, "lot 0 leg", "bid 0")
    play(state, 1, "lot 0 leg", "bid 1")
    play(state, 0, "drop")
    play(state, 2, "lot 0 leg", "bid 2")
    play(state, 1, "drop")
    assert len(state.bag) == 61
    assert state.round == 2
