# English. One message a sentence; `$names` are lists of people, `$card` and `$cards` are drawn cards.

## Cards and combinations

card-joker = { $joker ->
    [red-joker] red joker
   *[black-joker] black joker
}
combination-single = Single { $card }
combination-pair = { $rank ->
    [ace] Pair of aces
    [king] Pair of kings
    [queen] Pair of queens
    [jack] Pair of jacks
   *[other] Pair of { $label }s
}
combination-triple = { $rank ->
    [ace] Three aces
    [king] Three kings
    [queen] Three queens
    [jack] Three jacks
   *[other] Three { $label }s
}
combination-quad = { $rank ->
    [ace] Four aces – bomb
    [king] Four kings – bomb
    [queen] Four queens – bomb
    [jack] Four jacks – bomb
   *[other] Four { $label }s – bomb
}
combination-straight = Straight { $run }
combination-suited-straight = Suited straight { $run } { $suit }

## Numbers of things

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
gained = +{ $count }
of-whom = { $whom }: { $what }

## Rules in a line

preset-classic = classic
preset-visix = visix
preset-rrethi = rrethi
preset-mixed = house rules
option-locked = whoever passes is out
option-closed-exchange = closed exchange
option-suited-next = suited straights one by one
sides-four = free for all
sides-two = two against two
target = to { $target }
target-one-deal = one deal
turn-seconds = { $seconds } s a turn

## How well computer players play

level = { $level ->
    [beginner] beginner
    [casual] casual
    [club] club
    [expert] expert
    [master] master
    [champion] champion
   *[mixed] mixed
}
level-habits = { $level ->
    [beginner] spends 2s early, breaks pairs, passes too soon
    [casual] plays for fun: forgets what was played, wastes a card now and then
    [club] plays well: keeps pairs and straights together
    [expert] plays very well, with a slip now and then
    [master] always plays the best it knows
    [champion] thinks ahead and counts every card: the strongest
   *[mixed] a club player, a casual one and an expert
}

## Lobby

lobby-title = ### Murlan · a table is open
lobby-host = ★ host
lobby-free-seat = free
lobby-computers = computer players: 🖥️ { $level }
lobby-understudy = for anyone away: 🖥️ { $level }
side-north-south = North–South
side-east-west = East–West
lobby-state = { $free ->
    [0] Everybody is here. Anybody who sits here can start.
    [one] One seat is free. It starts once four are seated, or with computers in the free seats.
   *[other] { $free } seats are free. It starts once four are seated, or with computers in the free seats.
}
lobby-cut = the pack is cut by hand
lobby-expires = closes { $clock } if nothing happens

## A deal

deal-title = ### Murlan · deal { $number }
dealer = { $name } deals
seat-out = { $place ->
    [1] out, 1st
    [2] out, 2nd
    [3] out, 3rd
   *[4] 4th
}
seat-last-card = **1 card ⚠️**
seat-passed = passed
seat-away = 💤 away
seat-left = 🚪 left
laid = { $name } laid: **{ $combination }**
before = before: { $plays }
last-trick = last trick: { $plays }
this-trick = this trick: { $plays }
nothing-lies = Nothing lies on the table.
draw = drawn for seats: { $draws }
opening = { $name } holds { $card }, leads, and must play it.
exchange-gives = { $giver } gives { $receiver } **{ $card }**
exchange-hidden = { $giver } and { $receiver } exchange a card each.
exchange-jokers = { $name } shows both jokers: no cards are exchanged.
turn-plays = **{ $name }** to play
turn-leads = **{ $name }** to lead
turn-gives = **{ $name }** to give a card back
turn-computer = **{ $name }** is thinking…
turn-understudy = **{ $name }** is away: the computer sits in.

## What holds a match up, and what is voted on

paused-agreed = ⏸️ **The match is paused.** Press Resume within seven days to go on.
paused-shut-out = ⏸️ **The match is paused:** I am not allowed to write here any more. I need the permissions View Channel and Send Messages (in a thread: Send Messages in Threads). Then press Resume, or move the table to another channel with /murlan move.
hold-storage-down = ⚠️ Nothing can be saved just now; the clock is stopped. It goes on by itself.
vote-end = { $count ->
    [one] { $names } wants to end the table
   *[other] { $names } want to end the table
}
vote-pause = { $count ->
    [one] { $names } wants a pause
   *[other] { $names } want a pause
}
vote-remove = { $count ->
    [one] { $names } wants { $name } removed from the table
   *[other] { $names } want { $name } removed from the table
}
vote-count = { $given } of { $needed } votes

## Between deals and at the end

deal-over-title = ### Murlan · deal { $number } is over
side-total = **{ $first }** + **{ $second }** · { $count ->
    [one] 1 point
   *[other] { $count } points
}
played-out = then: { $plays }
next-dealer = Next: { $name } deals.
next-exchange = The highest card of { $giver } will go to { $receiver }, and one comes back. Whoever is dealt both jokers gives nothing.
target-raised = Two or more reached it: the target is now **{ $target }**.
next-deal = The next deal begins { $clock }.
before-title = ### Murlan · before the first deal
cut-asked = ✂️ **{ $name }** cuts.
cut-choose = Where do you cut?
cut-place = After { $count } cards
promise = 🔒 deal { $number } is promised: { $digest }
match-name = match { $match }
ready-are = ready: { $names }
ready-offer = It begins at once when everybody is ready.
won = { $name } wins the match
side-won = { $side } { $first } and { $second } win the match
tie = A tie: { $names }
tie-of-sides = A tie between the two sides
deals-played = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
last-deal = the last deal: { $places }
rematch-wanted = Rematch wanted: { $names }
rematch-offer = The same four once more? A rematch begins when everybody wants it.
closes = the table closes { $clock }
closed-title = ### Murlan · table closed
closed-expired = Nobody pressed anything for a long time.
closed-ended = The table was ended.
closed-deserted = Everybody has left.
closed-unattended = Nobody was there for eight turns in a row.
closed-voted = Its players voted to end the table.
closed-place-gone = Its channel is gone.
closed-paused-out = The match was paused for seven days and nobody resumed it.
closed-unreadable = The table could not be restored. That is our fault; the record is kept.
closed-again = /murlan start opens a new one.
moved-on = The table goes on further down.
moved-to = The table goes on in another channel.
open-hands-title = ### All four hands · deal { $number }
open-hands-note = As they were when the first card was laid.
open-hands-left = left at the end: { $cards }

## What pictures show

picture-out = { $place }. { $name }: went out with { $cards }
picture-left = { $place }. { $name }: left with { $cards }
picture-gives = { $giver } gives { $receiver } { $card }

