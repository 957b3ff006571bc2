### The page in English. Keys are the same in every language; a test compares them.

title = Speciate
tagline = Board games about evolution, with friends and bots.
home = Home
loading = One moment…
close-dialog = Close
cancel = Cancel
copy = Copy
copied = Copied
back = Back
nowhere = There is nothing at this address.
nowhere-home = To the games
skip = Skip to the content

## Settings

settings = Settings
settings-language = Language
settings-theme = Theme
theme-system = Same as the system
theme-light = Field guide (light)
theme-dark = Night greenhouse (dark)
settings-motion = Motion
motion-system = Same as the system
motion-full = Animated
motion-less = Still
settings-sound = A sound when it is my turn
settings-notices = A browser notification when it is my turn
settings-ask-again = Ask again before I end a turn too early
settings-notices-denied = Your browser does not allow notifications from this page.

## Home

games = Games
games-none = This server has no games.
players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
player-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
minutes = about { $minutes } min
play-together = all together
play = Play
play-game = Play { $game }
learn = Learn
learn-game = Learn { $game }
rules = Rules
rules-of = Rules of { $game }
my-games = My games
my-games-none = Games in which you have a seat are listed here.
open-tables = Open tables
open-tables-none = No open table just now. Open one: tick “Anyone may join” when you invite.
your-turn = Your turn
their-turn = { $names } to move
waiting-for-players = { $free ->
    [0] All seated
    [one] 1 seat free
   *[other] { $free } seats free
}
over = Over
closed = Closed
hosting = You are the host
join = Join
watch = Watch
go-on = Go on
look-at = Look at it
forget = Forget this table
server-unreachable = The server cannot be reached. Lessons and rules go on meanwhile; tables need it.
part-lost = This part of the page has not come yet. It will as soon as the server answers.

## A new game

start-title = A game of { $game }
start-with = Who plays?
start-bots = With bots
start-bots-hint = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, right away.
start-bots-hint-together = { $bots ->
    [0] You alone, right away.
    [one] You and one bot on the same side, right away.
   *[other] You and { $bots } bots on the same side, right away.
}
start-friends = With friends
start-friends-hint = You get a link to send. Empty seats can be filled with bots.
start-hotseat = On this screen
start-hotseat-hint = Several people pass one screen round, hands hidden; or you play several seats.
start-hotseat-hint-together = Several people around one screen, everything open; or you play several seats.
start-seats = Players
start-here = At this screen
start-alone = I play all of these myself
start-alone-hint = Nothing is hidden between your own seats.
start-level = Strength of the bots
start-style = Their style
style-any = Balanced
    .hint = plays for points alone
start-names = Names
start-name = Your name
start-name-of = Name of player { $number }
start-table-name = Name of the table
start-public = Anyone may join: list it under open tables
start-options = Options
start-advanced = Numbers of the rulebook
start-clock = Clock
clock-none = No clock
clock-move = Time for each move
clock-bank = Time for the whole game
clock-seconds = Minutes
clock-increment = Seconds added after each move
start-allowed = Hints and spectators
allow-hints = Players may ask for hints
allow-hints-hint = The player to move can ask a bot what it would do.
allow-spectators = Others may watch
allow-spectators-hint = Whoever has the link sees what everybody sees, and no hands.
allow-spectator-chat = Spectators may chat
allow-spectator-chat-hint = Everybody at the table can read what they say.
play-now = Play now
make-link = Open the table

## Bots

bot-random = Random
    .hint = makes any legal move
bot-greedy = Greedy
    .hint = takes what looks best right now
bot-beginner = Beginner
    .hint = overlooks a lot
bot-casual = Casual
    .hint = overlooks a little
bot-strong = Strong
    .hint = thinks ahead
bot-expert = Expert
    .hint = thinks hard
bot-master = Master
    .hint = thinks hardest
bot = Bot
bot-nearest = About your strength: { $level }

## Waiting room

