### The page: the shell around the games.

web-skip = К содержанию
web-title = Imperia
web-tag = Три настольные игры. Садитесь и играйте.
web-sub = Сразу против ботов — или пошлите ссылку: кто её откроет, тот и сядет за стол. Без регистрации.
web-nickname = Имя за столом
web-guest = Гость
web-loading = Загрузка…
web-unreachable = Сервер не отвечает. Попробуйте ещё раз через минуту.
web-name-empire = Империя
web-name-imperial = Империал
web-name-conquest = Imperium
web-pitch-empire = Соберите звёздные системы раньше соседей.
web-pitch-imperial = Две руки, один козырь, двенадцать взяток. Побеждает пятая красная фишка.
web-pitch-conquest = Сорок две земли, одна карта, и у костей нет любимцев.
web-players =
    { $most ->
        [2] 2 игрока
       *[other] { $least }–{ $most } игроков
    }
web-lasts-empire = 20–60 минут
web-lasts-imperial = 15–30 минут
web-lasts-conquest = 1–3 часа
web-play = Играть
web-invite = Пригласить друзей
web-rules = Правила
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-resume = Продолжить
web-forget = Убрать из списка
web-none-yet = Здесь появятся столы, за которые вы садились.
web-none-open = Сейчас нет открытых столов.
web-seated = { $name }: занято мест { $seated } из { $seats }
web-sit-down = Сесть за стол
web-look-again = Обновить
web-check = Проверить запись
web-print = Печать
web-home = На главную
web-settings = Настройки
web-language = Язык
web-theme =
    { $theme ->
        [dark] Тема: тёмная
        [light] Тема: светлая
       *[other] Тема: как на устройстве
    }
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-search = Искать
web-contents = Содержание
web-rules-found =
    { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[other] { $rules } правил
    }
web-nothing-found = Ничего не найдено.
web-close = Закрыть

### Before the match.

web-seat-open = свободное место
web-sit-here = Сесть сюда
web-move-here = Пересесть
web-bot =
    { $level ->
        [random] бот, наугад
        [novice] бот, новичок
        [casual] бот, любитель
        [strong] бот, сильный
        [master] бот, мастер
       *[other] бот, { $level }
    }
web-host = хозяин стола
web-you = вы
web-away = не в сети
web-add-bot = Посадить бота
web-add-bot-at = Посадить бота на место { $seat }
web-bot-level = Как играют боты
web-fill-bots = Посадить ботов на все места
web-free-seat-of = Освободить место: { $name }
web-start = Начать
web-starting =
    { $attempt ->
        [1] Начало: каждый добавляет свою долю случая…
       *[other] Начало, попытка { $attempt }: кто-то не ответил, поэтому всё заново и с новым обещанием…
    }
web-seats-waiting =
    { $seats ->
        [one] Свободно ещё { $seats } место.
        [few] Свободно ещё { $seats } места.
       *[many] Свободно ещё { $seats } мест.
    }
web-idle-days = { $days ->
    [one] Если { $days } день никто не заходит, стол закрывается.
    [few] Если { $days } дня никто не заходит, стол закрывается.
   *[other] Если { $days } дней никто не заходит, стол закрывается.
}
web-host-starts = Партию начинает хозяин стола.
web-get-up = Встать из-за стола
web-lock = Закрыть стол для новых
web-unlock = Открыть стол для новых
web-link = Ссылка на этот стол
web-invite-how = Кто откроет ссылку или считает код, сядет за стол.
web-invite-full = Все места заняты. По ссылке можно смотреть.
web-copy = Скопировать ссылку
web-copied = Скопировано
web-options = Правила этого стола
web-auto = авто
web-differs = Отличия от классической игры:
web-seats = Места
web-table-rules = Стол
web-open-table = Сесть может любой (стол виден на главной)
web-clock = Часы
web-clock-none = без часов
web-clock-advisory = только показывать
web-clock-move = на каждый ответ
web-clock-game = на всю партию
web-clock-days = дни на каждый ответ
web-notify = Сообщать о моём ходе, даже когда открыта другая вкладка
web-seconds = Секунды
web-content-name = { $ru }
web-file =
    { $game ->
        [empire] Колода
       *[other] Карта
    }
