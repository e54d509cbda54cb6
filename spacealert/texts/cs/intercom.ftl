### Co říká palubní počítač. Každý text je jedna nahrávka hlasu nebo její část; `.spoken` je týž text tak, jak ho dostane
### syntetizér, kterému se musí napovědět výslovnost.

intercom-alert = Poplach!
intercom-repeat = Opakuji.
intercom-unconfirmed = Nepotvrzené hlášení.
intercom-begin = Pozor! Zjištěna nepřátelská aktivita. Zahajte první fázi.

intercom-body = Čas T+{ $turn }. { $zone ->
    [internal] { $seriousness ->
        [serious] Vážná vnitřní hrozba.
       *[threat] Vnitřní hrozba.
    }
   *[other] { $seriousness ->
        [serious] Vážná hrozba.
       *[threat] Hrozba.
    } { $zone ->
        [red] Červená
        [white] Bílá
       *[blue] Modrá
    } zóna.
 }
    .spoken = Čas té plus { $turn ->
        [1] jedna
        [2] dva
        [3] tři
        [4] čtyři
        [5] pět
        [6] šest
        [7] sedm
       *[8] osm
    }. { $zone ->
        [internal] { $seriousness ->
            [serious] Vážná vnitřní hrozba.
           *[threat] Vnitřní hrozba.
        }
       *[other] { $seriousness ->
            [serious] Vážná hrozba.
           *[threat] Hrozba.
        } { $zone ->
            [red] Červená
            [white] Bílá
           *[blue] Modrá
        } zóna.
    }

intercom-time = Čas T+{ $turn }.
    .spoken = Čas té plus { $turn ->
        [1] jedna
        [2] dva
        [3] tři
        [4] čtyři
        [5] pět
        [6] šest
        [7] sedm
       *[8] osm
    }.
intercom-threat = Hrozba.
intercom-serious-threat = Vážná hrozba.
intercom-internal-threat = Vnitřní hrozba.
intercom-serious-internal-threat = Vážná vnitřní hrozba.
intercom-zone = { $zone ->
    [red] Červená
    [white] Bílá
   *[blue] Modrá
 } zóna.

intercom-incoming-data = Příchozí data. Opakuji: příchozí data.
intercom-data-transfer = Přenos dat. Opakuji: přenos dat za
intercom-data-transfer-short = Přenos dat za
intercom-transfer-complete = Přenos dat dokončen.
intercom-communications-down = Výpadek komunikačního systému.
intercom-communications-restored = Komunikační systém obnoven.

intercom-warning-60 = { $phase ->
    [1] První fáze
    [2] Druhá fáze
   *[operation] Operace
 } končí za jednu minutu.
intercom-warning-20 = { $phase ->
    [1] První fáze
    [2] Druhá fáze
   *[operation] Operace
 } končí za dvacet sekund.
intercom-countdown = { $phase ->
    [1] První fáze
    [2] Druhá fáze
   *[operation] Operace
 } končí za
intercom-ended = { $phase ->
    [1] První fáze skončila. Začíná druhá fáze.
    [2] Druhá fáze skončila. Začíná třetí fáze.
   *[operation] Operace skončila. Mise splněna.
 }

intercom-counts = pět, čtyři, tři, dva, jedna.
