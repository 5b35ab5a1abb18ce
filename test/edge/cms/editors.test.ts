import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedCms } from '../../../harness/site/shared-cms.ts';
import type { TestCms } from '../../../harness/site/test-cms.ts';
import { readLayout } from '../../helpers/panel/panel-layout.ts';

let cms: TestCms;
let siteUrl: string;
/** Addresses in the panel of what this suite has written, and takes away again. */
const written: string[] = [];

beforeAll(async () => {
  const services = await sharedCms();
  ({ cms } = services);
  siteUrl = `http://127.0.0.1:${services.sitePort}`;
});
afterAll(async () => {
  for (const address of written) await cms.request('DELETE', `${address}?locale=*`);
});

interface LibraryFile {
  url: string;
  mime: string;
  /** Kilobytes. */
  size: number;
  width: number;
  height: number;
  formats: { thumbnail?: { placeholder?: string } } | null;
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><rect width="40" height="20" fill="#06cec8"/></svg>';

test('the library keeps pictures as the site can show them, and refuses in French what it cannot', async () => {
  const find = async (id: number) => (await cms.request('GET', `/upload/files/${id}`)) as LibraryFile;
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#006e6a' } });
  const large = await cms.upload({ name: 'jardin.jpg', bytes: await photo.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer() });
  const kept = await find(large.id);
  expect(kept).toMatchObject({
    mime: 'image/jpeg',
    width: 1920,
    height: 2560,
    formats: { thumbnail: { placeholder: expect.stringMatching(/^#/) } },
  });
  expect(kept.size).toBeLessThan(2000);

  const scan = await cms.upload({ name: 'plan.tif', bytes: await photo.clone().resize(300).tiff().toBuffer() });
  expect(await find(scan.id)).toMatchObject({ mime: 'image/jpeg', url: expect.stringMatching(/^\/uploads\/plan_\w+\.jpg$/) });
  const logo = await find((await cms.upload({ name: 'logo.svg', bytes: Buffer.from(svg) })).id);
  expect(logo).toMatchObject({ mime: 'image/png', width: 1600, url: expect.stringMatching(/\.png$/) });
  const served = await fetch(cms.url + logo.url);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);

  // It keeps its address, so that it has to keep its kind.
  const replaced = await cms.upload({ name: 'jardin.png', bytes: await photo.clone().resize(100).png().toBuffer(), replaces: large.id });
  expect(await find(replaced.id)).toMatchObject({ url: kept.url, mime: 'image/jpeg', width: 100 });

  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await expect(cms.upload({ name: 'IMG_1.HEIC', bytes: heic })).rejects.toThrow(/Le fichier « IMG_1\.HEIC » est au format HEIC/);
  await expect(cms.upload({ name: 'page.html', bytes: Buffer.from('<script>') })).rejects.toThrow(/n’est pas d’un type accepté/);
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(await photo.resize(10).png().toBuffer())], { type: 'image/png' }), 'muette.png');
  await expect(cms.request('POST', '/upload', form)).rejects.toThrow(/L’image « muette\.png » n’a pas de texte alternatif/);
});

const contentManager = '/content-manager/collection-types';
type Entry = Record<string, unknown> & { documentId: string };
const answerOf = async (method: string, address: string, body?: unknown) =>
  ((await cms.request(method, address, body)) as { data: Entry }).data;
const listed = async (type: string) =>
  ((await cms.request('GET', `${contentManager}/api::${type}.${type}?pageSize=100`)) as { results: Entry[] }).results;
const rules = async () => (await listed('redirect')).map(({ from, to }) => `${from} → ${to}`);
const publish = (type: string, { documentId }: Entry, data: object) =>
  answerOf('POST', `${contentManager}/api::${type}.${type}/${documentId}/actions/publish?locale=fr`, data);

