-- What sorts a list and what decides whether a place fits stand in the index of positions: of the hundreds of nurseries around a place, only those
-- on the page are read as rows, each of which is ten times as long.
DROP INDEX nurseries_position;
CREATE INDEX nurseries_position ON nurseries (band, longitude, latitude, vacancy_rank, sort_name, offers);
