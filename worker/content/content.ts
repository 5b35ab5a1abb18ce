import type { Locale } from '../../domain/locale.ts';
import type { CacheRequest, CacheResult, CacheState, ContentCache } from '../cache/content-cache.ts';
import { policies } from '../cache/policies.ts';
import { digest } from '../digest.ts';
import { UnreadableEntryError, UpstreamError } from '../errors.ts';
import type { Logger } from '../observe/logger.ts';
import { type RequestReport, silentReport } from '../observe/reporter.ts';
import type { ContentQuery, Version } from './content-query.ts';
import type { KnownHosts } from './media/editor-address.ts';
import { findPictures } from './media/media-library.ts';
import type { Secondary } from './secondary.ts';
import { buildQueryString } from './strapi/query-string.ts';
import { StrapiError } from './strapi/strapi-call.ts';
import type { StrapiClient } from './strapi/strapi-client.ts';
import type { LibraryPictures, Reject } from './text/text-context.ts';

interface Localized<Value> extends Version<Value> {
  /** The language of the value: French where there is none in the language asked for. */
  locale: Locale;
}

/** What a request may ask of the CMS. */
export interface Content {
  /** Rejects with an `UpstreamError` where the CMS fails and nothing is kept. */
  get<Value>(query: ContentQuery<Value>): Promise<Value>;
  /** Content that the page can do without: at once where it is kept, else streamed later. */
  secondary<Value>(query: ContentQuery<Value>): Promise<Secondary<Value>>;
  /** Work for a part that the page can do without: null where it fails, which is logged, and what is made without it is not kept. */
  dispensable<Value>(work: Promise<Value>, name: string): Promise<Value | null>;
  /** The version of a language, or the French one. */
  localized<Value>(locale: Locale, query: (locale: Locale) => ContentQuery<Version<Value> | null>): Promise<Localized<Value> | null>;
  /** How what was asked so far was answered, worst last; null where nothing was asked. */
  state(): { state: CacheState; ageSeconds: number } | null;
  /** True where all of it is there and none of it is stale: what is made of it may be kept. */
  isSound(): boolean;
  /** What everything asked so far is made of. */
  tags(): string[];
}

export interface ContentDependencies {
  cache: ContentCache;
  client: StrapiClient;
  logger: Logger;
  /** Names the code that shapes values: kept values of other code are not used. */
  shape: string;
  /** What addresses in texts of editors may begin with and still be ours. */
  hosts: KnownHosts;
  report?: RequestReport;
  /** Asked at each question: true while a page is rendered to be kept. */
  mustBeFresh?(): boolean;
  /** The version an editor looks at: nothing of it is read from or written to a cache. */
  preview?: 'draft' | 'published' | null;
}

const severity: CacheState[] = ['hit', 'miss', 'stale', 'failed'];
const longestPlainKey = 400;

