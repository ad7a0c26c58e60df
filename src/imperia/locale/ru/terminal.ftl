# Игра в терминале.

terminal-rank-K = К
terminal-rank-Q = Д
terminal-rank-J = В
terminal-rank-T = 10
terminal-rank-A = Т
terminal-suit-S = П
terminal-suit-H = Ч
terminal-suit-D = Б
terminal-suit-C = Т
terminal-card = { $rank ->
    [K] король
    [Q] дама
    [J] валет
    [A] туз
    [T] десятка
    [9] девятка
    [8] восьмёрка
   *[7] семёрка
} { $suit ->
    [S] пик
    [H] червей
    [D] бубен
   *[C] треф
}
terminal-enter = Enter — дальше

terminal-prompt = > {""}
terminal-begun = { $label }: что именно?
terminal-prompt-back = Enter: назад > {""}
terminal-prompt-only = Enter: { $label } > {""}
terminal-hint-numbers = 1-{ $n } или слова · ? ходы · h помощь
terminal-several = «{ $typed }» можно понять так: { $choices }
terminal-nothing = «{ $typed }» — такого хода у вас нет. ? покажет ходы, h поможет.
terminal-empty = Наберите номер или слово; ? покажет ходы, h поможет.
terminal-more = … и ещё { $n }; наберите начало названия.
terminal-undone = Ход отменён.
terminal-taken-back = Ход возвращён; что выпадет теперь, решается заново.
terminal-agree = { $name }, можно вернуть последний ход ({ $asks })? (да / нет)
terminal-yes = да
terminal-not-agreed = { $name } не соглашается.
terminal-resign-sure = Сдаться окончательно и проиграть? Наберите «да»:
terminal-resign-no = Играем дальше.
terminal-rule-hint = → rules { $rule }
terminal-pass = Клавиатура переходит: { $name }. Остальные не смотрят.
terminal-chance-about = Настоящие карты и кости: набирайте, что выпало.
terminal-thinks = { $name } думает…
terminal-help-typing = Набирайте номер, код или слова; хватит нескольких букв. Несколько ответов сразу — через запятую.
terminal-options-hint = * — не так, как по умолчанию. Настройки задают до игры: imperia play ИГРА --set ИМЯ=ЗНАЧЕНИЕ
terminal-rules-how = rules НОМЕР покажет правило, rules СЛОВА найдёт подходящие.
terminal-rules-none = Ни в одном правиле нет слов «{ $words }».
terminal-ended-without = Партия закончилась без результата.
terminal-won = { $n ->
    [one] Победа: { $names }!
   *[other] Победу делят: { $names }!
}
terminal-again = Enter — ещё партия, q — выйти
terminal-kept = Запись: { $file }. Повтор: imperia replay
terminal-left = Партия сохранена. Продолжить: imperia play --resume
terminal-left-early = До встречи.
terminal-resumed = Партия продолжается с того же места.
terminal-you = Игрок
terminal-person = Игрок { $n }
terminal-bot = { $n ->
    [1] Лиса
    [2] Сова
    [3] Медведь
    [4] Заяц
    [5] Волк
    [6] Олень
    [7] Журавль
    [8] Выдра
    [9] Рысь
    [10] Ворон
    [11] Барсук
    [12] Лебедь
    [13] Кабан
    [14] Цапля
    [15] Куница
   *[16] Ястреб
}
terminal-menu = Во что играем?
terminal-menu-resume = продолжить: { $game }, { $when }
terminal-menu-prompt = Номер или название, Enter — { $first } >
terminal-menu-line-empire = собирать звёздные системы; карты, 2-16 игроков
terminal-menu-line-imperial = взятки, козыри и фишки; карты на двоих
terminal-menu-line-conquest = завоевать мир; карта и кости, 2-6 игроков

terminal-words-legal = ходы
terminal-words-hint = подсказка
terminal-words-help = п помощь
terminal-words-log = ж журнал
terminal-words-undo = назад отмена
terminal-words-rules = правила
terminal-words-options = настройки
terminal-words-resign = сдаюсь
terminal-words-quit = выход
terminal-words-tricks = взятки
terminal-words-chips = фишки
terminal-does-legal = ваши ходы
terminal-does-hint = лучшее, что можно сделать, насколько вам дано знать
terminal-does-help = эта страница
terminal-does-log = что было
terminal-does-undo = отменить свой ход
terminal-does-rules = правила; «rules { $number }» покажет одно
terminal-does-options = о чём договорились перед игрой
terminal-does-resign = сдаться окончательно
terminal-does-quit = выйти; партия сохранится, её можно продолжить
terminal-does-tricks = все взятки этой сдачи
terminal-does-chips = каждая фишка и за что она

