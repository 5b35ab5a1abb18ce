import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localFolder } from './paths.ts';

const secretNames = [
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'WORKER_API_TOKEN',
  'WEBHOOK_SECRET',
  'PREVIEW_SECRET',
  'LINK_SECRET',
  'ADMIN_PASSWORD',
] as const;

export type Secrets = Record<(typeof secretNames)[number] | 'APP_KEYS' | 'ENCRYPTION_KEY', string>;

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Fresh random secrets. */
export function createSecrets(): Secrets {
  const secrets = Object.fromEntries(secretNames.map((name) => [name, hex(24)])) as Secrets;
  // Strapi wants a capital, a small letter and a digit in a password, and exactly 32 characters as encryption key.
  return { ...secrets, ADMIN_PASSWORD: `Aa1-${hex(8)}`, APP_KEYS: `${hex(16)},${hex(16)}`, ENCRYPTION_KEY: hex(16) };
}

/** The secrets of this machine, made at the first start and kept outside version control. */
export function localSecrets(): Secrets {
  const file = path.join(localFolder, 'secrets.json');
  if (existsSync(file)) return { ...createSecrets(), ...JSON.parse(readFileSync(file, 'utf8')) };
  const secrets = createSecrets();
  mkdirSync(localFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
