# Play in the terminal.

terminal-rank-K = K
terminal-rank-Q = Q
terminal-rank-J = J
terminal-rank-T = 10
terminal-rank-A = A
terminal-suit-S = S
terminal-suit-H = H
terminal-suit-D = D
terminal-suit-C = C
terminal-card = { $rank ->
    [K] king
    [Q] queen
    [J] jack
    [A] ace
    [T] ten
    [9] nine
    [8] eight
   *[7] seven
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
terminal-enter = Enter to go on

terminal-prompt = > {""}
terminal-begun = { $label }: what?
terminal-prompt-back = Enter: back > {""}
terminal-prompt-only = Enter: { $label } > {""}
terminal-hint-numbers = 1-{ $n } or words · ? moves · h help
terminal-several = “{ $typed }” may mean: { $choices }
terminal-nothing = “{ $typed }” is none of your moves. ? lists them, h helps.
terminal-empty = Type a number or a word; ? lists your moves, h helps.
terminal-more = … and { $n } more; type the beginning of a name.
terminal-undone = Taken back.
terminal-taken-back = Taken back; what chance gives now is drawn anew.
terminal-agree = { $name }, may { $asks } take the last move back? (yes / no)
terminal-yes = yes
terminal-not-agreed = { $name } does not agree.
terminal-resign-sure = Resign for good and lose? Type yes:
terminal-resign-no = You play on.
terminal-rule-hint = → rules { $rule }
terminal-pass = The keyboard goes to { $name }. Nobody else looks.
terminal-chance-about = Real cards and dice: type in what came.
terminal-thinks = { $name } is thinking…
terminal-help-typing = Type a number, a code or words; a few letters will do. Several answers at once: with commas between.
terminal-options-hint = * is not the default. Options are set before play: imperia play GAME --set NAME=VALUE
terminal-rules-how = rules NUMBER shows a rule, rules WORDS finds some.
terminal-rules-none = No rule speaks of “{ $words }”.
terminal-ended-without = The game ended without a result.
terminal-won = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
terminal-again = Enter: another game, q: leave
terminal-kept = Kept as { $file }. Told again by: imperia replay
terminal-left = The game is saved. Go on with: imperia play --resume
terminal-left-early = Good-bye.
terminal-resumed = The game goes on where you left it.
terminal-you = Player
terminal-person = Player { $n }
terminal-bot = { $n ->
    [1] Fox
    [2] Owl
    [3] Bear
    [4] Hare
    [5] Wolf
    [6] Stag
    [7] Crane
    [8] Otter
    [9] Lynx
    [10] Raven
    [11] Badger
    [12] Swan
    [13] Boar
    [14] Heron
    [15] Marten
   *[16] Hawk
}
terminal-menu = What shall it be?
terminal-menu-resume = go on: { $game }, { $when }
terminal-menu-prompt = Number or name, Enter for { $first } >
terminal-menu-line-empire = collect star systems; cards, 2-16 players
terminal-menu-line-imperial = tricks, trumps and chips; cards for two
terminal-menu-line-conquest = conquer the world; map and dice, 2-6 players

terminal-words-legal = moves legal
terminal-words-hint = i hint
terminal-words-help = h help
terminal-words-log = l log
terminal-words-undo = u undo
terminal-words-rules = r rules
terminal-words-options = o options
terminal-words-resign = resign
terminal-words-quit = q quit exit
terminal-words-tricks = t tricks
terminal-words-chips = c chips
terminal-does-legal = your legal moves
terminal-does-hint = the best you can do, as far as you may know
terminal-does-help = this page
terminal-does-log = what has happened
terminal-does-undo = take your last move back
terminal-does-rules = the rules; rules { $number } shows one
terminal-does-options = what was agreed for this game
terminal-does-resign = give up for good
terminal-does-quit = leave; the game is saved and can go on
terminal-does-tricks = all tricks of this deal
terminal-does-chips = every chip and its cause

terminal-about-imperial =
    Imperial is for two: take tricks, collect chips. Six white chips make a red one; five reds win.
    The hands declare by themselves; then follow suit, win the trick if you can, else trump.
    The ace ranks below the jack: K Q J A 10 9 8 7. Honours are K Q J A 7 of trumps.

terminal-imperial-deal = deal { $n }, { $name } deals
terminal-imperial-trump = trump and turn-up
terminal-imperial-bank = bank
terminal-imperial-tricks = tricks { $n }
terminal-imperial-known = still holds
terminal-imperial-cannot = cannot hold
terminal-imperial-trick = Trick { $n }: { $name } leads
terminal-imperial-taken = taken by { $name }
terminal-imperial-before = before:
terminal-imperial-taker = taken by
terminal-imperial-led = ← led
terminal-imperial-deal-over = The deal is over
terminal-imperial-declarations = Deal { $n }: the declarations
terminal-imperial-hint = 1-{ $n } or a card ({ $card }) · [n] may be played · ? h t

terminal-conquest-round = round { $n }
terminal-conquest-set = the next set brings { $n }
terminal-conquest-side = { $lands ->
        [one] { $lands } land
       *[other] { $lands } lands
    } { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
terminal-conquest-cards = Your cards:
terminal-conquest-to-the-end = Attack until the end: you conquer with { $percent }.
terminal-conquest-one-roll = One roll with { $dice } (you lose : they lose): { $odds }
terminal-conquest-battle = { $source } → { $target }: { $rolls } rolls, losses { $attacker } and { $defender }.
terminal-conquest-dealt = { $n } territories are dealt.
terminal-conquest-placed = { $n } armies on { $lands } lands.
terminal-conquest-dice = type { $n } digits, red first: 641 52
terminal-conquest-claimed = claims { $lands }.
terminal-conquest-hint = number or name · ? h b
terminal-conquest-amount = { $least }-{ $most }
terminal-conquest-always-choice = always the most
terminal-conquest-set-up = let the table do the rest of the set-up
terminal-conquest-always = From now on you always defend with the most dice. Type d again to be asked.
terminal-conquest-asked = From now on you are asked how many dice defend. Type d again for always the most.
terminal-words-borders = b borders
terminal-words-defend = d
terminal-does-borders = your lands and what borders them
terminal-does-defend = always defend with the most dice, or be asked
terminal-about-conquest =
    Imperium is about the world: 42 territories, armies and dice. Who holds them all wins.
    A turn: place reinforcements, attack your neighbours as often as you like, move armies once.
    Several answers go in one line: alaska kamchatka 3 attacks with three dice, alaska kamchatka a until the end.

terminal-empire-unit = и
terminal-empire-turn = turn { $n }:
terminal-empire-piles = pile { $pile }, discard { $discard }; { $systems } systems win
terminal-empire-more = … and { $n } more (tables)
terminal-empire-bank = Bank { $n }и:
terminal-empire-discard = The discard, oldest first: { $n }
terminal-empire-draws = { $name } draws: { $cards }
terminal-empire-known = known to be there:
terminal-empire-moves = move a universal…
terminal-empire-pay = pay { $n }и with: { $cards }
terminal-empire-hint = number or name, e ends · ? h
terminal-words-tables = tables
terminal-words-discard = discard
terminal-does-tables = every table with all names
terminal-does-discard = the discard, from its oldest card
terminal-about-empire =
    Empire is about star systems: lay objects of a colour until its system is full. Who has enough systems wins.
    A turn: draw two cards, play up to three: lay, bank, or use a Contact card. и is an imperial, the money.
    Who owes pays with cards from the table; a Fiver from the hand cancels what is played against you.

terminal-reason-empire-systems = enough systems
terminal-reason-empire-limit = the limit of turns
terminal-reason-empire-standstill = nothing moved any more
terminal-reason-empire-resignation = resignation
terminal-reason-conquest-world = the whole world
terminal-reason-conquest-last = the last one left
terminal-reason-conquest-rounds = the rounds are over
terminal-reason-conquest-resigned = resignation
