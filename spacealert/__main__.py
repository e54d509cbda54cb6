"""The entry point of the `spacealert` command and of `python -m spacealert`."""

import gc

from spacealert.kit import process


def run() -> None:
    """Run the command line. Until a command decides otherwise, Ctrl-C exits at once."""
    process.end_at_once()
    # What modules bring stays to the end; looking through it for rubbish would take a tenth of the start.
    gc.disable()
    from spacealert.apps.cli import main

    gc.freeze()
    gc.enable()
    main()


if __name__ == "__main__":
    run()
