"""Where the one-folder build begins. It is its own interpreter too: `-P FILE` runs one of our modules in a process."""

import runpy
import sys
from pathlib import Path

from spacealert.__main__ import run

match sys.argv[1:]:
    case ["-P", file, *arguments]:
        # The build has modules but no source files, so the module is derived from the name the file would have.
        module = Path(file).relative_to(Path(__file__).parent).with_suffix("")
        sys.argv = [file, *arguments]
        runpy.run_module(".".join(module.parts), run_name="__main__", alter_sys=True)
    case _:
        run()
