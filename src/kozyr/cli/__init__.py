"""The commands: kozyr serve, check, replay, simulate, bench."""
