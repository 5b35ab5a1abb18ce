import { expect, test } from 'vitest';
import { collectMedia, replaceMedia } from './media-reference';
import type { Attributes, SeedSchemas } from './seed-schemas';

const schemas: SeedSchemas = {
  contentTypes: {},
  components: { 'blocks.cards': { attributes: { image: { type: 'media' } } } },
};
const attributes: Attributes = {
  cover: { type: 'media' },
  photos: { type: 'media', multiple: true },
  blocks: { type: 'dynamiczone', components: ['blocks.cards'] },
  details: { type: 'json' },
};
const data = {
  cover: { illustration: 'a' },
  photos: [{ illustration: 'b' }, { illustration: 'missing' }],
  blocks: [{ __component: 'blocks.cards', image: { file: 'c.pdf' } }],
  details: { illustration: 'not a media' },
};

test('finds media at every depth, and nothing that only looks like one', () => {
  expect(collectMedia(data, { attributes, schemas })).toEqual([
    { illustration: 'a' },
    { illustration: 'b' },
    { illustration: 'missing' },
    { file: 'c.pdf' },
  ]);
});

test('leaves a missing medium out of a list and null elsewhere', () => {
  const replace = ({ illustration, file }: { illustration?: string; file?: string }) =>
    illustration === 'missing' || file ? null : illustration;
  expect(replaceMedia(data, { attributes, schemas, replace })).toEqual({
    cover: 'a',
    photos: ['b'],
    blocks: [{ __component: 'blocks.cards', image: null }],
    details: { illustration: 'not a media' },
  });
});
