### Careers of explorers in The New Frontier.

# Errors

careers-unknown = No explorer is called { $name }. “spacealert careers” lists them all.
careers-two-of-that-name = Two explorers are called { $name }. Rename one with “spacealert careers correct” and the id from “spacealert careers --json”.
careers-name-taken = There's already an explorer called { $name }. Choose another name.
careers-changed-meanwhile = Someone else has just changed { $name }'s career, so your change no longer applies. Nothing was saved. Look at the career and try again.
careers-no-name = An explorer needs a name.
careers-nothing-to-undo = There's nothing to undo in the careers.
careers-dead = { $name } is dead for good.
careers-no-android = Androids don't have careers.
careers-consent-given = { $name } has already agreed to be cloned.
careers-no-step = { $name } has no advancements left. Each new level gives one.
careers-step-too-early = { $name } is only level { $level } and can't choose this yet. The second level of a specialization requires level 3, and the third requires level 6.
careers-no-run = Test flights and simulations don't give experience.
careers-not-by-itself = Practice games and games opened from a file don't give experience automatically. To add it, press C in the log book.
careers-campaign-runs = This campaign isn't over. It counts as one run when it ends.
careers-campaign-unknown = The campaign of this entry isn't in the log book, so its experience is unknown.
careers-nobody-flew = No explorers are recorded for this entry. Name the ones who flew with --who.
careers-unknown-achievement = No achievement is called “{ $found }”. “spacealert careers achievements” lists them.
careers-award-no-run = { $name } didn't fly this run.
careers-awarded-already = { $name } already has this achievement.
careers-award-lost = The ship was lost, so { $name } earns no achievements.
careers-award-alone = Solo players can't get this achievement.
careers-award-level = { $name } had to be level { $level } before the run to earn this.
careers-award-category = { $name } already has an achievement of this category from this run.
careers-award-disproved = According to the log book, { $name } hasn't earned this.
careers-not-awarded = { $name } doesn't have this achievement.

# An explorer

careers-title = Careers
careers-level = Level { $level }
careers-experience = { $experience } experience
careers-boxes = { $passed } of { $boxes } boxes to level { $next }
careers-best = This is the highest level.
careers-played-by = played by { $player }
careers-cloning = Cloning contract: if the ship is lost, a clone takes over.
careers-no-cloning = Refuses cloning: a lost ship is the end, and dotted boxes are skipped.
careers-is-dead = Dead for good.
careers-clones = { $count ->
    [0] No clones needed so far.
    [one] { $count } clone needed so far.
   *[other] { $count } clones needed so far.
 }
careers-runs = { $count ->
    [0] No runs yet
    [one] { $count } run
   *[other] { $count } runs
 }
careers-survived = { $count } survived
careers-open-steps = { $count ->
    [one] { $count } advancement to choose before the next mission.
   *[other] { $count } advancements to choose before the next mission.
 }
careers-specializations = Specializations
careers-learn = Learn: { $specialization }
careers-no-specializations = None yet. The first level gives one.
careers-achievements = Achievements
careers-run = { $date }  { $mission }  +{ $experience }
careers-run-lost = { $date }  { $mission }  ship lost
careers-empty = No explorers yet. They gain experience with every mission and learn specializations.

# Requirements of achievements

careers-category-mission = Missions
careers-category-campaign = Campaigns
careers-category-social = Social
careers-category-close-call = Close calls
careers-category-hot-shot = Hot shots
careers-category-expert = Expert
careers-category-addiction = Addiction
careers-gain = +{ $experience }
careers-from-level = from level { $level }
careers-needs-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
careers-needs-tour = at least three players
careers-needs-crew = a crew of { $count }
careers-needs-missions = a campaign of { $count } missions
careers-needs-full = a full mission
careers-needs-campaign = a complete campaign
careers-needs-mixed = white and yellow threats or harder
careers-needs-yellow = yellow threats or harder
careers-needs-orange = yellow and red threats or harder
careers-needs-red = red threats
careers-needs-random = all three colors or harder
careers-needs-varied = different threats in each mission
careers-needs-double = with double actions
careers-needs-easier = any mission, even an easier one
careers-needs-unharmed = no penalty points
careers-needs-judged = the crew decides
careers-needs-card = { $specialization }: { $action ->
    [s] use the basic action
   *[other] use the advanced action
 }
careers-needs-survived = { $count } runs survived
careers-needs-campaigns = { $count } complete campaigns
careers-needs-clones = { $count } clones
careers-needs-days = { $count } days since the first run
careers-needs-basic = { $count } basic expert actions
careers-needs-advanced = { $count } advanced expert actions
careers-needs-categories = one from each of the other categories
careers-needs-halves = half of each category

# The window

careers-new = New
careers-form-new = New explorer
careers-form-correct = Correct an explorer
careers-field-name = Name
careers-field-player = Played by
careers-field-cloning = If the ship is lost
careers-hint-name = Explorer's name
careers-hint-player = Your name
careers-choice-cloning = A clone carries on
careers-choice-no-cloning = The career ends
careers-award-no-line = The log book has no entry for { $name }'s last run.
careers-run-mission = { $mission }, { $date }
careers-run-campaign = Campaign ending with { $mission }, { $date }
careers-who-flew = Which explorers flew?
careers-ship-lost = ship lost
careers-enter = Add to careers
careers-entered = { $count ->
    [one] { $count } career: +{ $experience }
   *[other] { $count } careers: +{ $experience } each
 }
careers-proven = To choose
careers-nothing-lost = A lost ship earns neither experience nor achievements.
careers-nothing-possible = No achievements for this flight.
careers-nothing-offered = There's nothing else here. The other categories have achievements that the crew decides on.
careers-corrected-since = This flight was corrected in the log book after it was added. To count the correction, press Undo and add it to the careers again.
careers-award-hint = Tap an achievement to award it: one per category, but any number from Addiction.
careers-award-judged = The achievement sheet in the box says what you must have done. The log book can't check that, so you decide.
careers-more = More
careers-done = Done
careers-credited = Added to careers: { $gains }
careers-choose = Which explorer does { $name } play?
careers-none = No explorer
careers-explorer-word = explorer
careers-explorer = Explorer: { $name }
careers-add = Add { $mission }
