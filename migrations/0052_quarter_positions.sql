-- What a map from close by names: quarters and stations, which are in no band.
CREATE INDEX places_quarters ON places (latitude, longitude) WHERE kind = 'quarter';
