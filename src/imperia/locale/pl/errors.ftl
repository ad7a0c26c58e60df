### Błędy wspólne dla wszystkich gier: co jest nie tak i co zrobić.

error-game = Nie ma gry „{ $game }”. Dostępne gry: { $known }.
error-illegal = Zasady teraz na to nie pozwalają.
error-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
error-option-unknown = Nie ma opcji „{ $option }”. Dostępne opcje: { $allowed }.
error-option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
error-seats = Liczba graczy nie może tu wynosić { $players }: wybierz od { $least } do { $most }.
error-position = Nie można odczytać pozycji: { $where }: { $what }.
error-content = Plik talii lub mapy zawiera błąd: { $entry }: { $what }.
