# Imperium: names, questions, actions, events, refusals, faults of map files, options.

game-conquest = Imperium

## Names. A map brings its own in every language; -conquest-language says which one is ours.

-conquest-language = English
    .code = en
conquest-territory =
    { -conquest-language.code ->
        [ru] { $ru }
        [pl] { $pl }
       *[en] { $en }
    }
conquest-continent =
    { -conquest-language.code ->
        [ru] { $ru }
        [pl] { $pl }
       *[en] { $en }
    }
conquest-card = { $territory } ({ conquest-picture })
conquest-picture =
    { $picture ->
        [infantry] infantry
        [cavalry] cavalry
       *[artillery] artillery
    }
conquest-wild = wild card
conquest-neutral = Neutral
conquest-armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
conquest-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
conquest-for-continent = { $continent } { $armies }
conquest-die = { $name } { $die }

## What is asked

conquest-question-over = The game is over.
conquest-question-who_claims = Everybody rolls a die: the highest claims first.
conquest-question-which_land = The next territory is dealt.
conquest-question-odd_land = An odd army goes to a random territory.
conquest-question-who_starts = Everybody rolls a die: the highest plays first.
conquest-question-roll = The dice roll: { $source } → { $target }.
conquest-question-which_card = A card is drawn.
conquest-question-claim = Claim an empty territory.
conquest-question-place = Place your armies: { $armies } left. Where?
conquest-question-place-neutral = Place neutral armies: { $armies } left. Where?
conquest-question-how_many = { $source }: how many armies, { $least } to { $most }?
conquest-question-trade = You hold { $cards } cards. Turn in a set?
conquest-question-trade-forced = You hold { $cards } cards: turn in a set.
conquest-question-trade-down = You hold { $cards } cards: turn in sets until four or fewer are left.
conquest-question-bonus = { $armies } armies come onto the territory of a turned-in card. Which one?
conquest-question-attack = Attack: from where? Or end your attacks.
conquest-question-target = Attack from { $source }: which territory?
conquest-question-dice = { $source } → { $target }: how many dice?
conquest-question-floor = { $source } → { $target }, attack after attack: how many armies do you keep, { $least } to { $most }?
conquest-question-defend = { $source } → { $target } with { conquest-dice }: defend with how many dice, 1 to { $most }?
conquest-question-occupy = { $target } is yours. How many armies move in from { $source }, { $least } to { $most }?
conquest-question-fortify = Fortify: from where? Or end your turn.
conquest-question-fortify_to = Fortify from { $source }: where to?
conquest-question-fortify_with = { $source } → { $target }: how many armies, { $least } to { $most }?

## What one can do

conquest-action-claim = Claim { $territory }
conquest-action-place = { $territory }, { $armies } there now
conquest-action-place_armies = { conquest-armies }
conquest-action-turn_in = { $cards }: { conquest-armies }
conquest-action-no_more_sets = Keep the cards
conquest-action-bonus = { $territory }
conquest-action-keep_bonus = Keep the armies for a later set of this turn
conquest-action-attack_from = From { $territory }, { conquest-armies }
conquest-action-attack = { $source } → { $territory }, { conquest-armies }
conquest-action-dice =
    { $all ->
        [yes] { conquest-dice }, the most
       *[no] { conquest-dice }
    }
conquest-action-until = Attack until…
conquest-action-floor =
    { $armies ->
        [one] Attack until { $armies } of my armies is left
       *[other] Attack until { $armies } of my armies are left
    }
conquest-action-stop = Stop after this roll
conquest-action-defend = { conquest-dice }
conquest-action-occupy = Move in { conquest-armies }
conquest-action-end_attacks = End the attacks
conquest-action-fortify_from = From { $territory }, { conquest-armies }
conquest-action-fortify_to = { $source } → { $territory }, { $armies } there now
conquest-action-fortify = Move { conquest-armies }
conquest-action-end_turn = End the turn

## What is worth knowing before one chooses

conquest-note-conquer = chance to conquer: { $whole }.{ $tenth }%
conquest-note-roll =
    { $pairs ->
        [1] they lose one: { $goodwhole }.{ $goodtenth }%, you lose one: { $badwhole }.{ $badtenth }%
       *[other] they lose two: { $goodwhole }.{ $goodtenth }%, one each: { $evenwhole }.{ $evententh }%, you lose two: { $badwhole }.{ $badtenth }%
    }
conquest-note-roll-three = you lose nothing: { $goodwhole }.{ $goodtenth }%, you lose all three: { $badwhole }.{ $badtenth }%

## What happens

