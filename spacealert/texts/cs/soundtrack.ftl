### Zvuková stopa jako soubor.

soundtrack-chapter = Fáze { $number }
