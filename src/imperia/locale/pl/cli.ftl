# Wiersz poleceń: strony pomocy, doctor, config, simulate.

cli-usage = Użycie
cli-arguments = Co podać
cli-options = Opcje
cli-commands = Polecenia
cli-command = POLECENIE
cli-choices = [opcje]
cli-none = { "" }

cli-imperia = Trzy gry o imperiach. Bez polecenia otwiera stoły w przeglądarce.
cli-imperia-more = Kody wyjścia: 0 zrobione, 1 odmowa, 2 złe użycie, 3 czegoś brak, 130 Ctrl-C.
cli-play = Graj w terminalu: z botami albo we dwoje przy jednej klawiaturze.
cli-simulate = Wiele partii botów: wygrane według miejsc, długość, zakończenia.
cli-replay = Opowiedz zapisaną partię ruch po ruchu.
cli-verify = Sprawdź, czy zapis rozdano uczciwie i czy trzyma się zasad.
cli-rules = Zasady gry albo jedna zasada według numeru.
cli-check = Sprawdź plik talii lub mapy i wymień każdy błąd.
cli-doctor = Zobacz, czy jest wszystko, czego Imperia potrzebuje.
cli-config = Wszystkie ustawienia i skąd wzięła się ich wartość.

cli-option-help = ta strona
cli-option-version = wersja
cli-option-lang = język wszystkich słów
cli-option-json = dane dla programów: JSON na stdout

cli-config-file = Plik ustawień: { $file }
cli-config-no-file = Nie ma jeszcze pliku ustawień. Byłby to { $file }, z wierszami takimi jak: lang = "pl"
cli-source-flag = z { $where } w wierszu poleceń
cli-source-environment = ze środowiska, { $where }
cli-source-file = z { $where }
cli-source-system = z systemu ({ $where })
cli-source-default = domyślnie

cli-doctor-imperia = Imperia
cli-doctor-python = Python
cli-doctor-packages = pakiety
cli-doctor-numba = kompilator
cli-doctor-cache = gotowy kod
cli-doctor-data = zapisane partie
cli-doctor-terminal = terminal
cli-doctor-languages = języki
cli-doctor-game = gra
cli-doctor-colours = kolory
cli-doctor-rules-version = wersja zasad { $version }
cli-doctor-no-numba = nie zainstalowany: wszystko działa, ale boty i symulacje wolniej
cli-doctor-folder-advice = Podaj inny folder przez { $variable }.
cli-doctor-no-terminal = To nie terminal: nie będzie żadnych pytań.
cli-doctor-encoding = Ustaw PYTHONUTF8=1, by było widać kolory kart i litery.
cli-doctor-small = Stół mieści się w oknie co najmniej 80 x 24; jeśli wiersze się łamią, powiększ okno.
cli-doctor-game-advice = Zainstaluj Imperię od nowa.
cli-doctor-fine = Wszystko w porządku.
cli-doctor-broken = { $n ->
    [one] Jedna rzecz nie działa.
    [few] Nie działają { $n } rzeczy.
   *[many] Nie działa { $n } rzeczy.
}

error-usage-option = Nie ma tu opcji { $option }. Zobacz { $page }.
error-usage-option-alike = Nie ma tu opcji { $option }. Podobne: { $near }. Zobacz { $page }.
error-usage-command = Nie ma polecenia { $command }. Zobacz { $page }.
error-usage-command-alike = Nie ma polecenia { $command }. Podobne: { $near }. Zobacz { $page }.
error-usage-missing = Brakuje { $option }. Zobacz { $page }.
error-usage-value = Takiej wartości { $option } mieć nie może: { $why } Zobacz { $page }.
error-usage-number = { $option } musi być liczbą całkowitą, co najmniej { $least }. Zobacz { $page }.
error-usage-content = W grze { $game } nie ma pliku talii ani mapy.
error-usage-other = { $why } Zobacz { $page }.
error-setting-choice = { $where } podaje { $name } = { $value }, a można tylko: { $allowed }.
error-setting-number = { $where } podaje { $name } = { $value }, a potrzebna jest liczba od 0.
error-setting-unknown = { $where } ustawia { $name }, ale nie ma takiego ustawienia. Są: { $allowed }.
error-setting-syntax = Plik ustawień { $where } jest niezrozumiały: { $why }. Popraw go lub usuń.
error-setting-unreadable = Pliku ustawień { $where } nie da się odczytać: { $why }.
error-file = Nie da się odczytać { $file }: { $why }.

