export interface Measurement {
  /** CPU seconds of workerd for 1,000 requests. */
  cpuPer1000: number;
  perSecond: number;
  /** Milliseconds, one reader. */
  firstByte: number;
  lastByte: number;
  /** For each request. */
  kvReads: number;
  kvWrites: number;
  cmsRequests: number;
}

const columns = [
  'answer',
  'CPU s / 1,000 requests',
  'requests / s',
  'first / last byte, ms',
  'KV reads, writes / request',
  'CMS requests / request',
];

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? (sorted[Math.floor(middle)] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Medians of the rounds as Markdown, the range of the CPU time with them, and the ratios with their aims. */
export function tableOf(
  rows: { id: string; title: string }[],
  results: Map<string, Measurement[]>,
  compared: { id: string; floor: string; most?: number }[],
): string {
  const all = (id: string, value: keyof Measurement) => (results.get(id) ?? []).map((one) => one[value]);
  const of = (id: string, value: keyof Measurement, digits: number) => median(all(id, value)).toFixed(digits);
  const lines = rows.map(({ id, title }) => {
    const cpu = all(id, 'cpuPer1000');
    return [
      title,
      `${of(id, 'cpuPer1000', 2)} (${Math.min(...cpu).toFixed(2)}–${Math.max(...cpu).toFixed(2)})`,
      of(id, 'perSecond', 0),
      `${of(id, 'firstByte', 1)} / ${of(id, 'lastByte', 1)}`,
      `${of(id, 'kvReads', 1)}, ${of(id, 'kvWrites', 1)}`,
      of(id, 'cmsRequests', 1),
    ];
  });
  const ratios = compared
    .filter(({ id, floor }) => results.has(id) && results.has(floor))
    .map(({ id, floor, most }) => {
      const ratio = median(all(id, 'cpuPer1000')) / median(all(floor, 'cpuPer1000'));
      return `- ${id} / ${floor}: ${most ? `**${ratio.toFixed(2)}** (aim: at most ${most})` : ratio.toFixed(2)}`;
    });
  const rule = columns.map((_, index) => (index ? '---:' : '---'));
  return [...[columns, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`), '', ...ratios, ''].join('\n');
}
