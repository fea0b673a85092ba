# Карты Blaze: как их называют и как пишут. У масти есть цвет, знак и буква.

blaze-suit-b = синяя
blaze-suit-r = красная
blaze-suit-y = жёлтая

# Масть в названии карты.
blaze-suit-of-b = синяя
blaze-suit-of-r = красная
blaze-suit-of-y = жёлтая

blaze-shape-b = волна
blaze-shape-r = пламя
blaze-shape-y = звезда

# Что стоит на карте рядом со знаком.
blaze-letter-b = С
blaze-letter-r = К
blaze-letter-y = Ж

blaze-value-1 = единица
blaze-value-2 = двойка
blaze-value-3 = тройка
blaze-value-4 = четвёрка
blaze-value-5 = пятёрка
blaze-value-6 = шестёрка
blaze-value-7 = семёрка
blaze-value-8 = восьмёрка
blaze-value-9 = девятка
blaze-value-F = Жар-птица

# $value — одно из blaze-value-…, $suit — одно из blaze-suit-of-….
blaze-card-name = { $suit } { $value }

# Значение и знак масти в краткой записи.
blaze-index-1 = 1
blaze-index-2 = 2
blaze-index-3 = 3
blaze-index-4 = 4
blaze-index-5 = 5
blaze-index-6 = 6
blaze-index-7 = 7
blaze-index-8 = 8
blaze-index-9 = 9
blaze-index-F = Ж
blaze-sign-b = ●
blaze-sign-r = ▲
blaze-sign-y = ★

# $value — одно из blaze-index-…, $suit — одно из blaze-sign-….
blaze-card-short = { $value }{ $suit }

blaze-firebird-note = 10 в вызове, 0 в ответе
blaze-back = закрытая карта
blaze-feather = перо, { $value }
blaze-bet-card = карта ставки, { $value }
blaze-bet-hidden = закрытая карта ставки
