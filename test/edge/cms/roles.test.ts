import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cmsFolder } from '../../../harness/local/paths.ts';
import { sharedCms } from '../../../harness/site/shared-cms.ts';
import type { TestCms } from '../../../harness/site/test-cms.ts';
import { preRegister } from '../../helpers/accounts/pre-register.ts';
import { everySecond } from '../../helpers/every-second.ts';
import { readLayout, renameField } from '../../helpers/panel/panel-layout.ts';
import { createPanelUser, type PanelUser } from '../../helpers/panel/panel-user.ts';

let cms: TestCms;

// Not the CMS of most suites: what a role may delete is deleted.
beforeAll(async () => {
  ({ cms } = await sharedCms(everySecond));
});

interface Schema {
  kind: 'collectionType' | 'singleType';
  options: { draftAndPublish: boolean };
  info: { singularName: string; pluralName: string };
}

const apiFolder = path.join(cmsFolder, 'src/api');
const schemaFile = (name: string) => path.join(apiFolder, `${name}/content-types/${name}/schema.json`);
const schemas = readdirSync(apiFolder)
  .filter((name) => existsSync(schemaFile(name)))
  .map((name): Schema => JSON.parse(readFileSync(schemaFile(name), 'utf8')));
const requests = ['contact-request', 'error-report', 'manifesto-signature', 'pre-registration', 'white-paper-request'];
/** What the placement desk writes; over REST nobody is given any of it. */
const deskParts = ['proposal', 'request-note', 'request-event'];
/** What managers of nurseries are written, and what they answer. */
const ofManagers: Record<string, Right[]> = { 'manager-link': ['read'], 'place-report': ['read', 'update'] };
/** Between its owner and the site: an adviser reads it and changes nothing. */
const alert = 'place-alert';
const personal = [...requests, alert, ...deskParts, ...Object.keys(ofManagers), 'employer'];
const directory = ['city', 'nursery', 'place', 'nursery-candidate'];
/** What imports keep for themselves, in no list of the panel. */
const unseen = ['import-run', 'import-row'];

type Right = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** Every endpoint of the panel for the entries of a type. Of lists none finds an entry; of singles the English version goes last. */
function endpointsOf({ kind, info }: Schema): [Right[], string, string, unknown?][] {
  const uid = `api::${info.singularName}.${info.singularName}`;
  if (kind === 'singleType') {
    const base = `/content-manager/single-types/${uid}`;
    return [
      [['read'], 'GET', base],
      [['read'], 'GET', `${base}/actions/countDraftRelations`],
      [['create', 'update'], 'PUT', `${base}?locale=en`, {}],
      [['update'], 'POST', `${base}/actions/discard?locale=en`, {}],
      [['publish'], 'POST', `${base}/actions/publish?locale=en`, {}],
      [['publish'], 'POST', `${base}/actions/unpublish?locale=en`, {}],
      [['delete'], 'DELETE', `${base}?locale=en`],
    ];
  }
  const base = `/content-manager/collection-types/${uid}`;
  const one = `${base}/nothing0nothing0nothing0`;
  return [
    [['read'], 'GET', base],
    [['read'], 'GET', one],
    [['create'], 'POST', base, { submissionKey: {} }],
    [['create'], 'POST', `${base}/clone/nothing0nothing0nothing0`, {}],
    [['create'], 'POST', `${base}/auto-clone/nothing0nothing0nothing0`, {}],
    [['update'], 'PUT', one, {}],
    [['delete'], 'DELETE', one],
    [['publish'], 'POST', `${one}/actions/publish`, {}],
    [['publish'], 'POST', `${one}/actions/unpublish`, {}],
    [['update'], 'POST', `${one}/actions/discard`, {}],
    [['publish'], 'POST', `${base}/actions/publish`, { submissionKey: {} }],
    [['delete'], 'POST', `${base}/actions/bulkDelete`, { documentIds: ['nothing0nothing0nothing0'] }],
    [['publish'], 'POST', `${base}/actions/bulkPublish`, { documentIds: ['nothing0nothing0nothing0'] }],
    [['publish'], 'POST', `${base}/actions/bulkUnpublish`, { documentIds: ['nothing0nothing0nothing0'] }],
    [['read'], 'GET', `${base}/actions/countManyEntriesDraftRelations?documentIds=nothing0nothing0nothing0`],
    [['read'], 'GET', `${one}/actions/countDraftRelations`],
  ];
}

const everything: Right[] = ['create', 'read', 'update', 'delete', 'publish'];
/** Whoever has a nursery on the telephone notes its places. */
const ofNurseries: Record<string, Right[]> = { nursery: ['read'], place: everything };
const roles: Record<string, (type: string) => Right[]> = {
  redacteur: (type) => ofNurseries[type] ?? ([...personal, ...directory, ...unseen].includes(type) ? [] : everything),
  'gestionnaire-annuaire': (type) => {
    if (type === 'error-report') return ['read', 'update'];
    return ofManagers[type] ?? (directory.includes(type) ? everything : []);
  },
  conseiller: (type) => {
    if (type === 'employer') return ['create', 'read', 'update'];
    if (type === alert || deskParts.includes(type)) return ['read'];
    return ofNurseries[type] ?? (requests.includes(type) ? ['read', 'update'] : []);
  },
  direction: (type) => (unseen.includes(type) ? [] : ['read']),
};
/** Strapi's own roles, which somebody may still have: nothing of what families have sent. */
const builtIn = ['strapi-editor', 'strapi-author'];