terminal-about-imperial =
    Империал — игра на двоих: берите взятки, собирайте фишки. Шесть белых — одна красная; пять красных — победа.
    Объявляет стол; затем отвечайте в масть, старшей картой, если можно, а без масти козырем.
    Туз младше валета: К Д В Т 10 9 8 7. Онеры — К Д В Т 7 козырей.

terminal-imperial-deal = сдача { $n }, сдаёт { $name }
terminal-imperial-trump = козырь, вскрыта
terminal-imperial-bank = банк
terminal-imperial-tricks = взятки: { $n }
terminal-imperial-known = ещё на руках
terminal-imperial-cannot = нет на руках
terminal-imperial-trick = Взятка { $n }: ходит { $name }
terminal-imperial-taken = берёт { $name }
terminal-imperial-before = до того:
terminal-imperial-taker = берёт
terminal-imperial-led = ← ход
terminal-imperial-deal-over = Сдача окончена
terminal-imperial-declarations = Сдача { $n }: объявления
terminal-imperial-hint = 1-{ $n } или карта ({ $card }) · [n] можно класть · ? h t

terminal-conquest-round = круг { $n }
terminal-conquest-set = следующий набор даст { $n }
terminal-conquest-side = земель { $lands } армий { $armies }
terminal-conquest-cards = Ваши карточки:
terminal-conquest-to-the-end = Атака до конца: завоевание с вероятностью { $percent }.
terminal-conquest-one-roll = Один бросок, костей { $dice } (потери ваши : их): { $odds }
terminal-conquest-battle = { $source } → { $target }: бросков { $rolls }, потери { $attacker } и { $defender }.
terminal-conquest-dealt = Роздано территорий: { $n }.
terminal-conquest-placed = армий { $n } на землях: { $lands }.
terminal-conquest-dice = цифр: { $n }, сначала красные: 641 52
terminal-conquest-claimed = занимает: { $lands }.
terminal-conquest-hint = номер или название · ? h b
terminal-conquest-amount = { $least }-{ $most }
terminal-conquest-always-choice = всегда по максимуму
terminal-conquest-set-up = пусть стол сам доставит остальное
terminal-conquest-always = Теперь вы всегда защищаетесь наибольшим числом костей. Ещё раз d — и вас будут спрашивать.
terminal-conquest-asked = Теперь вас спросят, сколькими костями защищаться. Ещё раз d — всегда наибольшее.
terminal-words-borders = границы
terminal-words-defend = защита
terminal-does-borders = ваши земли и что с ними граничит
terminal-does-defend = всегда защищаться наибольшим числом костей или отвечать на вопрос
terminal-about-conquest =
    Империум — игра о целом мире: 42 территории, армии и кости. Кто владеет всеми, побеждает.
    Ход: расставить подкрепление, атаковать соседей сколько угодно раз, один раз перевести армии.
    Можно ответить сразу: «аляска камчатка 3» — атака тремя костями, «аляска камчатка a» — до конца.

terminal-empire-unit = и
terminal-empire-turn = ход { $n }:
terminal-empire-piles = колода { $pile }, отыграно { $discard }; для победы систем: { $systems }
terminal-empire-more = … и ещё { $n } (столы)
terminal-empire-bank = Банк { $n }и:
terminal-empire-discard = Отыгранная колода, с самой старой: { $n }
terminal-empire-draws = { $name } берёт: { $cards }
terminal-empire-known = известно, что есть:
terminal-empire-moves = переложить универсал…
terminal-empire-pay = заплатить { $n }и: { $cards }
terminal-empire-hint = номер или название, e — конец · ? h
terminal-words-tables = столы
terminal-words-discard = отыгранные отбой
terminal-does-tables = все столы со всеми названиями
terminal-does-discard = отыгранная колода, с самой старой карты
terminal-about-empire =
    Империя — о звёздных системах: собирайте объекты одного цвета, пока система не полна. Хватит систем — победа.
    Ход: взять две карты, сыграть до трёх: выложить, положить в банк, применить «Контакт». и — империал, деньги.
    Кто должен, платит картами со стола; «Неразменный пятак» с руки отменяет то, что сыграно против вас.

terminal-reason-empire-systems = систем достаточно
terminal-reason-empire-limit = ходы вышли
terminal-reason-empire-standstill = больше ничего не менялось
terminal-reason-empire-resignation = сдача
terminal-reason-conquest-world = весь мир
terminal-reason-conquest-last = никого больше не осталось
terminal-reason-conquest-rounds = круги вышли
terminal-reason-conquest-resigned = сдача
