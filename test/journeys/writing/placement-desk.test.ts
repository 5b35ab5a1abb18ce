import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { preRegister } from '../../helpers/accounts/pre-register.ts';
import { browser, openBrowser, site } from '../../helpers/open-site.ts';
import { makePlace } from '../../helpers/panel/make-place.ts';
import { createPanelUser, type PanelUser } from '../../helpers/panel/panel-user.ts';

let panel: Page;
let adviser: PanelUser;

openBrowser({ cms: 'real' });

beforeAll(async () => {
  adviser = await createPanelUser(site.cms, 'conseiller');
  const context = await browser.newContext({ viewport: { width: 1680, height: 1000 } });
  panel = await context.newPage();
  panel.setDefaultTimeout(15_000);
  await panel.goto(`${site.proxy.url}/admin`);
  await panel.locator('input[name=email]').fill(adviser.email);
  await panel.locator('input[name=password]').fill(adviser.password);
  await panel.locator('button[type=submit]').click();
  await panel.getByRole('heading', { name: 'Bonjour Camille' }).waitFor();
});

test('an adviser finds a family at the desk, qualifies its request, proposes a place with its reasons, and withdraws it', async () => {
  await makePlace(site.cms, 1, { name: 'La Brindille du bureau' });
  const more = {
    submittedAt: new Date().toISOString(),
    homePlace: 'Lyon',
    homePlaceCode: '69123',
    startDate: '2027-03-01',
    days: ['monday'],
  };
  const reference = await preRegister(site.cms, [{ email: 'bureau@exemple.fr', firstName: 'Inès' }], more);
  await panel.getByRole('link', { name: 'Bureau des places' }).click();
  await panel.getByRole('link', { name: /Nouvelles aujourd’hui/ }).click();
  await panel.getByLabel('Dossier, nom, e-mail').fill('ines dupont');
  await panel.getByRole('button', { name: 'Chercher' }).click();
  await panel.getByRole('link', { name: reference }).click();
  await panel.getByRole('heading', { name: `${reference} Inès Dupont` }).waitFor();

  for (const state of ['Qualifiée', 'Employeur d’accord', 'Recherche']) {
    await panel.getByRole('combobox', { name: 'Passer à' }).click();
    await panel.getByRole('option', { name: state }).click();
    await panel.getByRole('button', { name: 'Valider' }).click();
    await panel.getByText(`${state}, depuis le`).waitFor();
  }
  await panel.getByRole('button', { name: 'Proposer La Brindille du bureau' }).click();
  await panel.getByRole('button', { name: 'Envoyer à la famille' }).click();
  await panel.getByText('Place proposée, depuis le').waitFor();
  await panel.getByRole('button', { name: 'Retirer' }).click();
  await panel.getByText('Recherche, depuis le').waitFor();

  await panel.getByRole('textbox', { name: 'Note' }).fill('Rappeler lundi');
  await panel.getByRole('button', { name: 'Ajouter' }).click();
  await expect.poll(() => panel.getByRole('listitem').filter({ hasText: 'Note ou tâche' }).count()).toBe(1);
  await panel.goBack();
  await panel.getByRole('link', { name: reference }).waitFor();
});

test('an adviser makes one request of two of a family, and chooses what stays', async () => {
  const parents = [{ email: 'doublon@exemple.fr', firstName: 'Nora' }];
  const submittedAt = new Date().toISOString();
  const kept = await preRegister(site.cms, parents, { submittedAt });
  const other = await preRegister(site.cms, parents, { submittedAt, startDate: '2027-06-07' });
  await panel.goto(`${site.proxy.url}/admin/bureau-des-places?q=${kept}`);
  await panel.getByRole('link', { name: kept }).click();
  await panel.getByRole('link', { name: `Fusionner avec ${other}` }).click();
  await panel.getByRole('radio', { name: '7 juin 2027' }).check();
  await panel.getByRole('button', { name: 'Fusionner' }).click();
  await panel.getByText(`Dossier ${other} repris`).waitFor();
  await expect.poll(() => panel.getByText('7 juin 2027').count()).toBe(1);
  await panel.getByRole('link', { name: new RegExp(`${other}.*Close`) }).click();
  await panel.getByRole('link', { name: `Ce dossier a été repris dans ${kept}` }).waitFor();
});
