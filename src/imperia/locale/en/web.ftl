### The page: the shell around the games.

web-skip = To the content
web-title = Imperia
web-tag = Three table games. Sit down and play.
web-sub = At once against bots, or send a link: whoever opens it sits down. No account.
web-nickname = Name at the table
web-guest = Guest
web-loading = Loading…
web-unreachable = The server does not answer. Try again in a moment.
web-name-empire = Империя
web-name-imperial = Империал
web-name-conquest = Imperium
web-pitch-empire = Gather star systems before your neighbours do.
web-pitch-imperial = Two hands, one trump, twelve tricks. The fifth red chip wins.
web-pitch-conquest = Forty-two lands, one map, and the dice have no favourites.
web-players =
    { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
web-lasts-empire = 20–60 minutes
web-lasts-imperial = 15–30 minutes
web-lasts-conquest = 1–3 hours
web-play = Play
web-invite = Invite friends
web-rules = Rules
web-my-tables = My tables
web-open-tables = Open tables
web-resume = Resume
web-forget = Take off the list
web-none-yet = Tables you sat down at appear here.
web-none-open = No table is open now.
web-seated = { $name }: { $seated } of { $seats } seats taken
web-sit-down = Sit down
web-look-again = Look again
web-check = Check a record
web-print = Print
web-home = Home
web-settings = Settings
web-language = Language
web-theme =
    { $theme ->
        [dark] Theme: dark
        [light] Theme: light
       *[other] Theme: as on this device
    }
web-sound-on = Sound on
web-sound-off = Sound off
web-search = Search
web-contents = Contents
web-rules-found =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }
web-nothing-found = Nothing found.
web-close = Close

### Before the match.

web-seat-open = open seat
web-sit-here = Sit here
web-move-here = Move here
web-bot =
    { $level ->
        [random] bot, random
        [novice] bot, novice
        [casual] bot, casual
        [strong] bot, strong
        [master] bot, master
       *[other] bot, { $level }
    }
web-host = host
web-you = you
web-away = away
web-add-bot = Add a bot
web-add-bot-at = Add a bot on seat { $seat }
web-bot-level = How bots play
web-fill-bots = Bots on all open seats
web-free-seat-of = Free the seat of { $name }
web-start = Start
web-starting =
    { $attempt ->
        [1] Starting: everybody adds a share of chance…
       *[other] Starting, attempt { $attempt }: somebody did not answer, so it begins again with a new promise…
    }
web-seats-waiting =
    { $seats ->
        [one] One seat is still open.
       *[other] { $seats } seats are still open.
    }
web-idle-days = { $days ->
    [one] The table closes after a day without a visit.
   *[other] The table closes after { $days } days without a visit.
}
web-host-starts = The host starts the match.
web-get-up = Get up
web-lock = Lock the table
web-unlock = Unlock the table
web-link = Link to this table
web-invite-how = Whoever opens the link or scans the code sits down.
web-invite-full = The table is full. Whoever has the link may watch.
web-copy = Copy the link
web-copied = Copied
web-options = Rules of this table
web-auto = auto
web-differs = Different from the classic game:
web-seats = Seats
web-table-rules = The table
web-open-table = Anybody may sit down (listed on the home page)
web-clock = Clock
web-clock-none = no clock
web-clock-advisory = shown only
web-clock-move = for each answer
web-clock-game = for the whole game
web-clock-days = days for each answer
web-notify = Tell me when it is my turn, even in another tab
web-seconds = Seconds
web-content-name = { $en }
web-file =
    { $game ->
        [empire] Deck
       *[other] Map
    }
web-file-classic = classic
web-file-choose = Choose a file (.toml)
web-file-back = Back to the classic one
web-on = on
web-off = off
web-increment = Seconds added for each answer
web-days = Days for each answer
web-out-of-time = When time runs out
web-out-of-time-bot = a bot plays on
web-out-of-time-resign = the player resigns
web-absence = When a player is gone, a bot sits in
web-absence-never = never
web-absence-seconds =
    { $n ->
        [one] after { $n } second
       *[other] after { $n } seconds
    }
web-absence-minutes =
    { $n ->
        [one] after a minute
       *[other] after { $n } minutes
    }
web-absence-hours =
    { $n ->
        [one] after an hour
       *[other] after { $n } hours
    }
