import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const widthPixels = 1600;
const jpegQuality = 82;

/** The SVG of an illustration, from the first of the folders that has it. */
export function readDrawing(name: string, folders: readonly string[]): string {
  const file = folders.map((folder) => path.join(folder, 'illustrations', `${name}.svg`)).find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`there is no illustration "${name}"`);
  return readFileSync(file, 'utf8');
}

/** The cached file of a drawing, named after all that decides how it looks. */
export function rasterPathOf(svg: string, cacheFolder: string): string {
  const hash = createHash('sha256').update(`${widthPixels}:${jpegQuality}:${svg}`).digest('hex').slice(0, 32);
  return path.join(cacheFolder, 'illustrations', `${hash}.jpg`);
}

export async function rasterise(svg: string, file: string): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const jpeg = await sharp(Buffer.from(svg))
    .resize({ width: widthPixels })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
  // Renamed at the end: two seeds may run at once, and a killed one must not leave half a picture.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, jpeg);
  await rename(partial, file);
}
