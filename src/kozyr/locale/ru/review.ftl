# Разбор игры: что решило её и почему. $name, $other — игроки по именам.
# $card, $better — сыгранная карта и лучшая; $on, $better_on — карты, на которые они отвечают; все в краткой записи.

## Почему лучше было сыграть иначе

review-why-other = Другой ход здесь обещает больше.

# Все карты уже известны, поэтому исход точен.
review-why-won-lost = Здесь можно вычислить все карты: лучший ход наверняка выигрывает, этот проигрывает.
review-why-won-drawn = Здесь можно вычислить все карты: лучший ход наверняка выигрывает, этот ведёт лишь к ничьей.
review-why-drawn-lost = Здесь можно вычислить все карты: лучший ход наверняка ведёт к ничьей, этот проигрывает.

# Защита в дураке
review-why-take-beat = { $better } бьёт { $better_on }, и это не козырь; кто берёт, теряет следующий ход.
review-why-take-beat-trump = На { $better_on } не жаль козыря { $better }: кто берёт, теряет следующий ход.
review-why-take-transfer = { $better } переводит ход, и брать ничего не нужно.
review-why-beat-take = Эта защита стоит хороших карт, начиная с { $card }; взять то, что лежит, дешевле.
review-why-beat-take-trump = Козырь { $card } дороже хода: лучше взять и сохранить его.
review-why-beat-transfer = Бить ничего не нужно: { $better } переводит ход.
review-why-beat-transfer-trump = Козырь { $card } не нужен: { $better } переводит ход.
review-why-beat-beat = { $better } тоже бьёт { $on }, а { $card } полезнее потом.
review-why-beat-beat-lower = Против { $on } хватает { $better }, а { $card } стоит сохранить.
review-why-beat-beat-other = Сейчас лучше побить { $better_on } картой { $better }; { $on } подождёт.
review-why-beat-beat-rank = { $card } — новое достоинство на столе, и к нему можно подкинуть; с { $better } такого нет.
review-why-beat-beat-trump = Против { $on } козырь не нужен: бьёт и { $better }.
review-why-transfer-beat = { $better } бьёт { $better_on }, а кто отбился, тот и ходит; { $card } остаётся на руках.
review-why-transfer-take = { $card } стоит сохранить: то, что лежит, можно взять.
review-why-transfer-transfer = { $better } тоже переводит ход, а { $card } полезнее потом.
review-why-transfer-transfer-lower = { $better } тоже переводит ход, а { $card } стоит сохранить.
review-why-transfer-transfer-suit = Лучше назвать другую масть: { $better }.

# Атака в дураке; отбивается $other.
review-why-attack-attack = Ход { $better } обещает больше, чем { $card }.
review-why-attack-attack-equal = За { $better } можно послать ещё одну карту того же достоинства.
review-why-attack-attack-higher = { $better } побить труднее, чем { $card }.
review-why-attack-attack-lower = { $better } не так жалко, как { $card }.
review-why-attack-attack-suit = Лучше назвать другую масть: { $better }.
review-why-attack-attack-trump = Козырь { $card } слишком хорош для атаки; { $better } не так жалко.
review-why-throw-throw = Подкинуть { $better } выгоднее, чем { $card }.
review-why-throw-throw-higher = { $better } побить труднее, чем { $card }.
review-why-throw-throw-lower = { $better } не так жалко, как { $card }.
review-why-throw-throw-suit = Лучше назвать другую масть: { $better }.
review-why-throw-throw-trump = Козырь { $card } слишком хорош, чтобы его подкидывать; { $better } не так жалко.
review-why-throw-hold = { $card } полезнее на руках, чем на столе.
review-why-throw-hold-taken = { $card } — подарок: её забирает { $other }.
review-why-throw-hold-trump = Козырь { $card } лучше сохранить, чем подкинуть.
review-why-hold-throw = Можно было подкинуть ещё { $better }: отбивается { $other }, и это лишняя забота.
review-why-hold-throw-off = { $other } почти без карт и уходит от поражения; можно было подкинуть { $better }.
review-why-hold-throw-taken = { $other } берёт, и можно было отдать заодно { $better }.
review-why-hold-reverse = Следующую атаку лучше направить на соседа с другой стороны.
review-why-reverse-hold = Следующую атаку лучше вести в прежнем направлении.

