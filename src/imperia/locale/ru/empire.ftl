# Империя: карты, вопросы, ходы, события, отказы, настройки, ошибки файлов колоды.

game-empire = Империя

## Карты. Названия объектов и систем берутся из файла колоды, на всех трёх языках.

empire-name = { $ru }
empire-card-universal = Универсал { $one } / { $other }
empire-card-multicolour = Многоцветный универсал
empire-card-money = { $value }и
empire-card-freight = Фрахт { $one } / { $other }
empire-card-great-freight = Многоцветный фрахт
empire-card-spaceport = Космодром
empire-card-space-fund = Космофонд для бедных
empire-card-hyperjump = Гиперпрыжок
empire-card-time-machine = Машина времени
empire-card-rocket = Ракета
empire-card-annihilation = Аннигиляция
empire-card-mind-swap = Обмен разумов
empire-card-dictator = Диктатор
empire-card-fiver = Неразменный пятак

## Карта там, где она лежит

empire-at-bank = { $card } (банк)
empire-at-loose = { $card } (свободная)
empire-at-home = { $card } ({ $colour })
empire-at-colour = { $card } (группа: { $colour })
empire-at-system = { $card } (на системе: { $colour })

## Вопросы

empire-question-deal = Какая карта сдаётся следующей?
empire-question-lot = Кто начинает?
empire-question-draw = Какая карта взята?
empire-question-play =
    Ваш ход. { $plays ->
        [0] Действий не осталось: переложите универсалы или закончите ход.
        [one] Осталось { $plays } действие.
        [few] Осталось { $plays } действия.
       *[other] Осталось { $plays } действий.
    }
empire-question-take = Какой объект вы берёте у игрока { $seat }?
empire-question-take-of-each = Диктатор: какой объект вы берёте у игрока { $seat }?
empire-question-give = Какой объект вы отдаёте взамен?
empire-question-answer = Против вас сыграна карта. Принять или показать Пятак?
empire-question-answer-owes = С вас { $owes }и. Принять или показать Пятак?
empire-question-pay = Осталось заплатить { $owes }и. Какой картой?
empire-question-colour = { $card }: в какой цвет положить?
empire-question-limit =
    { $cards ->
        [one] На руках { $cards } лишняя карта: выберите, какую положить под общую колоду.
        [few] На руках { $cards } лишние карты: выберите, какую положить под общую колоду.
       *[other] На руках { $cards } лишних карт: выберите, какую положить под общую колоду.
    }
empire-question-declare = У вас достаточно систем для победы: объявите её.
empire-question-wait = Ход других игроков.
empire-question-over = Партия окончена.

## Ходы

empire-action-end = Закончить ход
empire-action-accept = Принять
empire-action-fiver = Показать Неразменный пятак
empire-action-declare = Объявить победу
empire-action-play = Сыграть: { $card }
empire-action-rocket = Поставить ракету: { $colour }
empire-action-place = Поставить свободную ракету: { $colour }
empire-action-mind_swap = Обмен разумов: { $name }
empire-action-annihilation = Аннигиляция: { $name }, { $rocket }
empire-action-great_freight = Многоцветный фрахт: { $colour }, платит { $name }
empire-action-freight = { $card }: фрахт за цвет { $colour }
empire-action-lay = Выложить: { $card } (группа: { $colour })
empire-action-bank = В банк: { $card }
empire-action-move = Переложить: { $card }, { $colour } → { $to }
empire-action-take = Взять: { $card }
empire-action-give = Отдать: { $card }
empire-action-pay = Заплатить: { $card }
empire-action-colour = Цвет: { $colour }
empire-action-under = Под общую колоду: { $card }
empire-action-under-hidden = Карта под общую колоду
empire-action-lot = Начинает { $name }
empire-action-draw = Взята карта: { $card }
empire-action-draw-hidden = Взята карта

## События

empire-event-drew = { $name } берёт: { $card }.
empire-event-drew-hidden = { $name } берёт карту.
empire-event-begins = По жребию начинает { $name }.
empire-event-turn = Ход { $number }: { $name }.
empire-event-shuffled =
    Отыгранная колода перемешана и снова стала общей: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }.
