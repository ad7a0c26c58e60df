# Imperial: cards, questions, actions, events, refusals, options.

game-imperial = Imperial

## Cards

imperial-card =
    { $rank ->
        [T] 10
       *[other] { $rank }
    }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
imperial-suit =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

## Classes of declarations, what is shown for them, causes of chips

imperial-class-blanche = carte blanche
imperial-class-point = the point
imperial-class-sequence = the sequence
imperial-class-quartet = the quartet
imperial-class-turned_sequence = the sequence with the turn-up
imperial-class-turned_quartet = the quartet with the turn-up
imperial-shown-blanche = carte blanche
imperial-shown-point = point
imperial-shown-sequence = sequence
imperial-shown-quartet = quartet
imperial-shown-turned_sequence = sequence with the turn-up
imperial-shown-turned_quartet = quartet with the turn-up
imperial-cause-blanche = for carte blanche
imperial-cause-point = for the point
imperial-cause-sequence = for the sequence
imperial-cause-quartet = for the quartet
imperial-cause-turned_sequence = for the sequence with the turn-up
imperial-cause-turned_quartet = for the quartet with the turn-up
imperial-cause-turn_up = for turning up an honour
imperial-cause-jack = for catching the jack of trumps
imperial-cause-ace = for catching the ace of trumps
imperial-cause-honour =
    { $n ->
        [1] for an honour in the trick
       *[other] for honours in the trick
    }
imperial-cause-tricks = for more tricks
imperial-cause-exchange = for six white

## Questions

imperial-question-nothing = The match is over.
imperial-question-lot = Who deals first?
imperial-question-card = Which card comes next?
imperial-question-point = Name your point: your longest suit; of two equally long ones, the one with the higher sum.
imperial-question-sequence = Name your best sequence of K Q J A in one suit, or say that you have none.
imperial-question-quartet = Name your best four of a kind among K Q J A 7, or say that you have none.
imperial-question-lead = You lead: which card?
imperial-question-follow = { $card } is led: what do you play?

## Actions

imperial-action-play = { $card }
imperial-action-point = My point is in { $suit }
imperial-action-sequence =
    { $run } in { $suit }
imperial-action-no-sequence = I have no sequence
imperial-action-quartet =
    Four { $rank ->
        [K] kings
        [Q] queens
        [J] jacks
        [A] aces
       *[other] sevens
    }
imperial-action-no-quartet = I have no quartet
imperial-action-named =
    Names { $of ->
        [point] the point
        [sequence] the sequence
       *[quartet] the quartet
    }
imperial-chance-lot = The lot falls
imperial-chance-deal = A card is dealt
imperial-chance-deal-seen = { $card } is dealt
imperial-chance-turn_up = { $card } is turned up

## Events

imperial-event-lot = The lot makes { $name } the first dealer.
imperial-event-deal_begins = Deal { $number }: { $name } deals.
imperial-event-turned_up = { $card } is turned up: { $suit } are trumps.
imperial-event-says-point =
    { $name }: “Point: { $length ->
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[8] eight
    }.”
imperial-event-says-answer-point =
    { $name }: “{ $length ->
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
       *[8] Eight
    }.”
imperial-event-asks-point = { $name }: “How much?”
imperial-event-answers-point = { $name }: “{ $sum }.”
imperial-event-says-sequence =
    { $name }: “Sequence: { $length ->
        [3] three
       *[4] four
    }.”
imperial-event-says-answer-sequence =
    { $name }: “{ $length ->
        [3] Three
       *[4] Four
    }.”
imperial-event-asks-sequence = { $name }: “How high?”
imperial-event-answers-sequence =
    { $name }: “To the { $top ->
        [K] king
       *[Q] queen
    }.”
imperial-event-says-quartet =
    { $name }: “Four { $rank ->
        [K] kings
        [Q] queens
        [J] jacks
        [A] aces
       *[other] sevens
    }.”
imperial-event-says-none =
    { $name }: “{ $of ->
        [sequence] No sequence
       *[quartet] No quartet
    }.”
imperial-event-says-answer-none = { $name }: “None.”
imperial-event-good = { $name }: “Good.”
imperial-event-shows = { $name } shows { $cards } ({ $of }).
imperial-event-white =
    { $name } takes { $n ->
        [one] 1 white chip
       *[other] { $n } white chips
    } { $cause }: { $now } now.
imperial-event-red = { $name } takes a red chip { $cause }: { $now } now.
imperial-event-exchanged = { $name } returns six white chips to the bank.
imperial-event-returned =
    { $name } returns { $n ->
        [one] 1 white chip
       *[other] { $n } white chips
    } to the bank: the opponent got a red.
imperial-event-played = { $name }: { $card }.
imperial-event-taken = { $name } takes the trick ({ $tricks } in all).
imperial-event-resigned = { $name } resigns.
imperial-event-won = { $name } wins the match.

