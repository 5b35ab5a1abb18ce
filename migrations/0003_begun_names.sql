-- Names that a beginning may lead to; those looked up whole only stand between them in great numbers. The ranks: `domain/places/place-lookup.ts`.
CREATE INDEX place_names_begun ON place_names (key, rank) WHERE rank <= 5;
