### Vyhodnocení jako příběh: jeden text pro každý druh události v `engine/events.py` a slova, z nichž se skládají.
### Tvar `.to` u zóny je čtvrtý pád, ostatní druhý, třetí a šestý; ty jsou stejné.

## slova, z nichž jsou věty

story-zone-red = červená
    .of = červené
    .in = červené
    .to = červenou
story-zone-white = bílá
    .of = bílé
    .in = bílé
    .to = bílou
story-zone-blue = modrá
    .of = modré
    .in = modré
    .to = modrou

story-card-blueward = k modré
story-card-redward = k červené

story-station-UR = horní červená
    .in = v horní červené
    .to = do horní červené
    .from = z horní červené
story-station-UW = můstek
    .in = na můstku
    .to = na můstek
    .from = z můstku
story-station-UB = horní modrá
    .in = v horní modré
    .to = do horní modré
    .from = z horní modré
story-station-LR = dolní červená
    .in = v dolní červené
    .to = do dolní červené
    .from = z dolní červené
story-station-LW = dolní bílá
    .in = v dolní bílé
    .to = do dolní bílé
    .from = z dolní bílé
story-station-LB = dolní modrá
    .in = v dolní modré
    .to = do dolní modré
    .from = z dolní modré
story-station-space = vesmír
    .in = ve vesmíru
    .to = do vesmíru
    .from = z vesmíru
story-station-space2 = vesmír, vzdálenost 2
    .in = ve vesmíru ve vzdálenosti 2
    .to = do vzdálenosti 2
    .from = ze vzdálenosti 2
story-station-space3 = vesmír, vzdálenost 3
    .in = ve vesmíru ve vzdálenosti 3
    .to = do vzdálenosti 3
    .from = ze vzdálenosti 3

story-weapon-heavy-laser = těžký laser
    .of = těžkého laseru
story-weapon-light-laser = lehký laser
    .of = lehkého laseru
story-weapon-pulse-cannon = pulzní dělo
    .of = pulzního děla
story-weapon-rocket = raketa
    .of = rakety
story-weapon-interceptors = stíhače
    .of = stíhačů

story-tile-heavy = těžký laser
story-tile-lower = { $zone ->
    [white] pulzní dělo
   *[other] lehký laser
 }
story-tile-shield = štít
story-tile-reactor = reaktor
story-tile-lift = gravitační výtah
story-tile-structure = konstrukce

story-card-a = A
story-card-b = B
story-card-c = C
story-card-x = bojoví roboti
story-card-red = červená šipka
story-card-blue = modrá šipka
story-card-lift = gravitační výtah
story-card-none = žádná karta
story-card-heroic-a = hrdinské A
story-card-heroic-b = hrdinské B
story-card-heroic-x = hrdinští bojoví roboti
story-card-special = základní zvláštní akce
story-card-special-advanced = pokročilá zvláštní akce
story-card-heroic-move = hrdinský přesun { $station-to }

story-color-red = Červená
story-color-blue = Modrá
story-color-green = Zelená
story-color-yellow = Žlutá
story-color-purple = Fialová
story-android = { $name } (android)
story-nobody = nikdo

story-threat =
    { $number ->
        [absent] „{ $name }“
       *[other] { $number } „{ $name }“
    }
story-and = { $first } a { $last }

story-mission = Mise { $id }
story-turn = Tah { $turn }
story-start = Před prvním tahem
story-step-appear = Objevují se hrozby
story-step-actions = Akce hráčů
story-step-damage = Výpočet poškození
story-step-threats = Akce hrozeb
story-step-computer = Kontrola počítače
story-step-end = Konec
story-phase = { $phase }. fáze

story-why = { $sentence } (§{ $rule })

## rámec

story-turn-begins = Začíná tah { $turn }.
story-turn-ends = Tah { $turn } končí.

## objevují se hrozby

story-appeared = { $zone ->
    [absent] Objevuje se hrozba { $threat } { $stations ->
        [absent] (zatím v žádné stanici)
       *[other] { $at-stations }
     }: vnitřní trajektorie, políčko { $space }, trup { $hull }.
   *[other] V { $zone-in } zóně se objevuje hrozba { $threat }: políčko { $space }, trup { $hull }.
 }

## akce hráčů

