# Imperial: karty, pytania, zagrania, zdarzenia, odmowy, opcje.

game-imperial = Imperial

## Karty

imperial-card =
    { $rank ->
        [Q] D
        [J] W
        [T] 10
       *[other] { $rank }
    }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
imperial-suit =
    { $suit ->
        [S] pik
        [H] kier
        [D] karo
       *[C] trefl
    }

## Rodzaje zgłoszeń, co się dla nich pokazuje, za co są żetony

imperial-class-blanche = carte blanche
imperial-class-point = punkt
imperial-class-sequence = sekwens
imperial-class-quartet = karetę
imperial-class-turned_sequence = sekwens z odkrytą kartą
imperial-class-turned_quartet = karetę z odkrytą kartą
imperial-shown-blanche = carte blanche
imperial-shown-point = punkt
imperial-shown-sequence = sekwens
imperial-shown-quartet = kareta
imperial-shown-turned_sequence = sekwens z odkrytą kartą
imperial-shown-turned_quartet = kareta z odkrytą kartą
imperial-cause-blanche = za carte blanche
imperial-cause-point = za punkt
imperial-cause-sequence = za sekwens
imperial-cause-quartet = za karetę
imperial-cause-turned_sequence = za sekwens z odkrytą kartą
imperial-cause-turned_quartet = za karetę z odkrytą kartą
imperial-cause-turn_up = za odkryty honor
imperial-cause-jack = za złapanego waleta atutowego
imperial-cause-ace = za złapanego asa atutowego
imperial-cause-honour =
    { $n ->
        [1] za honor w lewie
       *[other] za honory w lewie
    }
imperial-cause-tricks = za przewagę w lewach
imperial-cause-exchange = za sześć białych

## Pytania

imperial-question-nothing = Partia skończona.
imperial-question-lot = Kto rozdaje pierwszy?
imperial-question-card = Jaka karta następna?
imperial-question-point = Podaj swój punkt: kolor, którego masz najwięcej; z równie długich ten o wyższej sumie.
imperial-question-sequence = Podaj najlepszy sekwens z K D W A w jednym kolorze albo powiedz, że go nie masz.
imperial-question-quartet = Podaj najlepszą karetę z K D W A 7 albo powiedz, że jej nie masz.
imperial-question-lead = Twoje wyjście: jaka karta?
imperial-question-follow = Wyjście { $card }: co dokładasz?

## Zagrania

imperial-action-play = { $card }
imperial-action-point = Mój punkt to { $suit }
imperial-action-sequence =
    { $run ->
        [KQJA] KDWA
        [KQJ] KDW
       *[QJA] DWA
    }, { $suit }
imperial-action-no-sequence = Nie mam sekwensu
imperial-action-quartet =
    Cztery { $rank ->
        [K] króle
        [Q] damy
        [J] walety
        [A] asy
       *[other] siódemki
    }
imperial-action-no-quartet = Nie mam karety
imperial-action-named =
    Podaje { $of ->
        [point] punkt
        [sequence] sekwens
       *[quartet] karetę
    }
imperial-chance-lot = Losowanie
imperial-chance-deal = Rozdana karta
imperial-chance-deal-seen = Rozdana karta: { $card }
imperial-chance-turn_up = Odkryta karta: { $card }

## Zdarzenia

imperial-event-lot = Los wskazuje: pierwszy rozdaje { $name }.
imperial-event-deal_begins = Rozdanie { $number }: rozdaje { $name }.
imperial-event-turned_up = Odkryta karta { $card }: atutem jest { $suit }.
imperial-event-says-point =
    { $name }: „Punkt: { $length ->
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
       *[8] osiem
    }”.
imperial-event-says-answer-point =
    { $name }: „{ $length ->
        [3] Trzy
        [4] Cztery
        [5] Pięć
        [6] Sześć
        [7] Siedem
       *[8] Osiem
    }”.
