import { expect, test } from 'vitest';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp } from '../app/test-app.ts';
import { samplePaths } from '../helpers/sample-paths.ts';

async function read(path: string): Promise<string> {
  const app = createTestApp(answerFromSeed);
  const html = await (await app.get(path)).text();
  await app.settle();
  return html;
}

test.for(['home', 'article', 'city', 'nursery', 'content-page'] as const)(
  'what is seen comes first in the document, what machines and scripts read last: %s',
  async (id) => {
    const html = await read(samplePaths[id]);
    const places = {
      font: html.indexOf('as="font"'),
      base: html.indexOf('href="/assets/site.css"'),
      own: html.indexOf(`href="/assets/${id}.css"`),
      body: html.indexOf('<body'),
      heading: html.indexOf('<h1'),
      footer: html.indexOf('<footer'),
      machines: html.indexOf('type="application/ld+json"'),
      payload: html.indexOf('type="application/json"'),
    };
    expect(
      Object.values(places).every((place) => place > 0),
      JSON.stringify(places),
    ).toBe(true);
    // The rules of the page refine those of the base.
    expect(places.base).toBeLessThan(places.own);
    expect(Math.max(places.font, places.own)).toBeLessThan(places.body);
    expect(places.heading).toBeLessThan(places.footer);
    expect(places.footer).toBeLessThan(Math.min(places.machines, places.payload));
  },
);

test('nothing in the head competes with styles and font: two stylesheets, and no script', async () => {
  const head = /<head>(.*)<\/head>/s.exec(await read(samplePaths.article))?.[1] ?? '';
  const stylesheets = head.replace(/<noscript>.*?<\/noscript>/s, '').match(/<link rel="stylesheet"[^>]*>/g);
  expect(stylesheets).toHaveLength(2);
  const scripts = head.match(/<(?:script|link rel="modulepreload")[^>]*>/g);
  expect(scripts).toBeNull();
});
