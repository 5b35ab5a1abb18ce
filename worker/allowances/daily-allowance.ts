import { dayMilliseconds } from '../../domain/durations.ts';
import type { Logger } from '../observe/logger.ts';

export interface DailyAllowance {
  /** Counts something that is about to be done; false where it was done so often today. A database that fails stops nobody. */
  take(name: string, most: number): Promise<boolean>;
  /** Forgets the days before yesterday. */
  erase(now: number): Promise<void>;
}

/** Counts by day and name in the edge database, which all isolates share. */
export function createDailyAllowance(dependencies: { database: D1Database; clock: () => number; logger: Logger }): DailyAllowance {
  const { database, clock, logger } = dependencies;
  return {
    async take(name, most) {
      const sql = `INSERT INTO daily_allowances (name, day, taken) VALUES (?1, ?2, 1)
        ON CONFLICT DO UPDATE SET taken = taken + 1 RETURNING taken`;
      try {
        const row = await database
          .prepare(sql)
          .bind(name, Math.floor(clock() / dayMilliseconds))
          .first<{ taken: number }>();
        return (row?.taken ?? 0) <= most;
      } catch (error) {
        logger.error('allowance-failed', error);
        return true;
      }
    },
    async erase(now) {
      await database
        .prepare('DELETE FROM daily_allowances WHERE day < ?1')
        .bind(Math.floor(now / dayMilliseconds) - 1)
        .run();
    },
  };
}
