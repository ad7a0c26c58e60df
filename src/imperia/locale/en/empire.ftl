# Empire: cards, questions, actions, events, refusals, options, faults of deck files.

game-empire = Empire

## Cards. Names of objects and systems come from the deck file, in all three languages.

empire-name = { $en }
empire-card-universal = Universal { $one } / { $other }
empire-card-multicolour = Multicolour universal
empire-card-money = { $value }и
empire-card-freight = Freight { $one } / { $other }
empire-card-great-freight = Multicolour Freight
empire-card-spaceport = Spaceport
empire-card-space-fund = Space Fund for the Poor
empire-card-hyperjump = Hyperjump
empire-card-time-machine = Time Machine
empire-card-rocket = Rocket
empire-card-annihilation = Annihilation
empire-card-mind-swap = Mind Swap
empire-card-dictator = Dictator
empire-card-fiver = Unchangeable Fiver

## A card where it lies

empire-at-bank = { $card } (bank)
empire-at-loose = { $card } (loose)
empire-at-home = { $card } ({ $colour })
empire-at-colour = { $card } (in: { $colour })
empire-at-system = { $card } (on: { $colour })

## Questions

empire-question-deal = Which card is dealt next?
empire-question-lot = Who begins?
empire-question-draw = Which card is drawn?
empire-question-play =
    Your turn. { $plays ->
        [0] No plays left: rearrange universals, or end the turn.
        [one] One play left.
       *[other] { $plays } plays left.
    }
empire-question-take = Which object do you take from player { $seat }?
empire-question-take-of-each = Dictator: which object do you take from player { $seat }?
empire-question-give = Which object do you give for it?
empire-question-answer = A card is played against you. Accept, or show a Fiver?
empire-question-answer-owes = You owe { $owes }и. Accept, or show a Fiver?
empire-question-pay = Still { $owes }и to pay. With which card?
empire-question-colour = { $card }: which colour will it count as?
empire-question-limit =
    { $cards ->
        [one] One card too many in your hand: choose which goes under the draw pile.
       *[other] { $cards } cards too many in your hand: choose one that goes under the draw pile.
    }
empire-question-declare = You have the systems that win: declare your victory.
empire-question-wait = Others are to act.
empire-question-over = The game is over.

## Actions

empire-action-end = End the turn
empire-action-accept = Accept
empire-action-fiver = Show an Unchangeable Fiver
empire-action-declare = Declare victory
empire-action-play = Play: { $card }
empire-action-rocket = Rocket onto: { $colour }
empire-action-place = Loose rocket onto: { $colour }
empire-action-mind_swap = Mind Swap with { $name }
empire-action-annihilation = Annihilation: { $name }, { $rocket }
empire-action-great_freight = Multicolour Freight: { $colour }, paid by { $name }
empire-action-freight = { $card }: freight of { $colour }
empire-action-lay = Lay { $card } in: { $colour }
empire-action-bank = Into the bank: { $card }
empire-action-move = Move { $card }: { $colour } → { $to }
empire-action-take = Take: { $card }
empire-action-give = Give: { $card }
empire-action-pay = Pay: { $card }
empire-action-colour = Colour: { $colour }
empire-action-under = Under the draw pile: { $card }
empire-action-under-hidden = A card under the draw pile
empire-action-lot = { $name } begins
empire-action-draw = Drawn: { $card }
empire-action-draw-hidden = A card is drawn

## Events

empire-event-drew = { $name } draws: { $card }.
empire-event-drew-hidden = { $name } draws a card.
empire-event-begins = { $name } begins, by lot.
empire-event-turn = Turn { $number }: { $name }.
empire-event-shuffled =
    The discard is shuffled and is the draw pile again: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
empire-event-nothing_left = { $name } cannot draw: both piles are empty.
empire-event-laid = { $name } lays { $card } in: { $colour }.
empire-event-banked = { $name } puts into the bank: { $card }.
empire-event-played = { $name } plays: { $card }.
empire-event-demands = { $name } owes { $amount }и for the freight of { $colour }.
empire-event-demands-fund = { $name } owes { $amount }и to the Space Fund.
empire-event-fetched = { $name } takes from the discard: { $card }.
empire-event-launched = { $name } puts a rocket on: { $colour }.
empire-event-launched-loose = { $name } puts a loose rocket on: { $colour }.
empire-event-moved = { $name } moves { $card }: { $colour } → { $to }.
empire-event-names = To be taken from { $name }: { $card }.
empire-event-offers = Offered to { $name } for it: { $card }.
empire-event-aims = Aimed at { $name }: { $rocket }.
empire-event-accepted = { $name } accepts.
empire-event-fiver = { $name } shows an Unchangeable Fiver.
empire-event-aside = { $name } sets aside: { $card }.
empire-event-paid =
    { $name } pays: { $card }{ $cards ->
        [1] { "" }
       *[other] { " " }× { $cards }
    }.
empire-event-settled =
    { $paid ->
        [0] { $name } owes { $owed }и and has nothing to pay with.
       *[other] { $name } owes { $owed }и and pays { $paid }и.
    }
