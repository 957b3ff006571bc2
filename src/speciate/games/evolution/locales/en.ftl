### Evolution in English. Names, rules, sentences; the keys are the same in every language.

title = Evolution
tagline = Adapt, eat, and outlive your neighbours.

## At a glance: what the rules begin with

rules-goal = Keep your species fed. At the end of every round what they ate goes into your bag. When the game ends, each food in the bag, each population and each trait of your living species is a point; the highest total wins.
rules-overview = In each round everybody draws cards and lays one of them face down at the watering hole. The others are played as traits, as new species, or to make a species bigger or more numerous. Then the food is revealed and the species eat in turn: plants from the hole or, the carnivores, each other. A species that goes hungry shrinks, and is lost when nobody is left of it.
piece-species = It has a body size, a population and a few traits, and wants as much food as it has population.
    .title = Species
piece-pool = Everybody’s plants. The cards that all lay there in secret decide how many grow.
    .title = Watering hole
piece-horns = They protect a species or help it to eat. Every card shows one.
    .title = Traits
piece-carnivore = They eat no plants and attack species smaller than themselves.
    .title = Carnivores

## How things are called

species-name = { $letter } ({ $owner })
card-name = { $trait } { $food }
unknown-card = a face-down card
side-left = on the left
side-right = on the right

cause-feed = feeding
cause-long-neck = Long Neck
cause-cooperation = Cooperation
cause-intelligence = Intelligence
cause-attack = attack
cause-scavenger = Scavenger

tie-break = Equal points: the most trait cards win, then the most population; whoever is still level shares the win.
score-food = Food in the bag
score-population = Population
score-traits = Trait cards
score-total = Total

phase-start = Set-up
phase-deal = Dealing cards
phase-food = Food selection
phase-play = Playing cards
phase-leaf = Leaf traits
phase-feed = Feeding
phase-aftermath = End of feeding
phase-over = Game over

## Traits

trait-carnivore = Carnivore
    .text = Feeds by attacking smaller species; never takes plants.
trait-ambush = Ambush
    .text = When it attacks, Warning Call does not stop it.
trait-burrowing = Burrowing
    .text = Safe from attack while its food equals its population.
trait-climbing = Climbing
    .text = Safe from every carnivore that does not climb.
trait-cooperation = Cooperation
    .text = When it takes food, your species to its right takes 1 of the same.
trait-defensive-herding = Defensive Herding
    .text = Safe from every carnivore whose population is not greater.
trait-fat-tissue = Fat Tissue
    .text = When full it stores further food here, up to its body size.
trait-fertile = Fertile
    .text = +1 population before the food is revealed, if plants lie on the watering hole.
trait-foraging = Foraging
    .text = Takes 1 plant more each time it takes plants.
trait-hard-shell = Hard Shell
    .text = +4 body size in defence.
trait-horns = Horns
    .text = Whoever attacks it loses 1 population.
trait-intelligence = Intelligence
    .text = Discard cards: 2 plants each; or, for a carnivore, a trait to ignore in its next attack.
trait-long-neck = Long Neck
    .text = Takes 1 plant from the bank before the food is revealed.
trait-pack-hunting = Pack Hunting
    .text = Its size in attack is body size plus population.
trait-scavenger = Scavenger
    .text = Takes 1 meat whenever an attack costs any species population.
trait-symbiosis = Symbiosis
    .text = Safe from attack while your species to its right has a larger body.
trait-warning-call = Warning Call
    .text = Guards your species beside it against carnivores without Ambush.

## Rules: set-up

rule-setup_players = Evolution is for 2 to 6 players. Chance decides who is first player in the first round.
    .title = Players and first player
rule-setup_deck = The deck has 129 trait cards: 17 Carnivores, and 7 of each of the 16 other traits. Besides its trait, each card carries a food value, which may be negative. The deck is shuffled and lies face down.
    .title = The trait deck
rule-setup_two-players = In a two-player game, 40 cards picked by chance leave the deck before the first deal. Nobody sees which, and they never come back. A species then has room for only 2 traits.
    .title = Two players
rule-setup_six-players = Six players always play their cards at the same time, as in the quick variant. Smaller tables can agree on it before the game.
    .title = Six players
rule-setup_supply = Food tokens, species boards and cubes are never short: what the rules give you, you get.
    .title = Unlimited supply

## Rules: dealing cards

