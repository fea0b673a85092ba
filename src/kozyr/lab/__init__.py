"""Studies of the games: simulations, tournaments, benchmarks."""