## Buttons

button-join = Join
button-leave = Leave
button-take-seat = Take a seat
button-add-computer = + 🖥️
button-remove-computer = − 🖥️
button-start = { $free ->
    [0] Start
   *[other] Start · { $free } more needed
}
button-swap = Swap partners
button-fill = Fill with computers and start
button-menu = ⋯
button-hand = My hand
button-pass = Pass
button-ready = Ready
button-rematch = Rematch
button-verify = Verify
button-open-hands = All four hands
button-play = Play
button-play-cards = Play { $cards }
button-play-straight = Play straight { $run }
button-clear = Clear
button-more = More plays · { $page }/{ $pages }
button-by-suit = By suit
button-by-rank = By rank
button-redraw = Refresh
button-give = Give
button-give-card = Give { $card }
button-rules = Rules here
button-bring-down = Bring it down
button-pause = Pause
button-resume = Resume
button-withdraw = Take back my vote
button-remove = Remove somebody…
button-vote-end = Vote to end
button-confirm-vote = Yes, that is my vote
button-confirm-remove = Yes, remove
button-decline = Decline
button-mute = No more invitations
button-end = End the table
button-confirm-leave = Yes, leave
button-back = I am back
button-confirm-end = Yes, end it
button-go = Go to the table
button-hint = Hint
button-undo = Undo
button-plan = Play on my turn
button-plan-cards = Play { $cards } on my turn
button-plan-straight = Play straight { $run } on my turn
button-plan-pass = Pass this trick
button-plan-else = { $state ->
    [on] Else pass: yes
   *[off] Else pass: no
}

## The hand

hand-title = ### Your hand · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-lead = **Your turn** · lead what you like
hand-lead-opening = **Your turn** · lead, with { $card } among the cards
hand-answer = **Your turn** · beat it or pass
hand-away = 💤 You are away, and the computer sits in. Any press here brings you back.
hand-missed = ⌛ Your last turn ran out, and the computer played it. If it happens once more, it plays for you until you press something.
hand-left = You have left this match. The computer plays on for you.
hand-removed = You were removed from this table. The computer plays on for you.
hand-turn-of = { $name } to play
hand-to-beat = To beat: **{ $combination }**
hand-plays = { $count ->
    [one] Play… · one way
   *[other] Play… · { $count } ways
}
hand-plays-page = Play… · { $first }–{ $last } of { $count }
hand-cards = Or choose cards…
hand-gifts = The card to give back…
hand-chosen = Chosen: **{ $combination }**
hand-chosen-ahead = Chosen for your turn: **{ $combination }**
hand-stuck = Nothing in your hand beats this. Pass.
hand-nothing-beats = Nothing in your hand beats this now. You can choose cards ahead.
hand-out = ### You are out
hand-deal-over = ### The deal is over
hand-before-deal = ### The first deal is about to begin
hand-match-over = ### The match is over
hand-table-closed = ### The table is closed
hand-place = { $place ->
    [1] You came 1st. 🥇
    [2] You came 2nd. 🥈
    [3] You came 3rd. 🥉
   *[4] You came 4th.
}
hand-points = { $count ->
    [one] You have 1 point in this match.
   *[other] You have { $count } points in this match.
}
hand-give-back = { $name } gave you **{ $card }**. Choose the card to give back.
hand-gave = You gave { $name } **{ $card }**, your highest. One comes back.
hand-exchange = { $giver } and { $receiver } exchange a card each.
hand-card-idle = cannot be played now
hand-confirm = { $what ->
    [bomb] That is a bomb. Press once more to play it.
   *[all] Those are your last cards. Press once more to play them.
}
hand-plan-play = ⏱️ On your turn: plays **{ $cards }**, if that is legal then.
hand-plan-play-or-pass = ⏱️ On your turn: plays **{ $cards }** if that is legal then, else passes.
hand-plan-pass = ⏱️ Passes for you until this trick ends.
hand-plan-kept = Only you see this. It is forgotten if I restart.
hand-plan-end = { $end ->
    [played] ✅ Played as you had planned.
    [passed] ✅ Passed as you had planned.
   *[void] ⚠️ What you had planned cannot be done now. It is your turn as usual.
}
hint-play = 💡 A strong player would play: **{ $combination }** { $cards }
hint-pass = 💡 A strong player would **pass**.
hint-give = 💡 A strong player would give back: **{ $card }**
hint-goes-out = { $count ->
    [1] It lays your last cards: you come 1st.
    [2] It lays your last cards: you come 2nd.
   *[other] It lays your last cards: you come 3rd.
}
hint-runs-out = Your whole hand goes in { $count } plays, and only the last of them could be beaten.
hint-stops = { $count ->
    [one] It takes the trick from { $name }, with 1 card left.
   *[other] It takes the trick from { $name }, with { $count } cards left.
}
hint-leaves-partner = { $count ->
    [one] The trick stays with your partner: { $name }, 1 card.
   *[other] The trick stays with your partner: { $name }, { $count } cards.
}
hint-feeds-partner = Your lowest single may let your partner out: { $name }, 1 card.
hint-denies = { $count ->
    [one] { $name }, with 1 card left, cannot beat it.
   *[other] { $name }, with { $count } cards left, cannot beat it.
}
hint-sure-trick = Nobody can beat it.
hint-last-plays = { $count ->
    [one] What is left then goes in one play.
   *[other] What is left then goes in { $count } plays.
}
hint-sheds-straight = It gets rid of { $count } cards at once.
hint-cheapest = It is the cheapest of yours that beats this.
hint-nothing-else = Nothing in your hand beats this.
hint-saves = To beat this would cost you { $cards }.
hint-keeps = It keeps { $cards } together.
hint-keeps-control = It keeps { $cards }, which few others can beat.
hint-lowest-lead = It gets rid of your lowest card.
hint-safe-to-lose = If it is beaten, nobody goes out with that.
hint-stands-alone = That card belongs to no combination of yours.

## Playing alone

command-solo = A match alone against three computers
option-solo-rules = Rules to play by; classic if left out
option-solo-target = Length of the match; 11 points if left out
option-solo-computers = How well the computers play; if left out as last time, else mixed
help-solo = **/murlan solo** a match alone against three computers, anywhere; nobody else sees it
solo-since = since your turn: { $turns }
solo-so-far = so far: { $turns }
solo-passes = { $name } passes
solo-takes = { $name } takes the trick
solo-note = Only you see this match, and it counts on no leaderboard. Think as long as you like: it closes after seven days without a play.
solo-still-open = This is your match, still open. End it to begin another.
button-next-deal = Next deal
button-again = Again
button-end-match = End
confirm-end-solo = End this match? It counts on no leaderboard, and cannot be opened again.
solo-closed = This match is closed. /murlan solo begins another.
refusal-too-many-solo = There is no room for another match alone right now. Try again later, or open a table with /murlan start.
refusal-not-a-member = I am not a member of this server, so it has no tables, leaderboards or settings here. Whoever manages it can add me. /murlan help, learn, rules, language, preferences, invitations, privacy and solo work everywhere.