conquest-event-rolled_for_first-claim = Who claims first: { $rolls }.
conquest-event-rolled_for_first-start = Who plays first: { $rolls }.
conquest-event-claimed = { $name } claims { $territory }.
conquest-event-dealt = { $territory } goes to { $name }.
conquest-event-placed = { $name }: { $territory } +{ $armies }.
conquest-event-placed-neutral = Neutral: { $territory } +{ $armies } ({ $other }).
conquest-event-turn_began = Round { $round }: it is { $name }’s turn.
conquest-event-reinforced = { $name } gets { conquest-armies }.
conquest-event-reinforced-continents = { $name } gets { conquest-armies }: { $territories } for territories, { $continents }.
conquest-event-turned_in = { $name } turns in { $cards } for { conquest-armies }.
conquest-event-bonus_placed = { $name }: { $territory } +{ $armies } for its card.
conquest-event-bonus_kept = { $name } keeps the armies of a matching card for a later set.
conquest-event-until = { $name }: { $source } → { $target }, attack until { $armies ->
    [1] only one army is left
   *[other] { $armies } or fewer armies are left
}.
conquest-event-stopped = { $name } stops after this roll.
conquest-event-rolled = { $name }, { $source } → { $target } ({ $other }): { $red } against { $white }; losses { $attacker } and { $defender }.
conquest-event-conquered = { $name } conquers { $territory }.
conquest-event-eliminated = { $other } knocks out { $name }.
conquest-event-cards_passed =
    { $n ->
        [one] { $name } takes { $n } card of { $other }.
       *[other] { $name } takes { $n } cards of { $other }.
    }
conquest-event-cards_passed-open = { $name } takes the cards of { $other }: { $cards }.
conquest-event-occupied =
    { $armies ->
        [one] { $name }: { $source } → { $target }, { $armies } army moves in.
       *[other] { $name }: { $source } → { $target }, { $armies } armies move in.
    }
conquest-event-fortified = { $name } fortifies: { $source } → { $target }, { conquest-armies }.
conquest-event-shuffled =
    { $n ->
        [one] The draw pile is empty: { $n } turned-in card becomes the new one.
       *[other] The draw pile is empty: { $n } turned-in cards are shuffled into a new one.
    }
conquest-event-card_taken = { $name } takes a card.
conquest-event-card_taken-open = { $name } takes a card: { $card }.
conquest-event-no_card_left = There is no card left for { $name }.
conquest-event-round_ended = Round { $round } is over.
conquest-event-resigned = { $name } resigns.
conquest-event-became_neutral =
    { $territories ->
        [one] { $territories } territory of { $name } becomes neutral.
       *[other] { $territories } territories of { $name } become neutral.
    }
conquest-event-cards_returned = The cards of { $name } are turned in: { $cards }.
conquest-event-won-world = { $names } rules the world and wins!
conquest-event-won-last = { $names } is the last one left and wins!
conquest-event-won-rounds =
    { $n ->
        [one] The rounds are over. { $names } holds the most territories and wins!
       *[other] The rounds are over. { $names } are level and share the victory!
    }
conquest-event-won-resigned = { $names } wins by resignation.

## Refusals

error-illegal-conquest-over = The game is over.
error-illegal-conquest-chance = The dice or cards come first; wait a moment.
error-illegal-conquest-turn = You are not asked now; another player is.
error-illegal-conquest-asked = Something else is asked first. { $asked }
error-illegal-conquest-stop = There is no “attack until” of yours that could be stopped now.
error-illegal-conquest-no_such_territory = This map has no territory “{ $text }”.
error-illegal-conquest-claimed = { $territory } is claimed already; choose an empty territory.
error-illegal-conquest-place = { $territory } is not yours; armies go to your own territories.
error-illegal-conquest-place_neutral = { $territory } is not neutral; these armies go to neutral territories.
error-illegal-conquest-how_many = { $n } cannot be placed here: choose { $least } to { $most }.
error-illegal-conquest-three_cards = A set is three different cards, named like their territories, or wild1, wild2.
error-illegal-conquest-not_held = You do not hold the card { $card }.
error-illegal-conquest-no_set = These are not a set: it takes three equal pictures or three different ones, or a wild card among them.
error-illegal-conquest-must_trade = With five cards or more you must turn in a set first.
error-illegal-conquest-must_trade_down = After an elimination you must turn in sets until four cards or fewer are left.
error-illegal-conquest-bonus = { $territory } is not among the cards of this set, or not yours.
error-illegal-conquest-attack_not_yours = { $territory } is not yours; attack from your own territory.
error-illegal-conquest-attack_one_army = { $territory } has only one army, and it must stay; attack from where there are two or more.
error-illegal-conquest-attack_nowhere = { $territory } has no enemy beside it.
error-illegal-conquest-own_target = { $territory } is your own.
error-illegal-conquest-not_adjacent = { $territory } does not border { $source }.
error-illegal-conquest-dice = { $n } dice are not possible here: choose 1 to { $most }, always fewer than the armies.
error-illegal-conquest-floor = { $n } cannot end the attack: choose { $least } to { $most }.
error-illegal-conquest-defend = { $n } dice are not possible here: choose 1 to { $most }.
error-illegal-conquest-occupy = { $n } cannot move in: at least the dice of the last roll, { $least }, and one stays behind, so at most { $most }.
error-illegal-conquest-fortify_not_yours = { $territory } is not yours; armies move between your own territories.
error-illegal-conquest-fortify_one_army = { $territory } has only one army, and it must stay.
error-illegal-conquest-fortify_nowhere = { $territory } has none of your territories beside it.
error-illegal-conquest-same = The armies are in { $territory } already; choose another territory.
error-illegal-conquest-not_beside = { $territory } does not border { $source }.
error-illegal-conquest-not_connected = No path of your own territories leads from { $source } to { $territory }.
error-illegal-conquest-fortify_with = { $n } cannot move: one stays behind, so choose { $least } to { $most }.
error-illegal-conquest-no_chance = Nothing has to be rolled or drawn now.
error-illegal-conquest-no_such_chance = That is neither a roll nor a card: { $text }.
error-illegal-conquest-dice_needed =
    { $n ->
        [one] One die is needed, 1 to 6.
       *[other] { $n } dice are needed, each 1 to 6, the red ones first.
    }
