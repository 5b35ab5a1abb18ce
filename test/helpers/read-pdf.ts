import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

/** The texts that a PDF of ours shows, a line each, and how many pages it has. */
export async function readPdf(response: Response): Promise<{ text: string; pages: number }> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const document = await PDFDocument.load(bytes);
  const raw = bytes.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    const start = index + mark.length;
    try {
      return inflateSync(bytes.subarray(start, raw.indexOf('endstream', start))).toString('latin1');
    } catch {
      return '';
    }
  });
  const shown = streams.flatMap((stream) => [...stream.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => Buffer.from(hex, 'hex')));
  const decoder = new TextDecoder('windows-1252');
  return {
    text: shown
      .map((part) => decoder.decode(part))
      .join('\n')
      .replaceAll('\u00a0', ' '),
    pages: document.getPageCount(),
  };
}
