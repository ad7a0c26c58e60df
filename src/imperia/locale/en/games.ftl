# Errors that every game shares.
error-option-unknown = { $game } has no option “{ $option }”. Its options: { $allowed }.
error-option-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
error-seats = { $game } is played by { $least } to { $most }, not by { $players }.
error-position = This position cannot be read: { $where }: { $what }.
error-game = There is no game “{ $game }”. The games: { $known }.
