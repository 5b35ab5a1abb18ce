import { beforeAll, expect, test } from 'vitest';
import { until } from '../../harness/until.ts';
import { type AccountSite, startAccountSite, type Visitor } from '../helpers/accounts/account-site.ts';

let accounts: AccountSite;
const password = 'Ma 3e poussette est verte';
const other = 'Un doudou oublié à la gare';

beforeAll(async () => {
  accounts = await startAccountSite();
});

/** A screen without what differs each time it is shown. */
const plain = (html: string, ...parts: string[]) =>
  [/nonce="[^"]*"/g, /"requestId":"[^"]*"/g, ...parts].reduce<string>((text, part) => text.replaceAll(part, ''), html);
const session = (visitor: Visitor) => visitor.cookies.get('__Host-session');

test('an account is made, confirmed by the mail and the password, and its owner is signed in', async () => {
  const marie = accounts.visitor();
  const registered = await marie.post('/compte/inscription', { email: 'Marie@Exemple.fr', password });
  expect([registered.status, registered.location, session(marie)]).toEqual([
    303,
    '/compte/inscription?avis=inscription-envoyee',
    undefined,
  ]);
  expect((await marie.follow(registered)).html).toContain('Un message est envoyé à l’adresse que vous avez indiquée');

  // Not before the address is confirmed, and only who knows the password is told why.
  const early = await marie.post('/compte/connexion', { email: 'marie@exemple.fr', password });
  expect([early.status, early.html.includes('Confirmez d’abord votre adresse')]).toEqual([400, true]);

  const link = await accounts.linkTo('marie@exemple.fr', '/compte/confirmation?');
  expect(link.startsWith(`${accounts.site.url}/compte/confirmation?confirmation=`)).toBe(true);
  const screen = await marie.follow(await marie.get(link));
  expect(screen.html).toContain('Confirmer et me connecter');
  // A stranger who made the account with this address knows the password; its owner, who has the link, does not.
  const wrong = await marie.post('/compte/confirmation', { password: other });
  expect([wrong.status, session(marie)]).toEqual([400, undefined]);
  const confirmed = await marie.follow(await marie.post('/compte/confirmation', { password }));
  expect(confirmed.html).toContain('Votre adresse est confirmée');
  expect(confirmed.html).toContain('marie@exemple.fr');
  expect(session(marie)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  // The link has served.
  await marie.get(link);
  expect((await marie.post('/compte/confirmation', { password })).html).toContain('Ce lien n’est plus valable');
});

test('who registers again is answered the same, and told by mail', async () => {
  const first = await accounts.visitor().post('/compte/inscription', { email: 'deux@exemple.fr', password });
  await accounts.linkTo('deux@exemple.fr', '/compte/confirmation?');
  // Nobody has confirmed it yet: its owner may be the second who tries, whose password then counts.
  const second = accounts.visitor();
  const again = await second.post('/compte/inscription', { email: 'deux@exemple.fr', password: other });
  expect([again.status, again.location]).toEqual([first.status, first.location]);
  await until('a second mail', () => accounts.mails.to('deux@exemple.fr').length === 2);
  await second.get(await accounts.linkTo('deux@exemple.fr', '/compte/confirmation?'));
  expect((await second.post('/compte/confirmation', { password })).status).toBe(400);
  expect((await second.post('/compte/confirmation', { password: other })).location).toBe('/compte?avis=adresse-confirmee');

  const third = await accounts.visitor().post('/compte/inscription', { email: 'deux@exemple.fr', password });
  expect([third.status, third.location]).toEqual([first.status, first.location]);
  expect(await accounts.linkTo('deux@exemple.fr', 'Elle en a déjà un')).toBe(`${accounts.site.url}/compte/connexion`);
});

test('signing in says the same of a wrong password and of an unknown address, in both languages', async () => {
  await accounts.signUp('connue@exemple.fr', password);
  for (const prefix of ['', '/en']) {
    const [wrong, unknown] = await Promise.all(
      ['connue@exemple.fr', 'inconnue@exemple.fr'].map((email) =>
        accounts.visitor().post(`${prefix}/compte/connexion`, { email, password: other }),
      ),
    );
    expect([wrong?.status, unknown?.status]).toEqual([400, 400]);
    expect(plain(wrong?.html ?? '', 'connue@exemple.fr')).toBe(plain(unknown?.html ?? '', 'inconnue@exemple.fr'));
  }
  const answers = [];
  for (const email of ['connue@exemple.fr', 'inconnue@exemple.fr']) {
    for (const [path, fields] of [
      ['/compte/mot-de-passe-oublie', { email }],
      ['/compte/confirmation', { email, form: 'send-confirmation' }],
    ] as const) {
      const { status, location } = await accounts.visitor().post(path, fields);
      answers.push(`${status} ${location}`);
    }
  }
  expect(new Set(answers).size).toBe(2);
});

test('a mail server that is down tells nobody who has an account', async () => {
  await accounts.signUp('panne@exemple.fr', password);
  await accounts.mails.stop();
  const answers = [];
  for (const email of ['panne@exemple.fr', 'personne@exemple.fr']) {
    const { status, location } = await accounts.visitor().post('/compte/mot-de-passe-oublie', { email });
    answers.push(`${status} ${location}`);
  }
  for (const email of ['panne@exemple.fr', 'nouvelle@exemple.fr']) {
    const { status, location } = await accounts.visitor().post('/compte/inscription', { email, password });
    answers.push(`${status} ${location?.replace('inscription-envoyee', 'lien-envoye').replace('inscription', 'mot-de-passe-oublie')}`);
  }
  await accounts.mails.start();
  expect(new Set(answers)).toEqual(new Set(['303 /compte/mot-de-passe-oublie?avis=lien-envoye']));
});

test('a new password comes by mail, works once, and ends every session of before', async () => {
  const phone = await accounts.signUp('oubli@exemple.fr', password);
  const old = session(phone);
  const laptop = accounts.visitor();
  await laptop.post('/compte/mot-de-passe-oublie', { email: 'oubli@exemple.fr' });
  const link = await accounts.linkTo('oubli@exemple.fr', '/compte/nouveau-mot-de-passe?');
  expect((await laptop.follow(await laptop.get(link))).html).toContain('Enregistrer et me connecter');
  const saved = await laptop.follow(await laptop.post('/compte/nouveau-mot-de-passe', { password: other }));
  expect(saved.html).toContain('Votre mot de passe est changé');

  const lost = await phone.get('/compte');
  expect([lost.status, lost.location, session(phone)]).toEqual([302, '/compte/connexion?retour=%2Fcompte', undefined]);
  const me = await fetch(`${accounts.site.cms.url}/api/users/me`, { headers: { authorization: `Bearer ${old}` } });
  expect(me.status).toBe(401);

  const thief = accounts.visitor();
  await thief.get(link);
  const again = await thief.post('/compte/nouveau-mot-de-passe', { password });
  expect([again.status, again.html.includes('Ce lien n’est plus valable'), session(thief)]).toEqual([400, true, undefined]);
  expect((await thief.post('/compte/connexion', { email: 'oubli@exemple.fr', password })).status).toBe(400);
  expect((await thief.post('/compte/connexion', { email: 'oubli@exemple.fr', password: other })).location).toBe('/compte');
});

test('a changed password ends the sessions of other devices, and this one goes on', async () => {
  const phone = await accounts.signUp('change@exemple.fr', password);
  const laptop = accounts.visitor();
  await laptop.post('/compte/connexion', { email: 'change@exemple.fr', password });
  expect((await laptop.get('/compte')).status).toBe(200);
  const wrong = await phone.post('/compte/mot-de-passe', { currentPassword: other, password: other });
  expect([wrong.status, wrong.html.includes('Ce mot de passe n’est pas le bon')]).toEqual([400, true]);
  const same = await phone.post('/compte/mot-de-passe', { currentPassword: password, password });
  expect([same.status, same.html.includes('différent de l’actuel')]).toEqual([400, true]);
  expect((await laptop.get('/compte')).status).toBe(200);
  const changed = await phone.post('/compte/mot-de-passe', { currentPassword: password, password: other });
  expect(changed.location).toBe('/compte?avis=mot-de-passe-change');
  expect((await phone.get('/compte')).status).toBe(200);
  expect((await laptop.get('/compte')).status).toBe(302);
});

test('signing out ends the session of the token itself, and of no other device', async () => {
  const phone = await accounts.signUp('depart@exemple.fr', password);
  const laptop = accounts.visitor();
  await laptop.post('/compte/connexion', { email: 'depart@exemple.fr', password });
  const thief = accounts.visitor();
  for (const [name, value] of phone.cookies) thief.cookies.set(name, value);
  expect((await thief.get('/compte')).status).toBe(200);
  await phone.post('/compte/deconnexion', {});
  // A copy of the cookie is worth nothing any more.
  for (const [name, value] of [...thief.cookies]) phone.cookies.set(name, value);
  expect((await thief.get('/compte')).status).toBe(302);
  expect((await phone.get('/compte')).status).toBe(302);
  expect((await laptop.get('/compte')).status).toBe(200);
});

test('an administrator who sets a password or blocks an account ends its sessions', async () => {
  const blocked = await accounts.signUp('bloquee@exemple.fr', password);
  const address = '/content-manager/collection-types/plugin::users-permissions.user';
  const { results } = (await accounts.site.cms.request('GET', `${address}?filters[email][$eq]=bloquee@exemple.fr`)) as {
    results: { documentId: string }[];
  };
  await accounts.site.cms.request('PUT', `${address}/${results[0]?.documentId}`, { blocked: true });
  expect((await blocked.get('/compte')).status).toBe(302);
  const refused = await blocked.post('/compte/connexion', { email: 'bloquee@exemple.fr', password });
  expect(refused.html).toContain('Ce compte a été suspendu');
});

test('after too many tries of one account a clear answer says when to come back', async () => {
  const email = 'devinee@exemple.fr';
  async function triesUntilRefused(who: () => ReturnType<typeof accounts.visitor>) {
    const statuses: number[] = [];
    let last: Awaited<ReturnType<ReturnType<typeof accounts.visitor>['post']>> | null = null;
    while (statuses.length < 45 && last?.status !== 429) {
      last = await who().post('/compte/connexion', { email, password: other });
      statuses.push(last.status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 400)).toBe(true);
    return { tries: statuses.length, last };
  }
  const stranger = accounts.visitor();
  const { tries, last } = await triesUntilRefused(() => stranger);
  // The limiter counts by the minute, which may turn meanwhile.
  expect(tries).toBeLessThanOrEqual(13);
  // Nobody else is kept out by it, until it is many who try.
  expect((await triesUntilRefused(() => accounts.visitor())).tries).toBeGreaterThan(1);
  expect(last?.headers.get('retry-after')).toBe('60');
  expect(last?.html).toContain('Trop d’essais en peu de temps');
});
