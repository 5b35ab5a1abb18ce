import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addMonths, todayInParis } from '../../../../domain/forms/fields/plain-date.ts';
import { createReference, referenceBytes } from '../../../../domain/forms/fields/reference.ts';
import { hydrate, phone } from '../../../../harness/browser/browser.ts';
import { until } from '../../../../harness/until.ts';
import { preRegister } from '../../../helpers/accounts/pre-register.ts';
import { forms, openFamilySite, recordsOf, visit } from '../../../helpers/forms/family-visits.ts';
import { countEffort } from '../../../helpers/tasks/effort.ts';

openFamilySite();

const visitor = { viewport: phone, hasTouch: true };

test('on a phone twenty taps find a place near Lyon 3e for a child of eight months, four days from next month, and ask for it', async () => {
  const email = 'vingt@exemple.fr';
  const family = await visit(true, visitor);
  const { page, form, field } = family;
  await page.goto(forms.site.url);
  await hydrate(page);
  const main = page.getByRole('main');
  const effort = countEffort();
  await effort.type(main.getByLabel('Où cherchez-vous').first(), 'Lyon 3e');
  await effort.tap(main.getByRole('button', { name: 'Rechercher' }).first());
  await page.getByRole('heading', { level: 1, name: /à moins de 5 km de Lyon/ }).waitFor();
  await effort.tap(page.getByText('Filtres', { exact: true }));
  // Born eight months ago, next month: the first of the list is « not told », and three years of births come before this month.
  await effort.choose(page.getByLabel('Naissance de l’enfant'), { index: 1 + 36 - 8 });
  await effort.choose(page.getByLabel('Entrée souhaitée'), { index: 2 });
  for (const name of ['Lun.', 'Mar.', 'Jeu.', 'Ven.']) await effort.tap(page.getByRole('checkbox', { name }));
  await effort.tap(page.getByRole('button', { name: /^Voir / }));
  await page.waitForURL(/jours=/);
  const card = page.getByRole('article').first();
  await card.getByText(/Convient|En partie/).waitFor();
  const name = await card.getByRole('link').innerText();
  await effort.tap(card.getByRole('link'));
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await effort.tap(main.getByRole('link', { name: /Demander une place/ }).first());
  await page.waitForURL(/pre-inscription-enfant-creche.*creche=/);
  await family.ready();
  // What the search has said comes with code of its own.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pre-registration'))).toContain('born');
  const proceed = form.getByRole('button', { name: 'Continuer', exact: true });
  await effort.tap(form.locator('[name="parents.0.employmentStatus"][value="employee"]'));
  await effort.type(field('parents.0.employer'), 'Café & Cie');
  await effort.tap(proceed);
  await family.heading(/^Étape 2/);
  await effort.type(field('children.0.birthDate'), addMonths(todayInParis(Date.now()), -8));
  await effort.tap(proceed);
  await family.heading(/^Étape 3/);
  await effort.type(field('hoursFrom'), '08:00');
  await effort.type(field('hoursTo'), '18:00');
  await effort.tap(proceed);
  await family.heading(/^Étape 4/);
  await effort.tap(proceed);
  await family.heading(/^Étape 5/);
  await effort.type(field('parents.0.firstName'), 'Zoé');
  await effort.type(field('parents.0.lastName'), 'Le Goff');
  await effort.type(field('parents.0.email'), email);
  await effort.type(field('parents.0.phone'), '0692 12 34 56');
  await effort.tap(proceed);
  await family.heading('Récapitulatif');
  await effort.tap(form.locator('button[value="send"]'));
  await page.waitForURL(/\/acceptee$/);
  expect(effort.taps).toBeLessThanOrEqual(20);
  expect(effort.pixels).toBeLessThanOrEqual(3000);
  expect(await recordsOf(email)).toMatchObject([
    { days: ['monday', 'tuesday', 'thursday', 'friday'], homePlace: expect.stringContaining('Lyon') },
  ]);
});

/** The step of the request that the page tells of. */
const presentStep = (page: Page) => page.getByRole('main').locator('[aria-current=step]');

test('on a phone one tap in the mail, or two from the closed header, lead to where a request stands', async () => {
  const email = 'ou-en-est@exemple.fr';
  const reference = createReference(crypto.getRandomValues(new Uint8Array(referenceBytes)));
  await preRegister(forms.site.cms, [{ email, firstName: 'Inès' }], { reference, submittedAt: new Date().toISOString() });
  const text = await until('the mail', () => forms.mails.to(email)[0]?.mail.text);
  const fromMail = await visit(true, visitor);
  // The one tap.
  await fromMail.page.goto(/http\S+dossier\S+/.exec(text)?.[0] ?? '');
  const reading = countEffort();
  await reading.reach(presentStep(fromMail.page));
  expect(reading.pixels).toBe(0);
  expect(await presentStep(fromMail.page).innerText()).toMatch(/^Reçue/);
  await fromMail.page.context().close();

  const { page } = await visit(true, visitor);
  await page.goto(forms.site.url);
  await hydrate(page);
  // From the closed header: its menu, and the line in it. What is asked for after it is the family's to type.
  const effort = countEffort();
  await effort.tap(page.getByRole('button', { name: 'Menu' }));
  const opened = effort.taps;
  await effort.tap(page.locator('#menu').getByRole('link', { name: 'Suivre ma demande', exact: true }).last());
  await page.waitForURL(/suivi-de-demande/);
  expect(effort.taps).toBeLessThanOrEqual(2);
  expect(effort.pixels).toBe(0);
  const main = page.getByRole('main');
  await effort.type(main.locator('[name=reference]'), reference);
  await effort.type(main.locator('[name=email]'), email);
  await effort.tap(main.getByRole('button', { name: 'Voir où en est ma demande' }));
  await effort.reach(presentStep(page));
  // The menu that is open leads to the answer with as many.
  expect(effort.taps - opened).toBeLessThanOrEqual(2);
  expect(await presentStep(page).innerText()).toMatch(/^Reçue/);
});
