import { runToEnd } from '../../harness/local/child-process.ts';
import { root } from '../../harness/local/paths.ts';
import type { Check } from './check.ts';

/** A program whose exit code is the verdict. */
export function command(name: string, program: string, parameters: string[]): Check {
  return {
    name,
    async run() {
      try {
        await runToEnd(program, parameters, { cwd: root });
        return { problems: [] };
      } catch (error) {
        return { problems: [error instanceof Error ? error.message : String(error)] };
      }
    },
  };
}
