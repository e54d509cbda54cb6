### Reasons why an action is impossible now.

session-no-mission-runs = No mission is running.
session-mission-runs = A mission is running. Finish it or leave it first.
session-mission-stands-still = The mission is paused. Continue it first.
session-played-elsewhere = This game is open in another window or terminal.
session-not-learned = { $name } hasn't learned this specialization: { $specialization }.
session-not-learned-so-well = { $name } hasn't reached level { $level } of this specialization.
session-no-new-frontier = You need The New Frontier for this. Turn it on in the settings.
session-silent = The mission has no sound. Read the announcement on the screen.
session-cannot-say-again = There's no time to repeat it before the next announcement.
session-nothing-comes = There are no more announcements.
session-nothing-announced = Nothing has been announced yet.
session-not-announced = This threat hasn't been announced yet.
session-no-talking = Communications are down. No talking, no pointing.
session-too-early = You can only end a mission early in its last phase.
session-card-not-in-deck = This threat can't be { $card }. That card is from another deck or belongs to another threat.
session-no-such-mission = { $typed ->
    [none] Type the number, title or code of a mission.
   *[other] No mission is called “{ $typed }”. Type its number, title or code.
 }
session-not-in-campaigns = Double-action missions can't be part of a campaign.
session-no-such-crew = A crew of { $players } players and { $androids } androids isn't possible.
session-no-such-seat = There's no player { $seat } in this crew.
session-no-such-choice = “{ $found }” isn't one of the choices.
session-no-such-turn = These plans don't have a turn { $turn }.
session-no-threat-on-turn = No threat can appear on turn { $turn }. The last one appears on turn { $last }.
session-name-too-long = Names can have up to { $most } characters.
session-nothing-to-resolve = There's no game to resolve.
session-no-mission-over = There's no finished mission to resolve.
session-double-actions = Without The New Frontier, you have to resolve double actions by hand. Resolve the mission at the table and enter the result.
session-entry-without-game = { $mission } was added by hand, without its game, so it can't be replayed.
session-two-of-a-name = Two of you are called { $name }. Change one of the names so we can tell you apart.
session-not-a-card = “{ $found }” isn't a card. Use { $cards }, and - for an empty slot.
session-no-row = There's nothing to paste. The clipboard should contain a row of { $cards } cards.
session-no-such-tile = This tile isn't in the stack.
session-not-walking = The resolution hasn't started because the plans are still open.
session-no-campaign = No campaign is open.
session-campaign-not-now = That isn't the campaign's next step.
session-campaign-not-ready = Finish the repairs before the next mission.
session-campaign-cannot-end = You can only end a campaign between missions, after at least one of them.
session-campaign-has-missions = This campaign has missions in the log book, so you can end it but not delete it.
session-no-such-repair = This can't be repaired now.
session-no-repair-to-take-back = There's no repair to undo.
session-nothing-on-table = There's nothing to abandon.
session-no-such-game = This saved game no longer exists.
session-is-a-copy = You're looking at a copy. Use “Correct log” to save your changes.
session-not-in-log = This game isn't in the log book yet.
session-cards-missing = { $count ->
    [one] { $count } announced threat has no card yet: enter it in the plans.
   *[other] { $count } announced threats have no card yet: enter them in the plans.
 }
session-log-says-so = The log book already says exactly this.
session-no-heroic = No heroic cards here: your crew flies with specializations.
session-nothing-to-undo = There's nothing to undo.
session-nothing-to-redo = There's nothing to redo.
session-not-yours = That's someone else's job.
session-not-saved = The game couldn't be saved because of a bug in this program{ $report ->
    [none] , and neither could the report. Your game continues, but keep this window open.
   *[other] . Your game continues, but keep this window open. Please send us { $report }.
 }
session-slot-impossible = These actions can't share a slot.
session-calls-nothing = This card doesn't call another threat.
session-no-teleporter = Nobody is a Teleporter.
session-no-trips = You can't use Oops in double-action missions.
session-special-advanced = { $who } plays the advanced special card, which requires level 2.
session-special-level = { $who } plays more special cards than level { $level } allows.
session-no-specialization = You need a specialization to play special cards.
session-coach-at-the-end = Watch the resolution to the end first. Then the coach will talk.