async function refusals(user: PanelUser, types: Schema[], rightsOf: (type: string) => Right[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const schema of types) {
    const rights = rightsOf(schema.info.singularName);
    for (const [needed, method, address, body] of endpointsOf(schema)) {
      const { status } = await user.fetch(method, address, body);
      // What has no drafts is never published, so that nobody needs to.
      const isAllowed = needed.every((right) => rights.includes(right) && (right !== 'publish' || schema.options.draftAndPublish));
      if (isAllowed === (status === 403) || status === 401) wrong.push(`${method} ${address}: ${status}`);
    }
  }
  return wrong;
}

async function expectNoAdministration(user: PanelUser) {
  const accounts = '/content-manager/collection-types/plugin::users-permissions.user';
  const settings = ['/admin/users', '/admin/roles', '/admin/api-tokens', '/admin/webhooks', '/users-permissions/roles', accounts];
  for (const address of settings) expect([address, (await user.fetch('GET', address)).status]).toEqual([address, 403]);
}

test.for(Object.entries(roles))(
  '%s reaches in the panel what its work needs, at every endpoint of every type',
  // Hundreds of requests, one after the other.
  { timeout: 90_000 },
  async ([code, rightsOf]) => {
    const user = await createPanelUser(cms, code);
    expect(await refusals(user, schemas, rightsOf)).toEqual([]);
    await expectNoAdministration(user);
    const hasLibrary = code !== 'conseiller';
    expect((await user.fetch('GET', '/upload/files')).status).toBe(hasLibrary ? 200 : 403);
  },
);

test.for(builtIn)('%s of Strapi reaches nothing that families have sent', async (code) => {
  const user = await createPanelUser(cms, code);
  const sent = schemas.filter(({ info }) => personal.includes(info.singularName));
  expect(await refusals(user, sent, () => [])).toEqual([]);
  await expectNoAdministration(user);
});

test('an adviser treats a request and leaves what the family wrote as it is', async () => {
  const reference = await preRegister(cms, [{ email: 'conseil@exemple.fr', firstName: 'Zoé' }]);
  const adviser = await createPanelUser(cms, 'conseiller');
  const collection = '/content-manager/collection-types/api::pre-registration.pre-registration';
  const find = async () => {
    const answer = await adviser.fetch('GET', `${collection}?filters[reference][$eq]=${reference}`);
    const { results } = (await answer.json()) as { results: Record<string, unknown>[] };
    return results[0];
  };
  const before = await find();
  // Strapi goes on after its own refusal there, and stumbles: what counts is that nothing is handed out.
  const related = await adviser.fetch('GET', '/content-manager/relations/api::article.article/author');
  expect([related.ok, await related.text()]).toEqual([false, expect.not.stringContaining('results')]);
  const changed = await adviser.fetch('PUT', `${collection}/${before?.documentId}`, {
    needsReview: true,
    state: 'closed',
    homePlace: 'Autre',
    parents: [],
  });
  expect(changed.status).toBe(200);
  const whole = (await (await adviser.fetch('GET', `${collection}/${before?.documentId}`)).json()) as { data: Record<string, unknown> };
  expect(whole.data).toMatchObject({
    needsReview: true,
    state: 'received',
    homePlace: before?.homePlace,
    parents: [{ email: 'conseil@exemple.fr' }],
  });
  // Nor does an administrator write a state that the desk has not moved it to.
  await expect(cms.request('PUT', `${collection}/${before?.documentId}`, { state: 'closed' })).rejects.toThrow(/bureau des places/);
});

test('a right that is given or taken away counts at the next request of who is signed in', async () => {
  const editor = await createPanelUser(cms, 'redacteur');
  const statusOf = async (type: string) => (await editor.fetch('GET', `/content-manager/collection-types/api::${type}.${type}`)).status;
  const { data: roles } = (await cms.request('GET', '/admin/roles')) as { data: Role[] };
  const address = `/admin/roles/${roles.find(({ code }) => code === 'redacteur')?.id}/permissions`;
  const { data } = (await cms.request('GET', address)) as { data: ({ subject: string; action: string } & Record<string, unknown>)[] };
  const before = data.map(({ id, ...permission }) => permission);
  const others = before.filter(({ subject }) => subject !== 'api::article.article');
  const ofCities = {
    action: 'plugin::content-manager.explorer.read',
    subject: 'api::city.city',
    properties: { fields: ['name'] },
    conditions: [],
  };
  expect([await statusOf('article'), await statusOf('city')]).toEqual([200, 403]);
  await cms.request('PUT', address, { permissions: [...others, ofCities] });
  expect([await statusOf('article'), await statusOf('city')]).toEqual([403, 200]);
  await cms.request('PUT', address, { permissions: before });
  expect([await statusOf('article'), await statusOf('city')]).toEqual([200, 403]);
  const { data: users } = (await cms.request('GET', `/admin/users?filters[email][$eq]=${editor.email}`)) as {
    data: { results: { id: number }[] };
  };
  const adviser = roles.find(({ code }) => code === 'conseiller')?.id;
  await cms.request('PUT', `/admin/users/${users.results[0]?.id}`, { roles: [adviser] });
  expect(await statusOf('article')).toBe(403);
});

