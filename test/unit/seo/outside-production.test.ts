import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp } from '../../app/test-app.ts';

test.for(['staging', 'development'] as const)('%s is closed to robots, whatever they ask for', async (environment) => {
  const app = createTestApp(answerFromSeed, undefined, { config: { environment } });
  expect(await (await app.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  for (const path of ['/', '/sitemap.xml', '/nulle-part', '/inscription', '/equipe/_payload.json?b'])
    expect((await app.get(path)).headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
});
