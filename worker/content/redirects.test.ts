import { expect, test, vi } from 'vitest';
import { readContext } from '../../test/app/read-context.ts';
import { cmsRedirectsQuery, cmsRedirectTable } from './redirects.ts';

const entry = (documentId: string, from: unknown, to: unknown) => ({ documentId, from, to, statusCode: 301 });

function read(entries: unknown[], total = entries.length) {
  const reject = vi.fn();
  const { value, tags } = cmsRedirectsQuery.parse({ data: entries, meta: { pagination: { total } } }, readContext({ reject }));
  return {
    value,
    moved: value.moved,
    gone: value.gone,
    tags,
    rejected: reject.mock.calls.map(([type, id, reason]) => `${type} ${id} ${reason}`),
  };
}

test('reads the rules; a change to any of them ends the list', () => {
  const { moved, tags, rejected } = read([
    entry('r1', ' /ancienne-page ', '/contact'),
    { ...entry('r2', '/provisoire', '/lexique#psu'), statusCode: 302 },
  ]);
  expect(moved).toEqual([
    { from: '/ancienne-page', to: '/contact', status: 301 },
    { from: '/provisoire', to: '/lexique#psu', status: 302 },
  ]);
  expect(tags).toEqual(['redirect']);
  expect(rejected).toEqual([]);
});

test('drops each rule that cannot be followed, and names it once', () => {
  const { moved, rejected } = read([
    entry('r1', '/bonne', '/contact'),
    entry('r2', '/ailleurs', 'https://evil.com/'),
    entry('r3', '/inscription', '/contact'),
    entry('r4', '/boucle', '/boucle'),
    entry('r5', '/bonne', '/lexique'),
    entry('r6', '/Majuscule/', '/contact'),
    entry('r7', null, '/contact'),
    { ...entry('r8', '/code', '/contact'), statusCode: 308 },
    entry('r9', '/injection', '/contact\r\nset-cookie: a=b'),
    null,
  ]);
  expect(moved.map(({ from }) => from)).toEqual(['/bonne']);
  expect(rejected.map((line) => line.replace(/^redirect /, '').split(' ')[0])).toEqual(
    expect.arrayContaining(['r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'unknown']),
  );
  expect(rejected).toHaveLength(9);
  expect(rejected).toContain('redirect r2 /ailleurs leads to evil.com, which is no host of the closed list');
  expect(rejected).toContain('redirect r3 /inscription is a fixed redirect already');
});

test('a rule is found whatever spelling its path was written in', () => {
  const { value, rejected } = read([entry('r1', '/MAJ-Uscule', '/contact'), entry('r2', '/E\u0301cole', '/lexique')]);
  expect(rejected).toEqual([]);
  expect(cmsRedirectTable(value).find('/maj-uscule', '')?.to).toBe('/contact');
  expect(cmsRedirectTable(value).find('/%C3%A9cole', '')?.to).toBe('/lexique');
});

test('says so where there are more rules than are read', () => {
  expect(read([], 1001).rejected).toEqual(['redirect list only the latest 1000 of 1001 rules are used']);
});

test('a page that was taken away is no redirect and no mistake', () => {
  const { moved, gone, rejected } = read([
    { documentId: 'r1', from: '/Partie', to: null, statusCode: 410 },
    { documentId: 'r2', from: null, to: '', statusCode: 410 },
  ]);
  expect([moved, gone]).toEqual([[], ['/partie']]);
  expect(rejected).toHaveLength(1);
});

test('a rule that leads to a fixed one is one step, and a list is compiled once', () => {
  const { value } = read([entry('r1', '/ancienne', '/services/familles/accompagnement')]);
  const { find } = cmsRedirectTable(value);
  expect(find('/Ancienne/', '?a=b')).toEqual({ to: '/pre-inscription-enfant-creche?step=1', status: 302 });
  expect(cmsRedirectTable(value).find).toBe(find);
});
