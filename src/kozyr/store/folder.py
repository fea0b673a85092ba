"""The data folder: made for its owner only, used by one process at a time, home of the secret."""

import fcntl
import os
import secrets
from pathlib import Path


class FolderError(Exception):
    """The data folder cannot be used; the message says why and what to do."""


class Folder:
    """A data folder that this process holds until `close`; the system lets go of it when the process dies."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = os.open(path / "lock", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise FolderError(
                f"cannot use the data folder {path}: {error.strerror}; choose another with --data"
            ) from error
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._lock)
            raise FolderError(
                f"another kozyr serves from the data folder {path}; choose another with --data"
            ) from error

    def secret(self) -> str:
        """Give the key that signs cookies and links; made on first use, readable by its owner only."""
        path = self.path / "secret"
        if not path.exists():
            fresh = self.path / "secret.new"
            fresh.unlink(missing_ok=True)
            handle = os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            with os.fdopen(handle, "w", encoding="ascii") as file:
                file.write(secrets.token_urlsafe(32))
                file.flush()
                os.fsync(file.fileno())
            fresh.rename(path)
        return path.read_text(encoding="ascii")

    def close(self) -> None:
        """Let the next process in."""
        os.close(self._lock)
