### The briefing: crew, mission and difficulty.

briefing-title = Briefing
briefing-draw-tracks = Draw the trajectories
briefing-crew = The crew
briefing-mission = The mission
briefing-difficulty = The danger
briefing-more-crew = Names, officers, pace
briefing-more-mission = Codes and titles
briefing-more-difficulty = Trajectories
briefing-less = Hide
briefing-explorer-stays = { $name } keeps playing { $explorer }. To change that, open the specializations.
briefing-lasts = About { $minutes } minutes.
briefing-hard = { $kind ->
    [test-flight] Two phases, no internal threats.{ $flown ->
        [yes] {""}
       *[no] {" "}Fly this one first.
    }
    [simulation] All three phases, but no internal threats.
    [advanced-simulation] Now with internal threats. One step short of the real thing.
    [mission] The full game. Expect to lose a ship or two.
   *[other] Two actions per turn, for crews who know the ship by heart.
 }
briefing-odds = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [paper] On paper
   *[brutal] Brutal
 }: a crew that plans well { $ten ->
    [0] almost never comes home.
    [10] comes home almost every time.
    [one] comes home { $ten } time in 10.
   *[other] comes home { $ten } times in 10.
 }
briefing-untimed = Practice without a clock
briefing-pace = Pace
briefing-pace-full = Full speed
briefing-pace-relaxed = Relaxed
briefing-pace-slow = Slow
