import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pictureColours from './picture-colours.json' with { type: 'json' };
import { seedFolder } from './seed.ts';

/** When every entry and every file was last changed. */
export const updatedAt = '2026-11-20T08:30:00.123Z';

/** The CMS keeps drawings as pictures of this width, with thumbnails as Strapi makes them. */
const width = 1600;
const thumbnail = { width: 245, height: 156 };

/** The mean colour of each drawing as the CMS notes it: to compute all of them takes seconds. The contract suite says where one has changed. */
const colours: Record<string, string> = pictureColours;

/** How the seed names a picture or a document. */
export interface MediaReference {
  illustration?: string;
  file?: string;
  alt?: string;
}

const drawings = new Map<string, string>();

/** The drawing of an illustration of the seed as SVG; null where it has none of that name. */
export function drawingOf(name: string): string | null {
  const drawing = drawings.get(name);
  if (drawing) return drawing;
  const file = path.join(seedFolder, 'illustrations', `${name}.svg`);
  if (!/^[\w-]+$/.test(name) || !existsSync(file)) return null;
  const svg = readFileSync(file, 'utf8');
  drawings.set(name, svg);
  return svg;
}

function heightOf(name: string): number {
  const [, columns, rows] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawingOf(name) ?? '') ?? [];
  if (!columns || !rows) throw new Error(`there is no illustration "${name}"`);
  return Math.round((width * Number(rows)) / Number(columns));
}

/** A file of the seed as the CMS answers it; `fields` are those that were asked for, all where absent. */
export function toMedia({ illustration, file, alt }: MediaReference): Record<string, unknown> {
  if (!illustration) {
    const name = path.basename(file ?? '');
    const kind = { ext: path.extname(name), mime: 'application/pdf' };
    return { ...common(name, alt), width: null, height: null, formats: null, ...kind };
  }
  const height = heightOf(illustration);
  const name = `${illustration}.jpg`;
  const scale = Math.min(thumbnail.width / width, thumbnail.height / height);
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const kind = { ext: '.jpg', mime: 'image/jpeg' };
  const thumbnailName = `thumbnail_${name}`;
  const formats = {
    thumbnail: { name: thumbnailName, ...kind, ...small, placeholder: colours[illustration], url: `/uploads/${thumbnailName}` },
  };
  return { ...common(name, alt), ...kind, width, height, formats };
}

function common(name: string, alt = '') {
  return {
    id: 1,
    documentId: `file-${name}`,
    name,
    alternativeText: alt,
    caption: null,
    url: `/uploads/${name}`,
    createdAt: updatedAt,
    updatedAt,
  };
}