interface Role {
  id: number;
  code: string;
}

/** Lets everybody read articles and what families have sent, as somebody may in the panel. */
async function grantToVisitors(): Promise<void> {
  const { roles } = (await cms.request('GET', '/users-permissions/roles')) as { roles: { id: number; type: string }[] };
  for (const type of ['public', 'authenticated']) {
    const id = roles.find((role) => role.type === type)?.id;
    const { role } = (await cms.request('GET', `/users-permissions/roles/${id}`)) as {
      role: { permissions: Record<string, { controllers: Record<string, Record<string, { enabled: boolean }>> }> };
    };
    for (const api of ['api::article', 'api::pre-registration']) {
      const [actions] = Object.values(role.permissions[api]?.controllers ?? {});
      if (actions?.find) actions.find.enabled = true;
    }
    await cms.request('PUT', `/users-permissions/roles/${id}`, role);
  }
}

test('rights that somebody has added by hand are gone at the next start, and none is given twice', async () => {
  const roleOf = async (code: string) => {
    const { data } = (await cms.request('GET', '/admin/roles')) as { data: Role[] };
    return data.find((role) => role.code === code)?.id;
  };
  const permissionsOf = async (code: string) =>
    (
      (await cms.request('GET', `/admin/roles/${await roleOf(code)}/permissions`)) as {
        data: ({ subject: string } & Record<string, unknown>)[];
      }
    ).data;
  const sent = (permissions: { subject: string }[]) =>
    permissions.filter(({ subject }) => /pre-registration|users-permissions/.test(subject));
  const before = new Map<string, number>();
  for (const code of ['strapi-editor', 'redacteur', 'conseiller']) before.set(code, (await permissionsOf(code)).length);
  for (const code of ['strapi-editor', 'strapi-author', 'redacteur']) {
    const added = ['api::pre-registration.pre-registration', 'plugin::users-permissions.user'].map((subject) => ({
      action: 'plugin::content-manager.explorer.read',
      subject,
      properties: { fields: ['email', 'reference'] },
      conditions: [],
    }));
    const permissions = [...(await permissionsOf(code)).map(({ id, ...permission }) => permission), ...added];
    await cms.request('PUT', `/admin/roles/${await roleOf(code)}/permissions`, { permissions });
    expect(sent(await permissionsOf(code))).toHaveLength(2);
  }
  await grantToVisitors();
  const statusOf = async (address: string) => (await fetch(cms.url + address)).status;
  expect(await statusOf('/api/articles')).toBe(200);
  // The same start shows that a layout which an administrator has changed stays.
  await renameField(cms, 'Prénom et nom');
  await cms.stop();
  await cms.start();
  expect((await readLayout(cms)).metadatas.name?.edit.label).toBe('Prénom et nom');
  for (const address of ['/api/articles', '/api/pre-registrations']) expect([address, await statusOf(address)]).toEqual([address, 403]);
  for (const code of ['strapi-editor', 'strapi-author', 'redacteur']) expect([code, sent(await permissionsOf(code))]).toEqual([code, []]);
  for (const [code, count] of before) expect([code, (await permissionsOf(code)).length]).toEqual([code, count]);
});

test('a token for one type reads that type and no other', async () => {
  // Over REST there is no such address.
  const inside = ['manager-link', ...deskParts, 'employer', 'nursery-candidate', ...unseen];
  const editorial = schemas.filter(({ info }) => ![...personal, ...inside].includes(info.singularName));
  const addressOf = ({ kind, info }: Schema) => `/api/${kind === 'singleType' ? info.singularName : info.pluralName}`;
  const wrong: string[] = [];
  for (const type of editorial) {
    const name = type.info.singularName;
    const body = { name: `only ${name}`, description: '', type: 'custom', lifespan: null, permissions: [`api::${name}.${name}.find`] };
    const { data } = (await cms.request('POST', '/admin/api-tokens', body)) as { data: { accessKey: string } };
    for (const other of schemas) {
      const isInside = inside.includes(other.info.singularName);
      const { status } = await fetch(cms.url + addressOf(other), { headers: { authorization: `Bearer ${data.accessKey}` } });
      if (status !== (isInside ? 404 : other === type ? 200 : 403)) wrong.push(`${name} → ${addressOf(other)}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
