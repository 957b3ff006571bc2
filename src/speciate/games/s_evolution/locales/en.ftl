### S-Evolution in English. Names, rules, sentences; the keys are the same in every language.

title = S-Evolution
tagline = Win tricks by the rules of your Age, feed your people, climb from cave to space age.

## At a glance: what the rules begin with

rules-goal = Lead a people through six Ages in six rounds. You score for the needs you meet and for Discoveries of the same colour; the highest score wins.
rules-overview = A round begins with tricks. Whoever played the stronger card chooses first among the cards of the trick, and leaves the disasters to others. How a trick is played depends on the Age one lives in. Then each player in turn suffers their disasters, harvests, trades, feeds and supplies their people, and buys population, workers or a higher Age with what is left.
piece-resources = Food, Tools and Science: the suits of the tricks, and what your people need.
    .title = Resources
piece-discovery = One for each Age, in four colours. Several of one colour are worth far more than one.
    .title = Discoveries
piece-people = Everybody has needs, and every need met scores as many points as you have people.
    .title = Population
piece-farm = A worker placed there produces resources, trades, protects or brings prestige.
    .title = Buildings
piece-famine = Cards that nobody wants: whoever has to take one loses something.
    .title = Disasters

## The names of things

card-name = { $suit } { $strength } ({ $face })
unknown-card = a card face down

suit-food = Food
suit-tools = Tools
suit-science = Science

face-1 = gives 1
face-2 = gives 2
face-3 = gives 3
face-4 = gives 4
face-5 = gives 5
face-6 = gives 6
face-joker = joker
face-famine = Famine
face-earthquake = Earthquake
face-fanaticism = Fanaticism
face-epidemic = Epidemic
face-decline = Decline
face-hurricane = Hurricane
face-obscurantism = Obscurantism
face-invasion = Invasion

disaster-famine = Famine
    .text = The Food cards you took are lost.
disaster-earthquake = Earthquake
    .text = The Tools cards you took are lost.
disaster-fanaticism = Fanaticism
    .text = The Science cards you took are lost.
disaster-epidemic = Epidemic
    .text = You lose 1 population.
disaster-decline = Decline
    .text = You fall back one Age.
disaster-hurricane = Hurricane
    .text = 2013: you lose 1 of each resource in stock. 2.0: each production building yields 1 less.
disaster-obscurantism = Obscurantism
    .text = Next round you play your cards unseen.
disaster-invasion = Invasion
    .text = Next round all the others see your hand.

building-farm = Farm
    .short = Farm
    .text = 1 or 2 Food a round.
building-factory = Factory
    .short = Factory
    .text = 1 or 2 Tools a round.
building-lab = Lab
    .short = Lab
    .text = 1 or 2 Science a round.
building-trade = Trade
    .short = Trade
    .text = Before the needs, change the kind of 1, 2 or 3 resources.
building-prestige = Prestige
    .short = Prestige
    .text = 2013: 1 or 2 points for a need you do not meet. 2.0: play tricks like the highest Age, and win ties.
building-shield = Shield
    .short = Shield
    .text = 2013: holds off one disaster a round. 2.0: holds off all. At level 2 each one held off gives 2 resources.

age-1 = Age I
    .name = Primitive
age-2 = Age II
    .name = Barbarian
age-3 = Age III
    .name = Middle Ages
age-4 = Age IV
    .name = Renaissance
age-5 = Age V
    .name = Industrial
age-6 = Age VI
    .name = Third Millennium

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow

discovery-red-1 = Healing herbs
discovery-red-2 = Wheel
discovery-red-3 = University
discovery-red-4 = Blast furnace
discovery-red-5 = Steam engine
discovery-red-6 = Solar power
discovery-green-1 = Dugout canoe
discovery-green-2 = Writing
discovery-green-3 = Windmill
discovery-green-4 = Anatomy
discovery-green-5 = Vaccine
discovery-green-6 = Genome
discovery-blue-1 = Cave art
discovery-blue-2 = Bronze
discovery-blue-3 = Crop rotation
discovery-blue-4 = Caravel
discovery-blue-5 = Railway
discovery-blue-6 = Satellite
discovery-yellow-1 = Keeping fire
discovery-yellow-2 = Sowing
discovery-yellow-3 = Compass
discovery-yellow-4 = Printing press
discovery-yellow-5 = Telegraph
discovery-yellow-6 = World network