web-sits-in = Who sits in
web-watching = Whoever has the link may watch
web-hand-over = Make { $name } the host
web-remove = Remove { $name }
web-remove-sure = Remove { $name } from this match? A bot plays on, and { $name } cannot come back.
web-end-table = End this table
web-end-table-sure = End this table for everybody? The match gets no result.
web-closed = This table is closed.

### At the table.

web-log = Log
web-undo = Undo
web-more = More
web-line-lost = The connection is lost. Reconnecting…
web-line-closed =
    { $why ->
        [no-table] There is no such table, or the link is wrong.
        [silence] The connection was closed after a long silence. Reload the page.
        [flood] Too many messages came at once. Reload the page.
       *[other] The connection was closed. Reload the page.
    }
web-your-turn = Your turn
web-thinks = to act
web-waiting = Waiting for { $names }.
web-legal-moves = Legal moves
web-you-watch = You are watching.
web-paused = The match is paused.
web-pause = Pause
web-go-on = Go on
web-bot-for-me = Let a bot play for me for a while
web-back = I am back
web-resign = Resign
web-resign-sure = Leave this match for good?
web-move-device = Move my seat to another device
web-report = Report a problem (copies what I see)
web-record = Save the record
web-takeback = Ask to go back to here
web-takeback-asked = { $name } asks to take a move back.
web-agree = Agree
web-disagree = Decline
web-history = History
web-earlier = Earlier
web-later = Later
web-now = To the present
web-days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-mute = Hide chat
web-chat = Write to everyone
web-send = Send
web-phrase-hello = Hello!
web-phrase-thanks = Thank you!
web-phrase-well_played = Well played!
web-phrase-oops = Oops…
web-phrase-thinking = Let me think.
web-phrase-hurry = Shall we go on?
web-phrase-good_game = Good game!
web-phrase-one_moment = One moment, please.
web-looking-back = Looking back: position { $at } of { $of }
web-ended = The match is over.
web-you-win = You win!
web-rematch = Rematch
web-line-chat = { $name }: { $text }
web-line-phrase = { $name }: { $phrase }
web-line-takeover-left = { $name } is away; a bot ({ $level }) plays on.
web-line-takeover-clock = { $name } is out of time; a bot ({ $level }) plays on.
web-line-takeover-host = The host lets a bot ({ $level }) play for { $name }.
web-line-return = { $name } is back.
web-line-resign = { $name } resigns.
web-line-undo = { $name } takes a step back.
web-line-takeback = With the consent of all, { $name } takes a move back.
web-line-pause = Pause ({ $name }).
web-line-resume = Play goes on ({ $name }).
web-line-end =
    { $many ->
        [one] { $winners } wins. { $reason }
       *[other] { $winners } share the win. { $reason }
    }
web-line-end-abandoned = The host has ended the match.
web-line-end-expired = Nobody came for a long time; the match was closed.

### The Check page.

web-check-how = Choose a record that you saved. This page, here in your browser, computes every card and roll again: from the seed that the server promised before the match, and from what each player added. Nothing is sent anywhere.
web-check-limits = What this proves: nobody could choose the cards. What it cannot prove: that the host’s computer did not look at them.
web-check-file = Choose a record (.json)
web-check-unreadable = This file is not a record of a match.
web-check-good =
    { $outcomes ->
        [one] The one random outcome is right: it follows from the promised seed.
       *[other] All { $outcomes } random outcomes are right: they follow from the promised seed.
    }
web-check-mine = Your own random number, kept by this browser, went into them.
web-check-not-mine = This browser did not sit at that table, so it cannot say whether your own number was used.
web-check-not-fair = The chance of this match cannot be checked: it was played without a promised seed.
web-check-not-over = The seed is shown only after the end of the match. Save the record again then.
web-check-commitment = The seed is not the one that was promised.
web-check-promised = The promise in the record is not the one that this browser was given before the match.
web-check-own = Your own random number was not used.
web-check-twice = Outcome { $index } was used twice.
web-check-outcome = Outcome { $index } is not the one that follows from the seed.

web-look-at-record = Look at this match move by move

### Errors of the server.

