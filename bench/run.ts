import { parseArgs } from 'node:util';
import { closingAtEnd } from '../harness/at-end.ts';
import { stopChildren } from '../harness/local/child-process.ts';
import { giveUp } from '../harness/local/say.ts';
import { writeTables } from '../scripts/bench-results/readme.ts';
import { type BenchResult, writeResult } from '../scripts/bench-results/result.ts';
import { benches } from './benches.ts';
import { currentLoad } from './kit/machine.ts';
import { measure, reasonAgainst, smoke } from './kit/run-benches.ts';

/**
 * `npm run bench [-- NAME…]` measures all benches or some, keeps each result and writes its table. `--busy` measures on a
 * machine that does other work, `--smoke` runs every check and measures nothing, `--tables` writes the tables again.
 */
const { values, positionals } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !benches.some((bench) => bench.name === name));
if (unknown) giveUp(`There is no bench ${unknown}: ${benches.map(({ name }) => name).join(', ')}.`);
const chosen = positionals.length > 0 ? benches.filter(({ name }) => positionals.includes(name)) : benches;

if (values.tables) writeTables();
else {
  try {
    if (values.smoke) await closingAtEnd(() => smoke(chosen));
    else {
      const reason = reasonAgainst(chosen, { load: currentLoad(), isBusy: values.busy });
      if (reason) giveUp(reason);
      const keep = (result: BenchResult) => {
        writeResult(result);
        writeTables();
      };
      await closingAtEnd(() => measure(chosen, [], keep));
    }
  } finally {
    await stopChildren();
  }
}
// Whatever a bench has left open does not keep this alive.
process.exit(0);
