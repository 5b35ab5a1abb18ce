import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { onceFor } from '../harness/local/hash-folder.ts';
import { cacheFolder, root } from '../harness/local/paths.ts';
import { makeMapGround } from './map-ground/map-ground.ts';

const moduleId = 'virtual:map-ground';
const file = path.join(cacheFolder, 'map-ground.json');

/** Makes the file of the ground where what it is made of has changed. The packages have fixed versions: the lock file names them. */
async function makeGroundFile(): Promise<void> {
  const stamp = path.join(cacheFolder, 'map-ground-made');
  if (!existsSync(file)) rmSync(stamp, { force: true });
  const inputs = ['build/map-ground', 'package-lock.json'].map((name) => path.join(root, name));
  await onceFor(inputs, stamp, async () => {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(file, JSON.stringify(makeMapGround()));
  });
}

/** Makes the ground of our own map a file of the build, and hands its address to the map's chunk. */
export function mapGroundPlugin(): Plugin {
  return {
    name: 'map-ground',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      await makeGroundFile();
      return `export { default as groundAddress } from ${JSON.stringify(`${file}?url`)};`;
    },
  };
}
