import * as v from 'valibot';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { daySeconds } from '../../domain/durations.ts';
import { joinBytes } from '../bytes.ts';
import { shortDigest } from '../digest.ts';
import type { CacheDependencies } from './content-cache.ts';
import { type CacheEntry, createEntry, type EntryOptions, type Freshness, freshnessOf, parseEntry, secondsInKv } from './entry.ts';
import { createKvTier } from './kv-tier.ts';
import type { CachePolicy } from './policies.ts';

/** A complete document without its nonce, or a payload, which has none. */
export interface StoredPage {
  /** UTF-8. Never changed, since other requests are answered with it too. */
  bytes: Uint8Array<ArrayBuffer>;
  /** How long a nonce is, and where it goes. */
  nonceLength: number;
  nonceAt: number[];
  /** Weak: two copies differ by their nonce. */
  etag: string;
  /** Of the `x-robots-tag` header. */
  robots: string | null;
}

export interface FoundPage {
  page: StoredPage;
  freshness: Freshness;
  ageSeconds: number;
}

export interface PageStore {
  find(key: string, policy: CachePolicy): Promise<FoundPage | null>;
  /** Keeps a document whose rendering began at a time, in milliseconds, and takes its bytes over. Does not throw. */
  keep(key: string, bytes: Uint8Array<ArrayBuffer>, options: KeepOptions): Promise<void>;
  /** Forgets a document whose page is no more. Does not throw. */
  end(key: string): Promise<void>;
}

interface KeepOptions extends EntryOptions {
  /** Empty where there is none. */
  nonce: string;
  robots: string | null;
}

/** Documents kept in the memory of an isolate, which has 128 MB: most have 60 kB, the longest a megabyte. */
const maximumMemoryPages = 40;
const maximumMemoryBytes = 8_000_000;
/** Documents of which an isolate knows that they are as they were kept, by the line before them: half a kilobyte each, in characters. */
const maximumChecked = 2000;
const maximumCheckedCharacters = 1_000_000;
/** Longest document that is kept, in bytes. */
const longestPage = 1_000_000;
/**
 * A page that nobody asks for goes after a week, and the pages of builds before with it; each build has its own. What the CMS has said stays
 * for as long as its policy says, so that the page can be rendered of it.
 */
const keptSeconds = 7 * daySeconds;
/** A document names its nonce at each script; there are a handful. */
const mostNonces = 1000;
/** Cannot stand in HTML, so that it can stand for each byte of a nonce. */
const placeholder = 0;
const lineEnd = 10;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const factsSchema = v.object({
  /** Made of the bytes, so that it says whether they are those that were kept. */
  etag: v.string(),
  robots: v.nullable(v.pipe(v.string(), v.regex(/^[\w ,:-]{1,100}$/))),
  nonceLength: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** Where nonces go: to look for their places at each read would cost a twentieth of the answer. */
  nonceAt: v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.maxLength(mostNonces)),
});

/** A line whose document was compared with it, and what it says. */
interface Checked {
  line: string;
  /** Of the document, in bytes. */
  length: number;
  entry: CacheEntry;
  facts: v.InferOutput<typeof factsSchema>;
}

interface Kept {
  entry: CacheEntry;
  page: StoredPage;
}

/**
 * Complete documents in KV, with a short memory in the isolate. A line of JSON tells of the document after it, which stays
 * bytes: to read it as text would cost more than everything else.
 */
