title = Lab
stranger = The lab is for whoever runs this server. Open it by the link that the server has printed; it is there when the server was started with:
again = Try again

## A new experiment

new-title = A new experiment
new-about = Variants of a game are played by bots on the same deals; what differs is due to your change, and not to luck.
runs-title = Runs
runs-none = None yet. What you run is kept here.
step-game = Which game?
step-change = What is changed?
step-change-hint = A is what the others are compared with. Change a card of B, and see what becomes of the game.
step-players = Who plays?
step-players-hint = Bots change seats from deal to deal. Every table plays every variant.
step-measure = What is measured, and for how long?
title-label = What is it called?
title-usual = { $game }: an experiment
total =
    { $variants ->
        [one] 1 variant
       *[other] { $variants } variants
    } × { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } × { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
run = Run
starting = Starting …
mistakes-first =
    { $count ->
        [one] A mistake in the pack has to be mended first.
       *[other] { $count } mistakes in the packs have to be mended first.
    }
doubt-name = Every variant needs a name.
doubt-twice = Two variants have the same name.
doubt-measure = Choose something to measure.
doubt-alike = A and B are still the same: nothing will differ.

variant-printed = As printed
variant-mine = My change
variant-number = Variant { $number }
variant-name = Name of the variant
variant-first = the others are compared with this one
variant-add = Another variant
variant-remove = Remove the variant { $name }
edit-pack =
    { $count ->
        [0] Cards and pieces
        [one] Cards and pieces: 1 change
       *[other] Cards and pieces: { $count } changes
    }
edit-options =
    { $count ->
        [0] Options
        [one] Options: 1 change
       *[other] Options: { $count } changes
    }
play = Play it now
play-variant = Play: { $name }
remove = Remove

seats = Seats
seat = Seat { $number }
table-add = Another table
table-remove = Remove table { $number }
slow-bots = Strong bots think: a game may take seconds. Begin with few deals.

deals-label = Deals
stop-label = Stop earlier, when it is certain enough
stop-hint = Intervals are made for looking at any time; they are a little wider for it.
stop-measure = every difference of
stop-within = known to ±
seed-label = Seed of all luck
measures-game = What this game counts

## The pack

pack-parts = Parts of the pack
mistakes =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
changes =
    { $count ->
        [one] 1 change
       *[other] { $count } changes
    }
show = Show
more-mistakes =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
no-changes = Nothing is changed yet: this is the pack as it is printed.
pack-save = Save as a file
pack-open = Open a file
none = none
back = Back
change-back = Back: { $what } as printed
all-back = All as printed
count-of =
    { $count ->
        [0] none
       *[other] × { $count }
    }
entry-name = { $name }, { $number }
entry-number = No. { $number }
entry-remove = Remove { $name }
edit = Change
entry-edit = Change { $name }
entry-add = Add one: { $name }
in-the-box = in the box
how-many = How many
how-many-of = How many of { $name }

part-food = Trait cards, by their food
part-halves = Halves of the island
part-columns = Columns, from west to east
part-regions = Regions
part-boards = Which halves make the island
part-evo-3 = 3 players
part-evo-4 = 4 players
part-evo-5 = 5 players
part-evo-4-large-small = 4 players, a large and a small half
part-evo-4-two-medium = 4 players, two medium halves
part-q = Column
part-r = Row of the northernmost
part-climate = Climate
part-loop = Loop of the climate
part-start = Start
part-die = Die: how far each face moves it
part-meteor = Meteor
part-cells = Cells, with the faces that end the game there
part-genes = Genes
part-events = Event cards
part-source = Where it is from
part-cards = Cards of a deck
part-generous = Cards of a generous deck
part-disasters = Disasters
part-discoveries = Discoveries, by Age
part-evolution = Evolutions
part-nuisance = Nuisances
part-crisis = Crises
part-plan = Plans
part-role = Roles
part-level = Levels
part-experts = Experts
part-gains = Gains
part-pictogram = Pictogram
part-front = Front
part-back = Back
part-arrival = On arrival
part-unmanaged = Unmanaged
part-effects = Effects
part-op = What it does
part-n = How much
part-kind = Which expert
part-indicator = Which indicator
part-indicators = Indicators at the start
part-crisis_pawn = Crisis pawn
part-nuisances = Nuisances on the map
part-discovery = Discovery
part-evolutopia-1 = Level 1
part-evolutopia-2 = Level 2
part-evolutopia-3 = Level 3
part-evolutopia-4 = Level 4

## A run

all-runs = All runs
state-running = being played
state-stopped = stopped
state-finished = finished
state-failed = cannot go on
deals-of = { $deals } of { $games } deals
time-left = About { $time } left.
seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
stop = Stop
resume = Go on
change-again = Change and run again
delete = Delete
delete-sure = Delete it for good
keep = Keep it
first-deals = The first deals are being played …
compare-with = Compare with
compare-none = no other run
compared = Two runs, deal by deal
compared-about =
    { $deals ->
        [one] A is this run, B the other; they share 1 deal.
       *[other] A is this run, B the other; they share { $deals } deals.
    }
comparing = Comparing …

found-more = { $variant }: { $by } more than { $first } (± { $half }).
found-less = { $variant }: { $by } less than { $first } (± { $half }).
found-open = { $variant }: no certain difference from { $first } so far; if there is one, it is small or takes more deals (± { $half }).
found-early = { $variant }: too few deals to tell.
plus-minus = { $value } ± { $half }
curve-headline = { $measure }: the difference after so many deals, with its interval
dots-headline = { $measure }: difference from the first variant
means-headline = { $measure }: mean of all deals
axis-difference = difference from the first variant
axis-mean = mean
axis-deals = deals
axis-none = no difference
numbers = All numbers
col-measure = Measure
col-table = Table
col-variant = Variant
col-mean = Mean
col-difference = Difference
col-p = p
interval =
    { $comparisons ->
        [one] The interval holds with 95 %.
       *[other] All { $comparisons } intervals hold together with 95 %.
    }
fixed = They are right once all deals are played, and only a hint before.
sequential = They are right at any time one looks.

## What is measured

measure-score = Score
    .about = the mean score of all seats
measure-winner = Winner's score
    .about = the highest score
measure-lead = Lead
    .about = the highest score less the second highest
measure-moves = Decisions
    .about = the choices of all seats together
measure-won = Games won
    .about = the share of games that anybody wins; in co-operative games the team
measure-shared = Shared wins
    .about = the share of games in which several seats win
measure-bot_1 = First bot's share
    .about = the share of the win of the bot named first, wherever it sits
measure-seat_1 = First seat's share
    .about = the share of the win of seat 1, whichever bot sits there
measure-rounds = Rounds
measure-species = Species at the end
measure-population = Population at the end
measure-plants_left = Plants left
measure-dinos = Dinos at the end
measure-extinct = Species that died out
measure-points_spent = Points spent
measure-cards_played = Event cards played
measure-winning_score = Winning score
measure-second_score = Second score
measure-last_score = Last score
measure-age = Age reached
measure-needs_points = Points by needs
measure-set_points = Points by sets
measure-best_set = Best set
measure-turns = Turns
measure-cycles = Cycles
measure-indicators_at_target = Indicators on target
measure-lowest_indicator = Lowest indicator
measure-nuisances_left = Nuisances left
measure-beacons_left = Beacons left
measure-evolutions_built = Evolutions built
measure-of-trait = { $what }: on the table at the end
measure-of-gene = { $what }: genes bought

## What cannot be done

error-pack-other-game = This pack is for another game: { $other }.
error-no-run = There is no such run; it may have been deleted.
error-many-runs = There are { $most } runs already. Delete some first.
error-jobs-busy = { $most } runs are being played at the same time. Stop one first.
error-same-name = Two variants or two tables have the same name.
error-other-origin = The program, a bot or a pack has changed since this run began: its games would not go together. Run it again as a new one.
error-option-no-run = Only finished runs can be compared.
error-option-unpaired-seed = These two cannot be compared: they have different seeds, so their deals differ.
error-option-unpaired-tables = These two cannot be compared: not the same bots play.
error-option-unpaired-measures = These two cannot be compared: they do not measure the same.
