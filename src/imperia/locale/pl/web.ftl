### The page: the shell around the games.

web-skip = Do treści
web-title = Imperia
web-tag = Trzy gry stołowe. Usiądź i graj.
web-sub = Od razu przeciw botom albo wyślij link: kto go otworzy, ten siada. Bez konta.
web-nickname = Imię przy stole
web-guest = Gość
web-loading = Wczytywanie…
web-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
web-name-empire = Империя
web-name-imperial = Империал
web-name-conquest = Imperium
web-pitch-empire = Zbierz układy gwiezdne szybciej niż sąsiedzi.
web-pitch-imperial = Dwie ręce, jeden atut, dwanaście lew. Wygrywa piąty czerwony żeton.
web-pitch-conquest = Czterdzieści dwa terytoria, jedna mapa, a kości nie mają ulubieńców.
web-players =
    { $most ->
        [2] 2 graczy
       *[other] { $least }–{ $most } graczy
    }
web-lasts-empire = 20–60 minut
web-lasts-imperial = 15–30 minut
web-lasts-conquest = 1–3 godziny
web-play = Graj
web-invite = Zaproś znajomych
web-rules = Zasady
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-resume = Wróć do gry
web-forget = Usuń z listy
web-none-yet = Tu pojawią się stoły, przy których grasz.
web-none-open = Teraz żaden stół nie jest otwarty.
web-seated = { $name }: zajęte miejsca: { $seated } z { $seats }
web-sit-down = Usiądź
web-look-again = Odśwież
web-check = Sprawdź zapis
web-print = Drukuj
web-home = Strona główna
web-settings = Ustawienia
web-language = Język
web-theme =
    { $theme ->
        [dark] Motyw: ciemny
        [light] Motyw: jasny
       *[other] Motyw: jak na urządzeniu
    }
web-sound-on = Dźwięk włączony
web-sound-off = Dźwięk wyłączony
web-search = Szukaj
web-contents = Spis treści
web-rules-found =
    { $rules ->
        [one] { $rules } zasada
        [few] { $rules } zasady
       *[other] { $rules } zasad
    }
web-nothing-found = Nic nie znaleziono.
web-close = Zamknij

### Before the match.

web-seat-open = wolne miejsce
web-sit-here = Usiądź tutaj
web-move-here = Przesiądź się
web-bot =
    { $level ->
        [random] bot, losowy
        [novice] bot, nowicjusz
        [casual] bot, amator
        [strong] bot, silny
        [master] bot, mistrz
       *[other] bot, { $level }
    }
web-host = gospodarz
web-you = ty
web-away = offline
web-add-bot = Posadź bota
web-add-bot-at = Posadź bota na miejscu { $seat }
web-bot-level = Jak grają boty
web-fill-bots = Boty na wszystkie miejsca
web-free-seat-of = Zwolnij miejsce: { $name }
web-start = Zacznij
web-starting =
    { $attempt ->
        [1] Początek: każdy dokłada swoją część losu…
       *[other] Początek, próba { $attempt }: ktoś nie odpowiedział, więc zaczynamy od nowa, z nową obietnicą…
    }
web-seats-waiting =
    { $seats ->
        [one] Jest jeszcze jedno wolne miejsce.
        [few] Są jeszcze { $seats } wolne miejsca.
       *[many] Jest jeszcze { $seats } wolnych miejsc.
    }
web-idle-days = { $days ->
    [one] Jeśli przez { $days } dzień nikt nie zajrzy, stół się zamyka.
   *[other] Jeśli przez { $days } dni nikt nie zajrzy, stół się zamyka.
}
web-host-starts = Partię zaczyna gospodarz.
web-get-up = Wstań od stołu
web-lock = Zamknij stół dla nowych
web-unlock = Otwórz stół dla nowych
web-link = Link do tego stołu
web-invite-how = Kto otworzy link albo zeskanuje kod, siada do stołu.
web-invite-full = Wszystkie miejsca zajęte. Kto ma link, może patrzeć.
web-copy = Kopiuj link
web-copied = Skopiowano
web-options = Zasady tego stołu
web-auto = auto
web-differs = Inaczej niż w grze klasycznej:
web-seats = Miejsca
web-table-rules = Stół
web-open-table = Każdy może usiąść (stół widać na stronie głównej)
web-clock = Zegar
web-clock-none = bez zegara
web-clock-advisory = tylko pokazuje
web-clock-move = na każdą odpowiedź
web-clock-game = na całą partię
web-clock-days = dni na każdą odpowiedź
web-notify = Powiadamiaj o mojej kolejce, także w innej karcie
web-seconds = Sekundy
web-content-name = { $pl }
web-file =
    { $game ->
        [empire] Talia
       *[other] Mapa
    }