test('a redirect is tidied where it is saved, and refused in French where the site would not follow it', async () => {
  const collection = `${contentManager}/api::redirect.redirect`;
  const saved = await answerOf('POST', collection, { from: `${siteUrl}/Vieille-Page/`, to: 'contact', statusCode: 301 });
  written.push(`${collection}/${saved.documentId}`);
  expect(saved).toMatchObject({ from: '/vieille-page', to: '/contact' });
  for (const [rule, sentence] of [
    [{ from: '/vieille-page', to: '/lexique' }, 'a déjà une redirection'],
    [{ from: '/autre', to: '/nulle-part' }, 'n’est pas celle d’une page en ligne'],
    [{ from: '/autre?a=b', to: '/contact' }, 'ni « ? » ni « # »'],
    [{ from: '/contact', to: '/vieille-page' }, 'tourner en rond'],
    [{ from: '/autre', to: 'javascript:alert(1)' }, 'ni un chemin du site'],
  ] as const) {
    await expect(cms.request('POST', collection, { ...rule, statusCode: 301 })).rejects.toThrow(sentence);
  }
  const refusal = await cms
    .request('PUT', `${collection}/${saved.documentId}`, { to: '/en/contact' })
    .catch((error: Error) => error.message);
  expect(refusal).toContain('"path":["to"]');
});

test('an article that changes its address leaves a redirect, each old address one step away, and takes its own back', async () => {
  const article = await answerOf('POST', `${contentManager}/api::article.article`, {
    title: 'Essai',
    slug: 'essai-un',
    category: 'famille',
    body: 'Texte.',
  });
  written.push(`${contentManager}/api::article.article/${article.documentId}`);
  await publish('article', article, {});
  const rename = (slug: string) => publish('article', article, { title: 'Essai', slug, category: 'famille', body: 'Texte.' });
  const ownRules = async () => (await rules()).filter((rule) => rule.includes('essai'));
  await rename('essai-deux');
  expect(await ownRules()).toEqual(['/blog-famille/essai-un → /blog-famille/essai-deux']);
  await rename('essai-trois');
  expect((await ownRules()).sort()).toEqual([
    '/blog-famille/essai-deux → /blog-famille/essai-trois',
    '/blog-famille/essai-un → /blog-famille/essai-trois',
  ]);
  await rename('essai-un');
  expect((await ownRules()).sort()).toEqual([
    '/blog-famille/essai-deux → /blog-famille/essai-un',
    '/blog-famille/essai-trois → /blog-famille/essai-un',
  ]);
  await publish('article', article, {});
  expect(await ownRules()).toHaveLength(2);
});

test('links are mended or refused where they are saved, and an entry that the site would reject is not published', async () => {
  const collection = `${contentManager}/api::page.page`;
  const block = {
    __component: 'blocks.call-to-action',
    title: 'Nous écrire',
    links: [{ label: 'Un message', href: 'bonjour@site.example' }],
  };
  const page = await answerOf('POST', collection, { title: 'Essai', slug: 'essai-de-liens', blocks: [block] });
  written.push(`${collection}/${page.documentId}`);
  const saved = await answerOf('GET', `${collection}/${page.documentId}?locale=fr`);
  expect(saved.blocks).toMatchObject([{ links: [{ href: 'mailto:bonjour@site.example' }] }]);

  const wrong = { ...block, links: [{ label: 'Piège', href: 'javascript:alert(1)' }] };
  const address = `${collection}/${page.documentId}?locale=fr`;
  await expect(cms.request('PUT', address, { title: 'Essai', slug: 'essai-de-liens', blocks: [wrong] })).rejects.toThrow(
    /Bloc 1 \(.+\), Liens 1, Adresse du lien : « javascript:alert\(1\) »/,
  );
  const text = { __component: 'blocks.rich-text', body: 'Un [lien](www.caf.fr) et un [autre](nulle part).' };
  await expect(cms.request('PUT', address, { title: 'Essai', blocks: [text] })).rejects.toThrow('Texte : « nulle » n’est pas une adresse');

  await expect(publish('page', page, { title: '   ', slug: 'essai-de-liens', blocks: [] })).rejects.toThrow(
    'Titre : ce champ est vide, et le site ne peut rien montrer sans lui.',
  );
  await expect(publish('page', page, { title: 'Essai', slug: 'essai-de-liens', blocks: [{ ...block, title: ' ' }] })).rejects.toThrow(
    /Bloc 1 \(.+\), Titre/,
  );
  const { data: published } = (await cms.read('/api/pages?filters[slug][$eq]=essai-de-liens')) as { data: Entry[] };
  expect(published).toEqual([]);
  await publish('page', page, { title: 'Essai', slug: 'essai-de-liens', blocks: [block] });
  expect(((await cms.read('/api/pages?filters[slug][$eq]=essai-de-liens')) as { data: Entry[] }).data).toHaveLength(1);
});

