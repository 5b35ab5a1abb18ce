import * as v from 'valibot';
import { type CmsRecords, eraseCmsRecords, findCmsRecords, namesOf } from './cms-records.ts';
import { type AskEdge, type EdgeRecords, eraseEdgeRecords, findEdgeRecords, noteAct, readActs } from './edge-records.ts';
import type { PanelClient } from './panel-client.ts';

/** All that is held of somebody. */
export interface Holdings {
  cms: CmsRecords;
  edge: EdgeRecords;
}

/** How many records of which kind. */
export type Counts = Record<string, number>;

/** Who acts on personal data, on demand of the person; every act is written down. */
export interface Officer {
  find(address: string): Promise<Holdings>;
  /** The same, to be handed over. */
  export(address: string): Promise<Holdings>;
  /** Says what was erased, and what is left all the same. */
  erase(address: string): Promise<{ erased: Counts; left: Counts }>;
  /** Erases once more what was erased before, after a restore has brought it back. */
  repeat(): Promise<{ cms: number; edge: number }>;
}

const edgeName = 'edge#';
const namesSchema = v.array(v.string());

/** Counts what is held, kinds without a record left out. */
export function countHoldings({ cms, edge }: Holdings): Counts {
  const ofCms = Object.entries(cms).map(([uid, records]) => [uid.split('.')[1] ?? uid, records.length]);
  const ofEdge = Object.entries(edge).map(([table, { length }]) => [`edge ${table}`, length]);
  return Object.fromEntries([...ofCms, ...ofEdge].filter(([, count]) => count !== 0));
}

/** Somebody with an account of the panel and access to the edge database. */
export function createOfficer({ actor, panel, ask }: { actor: string; panel: PanelClient; ask: AskEdge }): Officer {
  const look = async (address: string): Promise<Holdings> => ({
    cms: await findCmsRecords(panel, address),
    edge: findEdgeRecords(address, ask),
  });

  async function read(act: 'find' | 'export', address: string): Promise<Holdings> {
    const holdings = await look(address);
    noteAct({ act, actor, address, counts: countHoldings(holdings), erased: [] }, ask);
    return holdings;
  }

  return {
    find: (address) => read('find', address),
    export: (address) => read('export', address),

    async erase(address) {
      const holdings = await look(address);
      const keys = holdings.edge.submissions.map(({ submission_key }) => String(submission_key));
      const names = namesOf(holdings.cms);
      const erased = countHoldings(holdings);
      // Before it begins: what breaks off in the middle is known all the same.
      noteAct({ act: 'erase', actor, address, counts: erased, erased: [...names, ...keys.map((key) => edgeName + key)] }, ask);
      // The edge first: it delivers to the CMS.
      eraseEdgeRecords({ keys, drafts: holdings.edge.drafts.map(({ id }) => String(id)) }, ask);
      await eraseCmsRecords(panel, names);
      return { erased, left: countHoldings(await look(address)) };
    },

    async repeat() {
      const names = readActs(ask).flatMap(({ erased }) => v.parse(namesSchema, JSON.parse(String(erased))));
      const keys = names.filter((name) => name.startsWith(edgeName)).map((name) => name.slice(edgeName.length));
      const ofCms = names.filter((name) => !name.startsWith(edgeName));
      const counts = { cms: await eraseCmsRecords(panel, ofCms), edge: eraseEdgeRecords({ keys, drafts: [] }, ask) };
      noteAct({ act: 'repeat', actor, address: '', counts, erased: [] }, ask);
      return counts;
    },
  };
}
