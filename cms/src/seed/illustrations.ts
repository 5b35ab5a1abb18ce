import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

export type DrawIllustration = (name: string) => string;

const widthPixels = 1600;
const jpegQuality = 82;

/**
 * The function that draws a picture as SVG, from the content that is being seeded or else from this project's own;
 * null where the module does not exist.
 */
export async function findDrawIllustration(folders: readonly string[]): Promise<DrawIllustration | null> {
  const file = folders.map((folder) => path.join(folder, 'illustrations', 'draw.mjs')).find((candidate) => existsSync(candidate));
  if (!file) return null;
  const drawing = (await import(pathToFileURL(file).href)) as { drawIllustration: DrawIllustration; illustrationNames: Iterable<string> };
  const names = new Set(drawing.illustrationNames);
  return (name) => {
    if (!names.has(name)) throw new Error(`there is no illustration "${name}"`);
    return drawing.drawIllustration(name);
  };
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
