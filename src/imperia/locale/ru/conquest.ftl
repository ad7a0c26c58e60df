# Imperium: названия, вопросы, ходы, события, отказы, ошибки файлов карты, настройки.

game-conquest = Империум

## Названия. Карта приносит их на всех языках; -conquest-language говорит, какой из них наш.

-conquest-language = русский
    .code = ru
conquest-territory =
    { -conquest-language.code ->
        [ru] { $ru }
        [pl] { $pl }
       *[en] { $en }
    }
conquest-continent =
    { -conquest-language.code ->
        [ru] { $ru }
        [pl] { $pl }
       *[en] { $en }
    }
conquest-card = { $territory } ({ conquest-picture })
conquest-picture =
    { $picture ->
        [infantry] пехота
        [cavalry] кавалерия
       *[artillery] артиллерия
    }
conquest-wild = джокер
conquest-neutral = Нейтральные
conquest-armies =
    { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
       *[other] { $armies } армий
    }
conquest-dice =
    { $dice ->
        [one] { $dice } кость
        [few] { $dice } кости
       *[other] { $dice } костей
    }
conquest-for-continent = { $continent } { $armies }
conquest-die = { $name } { $die }

## Вопросы

conquest-question-over = Игра окончена.
conquest-question-who_claims = Все бросают кость: у кого больше, тот занимает территорию первым.
conquest-question-which_land = Сдаётся следующая территория.
conquest-question-odd_land = Лишняя армия попадает на случайную территорию.
conquest-question-who_starts = Все бросают кость: у кого больше, тот ходит первым.
conquest-question-roll = Бросок костей: { $source } → { $target }.
conquest-question-which_card = Берётся карточка.
conquest-question-claim = Займите свободную территорию.
conquest-question-place = Расставьте армии, осталось: { $armies }. Куда?
conquest-question-place-neutral = Расставьте нейтральные армии, осталось: { $armies }. Куда?
conquest-question-how_many = { $source }: сколько армий, от { $least } до { $most }?
conquest-question-trade = Карточек на руках: { $cards }. Обменять набор?
conquest-question-trade-forced = Карточек на руках: { $cards }. Обменяйте набор.
conquest-question-trade-down = Карточек на руках: { $cards }. Обменивайте наборы, пока не останется четыре или меньше.
conquest-question-bonus = На территорию обменянной карточки встают армии: { $armies }. На какую?
conquest-question-attack = Атака: откуда? Или завершите атаки.
conquest-question-target = Атака с территории { $source }: на какую?
conquest-question-dice = { $source } → { $target }: сколько костей?
conquest-question-floor = { $source } → { $target }, атака за атакой: сколько армий оставить себе, от { $least } до { $most }?
conquest-question-defend = { $source } → { $target }, { conquest-dice }: сколькими костями защищаться, от 1 до { $most }?
conquest-question-occupy = { $source } → { $target }: сколько армий войдёт на новую территорию, от { $least } до { $most }?
conquest-question-fortify = Перегруппировка: откуда? Или завершите ход.
conquest-question-fortify_to = Перегруппировка с территории { $source }: куда?
conquest-question-fortify_with = { $source } → { $target }: сколько армий, от { $least } до { $most }?

## Ходы

conquest-action-claim = Занять: { $territory }
conquest-action-place = { $territory }, сейчас там { $armies }
conquest-action-place_armies = { conquest-armies }
conquest-action-turn_in = { $cards }: { conquest-armies }
conquest-action-no_more_sets = Оставить карточки
conquest-action-bonus = { $territory }
conquest-action-keep_bonus = Приберечь армии для другого набора этого хода
conquest-action-attack_from = { $territory }, { conquest-armies }
conquest-action-attack = { $source } → { $territory }, { conquest-armies }
conquest-action-dice =
    { $all ->
        [yes] { conquest-dice }, максимум
       *[no] { conquest-dice }
    }
conquest-action-until = Атаковать, пока…
conquest-action-floor =
    { $armies ->
        [one] Атаковать, пока у меня не останется { $armies } армия
        [few] Атаковать, пока у меня не останется { $armies } армии
       *[many] Атаковать, пока у меня не останется { $armies } армий
    }
