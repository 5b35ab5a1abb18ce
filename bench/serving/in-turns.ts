import { setTimeout as pause } from 'node:timers/promises';
import type { Table } from '../../scripts/bench-results/result.ts';
import { median, percentile, rounded } from '../kit/statistics.ts';
import type { Contestant } from './contestants.ts';
import type { KvServer } from './kv-server.ts';
import { loadWith } from './load.ts';
import { warm, withWorker } from './measure-answers.ts';
import type { RunningWorkerd, WorkerCode } from './workerd.ts';

/** Rows of the bench that are compared in turns, and what we want their ratio to be at most. */
const pairs = [{ id: 'rendered', floorId: 'floor-rendered-text', most: 1.25 }];
const turnSeconds = 1;
const turnsOfProcess = 4;
/** Until the answers of a turn are out, in milliseconds. */
const pauseMilliseconds = 150;

interface Loading {
  kv: KvServer;
  codeOf(row: Contestant): WorkerCode;
  /** Pairs of processes, since one differs from the next by what its compiler has chosen. An even number: that which starts first is slower by up to a fifth, and each does so as often. */
  processes: number;
}

async function cpuOfTurn(worker: RunningWorkerd, row: Contestant): Promise<number> {
  const before = worker.preciseCpuSeconds();
  const { requests } = await loadWith(worker.url, row.addresses, turnSeconds);
  await pause(pauseMilliseconds);
  return (worker.preciseCpuSeconds() - before) / requests;
}

/** CPU of a row for that of its floor, turn by turn, while both run. They are named in the order in which their processes start. */
function ratiosOf(started: [Contestant, Contestant], { row, floor }: Record<'row' | 'floor', Contestant>, { kv, codeOf }: Loading) {
  const isOfFloor = (key: string) => key.startsWith('floor-');
  Object.assign(kv, {
    view: ((key, value) => (isOfFloor(key) ? floor : row).view(key, value)) satisfies KvServer['view'],
    keepsWrites: false,
  });
  const [first, second] = started;
  return withWorker(codeOf(first), kv, (firstWorker) =>
    withWorker(codeOf(second), kv, async (secondWorker) => {
      const both = [
        { contestant: first, worker: firstWorker },
        { contestant: second, worker: secondWorker },
      ];
      for (const { worker, contestant } of both) await warm(worker, contestant);
      const ratios: number[] = [];
      for (let turn = 0; turn < turnsOfProcess; turn += 1) {
        const cpu = new Map<Contestant, number>();
        // Who goes first changes, so that neither always comes after the other's rest.
        for (const { worker, contestant } of turn % 2 ? both.toReversed() : both) cpu.set(contestant, await cpuOfTurn(worker, contestant));
        ratios.push((cpu.get(row) ?? Number.NaN) / (cpu.get(floor) ?? Number.NaN));
      }
      return ratios;
    }),
  );
}

/** Rows beside their floors in turns of a second: what else the machine does, and how fast it is, falls on both. */
export async function turnsTable(rows: Contestant[], loading: Loading): Promise<Table> {
  const table: Table = {
    title: 'In turns',
    columns: ['answer', 'turns', 'median of the ratios', 'the middle half of them'],
    rows: [],
    goals: [],
  };
  for (const { id, floorId, most } of pairs) {
    const row = rows.find((one) => one.id === id);
    const floor = rows.find((one) => one.id === floorId);
    if (!row || !floor) continue;
    const ratios: number[] = [];
    for (let process = 0; process < loading.processes; process += 1)
      ratios.push(...(await ratiosOf(process % 2 ? [floor, row] : [row, floor], { row, floor }, loading)));
    const half = [0.25, 0.75].map((share) => percentile(ratios, share).toFixed(2)).join('–');
    table.rows.push([row.title, ratios.length, rounded(median(ratios), 2), half]);
    table.goals.push({ what: `${id} / ${floorId}, CPU in turns`, value: rounded(median(ratios), 2), most });
  }
  return table;
}
