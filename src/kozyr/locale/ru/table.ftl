# Игровой экран. $name — игрок по имени.

table-label = Стол

## Места

# $count — карты на руках.
seat-label = { $count ->
    [0] { $name }: карт нет
    [one] { $name }: { $count } карта
    [few] { $name }: { $count } карты
   *[many] { $name }: { $count } карт
}
seat-bot = Бот
seat-away = играет бот
seat-offline = нет связи
mute = Скрыть реплики: { $name }
seat-partner = партнёр
seat-with = в паре с игроком { $name }
seat-opponent = соперник
# Игрок этого места уже без карт; $name — его партнёр.
seat-played-by = играет { $name }
team-own = Вы и { $name }
role-opener = ходит
role-attacker = подкидывает
role-defender = отбивается
role-taking = берёт
role-held = бито
role-out = без карт

## Середина стола

trump-word = козырь
trump-label = Козырь: { $suit }
trump-none = без козыря
# $card — полное название.
trump-card = Козырная карта: { $card }
talon-label = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}
talon-empty = Колода пуста
discard-word = Отбой
discard-label = { $count ->
    [one] Отбой: { $count } карта
    [few] Отбой: { $count } карты
   *[many] Отбой: { $count } карт
}
# $lying — карты атаки на столе. $limit — сколько из них можно побить.
limit-label = На столе: { $lying }, побить можно не больше { $limit }
direction-forward = по часовой стрелке
direction-reversed = обратный ход
no-more-throws = подкидывать нельзя
# $name играет за $seat, партнёра без карт.
ghost-opener = { $name } ходит за партнёра ({ $seat })
ghost-defender = { $name } отбивается за партнёра ({ $seat })
ghost-my-opener = Вы ходите за партнёра ({ $seat })
ghost-my-defender = Вы отбиваетесь за партнёра ({ $seat })
# Перед именем или перед двумя, со знаками «отбился» и «взял».
next-word = далее:
next-you = вы
next-same = Следующий ход: { $name }.
next-if = Следующий ход: { $beaten }, если всё побито; { $taken }, если карты взяты.
pairs-label = Карты на столе
# $attack, $answer — полные названия карт.
pair-open = { $name }: { $attack }, не побита
pair-beaten = { $name }: { $attack }, побита картой { $answer }
stamp-taking = Берёт: { $name }

## Куда может лечь карта

place-attack = Ходить
place-throw = Подкинуть
place-transfer = Перевести
# $card, $on — полные названия карт.
place-beat = Побить: { $on }, картой { $card }

## Что делать сейчас

# $count — карты, которые ждут ответа.
prompt-my-attack-from = Вы ходите за партнёра ({ $from }), отбивается { $name }: выберите карту.
prompt-my-attack = Ваш ход, отбивается { $name }: выберите карту.
prompt-my-defence = { $count ->
    [one] Побейте { $count } карту или возьмите.
    [few] Побейте { $count } карты или возьмите.
   *[many] Побейте { $count } карт или возьмите.
}
prompt-my-defence-or-transfer = { $count ->
    [one] Побейте { $count } карту, переведите или возьмите.
    [few] Побейте { $count } карты, переведите или возьмите.
   *[many] Побейте { $count } карт, переведите или возьмите.
}
prompt-my-throw = Отбивается { $name }: можно подкинуть или сказать «бито».
prompt-my-throw-none = Подкинуть нечего: скажите «бито» или ждите новых карт.
prompt-my-throw-to-taker = Берёт { $name }: можно подкинуть ещё или закончить.
prompt-my-throw-to-taker-none = Берёт { $name }. Подкинуть нечего.
prompt-my-king = Вы отбились королём: сменить направление?
prompt-king = Направление выбирает { $name }.
prompt-attack = Ходит: { $name }.
prompt-defence = { $count ->
    [0] Отбивается: { $name }.
    [one] Отбивается: { $name }, ждёт { $count } карта.
    [few] Отбивается: { $name }, ждут { $count } карты.
   *[many] Отбивается: { $name }, ждут { $count } карт.
}
prompt-throw = Отбивается { $name }: кто подкинет?
prompt-taking = Берёт { $name }: кто подкинет ещё?
prompt-over = Раздача окончена.
prompt-place = Выберите, куда положить карту.
button-attack = Ходить
button-throw = Подкинуть
button-beat = Побить
button-transfer = Перевести
button-take = Беру
button-hold = Бито
button-hold-taking = Пусть берёт
button-hold-king = Не менять
king-explains = Если сменить, вы ходите на соседа с другой стороны, и игра идёт туда, пока не сыграет другой король.
# $card — карта коротко.
suit-question = Назовите масть для { $card }
suit-explains = Пока карта лежит, она этой масти. Козырную назвать нельзя.
suit-explains-free = Пока карта лежит, она этой масти.
question-cancel = Не сейчас
button-reverse = Сменить

## Рука, пояснения, присутствие

hand-label = { $count ->
    [0] У вас нет карт
    [one] У вас в руке: { $count } карта
    [few] У вас в руке: { $count } карты
   *[many] У вас в руке: { $count } карт
}
card-useless = { $card }, сейчас сыграть нельзя
# Кнопка на карте, лежащей на столе. $card — полное название.
card-ask = Что она делает: { $card }
info-shows = Указанная масть: { $suit }.
note-rule = Правило { $clause }
away = За вас играет бот.
away-back = Вернуться в игру

## Ход игры, фразы, помощь

history-title = Этот кон
history-empty = Пока ничего не произошло.
tool-sort = Порядок карт: { $order }
say = Сказать
say-hello = Привет!
say-thanks = Спасибо!
say-nice = Отлично сыграно!
say-oops = Ой!
say-hurry = Ходите, пожалуйста
say-wait = Минутку…
say-sorry = Извините!
say-good-game = Спасибо за игру!
help-title = Как играть
help-tap = Нажмите на карту: места, куда она может лечь, подсветятся. Нажмите на неё ещё раз или на место — и карта сыграна.
help-drag = Можно и перетащить её на стол.
help-several = На своём ходу нажмите несколько карт одного достоинства, чтобы положить их вместе.
help-why = Нажмите на любую другую карту, чтобы узнать, почему её нельзя сыграть.
help-info = Чтобы узнать, что делает зачарованная карта, подержите на ней палец, наведите курсор или нажмите I; карту на столе достаточно коснуться.
help-keys = Клавиши
help-key-cards = выбрать карту
help-key-uses = выбрать место
help-key-play = сыграть
help-key-gather = добавить карту того же достоинства
help-key-take = взять
help-key-done = бито
help-key-transfer = перевести выбранной картой
help-key-hint = как сыграл бы сильный бот
help-key-sort = порядок карт
help-key-log = показать или скрыть ход игры
help-key-escape = вернуть карту в руку
help-key-info = что делает зачарованная карта
help-key-suit = назвать масть восьмёрке
help-key-reverse = сменить направление после короля
help-key-help = эта подсказка
help-rules = Правила
