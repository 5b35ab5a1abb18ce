-- What is fed from the CMS: by its webhook at once, by the scheduled pass in whole.

CREATE TABLE nurseries (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  type TEXT,
  commune TEXT,
  department TEXT,
  region_name TEXT,
  postal_code TEXT,
  latitude REAL,
  longitude REAL,
  -- As in `places`.
  band INTEGER,
  -- Stands where its commune is.
  is_approximate INTEGER NOT NULL,
  minimum_age INTEGER,
  maximum_age INTEGER,
  tariff_mode TEXT,
  -- 0 free places, 1 full, 2 the nursery does not say, 3 not known.
  vacancy_rank INTEGER NOT NULL,
  vacancy_date TEXT,
  welcomes_disability INTEGER NOT NULL,
  -- One bit an item, in the order of `domain/childcare/items.ts`.
  provided INTEGER NOT NULL,
  -- What the list shows, as JSON.
  shown TEXT NOT NULL
);
-- With the latitude, so that rows outside a circle are left out before they are read.
CREATE INDEX nurseries_position ON nurseries (band, longitude, latitude);
CREATE INDEX nurseries_commune ON nurseries (commune);
CREATE INDEX nurseries_postal_code ON nurseries (postal_code);
CREATE INDEX nurseries_department ON nurseries (department, vacancy_rank, sort_name);
CREATE INDEX nurseries_region ON nurseries (region_name, vacancy_rank, sort_name);
CREATE INDEX nurseries_slug ON nurseries (slug);

CREATE TABLE documents (
  number INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- In French, without the prefix of a language.
  path TEXT NOT NULL,
  title TEXT NOT NULL,
  -- What tells it from others of its title, such as a town; empty where nothing is needed.
  note TEXT NOT NULL,
  body TEXT NOT NULL,
  -- INSEE code of a city.
  place TEXT,
  UNIQUE (kind, id, locale)
);
CREATE INDEX documents_place ON documents (place) WHERE place IS NOT NULL;

-- The words of documents, ligatures opened. `scope` names the languages of the interface and the kind it is found in: `frpages`.
CREATE VIRTUAL TABLE document_words USING fts5 (
  scope, title, keywords, body,
  tokenize = 'unicode61 remove_diacritics 2', content = '', contentless_delete = 1
);

-- In how many documents a word is.
CREATE VIRTUAL TABLE document_terms USING fts5vocab (document_words, row);

-- What each entry of the CMS was when it was taken in: an entry that has not changed is not written again.
CREATE TABLE index_entries (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;

-- Changes on their way in: those of a pass are gathered here and taken over together at its end.
CREATE TABLE index_changes (
  source TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  -- Null where the entry has gone.
  hash TEXT,
  documents TEXT NOT NULL,
  nursery TEXT,
  words TEXT NOT NULL,
  PRIMARY KEY (source, kind, id)
) WITHOUT ROWID;

-- How far the pass is, and what the last one did: JSON by name.
CREATE TABLE index_state (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
