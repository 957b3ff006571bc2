### Evo in English. Names, rules, sentences; the keys are the same in every language.

title = Evo
tagline = Dinosaurs on the move: find mild weather, grow new genes, stay ahead of the meteor.

## At a glance: what the rules begin with

rules-goal = Have the most mutation points when the meteor strikes. Every dino that survives a round brings one; new genes are paid for with them.
rules-overview = Every round goes the same way. The climate shifts, dinos move and fight for the mild regions, young are born. Those who stand in the cold or the heat without protection die, the others score. Then the meteor comes closer, and new genes are auctioned.
piece-dino = All yours are of one species: what it has evolved, each of them has.
    .title = Dinos
piece-climate = It decides which terrain is mild, cold, hot or deadly, and can change in every round.
    .title = Climate
piece-horn = Tails, legs, horns, eggs, furs and parasols: bought at auction, one after the other, they make your species better.
    .title = Genes
piece-cards = Small surprises, each for one moment of the round.
    .title = Event cards
piece-meteor = It moves on every round. Near the end a die decides whether it strikes.
    .title = Meteor

## The names of things

unknown-card = an event card

gene-tail = Tail
gene-leg = Leg
gene-horn = Horn
gene-egg = Egg
gene-fur = Fur
gene-parasol = Parasol
gene-mutant = Mutant
gene-card = Card

terrain-beach = beach
terrain-meadow = meadow
terrain-hill = hill
terrain-mountain = mountain

zone-temperate = mild
zone-cold = cold
zone-hot = hot
zone-deadly = deadly

tie-break = Equal points: the most dinos on the board win, and if these are equal too, the win is shared.
score-start = At the start
score-survivors = Survivors
score-genes = Paid for genes
score-total = Total

phase-setup = Set-up
phase-initiative = Initiative
phase-climate = Climate
phase-movement = Movement and combat
phase-births = Births
phase-survival = Survival
phase-meteor = Meteor
phase-auction = Auction of genes
phase-over = The end

## Event cards: what each is called, and what it does

card-climate = { $amount ->
    [-1] Season in reverse
    [0] Dead calm
    [1] Season in a hurry
    [2] Great upheaval
   *[other] Climate { $amount }
}
    .help = Before the climate roll: no roll; the climate { $amount ->
        [0] stays where it is
        [1] moves one cell forward
        [-1] moves one cell back
        [-2] moves 2 cells back
        [-3] moves 3 cells back
       *[other] moves { $amount } cells forward
    }.
card-leg = { $amount ->
    [-1] Cramp
    [2] Spring legs
   *[other] Legs { $amount }
}
    .help = Before movement: you have { $amount ->
        [one] 1 step more
       *[other] { $amount } steps more
    } this round.
    .aimed = Before movement: an opponent of your choice has { $amount ->
        [one] 1 step fewer
       *[other] { $amount } steps fewer
    } this round.
card-attack = { $amount ->
    [2] Giant gene
   *[other] Attack { $amount }
}
    .help = Before movement: you count { $amount ->
        [one] 1 horn more
       *[other] { $amount } horns more
    } when you attack this round.
    .aimed = Before movement: an opponent of your choice counts { $amount ->
        [one] 1 horn fewer
       *[other] { $amount } horns fewer
    } when attacking this round.
card-defence = { $amount ->
    [2] Big brother
   *[other] Defence { $amount }
}
    .help = Before movement: you count { $amount ->
        [one] 1 horn more
       *[other] { $amount } horns more
    } when you are attacked this round.
    .aimed = Before movement: an opponent of your choice counts { $amount ->
        [one] 1 horn fewer
       *[other] { $amount } horns fewer
    } when attacked this round.
card-swim = { $amount ->
    [1] Sea bathing
   *[other] Swimming { $amount }
}
    .help = In your own movement: { $amount ->
        [one] one of your steps may take a dino
       *[other] { $amount } of your steps may take dinos
    } from the coast to any empty region of the coast.
card-egg = { $amount ->
    [-1] Trampled nest
    [2] Double brood
   *[other] Eggs { $amount }
}
    .help = Before births: you place { $amount ->
        [one] 1 newborn more
       *[other] { $amount } newborns more
    } this round.
    .aimed = Before births: an opponent of your choice places { $amount ->
        [one] 1 newborn fewer
       *[other] { $amount } newborns fewer
    } this round.
card-far-egg = { $amount ->
    [3] Drifting pollen
   *[other] Far births { $amount }
}
    .help = Before births: your newborns may be placed up to { $amount } regions from an adult, even in a round without births.
