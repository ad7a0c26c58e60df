### How the levels of bots play, in a line; shown where a level is chosen.

bot-style-random = Any legal move, at random.

bot-style-imperial-novice = Knows the rules and its own hand, likes high cards, forgets what was played.
bot-style-imperial-casual = Counts the cards that are gone, wins cheaply, guards its honours.
bot-style-imperial-strong = Imagines a few hands you may hold and plays what is best on average.
bot-style-imperial-master = Reads your hand from what you played, and plays for the match, not for chips.

bot-style-conquest-novice = Spreads its armies and attacks whoever has fewer.
bot-style-conquest-casual = Fills its borders, attacks with good odds, wants whole continents.
bot-style-conquest-strong = Plans whole campaigns by exact odds: takes continents, breaks yours, hunts for cards.
bot-style-conquest-master = Plays its plans out in its head, a thousand times with different dice, and takes what turns out best.

bot-style-empire-novice = Lays out what it has, banks the rest, plays whatever comes to hand.
bot-style-empire-casual = Completes systems, keeps money back for debts, charges those who can pay.
bot-style-empire-strong = Imagines your hand a few times, plays the game out after each possible move, and picks the one that won most often.
bot-style-empire-master = Plans its whole turn at once, and plays each plan out a great many times.

bot-no-compiler = The compiler is not installed here: “strong” thinks more slowly, and “master” is not offered.
bot-warming = The bots’ search is being compiled, once on this machine: the first moves take longer.
