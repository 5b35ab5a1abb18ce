import { anyFreePort } from '../../harness/local/free-port.ts';
import type { Table } from '../../scripts/bench-results/result.ts';
import { rounded } from '../kit/statistics.ts';
import type { Contestant } from '../serving/contestants.ts';
import type { KvServer } from '../serving/kv-server.ts';
import { addressAt, createReader } from '../serving/load.ts';
import { withWorker } from '../serving/measure-answers.ts';
import type { WorkerCode } from '../serving/workerd.ts';
import { connectInspector } from './inspector.ts';

/** Rows of the bench whose garbage is looked at. */
const rowsOfInterest = ['floor-rendered-text', 'rendered', 'stored'];
const kilobyte = 1000;

interface Reading {
  kv: KvServer;
  codeOf(row: Contestant): WorkerCode;
  /** Of each row: as many before as while it is measured. */
  requests: number;
}

/** Bytes a request that only a full collection takes away, as that is what costs: garbage that is young when it is looked for is not even visited. */
async function bytesOutliving(row: Contestant, { kv, codeOf, requests }: Reading): Promise<number> {
  Object.assign(kv, { view: row.view, keepsWrites: row.keepsWrites });
  const code = { ...codeOf(row), inspectorPort: await anyFreePort() };
  return withWorker(code, kv, async ({ url }) => {
    const reader = createReader(url);
    let index = 0;
    async function read() {
      for (const end = index + requests; index < end; index += 1) await reader.read(addressAt(row.addresses, index));
    }
    await read();
    const inspector = await connectInspector(code.inspectorPort);
    const bytes = await inspector.outlivingYouth(read);
    inspector.close();
    reader.leave();
    return bytes / requests;
  });
}

/** What requests leave to full collections, in a process of their own each. */
export async function outlivingTable(rows: Contestant[], reading: Reading): Promise<Table> {
  const lines: [string, number][] = [];
  const goals: Table['goals'] = [];
  for (const row of rows.filter(({ id }) => rowsOfInterest.includes(id))) {
    const kilobytes = rounded((await bytesOutliving(row, reading)) / kilobyte, 1);
    lines.push([row.title, kilobytes]);
    if (row.worker === 'site') goals.push({ what: `${row.id}, kB left to full collections`, value: kilobytes, most: 30 });
  }
  return { title: 'Garbage', columns: ['answer', 'kB a request left to full collections'], rows: lines, goals };
}