web-file-classic = klasyczna
web-file-choose = Wybierz plik (.toml)
web-file-back = Wróć do klasycznej
web-on = tak
web-off = nie
web-increment = Sekundy dodawane za odpowiedź
web-days = Dni na odpowiedź
web-out-of-time = Gdy skończy się czas
web-out-of-time-bot = dalej gra bot
web-out-of-time-resign = gracz się poddaje
web-absence = Gdy gracza nie ma, siada bot
web-absence-never = nigdy
web-absence-seconds =
    { $n ->
        [one] po { $n } sekundzie
       *[other] po { $n } sekundach
    }
web-absence-minutes =
    { $n ->
        [one] po minucie
       *[other] po { $n } minutach
    }
web-absence-hours =
    { $n ->
        [one] po godzinie
       *[other] po { $n } godzinach
    }
web-sits-in = Kto siada
web-watching = Kto ma link, może patrzeć
web-hand-over = Oddaj stół: { $name }
web-remove = Usuń: { $name }
web-remove-sure = Usunąć z partii gracza { $name }? Dalej gra bot, a powrotu nie ma.
web-end-table = Zamknij stół
web-end-table-sure = Zamknąć stół dla wszystkich? Partia zostanie bez wyniku.
web-closed = Stół jest zamknięty.

### At the table.

web-log = Dziennik
web-undo = Cofnij
web-more = Więcej
web-line-lost = Utracono połączenie. Łączymy się ponownie…
web-line-closed =
    { $why ->
        [no-table] Nie ma takiego stołu albo link jest błędny.
        [silence] Połączenie zamknięto po długiej ciszy. Odśwież stronę.
        [flood] Zbyt wiele wiadomości naraz. Odśwież stronę.
       *[other] Połączenie zamknięto. Odśwież stronę.
    }
web-your-turn = Twój ruch
web-thinks = teraz gra
web-waiting = Czekamy na ruch: { $names }.
web-legal-moves = Dozwolone ruchy
web-you-watch = Oglądasz.
web-paused = Partia jest wstrzymana.
web-pause = Pauza
web-go-on = Wznów
web-bot-for-me = Niech przez chwilę gra bot
web-back = Znów gram osobiście
web-resign = Poddaj się
web-resign-sure = Opuścić tę partię na dobre?
web-move-device = Przenieś miejsce na inne urządzenie
web-report = Zgłoś problem (skopiuj to, co widzę)
web-record = Zachowaj zapis
web-takeback = Poproś o powrót do tego miejsca
web-takeback-asked = { $name } prosi o cofnięcie.
web-agree = Zgoda
web-disagree = Odmawiam
web-history = Historia partii
web-earlier = Wcześniej
web-later = Później
web-now = Do bieżącej pozycji
web-days-left =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
web-mute = Ukryj czat
web-chat = Napisz do wszystkich
web-send = Wyślij
web-phrase-hello = Cześć!
web-phrase-thanks = Dziękuję!
web-phrase-well_played = Świetne zagranie!
web-phrase-oops = Ojej…
web-phrase-thinking = Chwila, myślę.
web-phrase-hurry = Gramy dalej?
web-phrase-good_game = Dobra partia!
web-phrase-one_moment = Chwileczkę, proszę.
web-looking-back = Wstecz: pozycja { $at } z { $of }
web-ended = Partia skończona.
web-you-win = Wygrywasz!
web-rematch = Rewanż
web-line-chat = { $name }: { $text }
web-line-phrase = { $name }: { $phrase }
web-line-takeover-left = { $name }: offline, gra bot ({ $level }).
web-line-takeover-clock = { $name }: koniec czasu, gra bot ({ $level }).
web-line-takeover-host = Gospodarz posadził bota ({ $level }) na miejscu gracza { $name }.
web-line-return = { $name } wraca do gry.
web-line-resign = { $name } poddaje partię.
web-line-undo = { $name } cofa swój ruch.
web-line-takeback = Za zgodą wszystkich { $name } cofa ruch.
web-line-pause = Pauza ({ $name }).
web-line-resume = Gramy dalej ({ $name }).
web-line-end =
    { $many ->
        [one] Wygrywa { $winners }. { $reason }
       *[other] Wygraną dzielą: { $winners }. { $reason }
    }
