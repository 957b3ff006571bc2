"""Horse Race, after the parlour game with dice and cards.

Hidden cards say which horses you back, two dice say which may run, and whose turn it is lets one of them. All see the
track; nobody knows who backs whom.

    SPECIATE_GAMES=examples/games/horse_race.py speciate play horse-race
"""

from speciate.small import Option, SmallGame, cards, chance, each, game, move, number, numbers, player

HORSES = ("arrow", "blaze", "comet", "daisy", "ember", "flint")
OF_EACH = 3  # cards of a horse
PRIZES = (5, 2, 1)  # for a card of the first, second and third horse


class HorseRace(SmallGame):
    turn: int = player(0)
    dealt: int = number()  # cards given out
    dice: list[int] = numbers(low=1, high=6)
    track: list[int] = numbers([0] * len(HORSES), of="horse")
    stable: list[str] = cards("horse", hidden=True)  # cards nobody has
    hand: list[list[str]] = each(cards("horse", secret=True))
    shown: list[list[str]] = each(cards("horse"))  # the hands, when the race is over

    def begin(self) -> None:
        self.stable = [horse for horse in HORSES for _ in range(OF_EACH)]

    @chance("deal {horse:horse}", phase="deal", rule="deal.hand", silent=True)
    def deal(self, horse: str) -> None:
        """deal.hand: one card after the other, to each in turn, unseen by the others."""
        owner = self.dealt % self.seats
        self.stable.remove(horse)
        self.hand[owner].append(horse)
        self.dealt += 1
        self.tell("dealt", owner, seat=owner, horse=horse)

    def weigh_deal(self, horse: str) -> int:
        return self.stable.count(horse) if self.dealt < self.seats * self.options["hand_size"] else 0

    def advance(self) -> None:
        self.phase = "roll"

    @chance("roll {first:die} {second:die}", phase="roll", rule="run.dice")
    def roll(self, first: int, second: int) -> None:
        """run.dice: each die is the number of a horse; a double lets it run twice as far."""
        self.dice = [first, second]
        self.phase = "run"

    def weigh_roll(self, first: int, second: int) -> int:
        return 0 if first > second else 1 if first == second else 2  # the order of the dice means nothing

    @move("run {horse:horse}", phase="run", rule="run.choice")
    def run(self, seat: int, horse: str) -> None:
        """run.choice: one of the two horses runs a length, or two after a double."""
        at = HORSES.index(horse)
        self.track[at] += 2 if self.dice[0] == self.dice[1] else 1
        self.dice = []
        self.turn = (seat + 1) % self.seats
        self.phase = "roll"
        if self.track[at] >= self.options["lengths"]:  # end.post
            self.show()

    def show(self) -> None:
        """end.post: the hands are laid open, and the race is over."""
        self.shown, self.hand = self.hand, self.shown
        for owner in range(self.seats):
            self.tell("shown", rule="end.post", seat=owner, horses=list(self.shown[owner]))
        self.end()

    def refuse_run(self, seat: int, horse: str) -> str | None:
        if seat != self.turn:
            return "run.choice"
        return None if HORSES.index(horse) + 1 in self.dice else "run.dice"

    def places(self) -> list[int]:
        """end.prizes: how many horses are ahead of each."""
        return [sum(1 for other in self.track if other > length) for length in self.track]

    def score(self, seat: int) -> dict[str, int]:
        places = [self.places()[HORSES.index(horse)] for horse in self.hand[seat] + self.shown[seat]]
        return {"prizes": sum(PRIZES[place] for place in places if place < len(PRIZES))}

    def promise(self, seat: int) -> float:
        """For bots: the prizes as the horses stand, and how far one's own have come."""
        return super().promise(seat) + 0.2 * sum(self.track[HORSES.index(horse)] for horse in self.hand[seat])

    def mistakes(self) -> list[str]:
        wanted = {"deal": 0, "roll": 0, "run": 2, "over": 0}[self.phase]
        lengths = self.options["lengths"]
        found = []
        if len(self.dice) != wanted:
            found.append(f"there are {len(self.dice)} dice in the {self.phase} phase, not {wanted} (run.dice)")
        if self.turn < 0:
            found.append("somebody is to let a horse run (run.choice)")
        if (max(self.track) >= lengths) != (self.phase == "over"):
            found.append("the race is over when a horse has reached the post, and not before (end.post)")
        hands = self.shown if self.phase == "over" else self.hand
        if any(self.hand if self.phase == "over" else self.shown):
            found.append("hands are shown when the race is over, and not before (end.post)")
        if self.dealt != sum(len(hand) for hand in hands) or self.dealt > self.seats * self.options["hand_size"]:
            found.append("dealt is not the number of cards in hand (deal.hand)")
        if any(len(hand) != (self.dealt + self.seats - 1 - seat) // self.seats for seat, hand in enumerate(hands)):
            found.append("the cards were not dealt in turn (deal.hand)")
        return found


RULES = """
deal.hand  | Backing: everyone gets three cards in secret, each of a horse they back.
           | Les paris : chacun reçoit en secret trois cartes, chacune d’un cheval sur lequel il mise.
run.dice   | The dice: two dice name the horses that may run, from 1 (Arrow) to 6 (Flint). A double runs two lengths.
           | Les dés : deux dés désignent les chevaux qui peuvent courir, de 1 à 6. Un double avance de deux.
run.choice | Running: whose turn it is lets one of these two horses run a length.
           | La course : à son tour, on fait avancer l’un de ces deux chevaux d’une longueur.
end.prizes | Prizes: a card of the first horse is worth 5, of the second 2, of the third 1; equal horses share a place.
           | Les prix : une carte du premier cheval vaut 5, du deuxième 2, du troisième 1 ; à égalité, même place.
end.post   | The post: the race ends when a horse has run eight lengths, and the most points win.
           | L’arrivée : la course finit quand un cheval a couru huit longueurs ; le plus de points gagne.
"""
TEXTS = """
event-dealt        | { $seat } gets a card of { $horse }. | { $seat } reçoit une carte de { $horse }.
event-dealt-unseen | { $seat } gets a card. | { $seat } reçoit une carte.
event-roll         | The dice show { $first } and { $second }. | Les dés montrent { $first } et { $second }.
event-run          | { $seat } lets { $horse } run. | { $seat } fait avancer { $horse }.
event-shown        | { $seat } has backed { $horses }. | { $seat } avait misé sur { $horses }.
move-deal          | Deal { $horse } | Donner { $horse }
move-roll          | Roll { $first } and { $second } | Lancer { $first } et { $second }
move-run           | Let { $horse } run | Faire avancer { $horse }
decision-deal      | A card is dealt | Une carte est donnée
decision-roll      | The dice are rolled | On lance les dés
decision-run       | Let one of the two horses run | Faites avancer l’un des deux chevaux
phase-deal         | Dealing | Donne
phase-roll         | Dice | Dés
phase-run          | Running | Course
field-dealt        | Dealt | Données
field-dice         | Dice | Dés
field-track        | Track | Piste
field-stable       | Unused cards | Cartes restantes
field-hand         | Hand | Main
field-shown        | Backed | Misés
score-prizes       | Prizes | Prix
topic-deal         | Backing | Les paris
topic-run          | The race | La course
topic-end          | The end | La fin
option-hand_size   | Cards each | Cartes chacun
option-lengths     | Lengths of the track | Longueur de la piste
"""
GAME = game(
    HorseRace,
    id="horse-race",
    title=("Horse Race", "Course de chevaux"),
    tagline=(
        "Back three horses in secret, and let them run.",
        "Misez en secret sur trois chevaux, et faites-les courir.",
    ),
    seats=(2, 5),
    types={"horse": HORSES, "die": range(1, 7)},
    options=(
        Option("hand_size", 3, "cards each player gets", 1, 3),
        Option("lengths", 8, "lengths to the post", 3, 20),
    ),
    reveals=("dealt", "shown"),
    rules=RULES,
    texts=TEXTS,
)
