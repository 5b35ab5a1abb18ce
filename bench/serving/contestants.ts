import { asItIs, type KvView } from './kv-server.ts';
import type { Addresses, Answer } from './load.ts';

export type WorkerName =
  | 'site'
  | 'site-traced'
  | 'floor-stored'
  | 'floor-streamed'
  | 'floor-rendered'
  | 'floor-rendered-node'
  | 'floor-rendered-text'
  | 'floor-rendered-data';

export interface Contestant {
  id: string;
  title: string;
  worker: WorkerName;
  addresses: Addresses;
  view: KvView;
  keepsWrites: boolean;
  /** Every load asks for addresses that no load before it has asked for. */
  isNew?: boolean;
  /** True where the answer was made the way the row says. */
  isExpected(answer: Answer): boolean;
}

/** The article of the seed content that every address of the bench shows. */
export const articleSlug = 'cout-creche-tarif-psu';
const article = `/blog-famille/${articleSlug}`;
/** More than the isolate keeps in memory (300 CMS answers, 40 pages), so that KV is read for each request, as by readers who are spread over the site. */
export const spread = 400;

/** Addresses whose page and content are kept. */
export const knownAddresses = (count: number): Addresses => ({ pattern: `${article}-#`, first: 100_000, count });
/**
 * The same article under addresses too long for a key of KV: its content is kept, the page never is, so that nothing but
 * the render is measured. What the length itself costs is measured with it.
 */
export const unstorableAddresses = (count: number): Addresses => ({
  pattern: `${article}${'-tres'.repeat(100)}-#`,
  first: 100_000,
  count,
});
/** The payload of the same article. */
export const payloadAddresses = (count: number): Addresses => ({ pattern: `${article}-#/_payload.json?build`, first: 100_000, count });
/** Nobody has asked for these. */
const unknown: Addresses = { pattern: `${article}-#`, first: 500_000, count: 4000 };

const isPage = (key: string) => key.startsWith('page:');
const isStored = (state: string) => (answer: Answer) => answer.headers['x-cache'] === state && answer.headers.etag !== undefined;
const isKeptPayload = ({ headers }: Answer) =>
  headers['x-cache'] === 'HIT' && String(headers['content-type']).startsWith('application/json');
const isRendered = (state: string) => (answer: Answer) => answer.headers['x-cache'] === state && answer.headers.etag === undefined;

const aged = new WeakMap<Buffer, Buffer>();

/** Pages as they are when they have just gone stale. */
const stalePages: KvView = (key, value) => {
  if (!value || !isPage(key)) return value;
  const made = aged.get(value) ?? agedCopyOf(value);
  aged.set(value, made);
  return made;
};

function agedCopyOf(value: Buffer): Buffer {
  const end = value.indexOf('\n');
  const entry = JSON.parse(value.toString('utf8', 0, end));
  const shift = entry.freshUntil - Date.now() + 1000;
  for (const time of ['askedAt', 'freshUntil', 'staleUntil', 'errorUntil']) entry[time] -= shift;
  return Buffer.concat([Buffer.from(JSON.stringify(entry)), value.subarray(end)]);
}

/** What the rows are made of. */
interface Kept {
  html: Buffer;
  /** The floor's value. */
  page: Buffer;
  payload: Buffer;
  /** A value that the site keeps under a key that begins so. */
  anyOf(prefix: string): Buffer | undefined;
}

/** The rows of the table, with so many addresses each. What they are for stands in README.md. */
export function contestants({ html: floorHtml, page: floorPage, payload, anyOf }: Kept, count: number): Contestant[] {
  const addresses = knownAddresses(count);
  const unstorable = unstorableAddresses(count);
  const plain = { addresses, view: asItIs, keepsWrites: true };
  const site = { ...plain, worker: 'site' as const };
  const stored = { ...plain, view: () => floorHtml, isExpected: () => true };
  /** The kept page of an article under other kinds of addresses, for to answer costs the same whatever it is about. */
  const other = { ...site, view: ((key, value) => (isPage(key) ? anyOf('page:') : value)) satisfies KvView, isExpected: isStored('HIT') };
  const rendered = { ...plain, addresses: unstorable, view: () => floorPage, isExpected: () => true };
  return [
    { ...stored, id: 'floor-streamed', title: 'floor: bare Hono, KV value passed on unread', worker: 'floor-streamed' },
    { ...stored, id: 'floor-stored', title: '**floor**: bare Hono, the bytes from KV', worker: 'floor-stored' },
    { ...site, id: 'stored', title: '**stored page**', isExpected: isStored('HIT') },
    { ...other, id: 'stored-english', title: 'stored page, English', addresses: { ...addresses, pattern: `/en${addresses.pattern}` } },
    {
      ...other,
      id: 'stored-query',
      title: 'stored page with a kept query',
      addresses: { ...addresses, pattern: '/temoignages-clients?public=p-#' },
    },
    { ...stored, id: 'floor-payload', title: '**floor**: bare Hono, a payload from KV', worker: 'floor-stored', view: () => payload },
    {
      ...site,
      id: 'stored-payload',
      title: '**stored payload**',
      addresses: payloadAddresses(count),
      view: (key, value) => (key.startsWith('payload:') ? anyOf('payload:') : value),
      isExpected: isKeptPayload,
    },
    { ...site, id: 'traced', title: 'stored page, each request traced', worker: 'site-traced', isExpected: isStored('HIT') },
    { ...site, id: 'hot', title: 'stored page, one address', addresses: { ...addresses, count: 1 }, isExpected: isStored('HIT') },
    { ...site, id: 'stale', title: 'stale page, made anew behind', view: stalePages, keepsWrites: false, isExpected: isStored('STALE') },
    { ...rendered, id: 'floor-rendered', title: '**floor**: bare Hono, React, data from KV', worker: 'floor-rendered' },
    { ...rendered, id: 'floor-rendered-node', title: 'the same with React’s build for Node.js', worker: 'floor-rendered-node' },
    { ...rendered, id: 'floor-rendered-text', title: 'the same with our build of React, as text', worker: 'floor-rendered-text' },
    { ...rendered, id: 'floor-rendered-data', title: 'the same with the data of the document', worker: 'floor-rendered-data' },
    { ...site, id: 'rendered', title: '**rendered, warm content**', addresses: unstorable, isExpected: isRendered('HIT') },
    {
      ...site,
      id: 'rendered-kept',
      title: 'rendered, warm content, and kept',
      view: (key, value) => (isPage(key) ? undefined : value),
      keepsWrites: false,
      isExpected: isRendered('HIT'),
    },
    {
      ...site,
      id: 'cold',
      title: 'rendered, cold content',
      addresses: unknown,
      isNew: true,
      keepsWrites: false,
      isExpected: isRendered('MISS'),
    },
  ];
}

/** Ratios the site aims at, and two that say what is left to gain. */
export const ratios = [
  { id: 'stored', floor: 'floor-stored', most: 1.05 },
  { id: 'stored-english', floor: 'floor-stored', most: 1.05 },
  { id: 'stored-query', floor: 'floor-stored', most: 1.05 },
  { id: 'stored-payload', floor: 'floor-payload', most: 1.05 },
  // What is aimed at is compared in turns (`in-turns.ts`).
  { id: 'rendered', floor: 'floor-rendered-text' },
  { id: 'rendered', floor: 'floor-rendered-data' },
  { id: 'rendered', floor: 'floor-rendered-node', most: 1.25 },
  { id: 'rendered', floor: 'floor-rendered', most: 1.2 },
  { id: 'stored', floor: 'floor-streamed' },
];
