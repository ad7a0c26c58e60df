# Imperia: karty, pytania, ruchy, zdarzenia, odmowy, opcje, błędy plików talii.

game-empire = Imperia

## Karty. Nazwy obiektów i układów pochodzą z pliku talii, we wszystkich trzech językach.

empire-name = { $pl }
empire-card-universal = Uniwersalny { $one } / { $other }
empire-card-multicolour = Uniwersalny wielokolorowy
empire-card-money = { $value }и
empire-card-freight = Fracht { $one } / { $other }
empire-card-great-freight = Fracht wielokolorowy
empire-card-spaceport = Kosmodrom
empire-card-space-fund = Kosmiczny Fundusz dla Ubogich
empire-card-hyperjump = Hiperskok
empire-card-time-machine = Wehikuł czasu
empire-card-rocket = Rakieta
empire-card-annihilation = Anihilacja
empire-card-mind-swap = Zamiana umysłów
empire-card-dictator = Dyktator
empire-card-fiver = Nierozmienny piątak

## Karta tam, gdzie leży

empire-at-bank = { $card } (bank)
empire-at-loose = { $card } (wolna)
empire-at-home = { $card } ({ $colour })
empire-at-colour = { $card } (grupa: { $colour })
empire-at-system = { $card } (na układzie: { $colour })

## Pytania

empire-question-deal = Jaka karta jest rozdawana jako następna?
empire-question-lot = Kto zaczyna?
empire-question-draw = Jaka karta została wzięta?
empire-question-play =
    Twoja tura. { $plays ->
        [0] Nie ma już zagrań: przełóż obiekty uniwersalne albo zakończ turę.
        [one] Zostało { $plays } zagranie.
        [few] Zostały { $plays } zagrania.
       *[other] Zostało { $plays } zagrań.
    }
empire-question-take = Jaki obiekt bierzesz od gracza { $seat }?
empire-question-take-of-each = Dyktator: jaki obiekt bierzesz od gracza { $seat }?
empire-question-give = Jaki obiekt dajesz w zamian?
empire-question-answer = Zagrano kartę przeciw tobie. Przyjmujesz czy pokazujesz Piątaka?
empire-question-answer-owes = Masz do zapłacenia { $owes }и. Przyjmujesz czy pokazujesz Piątaka?
empire-question-pay = Zostało do zapłacenia { $owes }и. Którą kartą?
empire-question-colour = { $card }: w jakim kolorze ma leżeć?
empire-question-limit =
    { $cards ->
        [one] Masz na ręce { $cards } kartę za dużo: wybierz, którą włożyć pod talię wspólną.
        [few] Masz na ręce { $cards } karty za dużo: wybierz, którą włożyć pod talię wspólną.
       *[other] Masz na ręce { $cards } kart za dużo: wybierz, którą włożyć pod talię wspólną.
    }
empire-question-declare = Masz dość układów do zwycięstwa: ogłoś je.
empire-question-wait = Kolej na innych graczy.
empire-question-over = Partia jest zakończona.

## Ruchy

empire-action-end = Zakończ turę
empire-action-accept = Przyjmij
empire-action-fiver = Pokaż Nierozmiennego piątaka
empire-action-declare = Ogłoś zwycięstwo
empire-action-play = Zagraj: { $card }
empire-action-rocket = Rakieta na układ: { $colour }
empire-action-place = Wolna rakieta na układ: { $colour }
empire-action-mind_swap = Zamiana umysłów: { $name }
empire-action-annihilation = Anihilacja: { $name }, { $rocket }
empire-action-great_freight = Fracht wielokolorowy: { $colour }, płaci { $name }
empire-action-freight = { $card }: fracht za kolor { $colour }
empire-action-lay = Wyłóż: { $card } (grupa: { $colour })
empire-action-bank = Do banku: { $card }
empire-action-move = Przełóż: { $card }, { $colour } → { $to }
empire-action-take = Weź: { $card }
empire-action-give = Daj: { $card }
empire-action-pay = Zapłać: { $card }
empire-action-colour = Kolor: { $colour }
empire-action-under = Pod talię wspólną: { $card }
empire-action-under-hidden = Karta pod talię wspólną
empire-action-lot = Zaczyna { $name }
empire-action-draw = Wzięta karta: { $card }
empire-action-draw-hidden = Wzięta karta

## Zdarzenia

empire-event-drew = { $name } bierze: { $card }.
empire-event-drew-hidden = { $name } bierze kartę.
empire-event-begins = Los wskazuje, że zaczyna { $name }.
empire-event-turn = Tura { $number }: { $name }.
empire-event-shuffled =
    Talia zgrana jest przetasowana i znów jest wspólna: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
