import { expect, test, vi } from 'vitest';
import { scheduledTasks } from './scheduled-tasks';
import { createFakeStrapi } from './testing/fake-strapi';

test('a task that still runs when its time comes again is not begun twice, and is begun again once it has ended', async () => {
  const { strapi } = createFakeStrapi();
  const query = vi.spyOn(strapi.db, 'query');
  const { followSchedules } = scheduledTasks(((_name: string, rule: string) => rule) as never);
  await Promise.all([followSchedules?.task({ strapi }), followSchedules?.task({ strapi })]);
  const ofWhole = query.mock.calls.length;
  await followSchedules?.task({ strapi });
  expect(query.mock.calls.length).toBe(2 * ofWhole);
});

test('a rule goes by the clocks of Paris, also where it comes from a variable: families are written to from 7 to 20', () => {
  for (const rule of [undefined, '0 0 9 * * *']) {
    const { collectFamilyMails } = scheduledTasks(((_name: string, usual: string) => rule ?? usual) as never);
    expect(collectFamilyMails?.options).toEqual({ rule: rule ?? '15 * 7-19 * * *', tz: 'Europe/Paris' });
  }
});
