import type { PlaceSuggestion } from '../../../domain/places/suggestion.ts';
import { foldFrench } from '../../../domain/text/french-text.ts';
import type { Database } from '../database.ts';

const shortestName = 3;
const mostNurseries = 3;
/** Readers leave out what many names begin with. */
const openings = ['', 'le ', 'la ', 'les ', "l'", 'mam '];

/** Nurseries whose name begins with a text that is still being typed, to be opened at once. */
export async function nurseriesNamed(text: string, database: Database): Promise<PlaceSuggestion[]> {
  const name = foldFrench(text).trim();
  if (name.length < shortestName || !/[a-z]/.test(name)) return [];
  const { results } = await database
    .prepare(
      `SELECT n.slug, n.shown ->> 'name' AS name, n.shown ->> 'cityName' AS city
       FROM json_each(?) AS begun CROSS JOIN nurseries AS n INDEXED BY nurseries_name
       WHERE n.sort_name >= begun.value AND n.sort_name < begun.value || '{' LIMIT ?`,
    )
    .bind(JSON.stringify(openings.map((opening) => opening + name)), mostNurseries)
    .all<{ slug: string; name: string; city: string | null }>();
  return results.map(({ slug, name: label, city }) => ({
    label,
    name: label,
    kind: 'nursery',
    postalCode: null,
    department: city,
    formerName: null,
    slug,
  }));
}
