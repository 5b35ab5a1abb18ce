import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCmsStandIn } from '../../harness/cms-stand-in/cms-stand-in.ts';
import { buildSite } from '../../harness/local/build.ts';
import { anyFreePort } from '../../harness/local/free-port.ts';
import { say } from '../../harness/local/say.ts';
import { connectInspector, type Profile } from '../memory/inspector.ts';
import { answerForArticle, cmsMilliseconds } from './article-cms.ts';
import { contestants, spread } from './contestants.ts';
import { startKvServer } from './kv-server.ts';
import { loadWith } from './load.ts';
import { withWorker } from './measure-answers.ts';
import { builtSite, fill, floorValues, workersOf } from './prepare.ts';

/** Between samples, in microseconds. */
const interval = 200;
const warmSeconds = 4;
/** Lines of the list of functions. */
const most = 40;

interface Place {
  /** Folder of the source, or the package; what the engine says of itself where it is no code of ours. */
  part: string;
  name: string;
}

/** Finds the sources of a built worker by the maps beside its files. */
function createPlaces(folder: string): (frame: Profile['nodes'][number]['callFrame']) => Place {
  const maps = new Map<string, SourceMap | null>();
  function mapOf(file: string): SourceMap | null {
    const cachedMap = maps.get(file);
    if (cachedMap !== undefined) return cachedMap;
    let map: SourceMap | null = null;
    try {
      map = new SourceMap(JSON.parse(readFileSync(path.join(folder, `${file}.map`), 'utf8')));
    } catch {
      // A floor has no map: its functions stand under the name of its file.
    }
    maps.set(file, map);
    return map;
  }
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const entry = url ? mapOf(url)?.findEntry(lineNumber, columnNumber) : null;
    const source = entry && 'originalSource' in entry ? String(entry.originalSource).replace(/^(?:\.\.\/)+/, '') : url || 'engine';
    const packageName = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
    return { part: packageName ?? path.dirname(source), name: `${functionName || '(no name)'} ${source}` };
  };
}

/** Samples by some name, most first, in percent of those at work. */
function shares(profile: Profile, nameOf: (frame: Profile['nodes'][number]['callFrame']) => string): [string, number][] {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const counts = new Map<string, number>();
  let total = 0;
  for (const id of profile.samples) {
    const frame = frames.get(id);
    if (!frame || ['(idle)', '(root)'].includes(frame.functionName)) continue;
    total += 1;
    counts.set(nameOf(frame), (counts.get(nameOf(frame)) ?? 0) + 1);
  }
  return [...counts].map(([name, count]): [string, number] => [name, (100 * count) / total]).sort(([, a], [, b]) => b - a);
}

function show(title: string, rows: [string, number][]) {
  say(title);
  for (const [name, percent] of rows) say(`${percent.toFixed(1).padStart(6)} ${name}`);
}

/** Tells where the time of one row of the bench goes: samples of workerd's own profiler under the load of that row. */
async function profileRow(id: string, seconds: number): Promise<void> {
  await buildSite();
  const kv = await startKvServer();
  const cms = await startCmsStandIn({ answer: answerForArticle(), delay: () => cmsMilliseconds });
  const workers = await workersOf(cms.url, kv, false);
  await fill(workers.site, kv, spread);
  const floor = await floorValues(workers.site, workers['floor-rendered'], kv);
  const row = contestants(floor, spread).find((one) => one.id === id);
  if (!row) throw new Error(`no row is called ${id}`);
  Object.assign(kv, { view: row.view, keepsWrites: row.keepsWrites });
  const code = { ...workers[row.worker], inspectorPort: await anyFreePort() };
  const profile = await withWorker(code, kv, async (worker) => {
    await loadWith(worker.url, row.addresses, warmSeconds);
    const inspector = await connectInspector(code.inspectorPort);
    const taken = await inspector.profile(interval, () => loadWith(worker.url, row.addresses, seconds));
    inspector.close();
    return taken;
  });
  kv.close();
  await cms.close();
  // The copy that runs has no maps.
  const placeOf = createPlaces(row.worker.startsWith('site') ? builtSite : code.folder);
  const partOf = ({ functionName, ...frame }: Profile['nodes'][number]['callFrame']) =>
    functionName.startsWith('(') && !frame.url ? functionName : placeOf({ functionName, ...frame }).part;
  show(`${id}: percent of the samples at work, by part`, shares(profile, partOf));
  show('by function', shares(profile, (frame) => placeOf(frame).name).slice(0, most));
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string', default: '4' } } });
await profileRow(positionals[0] ?? 'rendered', Number(values.seconds));
