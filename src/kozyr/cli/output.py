"""What a command writes: every file is tried before the work begins, and is whole in the end or not there."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from kozyr.cli.stop import stop


def check(option: str, file: Path | None, suffixes: Sequence[str], library: str) -> None:
    """See that a file's suffix is one of these and the library that writes it is there."""
    from kozyr.lab import files

    try:
        if file is not None:
            files.check(file, suffixes, library)
    except ValueError as error:
        stop(f"{option} {error}")


@contextmanager
def written(option: str, path: Path) -> Iterator[None]:
    """Tell that a file or folder cannot be written, if that is so."""
    try:
        yield
    except OSError as error:
        stop(f"{option} {path}: cannot be written ({error.strerror or error})")


@contextmanager
def passing(option: str, file: Path | None) -> Iterator[Path | None]:
    """Try a file, if there is one to write; give the name to write it under, which it loses when all is done."""
    from kozyr.lab import files

    if file is None:
        yield None
        return
    with ExitStack() as stack:
        with written(option, file):
            part = stack.enter_context(files.passing(file))
        yield part
        with written(option, file):
            stack.close()
