### Jak grają boty każdego poziomu, w jednym wierszu; widać to tam, gdzie wybiera się poziom.

bot-style-random = Dowolny dozwolony ruch, na chybił trafił.

bot-style-imperial-novice = Zna zasady i swoją rękę, lubi wysokie karty, zapomina, co już zagrano.
bot-style-imperial-casual = Liczy karty, które zeszły, bierze lewy tanio, pilnuje honorów.
bot-style-imperial-strong = Wyobraża sobie kilka rąk, które możesz mieć, i gra to, co średnio wychodzi najlepiej.
bot-style-imperial-master = Czyta twoją rękę z zagranych kart i gra o całą partię, a nie o żetony.

bot-style-conquest-novice = Rozprasza armie i atakuje tych, którzy mają ich mniej.
bot-style-conquest-casual = Obsadza granice, atakuje przy dobrych szansach, dąży do całych kontynentów.
bot-style-conquest-strong = Planuje całe kampanie według dokładnych szans: zajmuje kontynenty, łamie twoje, poluje na karty.
bot-style-conquest-master = Rozgrywa swoje plany w myślach tysiąc razy, za każdym razem z innymi kośćmi, i wybiera to, co wychodzi najlepiej.

bot-style-empire-novice = Wykłada, co ma, resztę daje do banku, zagrywa to, co wpadnie w rękę.
bot-style-empire-casual = Kompletuje układy, trzyma pieniądze na długi, żąda zapłaty od tych, którzy mają czym płacić.
bot-style-empire-strong = Kilka razy wyobraża sobie cudze karty, rozgrywa partię dalej po każdym możliwym ruchu i wybiera ten, po którym wygrywał najczęściej.
bot-style-empire-master = Planuje od razu całą swoją turę i każdy plan rozgrywa dalej bardzo wiele razy.

bot-no-compiler = Nie ma tu kompilatora: „silny” myśli wolniej, a „mistrza” nie ma.
bot-warming = Wyszukiwanie botów się kompiluje, raz na tym komputerze: pierwsze ruchy potrwają dłużej.
