import { runToEnd } from '../../harness/local/child-process.ts';
import { root } from '../../harness/local/paths.ts';
import type { Check } from './check.ts';

/** A program whose exit code is the verdict. */
export function command(name: string, [program, ...parameters]: [string, ...string[]], env: Record<string, string> = {}): Check {
  return {
    name,
    async run() {
      try {
        await runToEnd(program, parameters, { cwd: root, env });
        return { problems: [] };
      } catch (error) {
        return { problems: [error instanceof Error ? error.message : String(error)] };
      }
    },
  };
}

/**
 * The compiler on some project. By itself it has four checkers beside each other, which each read what they share anew, and it often collects memory:
 * nearly twice the time of processors that other lanes need.
 */
export const types = (name: string, parameters: string[]): Check =>
  command(name, ['tsc', ...parameters, '--checkers', '1'], { GOGC: '400' });
