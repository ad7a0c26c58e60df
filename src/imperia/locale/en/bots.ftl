### How the levels of bots play, in a line; shown where a level is chosen.

bot-style-random = Any legal move, by chance.

bot-style-imperial-novice = Knows the rules and its own hand, likes high cards, forgets what was played.
bot-style-imperial-casual = Counts the cards that are gone, wins cheaply, guards its honours.
bot-style-imperial-strong = Imagines a few hands that you may hold and plays what is best on average.
bot-style-imperial-master = Reads your hand from what you played, and plays for the match, not for chips.

bot-style-conquest-novice = Spreads its armies and attacks whoever has fewer.
bot-style-conquest-casual = Fills its borders, attacks with good odds, wants whole continents.
bot-style-conquest-strong = Plans whole campaigns by exact odds: takes continents, breaks yours, hunts for cards.
bot-style-conquest-master = Plays its plans on in its head, a thousand times with other dice, and takes what turns out best.

bot-style-empire-novice = Lays what it has, banks the rest, plays what comes to hand.
bot-style-empire-casual = Completes systems, keeps money for debts, asks it of those who have some.
bot-style-empire-strong = Imagines your hand a few times, plays the game on after each thing it may do, and does what won most.
bot-style-empire-master = Plans all plays of its turn at once, and plays each plan on a great many times.

bot-no-compiler = The compiler is not installed here: “strong” thinks more slowly, and “master” is not offered.
bot-warming = The bots’ search is being compiled, once on this machine: the first moves take longer.