web-file-classic = классическая
web-file-choose = Выбрать файл (.toml)
web-file-back = Вернуть классическую
web-on = да
web-off = нет
web-increment = Секунд прибавляется за ответ
web-days = Дней на ответ
web-out-of-time = Когда время вышло
web-out-of-time-bot = дальше играет бот
web-out-of-time-resign = игрок сдаётся
web-absence = Когда игрока нет, за него садится бот
web-absence-never = никогда
web-absence-seconds =
    { $n ->
        [one] через { $n } секунду
        [few] через { $n } секунды
       *[other] через { $n } секунд
    }
web-absence-minutes =
    { $n ->
        [one] через { $n } минуту
        [few] через { $n } минуты
       *[other] через { $n } минут
    }
web-absence-hours =
    { $n ->
        [one] через { $n } час
        [few] через { $n } часа
       *[other] через { $n } часов
    }
web-sits-in = Кто садится
web-watching = Смотреть может каждый, у кого есть ссылка
web-hand-over = Передать стол: { $name }
web-remove = Удалить: { $name }
web-remove-sure = Удалить из партии игрока { $name }? Дальше играет бот, вернуться будет нельзя.
web-end-table = Закрыть стол
web-end-table-sure = Закрыть стол для всех? Партия останется без результата.
web-closed = Стол закрыт.

### At the table.

web-log = Журнал
web-undo = Отменить
web-more = Ещё
web-line-lost = Связь потеряна. Подключаемся снова…
web-line-closed =
    { $why ->
        [no-table] Такого стола нет, или ссылка неверна.
        [silence] Соединение закрыто после долгого молчания. Обновите страницу.
        [flood] Слишком много сообщений сразу. Обновите страницу.
       *[other] Соединение закрыто. Обновите страницу.
    }
web-your-turn = Ваш ход
web-thinks = ходит
web-waiting = Ждём: { $names }.
web-legal-moves = Возможные ходы
web-you-watch = Вы зритель.
web-paused = Партия на паузе.
web-pause = Пауза
web-go-on = Продолжить
web-bot-for-me = Пусть пока играет бот
web-back = Снова играть самому
web-resign = Сдаться
web-resign-sure = Выйти из этой партии насовсем?
web-move-device = Перенести место на другое устройство
web-report = Сообщить о проблеме (скопировать то, что вижу)
web-record = Сохранить запись
web-takeback = Попросить вернуться сюда
web-takeback-asked = { $name } просит вернуть ход.
web-agree = Согласиться
web-disagree = Отказать
web-history = История партии
web-earlier = Раньше
web-later = Позже
web-now = К текущему ходу
web-days-left =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
web-mute = Скрыть чат
web-chat = Написать всем
web-send = Отправить
web-phrase-hello = Привет!
web-phrase-thanks = Спасибо!
web-phrase-well_played = Отличный ход!
web-phrase-oops = Ой…
web-phrase-thinking = Дайте подумать.
web-phrase-hurry = Продолжим?
web-phrase-good_game = Хорошая партия!
web-phrase-one_moment = Минутку, пожалуйста.
web-looking-back = Взгляд назад: позиция { $at } из { $of }
web-ended = Партия окончена.
web-you-win = Вы победили!
web-rematch = Реванш
web-line-chat = { $name }: { $text }
web-line-phrase = { $name }: { $phrase }
web-line-takeover-left = { $name }: не в сети, играет бот ({ $level }).
web-line-takeover-clock = { $name }: время вышло, играет бот ({ $level }).
web-line-takeover-host = Хозяин стола посадил бота ({ $level }) вместо игрока { $name }.
web-line-return = { $name } снова за столом.
web-line-resign = { $name } сдаётся.
web-line-undo = { $name } отменяет свой ход.
web-line-takeback = С общего согласия { $name } возвращает ход.
web-line-pause = Пауза ({ $name }).
web-line-resume = Игра продолжается ({ $name }).
web-line-end =
    { $many ->
        [one] Побеждает { $winners }. { $reason }
       *[other] Победу делят: { $winners }. { $reason }
    }
