import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../harness/local/paths.ts';

/**
 * Draws the icons that cannot be SVG from `public/favicon.svg`: `node scripts/draw-icons.ts` after a change of the mark. The
 * files are committed, since a build should not need an image library.
 */
const folder = path.join(root, 'public');
const mark = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
/** Systems cut their own corners. */
const square = mark.replace(/ rx="\d+"/, '');
/** What stands outside a circle of four fifths may be cut away: the mark is drawn smaller on the same ground. */
const maskable = square.replace(/(<rect[^>]*>)(.*)<\/svg>/, '$1<g transform="translate(24 24) scale(.76) translate(-24 -24)">$2</g></svg>');

function draw(svg: string, size: number): Promise<Buffer> {
  // Drawn at its size, not enlarged from the 48 pixels of the file.
  return sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** An icon file with one PNG in it: a header, and where the picture is. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const files: [name: string, bytes: Promise<Buffer>][] = [
  ['favicon.ico', draw(mark, 32).then((png) => icoOf(png, 32))],
  ['apple-touch-icon.png', draw(square, 180)],
  ['icon-192.png', draw(mark, 192)],
  ['icon-512.png', draw(mark, 512)],
  ['icon-maskable-512.png', draw(maskable, 512)],
];
for (const [name, bytes] of files) {
  await writeFile(path.join(folder, name), await bytes);
  console.log(`${name} ${(await bytes).length} bytes`);
}
