### Doubts about the cards a crew has laid: warnings, since tables have house rules. `$who` is a name or a color.

legality-androids = { $players ->
        [1] One player
       *[other] { $players } players
    } with { $androids ->
        [0] no android
        [1] one android
       *[other] { $androids } androids
    }: the rules have { $expected ->
        [0] no android
        [1] one android
       *[other] { $expected } androids
    } for so few (§5).
legality-heroic-twice = { $who } plays more than one heroic card (turns { $turns }); everybody has one, and it cannot be handed over (§2.1).
legality-heroic-replaced = { $who } plays heroic cards (turns { $turns }), but a crew with specializations has none: special cards replace them (NF 2.1).
legality-heroic-taken = { $who } plays the heroic “{ $letter }”, but no heroic card with it is left: there are six, each of them once.
legality-not-so-many = The crew plays { $laid } cards for “{ $letters }”; the box has { $there }.
legality-more-than-held = By the end of phase { $phase } the crew has played { $laid } cards, but was dealt { $held }, incoming data included (§1, §5).
legality-not-in-hand = { $who }, turn { $turn }: no card is left in hand that could be “{ $letter }”.
legality-card-too-often = The hands that were noted have { $noted } cards “{ $card }”; the box has { $there }.
legality-more-than-dealt = By the end of phase { $phase } the hands that were noted have { $noted } cards; { $held } were dealt, incoming data included (§1, §5).
legality-no-double-card = { $who }, turn { $turn }: no double-action card left with { $letters }.
legality-special-often = { $who } plays { $count } special actions; the cards of a specialization have two at most.
legality-advanced-twice = { $who } plays an advanced special action twice; only one card of a specialization has it.
legality-special-alone = { $who }, turn { $turn }: nothing lies with the advanced action of Special Ops; expected the card that it protects.
legality-special-together = { $who }, turn { $turn }: “{ $letters }” has more than the special action; such a card fills its slot alone.
