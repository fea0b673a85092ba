# The review of a game on the page: its graph and the verdict on each step. $name: a player as he is called.

chances-start = Review this game
chances-about = A strong bot judges every decision, each from what its player knew.
chances-failed = The review could not be made.
# $points: by how many of 100 games.
chances-loss = costs { $points } of 100
# What the numbers of the graph mean.
chances-stakes-durak = Chance of not being the durak, in 100 games
chances-stakes-teams = Chance of the team to win, in 100 games
chances-stakes-ranking = Prospects, from 0 to 100
chances-slider = Step on the graph
# $chance: of 100.
chances-at = { $name } { $chance }
# Describes a line for those who do not see it. All numbers are of 100.
chances-line = { $name }: from { $first } to { $last }, at least { $least }, at most { $most }.
chances-show = Show the line of { $name }
# $before: with the best play. $after: with what was played.
chances-change = { $name }: { $before } of 100 before, { $after } after.
chances-kept = { $name } played the best: { $chance } of 100.
chances-forced = There was nothing to choose.
# $action: what could be done.
chances-better = Better: { $action }.
# Won, drawn or lost, if every card were open.
chances-open-kept = With open cards: { $result }.
chances-open-changed = With open cards: { $before } before, { $after } after.
