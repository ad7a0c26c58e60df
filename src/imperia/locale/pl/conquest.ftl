# Imperium: nazwy, pytania, ruchy, zdarzenia, odmowy, błędy plików mapy, opcje.

game-conquest = Imperium

## Nazwy. Mapa przynosi je we wszystkich językach; -conquest-language mówi, który jest nasz.

-conquest-language = polski
    .code = pl
conquest-territory =
    { -conquest-language.code ->
        [ru] { $ru }
        [pl] { $pl }
       *[en] { $en }
    }
conquest-continent =
    { -conquest-language.code ->
        [ru] { $ru }
        [pl] { $pl }
       *[en] { $en }
    }
conquest-card = { $territory } ({ conquest-picture })
conquest-picture =
    { $picture ->
        [infantry] piechota
        [cavalry] kawaleria
       *[artillery] artyleria
    }
conquest-wild = dżoker
conquest-neutral = Neutralne
conquest-armies =
    { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
       *[other] { $armies } armii
    }
conquest-dice =
    { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[other] { $dice } kości
    }
conquest-for-continent = { $continent } { $armies }
conquest-die = { $name } { $die }

## Pytania

conquest-question-over = Gra skończona.
conquest-question-who_claims = Wszyscy rzucają kością: kto wyrzuci najwięcej, zajmuje pierwszy.
conquest-question-which_land = Rozdawane jest następne terytorium.
conquest-question-odd_land = Dodatkowa armia trafia na losowe terytorium.
conquest-question-who_starts = Wszyscy rzucają kością: kto wyrzuci najwięcej, zaczyna grę.
conquest-question-roll = Rzut kośćmi: { $source } → { $target }.
conquest-question-which_card = Teraz karta z talii.
conquest-question-claim = Zajmij wolne terytorium.
conquest-question-place = Rozstaw armie, zostało: { $armies }. Gdzie?
conquest-question-place-neutral = Rozstaw neutralne armie, zostało: { $armies }. Gdzie?
conquest-question-how_many = { $source }: ile armii, od { $least } do { $most }?
conquest-question-trade = Kart na ręce: { $cards }. Wymienić zestaw?
conquest-question-trade-forced = Kart na ręce: { $cards }. Wymień zestaw.
conquest-question-trade-down = Kart na ręce: { $cards }. Wymieniaj zestawy, aż zostaną cztery lub mniej.
conquest-question-bonus = Na terytorium wymienionej karty stają armie: { $armies }. Na które?
conquest-question-attack = Atak: skąd? Albo zakończ ataki.
conquest-question-target = Atak z terytorium { $source }: na które?
conquest-question-dice = { $source } → { $target }: ile kości?
conquest-question-floor = { $source } → { $target }, atak za atakiem: ile armii sobie zostawić, od { $least } do { $most }?
conquest-question-defend = { $source } → { $target }, { conquest-dice }: iloma kośćmi się bronić, od 1 do { $most }?
conquest-question-occupy = { $source } → { $target }: ile armii wkracza na nowe terytorium, od { $least } do { $most }?
conquest-question-fortify = Przegrupowanie: skąd? Albo zakończ turę.
conquest-question-fortify_to = Przegrupowanie z terytorium { $source }: dokąd?
conquest-question-fortify_with = { $source } → { $target }: ile armii, od { $least } do { $most }?

## Ruchy

conquest-action-claim = Zajmij: { $territory }
conquest-action-place = { $territory }, teraz jest tam { $armies }
conquest-action-place_armies = { conquest-armies }
conquest-action-turn_in = { $cards }: { conquest-armies }
conquest-action-no_more_sets = Zachowaj karty
conquest-action-bonus = { $territory }
conquest-action-keep_bonus = Zachowaj armie na późniejszy zestaw tej tury
conquest-action-attack_from = { $territory }, { conquest-armies }
conquest-action-attack = { $source } → { $territory }, { conquest-armies }
conquest-action-dice =
    { $all ->
        [yes] { conquest-dice }, najwięcej
       *[no] { conquest-dice }
    }
