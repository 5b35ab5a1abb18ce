import type { Dependencies } from '../../dependencies.ts';
import { lateSeconds } from '../limits.ts';
import { type DeliveryDependencies, deliverDue } from './deliver.ts';

/** Minute of the hour in which submissions that wait are reported; the log says it each minute. */
const reportMinute = 0;

/** Every minute: delivers what waits, erases what has served, and says how much is late. */
export async function runFormTasks(
  dependencies: DeliveryDependencies & Pick<Dependencies, 'reporter' | 'allowance'>,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  const { submissions, allowance, reporter, clock, logger } = dependencies;
  const report = reporter.begin({
    id: crypto.randomUUID(),
    method: 'SCHEDULED',
    subject: () => ({ path: '/formulaires', bot: null }),
    waitUntil,
  });
  try {
    const { delivered, failed } = await deliverDue(dependencies);
    if (delivered + failed > 0) logger.info('deliveries', { delivered, failed });
    await Promise.all([submissions.erase(clock()), allowance.erase(clock())]);
    const isReported = new Date(clock()).getUTCMinutes() === reportMinute;
    const setAside = await submissions.countSetAside();
    if (setAside > 0) {
      logger.warn('submissions-set-aside', { count: setAside });
      if (isReported)
        report.captureError(new Error(`${setAside} submissions are set aside: nobody can read them`), 'submissions-set-aside');
    }
    const { count, oldestAt } = await submissions.waiting(clock() - lateSeconds * 1000);
    if (count === 0 || oldestAt === null) return;
    const oldestMinutes = Math.round((clock() - oldestAt) / 60_000);
    logger.warn('submissions-late', { count, oldestMinutes });
    if (isReported)
      report.captureError(new Error(`${count} submissions are not delivered, the oldest for ${oldestMinutes} minutes`), 'submissions-late');
  } catch (error) {
    logger.error('form-tasks-failed', error);
    report.captureError(error, 'form-tasks-failed');
  } finally {
    report.finish(200);
  }
}
