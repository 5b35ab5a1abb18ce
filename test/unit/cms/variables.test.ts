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