test('a page that is taken off the site is gone, is found again where it comes back, and is not deleted while a link leads to it', async () => {
  const fields = (slug: string) => ({ title: 'Départ', slug, category: 'famille', body: 'Texte.' });
  const article = await answerOf('POST', `${contentManager}/api::article.article`, fields('depart-un'));
  const address = `${contentManager}/api::article.article/${article.documentId}`;
  await publish('article', article, fields('depart-un'));
  const ownRules = async () =>
    (await listed('redirect')).flatMap(({ from, to, statusCode }) => (String(from).includes('depart') ? [[from, to, statusCode]] : []));
  await cms.request('POST', `${address}/actions/unpublish?locale=fr`, {});
  expect(await ownRules()).toEqual([['/blog-famille/depart-un', '', 410]]);
  await publish('article', article, fields('depart-deux'));
  expect(await ownRules()).toEqual([['/blog-famille/depart-un', '/blog-famille/depart-deux', 301]]);

  const linking = {
    title: 'Qui y mène',
    slug: 'qui-mene-au-depart',
    category: 'famille',
    body: 'Lire [la suite](/blog-famille/depart-deux).',
  };
  const other = await answerOf('POST', `${contentManager}/api::article.article`, linking);
  await publish('article', other, linking);
  await expect(cms.request('DELETE', `${address}?locale=fr`)).rejects.toThrow(
    'Des liens mènent encore à /blog-famille/depart-deux, depuis : Article « Qui y mène ».',
  );
  const view = (await cms.request('GET', `/site-view/api::article.article/${article.documentId}?locale=fr`)) as Entry;
  expect(view).toMatchObject({ address: `${siteUrl}/blog-famille/depart-deux`, links: ['Article « Qui y mène »'] });
  for (const { documentId } of [other, article])
    await cms.request('DELETE', `${contentManager}/api::article.article/${documentId}?locale=*`);
  expect(await ownRules()).toContainEqual(['/blog-famille/depart-deux', '', 410]);
  for (const { documentId } of (await listed('redirect')).filter(({ from }) => String(from).includes('depart')))
    await cms.request('DELETE', `${contentManager}/api::redirect.redirect/${documentId}`);
});

test('what others have chosen is named before it is deleted, with the field, and is not deleted until it is free', async () => {
  const members = `${contentManager}/api::team-member.team-member`;
  const person = { name: 'Camille Partante', slug: 'camille-partante', role: 'Rédaction' };
  const author = await answerOf('POST', members, person);
  await publish('team-member', author, person);
  const fields = { title: 'Signé', slug: 'signe-par-camille', category: 'famille', body: 'Texte.' };
  const signed = { ...fields, author: { connect: [{ documentId: author.documentId }] } };
  const article = await answerOf('POST', `${contentManager}/api::article.article`, signed);
  await publish('article', article, {});
  const address = `${members}/${author.documentId}`;
  await expect(cms.request('DELETE', `${address}?locale=fr`)).rejects.toThrow(
    'L’entrée est encore choisie dans : Article « Signé » (Auteur). Changez d’abord ces entrées',
  );
  const view = (await cms.request('GET', `/site-view/api::team-member.team-member/${author.documentId}?locale=fr`)) as Entry;
  expect(view.related).toEqual(['Article « Signé » (Auteur)']);
  const kept = (await cms.read(`/api/articles/${article.documentId}?populate[author][fields][0]=name`)) as { data: Entry };
  expect(kept.data.author).toMatchObject({ name: person.name });
  await publish('article', article, { ...fields, author: { disconnect: [{ documentId: author.documentId }], connect: [] } });
  await cms.request('DELETE', `${address}?locale=*`);
  await cms.request('DELETE', `${contentManager}/api::article.article/${article.documentId}?locale=*`);

  // A nursery names its town by the address of its page.
  const city = await cms.documentId('cities', 'ile-de-france/paris/paris');
  await expect(cms.request('DELETE', `${contentManager}/api::city.city/${city}?locale=*`)).rejects.toThrow(
    /L’entrée est encore choisie dans : (?:Crèche « [^»]+ » \(Page de la ville\)(?:, |\. )){5}/,
  );
});

