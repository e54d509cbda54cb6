### Zvuková stopa jako soubor.

soundtrack-chapter = Fáze { $number }

soundtrack-phone = Mise v telefonu
soundtrack-phone-instead = Hrát z telefonu
soundtrack-phone-while = Telefony mohou misi otevřít, dokud je vidět tato obrazovka. Pak už síť nepotřebuje.
soundtrack-phone-browser = Otevřít v prohlížeči
soundtrack-phone-making = Mise se skládá do jedné stránky…
