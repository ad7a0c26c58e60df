# Подсказки и разборы.

cli-review = Разбор сыгранной партии: шансы, переломы, ошибки, везение.
cli-one-of = В файле партий: { $games }; это партия 1. Другую берёт --game N.
cli-replay-runs = Эта партия ещё не окончена.
review-option-nodes = сколько просматривать; одно и то же число даёт тот же разбор
review-under-way = разбираем партию…
review-percent = { $n } %
review-point = ,
review-chances = Шансы на победу, все карты открыты
review-axis = { $game ->
    [imperial] Сдачи
    [conquest] Круги
   *[empire] Ходы
}
review-sides = Везение и игра
review-sides-meaning = начало + везение + выбор = конец. Везение: { $game ->
    [conquest] кости и карточки
   *[other] карты
}. Выбор: что делали все игроки, не зная всего.
    Потеря: во что в среднем обошлось решение игрока — по тому, что тогда можно было знать.
review-column-seat = место
review-column-start = начало
review-column-luck = везение
review-column-choices = выбор
review-column-end = конец
review-column-lost = потери на решение
review-turning = Переломные моменты
review-luck = везение
review-choice = выбор
review-mistakes = Что обошлось дороже всего
review-no-mistakes = Ни одно решение не стоило заметной доли шансов.
review-by = { $name }: { $action }
review-better = лучше: { $action }
review-when-deal = Сдача { $deal }
review-when-trick = Сдача { $deal }, взятка { $trick }
review-when-setup = До первого хода
review-when-round = Круг { $round }, ходит { $name }
review-when-turn = Ход { $turn }, { $name }
review-asked = «{ $question }»
review-battle-won = { $name }: { $source } → { $target } ({ $other }), земля взята; потери { $attacker } и { $defender }.
review-battle-lost = { $name }: { $source } → { $target } ({ $other }), земля не взята; потери { $attacker } и { $defender }.
review-resigned = { $name } сдаётся.
review-meaning-imperial = Сдача доигрывается в открытую; шансы между сдачами — из множества сыгранных заранее партий.
review-meaning-conquest = Шансы — оценки по армиям, доходу и карточкам; каждое решение пробовали и доигрывали на круг по здравому смыслу.
review-meaning-empire = Шансы — оценки по системам, группам, деньгам и картам на руках; каждое решение пробовали и доигрывали на круг по здравому смыслу.
error-not-over = Эта партия не окончена. Разбор показывает скрытые карты, поэтому он бывает только после конца.

hint-move = { $action }: победа { $chance }
hint-move-whites = { $action }: победа { $chance }, белых до конца сдачи: { $whites }
hint-only = Выбора нет: { $action }
hint-title = Лучшее, насколько можно знать:
hint-thinking = думаем…

error-table-no-hints = За этим столом подсказок не дают.
error-table-not-asked = Вас сейчас ни о чём не спрашивают; подсказка даётся к вопросу.
error-table-hint-soon = Подсказки даются по одной; спросите ещё раз чуть позже.
error-judge-late = Ответ не пришёл вовремя. Спросите ещё раз чуть позже.
error-judge-many = Сейчас спрашивают многие. Спросите ещё раз чуть позже.
error-judge-failed = Судьи не справились с этой позицией. Самой партии это не касается.
error-judge-warming = Судьи ещё готовятся — на новом сервере так бывает один раз. Спросите снова через минуту.

web-hint = Подсказка
web-hint-thinking = ищем лучшее…
web-hints-allowed = Игроки могут брать подсказки
web-hint-best = Лучшее, насколько вы можете знать
web-review = Разбор
web-review-thinking = Смотрим всю партию; это занимает до минуты…
web-review-chart = Шансы на победу по ходу партии, все карты открыты
web-review-change = { $name }: { $before } → { $after }
web-review-cost = { $name }, { $cost }: «{ $done }»
web-review-earlier = Прежние партии за этим столом
web-review-match = Разбор партии { $n }
web-review-at = Позиция в любой момент
review-at-the-end = Что было везением и что обошлось дороже всего: imperia review
