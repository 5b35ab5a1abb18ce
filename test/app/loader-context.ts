import { messagesOf } from '../../client/i18n/all-messages.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Content } from '../../worker/content/content.ts';
import type { ContentQuery } from '../../worker/content/content-query.ts';
import type { QueryParameters } from '../../worker/content/strapi/query-string.ts';
import type { LoaderContext } from '../../worker/loaders/loader.ts';
import { anonymousVisitor } from '../../worker/loaders/run-loader.ts';
import { createSearchIndex } from '../../worker/search/create-search-index.ts';
import { createFakeD1 } from './fake-d1.ts';
import { readContext } from './read-context.ts';
import { testConfig } from './test-app.ts';

interface LoaderContextOptions<Params> {
  /** What the CMS answers to a query. */
  answer(path: string, query: QueryParameters): unknown;
  locale?: Locale;
  params: Params;
  search?: string;
  /** True where nothing secondary is kept, so that it comes later. */
  isCold?: boolean;
}

/** What a loader is handed, with a CMS that answers as told; `questions` holds every query. */
export function createLoaderContext<const Params>({
  answer,
  locale = 'fr',
  params,
  search = '',
  isCold = false,
}: LoaderContextOptions<Params>) {
  const questions: { path: string; query: QueryParameters }[] = [];
  async function get<Value>({ path, query, parse }: ContentQuery<Value>): Promise<Value> {
    questions.push({ path, query });
    return parse(answer(path, query), readContext()).value;
  }
  const content: Content = {
    get,
    secondary: async (query) => ({ value: isCold ? get(query) : await get(query) }),
    dispensable: (work) => work,
    async localized(language, query) {
      const original = await get(query('fr'));
      const translated = language === 'fr' || original === null ? null : await get(query(language));
      if (translated !== null) return { ...translated, locale: language };
      return original === null ? null : { ...original, locale: 'fr' };
    },
    state: () => null,
    isSound: () => true,
    tags: () => [],
  };
  const context: LoaderContext & { params: Params } = {
    ...anonymousVisitor,
    content,
    locale,
    messages: messagesOf(locale),
    params,
    query: new URLSearchParams(search),
    config: testConfig,
    search: createSearchIndex({
      database: createFakeD1().d1,
      geocoderUrl: null,
      fetch: async () => Response.error(),
      clock: () => 0,
      logger: { info() {}, warn() {}, error() {} },
    }),
    now: 0,
  };
  return { context, questions };
}
