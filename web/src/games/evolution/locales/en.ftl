### Evolution's board in English: labels of the drawing. What the game itself says is in the game's own file.

board = Evolution: the table
round = Round { $round }
last-round = Last round
one-more = One round after this one
first-player = First player
bag-of = { $count ->
        [one] 1 food token in the bag
       *[other] { $count } food tokens in the bag
    }
bag-and-stored = { $count } food in the bag, { $stored } stored on Fat Tissue
hand-of = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
deck = Deck
deck-of = { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
discards = Discards
discards-of = { $count ->
        [one] Discards: 1 card
       *[other] Discards: { $count } cards
    }
watering-hole = Watering hole
plants = { $count ->
        [0] No plants
        [one] 1 plant
       *[other] { $count } plants
    }
food-laid = { $count ->
        [one] 1 food card laid
       *[other] { $count } food cards laid
    }
has-laid = { $name } has laid a food card
has-not-laid = { $name } has not laid a food card yet
food-sum = Food revealed: { $sum }
your-hand = Your hand
hand-of-name = Hand of { $name }
empty-hand = No cards in hand
laid-by-you = Your food card: { $card }
no-species = No species
thinking = thinking
done = done
new-species = New species
body = Body
population = Population
species-facts = { $letter }: body size { $body }, population { $population }, food { $food }
stored = { $count ->
        [one] 1 food stored
       *[other] { $count } food stored
    }
face-down = Face-down trait
face-down-known = { $trait }, face down
used = used
traits = Traits
ignores = Ignores { $traits }
close = Close
cancel = Cancel
choose-use = { $card }: what becomes of it?
choose-use-told = { $card }: { $text } What becomes of it?
choose-target = { $letter } attacks: choose the prey
choose-thought = Intelligence of { $letter }: choose a card to discard
choose-name = Choose the trait to ignore
choose-drop = Discard { $trait } of { $letter }?
winner = Winner

## Buttons

do-food = Lay as food
do-card = Play
do-trait = Trait
do-body = Body +1
do-population = Population +1
do-new-left = New species on the left
do-new-right = New species on the right
do-drop = Discard
do-fertile = Population +1
do-long-neck = Take 1 plant
do-fat = Eat 1 stored
do-feed = Feed
do-hunt = Attack…
do-attack = Attack
do-think = Intelligence…
do-discard = Discard
do-end = End turn
bag-and-fat = { $bag } + { $fat } from Fat Tissue
regret-end = { $cards ->
        [one] You could still play the card in your hand.
       *[other] You could still play the { $cards } cards in your hand.
    } End your turn all the same?

## Where there is little room

brief-trait = Trait
brief-body = Body
brief-population = Pop.
brief-fertile = Pop. +1
brief-long-neck = Plant
brief-fat = Eat
brief-feed = Feed
brief-hunt = Attack
brief-think = Wits

## Moments on the stage

lost = { $letter } is extinct
lost-mine = You have lost species { $letter }
lost-cards = { $count ->
        [one] You draw 1 card for its trait
       *[other] You draw { $count } cards for its traits
    }

## Names of traits where there is little room

short-burrowing = Burrow
short-cooperation = Co-op
short-defensive-herding = Herding
short-foraging = Forager
short-intelligence = Wits
short-scavenger = Scavenger

## What can be done now

now-food = Choose a card to lay face down on the watering hole.
now-food-hold = Lay a card face down on the watering hole. Hold one to read its trait.
now-use = What does { $card } become: { $uses }?
use-trait = a trait
use-body = body size
use-population = population
use-new = a new species
now-play = Choose a card to play, discard a trait, or end your turn.
now-cards = Choose a card to play, or end your turn.
now-drop = Discard a trait, or end your turn.
now-end = There is nothing left to do: end your turn.
now-leaf = Use { $uses }, or end your turn.
now-feed = Feed { $species }.
now-fat = Fill the Fat Tissue of { $species }, or end your turn.
now-think = Use the Intelligence of { $species }, or end your turn.
may-think = Or first use the Intelligence of { $species }.
cannot-no-plants = { $count ->
        [one] { $species } finds no plants.
       *[other] { $species } find no plants.
    }
cannot-too-large = { $species } cannot attack: nothing is small enough.
cannot-protected = { $species } cannot attack: whatever is smaller is protected.
