import { expect, test } from 'vitest';
import { phone } from '../../../../harness/browser/browser.ts';
import { until } from '../../../../harness/until.ts';
import { errorSummary, fillForm, focusedId, openForm } from '../../../helpers/forms/form-page.ts';
import { forms, openFormSite } from '../../../helpers/forms/open-form-site.ts';
import { page, stopScripts } from '../../../helpers/open-site.ts';
import { accessibilityViolations } from '../../../helpers/page-checks.ts';

openFormSite();

const manager = (email: string) => ({
  firstName: 'Ana',
  lastName: 'Costa',
  company: 'Les Lutins',
  email,
  phone: '0262 12 34 56',
});
const nursery = (index: number, name: string) => ({
  [`nurseries.${index}.name`]: name,
  [`nurseries.${index}.postalCode`]: '97400',
  [`nurseries.${index}.town`]: 'Saint-Denis',
});
const button = (name: string) => page.getByRole('button', { name });
const parts = () =>
  page
    .locator('form fieldset legend')
    .filter({ hasText: /^Crèche \d/ })
    .allTextContents();
const arrives = () => page.waitForURL('**/formulaires/partenaire/merci');

/** The names of the nurseries that the CMS was told of. */
async function recordedNurseries(email: string) {
  const entries = await until('the entry', async () => {
    const matches = await forms.entriesOf('contact-request', { email });
    return matches.length ? matches : null;
  });
  expect(entries).toHaveLength(1);
  const details = entries[0]?.details as { nurseries: { name: string }[] } | undefined;
  return details?.nurseries.map(({ name }) => name);
}

test('nurseries are added and taken away, the focus with them, and errors name the one they are in', async () => {
  await openForm(page, `${forms.site.url}/devenir-partenaire`);
  expect(await parts()).toEqual(['Crèche 1']);
  expect(await button('Retirer').count()).toBe(0);
  await button('Ajouter une crèche').click();
  expect(await focusedId(page)).toBe('partner-nurseries-1-name');
  await page.getByRole('status').filter({ hasText: 'Crèche 2 ajoutée' }).waitFor({ state: 'attached' });
  await button('Ajouter une crèche').click();
  await fillForm(page, { ...manager('ana@lutins.example'), ...nursery(0, 'Un'), ...nursery(1, 'Deux'), ...nursery(2, 'Trois') });
  await button('Retirer crèche 2').click();
  expect(await parts()).toEqual(['Crèche 1', 'Crèche 2']);
  await page.getByRole('status').filter({ hasText: 'Crèche 2 retirée' }).waitFor({ state: 'attached' });
  expect(await page.locator(':focus').textContent()).toBe('Ajouter une crèche');
  await fillForm(page, { 'nurseries.2.postalCode': 'x' });
  await button('Proposer mes places').click();
  await errorSummary(page).waitFor();
  expect(await errorSummary(page).getByRole('link').allTextContents()).toEqual(['Crèche 2, Code postal']);
  await expect.poll(() => focusedId(page)).toBe('partner-nurseries-2-postalCode');
  expect(await accessibilityViolations(page)).toEqual([]);
  await fillForm(page, nursery(2, 'Trois'));
  await button('Proposer mes places').click();
  await arrives();
  expect(await recordedNurseries('ana@lutins.example')).toEqual(['Un', 'Trois']);
});

test('ten nurseries are the most; errors of one that is taken away go with it', async () => {
  await openForm(page, `${forms.site.url}/devenir-partenaire`);
  for (let count = 1; count < 10; count += 1) await button('Ajouter une crèche').click();
  expect(await parts()).toHaveLength(10);
  expect(await button('Ajouter une crèche').count()).toBe(0);
  await fillForm(page, { ...manager('dix@lutins.example'), ...nursery(0, 'Un'), 'nurseries.9.name': 'Dix' });
  await button('Proposer mes places').click();
  await errorSummary(page).getByRole('link', { name: 'Crèche 10, Code postal' }).waitFor();
  await button('Retirer crèche 10').click();
  await errorSummary(page).waitFor({ state: 'detached' });
  await button('Proposer mes places').click();
  await arrives();
  expect(await recordedNurseries('dix@lutins.example')).toEqual(['Un']);
});

test('without JavaScript two blank nurseries stand ready; blank ones do not count, and those that were filled come back', async () => {
  await stopScripts();
  await page.goto(`${forms.site.url}/devenir-partenaire`);
  const further = page.locator('form details:has(input)');
  expect(await further.count()).toBe(2);
  await further.first().locator('summary').click();
  await fillForm(page, { ...manager('sans@lutins'), ...nursery(0, 'Un'), ...nursery(1, 'Deux') });
  await button('Proposer mes places').click();
  await errorSummary(page).waitFor();
  expect(await parts()).toEqual(['Crèche 1', 'Crèche 2', 'Crèche 3', 'Crèche 4']);
  expect(await page.locator('[name="nurseries.1.name"]').inputValue()).toBe('Deux');
  expect(await further.count()).toBe(2);
  await fillForm(page, { email: 'sans@lutins.example' });
  await button('Proposer mes places').click();
  await arrives();
  expect(await recordedNurseries('sans@lutins.example')).toEqual(['Un', 'Deux']);
});

test('from the button of the page the form is in the first screen of a phone, and eight taps send it', async () => {
  await page.setViewportSize(phone);
  await openForm(page, `${forms.site.url}/devenir-partenaire`);
  await page.locator('main').getByRole('link', { name: 'Proposer mes places' }).first().click();
  const top = () => page.locator('form[action="/formulaires/partenaire"]').evaluate((form) => form.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(phone.height / 2);
  expect(await top()).toBeGreaterThan(0);
  const needed = { ...manager('vite@lutins.example'), 'nurseries.0.postalCode': '97400' };
  await fillForm(page, needed);
  await button('Proposer mes places').click();
  await arrives();
  // The button of the page, each field, and the button of the form.
  expect(2 + Object.keys(needed).length).toBeLessThanOrEqual(8);
  expect(await recordedNurseries('vite@lutins.example')).toEqual(['Les Lutins']);
});