story-no-card = { $who } v tomto tahu nic nedělá.
story-unconscious = { $who } je v bezvědomí: karta „{ $action }“ nemá žádný účinek.
story-slipped = Jejda! { $who } chce „{ $meant }“, ne „{ $laid }“.
story-slip-without-card = Jejda! { $who } chce „{ $meant }“, ale tu kartu už odsunulo zpoždění.
story-delayed = { $who } má v tahu { $turn } zpoždění: { $cause }.{ $moved-count ->
    [0] {""}
    [one] {" "}Karta „{ $moved }“ se posouvá do tahu { $moved-to }.
   *[other] {" "}Karty z tahů { $turn }–{ $moved-last } se posouvají o tah.
 }{ $lost ->
    [absent] { $moved-count ->
        [0] { $kept ->
            [late] {" "}Tento tah už je zpožděný, takže se nic neposouvá.
            [protected] {" "}Kartu tam chrání speciální jednotka, takže zůstává.
           *[other] {" "}Žádná karta tam není, není co posouvat.
        }
       *[other] {""}
     }
   *[other] {" "}Karta „{ $lost }“ vypadává z plánu.
 }
story-cause-lift-damaged = gravitační výtah je poškozený
story-cause-lift-in-use = gravitačním výtahem už v tomto tahu jel někdo jiný ({ $by })
story-cause-slime = ve stanici je sliz
story-cause-contamination = ve stanici je nákaza
story-cause-computer = o počítač se nikdo nepostaral
story-cause-threat = hrozba { $threat }
story-cause-space = ve vesmíru jednají jen bojoví roboti
story-cause-slip = každá chyba stojí zpoždění
story-moved = { $by ->
    [door] { $who } prochází dveřmi { $station-to }.
    [lift] { $who } jede gravitačním výtahem { $station-to }.
   *[heroic] { $who } se hrdinsky přesouvá { $station-to }.
 }
story-no-door = { $who } zůstává { $station-in }: na { $action-way ->
    [red] červenou
   *[blue] modrou
 } stranu už je jen stěna.
story-already-there = { $who } už je { $station-in }: hrdinský přesun nic nezmění.
story-fired = { $who } střílí { $station-in }: { $weapon }{ $heroic ->
    [yes] {" "}s hrdinskou přesností (+1)
   *[no] {""}
 }{ $energy ->
    [absent] .
   *[other] . V reaktoru { $zone-of } zóny zbývá energie: { $energy }.
 }
story-no-energy = { $who } mačká A { $station-in }. Cvak. Reaktor { $zone-of } zóny je prázdný.
story-already-fired = { $who } mačká A { $station-in }, ale odsud už se v tomto tahu střílelo ({ $weapon }).
story-filled = { $who } přesouvá energii z reaktoru { $source-of } zóny (zbývá { $left }): { $system ->
    [shield] štít
   *[reactor] reaktor
 } { $zone-of } zóny dostává { $amount }{ $extra ->
    [0] {""}
   *[other] {" "}a hrdinsky ještě { $extra }
 }, teď má { $now }.
story-already-full = { $who } mačká B, ale { $system ->
    [shield] štít
   *[reactor] reaktor
 } { $zone-of } zóny už je plný ({ $now } z { $capacity }).
story-source-empty = { $who } mačká B, ale reaktor { $source-of } zóny je prázdný: { $system ->
    [shield] štít
   *[reactor] reaktor
 } { $zone-of } zóny nedostává nic.
story-refuelled = { $who } spaluje palivovou kapsli: reaktor bílé zóny dostává { $amount }{ $extra ->
    [0] {""}
   *[other] {" "}a hrdinsky ještě { $extra }
 }, teď má { $now }. Zbývá kapslí: { $left }.
story-no-fuel = { $who } mačká B v dolní bílé, ale palivové kapsle došly.
story-maintained = { $who } se stará o počítač, { $phase }. fáze{ $in-time ->
    [yes] .
   *[no] , ale kontrola už proběhla.
 }
story-already-maintained = { $who } mačká C na můstku, ale o počítač se v { $phase }. fázi už někdo postaral.
story-rocket-launched = { $who } odpaluje raketu. Na palubě zbývá raket: { $left }.
story-no-rocket = { $who } mačká C v dolní modré, ale rakety došly.
story-rocket-space-taken = { $who } mačká C v dolní modré, ale v tomto tahu už jedna raketa startovala.
story-squad-taken = { $who } si { $station-in } bere oddíl bojových robotů{ $squad ->
    [disabled] , ale sliz ho vyřadil.
   *[active] {" "}a vede ho.
 }
