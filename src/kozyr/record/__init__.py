"""Scenario files and game records: read, write, check, replay (docs/records.md)."""

from kozyr.record.errors import RecordError
from kozyr.record.header import why_no_name
from kozyr.record.reading import Record, load, played, read
from kozyr.record.running import Act, Failure, Step, acts, check, replay
from kozyr.record.script import Play
from kozyr.record.writing import write

__all__ = [
    "Act",
    "Failure",
    "Play",
    "Record",
    "RecordError",
    "Step",
    "acts",
    "check",
    "load",
    "played",
    "read",
    "replay",
    "why_no_name",
    "write",
]
