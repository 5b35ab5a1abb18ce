import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { feedSearch } from '../../harness/local/feed-search.ts';
import { startBuiltWorker } from '../../harness/site/built-worker.ts';
import { copyEdgeDatabase } from '../../harness/site/edge-database.ts';
import { testSecrets, workerSecrets } from '../../harness/site/template.ts';
import { workerdCpuSeconds } from '../kit/processes.ts';
import { median } from '../kit/statistics.ts';
import type { FullCms } from './full-cms.ts';

export interface MeasuredPage {
  name: string;
  kilobytes: number;
  /** For the first reader, who finds nothing kept. */
  first: Cost;
  /** The middle of those after it. */
  again: Cost;
}

interface Cost {
  milliseconds: number;
  cpuMilliseconds: number;
}

export interface SiteMaps {
  files: number;
  addresses: number;
  /** Of the longest file. */
  mostAddresses: number;
  mostKilobytes: number;
}

const manyNurseries = 5000;
const siteOrigin = 'https://site.example';
const paris = '/creches-par-ville/ile-de-france/paris/paris';

/** Pages whose work grows with the country. */
const pages: [name: string, address: string][] = [
  ['page of a town: Paris', paris],
  ['all towns', '/creches-par-ville'],
  ['finder, Paris', '/trouver-une-creche/recherche?lieu=Paris'],
  ['finder, Lyon within 10 km', '/trouver-une-creche/recherche?lieu=Lyon&rayon=10'],
  ['finder, 75011', '/trouver-une-creche/recherche?lieu=75011'],
  ['site search, « micro-crèche »', '/recherche?q=micro-creche'],
  ['index of the site maps', '/sitemap.xml'],
  ['site map of nurseries', '/sitemap-nurseries.xml'],
  ['site map of towns', '/sitemap-cities.xml'],
];
const thirdPage: [name: string, address: string] = ['page of a town: Paris, its third', `${paris}?page=3`];

/** Asks the built worker, fed from the CMS, for each page as the first reader and then again. */
export async function measurePages({ cms, nurseries }: FullCms, times: number): Promise<{ pages: MeasuredPage[]; siteMaps: SiteMaps }> {
  const stateFolder = mkdtempSync(path.join(tmpdir(), 'creche-scale-'));
  copyEdgeDatabase('places', stateFolder);
  const bindings = { ...workerSecrets, SITE_ORIGIN: siteOrigin, CMS_ORIGIN: cms.url };
  const worker = await startBuiltWorker({ stateFolder, bindings });
  try {
    await feedSearch(worker.url, testSecrets.WEBHOOK_SECRET);
    const ask = askerOf(worker.url);
    const measured: MeasuredPage[] = [];
    const allPages: [name: string, address: string][] = [...pages, ['page of a nursery', await nurseryAddress(cms)]];
    // Few nurseries fill no third page.
    if (nurseries > manyNurseries) allPages.push(thirdPage);
    for (const [name, address] of allPages) {
      const first = await ask(address);
      const again: Cost[] = [];
      for (let time = 0; time < times; time += 1) again.push((await ask(address)).cost);
      const middle = (of: keyof Cost) => median(again.map((cost) => cost[of]));
      const rest = { milliseconds: middle('milliseconds'), cpuMilliseconds: middle('cpuMilliseconds') };
      measured.push({ name, kilobytes: first.text.length / 1000, first: first.cost, again: rest });
    }
    return { pages: measured, siteMaps: await readSiteMaps(ask) };
  } finally {
    await worker.stop();
    rmSync(stateFolder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Ask = (address: string) => Promise<{ text: string; cost: Cost }>;

function askerOf(url: string): Ask {
  return async (address) => {
    const [startedAt, cpu] = [performance.now(), workerdCpuSeconds()];
    const response = await fetch(url + address, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0' } });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
    const cost = { milliseconds: performance.now() - startedAt, cpuMilliseconds: (workerdCpuSeconds() - cpu) * 1000 };
    return { text, cost };
  };
}

const addressesIn = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.slice(siteOrigin.length));

async function nurseryAddress(cms: FullCms['cms']): Promise<string> {
  const { data } = (await cms.read('/api/nurseries?fields[0]=slug&pagination[pageSize]=1')) as { data: { slug: string }[] };
  return `/trouver-une-creche/${data[0]?.slug}`;
}

/** Every file that the index names. */
async function readSiteMaps(ask: Ask): Promise<SiteMaps> {
  const sizes: { addresses: number; kilobytes: number }[] = [];
  for (const file of addressesIn((await ask('/sitemap.xml')).text)) {
    const { text } = await ask(file);
    sizes.push({ addresses: addressesIn(text).length, kilobytes: text.length / 1000 });
  }
  return {
    files: sizes.length,
    addresses: sizes.reduce((sum, { addresses }) => sum + addresses, 0),
    mostAddresses: Math.max(...sizes.map(({ addresses }) => addresses)),
    mostKilobytes: Math.max(...sizes.map(({ kilobytes }) => kilobytes)),
  };
}
