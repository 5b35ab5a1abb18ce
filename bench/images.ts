import { setup } from '../harness/prepare.ts';
import { startTestWorker } from '../harness/site/site.ts';
import type { Cell, Table } from '../scripts/bench-results/result.ts';
import { startUploadServer, type UploadServer } from '../test/helpers/fakes/upload-server.ts';
import { type Original, type OriginalName, originalOf } from './images/originals.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { runAlone } from './kit/run-alone.ts';
import { median, rounded } from './kit/statistics.ts';

type Variant = [modifiers: string, original: OriginalName];

/** A picture of a card on a phone: what most readers are sent. */
const usual: Variant = ['f_webp&w_640', 'scene'];
/** What pages, feeds and old addresses ask for, and of which original. */
const variants: Variant[] = [
  ...['320', '640', '768', '1024', '1280', '1536', '2048'].map((width): Variant => [`f_webp&w_${width}`, 'scene']),
  ...['320', '640', '1280'].map((width): Variant => [`f_webp&w_${width}`, 'photograph']),
  ['f_webp&w_640', 'portrait'],
  ['f_webp&w_640', 'nursery'],
  ['f_webp&s_640x360', 'nursery'],
  ['f_jpeg&s_640x853', 'nursery'],
  ['f_auto&w_640', 'nursery'],
  ['f_auto&w_1280', 'photograph'],
  ['f_webp&w_640', 'alpha'],
  ['f_png&w_640', 'alpha'],
  ['f_jpeg&w_1280', 'photograph'],
  ['f_webp&q_50&blur_3&s_10x10', 'photograph'],
];
const fewVariants: Variant[] = [usual, ['f_png&w_640', 'alpha']];
const browser = { accept: 'image/avif,image/webp,*/*;q=0.8' };
/** A file of the site that no code makes. */
const staticFile = '/favicon.svg';

async function timed(address: string, headers: Record<string, string>, status: number) {
  const start = performance.now();
  const response = await fetch(address, { headers });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${address}: ${response.status}, not ${status}`);
  return { milliseconds: performance.now() - start, length: byteLength, response };
}

/** Waits until a picture that was made behind a response is kept. */
async function untilKept(address: string) {
  for (let tries = 0; tries < 50; tries += 1) if ((await timed(address, browser, 200)).response.headers.get('x-cache') === 'HIT') return;
  throw new Error(`${address} was not kept`);
}

interface Made {
  bytes: number;
  type: string;
  cold: number;
  kept: number;
  unchanged: number;
}

/** A picture that nobody has asked for: made, kept, and confirmed to a browser that has it. */
async function measurePicture(address: string): Promise<Made> {
  const cold = await timed(address, browser, 200);
  await untilKept(address);
  const kept = await timed(address, browser, 200);
  const etag = cold.response.headers.get('etag') ?? '';
  const unchanged = await timed(address, { ...browser, 'if-none-match': etag }, 304);
  if (kept.length !== cold.length) throw new Error(`${address}: ${cold.length} bytes, then ${kept.length}`);
  const type = cold.response.headers.get('content-type')?.replace('image/', '') ?? '';
  return { bytes: cold.length, type, cold: cold.milliseconds, kept: kept.milliseconds, unchanged: unchanged.milliseconds };
}

interface Row {
  variant: Variant;
  original: Original;
  made: Made;
}

/** The same picture under several names, each for the first time. */
async function measureVariant(variant: Variant, to: { origin: string; uploads: UploadServer; rounds: number }): Promise<Row> {
  const [modifiers, name] = variant;
  const original = await originalOf(name);
  const all: Made[] = [];
  for (let round = 0; round < to.rounds; round += 1) {
    const file = `${name}-${modifiers.replace(/\W/g, '-')}-${round}.${original.ending}`;
    to.uploads.files.set(file, original.bytes);
    all.push(await measurePicture(`${to.origin}/_ipx/${modifiers}/uploads/${file}`));
  }
  const of = (read: (made: Made) => number) => median(all.map(read));
  const times = { cold: of(({ cold }) => cold), kept: of(({ kept }) => kept), unchanged: of(({ unchanged }) => unchanged) };
  return { variant, original, made: { bytes: all[0]?.bytes ?? 0, type: all[0]?.type ?? '', ...times } };
}

function cellsOf({ variant: [modifiers, name], original, made }: Row): Cell[] {
  const times = [made.cold, made.kept, made.unchanged].map((time) => rounded(time, 1));
  return [`\`${modifiers}\``, name, rounded(original.bytes.length / 1000, 1), made.type, rounded(made.bytes / 1000, 1), ...times];
}

function tableOf(rows: Row[], floor: number): Table {
  const typical = rows.find(({ variant }) => variant.join() === usual.join());
  if (!typical) throw new Error(`${usual[0]} was not measured`);
  const { made, original } = typical;
  const title = `${usual[0]} of the ${usual[1]}`;
  return {
    columns: ['modifiers', 'original', 'kB', 'made', 'kB', 'cold ms', 'kept ms', '304 ms'],
    rows: [...rows.map(cellsOf), ['**floor**: a file of the site', '', '', '', '', '', rounded(floor, 1), '']],
    goals: [
      { what: `${title}, kept / floor, ms`, value: rounded(made.kept / floor, 2), most: 3 },
      { what: `${title}, kept / cold, ms`, value: rounded(made.kept / made.cold, 2), most: 0.25 },
      { what: `${title}, bytes / original`, value: rounded(made.bytes / original.bytes.length, 2), most: 0.25 },
    ],
  };
}

/** Bytes and milliseconds of 20 typical pictures. */
async function run({ isSmoke }: BenchOptions): Promise<Table[]> {
  await setup();
  const rounds = isSmoke ? 1 : 5;
  const uploads = await startUploadServer(new Map());
  const worker = await startTestWorker({ CMS_ORIGIN: uploads.url });
  try {
    const rows: Row[] = [];
    for (const variant of isSmoke ? fewVariants : variants)
      rows.push(await measureVariant(variant, { origin: worker.url, uploads, rounds }));
    const floor: number[] = [];
    // As often as all variants are read.
    for (let read = 0; read < rounds * 4; read += 1) floor.push((await timed(worker.url + staticFile, browser, 200)).milliseconds);
    return [tableOf(rows, median(floor))];
  } finally {
    await worker.stop();
    await uploads.close();
  }
}

/** `node bench/images.ts` */
export const images: Bench = { name: 'images', minutes: 1, run };

if (import.meta.main) await runAlone(images);