web-line-end-abandoned = Gospodarz zakończył partię.
web-line-end-expired = Długo nikogo nie było; partia została zamknięta.

### The Check page.

web-check-how = Wybierz zachowany zapis. Ta strona, tutaj w przeglądarce, obliczy na nowo każdą kartę i każdy rzut: z ziarna obiecanego przez serwer przed partią i z tego, co dołożył każdy gracz. Nic nie jest nigdzie wysyłane.
web-check-limits = Czego to dowodzi: nikt nie mógł wybrać kart. Czego nie dowodzi: że komputer gospodarza do nich nie zaglądał.
web-check-file = Wybierz zapis (.json)
web-check-unreadable = Ten plik nie jest zapisem partii.
web-check-good =
    { $outcomes ->
        [one] Sprawdzono { $outcomes } wynik losowania: zgadza się.
        [few] Sprawdzono { $outcomes } wyniki losowania: wszystkie się zgadzają.
       *[many] Sprawdzono { $outcomes } wyników losowania: wszystkie się zgadzają.
    }
web-check-mine = Uwzględniono też twoją własną liczbę losową, zachowaną w tej przeglądarce.
web-check-not-mine = Ta przeglądarka nie siedziała przy tamtym stole, więc nie powie, czy użyto twojej liczby.
web-check-not-fair = Losu tej partii nie można sprawdzić: grano bez obiecanego ziarna.
web-check-not-over = Ziarno staje się jawne dopiero po końcu partii. Zachowaj wtedy zapis jeszcze raz.
web-check-commitment = Ziarno nie jest tym, które obiecano.
web-check-promised = Obietnica w zapisie nie jest tą, którą ta przeglądarka dostała przed partią.
web-check-own = Twoja liczba losowa nie została użyta.
web-check-twice = Wynik { $index } wykorzystano dwa razy.
web-check-outcome = Wynik { $index } nie jest tym, który wynika z ziarna.

web-look-at-record = Obejrzyj tę partię ruch po ruchu

### Errors of the server.

error-table-not-over = Ta partia nie jest skończona; tu można oglądać tylko skończone.
error-table-not-host = To może zrobić tylko gospodarz stołu.
error-table-not-seated = Najpierw usiądź; widzowie tylko patrzą.
error-table-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
error-table-no-seat = Nie ma miejsca { $seat }; przy stole jest ich { $seats }.
error-table-no-person = Na miejscu { $seat } nie ma nikogo, kto mógłby być gospodarzem.
error-table-own-seat = Gospodarz nie może zwolnić własnego miejsca. Najpierw przekaż stół albo wstań.
error-table-locked = Gospodarz zamknął stół dla nowych.
error-table-full = Wszystkie miejsca są zajęte. Możesz patrzeć.
error-table-started = Partia już trwa; to można zmienić tylko przed początkiem.
error-table-closed = Ten stół jest zamknięty.
error-table-not-ended = Rewanż jest możliwy po zakończeniu partii.
error-table-open-seats =
    { $seats ->
        [one] Jedno miejsce jest jeszcze wolne: posadź tam znajomego lub bota albo zmniejsz liczbę miejsc.
        [few] { $seats } miejsca są jeszcze wolne: posadź tam znajomych lub boty albo zmniejsz liczbę miejsc.
       *[many] { $seats } miejsc jest jeszcze wolnych: posadź tam znajomych lub boty albo zmniejsz liczbę miejsc.
    }
