# Карты и масти: как их называют и как пишут.

suit-s = пики
suit-c = трефы
suit-d = бубны
suit-h = червы

# Масть в названии карты.
suit-of-s = пик
suit-of-c = треф
suit-of-d = бубен
suit-of-h = червей

rank-6 = шестёрка
rank-7 = семёрка
rank-8 = восьмёрка
rank-9 = девятка
rank-10 = десятка
rank-J = валет
rank-Q = дама
rank-K = король
rank-A = туз

# $rank — одно из rank-…, $suit — одно из suit-of-….
card-name = { $rank } { $suit }

# Зачарованная восьмёрка на столе: $card — её название или краткая запись, $suit — одно из suit-….
card-named = { $card }, названы { $suit }

# Что стоит в углу карты.
index-6 = 6
index-7 = 7
index-8 = 8
index-9 = 9
index-10 = 10
index-J = В
index-Q = Д
index-K = К
index-A = Т

sign-s = ♠
sign-c = ♣
sign-d = ♦
sign-h = ♥

# $rank — одно из index-…, $suit — одно из sign-….
card-short = { $rank }{ $suit }
card-short-named = { $rank }{ $suit }→{ $named }
