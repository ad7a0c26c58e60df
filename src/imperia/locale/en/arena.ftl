### The arena: contests between bots.

arena-help = Let bots compete at the same deals, and say who is the stronger.
arena-argument-bots = levels; LEVEL@400 thinks 400 nodes, LEVEL@0.5s half a second
arena-option-games = how many games at most
arena-option-deals = of Imperial: single deals, each from no chips on
arena-option-jobs = how many play at once (all processors)
arena-option-sprt = stop once it is sure: first bot up to ELO0, or ELO1
arena-option-out = the file the games are kept in
arena-option-resume = go on behind the games that the file has
arena-option-game = which game of an arena’s file
arena-option-cluster = play on a Ray cluster; local: one of this machine

arena-warming = the bots warm up…
arena-bot = bot
arena-games = games
arena-points = points
arena-rating = rating
arena-chips = whites a deal
arena-deals = deals
arena-pairs = deal sets by share
arena-length = actions a game
arena-sprt-elo1 = { $bot } is stronger than { $other }
arena-sprt-elo0 = { $bot } is not that much stronger than { $other }
arena-sprt-open = not decided
arena-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $rate } a second, { $jobs } at once.
arena-kept = Kept in { $file }
arena-stopped = { $n ->
    [0] Stopped before the first game was over.
    [one] Stopped. One game is kept in { $file }; the same command with --resume goes on.
   *[other] Stopped. { $n } games are kept in { $file }; the same command with --resume goes on.
}

error-usage-sprt = --sprt wants two differences in Elo, the lower first, such as --sprt 0,70, not { $given }. See { $page }.
error-usage-sprt-two = --sprt compares two bots: name exactly two. See { $page }.
error-arena-few = Name at least two bots that play { $game }: { $known }.
error-arena-budget = “{ $bot }” is no bot. Write a level, or LEVEL@400 for a budget of nodes, LEVEL@0.5s for one of seconds.
error-arena-deals = --deals is for Imperial; { $game } is played in whole games.
error-arena-bot = { $bot } broke off game { $game }: { $why }. The games before it are kept.
error-arena-bot-lost = A process that played was ended from outside. The games before are kept.
error-arena-file-busy = Another run writes to { $file } now.
error-arena-file-exists = { $file } is there already. Go on with it (--resume), or name another file.
error-arena-file-foreign = { $file } is no file of the arena.
error-arena-file-line = Line { $line } of { $file } is no game of this contest.
error-arena-file-other = { $file } has games of another contest: { $what } differs. Name another file.
error-arena-file-text = The games in { $file } were played by other versions of these bots or rules. Name another file.
error-arena-file-game = { $file } has { $games ->
    [0] no games.
    [one] one game: there is no number { $number }.
   *[other] { $games } games: there is no number { $number }.
}
error-arena-cluster-missing = A cluster needs Ray. Install it: { $line }
error-arena-cluster-lost = The cluster { $where } cannot be reached: { $why }

ladder-help = Whether each level of bots beats the one below. May be stopped and goes on.
ladder-argument-games = of which games; by default of all
ladder-option-hours = how long at most, with what was played before
ladder-option-folder = where the games are kept
ladder-option-write = the page to write
ladder-step = Step { $number } of { $steps }: { $command }
