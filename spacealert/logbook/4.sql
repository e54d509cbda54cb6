-- Whether the mission is there too, so that a list for other programs does without the entries too; filled by `summary.sql`.
DROP TABLE summary;
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
    has_scenario,
    crew
);