waiting-room = Waiting for players
invite = Invite
invite-link = Link to this table
invite-hint = Whoever opens this link can take a seat; nothing to install, no account.
invite-local = This server can be reached from this machine only. For friends elsewhere, start it with: speciate serve --host 0.0.0.0
seat-free = Seat { $number }: free
sit-at = Sit here: seat { $number }
add-bot-at = + Bot: seat { $number }
remove-name = Free this seat: { $name }
seat-you = you
sit-here = Sit here
sit-too = Somebody else at this screen sits here
sit-name = Name for another seat at this screen
table-full = Every seat is taken. Stay here, and you will see the game when it begins.
invite-hint-full = Every seat is taken. Whoever opens this link can watch.
stand = Stand up
ready = Ready
not-ready = Not ready
i-am-ready = I am ready
we-are-ready = We are ready
i-am-not-ready = Wait, not yet
begins-seats = { $free ->
    [one] 1 seat is still free.
   *[other] { $free } seats are still free.
} The game begins when every seat is taken and everybody is ready.
begins-ready = Everybody is here. The game begins as soon as these are ready: { $names }.
add-bot = + Bot
add-bots = Fill with bots
remove-player = Free this seat
colours = Colours
colour-choose = Your colour is { $colour }. Choose another
colour-taken = { $colour }, taken
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-orange = orange
colour-teal = teal
colour-pink = pink
table-options = Agreed for this table
agreed-pack = Components
agreed-house = House rules
house-rules = house rules
house-about = Played with cards or tiles that are not those of the printed game
agreed-pair = { $label }: { $value }
as-usual = The usual rules.
agreed-no-hints = No hints
agreed-no-spectators = No spectators
agreed-no-spectator-chat = Spectators cannot chat
option-yes = yes
option-no = no
name-first = Choose a name first.

## At the table

what-now = What now?
waiting-for = { $names } to move.
waiting-for-many = Waiting for { $names }.
choose-sealed = The others are choosing too; nobody sees your choice yet.
you-look-on = You are watching.
seat-as = As { $name }:
seat-look = See the table as { $name } does
move-sent = Sent; the server has not confirmed it yet…
game-over = The game is over.
game-paused = The game is paused.
table-closed = This table is closed.
sure-title = Are you sure?
sure-never = Do not ask this again
sure-yes = Yes, go on
sure-no = No, not yet
undo = Undo
undo-of = Take back: { $what }
undo-hint = If something was revealed since, the others are asked
undo-hint-bots = What the bots did since goes back with it, and they choose anew
hint = Hint
hint-hint = Ask a bot what it would do
hint-says = A bot would do this: { $move }
hint-goes-on = From what you have begun, a bot would do this: { $move }
hint-instead = It would rather have begun like this: { $move }
hint-unsure = (within the margin of error)
hint-then = { $first }, then { $next }
hint-all = What else?
hint-worth = { $percent } %
hint-scale = The percentage: how well each move did when the bot tried it out, from 0 (lost) to 100 (won)
hint-thanks = Thanks
players-title = Players
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
left-out = Earlier messages are left out.
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-new = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
table-menu = Table
here = here
away = away
thinking = to move
spectator = Spectator
host = Host
the-host = The host
you = you
clock-left = { $time } left
time-up = out of time
line-cut = No connection. What you see may be old; trying again…
line-connecting = Connecting…
line-refused = The server does not let you in: { $reason }
offline-machine = This device is offline. What you see may be old.
try-now = Try now
storage-kept = The server cannot store moves just now. Yours is kept and will be sent again by itself.
storage-away = The server cannot store moves just now. You can go on looking; the game continues as soon as it can.
storage-cut = The server cannot reach its games just now. What you see may be old; trying again…
storage-asked = The server cannot store anything just now. What you asked for is kept and tried again by itself.
storage-home = The server cannot reach its games just now. This page tries again by itself.

## Questions and votes

asks-undo = { $name } asks to take back their last move, though something was revealed since.
asks-hand-over = { $name } asks to let a bot play for { $gone }, who is gone.
asks-reissue = { $name } asks for a new link for the seat of { $gone }. Whoever opens it plays there, and the old link no longer works.
asks-pause = { $name } asks to pause the game.
asks-missing = Still to answer: { $names }.
asks-you = You asked; the others have to agree.
vote-yes = Agree
vote-no = No
hand-over = Let a bot play for { $name }
bot-for-you = A bot plays for you.
gone = { $name } is away, and it is their turn.
take-back-seat = Play myself again

## Host

host-controls = Host
pause = Pause the game
resume = Go on
leave = Leave
leave-title = Leave the game
leave-now = Go to the first page
leave-now-means = The game stays as it is; it waits for you among your games.
leave-bot = Let a bot play for me
leave-bot-means = A bot plays your seat from now on, and you can take the seat back at any time.
leave-close = Close the game
leave-close-means = The game ends here for good, without a winner.
close-table = Close the table
close-table-sure = Close this table for good? Nobody can play on.
new-link-for = New link for { $name }
new-link-hint = This link is { $name }’s seat. The old one no longer works. Send it to nobody else.
new-link-asked = The others were asked; the link appears here when they agree.

## What the table or the server does not do

