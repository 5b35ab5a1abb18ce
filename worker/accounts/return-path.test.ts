import { expect, test } from 'vitest';
import { readReturnPath } from './return-path.ts';

test.for([
  ['/compte', '/compte'],
  ['/en/compte', '/compte'],
  ['/compte/mes-donnees', '/compte/mes-donnees'],
  ['/compte/mot-de-passe', '/compte/mot-de-passe'],
  ['/trouver-une-creche/recherche?lieu=Lyon&page=2', '/trouver-une-creche/recherche?lieu=Lyon&page=2'],
  ['/', '/'],
  ['/compteur', '/compteur'],
] as const)('%s leads to %s', ([text, path]) => {
  expect(readReturnPath(text)).toBe(path);
});

test.for([
  '',
  '/compte/connexion',
  '/en/compte/inscription',
  '/compte/deconnexion',
  '/compte/session',
  '/compte/mot-de-passe-oublie',
  '/connect/google',
  '/connect',
  '/api/connect/google/callback',
  'javascript:alert(1)',
  'data:text/html,x',
  `/${'a'.repeat(501)}`,
])('%s leads nowhere', (text) => {
  expect(readReturnPath(text)).toBe(null);
});

test.for([
  '//evil.example',
  'https://evil.example/compte',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/\r\n//evil.example',
  'https:\\\\evil.example',
  '/en//evil.example',
])('no other site is reached by %j', (text) => {
  const path = readReturnPath(text);
  expect(
    path === null || (path.startsWith('/') && !/^\/[/\\]/.test(path) && new URL(path, 'https://site.example').host === 'site.example'),
  ).toBe(true);
});
