-- An evening of another game as a whole, which is short; nothing for a mission.
ALTER TABLE summary ADD COLUMN other_game;
-- The states that have none yet; of an entry that is no JSON nothing is known.
INSERT INTO summary (state, mission, played, common, serious, destroyed, survived, visual, damage, worst_zone, knocked_out, disabled_squads, bonus, lost_to, campaign, leg, has_game, has_scenario, crew, other_game)
SELECT
    number,
    json_extract(entry, '$.mission'),
    json_extract(entry, '$.played'),
    json_extract(entry, '$.common'),
    json_extract(entry, '$.serious'),
    json_extract(entry, '$.score.destroyed'),
    json_extract(entry, '$.score.survived'),
    json_extract(entry, '$.score.visual'),
    json_extract(entry, '$.score.damage'),
    json_extract(entry, '$.score.worst_zone'),
    json_extract(entry, '$.score.knocked_out'),
    json_extract(entry, '$.score.disabled_squads'),
    COALESCE(json_extract(entry, '$.score.bonus'), 0),  -- earlier entries have none
    json_extract(entry, '$.lost_to'),
    json_extract(entry, '$.campaign'),
    json_extract(entry, '$.leg'),
    json_extract(entry, '$.game') IS NOT NULL,
    json_extract(entry, '$.scenario') IS NOT NULL,
    json_extract(entry, '$.crew'),
    CASE WHEN json_extract(entry, '$.other_game') IS NOT NULL THEN entry END
FROM state
WHERE number > (SELECT COALESCE(MAX(state), 0) FROM summary) AND json_valid(entry);
