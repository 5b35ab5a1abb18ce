-- What decides whether a place of the nursery fits, of those with free places alone: JSON, a list for each, as `worker/search/finder/fit-candidates.ts`
-- writes it. Seven hundred nurseries are judged for a page, and what is shown of them is twenty times as long. The next pass writes the same.
ALTER TABLE nurseries ADD COLUMN offers TEXT;

UPDATE nurseries SET offers = (
  SELECT json_group_array(json_array(
    p.value ->> 'ageFromMonths', p.value ->> 'ageToMonths', p.value ->> 'days', p.value ->> 'availableFrom', p.value ->> 'availableUntil',
    coalesce(p.value ->> 'opens', (SELECT max(d.value ->> '$[0].opens') FROM json_each(shown, '$.hours') AS d
      WHERE d.key IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday') AND json_array_length(d.value) > 0)),
    coalesce(p.value ->> 'closes', (SELECT min(d.value ->> '$[#-1].closes') FROM json_each(shown, '$.hours') AS d
      WHERE d.key IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday') AND json_array_length(d.value) > 0)),
    p.value ->> 'reportedOn'
  ))
  FROM json_each(shown, '$.reportedPlaces') AS p WHERE p.value ->> 'availability' = 'number'
);
