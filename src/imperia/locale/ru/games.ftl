# Ошибки, общие для всех игр.
error-option-unknown = В игре { $game } нет настройки «{ $option }». Есть такие: { $allowed }.
error-option-value = Настройка { $option } не может быть «{ $value }». Допустимо: { $allowed }.
error-seats = В { $game } играют от { $least } до { $most } игроков, а не { $players }.
error-position = Эту позицию нельзя прочесть: { $where }: { $what }.
error-game = Нет игры «{ $game }». Есть такие: { $known }.
