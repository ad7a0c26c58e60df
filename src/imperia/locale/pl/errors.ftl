### Błędy wspólne dla wszystkich gier: co jest nie tak i co zrobić.

error-game = Nie ma gry „{ $game }”. Dostępne gry: { $known }.
error-illegal = Zasady teraz na to nie pozwalają.
error-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
error-option-unknown = Nie ma opcji „{ $option }”. Dostępne opcje: { $allowed }.
error-option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
error-seats = Liczba graczy nie może tu wynosić { $players }: wybierz od { $least } do { $most }.
error-seats-one = Liczba graczy nie może tu wynosić { $players }: wybierz { $most }.
error-position = Nie można odczytać pozycji: { $where }: { $what }.
error-content = Plik talii lub mapy zawiera błąd: { $entry }: { $what }.

### Dlaczego system odmówił, wewnątrz zdania.

system-no-file = nie ma takiego pliku ani folderu
system-no-right = brak uprawnień
system-is-folder = to jest folder
system-no-folder = coś w ścieżce nie jest folderem
system-exists = to już istnieje
system-long-name = nazwa jest za długa
system-full = na dysku nie ma miejsca
system-read-only = dysk jest tylko do odczytu
system-device = dysk nie działa poprawnie
system-many-files = otwarto za dużo plików
system-port-taken = zajmuje go inny program
system-no-address = ten komputer nie ma takiego adresu
system-no-open = nie można otworzyć pliku
system-locked = bazę danych trzyma inny program
system-damaged = baza danych jest uszkodzona