story-squad-revived = { $who } { $station-in } znovu zapíná vyřazené bojové roboty.
story-squad-already-active = { $who } mačká C { $station-in }, ale funkční oddíl už má.
story-squad-gone = { $who } mačká C { $station-in }, ale oddíl už je pryč.
story-sortie = { $who } vylétá se stíhači a útočí{ $heroic ->
    [yes] {" "}hrdinsky (+1)
   *[no] {""}
 }.
story-no-sortie = { $who } se stíhači neodletí: { $reason ->
    [no-squad] chybí oddíl bojových robotů.
    [squad-disabled] oddíl je vyřazený.
   *[hangar-empty] venku s nimi už je { $by }.
 }
story-stayed-in-space = { $who } zůstává ve vesmíru a znovu útočí{ $heroic ->
    [yes] {" "}hrdinsky (+1)
   *[no] {""}
 }.
story-returned = { $who } se vrací se stíhači { $station-to }.
story-looked-out = { $who } se dívá z okna. V tomto tahu se jich dívá: { $count }.
story-repaired = { $who } opravuje hrozbu { $threat } ({ $system ->
    [bots] stíhači ve vesmíru
   *[other] systém { $system }, { $station }
 }): { $marks } { $marks ->
    [one] oprava
    [few] opravy
   *[other] oprav
 }, celkem { $total }, trup { $hull }{ $others ->
    [absent] .
   *[other] . Beze změny: { $others }.
 }
story-repair-waits = { $who } { $station-in } pracuje na hrozbě { $threat }: { $count }. oprava z { $needed }, které musí přijít v jednom tahu.
story-beyond-repair = { $who } mačká { $system } { $station-in }, ale tady už nic opravit nejde: { $cards }.
story-bots-attacked = { $who } { $station-in } útočí bojovými roboty na hrozbu { $threat }{ $heroic ->
    [yes] , hrdinsky
   *[no] {""}
 }: { $marks } { $marks ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
 }, celkem { $total }, trup { $hull }.
story-bots-cleared = { $who } { $station-in } uklízí bojovými roboty hrozbu { $threat }. Zbývá žetonů: { $left }.
story-no-intruder = { $who } posílá bojové roboty do boje { $station-in }, ale žádný vetřelec tam není.
story-no-squad = { $who } hraje bojové roboty { $station-in }, ale žádný oddíl nevede.
story-squad-is-disabled = { $who } hraje bojové roboty { $station-in }, ale oddíl je vyřazený.
story-fired-back = Hrozba { $threat } opětuje palbu: oddíl, který vede { $who }, je vyřazený.
story-joint-repair = Všude najednou ({ $stations }): hrozba { $threat } dostává navíc { $marks } { $marks ->
    [one] opravu
    [few] opravy
   *[other] oprav
 }, celkem { $total }, trup { $hull }.
story-repaired-alone = Na hrozbě { $threat } pracoval jen jeden člověk: navíc { $marks } { $marks ->
    [one] oprava
    [few] opravy
   *[other] oprav
 }, celkem { $total }, trup { $hull }.
story-confirmed = Pohled z okna, { $phase }. fáze: { $players ->
    [one] dívá se jeden hráč
    [few] společně se dívají { $players } hráči
   *[other] společně se dívá { $players } hráčů
 }, nejlepší výsledek fáze je { $best }, to je { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }.

## co zasáhne lidi

story-knocked-out = { $who } upadá do bezvědomí{ $threat ->
    [absent] {""}
   *[other] {" "}(hrozba { $threat })
 }{ $squad ->
    [yes] , oddíl je vyřazený do konce mise.
   *[no] .
 }
story-bay-disabled = Hrozba { $threat } vyřazuje bojové roboty { $station-in }.

## počítá se poškození

story-aimed = { $weapon }{ $from }, cíl: { $targets }, poškození { $damage }{ $heroic ->
    [yes] {" "}(hrdinské)
   *[no] {""}
 }{ $ignored ->
    [absent] .
   *[other] . Mimo zaměření: { $ignored }.
 }
story-aimed-from = { " " }{ $station-in }
story-at-nothing = { $weapon }{ $from }: žádný cíl{ $ignored ->
    [absent] .
   *[other] . Mimo zaměření: { $ignored }.
 }
