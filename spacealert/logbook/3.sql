-- What the printed log shows of each state, so that thousands of missions are listed without reading the games and
-- missions that their entries keep.
CREATE TABLE summary (
    state INTEGER PRIMARY KEY,              -- its number
    mission,
    played,
    common,
    serious,
    destroyed,
    survived,
    visual,
    damage,
    worst_zone,
    knocked_out,
    disabled_squads,
    bonus,
    lost_to,
    campaign,
    leg,
    has_game,
    crew
);