empire-event-nothing_left = { $name } не может взять карту: обе колоды пусты.
empire-event-laid = { $name } выкладывает: { $card } (группа: { $colour }).
empire-event-banked = { $name } кладёт в банк: { $card }.
empire-event-played = { $name } играет: { $card }.
empire-event-demands = { $name }: к оплате { $amount }и — фрахт за цвет { $colour }.
empire-event-demands-fund = { $name }: к оплате { $amount }и — Космофонд для бедных.
empire-event-fetched = { $name } берёт из отыгранной колоды: { $card }.
empire-event-launched = { $name } ставит ракету на систему: { $colour }.
empire-event-launched-loose = { $name } запускает свободную ракету на систему: { $colour }.
empire-event-moved = { $name } перекладывает: { $card }, { $colour } → { $to }.
empire-event-names = Берётся у игрока { $name }: { $card }.
empire-event-offers = Отдаётся взамен игроку { $name }: { $card }.
empire-event-aims = Цель: { $rocket }, игрок { $name }.
empire-event-accepted = { $name } принимает.
empire-event-fiver = { $name } показывает Неразменный пятак.
empire-event-aside = { $name } откладывает: { $card }.
empire-event-paid =
    { $name } платит: { $card }{ $cards ->
        [1] { "" }
       *[other] { " " }× { $cards }
    }.
empire-event-settled =
    { $paid ->
        [0] { $name }: долг { $owed }и, платить нечем.
       *[other] { $name }: долг { $owed }и, заплачено { $paid }и.
    }
empire-event-taken = Взято у игрока { $name }: { $card }.
empire-event-given = Отдано игроку { $name }: { $card }.
empire-event-rocket_taken = Взято у игрока { $name }: { $rocket }.
empire-event-systems =
    { $now ->
        [0] { $name }: система распалась — { $colour }.
        [1] { $name }: система собрана — { $colour }.
        [one] { $name }: система собрана — { $colour } ({ $now }).
       *[other] { $name }: системы — { $colour } ({ $now }).
    }
empire-event-loose =
    { $rockets ->
        [one] { $name }: { $rockets } ракета становится свободной ({ $colour }).
        [few] { $name }: { $rockets } ракеты становятся свободными ({ $colour }).
       *[other] { $name }: { $rockets } ракет становятся свободными ({ $colour }).
    }
empire-event-under = { $name } кладёт под общую колоду: { $card }.
empire-event-under-hidden = { $name } кладёт карту под общую колоду.
empire-event-turn_ended = { $name } заканчивает ход.
empire-event-won-systems = { $name } собирает нужное число систем и побеждает!
empire-event-won-limit = Сыгран последний ход: { $name } впереди и побеждает.
empire-event-won-standstill = Карт больше нет, и никто не играет: { $name } впереди и побеждает.
empire-event-won-resignation = { $name } побеждает: соперник сдаётся.
empire-event-resigned = { $name } сдаётся окончательно.

## Настройки

empire-option-decks = Число колод
    .help = Сколько колод смешать вместе; авто — по одной на каждые начатые восемь игроков.
empire-option-systems_to_win = Систем для победы
    .help = Сколько систем нужно для победы; авто — четыре для двух игроков, иначе три. Когда игроков семь и больше, 2 даёт короткую игру.
empire-option-refill_empty_hand = Добор при пустой руке
    .help = Кто начинает ход без карт, берёт столько же, сколько сдавалось.
empire-option-multicolour_only_system = Системы из многоцветных
    .help = Одни многоцветные универсалы тоже составляют систему.
empire-option-distinct_colours = Системы разных цветов
    .help = Две системы одного цвета считаются за одну.
empire-option-victory = Победа
    .help = Стол объявляет её сразу, или победитель должен объявить её сам.
empire-option-victory-automatic = объявляет стол
empire-option-victory-declared = объявляет игрок
empire-option-turn_limit = Предел ходов
    .help = После стольких ходов побеждает тот, у кого больше систем.

## Отказы