story-ignored = { $threat } ({ $reason })
story-reason-hidden = ještě není vidět
story-reason-far = na vzdálenost 3 není vidět
story-reason-out-of-range = mimo dostřel
story-reason-heavy-laser = těžké lasery ji nevidí
story-reason-rocket = rakety ji nevidí
story-reason-behind = není nejblíž
story-reason-drawn-elsewhere = raketu přitáhla jiná hrozba
story-reason-busy = stíhače mají práci s trhlinou
story-reason-out-of-phase = je mimo fázi
story-reason-blinded = lasery jsou oslepené a nikdo nepomáhá mířit
story-hit = Hrozba { $threat } pod palbou: { $hits }{ $hits-count ->
    [1] {""}
   *[other] {" "}= { $damage }
 }, { $shields ->
    [0] bez štítů
   *[other] štíty { $shields }
 } – { $marks ->
    [0] nic neprojde
    [one] { $marks } zásah
    [few] { $marks } zásahy
   *[other] { $marks } zásahů
 } (celkem { $total }, trup { $hull }){ $why ->
    [cryoshield] ; všechno pohltil kryoštít a je pryč
    [swarm] ; víc se roji za tah nepočítá
    [pulse] ; pulzní dělo mu vynulovalo štíty
    [polarized] ; z laserů se počítá polovina
   *[none] {""}
 }.
story-hit-by = { $weapon } { $damage }
story-rocket-in-vain = Raketa zasahuje hrozbu { $threat }. Ta si toho ani nevšimne.
story-rocket-hardened = Raketa hrozbu { $threat } jen posílí: štíty má teď { $shields }.
story-destroyed = Hrozba { $threat } je zničena: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }.
story-exploded = Hrozba { $threat } vybuchuje: každá další vnější hrozba dostává 1 zásah.
story-marked = Hrozba { $threat } dostává { $marks } { $marks ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
 } { $cause ->
    [explosion] výbuchem
   *[own] vlastní akcí
 }, štíty nepomohou: celkem { $total }, trup { $hull }.
story-retaliated = Hrozba { $threat } vrací úder: útok { $attack }.
story-cannons-cleared = Spotřebovaná energie a rakety mizí z plánu.

## akce hrozeb

story-threat-moved = Hrozba { $threat } letí z políčka { $origin } na { $space }{ $letters ->
    [absent] .
   *[other] , přes { $letters }.
 }
story-threat-acts = Teď akce { $letter } hrozby { $threat }.
story-attacked = Hrozba { $threat } útočí na { $zone-to } zónu: { $attack }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } za průzkumníka
 }, { $absorbed ->
    [0] { $shield ->
        [0] štít je prázdný
       *[other] štít nepohltí nic
     }
   *[other] štít pohltí { $absorbed } (zbývá { $shield })
 }; { $through ->
    [0] neprojde nic.
   *[other] projde { $through }{ $factor ->
        [1] .
       *[other] , dvojnásobně.
     }
 }
story-damaged = { $damage ->
    [0] Hrozba { $threat } nic nepoškodí ({ $zone } zóna).
   *[other] Hrozba { $threat } poškozuje { $zone-to } zónu { $within ->
        [yes] zevnitř
       *[no] navzdory štítu
     }: { $damage }{ $factor ->
        [1] .
       *[other] , × { $factor }.
     }
 }
story-urged = { $others ->
    [0] Hrozba { $threat } by popohnala ostatní vnější hrozby, jenže žádné tu nejsou.
   *[other] Hrozba { $threat } popohání ostatní vnější hrozby: každá hned letí o { $spaces } { $spaces ->
        [one] políčko
        [few] políčka
       *[other] políček
     } dál.
 }
story-tile-drawn = { $number }. poškození v { $zone-in } zóně: { $tile }{ $capacity ->
    [absent] .
   *[other] , kapacita je teď { $capacity }{ $lost ->
        [0] .
       *[other] , ztracená energie: { $lost }.
     }
 }
story-drained = { $amount ->
    [0] { $system ->
        [shield] Štít
       *[reactor] Reaktor
     } { $zone-of } zóny je prázdný, není co ztratit.
   *[other] { $system ->
        [shield] Štít
       *[reactor] Reaktor
     } { $zone-of } zóny ztrácí energii: { $amount }, zbývá { $now }.
 }
story-overcharged = { $amount ->
    [0] Ve štítu { $zone-of } zóny na ni není místo.
   *[other] Z ní do štítu { $zone-of } zóny přechází { $amount }, teď má { $now }.
 }
