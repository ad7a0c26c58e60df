# Империал: карты, вопросы, ходы, события, отказы, настройки.

game-imperial = Империал

## Карты

imperial-card =
    { $rank ->
        [K] К
        [Q] Д
        [J] В
        [A] Т
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
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    }

## Виды объявлений, что для них показано, за что даны фишки

imperial-class-blanche = карт-бланш
imperial-class-point = пойнт
imperial-class-sequence = стрит
imperial-class-quartet = каре
imperial-class-turned_sequence = стрит со вскрытой картой
imperial-class-turned_quartet = каре со вскрытой картой
imperial-shown-blanche = карт-бланш
imperial-shown-point = пойнт
imperial-shown-sequence = стрит
imperial-shown-quartet = каре
imperial-shown-turned_sequence = стрит со вскрытой картой
imperial-shown-turned_quartet = каре со вскрытой картой
imperial-cause-blanche = за карт-бланш
imperial-cause-point = за пойнт
imperial-cause-sequence = за стрит
imperial-cause-quartet = за каре
imperial-cause-turned_sequence = за стрит со вскрытой картой
imperial-cause-turned_quartet = за каре со вскрытой картой
imperial-cause-turn_up = за вскрытый онер
imperial-cause-jack = за пойманного козырного валета
imperial-cause-ace = за пойманного козырного туза
imperial-cause-honour =
    { $n ->
        [1] за онер во взятке
       *[other] за онеры во взятке
    }
imperial-cause-tricks = за перевес во взятках
imperial-cause-exchange = за шесть белых

## Вопросы

imperial-question-nothing = Партия окончена.
imperial-question-lot = Кто сдаёт первым?
imperial-question-card = Какая карта следующая?
imperial-question-point = Назовите пойнт: масть, которой у вас больше всего; из равных по длине — ту, где больше сумма.
imperial-question-sequence = Назовите лучший стрит из К Д В Т одной масти или скажите, что его нет.
imperial-question-quartet = Назовите лучшее каре из К Д В Т 7 или скажите, что его нет.
imperial-question-lead = Ваш ход: какая карта?
imperial-question-follow = Ход { $card }: чем ответите?

## Ходы

imperial-action-play = { $card }
imperial-action-point = Мой пойнт — { $suit }
imperial-action-sequence =
    { $run ->
        [KQJA] КДВТ
        [KQJ] КДВ
       *[QJA] ДВТ
    }, { $suit }
imperial-action-no-sequence = Стрита нет
imperial-action-quartet =
    Четыре { $rank ->
        [K] короля
        [Q] дамы
        [J] валета
        [A] туза
       *[other] семёрки
    }
imperial-action-no-quartet = Каре нет
imperial-action-named =
    Называет { $of ->
        [point] пойнт
        [sequence] стрит
       *[quartet] каре
    }
imperial-chance-lot = Жребий
imperial-chance-deal = Сдаётся карта
imperial-chance-deal-seen = Сдаётся { $card }
imperial-chance-turn_up = Вскрывается { $card }

## События

imperial-event-lot = По жребию первым сдаёт { $name }.
imperial-event-deal_begins = Сдача { $number }: сдаёт { $name }.
imperial-event-turned_up = Вскрыта карта { $card }: козыри — { $suit }.
imperial-event-says-point =
    { $name }: «Пойнт: { $length ->
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
       *[8] восемь
    }».
imperial-event-says-answer-point =
    { $name }: «{ $length ->
        [3] Три
        [4] Четыре
        [5] Пять
        [6] Шесть
        [7] Семь
       *[8] Восемь
    }».
imperial-event-asks-point = { $name }: «Сколько очков?»
imperial-event-answers-point = { $name }: «{ $sum }».
imperial-event-says-sequence =
    { $name }: «Стрит: { $length ->
        [3] три
       *[4] четыре
    }».
imperial-event-says-answer-sequence =
    { $name }: «{ $length ->
        [3] Три
       *[4] Четыре
    }».
imperial-event-asks-sequence = { $name }: «До какой карты?»
imperial-event-answers-sequence =
    { $name }: «До { $top ->
        [K] короля
       *[Q] дамы
    }».
imperial-event-says-quartet =
    { $name }: «Четыре { $rank ->
        [K] короля
        [Q] дамы
        [J] валета
        [A] туза
       *[other] семёрки
    }».
imperial-event-says-none =
    { $name }: «{ $of ->
        [sequence] Стрита нет
       *[quartet] Каре нет
    }».
imperial-event-says-answer-none = { $name }: «Нет».
imperial-event-good = { $name }: «Хорошо».
imperial-event-shows = { $name } показывает { $cards } ({ $of }).
imperial-event-white =
    { $name } берёт { $n ->
        [one] { $n } белую фишку
        [few] { $n } белые фишки
       *[many] { $n } белых фишек
    } { $cause }: теперь { $now }.
imperial-event-red = { $name } берёт красную фишку { $cause }: теперь { $now }.
imperial-event-exchanged = { $name } кладёт в банк шесть белых фишек.
imperial-event-returned =
    { $name } возвращает в банк { $n ->
        [one] { $n } белую фишку
        [few] { $n } белые фишки
       *[many] { $n } белых фишек
    }: соперник получил красную.
imperial-event-played = { $name }: { $card }.
imperial-event-taken = { $name } берёт взятку (всего { $tricks }).
imperial-event-resigned = { $name } сдаётся.
imperial-event-won = { $name } выигрывает партию.

