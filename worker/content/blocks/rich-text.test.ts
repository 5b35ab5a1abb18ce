import { expect, test } from 'vitest';
import { readContext } from '../../../test/app/read-context.ts';
import { richText } from './rich-text.ts';

const read = (raw: object) => richText.read(raw, { id: 'text', locale: 'fr', context: readContext() });

test('a text that folds keeps its first paragraph in view', () => {
  expect(read({ title: 'Le crédit', body: 'Il ouvre **tout**.\n\n- Ceci\n- Cela\n\nFin.', folded: true })).toEqual({
    type: 'rich-text',
    title: 'Le crédit',
    body: { id: 'text', html: '<p>Il ouvre <strong>tout</strong>.</p>\n' },
    rest: { id: 'text-rest', html: '<ul>\n<li>Ceci</li>\n<li>Cela</li>\n</ul>\n<p>Fin.</p>\n' },
  });
});

test.each([
  ['nobody said so', { body: 'Un.\n\nDeux.' }],
  ['the field is empty', { body: 'Un.\n\nDeux.', folded: null }],
  ['the field is no answer', { body: 'Un.\n\nDeux.', folded: 'oui' }],
  ['there is nothing to fold', { body: 'Un.', folded: true }],
  ['it opens with something else', { body: '- Un\n- Deux\n\nTrois.', folded: true }],
])('a text lies open where %s', (_case, raw) => {
  const block = read(raw);
  expect(block).toMatchObject({ rest: null, body: { id: 'text' } });
  expect(block).toHaveProperty('body.html', expect.stringContaining('Un'));
  expect(block).toHaveProperty('body.html', expect.stringMatching(raw.body.includes('Deux') ? /Deux/ : /Un/));
});
