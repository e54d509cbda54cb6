### Why something cannot be done at the table now.

session-no-mission-runs = No mission is running.
session-mission-runs = A mission is running: finish or abandon it first.
session-mission-stands-still = The mission is paused: continue it first.
session-played-elsewhere = This game is open in another window or terminal.
session-not-learned = { $name } has not learned this: { $specialization }.
session-not-learned-so-well = { $name } has not come to level { $level } of this specialization.
session-no-new-frontier = Only a table with The New Frontier can choose this.
session-silent = The mission plays without sound: the announcement is on the screen.
session-cannot-say-again = There is no time to say it again before the next announcement.
session-nothing-comes = Nothing more will be announced.
session-nothing-announced = Nothing has been announced yet.
session-not-announced = This threat has not been announced yet.
session-no-talking = Communications are down: nobody may talk or show anything now.
session-too-early = The crew can agree to end a mission early only in its last phase.
session-card-not-in-deck = { $card } cannot have been drawn here: it is no card of this deck, or another threat has it.
session-no-such-mission = { $typed ->
    [none] Type the number, title or code of a mission.
   *[other] There is no mission “{ $typed }”. Type its number, title or code.
 }
session-not-in-campaigns = Missions with double actions cannot be part of a campaign.
session-no-such-crew = There is no crew of { $players } players and { $androids } androids.
session-no-such-seat = There is no player { $seat } in this crew.
session-no-such-choice = “{ $found }” is not one of the choices.
session-no-such-turn = These plans have no turn { $turn }.
session-no-threat-on-turn = No threat can appear on turn { $turn }: the last one appears on turn { $last }.
session-name-too-long = Names can have up to { $most } letters.
session-nothing-to-resolve = There is no game to resolve.
session-no-mission-over = There is no finished mission to resolve.
session-double-actions = This table does not have The New Frontier: it resolves double actions by hand and enters the result.
session-entry-without-game = { $mission } was typed into the log book without its game, so it cannot be replayed.
session-two-of-a-name = Two of you are called { $name }. Change one of the names, so that everyone knows who is meant.
session-not-a-card = “{ $found }” is not a card. Cards are a b c x < ^ >, heroic A B X 1–6, special s S, and - for an empty slot.
session-no-row = There are no cards to paste: expected a row of { $cards }.
session-no-such-tile = This tile is not in the stack.
session-not-walking = The resolution has not begun: the plans are still open.
session-no-campaign = No campaign is open.
session-campaign-not-now = The campaign is waiting for something else now.
session-campaign-not-ready = Finish the repairs before the next mission.
session-campaign-cannot-end = A campaign can be ended only between its missions, after at least one of them.
session-campaign-has-missions = A campaign with missions in the log book can be ended, but not deleted.
session-no-such-repair = This cannot be repaired now.
session-no-repair-to-take-back = There is no repair to take back.
session-nothing-on-table = There is nothing to abandon.
session-no-such-game = This game is no longer saved.
session-is-a-copy = This is a copy of an entry of the log book: correct the entry to change it.
session-not-in-log = This game is not in the log book yet.
session-cards-missing = { $count ->
    [one] { $count } announced threat has no card yet: enter it in the plans.
   *[other] { $count } announced threats have no card yet: enter them in the plans.
 }
session-log-says-so = The log book already says exactly this.
session-nothing-to-undo = There is nothing to undo.
session-nothing-to-redo = There is nothing to redo.
session-not-yours = Somebody else at the table does this.
session-not-saved = The game could not be saved, and it is our fault{ $report ->
    [none] ; the report could not be saved either.
   *[other] . What we need to mend it is in { $report }.
 }
session-slot-impossible = These actions cannot share a slot.
session-calls-nothing = This card calls no other one.
session-no-teleporter = Nobody is a Teleporter.
session-no-trips = With double actions nobody trips.
session-special-advanced = { $who } plays the advanced special card, which comes with level 2.
session-special-level = { $who } has laid more special cards than level { $level } gives.
session-no-specialization = Only somebody with a specialization has special cards.
session-coach-at-the-end = The coach speaks once everybody has seen the end: step to it first.
