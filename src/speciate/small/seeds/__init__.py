"""Seeds, a small game of our own in one file: hidden hands, a sealed choice, draws from a bag, two phases of play.

Everyone lays a seed face down; the highest seed that nobody else laid wins the pot, to be kept or planted.
"""

from speciate.small import Option, Reason, SmallGame, card, cards, chance, each, game, move, number, player

KINDS = ("clover", "poppy", "barley", "maize", "sunflower", "oak")  # their counts and values are in pack.toml
HAND_SHARE = 0.4  # what a seed in hand is worth to a bot, as a share of its value


class Seeds(SmallGame):
    """Lay a seed nobody else lays; keep the harvest, or plant it."""

    round: int = number()
    winner: int = player()  # decides about the pot
    bag: list[str] = cards("seed", hidden=True)
    pot: list[str] = cards("seed")
    hand: list[list[str]] = each(cards("seed", secret=True))
    laid: list[str | None] = each(card("seed", secret=True))
    store: list[list[str]] = each(cards("seed"))  # seeds kept from pots
    sprouts: list[int] = each(number())
    owed: list[int] = each(number())  # seeds about to be drawn

    def begin(self) -> None:
        """setup.bag, deal.hand: all seeds in the bag, then so many for each player."""
        self.bag = [seed for seed in KINDS for _ in range(self.setup.data["seeds"][seed]["count"])]
        self.owed = [self.options["hand_size"]] * self.seats

    @chance("draw {seed:seed}", phase="deal", rule="deal.hand", silent=True)
    def draw_seed(self, seed: str) -> None:
        """deal.hand: seat by seat, each all of theirs, unseen by the others."""
        drawer = next(seat for seat in range(self.seats) if self.owed[seat])
        self.bag.remove(seed)
        self.hand[drawer].append(seed)
        self.owed[drawer] -= 1
        self.tell("drew", drawer, seat=drawer, seed=seed)

    def weigh_draw(self, seed: str) -> int:
        return self.bag.count(seed) if any(self.owed) else 0

    @move("lay {seed:seed}", phase="lay", rule="lay.secret")
    def lay(self, seat: int, seed: str) -> None:
        self.hand[seat].remove(seed)
        self.laid[seat] = seed

    def refuse_lay(self, seat: int, seed: str) -> Reason | None:
        """lay.secret: exactly one seed, from hand."""
        if self.laid[seat] is not None:
            return Reason("lay.secret", "laid-already")
        return None if seed in self.hand[seat] else Reason("lay.secret", "lay-from-hand")

    @move("keep", phase="choose", rule="choose.keep")
    def keep(self, seat: int) -> None:
        self.store[seat] += self.pot
        self.pot = []
        self.next_round()

    def refuse_keep(self, seat: int) -> str | None:
        return None if seat == self.winner else "reveal.highest"

    @move("plant", phase="choose", rule="choose.plant")
    def plant(self, seat: int) -> None:
        self.sprouts[seat] += 1
        self.owed[seat] += 1
        self.next_round()

    def refuse_plant(self, seat: int) -> str | None:
        if seat != self.winner:
            return "reveal.highest"
        return None if self.bag else "choose.plant"

    def movers(self) -> list[int]:
        """lay.required: everyone lays a seed; who has none in hand is passed over."""
        if self.phase == "lay":
            return [seat for seat in range(self.seats) if self.hand[seat] and self.laid[seat] is None]
        return [self.winner]

    def advance(self) -> None:
        if self.phase == "deal":
            self.open_round()
        elif self.phase == "lay":
            self.reveal()
        else:  # reveal.tie: the pot has no winner
            self.next_round()

    def next_round(self) -> None:
        """deal.refill: by option, one more seed for everyone between two rounds."""
        self.phase = "deal"
        self.winner = -1
        if self.options["refill"]:
            self.owed = [owed + 1 for owed in self.owed]

    def open_round(self) -> None:
        """deal.empty: what is owed beyond the bag is not drawn. over.hands: two players need seeds to go on."""
        for seat in range(self.seats):
            if self.owed[seat]:
                self.tell("bag-empty", rule="deal.empty", seat=seat, count=self.owed[seat])
                self.owed[seat] = 0
        if sum(1 for hand in self.hand if hand) < 2:
            self.end()
            return
        self.phase = "lay"
        self.round += 1
        self.tell("round", rule="lay.required", round=self.round)

    def reveal(self) -> None:
        """reveal.highest, reveal.tie: the seeds join the pot; the highest that is alone wins it."""
        alone = [seed for seed in KINDS if self.laid.count(seed) == 1]
        self.winner = self.laid.index(alone[-1]) if alone else -1
        for seat in range(self.seats):
            seed, self.laid[seat] = self.laid[seat], None
            if seed is not None:
                self.tell("revealed", rule="reveal.highest", seat=seat, seed=seed)
                self.pot.append(seed)
        self.phase = "choose"
        if alone:
            self.tell("pot-won", rule="reveal.highest", seat=self.winner, count=len(self.pot))
        else:
            self.tell("pot-stays", rule="reveal.tie", count=len(self.pot))

    def worth(self, seeds: list[str]) -> int:
        return sum(self.setup.data["seeds"][seed]["value"] for seed in seeds)

    def score(self, seat: int) -> dict[str, int]:
        """score.total: what one kept, and so many points for each sprout."""
        return {"store": self.worth(self.store[seat]), "sprouts": self.sprouts[seat] * self.options["sprout_points"]}

    def tie_break(self, seat: int) -> int:
        """score.ties"""
        return self.sprouts[seat]

    def promise(self, seat: int) -> float:
        return super().promise(seat) + HAND_SHARE * self.worth(self.hand[seat])

    def mistakes(self) -> list[str]:
        found = []
        if (self.winner >= 0) != (self.phase == "choose"):
            found.append("mistake-winner")
        if self.phase == "choose" and not self.pot:
            found.append("mistake-no-pot")
        if self.phase != "lay" and any(self.laid):
            found.append("mistake-laid")
        if self.phase != "deal" and any(self.owed):
            found.append("mistake-owed")
        if self.phase == "over" and sum(1 for hand in self.hand if hand) >= 2:
            found.append("mistake-not-over")
        return found


