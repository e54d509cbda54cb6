### Nemesis: the ship at a glance.

nemesisboard-round = Round { $number }, { $phase }{ $whose ->
        [none] {""}
       *[other] . Turn: { $whose }
    }
nemesisboard-phase-players = player phase
nemesisboard-phase-events = event phase
nemesisboard-phase-final-check = final check
nemesisboard-phase-over = game over
nemesisboard-phase-set-up = setup
nemesisboard-time = Jump in { $count }; { $chambers ->
        [open] hibernation is possible
       *[other] hibernation in { $until }
    }
nemesisboard-destruct-off = Self-destruct: off
nemesisboard-destruct-runs = Self-destruct: explosion in { $count }
nemesisboard-destruct-irreversible = Self-destruct: explosion in { $count }, can't be stopped
nemesisboard-fires = Fires: { $count } of { $most }{ $warning ->
        [last] . One more destroys the ship
        [many] . Be careful
       *[other] {""}
    }
nemesisboard-malfunctions = Malfunctions: { $count } of { $most }{ $warning ->
        [last] . One more destroys the ship
        [many] . Be careful
       *[other] {""}
    }
nemesisboard-token = { $token } { $count } ({ $percent }%)
nemesisboard-token-count = { $token } { $count }
nemesisboard-bag = In the bag: { $count } ({ $tokens })
nemesisboard-supply = In the supply: { $tokens }
nemesisboard-figures = On the board: { $figures }
nemesisboard-no-figures = No Intruders on the board
nemesisboard-eggs = Eggs in the Nest: { $count }{ $nest ->
        [destroyed] {" "}(Nest destroyed)
        [found] {" "}(Nest discovered)
       *[other] {""}
    }
nemesisboard-pods = Escape pods: { $pods }
nemesisboard-pod-locked = { $section }{ $number } locked{ $aboard ->
        [none] {""}
       *[other] {" "}({ $aboard })
    }
nemesisboard-pod-unlocked = { $section }{ $number } unlocked{ $aboard ->
        [none] {""}
       *[other] {" "}({ $aboard })
    }
nemesisboard-pod-launched = { $section }{ $number } launched{ $aboard ->
        [none] {""}
       *[other] {" "}({ $aboard })
    }
nemesisboard-course = Destination marker: { $marker }
nemesisboard-cards-nemesis = Weaknesses: { $cards }
nemesisboard-cards-carnomorphs = Adaptations: { $cards }
nemesisboard-card-hidden = { $slot } unknown
nemesisboard-card-revealed = { $slot } known
nemesisboard-card-gone = { $slot } removed
nemesisboard-member = { $name }: { $state }
nemesisboard-first = first player
nemesisboard-passed = passed
nemesisboard-plays-intruders = plays the Intruders
nemesisboard-serious = serious wounds: { $count }{ $dressed ->
        [0] {""}
       *[other] {" "}({ $dressed } dressed)
    }
nemesisboard-light = light wounds: { $count }
nemesisboard-slime = slime
nemesisboard-larva = Larva
nemesisboard-signal = signal sent
nemesisboard-mutation-hidden = mutation, { $count } of 4 markers
nemesisboard-mutation-revealed = mutation face up, { $count } of 4 markers
nemesisboard-markers = mutation markers: { $count } of 4
nemesisboard-well = unharmed
nemesisboard-label-time = Until the jump
nemesisboard-label-chambers = { $chambers ->
        [open] chambers open
       *[other] chambers in { $until }
    }
nemesisboard-label-destruct = Self-destruct
nemesisboard-label-destruct-state = { $state ->
        [off] off
        [runs] can be stopped
       *[other] unstoppable
    }
nemesisboard-label-fires = Fire
nemesisboard-label-malfunctions = Malfunctions
nemesisboard-label-warning = { $warning ->
        [last] one more is the end
       *[other] { $left } left
    }
nemesisboard-label-left = + { $count }
nemesisboard-label-round = Round { $number }
nemesisboard-label-turn = { $who }
nemesisboard-label-percent = { $percent }%
nemesisboard-label-course = Course { $marker }
nemesisboard-label-eggs = { $nest ->
        [destroyed] Nest destroyed
       *[other] Eggs: { $count }
    }
nemesisboard-label-pod = { $section }{ $number }
nemesisboard-label-airlock = Airlock ready
nemesisboard-map = Map
nemesisboard-ship = Ship
nemesisboard-shelf-act = Actions
nemesisboard-shelf-rules = Rules
nemesisboard-shelf-room = Rooms
