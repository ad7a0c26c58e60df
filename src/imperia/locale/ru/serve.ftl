### The commands `imperia serve` and `imperia backup`.

cli-serve = Открыть столы для браузера; друзья заходят по ссылке.
cli-serve-host = адрес для приёма соединений; 0.0.0.0 — вся местная сеть
cli-serve-port = порт; 0 выбирает свободный
cli-serve-folder = где всё хранится
cli-serve-origin = адрес ещё одной страницы, которой можно подключаться (можно повторять)
cli-serve-proxy = адрес прокси, которому верят о посетителях
cli-serve-metrics = показывать /metrics и другим машинам
cli-serve-json-log = журнал строками JSON
cli-serve-open = открыть страницу в браузере
cli-serve-here = Imperia готова: { $address }
cli-serve-lan = Для телефонов и друзей в той же сети: { $address }
cli-serve-stop = Остановить: Ctrl-C; каждая партия продолжится с того же места.
cli-backup = Скопировать данные сервера в новый файл, можно и на ходу.
cli-backup-target = какой файл записать
cli-backup-done = Записано: { $file }. Храните его надёжно: в нём скрытые карты идущих партий.
error-port = Не удаётся слушать { $host }, порт { $port }: { $why }. Выберите другой: --port; 0 — любой свободный.
