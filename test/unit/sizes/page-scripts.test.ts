import { expect, test } from 'vitest';
import { scriptsOfPage } from '../../helpers/sizes/page-scripts.ts';

const chunk = (name: string, rest: object = {}) => ({ file: `assets/${name}.js`, ...rest });
const manifest = {
  'client/boot/boot.ts': chunk('boot', { css: ['assets/site.css'] }),
  'client/main.tsx': chunk('main', { imports: ['_frame.js'] }),
  '_frame.js': chunk('frame', { dynamicImports: ['client/features/map.ts'] }),
  'client/features/map.ts': chunk('map', { imports: ['_frame.js', '_tiles.js'] }),
  '_tiles.js': chunk('tiles'),
  'client/pages/home/home.tsx': chunk('home', { imports: ['_frame.js', '_cards.js'], css: ['assets/home.css'] }),
  'client/pages/team/team.tsx': chunk('team', { css: ['assets/team.css'] }),
  'client/i18n/fr/editorial/team.ts': chunk('fr-team'),
  '_cards.js': chunk('cards'),
};
const { application, reasonOf } = scriptsOfPage(manifest, ['client/pages/home/home.tsx']);

test('a page needs the application, its own chunk and what both import', () => {
  expect([...application]).toEqual(['/assets/main.js', '/assets/frame.js', '/assets/home.js', '/assets/cards.js']);
  for (const name of ['boot', 'main', 'frame', 'home', 'cards']) expect(reasonOf(`/assets/${name}.js`), name).toBe('needed');
});

test('a chunk that is imported on need is a feature, with all of its own', () => {
  expect(['map', 'tiles'].map((name) => reasonOf(`/assets/${name}.js`))).toEqual(['feature', 'feature']);
});

test('what belongs to another page was fetched ahead', () => {
  expect(['team', 'fr-team'].map((name) => reasonOf(`/assets/${name}.js`))).toEqual(['ahead', 'ahead']);
});

test('a page needs the styles of every page and its own, not those of another', () => {
  expect(['site', 'home', 'team', 'map'].map((name) => reasonOf(`/assets/${name}.css`))).toEqual(['needed', 'needed', 'ahead', 'needed']);
});

test('nothing escapes by being unknown', () => {
  expect(reasonOf('/assets/stray.js')).toBe('needed');
  expect(reasonOf('https://elsewhere.example/tool.js')).toBe('needed');
});
