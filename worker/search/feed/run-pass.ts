import type { StrapiClient } from '../../content/strapi/strapi-client.ts';
import type { Logger } from '../../observe/logger.ts';
import type { Database } from '../database.ts';
import { applyStaged, staged, stageStatements } from './apply-changes.ts';
import { changeOf, type EntryChange, type FeedKind, removalOf } from './entry-change.ts';
import { clearState, type PassState, passKinds, readState, takeLease, writeState } from './pass-state.ts';
import { readEntries } from './read-entries.ts';

export interface PassDependencies {
  database: Database;
  client: StrapiClient;
  /** Milliseconds since 1970. */
  clock: () => number;
  logger: Logger;
}

/** How a run of the pass ended. */
export type PassOutcome = 'complete' | 'more' | 'busy' | 'refused';

/** A pass that stood still for longer begins anew: what it has read is old. */
const longestPassMilliseconds = 2 * 3_600_000;
/** After this, another run may go on where one has died. */
const leaseMilliseconds = 120_000;
/** Entries taken over in one step. */
const stepSize = 1000;
/** A pass that would remove more than half of a kind, and more than this, is one of a CMS that has lost its content. */
const fewRemovals = 20;
/** Passes in a row that must agree before so much is removed. */
const agreeingPasses = 3;

/**
 * Goes through the CMS entry by entry and brings the index to what it finds. What has changed is gathered apart and taken over
 * when all has been read: a pass that breaks leaves the index as it was, and the next run goes on where it ended.
 */
export async function runPass(dependencies: PassDependencies, { mostPages }: { mostPages: number }): Promise<PassOutcome> {
  const { database, clock } = dependencies;
  if (!(await takeLease(database, { now: clock(), milliseconds: leaseMilliseconds }))) return 'busy';
  try {
    let state = await currentPass(dependencies);
    for (let pages = 0; !state.isRead; pages += 1) {
      if (pages === mostPages) return 'more';
      state = await readOn(state, dependencies);
      await database.batch([writeState(database, 'lease', { until: clock() + leaseMilliseconds })]);
    }
    return await complete(dependencies);
  } finally {
    await database.batch([clearState(database, 'lease')]);
  }
}

async function currentPass({ database, clock }: PassDependencies): Promise<PassState> {
  const running = await readState(database, 'pass');
  if (running && clock() - running.startedAt <= longestPassMilliseconds) return running;
  const state: PassState = { startedAt: clock(), kind: passKinds[0] ?? 'pages', after: '', isRead: false };
  await database.batch([database.prepare('DELETE FROM index_changes WHERE source = ?').bind(staged), writeState(database, 'pass', state)]);
  return state;
}

/** Reads one page of entries and stages how they differ from the index, in one transaction with how far that is. */
async function readOn(state: PassState, { database, client, clock }: PassDependencies): Promise<PassState> {
  const { kind, after } = state;
  const { entries, last } = await readEntries({ kind, after }, { client, database, clock });
  const hashes = await readHashes(database, { kind, after, last });
  const states = await Promise.all(entries.map((entry) => changeOf(kind, entry)));
  const ids = new Set(entries.map(({ id }) => id));
  const changes: EntryChange[] = [
    ...states.filter(({ id, hash }) => hashes.get(id) !== hash),
    ...[...hashes.keys()].filter((id) => !ids.has(id)).map((id) => removalOf(kind, id)),
  ];
  const next = last === null ? nextKind(state) : { ...state, after: last };
  await database.batch([...stageStatements(database, staged, changes), writeState(database, 'pass', next)]);
  return next;
}

function nextKind(state: PassState): PassState {
  const next = passKinds[passKinds.indexOf(state.kind) + 1];
  return next ? { ...state, kind: next, after: '' } : { ...state, isRead: true };
}

/** What the index holds of the range that was read. */
async function readHashes(
  database: Database,
  { kind, after, last }: { kind: FeedKind; after: string; last: string | null },
): Promise<Map<string, string>> {
  const { results } = await database
    .prepare('SELECT id, hash FROM index_entries WHERE kind = ? AND id > ? AND id <= ?')
    .bind(kind, after, last ?? '\uffff')
    .all<{ id: string; hash: string }>();
  return new Map(results.map(({ id, hash }) => [id, hash]));
}

async function complete({ database, clock, logger }: PassDependencies): Promise<PassOutcome> {
  const lost = await lostKinds(database);
  if (lost.length) {
    const count = ((await readState(database, 'refusal'))?.count ?? 0) + 1;
    if (count < agreeingPasses) {
      logger.error('index-pass-refused', new Error(`the CMS has lost ${lost.join(', ')}`), { count });
      await database.batch([
        database.prepare('DELETE FROM index_changes WHERE source = ?').bind(staged),
        clearState(database, 'pass'),
        writeState(database, 'refusal', { count }),
      ]);
      return 'refused';
    }
  }
  const { number } = (await readState(database, 'generation')) ?? { number: 0 };
  const total = await countStaged(database);
  for (let left = total; left > stepSize; left -= stepSize) await applyStaged(database, { most: stepSize, after: [] });
  await applyStaged(database, {
    most: stepSize,
    after: [
      clearState(database, 'pass'),
      clearState(database, 'refusal'),
      writeState(database, 'generation', { number: number + 1, completedAt: clock() }),
    ],
  });
  logger.info('index-fed', { generation: number + 1, changes: total });
  return 'complete';
}

/** Kinds of which more than half would go. */
async function lostKinds(database: Database): Promise<string[]> {
  const { results } = await database
    .prepare(
      `SELECT c.kind, count(*) AS removed, (SELECT count(*) FROM index_entries AS e WHERE e.kind = c.kind) AS total
       FROM index_changes AS c WHERE c.source = ? AND c.hash IS NULL GROUP BY c.kind`,
    )
    .bind(staged)
    .all<{ kind: string; removed: number; total: number }>();
  return results.filter(({ removed, total }) => removed > fewRemovals && removed > total / 2).map(({ kind }) => kind);
}

async function countStaged(database: Database): Promise<number> {
  const { results } = await database
    .prepare('SELECT count(*) AS total FROM index_changes WHERE source = ?')
    .bind(staged)
    .all<{ total: number }>();
  return results[0]?.total ?? 0;
}
