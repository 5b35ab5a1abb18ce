-- When something was said of places stands with each place (`nursery_places`). The rank is that of the day of the last pass, and sorts only.
ALTER TABLE nurseries DROP COLUMN vacancy_date;
