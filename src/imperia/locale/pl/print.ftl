# Gry na papierze: ich pierwsza strona i co jest nie tak z życzeniami co do druku.

print-back = Rewers kart
print-how = Jak drukować
print-rules = Zasady w skrócie
print-ruler = Przyłóż linijkę: tu jest dziesięć centymetrów i cztery cale. Jeśli się nie zgadza, drukarka zmieniła skalę.

print-step-size = Drukuj w skali 100 % („rzeczywisty rozmiar”), bez dopasowania do strony, i sprawdź linijkę na dole.
print-step-once = Wydrukuj strony od { $first } do { $last }. Włóż arkusze ponownie i na odwrocie każdego wydrukuj stronę { $back }, rewers.
print-step-long = Drukuj dwustronnie, z obrotem wzdłuż długiej krawędzi: po każdym arkuszu awersów idą ich rewersy.
print-step-short = Drukuj dwustronnie, z obrotem wzdłuż krótkiej krawędzi: po każdym arkuszu awersów idą ich rewersy.
print-step-fold = Drukuj jednostronnie. Złóż każdy arkusz wzdłuż linii przerywanej i sklej połówki.
print-step-none = Wydrukuj strony od { $first } do { $last }; te arkusze nie mają rewersów.
print-step-card = Weź karton 250–300 g albo zalaminuj arkusze.
print-step-cut = Tnij według znaków na brzegach; karta ma { $size } mm. Rogi można zaokrąglić.
print-step-shift = Jeśli rewersy leżą krzywo, zmierz o ile i wydrukuj jeszcze raz z takim przesunięciem rewersów.

print-behind = Czy rewersy pasują do awersów?
print-behind-how = Obejrzyj ten arkusz pod światło. Krzyżyk z pierwszej strony prześwituje; odczytaj na podziałce, o ile milimetrów leży w prawo i w dół od środka. Te dwie liczby to przesunięcie rewersów; w lewo i w górę są ujemne.

