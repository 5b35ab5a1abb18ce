import * as v from 'valibot';
import type { Database, Statement } from '../database.ts';
import type { FeedKind } from './entry-change.ts';

/** Kinds in the order a pass goes through them. */
export const passKinds: FeedKind[] = ['routes', 'pages', 'questions', 'articles', 'white-papers', 'terms', 'cities', 'nurseries'];

const passSchema = v.object({
  /** Milliseconds since 1970. */
  startedAt: v.number(),
  kind: v.picklist(passKinds),
  /** The last id that was read of this kind; empty for none. */
  after: v.string(),
  /** All has been read: the changes are being taken over. */
  isRead: v.boolean(),
});

/** How far a pass is. */
export type PassState = v.InferOutput<typeof passSchema>;

/** The passes that were completed so far. */
const generationSchema = v.object({
  number: v.number(),
  /** Milliseconds since 1970. */
  completedAt: v.number(),
});

const refusalSchema = v.object({ count: v.number() });
const leaseSchema = v.object({ until: v.number() });

const schemas = { pass: passSchema, generation: generationSchema, refusal: refusalSchema, lease: leaseSchema };
type Schemas = typeof schemas;
type StateName = keyof Schemas;

/** What is known under a name; null where nothing is, or what is there is not ours. */
export async function readState<Name extends StateName>(database: Database, name: Name): Promise<v.InferOutput<Schemas[Name]> | null> {
  const { results } = await database.prepare('SELECT value FROM index_state WHERE name = ?').bind(name).all<{ value: string }>();
  const [row] = results;
  if (!row) return null;
  const parsed = v.safeParse(schemas[name], JSON.parse(row.value));
  return parsed.success ? parsed.output : null;
}

/** The statement that writes it down. */
export function writeState<Name extends StateName>(database: Database, name: Name, value: v.InferOutput<Schemas[Name]>): Statement {
  return database.prepare('INSERT OR REPLACE INTO index_state (name, value) VALUES (?, ?)').bind(name, JSON.stringify(value));
}

/** The statement that forgets it. */
export function clearState(database: Database, name: StateName): Statement {
  return database.prepare('DELETE FROM index_state WHERE name = ?').bind(name);
}

/** Takes the only place of a pass for a while; false where another has it. */
export async function takeLease(database: Database, { now, milliseconds }: { now: number; milliseconds: number }): Promise<boolean> {
  const { results } = await database
    .prepare(
      `INSERT INTO index_state (name, value) VALUES ('lease', ?)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value ->> 'until' < ? RETURNING name`,
    )
    .bind(JSON.stringify({ until: now + milliseconds }), now)
    .all();
  return results.length > 0;
}
