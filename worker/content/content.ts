import { BoundedMap } from '../../domain/bounded-map.ts';
import type { Locale } from '../../domain/locale.ts';
import type { CacheRequest, CacheResult, CacheState, ContentCache } from '../cache/content-cache.ts';
import { policies } from '../cache/policies.ts';
import { digest } from '../digest.ts';
import { silentReport } from '../observe/reporter.ts';
import { addressOf, type ContentQuery, type Version } from './content-query.ts';
import { createLoad, type LoadDependencies } from './load-content.ts';
import type { Secondary } from './secondary.ts';

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

export interface ContentDependencies extends LoadDependencies {
  cache: ContentCache;
  /** Names the code that shapes values: kept values of other code are not used. */
  shape: string;
  /** Asked at each question: true while a page is rendered to be kept. */
  mustBeFresh?(): boolean;
}

const severity: CacheState[] = ['hit', 'miss', 'stale', 'failed'];
const longestPlainKey = 400;

/** The content of the CMS for one request. */
export function createContent(dependencies: ContentDependencies, waitUntil: (work: Promise<unknown>) => void): Content {
  const { logger, report = silentReport, preview = null, hosts } = dependencies;
  // What is kept was also made for the services of then.
  const shape = [dependencies.shape, ...hosts.services].join('+');
  const load = createLoad({ ...dependencies, report, preview });
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
      load: () => load(query),
    };
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
      const entry = await cache.peek(await requestFor(query));
      if (entry) {
        note(entry);
        return { value: entry.value };
      }
      return { value: dispensable(get(query), query.path) };
    },
    dispensable,
    localized: (locale, query) => inLanguage(locale, (language) => get(query(language), language !== 'fr')),
    state: () => worst,
    isSound: () => !incomplete && (worst === null || worst.state === 'hit' || worst.state === 'miss'),
    tags: () => [...allTags],
  };
}

/** All content exists in French, so that an unknown address costs one question in any language. */
async function inLanguage<Value>(
  locale: Locale,
  read: (language: Locale) => Promise<Version<Value> | null>,
): Promise<Localized<Value> | null> {
  const original = await read('fr');
  if (original === null) return null;
  if (locale === 'fr') return { ...original, locale };
  const translated = await read(locale);
  return translated === null ? { value: original.value, locale: 'fr', languages: ['fr'] } : { ...translated, locale };
}

/** Keys that were too long, with their digests: lists are asked for again and again. A kilobyte or two each. */
const digests = new BoundedMap<string, string>(1000);

async function keyOf(query: ContentQuery<unknown>, shape: string): Promise<string> {
  const plain = addressOf(query);
  if (plain.length <= longestPlainKey) return `content:${shape}:${plain}`;
  const hash = digests.get(plain) ?? (await digest(plain));
  digests.set(plain, hash);
  return `content:${shape}:${query.path}:${hash}`;
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