rule-deal_species = A player who has no species when a round begins gets a new one, with body size 1 and population 1, before any card is dealt. In the first round that is everybody.
    .title = A species for everyone
rule-deal_cards = Each player draws 3 cards, and 1 more for every species in their row; one they have just been given counts. The first player draws first, the others follow clockwise.
    .title = Drawing cards
rule-deal_reshuffle = When a card must be drawn and the deck has run out, the discards are shuffled and become the new deck. If that happens while cards are being dealt, the round that has just begun is the last one.
    .title = Reshuffling
rule-deal_exhausted = If both the deck and the discards are empty, the remaining cards are simply not drawn. Nobody makes up for them later.
    .title = No cards left

## Rules: food selection

rule-food_secret = All players choose one card of their hand at the same time and lay it face down on the watering hole. Nobody sees what the others lay, and it makes no difference who was quicker. A card that has been laid stays there.
    .title = One food card each
rule-food_required = Laying a food card is not optional. Only a player with an empty hand is passed over.
    .title = Everyone lays one

## Rules: playing cards

rule-play_order = The first player begins, and the turn goes clockwise. In your single turn you play as many cards as you like, one after the other, in any order; then you end it. Cards you do not play stay in your hand.
    .title = Turns
rule-play_quick = In the quick variant everyone plays cards at once and sees nothing of what the others are doing, their discards included. When the last player has ended, everything is shown.
    .title = Quick variant
rule-play_trait = A card from your hand can become a trait of one of your species. It is laid on that species face down.
    .title = Adding a trait
rule-play_trait-limit = A species has room for 3 traits, in a two-player game for 2. Face-down traits count. To make room you may discard a trait first.
    .title = Room for traits
rule-play_trait-unique = No species has the same trait twice. A trait that is still face down counts too.
    .title = No trait twice
rule-play_trait-fixed = A trait belongs to the species it was laid on. It can be discarded, but it is never handed on to another species.
    .title = Traits stay put
rule-play_trait-discard = During your turn in this phase you may discard traits of your species, as many as you wish. They go face up to the discards, and you get nothing in return. Food stored on a discarded Fat Tissue goes to your bag.
    .title = Discarding traits
rule-play_species = Discard a card face up to start a new species, with body size 1 and population 1.
    .title = A new species
rule-play_species-place = A new species joins your row at the left end or at the right end, whichever you choose. It cannot squeeze in between two others.
    .title = Where it goes
rule-play_body = Discard a card face up to make one of your species larger: its body size rises by 1.
    .title = Growing larger
rule-play_population = Discard a card face up to make one of your species more numerous: its population rises by 1.
    .title = Growing in number
rule-play_track-limit = Body size and population both stop at 6. Nothing lifts either of them above that.
    .title = Six is the limit
rule-play_reveal = The new traits are all turned up together, once the last player has ended. Until then the others can see how many cards lie face down on a species, but not which; in the quick variant they do not even see that.
    .title = Revealing traits

## Rules: leaf traits

rule-leaf_order = Fertile, Long Neck and Fat Tissue, the cards framed with leaves, work before the food cards are turned up. The first player uses theirs first, then the others clockwise. If you have several, their order is up to you.
    .title = Before the food
rule-leaf_optional = You are free to use each of these traits or to leave it. Fertile and Long Neck work at most once a round.
    .title = Never forced
rule-leaf_fertile = If there is food on the watering hole at the moment you use Fertile, the species gains 1 population. It cannot go above 6.
    .title = Using Fertile
rule-leaf_long-neck = Long Neck fetches 1 plant from the bank; the watering hole is left alone. This is a taking like any other, so Foraging and Cooperation work with it. A carnivore, or a species without room for food, gets nothing.
    .title = Using Long Neck
rule-leaf_fat = Move as much of the food stored on Fat Tissue to its species as you like, as far as the population has room. The food only changes place: it is not a taking and sets off no trait.
    .title = Using Fat Tissue

## Rules: the food is revealed

rule-reveal_sum = The food cards are turned up and their values added together. If the sum is above zero, that many plants are put on the watering hole; if it is below zero, that many are removed, as far as there are any. Then the food cards are discarded.
    .title = Plants on the hole

## Rules: feeding

rule-feed_order = The first player feeds one species once, then the next player clockwise does the same, and so on. The turns go round and round until nobody can feed.
    .title = Feeding turns
rule-feed_hungry = A species is hungry while the food on its board is less than its population. What is stored on Fat Tissue does not count.
    .title = Hungry species