error-illegal-empire-over = Партия окончена.
error-illegal-empire-drawing = Сейчас берутся карты: подождите, пока вас спросят.
error-illegal-empire-no_chance = Сейчас ничего не решает случай.
error-illegal-empire-not_in_pile = «{ $text }»: такой карты в общей колоде уже нет. Проверьте, какая карта взята.
error-illegal-empire-no_win = Сейчас объявить победу нельзя: собранных систем нужно { $systems }, и либо они собраны в этот ход, либо сейчас ваш ход.
error-illegal-empire-not_asked = Вас сейчас не спрашивают: подождите своего хода.
error-illegal-empire-malformed = В Империи нет такого хода: { $action }.
error-illegal-empire-no_such_card = В этой колоде нет карты «{ $text }».
error-illegal-empire-no_such_colour = Нет цвета «{ $text }». Цвета: { $known }.
error-illegal-empire-no_such_seat = Нет места «{ $text }»: выберите от 0 до { $most }.
error-illegal-empire-fiver_only_in_answer = Пятак показывают только в ответ на карту против вас; в свой ход его можно положить в банк.
error-illegal-empire-asked-play = Сейчас ваш ход: сыграйте карту, переложите универсал или закончите ход.
error-illegal-empire-asked-take = Сначала назовите объект, который берёте.
error-illegal-empire-asked-give = Сначала назовите объект, который отдаёте взамен.
error-illegal-empire-asked-answer = Сначала ответьте: принять или показать Пятак.
error-illegal-empire-asked-pay = Сначала заплатите: выберите карту на своём столе.
error-illegal-empire-asked-colour = Сначала выберите цвет универсала.
error-illegal-empire-asked-limit = Сначала положите лишние карты под общую колоду.
error-illegal-empire-no_loose_rocket = Нужны свободная ракета и своя система без ракеты: { $colour }.
error-illegal-empire-not_held = У вас на руках нет карты: { $card }.
error-illegal-empire-no_plays = В этом ходу действий больше нет. Можно переложить универсалы или закончить ход.
error-illegal-empire-not_there = Там этой карты нет: { $card }, { $colour }.
error-illegal-empire-moves = За ход можно переложить не больше { $most } универсалов, чтобы ход не длился без конца. Закончите ход или сыграйте карту.
error-illegal-empire-other_colour = { $card }: у карты нет этого цвета — { $colour }.
error-illegal-empire-no_object = { $card } — не объект: положите карту в банк или сыграйте её.
error-illegal-empire-object_banked = Объекты в банк не кладут: выложите { $card } в группу.
error-illegal-empire-yourself = Выберите другого игрока, а не себя.
error-illegal-empire-earns_nothing = { $colour }: этот цвет сейчас не приносит вам фрахта. Назовите другой или положите карту в банк.
error-illegal-empire-no_free_system = У вас нет здесь системы без ракеты: { $colour }.
error-illegal-empire-nothing_to_swap = Для обмена нужен ваш объект и объект этого игрока вне систем.
error-illegal-empire-no_rocket_there = У этого игрока там нет ракеты.
error-illegal-empire-discard_empty = Отыгранная колода пуста: Машину времени можно только положить в банк.
error-illegal-empire-nothing_to_take = Ни у кого из других нет объектов вне систем: Диктатора можно только положить в банк.
error-illegal-empire-not_so = { $card }: так эту карту не играют.
error-illegal-empire-no_fiver = У вас нет Пятака: примите.
error-illegal-empire-not_its_colour = У универсала нет этого цвета: { $colour }.
error-illegal-empire-superfluous = { $card }: выбирайте по убыванию стоимости и так, чтобы ни одна карта оплаты не была лишней.
error-illegal-empire-not_yours = Перед вами этого нет: { $card }.
error-illegal-empire-inside = { $card }: объект входит в собранную систему, и взять его нельзя. Выберите объект вне систем.
error-illegal-empire-not_his = Перед этим игроком этого нет: { $card }.

## Позиции

error-position-empire-game = Поле «{ $where }»: вместо «{ $what }» должно стоять «empire».
error-position-empire-pair = «{ $what }»: нужны поле, «=» и значение, каждое поле один раз.
error-position-empire-number = Поле «{ $where }»: вместо «{ $what }» нужно число от { $least } до { $most }.
error-position-empire-word = Поле «{ $where }»: вместо «{ $what }» нужно одно из слов: { $known }.
error-position-empire-field = Поля «{ $where }» здесь не бывает («{ $what }»).
error-position-empire-terms = Игроки, настройки и колода не подходят друг к другу: { $what }
error-position-empire-deck = Поле «{ $where }»: колоду не удаётся распаковать («{ $what }…»).
error-position-empire-card = Поле «{ $where }»: нет карты «{ $what }».
error-position-empire-thing = Поле «{ $where }»: вместо «{ $what }» нужны карта и место, где она может лежать, например ceres@brown.
error-position-empire-twice = Поле «{ $where }»: «{ $what }» встречается дважды; число пишется через *.
error-position-empire-count = Поле «{ $where }»: карт слишком много ({ $what }), бывает не больше { $most }.
error-position-empire-contact = Поле «{ $where }»: «{ $what }» — не «Контакт», здесь этой карты быть не может.
error-position-empire-rocket = Поле «{ $where }»: «{ $what }»: ракет больше, чем систем.
error-position-empire-copies = «{ $where }»: таких карт { $what }, а в колодах их { $need }.
error-position-empire-asked = Поле «{ $where }»: «{ $what }» не согласуется с остальным.