## Menu and questions

menu-title = ### This table
confirm-leave = Leave the match for good? The computer plays on for you, and you cannot come back to it.
confirm-leave-last = Leave? You are the only person here: the match ends, and nobody wins it.
confirm-leave-lobby = Leave this table?
confirm-end = End the match for everybody? Nobody wins it.
confirm-end-lobby = Close this table for everybody?
confirm-vote-end = Vote to end the match for everybody? It ends once more than half of those present want it. Nobody wins it.
confirm-remove = Vote to remove { $name }? More than half of the others have to want it, or the host alone if { $name } missed the last turn. The computer then plays on, and { $name } cannot come back to this table.
confirm-remove-lobby = Remove { $name } from this table? { $name } cannot join it again.
menu-remove = Who is to be removed?
menu-level = What + 🖥️ adds…
confirm-else = Or just carry on: nothing has happened yet.
exists-lobby = { $free ->
    [0] A table is open here already, and all four seats are taken.
    [one] A table is open here already. One seat is free.
   *[other] A table is open here already. { $free } seats are free.
}
exists-playing = A match is going on here already. A channel holds one table.
exists-finished = A match has just ended here, and its table is still open. A channel holds one table.
exists-takes-people = A match is going on here already, and a seat in it is free for you.
too-many-leave = Go to one of them to leave it: before the match with the Leave button, later under ⋯.

## Invitations

invitation = { $mention } · **{ $name }** invites you to a game of Murlan.
invitation-lobby = Press Join to take a seat. You can decline, nobody minds.
invitation-playing = A match is going on. You can take a seat when a deal ends. You can decline, nobody minds.
invitation-accepted = { $name } has joined the table.
invitation-declined = { $name } is not playing this time.
invitation-over = This invitation was to a table that has ended.

## Calling people

ping-turn = { $mention }, it is your turn.
table-opened = **{ $name }** has opened a table of Murlan.
button-tell-me = { $state ->
    [on] Stop telling me about tables
   *[off] Tell me about tables here
}
told-here = { $state ->
    [on] You will be told when a table opens in this channel.
   *[off] You will not be told about tables in this channel any more.
}
told-muted = You will be told about tables here as soon as you accept invitations again: /murlan preferences.

## Fair deals

fair-title = ### Were the deals fair? · match { $match }
fair-all = { $count ->
    [one] ✅ The deal is proven to be the one that was promised.
   *[other] ✅ All { $count } deals are proven to be those that were promised.
}
fair-some = { $count ->
    [one] ⚠️ Nothing is wrong, but 1 of { $all } deals is not provable.
   *[other] ⚠️ Nothing is wrong, but { $count } of { $all } deals are not provable.
}
fair-wrong = { $count ->
    [one] ❌ 1 of { $all } deals is not the one that was promised.
   *[other] ❌ { $count } of { $all } deals are not those that were promised.
}
fair-deal = **Deal { $number }** { $mark } cut after { $cut }
fair-cut = { $kind ->
    [named] named by the player to the dealer's right, press { $press }
    [press] by press { $press }
   *[chance] by chance
}
fair-promise = promise { $digest }
fair-no-promise = no promise
fair-seed = seed { $seed }
fair-doubt = { $doubt ->
    [not-shown] Not provable: Discord had not received the promise when the deal was due.
    [no-press] Not provable: nobody pressed anything between the promise and the deal.
   *[no-commitment] Not provable: this deal was made before there were promises.
}
fair-fault = { $fault ->
    [swapped] Wrong: this is another deal's place.
    [dealer] Wrong: the deal did not pass one seat on.
    [commitment-missing] Wrong: its promise is missing.
    [not-as-shown] Wrong: another promise was shown before.
    [seed] Wrong: the seed is not the one that was promised.
    [cut] Wrong: the cut does not follow from what decided it.
   *[cards] Wrong: the cards do not follow from the seed and the cut.
}
fair-own = Compare the promises with those that you saw at the table; only they bind. The file holds everything: python -m murlan verify { $file } checks it without Discord.

## Leaderboard

board-title = ### Leaderboard
board-name = { $board ->
    [rating] Rating
    [wins] Wins
    [win-rate] Win rate
    [deals-won] Deals won
    [average-place] Average place
    [streak] Wins in a row
   *[points] Points
}
board-span = { $span ->
    [season] This season
    [month] This month
    [week] This week
   *[all] All time
}
board-pool = { $pool ->
    [two-teams] Two against two
   *[free-for-all] Free for all
}
board-order = { $board ->
    [rating] after the last match of the period; then by wins
    [wins] then by win rate
    [win-rate] at least { $least } matches; then by matches
    [deals-won] then by points
    [average-place] at least { $least } matches; then by deals
    [streak] the longest of the period; then by wins
   *[points] then by wins, then average place
}
board-empty = Nobody is here yet. Matches of two people or more count; /murlan start opens a table.
board-no-own = You are not listed yet: finish a match with another person.
board-provisional = Your rating is provisional until { $least } matches are rated.
board-too-few = This leaderboard lists people with at least { $least } matches.
board-score-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
board-score-win-rate = { NUMBER($percent, minimumFractionDigits: 1) }% won
board-score-deals = { $count ->
    [one] 1 deal won
   *[other] { $count } deals won
}
board-score-place = average place { NUMBER($place, minimumFractionDigits: 2) }
board-score-streak = { $count ->
    [one] 1 win in a row
   *[other] { $count } wins in a row
}
board-podium = Last season, { $season }:
board-choose = Ranked by
board-choose-span = Over what time
board-own = My place
board-detail = { $matches ->
    [one] { $wins } of 1 match won · average place { NUMBER($place, minimumFractionDigits: 2) }
   *[other] { $wins } of { $matches } matches won · average place { NUMBER($place, minimumFractionDigits: 2) }
}

## Podiums
season-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
season-number = Season { $number }
podium-title = ### 🏆 Season over: { $season }
podium-order = By points, then by wins. Players equal in both share a place.
podium-pool = { $count ->
    [one] **{ $pool }** · 1 match
   *[other] **{ $pool }** · { $count } matches
}
podium-detail = { $matches ->
    [one] { $wins } of 1 match won
   *[other] { $wins } of { $matches } matches won
}
podium-forgotten = somebody whose data was deleted
podium-left = somebody who left the server
podium-board = Leaderboard

