import { compileRedirects } from '../domain/addresses/redirect-table.ts';
import type { Redirect } from '../redirects.ts';

/** Nanoseconds a look-up in tables of three sizes: the cost must not grow with the table. `node bench/redirects.ts` */
const sizes = [100, 10_000, 100_000];
/** One rule in this many is a wildcard. */
const wildcardShare = 10;
const lookups = 200_000;
const rounds = 7;
/** Different addresses in a round: more than a small cache holds. */
const addressCount = 5000;

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

const kinds: Record<string, (index: number) => string> = {
  'exact hit': (index) => `/rubrique/ancienne-page-${index % wildcardShare === 0 ? index + 1 : index}`,
  'wildcard hit': (index) => `/rubrique/ancienne-${index - (index % wildcardShare)}/sous-rubrique/page`,
  miss: (index) => `/blog-famille/un-article-${index}`,
  'miss, with an accent': (index) => `/blog-famille/un-%C3%A9t%C3%A9-${index}`,
};

function nanosecondsOf(find: (path: string, search: string) => unknown, addresses: string[]): number {
  // Time of the processor, since others use it too.
  const started = process.cpuUsage();
  for (let turn = 0; turn < lookups; turn += 1) find(addresses[turn % addresses.length] ?? '', '?utm_source=x');
  const { user, system } = process.cpuUsage(started);
  return ((user + system) * 1000) / lookups;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const tables = sizes.map((size) => {
  const rules = makeRules(size);
  const started = performance.now();
  const { find, problems } = compileRedirects(rules);
  const buildMilliseconds = performance.now() - started;
  if (problems.length) throw new Error(`rule ${problems[0]?.index} ${problems[0]?.reason}`);
  const plain = new Map(rules.map((rule) => [rule.from, rule]));
  return { size, find, buildMilliseconds, get: (path: string) => plain.get(path) };
});
const floor = 'exact hit, Map.get alone';
const cases = tables.flatMap(({ size, find, get }) => [
  { size, kind: floor, find: get, addresses: makeAddresses(size, kinds['exact hit'] ?? String), times: [] as number[] },
  ...Object.entries(kinds).map(([kind, address]) => ({ size, kind, find, addresses: makeAddresses(size, address), times: [] as number[] })),
]);
// Rounds alternate over all tables, so that what else the machine does falls on each of them.
for (let round = -1; round < rounds; round += 1) {
  for (const { find, addresses, times } of cases) {
    const time = nanosecondsOf(find, addresses);
    if (round >= 0) times.push(time);
  }
}

const row = (title: string, cells: string[]) => console.log(title.padEnd(26) + cells.map((cell) => cell.padStart(15)).join(''));
row(
  'ns a look-up',
  sizes.map((size) => `${size.toLocaleString('en')} rules`),
);
for (const kind of [floor, ...Object.keys(kinds)]) {
  row(
    kind,
    sizes.map((size) => median(cases.find((one) => one.kind === kind && one.size === size)?.times ?? []).toFixed(0)),
  );
}
row(
  'ms to build the table',
  tables.map(({ buildMilliseconds }) => buildMilliseconds.toFixed(0)),
);
