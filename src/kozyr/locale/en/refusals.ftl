# Why something could not be done, in whole sentences.
# $name: a player as he is called. $card, $on: cards in short form. The other values are numbers.

## Who may do what, and when

refuse-over = The game is over, so nothing more can be played.
refuse-out = You are out of the game and have nothing more to play.
refuse-only-opener = Only { $name } may lay the first card of this bout.
refuse-already-opened = The first card of this bout has been laid; now cards can only be thrown in.
refuse-not-opened = The first card of this bout has not been laid yet.
refuse-only-defender = Only { $name } may do that, as the defender.
refuse-not-in-hand = You do not hold { $card }.

## Throwing in

refuse-defender-throws = You are defending, and the defender cannot throw in.
refuse-partner-throws = You cannot throw in against your own partner.
refuse-rank-not-on-table = { $card } cannot be thrown in: no card of its rank is on the table.
refuse-held = You said “done”. You may throw in again when another card is laid or the defender takes.
refuse-closed = A Queen has beaten, so nothing more can be thrown in until the bout ends.
refuse-nine-at-limit = The limit of this bout is reached, so a Nine cannot join cards of other ranks.
refuse-limit =
    { $limit ->
        [one] At this table no more than { $limit } card may lie before the defender, and it is there already.
       *[other] At this table no more than { $limit } cards may lie before the defender, and they are there already.
    }
refuse-limit-after-take =
    { $limit ->
        [one] The defender takes, so no more than { $limit } card may lie there in all, and it is there already.
       *[other] The defender takes, so no more than { $limit } cards may lie there in all, and they are there already.
    }
refuse-no-throw-after-take = At this table nothing may be thrown in once the defender takes.

## Beating and taking

refuse-not-on-table = { $on } is not on the table as an attack card.
refuse-already-beaten = { $on } is beaten already.
refuse-beat-lower = { $card } does not beat { $on }: it is not higher.
refuse-beat-suit = { $card } does not beat { $on }: it is neither of that suit nor a trump.
refuse-beat-trump = { $card } does not beat { $on }: only a higher trump beats a trump.
refuse-beat-seven = { $card } does not beat { $on }: a trump of another suit cannot beat an enchanted Seven.
refuse-beat-jack = { $card } does not beat { $on }: only a lower card of its suit or of the trump suit beats an enchanted Jack.
refuse-beat-eight = { $card } does not beat { $on }: an enchanted Eight is an eight of the suit you name, and never a trump.
refuse-taking = You have said that you take, and that is final.
refuse-nothing-to-take = Every card is beaten, so there is nothing to take.

## Transferring

refuse-transfer-off = This table plays without transfers.
refuse-transfer-after-beat = A card has been beaten, so the attack can no longer be transferred.
refuse-transfer-rank = { $card } cannot transfer the attack: it must have the rank of the cards on the table.
refuse-transfer-ranks = The cards on the table have different ranks, so the attack cannot be transferred.
refuse-transfer-nine = A Nine has joined cards of another rank, so the attack can no longer be transferred.
refuse-transfer-ten = Enchanted Tens cannot be transferred.
refuse-transfer-hand =
    { $cards ->
        [0] After the transfer { $lying } cards would lie before { $name }, who has none in hand.
        [one] After the transfer { $lying } cards would lie before { $name }, who has only { $cards } in hand.
       *[other] After the transfer { $lying } cards would lie before { $name }, who has only { $cards } in hand.
    }
refuse-team-transfer-off = In team games at this table the attack cannot be transferred.

## Done, King and Eight

refuse-defender-holds = Only attackers say “done”; as the defender you beat, transfer or take.
refuse-nothing-to-hold = Nothing is waiting for your “done” now.
refuse-no-king = You may reverse the direction only when you have just defended with an enchanted King.
refuse-king-decides = First { $name } decides whether to reverse the direction.
refuse-king-first = First decide whether to reverse the direction.
refuse-name-a-suit = Name a suit for the enchanted Eight.
refuse-named-trump = An enchanted Eight cannot be named the trump suit.
refuse-no-suit = Only an enchanted Eight is named a suit.

## At the table

refuse-stale = The table has changed in the meantime, so nothing was played. Look again, please.
refuse-hold-stale = Another card came first, so your “done” does not count. Look again, please.
refuse-not-seated = You have no seat at this table.
refuse-not-started = The game has not started yet.
refuse-already-started = The game is on already.
refuse-seats-open = Some seats are still open. Fill them first.
refuse-no-such-seat = This table has no such seat.
refuse-not-host = Only the host of this table may do that.
refuse-unknown-table = There is no table with this code.
refuse-table-full = All the seats at this table are taken.
refuse-seat-taken = This seat is taken.
refuse-bad-name = This name cannot be used. Please choose another one.
refuse-bad-option =
    { $reason ->
        [unknown] This game has no setting called “{ $option }”.
        [seats] The setting “{ $option }” is for { $needed } players only.
       *[value] This cannot be chosen for the setting “{ $option }”.
    }
refuse-unknown-game = There is no game called “{ $game }”.
refuse-bad-seats = This game is for { $least } to { $most } players, not for { $seats }.
refuse-one-seat-each = You can take only one seat at a table.
refuse-unknown-bot = There is no bot of this kind.
refuse-unknown-action = This game does not know the action “{ $action }”.
refuse-only-cards-together = Only cards can be played together.
refuse-offer-waits = Your offered card is still waiting. To do something else, take it back first.
refuse-no-offer = You have no offered card to take back.
refuse-hint-off = Hints are only for tables where you play against bots alone.
refuse-hint-not-now = There is a hint only when it is your turn to act.
refuse-not-stored = The server could not save this, so it does not count. Please try again.
refuse-malformed = The server did not understand this message.
refuse-too-large = The message is too large for the server.
refuse-too-fast = Too much came at once. Please wait a moment and try again.
refuse-no-record = This table has no finished deal yet.
refuse-not-allowed = The server cannot do that at this address.
refuse-server-error = Something went wrong on the server. Please try again.
refuse-foreign-origin = This request came from another site, so it was refused.
refuse-forged-cookie = The browser’s pass for this site is not valid. Please load the page again.
refuse-no-guest = The server does not know you yet. Please load the page again.
refuse-too-many-sockets = This table is open in too many windows. Please close some.