empire-event-nothing_left = { $name } nie ma czego wziąć: obie talie są puste.
empire-event-laid = { $name } wykłada: { $card } (grupa: { $colour }).
empire-event-banked = { $name } wkłada do banku: { $card }.
empire-event-played = { $name } zagrywa: { $card }.
empire-event-demands = { $name } ma do zapłacenia { $amount }и: fracht za kolor { $colour }.
empire-event-demands-fund = { $name } ma do zapłacenia { $amount }и na Kosmiczny Fundusz.
empire-event-fetched = { $name } bierze z talii zgranej: { $card }.
empire-event-launched = { $name } stawia rakietę na układzie: { $colour }.
empire-event-launched-loose = { $name } stawia wolną rakietę na układzie: { $colour }.
empire-event-moved = { $name } przekłada: { $card }, { $colour } → { $to }.
empire-event-names = Do wzięcia od gracza { $name }: { $card }.
empire-event-offers = W zamian dla gracza { $name }: { $card }.
empire-event-aims = Cel: { $rocket }, gracz { $name }.
empire-event-accepted = { $name } przyjmuje.
empire-event-fiver = { $name } pokazuje Nierozmiennego piątaka.
empire-event-aside = { $name } odkłada: { $card }.
empire-event-paid =
    { $name } płaci: { $card }{ $cards ->
        [1] { "" }
       *[other] { " " }× { $cards }
    }.
empire-event-settled =
    { $paid ->
        [0] { $name }: dług { $owed }и, nie ma czym płacić.
       *[other] { $name }: dług { $owed }и, zapłacono { $paid }и.
    }
empire-event-taken = Zabrano graczowi { $name }: { $card }.
empire-event-given = Dano graczowi { $name }: { $card }.
empire-event-rocket_taken = Zabrano graczowi { $name }: { $rocket }.
empire-event-systems =
    { $now ->
        [0] { $name }: układ się rozpada — { $colour }.
        [one] { $name }: układ jest pełny — { $colour }.
       *[other] { $name }: układy — { $colour } ({ $now }).
    }
empire-event-loose =
    { $rockets ->
        [one] { $name }: { $rockets } rakieta jest teraz wolna ({ $colour }).
        [few] { $name }: { $rockets } rakiety są teraz wolne ({ $colour }).
       *[other] { $name }: { $rockets } rakiet jest teraz wolnych ({ $colour }).
    }
empire-event-under = { $name } wkłada pod talię wspólną: { $card }.
empire-event-under-hidden = { $name } wkłada kartę pod talię wspólną.
empire-event-turn_ended = { $name } kończy turę.
empire-event-won-systems = { $name } ma dość układów i wygrywa!
empire-event-won-limit = Minęła ostatnia tura: { $name } prowadzi i wygrywa.
empire-event-won-standstill = Nie ma już kart i nikt nie gra: { $name } prowadzi i wygrywa.
empire-event-won-resignation = { $name } wygrywa: drugi gracz się poddaje.
empire-event-resigned = { $name } poddaje się na dobre.

## Opcje

empire-option-decks = Liczba talii
    .help = Ile talii tasuje się razem; auto: po jednej na każdych rozpoczętych ośmiu graczy.
empire-option-systems_to_win = Układy do zwycięstwa
    .help = Ile układów wygrywa; auto: cztery przy dwóch graczach, inaczej trzy. Przy siedmiu i więcej graczach 2 daje krótką grę.
empire-option-refill_empty_hand = Dobieranie do pustej ręki
    .help = Kto zaczyna turę z pustą ręką, bierze tyle kart, ile rozdano.
empire-option-multicolour_only_system = Układy z wielokolorowych
    .help = Same uniwersalne wielokolorowe też tworzą układ.
empire-option-distinct_colours = Układy różnych kolorów
    .help = Dwa układy jednego koloru liczą się jako jeden.
empire-option-victory = Zwycięstwo
    .help = Stół ogłasza je od razu albo zwycięzca musi ogłosić je sam.
empire-option-victory-automatic = ogłasza stół
empire-option-victory-declared = ogłasza gracz
empire-option-turn_limit = Limit tur
    .help = Po tylu turach wygrywa ten, kto ma najwięcej układów.

## Odmowy