conquest-action-until = Atakuj, aż…
conquest-action-floor =
    { $armies ->
        [one] Atakuj, aż zostanie mi { $armies } armia
        [few] Atakuj, aż zostaną mi { $armies } armie
       *[many] Atakuj, aż zostanie mi { $armies } armii
    }
conquest-action-stop = Przerwij po tym rzucie
conquest-action-defend = { conquest-dice }
conquest-action-occupy = Wprowadź: { conquest-armies }
conquest-action-end_attacks = Zakończ ataki
conquest-action-fortify_from = { $territory }, { conquest-armies }
conquest-action-fortify_to = { $source } → { $territory }, teraz jest tam { $armies }
conquest-action-fortify = Przesuń: { conquest-armies }
conquest-action-end_turn = Zakończ turę

## Co warto wiedzieć przed wyborem

conquest-note-conquer = szansa podboju: { $whole },{ $tenth } %
conquest-note-roll =
    { $pairs ->
        [1] oni tracą jedną: { $goodwhole },{ $goodtenth } %, ty tracisz jedną: { $badwhole },{ $badtenth } %
       *[other] oni tracą dwie: { $goodwhole },{ $goodtenth } %, po jednej: { $evenwhole },{ $evententh } %, ty tracisz dwie: { $badwhole },{ $badtenth } %
    }
conquest-note-roll-three = nie tracisz nic: { $goodwhole },{ $goodtenth } %, tracisz wszystkie trzy: { $badwhole },{ $badtenth } %

## Zdarzenia

conquest-event-rolled_for_first-claim = Kto zajmuje pierwszy: { $rolls }.
conquest-event-rolled_for_first-start = Kto zaczyna grę: { $rolls }.
conquest-event-claimed = { $name } zajmuje terytorium: { $territory }.
conquest-event-dealt = Rozdanie: { $territory } – { $name }.
conquest-event-placed = { $name }: { $territory } +{ $armies }.
conquest-event-placed-neutral = Neutralni: { $territory } +{ $armies } ({ $other }).
conquest-event-turn_began = Runda { $round }, tura: { $name }.
conquest-event-reinforced = { $name } dostaje posiłki: { conquest-armies }.
conquest-event-reinforced-continents = { $name } dostaje posiłki: { conquest-armies } (za terytoria { $territories }, { $continents }).
conquest-event-turned_in = { $name } wymienia zestaw: { $cards } – { conquest-armies }.
conquest-event-bonus_placed = { $name }: { $territory } +{ $armies } za kartę.
conquest-event-bonus_kept = { $name } zachowuje armie za pasującą kartę na późniejszy zestaw.
conquest-event-until = { $name }: { $source } → { $target }, atak za atakiem, dopóki armii jest więcej niż { $armies }.
conquest-event-stopped = { $name } przerywa po tym rzucie.
conquest-event-rolled = { $name }, { $source } → { $target } ({ $other }): { $red } przeciw { $white }; straty { $attacker } i { $defender }.
conquest-event-conquered = { $name } podbija terytorium: { $territory }.
conquest-event-eliminated = { $other } eliminuje gracza { $name }.
conquest-event-cards_passed =
    { $n ->
        [one] { $name } zabiera { $n } kartę gracza { $other }.
        [few] { $name } zabiera { $n } karty gracza { $other }.
       *[other] { $name } zabiera { $n } kart gracza { $other }.
    }
conquest-event-cards_passed-open = { $name } zabiera karty gracza { $other }: { $cards }.
conquest-event-occupied =
    { $armies ->
        [one] { $name }: { $source } → { $target }, wkracza { $armies } armia.
        [few] { $name }: { $source } → { $target }, wkraczają { $armies } armie.
       *[many] { $name }: { $source } → { $target }, wkracza { $armies } armii.
    }
