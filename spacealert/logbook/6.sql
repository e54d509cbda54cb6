-- An explorer and the whole career. Laid out as a campaign is, so that both are saved, merged and taken back alike.
CREATE TABLE explorer (
    id TEXT PRIMARY KEY,
    kept TEXT NOT NULL,
    ended INTEGER NOT NULL,                 -- dead for good
    content TEXT NOT NULL                   -- JSON, see careers/explorer.py
);
