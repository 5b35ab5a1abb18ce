import { brotliCompressSync, constants } from 'node:zlib';
import type { RouteId } from '../../routes.ts';

export const kilobyte = 1000;

/** Requirement R5.4, in bytes after brotli; the worker after gzip. The one place of these limits. */
export const budgets = {
  /** JavaScript of a page that is only read. */
  read: 8 * kilobyte,
  /** JavaScript after the first sign of intent: React and React DOM alone, 56.3 kB (`bench/interaction/react-bytes.ts`), and 18 kB of ours. */
  afterIntent: 74.3 * kilobyte,
  /** A page's own chunk. */
  page: 8 * kilobyte,
  styles: 14 * kilobyte,
  font: 40 * kilobyte,
  /** HTML of a page people come to, as Cloudflare compresses it: with 0.73 kB of headers 10 packets, which a server sends before its reader has answered. */
  document: 13.85 * kilobyte,
  /** What an isolate of the worker starts with. */
  worker: 300 * kilobyte,
  /** All that is uploaded, also what is loaded where it is asked for; the least that Cloudflare takes. */
  workerUpload: 3000 * kilobyte,
};

/** The budgets were set with it; at the quality 5 of a server on the fly React alone has a tenth more. */
const brotliQuality = 11;

/** Of what Cloudflare compresses as it is sent. */
const quickQuality = 4;

const lengthAt = (quality: number) => (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Bytes of a file after the Brotli that a build can store. */
export const brotliLength = lengthAt(brotliQuality);

/** Bytes of a document after the Brotli of Cloudflare's edge. */
export const documentLength = lengthAt(quickQuality);

/** The pages people come to, from search engines above all. */
export const mainPages: readonly RouteId[] = ['home', 'article', 'city', 'nursery', 'nursery-finder'];

/** Shows every component in every state: a tool for us, not indexed, linked from nowhere. */
export const unbudgetedPages = ['component-preview'];