## Rules

rules-title = ### Murlan · the rules here
topic-cards = Cards
topic-combinations = Combinations
topic-beating = What beats what
topic-tricks = Tricks
topic-exchange = The exchange
topic-points = Points and the end
topic-absence = Being away and leaving
topic-computers = Computer players
rules-cards = 54 cards, four players. Low to high: 3 4 5 6 7 8 9 10 J Q K A 2, then { $black } the black joker, then { $red } the red joker. Two players hold 14 cards, two 13. Whoever gets rid of theirs first wins.
rules-combinations = A single card; a pair, three or four of one rank; or a straight of 5 to 13 cards in a row. A straight has no joker; the ace is low (A-2-3-4-5) or high (10-J-Q-K-A), the 2 is only low. The two jokers are not a pair.
rules-beating = The same kind with as many cards, but higher. Suits do not matter. Four of a rank are a **bomb**: it beats everything but a higher bomb.
rules-straight-any = A straight is beaten by any higher straight of the same length.
rules-straight-next = A straight is beaten only by the straight of the same length exactly one higher.
rules-suited-any = A straight of one suit beats everything, bombs too; it is beaten only by a higher one of the same length.
rules-suited-next = A straight of one suit beats everything, bombs too; it is beaten only by one of the same length exactly one higher.
rules-beats = { $winner } beats { $loser }
rules-tricks = The holder of { $card } leads the very first trick, with { $card } among the cards. In turn, each plays something higher or passes. When everybody else has passed, whoever played last leads again.
rules-passing-open = A pass binds for that turn only: you may play again later in the same trick.
rules-passing-locked = Whoever passes is out until the trick ends.
rules-exchange = Before every deal but the first, whoever came last in the previous one gives whoever came first their highest card, and gets any card from 3 to 10 back. Then the one who came last leads. With both jokers in hand they give nothing, and whoever came first leads.
rules-exchange-open = Everybody sees the two cards.
rules-exchange-hidden = Only the two of them see the cards.
rules-points = 1st 3 points, 2nd 2, 3rd 1, last 0.
rules-one-deal = The match is one deal; most points win.
rules-target = The match goes to { $target }. If two or more get there in one deal, it goes on to { $ladder }; at { $last } they share it.
rules-sides = Two against two: partners sit opposite each other and add up their points. They do not see each other's cards.
rules-absence = When your time runs out, the computer passes for you, or leads your lowest card. After two turns it plays on (level: { $level }) until you press My hand. Whoever leaves for good counts as 4th.
rules-computers = They see their own cards and what everybody sees, nothing more. How well they play is chosen with /murlan start, or by the host in the lobby under ⋯. Mixed: a club player, a casual one and an expert.
rules-level = **{ $mark } { $level }** · { $habits } ({ $names })
rules-more = More examples: **/murlan rules topic**

## Learning to play

learn-title = Learn Murlan · { $step } of { $steps }
learn-topic = { $topic ->
    [single] One card
    [pair] Pairs
    [passing] Passing
    [straight] Straights
    [bomb] Bombs
    [out] Going out
    [points] Points
    [exchange] The exchange
   *[end] That is all
}
learn-single =
    Whoever gets rid of all their cards first wins the deal. From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, then the black joker, then the red one. { $name } has laid a king.
    👉 Choose a card that beats it from the list, then press **Play**.
learn-pair =
    Nobody beat your ace: you have won the trick, and you lead the next one. Two cards of one rank are a **pair**.
    👉 Lay your two 3s. You find them in the first list, or choose them one by one in the second.
learn-passing =
    A pair is beaten by a higher pair: { $first } laid 8s, { $second } queens. Your 2s would beat the queens, but no pair is higher than 2s: keep them for the end.
    👉 Press **Pass**.
learn-straight =
    { $name } won the trick and leads a **straight**: five or more cards in a row, of any suits. A higher straight of just as many cards beats it.
    👉 You hold one: lay your 4 to 8.
learn-bomb =
    { $name } had passed, and now plays again: here a pass is for one turn only. (At some tables whoever passes is out until the trick ends.) You have no higher straight, but four cards of one rank are a **bomb**: it beats everything but a higher bomb.
    👉 Lay your four jacks.
learn-out =
    You lead again, and hold only two cards.
    👉 Lay both at once: then you have none left, and first place is yours.
learn-points = The others played on until only one of them had cards left. Each deal brings 3 points to the first, 2 to the second, 1 to the third and none to the last. The match goes on, deal after deal, until somebody has 21.
learn-exchange =
    Before a new deal, whoever came last gives whoever came first their highest card: { $giver } gave you **{ $card }**. You give any card from 3 to 10 back.
    👉 Choose one that goes with nothing else in your hand.
learn-end = Now { $name } leads, and the next deal begins. You know how Murlan is played!
learn-next-solo = **/murlan solo** you against three computers
learn-next-start = **/murlan start** a table in a channel, with your friends
learn-next-rules = **/murlan rules** all the rules, whenever you want to look something up
learn-aside-single = { $aside ->
    [passed] You can pass, but you need not: one of your cards beats the king and costs you little.
    [bomb] A bomb beats it, but that is four good cards for one king. One card is enough.
   *[high] A 2 beats it too, but an ace is enough. Keep your 2s for later.
}
learn-aside-pair = { $aside ->
    [bomb] You may lead that. But your four jacks are worth much more together: keep them.
    [high] You may lead that. But a 2 beats nearly everything: keep it for later.
    [straight] You may lead that, and it is no bad idea. But you will need it soon: begin with your low pair.
   *[single] You may lead that. But with a pair you get rid of two cards at once.
}
learn-aside-passing = { $aside ->
    [bomb] A bomb would beat them, but soon you will need it more. Pass this time.
   *[high] Your 2s would beat them, but they are worth keeping. Pass this time.
}
learn-aside-straight = { $aside ->
    [passed] You can pass, but here you get rid of five cards at once: lay your straight.
   *[bomb] A bomb would beat it, but so does your straight. Keep the bomb.
}
learn-aside-bomb = You can pass, but then { $name } leads again. Your bomb wins the trick for you.
learn-aside-out = Then one card would be left. Both together are a pair: lay them, and you are out.
learn-aside-exchange = You may give that, but you need it for a pair or a straight. Your 4 goes with nothing: give that away.
learn-stopped = You can go on from here whenever you like; **/murlan learn** starts over.
button-step-on = Next
button-step-back = Back
button-stop = Stop here
button-learn-on = Go on
hand-learn = New to Murlan? /murlan learn shows it in two minutes.

