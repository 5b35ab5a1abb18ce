import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'node-html-parser';
import type { DocumentPayload } from '../../client/payload/document-payload.ts';
import type { Payload } from '../../client/payload/payload.ts';
import { readMenus } from '../../client/shell/document-menus.ts';
import type { Table } from '../../scripts/bench-results/result.ts';
import { rounded } from '../kit/statistics.ts';
import type { FloorPage } from './floor-page.ts';

const documentEnd = '</body></html>';
const payloadScript = /<script type="application\/json" id="payload">(.*?)<\/script>/s;
/** The last one: an article has a footer of its own. */
const siteFooter = /<footer class="([^"]*)">((?:(?!<footer).)*)<\/footer>(?!.*<footer)/s;
const script = /<script(?: [^>]*)?>.*?<\/script>/gs;
/** What Cloudflare takes for what is not compressed beforehand. */
const brotliQuality = 4;

/** A document of the site in pieces, told by its floor. */
export interface DocumentParts {
  whole: string;
  /** What React alone renders. */
  floor: string;
  /** The scripts that the site puts before the end, by their type. */
  tail: Map<string, string>;
}

/** What a document was rendered from: its payload with the texts and menus that stand in the document. */
export function floorPageOf(html: string, navigationPayload: object): FloorPage {
  const { shell } = JSON.parse(payloadScript.exec(html)?.[1] ?? '{}') as Pick<DocumentPayload, 'shell'>;
  // It answers what is asked of a document here.
  const page = parse(html) as unknown as ParentNode;
  const [, className = '', footer = ''] = siteFooter.exec(html) ?? [];
  return {
    payload: { ...navigationPayload, shell: { ...shell, menus: readMenus(shell.menus, page) } } as Payload,
    footer: { className, html: footer },
    nonce: /nonce="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

const typeOf = (element: string) => /^<script[^>]* type="([^"]+)"/.exec(element)?.[1] ?? 'module';

/**
 * Takes a document apart: its floor, and before its end scripts that hold data. Throws where anything else differs, since
 * the figures would then be of two documents.
 */
export function partsOf(whole: string, floor: string): DocumentParts {
  const beginning = floor.slice(0, -documentEnd.length);
  if (!whole.startsWith(beginning) || !whole.endsWith(documentEnd)) {
    const index = [...floor].findIndex((character, place) => character !== whole[place]);
    const around = (html: string) => html.slice(Math.max(0, index - 60), index + 60);
    throw new Error(`the floor renders another document than the site\nfloor: ${around(floor)}\nsite:  ${around(whole)}`);
  }
  const added = whole.slice(beginning.length, -documentEnd.length);
  const elements = added.match(script) ?? [];
  if (elements.join('') !== added) throw new Error(`the site adds more than scripts to its floor: ${added.replaceAll(script, '')}`);
  return { whole, floor, tail: new Map(elements.map((element) => [typeOf(element), element])) };
}

const compressed = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }).length;

/** The bytes of a document by what they are for, and against its floor. */
export function bytesTable({ whole, floor, tail }: DocumentParts): Table {
  const head = /<head>.*?<\/head>/s.exec(floor)?.[0] ?? '';
  const bytes = (html: string) => Buffer.byteLength(html);
  const tailText = [...tail.values()].join('');
  const rest = whole.replace(tailText, '');
  const row = (title: string, html: string) => [title, bytes(html), compressed(html)];
  return {
    title: 'Bytes of the document',
    columns: ['part', 'bytes', 'Brotli 4'],
    rows: [
      row('whole document', whole),
      row('**floor**: what React renders', floor),
      row('of it the head', head),
      ...[...tail].map(([type, element]) => row(`data: \`${type}\``, element)),
    ],
    goals: [
      { what: 'document without its data / floor', value: rounded(bytes(rest) / bytes(floor), 3), most: 1.05 },
      { what: 'whole document / floor', value: rounded(bytes(whole) / bytes(floor), 3) },
      { what: 'whole document / floor, Brotli 4', value: rounded(compressed(whole) / compressed(floor), 3) },
    ],
  };
}
