# The table in the terminal (kozyr play): only what the page does not say.

# Short names of keys, for the last line of the screen.
terminal-short-cards = card
terminal-short-play = play
terminal-short-take = take
terminal-short-blaze-pass = pass
terminal-short-done = done
terminal-short-blaze-done = done
terminal-short-hint = hint
terminal-short-new = new
terminal-short-quit = quit
terminal-short-help = help

help-key-blaze-done = done
terminal-key-new = deal anew
terminal-key-quit = quit
terminal-help = Choose a card with the arrows or the mouse: below the table stands what it can do, each with its key. A card that cannot be played says why.

# After the end of a deal.
terminal-next = N deals again, Q quits.
terminal-sure-new = The deal is not over. N once more gives it up and deals anew.
terminal-sure-quit = The deal is not over. Q once more gives it up and quits.
