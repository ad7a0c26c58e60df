### Ошибки, общие для всех игр: что не так и что делать.

error-game = Игры «{ $game }» нет. Есть игры: { $known }.
error-illegal = Сейчас правила этого не позволяют.
error-option = Настройка «{ $option }» не может быть «{ $value }». Допустимо: { $allowed }.
error-option-unknown = Настройки «{ $option }» нет. Есть настройки: { $allowed }.
error-seats = { $players ->
    [one] { $players } игрок здесь невозможен
    [few] { $players } игрока здесь невозможны
   *[many] { $players } игроков здесь невозможны
}: выберите от { $least } до { $most }.
error-position = Не удаётся прочесть позицию: { $where }: { $what }.
error-content = В файле колоды или карты ошибка: { $entry }: { $what }.
