"""File locks: one process holds a lock, all can see it, and checking it takes it from nobody."""

import threading
from pathlib import Path

from spacealert.kit.storage.locks import Lock, is_locked


def test_only_one_holds_a_lock_until_it_is_released(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "lock"
    first, second = Lock(path), Lock(path)
    assert not is_locked(path)
    assert first.acquire()
    assert is_locked(path)
    assert not second.acquire()
    first.release()
    assert not is_locked(path)
    assert second.acquire()
    second.release()


def test_checking_a_lock_does_not_block_it(tmp_path: Path) -> None:
    path, over = tmp_path / "lock", threading.Event()

    def look() -> None:
        while not over.is_set():
            is_locked(path)

    threads = [threading.Thread(target=look) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(200):
            lock = Lock(path)
            assert lock.acquire()
            assert is_locked(path)
            lock.release()
    finally:
        over.set()
        for thread in threads:
            thread.join()


def test_two_processes_never_hold_a_lock_together(tmp_path: Path) -> None:
    path, inside, most = tmp_path / "lock", [], []

    def come_and_go() -> None:
        for _ in range(150):
            lock = Lock(path)
            if lock.acquire():
                inside.append(lock)
                most.append(len(inside))
                inside.remove(lock)
                lock.release()

    threads = [threading.Thread(target=come_and_go) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert max(most) == 1


def test_unwritable_folder_does_not_block(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    lock = Lock(tmp_path / "file" / "lock")
    assert lock.acquire()
    assert not is_locked(tmp_path / "file" / "lock")
    lock.release()
