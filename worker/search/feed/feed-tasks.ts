import type { Dependencies, FeedDependencies } from '../../dependencies.ts';
import { readState } from './pass-state.ts';
import { type PassOutcome, runPass } from './run-pass.ts';

/** How old the index may be before a scheduled pass: the webhook is faster, and may be lost. */
const passMilliseconds = 3_600_000;
/** Pages of entries a run reads: it is one of many, and shares the limits of a scheduled event. */
const pagesPerRun = 20;

/** Every minute: goes on with a pass that is under way, and begins one where the last is an hour old. */
export async function runFeedTasks(
  dependencies: FeedDependencies & Pick<Dependencies, 'reporter'>,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  const { database, clock, logger, reporter } = dependencies;
  const report = reporter.begin({
    id: crypto.randomUUID(),
    method: 'SCHEDULED',
    subject: () => ({ path: '/index', bot: null }),
    waitUntil,
  });
  try {
    const generation = await readState(database, 'generation');
    const isUnderWay = (await readState(database, 'pass')) !== null;
    if (isUnderWay || !generation || clock() - generation.completedAt >= passMilliseconds) await feed(dependencies);
  } catch (error) {
    // The CMS is down, or the database: the index stays as it is, and the next minute goes on here.
    logger.error('index-pass-broken', error);
    report.captureError(error, 'index-pass-broken');
  } finally {
    report.finish(200);
  }
}

/** One run of a pass. */
export function feed({ database, client, clock, logger }: FeedDependencies): Promise<PassOutcome> {
  return runPass({ database, client, clock, logger }, { mostPages: pagesPerRun });
}
