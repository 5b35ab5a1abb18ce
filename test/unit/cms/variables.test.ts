import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { createSecrets } from '../../../harness/local/secrets.ts';
import { testSecrets } from '../../../harness/site/template.ts';

interface RequiredVariables {
  missingVariables(env: Record<string, string | undefined>): string[];
  weakSecrets(env: Record<string, string | undefined>): string[];
}

const cms = path.join(import.meta.dirname, '../../../cms');
const { missingVariables, weakSecrets } = createRequire(import.meta.url)(`${cms}/scripts/required-variables.cjs`) as RequiredVariables;
const secrets = { ...createSecrets(), ADMIN_EMAIL: 'a@b.fr', SITE_URL: 'https://site.test' };

test('made secrets are taken, those of the tests, too', () => {
  expect([missingVariables(secrets), weakSecrets(secrets), weakSecrets({ ...testSecrets })]).toEqual([[], [], []]);
});

test('what stands in the example is refused, each by its name and none by its value', () => {
  const example = parseEnv(readFileSync(`${cms}/.env.example`, 'utf8'));
  const names = Object.keys(createSecrets()).filter((name) => name !== 'ADMIN_PASSWORD' && name !== 'WEBHOOK_SECRET');
  expect(weakSecrets(example).map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(names));
});

test.for<[string, string, string]>([
  ['JWT_SECRET', 'f3a9c1d27b8e4056f3a9c1d27b8e405', '32 characters at least'],
  ['ADMIN_JWT_SECRET', 'toBeModified1toBeModified1toBeModified1', 'a placeholder'],
  ['LINK_SECRET', 'f3a9c1d27b8e405', '16 characters at least'],
  ['PREVIEW_SECRET', 'changeme-changeme-changeme', 'a placeholder'],
  ['WEBHOOK_SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'a placeholder'],
  ['APP_KEYS', 'f3a9c1d27b8e4056f3a9c1d27b8e4056,short-1', '16 characters at least'],
  ['APP_KEYS', 'f3a9c1d27b8e4056f3a9c1d27b8e4056,', 'a placeholder'],
  ['ENCRYPTION_KEY', '00000000000000000000000000000000', 'a placeholder'],
  ['ADMIN_PASSWORD', 'Aa1-bcdef', '10 characters at least'],
])('%s as %s is refused', ([name, value, problem]) => {
  expect(weakSecrets({ ...secrets, [name]: value })).toEqual([`${name} (${problem})`]);
});

const make = (...words: string[]) => spawnSync('node', [`${cms}/scripts/make-variables.cjs`, ...words], { encoding: 'utf8' });

test('the variables that are made have every name of the example and secrets that are taken, others each time', () => {
  const parameters = [
    'SITE_URL=https://www.creche.fr',
    'ADMIN_EMAIL=a@b.fr',
    'SMTP_PASSWORD=a "b" #c',
    'WEBHOOK_URL=https://www.creche.fr/webhooks/cms',
  ];
  const [one = {}, other = {}] = [make(...parameters), make(...parameters)].map(({ stdout }) => parseEnv(stdout));
  expect(Object.keys(one)).toEqual(Object.keys(parseEnv(readFileSync(`${cms}/.env.example`, 'utf8'))));
  expect([missingVariables(one), weakSecrets(one)]).toEqual([[], []]);
  expect([one.SITE_URL, one.SMTP_PASSWORD]).toEqual(['https://www.creche.fr', 'a "b" #c']);
  const secretNames = Object.keys(createSecrets()).filter((name) => name !== 'ADMIN_PASSWORD');
  expect(secretNames.filter((name) => one[name] === other[name])).toEqual([]);
});

test.for(['DATABASE_ULR=x', 'help', "SMTP_PASSWORD=it's"])('%s is refused, and nothing is made', (word) => {
  const { status, stdout, stderr } = make(word);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/node scripts\/make-variables\.cjs|neither a single quote/);
});
