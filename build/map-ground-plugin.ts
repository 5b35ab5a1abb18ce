import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { makeMapGround } from './map-ground/map-ground.ts';

const moduleId = 'virtual:map-ground';
const file = path.join(import.meta.dirname, '../.cache/map-ground.json');

/** Makes the ground of our own map a file of the build, and hands its address to the map's chunk. */
export function mapGroundPlugin(): Plugin {
  return {
    name: 'map-ground',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(makeMapGround()));
      return `export { default as groundAddress } from ${JSON.stringify(`${file}?url`)};`;
    },
  };
}