web-line-end-abandoned = Хозяин стола завершил партию.
web-line-end-expired = Долго никто не заходил; партия закрыта.

### The Check page.

web-check-how = Выберите сохранённую запись. Эта страница здесь же, в вашем браузере, заново вычислит каждую карту и каждый бросок — из зерна, обещанного сервером до партии, и из того, что добавил каждый игрок. Никуда ничего не отправляется.
web-check-limits = Что это доказывает: никто не мог выбрать карты. Чего не доказывает: что компьютер хозяина в них не заглядывал.
web-check-file = Выбрать запись (.json)
web-check-unreadable = Это не запись партии.
web-check-good =
    { $outcomes ->
        [one] Проверен { $outcomes } случайный исход: всё сходится.
        [few] Проверены { $outcomes } случайных исхода: всё сходится.
       *[many] Проверено { $outcomes } случайных исходов: всё сходится.
    }
web-check-mine = Ваше собственное случайное число, сохранённое этим браузером, в них учтено.
web-check-not-mine = Этот браузер не сидел за тем столом и не может сказать, учтено ли ваше число.
web-check-not-fair = Случай в этой партии проверить нельзя: она сыграна без обещанного зерна.
web-check-not-over = Зерно открывают только после конца партии. Тогда сохраните запись ещё раз.
web-check-commitment = Зерно не то, что было обещано.
web-check-promised = Обещание в записи не то, что этот браузер получил до партии.
web-check-own = Ваше случайное число не использовано.
web-check-twice = Исход { $index } использован дважды.
web-check-outcome = Исход { $index } не тот, что следует из зерна.

web-look-at-record = Смотреть партию по ходам

### Errors of the server.

error-table-not-over = Эта партия не окончена; здесь можно смотреть только оконченные.
error-table-not-host = Это может только хозяин стола.
error-table-not-seated = Сначала сядьте за стол: зрители только смотрят.
error-table-seat-taken = Место { $seat } занято. Выберите другое.
error-table-no-seat = Места { $seat } нет; за столом их { $seats }.
error-table-no-person = На месте { $seat } нет никого, кто мог бы быть хозяином.
error-table-own-seat = Хозяин не может освободить своё место. Сначала передайте стол или встаньте.
error-table-locked = Хозяин закрыл стол для новых.
error-table-full = Все места заняты. Можно смотреть.
error-table-started = Партия уже началась; это можно менять только до начала.
error-table-closed = Этот стол закрыт.
error-table-not-ended = Реванш можно сыграть после конца партии.
error-table-open-seats =
    { $seats ->
        [one] Ещё { $seats } место свободно: посадите друга или бота либо уменьшите число мест.
        [few] Ещё { $seats } места свободны: посадите друзей или ботов либо уменьшите число мест.
       *[many] Ещё { $seats } мест свободно: посадите друзей или ботов либо уменьшите число мест.
    }