tie-break = Equal points: in 2.0 the higher Prestige wins; then, as in 2013, the higher Age, the greater population, the earlier place in the turn order.
score-needs = Needs
score-sets = Discoveries
score-total = Total

phase-start = Set-up
phase-hand = New hand
phase-trump = Naming the trump
phase-play = Tricks
phase-take = Choosing cards
phase-disaster = Disasters
phase-harvest = Harvest
phase-trade = Trade
phase-needs = Needs
phase-manage = Management
phase-over = The end

## What 2.0 changed

difference-age-one = Playing at Age I
    .first = At Age I you shuffle your hand and play it unseen.
    .second = Everybody looks at their hand, at Age I too.
difference-first-round = No disasters in round 1
    .first = A disaster that is turned up is replaced by the top card of the deck, and shuffled back after the round.
    .second = A disaster that is drawn is replaced and shuffled back before play begins.
difference-ties = Ties
    .first = Higher Age, then more population, then turn order.
    .second = Higher Prestige first of all; then Age, population, turn order.
difference-trump = Who names the trump
    .first = Of those at Age V or VI the first by the tie rule: the highest Age.
    .second = Of those at Age V or VI the one with the highest Prestige, then by the tie rule.
difference-action-order = Who acts first
    .first = The winner of the last trick.
    .second = Whoever chose last in the last trick.
difference-jokers = Jokers under Famine, Earthquake, Fanaticism
    .first = A joker may not become the resource whose cards are lost.
    .second = A joker may become any resource.
difference-hurricane = Hurricane
    .first = Takes 1 of each resource from your stock.
    .second = Each production building yields 1 less this round.
difference-late-disasters = Obscurantism and Invasion in the last round
    .first = No effect.
    .second = Each costs 2 resources of your choice.
difference-paying = A need you cannot meet
    .first = It takes all you have of that resource.
    .second = It takes nothing.
difference-points = Points for needs
    .first = Counted after rising and falling; a need you do not meet scores nothing.
    .second = Counted at once; a need you do not meet costs a point for each resource missing.
difference-rising = All needs met
    .first = You rise one Age.
    .second = You may rise one Age.
difference-growth = Buying population
    .first = Once a round: 1 for 1 Food, or 2 for 3 Food.
    .second = 1 for 1 Science, as often as you can pay.
difference-prestige = Prestige
    .first = 1 or 2 points a round for a need you do not meet.
    .second = You play tricks by the rules of the highest Age on the table, and come first in ties.
difference-shield = Shield
    .first = 2 Science a level; holds off one disaster a round.
    .second = 1 and 2 Science; holds off every disaster.
difference-last-discovery = Rising in the last round
    .first = Brings no Discovery.
    .second = Turns up the Discovery of the Age you reach.

## Rules: set-up

rule-setup_players = S-Evolution is for 2 to 4 players. They sit clockwise as Red, Green, Blue and Yellow.
    .title = Players
rule-setup_deck = Everyone has a deck of their own: 8 Food, 8 Tools and 8 Science cards of strength 1 to 6, and 6 Discoveries. A 6 is a joker. The 4 of Tools and the 4 of Science are disasters; only in these two do the decks differ.
    .title = The decks
rule-setup_discoveries = The six Discoveries, one for each Age, lie face down beside their owner's board at the place of their Age.
    .title = Discoveries
rule-setup_start = Everyone starts at Age I with 2 population, no resources, no points and no worker on a building.
    .title = The start
rule-setup_first = Chance names the player who leads the very first trick.
    .title = First player
rule-setup_rounds = The game lasts six rounds; then every deck is used up.
    .title = Six rounds

## Rules: new hand

rule-hand_draw = Everyone draws 4 cards from their own deck. If the Discovery of your Age is still face down, you add it to your hand and have 5 cards.
    .title = Drawing a hand
rule-hand_blind-age-one = In the edition of 2013 a player at Age I plays unseen: nobody may look at their own cards in round 1.
    .title = Blind at Age I
rule-hand_blind = Whoever plays unseen shuffles the hand face down and turns up one card at a time. Neither they nor, unless there is an Invasion, anyone else knows a card before it is played.
    .title = Playing unseen
rule-hand_look = In 2.0 everybody looks at their hand, at Age I too; only Obscurantism hides it.
    .title = Looking at one's hand
rule-hand_no-disaster-2013 = There are no disasters in round 1. One that is turned up is put aside, and the top card of its owner's deck is played instead; after the round it is shuffled back into the deck.
    .title = No disaster in round 1 (2013)
