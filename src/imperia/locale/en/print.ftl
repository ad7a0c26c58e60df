# Printed games: their first page, and what can be wrong with a wish about paper.

print-back = Back of the cards
print-how = How to print
print-rules = The rules in short
print-ruler = Lay a ruler here: ten centimetres, four inches. If they are not, the printer has scaled the page.

print-step-size = Print at 100% (“actual size”), not “fit to page”, and check the ruler below.
print-step-once = Print pages { $first } to { $last }. Put the sheets back into the printer and print page { $back }, the back, on the reverse of each of them.
print-step-long = Print on both sides, turned over the long edge: every sheet of faces is followed by its backs.
print-step-short = Print on both sides, turned over the short edge: every sheet of faces is followed by its backs.
print-step-fold = Print on one side. Fold every sheet along the dashed line and glue the halves together.
print-step-none = Print pages { $first } to { $last }; these sheets have no backs.
print-step-card = Take card of 250 to 300 g, or laminate the sheets.
print-step-cut = Cut along the marks at the edges; each card measures { $size } mm. You may round the corners.
print-step-shift = If the backs sit askew, measure by how much and print again with that shift of the backs.

print-behind = Do the backs meet the faces?
print-behind-how = Hold this sheet up to the light. The cross of the first page shines through; read on this scale how many millimetres it lies to the right and below the middle. These two numbers are the shift of the backs; left and up are negative.

print-empire-facts = 2 to 8 players · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
print-empire-aim = Aim
print-empire-aim-how = Objects of one colour form a star system as soon as there are as many as it asks for. { $systems ->
    [0] The first with three systems wins; if two play, with four.
    [one] The first with a system wins.
   *[other] The first with { $systems } systems wins.
}
print-empire-begin = Beginning
print-empire-begin-how = Shuffle and deal { $dealt } cards to each player; draw lots for who begins. Play goes clockwise.
print-empire-turn = Your turn
print-empire-turn-how = Draw { $drawn }. Then play up to { $plays } cards: objects before you, money into the bank, Contact cards for what they say or as money into the bank. At the end keep at most { $limit } in hand; put the others under the pile.
print-empire-pay = Paying
print-empire-pay-how = Pay with any cards from your table that have a value: bank, objects, rockets. No change is given, and nothing comes from the hand. Whoever has nothing pays nothing.
print-empire-freight = Freight
print-empire-freight-how = Freight brings what the ladder of your colour says; a rocket doubles it. Universals count for one of their colours, and you may move them in your turn.
print-empire-fiver = Fiver
print-empire-fiver-how = Show it when something is played against you: you are spared. The others are not.
print-empire-system = System
print-empire-size = Objects
print-empire-ladder = Freight of 1, 2, 3 … objects
print-empire-value = Value

print-booklet = Rules of the game
print-page = Page { $page }

