"""Faults in the log: what went wrong and where, without values that could be secret."""

import logging
from traceback import extract_tb

import structlog

FRAMES = 6

logger = structlog.get_logger(__name__)


def log_fault(event: str, error: BaseException) -> None:
    """Log the kind of an error and the lines it came through; never its message, which may quote a hand."""
    frames = extract_tb(error.__traceback__)[-FRAMES:]
    logger.error(event, error=type(error).__name__, at=[f"{frame.filename}:{frame.lineno}" for frame in frames])


class Reticent(logging.Handler):
    """Passes on what libraries log, without the values they put into it."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log the bare text of a record, and of an error its kind and place."""
        if record.exc_info and record.exc_info[1] is not None:
            log_fault(record.name, record.exc_info[1])
        else:
            logger.log(record.levelno, record.name, text=str(record.msg))
