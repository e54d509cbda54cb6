"""Where the one-folder build begins. It holds its own interpreter, so `-m MODULE` starts a module as `python` would."""

import runpy
import sys

from spacealert.__main__ import run

if "-m" in sys.argv[1:-1] and all(word.startswith("-") for word in sys.argv[1 : sys.argv.index("-m")]):
    del sys.argv[: sys.argv.index("-m") + 1]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
else:
    run()
