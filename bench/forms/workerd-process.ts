import { readdirSync, readFileSync } from 'node:fs';
import type { Running } from '../../harness/local/child-process.ts';

/** The processes below one, by what Linux says of each. */
function descendantsOf(pid: number): { pid: number; name: string }[] {
  const all = readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? [];
      return [{ pid: Number(entry), name, parent: Number(parent) }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  const below = (parent: number): typeof all => all.filter((one) => one.parent === parent).flatMap((child) => [child, ...below(child.pid)]);
  return below(pid);
}

/** Ends a worker as a crash does: no request and nothing behind a response comes to its end. */
export async function killWorkerd(worker: Running): Promise<void> {
  for (const { pid, name } of descendantsOf(worker.process.pid ?? 0)) if (name.startsWith('workerd')) process.kill(pid, 'SIGKILL');
  await worker.stop();
}
