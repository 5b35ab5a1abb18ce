-- Of which version of its form a submission is. Those that were there before this column are of the first.
ALTER TABLE submissions ADD COLUMN form_version INTEGER NOT NULL DEFAULT 1;
-- When nobody could read it any more: it waits for an operator. Null for all others.
ALTER TABLE submissions ADD COLUMN set_aside_at INTEGER;
