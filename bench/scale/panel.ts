import { median } from '../kit/statistics.ts';
import type { FullCms } from './full-cms.ts';

const list = '/content-manager/collection-types/api::nursery.nursery';
const places = '/content-manager/collection-types/api::place.place';

/** What an editor waits for in the panel, as the panel asks for it. */
const views: [name: string, address: string][] = [
  ['nurseries, first page', `${list}?page=1&pageSize=50&sort=name:ASC&locale=fr`],
  ['nurseries, page 150', `${list}?page=150&pageSize=50&sort=name:ASC&locale=fr`],
  ['nurseries, a search', `${list}?page=1&pageSize=50&sort=name:ASC&locale=fr&_q=lucioles`],
  ['places, first page', `${places}?page=1&pageSize=50`],
];

export interface PanelView {
  name: string;
  milliseconds: number;
}

/** How long the CMS takes to answer each view of its panel. */
export async function measurePanel({ cms }: FullCms, times: number): Promise<PanelView[]> {
  const measured: PanelView[] = [];
  for (const [name, address] of views) {
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const startedAt = performance.now();
      await cms.request('GET', address);
      taken.push(performance.now() - startedAt);
    }
    measured.push({ name, milliseconds: median(taken) });
  }
  return measured;
}
