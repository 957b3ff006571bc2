# Seeds in English. Every key has its twin in fr.ftl.

title = Seeds
tagline = Lay a seed nobody else lays; keep the harvest, or plant it.

# -- rules: the text of every slug ------------------------------------------------------------------

rule-setup_players = The game is for 2 to 4 players.
    .title = Players
rule-setup_bag = All seeds go into the bag. A higher kind is worth more.
    .title = The bag
rule-deal_hand = Each player draws 4 seeds from the bag, unseen by the others.
    .title = Hands
rule-deal_refill = If so agreed, everyone draws a seed after each round.
    .title = Refilling
rule-deal_empty = When the bag is empty, nobody draws any more.
    .title = An empty bag
rule-lay_secret = Everyone lays one seed of their hand face down, all at the same time.
    .title = Laying in secret
rule-lay_required = Whoever has a seed must lay one; whoever has none is passed over.
    .title = Everyone lays
rule-reveal_highest = All seeds are turned up and join the pot. The highest seed that nobody else laid wins it.
    .title = The highest seed alone
rule-reveal_tie = If every seed was laid by several players, nobody wins and the pot stays for the next round.
    .title = Nobody alone
rule-choose_keep = The winner may keep the pot: its seeds go to the winner's store.
    .title = Keeping
rule-choose_plant = The winner may plant the pot instead, while the bag holds a seed: the pot stays for the next round, and the winner gets a sprout and draws one seed.
    .title = Planting
rule-over_hands = The game ends when fewer than two players have seeds in hand. What is left in the pot is nobody's.
    .title = The end
rule-score_total = Each seed in store counts its value, each sprout 2 points.
    .title = Points
rule-score_ties = Among equals the one with more sprouts wins; if those are equal too, the win is shared.
    .title = Ties

# -- events -----------------------------------------------------------------------------------------

event-drew = { $seat } draws { $seed }.
event-drew-unseen = { $seat } draws a seed.
event-bag-empty = The bag is empty: { $seat } goes without { $count ->
    [one] a seed
   *[other] { $count } seeds
}.
event-round = Round { $round }.
event-laid = { $seat } lays { $seed } face down.
event-laid-unseen = { $seat } lays a seed face down.
event-revealed = { $seat } has laid { $seed }.
event-pot-won = { $seat } wins the pot of { $count ->
    [one] one seed
   *[other] { $count } seeds
}.
event-pot-stays = Nobody's seed is alone: the pot of { $count } seeds stays.
event-kept = { $seat } keeps { $count ->
    [one] one seed
   *[other] { $count } seeds
}.
event-planted = { $seat } plants the pot.
event-game-over = The game is over: { $scores }. Winner: { $winners }.

# -- refusals ---------------------------------------------------------------------------------------

refusal-no-such-move = There is no such move.
refusal-game-over = The game is over.
refusal-natures-move = Seeds are being drawn from the bag.
refusal-not-this-chance = This cannot be drawn now.
refusal-not-lay-now = No seed can be laid now.
refusal-laid-already = You have laid a seed already.
refusal-lay-from-hand = You have no { $seed } in hand.
refusal-not-choose-now = There is no pot to decide about now.
refusal-not-your-pot = The pot is not yours to decide about.
refusal-bag-empty = The bag is empty, so you cannot plant.

# -- decisions and moves ----------------------------------------------------------------------------

decision-draw = A seed is drawn
decision-lay = Lay a seed
decision-choose = Keep the pot or plant it

move-draw = Draw { $seed }
move-lay = Lay { $seed }
move-keep = Keep the pot
move-plant = Plant the pot

# -- options, phases, scores ------------------------------------------------------------------------

option-refill = Refill
    .help = everyone draws a seed after each round, while the bag lasts
option-hand_size = Hand size
    .help = seeds each player draws at the start
option-sprout_points = Points for a sprout
    .help = points for each time one planted the pot

phase-deal = Drawing
phase-lay = Laying
phase-choose = Choosing
phase-over = Over

tie-break = Equal points: the most sprouts win, and if these are equal too, the win is shared.
score-store = Store
score-sprouts = Sprouts

# -- seeds ------------------------------------------------------------------------------------------

seed-clover = clover
seed-poppy = poppy
seed-barley = barley
seed-maize = maize
seed-sunflower = sunflower
seed-oak = oak

## Topics of the rules

topic-setup = Set-up
topic-deal = Drawing
topic-lay = Laying
topic-reveal = Reveal
topic-choose = Choosing
topic-over = The end
topic-score = Points

## Mistakes in packs

mistake-no-more = { $place } is { $value }, not above that of { $kind }