card-barren = { $amount ->
    [0] Empty shells
   *[other] Barren round { $amount }
}
    .help = Before births: nobody has newborns this round.
card-fur = { $amount ->
    [-1] Hard frost
    [2] Neoprene
   *[other] Furs { $amount }
}
    .help = Before survival: you count { $amount ->
        [one] 1 fur more
       *[other] { $amount } furs more
    } this round.
    .aimed = Before survival: an opponent of your choice counts { $amount ->
        [one] 1 fur fewer
       *[other] { $amount } furs fewer
    } this round.
card-parasol = { $amount ->
    [-1] Scorcher
    [2] Sun cream
   *[other] Parasols { $amount }
}
    .help = Before survival: you count { $amount ->
        [one] 1 parasol more
       *[other] { $amount } parasols more
    } this round.
    .aimed = Before survival: an opponent of your choice counts { $amount ->
        [one] 1 parasol fewer
       *[other] { $amount } parasols fewer
    } this round.
card-strike = { $amount ->
    [1] Bolt from the blue
   *[other] Strike { $amount }
}
    .help = Before survival: remove a dino of a player who has more dinos than you.
card-gene = { $amount ->
    [1] Unexpected gene
   *[other] Genes { $amount }
}
    .help = Before the bids: draw { $amount ->
        [one] a gene
       *[other] { $amount } genes
    } from the bag, free of charge.
card-rebate = { $amount ->
    [3] Rebate
   *[other] Rebate { $amount }
}
    .help = Before the bids: you pay { $amount ->
        [one] 1 point less
       *[other] { $amount } points less
    } for the gene you win this round.

## Rules: set-up

rule-setup_players = The game is for 3 to 5 players.
    .title = Players
rule-setup_board = The island is made of two half-boards: the medium and the small one for 3 players; the large and the small one, or the two medium ones, for 4; the large and a medium one for 5. It shows as many starred beaches as there are players.
    .title = The island
rule-setup_start = The starred beaches are drawn at random, one for each player, who puts a first dino there.
    .title = Starting beaches
rule-setup_species = Every species begins with 1 egg, 1 leg, 1 fur, 1 parasol and a tail as long as the others’, without horns or mutant genes. What is printed on the portrait counts like genes.
    .title = The species at the start
rule-setup_points = Each player begins with 10 mutation points.
    .title = Points at the start
rule-setup_dinos = Each player has 10 dinos: one on the board, the others in reserve.
    .title = Dinos
rule-setup_genes = The bag holds 62 genes: 6 tails, 12 legs, 8 horns, 8 eggs, 8 furs, 8 parasols, 6 mutants and 6 cards.
    .title = The bag of genes
rule-setup_cards = The 26 event cards are shuffled. Each player gets 3; the others are the pile.
    .title = Event cards at the start
rule-setup_climate = The climate pawn begins on the beach cell.
    .title = The climate at the start
rule-setup_meteor = The meteor begins on the cell of the turn track with the number of players.
    .title = The meteor at the start

## Rules: the round

rule-initiative_tail = The longest tail goes first. Among equals, whoever has fewer dinos on the board; if that is equal too, chance decides.
    .title = Who goes first
rule-initiative_fixed = The order is settled once and holds for the whole round.
    .title = The order holds
rule-climate_roll = The first player rolls the die once: 3 to 6 moves the climate one cell forward, 1 one cell back, 2 not at all.
    .title = The climate roll
rule-climate_loop = The climate goes round a loop of six cells: beach, meadow, hill, mountain, hill, meadow, and beach again.
    .title = The climate loop
rule-climate_ask = Before the roll everyone is asked, in order, whether they play a climate card.
    .title = Climate cards first
rule-climate_zones = From hot to cold, the terrains are beach, meadow, hill and mountain. The climate’s own terrain is mild, the next colder one is cold, the next hotter one hot; the others are deadly.
    .title = Mild, cold, hot, deadly
rule-move_steps = A player has as many steps as legs and divides them among their dinos at will. A step takes a dino to a bordering region of any terrain. Nobody has to move.
    .title = Steps
rule-move_one-each = A region holds one dino.
    .title = One dino to a region
rule-move_own = A dino never enters a region held by its own species, not even to pass through.
    .title = Not through one’s own
rule-move_climate-blind = The climate does not hinder movement: a dino may pass through a deadly region, and even stay there.
    .title = The climate does not hinder
