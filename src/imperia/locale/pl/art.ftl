# Słowa na kartach i mapie. Nazwy pochodzą z pliku talii lub mapy, rodzaje kart z empire.ftl. ¤ to znak imperiała.

art-empire-universal = Uniwersalny
art-empire-freight = Fracht
art-empire-any-colour = Dowolny kolor
art-empire-any-colour-about = Liczy się jako obiekt dowolnego koloru. Nie można nim płacić.
art-empire-bank = Bank Imperialny
art-empire-imperials =
    { $n ->
        [one] { $n } imperiał
        [few] { $n } imperiały
       *[other] { $n } imperiałów
    }
art-empire-reach-others = Kontakt · na innych
art-empire-reach-self = Kontakt · dla siebie
art-empire-reach-answer = Kontakt · w odpowiedzi
art-empire-effect-freight = Wszyscy pozostali płacą ci fracht za jeden z tych dwóch kolorów.
art-empire-effect-great-freight = Wybrany gracz płaci ci fracht za dowolny kolor.
art-empire-effect-spaceport = Dobierz 2 karty.
art-empire-effect-space-fund = Każdy z pozostałych oddaje ci 2¤ w dowolnej postaci.
art-empire-effect-hyperjump = Zagraj w tej turze jeszcze 3 karty.
art-empire-effect-time-machine = Weź 2 najstarsze karty stosu odrzuconych. Możesz je zaraz zagrać.
art-empire-effect-rocket = Połóż na swoim układzie: jego fracht się podwaja. Jedna na układ.
art-empire-effect-annihilation = Zabierz jedną rakietę dowolnemu graczowi.
art-empire-effect-mind-swap = Oddaj graczowi obiekt i weź od niego inny, spoza układu.
art-empire-effect-dictator = Zabierz każdemu po jednym obiekcie spoza układu.
art-empire-effect-fiver = Anuluje dla ciebie Fracht, Dyktatora, Zamianę umysłów, Kosmiczny Fundusz i Anihilację.

## Mówi się o karcie tym, którzy ją słyszą

art-empire-about-worth = Warta { $value }и.
art-empire-about-colour = { $system }: fracht według liczby obiektów { $ladder }

art-imperial-chip-white = biały żeton
art-imperial-chip-red = czerwony żeton
art-imperial-chips =
    { $colour ->
        [red] { $n ->
            [one] { $n } żeton czerwony
            [few] { $n } żetony czerwone
           *[other] { $n } żetonów czerwonych
        }
       *[white] { $n ->
            [one] { $n } żeton biały
            [few] { $n } żetony białe
           *[other] { $n } żetonów białych
        }
    }

art-conquest-wild = Dżoker
art-conquest-token =
    { $emblem ->
        [rose] Róża
        [anchor] Kotwica
        [trefoil] Koniczyna
        [sun] Słońce
        [crown] Korona
        [tower] Wieża
       *[shield] Neutralne
    }: { $n ->
        [one] { $n } armia
        [few] { $n } armie
       *[other] { $n } armii
    }

error-art = Tej karty nie da się narysować: { $card }.
error-art-name = Nazwa karty „{ $card }” jest za długa i się na niej nie mieści: skróć ją w pliku talii lub mapy.
error-art-letter = Na karcie „{ $card }” jest znak, którego nie ma w naszych czcionkach: „{ $letter }”. Używaj liter łacińskich lub cyrylicy.
