import type { Logger } from '../observe/logger.ts';
import { type CacheEntry, createEntry, type Freshness, freshnessOf, parseEntry } from './entry.ts';
import { type CachePolicy, memorySeconds } from './policies.ts';
import type { PurgeMarkStore } from './purge-marks.ts';

/** A complete document without its nonce: the parts stand where a nonce goes between them. */
export interface StoredPage {
  parts: string[];
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
  find(key: string): Promise<FoundPage | null>;
  /** Keeps a document whose rendering began at a time, in milliseconds. Does not throw. */
  keep(key: string, html: string, options: KeepOptions): Promise<void>;
}

export interface KeepOptions {
  nonce: string;
  robots: string | null;
  askedAt: number;
  policy: CachePolicy;
  tags: string[];
}

/** Documents kept in the memory of an isolate. */
const maximumMemoryPages = 40;
/** Longest document that is kept, in characters. */
const longestPage = 1_000_000;
/** Cannot stand in HTML, so that it can stand for the nonce. */
const separator = '\u0000';

interface Kept {
  entry: CacheEntry;
  page: StoredPage;
}

/** Complete documents in KV, with a short memory in the isolate. A line of JSON tells of the document after it. */
export function createPageStore(dependencies: { kv: KVNamespace; marks: PurgeMarkStore; clock: () => number; logger: Logger }): PageStore {
  const { kv, marks, clock, logger } = dependencies;
  const memory = new Map<string, { kept: Kept; readAt: number }>();

  function remember(key: string, kept: Kept) {
    memory.delete(key);
    memory.set(key, { kept, readAt: clock() });
    if (memory.size > maximumMemoryPages) memory.delete(memory.keys().next().value ?? '');
  }

  async function read(key: string): Promise<Kept | null> {
    const remembered = memory.get(key);
    if (remembered && clock() - remembered.readAt < memorySeconds * 1000) return remembered.kept;
    try {
      const kept = parseKept(await kv.get(key));
      // KV elsewhere may still hold an older copy than the one this isolate has just made.
      const newest = remembered && (!kept || remembered.kept.entry.askedAt > kept.entry.askedAt) ? remembered.kept : kept;
      if (newest) remember(key, newest);
      return newest;
    } catch (error) {
      logger.error('page-store-unreadable', error, { key });
      return remembered?.kept ?? null;
    }
  }

  return {
    async find(key) {
      const kept = await read(key);
      if (!kept) return null;
      const freshness = freshnessOf(kept.entry, await marks.read(), clock());
      return { page: kept.page, freshness, ageSeconds: Math.max(0, Math.round((clock() - kept.entry.askedAt) / 1000)) };
    },
    async keep(key, html, { nonce, robots, askedAt, policy, tags }) {
      if (html.length > longestPage || html.includes(separator)) return;
      const parts = html.split(nonce);
      const text = parts.join(separator);
      const page = { parts, etag: await etagOf(text), robots };
      const entry = createEntry({ etag: page.etag, robots }, { askedAt, policy, tags });
      remember(key, { entry, page });
      try {
        const seconds = Math.max(60, Math.ceil((entry.errorUntil - clock()) / 1000));
        await kv.put(key, `${JSON.stringify(entry)}\n${text}`, { expirationTtl: seconds });
      } catch (error) {
        logger.error('page-store-unwritable', error, { key });
      }
    },
  };
}

function parseKept(text: string | null): Kept | null {
  const end = text?.indexOf('\n') ?? -1;
  if (text === null || end < 0) return null;
  const entry = parseEntry(JSON.parse(text.slice(0, end)));
  const { etag, robots } = (entry?.value ?? {}) as { etag?: unknown; robots?: unknown };
  if (!entry || typeof etag !== 'string') return null;
  return { entry, page: { parts: text.slice(end + 1).split(separator), etag, robots: typeof robots === 'string' ? robots : null } };
}

async function etagOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `W/"${[...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
