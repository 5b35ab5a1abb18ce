import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from '../../../harness/browser/browser.ts';
import { familyDays } from '../../helpers/forms/family-form.ts';
import { openFamilySite, recordsOf, visit } from '../../helpers/forms/family-visits.ts';
import { accessibilityViolations, unreachableText } from '../../helpers/page-checks.ts';

openFamilySite();

test.for(['Pacific/Tahiti', 'America/Guadeloupe'])('no time zone shifts a date: %s', async (timezoneId) => {
  const email = `${timezoneId.toLowerCase().replace('/', '-')}@exemple.fr`;
  const family = await visit(true, { timezoneId });
  await family.open();
  await family.fillAll(email);
  await family.send();
  await family.page.waitForURL(/\/acceptee$/);
  expect(await recordsOf(email)).toMatchObject([{ startDate: familyDays.start, children: [{ birthDate: familyDays.birth }] }]);
});

test('in English it reads and ends in English', async () => {
  const family = await visit(true, {}, 'en');
  await family.open();
  await family.heading('Step 1 of 5: Your situation');
  await family.fillAll('english@exemple.fr');
  await family.heading('Summary');
  await family.send();
  await family.page.waitForURL(/\/en\/formulaires\/pre-inscription\/acceptee$/);
  await family.page.getByRole('heading', { level: 1, name: 'Thank you, your request is accepted' }).waitFor();
});

test('notes on the wishes are information: shown while they are entered, read out, and no reason to stop', async () => {
  const family = await visit(true);
  const { form, field, fill } = family;
  await family.open('?step=3');
  await fill.need();
  const notes = form.getByRole('status').filter({ hasText: 'horaires atypiques' });
  expect(await notes.count()).toBe(0);
  await field('hoursFrom').fill('05:30');
  await notes.waitFor();
  await family.proceed();
  await family.heading(/^Étape 4/);
});

/** What has the focus, and what lies over it on the screen; null where nothing does. */
const coverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const label = (focused as HTMLInputElement).labels?.[0];
    // A choice is drawn by its label.
    const part = focused.matches('[type="radio"], [type="checkbox"]') && label ? label : focused;
    const { left, top } = part.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 8, top + 8);
    return focused !== document.body && part.contains(seen) ? null : `${part.outerHTML.slice(0, 80)} under ${seen?.outerHTML.slice(0, 80)}`;
  });

test('every step is accessible, with errors and without, and readable on a phone', async () => {
  const family = await visit(true, { viewport: phone });
  const { page, form } = family;
  await family.open('?step=1');
  for (const [index, step] of (['situation', 'child', 'need', 'place', 'parents'] as const).entries()) {
    await family.proceed();
    await form.getByRole('alert').waitFor();
    await expect.poll(() => coverOfFocus(page), { message: `step ${index + 1}` }).toBeNull();
    // At its end the bar of buttons rests below the fields: before that it lies over some, wherever one reads.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await accessibilityViolations(page), `step ${index + 1} with errors`).toEqual([]);
    await family.fill[step]();
    expect(await unreachableText(page), `step ${index + 1}`).toEqual([]);
    await family.proceed();
    await page.waitForURL(new RegExp(`step=${index + 2}`));
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('etape');
    expect(await accessibilityViolations(page), `step ${index + 2}`).toEqual([]);
  }
  expect(await unreachableText(page), 'recap').toEqual([]);
});
