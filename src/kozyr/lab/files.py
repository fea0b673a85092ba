"""Files of the lab, written under a passing name first, so that none is ever half there."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kozyr.lab.columns import Column, Row

if TYPE_CHECKING:
    import pyarrow as pa

TABLES: Final = (".parquet", ".csv")
PLOTS: Final = (".svg", ".png")


@contextmanager
def passing(file: Path) -> Iterator[Path]:
    """Give a passing name beside a file, which becomes the file at the end unless something fails.

    OSError at once if nothing can be written there.
    """
    if file.is_dir():
        raise IsADirectoryError(21, "is a folder", str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f".{file.stem}.part{file.suffix}")
    part.touch()
    try:
        yield part
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def check(file: Path, suffixes: Sequence[str], library: str) -> None:
    """See that a file's suffix is one of these and the library that writes it is there; ValueError if not."""
    if file.suffix not in suffixes:
        raise ValueError(f"{file}: the name must end with {' or '.join(suffixes)}")
    if find_spec(library) is None:
        raise ValueError(f"{file}: needs {library}; it comes with kozyr[lab]")


def write_table(file: Path, rows: Sequence[Row], columns: Sequence[Column]) -> None:
    """Write rows to Parquet or CSV by the file's suffix; a column that a row lacks is empty there."""
    from pyarrow import csv, parquet  # noqa: PLC0415 - large, and only a table needs it

    table = as_table(rows, columns)
    if file.suffix == ".csv":
        csv.write_csv(table, file)
    else:
        parquet.write_table(table, file)


def as_table(rows: Sequence[Row], columns: Sequence[Column]) -> "pa.Table":
    """Put rows into an Arrow table."""
    import pyarrow as pa  # noqa: PLC0415 - large, and only a table needs it

    kinds = {"int": pa.int64(), "float": pa.float64(), "text": pa.string(), "flag": pa.bool_()}
    return pa.table(
        {column.name: pa.array([row.get(column.name) for row in rows], kinds[column.kind]) for column in columns}
    )