rule-hand_no-disaster-2_0 = There are no disasters in round 1. One that is drawn is replaced at once and shuffled back into the deck before anybody plays.
    .title = No disaster in round 1 (2.0)

## Rules: tricks

rule-trick_turn = Clockwise, everyone plays one card face up. Tricks are played until all hands are empty.
    .title = Playing a trick
rule-trick_first = The first trick of a round is led by whoever acted last in the round before, each later one by the winner of the trick before: the first to choose a resource card. If the winner has no card left, the next player clockwise who has one leads. After a trick of nothing but Discoveries the same player leads again.
    .title = Who leads
rule-trick_short-hand = A player without a Discovery in hand plays four cards in the first four tricks and sits out the fifth.
    .title = Four cards only
rule-trick_age-1-2 = At Ages I and II your cards have no colour. You may play any card, and leading sets no colour.
    .title = Ages I and II: no colours
rule-trick_age-3-4 = At Ages III and IV your cards have a colour. If a colour is set, you must play it if you can; otherwise you play what you like. The first to play a card that has a colour sets it for the trick.
    .title = Ages III and IV: follow the colour
rule-trick_age-5-6 = At Ages V and VI you play as at III and IV, and your cards of the trump colour are trumps, which beat every other. On another colour you may trump only if you cannot follow; you never have to.
    .title = Ages V and VI: trumps
rule-trick_no-trump-below = A card of the trump colour is no trump if its player is not entitled to trumps.
    .title = No trump below Age V
rule-trick_trump-led = If the trump colour itself is set, cards of it from players not entitled to trumps follow it, but rank below every real trump.
    .title = Trump is led
rule-trick_blind-free = A player who plays unseen is free of colour and trump rules, and their cards have no colour. If it falls to them to name the trump, they still do.
    .title = Unseen, so free
rule-trump_choice-2013 = Before the first trick, the player of Age V or VI who comes first by the tie rule names the trump colour of the round. If nobody is at Age V or VI, there is none.
    .title = Naming the trump (2013)
rule-trump_choice-2_0 = Before the first trick, the player of Age V or VI with the highest Prestige names the trump colour of the round; the tie rule decides among equals. If nobody is at Age V or VI, there is none.
    .title = Naming the trump (2.0)
rule-trick_discovery = A Discovery may be played to any trick. It has no strength and no colour, sets none, and does nothing to the trick.
    .title = Playing a Discovery
rule-tie_2013 = Every tie goes to the higher Age, then to the greater population, then to whoever comes earlier in the current turn order.
    .title = Ties (2013)
rule-tie_2_0 = Every tie goes to the higher level of Prestige, then to the higher Age, then to the greater population, then to whoever comes earlier in the current turn order.
    .title = Ties (2.0)
rule-take_discovery = When all have played, those who played a Discovery first take one each: their own, or another's of the same Age, in the order of the tie rule. It goes face up to its Age's place beside their board.
    .title = Exchanging Discoveries
rule-take_order = Then those who played resource cards take one each: the highest trump chooses first, then the highest of the set colour, then the highest of the rest, whatever their colour. The tie rule decides among equals.
    .title = The order of choosing
rule-take_any = You may take any resource card of the trick that is still there, a disaster too. The last takes what is left.
    .title = Taking a card

## Rules: the Action phase

rule-action_order-2013 = The winner of the last trick acts first, then the others clockwise. If it held only Discoveries, whoever led it acts first.
    .title = Who acts first (2013)
rule-action_order-2_0 = Whoever chose last in the last trick acts first, then the others clockwise. If it held only Discoveries, the last to take one of them acts first.
    .title = Who acts first (2.0)
rule-action_whole = Everyone finishes their whole Action phase before the next begins: disasters, harvest, trade, needs, management.
    .title = One after the other
rule-disaster_first = The disasters you took come before everything else, in the order you like.
    .title = Disasters first
rule-disaster_famine = The Food cards you took this round bring nothing; the Farm still produces. In 2013 a joker may not become Food either.
    .title = Famine
rule-disaster_earthquake = The Tools cards you took this round bring nothing; the Factory still produces. In 2013 a joker may not become Tools either.
    .title = Earthquake
rule-disaster_fanaticism = The Science cards you took this round bring nothing; the Lab still produces. In 2013 a joker may not become Science either.
    .title = Fanaticism
rule-disaster_epidemic = You lose 1 population. If all your people were at work, you take back a worker of your choice.
    .title = Epidemic
