"""The one error of the package: a file that cannot be read, with the place and the reason."""


class RecordError(ValueError):
    """A scenario file or a record is broken: where, and why."""

    def __init__(self, place: str, why: str) -> None:
        """Keep the place ("seats", "[deal]", 'step 3 "A take"') and the reason, both for people."""
        super().__init__(f"{place}: {why}")
        self.place = place
        self.why = why
