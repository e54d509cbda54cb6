### Careers of explorers in The New Frontier.

# Troubles

careers-unknown = There is no explorer { $name }; “spacealert careers” lists those there are.
careers-two-of-that-name = Two explorers are called { $name }; “spacealert careers correct” renames one, given by the id that “spacealert careers --json” shows.
careers-name-taken = There is an explorer { $name } already: a name is given once.
careers-changed-meanwhile = Somebody else has just changed the career of { $name }, and this no longer fits. Nothing was saved: look at the career and try again.
careers-no-name = An explorer needs a name.
careers-nothing-to-undo = There is nothing to undo in the careers.
careers-dead = { $name } is dead for good.
careers-no-android = An android has no career.
careers-consent-given = { $name } has agreed to be cloned already.
careers-no-step = { $name } has no step to choose: each new level brings one.
careers-step-too-early = { $name } cannot take this step with the one of level { $level }: a specialization's second level comes from level 3 on, its third from level 6 on.
careers-no-run = Test flights and simulations bring no experience.
careers-not-by-itself = Practice or a file: experience only with C in the log book.
careers-campaign-runs = This campaign is not over: it counts as one run, at its end.
careers-campaign-unknown = The log book does not have the campaign of this line, so its experience is not known.
careers-nobody-flew = No explorer is noted for this line; name those who flew with --who.
careers-unknown-achievement = There is no achievement “{ $found }”; “spacealert careers achievements” lists them.
careers-award-no-run = { $name } has not flown this run.
careers-awarded-already = { $name } has this achievement already.
careers-award-lost = A lost ship brings { $name } no achievements.
careers-award-alone = Who plays alone cannot have this achievement.
careers-award-level = { $name } must have reached level { $level } before the run.
careers-award-category = { $name } has an achievement of this category from this run already.
careers-award-disproved = The log book says otherwise: { $name } has not earned this.
careers-not-awarded = { $name } does not have this achievement.

# An explorer

careers-title = Careers
careers-level = Level { $level }
careers-experience = { $experience } experience
careers-boxes = { $passed } of { $boxes } boxes to level { $next }
careers-best = There is no higher level.
careers-played-by = played by { $player }
careers-cloning = Cloning contract: losing the ship costs one clone.
careers-no-cloning = Refuses to be cloned: a lost ship is the end, and dotted boxes are skipped.
careers-is-dead = Dead for good.
careers-clones = { $count ->
    [0] No clone so far.
    [one] { $count } clone so far.
   *[other] { $count } clones so far.
 }
careers-runs = { $count ->
    [0] No missions yet
    [one] { $count } run
   *[other] { $count } runs
 }
careers-survived = { $count } survived
careers-open-steps = { $count ->
    [one] { $count } step to choose before the next departure.
   *[other] { $count } steps to choose before the next departure.
 }
careers-specializations = Specializations
careers-learn = Learn: { $specialization }
careers-no-specializations = None yet: the first level brings one.
careers-achievements = Achievements
careers-run = { $date }  { $mission }  +{ $experience }
careers-run-lost = { $date }  { $mission }  ship lost
careers-empty = No explorers yet. An explorer gains experience from mission to mission and learns specializations.

# What an achievement asks for

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
careers-needs-tour = three players or more
careers-needs-crew = a crew of { $count }
careers-needs-missions = a campaign of { $count }
careers-needs-full = a full mission
careers-needs-campaign = a whole campaign
careers-needs-mixed = white and yellow threats or harder
careers-needs-yellow = yellow threats or harder
careers-needs-orange = yellow and red threats or harder
careers-needs-red = red threats
careers-needs-random = all three colors or harder
careers-needs-varied = other threats in each mission
careers-needs-double = double actions
careers-needs-easier = an easier mission will do
careers-needs-unharmed = no penalty points
careers-needs-judged = the crew decides
careers-needs-card = { $specialization }: { $action ->
    [s] the basic action used
   *[other] the advanced action used
 }
careers-needs-survived = { $count } runs survived
careers-needs-campaigns = { $count } whole campaigns
careers-needs-clones = { $count } clones
careers-needs-days = { $count } days since the first run
careers-needs-basic = { $count } basic actions of experts
careers-needs-advanced = { $count } advanced actions of experts
careers-needs-categories = one of each other category
careers-needs-halves = half of every category

# The window

careers-new = New
careers-form-new = A new explorer
careers-form-correct = An explorer
careers-field-name = Name
careers-field-player = Played by
careers-field-cloning = If the ship is lost
careers-hint-name = Explorer's name
careers-hint-player = as you are called
careers-choice-cloning = A clone goes on
careers-choice-no-cloning = That is the end
careers-award-no-line = The log book has no line for the last run of { $name }.
careers-run-mission = { $mission }, { $date }
careers-run-campaign = Campaign that ended with { $mission }, { $date }
careers-who-flew = Which explorers flew?
careers-ship-lost = ship lost
careers-enter = Add to careers
careers-entered = { $count ->
    [one] { $count } career: +{ $experience }
   *[other] { $count } careers: +{ $experience } each
 }
careers-proven = Proven
careers-nothing-possible = No achievements for this flight.
careers-nothing-offered = Nothing more here. The crew decides on the others, under their categories.
careers-award-hint = One of each category for each explorer; any number of addictions.
careers-more = More
careers-done = Done
careers-choose = Which explorer does { $name } play?
careers-none = No explorer
careers-explorer = Explorer: { $name }
careers-add = Add { $mission }