rule-move_turns = Players move in the round’s order, each their whole movement.
    .title = One after the other
rule-combat_forced = Whoever enters a region held by another species attacks it, at once.
    .title = Entering is attacking
rule-combat_odds = Only the attacker rolls the die. With as many horns as the defender the attack wins on 1 or 2; with one more, on 1 to 4; with two or more, on 1 to 5; with one fewer, on 1 only.
    .title = Who wins a fight
rule-combat_outmatched = With two horns fewer, or worse, a species cannot attack.
    .title = Outmatched
rule-combat_loser = The losing dino goes back to its owner’s reserve; the winner holds the region.
    .title = The loser leaves
rule-combat_step = An attack costs its one step, won or lost. A dino that won may move on.
    .title = What an attack costs
rule-birth_count = In order, each player places as many newborns as the species has eggs.
    .title = Newborns
rule-birth_place = A newborn goes on an empty region that borders one of the player’s adults: a dino that was there before the births began.
    .title = Beside an adult
rule-birth_must = Births are not a choice: as long as there is a place and a dino in reserve, they happen.
    .title = Births must happen
rule-birth_extinct = A species without an adult on the board is reborn: its first newborn goes on any empty region, each further one beside those already placed.
    .title = Born again
rule-survive_temperate = All dinos on mild terrain survive.
    .title = Mild
rule-survive_cold = On cold terrain a species keeps as many dinos as it has furs.
    .title = Cold
rule-survive_hot = On hot terrain a species keeps as many dinos as it has parasols.
    .title = Hot
rule-survive_deadly = On deadly terrain no dino survives.
    .title = Deadly
rule-survive_choice = Where not all can stay, the owner chooses which dinos leave.
    .title = The owner chooses
rule-survive_points = Each dino left on the board brings 1 mutation point.
    .title = Points

## Rules: meteor and auction

rule-meteor_advance = The meteor advances one cell each round.
    .title = The meteor
rule-meteor_roll = On a cell with die faces the first player rolls; if one of these faces comes up, the game ends at once.
    .title = The meteor’s roll
rule-meteor_last = On the last cell the game ends in any case.
    .title = Impact
rule-meteor_no-auction = In the round in which the game ends there is no auction.
    .title = No last auction
rule-auction_draw = As many genes as there are players are drawn from the bag and laid out. If the bag holds fewer, all of them are, and whoever finds no gene free may drop out.
    .title = Genes for sale
rule-auction_bid = In order, each player stands on one gene with an amount, zero included: on a gene nobody wants yet, or with more than the present bid.
    .title = Bidding
rule-auction_outbid = Whoever is outbid bids again at once, on the same gene or another, before the next player.
    .title = Outbid
rule-auction_must = Everyone must bid, and a bid stands unless it is outbid.
    .title = Bids are binding
rule-auction_any-amount = The table shows amounts up to 6, but higher bids are allowed.
    .title = Any amount
rule-auction_afford = Nobody bids more than they can pay: their points and their discount together.
    .title = What one can pay
rule-auction_pay = When all stand on different genes, each pays their bid and puts the gene on their portrait.
    .title = Paying
rule-auction_mutant = Each mutant gene owned before this round lowers the price by 1, but not below 0.
    .title = Mutants
rule-auction_card = A card gene leaves the game at once for an event card from the pile, if there is one.
    .title = Card genes
rule-auction_variant = Variant: one gene fewer than players is laid out, and whoever is outbid may drop out of the auction.
    .title = Scarce genes

## Rules: event cards and the end

rule-event_first-rounds = In the first two rounds no event card is played.
    .title = Quiet rounds
rule-event_when = Each card says when it can be played, and on whom. A card that was played is discarded.
    .title = When to play a card
rule-event_climate-once = At most one climate card is played in a round, by the first player in order who wants to.
    .title = One climate card
rule-event_order = Players who want to play cards at the same moment do so in the round’s order, and may change their minds after seeing what others played.
    .title = Cards in order
rule-event_duration = A card works until the round ends, or until its phase does if it says so.
    .title = How long a card works
rule-event_many = A player may play several cards in a round.
    .title = Several cards
rule-event_hidden = Event cards are held in secret.
    .title = Secret hands
rule-over_win = The most mutation points win; among equals, the most dinos on the board; if these are equal too, the win is shared.
    .title = Winning

## Events

