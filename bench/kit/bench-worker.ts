import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuiltWorker, startBuiltWorker } from '../../harness/site/built-worker.ts';
import { copyEdgeDatabase, type DatabaseContent } from '../../harness/site/edge-database.ts';
import { workerSecrets } from '../../harness/site/template.ts';

export interface BenchWorkerOptions {
  database: DatabaseContent;
  /** Any free one where absent. */
  port?: number;
}

/** A built worker that may be started several times with the same state. */
export interface BenchWorker {
  start(): Promise<BuiltWorker>;
  /** Forgets its state, once it has stopped. */
  forget(): void;
}

/** The built worker with all its bindings on this machine, not started yet. */
export function createBenchWorker(variables: Record<string, string>, { database, port }: BenchWorkerOptions): BenchWorker {
  const stateFolder = mkdtempSync(path.join(tmpdir(), 'creche-bench-'));
  copyEdgeDatabase(database, stateFolder);
  return {
    start: () => startBuiltWorker({ port, stateFolder, bindings: { ...workerSecrets, ...variables } }),
    forget: () => rmSync(stateFolder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
