# Что произошло в Blaze, по фразе на запись.
# $name, $names, $other — игроки по именам. $card, $on — карты в краткой записи. $count — число карт.

log-challenge = { $name } бросает вызов: { $card }.
log-extend = { $name } добавляет: { $card }.
log-reject = { $name } отражает { $on } картой { $card }.
log-pass = { $name }: «пас».
log-blaze-hold = { $name }: «готово».

# Первенство активного игрока (B19).
log-offer = { $name } предлагает: { $card }.
log-offer-returned = { $name } забирает { $card } назад: последнее место занял активный игрок.

# $name — целевой игрок, $count — сколько карт уходит со стола.
log-challenge-rejected =
    { $count ->
        [one] { $name } отражает вызов: { $count } карта уходит в отбой.
        [few] { $name } отражает вызов: { $count } карты уходят в отбой.
       *[many] { $name } отражает вызов: { $count } карт уходит в отбой.
    }
log-challenge-passed =
    { $count ->
        [one] { $name } забирает { $count } карту.
        [few] { $name } забирает { $count } карты.
       *[many] { $name } забирает { $count } карт.
    }
log-next-active = Следующий активный игрок: { $name }.

## Раунды, фазы и ставки

# $name — первый активный игрок, $card — козырная карта.
log-round-1 = Первый раунд начинает { $name }; козырная карта — { $card }.
log-round-2 = Второй раунд начинает { $name } после проигранного первого; козырная карта — { $card }.
log-bets = Колода кончилась: все делают ставки.
log-bet-placed = Ставка сделана: { $name }.
log-phase-2 = Все ставки сделаны. Вторую фазу начинает { $name }.
log-bet-on = { $name } ставит на игрока { $other }.
# $value — сколько стоит перо.
log-feather = { $name } берёт перо за { $value }.
log-round-lost = { $name } остаётся без пера и проигрывает раунд.
log-bets-revealed = Ставки открыты.
log-bet-revealed-0 = { $name } → { $other }: ставка 0, карта возвращается.
log-bet-revealed-hit = { $name } → { $other }: ставка 1, угадано. Очко получает { $name }.
log-bet-revealed-missed = { $name } → { $other }: ставка 1, мимо. Очко получает { $other }.

## Конец

log-cut-short-1 = Фаза идёт по кругу: остаток колоды уходит в отбой.
log-cut-short-2 = Фаза идёт по кругу: оставшиеся перья получают те, у кого меньше карт.
log-over-ranking = Места: { $names }.
log-score =
    { $score ->
        [one] { $name }: { $score } очко.
        [few] { $name }: { $score } очка.
       *[many] { $name }: { $score } очков.
    }
