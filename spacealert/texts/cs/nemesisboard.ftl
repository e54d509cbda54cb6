### Nemesis: the ship at a glance.

nemesisboard-round = Kolo { $number }, { $phase }{ $whose ->
        [none] {""}
       *[other] . Tah: { $whose }
    }
nemesisboard-phase-players = fáze hráčů
nemesisboard-phase-events = fáze událostí
nemesisboard-phase-final-check = závěrečná kontrola
nemesisboard-phase-over = konec
nemesisboard-phase-set-up = příprava
nemesisboard-time = Do skoku { $count }; { $chambers ->
        [open] lze hibernovat
       *[other] hibernace za { $until }
    }
nemesisboard-destruct-off = Autodestrukce: vypnuta
nemesisboard-destruct-runs = Autodestrukce: do výbuchu { $count }
nemesisboard-destruct-irreversible = Autodestrukce: do výbuchu { $count }, nelze zastavit
nemesisboard-fires = Ohně: { $count } z { $most }{ $warning ->
        [last] , další zničí loď
        [many] , pozor
       *[other] {""}
    }
nemesisboard-malfunctions = Poruchy: { $count } z { $most }{ $warning ->
        [last] , další zničí loď
        [many] , pozor
       *[other] {""}
    }
nemesisboard-token = { $token } { $count } ({ $percent } %)
nemesisboard-token-count = { $token } { $count }
nemesisboard-bag = V sáčku { $count }: { $tokens }
nemesisboard-supply = V zásobě: { $tokens }
nemesisboard-figures = Na plánu: { $figures }
nemesisboard-no-figures = Na plánu není žádný vetřelec
nemesisboard-eggs = Vajec v hnízdě: { $count }{ $nest ->
        [destroyed] , hnízdo je zničené
        [found] , hnízdo je objevené
       *[other] {""}
    }
nemesisboard-pods = Únikové moduly: { $pods }
nemesisboard-pod-locked = { $section }{ $number } zajištěn{ $aboard ->
        [none] {""}
       *[other] {" "}({ $aboard })
    }
nemesisboard-pod-unlocked = { $section }{ $number } odjištěn{ $aboard ->
        [none] {""}
       *[other] {" "}({ $aboard })
    }
nemesisboard-pod-launched = { $section }{ $number } odletěl{ $aboard ->
        [none] {""}
       *[other] {" "}({ $aboard })
    }
nemesisboard-course = Ukazatel kursu: { $marker }
nemesisboard-cards-nemesis = Slabiny: { $cards }
nemesisboard-cards-carnomorphs = Adaptace: { $cards }
nemesisboard-card-hidden = { $slot }: neznámá
nemesisboard-card-revealed = { $slot }: odhalená
nemesisboard-card-gone = { $slot }: odstraněná
nemesisboard-member = { $name }: { $state }
nemesisboard-first = začíná
nemesisboard-passed = pas
nemesisboard-plays-intruders = hraje za vetřelce
nemesisboard-serious = vážná poranění: { $count }{ $dressed ->
        [0] {""}
       *[other] {" "}(obvázáno { $dressed })
    }
nemesisboard-light = lehká poranění: { $count }
nemesisboard-slime = sliz
nemesisboard-larva = larva
nemesisboard-signal = signál odeslán
nemesisboard-mutation-hidden = mutace, žetonů { $count } ze 4
nemesisboard-mutation-revealed = odkrytá mutace, žetonů { $count } ze 4
nemesisboard-markers = žetonů mutace: { $count } ze 4
nemesisboard-well = v pořádku
nemesisboard-label-time = Do skoku
nemesisboard-label-chambers = { $chambers ->
        [open] komory otevřené
       *[other] komory za { $until }
    }
nemesisboard-label-destruct = Autodestrukce
nemesisboard-label-destruct-state = { $state ->
        [off] vypnuta
        [runs] lze zastavit
       *[other] nelze zastavit
    }
nemesisboard-label-fires = Oheň
nemesisboard-label-malfunctions = Poruchy
nemesisboard-label-warning = { $warning ->
        [last] další = konec
       *[other] zbývá { $left }
    }
nemesisboard-label-left = + { $count }
nemesisboard-label-round = Kolo { $number }
nemesisboard-label-turn = { $who }
nemesisboard-label-percent = { $percent } %
nemesisboard-label-course = Kurs { $marker }
nemesisboard-label-eggs = { $nest ->
        [destroyed] Bez hnízda
       *[other] Vajec { $count }
    }
nemesisboard-label-pod = { $section }{ $number }
nemesisboard-label-airlock = Komora připravena
nemesisboard-map = Mapa
nemesisboard-ship = Loď
nemesisboard-shelf-act = Akce
nemesisboard-shelf-rules = Pravidla
nemesisboard-shelf-room = Místnosti