empire-event-taken = Taken from { $name }: { $card }.
empire-event-given = Given to { $name }: { $card }.
empire-event-rocket_taken = Taken from { $name }: { $rocket }.
empire-event-systems =
    { $now ->
        [0] { $name }: no system left of { $colour }.
        [one] { $name } has a system: { $colour }.
       *[other] { $name } has { $now } systems: { $colour }.
    }
empire-event-loose =
    { $rockets ->
        [one] { $name }: a rocket comes loose ({ $colour }).
       *[other] { $name }: { $rockets } rockets come loose ({ $colour }).
    }
empire-event-under = { $name } puts under the draw pile: { $card }.
empire-event-under-hidden = { $name } puts a card under the draw pile.
empire-event-turn_ended = { $name } ends the turn.
empire-event-won-systems = { $name } has the systems that win, and wins!
empire-event-won-limit = The last turn is over: { $name } is ahead and wins.
empire-event-won-standstill = No cards are left and nobody plays: { $name } is ahead and wins.
empire-event-won-resignation = { $name } wins, as the other player resigns.
empire-event-resigned = { $name } leaves the game for good.

## Options

empire-option-decks = Decks
    .help = How many decks are shuffled together; auto: one for every eight players.
empire-option-systems_to_win = Systems to win
    .help = How many systems win; auto: four for two players, else three. With seven players or more, 2 makes a short game.
empire-option-refill_empty_hand = Fill an empty hand
    .help = Whoever begins a turn with an empty hand draws as many cards as were dealt at the start.
empire-option-multicolour_only_system = Multicolour systems
    .help = Multicolour universals alone make a system.
empire-option-distinct_colours = Systems of different colours
    .help = Two systems of one colour count once.
empire-option-victory = Victory
    .help = The table announces it at once, or the winner must declare it.
empire-option-victory-automatic = announced by the table
empire-option-victory-declared = declared by the player
empire-option-turn_limit = Turn limit
    .help = After so many turns in all, whoever has the most systems wins.

## Refusals

error-illegal-empire-over = The game is over; nothing can be done any more.
error-illegal-empire-drawing = Cards are being drawn: wait until you are asked.
error-illegal-empire-no_chance = Nothing is left to chance now.
error-illegal-empire-not_in_pile = “{ $text }” is not in the draw pile any more. Check the card that was drawn.
error-illegal-empire-no_win = You cannot declare now: it takes { $systems } systems, formed in this turn or declared in your own.
error-illegal-empire-not_asked = You are not asked now: wait for your turn.
error-illegal-empire-malformed = This is not an action of Empire: { $action }.
error-illegal-empire-no_such_card = There is no card “{ $text }” in this deck.
error-illegal-empire-no_such_colour = There is no colour “{ $text }”. The colours are: { $known }.
error-illegal-empire-no_such_seat = There is no seat “{ $text }”: choose from 0 to { $most }.
error-illegal-empire-fiver_only_in_answer = A Fiver is only shown in answer to a card played against you; on your turn it can be banked.
error-illegal-empire-asked-play = It is your turn: play a card, move a universal, or end the turn.
error-illegal-empire-asked-take = First name the object that you take.
error-illegal-empire-asked-give = First name the object that you give for it.
error-illegal-empire-asked-answer = First answer: accept, or show a Fiver.
error-illegal-empire-asked-pay = First pay: choose a card from your table.
error-illegal-empire-asked-colour = First choose the colour of the universal.
error-illegal-empire-asked-limit = First put the surplus of your hand under the draw pile.
error-illegal-empire-no_loose_rocket = This takes a loose rocket, and a system without a rocket: { $colour }.
error-illegal-empire-not_held = You do not hold this card: { $card }.
error-illegal-empire-no_plays = No plays are left in this turn. You may rearrange universals, or end the turn.
error-illegal-empire-not_there = It does not lie there: { $card } in { $colour }.
error-illegal-empire-moves = At most { $most } universals can be moved in one turn, so that no turn is endless. End the turn, or play.
error-illegal-empire-other_colour = { $card } does not have this colour: { $colour }.
error-illegal-empire-no_object = { $card } is not an object: put it into the bank, or play it for its effect.
error-illegal-empire-object_banked = Objects are never banked: lay { $card } in a colour.
error-illegal-empire-yourself = Choose another player, not yourself.
error-illegal-empire-earns_nothing = { $colour } earns you nothing now. Name a colour that earns, or bank the card.
error-illegal-empire-no_free_system = You have no system without a rocket here: { $colour }.
error-illegal-empire-nothing_to_swap = A swap takes an object of yours, and one of that player outside his systems.
error-illegal-empire-no_rocket_there = This player has no rocket there.
error-illegal-empire-discard_empty = The discard is empty: the Time Machine can only be banked.
error-illegal-empire-nothing_to_take = No other player has an object outside his systems: the Dictator can only be banked.
error-illegal-empire-not_so = { $card } cannot be played like this.
error-illegal-empire-no_fiver = You hold no Fiver: accept.
error-illegal-empire-not_its_colour = The universal does not have this colour: { $colour }.
error-illegal-empire-superfluous = { $card }: choose from the highest value down, and so that no card of the payment can be left out.
error-illegal-empire-not_yours = It does not lie before you: { $card }.
error-illegal-empire-inside = { $card } belongs to a complete system and is safe. Choose an object outside systems.
error-illegal-empire-not_his = It does not lie before that player: { $card }.