error-illegal-empire-over = Partia jest zakończona.
error-illegal-empire-drawing = Właśnie brane są karty: poczekaj na pytanie.
error-illegal-empire-no_chance = Teraz nic nie zależy od losu.
error-illegal-empire-not_in_pile = „{ $text }”: takiej karty nie ma już w talii wspólnej. Sprawdź, jaka karta została wzięta.
error-illegal-empire-no_win = Teraz nie można ogłosić zwycięstwa: potrzebnych układów jest { $systems }; trzeba je utworzyć w tej turze albo ogłosić w swojej.
error-illegal-empire-not_asked = Teraz nikt cię nie pyta: poczekaj na swoją turę.
error-illegal-empire-malformed = W Imperii nie ma takiego ruchu: { $action }.
error-illegal-empire-no_such_card = W tej talii nie ma karty „{ $text }”.
error-illegal-empire-no_such_colour = Nie ma koloru „{ $text }”. Kolory: { $known }.
error-illegal-empire-no_such_seat = Nie ma miejsca „{ $text }”: wybierz od 0 do { $most }.
error-illegal-empire-fiver_only_in_answer = Piątaka pokazuje się tylko w odpowiedzi na kartę zagraną przeciw tobie; w swojej turze można go włożyć do banku.
error-illegal-empire-asked-play = To twoja tura: zagraj kartę, przełóż obiekt uniwersalny albo zakończ turę.
error-illegal-empire-asked-take = Najpierw wskaż obiekt, który bierzesz.
error-illegal-empire-asked-give = Najpierw wskaż obiekt, który dajesz w zamian.
error-illegal-empire-asked-answer = Najpierw odpowiedz: przyjmij albo pokaż Piątaka.
error-illegal-empire-asked-pay = Najpierw zapłać: wybierz kartę ze swojego stołu.
error-illegal-empire-asked-colour = Najpierw wybierz kolor obiektu uniwersalnego.
error-illegal-empire-asked-limit = Najpierw włóż nadmiar kart pod talię wspólną.
error-illegal-empire-no_loose_rocket = Potrzebna jest wolna rakieta i własny układ bez rakiety: { $colour }.
error-illegal-empire-not_held = Nie masz na ręce karty: { $card }.
error-illegal-empire-no_plays = W tej turze nie ma już zagrań. Możesz przełożyć obiekty uniwersalne albo zakończyć turę.
error-illegal-empire-not_there = Tej karty tam nie ma: { $card }, { $colour }.
error-illegal-empire-moves = W turze można przełożyć obiekty uniwersalne najwyżej { $most } razy, żeby tura nie trwała bez końca. Zakończ turę albo zagraj kartę.
error-illegal-empire-other_colour = { $card }: ta karta nie ma tego koloru — { $colour }.
error-illegal-empire-no_object = { $card } to nie obiekt: włóż kartę do banku albo zagraj ją.
error-illegal-empire-object_banked = Obiektów nie wkłada się do banku: wyłóż { $card } do grupy.
error-illegal-empire-yourself = Wybierz innego gracza, nie siebie.
error-illegal-empire-earns_nothing = { $colour }: ten kolor nie przynosi ci teraz frachtu. Wskaż inny albo włóż kartę do banku.
error-illegal-empire-no_free_system = Nie masz tu układu bez rakiety: { $colour }.
error-illegal-empire-nothing_to_swap = Do zamiany potrzebny jest twój obiekt i obiekt tego gracza poza układami.
error-illegal-empire-no_rocket_there = Ten gracz nie ma tam rakiety.
error-illegal-empire-discard_empty = Talia zgrana jest pusta: Wehikuł czasu można tylko włożyć do banku.
error-illegal-empire-nothing_to_take = Nikt inny nie ma obiektów poza układami: Dyktatora można tylko włożyć do banku.
error-illegal-empire-not_so = { $card }: tej karty tak się nie zagrywa.
error-illegal-empire-no_fiver = Nie masz Piątaka: przyjmij.
error-illegal-empire-not_its_colour = Ten obiekt uniwersalny nie ma takiego koloru: { $colour }.
error-illegal-empire-superfluous = { $card }: wybieraj od najwyższej wartości i tak, żeby żadna karta zapłaty nie była zbędna.
error-illegal-empire-not_yours = Tego przed tobą nie ma: { $card }.
error-illegal-empire-inside = { $card }: obiekt należy do pełnego układu i nie można go wziąć. Wybierz obiekt poza układami.
error-illegal-empire-not_his = Tego przed tym graczem nie ma: { $card }.

## Pozycje

error-position-empire-game = Pole „{ $where }”: zamiast „{ $what }” powinno być „empire”.
error-position-empire-pair = „{ $what }”: potrzebne jest pole, „=” i wartość, każde pole raz.
error-position-empire-number = Pole „{ $where }”: zamiast „{ $what }” powinna być liczba od { $least } do { $most }.
error-position-empire-word = Pole „{ $where }”: zamiast „{ $what }” powinno być jedno ze słów: { $known }.
error-position-empire-field = Pola „{ $where }” tu nie ma („{ $what }”).
error-position-empire-terms = Gracze, opcje i talia nie pasują do siebie: { $what }
error-position-empire-deck = Pole „{ $where }”: talii nie da się rozpakować („{ $what }…”).
error-position-empire-card = Pole „{ $where }”: nie ma karty „{ $what }”.
error-position-empire-thing = Pole „{ $where }”: zamiast „{ $what }” powinna być karta i miejsce, gdzie może leżeć, na przykład ceres@brown.
error-position-empire-twice = Pole „{ $where }”: „{ $what }” występuje dwa razy; liczbę pisze się po *.
error-position-empire-count = Pole „{ $where }”: kart jest za dużo ({ $what }), może ich być najwyżej { $most }.
error-position-empire-contact = Pole „{ $where }”: „{ $what }” to nie „Kontakt”, tej karty tu być nie może.
error-position-empire-rocket = Pole „{ $where }”: „{ $what }”: rakiet jest więcej niż układów.
error-position-empire-copies = „{ $where }”: takich kart jest { $what }, a w taliach { $need }.
error-position-empire-asked = Pole „{ $where }”: „{ $what }” nie zgadza się z resztą.

