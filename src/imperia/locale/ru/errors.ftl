### Ошибки, общие для всех игр: что не так и что делать.

error-game = Игры «{ $game }» нет. Есть игры: { $known }.
error-illegal = Сейчас правила этого не позволяют.
error-option = Настройка «{ $option }» не может быть «{ $value }». Допустимо: { $allowed }.
error-option-unknown = Настройки «{ $option }» нет. Есть настройки: { $allowed }.
error-option-value = Настройка { $option } не может быть «{ $value }». Допустимо: { $allowed }.
error-seats = Число игроков здесь не может быть { $players }: выберите от { $least } до { $most }.
error-seats-one = Число игроков здесь не может быть { $players }: выберите { $most }.
error-position = Не удаётся прочесть позицию: { $where }: { $what }.
error-content = В файле колоды или карты ошибка: { $entry }: { $what }.

### Почему система отказала, внутри предложения.

system-no-file = такого файла или папки нет
system-no-right = нет прав на это
system-is-folder = это папка
system-no-folder = что-то в пути не является папкой
system-exists = это уже существует
system-long-name = слишком длинное имя
system-full = на диске нет места
system-read-only = диск доступен только для чтения
system-device = сбой диска
system-many-files = открыто слишком много файлов
system-port-taken = его занимает другая программа
system-no-address = у этого компьютера нет такого адреса
system-no-open = файл не открывается
system-locked = базу данных держит другая программа
system-damaged = база данных повреждена
