# Błędy wspólne dla wszystkich gier.
error-option-unknown = Gra { $game } nie ma opcji „{ $option }”. Jej opcje: { $allowed }.
error-option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
error-seats = W { $game } gra od { $least } do { $most } osób, nie { $players }.
error-position = Nie da się odczytać tej pozycji: { $where }: { $what }.
error-game = Nie ma gry „{ $game }”. Są: { $known }.
