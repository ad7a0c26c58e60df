# Игры на бумаге: их первая страница и что не так с пожеланиями к печати.

print-back = Рубашка карт
print-how = Как печатать
print-rules = Правила вкратце
print-ruler = Приложите линейку: здесь десять сантиметров и четыре дюйма. Если не сходится, принтер изменил масштаб.

print-step-size = Печатайте в масштабе 100 % («реальный размер»), без подгонки под страницу, и проверьте линейку внизу.
print-step-once = Напечатайте страницы с { $first } по { $last }. Вложите листы обратно и напечатайте на обороте каждого страницу { $back }, рубашку.
print-step-long = Печатайте с двух сторон, с переворотом по длинному краю: за каждым листом лиц идут их рубашки.
print-step-short = Печатайте с двух сторон, с переворотом по короткому краю: за каждым листом лиц идут их рубашки.
print-step-fold = Печатайте с одной стороны. Сложите каждый лист по пунктиру и склейте половины.
print-step-none = Напечатайте страницы с { $first } по { $last }; рубашек у этих листов нет.
print-step-card = Возьмите картон 250–300 г или заламинируйте листы.
print-step-cut = Режьте по меткам по краям; размер карточки { $size } мм. Углы можно скруглить.
print-step-shift = Если рубашки сидят неровно, измерьте насколько и напечатайте ещё раз с этим сдвигом рубашек.

print-behind = Совпадают ли рубашки с лицами?
print-behind-how = Посмотрите этот лист на просвет. Крест с первой страницы виден насквозь; прочтите по шкале, на сколько миллиметров он правее и ниже середины. Эти два числа и есть сдвиг рубашек; влево и вверх они отрицательны.

print-empire-facts = 2–8 игроков · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
print-empire-aim = Цель
print-empire-aim-how = Объекты одного цвета становятся звёздной системой, когда их столько, сколько ей нужно. { $systems ->
    [0] Побеждает первый, у кого три системы; вдвоём играют до четырёх.
    [one] Побеждает первый, у кого { $systems } система.
    [few] Побеждает первый, у кого { $systems } системы.
   *[other] Побеждает первый, у кого { $systems } систем.
}
print-empire-begin = Начало
print-empire-begin-how = Перемешайте и раздайте каждому по { $dealt ->
    [one] { $dealt } карте
    [few] { $dealt } карты
   *[other] { $dealt } карт
}. Кто начинает, решает жребий. Ходят по часовой стрелке.
print-empire-turn = Ваш ход
print-empire-turn-how = Возьмите { $drawn ->
    [one] { $drawn } карту
    [few] { $drawn } карты
   *[other] { $drawn } карт
}. Затем сыграйте не больше { $plays ->
    [one] { $plays } карты
   *[other] { $plays } карт
}: объекты кладут перед собой, деньги в банк, карты Контакта играют ради их действия или кладут в банк как деньги. В конце хода на руках не больше { $limit ->
    [one] { $limit } карты
   *[other] { $limit } карт
}, лишние уходят под колоду.
print-empire-pay = Оплата
print-empire-pay-how = Платят любыми картами со своего стола, у которых есть стоимость: из банка, объектами, ракетами. Сдачи не дают, с рук не платят. У кого ничего нет, тот не платит.
print-empire-freight = Фрахт
print-empire-freight-how = Фрахт приносит столько, сколько стоит на шкале вашего цвета; ракета его удваивает. Универсал считается за один из своих цветов; в свой ход его можно переложить.
print-empire-fiver = Пятак
print-empire-fiver-how = Покажите его, когда что-то сыграно против вас: вас это не коснётся. Остальных коснётся.
print-empire-system = Система
print-empire-size = Объектов
print-empire-ladder = Фрахт за 1, 2, 3 … объекта
print-empire-value = Стоимость

print-booklet = Правила игры
print-page = Страница { $page }

print-tile = { $name }, лист { $place } из { $sheets }
print-tile-left = обрежьте слева, наклейте поверх { $other }
print-tile-above = обрежьте сверху, наклейте поверх { $other }
print-tokens = армии игрока { $player }
print-chips = фишки
print-chip-sum-white = Белых после сдачи
print-chip-sum-red = Красных после сдачи
print-score = счёт
print-score-date = Дата
print-score-deal = Сдача
print-score-player = Игрок
print-score-foot = Шесть белых становятся красной. Каждая красная сметает белые соперника в банк. Побеждает тот, кто первым соберёт пять красных.
print-imperial-facts = 2 игрока · 32 карты · 12 белых и 9 красных фишек
print-step-imperial = За картами идут фишки, лист для счёта и все правила на одной странице.
print-conquest-facts = { $map } · 2–{ $players } игроков · { $lands ->
    [one] { $lands } территория
    [few] { $lands } территории
   *[other] { $lands } территорий
} · { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
   *[other] { $cards } карточек
}
print-step-conquest = За карточками идут армии каждого игрока, потом карта. Обрежьте её листы по меткам и наклейте поверх соседних. Ещё нужны пять костей.
print-continent = Континент
print-continent-lands = Территорий
print-continent-bonus = Надбавка

