"""A table: who sits where, the deal being played, time and presence; the only keeper of the truth outside the games."""