conquest-event-fortified = { $name }, przegrupowanie: { $source } → { $target }, { conquest-armies }.
conquest-event-shuffled =
    { $n ->
        [one] Talia jest pusta: nową jest { $n } wymieniona karta.
        [few] Talia jest pusta: tasuje się { $n } wymienione karty na nową.
       *[other] Talia jest pusta: tasuje się { $n } wymienionych kart na nową.
    }
conquest-event-card_taken = { $name } bierze kartę.
conquest-event-card_taken-open = { $name } bierze kartę: { $card }.
conquest-event-no_card_left = Nie ma już kart, { $name } nic nie bierze.
conquest-event-round_ended = Runda { $round } skończona.
conquest-event-resigned = { $name } poddaje się.
conquest-event-became_neutral =
    { $territories ->
        [one] { $name }: { $territories } terytorium jest odtąd neutralne.
        [few] { $name }: { $territories } terytoria są odtąd neutralne.
       *[other] { $name }: { $territories } terytoriów jest odtąd neutralnych.
    }
conquest-event-cards_returned = { $name }: karty trafiają do wymienionych: { $cards }.
conquest-event-won-world = { $names } włada całym światem i wygrywa!
conquest-event-won-last = { $names } zostaje w grze bez rywali i wygrywa!
conquest-event-won-rounds =
    { $n ->
        [one] Rundy skończone. { $names } ma najwięcej terytoriów i wygrywa!
       *[other] Rundy skończone. { $names } mają tyle samo i dzielą zwycięstwo!
    }
conquest-event-won-resigned = { $names } wygrywa: rywal się poddaje.

## Odmowy

error-illegal-conquest-over = Gra skończona.
error-illegal-conquest-chance = Najpierw kości albo karta; poczekaj chwilę.
error-illegal-conquest-turn = Teraz pytany jest inny gracz, nie ty.
error-illegal-conquest-asked = Najpierw odpowiedz na inne pytanie. { $asked }
error-illegal-conquest-stop = Nie ma teraz twojego „ataku do skutku”, który można przerwać.
error-illegal-conquest-no_such_territory = Na tej mapie nie ma terytorium „{ $text }”.
error-illegal-conquest-claimed = { $territory }: już zajęte; wybierz wolne terytorium.
error-illegal-conquest-place = { $territory } – to nie twoje terytorium; armie stawia się na własnych.
error-illegal-conquest-place_neutral = { $territory } – to nie jest neutralne terytorium; te armie stawia się na neutralnych.
error-illegal-conquest-how_many = Tylu armii ({ $n }) nie można tu postawić: wybierz od { $least } do { $most }.
error-illegal-conquest-three_cards = Zestaw to trzy różne karty; nazywa się je jak terytoria, dżokery to wild1 i wild2.
error-illegal-conquest-not_held = Nie masz karty { $card }.
error-illegal-conquest-no_set = To nie jest zestaw: potrzeba trzech jednakowych rysunków albo trzech różnych, albo dżokera wśród nich.
error-illegal-conquest-must_trade = Mając pięć kart lub więcej, trzeba najpierw wymienić zestaw.
error-illegal-conquest-must_trade_down = Po wyeliminowaniu gracza trzeba wymieniać zestawy, aż zostaną cztery karty lub mniej.
error-illegal-conquest-bonus = { $territory }: nie ma tej karty w zestawie albo terytorium nie jest twoje.
error-illegal-conquest-attack_not_yours = { $territory } – to nie twoje terytorium; atakuje się z własnego.
error-illegal-conquest-attack_one_army = { $territory }: jest tam jedna armia i musi zostać; atakuje się stamtąd, gdzie są dwie lub więcej.
error-illegal-conquest-attack_nowhere = { $territory }: obok nie ma wroga.
error-illegal-conquest-own_target = { $territory } – to twoje własne terytorium.
error-illegal-conquest-not_adjacent = { $source } i { $territory } nie mają wspólnej granicy.
error-illegal-conquest-dice = Tylu kości ({ $n }) nie można użyć: wybierz od 1 do { $most }, zawsze mniej niż armii.
error-illegal-conquest-floor = Na { $n } nie można przerwać: wybierz od { $least } do { $most }.
error-illegal-conquest-defend = Tylu kości ({ $n }) nie można użyć: wybierz od 1 do { $most }.
error-illegal-conquest-occupy = Tyle armii ({ $n }) nie może wkroczyć: co najmniej tyle, ile kości w ostatnim rzucie, { $least }, a jedna zostaje, więc najwyżej { $most }.
error-illegal-conquest-fortify_not_yours = { $territory } – to nie twoje terytorium; armie przesuwa się między własnymi.
error-illegal-conquest-fortify_one_army = { $territory }: jest tam jedna armia i musi zostać.
error-illegal-conquest-fortify_nowhere = { $territory }: obok nie ma twoich terytoriów.
error-illegal-conquest-same = { $territory }: armie już tam są; wybierz inne terytorium.
error-illegal-conquest-not_beside = { $source } i { $territory } nie mają wspólnej granicy.
error-illegal-conquest-not_connected = { $source } → { $territory }: po twoich terytoriach nie da się tam dojść.
error-illegal-conquest-fortify_with = Tylu armii ({ $n }) nie można przesunąć: jedna zostaje, wybierz od { $least } do { $most }.
error-illegal-conquest-no_chance = Teraz niczego się nie rzuca ani nie dobiera.
error-illegal-conquest-no_such_chance = To nie jest rzut ani karta: { $text }.
error-illegal-conquest-dice_needed =
    { $n ->
        [one] Potrzebna jest { $n } kość, od 1 do 6.
        [few] Potrzebne są { $n } kości, każda od 1 do 6, najpierw czerwone.
       *[other] Potrzeba { $n } kości, każda od 1 do 6, najpierw czerwone.
    }
