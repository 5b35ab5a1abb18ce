import { expect, test } from 'vitest';
import { parseMarkdown } from './front-matter';

test('splits the front matter from the text and leaves dates as text', () => {
  expect(parseMarkdown('---\ntitle: Un\npublishedOn: 2026-03-01\ntags: [a, b]\n---\n\n## Deux\n\n---\n\nTrois\n')).toEqual({
    fields: { title: 'Un', publishedOn: '2026-03-01', tags: ['a', 'b'] },
    text: '## Deux\n\n---\n\nTrois',
  });
});

test('reads a file with Windows line ends, a byte order mark and no text', () => {
  expect(parseMarkdown('\uFEFF---\r\ntitle: Un\r\n---')).toEqual({ fields: { title: 'Un' }, text: '' });
});

test('refuses a file without front matter', () => {
  expect(() => parseMarkdown('# Titre')).toThrow('no front matter');
});
