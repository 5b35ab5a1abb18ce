-- What was purged when: the one row that all isolates add to, each change under the next version.
-- KV holds a copy for readers; `published` is the version that was last written there.
CREATE TABLE purge_marks (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL,
  published INTEGER NOT NULL,
  -- Tag to time in milliseconds, as JSON.
  marks TEXT NOT NULL
);
INSERT INTO purge_marks (id, version, published, marks) VALUES (1, 0, 0, '{}');