rule-disaster_decline = You go down one Age, but not below I. No Discovery is turned over.
    .title = Decline
rule-disaster_hurricane-2013 = You lose 1 Food, 1 Tools and 1 Science from your stock, as far as you have them.
    .title = Hurricane (2013)
rule-disaster_hurricane-2_0 = Each of your production buildings yields 1 less this round.
    .title = Hurricane (2.0)
rule-disaster_obscurantism = Next round you play unseen, free of colour and trump rules.
    .title = Obscurantism
rule-disaster_invasion = Next round your hand is open to everybody else. If Obscurantism has struck you too, all the others see your hand and you do not.
    .title = Invasion
rule-disaster_last-round-2013 = In the last round Obscurantism and Invasion have no effect.
    .title = Late disasters (2013)
rule-disaster_last-round-2_0 = Taken in the last round, Obscurantism and Invasion cost you 2 resources of your choice each, as far as you have any in stock.
    .title = Late disasters (2.0)
rule-harvest_cards = You add the resources of the cards you took. A joker gives 1 resource of your choice.
    .title = Harvest
rule-harvest_buildings = Farm, Factory and Lab produce Food, Tools and Science: 1 with a worker on level 1, 2 on level 2.
    .title = Production
rule-harvest_cap = You can store 8 of each resource. Anything beyond that is lost.
    .title = Full stores
rule-trade_when = Just before you pay the needs, and only then, a worker on Trade lets you change the kind of up to 1, 2 or 3 resources in stock, by its level.
    .title = Trade
rule-needs_kinds = At Ages I and II your people need Food, at III and IV Food and Tools, at V and VI Food, Tools and Science: one of each for each of them. The Age you hold at this moment counts. You may rise through your needs and buy another Age in the same round.
    .title = What the people need
rule-needs_pay-2013 = If you cannot meet a need in full, you give all you have of that resource.
    .title = Paying (2013)
rule-needs_pay-2_0 = A need you can meet you must meet. One you cannot meet in full takes nothing.
    .title = Paying (2.0)
rule-needs_score = Each need met in full scores as many points as you have population. In 2013 you count them after rising, falling and losing people; in 2.0 at once, need by need.
    .title = Points for needs
rule-needs_lose-2_0 = A need not met costs you a point for each resource that is missing. Your score never drops below 0.
    .title = Losing points (2.0)
rule-needs_rise-2013 = If you meet all your needs, you rise one Age at once, up to VI.
    .title = Rising (2013)
rule-needs_rise-2_0 = If you meet all your needs, you may rise one Age, up to VI.
    .title = Rising (2.0)
rule-needs_fall = From Age III on: if you meet none of your needs, you fall one Age, and the Discovery of the Age you leave is turned face down.
    .title = Falling
rule-needs_starve = From Age III on: if you give nothing at all to one or more needs, you lose 1 population, once. If all your people were at work, you take back a worker of your choice. In 2.0 it happens when you have none of that resource in stock.
    .title = Starving
rule-needs_min-pop = Your population never drops below 1.
    .title = At least one

## Rules: management

rule-manage_free = With what is left you may buy what you like, in any order, as long as you can pay. The rest stays in stock.
    .title = Management
rule-manage_pop-2013 = Once a round: 1 population for 1 Food, or 2 population for 3 Food.
    .title = More people (2013)
rule-manage_pop-2_0 = 1 population for 1 Science, as often as you can pay.
    .title = More people (2.0)
rule-manage_pop-max = Your population is never more than 6.
    .title = Six people
rule-manage_age = Once a round you may rise one Age for 3 Science.
    .title = Buying an Age
rule-manage_worker = You may place a worker on an empty building, raise a worker by a level, or take one back free of charge; a worker that moves is paid for anew. A building holds at most one worker, and there are never more workers than population.
    .title = Workers
rule-manage_cost = Each level has its price, and a new worker pays every level on the way up. Farm, Factory and Lab: 1 and 2 Tools. Trade: 1 Science a level. Prestige: 1 and 2 Science. Shield: 2 Science a level in 2013, 1 and 2 Science in 2.0.
    .title = Prices
rule-worker_prestige-2013 = Once a round, for a need you do not meet, Prestige scores you 1 or 2 points, by its level.
    .title = Prestige (2013)
rule-worker_prestige-2_0 = With a worker on Prestige you play tricks by the rules of the highest Age on the table, and come first in ties, level 2 before level 1. It lets you use trumps, not name them.
    .title = Prestige (2.0)
