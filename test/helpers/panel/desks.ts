import { beforeAll } from 'vitest';
import { serverCms } from '../../../harness/site/server-cms.ts';
import { sharedCms } from '../../../harness/site/shared-cms.ts';
import type { TestCms } from '../../../harness/site/test-cms.ts';
import { everySecond } from '../every-second.ts';
import { createPanelUser, type PanelUser } from './panel-user.ts';

/** The databases that the CMS runs on. */
export const databases = ['SQLite', 'PostgreSQL'] as const;
type Database = (typeof databases)[number];

/** The desk of a CMS, and two who work there. */
export interface Desk {
  cms: TestCms;
  advisers: [PanelUser, PanelUser];
}

/** Gives a suite the desk on each database, from its first hook on. */
export function openDesks(): (database: Database) => Desk {
  const desks = new Map<Database, Desk>();
  const makeAdviser = (cms: TestCms) => createPanelUser(cms, 'conseiller');
  beforeAll(async () => {
    const [shared, server] = [await sharedCms(everySecond), await serverCms()];
    for (const [database, { cms }] of [['SQLite', shared] as const, ['PostgreSQL', server] as const])
      desks.set(database, { cms, advisers: [await makeAdviser(cms), await makeAdviser(cms)] });
  });
  return (database) => {
    const desk = desks.get(database);
    if (!desk) throw new Error(`No desk on ${database} before the suite began`);
    return desk;
  };
}
