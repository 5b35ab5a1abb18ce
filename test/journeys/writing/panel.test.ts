import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { browser, openBrowser, site } from '../../helpers/open-site.ts';
import { keepPicture } from '../../helpers/panel/guide-pictures.ts';
import { createPanelUser } from '../../helpers/panel/panel-user.ts';

const articles = '/admin/content-manager/collection-types/api::article.article';
const redirects = '/admin/content-manager/collection-types/api::redirect.redirect';
const path = '/blog-famille/preparer-la-rentree-a-la-creche';

let panel: Page;
/** Addresses that the panel has asked for outside of ours. */
const foreign: string[] = [];

openBrowser({ cms: 'real' });

// An editor at a desk, signed in; the panel is reached as previews know it.
beforeAll(async () => {
  const { email, password } = await createPanelUser(site.cms, 'redacteur');
  const context = await browser.newContext({ viewport: { width: 1680, height: 1000 } });
  panel = await context.newPage();
  panel.setDefaultTimeout(20_000);
  panel.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && ![site.proxy.url, site.url].includes(origin)) foreign.push(request.url());
  });
  await panel.goto(`${site.proxy.url}/admin`);
  await panel.locator('input[name=email]').fill(email);
  await panel.locator('input[name=password]').fill(password);
  await panel.locator('button[type=submit]').click();
  await panel.getByRole('heading', { name: 'Bonjour Camille' }).waitFor();
});

const collectionOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

/** Deletes what this suite has written: the suites after it find the content of the seed, a second try begins as the first. */
async function removeWritten(): Promise<void> {
  for (const [type, field] of [
    ['article', 'slug'],
    ['redirect', 'from'],
  ] as const) {
    const answer = await site.cms.request('GET', `${collectionOf(type)}?filters[${field}][$contains]=rentree&pageSize=100`);
    const { results } = answer as { results: { documentId: string }[] };
    for (const { documentId } of results) await site.cms.request('DELETE', `${collectionOf(type)}/${documentId}?locale=*`);
  }
}
afterAll(removeWritten);

/** Writes and publishes an article of its own for a try of a test, and opens it in the panel; its slug. */
async function openArticle(): Promise<string> {
  const slug = `rentree-${crypto.randomUUID().slice(0, 8)}`;
  const values = { title: 'La rentrée', slug, category: 'famille', body: 'Texte.' };
  const { data } = (await site.cms.request('POST', `${collectionOf('article')}?locale=fr`, values)) as { data: { documentId: string } };
  await site.cms.request('POST', `${collectionOf('article')}/${data.documentId}/actions/publish?locale=fr`, values);
  await panel.goto(`${site.proxy.url}${articles}/${data.documentId}?plugins[i18n][locale]=fr`);
  await panel.getByRole('link', { name: 'Voir la page en ligne' }).waitFor();
  return slug;
}

const save = async () => {
  await panel.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await panel.getByText('Sauvegardé').first().waitFor();
};
const publish = () => panel.getByRole('button', { name: 'Publier', exact: true }).click();
const pageOf = async (address: string) => {
  const response = await site.fetch(address);
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
};

