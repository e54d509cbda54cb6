-- Add the missing summaries: the whole entry of another game, or a mission without the texts of its files. An entry that
-- is not valid JSON gets an empty one.
INSERT INTO summary (state, entry)
SELECT
    number,
    CASE
        WHEN json_extract(entry, '$.other_game') IS NULL
        THEN json_remove(
            json_set(
                entry,
                '$.has_game', json(CASE WHEN json_extract(entry, '$.game') IS NULL THEN 'false' ELSE 'true' END),
                '$.has_scenario', json(CASE WHEN json_extract(entry, '$.scenario') IS NULL THEN 'false' ELSE 'true' END)
            ),
            '$.game',
            '$.scenario'
        )
        ELSE entry
    END
FROM state
WHERE number > (SELECT COALESCE(MAX(state), 0) FROM summary) AND json_valid(entry);