## Finished matches

history-title = ### Finished matches of this server
history-title-own = ### My finished matches
history-hint = Choose one to see it step by step, with all hands open.
history-empty = No match has been finished in this server yet; /murlan start opens a table.
history-empty-own = You have finished no match in this server yet; /murlan start opens a table.
history-choose = Replay a match
history-own = My matches
history-all = Matches of this server
history-unfinished = closed before its end
history-void = does not count
history-deleted = somebody deleted
replay-title = ### Replay · deal { $number }
replay-step = step { $step } of { $steps }
replay-dealt = { $name } deals the cards.
replay-plays = **{ $name }** plays { $play }: { $cards }
replay-plays-single = **{ $name }** plays { $card }
replay-passes = **{ $name }** passes.
replay-leads = { $name } leads.
replay-gives-back = { $name } gives a card back.
replay-choose = Choose a deal
replay-deal = Deal { $number } of { $deals }
replay-file = The whole match; `python -m murlan replay FILE` shows it.
button-replay = Replay
button-notation = Notation

## Turning points

turning-title = ### Turning points
turning-hint = Found by the champion from what each player could know at the time; in points per deal, at the score they had then.
turning-none = Nothing stands out in this match: no single play cost or won anybody much.
turning-deal = Deal { $number }
turning-lost = −{ NUMBER($points, minimumFractionDigits: 1) } points
turning-won = +{ NUMBER($points, minimumFractionDigits: 1) } points
turning-cost-play = **{ $name }** played { $done }. Better: { $other }
turning-cost-instead = **{ $name }** played { $done }. Better: a pass.
turning-cost-passed = **{ $name }** passed. Better: { $other }
turning-cost-gift = **{ $name }** gave back { $done }. Better: { $other }
turning-gain-play = **{ $name }** found { $done }. Next best: { $other }
turning-gain-instead = **{ $name }** found { $done }. Next best: a pass.
turning-gain-passed = **{ $name }** passed, and rightly. Next best: { $other }
turning-gain-gift = **{ $name }** gave back { $done }, and rightly. Next best: { $other }
turning-replay = Replay { $number }
button-turning = Turning points

## Why a play is good

why-goes-out = It lays the last cards and takes place { $number }.
why-runs-out = It opens a sure way out in { $number } plays.
why-stops = It takes the trick; cards left with { $name }: { $number }.
why-leaves-partner = It leaves the trick to the partner; cards left with { $name }: { $number }.
why-feeds-partner = It is low enough for the partner’s last card: { $name } can go out.
why-denies = { $name } cannot beat it; cards left there: { $number }.
why-sure-trick = Nobody can beat it.
why-last-plays = { $number ->
    [one] All that is left then goes out in one play.
   *[other] All that is left then goes out in { $number } plays.
}
why-sheds-straight = It gets rid of { $number } cards at once.
why-cheapest = It is the cheapest answer of its kind.
why-nothing-else = Nothing in the hand beats what lies there.
why-saves = Every answer would break up or spend something good: { $cards }
why-keeps = It keeps together { $cards }
why-keeps-control = { $number ->
    [0] It keeps { $cards }, which nothing unseen beats.
    [one] It keeps { $cards }, which only one unseen card or rank beats.
   *[other] It keeps { $cards }, which only { $number } unseen cards or ranks beat.
}
why-lowest-lead = It gets rid of the lowest card.
why-safe-to-lose = It may be beaten, but no opponent can go out on it.
why-stands-alone = That card belongs to no combination in the hand.

## Profiles

profile-title = ### Profile of { $name }
profile-empty = No rated match in this server yet. Matches of two people or more count.
profile-rating = rating { $rating }
profile-rating-provisional = rating { $rating }, provisional
profile-streaks = wins in a row: { $now } now, { $best } at best
profile-places = Places in deals: { $places }
profile-combinations = Straights: { $straights } · bombs: { $quads }
profile-laid = Laid most: { $laid }
laid-kind = { $kind ->
    [singles] singles
    [pairs] pairs
    [triples] triples
    [quads] bombs
    [straights] straights
   *[suited] suited straights
}
profile-head-to-head = Between the two of you: you ahead { $ahead }, behind { $behind }, level { $level }; as partners { $together }
profile-newest = from the latest rated matches: { $count }
profile-picture = { $pool }, ratings from the oldest match to the newest: { $ratings }
profile-achievements = **Achievements** { $count } of { $all }
achievement = { $name ->
    [first-match] First match
    [ten-matches] Ten matches
    [hundred-matches] A hundred matches
    [first-win] First win
    [ten-wins] Ten wins
    [fifty-wins] Fifty wins
    [three-in-a-row] Three wins in a row
    [five-in-a-row] Five wins in a row
    [fifty-deals] Fifty deals won
    [five-hundred-points] Five hundred points
    [comeback] Won from far behind
    [bomb] A bomb
    [three-bombs] Three bombs in one match
    [five-straights] Five straights in one match
    [sweep] First in every deal
    [never-last] Never last in a match
    [full-table] Won at a table of four people
    [both-kinds] Won alone and with a partner
    [rating-1200] Rating of 1200
   *[loyal] Stayed to the end twenty times
}

## Help

help-title = ### Murlan
help-intro = The Albanian climbing game for four: get rid of your cards first. Computers fill in for missing players.
help-start = **/murlan start** opens a table in this channel
help-hand = **/murlan hand** shows your cards
help-play = **/murlan play** plays what you type: 9S 9H, or pass
help-leave = **/murlan leave** gives your seat up
help-invite = **/murlan invite** invites somebody to the table; **/murlan invitations** sets whether you can be invited
help-table = **/murlan table** brings the table to the end of the channel
help-move = **/murlan move** moves your table here from another channel
help-end = **/murlan end** closes the table: its host at once, the others by vote
help-rules = **/murlan rules** the rules as they are played here
help-learn = **/murlan learn** teaches you the game in two minutes
help-leaderboard = **/murlan leaderboard** the best of this server, by rating, points, wins and more
help-verify = **/murlan verify** shows the seeds of a match that is over, and checks them
help-history = **/murlan history** finished matches, and their replays
help-profile = **/murlan profile** rating, streaks and achievements of a person
help-language = **/murlan language** the language you read, one of eight
help-settings = **/murlan preferences** your own settings; **/murlan settings** the server’s, for those who manage it
help-privacy = **/murlan privacy** everything stored about you, as a file, and how to delete it
help-buttons = **My hand** opens your cards; only you see them. Choose a play from the list, or the cards one by one, then press **Play**. **⋯** is for the rules, a pause, votes, leaving, and ending the table.

## Notes