## Чем кончилась партия

imperial-reason-five_reds = Пять красных фишек.
imperial-reason-resigned = Соперник сдался.

## Настройки

imperial-option-pay_all = Платить за все комбинации
    .help = Тот, чей стрит или чьё каре старше, получает по красной и за каждую следующую свою комбинацию этого вида.
imperial-option-declare_by_hand = Объявлять самим
    .help = Каждый сам называет лучшие пойнт, стрит и каре; неверный ответ стол не принимает, и ничего не теряется.
imperial-option-ace_capture = Красная за козырного туза
    .help = За какой захват козырного туза соперника даётся красная фишка.
imperial-option-ace_capture-led = взят ходом с К, Д или В козырей
imperial-option-ace_capture-led_king_queen = взят ходом с К или Д козырей
imperial-option-ace_capture-any = взят в любой взятке

## Отказы

error-illegal-imperial-over = Партия окончена.
error-illegal-imperial-dealing = Идёт сдача; дождитесь своей очереди.
error-illegal-imperial-turn = Сейчас очередь соперника.
error-illegal-imperial-declare_first = Сначала объявления: ответьте на вопрос, потом ходы.
error-illegal-imperial-declared_already = Объявления окончены; сыграйте карту.
error-illegal-imperial-malformed = В Империале нет такого хода: { $action }.
error-illegal-imperial-no_such_card = Нет карты «{ $text }». Карта пишется так: достоинство и масть — KH, 10S, 7C.
error-illegal-imperial-not_held = Карты { $card } у вас на руках нет.
error-illegal-imperial-must_win = Ход { $led }, а у вас есть карта той же масти старше: взятку надо брать, { $card } класть нельзя.
error-illegal-imperial-must_follow = Ход { $led }: надо отвечать в масть ({ $suit }), { $card } класть нельзя.
error-illegal-imperial-must_trump = На { $led } ответить в масть нечем: надо бить козырем ({ $suit }), { $card } класть нельзя.
error-illegal-imperial-other_class = Сейчас спрашивают про { $asked }.
error-illegal-imperial-point = Это не ваш пойнт: другая масть длиннее или при той же длине дороже (Т 11, К Д В 10, остальные — по числу).
error-illegal-imperial-sequence_not_held = Такого стрита у вас нет.
error-illegal-imperial-sequence_there = Стрит у вас есть: ищите Д и В вместе с К или Т одной масти.
error-illegal-imperial-sequence_better = У вас есть стрит старше: КДВТ бьёт КДВ, КДВ бьёт ДВТ.
error-illegal-imperial-quartet_not_held = Этих четырёх карт у вас нет.
error-illegal-imperial-quartet_there = Каре у вас есть: ищите среди К, Д, В, Т и 7.
error-illegal-imperial-quartet_better = У вас есть каре старше: короли, дамы, валеты, тузы, семёрки — в таком порядке.
error-illegal-imperial-no_such_dealer = Первым сдаёт место 0 или 1, а не «{ $text }».
error-illegal-imperial-no_chance = Сейчас не ждут ни карты, ни жребия.
error-illegal-imperial-card_gone = Карта { $text } уже роздана.

## Позиции

error-position-imperial-fields = В позиции Империала десять полей ({ $fields }), а здесь { $what }.
error-position-imperial-game = Поле «{ $where }»: вместо «{ $what }» должно стоять «imperial».
error-position-imperial-number = Поле «{ $where }»: «{ $what }» — не число от { $least } до { $most }.
error-position-imperial-pair = Поле «{ $where }»: в «{ $what }» должны быть две части и один знак «{ $mark }» между ними.
error-position-imperial-option = Поле «{ $where }»: нет настройки «{ $what }».
error-position-imperial-cause = Поле «{ $where }»: в «{ $what }» должны быть причины фишек с числами, в порядке { $letters }.
error-position-imperial-suits = Поле «{ $where }»: в «{ $what }» должны быть четыре масти через точки: пики.червы.бубны.трефы.
error-position-imperial-card = Поле «{ $where }»: нет карты «{ $what }».
error-position-imperial-twice = Поле «{ $where }»: { $what } встречается дважды.
error-position-imperial-early = Поле «{ $where }»: «{ $what }» стоит раньше того, что должно быть до него.
error-position-imperial-count = Поле «{ $where }»: столько карт ({ $what }) при сдаче по три быть не может.
error-position-imperial-declared = Поле «{ $where }»: с этими картами объявления не могут дойти до «{ $what }».
error-position-imperial-played = Поле «{ $where }»: «{ $what }» здесь сыграть нельзя.
error-position-imperial-asked = Поле «{ $where }»: «{ $what }» не согласуется с тем, что стоит раньше.

## Подсказки для первой игры

imperial-hint-point = Самая длинная масть — ваш пойнт: за лучший платят по белой фишке за карту.
    .rule = I13
imperial-hint-sequence = Считаются король, дама, валет и туз одной масти; за лучший стрит — красная фишка.
    .rule = I14
imperial-hint-quartet = Четыре короля, дамы, валета, туза или семёрки: за лучшее каре — красная фишка.
    .rule = I15
imperial-hint-lead = Король старше всех, а туз ниже валета. За козырные онеры платят тому, кто их взял.
    .rule = I23
imperial-hint-follow = Взятку надо взять, если можете. Карты, которыми можно ходить, приподняты.
    .rule = I19
