-- One row for every state an entry ever had: adding, correcting and removing all write a new row, and nothing is ever
-- overwritten. What counts for an entry is its newest row that was not undone.
CREATE TABLE state (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL,                       -- of the entry, the same in every copy of every log
    made TEXT NOT NULL,                     -- when, UTC; always after the states the entry had before, whatever clocks say
    removed INTEGER NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    act INTEGER NOT NULL,                   -- what was done in one step is undone in one step
    entry TEXT NOT NULL,                    -- JSON, see entry.py
    UNIQUE (id, made)
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