fault = Something went wrong on our side, and nothing was changed. Please try once more.
note-done = Done.
note-left = You have left the table.
note-ended = The table is closed.
note-moved = The table is in this channel from now on.
note-brought-down = The table is at the end of the channel.
note-paused = The match is paused. Press Resume within seven days to go on.
note-resumed = The match goes on.
note-withdrawn = Your vote has been taken back.
note-level = + 🖥️ adds from now on: **{ $level }**.
note-removed = { $name } has been removed from the table.
note-vote-end = Your vote counts: { $given } of { $needed } to end the table. The others can vote under ⋯.
note-vote-pause = Your vote counts: { $given } of { $needed } for a pause. The others can vote under ⋯.
note-vote-remove = Your vote counts: { $given } of { $needed } to remove { $name }. The others can vote under ⋯.
note-invitations-on = You can be invited to tables from now on.
note-invitations-off = Nobody can invite you any more. /murlan invitations changes it back.
note-not-posted = The invitation could not be posted, so nobody was invited. Please try again in a moment.
note-language = From now on you read English. The tables themselves are in the server’s language.
note-language-server = From now on this server's tables are in English.
stopping = I am restarting. Your table is saved; press again in a moment.

## Why a press did nothing

refusal-not-seated = You have no seat at this table. /murlan start opens one in another channel.
refusal-join-first = You are not seated here yet: press Join first.
refusal-already-seated = You are already seated here.
refusal-no-free-seat = All four seats are taken.
refusal-no-computer = No computer sits here.
refusal-seats-free = { $free ->
    [one] One seat is still free: wait for a player, or fill it with a computer.
   *[other] { $free } seats are still free: wait for players, or fill them with computers.
}
refusal-not-host = Only the host of this table can do that.
refusal-host-is = Only the host can do that: { $name }.
refusal-not-started = The match has not begun yet. It starts once four are seated, or with computers in the free seats.
refusal-already-started = The match has begun. Wait for its end, or open a table in another channel.
refusal-turn-is-over = That was for a turn that is over. Look at the table again.
refusal-nothing-chosen = You have chosen no cards. Choose a play from the list, or cards one by one.
refusal-not-between-deals = The deal is still going on. Ready is for the time between deals.
refusal-nothing-to-cut = Nobody is asked to cut now.
refusal-not-your-cut = { $name } cuts: the player to the dealer's right. You need not do anything.
refusal-no-such-match = There is no finished match of that name here. Seeds are shown once a match ends; /murlan verify without a name takes the last one of this channel.
refusal-left-for-good = You left this match for good. You can join the next one.
refusal-closed-expired = This table is closed: nobody pressed anything for a long time. /murlan start opens a new one.
refusal-closed-ended = This table was ended. /murlan start opens a new one.
refusal-closed-deserted = This table is closed: everybody has left. /murlan start opens a new one.
refusal-closed-unattended = This table is closed: nobody was there for eight turns in a row. /murlan start opens a new one.
refusal-closed-voted = This table was ended by vote. /murlan start opens a new one.
refusal-closed-place-gone = This table is closed: its channel is gone. /murlan start opens a new one.
refusal-closed-paused-out = This table is closed: it was paused for seven days. /murlan start opens a new one.
refusal-barred = You were removed from this table. You can join any other, or open your own with /murlan start.
refusal-no-seat-free-now = A deal is being played. When it ends you can take a seat that no person holds.
refusal-paused = The match is paused. Any player can press Resume.
refusal-shut-out = The match is paused: I am not allowed to write in this channel any more. Grant me that permission, or move the table with /murlan move.
refusal-not-paused = The match is not paused.
refusal-already-voted = You have voted for that already. The others have to agree.
refusal-cannot-remove = There is nobody here whom you can remove like that. To give up your own seat, press Leave.
refusal-same-place = The table is in this channel already.
refusal-too-many-here = { $limit ->
    [one] This server has a table open already, and no more are allowed. Join that one, or wait until it ends.
   *[other] This server has { $limit } tables open already, and no more are allowed. Join one, or wait until one ends.
}
refusal-too-many-yours = { $limit ->
    [one] You sit at another table already, and no more are allowed. Leave it first.
   *[other] You sit at { $limit } tables already, and no more are allowed. Leave one first.
}
refusal-too-fast = You are pressing faster than I can follow, so this press did not count. Wait a second and press again.
refusal-just-brought-down = The table was brought down a moment ago: look at the end of the channel.
refusal-no-table-to-move = You host no table in this server that could be moved. /murlan start opens one.
refusal-which-table = You host several tables: { $channels }. Name the channel of the one you mean under “from”.
refusal-which-hand = You sit at several tables: { $channels }. Type it in the channel of the one you mean.
refusal-not-invited = This invitation is for somebody else. If a seat is free, press Join on the table itself.
refusal-invite-oneself = You cannot invite yourself. Choose somebody else of this server.
refusal-invite-application = Applications do not play. For a computer player press + 🖥️ in the lobby.
refusal-invite-elsewhere = That person is not in this server. Ask them to come here first.
refusal-invite-seated = { $name } sits at this table already.
refusal-invite-barred = { $name } was removed from this table and cannot be invited to it. Invite somebody else.
refusal-invite-muted = { $name } takes no invitations. Invite somebody else, or leave the seat to a computer.
refusal-invite-again = You have just invited { $name }. Wait a few minutes for the answer.
refusal-invite-often = You have sent many invitations in a short time. Wait ten minutes before the next one.
refusal-closed-unreadable = This table could not be restored. /murlan start opens a new one.
refusal-double-press = That press has already been counted.
refusal-conflict = Somebody was faster. Open My hand to see where things stand.
refusal-storage-down = That could not be saved just now, so nothing was changed. Please press again in a moment.
refusal-turn-of = It is not your turn: { $name } is to play. You can choose your cards ahead.
refusal-not-your-turn = It is not your turn. You can choose your cards ahead.
refusal-stage-dealing = No deal is going on. The next one begins soon.
refusal-stage-exchange = First a card has to be given back.
refusal-stage-play = The exchange is over; the deal is being played.
refusal-stage-over = The match is over. Press Rematch for another.
refusal-cards-not-held = You do not hold { $cards }. Choose again.
refusal-no-combination = { $cards } are not a combination: play a single, a pair, three or four of a rank, or a straight of five or more.
refusal-opening = The first lead must contain 3♠︎. Add it.
refusal-other-kind = { $kind ->
    [single] A single card is beaten by one higher card, or by a bomb. You chose { $chosen } on { $lies }.
    [pair] A pair is beaten by a higher pair, or by a bomb. You chose { $chosen } on { $lies }.
    [triple] Three of a rank are beaten by three higher ones, or by a bomb. You chose { $chosen } on { $lies }.
   *[straight] A straight of { $size } is beaten by a higher straight of { $size } cards, or by a bomb. You chose { $chosen } on { $lies }.
}
refusal-not-higher = { $kind ->
    [single] It must be higher than { $lies }. You chose { $chosen }.
    [pair] The pair must be higher. You chose { $chosen } on { $lies }.
    [triple] The three must be higher. You chose { $chosen } on { $lies }.
    [quad] The bomb must be higher. You chose { $chosen } on { $lies }.
   *[straight] The straight must be higher. You chose { $chosen } on { $lies }.
}
refusal-not-next = Here a straight is beaten only by the next one, of { $size } cards up to { $next }, or by a bomb. You chose { $chosen }.
refusal-quad-needed = There is a bomb on the table: only a higher bomb beats { $lies }.
refusal-suited-needed = There is a suited straight on the table: only a higher suited straight of { $size } cards beats it.
refusal-leader-must-play = You lead: play something, you cannot pass.
refusal-gift = { $card } cannot be given back. These can: { $allowed }.
refusal-notation = “{ $text }” is not a card. Write cards like 9S, 10H, QD, BJ.
refusal-options = These house rules do not go together: { $option }.
refusal-wrong-place = This belongs to a table in another channel.
refusal-table-is-in = The table is in { $channel }: go there.
refusal-table-moved = The table has just moved to { $channel }, so this press did not count: go there.
refusal-no-such-table = There is no open table here. /murlan start opens one.
refusal-no-table-but = There is no open table here. You sit at a table in { $channels }.
refusal-table-is-over = This belongs to a table that has ended. /murlan start opens a new one.
refusal-no-finished-match = That match is not over yet, or it was not played in this server. /murlan history lists those that can be seen.
refusal-hands-hidden = All four hands can be seen once a deal has ended, until the next one begins.
refusal-not-shared = This person keeps their profile to themselves.
refusal-not-in-server = Murlan is played in a server: go to one of its channels and type /murlan start there. In private only /murlan help, learn, rules, language, preferences, invitations, privacy and solo work.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-connect = Connect
refusal-permissions = I lack permissions in this channel: { $permissions }. Somebody who manages the server can grant them.
refusal-manage-guild = Only somebody who manages this server can do that.
refusal-table-exists = A table is being opened here this very moment.
refusal-not-now = That is not possible just now. Look at the table, and try again.
refusal-old-command = This command has changed. Type /murlan and choose one from the list.
refusal-old-button = This button is too old. Open your hand with /murlan hand, or a table with /murlan start.
refusal-turning-nobody = The strong computer players are not at work here now, and only they can find turning points. The replay shows every play.
refusal-turning-busy = The computer players have too much to do at the tables now. Ask again in a few minutes.
refusal-turning-still = I am still looking through a match for you. Wait for that answer, then ask for the next one.
refusal-turning-failed = Something went wrong while I looked through this match. Ask for its turning points again.
refusal-too-many-files = You have asked for many files in a short time. Wait half a minute, then ask for the next one.

