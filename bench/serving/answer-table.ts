import type { Table } from '../../scripts/bench-results/result.ts';
import { median, rounded } from '../kit/statistics.ts';

export interface Measurement {
  /** Milliseconds, one reader. */
  firstByte: number;
  lastByte: number;
  load: {
    /** CPU seconds of workerd for 1,000 requests. */
    cpuPer1000: number;
    perSecond: number;
    /** For each request. */
    kvReads: number;
    kvWrites: number;
    cmsRequests: number;
    /** What the process holds when the load ends. */
    megabytes: number;
  } | null;
}

const columns = [
  'answer',
  'CPU s / 1,000 requests',
  'range',
  'requests / s',
  'first / last byte, ms',
  'KV reads, writes / request',
  'CMS requests / request',
  'MB of workerd',
];

/** Medians of the rounds, the range of the CPU time with them, and the ratios with their aims. Without a load only times. */
export function answerTable(
  rows: { id: string; title: string }[],
  results: Map<string, Measurement[]>,
  compared: { id: string; floor: string; most?: number }[],
): Table {
  const loads = (id: string) => (results.get(id) ?? []).flatMap(({ load }) => load ?? []);
  const cpuOf = (id: string) => median(loads(id).map(({ cpuPer1000 }) => cpuPer1000));
  const lines = rows.map(({ id, title }) => {
    const singles = results.get(id) ?? [];
    const times = [singles.map(({ firstByte }) => firstByte), singles.map(({ lastByte }) => lastByte)].map((all) => median(all).toFixed(1));
    const measured = loads(id);
    if (measured.length === 0) return [title, 0, '', 0, times.join(' / '), '', 0, 0];
    const cpu = measured.map(({ cpuPer1000 }) => cpuPer1000);
    const of = (read: (load: (typeof measured)[number]) => number, digits: number) => rounded(median(measured.map(read)), digits);
    return [
      title,
      rounded(median(cpu), 3),
      `${Math.min(...cpu).toFixed(3)}–${Math.max(...cpu).toFixed(3)}`,
      of(({ perSecond }) => perSecond, 0),
      times.join(' / '),
      `${of(({ kvReads }) => kvReads, 1)}, ${of(({ kvWrites }) => kvWrites, 1)}`,
      of(({ cmsRequests }) => cmsRequests, 1),
      of(({ megabytes }) => megabytes, 0),
    ];
  });
  const goals = compared
    .filter(({ id, floor }) => loads(id).length > 0 && loads(floor).length > 0)
    .map(({ id, floor, most }) => ({ what: `${id} / ${floor}, CPU`, value: rounded(cpuOf(id) / cpuOf(floor), 2), most }));
  return { title: 'Answers', columns, rows: lines, goals };
}
