import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, openBrowser, site } from '../../helpers/open-site.ts';
import { createPanelUser } from '../../helpers/panel/panel-user.ts';

const collection = '/content-manager/collection-types/api::nursery.nursery';

let panel: Page;

openBrowser({ cms: 'real' });

// Who keeps the directory, at a desk.
beforeAll(async () => {
  const { email, password } = await createPanelUser(site.cms, 'gestionnaire-annuaire');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  panel = await context.newPage();
  panel.setDefaultTimeout(15_000);
  await panel.goto(`${site.proxy.url}/admin`);
  await panel.locator('input[name=email]').fill(email);
  await panel.locator('input[name=password]').fill(password);
  await panel.locator('button[type=submit]').click();
  await panel.getByRole('heading', { name: 'Bonjour Camille' }).waitFor();
});

const importedNurseries = async () =>
  ((await site.cms.request('GET', `${collection}?filters[slug][$startsWith]=du-fichier`)) as { results: { documentId: string }[] }).results;

// The suites after it find the nurseries of the seed.
afterAll(async () => {
  for (const { documentId } of await importedNurseries()) await site.cms.request('DELETE', `${collection}/${documentId}?locale=*`);
});

const choose = (text: string) =>
  panel.getByLabel('Fichier CSV').setInputFiles({ name: 'crèches.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
const confirm = async (name: string) => {
  await press(name);
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
};

test('a file is chosen in the panel, looked at row by row, applied and undone; a broken one is told and leaves nothing', async () => {
  await panel.getByRole('link', { name: 'Imports' }).click();
  await panel.getByRole('heading', { name: 'Imports', exact: true }).waitFor();
  await choose('slug;nom\n"du-fichier;x\n');
  await press('Comparer');
  await panel.getByText('Un guillemet s’ouvre et ne se ferme pas').waitFor();

  await choose('slug;nom;genre;capacité;lundi\ndu-fichier-un;Crèche du fichier;MC;10;7h30-18h\ndu-fichier-deux;Autre;château;5;\n');
  await press('Comparer');
  await panel.getByText('Prêt à être appliqué').waitFor();
  await panel.getByText('Crèche du fichier').first().waitFor();
  await panel.getByText('Type d’accueil : « château » n’est pas une réponse connue').waitFor();
  await panel.getByRole('button', { name: 'Refusé (1)' }).click();
  await expect.poll(() => panel.getByRole('row').count()).toBe(2);
  expect(await importedNurseries()).toEqual([]);

  await confirm('Appliquer');
  await expect.poll(async () => (await importedNurseries()).length).toBe(1);
  await confirm('Annuler cet import');
  await expect.poll(async () => (await importedNurseries()).length).toBe(0);

  await press('Tous les imports');
  await panel.getByRole('row').filter({ hasText: 'crèches.csv' }).filter({ hasText: 'Annulé' }).waitFor();
});
