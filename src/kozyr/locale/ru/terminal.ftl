# Стол в терминале (kozyr play): только то, чего нет на странице.

# Короткие названия клавиш для последней строки экрана.
terminal-short-cards = карта
terminal-short-play = ход
terminal-short-take = взять
terminal-short-blaze-pass = пас
terminal-short-done = бито
terminal-short-blaze-done = готово
terminal-short-hint = совет
terminal-short-new = сдать
terminal-short-quit = выход
terminal-short-help = помощь

help-key-blaze-done = готово
terminal-key-new = раздать заново
terminal-key-quit = выйти
terminal-help = Карту выбирают стрелками или мышью: под столом видно, что ею можно сделать и какой клавишей. Карта, которой нельзя сыграть, говорит почему.

# После конца раздачи.
terminal-next = N — новая раздача, Q — выход.
terminal-sure-new = Раздача не окончена. Ещё раз N — бросить её и раздать заново.
terminal-sure-quit = Раздача не окончена. Ещё раз Q — бросить её и выйти.