## Settings of a server, and one's own

language-name = English
settings-title = { $page ->
    [opening] ### Settings · opening tables
    [tables] ### Settings · new tables
   *[league] ### Settings · league
}
settings-page = { $page ->
    [opening] Opening tables
    [tables] New tables
   *[league] League
}
settings-at-once = Each choice is saved at once.
settings-rights = In this channel I have all the permissions I need.
settings-missing = ⚠️ In this channel I lack: { $permissions }. To give them: Edit Channel → Permissions → my name → ✓ there → Save. For all channels: Server Settings → Roles → my role.
settings-language = **Language** of tables and leaderboards
settings-channels = **Channels** where tables may be
settings-everywhere = Everywhere
settings-openers = **Who opens tables**
settings-opener = { $who ->
    [everybody] Everybody
    [role] People with a role, and managers
   *[managers] Managers only
}
settings-opener-role = The role that opens tables
settings-manager-role = **Manager role**: works like Manage Server for me. Only people with Manage Server itself can choose it.
settings-no-role = No role
settings-most = **Tables at a time**
settings-cap = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
settings-cap-any = As many as I can: { $count }
settings-defaults = What /murlan start uses when nothing else is said.
settings-preset = **Rules**
settings-mode = **Who plays with whom**
settings-target = **Length of a match**
settings-turn = **Time for a turn**
settings-computers = **Computer players**
settings-choose = Choose
settings-hints = { $state ->
    [on] Hints in rated matches: on
   *[off] Hints in rated matches: off
}
settings-league = **Ratings and leaderboards** of this server
settings-rated = { $state ->
    [on] Matches are rated: on
   *[off] Matches are rated: off
}
settings-leavers = { $state ->
    [on] Hide people who left: on
   *[off] Hide people who left: off
}
settings-seasons = **Seasons**
settings-season-mode = { $mode ->
    [monthly] Each month is a season
    [owner] Managers start and end them: /murlan season
   *[off] No seasons
}
settings-season = The current season: { $name }
settings-no-season = There is no season right now.
settings-podiums = { $state ->
    [on] Podiums are posted: on
   *[off] Podiums are posted: off
}
settings-podium-channel = **Podium of a season**: where it is posted
settings-podium-last = Where the last rated match was
settings-corrections = /murlan void makes a result not count, /murlan reset starts leaderboards over, /murlan bar keeps somebody from the tables.
preferences-title = ### Your own settings
preferences-language = **Language** you read
preferences-sorting = **Your hand** starts out sorted
preferences-sorting-by = { $by ->
    [rank] By rank
   *[suit] By suit
}
preferences-confirms = { $state ->
    [on] Confirm bombs and last cards: yes
   *[off] Confirm bombs and last cards: no
}
preferences-others = **What others can do**
preferences-invitations = { $state ->
    [on] Invite you to tables: yes
   *[off] Invite you to tables: no
}
preferences-profile = { $state ->
    [on] See your profile: yes
   *[off] See your profile: no
}
preferences-deck = **Cards** you see
preferences-large-hand = { $state ->
    [on] Your hand as a large picture: on
   *[off] Your hand as a large picture: off
}
settings-deck = **Cards** in the tables’ messages
deck-name = { $deck ->
    [four] Pictures, four colours
    [two] Pictures, black and red
   *[text] Letters: 3♠ K♥
}
preferences-pings = **A ping** when it is your turn
preferences-ping-when = { $when ->
    [never] Never
    [idle] When I press nothing for a minute
   *[each] Each turn
}
settings-pings = { $state ->
    [on] Pings (turns, new tables): on
   *[off] Pings (turns, new tables): off
}
preferences-told = **New tables**: you are told in { $channels }
preferences-told-none = Stop telling me about tables

