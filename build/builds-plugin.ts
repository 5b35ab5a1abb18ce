import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { BuildManifest } from '../client/deploys/build-manifest.ts';
import { fixedMatcher } from '../domain/addresses/fixed-redirects.ts';

const latestFile = 'builds/latest.json';

/** What a build says of itself: its redirects, and that none of its documents is a file. */
function createBuildManifest(timestamp: number): BuildManifest {
  return {
    id: `${timestamp.toString(36)}${randomBytes(3).toString('hex')}`,
    timestamp,
    matcher: fixedMatcher(),
    prerendered: [],
  };
}

/**
 * Gives each build a new identity, and writes it beside the client for pages that are open while a newer build is deployed:
 * `/builds/latest.json` and `/builds/meta/{id}.json`.
 */
export function buildsPlugin(): Plugin {
  return {
    name: 'builds',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    generateBundle() {
      const manifest = createBuildManifest(Date.now());
      const { id, timestamp } = manifest;
      this.emitFile({ type: 'asset', fileName: latestFile, source: JSON.stringify({ id, timestamp }) });
      this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source: JSON.stringify(manifest) });
    },
  };
}

/** The identity of the build that lies in a folder. */
export function readBuildId(folder: string): string {
  const latest: unknown = JSON.parse(readFileSync(path.join(folder, 'client', latestFile), 'utf8'));
  return (latest as { id: string }).id;
}