RULES = """
setup.players  | Players: the game is for 2 to 4 players.
               | Joueurs : le jeu se joue de 2 à 4.
setup.bag      | The bag: all seeds go into the bag. A higher kind is worth more.
               | Le sac : toutes les graines vont dans le sac. Une espèce plus haute vaut davantage.
deal.hand      | Hands: each player draws 4 seeds from the bag, unseen by the others.
               | Les mains : chacun pioche 4 graines dans le sac, à l’insu des autres.
deal.refill    | Refilling: if so agreed, everyone draws a seed after each round.
               | Recharger : si on en a convenu, chacun pioche une graine après chaque manche.
deal.empty     | An empty bag: when the bag is empty, nobody draws any more.
               | Un sac vide : quand le sac est vide, plus personne ne pioche.
lay.secret     | Laying in secret: everyone lays one seed of their hand face down, all at the same time.
               | Poser en secret : chacun pose une graine de sa main, face cachée, tous en même temps.
lay.required   | Everyone lays: whoever has a seed must lay one; whoever has none is passed over.
               | Tout le monde pose : qui a une graine doit en poser une ; qui n’en a pas est passé.
reveal.highest | The highest seed alone: all seeds join the pot. The highest that nobody else laid wins it.
               | La plus haute, seule : les graines rejoignent le pot. La plus haute posée par un seul le remporte.
reveal.tie     | Nobody alone: if no seed is alone, nobody wins and the pot stays for the next round.
               | Personne seul : si aucune graine n’est seule, le pot reste pour la manche suivante.
choose.keep    | Keeping: the winner may keep the pot: its seeds go to the winner's store.
               | Garder : le gagnant peut garder le pot : ses graines vont dans sa réserve.
choose.plant   | Planting: while the bag holds a seed, the winner may leave the pot, for a sprout and one seed drawn.
               | Planter : tant que le sac n’est pas vide, il peut laisser le pot, pour une pousse et une graine.
over.hands     | The end: the game ends when fewer than two players have seeds in hand. The pot is nobody's.
               | La fin : la partie s’arrête quand moins de deux joueurs ont des graines. Le pot n’est à personne.
score.total    | Points: each seed in store counts its value, each sprout 2 points.
               | Les points : chaque graine de la réserve compte sa valeur, chaque pousse 2 points.
score.ties     | Ties: among equals more sprouts win; if those are equal too, the win is shared.
               | Égalités : à égalité, le plus de pousses gagne ; s’il y en a autant, la victoire est partagée.
"""

