import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { setup } from '../harness/prepare.ts';
import { startTestWorker } from '../harness/site/site.ts';
import { templatePublicFolder } from '../harness/site/template.ts';
import { startUploadServer } from '../test/helpers/fakes/upload-server.ts';
import { createSamplePictures } from '../test/helpers/sample-pictures.ts';

/** Bytes and milliseconds of 20 typical pictures, made and kept: `node bench/images.ts` */
const rounds = 5;
const chrome = 'image/avif,image/webp,*/*;q=0.8';

/** What pages, feeds and old addresses ask for, and of which original. */
const variants: [modifiers: string, original: string][] = [
  ...['320', '640', '768', '1024', '1280', '1536', '2048'].map((width): [string, string] => [`f_webp&w_${width}`, 'scene']),
  ...['320', '640', '1280'].map((width): [string, string] => [`f_webp&w_${width}`, 'photograph']),
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

/** A picture with the noise of a camera, larger than any the seed has. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = sharp({ create: { width, height, channels: 3, background: '#a88', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
  return sharp(await noise.blur(2).png({ compressionLevel: 1 }).toBuffer())
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function originals(): Promise<Map<string, { bytes: Buffer; ending: string }>> {
  const folder = path.join(templatePublicFolder, 'uploads');
  const seeded = (start: string) => {
    const name = readdirSync(folder).find((file) => file.startsWith(start) && file.endsWith('.jpg'));
    if (!name) throw new Error(`the seed has no ${start}`);
    return { bytes: readFileSync(path.join(folder, name)), ending: 'jpg' };
  };
  return new Map([
    ['scene', seeded('scene_hero_accueil')],
    ['nursery', seeded('nursery_4')],
    ['portrait', seeded('portrait_8')],
    ['alpha', { bytes: (await createSamplePictures()).get('alpha.png') ?? Buffer.alloc(0), ending: 'png' }],
    ['photograph', { bytes: await photograph(), ending: 'jpg' }],
  ]);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(address: string, headers: Record<string, string>) {
  const start = performance.now();
  const response = await fetch(address, { headers });
  const bytes = await response.arrayBuffer();
  return { milliseconds: performance.now() - start, length: bytes.byteLength, response };
}

/** Waits until a picture that was made behind a response is kept. */
async function untilKept(address: string, headers: Record<string, string>) {
  for (let tries = 0; tries < 50; tries += 1) if ((await timed(address, headers)).response.headers.get('x-cache') === 'HIT') return;
  throw new Error(`${address} was not kept`);
}

await setup();
const files = await originals();
const uploads = await startUploadServer(new Map());
const worker = await startTestWorker({ CMS_ORIGIN: uploads.url });
try {
  const rows: string[] = [];
  for (const [index, [modifiers, name]] of variants.entries()) {
    const original = files.get(name) ?? { bytes: Buffer.alloc(0), ending: 'jpg' };
    const measured = { cold: [] as number[], kept: [] as number[], unchanged: [] as number[] };
    let made = { length: 0, type: '' };
    for (let round = 0; round < rounds; round += 1) {
      const file = `${name}-${index}-${round}.${original.ending}`;
      uploads.files.set(file, original.bytes);
      const address = `${worker.url}/_ipx/${modifiers}/uploads/${file}`;
      const cold = await timed(address, { accept: chrome });
      measured.cold.push(cold.milliseconds);
      made = { length: cold.length, type: cold.response.headers.get('content-type')?.replace('image/', '') ?? '' };
      await untilKept(address, { accept: chrome });
      measured.kept.push((await timed(address, { accept: chrome })).milliseconds);
      const etag = cold.response.headers.get('etag') ?? '';
      measured.unchanged.push((await timed(address, { accept: chrome, 'if-none-match': etag })).milliseconds);
    }
    const kilobytes = (length: number) => (length / 1000).toFixed(1);
    const times = [measured.cold, measured.kept, measured.unchanged].map((values) => median(values).toFixed(1));
    const cells = [`\`${modifiers}\``, name, kilobytes(original.bytes.length), made.type, kilobytes(made.length), ...times];
    rows.push(`| ${cells.join(' | ')} |`);
    console.error(rows.at(-1));
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds`);
  console.log(
    '| modifiers | original | kB | made | kB | cold ms | kept ms | 304 ms |\n| --- | --- | ---: | --- | ---: | ---: | ---: | ---: |',
  );
  console.log(rows.join('\n'));
} finally {
  await worker.stop();
  await uploads.close();
}
process.exit(0);
