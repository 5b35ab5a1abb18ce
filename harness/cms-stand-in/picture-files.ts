import sharp from 'sharp';
import { drawingOf, toMedia } from './pictures.ts';

const jpegQuality = 82;
const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const pictures = new Map<string, Promise<Buffer>>();

/** The bytes of a file under `/uploads`: the drawing of that name as the CMS keeps it, made when it is first asked for, or an empty PDF; null for any other. */
export async function readUpload(name: string): Promise<{ type: string; bytes: Buffer } | null> {
  if (name.endsWith('.pdf')) return { type: 'application/pdf', bytes: pdf };
  const illustration = name.replace(/^thumbnail_/, '').replace(/\.jpg$/, '');
  const svg = drawingOf(illustration);
  if (!svg || !name.endsWith('.jpg')) return null;
  const made = pictures.get(name) ?? draw(svg, name.startsWith('thumbnail_') ? 245 : Number(toMedia({ illustration }).width));
  pictures.set(name, made);
  return { type: 'image/jpeg', bytes: await made };
}

function draw(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).flatten({ background: '#ffffff' }).jpeg({ quality: jpegQuality }).toBuffer();
}