TEXTS = """
event-drew            | { $seat } draws { $seed }. | { $seat } pioche { $seed }.
event-drew-unseen     | { $seat } draws a seed. | { $seat } pioche une graine.
event-bag-empty       | The bag is empty: { $seat } draws { $count } less.
                      | Le sac est vide : { $seat } pioche { $count } de moins.
event-round           | Round { $round }. | Manche { $round }.
event-lay             | { $seat } lays { $seed } face down. | { $seat } pose { $seed } face cachée.
event-lay-unseen      | { $seat } lays a seed face down. | { $seat } pose une graine face cachée.
event-revealed        | { $seat } has laid { $seed }. | { $seat } avait posé { $seed }.
event-pot-won         | { $seat } wins the pot of { $count } seeds. | { $seat } remporte le pot de { $count } graines.
event-pot-stays       | No seed is alone: the pot of { $count } seeds stays.
                      | Aucune graine n’est seule : le pot de { $count } graines reste.
event-keep            | { $seat } keeps the pot. | { $seat } garde le pot.
event-plant           | { $seat } plants the pot. | { $seat } plante le pot.
refusal-laid-already  | You have laid a seed already. | Vous avez déjà posé une graine.
refusal-lay-from-hand | You have no { $seed } in hand. | Vous n’avez pas { $seed } en main.
decision-draw         | A seed is drawn | Une graine est piochée
decision-lay          | Lay a seed | Posez une graine
decision-choose       | Keep the pot or plant it | Gardez le pot ou plantez-le
move-draw             | Draw { $seed } | Piocher { $seed }
move-lay              | Lay { $seed } | Poser { $seed }
move-keep             | Keep the pot | Garder le pot
move-plant            | Plant the pot | Planter le pot
phase-deal            | Drawing | Pioche
phase-lay             | Laying | Pose
phase-choose          | Choosing | Choix
score-store           | Store | Réserve
score-sprouts         | Sprouts | Pousses
tie-break             | Equal points: the most sprouts win, then the win is shared.
                      | À points égaux, le plus de pousses l’emporte, puis la victoire est partagée.
field-bag             | Bag | Sac
field-pot             | Pot | Pot
field-hand            | Hand | Main
field-laid            | Laid | Posée
field-winner          | Pot won by | Pot remporté par
field-store           | Store | Réserve
field-sprouts         | Sprouts | Pousses
field-owed            | To draw | À piocher
seed-clover           | clover | trèfle
seed-poppy            | poppy | coquelicot
seed-barley           | barley | orge
seed-maize            | maize | maïs
seed-sunflower        | sunflower | tournesol
seed-oak              | oak | chêne
topic-setup           | Set-up | Mise en place
topic-deal            | Drawing | Pioche
topic-lay             | Laying | Pose
topic-reveal          | Reveal | Révélation
topic-choose          | Choosing | Choix
topic-over            | The end | La fin
topic-score           | Points | Points
mistake-winner        | the pot has a winner in the choose phase, and in no other (reveal.highest)
                      | le pot a un gagnant dans la phase « choose », et dans aucune autre (reveal.highest)
mistake-no-pot        | there is no pot to choose about (choose.keep)
                      | il n’y a pas de pot dont on puisse choisir le sort (choose.keep)
mistake-laid          | a seed is laid, but not in the lay phase (lay.secret)
                      | une graine est posée en dehors de la phase « lay » (lay.secret)
mistake-owed          | a seed is owed, but not in the deal phase (deal.hand)
                      | une graine est à piocher en dehors de la phase « deal » (deal.hand)
mistake-not-over      | the game is not over while two players have seeds (over.hands)
                      | la partie n’est pas finie tant que deux joueurs ont des graines (over.hands)
option-refill         | Refill | Recharger
option-hand_size      | Hand size | Taille de la main
option-sprout_points  | Points for a sprout | Points par pousse
"""

GAME = game(
    Seeds,
    id="template",
    title=("Seeds", "Graines"),
    tagline=(
        "Lay a seed nobody else lays; keep the harvest, or plant it.",
        "Posez une graine que personne d’autre ne pose ; gardez la récolte, ou plantez-la.",
    ),
    seats=(2, 4),
    types={"seed": KINDS},
    options=(
        Option("refill", False, "everyone draws a seed after each round, while the bag lasts"),
        Option("hand_size", 4, "seeds each player draws at the start", 2, 6),
        Option("sprout_points", 2, "points for each time one planted the pot", 0, 9, advanced=True),
    ),
    sealed=("lay",),
    reveals=("drew", "revealed"),
    rules=RULES,
    end="over.hands",
    texts=TEXTS,
    listed=False,  # for learning and tests; a real game leaves this out
)
