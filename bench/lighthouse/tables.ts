import type { Table } from '../../scripts/bench-results/result.ts';
import { median, rounded } from '../kit/statistics.ts';
import type { Audit, Category } from './audit.ts';

/** What Lighthouse said of a page, and of the same page with every script element removed. */
export interface AuditedPage {
  path: string;
  audits: Audit[];
  /** Empty where it was not asked. */
  withoutScripts: Audit[];
  /** The same two, on a connection and a processor that are slow while they load. */
  traced: Audit[];
  tracedWithoutScripts: Audit[];
}

const of = (audits: Audit[], read: (audit: Audit) => number) => median(audits.map(read));
const seconds = (milliseconds: number) => rounded(milliseconds / 1000, 2);

/** Scores and times of some pages. */
export function scoreTable(pages: AuditedPage[], categories: readonly Category[]): Table {
  const scoresOf = ({ audits }: AuditedPage) => categories.map((category) => of(audits, ({ scores }) => scores[category] ?? Number.NaN));
  const hasTimes = categories.includes('performance');
  return {
    title: 'Scores',
    columns: ['page', ...categories, ...(hasTimes ? ['FCP s', 'LCP s', 'TBT ms', 'CLS'] : []), 'costs points'],
    rows: pages.map((page) => {
      const { audits } = page;
      const times = [
        seconds(of(audits, ({ fcp }) => fcp)),
        seconds(of(audits, ({ lcp }) => lcp)),
        rounded(
          of(audits, ({ tbt }) => tbt),
          0,
        ),
      ];
      const failed = [...new Set(audits.flatMap((audit) => audit.failed))].join(' ');
      return [
        page.path,
        ...scoresOf(page),
        ...(hasTimes
          ? [
              ...times,
              rounded(
                of(audits, ({ cls }) => cls),
                3,
              ),
            ]
          : []),
        failed,
      ];
    }),
    goals: [{ what: 'points lost on any page', value: 100 - Math.min(...pages.flatMap(scoresOf)), most: 0 }],
  };
}

/** What scripts cost a reader before anything is done with them: times that Lighthouse reckons, and those of a traced run. */
export const scriptsTables = (pages: AuditedPage[]): Table[] => [
  besideFloor('Beside the floor: the same page with every script element removed', pages),
  besideFloor(
    'Beside the floor, traced: 1.6 Mbit/s, 150 ms, CPU ÷ 4',
    pages.map(({ path, traced, tracedWithoutScripts }) => ({ path, audits: traced, withoutScripts: tracedWithoutScripts })),
  ),
];

/** In milliseconds of a phone whose processor is four times slower. */
const mostTbtAbove = 10;

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function besideFloor(title: string, pages: Pick<AuditedPage, 'path' | 'audits' | 'withoutScripts'>[]): Table {
  const measured = pages.filter(({ audits }) => audits.length > 0);
  const lcpOf = (audits: Audit[]) => of(audits, ({ lcp }) => lcp);
  const tbtOf = (audits: Audit[]) =>
    rounded(
      of(audits, ({ tbt }) => tbt),
      0,
    );
  const tbtAbove = ({ audits, withoutScripts }: (typeof measured)[number]) => tbtOf(audits) - tbtOf(withoutScripts);
  return {
    title,
    columns: ['page', 'LCP s', 'floor s', 'TBT ms', 'floor ms'],
    rows: measured.map(({ path, audits, withoutScripts }) => [
      path,
      seconds(lcpOf(audits)),
      seconds(lcpOf(withoutScripts)),
      tbtOf(audits),
      tbtOf(withoutScripts),
    ]),
    goals: [
      ...measured.map(({ path, audits, withoutScripts }) => ({
        what: `LCP / floor of ${path}`,
        value: rounded(lcpOf(audits) / lcpOf(withoutScripts), 2),
        most: 1.1,
      })),
      // Of one page it is a matter of chance: the same page differs by 100 ms from run to run.
      { what: 'TBT above the floor, mean of the pages, ms', value: rounded(meanOf(measured.map(tbtAbove)), 0), most: mostTbtAbove },
    ],
  };
}