event-started = { $seat } begins on { $region }.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws an event card.
event-no-card-left = There is no event card left for { $seat }.
event-round = Round { $round }.
event-drawn-first = A tie: the draw puts { $seat } next.
event-order = The order of the round: { $seats }.
event-card-played = { $seat } plays { $card }.
event-card-aimed = { $seat } plays { $card } on { $target }.
event-struck = { $seat } plays Bolt from the blue: { $target } loses the dino on { $region }.
event-rolled = The climate die shows { $face }.
event-climate = Mild terrain now: { $terrain }.
event-moved = { $seat } moves a dino from { $from } to { $region }.
event-swam = { $seat } swims from { $from } to { $region }.
event-attacked = { $seat } attacks { $target } on { $region }: { $wins ->
    [0] no roll wins
    [1] only a 1 wins
    [2] a 1 or a 2 wins
   *[other] 1 to { $wins } wins
}.
event-attack-won = A { $face }: { $seat } takes { $region } from { $target }.
event-attack-lost = A { $face }: { $target } holds { $region }, the dino of { $seat } is lost.
event-born = { $seat } has a newborn on { $region }.
event-reborn = { $seat } is born again, on { $region }.
event-died = The climate takes from { $seat }: { $regions }.
event-removed = { $seat } gives up the dino on { $region }.
event-extinct = { $seat } has no dino left on the board.
event-scored = { $seat } scores { $count ->
    [0] nothing
    [one] 1 point
   *[other] { $count } points
}.
event-meteor = The meteor comes nearer: { $left ->
    [0] impact!
    [one] one cell left.
   *[other] { $left } cells left.
}
event-meteor-rolled = The meteor die shows { $face }.
event-impact = The meteor strikes.
event-gene-laid = For sale: { $gene }.
event-bid = { $seat } bids { $count } on { $gene }.
event-outbid = { $seat } bids { $count } on { $gene } and ousts { $target }.
event-dropped = { $seat } drops out of the auction.
event-gene-bought = { $seat } gets { $gene } { $count ->
    [0] for nothing
    [one] for 1 point
   *[other] for { $count } points
}.
event-gene-given = { $seat } draws { $gene } from the bag, free of charge.
event-game-over = The game is over: { $scores }. Winner: { $winners }.

## Decisions and moves

decision-beach = A starting beach is drawn.
decision-deal = An event card is drawn.
decision-first = A tie is broken by the draw.
decision-roll = The die is rolled.
decision-draw = A gene is drawn from the bag.
decision-climate-card = Before the climate roll: play a climate card, or pass.
decision-movement-card = Before movement: play an event card, or pass.
decision-births-card = Before births: play an event card, or pass.
decision-survival-card = Before survival: play an event card, or pass.
decision-auction-card = Before the bids: play an event card, or pass.
decision-move = Move a dino one step, or end your movement.
decision-land = Choose where the swimming dino lands.
decision-birth = Place a newborn.
decision-remove = Too many for this climate: choose a dino to give up.
decision-lot = Choose the gene you bid on.
decision-bid = Name your bid.

move-beach = Start on { $region }
move-deal = Deal { $card }
move-first = { $seat } goes next
move-roll = Roll { $face }
move-draw = Draw { $gene }
move-play = Play { $card }
move-aim = Play { $card } on { $seat }
move-strike = Strike the dino on { $region }
move-pass = Pass
move-move = Move from { $dino } to { $region }
move-swim = Swim from { $dino }
move-land = Land on { $region }
move-end = End your movement
move-birth = Newborn on { $region }
move-remove = Give up { $dino }
move-lot = Bid on { $gene }
move-bid = Bid { $amount }
move-drop = Drop out

## Refusals