cli-argument-rules = gra, numer (na przykład I19) albo słowa do znalezienia
cli-argument-content = talia (Imperia) albo mapa (Imperium), TOML
cli-argument-game = empire, imperial albo conquest
cli-option-ledger = dla każdej zasady funkcje i testy, które ją wymieniają
cli-option-of = gra, jeśli plik jej nie zdradza
cli-rules-hint = Jedna zasada: imperia rules I19. Zasady, które o czymś mówią: imperia rules imperial atut.
cli-rules-none = Żadna zasada nie mówi o „{ $words }”.
cli-ledger-rule = zasada
cli-ledger-functions = funkcje
cli-ledger-tests = testy
cli-ledger-sum = Zasad: { $rules }, bez funkcji lub testu: { $holes ->
    [0] żadna.
   *[other] { $holes } (oznaczone !).
}
cli-check-fine = { $file } to poprawny plik do gry { $game }.

cli-option-games = ile partii
cli-option-players = ilu gra (4 albo najbliższa możliwa liczba)
cli-option-bots = poziomy według miejsc, w kółko: random, novice, casual, strong, master
cli-option-seed = ta sama liczba daje te same partie
cli-option-set = opcja zasad; może stać kilka razy
cli-option-content = własna talia albo mapa (TOML)
cli-option-people = ile osób przy klawiaturze; 0: oglądaj boty
cli-option-level = jak dobrze grają boty: novice, casual, strong, master
cli-option-name = imię osoby; może stać kilka razy
cli-option-chance = typed: wpisujesz karty lub kości z prawdziwego stołu
cli-option-seed-play = karty i boty, które można powtórzyć
cli-option-resume = dalszy ciąg przerwanej partii
cli-simulate-games = partie
cli-simulate-warming = zasady się kompilują, raz na tym komputerze…
cli-simulate-seat = miejsce
cli-simulate-bot = bot
cli-simulate-wins = wygrane
cli-simulate-length = ruchów w partii: średnia (min. – mediana – maks.)
cli-simulate-speed = Partii: { $games } w { $seconds } s; ruchów na sekundę: { $rate } ({ $machine }).
error-usage-set = --set potrzebuje NAZWA=WARTOŚĆ, na przykład --set pay_all=true, a nie { $given }.
error-usage-choice = { $option } może być tylko jednym z: { $allowed }. Zobacz { $page }.
error-nothing-left-game = Nie ma przerwanej partii. Nowa gra: imperia play

cli-argument-record = zapis albo zachowana partia (JSON); domyślnie ostatnia
cli-option-commitment = obietnica, którą masz z początku partii
cli-entry-undo = { $name } cofa ostatni ruch
cli-entry-takeback = za zgodą wszystkich { $name } wraca; los rozstrzyga się na nowo
cli-entry-takeover = za gracza { $name } gra bot
cli-entry-return = { $name } wraca do stołu
cli-entry-resign = { $name } poddaje się
cli-verify-what = Wpisów: { $entries }, wyników losu: { $outcomes }, partia { $match }
cli-verify-drawn = każdy wynik losu wynika z ziarna
cli-verify-drawn-not = losu nie da się wyliczyć: partia trwa albo wpisali go ludzie
cli-verify-promised = ziarno jest tym, które obiecano przed partią
cli-verify-promised-not = przy takim losie nie składa się obietnic
cli-verify-replayed = cała partia rozegrana ponownie według zasad
cli-verify-replayed-not = partii nie udało się rozegrać ponownie do końca
cli-verify-good = Zapis jest prawdziwy.
cli-verify-bad = Zapis nie jest prawdziwy.
error-nothing-left-record = Nie ma jeszcze żadnej skończonej partii. Zagraj (imperia play) albo podaj plik.
