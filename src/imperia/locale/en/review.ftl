# Hints and reviews.

cli-review = Review a finished game: chances, turning points, mistakes, luck.
cli-one-of = The file has { $games } games; this is game 1. --game N takes another.
cli-replay-runs = This game has not ended yet.
review-option-nodes = how much is looked at; the same number gives the same review
review-under-way = looking at the game…
review-percent = { $n }%
review-point = .
review-chances = Chance to win, all cards open
review-axis = { $game ->
    [imperial] Deals
    [conquest] Rounds
   *[empire] Turns
}
review-sides = Luck and play
review-sides-meaning = start + luck + choices = end. Luck: { $game ->
    [conquest] dice and cards
   *[other] the cards
}. Choices: what all players decided, without knowing everything.
    Lost: what the player’s own decisions cost on average, judged by what could be known at the time.
review-column-seat = seat
review-column-start = start
review-column-luck = luck
review-column-choices = choices
review-column-end = end
review-column-lost = lost per decision
review-turning = Turning points
review-luck = luck
review-choice = choice
review-mistakes = What cost most
review-no-mistakes = No decision cost anything measurable.
review-by = { $name }: { $action }
review-better = better: { $action }
review-when-deal = Deal { $deal }
review-when-trick = Deal { $deal }, trick { $trick }
review-when-setup = Before the first turn
review-when-round = Round { $round }, { $name }’s turn
review-when-turn = Turn { $turn }, { $name }
review-asked = “{ $question }”
review-battle-won = { $name }: { $source } → { $target } ({ $other }), taken; losses { $attacker } and { $defender }.
review-battle-lost = { $name }: { $source } → { $target } ({ $other }), not taken; losses { $attacker } and { $defender }.
review-resigned = { $name } resigns.
review-meaning-imperial = Within a deal, chances come from playing it out with all cards open; between deals, from many games played beforehand.
review-meaning-conquest = Chances are estimated from armies, income and cards; each decision was tried and played on for a round by plain sense.
review-meaning-empire = Chances are estimated from systems, groups, money and hands; each decision was tried and played on for a round by plain sense.
error-not-over = This game has not ended. A review shows hidden cards, so it comes after the end.

hint-move = { $action }: { $chance } to win
hint-move-whites = { $action }: { $chance } to win, { $whites } whites to the end of the deal
hint-only = There is only one thing to do: { $action }
hint-title = Best, as far as can be known:
hint-thinking = thinking…

error-table-no-hints = At this table nobody is given hints.
error-table-not-asked = You are not asked anything now; a hint goes with a question.
error-table-hint-soon = One hint at a time; ask again in a moment.
error-judge-late = No answer came in time. Ask again in a moment.
error-judge-many = Many are asking just now. Ask again in a moment.
error-judge-failed = The judges could not cope with this position. The game itself is not affected.
error-judge-warming = The judges are still getting ready, which happens once on a new server. Ask again in a minute.

web-hint = Hint
web-hint-thinking = looking for the best…
web-hints-allowed = Players may ask for hints
web-hint-best = Best, as far as you can know
web-review = Review
web-review-thinking = Looking at the whole game; this can take up to a minute…
web-review-chart = Chance to win over time, all cards open
web-review-change = { $name }: { $before } → { $after }
web-review-cost = { $name }, { $cost }: “{ $done }”
web-review-earlier = Earlier matches at this table
web-review-match = Review of match { $n }
web-review-at = The position at any time
review-at-the-end = What was luck, and what cost most: imperia review
