-- The day on which parents asked an employer, as they noted it; null where they noted none.
ALTER TABLE submissions ADD COLUMN employer_asked_on TEXT;
