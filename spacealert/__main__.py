"""Where the `spacealert` command and `python -m spacealert` begin."""

import sys


def run() -> None:
    """`main` is quiet about Ctrl-C; while it is still being loaded, this is."""
    try:
        from spacealert.cli import main

        main()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    run()
