### Арена: состязания ботов.

arena-help = Состязания ботов на одних и тех же сдачах: кто сильнее и точно ли.
arena-argument-bots = уровни; LEVEL@400 думает 400 узлов, LEVEL@0.5s — полсекунды
arena-option-games = сколько партий самое большее
arena-option-deals = в Империале: отдельные сдачи, каждая с пустым счётом
arena-option-jobs = сколько партий сразу (по числу процессоров)
arena-option-sprt = до ясности: первый бот сильнее на ELO0 или на ELO1
arena-option-out = файл, где хранятся партии
arena-option-resume = продолжить после партий, которые есть в файле
arena-option-game = какая партия из файла арены
arena-option-cluster = играть на кластере Ray; local — на этой машине

arena-warming = боты разогреваются…
arena-bot = бот
arena-games = партии
arena-points = очки
arena-rating = рейтинг
arena-chips = белых за сдачу
arena-deals = сдачи
arena-pairs = наборы сдач по доле
arena-length = ходов за партию
arena-sprt-elo1 = { $bot } сильнее, чем { $other }
arena-sprt-elo0 = { $bot } не настолько сильнее, чем { $other }
arena-sprt-open = не решено
arena-speed = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} за { $seconds } с: { $rate } в секунду, одновременно { $jobs }.
arena-kept = Записано в { $file }
arena-stopped = { $n ->
    [0] Остановлено до конца первой партии.
    [one] Остановлено. В { $file } { $n } партия; та же команда с --resume продолжит.
    [few] Остановлено. В { $file } { $n } партии; та же команда с --resume продолжит.
   *[many] Остановлено. В { $file } { $n } партий; та же команда с --resume продолжит.
}

error-usage-sprt = --sprt ждёт две разницы Эло, меньшую первой, например --sprt 0,70, а не { $given }. См. { $page }.
error-usage-sprt-two = --sprt сравнивает двух ботов: назовите ровно двух. См. { $page }.
error-arena-few = Назовите хотя бы двух ботов, которые играют в { $game }: { $known }.
error-arena-budget = «{ $bot }» — не бот. Напишите уровень, либо LEVEL@400 с числом узлов, либо LEVEL@0.5s с секундами.
error-arena-deals = --deals — для Империала; { $game } играется целыми партиями.
error-arena-bot = { $bot } прервал партию { $game }: { $why }. Партии до неё сохранены.
error-arena-bot-lost = Процесс, который играл, завершили извне. Партии до этого сохранены.
error-arena-file-busy = В { $file } сейчас пишет другой запуск.
error-arena-file-exists = Файл { $file } уже есть. Продолжите его (--resume) или назовите другой.
error-arena-file-foreign = { $file } — не файл арены.
error-arena-file-line = Строка { $line } файла { $file } — не партия этого состязания.
error-arena-file-other = В { $file } партии другого состязания: отличается { $what }. Назовите другой файл.
error-arena-file-text = Партии в { $file } сыграны другими версиями ботов или правил. Назовите другой файл.
error-arena-file-game = В { $file } { $games ->
    [0] нет партий.
    [one] { $games } партия: партии номер { $number } нет.
    [few] { $games } партии: партии номер { $number } нет.
   *[many] { $games } партий: партии номер { $number } нет.
}
error-arena-cluster-missing = Для кластера нужен Ray. Установите его: { $line }
error-arena-cluster-lost = Кластер { $where } недоступен: { $why }

ladder-help = Сильнее ли каждый уровень ботов предыдущего. Можно прервать и продолжить.
ladder-argument-games = какие игры; без этого — все
ladder-option-hours = сколько часов самое большее, со сыгранным раньше
ladder-option-folder = где хранятся партии
ladder-option-write = какую страницу записать
ladder-step = Шаг { $number } из { $steps }: { $command }
