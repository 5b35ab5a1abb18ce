-- What visitors have sent and the CMS may not hold yet. One row a request; its personal data leave after delivery.
CREATE TABLE submissions (
  id INTEGER PRIMARY KEY,
  -- Of the form that was sent; the CMS takes each once.
  submission_key TEXT NOT NULL UNIQUE,
  -- Form, values and day: finds the same request without a key. Null once erased.
  content_key TEXT UNIQUE,
  form TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  -- What the visitor was told.
  outcome TEXT NOT NULL,
  locale TEXT NOT NULL,
  source_page TEXT NOT NULL,
  consent_version TEXT NOT NULL,
  consent_text TEXT,
  -- The values as JSON. Null once erased.
  payload TEXT,
  -- Why it may not be from a person; null where nothing says so.
  suspicion TEXT,
  -- Milliseconds since 1970, as all times here.
  created_at INTEGER NOT NULL,
  delivered_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  last_error TEXT,
  erased_at INTEGER
) STRICT;

CREATE INDEX submissions_waiting ON submissions (next_attempt_at) WHERE delivered_at IS NULL;
CREATE INDEX submissions_to_erase ON submissions (delivered_at) WHERE payload IS NOT NULL;

-- Pre-registrations that are being filled in without JavaScript, for a day at most.
CREATE TABLE form_drafts (
  -- SHA-256 of the cookie's value.
  id TEXT PRIMARY KEY,
  payload TEXT NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX form_drafts_by_age ON form_drafts (changed_at);