/** The content of the CMS for one request. */
export function createContent(dependencies: ContentDependencies, waitUntil: (work: Promise<unknown>) => void): Content {
  const { client, logger, shape, hosts, report = silentReport, preview = null } = dependencies;
  const cache = preview ? noCache : dependencies.cache;
  let worst: { state: CacheState; ageSeconds: number } | null = null;
  let incomplete = false;
  const allTags = new Set<string>();

  async function requestFor<Value>(query: ContentQuery<Value>): Promise<CacheRequest<Value>> {
    return {
      key: await keyOf(query, shape),
      policy: policies[query.policy],
      mustBeFresh: dependencies.mustBeFresh?.(),
      waitUntil,
      report,
      async load() {
        const step = { op: 'http.client', description: `GET /api${query.path}` } as const;
        const parameters = preview ? { ...query.query, status: preview } : query.query;
        const body = await report.transaction.span(step, () => client.get(query.path, parameters)).catch(absentAsEmpty);
        try {
          return await read(query, body);
        } catch (cause) {
          if (cause instanceof UnreadableEntryError) throw cause;
          throw new UpstreamError('cms', `unreadable answer of ${query.path}`, { cause });
        }
      },
    };
  }

  /** Reads an answer; where its texts show pictures, once more with what the media library knows of them. */
  async function read<Value>(query: ContentQuery<Value>, body: unknown): Promise<{ value: Value; tags: string[] }> {
    const addresses = new Set<string>();
    let rejected: Parameters<Reject>[] = [];
    const readWith = (pictures: LibraryPictures) => {
      rejected = [];
      const reject: Reject = (...problem) => rejected.push(problem);
      return query.parse(body, { hosts, pictures, reject, wantPicture: (url) => addresses.add(url) });
    };
    try {
      const answer = readWith(new Map());
      return addresses.size > 0 ? readWith(await picturesOf(addresses)) : answer;
    } finally {
      // Also of an entry that cannot be read at all.
      for (const [type, id, problem] of rejected)
        logger.warn('content-rejected', { type, id, ...(typeof problem === 'string' ? { reason: problem } : problem) });
    }
  }

  /** A text without the sizes of its pictures is better than none. */
  async function picturesOf(urls: Set<string>): Promise<LibraryPictures> {
    try {
      return await report.transaction.span({ op: 'http.client', description: 'GET /api/upload/files' }, () => findPictures(client, urls));
    } catch (error) {
      logger.error('media-library-unread', error);
      report.captureError(error, 'media-library-unread');
      return new Map();
    }
  }

  function note({ state, ageSeconds, tags }: CacheResult<unknown>) {
    for (const tag of tags) allTags.add(tag);
    if (!worst || severity.indexOf(state) > severity.indexOf(worst.state)) worst = { state, ageSeconds };
  }

  async function get<Value>(query: ContentQuery<Value>, absenceIsAnswer = false): Promise<Value> {
    const result = await cache.read({ ...(await requestFor(query)), absenceIsAnswer });
    note(result);
    return result.value;
  }

  async function dispensable<Value>(work: Promise<Value>, name: string): Promise<Value | null> {
    try {
      return await work;
    } catch (error) {
      incomplete = true;
      logger.error('secondary-content-failed', error, { path: name });
      report.captureError(error, 'secondary-content-failed');
      return null;
    }
  }

  return {
    get: (query) => get(query),
    async secondary(query) {
      const kept = await cache.peek(await requestFor(query));
      if (kept) {
        note(kept);
        return { value: kept.value };
      }
      return { value: dispensable(get(query), query.path) };
    },
    dispensable,
    async localized(locale, query) {
      // All content exists in French, so that an unknown address costs one question in any language.
      const original = await get(query('fr'));
      if (original === null) return null;
      if (locale === 'fr') return { ...original, locale };
      const translated = await get(query(locale), true);
      return translated === null ? { value: original.value, locale: 'fr', languages: ['fr'] } : { ...translated, locale };
    },
    state: () => worst,
    isSound: () => !incomplete && (worst === null || worst.state === 'hit' || worst.state === 'miss'),
    tags: () => [...allTags],
  };
}

/** A single type without an entry is a 404 to Strapi; to us it is an absence, not a failure. */
function absentAsEmpty(error: unknown): { data: null } {
  if (error instanceof StrapiError && error.body.status === 404 && error.body.name === 'NotFoundError') return { data: null };
  throw error;
}

async function keyOf(query: ContentQuery<unknown>, shape: string): Promise<string> {
  const plain = `${query.path}${buildQueryString(query.query)}`;
  if (plain.length <= longestPlainKey) return `content:${shape}:${plain}`;
  return `content:${shape}:${query.path}:${await digest(plain)}`;
}

/** How old the content of an answer is, and whether the CMS has been asked for it. */
export function stateHeaders(content: Content | undefined): Record<string, string> {
  const state = content?.state();
  if (!state) return {};
  return { 'x-cache': { hit: 'HIT', miss: 'MISS', stale: 'STALE', failed: 'STALE' }[state.state], age: String(state.ageSeconds) };
}

/** Asks for everything anew and keeps nothing: for previews. */
const noCache: ContentCache = {
  async read(request) {
    const { value, tags } = await request.load();
    return { value, state: 'miss', ageSeconds: 0, tags };
  },
  peek: async () => null,
};
