import type { Database, Statement } from '../database.ts';
import { type FilterColumn, filterColumns } from '../finder/filters/filters.ts';
import type { EntryChange } from './entry-change.ts';
import { placeColumns } from './nursery-place-row.ts';
import type { NurseryRow } from './nursery-row.ts';

/** Where changes of a pass wait for its end, and where changes stand while they are taken over. */
export const staged = 'pass';
const taken = 'now';

/** The fields of a row besides those that filters ask. */
const otherFields: Record<Exclude<keyof NurseryRow, FilterColumn | 'places'>, true> = {
  slug: true,
  sortName: true,
  commune: true,
  department: true,
  regionName: true,
  postalCode: true,
  latitude: true,
  longitude: true,
  band: true,
  isApproximate: true,
  shown: true,
  offers: true,
};
/** Where each field of a row stands in the table: `sortName` is the column `sort_name`. */
const nurseryColumns = [...Object.keys(otherFields), ...filterColumns].map(
  (field) => [field, field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const,
);

/** D1 takes values of up to 2 MB. */
const largestValue = 1_000_000;

/** Statements that put changes into `index_changes`, instead of what was there of the same entries. */
export function stageStatements(database: Database, source: string, changes: readonly EntryChange[]): Statement[] {
  return chunks(changes.map((change) => JSON.stringify(change))).map((chunk) =>
    database
      .prepare(
        `INSERT OR REPLACE INTO index_changes (source, kind, id, hash, documents, nursery, words)
         SELECT ?, value ->> 'kind', value ->> 'id', value ->> 'hash', value ->> 'documents', value ->> 'nursery', value ->> 'words'
         FROM json_each(?)`,
      )
      .bind(source, `[${chunk.join(',')}]`),
  );
}

/** Takes changes over at once, and forgets what a pass under way has read of the same entries before. */
export function applyNow(database: Database, changes: readonly EntryChange[]): Promise<unknown> {
  const keys = JSON.stringify(changes.map(({ kind, id }) => `${kind} ${id}`));
  return database.batch([
    database.prepare("DELETE FROM index_changes WHERE kind || ' ' || id IN (SELECT value FROM json_each(?))").bind(keys),
    ...stageStatements(database, taken, changes),
    ...takeOver(database),
  ]);
}

/** Takes over some of the changes of a pass, in one step. */
export function applyStaged(database: Database, { most, after }: { most: number; after: Statement[] }): Promise<unknown> {
  return database.batch([
    database
      .prepare(
        `UPDATE index_changes SET source = '${taken}' WHERE (source, kind, id) IN
         (SELECT source, kind, id FROM index_changes WHERE source = '${staged}' ORDER BY kind, id LIMIT ?)`,
      )
      .bind(most),
    ...takeOver(database),
    ...after,
  ]);
}

/** The changes that stand ready become the index. */
function takeOver(database: Database): Statement[] {
  const changes = `index_changes AS c`;
  const ready = `c.source = '${taken}'`;
  const ofChanges = `SELECT d.number FROM ${changes} CROSS JOIN documents AS d ON d.kind = c.kind AND d.id = c.id WHERE ${ready}`;
  return [
    `DELETE FROM document_words WHERE rowid IN (${ofChanges})`,
    `DELETE FROM documents WHERE number IN (${ofChanges})`,
    `DELETE FROM nursery_places WHERE nursery IN
     (SELECT n.number FROM ${changes} CROSS JOIN nurseries AS n ON n.id = c.id WHERE ${ready} AND c.kind = 'nurseries')`,
    `DELETE FROM nurseries WHERE id IN (SELECT c.id FROM ${changes} WHERE ${ready} AND c.kind = 'nurseries')`,
    `INSERT INTO documents (kind, id, locale, path, title, note, body, place)
     SELECT c.kind, c.id, e.value ->> 'locale', e.value ->> 'path', e.value ->> 'title', e.value ->> 'note', e.value ->> 'body', e.value ->> 'place'
     FROM ${changes}, json_each(c.documents) AS e WHERE ${ready}`,
    `INSERT INTO document_words (rowid, scope, title, keywords, body)
     SELECT d.number, e.value ->> 'scope', ${unligated("e.value ->> 'title'")},
       ${unligated("(e.value ->> 'note') || ' ' || (e.value ->> 'keywords')")}, ${unligated("e.value ->> 'body'")}
     FROM ${changes}, json_each(c.documents) AS e
     CROSS JOIN documents AS d ON d.kind = c.kind AND d.id = c.id AND d.locale = e.value ->> 'locale' WHERE ${ready}`,
    `INSERT INTO nurseries (id, ${nurseryColumns.map(([, column]) => column).join(', ')})
     SELECT c.id, ${nurseryColumns.map(([field]) => `c.nursery ->> '${field}'`).join(', ')} FROM ${changes} WHERE ${ready} AND c.nursery IS NOT NULL`,
    `INSERT INTO nursery_places (nursery, ${placeColumns.join(', ')})
     SELECT n.number, ${placeColumns.map((column) => `e.value ->> '${column}'`).join(', ')}
     FROM ${changes}, json_each(c.nursery, '$.places') AS e CROSS JOIN nurseries AS n ON n.id = c.id WHERE ${ready} AND c.nursery IS NOT NULL`,
    `INSERT OR IGNORE INTO words (source, length, word, reversed, shown)
     SELECT 'site', length(e.value ->> 0), e.value ->> 0, e.value ->> 1, e.value ->> 2 FROM ${changes}, json_each(c.words) AS e WHERE ${ready}`,
    `DELETE FROM index_entries WHERE (kind, id) IN (SELECT c.kind, c.id FROM ${changes} WHERE ${ready} AND c.hash IS NULL)`,
    `INSERT OR REPLACE INTO index_entries (kind, id, hash) SELECT c.kind, c.id, c.hash FROM ${changes} WHERE ${ready} AND c.hash IS NOT NULL`,
    `DELETE FROM index_changes WHERE source = '${taken}'`,
  ].map((sql) => database.prepare(sql));
}

/** The tokenizer of FTS5 takes accents off, and leaves « œ » alone. */
function unligated(sql: string): string {
  return `replace(replace(replace(replace(${sql}, 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE')`;
}

function chunks(texts: readonly string[]): string[][] {
  const list: string[][] = [];
  let size = largestValue;
  for (const text of texts) {
    // Characters outside ASCII take up to three bytes in UTF-8; French has few of them.
    const bytes = text.length * 1.2;
    if (size + bytes > largestValue) {
      list.push([]);
      size = 0;
    }
    list.at(-1)?.push(text);
    size += bytes;
  }
  return list;
}