## How a match ended

imperial-reason-five_reds = Five red chips.
imperial-reason-resigned = By resignation.

## Options

imperial-option-pay_all = Pay every combination
    .help = The winner of the sequence or the quartet gets a red for each further one he has.
imperial-option-declare_by_hand = Declare by hand
    .help = Each player names his best point, sequence and quartet himself; the table refuses a wrong answer, and nothing is lost.
imperial-option-ace_capture = A red for the ace of trumps
    .help = Which captures of the opponent’s ace of trumps bring a red.
imperial-option-ace_capture-led = taken by leading K, Q or J of trumps
imperial-option-ace_capture-led_king_queen = taken by leading K or Q of trumps
imperial-option-ace_capture-any = taken in any trick

## Refusals

error-illegal-imperial-over = The match is over.
error-illegal-imperial-dealing = The cards are being dealt; wait for your turn.
error-illegal-imperial-turn = It is your opponent’s turn.
error-illegal-imperial-declare_first = First the declarations: answer the question, then the cards are played.
error-illegal-imperial-declared_already = The declarations are over; play a card.
error-illegal-imperial-malformed = This is not an action of Imperial: { $action }.
error-illegal-imperial-no_such_card = There is no card “{ $text }”. Cards are written rank and suit: KH, 10S, 7C.
error-illegal-imperial-not_held = { $card } is not in your hand.
error-illegal-imperial-must_win = { $led } is led and you hold a higher card of that suit: you have to win the trick, not with { $card }.
error-illegal-imperial-must_follow = { $led } is led: you have to follow suit ({ $suit }), not with { $card }.
error-illegal-imperial-must_trump = You cannot follow { $led }, so you have to play a trump ({ $suit }), not { $card }.
error-illegal-imperial-other_class = You are asked for { $asked } now.
error-illegal-imperial-point = That is not your point: another suit is longer, or as long with a higher sum (A 11, K Q J 10, the others their number).
error-illegal-imperial-sequence_not_held = You do not hold that sequence.
error-illegal-imperial-sequence_there = You do have a sequence: look for Q J with K or A in one suit.
error-illegal-imperial-sequence_better = You hold a better sequence: KQJA beats KQJ, and KQJ beats QJA.
error-illegal-imperial-quartet_not_held = You do not hold those four cards.
error-illegal-imperial-quartet_there = You do have four of a kind: look among K, Q, J, A and 7.
error-illegal-imperial-quartet_better = You hold a better quartet: kings, queens, jacks, aces, sevens in this order.
error-illegal-imperial-no_such_dealer = The first dealer is seat 0 or 1, not “{ $text }”.
error-illegal-imperial-no_chance = No card and no lot is due now.
error-illegal-imperial-card_gone = { $text } has been dealt already.

## Positions

error-position-imperial-fields = A position of Imperial has ten fields ({ $fields }), this text has { $what }.
error-position-imperial-game = Field “{ $where }”: “{ $what }” should be “imperial”.
error-position-imperial-number = Field “{ $where }”: “{ $what }” should be a number from { $least } to { $most }.
error-position-imperial-pair = Field “{ $where }”: “{ $what }” should be two parts with one “{ $mark }” between.
error-position-imperial-option = Field “{ $where }”: there is no option “{ $what }”.
error-position-imperial-cause = Field “{ $where }”: “{ $what }” should be causes of chips with their numbers, in the order of { $letters }.
error-position-imperial-suits = Field “{ $where }”: “{ $what }” should be four suits with dots between, spades.hearts.diamonds.clubs.
error-position-imperial-card = Field “{ $where }”: there is no card “{ $what }”.
error-position-imperial-twice = Field “{ $where }”: { $what } is there twice.
error-position-imperial-early = Field “{ $where }”: “{ $what }” comes before all that must come first.
error-position-imperial-count = Field “{ $where }”: so many cards ({ $what }) cannot have been dealt in packets of three.
error-position-imperial-declared = Field “{ $where }”: declarations cannot have come to “{ $what }” with these hands.
error-position-imperial-played = Field “{ $where }”: “{ $what }” could not be played there.
error-position-imperial-asked = Field “{ $where }”: “{ $what }” does not agree with what stands before it.

## Hints for a first game

imperial-hint-point = Your longest suit is your point; it pays a white chip a card if it is the best.
    .rule = I13
imperial-hint-sequence = King, queen, jack and ace of one suit count; the best run gets a red chip.
    .rule = I14
imperial-hint-quartet = Four kings, queens, jacks, aces or sevens: the best four get a red chip.
    .rule = I15
imperial-hint-lead = The king is the highest and the ace stands below the jack. Honours of trumps pay whoever takes them.
    .rule = I23
imperial-hint-follow = You must win the trick if you can. The cards that may be played are raised.
    .rule = I19
