import { expect, test } from 'vitest';
import { readManifest } from '../../../../build/client-build-plugin.ts';
import { until } from '../../../../harness/until.ts';
import { errorOf, errorSummary, fillForm, focusedId, openForm, waitForForm } from '../../../helpers/forms/form-page.ts';
import { forms, openFormSite } from '../../../helpers/forms/open-form-site.ts';
import { context, page, stopScripts } from '../../../helpers/open-site.ts';
import { accessibilityViolations } from '../../../helpers/page-checks.ts';

openFormSite();

const messageFrom = (email: string) => ({
  audience: 'famille',
  subject: 'place',
  firstName: 'Zoé',
  lastName: "N'Guyen",
  email,
  message: 'Bonjour, une place\u202f?',
});
const open = (path = '/contact') => openForm(page, forms.site.url + path);
const send = (name = 'Envoyer mon message') => page.getByRole('button', { name });
async function arrives() {
  await page.waitForURL('**/formulaires/contact/merci');
  await page.getByRole('heading', { level: 1, name: 'Merci, votre message est bien arrivé' }).waitFor();
}
const field = (name: string) => page.locator(`form [name="${name}"]`);
const radio = (name: string, value: string) => page.locator(`form [name="${name}"][value="${value}"]`);

/** One entry in the CMS and one mail to its sender, whatever was pressed. */
async function isRecordedOnce(email: string) {
  await until('the entry', async () => (await forms.entriesOf('contact-request', { email }))[0]?.notifiedAt);
  await until('the mail', () => forms.mails.to(email).length);
  expect(await forms.entriesOf('contact-request', { email })).toHaveLength(1);
  expect(forms.mails.to(email)).toHaveLength(1);
}

test('what is wrong is said when a field is left, not while it is written in, and above the form with links when it is sent', async () => {
  await open();
  await field('email').pressSequentially('zoe@');
  expect(await field('email').getAttribute('aria-invalid')).toBeNull();
  await field('email').press('Tab');
  await errorOf(page, 'contact-email').waitFor();
  expect(await field('email').getAttribute('aria-invalid')).toBe('true');
  expect(await field('email').getAttribute('aria-describedby')).toBe('contact-email-error');
  expect(await errorSummary(page).count()).toBe(0);
  await send().click();
  await errorSummary(page).waitFor();
  expect(await errorSummary(page).getByRole('link').allTextContents()).toEqual([
    'Vous êtes',
    'Prénom',
    'Nom',
    'Adresse e\u2011mail',
    'Votre message',
  ]);
  await expect.poll(() => focusedId(page)).toBe('contact-audience');
  expect(await accessibilityViolations(page)).toEqual([]);
  await errorSummary(page).getByRole('link', { name: 'Prénom' }).click();
  await expect.poll(() => focusedId(page)).toBe('contact-firstName');
  await field('firstName').fill('Zoé');
  await field('firstName').press('Tab');
  await errorOf(page, 'contact-firstName').waitFor({ state: 'detached' });
  expect(await field('email').inputValue()).toBe('zoe@');
  // Who has sent the form once is told at once what another answer asks for.
  await radio('audience', 'entreprise').check();
  await field('email').focus();
  await errorOf(page, 'contact-company').waitFor();
  await errorOf(page, 'contact-subject').waitFor();
});

test('subjects and company follow the audience; a subject that another has is dropped', async () => {
  await open();
  expect(await radio('subject', 'place').isVisible()).toBe(false);
  expect(await field('company').isVisible()).toBe(false);
  await radio('audience', 'entreprise').check();
  expect(await radio('subject', 'place').isVisible()).toBe(false);
  await radio('subject', 'reservation').check();
  await field('siret').fill('123');
  await radio('audience', 'gestionnaire').check();
  expect(await radio('subject', 'reservation').isChecked()).toBe(false);
  expect(await field('company').isVisible()).toBe(true);
  await radio('subject', 'my_data').check();
  await radio('audience', 'famille').check();
  expect(await radio('subject', 'my_data').isChecked()).toBe(true);
  expect(await field('company').isVisible()).toBe(false);
});

test('a likely slip in an address is pointed out and corrected on a press', async () => {
  await open();
  await field('email').fill('zoe@gmial.com');
  await field('email').press('Tab');
  await page.getByRole('button', { name: 'zoe@gmail.com' }).click();
  expect(await field('email').inputValue()).toBe('zoe@gmail.com');
  expect(await focusedId(page)).toBe('contact-email');
});