conquest-action-stop = Остановиться после этого броска
conquest-action-defend = { conquest-dice }
conquest-action-occupy = Ввести: { conquest-armies }
conquest-action-end_attacks = Завершить атаки
conquest-action-fortify_from = { $territory }, { conquest-armies }
conquest-action-fortify_to = { $source } → { $territory }, сейчас там { $armies }
conquest-action-fortify = Переместить: { conquest-armies }
conquest-action-end_turn = Завершить ход

## Что полезно знать до выбора

conquest-note-conquer = вероятность захвата: { $whole },{ $tenth } %
conquest-note-roll =
    { $pairs ->
        [1] они теряют одну: { $goodwhole },{ $goodtenth } %, вы теряете одну: { $badwhole },{ $badtenth } %
       *[other] они теряют две: { $goodwhole },{ $goodtenth } %, по одной: { $evenwhole },{ $evententh } %, вы теряете две: { $badwhole },{ $badtenth } %
    }
conquest-note-roll-three = вы не теряете ничего: { $goodwhole },{ $goodtenth } %, вы теряете все три: { $badwhole },{ $badtenth } %

## События

conquest-event-rolled_for_first-claim = Кто занимает первым: { $rolls }.
conquest-event-rolled_for_first-start = Кто ходит первым: { $rolls }.
conquest-event-claimed = { $name } занимает территорию: { $territory }.
conquest-event-dealt = Раздача: { $territory } — { $name }.
conquest-event-placed = { $name }: { $territory } +{ $armies }.
conquest-event-placed-neutral = Нейтральные: { $territory } +{ $armies } ({ $other }).
conquest-event-turn_began = Круг { $round }, ходит { $name }.
conquest-event-reinforced = { $name } получает подкрепление: { conquest-armies }.
conquest-event-reinforced-continents = { $name } получает подкрепление: { conquest-armies } (за территории { $territories }, { $continents }).
conquest-event-turned_in = { $name } обменивает набор: { $cards } — { conquest-armies }.
conquest-event-bonus_placed = { $name }: { $territory } +{ $armies } за её карточку.
conquest-event-bonus_kept = { $name } приберегает армии за подходящую карточку для следующего набора.
conquest-event-until = { $name }: { $source } → { $target }, атака за атакой, пока армий больше { $armies }.
conquest-event-stopped = { $name } останавливается после этого броска.
conquest-event-rolled = { $name }, { $source } → { $target } ({ $other }): { $red } против { $white }; потери { $attacker } и { $defender }.
conquest-event-conquered = { $name } завоёвывает территорию: { $territory }.
conquest-event-eliminated = { $other } выбивает из игры игрока { $name }.
conquest-event-cards_passed =
    { $n ->
        [one] { $name } забирает { $n } карточку игрока { $other }.
        [few] { $name } забирает { $n } карточки игрока { $other }.
       *[other] { $name } забирает { $n } карточек игрока { $other }.
    }
conquest-event-cards_passed-open = { $name } забирает карточки игрока { $other }: { $cards }.
conquest-event-occupied =
    { $armies ->
        [one] { $name }: { $source } → { $target }, входит { $armies } армия.
        [few] { $name }: { $source } → { $target }, входят { $armies } армии.
       *[many] { $name }: { $source } → { $target }, входят { $armies } армий.
    }
conquest-event-fortified = { $name }, перегруппировка: { $source } → { $target }, { conquest-armies }.
conquest-event-shuffled =
    { $n ->
        [one] Колода пуста: { $n } обменянная карточка становится новой колодой.
        [few] Колода пуста: { $n } обменянные карточки тасуются и становятся новой.
       *[other] Колода пуста: { $n } обменянных карточек тасуются и становятся новой.
    }
conquest-event-card_taken = { $name } берёт карточку.
conquest-event-card_taken-open = { $name } берёт карточку: { $card }.
conquest-event-no_card_left = Карточек не осталось, { $name } ничего не берёт.
conquest-event-round_ended = Круг { $round } окончен.
conquest-event-resigned = { $name } сдаётся.
conquest-event-became_neutral =
    { $territories ->
        [one] { $name }: { $territories } территория становится нейтральной.
        [few] { $name }: { $territories } территории становятся нейтральными.
       *[other] { $name }: { $territories } территорий становятся нейтральными.
    }
