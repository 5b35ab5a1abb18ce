import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSeed } from './load-seed';
import { readSeedSchemas } from './seed-schemas';

const schemas = readSeedSchemas(path.join(import.meta.dirname, '../..'));

function loadFiles(files: Record<string, unknown>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return loadSeed(folder, schemas);
}

test('reads an entry from each kind of file, French before its translation', () => {
  const { entries, problems } = loadFiles({
    'home.json': { title: 'Accueil' },
    'pages/a__b.json': { title: 'Page' },
    'articles/un.md': '---\ntitle: Un\ncategory: famille\n---\nTexte',
    'articles/un.en.md': '---\ntitle: One\n---\nText',
    'team.json': [{ slug: 'marie', name: 'Marie' }],
  });
  expect(problems).toEqual([]);
  expect(entries.map(({ key, locale }) => `${key}@${locale}`)).toEqual(['@fr', 'marie@fr', 'a/b@fr', 'un@fr', 'un@en']);
  expect(entries.at(-1)?.data).toEqual({ title: 'One', body: 'Text' });
});

test('names both places of a slug that is used twice', () => {
  const { problems } = loadFiles({
    'team.json': [
      { slug: 'marie', name: 'Marie' },
      { slug: 'marie', name: 'Marie' },
    ],
  });
  expect(problems).toEqual(['team.json, entry 2 (marie): "marie" is already used by team.json, entry 1 (marie)']);
});

test('names the file of a relation that leads nowhere, of broken JSON and of a slug that is not the file name', () => {
  const { problems } = loadFiles({
    'articles/un.md': '---\ntitle: Un\ncategory: famille\nauthor: personne\n---\nTexte',
    'articles/deux.md': '---\ntitle: Deux\nslug: trois\ncategory: famille\n---\nTexte',
    'cities.json': '[{',
  });
  expect(problems).toHaveLength(3);
  expect(problems[0]).toContain('articles/deux.md');
  expect(problems[1]).toContain('cities.json');
  expect(problems[2]).toBe('articles/un.md: author points at "personne", which is no api::team-member.team-member');
});