rule-worker_protection-2013 = The Shield holds off one disaster a round. At level 2 that one also gives you 2 resources of your choice.
    .title = Shield (2013)
rule-worker_shield-2_0 = The Shield holds off every disaster. At level 2 each of them gives you 2 resources of your choice.
    .title = Shield (2.0)

## Rules: the end

rule-round_discard = At the end of a round the resource cards taken leave the game.
    .title = End of a round
rule-over_sixth = The sixth round ends after the points. There is no management.
    .title = The last round
rule-over_last-discovery-2_0 = Whoever rose an Age in the last round turns the Discovery of that Age face up.
    .title = The last Discovery (2.0)
rule-score_sets = Your face-up Discoveries score by colour: 1, 3, 6, 10, 15 or 21 points for 1, 2, 3, 4, 5 or 6 of a colour.
    .title = Sets of Discoveries
rule-over_win = The highest score wins. The tie rule decides among equals.
    .title = The winner

## What happens

event-first-player = { $seat } leads the first trick.
event-round = Round { $round } begins. { $seat } leads.
event-discovery-drawn = { $seat } takes up { $discovery }.
event-hand-unseen = { $seat } takes { $count } cards without looking.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-trump-named = { $seat } names { $suit } as trump.
event-played = { $seat } plays { $card }.
event-turned = { $seat } turns up { $card }.
event-disaster-replaced = { $seat } turns up { $card }: no disasters in the first round, the next card is played instead.
event-discovery-played = { $seat } plays a Discovery: { $discovery }.
event-discovery-turned = { $seat } turns up a Discovery: { $discovery }.
event-colour-set = The colour of the trick is { $suit }.
event-trick-order = The cards are chosen in this order: { $seats }.
event-took = { $seat } takes { $card }.
event-discovery-taken = { $seat } makes the Discovery { $discovery }.
event-action = { $seat } acts.
event-disaster = { $disaster } strikes { $seat }.
event-disaster-held-off = { $seat } is safe from { $disaster }.
event-harvested = { $seat } harvests { $food } Food, { $tools } Tools, { $science } Science.
event-gained = { $seat } gains 1 resource of their choice: { $suit }.
event-lost = { $seat } loses { $count } { $suit }.
event-population-fell = The population of { $seat } falls to { $count }.
event-worker-dismissed = { $seat } has to take back a worker: { $building }.
event-traded = { $seat } trades 1 resource: { $given } for { $got }.
event-need-met = { $seat } gives the people { $count } { $suit }.
event-need-unmet = { $seat } lacks { $count } { $suit } for the people.
event-scored = { $seat } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    } and has { $score }.
event-points-lost = { $seat } loses { $count ->
        [one] { $count } point
       *[other] { $count } points
    } and has { $score }.
event-prestige-scored = Prestige brings { $seat } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for a need not met.
event-age-rose = { $seat } rises to { $age }.
event-age-fell = { $seat } falls back to { $age }.
event-stayed = { $seat } stays at { $age }.
event-discovery-down = { $seat } forgets { $discovery }: the card is turned face down.
event-discovery-up = { $seat } turns up { $discovery }.
event-population-grew = The population of { $seat } grows to { $count }.
event-built = { $level ->
        [1] { $seat } places a worker: { $building }.
       *[other] { $seat } raises a worker to level { $level }: { $building }.
    }
event-removed = { $seat } takes back a worker: { $building }.
event-game-over = The game is over: { $scores }. Winner: { $winners }.

## What to do

decision-first = Chance names the first player.
decision-draw = A card is drawn.
decision-turn = A card is turned up.
decision-trump = Name the trump colour of this round.
decision-play = Play a card.
decision-take = Take a card of the trick.
decision-disaster = Which disaster comes next?
decision-dismiss = Your people have become fewer: take back a worker.
decision-lose = Give up a resource.
decision-gain = Choose a resource to gain.
decision-trade = Trade resources before you pay the needs, or go on.
decision-rise = All needs are met: rise one Age?
decision-manage = Spend what you have, then end your turn.

