-- Deeds had no names: what they were is seen from what they left.
CREATE TABLE act (
    number INTEGER PRIMARY KEY,
    deed TEXT NOT NULL
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

CREATE TABLE brought (
    act INTEGER NOT NULL,
    what TEXT NOT NULL,
    name TEXT NOT NULL,
    kept TEXT NOT NULL,
    ended_before INTEGER,
    kept_before TEXT,
    content_before TEXT
);