print-tile = { $name }, sheet { $place } of { $sheets }
print-tile-left = cut on the left, glue over { $other }
print-tile-above = cut at the top, glue over { $other }
print-tokens = armies of player { $player }
print-chips = chips
print-chip-sum-white = White after the deal
print-chip-sum-red = Red after the deal
print-score = scores
print-score-date = Date
print-score-deal = Deal
print-score-player = Player
print-score-foot = Six white become a red. Every red sweeps the other player’s white back to the bank. The first with five red wins.
print-imperial-facts = 2 players · 32 cards · 12 white and 9 red chips
print-step-imperial = After the cards come the chips, a pad for the scores, and all rules on one page.
print-conquest-facts = { $map } · 2 to { $players } players · { $lands ->
    [one] { $lands } territory
   *[other] { $lands } territories
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
print-step-conquest = After the cards come the armies of every player, then the map. Cut its sheets where the marks say and glue them over their neighbours. You also need five dice.
print-continent = Continent
print-continent-lands = Territories
print-continent-bonus = Bonus

error-print-unknown = “{ $given }” cannot be chosen for printing. What can: { $allowed }.
error-print-choice = { $choice } cannot be “{ $given }”. It is one of: { $allowed }.
error-print-length = { $choice } cannot be “{ $given }”: a number of millimetres from { $least } to { $most }.
error-print-shift = The shift of the backs cannot be “{ $given }”: it needs two numbers of millimetres, right and down, such as 1.5,-0.5, each at most { $most }.
error-print-size = A card cannot measure “{ $given }”: write millimetres such as 63x88, or one of: { $allowed }.
error-print-size-range = A card cannot measure { $given } mm: from { $least } to { $most }.
error-print-size-shape = { $given } mm is of another shape than the cards, which would not fill it. Near it is { $near }.
error-print-room = No card of { $size } mm with gaps of { $gap } mm fits on { $paper } mm.
error-print-poster = Only the map can be printed on { $given }: --part map.
error-print-single = Only cards are made one by one, not “{ $given }”: --part cards.
error-typesetter = Printing needs the typesetter typst, which is not installed here. Install it: { $install }

cli-print = Make a game to print and play: cards, map, chips, rule book.
cli-option-print-output = the PDF; with --as svg, png or tts, a folder
cli-option-print-part = all cards map tokens chips score page rules booklet
cli-option-print-as = one file; or card by card; or Tabletop Simulator
cli-option-print-paper = the sheet; for the map also a3, a2
cli-option-print-finish = full colour, lines that save ink, or grey
cli-option-print-backs = once, long, short (edge), fold or none
cli-option-print-shift = moves the backs, in mm right and down
cli-option-print-size = of a card in mm; standard, sleeve, large, small
cli-option-print-gap = between the cards
cli-option-print-bleed = how far pictures go on beyond the cut: 0 to 3
cli-option-print-marks = to cut along: edges, corners or none
cli-option-print-dpi = of single cards as PNG
cli-option-print-suits = Imperial: every suit in a colour of its own
cli-print-done = { $files ->
    [one] { $file } is written ({ $size } MB). Print it at 100%.
   *[other] { $files } files are written in { $file } ({ $size } MB).
}

cli-doctor-typst = typesetter
cli-doctor-no-typst = not installed: everything works but `imperia print`

error-too-busy-address = Much has been printed from your address within an hour. Try again later.
error-too-busy-press = Too many want to print at this moment. Try again in a minute.

web-print-title = on paper
web-print-part = What to print
web-print-parts = { $part ->
    [all] The whole game
    [cards] Cards
    [map] Map
    [tokens] Armies
    [chips] Chips
    [score] Score pad
    [page] All rules on one page
    [rules] Rule book
   *[booklet] Rule book to fold and staple
}
web-print-paper = Paper
web-print-finish = Colour
web-print-finishes = { $finish ->
    [colour] Full colour
    [ink] Low ink
   *[grey] Grey
}
web-print-backs = Backs
web-print-back-kinds = { $backs ->
    [once] One sheet for all the backs
    [long] Behind every sheet, turned over the long edge
    [short] Behind every sheet, turned over the short edge
    [fold] Beside the faces, to fold and glue
   *[none] None
}
web-print-size = Size of a card
web-print-sizes = { $size ->
    [standard] 63 × 88 mm
    [sleeve] 62 × 86.6 mm, for sleeves
    [large] 70 × 97.8 mm, large
   *[small] 44 × 61.5 mm, small
}
web-print-marks = Cutting marks
web-print-mark-kinds = { $marks ->
    [edges] At the edges
    [corners] And a rounded corner on every card
   *[none] None
}
web-print-fine = Gaps, bleed, shift of the backs
web-print-gap = Gap, mm
web-print-bleed = Bleed, mm
web-print-right = Backs to the right, mm
web-print-down = Backs down, mm
web-print-content = { $game ->
    [conquest] A map of your own (TOML)
   *[empire] A deck of your own (TOML)
}
web-print-make = Make the PDF
web-print-making = Making the PDF…
web-print-hint = Print it at 100% (“actual size”); the first page has a ruler to check with.
web-print-preview = Preview
web-print-page = Page { $page } of { $pages }
web-print-before = Page before
web-print-next = Next page
web-print-made = The PDF is made, { $size } MB.
