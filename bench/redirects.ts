import { compileRedirects } from '../domain/addresses/redirect-table.ts';
import type { Redirect } from '../redirects/redirect.ts';
import type { Table } from '../scripts/bench-results/result.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { runAlone } from './kit/run-alone.ts';
import { median, rounded } from './kit/statistics.ts';

/** The cost must not grow with the table. */
const sizes = [100, 10_000, 100_000];
/** One rule in this many is a wildcard. */
const wildcardShare = 10;
/** Different addresses in a round: more than a small cache holds. */
const addressCount = 5000;

type Find = (path: string, search: string) => unknown;

function makeRules(size: number): Redirect[] {
  return Array.from({ length: size }, (_, index) => ({
    from: index % wildcardShare === 0 ? `/rubrique/ancienne-${index}/*` : `/rubrique/ancienne-page-${index}`,
    to: `/nouvelle-page-${index % 50}`,
    status: 301,
  }));
}

/** Addresses spread over the whole table, each a string of its own, as a request's is. */
function makeAddresses(size: number, address: (index: number) => string): string[] {
  return Array.from({ length: addressCount }, (_, position) =>
    Buffer.from(address(Math.floor((position * size) / addressCount))).toString(),
  );
}

const exactHit = (index: number) => `/rubrique/ancienne-page-${index % wildcardShare === 0 ? index + 1 : index}`;

interface Kind {
  address(index: number): string;
  /** What must come of a look-up. */
  isFound: boolean;
  /** Times the floor at the largest size. */
  most?: number;
}

const kinds: Record<string, Kind> = {
  'exact hit': { address: exactHit, isFound: true, most: 5 },
  'wildcard hit': {
    address: (index) => `/rubrique/ancienne-${index - (index % wildcardShare)}/sous-rubrique/page`,
    isFound: true,
    most: 8,
  },
  miss: { address: (index) => `/blog-famille/un-article-${index}`, isFound: false, most: 5 },
  'miss, with an accent': { address: (index) => `/blog-famille/un-%C3%A9t%C3%A9-${index}`, isFound: false },
};
const floor = '**floor**: exact hit, `Map.get` alone';

function nanosecondsOf(find: Find, addresses: string[], lookups: number): number {
  // Time of the processor, since others use it too.
  const started = process.cpuUsage();
  for (let turn = 0; turn < lookups; turn += 1) find(addresses[turn % addresses.length] ?? '', '?utm_source=x');
  const { user, system } = process.cpuUsage(started);
  return ((user + system) * 1000) / lookups;
}

function tableOfSize(size: number) {
  const rules = makeRules(size);
  const started = performance.now();
  const { find, problems } = compileRedirects(rules);
  const buildMilliseconds = performance.now() - started;
  if (problems.length) throw new Error(`rule ${problems[0]?.index} ${problems[0]?.reason}`);
  for (const [kind, { address, isFound }] of Object.entries(kinds))
    if ((find(address(size - 1), '') !== null) !== isFound) throw new Error(`${kind} among ${size} rules: ${address(size - 1)}`);
  const plain = new Map(rules.map((rule) => [rule.from, rule]));
  const finds: [kind: string, find: Find, addresses: string[]][] = [
    [floor, (path) => plain.get(path), makeAddresses(size, exactHit)],
    ...Object.entries(kinds).map(([kind, { address }]): [string, Find, string[]] => [kind, find, makeAddresses(size, address)]),
  ];
  return { size, buildMilliseconds, cases: finds.map(([kind, one, addresses]) => ({ kind, find: one, addresses, times: [] as number[] })) };
}

/** Nanoseconds a look-up in tables of three sizes. */
async function run({ isSmoke }: BenchOptions): Promise<Table[]> {
  const tables = sizes.slice(0, isSmoke ? 1 : undefined).map(tableOfSize);
  const rounds = isSmoke ? 1 : 7;
  // Rounds alternate over all tables, so that what else the machine does falls on each of them; the first does not count.
  for (let round = -1; round < rounds; round += 1) {
    for (const { find, addresses, times } of tables.flatMap(({ cases }) => cases)) {
      const time = nanosecondsOf(find, addresses, isSmoke ? 20_000 : 200_000);
      if (round >= 0) times.push(time);
    }
  }
  const timeOf = (table: (typeof tables)[number] | undefined, kind: string) =>
    median(table?.cases.find((one) => one.kind === kind)?.times ?? []);
  const last = tables.at(-1);
  return [
    {
      columns: ['ns a look-up', ...tables.map(({ size }) => `${size.toLocaleString('en')} rules`)],
      rows: [
        ...[floor, ...Object.keys(kinds)].map((kind) => [kind, ...tables.map((table) => rounded(timeOf(table, kind), 0))]),
        ['ms to build the table', ...tables.map(({ buildMilliseconds }) => rounded(buildMilliseconds, 0))],
      ],
      goals: Object.entries(kinds).map(([kind, { most }]) => ({
        what: `${kind} / floor, ${last?.size.toLocaleString('en')} rules`,
        value: rounded(timeOf(last, kind) / timeOf(last, floor), 1),
        most,
      })),
    },
  ];
}

/** `node bench/redirects.ts` */
export const redirects: Bench = { name: 'redirects', minutes: 0.5, run };

if (import.meta.main) await runAlone(redirects);