print-empire-facts = 2–8 graczy · { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
print-empire-aim = Cel
print-empire-aim-how = Obiekty jednego koloru tworzą układ gwiezdny, gdy jest ich tyle, ile wymaga. { $systems ->
    [0] Wygrywa, kto pierwszy ma trzy układy; we dwoje gra się do czterech.
    [one] Wygrywa, kto pierwszy ma { $systems } układ.
    [few] Wygrywa, kto pierwszy ma { $systems } układy.
   *[other] Wygrywa, kto pierwszy ma { $systems } układów.
}
print-empire-begin = Początek
print-empire-begin-how = Potasuj i rozdaj każdemu po { $dealt ->
    [one] { $dealt } karcie
    [few] { $dealt } karty
   *[other] { $dealt } kart
}; losujcie, kto zaczyna. Gra się zgodnie z ruchem wskazówek zegara.
print-empire-turn = Twoja tura
print-empire-turn-how = Dobierz { $drawn ->
    [one] { $drawn } kartę
    [few] { $drawn } karty
   *[other] { $drawn } kart
}. Potem zagraj najwyżej { $plays ->
    [one] { $plays } kartę
    [few] { $plays } karty
   *[other] { $plays } kart
}: obiekty przed siebie, pieniądze do banku, karty Kontaktu dla ich działania albo jako pieniądze do banku. Na koniec zostaje na ręce najwyżej { $limit ->
    [one] { $limit } karta
    [few] { $limit } karty
   *[other] { $limit } kart
}; resztę wkłada się pod talię.
print-empire-pay = Płacenie
print-empire-pay-how = Płaci się dowolnymi kartami ze swojego stołu, które mają wartość: z banku, obiektami, rakietami. Reszty się nie wydaje, z ręki się nie płaci. Kto nic nie ma, nic nie płaci.
print-empire-freight = Fracht
print-empire-freight-how = Fracht daje tyle, ile mówi skala twojego koloru; rakieta go podwaja. Karta uniwersalna liczy się za jeden ze swoich kolorów i w swojej turze można ją przełożyć.
print-empire-fiver = Piątak
print-empire-fiver-how = Pokaż go, gdy coś zagrano przeciw tobie: ciebie to ominie. Innych nie.
print-empire-system = Układ
print-empire-size = Obiekty
print-empire-ladder = Fracht za 1, 2, 3 … obiekty
print-empire-value = Wartość

print-booklet = Zasady gry
print-page = Strona { $page }

print-tile = { $name }, arkusz { $place } z { $sheets }
print-tile-left = przytnij z lewej, naklej na { $other }
print-tile-above = przytnij u góry, naklej na { $other }
print-tokens = armie gracza { $player }
print-chips = żetony
print-chip-sum-white = Białe po rozdaniu
print-chip-sum-red = Czerwone po rozdaniu
print-score = punkty
print-score-date = Data
print-score-deal = Rozdanie
print-score-player = Gracz
print-score-foot = Sześć białych staje się czerwonym. Każdy czerwony zmiata białe przeciwnika do banku. Wygrywa, kto pierwszy ma pięć czerwonych.
print-imperial-facts = 2 graczy · 32 karty · 12 białych i 9 czerwonych żetonów
print-step-imperial = Po kartach idą żetony, arkusz na punkty i wszystkie zasady na jednej stronie.
print-conquest-facts = { $map } · 2–{ $players } graczy · { $lands ->
    [one] { $lands } terytorium
    [few] { $lands } terytoria
   *[other] { $lands } terytoriów
} · { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
print-step-conquest = Po kartach idą armie każdego gracza, potem mapa. Przytnij jej arkusze według znaków i naklej na sąsiednie. Potrzeba jeszcze pięciu kości.
print-continent = Kontynent
print-continent-lands = Terytoria
print-continent-bonus = Premia

error-print-unknown = „{ $given }” nie da się wybrać do druku. Można: { $allowed }.
error-print-choice = { $choice } nie może być „{ $given }”. Możliwe: { $allowed }.
error-print-length = { $choice } nie może być „{ $given }”: potrzeba liczby milimetrów od { $least } do { $most }.
error-print-shift = Przesunięcie rewersów nie może być „{ $given }”: potrzeba dwóch liczb milimetrów, w prawo i w dół, na przykład 1.5,-0.5, każda najwyżej { $most }.
error-print-size = Karta nie może mieć wymiarów „{ $given }”: napisz milimetry, na przykład 63x88, albo jedno ze słów: { $allowed }.
error-print-size-range = Karta nie może mieć { $given } mm: od { $least } do { $most }.
error-print-size-shape = { $given } mm to inny kształt niż karty, które by go nie wypełniły. Blisko jest { $near }.
error-print-room = Karta { $size } mm z odstępami { $gap } mm nie mieści się na { $paper } mm.
error-print-poster = Na { $given } można wydrukować tylko mapę: --part map.
error-print-single = Pojedynczo robi się tylko karty, nie „{ $given }”: --part cards.
error-typesetter = Do druku potrzebny jest program składu typst, a nie jest tu zainstalowany. Zainstaluj go: { $install }

cli-print = Zrób grę do druku: karty, mapę, żetony, książkę zasad.
cli-option-print-output = PDF; z --as svg, png lub tts: folder
cli-option-print-part = all cards map tokens chips score page rules booklet
cli-option-print-as = jeden plik, karta po karcie, Tabletop Simulator
cli-option-print-paper = arkusz; dla mapy także a3, a2
cli-option-print-finish = w kolorze, liniami dla oszczędności, w szarości
cli-option-print-backs = once, long, short (krawędź), fold lub none
cli-option-print-shift = przesuwa rewersy, w mm w prawo i w dół
cli-option-print-size = karty w mm; standard, sleeve, large, small
cli-option-print-gap = między kartami
cli-option-print-bleed = jak daleko obraz wychodzi za cięcie: od 0 do 3
cli-option-print-marks = do cięcia: edges, corners lub none
cli-option-print-dpi = pojedynczych kart w PNG
cli-option-print-suits = Imperial: każdy kolor kart we własnej barwie
cli-print-done = { $files ->
    [one] Zapisano { $file } ({ $size } MB). Drukuj w skali 100 %.
    [few] W { $file } zapisano { $files } pliki ({ $size } MB).
   *[other] W { $file } zapisano { $files } plików ({ $size } MB).
}

cli-doctor-typst = skład
cli-doctor-no-typst = nie zainstalowano: działa wszystko oprócz `imperia print`

error-too-busy-address = Z twojego adresu w ciągu godziny drukowano już dużo. Spróbuj później.
error-too-busy-press = Zbyt wielu chce teraz drukować. Spróbuj za minutę.

web-print-title = na papierze
web-print-part = Co drukować
web-print-parts = { $part ->
    [all] Cała gra
    [cards] Karty
    [map] Mapa
    [tokens] Armie
    [chips] Żetony
    [score] Arkusz na punkty
    [page] Wszystkie zasady na jednej stronie
    [rules] Książka zasad
   *[booklet] Książka zasad: złożyć i zszyć
}
web-print-paper = Papier
web-print-finish = Kolor
web-print-finishes = { $finish ->
    [colour] Pełny kolor
    [ink] Mało tuszu
   *[grey] W szarości
}
web-print-backs = Rewersy
web-print-back-kinds = { $backs ->
    [once] Jeden wspólny arkusz rewersów
    [long] Za każdym arkuszem, obrót wzdłuż długiej krawędzi
    [short] Za każdym arkuszem, obrót wzdłuż krótkiej krawędzi
    [fold] Obok awersów: złożyć i skleić
   *[none] Bez rewersów
}
web-print-size = Wymiary karty
web-print-sizes = { $size ->
    [standard] 63 × 88 mm
    [sleeve] 62 × 86,6 mm, do koszulek
    [large] 70 × 97,8 mm, duża
   *[small] 44 × 61,5 mm, mała
}
web-print-marks = Znaki cięcia
web-print-mark-kinds = { $marks ->
    [edges] Na brzegach
    [corners] I zaokrąglony róg na każdej karcie
   *[none] Bez znaków
}
web-print-fine = Odstępy, spad, przesunięcie rewersów
web-print-gap = Odstęp, mm
web-print-bleed = Spad, mm
web-print-right = Rewersy w prawo, mm
web-print-down = Rewersy w dół, mm
web-print-content = { $game ->
    [conquest] Własna mapa (TOML)
   *[empire] Własna talia (TOML)
}
web-print-make = Utwórz PDF
web-print-making = PDF powstaje…
web-print-hint = Drukuj w skali 100 % („rzeczywisty rozmiar”); na pierwszej stronie jest linijka do sprawdzenia.
web-print-preview = Podgląd
web-print-page = Strona { $page } z { $pages }
web-print-before = Poprzednia strona
web-print-next = Następna strona
web-print-made = PDF jest gotowy, { $size } MB.
