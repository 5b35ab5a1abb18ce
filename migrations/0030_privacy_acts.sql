-- What was done with a person's data on demand: the proof that it was. Of the person only a digest.
CREATE TABLE privacy_acts (
  id INTEGER PRIMARY KEY,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL,
  act TEXT NOT NULL CHECK (act IN ('find', 'export', 'erase', 'repeat')),
  -- Who did it: their account of the CMS.
  actor TEXT NOT NULL,
  -- SHA-256 of the address in small letters.
  address_digest TEXT NOT NULL,
  -- How many records of which kind, as JSON.
  counts TEXT NOT NULL,
  -- Of an erasure: the names of records, as JSON, so that it can be repeated after a restore.
  erased TEXT NOT NULL,
  UNIQUE (at, act, address_digest)
) STRICT;
