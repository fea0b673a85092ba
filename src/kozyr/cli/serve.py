"""`kozyr serve`: tables in the browser, from this machine."""

import os
import socket
from contextlib import closing
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from kozyr.table.arbiter import CONTEST
from kozyr.table.pace import GRACE

HOST = "127.0.0.1"
PORT = 8763


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = HOST,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")] = PORT,
    data: Annotated[
        Path | None, typer.Option(help="Folder that keeps tables and guests.", show_default="yours")
    ] = None,
    grace: Annotated[
        float, typer.Option(min=0.0, help="Seconds without connection before a bot plays for a person.")
    ] = GRACE,
    contest: Annotated[
        float, typer.Option(min=0.0, help="Seconds that a contested card is offered before it is played (Blaze).")
    ] = CONTEST,
    thinkers: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="Processes in which bots think.", show_default="one a processor"),
    ] = None,
) -> None:
    """Serve tables in the browser until Ctrl-C."""
    from kozyr.bots.workers import cores
    from kozyr.store.folder import Folder, FolderError
    from kozyr.web.app import make_app
    from kozyr.web.running import run

    try:
        listening = listen(host, port)
    except OSError as error:
        _stop(f"cannot listen on {host} port {port}: {error.strerror or error}; choose another with --port or --host")
    with closing(listening):
        try:
            with closing(Folder(data or data_folder())) as folder:
                app = make_app(folder, grace=grace, contest=contest, thinkers=thinkers or cores())
                run(app, listening, host)
        except FolderError as error:
            _stop(str(error))


def listen(host: str, port: int) -> socket.socket:
    """Open the listening socket; OSError when the address is taken or not ours."""
    family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, number)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening


def data_folder() -> Path:
    """Give the folder for a user's data by the desktop's convention (XDG base directories)."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if chosen and Path(chosen).is_absolute():
        return Path(chosen) / "kozyr"
    try:
        return Path.home() / ".local" / "share" / "kozyr"
    except RuntimeError:
        _stop("this user has no home folder; name a data folder with --data")


def _stop(why: str) -> NoReturn:
    typer.echo(f"kozyr serve: {why}", err=True)
    raise typer.Exit(1)
