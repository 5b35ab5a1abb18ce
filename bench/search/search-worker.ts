import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unstable_startWorker } from 'wrangler';
import { copyEdgeDatabase } from '../../harness/site/edge-database.ts';

export interface SearchWorker {
  url: URL;
  close(): Promise<void>;
}

/** Starts the worker of the bench, fed by a CMS, on an edge database of its own that knows the places of France. */
export async function startSearchWorker(cms: { origin: string; token: string }): Promise<SearchWorker> {
  const stateFolder = mkdtempSync(path.join(tmpdir(), 'creche-search-'));
  // Where wrangler keeps it: under the database's id, which is the same as the site's.
  copyEdgeDatabase('places', path.join(stateFolder, 'v3'));
  const worker = await unstable_startWorker({
    config: path.join(import.meta.dirname, 'wrangler.toml'),
    bindings: { CMS_ORIGIN: { type: 'plain_text', value: cms.origin }, CMS_TOKEN: { type: 'plain_text', value: cms.token } },
    dev: { persist: stateFolder, server: { hostname: '127.0.0.1', port: 0 }, inspector: false, logLevel: 'none', watch: false },
  });
  return {
    url: await worker.url,
    async close() {
      await worker.dispose();
      rmSync(stateFolder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
