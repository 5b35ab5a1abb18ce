-- What nurseries have said of their places (`domain/nursery-places/`): fed with the row of the nursery.
-- Whether a report is fresh is a comparison of `reported_on` with the day that is asked for; it is never stored.
CREATE TABLE nursery_places (
  -- `nurseries.number`
  nursery INTEGER NOT NULL,
  id TEXT NOT NULL,
  -- Completed months of the child at its start; both ends count.
  age_from INTEGER NOT NULL,
  age_to INTEGER NOT NULL,
  -- Ten bits: Monday morning is 1, Friday afternoon 512.
  days INTEGER NOT NULL,
  state TEXT NOT NULL,
  count INTEGER,
  -- Plain dates; null is open.
  from_day TEXT,
  until_day TEXT,
  kind TEXT NOT NULL,
  -- Minutes since midnight.
  opens INTEGER,
  closes INTEGER,
  -- Cents.
  hourly_price INTEGER,
  -- The plain date on which the nursery said so.
  reported_on TEXT NOT NULL,
  PRIMARY KEY (nursery, id)
) STRICT, WITHOUT ROWID;