story-fuel-lost = Palivová kapsle je ztracena. Zbývá kapslí: { $left }.
story-nothing-happens = { $reason ->
    [undamaged] Hrozba { $threat } nemá žádný zásah, takže se nic neděje.
    [damaged] Hrozba { $threat } má na to příliš mnoho zásahů.
    [nobody] Tam, kam hrozba { $threat } míří, nikdo není.
    [track-too-short] Vedlejší trajektorie je pro hrozbu { $threat } příliš krátká, takže zůstává na své.
    [distracted] Hrozbu { $threat } rozptýlila raketa: jen proletí kolem.
   *[no-action] Na tomto písmenu hrozba { $threat } nic nedělá.
 }
story-nothing-to-lose = { $what ->
    [squad] Připravený oddíl tam není, není co ztratit.
    [fuel] Palivové kapsle už nejsou, není co ztratit.
   *[rocket] Rakety už nejsou, není co ztratit.
 }
story-rocket-lost = Raketa na palubě je zničena. Zbývá raket: { $left }.
story-mended = { $amount ->
    [0] Hrozba { $threat } nemá co opravovat.
   *[other] Hrozba { $threat } se opravuje. Odstraněno zásahů: { $amount }, zbývá { $total }.
 }
story-shields-changed = Hrozba { $threat }: štíty jsou teď { $shields }.
story-hull-changed = Hrozba { $threat }: trup je teď { $hull }.
story-speed-changed = Hrozba { $threat }: rychlost je teď { $speed }.
story-flagged = Hrozba { $threat }: { $flag }.
story-flag-revealed = už je vidět
story-flag-cryoshield-lost = kryoštít je pryč
story-flag-boosting = každá další vnější hrozba teď útočí o 1 silněji
story-flag-shielding = každá vnější hrozba má teď o 1 štít víc
story-flag-fires-back = odteď opětuje palbu
story-flag-doubles-red = každé poškození červené zóny se teď počítá dvakrát
story-flag-doubles-all = každé poškození kterékoli zóny se teď počítá dvakrát
story-flag-distracted = rozptýlila ji raketa
story-flag-absorb-nothing = štíty odteď nic nepohltí
story-flag-strengthen-attacks = štíty odteď útoky posilují
story-flag-sealed-red = dveře do červené zóny jsou zablokované
story-flag-sealed-blue = dveře do modré zóny jsou zablokované
story-flag-blinded-red = lasery červené zóny jsou oslepené
story-flag-blinded-white = lasery bílé zóny jsou oslepené
story-flag-blinded-blue = lasery modré zóny jsou oslepené
story-flag-accessible = odteď je dosažitelná jako každá jiná
story-intruder-moved = Hrozba { $threat } přechází { $origin-from } { $station-to }.
story-intruder-stays = Hrozba { $threat } zůstává { $station-in }: { $reason ->
    [tie] v několika sousedních stanicích je lidí stejně.
    [there] žádná zóna není poškozená víc.
    [sealed] dveře jsou zablokované.
   *[wall] dál už žádná stanice není.
 }
story-spread = Hrozba { $threat } se šíří { $origin-from } { $station-to }.
story-survived = Hrozba { $threat } mizí. Přežita: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }.
story-rocket-flies = Raketa letí na druhé políčko.

## počítač

story-computer-checked = Kontrola počítače, { $phase }. fáze: { $passed ->
    [yes] v pořádku.
   *[no] nikdo se o něj nepostaral, všichni na palubě mají příští tah zpoždění.
 }
story-not-aboard = { $who } je ve vesmíru: tam počítač nikoho nezdrží.

## konec

story-ship-lost = { $cause ->
    [zone] Loď je ztracena: { $zone } zóna nevydržela sedmé poškození. Může za to hrozba { $threat }.
   *[card] Loď je ztracena. Může za to hrozba { $threat }.
 }
story-scored = { $item }: { $points }
story-mission-won = Loď je zpátky: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }.
story-verdict-won = Posádka přežila: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }
story-verdict-below-zero = Posádka přežila: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }. Loď, která se vrátí, svou misi splnila, i když je skóre pod nulou.
story-verdict-lost = Loď ztracena v tahu { $turn }: „{ $threat }“

story-item-destroyed = Zničené hrozby
story-item-survived = Přežité hrozby
story-item-visual = Pohled z okna
story-item-damage = Poškození všech zón
story-item-worst-zone = Nejpoškozenější zóna
story-item-knocked-out = V bezvědomí
story-item-disabled-squads = Vyřazené oddíly
story-item-bonus = Body navíc
story-item-total = Celkem

