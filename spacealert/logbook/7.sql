-- Every row has a checksum from here on.
ALTER TABLE state ADD COLUMN checksum INTEGER;
ALTER TABLE draft ADD COLUMN checksum INTEGER;
ALTER TABLE campaign ADD COLUMN checksum INTEGER;
ALTER TABLE explorer ADD COLUMN checksum INTEGER;
ALTER TABLE act ADD COLUMN checksum INTEGER;
ALTER TABLE brought ADD COLUMN checksum INTEGER;

-- A step that was undone stays until the next one is done, to be done again: the last undone has the highest number here.
ALTER TABLE act ADD COLUMN undone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE brought ADD COLUMN ended_after INTEGER;
ALTER TABLE brought ADD COLUMN content_after TEXT;

-- What the log shows of each state, as JSON, so that an entry can have more to show without another version of this file.
DROP TABLE summary;
CREATE TABLE summary (
    state INTEGER PRIMARY KEY,              -- its number
    entry TEXT,
    checksum INTEGER
);

-- Careers in small records, each with all its states as entries have them: so two tables that flew apart come together, and
-- a step takes back what it did and nothing else.
CREATE TABLE career (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    made TEXT NOT NULL,
    removed INTEGER NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    act INTEGER NOT NULL,
    entry TEXT NOT NULL,                    -- JSON, see careers/career_records.py
    checksum INTEGER,
    UNIQUE (id, made)
);

-- Every state of a career that is known: as it stands, and as it was before each step that can still be undone.
CREATE TABLE career_version (explorer TEXT, made TEXT, act INTEGER, content TEXT);
INSERT INTO career_version
SELECT
    version.id,
    version.made,
    COALESCE((SELECT MAX(act) FROM brought WHERE what = 'explorer' AND name = version.id AND kept = version.made), 0),
    version.content
FROM (
    SELECT name AS id, kept_before AS made, content_before AS content
    FROM brought
    WHERE what = 'explorer' AND content_before IS NOT NULL
    UNION
    SELECT id, kept, content FROM explorer
) AS version
WHERE json_valid(version.content) AND json_extract(version.content, '$.version') = 1;

CREATE TABLE career_part (explorer TEXT, made TEXT, act INTEGER, kind TEXT, name TEXT, place INTEGER, value TEXT, run TEXT);
INSERT INTO career_part
SELECT explorer, made, act, 'explorer', '', 0, json_extract(content, '$.begun'), NULL FROM career_version
UNION ALL
SELECT explorer, made, act, 'name', '', 0, json_extract(content, '$.name'), NULL FROM career_version
UNION ALL
SELECT explorer, made, act, 'player', '', 0, json_extract(content, '$.player'), NULL FROM career_version
UNION ALL
SELECT
    explorer, made, act, 'consent', '', COALESCE(json_extract(content, '$.consent'), 0),
    CASE json_extract(content, '$.consent') WHEN 0 THEN 'always' ELSE IFNULL(CASE WHEN json_extract(content, '$.consent') THEN 'since' END, 'never') END,
    NULL
FROM career_version
UNION ALL
SELECT
    explorer, made, act, 'run', json_extract(run.value, '$.id'), run.key, NULL,
    json_set(json_remove(run.value, '$.achievements'), '$.achievements', json('[]'))
FROM career_version, json_each(content, '$.runs') AS run
UNION ALL
SELECT explorer, made, act, 'award', award.value, run.key * 200 + award.key, json_extract(run.value, '$.id'), NULL
FROM career_version, json_each(content, '$.runs') AS run, json_each(run.value, '$.achievements') AS award
UNION ALL
SELECT
    explorer, made, act, 'step',
    step.value || ' ' || (
        SELECT COUNT(*) FROM json_each(content, '$.steps') AS other WHERE other.value = step.value AND other.key <= step.key
    ),
    step.key, step.value, NULL
FROM career_version, json_each(content, '$.steps') AS step;

INSERT OR IGNORE INTO career (id, made, removed, act, entry)
SELECT
    explorer || '/' || kind || '/' || name, made, 0, act,
    json_object(
        'explorer', explorer, 'kind', kind, 'key', name, 'place', place, 'value', value, 'run', json(COALESCE(run, 'null'))
    )
FROM career_part
ORDER BY made, place;

-- What a later state of a career no longer had.
INSERT OR IGNORE INTO career (id, made, removed, act, entry)
SELECT earlier.id, version.made, 1, version.act, earlier.entry
FROM career_version AS version
JOIN (
    SELECT explorer, part.made, explorer || '/' || kind || '/' || name AS id, career.entry
    FROM career_part AS part
    JOIN career ON career.id = explorer || '/' || kind || '/' || name AND career.made = part.made
) AS earlier ON earlier.explorer = version.explorer AND earlier.made < version.made
WHERE NOT EXISTS (
    SELECT 1 FROM career_part AS part
    WHERE part.explorer = version.explorer AND part.made = version.made
        AND part.explorer || '/' || part.kind || '/' || part.name = earlier.id
)
GROUP BY earlier.id, version.made;

DELETE FROM brought WHERE what = 'explorer' AND name IN (SELECT explorer FROM career_version);
DELETE FROM explorer WHERE id IN (SELECT explorer FROM career_version);
DROP TABLE career_part;
DROP TABLE career_version;
