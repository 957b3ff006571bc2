"""Evo: what cannot be done, with the rule that a person at the table would name."""

from speciate.core.seats import NATURE, SPECTATOR
from speciate.games.evo import GAME
from speciate.games.evo.flow import EvoState
from tests.conformance.illegal.case import Illegal
from tests.games.evo.build import HILL, Json, nature, play, player, table

LOTS: list[Json] = [{"gene": "leg"}, {"gene": "egg"}, {"gene": "fur"}]


# -- the positions --------------------------------------------------------------------------------


def before_the_game() -> EvoState:
    """The first beach is being drawn."""
    state = GAME.new(3)
    assert isinstance(state, EvoState)
    return state


def dealing() -> EvoState:
    """Everyone has a beach, the first card is being drawn."""
    return nature(before_the_game(), "beach b1", "beach b6", "beach g2")


def equals() -> EvoState:
    """Seat 0 has the longest tail and is first; chance decides between the others."""
    return table(player("c1", genes="tail"), player("d8"), player("g1"), phase="initiative", order=[0])


def before_the_roll() -> EvoState:
    """Everyone holds a card and is asked for one before the climate die is rolled."""
    return window("climate", ["climate+1", "leg+2"], ["climate-1"])


def rolling() -> EvoState:
    """Round 1: nobody is asked, the climate die is rolled."""
    return table(player("c1"), player("d8"), player("g1"), phase="climate")


def window(phase: str, *hands: list[str], **numbers: object) -> EvoState:
    """Round 3: the seats with cards are asked for them before a phase."""
    homes = ("c1", "d8", "g1")
    rows = [player(homes[seat], hand=hands[seat] if seat < len(hands) else []) for seat in range(3)]
    return table(*rows, phase=phase, asking=True, round=3, **numbers)


def island() -> EvoState:
    """Round 1, the movement of seat 0: two dinos side by side, one neighbour too strong, one not."""
    return table(player("c3", "c4", genes="leg"), player("c5", genes="horn horn"), player("d3"))


def attacking() -> EvoState:
    """The die is about to decide an attack."""
    return play(table(player("c3", genes="leg"), player("d3"), player("g1")), 0, "move c3>d3")


def swimming() -> EvoState:
    """Seat 0 has played the card; its dino on the coast may swim."""
    rows = [player("a1", "c5", hand=["swim+1", "leg+2"], genes="leg"), player("g2", hand=["leg-1"]), player("d8")]
    return play(table(*rows, round=3), 0, "play swim+1")


def in_the_water() -> EvoState:
    return play(swimming(), 0, "swim a1")


def crowded_coast() -> EvoState:
    """The card is played, but every region of the coast is held; only inland there is room."""
    names = GAME.new(3).setup.island.names  # type: ignore[attr-defined]  # the set-up is Evo's own
    coast = GAME.new(3).setup.island.coast  # type: ignore[attr-defined]  # the set-up is Evo's own
    held = [name for name, is_coast in zip(names, coast, strict=True) if is_coast]
    rows = [player(*held[seat::3], bonus={"swim": 1} if seat == 0 else {}) for seat in range(3)]
    return table(*rows, round=3, options={"dinos": 14})


def births() -> EvoState:
    """Seat 0 has two newborns to place beside its adult on a1."""
    return table(player("a1", genes="egg"), player("b2"), player("g1"), phase="births")


def one_born() -> EvoState:
    return play(births(), 0, "birth a2")


def extinct() -> EvoState:
    """Seat 0 has no dino left and two newborns to place."""
    return table(player(genes="egg"), player("b2"), player("g1"), phase="births")


def reborn() -> EvoState:
    return play(extinct(), 0, "birth e4")


def too_cold() -> EvoState:
    """In the climate of the hills seat 0 has two dinos in the cold and one fur; seat 1 chooses after it."""
    rows = [player("b3", "b4", "a3", "a2"), player("c4", "d2"), player("d3")]
    return table(*rows, phase="survival", climate=HILL)


