### What would have saved the ship.

coach-thinking = Looking for what would have helped
coach-change = { $kind ->
    [emptied] { $who } lays nothing instead of { $before } on turn { $turn }
    [filled] { $who } lays { $after } on turn { $turn }, where nothing lay
    [swapped] { $who } swaps { $before } on turn { $turn } and { $after } on turn { $other }
    [moved] { $who } plays { $before } on turn { $other } instead of turn { $turn }
    [earlier] { $who } plays { $before } a turn earlier, on turn { $other }
    [later] { $who } plays { $before } a turn later, on turn { $other }
   *[replaced] { $who } lays { $after } instead of { $before } on turn { $turn }
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
 } that would have helped.
coach-lost-by-everything = Whatever one or two cards are changed, the ship is lost: none of { $examined } plans saves it. The deeper search changes everything: spacealert coach GAME --best
coach-nothing-better = None of { $examined } changed plans ends with more points.
