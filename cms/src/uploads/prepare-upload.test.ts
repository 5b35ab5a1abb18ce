import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDamaged, longestSide, mostBytes } from './fit-picture';
import { prepareUpload, type UploadedFile } from './prepare-upload';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'creche-uploads-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileOf(name: string, bytes: Uint8Array | string): UploadedFile {
  files += 1;
  const filepath = path.join(folder, `upload-${files}`);
  writeFileSync(filepath, bytes);
  return { filepath, originalFilename: name, mimetype: 'application/octet-stream', size: statSync(filepath).size };
}

/** As hard to compress as a photo of leaves: every pixel differs. */
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
/** The same for millions of pixels: one piece beside the other, which takes less time and no fewer bytes as JPEG. */
const largeNoise = async (width: number, height: number) => {
  const piece = await noise(400, 320).png({ compressionLevel: 0 }).toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#888' } }).composite([{ input: piece, tile: true }]);
};
const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 120, b: 110, alpha } } });
const movingGif = async () => {
  const frames = await Promise.all(
    ['#006e6a', '#ffd166'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
};

async function look({ filepath }: UploadedFile) {
  const { format, width = 0, height = 0, exif, pages = 1 } = await sharp(filepath, { animated: true }).metadata();
  return { format, width, height, exif, pages };
}

test('24 megapixels of a telephone become what the site can use: small, upright, and silent about where they were taken', async () => {
  const exif = { IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } };
  const photo = await (await largeNoise(6000, 4000)).jpeg({ quality: 92 }).withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  expect(photo.length).toBeGreaterThan(5_000_000);
  const prepared = await prepareUpload(fileOf('IMG_1234.JPG', photo));
  expect(prepared.size).toBeLessThan(mostBytes);
  expect(statSync(prepared.filepath).size).toBe(prepared.size);
  expect(await look(prepared)).toMatchObject({ format: 'jpeg', width: 1707, height: longestSide, exif: undefined });
});

test('a picture that is fit already is kept to the byte', async () => {
  for (const [name, bytes] of [
    ['photo.jpeg', await plain(1600, 900).jpeg().toBuffer()],
    ['logo.png', await plain(400, 400, 0.5).png().toBuffer()],
    ['photo.webp', await plain(1600, 900).webp().toBuffer()],
    ['photo.avif', await plain(64, 64).avif().toBuffer()],
  ] as const) {
    const file = fileOf(name, bytes);
    expect(await prepareUpload(file)).toEqual({
      ...file,
      mimetype: expect.stringMatching(/^image\//),
      detectedMimeType: expect.any(String),
    });
  }
});

test.for<[string, string, () => Promise<Buffer | string>, { name: string; mime: string; format: string }]>([
  ['TIFF', 'plan.tif', () => noise(300, 200).tiff().toBuffer(), { name: 'plan.jpg', mime: 'image/jpeg', format: 'jpeg' }],
  [
    'TIFF with transparency',
    'plan.tiff',
    () => plain(300, 200, 0.2).tiff({ compression: 'lzw' }).toBuffer(),
    { name: 'plan.png', mime: 'image/png', format: 'png' },
  ],
  ['a photo as PNG', 'ecran.png', () => noise(1500, 1200).png().toBuffer(), { name: 'ecran.webp', mime: 'image/webp', format: 'webp' }],
  [
    'a PNG that says it is a JPEG',
    'logo.jpg',
    () => plain(40, 40).png().toBuffer(),
    { name: 'logo.png', mime: 'image/png', format: 'png' },
  ],
  ['a JPEG without an ending', 'photo', () => plain(40, 40).jpeg().toBuffer(), { name: 'photo.jpg', mime: 'image/jpeg', format: 'jpeg' }],
  ['a moving GIF', 'danse.gif', movingGif, { name: 'danse.gif', mime: 'image/gif', format: 'gif' }],
])('%s is kept as what the site shows', async ([, name, make, expected]) => {
  const prepared = await prepareUpload(fileOf(name, await make()));
  const { format } = await look(prepared);
  expect({ name: prepared.originalFilename, mime: prepared.mimetype, format }).toEqual(expected);
  expect(prepared.size).toBeLessThan(mostBytes);
});

test('a moving GIF goes on moving', async () => {
  expect(await look(await prepareUpload(fileOf('danse.gif', await movingGif())))).toMatchObject({ pages: 2 });
});

test('a drawing becomes pixels: sharp, see-through, and nothing in it runs or is fetched', async () => {
  const svg = `<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)">
    <script>alert(1)</script><image href="file:///etc/passwd" width="40" height="20"/><rect x="10" width="20" height="20" fill="#06cec8"/></svg>`;
  const prepared = await prepareUpload(fileOf('logo.svg', svg));
  expect([prepared.originalFilename, prepared.mimetype]).toEqual(['logo.png', 'image/png']);
  expect(await look(prepared)).toMatchObject({ format: 'png', width: 1600, height: 800 });
  const pixel = await sharp(prepared.filepath).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(pixel.at(-1)).toBe(0);
});

const ftyp = (brand: string, others = '') =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${others}`, 'latin1'), Buffer.alloc(64)]);

test.for<[string, string, Buffer | string, RegExp]>([
  ['HEIC', 'IMG_1.HEIC', ftyp('heic', 'mif1heic'), /« IMG_1\.HEIC » est au format HEIC.*JPEG/],
  ['HEIC that says it is a JPEG', 'IMG_1.jpg', ftyp('mif1', 'mif1heic'), /format HEIC/],
  ['a film of a telephone', 'film.mov', ftyp('qt  '), /« film\.mov » est un film QuickTime.*MP4/],
  ['a text that says it is a picture', 'photo.jpg', 'bonjour', /« photo\.jpg » n’est pas d’un type accepté : images JPEG/],
  ['a page', 'page.html', '<!doctype html><script>alert(1)</script>', /n’est pas d’un type accepté/],
  ['a page that holds a drawing', 'logo.svg', '<html><svg></svg></html>', /n’est pas d’un type accepté/],
  ['a program', 'jeu.exe', Buffer.from('MZ\x90\0'), /n’est pas d’un type accepté/],
  ['an archive', 'photos.zip', Buffer.from('PK\x03\x04'), /n’est pas d’un type accepté/],
  ['nothing', 'vide.jpg', '', /n’est pas d’un type accepté/],
  ['a drawing that is broken', 'logo.svg', '<svg viewBox="0 0 1', /abîmée ou incomplète/],
  ['a picture that is cut off', 'photo.jpg', Buffer.from('ffd8ffe000104a464946', 'hex'), /abîmée ou incomplète/],
])('%s is refused with a sentence that names it', async ([, name, bytes, sentence]) => {
  await expect(prepareUpload(fileOf(name, bytes))).rejects.toThrow(sentence);
});

test('a picture that is cut off in the middle is refused where it has to be made anew', async () => {
  const whole = await noise(longestSide + 40, 200)
    .jpeg()
    .toBuffer();
  await expect(prepareUpload(fileOf('photo.jpg', whole.subarray(0, whole.length / 2)))).rejects.toThrow(/abîmée ou incomplète/);
});

test('a moving GIF that is heavier than a film is refused', async () => {
  const file = { ...fileOf('danse.gif', await movingGif()), size: 5_000_001 };
  await expect(prepareUpload(file)).rejects.toThrow('Le fichier « danse.gif » est une image animée de plus de 5 Mo');
});

test('films and documents are kept as they come, by what they are', async () => {
  const webm = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('\x9fB\x86\x81\x01B\x82\x84webm', 'latin1')]);
  for (const [name, bytes, mime] of [
    ['film.mp4', ftyp('isom'), 'video/mp4'],
    ['film.m4v', ftyp('mp42'), 'video/mp4'],
    ['film.webm', webm, 'video/webm'],
    ['guide.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'],
  ] as const) {
    const file = fileOf(name, bytes);
    expect(await prepareUpload(file)).toMatchObject({
      filepath: file.filepath,
      mimetype: mime,
      originalFilename: name.replace('m4v', 'mp4'),
    });
  }
});

test('what takes the place of a file is made to its kind, since its address stays', async () => {
  const photo = await noise(300, 200).png().toBuffer();
  const prepared = await prepareUpload(fileOf('nouvelle.png', photo), '.jpg');
  expect([prepared.originalFilename, prepared.mimetype, (await look(prepared)).format]).toEqual(['nouvelle.jpg', 'image/jpeg', 'jpeg']);
  await expect(prepareUpload(fileOf('photo.jpg', photo), '.pdf')).rejects.toThrow('ne peut pas remplacer un fichier .pdf');
  await expect(prepareUpload(fileOf('guide.pdf', '%PDF-1.7'), '.jpg')).rejects.toThrow('ne peut remplacer qu’un fichier .pdf');
});

test('a picture of any kind is damaged where it is cut off, or where bytes in its midst are others', async () => {
  const picture = noise(300, 200);
  for (const [kind, bytes] of [
    ['jpeg', await picture.clone().jpeg().toBuffer()],
    ['progressive jpeg', await picture.clone().jpeg({ progressive: true }).toBuffer()],
    ['png', await picture.clone().png().toBuffer()],
    ['interlaced png', await picture.clone().png({ progressive: true }).toBuffer()],
    ['webp', await picture.clone().webp().toBuffer()],
    ['gif', await picture.clone().gif().toBuffer()],
    ['avif', await picture.clone().avif({ effort: 0 }).toBuffer()],
  ] as const) {
    const cut = bytes.subarray(0, Math.floor(bytes.length * 0.9));
    expect([kind, await isDamaged(fileOf(kind, bytes).filepath)]).toEqual([kind, false]);
    expect([kind, await isDamaged(fileOf(kind, cut).filepath)]).toEqual([kind, true]);
  }
  const jpeg = await picture.jpeg().toBuffer();
  // Marks that stand in no picture.
  const half = Math.floor(jpeg.length / 2);
  const broken = Buffer.concat([jpeg.subarray(0, half), Buffer.alloc(400, Buffer.from([0xff, 0x33])), jpeg.subarray(half + 400)]);
  expect(await isDamaged(fileOf('broken', broken).filepath)).toBe(true);
});