error-print-unknown = «{ $given }» для печати выбрать нельзя. Можно: { $allowed }.
error-print-choice = { $choice } не может быть «{ $given }». Возможно: { $allowed }.
error-print-length = { $choice } не может быть «{ $given }»: нужно число миллиметров от { $least } до { $most }.
error-print-shift = Сдвиг рубашек не может быть «{ $given }»: нужны два числа миллиметров, вправо и вниз, например 1.5,-0.5, каждое не больше { $most }.
error-print-size = Карта не может быть размером «{ $given }»: напишите миллиметры, например 63x88, или одно из слов: { $allowed }.
error-print-size-range = Карта не может быть размером { $given } мм: от { $least } до { $most }.
error-print-size-shape = { $given } мм — не та форма, карты её не заполнят. Близко к ней { $near }.
error-print-room = Карте { $size } мм с промежутками { $gap } мм нет места на { $paper } мм.
error-print-poster = На { $given } печатается только карта мира: --part map.
error-print-single = По одной делаются только карты, не «{ $given }»: --part cards.
error-typesetter = Для печати нужен наборщик typst, а он здесь не установлен. Установите: { $install }

cli-print = Сделать игру для печати: карты, карта мира, фишки, книга правил.
cli-option-print-output = PDF; с --as svg, png или tts — папка
cli-option-print-part = all cards map tokens chips score page rules booklet
cli-option-print-as = один файл, карты по одной, Tabletop Simulator
cli-option-print-paper = лист; для карты мира также a3, a2
cli-option-print-finish = в цвете, линиями ради чернил, в сером
cli-option-print-backs = once, long, short (край), fold или none
cli-option-print-shift = сдвиг рубашек в мм вправо и вниз
cli-option-print-size = карты в мм; standard, sleeve, large, small
cli-option-print-gap = между картами
cli-option-print-bleed = насколько рисунок заходит за рез: от 0 до 3
cli-option-print-marks = для резки: edges, corners или none
cli-option-print-dpi = отдельных карт в PNG
cli-option-print-suits = Империал: у каждой масти свой цвет
cli-print-done = { $files ->
    [one] Готов { $file } ({ $size } МБ). Печатайте в масштабе 100 %.
    [few] В { $file } готовы { $files } файла ({ $size } МБ).
   *[other] В { $file } готовы { $files } файлов ({ $size } МБ).
}

cli-doctor-typst = наборщик
cli-doctor-no-typst = не установлен: работает всё, кроме `imperia print`

error-too-busy-address = С вашего адреса за час напечатано много. Попробуйте позже.
error-too-busy-press = Сейчас печатают слишком многие. Попробуйте через минуту.

web-print-title = на бумаге
web-print-part = Что печатать
web-print-parts = { $part ->
    [all] Вся игра
    [cards] Карты
    [map] Карта мира
    [tokens] Армии
    [chips] Фишки
    [score] Лист для счёта
    [page] Все правила на одной странице
    [rules] Книга правил
   *[booklet] Книга правил: сложить и скрепить
}
web-print-paper = Бумага
web-print-finish = Цвет
web-print-finishes = { $finish ->
    [colour] Полный
    [ink] Мало краски
   *[grey] В сером
}
web-print-backs = Рубашки
web-print-back-kinds = { $backs ->
    [once] Один общий лист для всех оборотов
    [long] За каждым листом, переворот по длинному краю
    [short] За каждым листом, переворот по короткому краю
    [fold] Рядом с лицами: сложить и склеить
   *[none] Без рубашек
}
web-print-size = Размер карточки
web-print-sizes = { $size ->
    [standard] 63 × 88 мм
    [sleeve] 62 × 86,6 мм, в протекторы
    [large] 70 × 97,8 мм, крупная
   *[small] 44 × 61,5 мм, маленькая
}
web-print-marks = Метки для резки
web-print-mark-kinds = { $marks ->
    [edges] По краям
    [corners] И скругление на каждой карте
   *[none] Без меток
}
web-print-fine = Промежутки, вылет, сдвиг рубашек
web-print-gap = Промежуток, мм
web-print-bleed = Вылет, мм
web-print-right = Рубашки вправо, мм
web-print-down = Рубашки вниз, мм
web-print-content = { $game ->
    [conquest] Своя карта мира (TOML)
   *[empire] Своя колода (TOML)
}
web-print-make = Создать PDF
web-print-making = PDF готовится…
web-print-hint = Печатайте в масштабе 100 % («реальный размер»); на первой странице есть линейка для проверки.
web-print-preview = Просмотр
web-print-page = Страница { $page } из { $pages }
web-print-before = Предыдущая страница
web-print-next = Следующая страница
web-print-made = PDF готов, { $size } МБ.
