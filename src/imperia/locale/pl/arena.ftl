### Arena: zawody botów.

arena-help = Zawody botów na tych samych rozdaniach: kto silniejszy, jak pewnie.
arena-argument-bots = poziomy; LEVEL@400 myśli 400 węzłów, LEVEL@0.5s pół sekundy
arena-option-games = ile partii najwyżej
arena-option-deals = w Imperialu: pojedyncze rozdania, każde od zera
arena-option-jobs = ile gra naraz (tyle, ile procesorów)
arena-option-sprt = aż będzie jasne: pierwszy bot lepszy o ELO0 czy o ELO1
arena-option-out = plik, w którym zostają partie
arena-option-resume = dalej po partiach, które są w pliku
arena-option-game = która partia z pliku areny
arena-option-cluster = graj na klastrze Ray; local: na tej maszynie

arena-warming = boty się rozgrzewają…
arena-bot = bot
arena-games = partie
arena-points = punkty
arena-rating = ranking
arena-chips = białych na rozdanie
arena-deals = rozdania
arena-pairs = zestawy rozdań według udziału
arena-length = ruchów na partię
arena-sprt-elo1 = { $bot } jest silniejszy niż { $other }
arena-sprt-elo0 = { $bot } nie jest aż tak silniejszy niż { $other }
arena-sprt-open = nierozstrzygnięte
arena-speed = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[many] { $games } partii
} w { $seconds } s: { $rate } na sekundę, naraz { $jobs }.
arena-kept = Zapisano w { $file }
arena-stopped = { $n ->
    [0] Zatrzymano przed końcem pierwszej partii.
    [one] Zatrzymano. W { $file } jest jedna partia; to samo polecenie z --resume gra dalej.
    [few] Zatrzymano. W { $file } są { $n } partie; to samo polecenie z --resume gra dalej.
   *[many] Zatrzymano. W { $file } jest { $n } partii; to samo polecenie z --resume gra dalej.
}

error-usage-sprt = --sprt chce dwóch różnic Elo, najpierw mniejszej, np. --sprt 0,70, a nie { $given }. Zobacz { $page }.
error-usage-sprt-two = --sprt porównuje dwa boty: podaj dokładnie dwa. Zobacz { $page }.
error-arena-few = Podaj co najmniej dwa boty, które grają w { $game }: { $known }.
error-arena-budget = „{ $bot }” to nie bot. Napisz poziom albo LEVEL@400 z liczbą węzłów, albo LEVEL@0.5s z sekundami.
error-arena-deals = --deals jest dla Imperialu; w { $game } gra się całe partie.
error-arena-bot = { $bot } przerwał partię { $game }: { $why }. Wcześniejsze partie zostały.
error-arena-bot-lost = Proces, który grał, został zakończony z zewnątrz. Wcześniejsze partie zostały.
error-arena-file-busy = Do { $file } pisze teraz inny przebieg.
error-arena-file-exists = Plik { $file } już jest. Graj dalej z nim (--resume) albo podaj inny.
error-arena-file-foreign = { $file } to nie plik areny.
error-arena-file-line = Wiersz { $line } pliku { $file } to nie partia tych zawodów.
error-arena-file-other = W { $file } są partie innych zawodów: różni się { $what }. Podaj inny plik.
error-arena-file-text = Partie w { $file } rozegrały inne wersje botów lub zasad. Podaj inny plik.
error-arena-file-game = W { $file } { $games ->
    [0] nie ma partii.
    [one] jest jedna partia: nie ma partii numer { $number }.
    [few] są { $games } partie: nie ma partii numer { $number }.
   *[many] jest { $games } partii: nie ma partii numer { $number }.
}
error-arena-cluster-missing = Klaster potrzebuje Raya. Zainstaluj go: { $line }
error-arena-cluster-lost = Klaster { $where } jest nieosiągalny: { $why }

ladder-help = Czy każdy poziom botów wygrywa z niższym. Można przerwać i grać dalej.
ladder-argument-games = które gry; domyślnie wszystkie
ladder-option-hours = ile godzin najwyżej, razem z tym, co już rozegrano
ladder-option-folder = gdzie zostają partie
ladder-option-write = strona do zapisania
ladder-step = Krok { $number } z { $steps }: { $command }