imperial-event-asks-point = { $name }: „Ile oczek?”
imperial-event-answers-point = { $name }: „{ $sum }”.
imperial-event-says-sequence =
    { $name }: „Sekwens: { $length ->
        [3] trzy
       *[4] cztery
    }”.
imperial-event-says-answer-sequence =
    { $name }: „{ $length ->
        [3] Trzy
       *[4] Cztery
    }”.
imperial-event-asks-sequence = { $name }: „Jak wysoko?”
imperial-event-answers-sequence =
    { $name }: „Do { $top ->
        [K] króla
       *[Q] damy
    }”.
imperial-event-says-quartet =
    { $name }: „Cztery { $rank ->
        [K] króle
        [Q] damy
        [J] walety
        [A] asy
       *[other] siódemki
    }”.
imperial-event-says-none =
    { $name }: „{ $of ->
        [sequence] Nie mam sekwensu
       *[quartet] Nie mam karety
    }”.
imperial-event-says-answer-none = { $name }: „Nie mam”.
imperial-event-good = { $name }: „Dobrze”.
imperial-event-shows = { $name } pokazuje { $cards } ({ $of }).
imperial-event-white =
    { $name } bierze { $n ->
        [one] { $n } biały żeton
        [few] { $n } białe żetony
       *[many] { $n } białych żetonów
    } { $cause }: ma teraz { $now }.
imperial-event-red = { $name } bierze czerwony żeton { $cause }: ma teraz { $now }.
imperial-event-exchanged = { $name } oddaje do banku sześć białych żetonów.
imperial-event-returned =
    { $name } zwraca do banku { $n ->
        [one] { $n } biały żeton
        [few] { $n } białe żetony
       *[many] { $n } białych żetonów
    }: przeciwnik dostał czerwony.
imperial-event-played = { $name }: { $card }.
imperial-event-taken = { $name } bierze lewę (razem { $tricks }).
imperial-event-resigned = { $name } poddaje partię.
imperial-event-won = { $name } wygrywa partię.

## Jak skończyła się partia

imperial-reason-five_reds = Pięć czerwonych żetonów.
imperial-reason-resigned = Przeciwnik się poddał.

## Opcje

imperial-option-pay_all = Płatne wszystkie kombinacje
    .help = Kto ma lepszy sekwens lub lepszą karetę, dostaje czerwony żeton także za każdą swoją następną kombinację tego rodzaju.
imperial-option-declare_by_hand = Własne zgłoszenia
    .help = Gracze sami podają najlepszy punkt, sekwens i karetę; błędną odpowiedź stół odrzuca i nic się nie traci.
imperial-option-ace_capture = Czerwony za asa atutowego
    .help = Które wzięcie asa atutowego przeciwnika daje czerwony żeton.
imperial-option-ace_capture-led = wzięty wyjściem z atutowego K, D lub W
imperial-option-ace_capture-led_king_queen = wzięty wyjściem z atutowego K lub D
imperial-option-ace_capture-any = wzięty w dowolnej lewie

## Odmowy

