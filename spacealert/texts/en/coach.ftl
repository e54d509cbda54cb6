### The coach: changes that would have saved the ship.

coach-thinking = Looking for better plans
coach-change = { $kind ->
    [emptied] { $who } leaves turn { $turn } empty instead of playing { $before }
    [filled] { $who } plays { $after } in the empty slot on turn { $turn }
    [swapped] { $who } swaps { $before } on turn { $turn } with { $after } on turn { $other }
    [moved] { $who } plays { $before } on turn { $other } instead of turn { $turn }
    [earlier] { $who } plays { $before } a turn earlier, on turn { $other }
    [later] { $who } plays { $before } a turn later, on turn { $other }
   *[replaced] { $who } plays { $after } instead of { $before } on turn { $turn }
 }
coach-and = { $first }, and { $second }
coach-saved = { $change }: you survive with { $points } { $points ->
    [one] point
   *[other] points
 }.
coach-better = { $change }: { $points } { $points ->
    [one] point
   *[other] points
 } instead of { $before }.
coach-more = And { $count } more { $count ->
    [one] change
   *[other] changes
 } would have helped.
coach-lost-by-everything = No change to one or two cards saves the ship ({ $examined } plans tried).
coach-won-by-everything = The ship was never in danger: whatever card you change, it comes home.
coach-nothing-better = None of the { $examined } plans tried scores more points.
coach-difference = Turn { $turn }, { $state ->
    [now] now
   *[was] before
 }: { $sentence }
coach-because-destroyed = { $threat } is destroyed on turn { $turn }.
coach-because-damage = { $fatal ->
    [yes] The { $zone } zone holds: { $now } damage by turn { $turn } instead of a fatal seventh.
   *[no] The { $zone } zone takes { $now } damage instead of { $was }.
}
coach-because-awake = { $who } stays conscious.
coach-because-item = { $item }: { $now } instead of { $was }.
coach-because-escaped = The price: { $threat } isn't destroyed.
coach-because-more-damage = The price: the { $zone } zone takes { $now } damage instead of { $was }.
coach-because-knocked-out = The price: { $who } is knocked out.
coach-alike = { $count ->
    [one] One other change follows
   *[other] { $count } other changes follow
 } the same idea.
coach-nobody-could-know = You couldn't have known. The threat behind it was only announced after the phase had ended.
coach-wasted = What was wasted
coach-wasted-shots = { $count ->
    [0] Every shot had a target.
    [one] One shot hit nothing:
   *[other] { $count } shots hit nothing:
 }
coach-wasted-shot = Turn { $turn }{ $who ->
    [none] {""}
   *[other] , { $who }
 }: { $sentence }
coach-wasted-member = { $who }: { $failed ->
    [0] nothing failed
    [one] one action failed
   *[other] { $failed } actions failed
 }, { $waited ->
    [0] no turns without a card
    [one] one turn without a card
   *[other] { $waited } turns without a card
 }, { $late ->
    [0] never delayed
    [one] delayed once
   *[other] delayed { $late } times
 }.
coach-wasted-threat = { $threat } wasn't destroyed: { $points } { $points ->
    [one] point
   *[other] points
 } missed.
coach-decisive = Turn { $turn } was decisive: { $count ->
    [one] one other card
   *[other] any one of { $count } other cards
 } would have changed the result.
coach-best = Before: { $before }. With the best plan found: { $now }.
coach-plan = { $who }: { $cards }
coach-knew-everything = To be fair, the search knew every threat from the start. You couldn't.
coach-best-written = The game with this plan is in { $path }. To replay it: spacealert resolve { $path }
coach-progress = Still looking: { $percent }%.
coach-stopped = Stopped before the search was complete.
coach-keys = ↓ ↑ scroll · 1–9 replay a change · s stop or resume · q back
coach-ask = At the end, press c to ask the coach what would have helped.
coach-what-saves = What would have saved us?
coach-button = Coach
coach-back = Back
coach-resume = Resume the search
coach-stop = Stop searching
coach-side-by-side = Replay side by side
coach-was = What happened
coach-would-be = What could have happened
coach-in-words = In words
coach-as-it-was = What happened: { $verdict }
coach-as-it-would-be = What could have happened: { $verdict }
coach-best-plan = Search for the best plan
coach-walk-best = Replay the best plan
coach-best-found = The best plan found scores { $points } { $points ->
    [one] point
   *[other] points
 }. To be fair, the search knew every threat from the start. You couldn't.
coach-title-won = Could it have gone better?
coach-title = What would have saved us
coach-best-searching = Searching for the best plan: { $seconds } s. You can stop any time.
coach-best-none = No better plan in { $seconds } s of searching. The search is partly random, so it may be worth another try.
coach-load = Open in the plans
coach-deeper = For a deeper search that can change any number of cards: spacealert coach GAME --best
