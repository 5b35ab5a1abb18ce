/** What a request makes us pay for. */
export interface Usage {
  requests: number;
  cpuMilliseconds: number;
  kvReads: number;
  kvWrites: number;
  /** Rows that D1 reads. */
  d1Rows: number;
  /** Operations of R2 of class B, and of class A. */
  r2Reads: number;
  r2Writes: number;
  /** Pictures that Cloudflare Images makes. */
  pictures: number;
}

interface Price {
  what: string;
  /** Part of Workers Paid, or of the product, each month. */
  included: number;
  /** Dollars for so many more. */
  dollars: number;
  each: number;
}

/** Dollars a month for Workers Paid. */
const basePrice = 5;

/**
 * Public prices of Cloudflare without discounts, as its documentation (workers/platform/pricing, kv, d1, r2 and images: pricing) says on
 * 28 November 2026. Each call of the Images binding is taken for one picture that is paid for.
 */
const prices: Record<keyof Usage, Price> = {
  requests: { what: 'requests', included: 10e6, dollars: 0.3, each: 1e6 },
  cpuMilliseconds: { what: 'CPU, ms', included: 30e6, dollars: 0.02, each: 1e6 },
  kvReads: { what: 'KV reads', included: 10e6, dollars: 0.5, each: 1e6 },
  kvWrites: { what: 'KV writes', included: 1e6, dollars: 5, each: 1e6 },
  d1Rows: { what: 'D1 rows read', included: 25e9, dollars: 0.001, each: 1e6 },
  r2Reads: { what: 'R2 reads', included: 10e6, dollars: 0.36, each: 1e6 },
  r2Writes: { what: 'R2 writes', included: 1e6, dollars: 4.5, each: 1e6 },
  pictures: { what: 'pictures made', included: 5000, dollars: 0.5, each: 1000 },
};
const usageNames = Object.keys(prices) as (keyof Usage)[];

/** Kinds of requests, each with how many there are for a million page views. */
export const traffic = {
  'page, kept and fresh': 1_400_000,
  'page, kept, made anew behind': 500_000,
  'page, rendered for its reader': 100_000,
  'payload, kept and fresh': 1_400_000,
  'payload, kept, made anew behind': 500_000,
  'payload, made for its reader': 100_000,
  'picture, in the data centre': 1_900_000,
  'picture, from R2': 100_000,
  'picture, made': 50_000,
  'card for sharing, drawn': 2000,
  finder: 200_000,
  suggestion: 300_000,
  'site search': 50_000,
  form: 5000,
  webhook: 3000,
  'site map': 3000,
  'task of each minute': 43_200,
} as const;
export type Kind = keyof typeof traffic;

/** What cannot be counted in a test: CPU of workerd (`bench/serving.ts`, others estimated), rows of D1 (`bench/search.ts`, 20,000 nurseries). */
export const measured: Record<Kind, Pick<Usage, 'cpuMilliseconds' | 'd1Rows'>> = {
  'page, kept and fresh': { cpuMilliseconds: 0.3, d1Rows: 0 },
  'page, kept, made anew behind': { cpuMilliseconds: 2.6, d1Rows: 0 },
  'page, rendered for its reader': { cpuMilliseconds: 3.6, d1Rows: 0 },
  'payload, kept and fresh': { cpuMilliseconds: 0.3, d1Rows: 0 },
  'payload, kept, made anew behind': { cpuMilliseconds: 1.3, d1Rows: 0 },
  'payload, made for its reader': { cpuMilliseconds: 1, d1Rows: 0 },
  'picture, in the data centre': { cpuMilliseconds: 0.5, d1Rows: 0 },
  'picture, from R2': { cpuMilliseconds: 1, d1Rows: 0 },
  'picture, made': { cpuMilliseconds: 5, d1Rows: 5 },
  'card for sharing, drawn': { cpuMilliseconds: 150, d1Rows: 0 },
  finder: { cpuMilliseconds: 4, d1Rows: 400 },
  suggestion: { cpuMilliseconds: 1, d1Rows: 100 },
  'site search': { cpuMilliseconds: 4, d1Rows: 1300 },
  form: { cpuMilliseconds: 3, d1Rows: 20 },
  webhook: { cpuMilliseconds: 2, d1Rows: 50 },
  'site map': { cpuMilliseconds: 50, d1Rows: 0 },
  'task of each minute': { cpuMilliseconds: 5, d1Rows: 1200 },
};

/** Dollars for so much of something in a month. */
export function priceOf(name: keyof Usage, amount: number): number {
  const { included, dollars, each } = prices[name];
  return (Math.max(0, amount - included) / each) * dollars;
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The table of `docs/costs.md`: each kind of request, what all of them come to, and what that costs. */
export function costTable(usages: Record<Kind, Usage>): string {
  const kinds = Object.keys(traffic) as Kind[];
  const columns = usageNames.filter((name) => name !== 'requests');
  const totalOf = (name: keyof Usage) => kinds.reduce((sum, kind) => sum + traffic[kind] * usages[kind][name], 0);
  const dollars = usageNames.map((name) => priceOf(name, totalOf(name)));
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['a request: one of', 'times', ...columns.map((name) => prices[name].what)]),
    row(['---', ...usageNames.map(() => '---:')]),
    ...kinds.map((kind) => row([kind, number.format(traffic[kind]), ...columns.map((name) => number.format(usages[kind][name]))])),
    row(['**all, in millions**', ...usageNames.map((name) => number.format(totalOf(name) / 1e6))]),
    row(['included, in millions', ...usageNames.map((name) => number.format(prices[name].included / 1e6))]),
    row(['**dollars**', ...dollars.map((amount) => money.format(amount))]),
    '',
    `With ${basePrice} dollars for Workers Paid: **${money.format(basePrice + dollars.reduce((sum, amount) => sum + amount, 0))} dollars**.`,
  ].join('\n');
}
