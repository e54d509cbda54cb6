### Changes made by a correction.

changes-verdict = Before: { $was }. Now: { $now }.
changes-fate = { $threat }: { $was } before, now { $now }.
changes-fate-not-yet = not there yet
changes-fate-on-track = approaching
changes-fate-destroyed = destroyed
changes-fate-survived = survived
changes-damage = Damage in the { $zone } zone: { $was } before, { $now } now.
changes-none = Resolved again: the result is the same.
changes-person = { $who } { $state ->
    [out] now loses consciousness.
   *[awake] now stays conscious.
 }
