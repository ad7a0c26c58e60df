# Książki zasad i ich indeks.

error-rule-number = W książce nie ma zasady { $number }. Najbliższa to { $nearest }.
error-rule-letter = { $number } nie jest numerem zasady. Numery zaczynają się od I (Imperial), C (Imperium) lub E (Imperia), na przykład I19.
error-rule-game = Nie ma książki zasad gry „{ $game }”. Są: { $games }.
