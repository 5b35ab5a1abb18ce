import { expect, test } from 'vitest';
import { testSecrets } from '../../harness/site/template.ts';
import { openSite, site } from '../helpers/open-site.ts';
import { nextVisitorAddress } from '../helpers/visitor-address.ts';

const fields = { email: 'marie@exemple.fr', password: 'Ma 3e poussette est verte' };

// As on a developer's machine, and on a server whose mails are not set up yet: the CMS has no mail server, and no content either.
openSite({ cms: 'server' });
// That CMS counts tries, and suites before have used up those of this machine.
const visitor = nextVisitorAddress();

function post(path: string, body: Record<string, string>, cookie = ''): Promise<Response> {
  const headers = { origin: site.url, 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': visitor, cookie };
  return site.fetch(path, { method: 'POST', body: new URLSearchParams(body), headers });
}
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

test('without a mail server an account signs in at once, and its address counts as nobody’s', async () => {
  const registered = await post('/compte/inscription', fields);
  expect([registered.status, registered.headers.get('location')]).toEqual([303, '/compte']);
  const account = await (await site.fetch('/compte', { headers: { cookie: cookieOf(registered) } })).text();
  expect(account).toContain('Votre adresse n’est pas encore confirmée');
  expect(account).toContain('Confirmez votre adresse e\u2011mail pour voir les demandes faites avec elle');
  const again = await post('/compte/inscription', fields);
  expect([again.status, (await again.text()).includes('n’a pas pu être créé')]).toEqual([400, true]);
  expect((await post('/compte/connexion', fields)).headers.get('location')).toBe('/compte');
});

test('an operator of a query in a body is a text like any other', async () => {
  for (const identifier of ['{"$ne":null}', 'marie@exemple.fr[$ne]', '*']) {
    const response = await post('/compte/connexion', { ...fields, email: identifier });
    expect([identifier, response.status, response.headers.getSetCookie().join().includes('__Host-session=ey')]).toEqual([
      identifier,
      400,
      false,
    ]);
  }
  const direct = await fetch(`${site.cms.url}/api/account/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-worker-token': testSecrets.WORKER_API_TOKEN, 'x-forwarded-for': visitor },
    body: JSON.stringify({ confirmation: { $ne: null }, password: fields.password }),
  });
  expect(direct.status).toBe(400);
});