error-illegal-conquest-no_such_card = There is no card “{ $text }”. Cards are named like their territories, or wild1, wild2.
error-illegal-conquest-card_gone = The card “{ $text }” is not in the draw pile.
error-illegal-conquest-not_there = The territory “{ $text }” cannot come now.

## Numbers of players that a map does not serve

error-seats-map-unnamed = This map has no starting armies for { $players } players; it can be played by { $least } to { $most }.
error-seats-map-territories = This map has too few territories for { $players } players: { $need } are needed. It can be played by { $least } to { $most }.
error-seats-map-armies = On this map one of { $players } players could get { $need } territories, more than starting armies. It can be played by { $least } to { $most }.

## Faults of a map file

conquest-entry =
    { $line ->
        [0] { $entry }
       *[other] line { $line }, { $entry }
    }
error-content-map-toml = { conquest-entry }: the file cannot be read as TOML ({ $what }).
error-content-map-missing = { conquest-entry }: { $field } is missing.
error-content-map-unknown-field = { conquest-entry }: there is no field { $field } here. Known: { $known }.
error-content-map-type =
    { conquest-entry }: { $field } must be { $wanted ->
        [table] a table
        [list] a list
        [text] a text
        [number] a number
        [ids] a list of ids
       *[pairs] a list of pairs
    }.
error-content-map-range = { conquest-entry }: { $field } cannot be { $value }; it goes from { $least } to { $most }.
error-content-map-id = { conquest-entry }: an id has small Latin letters, digits and hyphens, and begins with a letter.
error-content-map-name = { conquest-entry }: { $field } must be a name of 1 to { $most } characters on one line.
error-content-map-picture = { conquest-entry }: there is no picture “{ $value }”. Known: { $known }.
error-content-map-capacity-continent = { conquest-entry }: a map has at most { $most } continents; this one has { $n }.
error-content-map-capacity-territory = { conquest-entry }: a map has at most { $most } territories; this one has { $n }.
error-content-map-capacity-names = { conquest-entry }: all ids and names together are too long; { $most } bytes are the most.
error-content-map-duplicate = { conquest-entry }: this id is there twice.
error-content-map-duplicate-name = { conquest-entry }: the name “{ $name }” is there twice.
error-content-map-empty-continent = { conquest-entry }: the continent has no territory.
error-content-map-unknown-territory = { conquest-entry }: there is no territory “{ $territory }”.
error-content-map-two-continents = { conquest-entry }: the territory is in two continents, { $first } and { $second }.
error-content-map-no-continent = { conquest-entry }: the territory is in no continent.
error-content-map-self-border = { conquest-entry }: a territory does not border itself.
error-content-map-duplicate-border = { conquest-entry }: the border with { $territory } is there twice.
error-content-map-asymmetric = { conquest-entry }: it borders { $territory }, but { $territory } does not border it.
error-content-map-optional = { conquest-entry }: { $first } and { $second } are no neighbours, so there is no border to be optional.
error-content-map-disconnected = { conquest-entry }: no path leads here from { $start } (optional borders do not count).
error-content-map-players-territories = { conquest-entry }: { $players } players need { $need } territories or more; take out this number of players.
error-content-map-players-armies = { conquest-entry }: with { $players } players somebody could get { $need } territories, but has only { $armies } starting armies.

