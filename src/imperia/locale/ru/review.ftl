# Подсказки и разборы.

cli-review = Разбор сыгранной партии: шансы, переломы, ошибки, везение.
review-option-nodes = сколько просматривать; одно и то же число даёт тот же разбор
review-under-way = разбираем партию …
review-percent = { $n } %
review-point = ,
review-chances = Шансы на победу, все карты открыты
review-sides = Везение и игра
review-sides-meaning = начало + везение + выбор = конец. Везение: кости и карты. Выбор: что делали все игроки, не зная всего.
    Потеря: во что обошлись собственные решения — по тому, что тогда можно было знать.
review-column-start = начало
review-column-luck = везение
review-column-choices = выбор
review-column-end = конец
review-column-lost = потеря
review-turning = Переломы
review-luck = везение
review-choice = выбор
review-mistakes = Что обошлось дороже всего
review-no-mistakes = Ни одно решение не стоило ничего измеримого.
review-better = лучше: { $action }
review-meaning-imperial = Сдача доигрывается в открытую; шансы между сдачами — из множества сыгранных заранее партий.
review-meaning-conquest = Шансы — оценки по армиям, доходу и картам; решения пробовались и доигрывались на круг по здравому смыслу.
review-meaning-empire = Шансы — оценки по системам, группам, деньгам и картам на руках; решения пробовались и доигрывались на ход-другой по здравому смыслу.
error-not-over = Эта партия не окончена. Разбор показывает скрытые карты, поэтому он бывает только после конца.

hint-move = { $action }: победа { $chance }
hint-move-whites = { $action }: победа { $chance }, белых до конца сдачи: { $whites }
hint-only = Выбора нет: { $action }
hint-title = Лучшее, насколько можно знать:
hint-thinking = думаем …