/** Puts a new picture into the text by the button of the editor. */
async function addPicture() {
  await panel.getByRole('button', { name: 'Image', exact: true }).click();
  const dialog = panel.getByRole('dialog').last();
  await dialog.getByRole('button', { name: 'Ajouter plus de médias' }).click();
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#06cec8' } });
  const file = { name: 'rentree.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  await panel.locator('input[type=file]').last().setInputFiles(file);
  await dialog.getByRole('button', { name: 'Éditer' }).click();
  await panel.locator('input[name=alternativeText]').fill('Un jardin turquoise');
  await panel.getByRole('button', { name: 'Terminer' }).last().click();
  await dialog.getByRole('button', { name: 'Importer 1 média dans la médiathèque' }).click();
  await dialog.getByText('rentree.jpg').waitFor();
  await dialog.getByRole('checkbox').last().click();
  await dialog.getByRole('button', { name: 'Terminer' }).click();
}

/** Writes when the article goes online. Nothing presses Enter: in a form that was changed it saves, as its first button would. */
async function schedule(): Promise<void> {
  const fields = panel.getByRole('group', { name: 'Mise en ligne programmée' });
  for (const [name, value] of [
    ['Choose date', '01/06/2026'],
    ['Choose time', '08:00'],
  ] as const) {
    const field = fields.getByRole('combobox', { name });
    await field.fill(value);
    // The panel takes over what was written when the field is left.
    await field.blur();
  }
  // The browser's clock is UTC.
  await panel.getByText('Mise en ligne : lundi 1 juin 2026 à 10:00').waitFor();
}

test('an editor writes an article with a picture, a table and a link, looks at it, and schedules it', { timeout: 120_000 }, async () => {
  await removeWritten();
  await panel.goto(`${site.proxy.url}${articles}/create?plugins[i18n][locale]=fr`);
  await panel.getByLabel('Titre').first().fill('Préparer la rentrée à la crèche');
  await expect.poll(() => panel.getByLabel('Adresse de la page (slug)').inputValue()).toBe('preparer-la-rentree-a-la-creche');
  await panel.getByRole('combobox', { name: 'Rubrique' }).click();
  await panel.getByRole('option', { name: 'Famille' }).click();
  await panel.getByText(path, { exact: true }).waitFor();
  await panel.locator('.CodeMirror').click();
  await panel.keyboard.insertText('Lire [la suite](/contact).\n\n| Revenus | Aide |\n|---|---|\n| moins de 2 000 € | 300 € |\n\n');
  await addPicture();
  await save();
  await panel.getByText('Pas en ligne.').waitFor();

  await panel.getByText('Ouvrir l’aperçu').click();
  await panel.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Préparer la rentrée à la crèche' }).waitFor();
  await keepPicture(panel, 'panel-preview');
  await panel
    .getByRole('link', { name: 'Fermer l’aperçu' })
    .or(panel.getByRole('button', { name: 'Fermer l’aperçu' }))
    .click();
  // Gone, not missing, where an earlier try had it online.
  expect([404, 410]).toContain((await pageOf(path)).status);

  // The form is there again once the panel has asked for what stands beside it.
  await panel.getByText('Pas en ligne.').waitFor();
  await schedule();
  await save();
  await expect.poll(async () => (await pageOf(path)).status).toBe(200);
  const { html } = await pageOf(path);
  expect(html).toContain('href="/contact"');
  expect(html).toMatch(/<th[^>]*>Revenus<\/th>/);
  expect(html).toMatch(/<img[^>]+alt="Un jardin turquoise"/);
  expect(foreign).toEqual([]);
});

test('an article is renamed, and gets an English version', async () => {
  const slug = await openArticle();
  await panel.getByLabel('Adresse de la page (slug)').fill(`la-${slug}`);
  await publish();
  await expect.poll(async () => (await pageOf(`/blog-famille/${slug}`)).location).toBe(`/blog-famille/la-${slug}`);

  await panel.getByRole('combobox', { name: 'Langue' }).click();
  await panel.getByRole('option', { name: /Anglais/ }).click();
  await expect.poll(() => new URL(panel.url()).search).toContain('en');
  await expect.poll(() => panel.getByLabel('Titre').first().inputValue()).toBe('');
  await panel.getByLabel('Titre').first().fill('Getting ready for nursery');
  await panel.locator('.CodeMirror').click();
  await panel.keyboard.insertText('Words.');
  await publish();
  await expect.poll(async () => (await pageOf(`/en/blog-famille/la-${slug}`)).html).toContain('Getting ready for nursery');
});

test('lists name what was chosen in French, and the library has a folder for each subject', async () => {
  await panel.goto(`${site.proxy.url}${articles}?plugins[i18n][locale]=fr`);
  await panel.getByRole('gridcell', { name: 'Gestionnaire de crèche', exact: true }).first().waitFor();
  await keepPicture(panel, 'panel-list');
  await panel.goto(`${site.proxy.url}/admin/plugins/upload`);
  await panel.getByText('Modifiés en dernier').waitFor();
  await panel.getByText('Crèches', { exact: true }).first().waitFor();
  await keepPicture(panel, 'panel-library');
});

test('what the site leaves out of an article is told beside it', async () => {
  await openArticle();
  await panel.locator('.CodeMirror').click();
  await panel.keyboard.insertText('![Notre jardin](photos/jardin.jpg)');
  await publish();
  await panel.getByText('l’image « photos/jardin.jpg » n’est pas montrée').waitFor();
  await keepPicture(panel, 'panel-rejection');
});

test('a redirect that the site would not follow is refused in French, where it is written', async () => {
  await panel.goto(`${site.proxy.url}${redirects}/create`);
  const old = `/ancienne-rentree-${crypto.randomUUID().slice(0, 8)}`;
  await panel.getByLabel('Ancienne adresse (from)').fill(old);
  await panel.getByLabel('Nouvelle adresse (to)').fill('javascript:alert(1)');
  await panel.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const sentence = 'n’est ni un chemin du site, comme /contact, ni une adresse qui commence par https://';
  await panel.getByText(sentence).first().waitFor();
  await panel.getByLabel('Nouvelle adresse (to)').fill('contact');
  await save();
  await expect.poll(async () => (await pageOf(old)).location).toBe('/contact');
});

test('the half days of a place are ticked beside its form', async () => {
  const places = '/content-manager/collection-types/api::place.place';
  const nursery = await site.cms.documentId('nurseries', 'les-jardins-de-la-butte-pinson-saint-denis');
  const facts = { ageFromMonths: 3, ageToMonths: 35, days: '1111111111', availability: 'full', kind: 'regular', reportedOn: '2026-11-01' };
  const { data: place } = (await site.cms.request('POST', places, {
    ...facts,
    nursery: { connect: [{ documentId: nursery, locale: 'fr' }] },
  })) as {
    data: { documentId: string };
  };
  onTestFinished(async () => void (await site.cms.request('DELETE', `${places}/${place.documentId}`)));
  await panel.goto(`${site.proxy.url}/admin${places}/${place.documentId}`);
  for (const half of ['Mercredi matin', 'Mercredi après-midi']) await panel.getByRole('checkbox', { name: half }).click();
  await keepPicture(panel, 'panel-place');
  await save();
  const { data: saved } = (await site.cms.request('GET', `${places}/${place.documentId}`)) as { data: { days: string } };
  expect(saved.days).toBe('1111001111');
  await panel.goto(`${site.proxy.url}/admin/content-manager/collection-types/api::nursery.nursery/${nursery}?plugins[i18n][locale]=fr`);
  await panel.getByText('3 à 35 mois : Complet, dit le 01/11/2026').waitFor();
});