conquest-event-cards_returned = { $name }: карточки уходят к обменянным: { $cards }.
conquest-event-won-world = { $names } владеет всем миром и побеждает!
conquest-event-won-last = { $names } остаётся в игре без соперников и побеждает!
conquest-event-won-rounds =
    { $n ->
        [one] Круги окончены. Больше всего территорий у игрока { $names }: победа!
       *[other] Круги окончены. Поровну у игроков { $names }: общая победа!
    }
conquest-event-won-resigned = { $names } побеждает: соперник сдаётся.

## Отказы

error-illegal-conquest-over = Игра окончена.
error-illegal-conquest-chance = Сначала кости или карточка; подождите немного.
error-illegal-conquest-turn = Сейчас спрашивают не вас, а другого игрока.
error-illegal-conquest-asked = Сначала ответьте на другой вопрос. { $asked }
error-illegal-conquest-stop = Сейчас нет вашей «атаки до конца», которую можно остановить.
error-illegal-conquest-no_such_territory = На этой карте нет территории «{ $text }».
error-illegal-conquest-claimed = { $territory }: эта территория уже занята; выберите свободную территорию.
error-illegal-conquest-place = { $territory } — не ваша территория; армии ставят на свои.
error-illegal-conquest-place_neutral = { $territory } — не нейтральная территория; эти армии ставят на нейтральные.
error-illegal-conquest-how_many = Столько армий ({ $n }) здесь не поставить: выберите от { $least } до { $most }.
error-illegal-conquest-three_cards = Набор — это три разные карточки; их называют по территориям, джокеры wild1 и wild2.
error-illegal-conquest-not_held = У вас нет карточки { $card }.
error-illegal-conquest-no_set = Это не набор: нужны три одинаковых рисунка или три разных, либо среди них джокер.
error-illegal-conquest-must_trade = С пятью карточками и больше сначала надо обменять набор.
error-illegal-conquest-must_trade_down = После выбывания игрока надо обменивать наборы, пока не останется четыре карточки или меньше.
error-illegal-conquest-bonus = { $territory }: этой карточки нет в наборе, или территория не ваша.
error-illegal-conquest-attack_not_yours = { $territory } — не ваша территория; атакуют со своей.
error-illegal-conquest-attack_one_army = { $territory }: там одна армия, и она должна остаться; атакуют оттуда, где их две или больше.
error-illegal-conquest-attack_nowhere = { $territory }: рядом нет противника.
error-illegal-conquest-own_target = { $territory } и так ваша территория.
error-illegal-conquest-not_adjacent = { $source } и { $territory } не граничат.
error-illegal-conquest-dice = Столько костей ({ $n }) взять нельзя: выберите от 1 до { $most }, всегда меньше, чем армий.
error-illegal-conquest-floor = На { $n } остановиться нельзя: выберите от { $least } до { $most }.
error-illegal-conquest-defend = Столько костей ({ $n }) взять нельзя: выберите от 1 до { $most }.
error-illegal-conquest-occupy = Столько армий ({ $n }) ввести нельзя: не меньше костей последнего броска, { $least }, и одна остаётся, то есть не больше { $most }.
error-illegal-conquest-fortify_not_yours = { $territory } — не ваша территория; армии переводят между своими.
error-illegal-conquest-fortify_one_army = { $territory }: там одна армия, и она должна остаться.
error-illegal-conquest-fortify_nowhere = { $territory }: рядом нет ваших территорий.
error-illegal-conquest-same = { $territory }: армии уже там; выберите другую территорию.
error-illegal-conquest-not_beside = { $source } и { $territory } не граничат.
error-illegal-conquest-not_connected = { $source } → { $territory }: по вашим территориям туда не пройти.
error-illegal-conquest-fortify_with = Столько армий ({ $n }) перевести нельзя: одна остаётся, выберите от { $least } до { $most }.
error-illegal-conquest-no_chance = Сейчас ничего не бросают и не берут.
error-illegal-conquest-no_such_chance = Это не бросок и не карточка: { $text }.
error-illegal-conquest-dice_needed =
    { $n ->
        [one] Нужна { $n } кость, от 1 до 6.
        [few] Нужны { $n } кости, каждая от 1 до 6, сначала красные.
       *[other] Нужно { $n } костей, каждая от 1 до 6, сначала красные.
    }
