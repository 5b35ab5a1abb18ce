import path from 'node:path';
import { cacheFolder } from '../local/paths.ts';
import type { Secrets } from '../local/secrets.ts';

export const templateDatabase = path.join(cacheFolder, 'template/cms.db');
export const templatePublicFolder = path.join(cacheFolder, 'template/public');

/** Secrets of the tests: they protect nothing, and the template's hashes must fit every run. */
export const testSecrets: Secrets = {
  ADMIN_JWT_SECRET: 'test-admin-jwt-secret-0123456789',
  API_TOKEN_SALT: 'test-api-token-salt-0123456789',
  TRANSFER_TOKEN_SALT: 'test-transfer-token-salt-012345',
  JWT_SECRET: 'test-jwt-secret-0123456789012345',
  WORKER_API_TOKEN: 'test-worker-api-token-0123456789abcdef',
  WEBHOOK_SECRET: 'test-webhook-secret-0123456789',
  LINK_SECRET: 'test-link-secret-0123456789',
  PREVIEW_SECRET: 'test-preview-secret-0123456789',
  ADMIN_PASSWORD: 'Test-password-1',
  APP_KEYS: 'test-app-key-one,test-app-key-two',
  ENCRYPTION_KEY: '0123456789abcdef0123456789abcdef',
};

/** What the worker shares with that CMS. */
export const workerSecrets = {
  CMS_TOKEN: testSecrets.WORKER_API_TOKEN,
  WEBHOOK_SECRET: testSecrets.WEBHOOK_SECRET,
  PREVIEW_SECRET: testSecrets.PREVIEW_SECRET,
  LINK_SECRET: testSecrets.LINK_SECRET,
};
