### What metrics are called and what they say, in English. docs/metrics.md has the formulas.

## Tables: their heading, and a sentence on what they show

table-length = Length
    .says = How long a game is: all moves, real choices (more than one option) and rounds; the mean, and what a tenth of the games is below (p10) or above (p90).
table-branching = Choices
    .says = How many options a decision has, and how often only one, which is no choice.
table-seat-advantage = Advantage of the seats
    .says = How much more than a fair share of the wins each seat has, in points of a hundred.
table-downtime = Waiting
    .says = How many choices of others one waits through for each of one’s own, and the longest wait of a game.
table-lead-changes = Who is ahead
    .says = How often another seat comes to be ahead, and after which part of the game the winner’s chance stays at 90 % or more.
table-winner-known = When the winner is known
    .says = The chance that the later winner had when so much of the game was played.
table-comebacks = Comebacks
    .says = How often the winner had, in the second half, less than half or a quarter of a fair chance.
table-component-balance = Components
    .says = What a component is worth, in points of a hundred. Drawn: one more of it instead of any other, given how many were drawn; nature deals, so this is nearly its own doing. Used: those who used it less those who did not; whoever is ahead can afford more, so this is confounded.
table-decisions-that-matter = Decisions that matter
    .says = How often the best move is worth more than the median one by the winning chance that was asked for, and by how much on average.
table-interaction = Interaction
    .says = How much a choice changes one’s own chance, the others’ chances and the others’ scores (root of the mean square).
table-kingmaking = Kingmaking
    .says = How often somebody who cannot win any more decides which of the others does: of all choices, and of the choices of the beaten.
table-luck-and-skill = Luck and skill
    .says = Where the differences between winning and losing come from: the deal before the first choice, the dice after it, the level of the players, the seat, and the rest.
table-skill-curve = Skill
    .says = How much more than a fair share of the wins a level has among players who are all the same, in points of a hundred.
table-ablation = Without a component
    .says = What a seat’s share of the wins changes by, in points of a hundred, when the component is forbidden to it alone, on the same deals.
table-difficulty = Difficulty
    .says = How many games a team of each level wins.
table-talking = Talking
    .says = How many more games a team wins, in points of a hundred: with open hands, and when the strongest advises all instead of sitting among the weakest.

## Columns

column-seats = players
column-seat = seat
column-measure = measure
column-of = of
column-decision = decision
column-played = played, %
column-below = below
column-component = component
column-by = by
column-source = source
column-level = level
column-against = against
column-help = help
column-value = value
column-count = counted

## What the rows are called

word-all = all
word-mean = mean
word-p10 = p10
word-p90 = p90
word-moves = moves
word-choices = choices
word-rounds = rounds
word-options = options
word-forced = forced
word-wait = wait
word-longest = longest wait
word-changes = lead changes
word-known = known after
word-half = half a fair chance
word-quarter = a quarter
word-drawn = drawn
word-used = used
word-share = matter
word-gain = gain
word-own-chance = one’s own chance
word-others-chance = the others’ chance
word-others-score = the others’ score
word-beaten = choices of the beaten
word-deal = deal
word-dice = dice
word-level = level
word-seat = seat
word-rest = rest
word-open-hands = open hands
word-advice = advice