test('an address is made from the title, and one that cannot be or is taken is refused in French', async () => {
  const collection = `${contentManager}/api::article.article`;
  const first = await answerOf('POST', collection, { title: 'L’été à la crèche', category: 'famille', body: 'Texte.' });
  const second = await answerOf('POST', collection, { title: 'L’été à la crèche', category: 'famille', body: 'Texte.' });
  written.push(`${collection}/${first.documentId}`, `${collection}/${second.documentId}`);
  expect([first.slug, second.slug]).toEqual(['l-ete-a-la-creche', 'l-ete-a-la-creche-2']);
  await expect(cms.request('PUT', `${collection}/${second.documentId}?locale=fr`, { slug: 'L’été', category: 'famille' })).rejects.toThrow(
    'Adresse de la page (slug) : « L’été » ne peut pas être une adresse : minuscules sans accent, chiffres et tirets, comme l-ete.',
  );
  await expect(
    cms.request('PUT', `${collection}/${second.documentId}?locale=fr`, { slug: 'l-ete-a-la-creche', category: 'famille' }),
  ).rejects.toThrow('une autre entrée a déjà cette adresse');
});

test('facts that are published in one language are the same in the other, whose unfinished text stays a draft', async () => {
  const documentId = await cms.documentId('nurseries', 'la-verriere-aux-moineaux-paris');
  const address = `${contentManager}/api::nursery.nursery/${documentId}`;
  const before = await answerOf('GET', `${address}?locale=fr`);
  await cms.request('PUT', `${address}?locale=en`, { pedagogy: 'Unfinished words' });
  const hours = [{ weekday: 'saturday', opens: '09:00', closes: '12:00' }];
  const change = (data: object) => cms.request('POST', `${address}/actions/publish?locale=fr`, data);
  await change({ closingWeeks: 7, openingHours: hours });
  const english = async () =>
    ((await cms.read(`/api/nurseries/${documentId}?locale=en&populate[openingHours][fields][0]=weekday`)) as { data: Entry }).data;
  expect(await english()).toMatchObject({ closingWeeks: 7, openingHours: [{ weekday: 'saturday' }] });
  expect((await english()).pedagogy).not.toBe('Unfinished words');
  const withoutIds = (before.openingHours as Entry[]).map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));
  await change({ closingWeeks: before.closingWeeks, openingHours: withoutIds });
  expect(await english()).toMatchObject({
    closingWeeks: before.closingWeeks,
    openingHours: withoutIds.map(({ weekday }) => ({ weekday })),
  });
  await cms.request('POST', `${address}/actions/discard?locale=en`, {});
});

test('what is due goes online by itself and leaves by itself, each language by its own dates', async () => {
  const fields = { title: 'Programmé', slug: 'programme-un-jour', category: 'famille', body: 'Texte.' };
  const collection = `${contentManager}/api::article.article`;
  const article = await answerOf('POST', collection, { ...fields, publishAt: '2030-01-01T08:00:00.000Z' });
  written.push(`${collection}/${article.documentId}`);
  const change = (data: object) => cms.request('PUT', `${collection}/${article.documentId}?locale=fr`, data);
  const isOnline = async () =>
    ((await cms.read('/api/articles?filters[slug][$eq]=programme-un-jour')) as { data: Entry[] }).data.length > 0;
  await expect(change({ publishAt: '2030-01-02T08:00:00.000Z', unpublishAt: '2030-01-01T08:00:00.000Z' })).rejects.toThrow(
    'Retrait programmé : le retrait vient avant la mise en ligne.',
  );
  expect(await isOnline()).toBe(false);
  await change({ publishAt: '2026-01-01T08:00:00.000Z' });
  await expect.poll(isOnline).toBe(true);
  const draft = await answerOf('GET', `${collection}/${article.documentId}?locale=fr`);
  expect([draft.publishAt, draft.status]).toEqual([null, 'published']);
  await change({ unpublishAt: '2026-01-01T08:00:00.000Z' });
  await expect.poll(isOnline).toBe(false);
});

test('the panel names fields in French, and speaks French to who uses it', async () => {
  const { metadatas, settings } = await readLayout(cms);
  expect([metadatas.name?.edit.label, metadatas.biography?.edit.label]).toEqual(['Nom', 'Biographie']);
  expect(settings).toMatchObject({ mainField: 'name', defaultSortBy: 'position' });
  const { data: me } = (await cms.request('GET', '/admin/users/me')) as { data: { preferedLanguage: string } };
  expect(me.preferedLanguage).toBe('fr');
});
