### What the ship's computer says. Each text is one clip of a voice pack, or one part of one; `.spoken` is the same text
### as it is given to a synthesizer, where that must be told how to read it.

intercom-alert = Alert!
intercom-repeat = I repeat.
intercom-unconfirmed = Unconfirmed report.
intercom-begin = Attention! Enemy activity detected. Begin first phase.

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
intercom-data-transfer = Data transfer. Repeat: data transfer in
intercom-data-transfer-short = Data transfer in
intercom-transfer-complete = Data transfer complete.
intercom-communications-down = Communications system down.
intercom-communications-restored = Communications system restored.

intercom-warning-60 = { $phase ->
    [1] First phase ends
    [2] Second phase ends
   *[operation] Operation ends
 } in one minute.
intercom-warning-20 = { $phase ->
    [1] First phase ends
    [2] Second phase ends
   *[operation] Operation ends
 } in twenty seconds.
intercom-countdown = { $phase ->
    [1] First phase ends
    [2] Second phase ends
   *[operation] Operation ends
 } in
intercom-ended = { $phase ->
    [1] First phase has ended. Second phase begins.
    [2] Second phase has ended. Third phase begins.
   *[operation] Operation ended. Mission complete.
 }

intercom-counts = five, four, three, two, one.