error-table-people-sit = За столом сидят люди; уменьшить число мест до { $players } нельзя, и больше 16 не бывает.
error-table-level = Бота «{ $level }» для этой игры нет. Выберите из этих: { $known }.
error-table-nickname = Выберите имя хотя бы с одним видимым знаком.
error-table-malformed = Сообщение нельзя прочитать: { $what }.
error-table-no-match = Здесь сейчас не идёт партия.
error-table-no-spectators = Во время партии этот стол без зрителей.
error-no-table = Такого стола нет, или ссылка неверна. Попросите у хозяина ссылку ещё раз.
error-too-many-address = С вашего адреса создано слишком много столов. Попробуйте через час.
error-too-many-tables = На этом сервере уже столько столов, сколько разрешил его хозяин. Попробуйте позже.
error-busy = Стол занят. Попробуйте ещё раз через несколько секунд.
error-unavailable = Сервер сейчас не может ничего сохранить, поэтому ничего не изменилось. Он продолжит сам, как только сможет ({ $what }).
error-newer-folder = Папка с данными записана более новой версией Imperia (шаг { $found }; эта знает { $known }). Обновите Imperia или выберите другую папку.
error-internal = На сервере что-то пошло не так; ничего не изменилось. Попробуйте ещё раз.
error-flood = Слишком много сообщений сразу; это не принято.
error-hello-once = Это соединение уже представилось.
error-closed-silence = Соединение слишком долго молчало.
error-closed-malformed = Первое сообщение нельзя прочитать.
error-closed-hello-first = Первое сообщение должно назвать стол.
error-closed-too-large = Сообщение слишком велико.
error-closed-flood = Слишком много сообщений сразу.
error-closed-slow = Соединение слишком медленное, чтобы следить за столом.
error-closed-gone = Соединение завершено.
error-too-large = Это слишком много сразу для этого сервера.
error-closed-restart = Сервер перезапускается; страница подключится сама.
error-closed-unavailable = Стол сейчас нельзя прочитать; страница попробует ещё раз сама.

### The board of Imperial.

