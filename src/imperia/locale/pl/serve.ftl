### The commands `imperia serve` and `imperia backup`.

cli-serve = Otwórz stoły dla przeglądarki; znajomi dołączają przez link.
cli-serve-host = adres nasłuchu; 0.0.0.0 dla całej sieci lokalnej
cli-serve-port = port; 0 wybiera wolny
cli-serve-folder = gdzie wszystko jest przechowywane
cli-serve-origin = adres kolejnej strony, która może się łączyć (można powtarzać)
cli-serve-proxy = adres proxy, któremu wierzymy w sprawie gości
cli-serve-metrics = pokazuj /metrics także innym komputerom
cli-serve-json-log = dziennik jako wiersze JSON
cli-serve-open = otwórz stronę w przeglądarce
cli-serve-here = Imperia jest gotowa: { $address }
cli-serve-lan = Dla telefonów i znajomych w tej samej sieci: { $address }
cli-serve-stop = Zatrzymaj: Ctrl-C; każda partia będzie trwała dalej od tego miejsca.
cli-backup = Skopiuj dane serwera do nowego pliku, także w trakcie pracy.
cli-backup-target = plik do zapisania
cli-backup-done = Zapisano: { $file }. Przechowuj go bezpiecznie: zawiera zakryte karty trwających partii.
error-port = Nie można nasłuchiwać na { $host }, port { $port }: { $why }. Wybierz inny przez --port; 0 oznacza dowolny wolny.