rule-feed_must = If one of your hungry species can feed, you must feed a hungry one; which, you choose. Filling Fat Tissue waits until then. A hungry carnivore can feed as long as any attack is allowed, even if the only prey has Horns or is one of your own species.
    .title = Feed the hungry
rule-feed_pass = If none of your species can feed, and Intelligence is of no use to you, your turn is skipped. You are not out: if one of them can feed when your turn comes round again, you feed it.
    .title = Being passed over
rule-feed_fat-optional = A species that has eaten enough may go on to fill its Fat Tissue, but need not. Once you turn that down, you are not asked again this round, for any of your species. A hungry species that becomes able to feed later must still be fed.
    .title = Filling Fat Tissue
rule-feed_plant = A species that is not a carnivore feeds by taking 1 plant from the watering hole.
    .title = Eating plants
rule-feed_no-plants = A carnivore never takes a plant, not from the watering hole and not from the bank, whichever other traits it has.
    .title = No plants for carnivores
rule-feed_capacity = The food on a species never exceeds its population. Food for which there is no room is not taken; only Fat Tissue makes further room.
    .title = Room for food
rule-feed_meat-for-all = A species that is not a carnivore eats meat as well, when a trait such as Scavenger or Cooperation brings it some.
    .title = Meat for plant eaters

## Rules: attack

rule-attack_target = A carnivore may attack every species on the table but itself: plant eaters and carnivores, those of other players and those of its own player.
    .title = Choosing the prey
rule-attack_size = The attacker must be larger than its prey; being as large is not enough. Pack Hunting makes the attacker count as larger, Hard Shell the prey.
    .title = Larger than the prey
rule-attack_meat = After a successful attack the carnivore takes meat from the bank, as much as the body size of its prey; a Hard Shell adds none. It keeps what finds room on its board and on its Fat Tissue. The rest is lost.
    .title = Taking meat
rule-attack_loss = The attacked species loses 1 population. If it now has more food than population, the surplus goes to its owner’s bag.
    .title = The prey’s loss
rule-attack_kill = A species whose population an attack brings down to 0 goes extinct.
    .title = A deadly attack
rule-attack_room = A carnivore that has no room for food, neither on its board nor on Fat Tissue, cannot attack.
    .title = No room, no attack
rule-attack_sequence = Whether an attack is allowed is judged before anyone loses anything. Then, in this order: Horns wound the attacker, the prey loses population, the attacker takes its meat, the Scavengers take theirs. The prey has its loss even if Horns killed the attacker. Cooperation always follows at once upon the taking that set it off.
    .title = Order of an attack

## Rules: extinction and end of the round

rule-extinct_board = A species without population leaves the table, its traits are discarded and its neighbours move together. Its owner draws as many cards as it had traits. These cards are drawn when the attack, or the starving at the end of feeding, is over, by the first player first and then clockwise.
    .title = Going extinct
rule-extinct_food = If a species dies in an attack, the food on its board and on its Fat Tissue goes to its owner’s bag.
    .title = Food of the dead
rule-end_starve = When feeding is over, a species that has eaten less than its population shrinks to what it has eaten. If it has eaten nothing, it goes extinct.
    .title = Starving
rule-end_bag = The food on each species’ board then goes to its owner’s bag; food on Fat Tissue stays where it is. Bags are open: everyone may count them at any time.
    .title = Filling the bags
rule-end_watering-hole = Plants nobody has eaten stay on the watering hole for the next round.
    .title = Plants left over
rule-end_first-player = At the end of a round the first player marker goes to the next player clockwise.
    .title = A new first player

## Rules: traits

rule-trait_hard-shell = When this species is attacked, it counts as 4 larger than its body size. An attacker still takes meat only for the body size itself.
    .title = Hard Shell
rule-trait_carnivore = This trait makes a species a carnivore. Its way of feeding is to attack, and it never takes plants.
    .title = Carnivore
rule-trait_scavenger = When a carnivore’s attack costs a species population, each species with Scavenger takes 1 meat from the bank, if it has room. That is once for each attack, whether it is a bystander, the attacker or the prey after its loss; population lost to Horns brings nothing. The attacking player’s Scavengers take first, then the others clockwise, from left to right in a row.
    .title = Scavenger
rule-trait_pack-hunting = When this species attacks, its size is its body size and its population added together.
    .title = Pack Hunting