error-illegal-conquest-no_such_card = Нет карточки «{ $text }». Карточки называют по территориям, джокеры wild1 и wild2.
error-illegal-conquest-card_gone = Карточки «{ $text }» нет в колоде.
error-illegal-conquest-not_there = Территория «{ $text }» сейчас выпасть не может.

## Числа игроков, для которых карта не годится

error-seats-map-unnamed = Для такого числа игроков ({ $players }) на карте не заданы начальные армии; играть могут от { $least } до { $most }.
error-seats-map-territories = Для такого числа игроков ({ $players }) на карте мало территорий, нужно { $need }. Играть могут от { $least } до { $most }.
error-seats-map-armies = При таком числе игроков ({ $players }) кому-то может достаться территорий { $need }, больше, чем начальных армий. Играть могут от { $least } до { $most }.

## Ошибки файла карты

conquest-entry =
    { $line ->
        [0] { $entry }
       *[other] строка { $line }, { $entry }
    }
error-content-map-toml = { conquest-entry }: файл не читается как TOML ({ $what }).
error-content-map-missing = { conquest-entry }: не хватает { $field }.
error-content-map-unknown-field = { conquest-entry }: поля { $field } здесь нет. Известны: { $known }.
error-content-map-type =
    { conquest-entry }: «{ $field }» должно быть { $wanted ->
        [table] таблицей
        [list] списком
        [text] текстом
        [number] числом
        [ids] списком id
       *[pairs] списком пар
    }.
error-content-map-range = { conquest-entry }: { $field } не может быть { $value }; можно от { $least } до { $most }.
error-content-map-id = { conquest-entry }: в id только строчные латинские буквы, цифры и дефисы, сначала буква.
error-content-map-name = { conquest-entry }: { $field } — это название от 1 до { $most } знаков в одну строку.
error-content-map-picture = { conquest-entry }: нет рисунка «{ $value }». Известны: { $known }.
error-content-map-capacity-continent = { conquest-entry }: континентов на карте не больше { $most }, а здесь { $n }.
error-content-map-capacity-territory = { conquest-entry }: территорий на карте не больше { $most }, а здесь { $n }.
error-content-map-capacity-names = { conquest-entry }: все id и названия вместе слишком длинны; можно не больше { $most } байт.
error-content-map-duplicate = { conquest-entry }: такой id уже есть.
error-content-map-duplicate-name = { conquest-entry }: название «{ $name }» уже есть.
error-content-map-empty-continent = { conquest-entry }: на континенте нет территорий.
error-content-map-unknown-territory = { conquest-entry }: нет территории «{ $territory }».
error-content-map-two-continents = { conquest-entry }: территория на двух континентах, { $first } и { $second }.
error-content-map-no-continent = { conquest-entry }: территории нет ни на одном континенте.
error-content-map-self-border = { conquest-entry }: территория не граничит сама с собой.
error-content-map-duplicate-border = { conquest-entry }: граница с { $territory } указана дважды.
error-content-map-asymmetric = { conquest-entry }: граница с { $territory } есть, а обратной нет.
error-content-map-optional = { conquest-entry }: { $first } и { $second } не граничат, убирать между ними нечего.
error-content-map-disconnected = { conquest-entry }: сюда нет пути из { $start } (необязательные границы не в счёт).
error-content-map-players-territories = { conquest-entry }: игрокам ({ $players }) нужно территорий не меньше { $need }; уберите это число игроков.
error-content-map-players-armies = { conquest-entry }: при числе игроков { $players } кому-то может достаться территорий { $need }, а начальных армий только { $armies }.

## Ошибки записи позиции

error-position-conquest-fields = В записи позиции Империума девять полей, а здесь { $what }.
error-position-conquest-game = Это позиция не Империума, а «{ $what }».
error-position-conquest-map = Карта этой позиции не читается: { $what }.
error-position-conquest-number = { $where }: «{ $what }» — не число, которое может здесь стоять.
error-position-conquest-count = { $where }: записей { $what }.
error-position-conquest-part = { $where }: «{ $what }» здесь быть не может.
error-position-conquest-territory = { $where }: на карте нет «{ $what }».
error-position-conquest-asked = { $where }: «{ $what }» в этой позиции не спрашивают.

## Настройки

