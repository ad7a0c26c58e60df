# Слова на картах и поле. Названия берутся из файла колоды или карты мира, виды карт — из empire.ftl. ¤ — знак империала.

art-empire-universal = Универсал
art-empire-freight = Фрахт
art-empire-any-colour = Любой цвет
art-empire-any-colour-about = Считается объектом любого цвета. Им нельзя платить.
art-empire-bank = Имперский банк
art-empire-imperials =
    { $n ->
        [one] { $n } империал
        [few] { $n } империала
       *[other] { $n } империалов
    }
art-empire-reach-others = Контакт · на других
art-empire-reach-self = Контакт · для себя
art-empire-reach-answer = Контакт · в ответ
art-empire-effect-freight = Все остальные платят вам фрахт за один из этих двух цветов.
art-empire-effect-great-freight = Один игрок на ваш выбор платит вам фрахт за любой цвет.
art-empire-effect-spaceport = Возьмите 2 карты.
art-empire-effect-space-fund = Каждый из остальных отдаёт вам 2¤ в любом виде.
art-empire-effect-hyperjump = Сыграйте в этот ход ещё 3 карты.
art-empire-effect-time-machine = Возьмите 2 самые старые карты сброса. Их можно сразу сыграть.
art-empire-effect-rocket = Поставьте на свою систему: её фрахт удвоится. Одна на систему.
art-empire-effect-annihilation = Заберите одну ракету у любого игрока.
art-empire-effect-mind-swap = Отдайте игроку объект и возьмите у него другой, вне системы.
art-empire-effect-dictator = Заберите у каждого по одному объекту вне системы.
art-empire-effect-fiver = Отменяет для вас Фрахт, Диктатора, Обмен разумов, Космофонд и Аннигиляцию.

## Говорится о карте тем, кто её слышит

art-empire-about-worth = Стоит { $value }и.
art-empire-about-colour = { $system }: фрахт по числу объектов { $ladder }

art-imperial-chip-white = белая фишка
art-imperial-chip-red = красная фишка
art-imperial-chips =
    { $colour ->
        [red] { $n ->
            [one] { $n } красная фишка
            [few] { $n } красные фишки
           *[other] { $n } красных фишек
        }
       *[white] { $n ->
            [one] { $n } белая фишка
            [few] { $n } белые фишки
           *[other] { $n } белых фишек
        }
    }

art-conquest-wild = Джокер
art-conquest-token =
    { $emblem ->
        [rose] Роза
        [anchor] Якорь
        [trefoil] Трилистник
        [sun] Солнце
        [crown] Корона
        [tower] Башня
       *[shield] Нейтральные
    }: { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[other] { $n } армий
    }

error-art = Эту карту нельзя нарисовать: { $card }.
error-art-name = Название карты «{ $card }» слишком длинно и на ней не помещается: сократите его в файле колоды или карты мира.
error-art-letter = На карте «{ $card }» есть знак, которого нет в наших шрифтах: «{ $letter }». Пишите латиницей или кириллицей.