test('with the keyboard alone a message arrives, with its reference; a refresh of the outcome sends nothing', async () => {
  await open();
  const { keyboard } = page;
  await radio('audience', 'famille').focus();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  for (const text of ['', 'Zoé', "N'Guyen", 'clavier.contact@exemple.fr', '', 'Bonjour']) {
    if (text) await keyboard.insertText(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await arrives();
  const reference = /CS\S+/.exec((await page.locator('main').textContent()) ?? '')?.[0];
  await isRecordedOnce('clavier.contact@exemple.fr');
  const [entry] = await forms.entriesOf('contact-request', { email: 'clavier.contact@exemple.fr' });
  expect(reference?.replace(/\u2011/g, '-')).toContain(String(entry?.reference));
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.reload();
  expect(await page.locator('main').textContent()).toContain(reference);
  await isRecordedOnce('clavier.contact@exemple.fr');
});

test('a lost connection keeps everything, and sending again is one request', async () => {
  await open();
  const message = messageFrom('hors-ligne@exemple.fr');
  await fillForm(page, message);
  await context.setOffline(true);
  await send().click();
  await errorSummary(page).getByText('La connexion s’est interrompue').waitFor();
  expect(await field('message').inputValue()).toBe(message.message);
  await context.setOffline(false);
  await send().click();
  await arrives();
  await isRecordedOnce('hors-ligne@exemple.fr');
});

test('an answer that is lost after the request was recorded is one request too', async () => {
  await open();
  await fillForm(page, messageFrom('perdue@exemple.fr'));
  await page.route(
    '**/formulaires/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send().click();
  await errorSummary(page).waitFor();
  await send().click();
  await arrives();
  await isRecordedOnce('perdue@exemple.fr');
});

test('a double click, and going back to send the same again, are one request', async () => {
  await open();
  await fillForm(page, messageFrom('double@exemple.fr'));
  await send().dblclick();
  await arrives();
  await page.goBack();
  await page.waitForURL('**/contact');
  await waitForForm(page);
  await fillForm(page, messageFrom('double@exemple.fr'));
  await send().click();
  await arrives();
  await isRecordedOnce('double@exemple.fr');
});

test('without JavaScript the page comes back with what was entered and what is wrong, and then the message arrives', async () => {
  await stopScripts();
  await page.goto(`${forms.site.url}/contact`);
  await fillForm(page, { ...messageFrom('sans@'), audience: 'entreprise', subject: 'reservation', firstName: '<b>"Zoé"</b>' });
  await Promise.all([page.waitForResponse((response) => response.status() === 422), send().click()]);
  await errorSummary(page).waitFor();
  expect(await errorSummary(page).getByRole('link').allTextContents()).toEqual(['Nom de la structure', 'Adresse e\u2011mail']);
  expect(await radio('subject', 'reservation').isChecked()).toBe(true);
  expect(await field('firstName').inputValue()).toBe('<b>"Zoé"</b>');
  expect(await page.locator('form :focus').getAttribute('name')).toBe('company');
  await fillForm(page, { company: 'Café & Cie', email: 'sans.contact@exemple.fr' });
  await send().click();
  await arrives();
  expect(await page.locator('main').textContent()).toMatch(/CS\S+/);
  await isRecordedOnce('sans.contact@exemple.fr');
});

test('an English page speaks English and loads no French, and a page for companies asks for no audience', async () => {
  await open('/en/contact');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const wordsOf = (language: string) => `/${readManifest()[`client/features/forms/contact/${language}.ts`]?.file}`;
  expect(loaded).toContain(wordsOf('en'));
  expect(loaded).not.toContain(wordsOf('fr'));
  await send('Send my message').click();
  await errorSummary(page).getByText('Enter your first name.').first().waitFor();
  expect(await page.locator('form').textContent()).not.toMatch(/facultatif|Prénom/);
  await open('/creer-creche-entreprise');
  expect(await field('audience').getAttribute('type')).toBe('hidden');
  expect(await radio('subject', 'reservation').isVisible()).toBe(true);
  expect(await radio('subject', 'place').count()).toBe(0);
  expect(await field('company').isVisible()).toBe(true);
});
