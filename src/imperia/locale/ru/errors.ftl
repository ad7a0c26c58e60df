### Ошибки, общие для всех игр: что не так и что делать.

error-game = Игры «{ $game }» нет. Есть игры: { $known }.
error-illegal = Сейчас правила этого не позволяют.
error-option = Настройка «{ $option }» не может быть «{ $value }». Допустимо: { $allowed }.
error-option-unknown = Настройки «{ $option }» нет. Есть настройки: { $allowed }.
error-option-value = Настройка { $option } не может быть «{ $value }». Допустимо: { $allowed }.
error-seats = Число игроков здесь не может быть { $players }: выберите от { $least } до { $most }.
error-position = Не удаётся прочесть позицию: { $where }: { $what }.
error-content = В файле колоды или карты ошибка: { $entry }: { $what }.
