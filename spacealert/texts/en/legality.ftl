### Warnings about the cards a crew has played. They never block anything. `$who` is a name or a color.

legality-androids = { $players ->
        [1] One player
       *[other] { $players } players
    } with { $androids ->
        [0] no android
        [1] one android
       *[other] { $androids } androids
    }: the rules call for { $expected ->
        [0] no androids
        [1] one android
       *[other] { $expected } androids
    } in a crew of this size (§5).
legality-heroic-twice = { $who } plays more than one heroic card (turns { $turns }). Everyone has only one, and it can't be passed on (§2.1).
legality-heroic-replaced = { $who } plays heroic cards (turns { $turns }), but in a crew with specializations, special cards replace them (NF 2.1).
legality-heroic-taken = { $who } plays the heroic “{ $letter }”, but the others already have all the heroic cards with it. The box has six, all different.
legality-not-so-many = The crew plays { $laid } cards with “{ $letters }”, but the box only has { $there }.
legality-more-than-held = By the end of phase { $phase }, the crew has played { $laid } cards but received only { $held }, including incoming data (§1, §5).
legality-not-in-hand = { $who }, turn { $turn }: no card left in hand can be “{ $letter }”.
legality-card-too-often = The recorded hands contain the card “{ $card }” { $noted } times, but the box only has { $there }.
legality-more-than-dealt = By the end of phase { $phase }, the recorded hands contain { $noted } cards, but { $held } were dealt, including incoming data (§1, §5).
legality-no-double-card = { $who }, turn { $turn }: { $there ->
    [yes] all double-action cards with { $letters } are in use.
   *[no] no double-action card has { $letters }.
 }
legality-special-often = { $who } plays { $count } special actions, but each specialization has only two cards.
legality-advanced-twice = { $who } plays an advanced special action twice, but only one card of each specialization has it.
legality-special-alone = { $who }, turn { $turn }: the advanced action of Special Ops needs a card to protect.
legality-special-together = { $who }, turn { $turn }: the special action must be alone in its slot, but this slot has “{ $letters }”.
