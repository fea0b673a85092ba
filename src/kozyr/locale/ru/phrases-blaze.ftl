# Что атакующие могут сказать друг другу в Blaze; слышат все.

say-how-many = Сколько добавите?
say-i-add-1 = Добавлю 1
say-i-add-2 = Добавлю 2
say-i-add-3 = Добавлю 3
say-i-add-none = Я ничего не добавлю
say-you-go-first = Сначала вы
say-i-go-first = Сначала я
say-leave-it-to-me = Предоставьте это мне
say-over-to-you = Теперь вы
say-stop-here = На этом остановимся
