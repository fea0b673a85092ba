# Lo que pueden decirse dos atacantes en Blaze; lo oyen todos.

say-how-many = ¿Cuántas añades?
say-i-add-1 = Añado 1
say-i-add-2 = Añado 2
say-i-add-3 = Añado 3
say-i-add-none = Yo no añado nada
say-you-go-first = Tú primero
say-i-go-first = Yo primero
say-leave-it-to-me = Déjamelo a mí
say-over-to-you = Te lo dejo a ti
say-stop-here = Dejémoslo aquí