def too_hot() -> EvoState:
    """Two dinos in the heat and one parasol; one in the cold, which has its fur."""
    return table(player("a2", "b2", "b3"), player("c3"), player("d3"), phase="survival", climate=HILL)


def auction(*players: Json, lots: list[Json] | None = None, **numbers: object) -> EvoState:
    rows = players or (player("c1"), player("d8"), player("g1"))
    return table(*rows, phase="auction", lots=LOTS if lots is None else lots, **numbers)


def chosen() -> EvoState:
    """Seat 0 has said which gene it bids on, but not yet how much."""
    return play(auction(), 0, "lot 0 leg")


def bid_made() -> EvoState:
    """Seat 0 stands on the leg with 2, seat 1 is next."""
    return play(chosen(), 0, "bid 2")


def outbid() -> EvoState:
    """Seat 1 has ousted seat 0, which bids again before seat 2."""
    return play(bid_made(), 1, "lot 0 leg", "bid 3")


def outbid_and_poor() -> EvoState:
    """Seat 1 has 2 points, the leg costs 4 by now."""
    state = auction(player("c1"), player("d8", points=2), player("g1"))
    return play(play(state, 0, "lot 0 leg", "bid 3"), 1, "lot 1 egg")


def poor() -> EvoState:
    state = auction(player("c1"), player("d8", points=2), player("g1"))
    return play(state, 0, "lot 0 leg", "bid 3")


def scarce() -> EvoState:
    """One gene fewer than players; nobody has been outbid."""
    return auction(lots=LOTS[:2], options={"scarce": True})


def laying_out() -> EvoState:
    """The genes of the auction are being drawn."""
    return table(player("c1"), player("d8"), player("g1"), phase="auction", asking=True, undrawn=3)


def card_owed() -> EvoState:
    """A card gene was bought: its event card is being drawn."""
    lots: list[Json] = [{"gene": "card", "bid": 1, "seat": 0}, {"gene": "egg", "bid": 0, "seat": 1}, {"gene": "fur"}]
    return play(auction(lots=lots, turn=2), 2, "lot 2 fur", "bid 0")


def meteor() -> EvoState:
    """The meteor is on a cell with faces: its die is rolled."""
    return table(player("c1"), player("d8"), player("g1"), phase="meteor", round=12)


def struck() -> EvoState:
    """One of the faces came up."""
    return nature(meteor(), "roll 1")


def last_cell() -> EvoState:
    return table(player("c1"), player("d8"), player("g1"), phase="meteor", round=14)


def strike_window() -> EvoState:
    rows = [player("a3", "b3", hand=["strike+1"]), player("c3", "d2", "e1"), player("d3")]
    return table(*rows, phase="survival", asking=True, round=3, climate=HILL)


# -- what is tried there --------------------------------------------------------------------------