refusal-no-such-move = There is no such move.
refusal-game-over = The game is over.
refusal-natures-move = That is for chance to do, not for a player.
refusal-chance-first = Chance decides first; then it is a player’s turn again.
refusal-not-this-chance = Chance cannot do that now.
refusal-no-region = There is no such region on this island.
refusal-not-card-now = No event card can be played now: everyone is asked before each phase.
refusal-not-your-card = It is not your turn to play cards.
refusal-card-too-early = No event card is played in the first rounds.
refusal-card-from-hand = { $card } is not in your hand.
refusal-card-other-time = { $card } is not for now: it is played { $moment ->
    [climate] before the climate roll
    [movement] before movement
    [swim] in one’s own movement
    [births] before births
    [survival] before survival
   *[auction] before the bids
}.
refusal-climate-once = A climate card has been played this round already.
refusal-card-needs-target = { $card } needs an opponent, or one of their dinos, to be played on.
refusal-card-has-no-target = { $card } is not played on anybody.
refusal-card-not-on-oneself = { $card } is for an opponent.
refusal-no-such-seat = There is no such player at this table.
refusal-strike-no-dino = There is no dino of an opponent on { $region }.
refusal-strike-not-more = The owner of the dino on { $region } has no more dinos than you.
refusal-not-move-now = Dinos move in the movement phase only, once the cards are played.
refusal-not-your-move = It is not your turn to move.
refusal-move-no-dino = You have no dino on { $dino }.
refusal-move-not-adjacent = { $region } does not border { $dino }.
refusal-move-own = { $region } is taken by your own species.
refusal-attack-outmatched = { $target } has { $count } horns more than you: you cannot attack on { $region }.
refusal-land-first = First choose where the swimming dino lands.
refusal-swim-not-now = Swimming takes an event card.
refusal-swim-inland = { $dino } is not on the coast.
refusal-swim-no-room = No region of the coast is empty.
refusal-land-not-now = No dino is swimming.
refusal-land-inland = { $region } is not on the coast.
refusal-land-occupied = { $region } is taken.
refusal-not-birth-now = Newborns are placed in the births phase only, once the cards are played.
refusal-not-your-birth = It is not your turn to place newborns.
refusal-birth-must = There is room for a newborn: you must place it.
refusal-birth-occupied = { $region } is taken.
refusal-birth-too-far = { $region } is too far from your adults.
refusal-birth-apart = { $region } is not beside a newborn of yours.
refusal-not-remove-now = Dinos are given up in the survival phase only, once the cards are played.
refusal-not-your-removal = It is not your turn to give up dinos.
refusal-remove-must = More dinos stand there than can live there: you must give one up.
refusal-remove-no-dino = You have no dino on { $dino }.
refusal-remove-safe = The dino on { $dino } can stay.
refusal-not-bid-now = There is no bidding now.
refusal-not-your-bid = It is not your turn to bid.
refusal-bid-stands = Your bid stands until somebody outbids you.
refusal-must-bid = Nobody passes at the auction: you must bid.
refusal-lot-first = First choose the gene you bid on.
refusal-amount-first = First name your bid for the gene you chose.
refusal-no-lot = There is no such gene for sale there.
refusal-lot-too-dear = { $gene } takes a bid of at least { $count }; you can pay at most { $most }.
refusal-bid-too-low = You must offer at least { $count }.
refusal-bid-too-high = You can pay at most { $count }.
refusal-drop-not-allowed = { $scarce ->
    [0] Nobody may stay out of the auction: you must bid.
   *[other] Only a player who has been outbid may drop out: you must bid.
}

## Options

option-scarce = Scarce genes
    .help = One gene fewer than players comes up, and whoever is outbid may drop out.
option-island = Island for four
    .help = With four players: the large and the small half, or the two medium ones.
island-large-small = Large and small
island-two-medium = Two medium
option-points = Points at the start
    .help = Mutation points each player begins with.
option-dinos = Dinos
    .help = Dinos a player has.
option-cards = Event cards
    .help = Event cards dealt to each player.
option-quiet_rounds = Quiet rounds
    .help = Rounds at the start in which no card is played.
option-eggs = Eggs
    .help = Eggs a species begins with.
option-legs = Legs
    .help = Legs a species begins with.
option-furs = Furs
    .help = Furs a species begins with.
option-parasols = Parasols
    .help = Parasols a species begins with.
option-horns = Horns
    .help = Horns a species begins with.
option-win_equal = Attack with equal horns
    .help = It wins if the die shows no more than this.
option-win_one_more = Attack with one horn more
    .help = It wins if the die shows no more than this.
option-win_two_more = Attack with two horns more
    .help = It wins if the die shows no more than this.
option-win_one_fewer = Attack with one horn fewer
    .help = It wins if the die shows no more than this.
option-points_per_dino = Points for a dino
    .help = Mutation points for each dino that survives.

## Topics of the rules

topic-setup = Set-up
topic-initiative = Initiative
topic-climate = Climate
topic-move = Movement
topic-combat = Combat
topic-birth = Births
topic-survive = Survival
topic-meteor = The meteor
topic-auction = Auction of genes
topic-event = Event cards
topic-over = The end

## Styles of bots

style-breeder = Breeder
    .hint = bids for eggs and wants a large herd
style-brawler = Brawler
    .hint = bids for horns and drives others away
style-schemer = Schemer
    .hint = collects event cards
