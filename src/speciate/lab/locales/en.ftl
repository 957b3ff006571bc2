### What experiments show, in English: tables in the terminal and on the page of a report.

bot = Bot
rating = Rating
wins = Wins
win-rate = Games won
score = Score
played = Played
seat = Seat
time = ms a choice
slowest = slowest, ms
branching = options a choice
choices = choices a game
failures = failures

strength = Strength
versus = Who finishes ahead of whom
seats = Seats
costs = Thinking
caption-rated = Intervals: 95 %. A bot no better than the others would win { $share }. 400 points of rating are odds of ten to one.
caption-share = Intervals: 95 %. A bot no better than the others would win { $share }.
caption-teams = Intervals: 95 %. All win or lose together; each bot held every seat of its games, all with the same deals.
caption-versus = How often the bot of the row finished ahead of the bot of the column, ties half. The columns have the numbers of the rows.
caption-seats = Every bot sat everywhere equally often: each seat would win { $share } if none had an advantage.
caption-costs = Options: legal moves at a decision, on average. Times depend on the machine; everything else is repeated by the same seed.
failed = { $bot } failed { $failures ->
        [one] once
       *[other] { $failures } times
    }, and greedy moved for it; the first time in game { $game }, seat { $seat }, { $note }
summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }; { $moves } moves a game on average, { $low } to { $high }.

## The page

page-title = Tournament: { $game }
page-about = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }, rules { $rules }, { $engine } engine.
engine-compiled = compiled
engine-pure = uncompiled
page-options = Options: { $options }.
ladder = Strength ladder
ladder-teams = Games won
ladder-note = A dot for each bot, its 95 % interval as a line.
ladder-fair = The dashed line is what a bot no better than the others would win.
scores = Scores
scores-note = How often each score was reached; the mark is the median.
lengths = Length of the games
lengths-note = Moves of a whole game, chance not counted; the mark is the median.
seats-plot = Advantage of the seats
seats-note = Share of wins by seat, with 95 % intervals; the dashed line is a fair share.
median = median { $value }
all-games = All games
axis-rating = rating
axis-wins = wins, %
axis-score = score
axis-moves = moves
page-failures = Failures
page-made = Made by Speciate { $version }. Nothing on this page is loaded from elsewhere.
