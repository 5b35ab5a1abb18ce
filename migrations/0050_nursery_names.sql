-- Nurseries by the beginning of their names, for what is suggested while a name is typed.
CREATE INDEX nurseries_name ON nurseries (sort_name);
