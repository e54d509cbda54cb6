### Что говорит окно.

screen-title = Космическая тревога
screen-no-window = Здесь не открыть окна ({ $reason }). Играйте в терминале: spacealert play S2-3 --terminal