web-four-colours = Масти в четыре цвета
web-imperial-elder = второй игрок
web-imperial-card =
    { $rank ->
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
web-imperial-back = карта рубашкой вверх
web-imperial-dealer = сдающий
web-imperial-chips = красных { $reds }, белых { $whites }
web-imperial-tricks-taken = Взятки: { $tricks }
web-imperial-deal = Сдача { $deal }
web-imperial-deal-trick = Сдача { $deal }, взятка { $trick } из 12
web-imperial-trump-is =
    Козыри: { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    }
web-imperial-run =
    { $run ->
        [KQJA] КДВТ
        [KQJ] КДВ
       *[QJA] ДВТ
    } { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
web-imperial-trick = Взятка
web-imperial-took = Взятка: { $name }
web-imperial-bank = Банк: красных { $reds }, белых { $whites }

### The board of Imperium.

web-how-many = Сколько
web-free = свободна
web-neutral = нейтральные
web-zoom-in = Ближе
web-zoom-out = Дальше
web-conquest-map = Карта: выберите территорию
web-conquest-land = { $land }: { $owner }, армий: { $armies }
web-conquest-side = территории: { $territories } · армии: { $armies } · карточки: { $cards } · +{ $income }
web-conquest-wild = джокер
web-conquest-next-set = { $armies ->
    [one] Следующий набор даст { $armies } армию.
    [few] Следующий набор даст { $armies } армии.
   *[many] Следующий набор даст { $armies } армий.
}
web-conquest-pick-set = Коснитесь карточек набора: три одинаковых рисунка или три разных; джокер подходит к любым.
web-conquest-own-card = Тёмная карточка — моей земли: ещё 2 армии туда, раз за ход.
web-conquest-out = вне игры
web-conquest-course = Территории по кругам
web-conquest-held = территории: { $territories } · армии: { $armies }

### The board of Empire.

web-empire-group =
    { $objects }/{ $size }{ $systems ->
        [0] { "" }
        [one] , система!
       *[other] , систем: { $systems }!
    } · фрахт { $freight }
web-empire-pile = Общая колода: { $cards }
web-empire-discard = Отыгранная колода: { $cards }
web-empire-plays = Осталось действий: { $plays }
web-empire-side = системы { $systems } из { $needed } · банк { $money }и · рука { $hand }
web-empire-asked =
    { $owes ->
        [0] Ждём ответа
       *[other] К оплате: { $owes }и
    }
web-empire-loose = свободные ракеты: { $rockets }
web-empire-hand = Моя рука
web-empire-known = Известно, что там:
web-empire-no-use = Сейчас этой картой ничего не сделать.

### Движение, подсказки, список ходов, конец.

web-all-moves = Ходы словами: { $moves }
web-all-moves-short = Ходы словами: { $moves }
web-fewer = На одну меньше
web-more-of-them = На одну больше
web-no-hints = Больше без подсказок
web-hints = Короткие подсказки в первой игре
web-speed = Анимация
web-speed-slow = медленная
web-speed-normal = обычная
web-speed-fast = быстрая
web-speed-none = нет
web-percent = { $whole },{ $tenth } %
web-bot-short = бот
web-story = Как это было
web-look-at-table = Посмотреть на стол
web-show-end = Чем кончилось
web-zoom-all = Вся карта
web-conquest-chance = вероятность захвата
web-conquest-they-lose = они теряют { $pairs }
web-conquest-you-lose = вы теряете { $pairs }
web-conquest-one-each = по одной
web-conquest-roll = { $dice ->
    [one] Бросить { $dice } кость
    [few] Бросить { $dice } кости
   *[other] Бросить { $dice } костей
}
web-conquest-defend = { $dice ->
    [one] Защищаться { $dice } костью
   *[other] Защищаться { $dice } костями
}
web-conquest-series = Бросков: { $rolls }. { $attacker } { $red ->
    [0] 0
   *[other] −{ $red }
}, { $defender } { $white ->
    [0] 0
   *[other] −{ $white }
}
web-conquest-round = Круг { $round }
web-conquest-step-reinforce = Подкрепление
web-conquest-step-attack = Атака
web-conquest-step-fortify = Перегруппировка
web-conquest-my-cards = Мои карточки: { $cards }
web-conquest-picture = { $picture ->
    [infantry] пехота
    [cavalry] кавалерия
    [artillery] артиллерия
   *[wild] любая картинка
}

web-why-not = Почему нет?
web-empire-in-pile = колода
web-empire-in-discard = отыграно
web-empire-my-bank = Мой банк
web-empire-nothing-yet = Объектов пока нет.
web-empire-goal = Систем: { $systems } из { $needed }
web-empire-turn-of = Сейчас ходит: { $name }
web-empire-you-play = Вы играете: { $card }.
web-empire-also-asked = Отвечают также:
web-empire-move = Универсал: { $from } → { $to }
web-empire-place = Ракета: { $colour }
web-empire-accept = Против вас сыграна карта.
web-empire-accept-owes = С вас { $owes }и.
web-empire-rockets = ракет: { $rockets }
web-empire-from-bank = банк
web-empire-from-loose = без системы
web-empire-sheet = Что от меня требуется
web-empire-choose-card = Выберите карту
web-empire-set-aside = Отложено: { $laid } из { $owed }и
web-empire-pay-proposed = Заплатить предложенные { $paid }и
web-empire-accept-pay = Принять, заплатить { $paid }и
web-empire-choose-myself = Принять и выбрать, чем платить
web-empire-into-bank = В банк
web-empire-into-bank-why = Как деньги, до конца игры
web-empire-lay-in = Выложить: { $system }
web-empire-lay-then = Станет { $objects } из { $size }
web-empire-freight-in = Сыграть: { $system }
web-empire-freight-each = С каждого из остальных
web-empire-proposed = Предложено: { $paid } из { $owed }и
web-empire-systems = системы
web-empire-only-end = Действий не осталось: закончите ход.
web-empire-pay-how = Или другой картой, сначала дорогой.
web-empire-no-fiver = Неразменный пятак отменил бы это; у вас его нет.
web-empire-you-lose = У вас забирают
web-empire-you-get = Вы получаете

web-imperial-declarations = Объявления
web-imperial-your-card = ваша карта
web-imperial-the-bank = Банк
web-imperial-bank-holds = красных { $reds } · белых { $whites }
web-imperial-tricks = Все взятки
web-imperial-tricks-short = Взятки
web-imperial-ledger = Все фишки
web-imperial-ledger-short = Фишки
web-imperial-reds = Красные фишки по сдачам
web-imperial-no-chips = Фишки ещё не двигались.
web-imperial-no-tricks = Взяток ещё не было.
web-big-screen = Большой экран, для телевизора
web-empire-my-systems = Мои системы
