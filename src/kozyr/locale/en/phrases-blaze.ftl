# What two attackers can say to each other in Blaze; everybody hears it.

say-how-many = How many do you add?
say-i-add-1 = I add 1
say-i-add-2 = I add 2
say-i-add-3 = I add 3
say-i-add-none = I add nothing
say-you-go-first = You go first
say-i-go-first = I go first
say-leave-it-to-me = Leave it to me
say-over-to-you = Over to you
say-stop-here = Let’s stop here
