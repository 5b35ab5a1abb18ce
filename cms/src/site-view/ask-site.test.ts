import { expect, test } from 'vitest';
import { sentenceOf } from './ask-site';

test.for([
  [{ type: 'link', id: 'block-1', reason: '/ancien leads nowhere' }, 'le lien « /ancien » ne mène nulle part.'],
  [
    { type: 'picture', id: 'block-1', reason: 'https://x.example/a.png is not shown' },
    'l’image « https://x.example/a.png » n’est pas montrée.',
  ],
  [{ type: 'blocks.hero', id: '1', reason: 'title Invalid type' }, 'Bloc 2, Titre : ce que le site y lit ne convient pas (Invalid type).'],
  [{ type: 'page', id: 'p1', field: 'blocks.0.title', reason: 'x' }, 'Blocs, 1, Titre : ce que le site y lit ne convient pas (x).'],
  [{}, 'ce que le site y lit ne convient pas.'],
])('%o is told to an editor', ([rejection, sentence]) => {
  expect(sentenceOf(rejection as Record<string, string>)).toBe(sentence);
});
