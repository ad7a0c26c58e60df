# Командная строка: страницы помощи, doctor, config, simulate.

cli-usage = Как вызвать
cli-arguments = Что указать
cli-options = Ключи
cli-commands = Команды
cli-command = КОМАНДА
cli-choices = [ключи]
cli-none = { "" }

cli-imperia = Три игры об империях. Без команды открывает столы в браузере.
cli-imperia-more = Коды выхода: 0 сделано, 1 отказ, 2 ошибка в вызове, 3 чего-то нет, 130 Ctrl-C.
cli-play = Играть в терминале: с ботами или с людьми за одной клавиатурой.
cli-simulate = Много партий между ботами: победы по местам, длина, концовки.
cli-replay = Рассказать записанную партию ход за ходом.
cli-verify = Проверить, что в записи карты сданы честно и всё идёт по правилам.
cli-rules = Правила игры или одно правило по номеру.
cli-check = Проверить файл колоды или карты и назвать каждую ошибку.
cli-doctor = Посмотреть, всё ли нужное есть на этой машине.
cli-config = Все настройки и откуда взято каждое значение.

cli-option-help = эта страница
cli-option-version = версия
cli-option-lang = язык всех слов
cli-option-json = данные для программ: JSON в stdout

cli-config-file = Файл настроек: { $file }
cli-config-no-file = Файла настроек пока нет. Он лежал бы в { $file }, строки такие: lang = "ru"
cli-source-flag = из { $where } в командной строке
cli-source-environment = из окружения, { $where }
cli-source-file = из { $where }
cli-source-system = из системы ({ $where })
cli-source-default = по умолчанию

cli-doctor-imperia = Imperia
cli-doctor-python = Python
cli-doctor-packages = пакеты
cli-doctor-numba = компилятор
cli-doctor-cache = готовый код
cli-doctor-data = сохранённые партии
cli-doctor-terminal = терминал
cli-doctor-languages = языки
cli-doctor-game = игра
cli-doctor-colours = цвета
cli-doctor-rules-version = версия правил { $version }
cli-doctor-no-numba = не установлен: всё работает, но боты и подсчёты медленнее
cli-doctor-folder-advice = Укажите другую папку через { $variable }.
cli-doctor-no-terminal = Это не терминал: вопросов не будет.
cli-doctor-encoding = Задайте PYTHONUTF8=1, чтобы были видны масти и буквы.
cli-doctor-small = Стол рассчитан хотя бы на 80 x 24; если строки рвутся, увеличьте окно.
cli-doctor-game-advice = Установите Imperia заново.
cli-doctor-fine = Всё в порядке.
cli-doctor-broken = { $n ->
    [one] Не в порядке { $n } пункт.
    [few] Не в порядке { $n } пункта.
   *[other] Не в порядке { $n } пунктов.
}

error-usage-option = Здесь нет ключа { $option }. Смотрите { $page }.
error-usage-option-alike = Здесь нет ключа { $option }. Похожие: { $near }. Смотрите { $page }.
error-usage-command = Нет команды { $command }. Смотрите { $page }.
error-usage-command-alike = Нет команды { $command }. Похожие: { $near }. Смотрите { $page }.
error-usage-missing = Не хватает { $option }. Смотрите { $page }.
error-usage-value = Такого значения у { $option } не бывает: { $why } Смотрите { $page }.
error-usage-number = { $option } — это целое число, не меньше { $least }. Смотрите { $page }.
error-usage-content = В игре { $game } нет файла колоды или карты.
error-usage-other = { $why } Смотрите { $page }.
error-setting-choice = { $where } задаёт { $name } = { $value }, а можно только одно из: { $allowed }.
error-setting-number = { $where } задаёт { $name } = { $value }, а нужно число от 0.
error-setting-unknown = { $where } задаёт { $name }, но такой настройки нет. Есть: { $allowed }.
error-setting-syntax = Файл настроек { $where } непонятен: { $why }. Исправьте или удалите его.
error-setting-unreadable = Файл настроек { $where } не читается: { $why }.
error-file = { $file } не читается: { $why }.

cli-argument-rules = игра, номер (например I19) или слова для поиска
cli-argument-content = колода («Империя») или карта мира («Империум»), TOML
cli-argument-game = empire, imperial или conquest
cli-option-ledger = для каждого правила — функции и тесты, где оно названо
cli-option-of = игра, если по файлу её не понять
cli-rules-hint = Одно правило: imperia rules I19. Правила, где о чём-то говорится: imperia rules imperial козырь.
cli-rules-none = Ни в одном правиле нет слов «{ $words }».
cli-ledger-rule = правило
cli-ledger-functions = функции
cli-ledger-tests = тесты
cli-ledger-sum = Правил: { $rules }, без функции или теста: { $holes ->
    [0] ни одного.
   *[other] { $holes } (отмечены !).
}
cli-check-fine = { $file }: всё верно, годится для игры «{ $game }».

cli-option-games = сколько партий
cli-option-players = сколько играют (4 или ближайшее возможное число)
cli-option-bots = уровни по местам, по кругу: random, novice, casual, strong, master
cli-option-seed = то же число — те же партии
cli-option-set = настройка правил; можно несколько раз
cli-option-content = своя колода или карта (TOML)
cli-option-people = сколько людей за клавиатурой; 0 — смотреть на ботов
cli-option-level = как сильно играют боты: novice, casual, strong, master
cli-option-name = имя человека; можно несколько раз
cli-option-chance = typed — набирать карты и кости настоящего стола
cli-option-seed-play = карты и боты, которые можно повторить
cli-option-resume = продолжить оставленную партию
cli-simulate-games = партии
cli-simulate-warming = правила компилируются, один раз на этой машине…
cli-simulate-seat = место
cli-simulate-bot = бот
cli-simulate-wins = победы
cli-simulate-length = ходов за партию: среднее (мин. – медиана – макс.)
cli-simulate-speed = Партий: { $games } за { $seconds } с; ходов в секунду: { $rate } ({ $machine }).
error-usage-set = Для --set нужно ИМЯ=ЗНАЧЕНИЕ, например --set pay_all=true, а не { $given }.
error-usage-choice = { $option } может быть только одним из: { $allowed }. Смотрите { $page }.
error-nothing-left-game = Нет оставленной партии. Начать новую: imperia play

cli-argument-record = запись или сохранённая партия (JSON); иначе последняя
cli-option-commitment = обещание, которое вы сохранили в начале партии
cli-entry-undo = { $name } берёт последний ход назад
cli-entry-takeback = с общего согласия { $name } возвращается назад; случай решает заново
cli-entry-takeover = вместо { $name } играет бот
cli-entry-return = { $name } снова за столом
cli-entry-resign = { $name } сдаётся
cli-verify-what = Записей: { $entries }, исходов случая: { $outcomes }, партия { $match }
cli-verify-drawn = каждый исход случая следует из зерна
cli-verify-drawn-not = случай не вычислить: партия ещё идёт или карты набирали люди
cli-verify-promised = зерно то самое, что обещано до партии
cli-verify-promised-not = для такого случая обещаний не дают
cli-verify-replayed = вся партия сыграна заново по правилам
cli-verify-replayed-not = сыграть партию заново до конца не удалось
cli-verify-good = Запись верна.
cli-verify-bad = Запись неверна.
error-nothing-left-record = Законченных партий пока нет. Сыграйте (imperia play) или укажите файл.