export function createPageStore({ kv, marks, clock, logger, memorySeconds }: CacheDependencies): PageStore {
  const tier = createKvTier<Kept>({
    clock,
    logger,
    memorySeconds,
    most: maximumMemoryPages,
    weight: { of: ({ page }) => page.bytes.length, most: maximumMemoryBytes },
    askedAtOf: ({ entry }) => entry.askedAt,
    events: { unreadable: 'page-store-unreadable', unwritable: 'page-store-unwritable' },
  });
  /** What the line before a document says once its bytes gave its ETag: to read it and to digest a whole document each time would cost more than to serve it. */
  const checked = new BoundedMap<string, Checked>(maximumChecked, {
    of: ({ line }) => line.length,
    most: maximumCheckedCharacters,
  });

  /** A document that was kept, or null: whether its bytes are those of which the ETag was made, and have their nonces where it is said, is computed once an isolate for each version. */
  async function open(key: string, buffer: ArrayBuffer | null, policy: CachePolicy): Promise<Kept | null> {
    const split = buffer && splitLine(new Uint8Array(buffer));
    if (!split) return null;
    const { line, bytes } = split;
    const lastCheck = checked.get(key);
    if (lastCheck?.line === line && lastCheck.length === bytes.length)
      return { entry: lastCheck.entry, page: { ...lastCheck.facts, bytes } };
    const parsed = parseLine(line, { policy, now: clock() });
    if (!parsed) return null;
    const { entry, facts, isOfTheFuture } = parsed;
    if (facts.etag !== (await etagOf(bytes)) || `${facts.nonceAt}` !== `${placesOf(bytes, facts.nonceLength)}`) return null;
    // What is said to come from the future is another one each time.
    if (!isOfTheFuture) checked.set(key, { line, length: bytes.length, entry, facts });
    return { entry, page: { ...facts, bytes } };
  }

  const read = (key: string, policy: CachePolicy) => tier.find(key, async () => open(key, await kv.get(key, 'arrayBuffer'), policy));

  return {
    async find(key, policy) {
      const kept = await read(key, policy);
      if (!kept) return null;
      const freshness = freshnessOf(kept.entry, await marks.read(), clock());
      return { page: kept.page, freshness, ageSeconds: Math.max(0, Math.round((clock() - kept.entry.askedAt) / 1000)) };
    },
    async keep(key, bytes, { nonce, robots, ...entryOptions }) {
      if (bytes.length > longestPage || bytes.includes(placeholder)) return;
      if (nonce) hideNonce(bytes, encoder.encode(nonce));
      const facts = { etag: await etagOf(bytes), robots, nonceLength: nonce.length, nonceAt: placesOf(bytes, nonce.length) };
      if (facts.nonceAt.length > mostNonces) return;
      const entry = createEntry(facts, entryOptions);
      tier.remember(key, { entry, page: { ...facts, bytes } });
      const content = joinBytes([encoder.encode(`${JSON.stringify(entry)}\n`), bytes]);
      const seconds = Math.min(keptSeconds, secondsInKv(entry, clock()));
      await tier.write(key, () => kv.put(key, content, { expirationTtl: seconds }));
    },
    async end(key) {
      tier.remember(key, null);
      await tier.write(key, () => kv.delete(key));
    },
  };
}

/** A document as one reader gets it. */
export function withNonce({ bytes, nonceAt }: StoredPage, nonce: string): Uint8Array<ArrayBuffer> {
  if (nonceAt.length === 0) return bytes;
  const document = new Uint8Array(bytes);
  const mark = encoder.encode(nonce);
  for (const place of nonceAt) document.set(mark, place);
  return document;
}

/** Puts the placeholder in place of a nonce. The engine looks for its first byte: a loop over a whole document takes ten times as long. */
function hideNonce(bytes: Uint8Array, nonce: Uint8Array): void {
  const [first = placeholder] = nonce;
  for (let place = bytes.indexOf(first); place >= 0; place = bytes.indexOf(first, place + 1))
    if (nonce.every((byte, index) => bytes[place + index] === byte)) bytes.fill(placeholder, place, place + nonce.length);
}

/** Where runs of the placeholder begin, each as long as a nonce. */
function placesOf(bytes: Uint8Array, length: number): number[] {
  const places: number[] = [];
  for (let place = bytes.indexOf(placeholder); place >= 0; place = bytes.indexOf(placeholder, place + length)) places.push(place);
  return places;
}

/** The line before a document, and the document. */
function splitLine(all: Uint8Array<ArrayBuffer>): { line: string; bytes: Uint8Array<ArrayBuffer> } | null {
  const end = all.indexOf(lineEnd);
  return end < 0 ? null : { line: decoder.decode(all.subarray(0, end)), bytes: all.subarray(end + 1) };
}

/** What a line tells of its document, not yet compared with its bytes; or null. */
function parseLine(line: string, { policy, now }: { policy: CachePolicy; now: number }) {
  const raw: unknown = JSON.parse(line);
  const entry = parseEntry(raw, { policy, now });
  const facts = v.safeParse(factsSchema, entry?.value);
  if (!entry || !facts.success) return null;
  const isOfTheFuture = typeof raw === 'object' && raw !== null && 'askedAt' in raw && raw.askedAt !== entry.askedAt;
  return { entry, facts: facts.output, isOfTheFuture };
}

async function etagOf(bytes: Uint8Array): Promise<string> {
  return `W/"${await shortDigest(bytes)}"`;
}
