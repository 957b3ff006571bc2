### What the reports of experiments say, in English.

## Measures, as they stand in a sentence

measure-score = the mean score of all seats
measure-winner = the highest score
measure-lead = the winner’s lead
measure-moves = the number of choices in a game
measure-won = the share of games won
measure-shared = the share of games with several winners
measure-bot_1 = the share of wins of the bot named first
measure-seat_1 = the share of wins of the first seat
measure-rounds = the number of rounds
measure-turns = the number of turns
measure-species = the number of species at the end
measure-population = the population at the end
measure-points_spent = the number of points paid for genes
measure-dinos = the number of dinosaurs at the end
measure-age = the mean Age reached
measure-counted = the number “{ $name }”
subject-seat_1 = the first seat
subject-bot_1 = the bot named first

## Numbers

points = { $amount } points
percent = { $amount } %
share-of-fair = { $share } % (fair: { $fair } %)
and-more = { $names } and { $count ->
        [one] one more
       *[other] { $count } more
    }

## Headlines

difference-more = With “{ $name }” { $measure } rises by { $amount }, compared with “{ $first }”.
difference-less = With “{ $name }” { $measure } falls by { $amount }, compared with “{ $first }”.
difference-none = Between “{ $name }” and “{ $first }” no difference of { $measure } can be told from chance; it is at most { $bound }.
differences-some = { $told ->
        [one] { $told } of { $count } changes moves
       *[other] { $told } of { $count } changes move
    } { $measure } by more than chance, most of all “{ $name }”: { $value }.
differences-none = None of { $count } changes moves { $measure } by more than chance; by { $bound } at most.
differences-no = { $measure } is the same in every game, whatever was changed.
mean-one = { $measure } is { $value } on average.
mean-many = { $measure } goes from { $low } ({ $lowest }) to { $high } ({ $highest }).
fair-none = { $subject } wins its fair share, as far as these games can tell.
fair-more = { $subject } wins more than its fair share with: { $above }.
fair-less = { $subject } wins less than its fair share with: { $below }.
fair-both = { $subject } wins more than its fair share with: { $above }; less with: { $below }.
fair-more-one = { $subject } wins more than its fair share: { $text }.
fair-less-one = { $subject } wins less than its fair share: { $text }.
spread-one = In half of the games { $measure } lies between { $low } and { $high }.
spread-first = With “{ $name }” { $measure } lies between { $low } and { $high } in half of the games.
balance-none = { $measure }: none of { $count } values can be told from a fair share.
balance-above = { $measure }: most for { $best }, { $most } points ({ $told } of { $count } beyond chance).
balance-below = { $measure }: least for { $worst }, { $least } points ({ $told } of { $count } beyond chance).
balance-both = { $measure }: most for { $best }, { $most } points, least for { $worst }, { $least } ({ $told } of { $count } beyond chance).
curve-of = { $measure }, { $name }: from { $first } at first to { $last } in the end.
curve = { $measure }: from { $first } at first to { $last } in the end.
metric-one = { $measure }: { $value } ({ $name }).
metric-many = { $measure }: from { $low } ({ $lowest }) to { $high } ({ $highest }).

## How to read a figure

note-difference = A dot is how much a variant differs from “{ $first }” on the same deals, the line how far that can be off. { $comparisons ->
        [one] It holds with 95 %.
       *[other] With 95 % all { $comparisons } lines of this page hold together.
    } A line that touches the dashed one may be chance.
note-mean = A dot is the mean of all games, the line its 95 % interval: repeated with other deals, the mean would lie within such a line 19 times of 20.
note-fair = A dot is how much more often than a fair share (one divided by the number of players) the win was theirs, the line its 95 % interval. Of several lines one may miss the dashed one by luck; the sentence counts only those that stand out among all.
note-interval = A line is a 95 % interval. Of many lines some miss zero by luck; the sentence counts only those that stand out among all.
note-spread = How many games there were of each value.
games-between = { $between }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    } ({ $share })

## Axes and columns

axis-difference = difference from “{ $first }”
axis-points-difference = difference from “{ $first }”, points of per cent
axis-percent = { $measure }, %
axis-above-fair = above or below a fair share, points of per cent
axis-points = points of per cent
axis-share = %
axis-counted = how many
mark-balanced = neither more nor less
mark-no-difference = no difference
mark-fair = a fair share
column-table = table
column-variant = variant
column-mean = mean
column-difference = difference
column-half = ±
column-p = p
column-low = from
column-high = to
column-share = share, %
column-fair = fair share, %
column-above-fair = above fair, points
column-from = from
column-to = to
column-games = games
column-percent = %
column-value = value
column-count = out of

## Metrics: their labels

label-seats = { $value ->
        [one] { $value } player
       *[other] { $value } players
    }
label-seat = seat { $value }

## Sweeps

sweep-topic = How far from the goals
sweep-trial = trial { $number }
sweep-as-it-is = the game as it is
sweep-chosen = deals it was chosen by
sweep-fresh = fresh deals
sweep-best = Nearest to the goals is { $name }: { $loss } from them.
sweep-better = Nearest to the goals is { $name }: { $loss } from them, and the game as it is { $now }.
sweep-no-better = No trial comes nearer to the goals than the game as it is.
sweep-goal = { $met ->
        [one] { $met } of { $count } meets the goal
       *[other] { $met } of { $count } meet the goal
    } that { $measure } be { $range }.
range-at-least = at least { $end }
range-at-most = at most { $end }
range-between = between { $low } and { $high }
note-sweep = A bar is how far a trial is from all goals together; where it has none all are met. The best of many look better than they are: fresh deals, which they were not chosen by, say what they are worth.
note-sweep-goal = A dot is what a trial shows, the line its 95 % interval, the dashed line where the goal begins.
axis-loss = distance from the goals
mark-goals = all goals met
column-trial = trial
column-deals = deals
page-sweep-about = { $trials ->
        [one] One trial
       *[other] { $trials } trials
    } of { $game }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } each; search: { $method }.

## The page

page-about = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game }: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }{ $tables ->
        [one] { "" }
       *[other] { " " }at each of { $tables } tables
    }{ $variants ->
        [one] { "" }
       *[other] , each played in { $variants } variants with the same cards
    }.
page-metrics = What was measured of { $game }
page-metrics-about = { $games ->
        [one] One deal
       *[other] { $games } deals
    } of { $game } for each number of players ({ $seats }); players: { $bots }.
page-records-about = { $records ->
        [one] One record
       *[other] { $records } records
    } of games of { $game }.
page-bots = Who played: { $tables }.
page-seed = Seed { $seed }: the same command gives the same figures again.
page-contents = What came of it
page-no-script = The plots of this page stand still: the script that lets one look closer was not built here (make page).
page-made = Made by Speciate { $version }. Nothing on this page is loaded from elsewhere. Plots: Apache ECharts.
page-fixed = p: how likely so large a difference is where there is none, adjusted for the number of comparisons (Holm). The number of deals was fixed before.
page-sequential = p: how likely so large a difference is where there is none, adjusted for the number of comparisons (Holm). The run stopped when it was exact enough; its intervals hold whenever one stops.
save = Save:
save-as = Save as { $kind }: { $topic }
table = The table ({ $count ->
        [one] one row
       *[other] { $count } rows
    })
