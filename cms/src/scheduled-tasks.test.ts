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