error-illegal-conquest-no_such_card = Nie ma karty „{ $text }”. Karty nazywa się jak terytoria, dżokery to wild1 i wild2.
error-illegal-conquest-card_gone = Karty „{ $text }” nie ma w talii.
error-illegal-conquest-not_there = Terytorium „{ $text }” nie może teraz wypaść.

## Liczby graczy, dla których mapa się nie nadaje

error-seats-map-unnamed = Dla tylu graczy ({ $players }) ta mapa nie podaje armii początkowych; może grać od { $least } do { $most }.
error-seats-map-territories = Dla tylu graczy ({ $players }) ta mapa ma za mało terytoriów, potrzeba { $need }. Może grać od { $least } do { $most }.
error-seats-map-armies = Przy tylu graczach ({ $players }) ktoś może dostać terytoriów { $need }, więcej niż armii początkowych. Może grać od { $least } do { $most }.

## Błędy pliku mapy

conquest-entry =
    { $line ->
        [0] { $entry }
       *[other] wiersz { $line }, { $entry }
    }
error-content-map-toml = { conquest-entry }: pliku nie da się odczytać jako TOML ({ $what }).
error-content-map-missing = { conquest-entry }: brakuje { $field }.
error-content-map-unknown-field = { conquest-entry }: nie ma tu pola { $field }. Znane: { $known }.
error-content-map-type =
    { conquest-entry }: „{ $field }” powinno być { $wanted ->
        [table] tabelą
        [list] listą
        [text] tekstem
        [number] liczbą
        [ids] listą id
       *[pairs] listą par
    }.
