import { expect, test, vi } from 'vitest';
import { scheduledTasks } from './scheduled-tasks';
import { createFakeStrapi } from './testing/fake-strapi';

test('a task that still runs when its time comes again is not begun twice, and is begun again once it has ended', async () => {
  const { strapi, table } = createFakeStrapi();
  table('api::article.article').push({ id: 1, documentId: 'd1', publishAt: null, publishedAt: null });
  const query = vi.spyOn(strapi.db, 'query');
  const { followSchedules } = scheduledTasks(((_name: string, rule: string) => rule) as never);
  await Promise.all([followSchedules?.task({ strapi }), followSchedules?.task({ strapi })]);
  const ofWhole = query.mock.calls.length;
  expect(ofWhole).toBeGreaterThan(0);
  await followSchedules?.task({ strapi });
  expect(query.mock.calls.length).toBe(2 * ofWhole);
});

test('a rule goes by the clocks of Paris, also where it comes from a variable: families are written to from 7 to 20', () => {
  for (const rule of [undefined, '0 0 9 * * *']) {
    const { collectFamilyMails } = scheduledTasks(((_name: string, usual: string) => rule ?? usual) as never);
    expect(collectFamilyMails?.options).toEqual({ rule: rule ?? '15 * 7-19 * * *', tz: 'Europe/Paris' });
  }
});

test('a rule that names no hour or day of its own goes by no zone, one that names any does', () => {
  const zoneOf = (rule: string) => scheduledTasks((() => rule) as never).followSchedules?.options.tz;
  const open = ['* * * * * *', '*/2 * * * * *', '30 */5 * * * *', '0 5 * * * *', ' 5 * * * *', '*  * * * *', '0 5 * * * * *'];
  const bound = [
    '0 5 9 * * *',
    '0 5 * 1 * *',
    '0 5 * * * 1',
    '5 9 * * *',
    '0 0 * * *',
    '0 5 */6 * * *',
    '0 5 * * * * 2027',
    '@daily',
    '* * *',
    '',
  ];
  expect([open.map(zoneOf), bound.map(zoneOf)]).toEqual([open.map(() => undefined), bound.map(() => 'Europe/Paris')]);
});
