"""The entry point of the `spacealert` command and of `python -m spacealert`."""

import gc
import os

from spacealert.kit import process


def run() -> None:
    """Run the `spacealert` command line."""
    process.exit_on_ctrl_c()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # idle threads of numpy would keep every core busy
    # Imported objects live until exit; collecting them would take a tenth of the start time.
    gc.disable()
    from spacealert.apps.cli import main

    gc.freeze()
    gc.enable()
    main()


if __name__ == "__main__":
    run()
