-- How many mails the site was asked to send to an address on a day, so that nobody can have it write to a stranger without end.
CREATE TABLE mail_allowances (
  -- A digest of purpose and address.
  recipient TEXT NOT NULL,
  -- Days since 1970.
  day INTEGER NOT NULL,
  mails INTEGER NOT NULL,
  PRIMARY KEY (recipient, day)
) STRICT, WITHOUT ROWID;
