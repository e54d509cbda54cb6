### Přehrávač a jeho reproduktory.

player-loudspeaker-unknown = Reproduktor „{ $name }“ neexistuje; k dispozici jsou { $known }.

player-begins-after-end = { $id } končí v { $end }; zadejte dřívější čas začátku.
player-nothing-interrupted = { $id ->
    [none] Žádná mise nezůstala přerušená: není v čem pokračovat.
   *[other] Mise { $id } nezůstala přerušená: není v čem pokračovat.
 }
player-played-elsewhere = { $mission }: tato mise právě běží v jiném okně nebo terminálu.
player-other-interrupted = { $id } přerušena nebyla. { $last }
player-interrupted-over = { $mission }: akční kolo skončilo, vyhodnocení teprve přijde: spacealert
player-interrupted = { $mission }: přerušeno v čase { $time }, ve fázi { $phase }.
player-resume-how = Odtud se pokračuje příkazem: spacealert play --resume --terminal
player-resume-ask = Enter: pokračovat odtud; n a Enter: začít { $id }, přerušená mise zůstane uložena.
player-resume-no = n
player-yes = a
player-not-begun = { $mission }: mise nezačala, není v čem pokračovat.
player-kept = { $mission }: uloženo v čase { $time }. Pokračovat: spacealert play --resume, tady s --terminal.
player-not-saved = { $mission }: v čase { $time } se nepodařilo uložit. { $why }
player-keys = Mezerník pauza · ← → 10 s · r zopakovat · m ztlumit · s siréna · + − hlasitost · c karty · h klávesy · q konec
player-cards-keys = Enter: zapsat · Delete: odebrat · Tab: jiná hrozba · ?: losuje program · Esc: zavřít
player-card-line = { $place }: { $card }
player-cards-open = { $count ->
    [one] Chybí { $count } karta hrozby: stiskněte c
    [few] Chybí { $count } karty hrozeb: stiskněte c
   *[other] Chybí { $count } karet hrozeb: stiskněte c
 }
player-help-keys = Esc: zavřít
player-phase = Fáze { $number }, zbývá { $left }
player-ready = Připraveni? Čas spustí mezerník nebo Enter.
player-paused = PAUZA
player-muted = ztlumeno
player-lost = žádný reproduktor
player-unsaved = NEUKLÁDÁ SE
player-down = VÝPADEK KOMUNIKACE { $left }
player-shown = [{ $text }]
player-quit = Ukončit misi? a: ano · jiná klávesa: ne
player-over = Akční kolo skončilo.
player-read-now = ČTĚTE
player-read-count = za { $count }
player-read-next = číst za { $left }
player-events-port = Port { $port } nelze obsadit: { $reason }. Mise nezačala; zvolte jiný pomocí --events-port.
