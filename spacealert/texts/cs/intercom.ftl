### Co říká palubní počítač. Každý text je jedna nahrávka hlasu nebo její část; `.spoken` je týž text tak, jak ho dostane
### syntetizér, kterému se musí napovědět výslovnost. Na obrazovce stojí `.headline` a `.advice`.

intercom-alert = Poplach!
    .listing = { $report ->
        [unconfirmed] Nepotvrzené hlášení, T+{ $turn }: { $class_ ->
            [serious] vážná{" "}
           *[common] {""}
        }{ $zone ->
            [internal] vnitřní hrozba
           *[other] hrozba, { $zone ->
                [red] červená
                [white] bílá
               *[blue] modrá
            } zóna
        }
       *[confirmed] T+{ $turn }: { $class_ ->
            [serious] vážná{" "}
           *[common] {""}
        }{ $zone ->
            [internal] vnitřní hrozba
           *[other] hrozba, { $zone ->
                [red] červená
                [white] bílá
               *[blue] modrá
            } zóna
        }
     }
intercom-repeat = Opakuji.
intercom-unconfirmed = Nepotvrzené hlášení.
intercom-begin = Pozor! Zjištěna nepřátelská aktivita. Zahajte první fázi.
    .headline = Zjištěna nepřátelská aktivita
    .advice = Začíná první fáze: plánujte tahy 1–3

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
    .headline = Příchozí data
    .advice = { $each ->
        [1] Každý si smí líznout jednu kartu
       *[other] Každý si smí líznout karet: { $each }
     }{ $more ->
        [0] {""}
        [1] {" "}a jeden z vás, střídavě, ještě jednu
       *[other] {" "}a { $more } z vás, střídavě, ještě jednu
     }
    .listing = Příchozí data
intercom-data-transfer = Přenos dat. Opakuji: přenos dat za
    .headline = Přenos dat
    .advice = Každý smí předat jednu kartu
    .listing = Přenos dat
    .aloud = Přenos dat. Opakuji: přenos dat za 5, 4, 3, 2, 1. Přenos dat dokončen.
intercom-data-transfer-short = Přenos dat za
intercom-transfer-complete = Přenos dat dokončen.
intercom-communications-down = Výpadek komunikačního systému.
    .headline = Výpadek komunikace
    .advice = Komunikace nefunguje. Ani slovo, ani posunky.
    .listing = Výpadek komunikace na { $seconds } s, do { $until }
    .aloud = Výpadek komunikačního systému. ({ $seconds } s)
intercom-communications-restored = Komunikační systém obnoven.
    .headline = Komunikace obnovena
    .advice = Už zase můžete mluvit

intercom-warning-60 = { $phase ->
    [1] První fáze
    [2] Druhá fáze
   *[operation] Operace
 } končí za jednu minutu.
    .headline = { $last ->
        [yes] Operace končí za minutu
       *[no] { $phase }. fáze končí za minutu
     }
    .advice = Potom už nelze měnit tahy { $first }–{ $until }
intercom-warning-20 = { $phase ->
    [1] První fáze
    [2] Druhá fáze
   *[operation] Operace
 } končí za dvacet sekund.
    .headline = { $last ->
        [yes] Operace končí za 20 sekund
       *[no] { $phase }. fáze končí za 20 sekund
     }
    .advice = { intercom-warning-60.advice }
intercom-countdown = { $phase ->
    [1] První fáze
    [2] Druhá fáze
   *[operation] Operace
 } končí za
    .headline = { $last ->
        [yes] Operace končí za
       *[no] { $phase }. fáze končí za
     }
intercom-ended = { $phase ->
    [1] První fáze skončila. Začíná druhá fáze.
    [2] Druhá fáze skončila. Začíná třetí fáze.
   *[operation] Operace skončila. Mise splněna.
 }
    .headline = { $last ->
        [yes] Akční kolo skončilo
       *[no] { $phase }. fáze skončila
     }
    .advice = { $last ->
        [yes] Karet se už nedotýkejte
       *[no] Tahy { $first }–{ $until } už nelze měnit. Vezměte si karty { $next }. fáze.
     }

intercom-counts = pět, čtyři, tři, dva, jedna.