error-content-map-range = { conquest-entry }: { $field } nie może wynosić { $value }; dozwolone od { $least } do { $most }.
error-content-map-id = { conquest-entry }: id ma małe litery łacińskie, cyfry i łączniki, a zaczyna się od litery.
error-content-map-name = { conquest-entry }: { $field } to nazwa od 1 do { $most } znaków w jednym wierszu.
error-content-map-picture = { conquest-entry }: nie ma rysunku „{ $value }”. Znane: { $known }.
error-content-map-capacity-continent = { conquest-entry }: mapa ma najwyżej { $most } kontynentów, a tu jest { $n }.
error-content-map-capacity-territory = { conquest-entry }: mapa ma najwyżej { $most } terytoriów, a tu jest { $n }.
error-content-map-capacity-names = { conquest-entry }: wszystkie id i nazwy razem są za długie; najwyżej { $most } bajtów.
error-content-map-duplicate = { conquest-entry }: takie id już jest.
error-content-map-duplicate-name = { conquest-entry }: nazwa „{ $name }” już jest.
error-content-map-empty-continent = { conquest-entry }: kontynent nie ma terytoriów.
error-content-map-unknown-territory = { conquest-entry }: nie ma terytorium „{ $territory }”.
error-content-map-two-continents = { conquest-entry }: terytorium leży na dwóch kontynentach, { $first } i { $second }.
error-content-map-no-continent = { conquest-entry }: terytorium nie leży na żadnym kontynencie.
error-content-map-self-border = { conquest-entry }: terytorium nie graniczy samo ze sobą.
error-content-map-duplicate-border = { conquest-entry }: granica z { $territory } jest podana dwa razy.
error-content-map-asymmetric = { conquest-entry }: jest granica z { $territory }, ale nie ma odwrotnej.
error-content-map-optional = { conquest-entry }: { $first } i { $second } nie graniczą, więc nie ma czego usuwać.
error-content-map-disconnected = { conquest-entry }: nie ma tu drogi z { $start } (granice opcjonalne się nie liczą).
error-content-map-players-territories = { conquest-entry }: gracze ({ $players }) potrzebują co najmniej tylu terytoriów: { $need }; usuń tę liczbę graczy.
error-content-map-players-armies = { conquest-entry }: przy liczbie graczy { $players } ktoś może dostać terytoriów { $need }, a armii początkowych ma tylko { $armies }.

## Błędy zapisu pozycji

error-position-conquest-fields = Pozycja Imperium ma dziewięć pól, a tu jest { $what }.
error-position-conquest-game = To nie jest pozycja Imperium, lecz „{ $what }”.
error-position-conquest-map = Mapy tej pozycji nie da się odczytać: { $what }.
error-position-conquest-number = { $where }: „{ $what }” to nie liczba, która może tu stać.
error-position-conquest-count = { $where }: wpisów jest { $what }.
error-position-conquest-part = { $where }: „{ $what }” nie może tu stać.
error-position-conquest-territory = { $where }: na mapie nie ma „{ $what }”.
error-position-conquest-asked = { $where }: o „{ $what }” nie można pytać w tej pozycji.

## Opcje

conquest-option-optional_borders = Granice opcjonalne
    .help = Granice, których brakuje w niektórych wydaniach; na mapie klasycznej Afryka Wschodnia – Bliski Wschód.
conquest-option-wild_cards = Dżokery
    .help = Ile dżokerów jest w talii.
conquest-option-setup = Terytoria na początku
    .help = Zajmuje się je po kolei albo rozdaje.
conquest-option-setup-claim = zajmowane po kolei
conquest-option-setup-deal = rozdawane
conquest-option-placement = Pozostałe armie początkowe
    .help = Jak trafiają na mapę.
conquest-option-placement-one_by_one = po jednej, na zmianę
conquest-option-placement-all_at_once = każdy stawia wszystkie naraz
conquest-option-placement-automatic = stół rozkłada równo
conquest-option-first_player = Kto zaczyna grę
    .help = Decyduje drugi rzut albo zaczyna ten, kto zajmował pierwszy.