rule-trait_cooperation = Each time this species takes food, your species to its right takes 1 of the same kind from the same place, if it can. It takes just 1, however much was taken; when its board is full, it stores it on Fat Tissue whenever there is room. This is a taking of its own, so it can set off the next Cooperation; food moved off Fat Tissue sets off none.
    .title = Cooperation
rule-trait_horns = Whoever attacks this species loses 1 population, before taking any meat. If it then has more food than population, the surplus goes to its owner’s bag. An attacker that dies of it goes extinct and takes no meat.
    .title = Horns
rule-trait_warning-call = Your species directly to the left and to the right of this one can be attacked only by a carnivore with Ambush. A species that has Warning Call is never protected by one, so two of them side by side do not guard each other.
    .title = Warning Call
rule-trait_ambush = A carnivore with Ambush attacks as if there were no Warning Call.
    .title = Ambush
rule-trait_fertile = Once a round, before the food is revealed, this species may gain 1 population, provided there is food on the watering hole. Its population cannot go above 6.
    .title = Fertile
rule-trait_burrowing = Nobody can attack this species while the food on its board equals its population. Food on Fat Tissue makes no difference.
    .title = Burrowing
rule-trait_foraging = Each time this species takes plants, it takes 1 more from the same place, if there is one and it has room. Room on Fat Tissue counts: the extra plant is stored there whenever it fits. It belongs to the same taking, so Cooperation still works only once.
    .title = Foraging
rule-trait_climbing = Only a carnivore that has Climbing too can attack this species.
    .title = Climbing
rule-trait_defensive-herding = Only a carnivore whose population is greater than this species’ own can attack it.
    .title = Defensive Herding
rule-trait_intelligence-plants = If this species is not a carnivore, you may discard cards from your hand in your feeding turn, before or after your normal feeding. For each card it takes 2 plants from the bank, as far as it has room. Foraging and Cooperation work with each of these takings.
    .title = Intelligence: plants
rule-trait_intelligence-attack = If this species is a carnivore, each card you discard in your feeding turn lets you name one trait. In its next attack every copy of that trait, on anybody’s species, is ignored. Any trait can be named except Carnivore, so Horns and Scavenger can be silenced too. What you have named lapses when the feeding phase ends.
    .title = Intelligence: ignoring traits
rule-trait_intelligence-free = Intelligence is never forced on you, and it never stands in for your normal feeding. You may use it even in a turn in which you cannot feed normally.
    .title = Intelligence is free
rule-trait_long-neck = Once a round, before the food is revealed, this species may take 1 plant from the bank rather than from the watering hole.
    .title = Long Neck
rule-trait_symbiosis = Nobody can attack this species while your species directly to its right has a larger body size.
    .title = Symbiosis
rule-trait_fat-tissue = When this species has as much food as population, it may go on taking food and store it on this card. The card holds no more than the species’ body size.
    .title = Fat Tissue
rule-fat_discard = When Fat Tissue is discarded, when its species dies and when the game ends, the food stored on it goes to its owner’s bag.
    .title = Losing Fat Tissue

## Rules: the end of the game

rule-over_deal = If the discards had to be reshuffled while cards were being dealt, the game ends with this round.
    .title = The last round
rule-over_later = If the discards had to be reshuffled at any other moment, this round is finished and one more full round is played.
    .title = One more round
rule-score_total = You score 1 point for each food in your bag, 1 for each population of your surviving species and 1 for each trait card on them. The highest total wins.
    .title = Points
rule-score_ties = If totals are equal, more trait cards on surviving species win, then more population. Players who are still level share the win.
    .title = Ties

## What happens

event-first-player = { $seat } will be the first player.
event-round = Round { $round } begins. First player: { $seat }.
event-last-round = Round { $round } is the last one.
event-species-given = { $species } enters the game: body size 1, population 1.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-reshuffled = The deck is used up: { $count ->
        [one] one discard becomes
       *[other] { $count } discards become
    } the new deck.
