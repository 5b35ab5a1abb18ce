import { expect, test } from 'vitest';
import { hydrate } from '../../../../harness/browser/browser.ts';
import { until } from '../../../../harness/until.ts';
import { errorSummary, fillForm, focusedId, openForm } from '../../../helpers/forms/form-page.ts';
import { forms, openFormSite } from '../../../helpers/forms/open-form-site.ts';
import { page, stopScripts } from '../../../helpers/open-site.ts';
import { accessibilityViolations } from '../../../helpers/page-checks.ts';

openFormSite();

const whitePaper = '/livres-blancs-entreprise/guide-rh-cofinancer-une-place-en-creche';
const failed = "Impossible d'envoyer le livre blanc. Veuillez contacter le support";
const person = (email: string) => ({ firstName: 'Ana', lastName: 'Costa', email });
const button = (name: string) => page.getByRole('button', { name });
const title = () => page.locator('h1').textContent();

async function askForWhitePaper(email: string, path = whitePaper) {
  await openForm(page, forms.site.url + path);
  await fillForm(page, person(email));
  await button('Recevoir le livre blanc').click();
}

test('a white paper comes by mail; asked again, the reader is told so and nothing is sent', async () => {
  await askForWhitePaper('ana@exemple.fr');
  await page.waitForURL('**/livre-blanc/envoye');
  await expect.poll(title).toBe('Le livre blanc est en route');
  expect(await accessibilityViolations(page)).toEqual([]);
  await askForWhitePaper('ana@exemple.fr');
  await page.waitForURL(/livre-blanc\/(?:envoye|deja-envoye)/);
  await openForm(page, forms.site.url + whitePaper);
  await fillForm(page, { ...person('ana@exemple.fr'), firstName: 'Anna' });
  await button('Recevoir le livre blanc').click();
  await page.waitForURL('**/livre-blanc/deja-envoye');
  await expect.poll(title).toBe('Vous avez déjà reçu ce livre blanc');
  expect(forms.mails.to('ana@exemple.fr')).toHaveLength(1);
});

test('a white paper without its id, and an address that mail cannot reach, have their message to the letter', async () => {
  await openForm(page, forms.site.url + whitePaper);
  await fillForm(page, person('sans-id@exemple.fr'));
  await page.locator('[name="whitePaperSlug"]').evaluate((input: HTMLInputElement) => {
    input.value = '';
  });
  await button('Recevoir le livre blanc').click();
  await page.waitForURL('**/livre-blanc/introuvable');
  await expect.poll(title).toBe(failed);
  forms.mails.mode = 'refusing';
  await askForWhitePaper('refusee@exemple.fr');
  await page.waitForURL('**/livre-blanc/erreur');
  await expect.poll(title).toBe(failed);
  expect(forms.mails.mails.filter(({ to }) => to.some((address) => /sans-id|refusee/.test(address)))).toEqual([]);
});

test('without JavaScript a white paper is asked for all the same, mistakes and English included', async () => {
  await stopScripts();
  await page.goto(`${forms.site.url}/en${whitePaper}`);
  await fillForm(page, { ...person('sans@'), company: 'Café & Cie' });
  await button('Receive the white paper').click();
  await errorSummary(page).waitFor();
  expect(await page.locator('[name="company"]').inputValue()).toBe('Café & Cie');
  expect(await page.locator('form :focus').getAttribute('name')).toBe('email');
  await fillForm(page, { email: 'sans@exemple.fr' });
  await button('Receive the white paper').click();
  await page.waitForURL('**/en/formulaires/livre-blanc/envoye');
  expect(forms.mails.to('sans@exemple.fr')).toHaveLength(1);
});

const signature = (email: string) => ({ ...person(email), role: 'Parent', town: 'Nantes' });

test('the manifesto says what is missing, is signed once, and thanks with what else can be done', async () => {
  await openForm(page, `${forms.site.url}/manifeste`);
  await button('Je signe').click();
  await errorSummary(page).waitFor();
  await expect.poll(() => focusedId(page)).toBe('manifesto-firstName');
  expect(await page.locator('[name="marketingPhone"]').count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await fillForm(page, signature('signe@exemple.fr'));
  await button('Je signe').dblclick();
  await page.waitForURL('**/formulaires/manifeste/merci');
  await expect.poll(title).toBe('Merci pour votre signature');
  expect(await page.getByRole('link', { name: 'Montrer le dispositif à mon employeur' }).getAttribute('href')).toBe(
    '/reserver-des-berceaux',
  );
  await until('the signature', async () => (await forms.entriesOf('manifesto-signature', { email: 'signe@exemple.fr' })).length);
  expect(await forms.entriesOf('manifesto-signature', { email: 'signe@exemple.fr' })).toHaveLength(1);
});

test('without JavaScript the manifesto is signed, and its boxes are kept where something is missing', async () => {
  await stopScripts();
  await page.goto(`${forms.site.url}/manifeste`);
  await fillForm(page, { ...signature('sans-script@exemple.fr'), town: '' });
  await page.locator('[name="publishName"]').check();
  await button('Je signe').click();
  await errorSummary(page).waitFor();
  expect(await page.locator('[name="publishName"]').isChecked()).toBe(true);
  await fillForm(page, { town: 'Nantes' });
  await button('Je signe').click();
  await page.waitForURL('**/formulaires/manifeste/merci');
  const [entry] = await until('the signature', async () => {
    const entries = await forms.entriesOf('manifesto-signature', { email: 'sans-script@exemple.fr' });
    return entries.length ? entries : null;
  });
  expect(entry).toMatchObject({ publishName: true, town: 'Nantes' });
});

test.for([
  '/contact',
  '/devenir-partenaire',
  '/manifeste',
  whitePaper,
  '/signaler-une-erreur',
  '/alerte-place',
  '/rendez-vous',
  '/pre-inscription-enfant-creche?step=5',
])('a press that begins while a line about the address is to come is not lost: %s', async (path) => {
  await openForm(page, forms.site.url + path);
  const form = page.locator('form[data-hydrated]').filter({ has: page.locator('[name$="email"]') });
  await form.locator('[name$="email"]').first().fill('zoe@gmial.com');
  const submit = form.locator('button[type="submit"]').first();
  await submit.scrollIntoViewIfNeeded();
  await submit.hover();
  await page.mouse.down();
  // Long enough for the page to be drawn anew under the pointer.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await errorSummary(page).waitFor();
  await page.getByRole('button', { name: 'zoe@gmail.com' }).waitFor();
});

test('whose browser fills in at once is sent a white paper, and not told to go slower', async () => {
  await page.goto(forms.site.url + whitePaper);
  await hydrate(page);
  await page.locator('form[data-hydrated]').waitFor({ state: 'attached' });
  await fillForm(page, person('vite@exemple.fr'));
  await button('Recevoir le livre blanc').click();
  await page.waitForURL('**/livre-blanc/envoye');
});