## Faults of a position text

error-position-conquest-fields = A position of Imperium has nine fields; this one has { $what }.
error-position-conquest-game = This is not a position of Imperium but of “{ $what }”.
error-position-conquest-map = The map of this position cannot be read: { $what }.
error-position-conquest-number = { $where }: “{ $what }” is not a number that can be here.
error-position-conquest-count = { $where }: there are { $what } entries.
error-position-conquest-part = { $where }: “{ $what }” cannot be here.
error-position-conquest-territory = { $where }: the map has no “{ $what }”.
error-position-conquest-asked = { $where }: “{ $what }” cannot be asked in this position.

## Options

conquest-option-optional_borders = Optional borders
    .help = Adds borders that some printings leave out; on the classic map East Africa – Middle East.
conquest-option-wild_cards = Wild cards
    .help = How many are in the pack.
conquest-option-setup = Territories at the start
    .help = They are claimed one by one, or dealt.
conquest-option-setup-claim = claimed in turn
conquest-option-setup-deal = dealt
conquest-option-placement = Other starting armies
    .help = How they come onto the board.
conquest-option-placement-one_by_one = one at a time, in turn
conquest-option-placement-all_at_once = each player in one go
conquest-option-placement-automatic = spread evenly by the table
conquest-option-first_player = Who plays first
    .help = A second roll decides, or whoever claimed first begins.
conquest-option-first_player-second_roll = a second roll
conquest-option-first_player-first_claimer = whoever claimed first
conquest-option-card_values = What sets bring
    .help = Armies for a set of cards.
conquest-option-card_values-source = 4, 6, 8, 10, 15, 20 …
conquest-option-card_values-official = 4, 6, 8, 10, 12, 15, 20 …
conquest-option-card_values-plus_one = 4, 5, 6 …
conquest-option-card_values-fixed = by picture: 4, 6, 8, mixed 10
conquest-option-card_values-none = no cards
conquest-option-card_counter = Sets are counted
    .help = Over all players together, or for each one.
conquest-option-card_counter-table = for all together
conquest-option-card_counter-player = for each player
conquest-option-forced_trade = Forced sets
    .help = With five cards a set must be turned in; with six after an elimination, at once.
conquest-option-territory_bonus = Armies for a card’s territory
    .help = For a turned-in card whose territory you hold, once a turn.
conquest-option-defence = Dice of the defender
    .help = Chosen each time, or always the most.
conquest-option-defence-chosen = chosen by the defender
conquest-option-defence-maximum = always the most
conquest-option-defence_dice = Most dice of the defender
    .help = Two, or three.
conquest-option-fortify = Fortification
    .help = Where armies may move at the end of a turn.
conquest-option-fortify-connected = once, along own land
conquest-option-fortify-adjacent = once, to a neighbour
conquest-option-fortify-many = as often as you like
conquest-option-fortify-none = none
conquest-option-victory = Victory
    .help = What ends the game.
conquest-option-victory-world = the whole world
conquest-option-victory-rounds = the most land after the last round
conquest-option-round_limit = Rounds
    .help = How many there are at most; auto: 500, or 15 where rounds decide.
conquest-option-resigned = When a player resigns
    .help = What becomes of the land of a player who leaves for good.
conquest-option-resigned-bot = a bot plays on
conquest-option-resigned-neutral = the land becomes neutral

## Hints for a first game

conquest-hint-claim = Lands of one continent, side by side, are worth most: whoever holds a whole one gets extra armies every turn.
    .rule = C7
conquest-hint-place = Armies do most good where your land touches somebody else’s. Tap a gleaming land.
    .rule = C15
conquest-hint-attack = An attack needs two armies on your land. Nobody has to attack.
    .rule = C16
conquest-hint-target = The number at a land is your chance to conquer it if you go on to the end.
    .rule = C21
conquest-hint-dice = The highest dice are compared pair by pair; a tie is the defender’s.
    .rule = C19
conquest-hint-occupy = At least the armies that fought move in; what stays behind guards your border.
    .rule = C20
conquest-hint-fortify = One move of armies along your own land, then the turn is over.
    .rule = C23
conquest-hint-trade = Three alike or three different pictures make a set; a wild card fits any.
    .rule = C12
conquest-hint-defend = With two dice you can win twice, or lose twice.
    .rule = C17

## Why a match ended

conquest-reason-world = The whole world in one hand.
conquest-reason-last = Nobody else is left.
conquest-reason-rounds = The rounds are over.
conquest-reason-resigned = By resignation.
