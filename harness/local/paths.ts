import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const cmsFolder = path.join(root, 'cms');

/** State of this machine: database, uploads, secrets. Deleting it starts afresh. */
export const localFolder = path.join(root, '.local');

/** What can be made again at any time. */
export const cacheFolder = path.join(root, '.cache');

/** Where the build for an environment lies: that of this machine where none is named. One build never changes what another one serves. */
export function buildFolder(environment = ''): string {
  return path.join(root, 'dist', environment);
}

/** What wrangler deploys, or starts: the worker of a build with its bindings. */
export function workerConfigOf(environment = ''): string {
  return path.join(buildFolder(environment), 'worker/wrangler.json');
}

export const workerConfig = workerConfigOf();

/** What miniflare starts a built worker with, in the worker's folder. */
export function miniflareOptionsOf(workerFolder: string): string {
  return path.join(workerFolder, 'miniflare.json');
}
