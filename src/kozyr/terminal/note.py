"""The line above the hand that tells the person something, until he or a bot does the next thing."""

from textual.widgets import Static

from kozyr.terminal.widgets import write


class Note(Static):
    """A text, with the card that it hints at ("" for none of the hand; None if it is no hint), or a question."""

    def __init__(self) -> None:
        super().__init__(id="note", markup=False)
        self.said = ""
        self.hinted: str | None = None
        self.is_question = False

    def say(self, text: str, hinted: str | None = None) -> None:
        """Tell another thing; it is seen when the table is shown."""
        self.said, self.hinted, self.is_question = text, hinted, False

    def forget(self) -> None:
        """Tell nothing any more."""
        self.say("")

    def confirmed(self, question: str) -> bool:
        """Ask; True if the question stands there already, so that asking for the same again is the answer."""
        if self.is_question and self.said == question:
            return True
        self.said, self.hinted, self.is_question = question, None, True
        return False

    def show(self) -> None:
        """Write it."""
        write(self, self.said)
        self.display = bool(self.said)
        self.set_class(self.hinted is not None, "-hint")
