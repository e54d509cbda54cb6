### Проигрыватель и его колонки.

player-file-unwritable = Не удаётся записать { $path }.
player-loudspeaker-unknown = Колонки «{ $name }» нет; известны { $known }.
