# Hints at the table, against bots. $deed: what could be done, as the catalog of reviews says it.

hint = Hint
hint-thinking = Thinking…
# $chance: one of the lines below.
hint-line = { $deed }: { $chance }.
# $number: how many of 100 such games end well.
hint-chance-durak = you get away in { $number } of 100
hint-chance-teams = your team wins in { $number } of 100
hint-chance-ranking = your prospects are { $number } of 100
hint-sure-won-durak = you get away for certain
hint-sure-won-teams = your team wins for certain
hint-sure-drawn = a draw for certain
hint-sure-lost = lost, whatever is played
# The next best.
hint-other = { $deed }: { $number } of 100.
# $result: won, drawn or lost.
hint-other-sure = { $deed }: { $result }.
# $card: the whole name.
hint-card = { $card }, suggested
