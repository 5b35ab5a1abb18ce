-- The nurseries of a commune that lie outside a circle are told by these alone.
CREATE INDEX nurseries_commune_position ON nurseries (commune, longitude, latitude);
CREATE INDEX nurseries_postal_code_position ON nurseries (postal_code, longitude, latitude);
