### Generated missions: titles, codes, and reasons why a request is impossible.

# The title of a mission of each kind, followed by its code.
generator-title = { $kind ->
    [test-flight] Test flight
    [simulation] Simulation
    [advanced-simulation] Advanced simulation
    [easier-double-action] Easier double-action mission
    [double-action] Double-action mission
   *[mission] Mission
 } { $signs }

# Accepted beginnings of a code, separated by |. We write the first one.
generator-called =
    .test-flight = test flight
    .simulation = simulation | sim
    .advanced-simulation = advanced simulation | advanced sim
    .mission = mission
    .easier-double-action = easier double action | easy double action
    .double-action = double action | standard double action

generator-outside = { $kind } for a crew of { $crew }: { $matter ->
    [level] the threat level is { $least } to { $most }
    [length] the length is { $least } to { $most }
    [data] there are { $least } to { $most } data announcements
   *[silences] { $most ->
        [0] communications never go down
       *[other] communications go down { $least } to { $most } times
    }
 }, so { $choice } isn't possible.
generator-length-step = The length must be a multiple of { $step } seconds, so { $length } isn't possible.
generator-seed = A seed must be a number from 0 to { $most } to fit into a mission code, so { $seed } isn't possible.
generator-difficulty = Out of { $count } missions of this kind for a crew of { $crew }, none is { $difficulty ->
    [easy] easy
    [medium] of medium difficulty
    [hard] hard
   *[brutal] brutal
 }. Try another difficulty or another kind.
generator-together = Each of these is possible on its own, but no mission combines them.

generator-code-beginning = “{ $code }” isn't a mission code. Codes begin with the mission kind and the crew size, as in “mission 5 K7F-3QD”.
generator-code-sign = “{ $sign }” in “{ $code }” isn't used in mission codes. They only have { $signs }.
generator-code-length = A mission code has { $short } or { $long } characters after the crew size; “{ $code }” has { $count }.
generator-code-misheard = “{ $code }” was misheard or mistyped somewhere. Ask for it again.
generator-code-version = “{ $code }” comes from { $age ->
    [newer] a newer version. Update spacealert to play it.
   *[older] an older version, and this one would make a different mission. Ask for the mission as a file.
 }
