### Nemesis: names of components, and the game in the log book.

nemesis-title = Nemesis
nemesis-outcome-won = won: { $winners }
nemesis-outcome-lost = lost
nemesis-facts = Nemesis: { $rounds } { $rounds ->
         [one] round
       *[other] rounds
    }, { $players } { $players ->
         [one] player
       *[other] players
    }, survivors: { $survivors }. The ship was { $ship ->
        [lost] lost
       *[other] in one piece
    }. Winners: { $winners }.
nemesis-name = { $name }
nemesis-number-1 = 1
nemesis-number-2 = 2
nemesis-number-3 = 3
nemesis-number-4 = 4
nemesis-number-5 = 5
nemesis-number-6 = 6
nemesis-kind-blank = Blank
nemesis-kind-larva = Larva
nemesis-kind-creeper = Creeper
nemesis-kind-adult = Adult
nemesis-kind-breeder = Breeder
nemesis-kind-queen = Queen
nemesis-kind-metagorger = Metagorger
nemesis-kind-red-metagorger = Red Metagorger
nemesis-kind-blue-metagorger = Blue Metagorger
nemesis-kind-shambler = Shambler
nemesis-kind-fleshbeast = Fleshbeast
nemesis-kind-butcher = Butcher
nemesis-character-captain = Captain
nemesis-character-pilot = Pilot
nemesis-character-scientist = Scientist
nemesis-character-scout = Scout
nemesis-character-soldier = Soldier
nemesis-character-mechanic = Mechanic
nemesis-destination-A = A
nemesis-destination-B = B
nemesis-destination-C = C
nemesis-destination-D = D
nemesis-section = Section { $section }
nemesis-die-miss = Miss
nemesis-die-creeper = Creeper symbol
nemesis-die-adult = Adult symbol
nemesis-die-hit = 1 hit
nemesis-die-two-hits = 2 hits
nemesis-noise-1 = 1
nemesis-noise-2 = 2
nemesis-noise-3 = 3
nemesis-noise-4 = 4
nemesis-noise-danger = Danger
nemesis-noise-silence = Silence
nemesis-mode-semi = Semi-cooperative
nemesis-mode-coop = Full co-op
nemesis-mode-solo = Solo
nemesis-slot-corpse = Corpse
nemesis-slot-egg = Egg
nemesis-slot-carcass = Carcass
nemesis-slot-shambler = Shambler
nemesis-slot-fleshbeast = Fleshbeast
nemesis-slot-butcher = Butcher
nemesis-card-hidden = Face down
nemesis-card-revealed = Revealed
nemesis-card-gone = Removed
nemesis-status-awake = on board
nemesis-status-waiting = waiting in a pod
nemesis-status-hibernating = hibernating
nemesis-status-launched = launched
nemesis-status-dead = dead
nemesis-token = { $token }{ $number ->
        [none] {""}
       *[other] {" "}{ $number }
    }
nemesis-page = p. { $page } of the Russian rulebook
nemesis-rule = { $topic }
