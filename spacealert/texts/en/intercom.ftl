### The intercom. Each text is a clip of a voice pack, or a part of one. `.spoken` is the text for a synthesizer that would
### mispronounce it. `.headline` and `.advice` are shown on the screen, `.listing` describes the announcement in a scenario,
### and `.aloud` is for a person who reads it aloud, if it differs from the text.

intercom-alert = Alert!
    .listing = { $report ->
        [unconfirmed] Unconfirmed report, T+{ $turn }: { $class_ ->
            [serious] serious{" "}
           *[common] {""}
        }{ $zone ->
            [internal] internal threat
           *[other] threat, zone { $zone }
        }
       *[confirmed] T+{ $turn }: { $class_ ->
            [serious] serious{" "}
           *[common] {""}
        }{ $zone ->
            [internal] internal threat
           *[other] threat, zone { $zone }
        }
     }
intercom-repeat = I repeat.
intercom-unconfirmed = Unconfirmed report.
intercom-begin = Attention! Enemy activity detected. Begin first phase.
    .headline = Enemy activity detected
    .advice = Phase 1 begins: plan turns 1–3

intercom-body = Time T+{ $turn }. { $zone ->
    [internal] { $seriousness ->
        [serious] Serious internal threat.
       *[threat] Internal threat.
    }
   *[other] { $seriousness ->
        [serious] Serious threat.
       *[threat] Threat.
    } Zone { $zone }.
 }
    .spoken = Time, T plus { $turn ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[8] eight
    }. { $zone ->
        [internal] { $seriousness ->
            [serious] Serious internal threat.
           *[threat] Internal threat.
        }
       *[other] { $seriousness ->
            [serious] Serious threat.
           *[threat] Threat.
        } Zone { $zone }.
    }

intercom-time = Time T+{ $turn }.
    .spoken = Time, T plus { $turn ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[8] eight
    }.
intercom-threat = Threat.
intercom-serious-threat = Serious threat.
intercom-internal-threat = Internal threat.
intercom-serious-internal-threat = Serious internal threat.
intercom-zone = Zone { $zone }.

intercom-incoming-data = Incoming data. Repeat: incoming data.
    .headline = Incoming data
    .advice = { $each ->
        [1] Everyone may draw one card
       *[other] Everyone may draw { $each } cards
     }{ $more ->
        [0] {""}
        [1] , and one of you may draw another (take turns)
       *[other] , and { $more } of you may draw another (take turns)
     }
    .listing = Incoming data
intercom-data-transfer = Data transfer. Repeat: data transfer in
    .headline = Data transfer
    .advice = Everyone may pass one card
    .listing = Data transfer
    .aloud = Data transfer. Repeat: data transfer in 5, 4, 3, 2, 1. Data transfer complete.
intercom-data-transfer-short = Data transfer in
intercom-transfer-complete = Data transfer complete.
intercom-communications-down = Communications system down.
    .headline = Communications down
    .advice = Communications are down. No talking, no gestures.
    .listing = Communications down for { $seconds } s, until { $until }
    .aloud = Communications system down. ({ $seconds } s)
intercom-communications-restored = Communications system restored.
    .headline = Communications restored
    .advice = You may talk again

intercom-warning-60 = { $phase ->
    [1] First phase ends
    [2] Second phase ends
   *[operation] Operation ends
 } in one minute.
    .headline = { $last ->
        [yes] Operation ends in 1 minute
       *[no] Phase { $phase } ends in 1 minute
     }
    .advice = Then turns { $first }–{ $until } are locked
intercom-warning-20 = { $phase ->
    [1] First phase ends
    [2] Second phase ends
   *[operation] Operation ends
 } in twenty seconds.
    .headline = { $last ->
        [yes] Operation ends in 20 seconds
       *[no] Phase { $phase } ends in 20 seconds
     }
    .advice = { intercom-warning-60.advice }
intercom-countdown = { $phase ->
    [1] First phase ends
    [2] Second phase ends
   *[operation] Operation ends
 } in
    .headline = { $last ->
        [yes] Operation ends in
       *[no] Phase { $phase } ends in
     }
intercom-ended = { $phase ->
    [1] First phase has ended. Second phase begins.
    [2] Second phase has ended. Third phase begins.
   *[operation] Operation ended. Mission complete.
 }
    .headline = { $last ->
        [yes] Action round complete
       *[no] Phase { $phase } has ended
     }
    .advice = { $last ->
        [yes] Hands off the cards
       *[no] Turns { $first }–{ $until } are locked. Take your phase { $next } cards.
     }

intercom-counts = five, four, three, two, one.