event-nothing-to-draw = There is nothing left to draw: { $seat } goes without { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-food-laid = { $seat } lays { $card } face down on the watering hole.
event-food-laid-unseen = { $seat } lays a card face down on the watering hole.
event-trait-laid = { $species } gets { $card }, face down.
event-trait-laid-unseen = { $species } gets a trait, face down.
event-trait-dropped = { $species } gives up { $card }.
event-species-created = { $species } is a new species { $side } ({ $card } discarded).
event-body-grew = { $species } grows to body size { $count } ({ $card } discarded).
event-population-grew = { $species } grows to population { $count } ({ $card } discarded).
event-play-ended = { $seat } has finished playing cards.
event-cards-shown = { $seat } has discarded: { $cards }.
event-species-shown = { $species } has body size { $body }, population { $population } and the traits: { $traits }.
event-traits-revealed = { $species } reveals: { $traits }.
event-fertile = { $species } is Fertile and grows to population { $count }.
event-fat-moved = { $species } eats 1 food from its Fat Tissue.
event-food-revealed = Food cards: { $cards }. Their sum is { $sum }; { $count ->
        [0] there are no plants
        [one] there is now one plant
       *[other] there are now { $count } plants
    } on the watering hole.
event-plants-from-hole = { $species } takes { $count ->
        [one] 1 plant
       *[other] { $count } plants
    } from the watering hole ({ $cause }).
event-plants-from-bank = { $species } takes { $count ->
        [one] 1 plant
       *[other] { $count } plants
    } from the bank ({ $cause }).
event-meat = { $species } takes { $count } meat ({ $cause }).
event-thought = { $card } is discarded for the Intelligence of { $species }.
event-ignored = { $species } will ignore every { $trait } in its next attack.
event-attacked = { $species } attacks { $target }: size { $size } against { $defence }.
event-gored = { $species } is wounded by the Horns of { $target }: its population falls to { $count }.
event-lost-population = The population of { $species } falls to { $count }.
event-bagged = { $seat } puts { $count ->
        [one] 1 food token
       *[other] { $count } food tokens
    } in the bag.
event-extinct = { $count ->
        [0] { $species } goes extinct.
        [one] { $species } goes extinct; its owner draws a card for its trait.
       *[other] { $species } goes extinct; its owner draws { $count } cards for its traits.
    }
event-declined = { $seat } does not want to fill Fat Tissue any more this round.
event-starved = { $species } starves: its population falls to { $count }.
event-game-over = The game is over: { $scores }. Victory goes to { $winners }.

## What to do now

decision-first = Chance decides who is first player.
decision-draw = A card is being drawn.
decision-food = Choose a card from your hand to lay face down on the watering hole.
decision-play = Choose a card to play, discard a trait, or end your turn.
decision-use = Choose what the card becomes: a trait, a new species, body size or population.
decision-leaf = Use Fertile, Long Neck or Fat Tissue, or end your turn.
decision-feed = Feed one of your species, use Intelligence, or end your turn if no species has to feed.
decision-ignore = Name the trait to ignore in the next attack.

move-first = { $seat } becomes first player
move-draw = { $card } is drawn
move-food = Lay { $card } face down on the watering hole
move-card = Take { $card } from your hand to play it
move-trait = { $species }: add the card as a trait
move-new = Discard the card: new species { $side }
move-body = { $species }: body size +1
move-population = { $species }: population +1
move-drop = { $species }: discard { $trait }
move-fertile = { $species }: population +1 with Fertile
move-long-neck = { $species }: take 1 plant from the bank with Long Neck
move-fat = { $species }: eat 1 food from Fat Tissue
move-feed = { $species }: take a plant from the watering hole
move-attack = Attack { $target } with { $attacker }
move-think = { $species }: discard { $card } for Intelligence
move-ignore = Ignore { $trait }
move-end = End your turn

## Why not

refusal-natures-move = Wait: this is left to chance; no player can do it.
refusal-not-food-now = Food cards are laid only in the food selection.
refusal-food-already = You have laid your food card already.
refusal-food-from-hand = { $card } is not in your hand.
refusal-food-required = Lay a food card first: nobody may skip it.
refusal-not-play-now = That can be done only while cards are being played.
refusal-not-your-play = It is not your turn to play cards.
refusal-play-from-hand = { $card } is not in your hand.
refusal-card-first = First take a card from your hand, then choose its use.
refusal-use-first = First choose a use for the card you have taken.
refusal-play-no-species = You have no species in that place.
refusal-trait-limit = { $species } has no room for another trait.
refusal-trait-unique = { $species } has this trait already.
refusal-track-limit = { $species } is at the end of that track.
refusal-species-place = A new species goes to the left or the right end of your row.
refusal-drop-missing = { $species } does not have { $trait }.
refusal-not-leaf-now = Leaf traits are used only before the food is revealed.
refusal-not-your-leaf = It is not your turn to use leaf traits.
refusal-leaf-no-species = You have no species in that place.
refusal-leaf-no-trait = { $species } does not have that trait.
refusal-leaf-used = { $species } has used that trait already this round.
refusal-fertile-no-food = { $species } cannot use Fertile: the watering hole is empty.
refusal-fertile-full = { $species } cannot use Fertile: its population is as high as it can be.
refusal-neck-carnivore = { $species } is a carnivore: Long Neck brings it no plant.
refusal-neck-full = { $species } has no room for another plant.
refusal-fat-empty = { $species } has no food stored on Fat Tissue.
refusal-fat-full = { $species } has eaten enough: its stored food stays on Fat Tissue.
refusal-not-feed-now = That can be done only in the feeding phase.
refusal-not-your-feed = It is not your turn to feed.
refusal-feed-no-species = You have no species in that place.
refusal-fed-already = You have already fed a species this turn.
refusal-feed-carnivore = { $species } is a carnivore: it takes no plants.
refusal-feed-no-plant = { $species } finds no plant: the watering hole is empty.
refusal-feed-full = { $species } has no room for more food.
refusal-feed-hungry-first = { $species } is not hungry: feed a hungry species first.
refusal-fat-declined = You have already declined to fill Fat Tissue this round, and { $species } is not hungry.
refusal-must-feed = One of your hungry species can feed, so you must feed.
refusal-name-first = First name the trait that Intelligence ignores.
refusal-attack-not-carnivore = { $species } is not a carnivore.
refusal-attack-no-target = There is no species in that place to attack.
refusal-attack-itself = { $species } cannot attack itself.
refusal-attack-size = { $species } attacks with size { $size }; against { $target } it needs at least { $needed }.
refusal-attack-room = { $species } has no room for meat, so it cannot attack.
refusal-climbing-protects = { $target } has Climbing and { $species } does not.
refusal-herding-protects = { $target } has Defensive Herding: { $species } needs a greater population.
refusal-burrowing-protects = { $target } has eaten enough and is safe in its burrow (Burrowing).
refusal-symbiosis-protects = { $target } is protected by the larger species to its right (Symbiosis).
refusal-warning-call-protects = { $target } is guarded by a Warning Call, and { $species } cannot use Ambush.
refusal-think-no-trait = { $species } does not have Intelligence.
refusal-think-from-hand = { $card } is not in your hand.
refusal-think-full = { $species } has no room for more plants.
refusal-think-no-room = { $species } has no room for meat: it has no attack to prepare.
refusal-think-all-named = { $species } ignores every trait already.
refusal-ignore-not-now = There is no trait to name now: first discard a card for a carnivore’s Intelligence.
refusal-ignore-carnivore = Carnivore cannot be named: without it there would be no attack.
refusal-ignore-twice = { $trait } has been named already.
refusal-game-over = The game is over.
refusal-not-this-chance = Chance cannot do that now.
refusal-no-such-move = There is no such move.

## Options

option-quick = Quick variant
    .help = Everyone plays cards at the same time, unseen; always so with 6 players.
option-cards_each_round = Cards each round
    .help = Cards dealt to each player, before those for their species.
option-cards_per_species = Cards per species
    .help = Further cards dealt for each species.
option-trait_limit = Traits per species
    .help = How many traits a species can hold; usually 3, with two players 2.
option-track_limit = End of the tracks
    .help = The highest body size and the highest population.
option-set_aside = Cards set aside
    .help = Cards that leave the game unseen; usually 40 with two players, otherwise none.
option-shell_bonus = Hard Shell bonus
    .help = Body size that Hard Shell adds in defence.
option-intelligence_plants = Plants for Intelligence
    .help = Plants for each card discarded for Intelligence.

## Topics of the rules

topic-setup = Set-up
topic-deal = Dealing cards
topic-food = Food selection
topic-play = Playing cards
topic-leaf = Leaf traits
topic-reveal = The food is revealed
topic-feed = Feeding
topic-attack = Attack
topic-extinct = Extinction
topic-end = End of the round
topic-trait = Traits
topic-fat = Fat Tissue
topic-over = End of the game
topic-score = Scores

## Styles of bots

style-grazer = Grazer
    .hint = lives on plants and leaves others alone
style-hunter = Hunter
    .hint = raises carnivores and attacks
style-hoarder = Hoarder
    .hint = stores fat and keeps cards
