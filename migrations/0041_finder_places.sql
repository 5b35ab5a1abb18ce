-- How many nurseries stand in each cell of the map: where there is a crowd is known before it is read.
CREATE TABLE nursery_cells (
  -- As in `nurseries`.
  band INTEGER NOT NULL,
  -- Degrees of longitude times 20, rounded down (`domain/places/cells.ts`).
  slice INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (band, slice)
) WITHOUT ROWID;

INSERT INTO nursery_cells (band, slice, count)
  SELECT band, CAST(floor(longitude * 20) AS INTEGER) AS slice, count(*) FROM nurseries WHERE band IS NOT NULL GROUP BY 1, 2;

CREATE TRIGGER nursery_cells_more AFTER INSERT ON nurseries WHEN NEW.band IS NOT NULL BEGIN
  INSERT INTO nursery_cells (band, slice, count) VALUES (NEW.band, CAST(floor(NEW.longitude * 20) AS INTEGER), 1)
    ON CONFLICT (band, slice) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER nursery_cells_fewer AFTER DELETE ON nurseries WHEN OLD.band IS NOT NULL BEGIN
  UPDATE nursery_cells SET count = count - 1 WHERE band = OLD.band AND slice = CAST(floor(OLD.longitude * 20) AS INTEGER);
END;

-- How many places the nursery has told of, whatever they are worth today.
ALTER TABLE nurseries ADD COLUMN place_count INTEGER NOT NULL DEFAULT 0;
