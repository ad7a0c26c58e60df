# The command line: help pages, doctor, config, simulate.

cli-usage = Usage
cli-arguments = What to give
cli-options = Options
cli-commands = Commands
cli-command = COMMAND
cli-choices = [options]
cli-none = { "" }

cli-imperia = Three games of empire. Alone it serves tables for your browser.
cli-imperia-more = Exit codes: 0 done, 1 refused or untrue, 2 wrong usage, 3 missing, 130 Ctrl-C.
cli-play = Play in the terminal, against bots or with people at one keyboard.
cli-simulate = Let bots play many games and count: wins by seat, length, endings.
cli-replay = Tell a recorded game move by move.
cli-verify = Check that a record was dealt honestly and follows the rules.
cli-rules = Read the rules of a game, or one rule by its number.
cli-check = Check a deck or map file; names every fault.
cli-doctor = See whether everything that Imperia needs is there.
cli-config = Show every setting and where its value came from.

cli-option-help = this page
cli-option-version = the version
cli-option-lang = the language of every word
cli-option-json = data for programs, as JSON on stdout

cli-config-file = Settings file: { $file }
cli-config-no-file = No settings file yet. It would be { $file }, with lines such as: lang = "pl"
cli-source-flag = from { $where } on the command line
cli-source-environment = from the environment, { $where }
cli-source-file = from { $where }
cli-source-system = from the system ({ $where })
cli-source-default = default

cli-doctor-imperia = Imperia
cli-doctor-python = Python
cli-doctor-packages = packages
cli-doctor-numba = compiler
cli-doctor-cache = compiled code
cli-doctor-data = saved games
cli-doctor-terminal = terminal
cli-doctor-languages = languages
cli-doctor-game = game
cli-doctor-colours = colours
cli-doctor-rules-version = version { $version } of the rules
cli-doctor-no-numba = not installed: everything works, bots and simulations are slower
cli-doctor-folder-advice = Give another folder with { $variable }.
cli-doctor-no-terminal = Not a terminal: nothing will be asked.
cli-doctor-encoding = Set PYTHONUTF8=1 so that suits and letters can be shown.
cli-doctor-small = Play is drawn for at least 80 x 24; make the window larger if lines break.
cli-doctor-game-advice = Install Imperia anew.
cli-doctor-fine = All is well.
cli-doctor-broken = { $n ->
    [one] One thing is broken.
   *[other] { $n } things are broken.
}

error-usage-option = There is no option { $option } here. See { $page }.
error-usage-option-alike = There is no option { $option } here. Alike: { $near }. See { $page }.
error-usage-command = There is no command { $command }. See { $page }.
error-usage-command-alike = There is no command { $command }. Alike: { $near }. See { $page }.
error-usage-missing = { $option } is missing. See { $page }.
error-usage-number = { $option } has to be a whole number, { $least } or more. See { $page }.
error-usage-content = { $game } is played without a deck or map file.
error-usage-value = { $option } cannot be this: { $why } See { $page }.
error-usage-other = { $why } See { $page }.
error-setting-choice = { $where } says { $name } = { $value }, but it can only be one of: { $allowed }.
error-setting-number = { $where } says { $name } = { $value }, but it has to be a number from 0 on.
error-setting-unknown = { $where } sets { $name }, which is no setting. Settings are: { $allowed }.
error-setting-syntax = The settings file { $where } cannot be understood: { $why }. Mend it or remove it.
error-setting-unreadable = The settings file { $where } cannot be read: { $why }.
error-file = { $file } cannot be read: { $why }.

cli-argument-rules = a game, a number such as I19, or words to look for
cli-argument-content = a deck (Empire) or map (Imperium), TOML
cli-argument-game = empire, imperial or conquest
cli-option-ledger = for every rule, the functions and tests that name it
cli-option-of = the game, if the file does not show it
cli-rules-hint = One rule: imperia rules I19. Rules that speak of something: imperia rules imperial trump.
cli-rules-none = No rule speaks of "{ $words }".
cli-ledger-rule = rule
cli-ledger-functions = functions
cli-ledger-tests = tests
cli-ledger-sum = { $rules } rules, { $holes ->
    [0] none without function or test.
    [one] one without function or test (marked !).
   *[other] { $holes } without function or test (marked !).
}
cli-check-fine = { $file } is a good file for { $game }.

cli-option-games = how many games
cli-option-players = how many play (4, or as near to it as the game allows)
cli-option-bots = levels by seat, over and over: random, novice, casual, strong, master
cli-option-seed = the same seed gives the same games
cli-option-set = an option of the rules; may stand more than once
cli-option-content = a deck or map of your own (TOML)
cli-option-people = how many sit at this keyboard; 0: watch bots
cli-option-level = how well the bots play: novice, casual, strong, master
cli-option-name = a person’s name; may stand more than once
cli-option-chance = typed: you type in the cards or dice of a real table
cli-option-seed-play = cards and bots that can be had again
cli-option-resume = go on with the game you left
cli-simulate-games = games
cli-simulate-warming = compiling the rules, once on this machine…
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-length = actions a game: mean (least – median – most)
cli-simulate-speed = { $games } games in { $seconds } s: { $rate } actions a second, { $machine }.
error-usage-set = --set wants NAME=VALUE, such as --set pay_all=true, not { $given }.
error-usage-choice = { $option } can only be one of: { $allowed }. See { $page }.
error-nothing-left-game = There is no unfinished game to go on with. Start one: imperia play

cli-argument-record = a record or a saved game (JSON); by default the last
cli-option-commitment = the promise you kept from the start of the game
cli-entry-undo = { $name } takes the last move back
cli-entry-takeback = by consent of all { $name } goes back; chance is drawn anew
cli-entry-takeover = a bot sits in for { $name }
cli-entry-return = { $name } is back
cli-entry-resign = { $name } resigns
cli-verify-what = { $entries } entries, { $outcomes } outcomes of chance, match { $match }
cli-verify-drawn = every outcome of chance follows from the seed
cli-verify-drawn-not = chance cannot be computed: the game still runs, or people typed it in
cli-verify-promised = the seed is the one promised before the game
cli-verify-promised-not = no promise was made for this kind of chance
cli-verify-replayed = the whole game was played again by the rules
cli-verify-replayed-not = the game could not be played again to its end
cli-verify-good = The record holds.
cli-verify-bad = The record does not hold.
error-nothing-left-record = There is no finished game to look at yet. Play one (imperia play), or name a file.
