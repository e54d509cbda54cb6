### Nemesis: names of components, and the game in the log book.

nemesis-title = Nemesis
nemesis-outcome-won = výhra: { $winners }
nemesis-outcome-lost = prohra
nemesis-facts = Nemesis: { $rounds } { $rounds ->
         [one] kolo
         [few] kola
       *[other] kol
    }, { $players } { $players ->
         [one] hráč
         [few] hráči
       *[other] hráčů
    }, přežilo: { $survivors }. Loď { $ship ->
        [lost] byla zničena
       *[other] zůstala celá
    }. Vítězové: { $winners }.
nemesis-name = { $name }
nemesis-number-1 = 1
nemesis-number-2 = 2
nemesis-number-3 = 3
nemesis-number-4 = 4
nemesis-number-5 = 5
nemesis-number-6 = 6
nemesis-kind-blank = Prázdný žeton
nemesis-kind-larva = Larva
nemesis-kind-creeper = Nymfoid
nemesis-kind-adult = Dospělec
nemesis-kind-breeder = Strážce
nemesis-kind-queen = Královna
nemesis-kind-metagorger = Metagorger
nemesis-kind-red-metagorger = Červený metagorger
nemesis-kind-blue-metagorger = Modrý metagorger
nemesis-kind-shambler = Shambler
nemesis-kind-fleshbeast = Fleshbeast
nemesis-kind-butcher = Butcher
nemesis-character-captain = Kapitán
nemesis-character-pilot = Pilot
nemesis-character-scientist = Vědec
nemesis-character-scout = Průzkumník
nemesis-character-soldier = Voják
nemesis-character-mechanic = Mechanik
nemesis-destination-A = A
nemesis-destination-B = B
nemesis-destination-C = C
nemesis-destination-D = D
nemesis-section = Evakuační komora { $section }
nemesis-die-miss = Vedle
nemesis-die-creeper = Symbol nymfoida
nemesis-die-adult = Symbol dospělce
nemesis-die-hit = 1 zásah
nemesis-die-two-hits = 2 zásahy
nemesis-noise-1 = 1
nemesis-noise-2 = 2
nemesis-noise-3 = 3
nemesis-noise-4 = 4
nemesis-noise-danger = Nebezpečí
nemesis-noise-silence = Klid
nemesis-mode-semi = Semikooperativní
nemesis-mode-coop = Plná kooperace
nemesis-mode-solo = Sólo
nemesis-slot-corpse = Mrtvola
nemesis-slot-egg = Vejce
nemesis-slot-carcass = Mršina
nemesis-slot-shambler = Shambler
nemesis-slot-fleshbeast = Fleshbeast
nemesis-slot-butcher = Butcher
nemesis-card-hidden = Lícem dolů
nemesis-card-revealed = Odhalená
nemesis-card-gone = Odstraněná
nemesis-status-awake = na palubě
nemesis-status-waiting = čeká v modulu
nemesis-status-hibernating = hibernuje
nemesis-status-launched = v odletěném modulu
nemesis-status-dead = po smrti
nemesis-token = { $token }{ $number ->
        [none] {""}
       *[other] {" "}{ $number }
    }
nemesis-page = s. { $page } ruských pravidel
nemesis-rule = { $topic }
