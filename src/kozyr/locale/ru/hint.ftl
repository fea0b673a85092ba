# Подсказки за столом, против ботов. $deed — что можно сделать, словами каталога разборов.

hint = Подсказка
hint-thinking = Думаю…
# $chance — одна из строк ниже.
hint-line = { $deed }: { $chance }.
# $number — сколько из 100 таких игр кончаются хорошо.
hint-chance-durak = вы спасаетесь в { $number } из 100
hint-chance-teams = ваша команда побеждает в { $number } из 100
hint-chance-ranking = ваши виды на игру — { $number } из 100
hint-sure-won-durak = вы наверняка спасаетесь
hint-sure-won-teams = ваша команда наверняка побеждает
hint-sure-drawn = верная ничья
hint-sure-lost = проигрыш при любом ходе
# Следующее по силе.
hint-other = { $deed }: { $number } из 100.
# $result — выигрыш, ничья или проигрыш.
hint-other-sure = { $deed }: { $result }.
# $card — полное название.
hint-card = { $card }, карта подсказки
