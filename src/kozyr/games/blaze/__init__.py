"""Blaze by its rulebook: two rounds of two phases, bets and feathers."""