error-table-not-over = This match has not ended; only ended matches can be looked at here.
error-table-not-host = Only the host of the table may do that.
error-table-not-seated = Sit down first; spectators only watch.
error-table-seat-taken = Seat { $seat } is taken. Choose another.
error-table-no-seat = There is no seat { $seat }; the table has { $seats }.
error-table-no-person = Nobody sits on seat { $seat } who could be the host.
error-table-own-seat = The host cannot free his own seat. Hand the table over first, or get up.
error-table-locked = The host has locked the table.
error-table-full = All seats are taken. You can watch.
error-table-started = The match has begun; that can be changed only before the start.
error-table-closed = This table is closed.
error-table-not-ended = A rematch is possible after the end of the match.
error-table-open-seats =
    { $seats ->
        [one] One seat is still open: seat a friend or a bot there, or take fewer seats.
       *[other] { $seats } seats are still open: seat friends or bots there, or take fewer seats.
    }
error-table-people-sit = People sit at this table; it cannot shrink to { $players } seats, nor grow beyond 16.
error-table-level = There is no bot “{ $level }” for this game. Choose one of: { $known }.
error-table-nickname = Choose a nickname with at least one visible character.
error-table-malformed = This message cannot be read: { $what }.
error-table-no-match = No match is being played here.
error-table-no-spectators = This table has no spectators while it plays.
error-no-table = There is no such table, or the link is wrong. Ask your host for the link again.
error-too-many-address = Too many tables were made from your address. Try again in an hour.
error-too-many-tables = This server has as many tables as its host allows. Try again later.
error-busy = The table is busy. Try again in a moment.
error-unavailable = The server cannot save anything now, so nothing was changed. It carries on by itself as soon as it can ({ $what }).
error-newer-folder = The data folder was written by a newer version of Imperia (step { $found }; this one knows { $known }). Update Imperia, or choose another folder.
error-internal = Something went wrong on the server; nothing was changed. Try again.
error-flood = Too many messages at once; this one was not taken.
error-hello-once = This connection has said hello already.
error-closed-silence = The connection was silent for too long.
error-closed-malformed = The first message cannot be read.
error-closed-hello-first = The first message must say which table.
error-closed-too-large = The message is too large.
error-closed-flood = Too many messages came at once.
error-closed-slow = The connection is too slow to follow the table.
error-closed-gone = The connection has ended.
error-too-large = That is too much at once for this server.
error-closed-restart = The server restarts; the page reconnects by itself.
error-closed-unavailable = The table cannot be read now; the page tries again by itself.

### The board of Imperial.