CASES: list[Illegal] = [
    Illegal("a number no move has", island, 0, "63", "speciate:move.form"),
    Illegal("a spectator moves a dino", island, SPECTATOR, "move c3>c2", "speciate:move.form"),
    Illegal("a fourth seat at a table of three", island, 3, "end", "speciate:move.form"),
    # set-up
    Illegal(
        "a card aimed at a fourth player of three",
        lambda: window("movement", ["leg-1"]),
        0,
        "aim leg-1>3",
        "setup.players",
    ),
    Illegal("a step off the island", island, 0, "move c3>z9", "setup.board"),
    Illegal("a step from off the island", island, 0, "move z9>c3", "setup.board"),
    Illegal("a newborn off the island", births, 0, "birth z9", "setup.board"),
    Illegal("giving up a dino off the island", too_cold, 0, "remove z9", "setup.board"),
    Illegal("a player takes a beach", before_the_game, 0, "beach b1", "setup.start"),
    Illegal("chance draws a region without a star", before_the_game, NATURE, "beach a1", "setup.start"),
    Illegal("a dino moves before everyone has a beach", before_the_game, 0, "move b1>b2", "setup.start"),
    Illegal(
        "the beach that another has", lambda: nature(before_the_game(), "beach b1"), NATURE, "beach b1", "setup.start"
    ),
    Illegal("a player deals a card", dealing, 0, "deal leg+2", "setup.cards"),
    Illegal("a card that is not in the box", dealing, NATURE, "deal leg+5", "setup.cards"),
    Illegal("a step while the cards are dealt", dealing, 0, "move b1>b2", "setup.cards"),
    # initiative and climate
    Illegal("a player says who is first", equals, 1, "first 1", "initiative.tail"),
    Illegal("chance puts a shorter tail second", equals, NATURE, "first 0", "initiative.tail"),
    Illegal("a step before the order is known", equals, 0, "move c1>c2", "initiative.tail"),
    Illegal("the order is drawn again in the same round", island, NATURE, "first 1", "initiative.fixed"),
    Illegal("the die is rolled before everyone was asked", before_the_roll, NATURE, "roll 3", "climate.ask"),
    Illegal("a player names the climate roll", rolling, 0, "roll 3", "climate.roll"),
    Illegal("a step before the climate roll", rolling, 0, "move c1>c2", "climate.roll"),
    Illegal("a climate roll among the births", births, NATURE, "roll 4", "climate.roll"),
    # movement
    Illegal("two steps in one", island, 0, "move c3>c1", "move.steps"),
    Illegal("a dino where there is none", island, 0, "move a1>a2", "move.steps"),
    Illegal("the dino of another", island, 0, "move c5>c6", "move.steps"),
    Illegal("no step at all", island, 0, "move c3>c3", "move.steps"),
    Illegal("into one's own dino", island, 0, "move c3>c4", "move.own"),
    Illegal("a step out of turn", island, 1, "move c5>c6", "move.turns"),
    Illegal("ending another's movement", island, 1, "end", "move.turns"),
    Illegal("a step among the births", births, 0, "move a1>a2", "move.turns"),
    Illegal("a step while cards are asked for", lambda: window("movement", ["leg+2"]), 0, "move c1>c2", "move.turns"),
    Illegal("the end of a movement that has not begun", lambda: window("movement", ["leg+2"]), 0, "end", "move.turns"),
    Illegal("an attack with two horns fewer", island, 0, "move c4>c5", "combat.outmatched"),
    Illegal("another step before the attack is decided", attacking, 0, "move c3>c2", "combat.forced"),
    Illegal("ending the movement before the attack is decided", attacking, 0, "end", "combat.forced"),
    Illegal("the attacker names the roll", attacking, 0, "roll 1", "combat.odds"),
    Illegal("the defender rolls", attacking, 1, "roll 6", "combat.odds"),
    # swimming, which a card allows
    Illegal("swimming without the card", island, 0, "swim c3", "event.when"),
    Illegal("swimming from inland", swimming, 0, "swim c5", "event.when"),
    Illegal("landing without swimming", swimming, 0, "land f4", "event.when"),
    Illegal("landing inland", in_the_water, 0, "land c4", "event.when"),
    Illegal("another step before landing", in_the_water, 0, "move c5>c6", "event.when"),
    Illegal("landing on somebody", in_the_water, 0, "land g2", "move.one-each"),
    Illegal("swimming when the whole coast is held", crowded_coast, 0, "swim a1", "move.one-each"),
    Illegal("landing off the island", in_the_water, 0, "land z9", "setup.board"),
    # births
    Illegal("a newborn out of turn", births, 1, "birth b3", "birth.count"),
    Illegal("a newborn in the movement", island, 0, "birth c2", "birth.count"),
    Illegal("a newborn on an occupied region", births, 0, "birth b2", "birth.place"),
    Illegal("a newborn far from every adult", births, 0, "birth c1", "birth.place"),
    Illegal("a newborn beside a newborn only", one_born, 0, "birth a3", "birth.place"),
    Illegal("passing instead of a newborn", births, 0, "pass", "birth.must"),
    Illegal("ending the births with one left", one_born, 0, "end", "birth.must"),
    Illegal("another's births declined", births, 1, "pass", "birth.count"),
    Illegal("a species born again on another's dino", extinct, 0, "birth b2", "birth.extinct"),
    Illegal("the second of the reborn far from the first", reborn, 0, "birth a1", "birth.extinct"),
    Illegal("the second of the reborn on the first", reborn, 0, "birth e4", "birth.extinct"),
    # survival
    Illegal("giving up a dino in mild weather", too_cold, 0, "remove a3", "survive.temperate"),
    Illegal("giving up a dino that has its fur", too_hot, 0, "remove b3", "survive.cold"),
    Illegal("giving up a dino that has its parasol", too_cold, 0, "remove a2", "survive.hot"),
    Illegal("keeping more in the cold than furs", too_cold, 0, "pass", "survive.cold"),
    Illegal("keeping more in the heat than parasols", too_hot, 0, "end", "survive.hot"),
    Illegal("giving up a dino of another", too_cold, 0, "remove c4", "survive.choice"),
    Illegal("giving up what is not there", too_cold, 0, "remove e7", "survive.choice"),
    Illegal("giving up a dino before the other has chosen", too_cold, 1, "remove c4", "survive.choice"),
    Illegal("giving up a dino in the movement", island, 0, "remove c3", "survive.choice"),
    # meteor
    Illegal("a player names the meteor's roll", meteor, 0, "roll 6", "meteor.roll"),
    Illegal("a bid before the meteor's roll", meteor, 0, "bid 1", "meteor.roll"),
    Illegal("a step after the meteor struck", struck, 0, "move c1>c2", "meteor.roll"),
    Illegal("a roll after the meteor struck", struck, NATURE, "roll 6", "meteor.roll"),
    Illegal("a step after the last cell", last_cell, 0, "move c1>c2", "meteor.last"),
    Illegal("a card after the last cell", last_cell, 0, "play leg+2", "meteor.last"),
    Illegal("a bid in the round that ended the game", struck, 0, "lot 0 leg", "meteor.no-auction"),
    # auction
    Illegal("a player draws the genes", laying_out, 0, "draw leg", "auction.draw"),
    Illegal("a bid before all genes lie there", laying_out, 0, "lot 0 leg", "auction.draw"),
    Illegal("a gene is drawn in the movement", island, NATURE, "draw leg", "auction.draw"),
    Illegal("a fourth gene of three", auction, 0, "lot 3 leg", "auction.draw"),
    Illegal("a gene that lies elsewhere", auction, 0, "lot 0 egg", "auction.draw"),
    Illegal("an amount without a gene", auction, 0, "bid 2", "auction.bid"),
    Illegal("a bid out of order", auction, 2, "lot 0 leg", "auction.bid"),
    Illegal("no more than the present bid", lambda: play(bid_made(), 1, "lot 0 leg"), 1, "bid 2", "auction.bid"),
    Illegal("another gene before the amount is named", chosen, 0, "lot 1 egg", "auction.bid"),
    Illegal("a bid in the movement", island, 0, "bid 3", "auction.bid"),
    Illegal(
        "a bid while cards are asked for",
        lambda: window("auction", ["gene+1"], lots=LOTS),
        0,
        "lot 0 leg",
        "auction.bid",
    ),
    Illegal("the next bids before who was outbid", outbid, 2, "lot 1 egg", "auction.outbid"),
    Illegal("staying out of the auction", auction, 0, "drop", "auction.must"),
    Illegal("passing at the auction", auction, 0, "pass", "auction.must"),
    Illegal("dropping out after a gene was chosen", chosen, 0, "drop", "auction.must"),
    Illegal("moving a bid that stands", bid_made, 0, "lot 1 egg", "auction.must"),
    Illegal("dropping out when outbid, with a gene for everybody", outbid, 0, "drop", "auction.must"),
    Illegal("more than one can pay", lambda: play(auction(), 0, "lot 0 leg"), 0, "bid 11", "auction.afford"),
    Illegal("a gene that has become too dear", poor, 1, "lot 0 leg", "auction.afford"),
    Illegal("three points of two", outbid_and_poor, 1, "bid 3", "auction.afford"),
    Illegal("dropping out of scarce genes before being outbid", scarce, 0, "drop", "auction.variant"),
    Illegal("a player takes the card of a card gene", card_owed, 0, "deal leg+2", "auction.card"),
    Illegal("a card nobody is owed", auction, NATURE, "deal leg+2", "auction.card"),
    # event cards
    Illegal(
        "a card in the first round", lambda: table(player("c1", hand=["leg+2"])), 0, "play leg+2", "event.first-rounds"
    ),
    Illegal(
        "a card in the second round",
        lambda: table(player("c1", hand=["swim+1"]), round=2),
        0,
        "play swim+1",
        "event.first-rounds",
    ),
    Illegal(
        "a second climate card in a round",
        lambda: window("movement", ["climate+1"], climate_played=True),
        0,
        "play climate+1",
        "event.climate-once",
    ),
    Illegal("a card before whoever is asked first", before_the_roll, 1, "play climate-1", "event.order"),
    Illegal("passing before one is asked", before_the_roll, 1, "pass", "event.order"),
    Illegal("a card of another phase", before_the_roll, 0, "play leg+2", "event.when"),
    Illegal(
        "a climate card after the roll", lambda: window("movement", ["climate+1"]), 0, "play climate+1", "event.when"
    ),
    Illegal("a card that one does not hold", before_the_roll, 0, "play climate-1", "event.when"),
    Illegal(
        "a card played twice",
        lambda: play(window("movement", ["leg+2", "egg+2"]), 0, "play leg+2"),
        0,
        "play leg+2",
        "event.when",
    ),
    Illegal(
        "a card between the births",
        lambda: table(player("a1", hand=["egg+2"]), phase="births", round=3),
        0,
        "play egg+2",
        "event.when",
    ),
    Illegal("a card for movement once it has begun", swimming, 0, "play leg+2", "event.when"),
    Illegal("a card in another's movement", swimming, 1, "aim leg-1>0", "event.when"),
    Illegal("passing when nobody is asked", island, 0, "pass", "event.when"),
    Illegal(
        "a card against an opponent without one", lambda: window("movement", ["leg-1"]), 0, "play leg-1", "event.when"
    ),
    Illegal(
        "a card against an opponent on oneself", lambda: window("movement", ["leg-1"]), 0, "aim leg-1>0", "event.when"
    ),
    Illegal("a card for oneself on another", lambda: window("movement", ["leg+2"]), 0, "aim leg+2>1", "event.when"),
    Illegal("a strike without a victim", strike_window, 0, "play strike+1", "event.when"),
    Illegal("a strike where nobody is", strike_window, 0, "strike e7", "event.when"),
    Illegal("a strike at one's own dino", strike_window, 0, "strike b3", "event.when"),
    Illegal("a strike at somebody who has no more dinos", strike_window, 0, "strike d3", "event.when"),
    Illegal("a strike off the island", strike_window, 0, "strike z9", "setup.board"),
]