## Файлы колоды

error-content-deck-toml = Файл колоды — не TOML: { $what }
error-content-deck-missing = Строка { $line }, { $entry }: не хватает поля «{ $field }».
error-content-deck-unknown-field = Строка { $line }, { $entry }: поля «{ $field }» не бывает. Известные поля: { $known }.
error-content-deck-type = Строка { $line }, { $entry }: «{ $field }» должно быть { $wanted ->
        [table] таблицей
        [list] списком
        [text] текстом
        [number] числом
        [numbers] списком чисел
       *[other] списком имён
    }.
error-content-deck-range = Строка { $line }, { $entry }: «{ $field }» равно { $value }, а должно быть от { $least } до { $most }.
error-content-deck-id = Строка { $line }, { $entry }: имя «{ $value }» должно состоять из строчных латинских букв, цифр и дефисов, не длиннее { $most }.
error-content-deck-name = Строка { $line }, { $entry }: «{ $field }» должно быть одной строкой длиной от 1 до { $most } знаков.
error-content-deck-unknown-kind = Строка { $line }, { $entry }: вида карт «{ $value }» нет. Известные виды: { $known }.
error-content-deck-unknown-colour = Строка { $line }, { $entry }: в этой колоде нет цвета «{ $colour }». Её цвета: { $known }.
error-content-deck-two-colours = Строка { $line }, { $entry }: нужны два разных цвета.
error-content-deck-no-colours = Строка { $line }, { $entry }: у карт вида «{ $kind }» цветов нет.
error-content-deck-duplicate = Строка { $line }: «{ $entry }» встречается дважды. Число одинаковых карт пишется в поле «count».
error-content-deck-reserved = Строка { $line }: имя «{ $entry }» занято другими картами. Выберите иное.
error-content-deck-ladder = Строка { $line }, { $entry }: в шкале фрахта { $n } чисел, а объектов в системе { $size }.
error-content-deck-unreachable = Строка { $line }, { $entry }: для системы нужно { $size } объектов, а всего их { $n }.
error-content-deck-colours = Строка { $line }, { $entry }: цветов слишком много ({ $n }), бывает не больше { $most }.
error-content-deck-faces = Разных карт в колоде слишком много ({ $n }), бывает не больше { $most }.
error-content-deck-cards = Карт в колоде слишком много ({ $n }), бывает не больше { $most }.
error-content-deck-few-cards = Строка { $line }: карт слишком мало ({ $n }): двум игрокам по { $dealt } нужно не меньше { $need }.
error-content-deck-systems = Строка { $line }: для победы нужно { $systems } систем, а цветов всего { $n }. Уменьшите «systems_to_win».
error-content-deck-text = Названия этой колоды вместе слишком длинны. Сократите некоторые.

## Подсказки для первой игры

empire-hint-play = Коснитесь карты в руке: она покажет, что умеет. За ход можно сыграть до трёх.
    .rule = E6
empire-hint-answer-owes = Пятак отменяет карту только для вас; иначе платите тем, что лежит перед вами.
    .rule = E40
empire-hint-answer = Пятак отменяет карту только для вас.
    .rule = E40
empire-hint-pay = Сдачи не дают. Сначала деньги: сломанная система дороже всего.
    .rule = E23
empire-hint-take = Забрать можно только то, что вне системы.
    .rule = E39
empire-hint-limit = В руке остаётся не больше семи карт; лишние уходят под колоду.
    .rule = E7

## Чем кончилась партия

empire-reason-systems = Собраны победные системы.
empire-reason-limit = Последний ход окончен.
empire-reason-standstill = Карт не осталось, и никто не ходит.
empire-reason-resignation = Соперник сдался.
