"""Where the `spacealert` command and `python -m spacealert` begin."""

import gc
import sys


def run() -> None:
    """`main` is quiet about Ctrl-C; while it is still being loaded, this is."""
    try:
        # What modules bring stays to the end; looking through it for rubbish would take a tenth of the start.
        gc.disable()
        from spacealert.apps.cli import main

        gc.freeze()
        gc.enable()
        main()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    run()
