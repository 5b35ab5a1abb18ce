import { parseArgs } from 'node:util';
import { closingAtEnd } from '../../harness/at-end.ts';
import { stopChildren } from '../../harness/local/child-process.ts';
import { giveUp } from '../../harness/local/say.ts';
import type { Bench } from './bench.ts';
import { currentLoad } from './machine.ts';
import { measure, reasonAgainst, smoke } from './run-benches.ts';

/** Measures one bench from its own file, `node bench/NAME.ts [--smoke] [--busy] [-- what it takes]`, and keeps nothing. */
export async function runAlone(bench: Bench): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { smoke: { type: 'boolean', default: false }, busy: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  try {
    if (values.smoke) await closingAtEnd(() => smoke([bench]));
    else {
      const reason = reasonAgainst([bench], { load: currentLoad(), isBusy: values.busy });
      if (reason) giveUp(reason);
      await closingAtEnd(() => measure([bench], positionals, () => {}));
    }
  } finally {
    await stopChildren();
  }
  process.exit(0);
}
