### Errors of every game: what is wrong, and what to do.

error-game = There is no game called “{ $game }”. The games are: { $known }.
error-illegal = The rules do not allow that now.
error-option = “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
error-option-unknown = There is no option “{ $option }”. The options are: { $allowed }.
error-option-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
error-seats = The number of players cannot be { $players } here: choose from { $least } to { $most }.
error-position = The position cannot be read: { $where }: { $what }.
error-content = The deck or map file has a fault: { $entry }: { $what }.