## The New Frontier

story-flew-out = { $who } odlétá dál a útočí { $station-in }.
story-came-nearer = { $who } se přibližuje k lodi a útočí { $station-in }.
story-pulled-home = { $who } se hned vrací na loď: takovou rychlost nevydrží nikdo.
story-door-sealed = { $who } zůstává { $station-in }: dveře na { $action-way ->
    [red] červenou
   *[blue] modrou
 } stranu jsou zablokované.
story-special-in-vain = { $who } zbytečně používá zvláštní akci { $station-in }: { $reason ->
    [wrong-station] funguje jinde.
    [wrong-turn] funguje v tahu 10 nebo 11.
    [broken] systém je rozbitý.
    [already-fired] jedno z děl už v tomto tahu střílelo.
    [no-energy] na obě děla nestačí energie.
    [no-tokens] žetony nejsou rozdané dvěma lidem.
    [in-space] někdo s žetonem je ve vesmíru.
    [no-action] není co vylepšit.
    [alone] na jejím políčku žádná jiná karta není.
    [no-squad] není koho vést.
    [squad-disabled] oddíl je vyřazený.
    [no-damage] v této zóně není žádné poškození.
   *[nothing-broken] nic tu není rozbité.
 }
story-two-rockets-launched = { $who } odpaluje dvě rakety, které letí jako jedna. Na palubě zbývá raket: { $left }.
story-bonus-scored = { $who }: { $points ->
    [1] +1
   *[other] { $points }
 } ke skóre posádky.
story-temporary-shields = { $who } na tento tah zvedá štíty: { $zone } zóna 2, ostatní po 1.
story-stimulated = { $who } dostává stimulant ({ $by }): příští A, B nebo bojoví roboti v tomto tahu jsou hrdinští.
story-action-prepared = { $who } se připravuje: příští A, B nebo bojoví roboti budou hrdinští.
story-made-heroic = { $who } to hraje hrdinsky: { $action }.
story-medic-protects = { $who } do konce tahu chrání všechny kolem.
story-spared = { $who } už skoro upadá do bezvědomí{ $threat ->
    [absent] { "" }
   *[other] { " " }(hrozba { $threat })
 }, ale ochrana drží.
story-teleported = { $who } se teleportuje { $origin-from } { $station-to }.
story-threats-slowed = { $who } uhýbá: všechny hrozby jsou v tomto tahu o 1 pomalejší.
story-jumps-early = { $who } chystá skok: loď skočí po tomto tahu.
story-tile-removed = { $who } odstraňuje žeton poškození: { $tile }, { $zone } zóna.
story-cannon-prepared = { $who } { $station-in } připravuje dělo na příští výstřel.
story-repair-withheld = { $who } nemůže na dálku dokončit opravu: hrozba { $threat }.
story-effort-lost = { $who } se k hrozbě { $threat } sotva dostane: { $marks ->
    [one] přijde nazmar { $marks } zásah.
    [few] přijdou nazmar { $marks } zásahy.
   *[other] přijde nazmar { $marks } zásahů.
 }
story-sabotage-repaired = { $who } opravuje { $system } { $station-in }{ $done ->
    [yes] .
   *[no] , ale na dálku to nedokončí.
 }
story-phase-changed = Hrozba { $threat } je { $out ->
    [yes] mimo fázi: nic se jí nedotkne.
   *[no] zase ve fázi.
 }
story-threat-jumped = Hrozba { $threat } přeskakuje na jinou trajektorii: { $zone } zóna.
story-called = Hrozba { $threat } přivolává hrozbu { $called }.
story-call-prevented = Hrozba { $threat } nestihla přivolat hrozbu { $called }: ta se počítá za zničenou.
story-mine-laid = Hrozba { $threat } klade minu { $station-in }.
story-systems-broken = Hrozba { $threat } rozbíjí A, B a C { $station-in }.
story-poisoned = { $who } dostává dávku jedu od dronů hrozby { $threat }.
story-infected = { $who } chytá nákazu od hrozby { $threat }.
story-host-found = { $who } je teď hostitelem hrozby { $threat }.
story-thrown = { $who } letí { $origin-from } { $station-to }: může za to hrozba { $threat }.
story-card-repeated = Kvůli hrozbě { $threat } bude { $who } v příštím tahu opakovat: { $action }.