## Positions

error-position-empire-game = Field “{ $where }”: “{ $what }” should be “empire”.
error-position-empire-pair = “{ $what }” should be a field, “=” and its value, each field once.
error-position-empire-number = Field “{ $where }”: “{ $what }” should be a number from { $least } to { $most }.
error-position-empire-word = Field “{ $where }”: “{ $what }” should be one of { $known }.
error-position-empire-field = There is no field “{ $where }” here (“{ $what }”).
error-position-empire-terms = Players, options and deck do not fit: { $what }
error-position-empire-deck = Field “{ $where }”: the deck cannot be unpacked (“{ $what }…”).
error-position-empire-card = Field “{ $where }”: there is no card “{ $what }”.
error-position-empire-thing = Field “{ $where }”: “{ $what }” should be a card and a place where it can lie, like ceres@brown.
error-position-empire-twice = Field “{ $where }”: “{ $what }” is there twice; write the number with *.
error-position-empire-count = Field “{ $where }”: { $what } cards are too many; there are at most { $most }.
error-position-empire-contact = Field “{ $where }”: “{ $what }” is not a Contact card and cannot be there.
error-position-empire-rocket = Field “{ $where }”: “{ $what }”: there are more rockets than systems.
error-position-empire-copies = “{ $where }” is there { $what } times, but the decks have { $need }.
error-position-empire-asked = Field “{ $where }”: “{ $what }” does not agree with the rest.

## Deck files

error-content-deck-toml = The deck file is not valid TOML: { $what }
error-content-deck-missing = Line { $line }, { $entry }: the field “{ $field }” is missing.
error-content-deck-unknown-field = Line { $line }, { $entry }: there is no field “{ $field }”. Known fields: { $known }.
error-content-deck-type = Line { $line }, { $entry }: “{ $field }” should be a { $wanted ->
        [table] table
        [list] list
        [text] text
        [number] number
        [numbers] list of numbers
       *[other] list of ids
    }.
error-content-deck-range = Line { $line }, { $entry }: “{ $field }” is { $value }, but should be from { $least } to { $most }.
error-content-deck-id = Line { $line }, { $entry }: the id “{ $value }” should be small Latin letters, digits and hyphens, at most { $most }.
error-content-deck-name = Line { $line }, { $entry }: “{ $field }” should be one line of 1 to { $most } characters.
error-content-deck-unknown-kind = Line { $line }, { $entry }: there is no kind of card “{ $value }”. Known kinds: { $known }.
error-content-deck-unknown-colour = Line { $line }, { $entry }: this deck has no colour “{ $colour }”. Its colours: { $known }.
error-content-deck-two-colours = Line { $line }, { $entry }: it takes two different colours.
error-content-deck-no-colours = Line { $line }, { $entry }: a card of the kind “{ $kind }” has no colours.
error-content-deck-duplicate = Line { $line }: “{ $entry }” is there twice. Use “count” for several equal cards.
error-content-deck-reserved = Line { $line }: the id “{ $entry }” is kept for other cards. Choose another.
error-content-deck-ladder = Line { $line }, { $entry }: the ladder has { $n } steps, but the system has { $size } objects.
error-content-deck-unreachable = Line { $line }, { $entry }: a system takes { $size } objects, but there are only { $n }.
error-content-deck-colours = Line { $line }, { $entry }: { $n } colours are too many; there can be { $most }.
error-content-deck-faces = The deck has { $n } different cards; there can be { $most }.
error-content-deck-cards = The deck has { $n } cards; there can be { $most }.
error-content-deck-few-cards = Line { $line }: { $n } cards are too few: two players with { $dealt } cards each need at least { $need }.
error-content-deck-systems = Line { $line }: { $systems } systems are to win, but there are only { $n } colours. Set “systems_to_win” lower.
error-content-deck-text = The names of this deck are too long together. Shorten some.

## Hints for a first game

empire-hint-play = Tap a card of your hand to see what it can do. You play up to three a turn.
    .rule = E6
empire-hint-answer-owes = A Fiver cancels it for you alone; otherwise you pay from what lies before you.
    .rule = E40
empire-hint-answer = A Fiver cancels the card for you alone.
    .rule = E40
empire-hint-pay = No change is given. Money first: broken systems cost most.
    .rule = E23
empire-hint-take = Only what stands outside a system can be taken.
    .rule = E39
empire-hint-limit = Seven cards may stay in your hand; the rest goes under the pile.
    .rule = E7

## Why a match ended

empire-reason-systems = Enough systems are complete.
empire-reason-limit = The last turn is over.
empire-reason-standstill = No cards are left, and nobody plays.
empire-reason-resignation = By resignation.
