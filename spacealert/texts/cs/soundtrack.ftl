### Zvuková stopa jako soubor.

soundtrack-chapter = Fáze { $number }
soundtrack-format-unknown = { $path }: neznámý druh zvukového souboru; známé přípony: { $known }.
soundtrack-shifted = o { $seconds } s { $way ->
    [early] dřív
   *[late] později
 }
soundtrack-shortened = zkráceno
soundtrack-unspoken = { $why ->
    [no-clip] jen na obrazovce: hlas pro to nemá použitelnou nahrávku
   *[no-room] jen na obrazovce: není čas to říct
 }
soundtrack-written = { $path }: { $minutes }:{ $seconds }, hlas { $voice }
soundtrack-report = Hlášení: { $cues }, { $shown ->
    [0] zazní všechna
   *[other] jen na obrazovce: { $shown }
 }{ $shifted ->
    [0] { "" }
   *[other] { "" }; posunuto: { $shifted }, nejvýš o { $farthest } s
 }{ $shortened ->
    [0] { "" }
   *[other] { "" }; zkráceno: { $shortened }
 }.
soundtrack-page = Palubní hlášení v telefonu
    .phase = Fáze
    .left = Do konce fáze
    .before = Položte telefon tak, aby ho slyšeli všichni, a začněte.
    .heard = Dosud ohlášeno
    .begin = Začít
    .pause = Pauza
    .resume = Pokračovat
    .again = Znovu
    .place = Místo v nahrávce
    .needs-script = Stránka potřebuje JavaScript. Na iPhonu ji otevřete v Safari, ne v náhledu souborů.

soundtrack-phone = Mise v telefonu
soundtrack-phone-instead = Hrát z telefonu
soundtrack-phone-while = Telefony mohou misi otevřít, dokud je vidět tato obrazovka. Pak už síť nepotřebuje.
soundtrack-phone-browser = Otevřít v prohlížeči
soundtrack-phone-making = Mise se skládá do jedné stránky…
