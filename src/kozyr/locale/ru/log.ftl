# Что произошло за столом, по фразе на запись.
# $name, $names — игроки по именам. $card, $on — карты в краткой записи. $count — число карт.

log-attack = { $name } ходит: { $card }.
log-throw = { $name } подкидывает: { $card }.
log-beat = { $name } бьёт { $on } картой { $card }.
log-transfer = { $name } переводит: { $card }.
log-take = { $name } берёт.
log-hold = { $name }: «бито».
log-reverse = { $name } меняет направление.
log-hold-king = { $name } не меняет направление.

# $name — кто отбивается, $count — сколько карт уходит со стола.
log-bout-beaten =
    { $count ->
        [one] { $name } отбивается: { $count } карта уходит в отбой.
        [few] { $name } отбивается: { $count } карты уходят в отбой.
       *[many] { $name } отбивается: { $count } карт уходит в отбой.
    }
log-bout-taken =
    { $count ->
        [one] { $name } забирает { $count } карту.
        [few] { $name } забирает { $count } карты.
       *[many] { $name } забирает { $count } карт.
    }

log-out = Без карт: { $name }.
log-returned =
    { $count ->
        [one] { $name } получает обратно { $count } лишнюю карту.
        [few] { $name } получает обратно { $count } лишние карты.
       *[many] { $name } получает обратно { $count } лишних карт.
    }
log-draws =
    { $count ->
        [one] { $name } добирает { $count } карту.
        [few] { $name } добирает { $count } карты.
       *[many] { $name } добирает { $count } карт.
    }
log-opens = { $name } показывает младший козырь { $card } и начинает.
log-opens-nobody = Козырей нет ни у кого, начинает сдающий: { $name }.
log-opens-next = { $name } начинает следующий кон.

log-over-durak = Карты остались только у одного игрока. Дурак — { $name }.
log-over-draw = Карт не осталось ни у кого: ничья.
log-over-winners = Победа: { $names }.
log-endless = Игра ходит по кругу: ничья.
