# Gra w terminalu.

terminal-rank-K = K
terminal-rank-Q = D
terminal-rank-J = W
terminal-rank-T = 10
terminal-rank-A = A
terminal-suit-S = P
terminal-suit-H = H
terminal-suit-D = R
terminal-suit-C = T
terminal-card = { $rank ->
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
terminal-enter = Enter: dalej

terminal-prompt = > {""}
terminal-begun = { $label }: co dokładnie?
terminal-prompt-back = Enter: wstecz > {""}
terminal-prompt-only = Enter: { $label } > {""}
terminal-hint-numbers = 1-{ $n } albo słowa · ? ruchy · h pomoc
terminal-several = „{ $typed }” może znaczyć: { $choices }
terminal-nothing = „{ $typed }” nie jest żadnym z twoich ruchów. ? pokaże ruchy, h pomoże.
terminal-empty = Wpisz numer albo słowo; ? pokaże ruchy, h pomoże.
terminal-more = … i jeszcze { $n }; wpisz początek nazwy.
terminal-undone = Ruch cofnięty.
terminal-taken-back = Ruch cofnięty; los rozstrzyga się teraz na nowo.
terminal-agree = { $name }, czy { $asks } może cofnąć ostatni ruch? (tak / nie)
terminal-yes = tak
terminal-not-agreed = { $name } nie wyraża zgody.
terminal-resign-sure = Poddać się na dobre i przegrać? Wpisz „tak”:
terminal-resign-no = Gramy dalej.
terminal-rule-hint = → rules { $rule }
terminal-pass = Klawiatura: { $name }. Nikt inny nie patrzy.
terminal-chance-about = Prawdziwe karty i kości: wpisuj, co wypadło.
terminal-thinks = { $name } myśli…
terminal-help-typing = Wpisz numer, kod albo słowa; wystarczy kilka liter. Kilka odpowiedzi naraz: po przecinkach.
terminal-options-hint = * to wartość inna niż domyślna. Opcje ustala się przed grą: imperia play GRA --set NAZWA=WARTOŚĆ
terminal-rules-how = rules NUMER pokaże zasadę, rules SŁOWA znajdzie pasujące.
terminal-rules-none = Żadna zasada nie mówi o „{ $words }”.
terminal-ended-without = Partia skończyła się bez wyniku.
terminal-won = { $n ->
    [one] Wygrywa { $names }!
   *[other] Wygraną dzielą: { $names }!
}
terminal-again = Enter: jeszcze jedna partia, q: wyjście
terminal-kept = Zapis: { $file }. Odtworzenie: imperia replay
terminal-left = Partia jest zapisana. Dalszy ciąg: imperia play --resume
terminal-left-early = Do zobaczenia.
terminal-resumed = Partia toczy się dalej od tego samego miejsca.
terminal-you = Gracz
terminal-person = Gracz { $n }
terminal-bot = { $n ->
    [1] Lis
    [2] Sowa
    [3] Niedźwiedź
    [4] Zając
    [5] Wilk
    [6] Jeleń
    [7] Żuraw
    [8] Wydra
    [9] Ryś
    [10] Kruk
    [11] Borsuk
    [12] Łabędź
    [13] Dzik
    [14] Czapla
    [15] Kuna
   *[16] Jastrząb
}
terminal-menu = W co gramy?
terminal-menu-resume = dalej: { $game }, { $when }
terminal-menu-prompt = Numer albo nazwa, Enter: { $first } >
terminal-menu-line-empire = zbieraj układy gwiezdne; karty, 2-16 graczy
terminal-menu-line-imperial = lewy, atuty i żetony; karty dla dwojga
terminal-menu-line-conquest = podbij świat; mapa i kości, 2-6 graczy

terminal-words-legal = ruchy
terminal-words-hint = podpowiedź
terminal-words-help = pomoc
terminal-words-log = dziennik
terminal-words-undo = cofnij
terminal-words-rules = zasady
terminal-words-options = opcje
terminal-words-resign = poddaję
terminal-words-quit = koniec wyjście
terminal-words-tricks = lewy
terminal-words-chips = żetony
terminal-does-legal = twoje ruchy
terminal-does-hint = najlepsze, co można zrobić, o ile wolno ci wiedzieć
terminal-does-help = ta strona
terminal-does-log = co się działo
terminal-does-undo = cofnij swój ostatni ruch
terminal-does-rules = zasady; „rules { $number }” pokaże jedną
terminal-does-options = co ustalono przed grą
terminal-does-resign = poddaj się na dobre
terminal-does-quit = wyjdź; partia się zapisze i może toczyć się dalej
terminal-does-tricks = wszystkie lewy tego rozdania
terminal-does-chips = każdy żeton i jego powód

terminal-about-imperial =
    Imperial to gra dla dwojga: bierz lewy, zbieraj żetony. Sześć białych to jeden czerwony; pięć czerwonych wygrywa.
    Zgłasza stół; potem dokładaj do koloru, wyżej, jeśli możesz, a bez koloru atutem.
    As jest niższy od waleta: K D W A 10 9 8 7. Honory to K D W A 7 atutowe.

terminal-imperial-deal = rozdanie { $n }, rozdaje { $name }
terminal-imperial-trump = atut, odkryta
terminal-imperial-bank = bank
terminal-imperial-tricks = lewy: { $n }
terminal-imperial-known = ma jeszcze
terminal-imperial-cannot = nie może mieć
terminal-imperial-trick = Lewa { $n }: wychodzi { $name }
terminal-imperial-taken = bierze { $name }
terminal-imperial-before = przedtem:
terminal-imperial-taker = bierze
terminal-imperial-led = ← wyjście
terminal-imperial-deal-over = Koniec rozdania
terminal-imperial-declarations = Rozdanie { $n }: zgłoszenia
terminal-imperial-hint = 1-{ $n } albo karta ({ $card }) · [n] można zagrać · ? h t

terminal-conquest-round = runda { $n }
terminal-conquest-set = następny zestaw da { $n }
terminal-conquest-side = ziemie { $lands } armie { $armies }
terminal-conquest-cards = Twoje karty:
terminal-conquest-to-the-end = Atak do skutku: podbój z szansą { $percent }.
terminal-conquest-one-roll = Jeden rzut, kości { $dice } (straty twoje : ich): { $odds }
terminal-conquest-battle = { $source } → { $target }: rzuty { $rolls }, straty { $attacker } i { $defender }.
terminal-conquest-dealt = Rozdane terytoria: { $n }.
terminal-conquest-placed = armie { $n }, ziemie { $lands }.
terminal-conquest-dice = cyfry: { $n }, najpierw czerwone: 641 52
terminal-conquest-claimed = zajmuje: { $lands }.
terminal-conquest-hint = numer albo nazwa · ? h b
terminal-conquest-amount = { $least }-{ $most }
terminal-conquest-always-choice = zawsze najwięcej
terminal-conquest-set-up = niech stół sam dokończy rozstawianie
terminal-conquest-always = Odtąd zawsze bronisz się największą liczbą kości. Wpisz d jeszcze raz, a padnie pytanie.
terminal-conquest-asked = Odtąd padnie pytanie, iloma kośćmi się bronisz. Wpisz d jeszcze raz: zawsze najwięcej.
terminal-words-borders = granice
terminal-words-defend = obrona
terminal-does-borders = twoje ziemie i ich granice
terminal-does-defend = zawsze broń się największą liczbą kości albo odpowiadaj na pytanie
terminal-about-conquest =
    Imperium to gra o świat: 42 terytoria, armie i kości. Kto ma wszystkie, wygrywa.
    Tura: rozstaw posiłki, atakuj sąsiadów, ile razy chcesz, raz przesuń armie.
    Można odpowiedzieć od razu: „alaska kamczatka 3” to atak trzema kośćmi, „alaska kamczatka a” do końca.

terminal-empire-unit = и
terminal-empire-turn = tura { $n }:
terminal-empire-piles = talia { $pile }, zgrane { $discard }; do wygranej układów: { $systems }
terminal-empire-more = … i jeszcze { $n } (stoły)
terminal-empire-bank = Bank { $n }и:
terminal-empire-discard = Talia zgrana, od najstarszej: { $n }
terminal-empire-draws = { $name } bierze: { $cards }
terminal-empire-known = wiadomo, że ma:
terminal-empire-moves = przełóż obiekt uniwersalny…
terminal-empire-pay = zapłać { $n }и: { $cards }
terminal-empire-hint = numer albo nazwa, e kończy · ? h
terminal-words-tables = stoły
terminal-words-discard = zgrane
terminal-does-tables = wszystkie stoły ze wszystkimi nazwami
terminal-does-discard = talia zgrana, od najstarszej karty
terminal-about-empire =
    Imperia to układy gwiezdne: wykładaj obiekty jednego koloru, aż układ będzie pełny. Kto ma dość układów, wygrywa.
    Tura: weź dwie karty, zagraj do trzech: wyłóż, włóż do banku albo użyj „Kontaktu”. и to imperiał, pieniądz.
    Kto jest winien, płaci kartami ze stołu; Nierozmienny piątak z ręki unieważnia to, co zagrano przeciw tobie.

terminal-reason-empire-systems = dość układów
terminal-reason-empire-limit = limit tur
terminal-reason-empire-standstill = nic się już nie zmieniało
terminal-reason-empire-resignation = poddanie
terminal-reason-conquest-world = cały świat
terminal-reason-conquest-last = nikt inny nie został
terminal-reason-conquest-rounds = koniec rund
terminal-reason-conquest-resigned = poddanie
