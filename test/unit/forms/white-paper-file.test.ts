import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { entriesOf } from '../../../harness/cms-stand-in/seed.ts';
import { silentReporter } from '../../../worker/observe/reporter.ts';
import { signatureOf } from '../../../worker/preview/signature.ts';
import { type CmsAnswers, createTestApp, testConfig } from '../../app/test-app.ts';

const slug = String(entriesOf('white-paper')[0]?.data.slug);

/** A CMS that hands its files to who comes with a token it knows; to all others they are not there. */
function openWith(token: string) {
  const answers: CmsAnswers = (url, init) => {
    if (!url.pathname.startsWith('/uploads/')) return answerFromSeed(url);
    const isKnown = new Headers(init.headers).get('authorization') === `Bearer ${token}`;
    return isKnown ? new Response('%PDF-1.7') : new Response('Not Found', { status: 404 });
  };
  return createTestApp(answers, silentReporter, { config: { cmsToken: 'token-of-today', previousCmsToken: 'token-of-yesterday' } });
}

test.for(['token-of-today', 'token-of-yesterday'])('a white paper is handed out while the token is being changed: %s', async (token) => {
  const app = openWith(token);
  const expires = Math.floor(app.dependencies.clock() / 1000) + 60;
  const signature = await signatureOf(`white-paper:${slug}:fr:${expires}`, testConfig.linkSecret);
  const response = await app.get(`/livres-blancs/telecharger/${slug}?locale=fr&expires=${expires}&signature=${signature}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('%PDF-1.7');
});
