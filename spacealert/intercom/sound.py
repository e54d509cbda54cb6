"""The one form in which sound exists here: mono samples in 32-bit floats, at the rate of `voice.RATE`."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Samples: TypeAlias = NDArray[np.float32]
