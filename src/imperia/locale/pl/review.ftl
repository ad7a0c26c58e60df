# Podpowiedzi i analizy.

cli-review = Analiza rozegranej partii: szanse, przełomy, błędy, szczęście.
cli-one-of = Partii w pliku: { $games }; to jest partia 1. Inną wybiera --game N.
cli-replay-runs = Ta partia jeszcze się nie skończyła.
review-option-nodes = ile przejrzeć; ta sama liczba daje tę samą analizę
review-under-way = analizujemy partię…
review-percent = { $n } %
review-point = ,
review-chances = Szanse na wygraną, wszystkie karty odkryte
review-axis = { $game ->
    [imperial] Rozdania
    [conquest] Rundy
   *[empire] Tury
}
review-sides = Szczęście i gra
review-sides-meaning = początek + szczęście + decyzje = koniec. Szczęście: { $game ->
    [conquest] kości i karty
   *[other] karty
}. Decyzje: co robili wszyscy, nie wiedząc wszystkiego.
    Strata: ile średnio kosztowała decyzja gracza — według tego, co można było wtedy wiedzieć.
review-column-seat = miejsce
review-column-start = początek
review-column-luck = szczęście
review-column-choices = decyzje
review-column-end = koniec
review-column-lost = strata na decyzję
review-turning = Punkty zwrotne
review-luck = szczęście
review-choice = wybór
review-mistakes = Co kosztowało najwięcej
review-no-mistakes = Żadna decyzja nie kosztowała niczego, co dałoby się zmierzyć.
review-by = { $name }: { $action }
review-better = lepiej: { $action }
review-when-deal = Rozdanie { $deal }
review-when-trick = Rozdanie { $deal }, lewa { $trick }
review-when-setup = Przed pierwszą turą
review-when-round = Runda { $round }, gra { $name }
review-when-turn = Tura { $turn }, { $name }
review-asked = „{ $question }”
review-battle-won = { $name }: { $source } → { $target } ({ $other }), zdobyte; straty { $attacker } i { $defender }.
review-battle-lost = { $name }: { $source } → { $target } ({ $other }), niezdobyte; straty { $attacker } i { $defender }.
review-resigned = { $name } poddaje się.
review-meaning-imperial = Rozdanie rozgrywa się do końca w otwarte karty; szanse między rozdaniami pochodzą z wielu partii rozegranych wcześniej.
review-meaning-conquest = Szanse szacuje się według armii, dochodu i kart; każdą decyzję wypróbowano i rozegrano przez rundę według zdrowego rozsądku.
review-meaning-empire = Szanse szacuje się według układów, grup, pieniędzy i kart na ręku; każdą decyzję wypróbowano i rozegrano przez rundę według zdrowego rozsądku.
error-not-over = Ta partia się nie skończyła. Analiza pokazuje ukryte karty, więc jest dopiero po końcu.

hint-move = { $action }: wygrana { $chance }
hint-move-whites = { $action }: wygrana { $chance }, białych do końca rozdania: { $whites }
hint-only = Jest tylko jedna możliwość: { $action }
hint-title = Najlepsze, o ile można wiedzieć:
hint-thinking = myślimy…

error-table-no-hints = Przy tym stole nie ma podpowiedzi.
error-table-not-asked = Teraz nikt cię o nic nie pyta; podpowiedź dotyczy pytania.
error-table-hint-soon = Jedna podpowiedź naraz; zapytaj ponownie za chwilę.
error-judge-late = Odpowiedź nie przyszła na czas. Zapytaj ponownie za chwilę.
error-judge-many = Teraz pyta wiele osób. Zapytaj ponownie za chwilę.
error-judge-failed = Sędziowie nie poradzili sobie z tą pozycją. Samej partii to nie dotyczy.
error-judge-warming = Sędziowie dopiero się przygotowują, na nowym serwerze dzieje się to raz. Zapytaj ponownie za minutę.

web-hint = Podpowiedź
web-hint-thinking = szukamy najlepszego…
web-hints-allowed = Gracze mogą brać podpowiedzi
web-hint-best = Najlepsze, o ile możesz to wiedzieć
web-review = Analiza
web-review-thinking = Oglądamy całą partię; trwa to do minuty…
web-review-chart = Szanse na wygraną w czasie, wszystkie karty odkryte
web-review-change = { $name }: { $before } → { $after }
web-review-cost = { $name }, { $cost }: „{ $done }”
web-review-earlier = Wcześniejsze partie przy tym stole
web-review-match = Analiza partii { $n }
web-review-at = Pozycja w dowolnej chwili
review-at-the-end = Co było szczęściem, a co kosztowało najwięcej: imperia review