web-four-colours = Suits in four colours
web-imperial-elder = elder
web-imperial-card =
    { $rank ->
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
web-imperial-back = face-down card
web-imperial-dealer = dealer
web-imperial-chips = { $reds } red, { $whites } white
web-imperial-tricks-taken = Tricks: { $tricks }
web-imperial-deal = Deal { $deal }
web-imperial-deal-trick = Deal { $deal }, trick { $trick } of 12
web-imperial-trump-is =
    Trumps: { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
web-imperial-run =
    { $run ->
        [KQJA] KQJA
        [KQJ] KQJ
       *[QJA] QJA
    } { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
web-imperial-trick = The trick
web-imperial-took = { $name } took it
web-imperial-bank = Bank: { $reds } red, { $whites } white

### The board of Imperium.

web-how-many = How many
web-free = free
web-neutral = neutral
web-zoom-in = Closer
web-zoom-out = Farther
web-conquest-map = Map: choose a land
web-conquest-land = { $land }: { $owner }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
web-conquest-side = { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    } · { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · +{ $income }
web-conquest-wild = wild card
web-conquest-next-set = { $armies ->
    [one] The next set brings { $armies } army.
   *[other] The next set brings { $armies } armies.
}
web-conquest-pick-set = Touch the cards of a set: three equal pictures or three different ones; a wild card fits any.
web-conquest-own-card = A dark card is of a land of mine: 2 armies more there, once a turn.
web-conquest-out = out
web-conquest-course = Territories, round by round
web-conquest-held =
    { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    } · { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }

### The board of Empire.

web-empire-group =
    { $objects }/{ $size }{ $systems ->
        [0] { "" }
        [one] , system!
       *[other] , { $systems } systems!
    } · freight { $freight }
web-empire-pile = Draw pile: { $cards }
web-empire-discard = Discard: { $cards }
web-empire-plays = Plays left: { $plays }
web-empire-side = systems { $systems } of { $needed } · bank { $money }и · hand { $hand }
web-empire-asked =
    { $owes ->
        [0] Has to answer
       *[other] Owes { $owes }и
    }
web-empire-loose = loose rockets: { $rockets }
web-empire-hand = My hand
web-empire-known = Known to be there:
web-empire-no-use = This card can do nothing now.

### Motion, hints, the list of moves, the end.

web-all-moves = { $moves ->
    [one] The one legal move in words
    [2] Both legal moves in words
   *[other] All { $moves } legal moves in words
}
web-all-moves-short = Moves in words: { $moves }
web-fewer = One less
web-more-of-them = One more
web-no-hints = No more hints
web-hints = Short hints in the first game
web-speed = Animation
web-speed-slow = slow
web-speed-normal = as usual
web-speed-fast = fast
web-speed-none = none
web-percent = { $whole }.{ $tenth }%
web-bot-short = bot
web-story = How it went
web-look-at-table = Look at the table
web-show-end = How it ended
web-zoom-all = The whole map
web-conquest-chance = chance to conquer
web-conquest-they-lose = { $pairs ->
    [1] they lose 1
    [2] they lose 2
   *[other] they lose { $pairs }
}
web-conquest-you-lose = { $pairs ->
    [1] you lose 1
    [2] you lose 2
   *[other] you lose { $pairs }
}
web-conquest-one-each = one each
web-conquest-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
web-conquest-defend = { $dice ->
    [one] Defend with { $dice } die
   *[other] Defend with { $dice } dice
}
web-conquest-series = { $rolls ->
    [one] One roll
   *[other] { $rolls } rolls
}: { $attacker } { $red ->
    [0] 0
   *[other] −{ $red }
}, { $defender } { $white ->
    [0] 0
   *[other] −{ $white }
}
web-conquest-round = Round { $round }
web-conquest-step-reinforce = Reinforce
web-conquest-step-attack = Attack
web-conquest-step-fortify = Fortify
web-conquest-my-cards = My cards: { $cards }
web-conquest-picture = { $picture ->
    [infantry] infantry
    [cavalry] cavalry
    [artillery] artillery
   *[wild] any picture
}

web-why-not = Why not?
web-empire-in-pile = draw pile
web-empire-in-discard = discard
web-empire-my-bank = My bank
web-empire-nothing-yet = No objects yet.
web-empire-goal = { $systems } of { $needed } systems
web-empire-turn-of = { $name }’s turn
web-empire-you-play = You play: { $card }.
web-empire-also-asked = Also asked:
web-empire-move = Universal: { $from } → { $to }
web-empire-place = Rocket: { $colour }
web-empire-accept = A card is played against you.
web-empire-accept-owes = You owe { $owes }и.
web-empire-rockets = rockets: { $rockets }
web-empire-from-bank = bank
web-empire-from-loose = loose
web-empire-sheet = What is asked of me
web-empire-choose-card = Choose a card
web-empire-set-aside = Set aside: { $laid } of { $owed }и
web-empire-pay-proposed = Pay the proposed { $paid }и
web-empire-accept-pay = Accept, pay { $paid }и
web-empire-choose-myself = Accept, and choose what I pay with
web-empire-into-bank = Into the bank
web-empire-into-bank-why = Money until the end of the game
web-empire-lay-in = Lay: { $system }
web-empire-lay-then = Then { $objects } of { $size }
web-empire-freight-in = Play: { $system }
web-empire-freight-each = From each of the others
web-empire-proposed = Proposed: { $paid } of { $owed }и
web-empire-systems = systems
web-empire-only-end = No plays left: end the turn.
web-empire-pay-how = Or tap another card, the dearest first.
web-empire-no-fiver = An Unchangeable Fiver would cancel it; you hold none.
web-empire-you-lose = You lose
web-empire-you-get = You get

web-imperial-declarations = The declarations
web-imperial-your-card = your card
web-imperial-the-bank = Bank
web-imperial-bank-holds = { $reds } red · { $whites } white
web-imperial-tricks = All tricks
web-imperial-tricks-short = Tricks
web-imperial-ledger = All chips
web-imperial-ledger-short = Chips
web-imperial-reds = Red chips, deal by deal
web-imperial-no-chips = No chip has moved yet.
web-imperial-no-tricks = No trick has been played yet.
web-big-screen = Big screen, for a television
web-empire-my-systems = My systems