## Corrections by who manages the server

void-title = ### Which result should not count?
void-nothing = No match has ended in this server yet.
void-choose = The last results, newest first
void-when = { $when } UTC
void-is-void = does not count
void-ask = ### Should this result not count?
    The match that ended { $when }. Ratings and leaderboards are worked out again without it. This cannot be undone.
button-void = Do not count it
reset-ask = { $what ->
    [season] ### Start this season’s leaderboard over?
       No match so far will count for this season. This cannot be undone.
   *[all] ### Start all leaderboards over?
       No match so far will count, and all ratings start over. Podiums of past seasons stay. This cannot be undone.
}
button-reset = Start over
note-void-already = That result had already stopped counting.
note-voided = It does not count any more; ratings and leaderboards have been worked out again.
note-reset = Done: no match so far counts there any more.
note-barred = { $name } cannot sit down at this server’s tables any more. Where they sit now they stay until that match is over. /murlan bar with “Let in again” undoes this.
note-barred-already = { $name } is barred already.
note-let-in = { $name } can sit down at this server’s tables again.
note-never-barred = { $name } was not barred.
note-season-started = A season has begun: { $name }. Seasons are now started and ended with /murlan season.
note-season-ended = The season { $name } is over. Seasons are now started and ended with /murlan season.
note-no-season = There is no season right now, so there is none to end.
refusal-no-tables-here = In this server tables may only be in { $channels }. Go there and type /murlan start.
refusal-managers-open = In this server only managers open tables. Ask one of them, or join a table that is open.
refusal-role-opens = In this server only people with the role { $role } open tables. Ask one of them, or join a table that is open.
refusal-barred-here = You are barred from this server’s tables by somebody who manages it. Ask them if you do not know why.
refusal-nobodys-role = Everybody has that role, so everybody would manage the server. Choose another.
refusal-invite-barred-here = { $name } is barred from this server’s tables. /murlan bar undoes that.
refusal-hints-off = This server gives no hints in rated matches. Against computers alone you can ask as often as you like.
refusal-hint-busy = The strong player has no time just now. Ask again in a moment, or just play.
## What people read about their own data

privacy-export = Here is everything stored about you, as JSON. Only you see this message. What it means, how long it is kept and who sees it is in docs/PRIVACY.md of the bot’s project.
privacy-delete = ### Delete everything about you
privacy-delete-what =
    In every server that has this bot, for good:
    • a match you are playing alone ends;
    • your name, your language and your other choices are deleted;
    • in results, ratings, leaderboards and podiums a meaningless number takes your place, a different one in each server. So the others keep what they won.
    Nobody can undo it, and you start from scratch when you play again. Backups made earlier by whoever runs this bot still hold it until they delete them.
button-privacy-delete = Delete…
privacy-form = Delete everything about me
privacy-form-word = Type DELETE to confirm
privacy-word = DELETE
privacy-other-word = You typed something else, so nothing was deleted. /murlan privacy delete asks again.
privacy-deleted = Done: nothing stored here leads to you any more.
privacy-still-named = Open tables still name you, and would be stored with you again:
privacy-leave-first = Leave them with /murlan leave. If a match that you left is still going on, wait for it to end: a paused one closes after seven days. Then try again; nothing was deleted.

## Commands, as Discord lists them

command-murlan = Murlan, the Albanian card game
command-start = Open a table in this channel
command-hand = Show my cards
command-play = Play cards by typing them, or pass
command-table = Bring the table to the end of the channel
command-invite = Invite somebody to this table
command-invitations = Whether you can be invited to tables
command-move = Bring your table to this channel
command-leave = Leave the table
command-end = End the table, or vote to end it
command-leaderboard = The best of this server
command-verify = Were the deals fair?
command-history = Finished matches, and their replays
command-profile = Rating, streaks and achievements of a person
command-privacy = What is stored about you
command-privacy-export = A file with everything stored about you
command-privacy-delete = Delete everything about you, after a question
command-rules = How Murlan is played
command-learn = Learn the game in two minutes
command-help = What the bot can do
command-language = Choose your language
command-settings = This server’s settings (Manage Server)
command-preferences = Your own settings
command-void = Make a result not count (Manage Server)
command-reset = Start leaderboards over (Manage Server)
command-season = Start or end a season by hand (Manage Server)
command-bar = Bar somebody from the tables (Manage Server)
option-start-rules = Rules to play by; if left out the server’s, else classic
option-start-target = Length of the match; if left out the server’s, else 21 points
option-start-turn = Seconds for a turn; if left out the server’s, else 60
option-start-mode = Who plays with whom; if left out the server’s, else free for all
option-start-passing = Whether a player who passed may play again in the same trick; yes if left out
option-start-computers = How well computer players play; if left out the server’s, else mixed
option-start-understudy = How well computers play for anyone away; beginner if left out
option-start-cut = Who cuts the pack; if left out the first press after the promise
option-play-cards = Like 9S 9H, 9♠9♥, 10 10, joker, pass
option-invite-person = Who is invited and notified
option-invitations-take = Whether others can invite you
option-move-from = The channel of the table, if you host several
option-leaderboard-board = What it is ranked by; points if left out
option-leaderboard-period = Over what time; all time if left out
option-leaderboard-mode = Free for all if left out
option-verify-match = The match’s name, from its last message; if left out this channel’s last one
option-history-of = Whose; your own if left out
option-profile-person = Whose; your own if left out
option-rules-topic = One chapter, with examples; all in short if left out
option-language-language = What you read
option-language-server = Set it for the whole server’s tables (Manage Server)
option-reset-what = Which; you will be asked once more
option-season-action = Starting one ends the one before
option-season-name = What the new one is called
option-bar-person = Who
option-bar-action = Bar if left out
choice-rules = { $rules ->
    [classic] Classic
    [visix] Visix (only the next straight)
   *[rrethi] Rrethi (suited straights beat all)
}
choice-one-deal = One deal
choice-passing = { $passing ->
    [locked] A pass holds for the trick
   *[open] A pass holds for one turn
}
choice-cut = { $cut ->
    [ask] By hand, right of the dealer
   *[press] By the first press after the promise
}
choice-invitations = { $take ->
    [on] On
   *[off] Off
}
choice-reset = { $what ->
    [season] This season’s leaderboard
   *[all] All leaderboards and ratings
}
choice-season = { $action ->
    [start] Start
   *[end] End
}
choice-bar = { $action ->
    [lift] Let in again
   *[bar] Bar
}
