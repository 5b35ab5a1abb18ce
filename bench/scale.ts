import { setup } from '../harness/prepare.ts';
import type { Table } from '../scripts/bench-results/result.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { runAlone } from './kit/run-alone.ts';
import { rounded } from './kit/statistics.ts';
import { startFullCms, today } from './scale/full-cms.ts';
import { type MeasuredPage, measurePages, type SiteMaps } from './scale/pages.ts';
import { measurePanel, type PanelView } from './scale/panel.ts';
import { measurePasses, type Pass, type Passes, type Run } from './scale/passes.ts';

/** The nurseries of France, nearly. */
const wholeCountry = 15_000;

/** What Cloudflare lets one event of the schedule do with Workers Paid: statements of D1, seconds of the processor. */
const limits = { queries: 1000, cpuSeconds: 30 };
/** Addresses that a site map may have (sitemaps.org), and the largest page of a town that we want, in kB. */
const mostAddresses = 50_000;
const mostTownKilobytes = 120;

const text = (value: number) => value.toLocaleString('en');

function passRow({ name, runs }: Pass): (string | number)[] {
  const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0);
  const most = (of: (run: Run) => number) => Math.max(...runs.map(of));
  return [
    name,
    runs.length,
    rounded(
      sum(({ seconds }) => seconds),
      1,
    ),
    rounded(
      most(({ cpuSeconds }) => cpuSeconds),
      1,
    ),
    most(({ queries }) => queries),
    most(({ fetches }) => fetches),
    text(sum(({ rowsRead }) => rowsRead)),
    text(sum(({ rowsWritten }) => rowsWritten)),
  ];
}

function passTable({ passes, megabytes }: Passes): Table {
  const most = (of: (run: Run) => number) => Math.max(...passes.flatMap(({ runs }) => runs.map(of)));
  return {
    title: 'Passes of the feed',
    columns: [
      'pass',
      'runs, one a minute',
      's, all runs',
      'CPU s, longest run',
      'queries, largest run',
      'questions to the CMS, largest run',
      'rows read',
      'rows written',
    ],
    rows: passes.map(passRow),
    goals: [
      { what: 'statements of D1 in a run', value: most(({ queries }) => queries), most: limits.queries },
      {
        what: 'CPU seconds of a run, those of the local D1 among them',
        value: rounded(
          most(({ cpuSeconds }) => cpuSeconds),
          1,
        ),
        most: limits.cpuSeconds,
      },
      { what: 'MB that workerd grows by over all passes, its D1 included', value: megabytes.most - megabytes.before },
    ],
  };
}

function pageTable(pages: MeasuredPage[], siteMaps: SiteMaps): Table {
  const paris = pages[0];
  return {
    title: 'Pages',
    columns: ['page', 'kB', 'ms, first reader', 'CPU ms, first reader', 'ms, again', 'CPU ms, again'],
    rows: pages.map(({ name, kilobytes, first, again }) => [
      name,
      rounded(kilobytes, 1),
      Math.round(first.milliseconds),
      Math.round(first.cpuMilliseconds),
      rounded(again.milliseconds, 1),
      rounded(again.cpuMilliseconds, 1),
    ]),
    goals: [
      { what: 'kB of HTML of the largest town', value: rounded(paris?.kilobytes ?? Number.NaN, 1), most: mostTownKilobytes },
      { what: `addresses of the longest of ${siteMaps.files} site maps`, value: siteMaps.mostAddresses, most: mostAddresses },
      { what: 'kB of the longest site map', value: Math.round(siteMaps.mostKilobytes) },
    ],
  };
}

function panelTable(views: PanelView[]): Table {
  const rows = views.map(({ name, milliseconds }) => [name, Math.round(milliseconds)]);
  return { title: 'Panel of the CMS', columns: ['view', 'ms, half of them'], rows, goals: [] };
}

/** What a country of nurseries costs: the real CMS on PostgreSQL, through the feed into D1, and the pages made of it. */
async function run({ isSmoke, parameters }: BenchOptions): Promise<Table[]> {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  await setup();
  const cms = await startFullCms(isSmoke ? 60 : Number(parameters[0] ?? wholeCountry));
  const passes = await measurePasses(cms, { today });
  const panel = await measurePanel(cms, isSmoke ? 1 : 10);
  const { pages, siteMaps } = await measurePages(cms, isSmoke ? 1 : 20);
  const filled = {
    columns: ['in the CMS', 'rows'],
    rows: [
      ['nurseries', text(cms.nurseries)],
      ['places', text(cms.places)],
      ['s to fill it', rounded(cms.fillSeconds, 1)],
    ],
  };
  return [{ ...filled, goals: [] }, passTable(passes), pageTable(pages, siteMaps), panelTable(panel)];
}

/** `node bench/scale.ts [-- 15000]` */
export const scale: Bench = { name: 'scale', minutes: 5, run };

if (import.meta.main) await runAlone(scale);
