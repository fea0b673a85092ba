"""A server for browser tests: `kozyr serve`, but what is dealt follows from a seed.

python tests/web/serve_seeded.py --port 0 --data DIR --seed 7
"""

from contextlib import closing
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from kozyr.cli.serve import listen
from kozyr.store.folder import Folder
from kozyr.table.pace import GRACE
from kozyr.web.app import make_app
from kozyr.web.rates import Rates
from kozyr.web.running import run

HOST = "127.0.0.1"


def serve(data: Annotated[Path, typer.Option()], port: int = 0, seed: int = 1, grace: float = GRACE) -> None:
    """Serve until the process is stopped; prints the address when ready."""
    rates = Rates(tables_of_guest="100000/hour", tables_of_address="100000/hour", names_of_guest="100000/hour")
    with closing(listen(HOST, port)) as listening, closing(Folder(data)) as folder:
        app = make_app(folder, rng=Random(seed), luck=Random(seed), grace=grace, rates=rates)
        run(app, listening, HOST)


if __name__ == "__main__":
    typer.run(serve)
