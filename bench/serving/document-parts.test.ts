import { expect, test } from 'vitest';
import { bytesTable, partsOf } from './document-parts.ts';

const floor = '<html><head><title>É</title></head><body><p>text</p></body></html>';
const data = '<script type="application/ld+json">{"a":1}</script>';
const payload = '<script type="application/json" id="payload">{"b":2}</script>';
const site = floor.replace('</body>', `${data}${payload}</body>`);

test('what the site adds to its floor is told by its type', () => {
  const { tail } = partsOf(site, floor);
  expect([...tail]).toEqual([
    ['application/ld+json', data],
    ['application/json', payload],
  ]);
});

test('another head, another text or more than scripts at the end is another document', () => {
  expect(() => partsOf(site.replace('<title>', '<meta charset="utf-8"><title>'), floor)).toThrow('the floor renders another document');
  expect(() => partsOf(site.replace('text', 'texts'), floor)).toThrow('the floor renders another document');
  expect(() => partsOf(site.replace(data, `${data}<p>more</p>`), floor)).toThrow(
    'the site adds more than scripts to its floor: <p>more</p>',
  );
});

test('bytes are counted in UTF-8, the data apart from the rest', () => {
  const { rows, goals } = bytesTable(partsOf(site, floor));
  expect(rows.map(([part, bytes]) => [part, bytes])).toEqual([
    ['whole document', Buffer.byteLength(site)],
    ['**floor**: what React renders', Buffer.byteLength(floor)],
    ['of it the head', Buffer.byteLength('<head><title>É</title></head>')],
    ['data: `application/ld+json`', data.length],
    ['data: `application/json`', payload.length],
  ]);
  expect(goals[0]).toMatchObject({ value: 1, most: 1.05 });
});
