import type { ListedNursery } from '../../content/directory/listed-nurseries.ts';
import type { Database } from '../database.ts';

/** A published nursery by its document in the CMS, as the finder lists it; null where there is none. */
export async function listedNursery(database: Database, id: string): Promise<ListedNursery | null> {
  const { results } = await database.prepare('SELECT shown FROM nurseries WHERE id = ?').bind(id).all<{ shown: string }>();
  const [row] = results;
  return row ? (JSON.parse(row.shown) as ListedNursery) : null;
}