error-table-people-sit = Przy stole siedzą ludzie; nie można zmniejszyć liczby miejsc do { $players } ani przekroczyć 16.
error-table-level = Nie ma bota „{ $level }” do tej gry. Są: { $known }.
error-table-nickname = Wybierz nazwę z co najmniej jednym widocznym znakiem.
error-table-malformed = Nie można odczytać wiadomości: { $what }.
error-table-no-match = Tu nie toczy się żadna partia.
error-table-no-spectators = W czasie partii ten stół jest bez widzów.
error-no-table = Nie ma takiego stołu albo link jest błędny. Poproś gospodarza o link jeszcze raz.
error-too-many-address = Z twojego adresu założono zbyt wiele stołów. Spróbuj za godzinę.
error-too-many-tables = Ten serwer ma już tyle stołów, na ile pozwala jego właściciel. Spróbuj później.
error-busy = Stół jest zajęty. Spróbuj za chwilę.
error-unavailable = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Wróci do pracy sam, gdy tylko będzie mógł ({ $what }).
error-newer-folder = Folder danych zapisała nowsza wersja Imperii (krok { $found }; ta zna { $known }). Zaktualizuj Imperię albo wybierz inny folder.
error-internal = Coś poszło nie tak na serwerze; nic się nie zmieniło. Spróbuj ponownie.
error-flood = Zbyt wiele wiadomości naraz; ta nie została przyjęta.
error-hello-once = To połączenie już się przywitało.
error-closed-silence = Połączenie milczało zbyt długo.
error-closed-malformed = Nie można odczytać pierwszej wiadomości.
error-closed-hello-first = Pierwsza wiadomość musi wskazać stół.
error-closed-too-large = Wiadomość jest za duża.
error-closed-flood = Zbyt wiele wiadomości naraz.
error-closed-slow = Połączenie jest zbyt wolne, by nadążyć za stołem.
error-closed-gone = Połączenie zakończone.
error-too-large = To za dużo naraz dla tego serwera.
error-closed-restart = Serwer uruchamia się ponownie; strona połączy się sama.
error-closed-unavailable = Nie można teraz odczytać stołu; strona spróbuje ponownie sama.

### The board of Imperial.

web-four-colours = Kolory kart w czterech barwach
web-imperial-elder = drugi gracz
web-imperial-card =
    { $rank ->
        [K] król
        [Q] dama
        [J] walet
        [A] as
        [T] dziesiątka
        [9] dziewiątka
        [8] ósemka
       *[7] siódemka
    } { $suit ->
        [S] pik
        [H] kier
        [D] karo
       *[C] trefl
    }
web-imperial-back = zakryta karta
web-imperial-dealer = rozdający
web-imperial-chips = czerwone: { $reds }, białe: { $whites }
web-imperial-tricks-taken = Lewy: { $tricks }
web-imperial-deal = Rozdanie { $deal }
web-imperial-deal-trick = Rozdanie { $deal }, lewa { $trick } z 12
web-imperial-trump-is =
    Atut: { $suit ->
        [S] piki
        [H] kiery
        [D] kara
       *[C] trefle
    }
