import { expect, test } from 'vitest';
import { checkFields } from './check-fields';
import type { Attributes, SeedSchemas } from './seed-schemas';

const schemas: SeedSchemas = {
  contentTypes: {},
  components: {
    'shared.link': { attributes: { label: { type: 'string', required: true }, href: { type: 'string' } } },
    'blocks.hero': { attributes: { title: { type: 'string' }, links: { type: 'component', repeatable: true, component: 'shared.link' } } },
  },
};

function check(data: Record<string, unknown>, attributes: Attributes): string[] {
  return checkFields(data, { attributes, schemas, path: '' });
}

test('names an unknown field and a required one that is missing or null', () => {
  expect(
    check({ titel: 'x', slug: null }, { title: { type: 'string', required: true }, slug: { type: 'string', required: true } }),
  ).toEqual(['titel is not a field of this type', 'title is required', 'slug is required']);
});

test('says where in a block a problem is', () => {
  const blocks = [{ __component: 'blocks.hero', links: [{ label: 'ok' }, { href: '/x' }] }, { __component: 'blocks.unknown' }];
  expect(check({ blocks }, { blocks: { type: 'dynamiczone', components: ['blocks.hero'] } })).toEqual([
    'blocks[0].links[1].label is required',
    'blocks[1]: there is no block blocks.unknown',
  ]);
});

test.each([
  ['integer', 1.5],
  ['integer', '1'],
  ['float', Number.NaN],
  ['boolean', 'true'],
  ['string', 12],
  ['string', 'x'.repeat(256)],
  ['date', '2026-02-30'],
  ['date', '01/02/2026'],
  ['relation', { slug: 'x' }],
  ['media', 'house'],
  ['media', { illustration: 'house', file: 'a.pdf' }],
  ['media', { illustration: 'house', legend: 'x' }],
])('refuses a %s of %j', (type, value) => {
  expect(check({ field: value }, { field: { type } })).toHaveLength(1);
});

test('takes null for any field that is not required, and 29 February in a leap year', () => {
  expect(check({ count: null, day: '2028-02-29' }, { count: { type: 'integer', min: 1 }, day: { type: 'date' } })).toEqual([]);
});

test('refuses a value outside an enumeration, a range or a pattern', () => {
  const attributes: Attributes = {
    mode: { type: 'enumeration', enum: ['psu', 'paje'] },
    rating: { type: 'integer', min: 1, max: 5 },
    slug: { type: 'string', regex: '^[a-z]+$' },
  };
  expect(check({ mode: 'PSU', rating: 6, slug: 'A' }, attributes)).toHaveLength(3);
  expect(check({ mode: 'psu', rating: 5, slug: 'a' }, attributes)).toEqual([]);
});
