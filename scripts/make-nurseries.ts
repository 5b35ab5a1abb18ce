import { readGazetteer } from '../harness/gazetteer/gazetteer.ts';
import { makeNurseries } from './load/nursery-generator.ts';

/** `node scripts/make-nurseries.ts 20000 > nurseries.ndjson`: nurseries for load tests, one a line. */
const count = Number(process.argv[2] ?? 20_000);
const { places } = readGazetteer();
for (const nursery of makeNurseries({ count, places })) process.stdout.write(`${JSON.stringify(nursery)}\n`);
