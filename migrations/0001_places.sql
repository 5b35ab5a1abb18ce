-- The gazetteer: communes, municipal arrondissements, departments and regions. Filled by `harness/gazetteer/`, not from the CMS.

CREATE TABLE places (
  -- INSEE code; of a department with a D before it, of a region with an R.
  code TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  parent TEXT,
  name TEXT NOT NULL,
  department TEXT,
  department_name TEXT,
  region_name TEXT NOT NULL,
  -- Separated by spaces.
  postal_codes TEXT NOT NULL,
  population INTEGER NOT NULL,
  latitude REAL,
  longitude REAL,
  -- Fiftieths of a degree of latitude: a question about a part of the map names its bands and reads no other row.
  band INTEGER
) WITHOUT ROWID;
CREATE INDEX places_position ON places (band, longitude, latitude);
CREATE INDEX places_department ON places (department, population);
-- What a map of the whole country names.
CREATE INDEX places_cities ON places (population) WHERE kind = 'commune' AND population >= 20000;

-- Every way a place may be written: see `domain/places/place-lookup.ts` for the ranks.
CREATE TABLE place_names (
  key TEXT NOT NULL,
  rank INTEGER NOT NULL,
  code TEXT NOT NULL,
  called_as TEXT,
  PRIMARY KEY (key, rank, code)
) WITHOUT ROWID;

-- What a beginning leads to where very much begins so: rows of `place_names` as JSON, the best first.
CREATE TABLE place_prefixes (
  prefix TEXT PRIMARY KEY,
  best TEXT NOT NULL
) WITHOUT ROWID;

-- Words that may be typed with a wrong letter: one half of such a word is right, so that beginnings and ends find it.
CREATE TABLE words (
  source TEXT NOT NULL,
  length INTEGER NOT NULL,
  word TEXT NOT NULL,
  reversed TEXT NOT NULL,
  -- As it is written, with its accents.
  shown TEXT NOT NULL,
  PRIMARY KEY (source, length, word)
) WITHOUT ROWID;
CREATE INDEX words_reversed ON words (source, length, reversed);