web-imperial-run =
    { $run ->
        [KQJA] KDWA
        [KQJ] KDW
       *[QJA] DWA
    } { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
web-imperial-trick = Lewa
web-imperial-took = Lewę bierze { $name }
web-imperial-bank = Bank: czerwone { $reds }, białe { $whites }

### The board of Imperium.

web-how-many = Ile
web-free = wolne
web-neutral = neutralne
web-zoom-in = Bliżej
web-zoom-out = Dalej
web-conquest-map = Mapa: wybierz terytorium
web-conquest-land = { $land }: { $owner }, armie: { $armies }
web-conquest-side = terytoria: { $territories } · armie: { $armies } · karty: { $cards } · +{ $income }
web-conquest-wild = dżoker
web-conquest-next-set = { $armies ->
    [one] Następny zestaw daje { $armies } armię.
    [few] Następny zestaw daje { $armies } armie.
   *[many] Następny zestaw daje { $armies } armii.
}
web-conquest-pick-set = Dotknij kart zestawu: trzy jednakowe obrazki albo trzy różne; dżoker pasuje do każdych.
web-conquest-own-card = Ciemna karta to moje terytorium: 2 armie więcej na nim, raz na turę.
web-conquest-out = poza grą
web-conquest-course = Terytoria, runda po rundzie
web-conquest-held = terytoria: { $territories } · armie: { $armies }

### The board of Empire.

web-empire-group =
    { $objects }/{ $size }{ $systems ->
        [0] { "" }
        [one] , układ!
       *[other] , układy: { $systems }!
    } · fracht { $freight }
web-empire-pile = Talia wspólna: { $cards }
web-empire-discard = Talia zgrana: { $cards }
web-empire-plays = Pozostałe zagrania: { $plays }
web-empire-side = układy { $systems } z { $needed } · bank { $money }и · ręka { $hand }
web-empire-asked =
    { $owes ->
        [0] Czekamy na odpowiedź
       *[other] Do zapłaty: { $owes }и
    }
web-empire-loose = wolne rakiety: { $rockets }
web-empire-hand = Moja ręka
web-empire-known = Wiadomo, że tam są:
web-empire-no-use = Tą kartą nic teraz nie zrobisz.

### Ruch, podpowiedzi, lista ruchów, koniec.

web-all-moves = Ruchy słowami: { $moves }
web-all-moves-short = Ruchy słowami: { $moves }
web-fewer = O jedną mniej
web-more-of-them = O jedną więcej
web-no-hints = Bez podpowiedzi
web-hints = Krótkie podpowiedzi w pierwszej grze
web-speed = Animacje
web-speed-slow = powolne
web-speed-normal = zwykłe
web-speed-fast = szybkie
web-speed-none = brak
web-percent = { $whole },{ $tenth }%
web-bot-short = bot
web-story = Jak to było
web-look-at-table = Obejrzyj stół
web-show-end = Jak się skończyło
web-zoom-all = Cała mapa
web-conquest-chance = szansa podboju
web-conquest-they-lose = oni tracą { $pairs }
web-conquest-you-lose = ty tracisz { $pairs }
web-conquest-one-each = po jednej
web-conquest-roll = { $dice ->
    [one] Rzuć { $dice } kością
   *[other] Rzuć { $dice } kośćmi
}
web-conquest-defend = { $dice ->
    [one] Broń się { $dice } kością
   *[other] Broń się { $dice } kośćmi
}
web-conquest-series = Rzuty: { $rolls }. { $attacker } { $red ->
    [0] 0
   *[other] −{ $red }
}, { $defender } { $white ->
    [0] 0
   *[other] −{ $white }
}
web-conquest-round = Runda { $round }
web-conquest-step-reinforce = Posiłki
web-conquest-step-attack = Atak
web-conquest-step-fortify = Przegrupowanie
web-conquest-my-cards = Moje karty: { $cards }
web-conquest-picture = { $picture ->
    [infantry] piechota
    [cavalry] kawaleria
    [artillery] artyleria
   *[wild] dowolny obrazek
}

web-why-not = Dlaczego nie?
web-empire-in-pile = talia
web-empire-in-discard = zgrane
web-empire-my-bank = Mój bank
web-empire-nothing-yet = Jeszcze nie ma obiektów.
web-empire-goal = Układy: { $systems } z { $needed }
web-empire-turn-of = Teraz gra: { $name }
web-empire-you-play = Zagrywasz: { $card }.
web-empire-also-asked = Odpowiadają też:
web-empire-move = Uniwersalny: { $from } → { $to }
web-empire-place = Rakieta: { $colour }
web-empire-accept = Zagrano kartę przeciw tobie.
web-empire-accept-owes = Masz do zapłacenia { $owes }и.
web-empire-rockets = rakiety: { $rockets }
web-empire-from-bank = bank
web-empire-from-loose = bez układu
web-empire-sheet = Czego się ode mnie oczekuje
web-empire-choose-card = Wybierz kartę
web-empire-set-aside = Odłożono: { $laid } z { $owed }и
web-empire-pay-proposed = Zapłać proponowane { $paid }и
web-empire-accept-pay = Przyjmij i zapłać { $paid }и
web-empire-choose-myself = Przyjmij i wybierz, czym płacisz
web-empire-into-bank = Do banku
web-empire-into-bank-why = Jako pieniądz do końca gry
web-empire-lay-in = Wyłóż: { $system }
web-empire-lay-then = Będzie { $objects } z { $size }
web-empire-freight-in = Zagraj: { $system }
web-empire-freight-each = Od każdego z pozostałych
web-empire-proposed = Propozycja: { $paid } z { $owed }и
web-empire-systems = układy
web-empire-only-end = Nie masz już zagrań: zakończ turę.
web-empire-pay-how = Albo inną kartą, od najdroższej.
web-empire-no-fiver = Nierozmienny piątak by to odparł; nie masz go.
web-empire-you-lose = Tracisz
web-empire-you-get = Dostajesz

web-imperial-declarations = Zgłoszenia
web-imperial-your-card = twoja karta
web-imperial-the-bank = Bank
web-imperial-bank-holds = czerwone { $reds } · białe { $whites }
web-imperial-tricks = Wszystkie lewy
web-imperial-tricks-short = Lewy
web-imperial-ledger = Wszystkie żetony
web-imperial-ledger-short = Żetony
web-imperial-reds = Czerwone żetony, rozdanie po rozdaniu
web-imperial-no-chips = Żaden żeton jeszcze nie zmienił miejsca.
web-imperial-no-tricks = Nie było jeszcze lew.
web-big-screen = Duży ekran, do telewizora
web-empire-my-systems = Moje układy
