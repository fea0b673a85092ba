# Начало, новый стол, сбор игроков, итог, запись раздачи, настройки

## Везде
app-name = Kozyr
bar-home = Kozyr, на главную
skip = К содержанию
title = { $screen } · Kozyr
settings = Настройки
close = Закрыть
copy = Копировать
copied = Скопировано
save = Сохранить
saved = Сохранено
loading = Секунду…
try-again = Ещё раз
back-home = На главную
stepper-less = { $label }: на одного меньше
stepper-more = { $label }: на одного больше

## Настройки
your-name = Ваше имя
your-name-note = Так вас видят за столом.
guest = Гость
guest-name = Гость { $number }
language = Язык
theme = Цвета
theme-auto = Как на устройстве
theme-light = Светлые
theme-dark = Тёмные
deck = Колода
deck-two = Два цвета
deck-four = Четыре цвета
speed = Анимация
speed-off = Нет
speed-1x = Обычная
speed-2x = Быстрая
sort = Порядок карт в руке
sort-suit = По масти
sort-rank = По старшинству
sort-hand = Как пришли
sound = Звук
latin-indices = Всегда J Q K A на картах
latin-indices-note = Иначе буквы зависят от языка.

## Игры и варианты
game-durak = Классический дурак
game-durak-about = Отбивайтесь от карт соперников или берите их. Кто последним остался с картами, тот и дурак.
game-rules = Правила
by-the-book = по книге
option-transfer = Переводной
option-transfer-note = Вместо того чтобы отбиваться, можно положить карту того же достоинства и перевести ход на следующего.
option-transfer-on = с переводом
option-transfer-off = без перевода
option-strict_limit = Строгий предел
option-strict_limit-note = Нельзя подкинуть больше карт, чем можно побить.
option-strict_limit-on = строгий предел
option-strict_limit-off = подкидывать можно и сверх предела
option-take_surplus = Берут всё, что лежит
option-take_surplus-note = Кто берёт, забирает и карты сверх предела; иначе они возвращаются хозяевам.
option-take_surplus-on = берут всё, что лежит
option-take_surplus-off = лишние карты возвращаются
option-throw_after_take = Подкидывать после «беру»
option-throw_after_take-note = После слова «беру» можно подкинуть ещё, но не сверх предела.
option-throw_after_take-on = после «беру» подкидывают
option-throw_after_take-off = после «беру» не подкидывают
game-durak-enchanted = Зачарованный дурак
game-durak-enchanted-about = У каждого достоинства может быть своя сила: девять наборов книги, по шагам или сразу все.
game-durak-teams = Командный дурак
game-durak-teams-about = Двое на двое, напарники друг напротив друга. Ходят на вас только противники.
option-teams = Команды
option-teams-note = Двое на двое, напарники сидят друг против друга: ровно четыре игрока.
option-teams-on = команды
option-teams-off = каждый за себя
option-team_transfer = Перевод в командах
option-team_transfer-note = Важно, только если играют команды.
option-team_transfer-on = в командах с переводом
option-team_transfer-off = в командах без перевода
option-enchanted = Зачарованные карты
option-enchanted-note = У всех четырёх карт этого достоинства есть своя сила.
option-six_beats_jack = Зачарованная шестёрка бьёт зачарованного валета
option-six_beats_jack-note = Если валет той масти, что показана на шестёрке.
option-six_beats_jack-on = шестёрки бьют валетов
option-six_beats_jack-off = шестёрки не бьют валетов
game-blaze = Blaze
game-blaze-about = Два раунда за перья: избавьтесь от карт пораньше и поставьте на того, кто будет последним.
option-firebird_zero_opens = Отражающая Жар-птица открывает Жар-птиц
option-firebird_zero_opens-note = Если Жар-птица отражает карту, атакующие могут добавлять Жар-птиц.
option-firebird_zero_opens-on = отражающая Жар-птица открывает Жар-птиц
option-firebird_zero_opens-off = отражающая Жар-птица ничего не открывает
option-memory_aid = Подсказка памяти
option-memory_aid-note = Отбой можно просматривать: видно, какие карты уже вышли.
option-memory_aid-on = с подсказкой памяти
option-memory_aid-off = без подсказки памяти
ranks-none = Нет
ranks-span = { $first }–{ $last }

## Места
seat-open = Место свободно
bot-name-1 = Весна
bot-name-2 = Тихон
bot-name-3 = Заря
bot-name-4 = Богдан
bot-name-5 = Лада
bot-name-6 = Ярик
bot-kind-random = Бот наугад
bot-kind-heuristic = Умный бот
bot-kind-beginner = Новичок
bot-kind-casual = Любитель
bot-kind-club = Клубный
bot-kind-expert = Эксперт
bot-kind-master = Мастер
bot-about-random = Кладёт любую разрешённую карту.
bot-about-heuristic = Держится простых хороших привычек.
bot-about-beginner = Часто ошибается.
bot-about-casual = Играет разумно, смотрит на шаг вперёд.
bot-about-club = Помнит все карты и строит планы.
bot-about-expert = Считает далеко вперёд, редко ошибается.
bot-about-master = Самый сильный: думает до секунды.
bot-rated = { $bot } · { $rating }
bots-level = Боты

