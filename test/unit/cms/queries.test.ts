import { expect, test } from 'vitest';
import { localizePath } from '../../../domain/locale.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { questionProblem } from '../../../harness/cms-stand-in/question-problem.ts';
import { schemas } from '../../../harness/cms-stand-in/seed.ts';
import { createTestApp } from '../../app/test-app.ts';
import { samplePaths } from '../../helpers/sample-paths.ts';

/** Why the CMS would refuse a question about a collection. */
function refusalOf({ pathname, searchParams }: URL): string | null {
  const [, collection] = pathname.replace('/api', '').split('/');
  const [uid] =
    Object.entries(schemas.contentTypes).find(([, { info }]) => info?.pluralName === collection || info?.singularName === collection) ?? [];
  return uid ? questionProblem(uid, searchParams) : null;
}
const refused = (query: string) => refusalOf(new URL(`https://cms.test/api/${query}`));

test('whatever a page asks of the CMS is answered', async () => {
  const paths = new Set<string>();
  const refusals: string[] = [];
  const app = createTestApp((url) => {
    paths.add(url.pathname);
    const refusal = refusalOf(url);
    if (refusal) refusals.push(`${refusal}: ${decodeURIComponent(url.href)}`);
    return answerFromSeed(url);
  });
  for (const path of Object.values(samplePaths)) {
    for (const locale of ['fr', 'en'] as const) {
      const [pathname = '', query] = path.split('?');
      const response = await app.get(localizePath(pathname, locale) + (query ? `?${query}` : ''));
      await response.text();
    }
  }
  expect(refusals).toEqual([]);
  expect(paths.size).toBeGreaterThan(12);
});

test.for<[string, string]>([
  ['a chain of relations', 'articles?populate[related][populate][related][populate][related][populate]=*'],
  ['a relation of a relation', 'articles?populate[author][populate][photo]=true&populate[related][populate][author]=true'],
  ['the other languages of a related entry', 'articles?populate[related][populate][localizations]=true'],
  ['everything at once', 'articles?populate=*'],
  ['everything of every block', 'pages?populate[blocks][populate]=*'],
  ['everything of one block', 'pages?populate[blocks][on][blocks.cards][populate]=*'],
  ['parts by a list', 'articles?populate[0]=cover'],
  ['a filter inside a part', 'articles?populate[related][filters][slug][$contains]=a'],
  ['a sort inside a part', 'articles?populate[related][sort]=title'],
  ['a part that there is not', 'articles?populate[password]=true'],
  ['a part of the prototype', 'articles?populate[constructor]=true'],
  ['too large a page', 'nurseries?pagination[pageSize]=1001'],
  ['a large page with parts', 'nurseries?pagination[pageSize]=501&populate[photos]=true'],
  ['a large page with blocks', 'pages?pagination[pageSize]=101&populate[blocks][on][blocks.hero]=true'],
  ['pages by offset', 'nurseries?pagination[start]=0&pagination[limit]=1000'],
  ['a page that is no number', 'nurseries?pagination[page]=-1'],
  ['a search', 'nurseries?_q=a'],
  ['a search by an object', 'articles?_q[$ne]=a'],
  ['a search in texts', 'articles?filters[body][$containsi]=a'],
  ['a filter through a relation', 'articles?filters[author][name][$eq]=a'],
  ['a filter of filters', 'articles?filters[$or][0][slug][$eq]=a'],
  [
    'many filters',
    'articles?filters[slug][$eq]=a&filters[title][$eq]=a&filters[body][$eq]=a&filters[category][$eq]=a&filters[excerpt][$eq]=a',
  ],
  ['many values', `articles?${Array.from({ length: 101 }, (_, index) => `filters[slug][$in][${index}]=a`).join('&')}`],
  ['a filter that is an object', 'articles?filters[slug][$eq][a]=b'],
  ['a filter without an operator', 'articles?filters[slug]=a'],
  ['a sort through a relation', 'articles?sort[0]=author.name'],
  ['many sorts', 'articles?sort[0]=slug&sort[1]=title&sort[2]=excerpt'],
  ['all languages', 'articles?locale=*'],
  ['more of a request than is asked', 'contact-requests?filters[email][$startsWith]=a'],
])('%s is refused', ([, query]) => {
  expect(refused(query)).toEqual(expect.any(String));
});