## Pliki talii

error-content-deck-toml = Plik talii to nie TOML: { $what }
error-content-deck-missing = Wiersz { $line }, { $entry }: brakuje pola „{ $field }”.
error-content-deck-unknown-field = Wiersz { $line }, { $entry }: nie ma pola „{ $field }”. Znane pola: { $known }.
error-content-deck-type = Wiersz { $line }, { $entry }: „{ $field }” powinno być { $wanted ->
        [table] tabelą
        [list] listą
        [text] tekstem
        [number] liczbą
        [numbers] listą liczb
       *[other] listą nazw
    }.
error-content-deck-range = Wiersz { $line }, { $entry }: „{ $field }” wynosi { $value }, a powinno wynosić od { $least } do { $most }.
error-content-deck-id = Wiersz { $line }, { $entry }: nazwa „{ $value }” powinna składać się z małych liter łacińskich, cyfr i łączników, najwyżej { $most } znaków.
error-content-deck-name = Wiersz { $line }, { $entry }: „{ $field }” powinno być jednym wierszem o długości od 1 do { $most } znaków.
error-content-deck-unknown-kind = Wiersz { $line }, { $entry }: nie ma rodzaju kart „{ $value }”. Znane rodzaje: { $known }.
error-content-deck-unknown-colour = Wiersz { $line }, { $entry }: w tej talii nie ma koloru „{ $colour }”. Jej kolory: { $known }.
error-content-deck-two-colours = Wiersz { $line }, { $entry }: potrzebne są dwa różne kolory.
error-content-deck-no-colours = Wiersz { $line }, { $entry }: karty rodzaju „{ $kind }” nie mają kolorów.
error-content-deck-duplicate = Wiersz { $line }: „{ $entry }” występuje dwa razy. Liczbę równych kart podaje pole „count”.
error-content-deck-reserved = Wiersz { $line }: nazwa „{ $entry }” jest zajęta przez inne karty. Wybierz inną.
error-content-deck-ladder = Wiersz { $line }, { $entry }: skala frachtu ma { $n } liczb, a układ { $size } obiektów.
error-content-deck-unreachable = Wiersz { $line }, { $entry }: układ wymaga { $size } obiektów, a jest ich tylko { $n }.
error-content-deck-colours = Wiersz { $line }, { $entry }: kolorów jest za dużo ({ $n }), może ich być najwyżej { $most }.
error-content-deck-faces = Różnych kart jest w talii za dużo ({ $n }), może ich być najwyżej { $most }.
error-content-deck-cards = Kart jest w talii za dużo ({ $n }), może ich być najwyżej { $most }.
error-content-deck-few-cards = Wiersz { $line }: kart jest za mało ({ $n }): dwóm graczom po { $dealt } trzeba co najmniej { $need }.
error-content-deck-systems = Wiersz { $line }: do zwycięstwa potrzeba układów: { $systems }, a kolorów jest tylko { $n }. Zmniejsz „systems_to_win”.
error-content-deck-text = Nazwy tej talii są razem za długie. Skróć niektóre.

## Podpowiedzi do pierwszej gry

empire-hint-play = Dotknij karty na ręce, by zobaczyć, co potrafi. W turze zagrasz do trzech.
    .rule = E6
empire-hint-answer-owes = Piątak anuluje kartę tylko dla ciebie; inaczej płacisz tym, co leży przed tobą.
    .rule = E40
empire-hint-answer = Piątak anuluje kartę tylko dla ciebie.
    .rule = E40
empire-hint-pay = Reszty się nie wydaje. Najpierw pieniądze: zepsuty układ kosztuje najwięcej.
    .rule = E23
empire-hint-take = Zabrać można tylko to, co jest poza układem.
    .rule = E39
empire-hint-limit = Na ręce zostaje najwyżej siedem kart; reszta idzie pod talię.
    .rule = E7

## Dlaczego partia się skończyła

empire-reason-systems = Zwycięskie układy są pełne.
empire-reason-limit = Ostatnia tura minęła.
empire-reason-standstill = Nie ma już kart i nikt nie gra.
empire-reason-resignation = Rezygnacja
