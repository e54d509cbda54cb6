"""Messages that system libraries write past Python to the terminal are suppressed, and later ones are not."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from spacealert.kit.process import silence_stderr


def test_library_output_is_silenced_only_briefly(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="no device"), silence_stderr():
        os.write(2, b"ALSA, PulseAudio and X complain\n")
        raise ValueError("no device")
    os.write(2, b"ours\n")
    assert capfd.readouterr().err == "ours\n"


def test_nested_silencing_restores_stderr(capfd: pytest.CaptureFixture[str]) -> None:
    inside = threading.Event()

    def first() -> None:
        with silence_stderr():
            inside.set()
            threading.Event().wait(0.1)

    def second() -> None:
        inside.wait()
        with silence_stderr():
            threading.Event().wait(0.2)

    with ThreadPoolExecutor() as threads:
        for ended in [threads.submit(first), threads.submit(second)]:
            ended.result()
    os.write(2, b"ours\n")
    assert capfd.readouterr().err == "ours\n"
