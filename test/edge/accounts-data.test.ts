import { beforeAll, expect, test } from 'vitest';
import { testSecrets } from '../../harness/site/template.ts';
import { type AccountSite, startAccountSite, type Visitor } from '../helpers/accounts/account-site.ts';
import { preRegister as sendPreRegistration } from '../helpers/accounts/pre-register.ts';

let accounts: AccountSite;
const password = 'Ma 3e poussette est verte';

beforeAll(async () => {
  accounts = await startAccountSite();
});

const preRegister = (parents: { email: string; firstName: string }[], more?: Record<string, unknown>) =>
  sendPreRegistration(accounts.site.cms, parents, more);

/** Moves a request on as an adviser does. */
async function moveRequest(reference: string, to: string) {
  const address = '/content-manager/collection-types/api::pre-registration.pre-registration';
  const { results } = (await accounts.site.cms.request('GET', `${address}?filters[reference][$eq]=${reference}`)) as {
    results: { documentId: string }[];
  };
  await accounts.site.cms.request('POST', `/placement/requests/${results[0]?.documentId}/move`, { to });
}

const save = (visitor: Visitor, change: { add: string[]; remove: string[] }) =>
  accounts.site.fetch('/compte/creches', {
    method: 'POST',
    body: JSON.stringify(change),
    headers: {
      'content-type': 'application/json',
      origin: accounts.site.url,
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });

test('a family sees its own requests with their state, and nobody else’s', async () => {
  const ownReference = await preRegister([{ email: 'Anne_Marie@exemple.fr', firstName: 'Anne' }]);
  const refused = await preRegister([{ email: 'anne_marie@exemple.fr', firstName: 'Anne' }], { outcome: 'rejected', nurserySlug: null });
  // To the database, `_` stands for any character.
  const alike = await preRegister([{ email: 'anne.marie@exemple.fr', firstName: 'Autre' }]);
  const asSecond = await preRegister([
    { email: 'pere@exemple.fr', firstName: 'Père' },
    { email: 'anne_marie@exemple.fr', firstName: 'Anne' },
  ]);
  for (const state of ['qualified', 'employer_contacted']) await moveRequest(ownReference, state);
  const anne = await accounts.signUp('anne_marie@exemple.fr', password);
  const { html } = await anne.get('/compte');
  expect(html).toContain(`Dossier ${ownReference}`);
  expect(html).toContain('L’employeur est sollicité');
  expect(html).toContain('href="/trouver-une-creche/petite-brindille-lyon"');
  expect(html).toContain(`Dossier ${refused}`);
  expect(html).toContain('La crèche d’entreprise n’est pas la solution la plus adaptée');
  for (const reference of [alike, asSecond]) expect(html).not.toContain(reference);
});

test('the CMS tells requests to nobody without a token, and only those of the token’s account', async () => {
  const address = `${accounts.site.cms.url}/api/account/requests`;
  expect((await fetch(address)).status).toBe(403);
  const visitor = await accounts.signUp('vide@exemple.fr', password);
  const authorization = `Bearer ${visitor.cookies.get('__Host-session')}`;
  const response = await fetch(`${address}?filters[email][$contains]=exemple&populate=*`, { headers: { authorization } });
  expect(await response.json()).toEqual({ data: [] });
  for (const other of ['/api/pre-registrations', '/api/users', '/api/users/1']) {
    expect([other, (await fetch(accounts.site.cms.url + other, { headers: { authorization } })).status]).toEqual([other, 403]);
  }
});

test('saved nurseries are kept while they are offline, and come back', async () => {
  const visitor = await accounts.signUp('creches@exemple.fr', password);
  const [slug, second] = ['petite-brindille-lyon', 'inconnue-au-bataillon'];
  const saved = await save(visitor, { add: [slug, second], remove: [] });
  expect(await saved.json()).toEqual({ slugs: [slug] });
  expect((await visitor.get('/compte')).html).toContain('Retirer Petite Brindille');

  const documentId = await accounts.site.cms.documentId('nurseries', slug);
  const editor = `/content-manager/collection-types/api::nursery.nursery/${documentId}/actions`;
  await accounts.site.cms.request('POST', `${editor}/unpublish?locale=fr`, {});
  const without = (await visitor.get('/compte')).html;
  expect(without).toContain('1 crèche enregistrée n’est pas en ligne en ce moment');
  // A device that knows nothing of it removes nothing.
  expect(await (await save(visitor, { add: [], remove: [] })).json()).toEqual({ slugs: [] });
  await accounts.site.cms.request('POST', `${editor}/publish?locale=fr`, {});
  expect((await visitor.get('/compte')).html).toContain('Retirer Petite Brindille');

  const removed = await visitor.post('/compte', { form: 'nurseries', remove: documentId });
  expect(removed.location).toBe('/compte#creches');
  expect((await visitor.get('/compte')).html).toContain('Vous n’avez pas encore enregistré de crèche');
});

test('a profile is saved, and what is wrong with it comes back next to its field', async () => {
  const visitor = await accounts.signUp('profil@exemple.fr', password);
  const wrong = await visitor.post('/en/compte', { form: 'profile', firstName: 'Zoé', lastName: '1', phone: '12' });
  expect(wrong.status).toBe(400);
  expect(wrong.html).toContain('This phone number does not exist');
  expect(wrong.html).toContain('value="Zoé"');
  const right = {
    form: 'profile',
    firstName: 'Zoé',
    lastName: "N'Guyen",
    phone: '06 12 34 56 78',
    role: '1',
    email: 'x@y.fr',
    confirmed: '',
  };
  const saved = await visitor.follow(await visitor.post('/en/compte', right));
  expect(saved.html).toContain('Your details are saved');
  expect(saved.html).toContain('value="06\u00a012\u00a034\u00a056\u00a078"');
  expect(saved.html).toContain('profil@exemple.fr');
  expect((await visitor.get('/compte/session')).html).toBe('{"name":"Zoé"}');
});

test('somebody takes their data along, then goes: the account is gone, what was sent is not', async () => {
  const reference = await preRegister([
    { email: 'depart@exemple.fr', firstName: 'Léa' },
    { email: 'autre@exemple.fr', firstName: 'Max' },
  ]);
  const visitor = await accounts.signUp('depart@exemple.fr', password);
  const other = accounts.visitor();
  await other.post('/compte/connexion', { email: 'depart@exemple.fr', password });
  const wrong = await visitor.post('/compte/mes-donnees', { form: 'export', password: 'Un doudou oublié à la gare' });
  expect([wrong.status, wrong.html.includes('Ce mot de passe n’est pas le bon')]).toEqual([400, true]);

  const file = await visitor.post('/compte/mes-donnees', { form: 'export', password });
  expect(file.headers.get('content-disposition')).toContain('attachment');
  const data = JSON.parse(file.html) as { requests: Record<string, unknown[]> };
  expect(data).toMatchObject({ account: { email: 'depart@exemple.fr', confirmed: true }, savedNurseries: [] });
  expect(data.requests['pre-registration']).toEqual([expect.objectContaining({ reference, startDate: '2027-01-04' })]);
  expect(file.html).not.toMatch(/autre@exemple|Max|submissionKey|documentId|"id"|password"|resetPasswordToken/);

  const gone = await visitor.post('/compte/mes-donnees', { form: 'remove', password });
  expect(gone.location).toBe('/compte/connexion?avis=compte-supprime');
  expect((await other.get('/compte')).status).toBe(302);
  expect((await visitor.post('/compte/connexion', { email: 'depart@exemple.fr', password })).status).toBe(400);
  const kept = await fetch(`${accounts.site.cms.url}/api/pre-registrations?filters[reference][$eq]=${reference}`, {
    headers: { authorization: `Bearer ${testSecrets.WORKER_API_TOKEN}` },
  });
  expect(((await kept.json()) as { data: unknown[] }).data).toHaveLength(1);
});
