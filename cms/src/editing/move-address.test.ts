import { expect, test } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { leaveGone, moveAddress } from './move-address';

const uid = 'api::redirect.redirect';
const today = new Date('2026-11-28T23:30:00Z');

function withRules(...rules: [string, string][]) {
  const fake = createFakeStrapi();
  fake.table(uid).push(...rules.map(([from, to], index) => ({ documentId: `r${index}`, from, to, statusCode: 301, entry: null })));
  return {
    move: (from: string | null, to: string, documentId = 'page') => moveAddress(fake.strapi, { from, to, documentId }, today),
    leave: (path: string, documentId = 'page') => leaveGone(fake.strapi, { path, documentId }, today),
    rules: () => fake.table(uid),
  };
}
const pairs = (rules: Record<string, unknown>[]) => rules.map(({ from, to }) => `${from} → ${to}`);

test('a page that changes its address leaves a permanent redirect, which says where it comes from', async () => {
  const { move, rules } = withRules();
  await move('/a', '/b');
  expect(rules()).toMatchObject([{ from: '/a', to: '/b', statusCode: 301, note: 'La page a changé d’adresse le 29/11/2026' }]);
});

test('chains are flattened, with the query and the anchor of each rule', async () => {
  const { move, rules } = withRules(['/x', '/b?a=1'], ['/y', '/b#c'], ['/z', '/bb'], ['/w', '/b/c']);
  await move('/b', '/c');
  expect(pairs(rules())).toEqual(['/x → /c?a=1', '/y → /c#c', '/z → /bb', '/w → /b/c', '/b → /c']);
});

test('renamed three times, each old address is one step from the page', async () => {
  const { move, rules } = withRules();
  for (const [from, to] of [
    ['/a', '/b'],
    ['/b', '/c'],
    ['/c', '/d'],
  ] as const)
    await move(from, to);
  expect(pairs(rules())).toEqual(['/a → /d', '/b → /d', '/c → /d']);
});

test('an address that is taken again wins, and the way back is no loop', async () => {
  const { move, rules } = withRules();
  await move('/a', '/b');
  await move('/b', '/a');
  expect(pairs(rules())).toEqual(['/b → /a']);
});

test('a new page takes its address from a rule', async () => {
  const { move, rules } = withRules(['/a', '/b'], ['/c', '/d']);
  await move(null, '/a');
  expect(pairs(rules())).toEqual(['/c → /d']);
});

test('a rule that an editor had for the old address leads to the page from now on', async () => {
  const { move, rules } = withRules(['/a', '/elsewhere']);
  await move('/a', '/b');
  expect(pairs(rules())).toEqual(['/a → /b']);
});

test('a page that is published again where it was changes nothing', async () => {
  const { move, rules } = withRules(['/x', '/a']);
  await move('/a', '/a');
  expect(pairs(rules())).toEqual(['/x → /a']);
});

test('a page that leaves the site says so at its address, until it is there again', async () => {
  const { move, leave, rules } = withRules();
  await leave('/a');
  expect(rules()).toMatchObject([{ from: '/a', to: '', statusCode: 410, entry: 'page', note: 'La page a quitté le site le 29/11/2026' }]);
  await leave('/a');
  expect(rules()).toHaveLength(1);
  await move(null, '/a');
  expect(rules()).toEqual([]);
});

test('a page that was taken off, renamed and published again is found at its old address', async () => {
  const { move, leave, rules } = withRules();
  await leave('/a');
  await leave('/other', 'another page');
  await move(null, '/b');
  expect(rules()).toMatchObject([
    { from: '/a', to: '/b', statusCode: 301, entry: null },
    { from: '/other', statusCode: 410 },
  ]);
});