error-closed = This table is closed.
error-begun = The game has begun already.
error-not-begun = The game has not begun yet.
error-full = Every seat is taken.
error-seat-taken = Somebody has taken this seat already.
error-seat-free = Nobody sits there.
error-seat-yours = This seat is yours already.
error-seat-bot = A bot sits there, and needs no link.
error-name-odd = A name needs visible letters, with no hidden characters and no spaces at either end.
error-name-reserved = At a table, “{ $name }” already means somebody else. Choose another name.
error-name-taken = Somebody here is called { $name } already. Choose another name.
error-colour-taken = Somebody here has this colour already.
error-players-only = Only a player at this table can do that.
error-host-only = Only the host of this table can do that.
error-paused = The game is paused.
error-not-your-turn = It is not your turn.
error-in-time = The move was made in time.
error-undo-nothing = There is nothing to take back.
error-undo-enough = You have taken back { $count } moves in this game. That is as many as a game allows.
error-undo-long = You have taken back so much that the record of this game is full. You can play it to the end, but take back nothing more.
error-rematch-early = The game is not over yet.
error-rematch-there = Somebody has opened a rematch already.
error-advise-nobody = There is nobody to advise now.
error-advise-not = This cannot be done now.
error-undo-bots = This cannot be taken back: something was revealed since, and bots cannot agree to that.
error-hand-over-not = This seat cannot be handed to a bot.
error-hand-over-early = They are here, or have been gone for less than { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Wait a little longer.
error-question-open = Another question is open. Answer that one first.
error-question-not-yours = This was not asked of you.
error-pause-same = Nothing would change: the game is already paused, or already running.
error-question-none = That question has already been settled.
error-busy = The table is busy. Try again.
error-too-much = That was too much at once. Wait a little and try again.
error-no-table = There is no such table.
error-record-form = This is not a record of a game.
error-record-rules = This game was played by rules { $rules } of { $game }; this server has rules { $here }.
error-record-pack = This game was played with the pack “{ $name }”, which is not here.
error-record-empty = This file is empty.
error-record-cut = The last line of this file is cut off.
error-record-line = Line { $line } is damaged.
error-record-changed = Line { $line } was changed, or something before it is missing.
error-record-after = Line { $line } comes after the end of the game.
error-record-result = Line { $line } ends the game with a result that does not follow from its moves.
error-record-back = Line { $line } goes back to position { $to }, from which the game cannot go on.
error-record-refused = Line { $line }: “{ $move }” is refused by rule { $rule }.
error-record-position = There is no position { $number }; positions go from 0 to { $last }.
error-record-unfinished = Only a finished game can be looked at here.
error-record-long = This game is too long: at most { $count } entries can be read here.
error-record-undos = In this game somebody takes back more than { $count } moves. Such a game cannot be read here.
error-token-foreign = This seat is not yours any more.
error-token-void = This seat is not yours any more.
error-link-invalid = This link is not valid for this table, and nothing has changed here. If you need one, ask the host for a new link.
error-not-stored = The server cannot store anything just now. Try again in a moment.
error-table-damaged = This table is damaged and cannot be played. Whoever runs the server can repair it.
error-no-hint = The bot that gives hints did not answer. Ask again, or choose without it.
error-hints-off = There are no hints at this table.
error-spectators-off = Only the players may see this table.
error-chat-off = Spectators cannot chat at this table.
error-chat-full = This table has no room for more messages.
error-table-full = So much has happened at this table that it can keep no more. Moves still count.
error-reissue-asked = A new link for this seat has been asked for already. Wait for the answer, or ask again later.
error-reissue-present = The player of this seat is here: no new link is needed.
error-reissue-refused = The others did not agree to a new link.
error-pause-asked = A pause has been asked for already. Wait for the answer, or ask again later.
error-entries-enough = This table has no room for anything more.

## Curtain

curtain-pass = Pass the screen to { $name }
curtain-hint = Nobody else should look now.
curtain-lift = I am { $name }

## Why not, rules, tips

why-not = Why not?
why-can = That is possible.
why-unknown = The server does not say why.
rule = Rule
rule-read = Read the rule
rule-unknown = This game has no rule of that name.
rule-move_form = A move says what is done and to what, and it is made by someone who sits at the table. Anything else is no move of the game, so no rule of the game speaks of it.
    .title = What a move is

## Looking back

look-back = Look back
look-earlier = One event earlier
look-later = One event later
look-now = Back to now
looking-back = You are looking back: event { $at } of { $count }.

## The end

scores = Final scores
winner = { $names } wins.
winners = { $names } win together.
no-winner = Nobody wins.
you-won = You win.
you-lost = You lose.
result = The end
you-won-together = You win together.
you-lost-together = You lose together.
they-won-together = They win together.
they-lost-together = They lose together.
rank = Place
score = Score
score-total = Total
replay = Replay
rematch = Rematch
rematch-join = Join the rematch
counting = Counting: { $part }
counting-skip = Skip
picture-png = Picture (PNG)
picture-svg = Drawing (SVG)
picture-not = This browser cannot make a picture of the board; the drawing (SVG) can be saved.
ended-on = { $won } { $day }
play-again = Play again

## What happened at the table

news-sat = { $name } sits down.
news-stood = Seat { $seat } is free again.
news-began = The game begins.
news-asked-undo = { $name } asks to take back a move.
news-asked-hand-over = { $name } asks to let a bot play for somebody.
news-asked-reissue = { $name } asks for a new link for the seat of { $gone }.
news-asked-pause = { $name } asks for a pause.
news-reissued = A new link was made for seat { $seat } ({ $name }); the old one no longer works.
news-dropped = The question has lapsed.
news-dropped-undo = The question has lapsed, because somebody has moved.
news-rested = The clocks stood still for { $time } while the server could not store moves.
news-yes = { $name } agrees.
news-no = { $name } does not agree.
news-handed = A bot plays for { $name } from now on.
news-back = { $name } plays again.
news-suggested = { $name } suggests: { $move }
news-rematch = { $name } has opened a rematch.
news-paused = The game is paused.
news-resumed = The game goes on.
news-closed = The table is closed.
news-undone = { $name } takes back a move.

## Replay

replay-title = Replay
replay-not-over = This game is not over yet. Its replay opens when it is.
replay-to-table = To the table
replay-controls = Steps through the game
replay-side = Log and scores
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-look-behind = Look at the board
replay-position = Position in the game
replay-move = { $at } of { $count }
replay-round = Round
replay-round-number = Round { $round }
replay-round-end = To the end of round { $round }
replay-to-round = Go to a round
replay-speed = Speed
replay-times = { $speed }×
replay-link = Link
replay-copy = Copy a link to this position
replay-copy-failed = Your browser does not allow copying. The address of this page is the link.
replay-seen-by = Seen by
replay-save = Save the record
replay-keys = Keys: ← → Space Home End
score-by-round = Scores
score-of = { $name }: { $score }.
everybody = Everybody
score-none = This game counts its scores only at the end.
record-open = Open a record
record-open-hint = A finished game that was saved as a file, to look at again.
record-too-large = This file is too large for a record.
version = Speciate { $version }.
engine-compiled = The engine is compiled.
engine-pure = The engine runs uncompiled: all games are the same, only the bots take longer to think.
docs = Documentation
    .hint = How to play, host, build bots and design games; every rule.
    .address = /docs

## Rules

rules-search = Search the rules
rules-contents = Topics
rules-overview = At a glance
rules-goal = The goal
rules-course = How it goes
rules-pieces = What there is
rules-found = { $count ->
    [0] No rule says that. Try fewer or other words.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-link = Link to this rule: { $title }
rules-read-on = Read on in the rules

## Learning

learn-title = Learn { $game }
learn-step = Lesson { $step } of { $count }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-fold = Less text
learn-unfold = All of the text
learn-leave = Leave the tutorial
learn-again = Again
learn-task = Your turn
learn-right = Well done.
learn-why = That cannot be done:
learn-other = Not what this lesson asks for.
learn-rule = The rule
learn-play = Play with bots
learn-none = { $game } has no tutorial yet.
learn-offer = New here? Learn { $game } in five minutes, by playing.
learn-offer-yes = Show me
learn-offer-no = No, thanks

# -- a button of a board

not-now = not possible now; press to ask why

# -- the plain board, of games that have none of their own

plain-table = The table
plain-moves = Your moves
plain-turn = to move
plain-your-turn = your turn
plain-none = none
plain-nobody = nobody
plain-unknown = unknown
plain-hidden = { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
plain-square = row { $row }, column { $column }: { $who }

# What happened, shown one thing after another.
settings-speed = Pace
speed-calm = Calm: one thing after another
speed-brisk = Brisk
speed-instant = At once
show-skip = Skip ahead
show-skip-hint = Goes on to now (or press the space bar, or tap the board)
missed = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
}
missed-show = Show me
missed-skip = Not now
what-changed = What changed?
what-changed-hint = Shows what happened since your last turn
log-fold = Fold: { $round }
log-unfold = Unfold: { $round }
