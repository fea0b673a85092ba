# The enchanted cards of durak: a name, a short text for the card, the full text with its clauses, and the presets.

power-6-name = Enchanted Six
power-7-name = Enchanted Seven
power-8-name = Enchanted Eight
power-9-name = Enchanted Nine
power-10-name = Enchanted Ten
power-J-name = Enchanted Jack
power-Q-name = Enchanted Queen
power-K-name = Enchanted King
power-A-name = Enchanted Ace

power-6 = Beats any card of the suit shown, even a trump.
power-7 = No trump of another suit beats it.
power-8 = Name a suit for it, any but trumps.
power-9 = Can be thrown in onto any ranks.
power-10 = Cannot be transferred.
power-J = Only a lower card of its suit or of trumps beats it.
power-Q = Beat with it: no more throw-ins in this bout.
power-K = Defend with it: you may reverse the direction.
power-A = Beats the ace of the suit shown, even of trumps.

power-6-text = When you beat with it, this card beats any card of the suit shown on it. The rank does not matter, and even trumps fall to it. (R40)
power-7-text = A trump of another suit cannot beat this card. Higher cards of its own suit can, and so can an enchanted Six that shows its suit and is not a trump. (R41)
power-8-text = Whenever you play this card, name a suit that is not trumps: it counts as the eight of that suit, in attack and in defence. Turned up as the trump card, it gives a game without trumps. (R42, R43)
power-9-text = This card can be thrown in even if no nine lies there, but not over the limit. Once it has joined other ranks, the attack cannot be transferred. (R44–R46)
power-10-text = An attack with this card cannot be transferred. All the Tens have to be beaten or taken. (R47)
power-J-text = This card is beaten only by a six, seven, eight, nine or ten of its suit or of the trump suit, also when it is a trump itself. (R48)
power-Q-text = If you beat with this card, nothing more can be thrown in during this bout. What lies there already still has to be beaten. (R49)
power-K-text = If you beat with this card and defend successfully, you may reverse the direction of play at the end of the bout. Between two players it does nothing. (R50)
power-A-text = This card beats the ace of the suit shown on it, even if that is a trump. (R51)

# What the marker of an assumption says when it is asked (Q27).
power-assumed = The book does not name this suit: it is our assumption.

# An enchanted card as it is read aloud; $card is its name.
card-enchanted = { $card }, enchanted

## Presets

preset-none = No enchanted cards
preset-6-7 = First game: sixes and sevens
preset-6-10 = Second game: sixes to tens
preset-6-Q = Third game: sixes to queens
preset-all = All nine sets
preset-free = My own choice
preset-note = The book suggests adding the sets step by step.