conquest-option-optional_borders = Необязательные границы
    .help = Границы, которых нет в некоторых изданиях; на классической карте Восточная Африка — Ближний Восток.
conquest-option-wild_cards = Джокеры
    .help = Сколько джокеров в колоде.
conquest-option-setup = Территории в начале
    .help = Их занимают по одной или раздают.
conquest-option-setup-claim = занимают по очереди
conquest-option-setup-deal = раздают
conquest-option-placement = Остальные начальные армии
    .help = Как они попадают на карту.
conquest-option-placement-one_by_one = по одной, по очереди
conquest-option-placement-all_at_once = каждый ставит все сразу
conquest-option-placement-automatic = стол расставляет поровну
conquest-option-first_player = Кто ходит первым
    .help = Решает второй бросок, или ходит тот, кто занимал первым.
conquest-option-first_player-second_roll = второй бросок
conquest-option-first_player-first_claimer = кто занимал первым
conquest-option-card_values = Что приносят наборы
    .help = Армии за набор карточек.
conquest-option-card_values-source = 4, 6, 8, 10, 15, 20 …
conquest-option-card_values-official = 4, 6, 8, 10, 12, 15, 20 …
conquest-option-card_values-plus_one = 4, 5, 6 …
conquest-option-card_values-fixed = по рисунку: 4, 6, 8, разные 10
conquest-option-card_values-none = без карточек
conquest-option-card_counter = Наборы считают
    .help = Для всех вместе или для каждого.
conquest-option-card_counter-table = для всех вместе
conquest-option-card_counter-player = для каждого игрока
conquest-option-forced_trade = Обязательный обмен
    .help = С пятью карточками набор надо обменять; с шестью после выбывания игрока — сразу.
conquest-option-territory_bonus = Армии за территорию карточки
    .help = За обменянную карточку своей территории, раз за ход.
conquest-option-defence = Кости защитника
    .help = Защитник выбирает каждый раз или всегда бросает максимум.
conquest-option-defence-chosen = выбирает защитник
conquest-option-defence-maximum = всегда максимум
conquest-option-defence_dice = Наибольшее число костей защитника
    .help = Две или три.
conquest-option-fortify = Перегруппировка
    .help = Куда можно перевести армии в конце хода.
conquest-option-fortify-connected = раз, по своим территориям
conquest-option-fortify-adjacent = раз, к соседней
conquest-option-fortify-many = сколько угодно раз
conquest-option-fortify-none = нет
conquest-option-victory = Победа
    .help = Чем кончается игра.
conquest-option-victory-world = весь мир
conquest-option-victory-rounds = больше всех земли после последнего круга
conquest-option-round_limit = Круги
    .help = Сколько их самое большее; авто — 500, а где решают круги — 15.
conquest-option-resigned = Если игрок сдаётся
    .help = Что будет с землёй игрока, который уходит насовсем.
conquest-option-resigned-bot = бот играет дальше
conquest-option-resigned-neutral = земля становится нейтральной

## Подсказки для первой игры

conquest-hint-claim = Дороже всего соседние земли одного континента: кто держит его целиком, получает армии каждый ход.
    .rule = C7
conquest-hint-place = Армии нужнее всего на границе с чужой землёй. Коснитесь светящейся земли.
    .rule = C15
conquest-hint-attack = Для атаки на вашей земле нужны две армии. Атаковать не обязательно.
    .rule = C16
conquest-hint-target = Число у земли — вероятность захватить её, если идти до конца.
    .rule = C21
conquest-hint-dice = Старшие кости сравниваются парами; при равенстве прав защитник.
    .rule = C19
conquest-hint-occupy = Входят по крайней мере те армии, что сражались; оставшиеся стерегут границу.
    .rule = C20
conquest-hint-fortify = Одно перемещение армий по своей земле, и ход окончен.
    .rule = C23
conquest-hint-trade = Набор — три одинаковые или три разные картинки; джокер подходит к любой.
    .rule = C12
conquest-hint-defend = Двумя костями можно выиграть дважды — и дважды проиграть.
    .rule = C17

## Чем кончилась партия

conquest-reason-world = Весь мир в одних руках.
conquest-reason-last = Больше никого не осталось.
conquest-reason-rounds = Круги кончились.
conquest-reason-resigned = Соперник сдался.
