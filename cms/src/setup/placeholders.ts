import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';

interface Thumbnail {
  url?: string;
  /** The mean colour, for what stands in the picture's place until it is there. */
  placeholder?: string | null;
  getStream?: () => NodeJS.ReadableStream;
}

interface ImageService {
  generateThumbnail(file: unknown): Promise<Thumbnail | null>;
}

const fileType = 'plugin::upload.file';
const fetchMilliseconds = 10_000;

/** Notes the mean colour of every picture that is uploaded or replaced, beside its thumbnail. */
export function notePlaceholders(strapi: Core.Strapi): void {
  const service: ImageService = strapi.plugin('upload').service('image-manipulation');
  const generateThumbnail = service.generateThumbnail;
  service.generateThumbnail = async (file) => {
    const thumbnail = await generateThumbnail(file);
    if (thumbnail?.getStream) thumbnail.placeholder = await meanColour(await bytesOf(thumbnail.getStream()));
    return thumbnail;
  };
}

/** Notes it for pictures that were uploaded before it was. */
export async function completePlaceholders(strapi: Core.Strapi): Promise<void> {
  const files = (await strapi.db.query(fileType).findMany({ select: ['id', 'formats'] })) as {
    id: number;
    formats: { thumbnail?: Thumbnail } | null;
  }[];
  for (const { id, formats } of files) {
    const thumbnail = formats?.thumbnail;
    // Null says that there is none: the picture is transparent or could not be read.
    if (!thumbnail?.url || thumbnail.placeholder !== undefined) continue;
    const placeholder = await readThumbnail(strapi, thumbnail.url).then(meanColour, () => null);
    await strapi.db.query(fileType).update({ where: { id }, data: { formats: { ...formats, thumbnail: { ...thumbnail, placeholder } } } });
  }
}

/** `#rrggbb`, or null for a picture one can see through: the colour would stay behind it. */
async function meanColour(bytes: Buffer): Promise<string | null> {
  const image = sharp(bytes);
  // The figures of all pixels take longer than the rest, and are of use only where a pixel may be clear.
  if ((await image.metadata()).hasAlpha && !(await image.stats()).isOpaque) return null;
  const pixel = await image.resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function readThumbnail(strapi: Core.Strapi, url: string): Promise<Buffer> {
  if (url.startsWith('/')) return readFile(path.join(strapi.dirs.static.public, url));
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchMilliseconds) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
