-- A table is one JSON document; a match is a numbered list of entries that only grows.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    touched REAL NOT NULL,
    data BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    open INTEGER NOT NULL,
    head BLOB NOT NULL,     -- the record without its entries: setup, seats, commitment, entropy
    secret BLOB NOT NULL    -- the seed of its chance
) WITHOUT ROWID;
CREATE INDEX matches_of_table ON matches (table_id);

CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (match_id, seq)
) WITHOUT ROWID;
