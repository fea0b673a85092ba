# Игровой экран Blaze. $name, $other — игроки по именам.

## Роли

blaze-role-active = активный
blaze-role-target = целевой
blaze-role-passing = пас
blaze-role-supporter = помощник
blaze-role-held = готово
blaze-role-bettor = ставит
blaze-role-placed = есть ставка
blaze-role-out = вне раунда

## Места

# $count — карты в стопке очков.
blaze-stack = { $count ->
    [one] Стопка очков: { $count } карта
    [few] Стопка очков: { $count } карты
   *[many] Стопка очков: { $count } карт
}
# $count — карты на руках.
blaze-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
blaze-bet-of = Закрытая ставка: { $name }
# $value — 0 или 1.
blaze-bet-own = Ваша ставка: { $value }

## Середина стола

blaze-trump = Козырь
blaze-deck = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}
blaze-deck-empty = Колода пуста
blaze-feathers = Перья
# $values — сколько они стоят, первым ближайшее.
blaze-feathers-label = { $count ->
    [0] Перьев не осталось
   *[other] Осталось перьев: { $count }, цена: { $values }
}
# $card — полное название.
blaze-discard-top = Верхняя карта сброса: { $card }
blaze-gone = Вышедшие карты
blaze-gone-none = пока ни одной
blaze-phase = Раунд { $round } · Фаза { $phase }
blaze-phase-bets = Раунд { $round } · Ставки
# $lying — карты вызова на столе.
blaze-limit = Карт вызова: { $lying } из { $limit } возможных
# $values — значения карт.
blaze-values = подходят: { $values }
# Кто следующий активный игрок.
blaze-next = Следующий активный игрок
blaze-next-rejected = отразит: { $name }
blaze-next-passed = пас: { $name }
blaze-duel = Вызов
blaze-history = Этот вызов
# $card, $answer — полные названия карт.
blaze-pair-open = { $name }: { $card }, не отражена
blaze-pair-unrejectable = { $name }: { $card }, её не отразить
blaze-pair-rejected = { $name }: { $card }, отражена картой { $answer }
blaze-unrejectable = не отразить
blaze-stamp-passed = { $name }: пас, карты в руку
blaze-place-reject = Отразить: { $on }, картой { $card }

## Что делать сейчас

blaze-prompt-my-challenge = Вы активный игрок. Целевой игрок — { $name }: бросьте вызов картой.
# $count — карты вызова, которые ждут ответа.
blaze-prompt-my-answer = { $count ->
    [one] Отразите { $count } карту или скажите «пас».
    [few] Отразите { $count } карты или скажите «пас».
   *[many] Отразите { $count } карт или скажите «пас».
}
blaze-prompt-my-extend = Целевой игрок — { $name }: можно добавить карты или сказать «готово».
blaze-prompt-my-extend-none = Добавить нечего: скажите «готово» или ждите новых карт.
blaze-prompt-my-extend-passed = { $name }: «пас». Можно добавить карты или сказать «готово».
blaze-prompt-my-extend-passed-none = { $name }: «пас». Добавить нечего: скажите «готово».
blaze-prompt-my-bet = Кто проиграет этот раунд? Сделайте ставку.
# $count — игроки без ставки.
blaze-prompt-bets = { $count ->
    [one] Не хватает { $count } ставки.
    [few] Не хватает { $count } ставок.
   *[many] Не хватает { $count } ставок.
}
blaze-prompt-challenge = Вызов бросает { $name }.
blaze-prompt-answer = { $count ->
    [one] { $name }: отразить { $count } карту или «пас».
    [few] { $name }: отразить { $count } карты или «пас».
   *[many] { $name }: отразить { $count } карт или «пас».
}
blaze-prompt-extend = Целевой игрок — { $name }. Кто добавит?
blaze-prompt-passed = { $name }: «пас». Кто добавит ещё?
blaze-prompt-over = Игра окончена.
blaze-prompt-place = Выберите, какую карту отразить.
blaze-button-challenge = Вызов
blaze-button-extend = Добавить
blaze-button-reject = Отразить
blaze-button-pass = Пас
blaze-button-hold = Готово
blaze-button-withdraw = Забрать назад
blaze-offer-mine = Ваша карта ждёт: сначала активный игрок.
blaze-offer-answer = { $name } предлагает { $card }. Сначала добавьте вы или скажите «готово».
blaze-offer-back = { $name } забирает { $card } назад.

## Ставки

blaze-bet-title = Кто проиграет этот раунд?
blaze-bet-whom = На кого ставите
blaze-bet-note = Выберите игрока, потом карту ставки. Она лежит закрытой до конца раунда.
blaze-bet-1-note = Очко вам, если проиграет { $name }, иначе очко получит { $name }.
blaze-bet-0-note = Никому не даёт очков. Карта вернётся к вам.
blaze-bet-waiting = Ставок сделано: { $placed } из { $players }
blaze-bet-mine = Ваша ставка — { $value }, на кого: { $name }.
blaze-reveal-card = Карта ставки { $value }

## Конец раунда и игры

blaze-round-over = Первый раунд проигрывает { $name }
blaze-bets-title = Ставки
blaze-reveal-bet = { $name } → { $other }
blaze-reveal-back = Карта возвращается.
blaze-reveal-point = Очко получает { $name }.
blaze-round-next = Второй раунд начинает { $name }.
blaze-trump-new = Новая козырная масть:
blaze-round-go = Ко второму раунду
blaze-over = Партия окончена
blaze-played = { $count ->
    [one] Сыграна { $count } партия
    [few] Сыграно { $count } партии
   *[other] Сыграно { $count } партий
}
blaze-again = Новая партия
blaze-replay = Просмотр последней партии
blaze-result = { $points ->
    [one] Побеждает { $name }: { $points } очко
    [few] Побеждает { $name }: { $points } очка
   *[many] Побеждает { $name }: { $points } очков
}
blaze-result-you = { $points ->
    [one] Победа за вами: { $points } очко
    [few] Победа за вами: { $points } очка
   *[many] Победа за вами: { $points } очков
}
blaze-result-tie = Поровну, по { $points }: { $name } и { $other }. Старшее перо второго раунда ставит выше игрока { $name }.
blaze-sheet-place = Место
blaze-sheet-round = Раунд { $round }
blaze-sheet-feather = Перо
blaze-sheet-bets = Ставки
blaze-sheet-total = Очки
blaze-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
blaze-replay-bet = { $name } → { $other }: ставка { $value }.

## Помощь

blaze-help-several = Бросая вызов, нажмите несколько карт одного значения, чтобы положить их вместе.
blaze-help-roles = Активный игрок бросает вызов целевому; помощник тоже может добавлять карты.
blaze-help-phrases = Скажите второму атакующему, сколько карт добавите: для этого есть готовые фразы.
help-key-blaze-gather = добавить карту того же значения
help-key-blaze-pass = пас