move-first = { $seat } leads first
move-draw = { $card } is drawn
move-turn = { $card } is turned up
move-turn-discovery = The Discovery is turned up
move-trump = { $suit } is trump
move-play = Play { $card }
move-discovery = Play your Discovery
move-flip = Turn up one of your cards
move-take = Take the card of { $seat }
move-suffer = Suffer { $disaster }
move-protect = Hold off { $disaster }
move-gain = Gain 1 resource: { $suit }
move-lose = Give up 1 resource: { $suit }
move-dismiss = Take back a worker: { $building }
move-trade = Trade 1 resource: { $given } for { $got }
move-rise = Rise one Age
move-stay = Stay at this Age
move-grow = Buy { $count } population
move-evolve = Buy an Age
move-build = Place or raise a worker: { $building }
move-remove = Take back a worker: { $building }
move-done = End

## Why not

refusal-no-such-move = There is no such move.
refusal-game-over = The game is over.
refusal-natures-move = Wait: this is left to chance; no player can do it.
refusal-not-this-chance = Chance cannot do this now.
refusal-not-trump-now = The trump is named before the first trick of a round, if somebody is at Age V or VI.
refusal-not-your-trump = It is not for you to name the trump.
refusal-not-play-now = No card is played now.
refusal-not-your-play = It is not your turn to play a card.
refusal-play-from-hand = { $card } is not in your hand.
refusal-must-follow = You have { $suit } in hand and must follow: { $card } cannot be played.
refusal-play-unseen = You play unseen this round: all you can do is turn up a card.
refusal-not-unseen = You see your cards: choose which to play.
refusal-no-discovery-in-hand = You have no Discovery in hand.
refusal-not-take-now = No card can be taken now.
refusal-not-your-take = It is not your turn to choose.
refusal-take-no-card = No card lies there to be taken.
refusal-take-resource = You played a Discovery, so you take a Discovery.
refusal-take-other-age = That Discovery is of another Age than the one you played.
refusal-not-your-action = Another player is acting.
refusal-not-disaster-now = There is no disaster to decide about now.
refusal-no-such-disaster = { $disaster } is not among the disasters you took.
refusal-no-protection = No worker of yours can hold off { $disaster } now.
refusal-not-gain-now = There is no resource to choose now.
refusal-gain-barred = Your jokers cannot become { $suit }: its cards are lost this round.
refusal-not-lose-now = You do not have to give anything up.
refusal-lose-none = You have no { $suit } to give up.
refusal-not-dismiss-now = No worker has to be taken back.
refusal-no-worker = No worker of yours is there: { $building }.
refusal-not-trade-now = Trade is for the moment before the needs, with a worker on Trade.
refusal-trade-none = You have no { $given } to change.
refusal-trade-full = You have no room for more { $got }.
refusal-trade-same = { $given } cannot be changed into itself.
refusal-not-rise-now = Your needs do not let you rise an Age now.
refusal-not-manage-now = You can buy only in management, at the end of your Action phase.
refusal-cannot-pay = It costs { $price } { $suit }, and you have less.
refusal-population-full = Your population cannot be more than 6.
refusal-grown-already = You have already bought population this round.
refusal-grow-count = You cannot buy { $count } population at once.
refusal-age-top = You have reached Age VI.
refusal-age-bought = You have already bought an Age this round.
refusal-level-top = The worker there is at the highest level: { $building }.
refusal-no-free-pop = All your people are at work.
refusal-not-done-now = There is nothing to end now.

## Options

option-edition = Edition
    .help = The rules of 2013, or the 2.0 rules that replaced them.
option-generous = Generous decks
    .help = More cards of strength 3: a few more resources for everyone.
option-sum_before_floor = Points added up first
    .help = 2.0: the points won and lost by all needs of a round are added up before the score stops at 0. Otherwise it stops at 0 after each need.
option-rounds = Rounds
    .help = How many rounds are played; six use up the decks.
option-start_population = Population at the start
    .help = How many people everyone starts with.
option-stock_limit = Stores
    .help = How much of a resource can be stored.
option-evolve_price = Price of an Age
    .help = Science for rising an Age in management.

## Topics of the rules

topic-setup = Set-up
topic-hand = New hand
topic-trick = Tricks
topic-trump = Trump
topic-tie = Ties
topic-take = Taking cards
topic-action = The Action phase
topic-disaster = Disasters
topic-harvest = Harvest
topic-trade = Trade
topic-needs = Needs
topic-manage = Management
topic-worker = Workers
topic-round = End of the round
topic-over = End of the game
topic-score = Points

## Styles of bots

style-settler = Settler
    .hint = wants many people
style-merchant = Merchant
    .hint = puts its workers on Trade
style-scholar = Scholar
    .hint = gathers science and Discoveries
