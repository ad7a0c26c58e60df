# The rule books and their ledger.

error-rule-number = The book has no rule { $number }. The nearest one is { $nearest }.
error-rule-letter = { $number } is not a rule number. Numbers begin with I (Imperial), C (Imperium) or E (Empire): I19, for example.
error-rule-game = There is no rule book for “{ $game }”. There are: { $games }.