error-illegal-imperial-over = Partia jest skończona.
error-illegal-imperial-dealing = Trwa rozdawanie; poczekaj na swoją kolej.
error-illegal-imperial-turn = Teraz kolej przeciwnika.
error-illegal-imperial-declare_first = Najpierw zgłoszenia: odpowiedz na pytanie, potem gra się kartami.
error-illegal-imperial-declared_already = Zgłoszenia są skończone; zagraj kartę.
error-illegal-imperial-malformed = W Imperialu nie ma takiego zagrania: { $action }.
error-illegal-imperial-no_such_card = Nie ma karty „{ $text }”. Kartę zapisuje się tak: wartość i kolor, na przykład KH, 10S, 7C.
error-illegal-imperial-not_held = Nie masz na ręce karty { $card }.
error-illegal-imperial-must_win = Wyjście { $led }, a masz wyższą kartę w tym kolorze: lewę trzeba wziąć, { $card } zagrać nie wolno.
error-illegal-imperial-must_follow = Wyjście { $led }: trzeba dołożyć do koloru ({ $suit }), { $card } zagrać nie wolno.
error-illegal-imperial-must_trump = Do { $led } nie masz czym dołożyć w kolorze, więc trzeba przebić atutem ({ $suit }), { $card } zagrać nie wolno.
error-illegal-imperial-other_class = Teraz pytanie jest o { $asked }.
error-illegal-imperial-point = To nie jest twój punkt: inny kolor jest dłuższy albo równie długi o wyższej sumie (A 11, K D W 10, reszta według liczby).
error-illegal-imperial-sequence_not_held = Nie masz takiego sekwensu.
error-illegal-imperial-sequence_there = Masz sekwens: szukaj D i W razem z K lub A w jednym kolorze.
error-illegal-imperial-sequence_better = Masz lepszy sekwens: KDWA bije KDW, a KDW bije DWA.
error-illegal-imperial-quartet_not_held = Nie masz tych czterech kart.
error-illegal-imperial-quartet_there = Masz karetę: szukaj wśród K, D, W, A i 7.
error-illegal-imperial-quartet_better = Masz lepszą karetę: króle, damy, walety, asy, siódemki, w tej kolejności.
error-illegal-imperial-no_such_dealer = Pierwszy rozdaje gracz na miejscu 0 lub 1, nie „{ $text }”.
error-illegal-imperial-no_chance = Teraz nie czeka się na kartę ani na losowanie.
error-illegal-imperial-card_gone = Karta { $text } została już rozdana.

## Pozycje

error-position-imperial-fields = Pozycja Imperialu ma dziesięć pól ({ $fields }), a ten tekst ma { $what }.
error-position-imperial-game = Pole „{ $where }”: zamiast „{ $what }” powinno być „imperial”.
error-position-imperial-number = Pole „{ $where }”: „{ $what }” nie jest liczbą od { $least } do { $most }.
error-position-imperial-pair = Pole „{ $where }”: „{ $what }” powinno mieć dwie części i jeden znak „{ $mark }” między nimi.
error-position-imperial-option = Pole „{ $where }”: nie ma opcji „{ $what }”.
error-position-imperial-cause = Pole „{ $where }”: „{ $what }” powinno być przyczynami żetonów z liczbami, w kolejności { $letters }.
error-position-imperial-suits = Pole „{ $where }”: „{ $what }” powinno być czterema kolorami z kropkami: pik.kier.karo.trefl.
error-position-imperial-card = Pole „{ $where }”: nie ma karty „{ $what }”.
error-position-imperial-twice = Pole „{ $where }”: { $what } jest dwa razy.
error-position-imperial-early = Pole „{ $where }”: „{ $what }” stoi przed tym, co musi być wcześniej.
error-position-imperial-count = Pole „{ $where }”: tylu kart ({ $what }) nie można rozdać po trzy.
error-position-imperial-declared = Pole „{ $where }”: z tymi kartami zgłoszenia nie mogą dojść do „{ $what }”.
error-position-imperial-played = Pole „{ $where }”: „{ $what }” nie można tu zagrać.
error-position-imperial-asked = Pole „{ $where }”: „{ $what }” nie zgadza się z tym, co stoi wcześniej.

## Podpowiedzi do pierwszej gry

imperial-hint-point = Najdłuższy kolor to twój punkt: za najlepszy płacą po białym żetonie za kartę.
    .rule = I13
imperial-hint-sequence = Liczą się król, dama, walet i as jednego koloru; za najlepszy sekwens jest czerwony żeton.
    .rule = I14
imperial-hint-quartet = Cztery króle, damy, walety, asy lub siódemki: za najlepszą karetę jest czerwony żeton.
    .rule = I15
imperial-hint-lead = Król jest najstarszy, a as stoi poniżej waleta. Za honory atutowe płaci się temu, kto je weźmie.
    .rule = I23
imperial-hint-follow = Lewę trzeba wziąć, jeśli można. Karty, którymi wolno zagrać, są uniesione.
    .rule = I19
