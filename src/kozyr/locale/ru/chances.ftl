# Разбор игры на странице: график и оценка каждого шага. $name — имя игрока.

chances-start = Разобрать игру
chances-about = Сильный бот оценивает каждое решение по тому, что знал игрок.
chances-failed = Разбор не получился.
# $points — в скольких играх из 100.
chances-loss = стоит { $points } из 100
# Что значат числа на графике.
chances-stakes-durak = Шансы не остаться в дураках, из 100
chances-stakes-teams = Шансы команды на победу, из 100
chances-stakes-ranking = Виды на игру, от 0 до 100
chances-slider = Шаг на графике
# $chance — из 100.
chances-at = { $name } { $chance }
# Описывает линию для тех, кто её не видит. Все числа — из 100.
chances-line = { $name }: от { $first } до { $last }, не ниже { $least }, не выше { $most }.
chances-show = Показать линию: { $name }
# $before — при лучшей игре. $after — после хода.
chances-change = { $name }: было { $before } из 100, стало { $after }.
chances-kept = { $name }: лучший ход, { $chance } из 100.
chances-forced = Выбора не было.
# $action — что можно было сделать.
chances-better = Лучше: { $action }.
# Выигрыш, ничья или проигрыш, если открыть все карты.
chances-open-kept = При открытых картах: { $result }.
chances-open-changed = При открытых картах: было — { $before }, стало — { $after }.
