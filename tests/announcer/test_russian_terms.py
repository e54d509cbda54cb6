"""The Russian voices use the terms of the Russian rulebook, with the same meaning (§2.1)."""

import pytest

from spacealert.kit.audio import voice_pack

TERMS = {
    "begin": "обнаружена вражеская активность",
    "unconfirmed": "не подтверждено",
    "t3-serious-red": "серьёзная угроза. красный сектор",
    "incoming-data": "входящие данные",
    # The countdown is to the end of the transfer, not to its beginning.
    "data-transfer": "передача данных завершится через пять",
    "data-transfer-short": "передача данных завершится через пять",
    "communications-down": "система связи повреждена",
    "communications-restored": "связь восстановлена",
    "phase-1-warning-60": "первая фаза завершится через одну минуту",
    "phase-2-countdown": "вторая фаза завершится через пять",
    "phase-1-ended": "первая фаза завершена",
    "operation-countdown": "операция завершится через пять",
    # Not "accomplished", because nobody knows that yet.
    "operation-ended": "задание завершено",
}


@pytest.mark.parametrize("name", ["ru-aleksandr", "ru-irina"])
def test_spoken_lines_use_rulebook_terms(name: str) -> None:
    pack = voice_pack.load(name)
    assert {
        clip: pack.clip(clip).text for clip, term in TERMS.items() if term not in pack.clip(clip).text.lower()
    } == {}
