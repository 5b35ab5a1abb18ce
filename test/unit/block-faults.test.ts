import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../domain/addresses/paths.ts';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { entriesOf } from '../../harness/cms-stand-in/seed.ts';
import { type RouteId, routes } from '../../routes.ts';
import { createTestApp } from '../app/test-app.ts';
import { samplePaths } from '../helpers/sample-paths.ts';

const googlebot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

/** What a page is about: without it there is no page. All else that is asked for is a block, or the shell. */
const subjects: Partial<Record<RouteId, { paths: string[]; isOne?: boolean }>> = {
  home: { paths: ['/api/home'] },
  terms: { paths: ['/api/pages'] },
  'legal-notices': { paths: ['/api/pages'] },
  'content-page': { paths: ['/api/pages'] },
  team: { paths: ['/api/team-members'] },
  lexicon: { paths: ['/api/lexicon-terms'] },
  cities: { paths: ['/api/cities', '/api/nurseries'] },
  city: { paths: ['/api/cities', '/api/nurseries'] },
  nursery: { paths: ['/api/nurseries'], isOne: true },
  testimonials: { paths: ['/api/testimonials'] },
  testimonial: { paths: ['/api/testimonials'], isOne: true },
  'faq-list': { paths: ['/api/faq-entries'] },
  'faq-entry': { paths: ['/api/faq-entries'], isOne: true },
  'blog-list': { paths: ['/api/articles'] },
  article: { paths: ['/api/articles'], isOne: true },
  'white-paper-list': { paths: ['/api/white-papers'] },
  'white-paper': { paths: ['/api/white-papers'], isOne: true },
};

function isSubject(path: string, call: string): boolean {
  const subject = subjects[matchRoute(path.replace(/^\/en(?=\/|$)|\?.*/g, '') || '/')?.id ?? 'content-page'];
  if (!subject?.paths.includes(call.split('?', 1)[0] ?? '')) return false;
  return !subject.isOne || decodeURIComponent(call).includes('filters[slug][$eq]');
}

const pages = [
  ...routes.map(({ id }) => samplePaths[id]).filter((path) => !path.startsWith('/compte')),
  ...entriesOf('page').map(({ key }) => `/${key}`),
  ...['/en', '/en/devenir-partenaire', '/en/blog-famille/cout-creche-tarif-psu', '/en/trouver-une-creche'],
];

/** Ways to fail, as one question to the CMS meets them. */
const faults: Record<string, () => unknown> = {
  'is answered 500': () => new Response('no', { status: 500 }),
  'is answered with a page of HTML': () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  'is answered with another shape': () => ['nothing'],
};

/** What a page asks the CMS where nothing is kept. */
async function callsOf(path: string): Promise<string[]> {
  const app = createTestApp(answerFromSeed);
  await (await app.get(path, googlebot)).text();
  return [...new Set(app.cmsCalls)];
}

const pageKeys = ({ fake }: ReturnType<typeof createTestApp>) => [...fake.values.keys()].filter((key) => key.startsWith('page:'));

describe('a question to the CMS that fails costs its part, never the page', () => {
  test.for(pages)('%s', async (path) => {
    const kinds = Object.entries(faults);
    for (const [index, broken] of (await callsOf(path)).entries()) {
      // Every question fails in every way on the home, in turn on all others.
      for (const [name, fault] of path === '/' ? kinds : kinds.slice(index % kinds.length).slice(0, 1)) {
        const app = createTestApp((url) => (url.pathname + url.search === broken ? fault() : answerFromSeed(url)));
        const bot = await app.get(path, googlebot);
        const html = await bot.text();
        const title = `${path}: ${broken} ${name}`;
        expect(bot.status, title).toBe(isSubject(path, broken) ? 503 : 200);
        if (bot.status !== 200) continue;
        expect(html.match(/<h1[ >]/g), title).toHaveLength(1);
        expect(html.endsWith('</body></html>'), title).toBe(true);
        expect(html, title).not.toMatch(/data-fallback|hidden id="S:/);
        await app.settle();
        expect(pageKeys(app), title).toEqual([]);
      }
    }
  });
});

/** An app whose CMS leaves one question without an answer, until the question is given up. */
function slowApp(slow: string) {
  const waiting = Promise.withResolvers<never>();
  const arrival = Promise.withResolvers<void>();
  waiting.promise.catch(() => {});
  const app = createTestApp((url) => {
    if (url.pathname + url.search !== slow) return answerFromSeed(url);
    arrival.resolve();
    return waiting.promise;
  });
  return { app, arrival: arrival.promise, giveUp: () => waiting.reject(new DOMException('too late', 'TimeoutError')) };
}

/** What the first bytes themselves show: they wait for it a little. */
function isInFirstBytes(path: string, call: string): boolean {
  if (/navigation|site-setting|article-categories/.test(call) || path === '/plan-du-site') return true;
  return call.includes('/cities') && path.startsWith('/trouver-une-creche/');
}

describe('a question to the CMS that stays without an answer holds no page up', () => {
  test.for(pages)('%s', async (path) => {
    for (const call of (await callsOf(path)).filter((cmsCall) => !isSubject(path, cmsCall))) {
      const slow = slowApp(call);
      const answer = slow.app.get(path);
      await slow.arrival;
      if (isInFirstBytes(path, call)) slow.giveUp();
      const response = await answer;
      expect(response.status, call).toBe(200);
      slow.giveUp();
      expect((await response.text()).endsWith('</body></html>'), call).toBe(true);

      const forBot = slowApp(call);
      const whole = forBot.app.get(path, googlebot);
      await forBot.arrival;
      forBot.giveUp();
      const html = await (await whole).text();
      expect([(await whole).status, html.match(/<h1[ >]/g)?.length], call).toEqual([200, 1]);
      expect(html, call).not.toMatch(/data-fallback|hidden id="S:/);
    }
  });
});

test('a client navigation to a page with a block that is late becomes a full load, which shows the rest meanwhile', async () => {
  const [call = ''] = (await callsOf('/en')).filter((cmsCall) => cmsCall.startsWith('/api/testimonials'));
  const slow = slowApp(call);
  const response = await slow.app.get('/en/_payload.json?build-1');
  expect([response.status, await response.json()]).toEqual([200, { redirect: '/en' }]);
  slow.giveUp();
});