## Начало
home-title = Дурак с друзьями и ботами
home-lead = Без регистрации и установки.
resume-title = Ваш стол
resume-turn = Ваш ход
resume-playing = Игра идёт
resume-lobby = Собираем игроков
resume-over = Раздача окончена
resume-go = Вернуться за стол
table-with = За столом: { $names }
table-alone = Пока никого больше нет
games-title = Игры
opponents = Соперники
play-now = Играть
invite = Позвать друзей
more-choices = Места, время, свои правила
join-title = Войти по коду
join-code = Код стола
join-go = Войти
watch-title = Смотреть
watch-none = Сейчас нет открытых столов с игрой.
watch-go = Смотреть стол { $code }
mine-title = Мои игры
mine-none = Здесь будут столы, за которыми вы играете.
mine-go = Открыть стол { $code }
status-lobby = собираем игроков
status-playing = идёт игра
status-over = окончена

## Новый стол
new-title = Новый стол
new-game = Игра
new-seats = Игроки
new-who = Кто где сидит
new-seat = Место { $number }
new-me = Я
new-open = Свободно для друга
new-pace = Время на ход
pace-off = Без часов
pace-slow = Не спеша
pace-fast = Быстро
new-bots = Боты ходят
delay-human = Как люди
delay-none = Мгновенно
new-privacy = Кто найдёт этот стол
new-private = Только по ссылке
new-public = Смотреть могут все
new-rules = Свои правила
new-book = По книге
new-book-note = Все спорные места так, как их понимает книга правил.
new-clause = пункт { $clause }
new-create = Создать стол
new-play = Начать игру
new-no-me = Вашего места нет: вы будете смотреть.

## Сбор игроков
lobby-title = Стол { $code }
lobby-waiting = { $open ->
    [0] Все места заняты.
    [one] Нужен ещё { $open } игрок.
    [few] Нужно ещё { $open } игрока.
   *[other] Нужно ещё { $open } игроков.
}
lobby-host-waits = Игру начнёт хозяин стола.
lobby-seats = Места
lobby-you = это вы
lobby-offline = нет связи
lobby-sit = Сесть
lobby-stand = Встать
lobby-fill = Кто займёт место { $number }
lobby-fill-open = Свободно для друга
lobby-invite = Позвать друзей
lobby-link = Ссылка на этот стол
lobby-code = Код стола
lobby-qr = QR-код со ссылкой на этот стол
lobby-qr-note = Наведите камеру телефона.
lobby-resume = Как вернуться на своё место
lobby-resume-link = Ссылка на ваше место
lobby-resume-note = Откроет ваше место на другом устройстве. Никому её не давайте.
lobby-start = Начать игру
lobby-start-bots = Начать; свободные места займут боты
lobby-watchers = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[other] Смотрят { $count } человек.
}

## Итог
result-title = Раздача окончена
result-show = Итог
result-durak-you = Вы остались в дураках
result-durak = Дурак: { $name }
result-durak-why = У всех остальных карты кончились, колода пуста.
result-durak-you-why = С картами остались только вы.
result-draw = Ничья
result-draw-why = Последние карты ушли одновременно: дурака нет.
result-endless-why = Игра пошла по кругу без отбоя, поэтому это ничья.
result-winners = Победа: { $names }
result-ranking = Итог: { $names }
result-tally = Сколько раз дурак
result-deals = { $count ->
    [one] Сыграна { $count } раздача
    [few] Сыграно { $count } раздачи
   *[other] Сыграно { $count } раздач
}
result-player = Игрок
result-duraks = Дурак
result-again = Следующая раздача
result-change = Сменить правила
result-replay = Просмотр раздачи
result-review = Разбор
result-record = Скачать запись
result-share = Скопировать итог
result-shared = { $game }, Kozyr. { $result } ({ $tally })
result-close = Посмотреть на стол

## Просмотр раздачи
replay-title = Просмотр последней раздачи
replay-none = За этим столом ещё не сыграно ни одной раздачи.
replay-start = Карты сданы
replay-step = Шаг { $step } из { $last }
replay-slider = Шаг
replay-first = В начало
replay-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = На шаг вперёд
replay-last = В конец
replay-hand = { $name }: карты
replay-no-cards = карт нет
replay-table = На столе
replay-table-empty = На столе пусто.
replay-talon = Колода: { $count }
replay-discard = Отбой: { $count }
replay-trump = Козырь: { $suit }
replay-no-trump = Без козыря
replay-to-table = Вернуться за стол
replay-opener = ходит
replay-defender = отбивается

## Неполадки
problem-unreachable = Сервер не отвечает. Он запущен?
problem-not-found = По этому адресу ничего нет.
problem-unknown = Не получилось ({ $code }).
problem-no-code = Введите код стола, например KQ7X4.
connection-lost = Связь прервалась. Соединяемся снова…
lost-title = Здесь пусто
lost-text = По этому адресу страницы нет.
table-lost-title = Такого стола нет
table-lost-text = Возможно, в коде опечатка или стол уже закрыт.
