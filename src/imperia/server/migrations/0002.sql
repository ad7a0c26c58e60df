-- The review of a match that has ended: it is computed once.
CREATE TABLE reviews (
    match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    data BLOB NOT NULL
) WITHOUT ROWID;