# Blaze; $other — целевой игрок или тот, на кого ставят.
review-why-pass-reject = { $better } отражает { $better_on }, и это не козырь; кто пасует, забирает все карты и пропускает ход.
review-why-pass-reject-trump = На { $better_on } не жаль козыря { $better }: кто пасует, забирает все карты и пропускает ход.
review-why-reject-pass = Отражать — значит терять хорошие карты, начиная с { $card }; забрать то, что лежит, дешевле.
review-why-reject-pass-trump = Козырь { $card } дороже хода: лучше спасовать и сохранить его.
review-why-reject-reject = { $better } тоже отражает { $on }, а { $card } полезнее потом.
review-why-reject-reject-lower = Против { $on } хватает { $better }, а { $card } стоит сохранить.
review-why-reject-reject-other = Сейчас лучше отразить { $better_on } картой { $better }; { $on } подождёт.
review-why-reject-reject-rank = { $card } — новое значение на столе, и к нему можно добавить; с { $better } такого нет.
review-why-reject-reject-trump = Против { $on } козырь не нужен: отражает и { $better }.
review-why-challenge-challenge = Вызов картой { $better } обещает больше, чем { $card }.
review-why-challenge-challenge-equal = За { $better } можно послать ещё одну карту того же значения.
review-why-challenge-challenge-higher = { $better } отразить труднее, чем { $card }.
review-why-challenge-challenge-lower = { $better } не так жалко, как { $card }.
review-why-challenge-challenge-trump = Козырь { $card } слишком хорош для вызова; { $better } не так жалко.
review-why-extend-extend = Добавить { $better } выгоднее, чем { $card }.
review-why-extend-extend-higher = { $better } отразить труднее, чем { $card }.
review-why-extend-extend-lower = { $better } не так жалко, как { $card }.
review-why-extend-extend-trump = Козырь { $card } слишком хорош, чтобы его добавлять; { $better } не так жалко.
review-why-extend-hold = { $card } полезнее на руках, чем на столе.
review-why-extend-hold-taken = { $card } — подарок: её забирает { $other }.
review-why-extend-hold-trump = Козырь { $card } лучше сохранить, чем добавить.
review-why-hold-extend = Можно было добавить ещё { $better }: целевой игрок — { $other }, и это лишняя забота.
review-why-hold-extend-off = { $other } почти без карт; можно было добавить { $better }.
review-why-hold-extend-taken = { $other } забирает карты, и можно было отдать заодно { $better }.
review-why-bet-bet-person = Вероятнее всего раунд проиграет { $other }.
review-why-bet-bet-one = { $other } проиграет раунд с немалой вероятностью: можно ставить 1.
review-why-bet-bet-zero = Ставить 1 слишком рискованно: если { $other } не проиграет, очко получит { $other }.

## Что можно было сделать, как конец фразы

review-do-attack = ходить картой { $card }
review-do-throw = подкинуть { $card }
review-do-beat = побить { $on } картой { $card }
review-do-transfer = перевести картой { $card }
review-do-take = взять
review-do-hold = сказать «бито»
review-do-hold-king = не менять направление
review-do-reverse = сменить направление
review-do-challenge = бросить вызов картой { $card }
review-do-extend = добавить { $card }
review-do-reject = отразить { $on } картой { $card }
review-do-pass = спасовать
review-do-hold-blaze = сказать «готово»

# $value — 0 или 1.
review-do-bet = ставить { $value } на игрока { $other }

## Отчёт в терминале

review-title = Разбор игры
review-about = Шансы — чего можно было ждать, зная то, что известно игроку: 100 % — лучший исход, 0 % — худший.
review-unfinished = Игра не доиграна, поэтому разбор доходит до места, где она прервалась.
review-moments = Решающие моменты
review-no-moments = Явных ошибок не было.
review-better = Лучше: { $action } ({ $before } вместо { $after }).
review-decisions = Все решения
review-no-decisions = Решать было нечего.
review-percent = { $percent } %
review-column-step = Шаг
review-column-decision = Решение
review-column-before = Лучшее
review-column-after = Сыграно
review-column-better = Лучше
review-column-open = Карты открыты
review-open-won = выигрыш
review-open-drawn = ничья
review-open-lost = проигрыш

# $before, $after — выигрыш, ничья или проигрыш: при лучшей игре и после хода.
review-open-changed = { $before } → { $after }

# Оценено $done решений из $count.
review-progress = Оценка решений: { $done } из { $count }
review-graph = Шансы по ходу игры
