-- What was done in one step; what was undone is no longer here. It is seen from what it left, where it had no name.
CREATE TABLE act (
    number INTEGER PRIMARY KEY,
    deed TEXT NOT NULL                      -- added, corrected, removed or merged
);
INSERT INTO act
SELECT
    state.act,
    CASE
        WHEN COUNT(*) > 1 THEN 'merged'
        WHEN MAX(state.removed) THEN 'removed'
        WHEN EXISTS (
            SELECT 1 FROM state AS before
            WHERE before.id = state.id AND before.undone = 0 AND before.number < state.number
        ) THEN 'corrected'
        ELSE 'added'
    END
FROM state
WHERE state.undone = 0
GROUP BY state.act;

-- The campaigns and drafts that came with a merge, and how a campaign stood before, if it was here.
CREATE TABLE brought (
    act INTEGER NOT NULL,
    what TEXT NOT NULL,                     -- campaign or draft
    name TEXT NOT NULL,
    kept TEXT NOT NULL,                     -- by this time it is known again if nobody has gone on with it
    ended_before INTEGER,
    kept_before TEXT,
    content_before TEXT
);
