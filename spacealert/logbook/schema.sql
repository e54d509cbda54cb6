-- One row for every state an entry ever had: adding, correcting and removing all write a new row, and nothing is ever
-- overwritten. What counts for an entry is its newest row that was not undone.
CREATE TABLE state (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL,                       -- of the entry, the same in every copy of every log
    made TEXT NOT NULL,                     -- when, UTC, so that copies agree which state is the newest
    removed INTEGER NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    act INTEGER NOT NULL,                   -- by which deed, see below
    entry TEXT NOT NULL,                    -- JSON, see entry.py
    UNIQUE (id, made)
);

-- What was done in one step and is undone in one step; what was undone is no longer here.
CREATE TABLE act (
    number INTEGER PRIMARY KEY,
    deed TEXT NOT NULL                      -- its name, see log.py
);

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

-- What is being done now: a mission, a walk through one, an entry half typed in.
CREATE TABLE draft (
    name TEXT PRIMARY KEY,
    kept TEXT NOT NULL,
    content TEXT NOT NULL                   -- JSON
);

-- A campaign between its missions; the missions themselves are entries.
CREATE TABLE campaign (
    id TEXT PRIMARY KEY,
    kept TEXT NOT NULL,
    ended INTEGER NOT NULL,
    content TEXT NOT NULL                   -- JSON
);
