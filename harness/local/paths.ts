import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const cmsFolder = path.join(root, 'cms');

/** State of this machine: database, uploads, secrets. Deleting it starts afresh. */
export const localFolder = path.join(root, '.local');

/** What can be made again at any time. */
export const cacheFolder = path.join(root, '.cache');

export const workerConfig = path.join(root, 'dist/worker/wrangler.json');