conquest-option-first_player-second_roll = drugi rzut
conquest-option-first_player-first_claimer = kto zajmował pierwszy
conquest-option-card_values = Co dają zestawy
    .help = Armie za zestaw kart.
conquest-option-card_values-source = 4, 6, 8, 10, 15, 20 …
conquest-option-card_values-official = 4, 6, 8, 10, 12, 15, 20 …
conquest-option-card_values-plus_one = 4, 5, 6 …
conquest-option-card_values-fixed = według rysunku: 4, 6, 8, różne 10
conquest-option-card_values-none = bez kart
conquest-option-card_counter = Zestawy liczy się
    .help = Dla wszystkich razem albo dla każdego.
conquest-option-card_counter-table = dla wszystkich razem
conquest-option-card_counter-player = dla każdego gracza
conquest-option-forced_trade = Obowiązkowa wymiana
    .help = Mając pięć kart, trzeba wymienić zestaw; mając sześć po wyeliminowaniu gracza – od razu.
conquest-option-territory_bonus = Armie za terytorium karty
    .help = Za wymienioną kartę własnego terytorium, raz na turę.
conquest-option-defence = Kości obrońcy
    .help = Obrońca wybiera za każdym razem albo zawsze rzuca najwięcej.
conquest-option-defence-chosen = wybiera obrońca
conquest-option-defence-maximum = zawsze najwięcej
conquest-option-defence_dice = Najwięcej kości obrońcy
    .help = Dwie albo trzy.
conquest-option-fortify = Przegrupowanie
    .help = Dokąd można przesunąć armie na końcu tury.
conquest-option-fortify-connected = raz, po własnych ziemiach
conquest-option-fortify-adjacent = raz, do sąsiedniego
conquest-option-fortify-many = dowolnie wiele razy
conquest-option-fortify-none = brak
conquest-option-victory = Zwycięstwo
    .help = Co kończy grę.
conquest-option-victory-world = cały świat
conquest-option-victory-rounds = najwięcej ziemi po ostatniej rundzie
conquest-option-round_limit = Rundy
    .help = Ile ich jest najwyżej; auto: 500, a gdy decydują rundy – 15.
conquest-option-resigned = Gdy gracz się poddaje
    .help = Co dzieje się z ziemią gracza, który odchodzi na dobre.
conquest-option-resigned-bot = bot gra dalej
conquest-option-resigned-neutral = ziemia staje się neutralna

## Podpowiedzi do pierwszej gry

conquest-hint-claim = Najcenniejsze są sąsiednie ziemie jednego kontynentu: kto ma go w całości, dostaje armie co turę.
    .rule = C7
conquest-hint-place = Armie są najbardziej potrzebne na granicy z cudzą ziemią. Dotknij świecącej ziemi.
    .rule = C15
conquest-hint-attack = Do ataku potrzeba dwóch armii na twojej ziemi. Nikt nie musi atakować.
    .rule = C16
conquest-hint-target = Liczba przy ziemi to szansa podboju, jeśli atakujesz do końca.
    .rule = C21
conquest-hint-dice = Najwyższe kości porównuje się parami; remis należy do obrońcy.
    .rule = C19
conquest-hint-occupy = Wkraczają co najmniej armie, które walczyły; te, które zostają, strzegą granicy.
    .rule = C20
conquest-hint-fortify = Jeden ruch armii po własnej ziemi i tura się kończy.
    .rule = C23
conquest-hint-trade = Zestaw to trzy jednakowe albo trzy różne obrazki; dżoker pasuje do każdego.
    .rule = C12
conquest-hint-defend = Dwiema kośćmi można wygrać dwa razy – i dwa razy przegrać.
    .rule = C17

## Dlaczego partia się skończyła

conquest-reason-world = Cały świat w jednych rękach.
conquest-reason-last = Nikt inny nie został.
conquest-reason-rounds = Rundy się skończyły.
conquest-reason-resigned = Rywal się poddał.
