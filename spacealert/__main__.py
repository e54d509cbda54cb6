"""Where the `spacealert` command and `python -m spacealert` begin."""

import gc

from spacealert.kit import process


def run() -> None:
    """Each command decides what Ctrl-C does; while it is still being loaded there is nothing to tidy up."""
    process.end_at_once()
    # What modules bring stays to the end; looking through it for rubbish would take a tenth of the start.
    gc.disable()
    from spacealert.apps.cli import main

    gc.freeze()
    gc.enable()
    main()


if __name__ == "__main__":
    run()