FORBIDDING: frozenset[str] = frozenset(
    {
        "setup.players", "setup.board", "setup.start", "setup.cards",
        "initiative.tail", "initiative.fixed",
        "climate.ask", "climate.roll",
        "move.steps", "move.one-each", "move.own", "move.turns",
        "combat.forced", "combat.odds", "combat.outmatched",
        "birth.count", "birth.place", "birth.must", "birth.extinct",
        "survive.temperate", "survive.cold", "survive.hot", "survive.choice",
        "meteor.roll", "meteor.last", "meteor.no-auction",
        "auction.draw", "auction.bid", "auction.outbid", "auction.must", "auction.afford", "auction.card",
        "auction.variant",
        "event.first-rounds", "event.when", "event.climate-once", "event.order",
    }
)  # fmt: skip

PERMITTING: frozenset[str] = frozenset(
    {
        "setup.species", "setup.points", "setup.dinos", "setup.genes", "setup.climate", "setup.meteor",
        "climate.loop", "climate.zones",
        "move.climate-blind",
        "combat.loser", "combat.step",
        "survive.deadly", "survive.points",
        "meteor.advance",
        "auction.any-amount", "auction.pay", "auction.mutant",
        "event.duration", "event.many", "event.hidden",
        "over.win",
    }
)  # fmt: skip
