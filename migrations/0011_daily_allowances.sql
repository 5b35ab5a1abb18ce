-- How often something was done on a day that anybody may cause and that costs: mails to one address, pictures of one original.
CREATE TABLE daily_allowances (
  -- What is counted; of a person only a digest.
  name TEXT NOT NULL,
  -- Days since 1970.
  day INTEGER NOT NULL,
  taken INTEGER NOT NULL,
  PRIMARY KEY (name, day)
) STRICT, WITHOUT ROWID;
